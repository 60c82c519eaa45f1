"""The Joker's wild: another player draws until a colour comes."""

from __future__ import annotations

from functools import partial

import pytest

from table import arrange, clause

CORNERS = {"tormented", "went_out"}
"""What the proofs must see happen when it leaves nothing to draw."""

joker = partial(arrange, edition="jokers-wild", top="G5")


@clause("joker.target")
def test_whoever_plays_it_picks_another_player_and_then_a_colour() -> None:
    """Not oneself, and one cannot decline; nothing is drawn before the colour is called."""
    game = joker("WJ R1 R2 | Y1 Y2 | Y3 Y4").play("0 play WJ")
    assert game.events == [{"event": "played", "seat": 0, "card": "WJ"}]
    assert game.asked() == {0: "torment"}
    assert game.choices(0) == {"torment 1", "torment 2"}
    for choice in ("torment 0", "torment 3", "torment 02", "torment", "pass", "draw", "colour blue", "battle 1"):
        game.refuse(f"0 {choice}")
    game.refuse("1 torment 2", "not_asked")
    game.play("0 torment 2")
    assert game.events == []
    assert game.asked() == {0: "colour"}
    assert game.choices(0) == {"colour blue", "colour green", "colour red", "colour yellow"}
    assert game.sizes() == [2, 2, 2]
    assert game.state["colour"] == "green"
    game.refuse("0 torment 1").refuse("2 colour blue", "not_asked")


@clause("joker.draw", "joker.discard", "joker.resume", "ruling.joker_colourless")
def test_the_tormented_player_draws_until_the_colour_comes_and_discards_that_card() -> None:
    """Everything else drawn is kept, colourless cards too."""
    game = joker("WJ R1 R2 | Y1 Y2 | Y3 Y4", draw="R5 W WJ W4 B9 G1 G2").play("0 play WJ", "0 torment 2", "0 colour blue")
    assert game.events == [
        {"event": "colour_named", "seat": 0, "colour": "blue"},
        {"event": "tormented", "seat": 2, "by": 0, "colour": "blue"},
        {"event": "drew", "seat": 2, "cards": ["R5", "W", "WJ", "W4", "B9"]},
        {"event": "discarded", "seat": 2, "card": "B9"},
        {"event": "turn_began", "seat": 1},
    ]
    assert game.state["hands"] == [["R1", "R2"], ["Y1", "Y2"], ["Y3", "Y4", "R5", "W", "WJ", "W4"]]
    assert game.state["discard_pile"] == ["B9", "WJ", "G5"]
    assert game.state["draw_pile"] == ["G1", "G2"]
    assert game.state["colour"] == "blue"
    assert game.state["turn"] == 1


@clause("joker.draw")
def test_a_card_of_the_colour_already_held_does_not_count() -> None:
    """The colour must be drawn; of like cards the one just drawn is discarded."""
    game = joker("WJ R1 R2 | B9 Y2 | Y3 Y4", draw="R5 B9 G1").play("0 play WJ", "0 torment 1", "0 colour blue")
    assert game.events[2:4] == [
        {"event": "drew", "seat": 1, "cards": ["R5", "B9"]},
        {"event": "discarded", "seat": 1, "card": "B9"},
    ]
    assert game.state["hands"][1] == ["B9", "Y2", "R5"]


@clause("joker.draw")
def test_the_first_card_drawn_may_be_of_the_colour() -> None:
    """Then the hand is as large as before."""
    game = joker("WJ R1 R2 | Y1 Y2 | Y3 Y4", draw="B0 B1").play("0 play WJ", "0 torment 1", "0 colour blue")
    assert game.state["hands"][1] == ["Y1", "Y2"]
    assert game.state["draw_pile"] == ["B1"]


@clause("joker.target")
def test_the_colour_in_play_may_be_called() -> None:
    """Like a Wild."""
    game = joker("WJ R1 R2 | Y1 Y2 | Y3 Y4", draw="G1 B1").play("0 play WJ", "0 torment 1", "0 colour green")
    assert game.state["discard_pile"] == ["G1", "WJ", "G5"]
    assert game.state["colour"] == "green"


@clause("joker.resume")
@pytest.mark.parametrize(("direction", "expected"), [("left", 2), ("right", 0)])
@pytest.mark.parametrize("target", [0, 2, 3])
def test_play_goes_on_next_to_whoever_played_it(direction: str, expected: int, target: int) -> None:
    """Whoever was tormented, who does not miss a turn."""
    game = joker("Y1 Y2 | WJ R1 R2 | Y3 Y4 | Y5 Y6", draw="R5 B9 G1", turn=1, direction=direction)
    game.play("1 play WJ", f"1 torment {target}", "1 colour blue")
    assert game.events[-1] == {"event": "turn_began", "seat": expected}
    assert game.state["direction"] == direction
    assert game.asked() == {expected: "turn"}


@clause("joker.target", "joker.resume")
def test_two_players_torment_each_other() -> None:
    """The only other player is still picked, and plays next."""
    game = joker("WJ R1 R2 | Y1 Y2", draw="R5 B9 G1").play("0 play WJ")
    assert game.choices(0) == {"torment 1"}
    game.play("0 torment 1", "0 colour blue")
    assert game.state["hands"][1] == ["Y1", "Y2", "R5"]
    assert game.state["turn"] == 1


@clause("ruling.joker_no_effect")
@pytest.mark.parametrize("action", ["B+2", "Brev", "Bskip"])
@pytest.mark.parametrize("target", [1, 2])
def test_a_discarded_action_card_has_no_effect(action: str, target: int) -> None:
    """It is only the new top, to be matched by colour or symbol."""
    game = joker("WJ R1 R2 | R+2 Rrev Rskip B3 R7 | Y3 Y4", draw=f"R5 {action} G1")
    game.play("0 play WJ", f"0 torment {target}", "0 colour blue")
    assert game.said() == ["colour_named", "tormented", "drew", "discarded", "turn_began"]
    assert game.state["direction"] == "left"
    assert game.state["turn"] == 1
    assert game.state["discard_pile"][0] == action
    assert game.state["draw_pile"] == ["G1"]
    fits = {"play B3", "play R" + action[1:], "draw"}
    assert game.choices(1) == fits


@clause("joker.draw", "round.reshuffle", "ruling.reshuffle_top")
def test_the_torment_goes_on_through_a_reshuffle() -> None:
    """The card that torments stays; one draw is told, across the reshuffle."""
    game = joker("WJ R1 R2 | Y1 Y2 | Y3 Y4", draw="R5 W", top="B4 B1 B2")
    game.play("0 play WJ", "0 torment 2", "0 colour blue")
    assert game.said() == ["colour_named", "tormented", "reshuffled", "drew", "discarded", "turn_began"]
    assert game.events[2] == {"event": "reshuffled", "count": 3}
    found = game.state["discard_pile"][0]
    assert game.events[3] == {"event": "drew", "seat": 2, "cards": ["R5", "W", found]}
    assert game.events[4] == {"event": "discarded", "seat": 2, "card": found}
    assert game.state["discard_pile"] == [found, "WJ"]
    assert sorted([found, *game.state["draw_pile"]]) == ["B1", "B2", "B4"]
    assert game.state["hands"][2] == ["Y3", "Y4", "R5", "W"]


@clause("ruling.reshuffle_top", "joker.draw")
def test_nothing_is_reshuffled_when_the_last_card_of_the_pile_is_found() -> None:
    """A pile is renewed when a card is needed, not before."""
    game = joker("WJ R1 R2 | Y1 Y2 | Y3 Y4", draw="R5 B9", top="G5 B1 B2")
    game.play("0 play WJ", "0 torment 2", "0 colour blue")
    assert game.said() == ["colour_named", "tormented", "drew", "discarded", "turn_began"]
    assert game.state["draw_pile"] == []
    assert game.state["discard_pile"] == ["B9", "WJ", "G5", "B1", "B2"]


@clause("ruling.joker_dry")
def test_when_the_colour_never_comes_everything_drawn_is_kept() -> None:
    """The called colour is in play on the card that torments."""
    game = joker("WJ R1 R2 | B1 Y2 | Y3 Y4", draw="R5 W").play("0 play WJ", "0 torment 2", "0 colour blue")
    assert game.events == [
        {"event": "colour_named", "seat": 0, "colour": "blue"},
        {"event": "tormented", "seat": 2, "by": 0, "colour": "blue"},
        {"event": "reshuffled", "count": 1},
        {"event": "drew", "seat": 2, "cards": ["R5", "W", "G5"]},
        {"event": "turn_began", "seat": 1},
    ]
    assert game.state["hands"][2] == ["Y3", "Y4", "R5", "W", "G5"]
    assert game.state["discard_pile"] == ["WJ"]
    assert game.state["draw_pile"] == []
    assert game.state["colour"] == "blue"
    assert game.choices(1) == {"play B1", "draw"}


@clause("joker.last_card", "ruling.joker_going_out", "ruling.last_colour")
def test_going_out_with_it_still_torments() -> None:
    """The discard included; then the round is scored."""
    game = joker("WJ | Y1 | Y3 Y4", draw="R5 W B9 G1").play("0 play WJ")
    assert game.said() == ["played"]
    assert not game.state["round_over"]
    assert game.asked() == {0: "torment"}
    assert game.offers() == set()
    game.play("0 torment 2")
    assert game.asked() == {0: "colour"}
    game.play("0 colour blue")
    assert game.events == [
        {"event": "colour_named", "seat": 0, "colour": "blue"},
        {"event": "tormented", "seat": 2, "by": 0, "colour": "blue"},
        {"event": "drew", "seat": 2, "cards": ["R5", "W", "B9"]},
        {"event": "discarded", "seat": 2, "card": "B9"},
        {"event": "went_out", "seat": 0},
        {
            "event": "round_ended",
            "winner": 0,
            "points": 63,
            "hands": [[], ["Y1"], ["Y3", "Y4", "R5", "W"]],
            "scores": [63, 0, 0],
        },
    ]
    assert game.answer["asked"] == []
    assert game.state["turn"] == 0
    assert game.state["colour"] == "blue"


@clause("ruling.joker_going_out", "ruling.joker_dry")
def test_a_last_torment_may_run_dry() -> None:
    """Everything drawn counts, and the round is over."""
    game = joker("WJ | Y1 | Y3", draw="R5").play("0 play WJ", "0 torment 1", "0 colour blue")
    assert game.said() == ["colour_named", "tormented", "reshuffled", "drew", "went_out", "round_ended"]
    assert game.state["round_points"] == 1 + 5 + 5 + 3
    assert game.state["round_winner"] == 0


@clause("ruling.joker_going_out", "match.low", "ruling.low_points")
def test_a_last_torment_counts_against_the_tormented_in_the_low_score_match() -> None:
    """Each adds what they hold after it."""
    game = joker("WJ | Y1 | Y3 Y4", draw="R5 W B9 G1", rules={"scoring": "low"})
    game.play("0 play WJ", "0 torment 2", "0 colour blue")
    assert game.state["scores"] == [0, 1, 62]
    assert game.state["round_points"] == 63
    assert game.state["round_winner"] == 0


@clause("ruling.joker_going_out", "ruling.uno_early")
def test_a_call_with_the_last_card_is_passed_over() -> None:
    """No card is left to call."""
    game = joker("WJ | Y1 | Y3").play("0 play WJ uno")
    assert game.said() == ["played"]
    assert game.asked() == {0: "torment"}


@clause("ruling.uno_reached", "joker.discard")
def test_a_torment_that_ends_with_one_card_owes_the_call() -> None:
    """Two for a moment, then one: the hand came down to it. The window lapses with the next turn begun."""
    game = joker("WJ R1 R2 | Y1 Y2 | Y3", draw="B9 G1 G2 G3").play("0 play WJ", "0 torment 2")
    assert game.offers() == set()
    game.play("0 colour blue")
    assert game.state["hands"][2] == ["Y3"]
    assert game.offers() == {"2 uno", "0 catch 2", "1 catch 2"}
    game.play("1 draw")
    assert game.offers() == set()


@clause("ruling.uno_reached", "joker.discard")
def test_a_player_who_had_called_owes_it_again_after_the_torment() -> None:
    """The hand grew and came down once more."""
    game = joker("G1 Y1 | WJ R1 R2 | Y3 Y4", draw="B9 G1 G2").play("0 play G1 uno", "1 play WJ", "1 torment 0")
    assert game.offers() == set()
    game.play("1 colour blue")
    assert game.state["hands"][0] == ["Y1"]
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}


@clause("ruling.uno_reached", "uno.catch")
def test_a_tormented_player_may_be_caught() -> None:
    """By anybody, before the next turn is begun, even if it is the tormented player's own."""
    game = joker("WJ R1 R2 | Y1 | Y3 Y4", draw="B9 G1 G2 G3").play("0 play WJ", "0 torment 1", "0 colour blue")
    assert game.asked() == {1: "turn"}
    assert game.offers() == {"1 uno", "0 catch 1", "2 catch 1"}
    game.play("2 catch 1")
    assert game.events == [
        {"event": "caught", "seat": 1, "by": 2},
        {"event": "drew", "seat": 1, "cards": ["G1", "G2"]},
    ]
    assert game.asked() == {1: "turn"}


@clause("ruling.uno_reached", "joker.discard")
def test_a_torment_that_leaves_more_than_one_card_owes_nothing() -> None:
    """Whatever passed through the hand."""
    game = joker("WJ R1 R2 | Y1 | Y3 Y4", draw="R5 B9 G1").play("0 play WJ", "0 torment 1", "0 colour blue")
    assert game.state["hands"][1] == ["Y1", "R5"]
    assert game.offers() == set()


@clause("uno.catch", "ruling.uno_reached")
@pytest.mark.parametrize("before", [(), ("0 torment 2",)])
def test_the_tormentor_may_be_caught_meanwhile(before: tuple[str, ...]) -> None:
    """While naming the player or the colour; the penalty is drawn before the torment."""
    game = joker("WJ R1 | Y1 Y2 | Y3 Y4", draw="R5 R6 B9 G1").play("0 play WJ", *before)
    question = game.asked()
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    game.play("1 catch 0")
    assert game.events == [
        {"event": "caught", "seat": 0, "by": 1},
        {"event": "drew", "seat": 0, "cards": ["R5", "R6"]},
    ]
    assert game.asked() == question
    game.play(*(("0 torment 2",) if not before else ()), "0 colour blue")
    assert game.events[2] == {"event": "drew", "seat": 2, "cards": ["B9"]}
    assert game.state["hands"][0] == ["R1", "R5", "R6"]


@clause("ruling.uno_early", "uno.call")
def test_the_tormentor_may_call_in_the_same_breath() -> None:
    """With one card left."""
    game = joker("WJ R1 | Y1 Y2 | Y3 Y4").play("0 play WJ uno")
    assert game.said() == ["played", "called"]
    assert game.offers() == set()
    assert game.asked() == {0: "torment"}


@clause("joker.draw")
def test_what_a_tormented_player_keeps_is_hidden() -> None:
    """The card found is open; the others are counted only."""
    seen = []
    for kept in ("R5", "W"):
        game = joker("WJ R1 R2 | Y1 Y2 | Y3 Y4", draw=f"{kept} B9 G1").play("0 play WJ", "0 torment 2", "0 colour blue")
        assert game.view(2)["hand"] == ["Y3", "Y4", kept]
        seen.append([game.view(seat) for seat in (0, 1, None)])
    assert seen[0] == seen[1]
    assert seen[0][0]["hand_sizes"] == [2, 2, 3]
    assert seen[0][0]["draw_pile_size"] == 1
