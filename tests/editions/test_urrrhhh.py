"""Urrrhhh: the cards of one colour are given away round the table."""

from __future__ import annotations

import json
from functools import partial

import pytest

from table import arrange, clause

CORNERS = {"caught", "passed"}
"""What the proofs must see happen when it leaves nothing to draw."""

urrrhhh = partial(arrange, edition="urrrhhh", top="G5")


@clause("urrrhhh.colour", "ruling.urrrhhh_must")
def test_whoever_plays_it_must_pick_a_colour_of_their_hand() -> None:
    """No other colour, and nobody may decline."""
    game = urrrhhh("WU B1 Bskip P5 W | Y1 Y2 | Y3 Y4").play("0 play WU")
    assert game.events == [{"event": "played", "seat": 0, "card": "WU"}]
    assert game.asked() == {0: "riddance"}
    assert game.choices(0) == {"give blue", "give pink"}
    assert game.state["turn"] == 0
    for choice in ("give yellow", "give green", "give red", "give", "pass", "draw", "colour blue", "hand B1"):
        game.refuse(f"0 {choice}")
    game.refuse("1 give yellow", "not_asked")


@clause("urrrhhh.colour", "ruling.urrrhhh_order")
def test_the_giver_is_asked_for_each_card_of_the_colour() -> None:
    """Action cards have a colour too; other colours and colourless cards stay."""
    game = urrrhhh("WU B1 B1 Bskip P5 W | Y1 Y2 | Y3 Y4").play("0 play WU", "0 give blue")
    assert game.events == [{"event": "colour_given_up", "seat": 0, "colour": "blue"}]
    assert game.asked() == {0: "hand"}
    assert game.choices(0) == {"hand B1", "hand Bskip"}
    for choice in ("hand P5", "hand W", "hand B2", "hand B1 uno", "hand", "pass", "give pink", "colour blue"):
        game.refuse(f"0 {choice}")
    game.refuse("1 hand Y1", "not_asked")


@clause("urrrhhh.give", "urrrhhh.uneven", "ruling.urrrhhh_order")
def test_the_cards_go_round_from_the_left_until_none_is_left() -> None:
    """Three cards for two players; the giver says which goes where, and is asked even for the last."""
    game = urrrhhh("WU B1 P5 B2 B3 P6 | Y1 Y2 | Y3 Y4").play("0 play WU", "0 give blue", "0 hand B3")
    assert game.events == [{"event": "gave", "seat": 0, "to": 1, "card": "B3"}]
    assert game.choices(0) == {"hand B1", "hand B2"}
    game.play("0 hand B1")
    assert game.events == [{"event": "gave", "seat": 0, "to": 2, "card": "B1"}]
    assert game.asked() == {0: "hand"}
    assert game.choices(0) == {"hand B2"}
    game.play("0 hand B2")
    assert game.events == [{"event": "gave", "seat": 0, "to": 1, "card": "B2"}]
    assert game.state["hands"] == [["P5", "P6"], ["Y1", "Y2", "B3", "B2"], ["Y3", "Y4", "B1"]]
    assert game.state["discard_pile"] == ["WU", "G5"]
    assert game.asked() == {0: "colour"}


@clause("urrrhhh.wild")
def test_then_the_giver_names_the_colour() -> None:
    """Any of the four, even the one given away; the next seat plays."""
    game = urrrhhh("WU B1 P5 P6 | Y1 Y2 | Y3 Y4").play("0 play WU", "0 give blue", "0 hand B1")
    assert game.choices(0) == {"colour blue", "colour green", "colour pink", "colour yellow"}
    assert game.state["colour"] == "green"
    game.play("0 colour blue")
    assert game.events == [
        {"event": "colour_named", "seat": 0, "colour": "blue"},
        {"event": "turn_began", "seat": 1},
    ]
    assert game.state["colour"] == "blue"
    assert game.choices(1) == {"play B1", "draw"}


@clause("urrrhhh.give", "ruling.urrrhhh_direction", "start_direction")
@pytest.mark.parametrize("direction", ["left", "right"])
@pytest.mark.parametrize(
    ("sheet", "rules", "receivers"),
    [
        ("en", {}, [2, 3, 0, 2]),
        ("fr-FR", {}, [2, 3, 0, 2]),
        ("es-ES", {}, [0, 3, 2, 0]),
        ("en", {"start_direction": "right"}, [0, 3, 2, 0]),
        ("es-ES", {"start_direction": "left"}, [2, 3, 0, 2]),
    ],
)
def test_the_direction_of_play_does_not_turn_the_giving(
    sheet: str, rules: dict[str, str], receivers: list[int], direction: str
) -> None:
    """Clockwise from the left, or by es-ES anticlockwise from the right; play goes on in its own direction."""
    hands = "Y1 Y2 | WU B1 B2 B3 B4 P5 P6 | Y3 Y4 | Y5 Y6"
    game = urrrhhh(hands, turn=1, direction=direction, sheet=sheet, rules=rules).play("1 play WU", "1 give blue")
    given = []
    for card in ("B4", "B2", "B1", "B3"):
        game.play(f"1 hand {card}")
        given.append(game.events[0]["to"])
    assert given == receivers
    game.play("1 colour pink")
    assert game.state["direction"] == direction
    assert game.state["turn"] == (2 if direction == "left" else 0)


@clause("ruling.urrrhhh_direction")
def test_after_a_reverse_the_giving_still_starts_on_the_left() -> None:
    """Seat 2 gives to seat 0 first, and seat 1 plays next."""
    game = urrrhhh("Grev Y1 Y2 | Y3 Y4 | WU B1 P5 P6").play("0 play Grev", "2 play WU", "2 give blue", "2 hand B1")
    assert game.events == [{"event": "gave", "seat": 2, "to": 0, "card": "B1"}]
    game.play("2 colour pink")
    assert game.events[-1] == {"event": "turn_began", "seat": 1}


@clause("urrrhhh.give", "urrrhhh.uneven")
@pytest.mark.parametrize("sheet", ["en", "es-ES"])
def test_with_two_players_the_other_gets_them_all(sheet: str) -> None:
    """The giver never gives to themselves."""
    game = urrrhhh("WU B1 B2 B3 P5 P6 | Y1", sheet=sheet).play("0 play WU", "0 give blue")
    game.play("0 hand B2", "0 hand B1", "0 hand B3")
    assert game.state["hands"] == [["P5", "P6"], ["Y1", "B2", "B1", "B3"]]
    game.play("0 colour pink")
    assert game.state["turn"] == 1


@clause("urrrhhh.give")
def test_a_given_action_card_has_no_effect() -> None:
    """It only changes hands."""
    game = urrrhhh("WU Bskip Brev B+2 P5 P6 | Y1 Y2 | Y3 Y4").play("0 play WU", "0 give blue")
    game.play("0 hand Bskip")
    assert game.said() == ["gave"]
    game.play("0 hand Brev", "0 hand B+2", "0 colour blue")
    assert game.said() == ["colour_named", "turn_began"]
    assert game.state["direction"] == "left"
    assert game.state["turn"] == 1
    assert game.sizes() == [2, 4, 3]


@clause("ruling.urrrhhh_order")
def test_only_giver_and_receiver_see_a_given_card() -> None:
    """Whichever card it was, the third seat and the spectators see the same."""
    seen = []
    for card in ("B1", "B2"):
        game = urrrhhh("WU B1 B2 P5 P6 | Y1 Y2 | Y3 Y4").play("0 play WU", "0 give blue", f"0 hand {card}")
        assert game.view(1)["hand"] == ["Y1", "Y2", card]
        assert game.view(2)["hand_sizes"] == [3, 3, 2]
        assert game.view(None)["hand"] is None
        seen.append([json.dumps(game.view(seat), sort_keys=True) for seat in (2, None)])
    assert seen[0] == seen[1]
    assert '"B1"' not in "".join(seen[0])


@clause("ruling.urrrhhh_no_colour")
def test_without_a_coloured_card_only_the_colour_is_named() -> None:
    """There is nothing to give."""
    game = urrrhhh("WU W W4 | Y1 Y2 | Y3 Y4").play("0 play WU")
    assert game.said() == ["played"]
    assert game.asked() == {0: "colour"}
    game.play("0 colour pink")
    assert game.sizes() == [2, 2, 2]
    assert game.state["turn"] == 1


@clause("ruling.last_colour", "round.over", "score.wilds")
def test_a_last_urrrhhh_ends_the_round() -> None:
    """No colour is given up and none is named."""
    game = urrrhhh("WU | Y1 WU | Y9").play("0 play WU")
    assert game.events == [
        {"event": "played", "seat": 0, "card": "WU"},
        {"event": "went_out", "seat": 0},
        {"event": "round_ended", "winner": 0, "points": 60, "hands": [[], ["Y1", "WU"], ["Y9"]], "scores": [60, 0, 0]},
    ]
    assert game.answer["asked"] == []
    assert game.state["colour"] == "green"


@clause("ruling.urrrhhh_out", "ruling.last_colour", "round.over")
def test_whoever_gives_the_last_cards_away_is_out() -> None:
    """The cards given count for the giver, and no colour is named."""
    game = urrrhhh("WU B1 B2 | Y1 Y3 | Y9").play("0 play WU", "0 give blue", "0 hand B1")
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    game.play("0 hand B2")
    assert game.events == [
        {"event": "gave", "seat": 0, "to": 2, "card": "B2"},
        {"event": "went_out", "seat": 0},
        {
            "event": "round_ended",
            "winner": 0,
            "points": 16,
            "hands": [[], ["Y1", "Y3", "B1"], ["Y9", "B2"]],
            "scores": [16, 0, 0],
        },
    ]
    assert game.answer["asked"] == []
    assert game.state["turn"] == 0
    assert game.state["discard_pile"] == ["WU", "G5"]


@clause("ruling.urrrhhh_out", "ruling.uno_early")
def test_one_may_call_and_then_give_the_last_card_away() -> None:
    """The call is owed as soon as the card is played."""
    game = urrrhhh("WU B1 | Y1 Y3 | Y9").play("0 play WU uno")
    assert game.said() == ["played", "called"]
    assert game.offers() == set()
    game.play("0 give blue", "0 hand B1")
    assert game.state["round_winner"] == 0


@clause("ruling.uno_reached", "uno.call", "uno.catch")
def test_giving_down_to_one_card_owes_the_call() -> None:
    """The window stays open until the next turn is begun."""
    game = urrrhhh("WU B1 P5 | Y1 Y2 | Y3 Y4").play("0 play WU", "0 give blue")
    assert game.offers() == set()
    game.play("0 hand B1")
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    game.play("0 colour yellow")
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    game.play("1 draw")
    assert game.offers() == set()


@clause("ruling.uno_reached", "uno.call")
def test_the_call_may_be_made_between_two_gifts() -> None:
    """Then nobody can catch the giver."""
    game = urrrhhh("WU B1 B2 | Y1 Y2 | Y3 Y4").play("0 play WU", "0 give blue", "0 hand B1", "0 uno")
    assert game.events == [{"event": "called", "seat": 0}]
    assert game.offers() == set()
    game.refuse("1 catch 0", "not_asked")
    assert game.asked() == {0: "hand"}


@clause("uno.catch", "ruling.urrrhhh_order")
def test_a_giver_caught_before_choosing_may_choose_a_colour_just_drawn() -> None:
    """And gives the drawn cards of the chosen colour too."""
    game = urrrhhh("WU B1 | Y1 Y2 | Y3 Y4", draw="P7 B9 Y8 Y9").play("0 play WU", "1 catch 0")
    assert game.events == [
        {"event": "caught", "seat": 0, "by": 1},
        {"event": "drew", "seat": 0, "cards": ["P7", "B9"]},
    ]
    assert game.asked() == {0: "riddance"}
    assert game.choices(0) == {"give blue", "give pink"}
    game.play("0 give blue")
    assert game.choices(0) == {"hand B1", "hand B9"}


@clause("ruling.urrrhhh_order", "uno.catch", "ruling.uno_reached")
def test_cards_of_the_colour_drawn_meanwhile_are_given_too() -> None:
    """A giver caught between two gifts goes on where the giving stopped, and may owe the call again."""
    game = urrrhhh("WU B1 B2 | Y1 Y2 | Y3 Y4", draw="B9 Y7 Y8 Y9").play("0 play WU", "0 give blue", "0 hand B1")
    game.play("2 catch 0")
    assert game.events == [
        {"event": "caught", "seat": 0, "by": 2},
        {"event": "drew", "seat": 0, "cards": ["B9", "Y7"]},
    ]
    assert game.asked() == {0: "hand"}
    assert game.choices(0) == {"hand B2", "hand B9"}
    game.refuse("0 hand Y7").refuse("0 hand B1")
    game.play("0 hand B9")
    assert game.events == [{"event": "gave", "seat": 0, "to": 2, "card": "B9"}]
    game.play("0 hand B2")
    assert game.events == [{"event": "gave", "seat": 0, "to": 1, "card": "B2"}]
    assert game.state["hands"] == [["Y7"], ["Y1", "Y2", "B1", "B2"], ["Y3", "Y4", "B9"]]
    assert game.asked() == {0: "colour"}
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}


@clause("uno.catch", "ruling.short_pile", "round.reshuffle")
def test_a_giver_caught_at_an_empty_pile_draws_what_there_is() -> None:
    """Here one card of another colour, from under the Urrrhhh; the giving goes on."""
    game = urrrhhh("WU B1 B2 | Y1 Y2 | Y3 Y4", draw="").play("0 play WU", "0 give blue", "0 hand B1", "1 catch 0")
    assert game.events == [
        {"event": "caught", "seat": 0, "by": 1},
        {"event": "reshuffled", "count": 1},
        {"event": "drew", "seat": 0, "cards": ["G5"]},
    ]
    assert game.choices(0) == {"hand B2"}
    game.play("0 hand B2")
    assert game.state["hands"][0] == ["G5"]
    assert game.asked() == {0: "colour"}


@clause("ruling.urrrhhh_order", "urrrhhh.wild")
def test_the_giving_is_over_once_the_colour_is_asked_for() -> None:
    """A card of the colour drawn after that stays."""
    game = urrrhhh("WU B1 P5 | Y1 Y2 | Y3 Y4", draw="B9 B8 Y8 Y9").play("0 play WU", "0 give blue", "0 hand B1")
    game.play("1 catch 0")
    assert game.asked() == {0: "colour"}
    game.play("0 colour pink")
    assert game.state["hands"][0] == ["P5", "B9", "B8"]
    assert game.state["turn"] == 1


@clause("ruling.uno_reached", "catch_until")
def test_a_card_received_ends_the_receivers_duty_to_call() -> None:
    """The hand is of another size now."""
    game = urrrhhh("G1 Y1 | WU B1 B2 P5 P6 | Y3 Y4", rules={"catch_until": "held"}).play("0 play G1", "1 play WU")
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    game.play("1 give blue", "1 hand B1")
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    game.play("1 hand B2")
    assert game.state["hands"][0] == ["Y1", "B2"]
    assert game.offers() == set()
