"""Best Friends: a number, and everybody may put one down."""

from __future__ import annotations

import json
from functools import partial

import pytest

from table import arrange, clause

CORNERS = {"caught", "passed"}
"""What the proofs must see happen when it leaves nothing to draw."""

friends = partial(arrange, edition="best-friends", top="G5")


@clause("friends.number")
def test_whoever_plays_it_calls_a_number() -> None:
    """Any from 0 to 9, held or not."""
    game = friends("WF G7 Y2 | V7 P1 | P2 Y3").play("0 play WF")
    assert game.events == [{"event": "played", "seat": 0, "card": "WF"}]
    assert game.asked() == {0: "number"}
    assert game.choices(0) == {f"number {n}" for n in range(10)}
    for choice in ("number 10", "number -1", "number 07", "number G7", "number", "pass", "draw", "colour pink"):
        game.refuse(f"0 {choice}")
    game.refuse("1 put V7", "not_asked")
    game.play("0 number 7")
    assert game.events == [{"event": "number_named", "seat": 0, "number": 7}]
    assert game.asked() == {1: "put"}


@clause("friends.discard", "friends.last", "ruling.friends_order")
@pytest.mark.parametrize(
    ("caller", "direction", "order"),
    [(0, "left", [1, 2, 3, 0]), (2, "left", [3, 0, 1, 2]), (0, "right", [3, 2, 1, 0]), (1, "right", [0, 3, 2, 1])],
)
def test_everybody_is_asked_in_the_current_direction_and_the_caller_last(caller: int, direction: str, order: list[int]) -> None:
    """One at a time, whether they hold the number or not; all may pass."""
    game = friends("WF G7 Y2 | WF V7 P1 | WF P2 Y3 | P7 P4 P6", turn=caller, direction=direction)
    game.play(f"{caller} play WF", f"{caller} number 7")
    for seat in order:
        assert game.asked() == {seat: "put"}
        assert game.state["turn"] == caller
        game.play(f"{seat} pass")
        assert game.events == [{"event": "passed", "seat": seat}]
    assert game.asked() == {caller: "colour"}
    game.play(f"{caller} colour pink")
    assert game.state["turn"] == order[0]
    assert game.state["discard_pile"] == ["WF", "G5"]


@clause("friends.discard", "friends.last", "friends.wild", "ruling.friends_colour")
def test_each_may_put_one_down_and_then_the_colour_is_named() -> None:
    """The last one put down lies on top; the colour in play waits for the caller."""
    game = friends("WF G7 Y2 Y3 | V7 P1 P2 | P3 Y4 | P7 P4 P6").play("0 play WF", "0 number 7", "1 put V7")
    assert game.events == [{"event": "put_down", "seat": 1, "card": "V7"}]
    assert game.state["discard_pile"] == ["V7", "WF", "G5"]
    assert game.state["colour"] == "green"
    game.play("2 pass", "3 put P7", "0 put G7")
    assert game.events == [{"event": "put_down", "seat": 0, "card": "G7"}]
    assert game.state["discard_pile"] == ["G7", "P7", "V7", "WF", "G5"]
    assert game.asked() == {0: "colour"}
    assert game.choices(0) == {"colour purple", "colour pink", "colour green", "colour yellow"}
    game.play("0 colour pink")
    assert game.events == [
        {"event": "colour_named", "seat": 0, "colour": "pink"},
        {"event": "turn_began", "seat": 1},
    ]
    assert game.state["colour"] == "pink"
    assert game.state["hands"] == [["Y2", "Y3"], ["P1", "P2"], ["P3", "Y4"], ["P4", "P6"]]


@clause("friends.discard")
def test_only_cards_of_the_number_may_be_put_down() -> None:
    """In any colour; no symbol, no colourless card, no other number, and like cards are one choice."""
    game = friends("WF Y2 Y3 | V7 V7 P7 Vskip W Y8 | P3 Y4").play("0 play WF", "0 number 7")
    assert game.choices(1) == {"put V7", "put P7", "pass"}
    for choice in ("put Y8", "put Vskip", "put W", "put G7", "put", "play V7", "draw", "keep", "pass uno"):
        game.refuse(f"1 {choice}")
    game.refuse("2 pass", "not_asked").refuse("0 colour pink", "not_asked")


@clause("friends.discard")
def test_nobody_puts_down_more_than_one() -> None:
    """A second card of the number stays in the hand."""
    game = friends("WF Y2 Y3 | V7 P7 P1 P2 | P3 Y4").play("0 play WF", "0 number 7", "1 put P7")
    assert game.asked() == {2: "put"}
    assert game.state["hands"][1] == ["V7", "P1", "P2"]
    game.refuse("1 put V7", "not_asked")


@clause("friends.number", "friends.discard")
def test_zero_is_a_number_too() -> None:
    """A symbol that counts zero elsewhere is none."""
    game = friends("WF Y2 Y3 | V0 Vskip W | P3 Y4").play("0 play WF", "0 number 0")
    assert game.choices(1) == {"put V0", "pass"}


@clause("friends.discard", "ruling.friends_order")
def test_being_asked_tells_nothing_about_a_hand() -> None:
    """The others see the same whether the seat holds the number or not."""
    seen = []
    for hand in ("V7 P1", "V8 P1"):
        game = friends(f"WF Y2 Y3 | {hand} | P3 Y4").play("0 play WF", "0 number 7")
        assert game.asked() == {1: "put"}
        views = [json.dumps(game.view(seat), sort_keys=True) for seat in (0, 2, None)]
        game.play("1 pass")
        views += [json.dumps(game.view(seat), sort_keys=True) for seat in (0, 2, None)]
        seen.append(views)
    assert seen[0] == seen[1]


@clause("ruling.friends_out", "ruling.last_colour", "round.over")
def test_someone_else_may_go_out_by_putting_down_the_last_card() -> None:
    """The round ends there: nobody else is asked, no colour is named, and that player scores."""
    game = friends("WF G7 Y2 | V7 | P7 Y4").play("0 play WF", "0 number 7", "1 put V7")
    assert game.events == [
        {"event": "put_down", "seat": 1, "card": "V7"},
        {"event": "went_out", "seat": 1},
        {
            "event": "round_ended",
            "winner": 1,
            "points": 20,
            "hands": [["G7", "Y2"], [], ["P7", "Y4"]],
            "scores": [0, 20, 0],
        },
    ]
    assert game.answer["asked"] == []
    assert game.state["round_winner"] == 1
    assert game.state["turn"] == 0
    game.refuse("2 put P7", "not_asked")


@clause("ruling.friends_out", "match.win")
def test_a_card_put_down_may_win_the_match() -> None:
    """Out of turn, and ahead of the caller."""
    game = friends("WF G7 Y2 | V7 | P7 Y4", rules={"target": 20}).play("0 play WF", "0 number 7", "1 put V7")
    assert game.said() == ["put_down", "went_out", "round_ended", "match_ended"]
    assert game.events[-1] == {"event": "match_ended", "winner": 1, "scores": [0, 20, 0]}
    assert game.state["match_winner"] == 1


@clause("ruling.friends_out", "friends.last")
def test_the_caller_goes_out_last() -> None:
    """With the own card of the number, after all the others were asked."""
    game = friends("WF G7 | V7 P1 | P7 Y4").play("0 play WF uno", "0 number 7", "1 put V7 uno", "2 pass", "0 put G7")
    assert game.events == [
        {"event": "put_down", "seat": 0, "card": "G7"},
        {"event": "went_out", "seat": 0},
        {
            "event": "round_ended",
            "winner": 0,
            "points": 12,
            "hands": [[], ["P1"], ["P7", "Y4"]],
            "scores": [12, 0, 0],
        },
    ]
    assert game.answer["asked"] == []


@clause("ruling.friends_last_card", "ruling.last_colour")
def test_a_last_best_friends_ends_the_round_at_once() -> None:
    """No number is called, and nobody else puts down."""
    game = friends("WF | V7 | P7 WF").play("0 play WF")
    assert game.events == [
        {"event": "played", "seat": 0, "card": "WF"},
        {"event": "went_out", "seat": 0},
        {"event": "round_ended", "winner": 0, "points": 64, "hands": [[], ["V7"], ["P7", "WF"]], "scores": [64, 0, 0]},
    ]
    assert game.answer["asked"] == []


@clause("ruling.friends_match", "turn.match")
def test_next_the_named_colour_or_the_number_on_top_is_matched() -> None:
    """The colour of the card on top does not count."""
    game = friends("WF G7 Y2 Y3 | P1 V7 G2 Y9 W | P3 Y4").play("0 play WF", "0 number 7", "1 pass", "2 pass", "0 put G7")
    game.play("0 colour pink")
    assert game.choices(1) == {"play P1", "play V7", "play W", "draw"}
    game.refuse("1 play G2").refuse("1 play Y9")


@clause("ruling.friends_match")
def test_when_all_pass_only_the_named_colour_is_matched() -> None:
    """Neither the number called nor the card below counts."""
    game = friends("WF G7 Y2 Y3 | P1 V7 V5 G2 WF | P3 Y4").play("0 play WF", "0 number 7", "1 pass", "2 pass", "0 pass")
    game.play("0 colour pink")
    assert game.choices(1) == {"play P1", "play WF", "draw"}


@clause("ruling.friends_match", "draw_four.legal", "ruling.colour_in_play")
@pytest.mark.parametrize("held", ["G2", "V7", "P2", "Pskip"])
def test_a_draw_four_is_judged_by_the_colour_named_and_not_by_the_card_on_top(held: str) -> None:
    """Green lies on top, pink is in play."""
    game = friends(f"WF G7 Y2 Y3 | W4 {held} Y9 | P3 Y4")
    game.play("0 play WF", "0 number 7", "1 pass", "2 pass", "0 put G7", "0 colour pink")
    game.play("1 play W4", "1 colour yellow", "2 challenge")
    assert game.events[0] == {"event": "challenged", "seat": 1, "by": 2, "guilty": held.startswith("P")}


@clause("friends.wild", "ruling.friends_order")
def test_with_two_players_the_other_puts_down_first() -> None:
    """And plays next."""
    game = friends("WF G7 Y2 Y3 | V7 P1 P2").play("0 play WF", "0 number 7", "1 put V7")
    assert game.asked() == {0: "put"}
    game.play("0 put G7", "0 colour yellow")
    assert game.state["discard_pile"] == ["G7", "V7", "WF", "G5"]
    assert game.state["turn"] == 1


@clause("ruling.uno_reached", "uno.call", "uno.catch")
def test_putting_down_to_one_card_owes_the_call() -> None:
    """And may be caught while the others are still putting down."""
    game = friends("WF G7 Y2 Y3 | V7 P1 | P3 Y4").play("0 play WF", "0 number 7", "1 put V7")
    assert game.offers() == {"1 uno", "0 catch 1", "2 catch 1"}
    assert game.view(None)["owing"] == [1]
    game.play("2 catch 1")
    assert game.events == [
        {"event": "caught", "seat": 1, "by": 2},
        {"event": "drew", "seat": 1, "cards": ["Y1", "Y2"]},
    ]
    assert game.asked() == {2: "put"}
    assert game.offers() == set()


@clause("ruling.uno_early", "uno.call")
def test_put_down_and_call_in_the_same_breath() -> None:
    """It counts with exactly one card left, and is passed over otherwise."""
    game = friends("WF G7 Y2 Y3 | V7 P1 | P7 Y4 Y5").play("0 play WF", "0 number 7", "1 put V7 uno")
    assert game.events == [
        {"event": "put_down", "seat": 1, "card": "V7"},
        {"event": "called", "seat": 1},
    ]
    assert game.offers() == set()
    game.play("2 put P7 uno")
    assert game.said() == ["put_down"]
    assert game.offers() == set()


@clause("ruling.uno_early", "ruling.friends_out")
def test_calling_with_the_last_card_put_down_is_passed_over() -> None:
    """The player is out all the same."""
    game = friends("WF G7 Y2 | V7 | P7 Y4").play("0 play WF", "0 number 7", "1 put V7 uno")
    assert game.said() == ["put_down", "went_out", "round_ended"]


@clause("ruling.catch_lapse")
def test_the_window_of_a_seat_that_put_down_lapses_with_the_next_turn() -> None:
    """Putting down is no turn; the next turn is the next one that begins, even one's own."""
    game = friends("WF G7 Y2 Y3 | V7 P1 | P7 Y4").play("0 play WF", "0 number 7", "1 put V7", "2 put P7", "0 pass")
    every = {"1 uno", "2 uno", "0 catch 1", "0 catch 2", "1 catch 2", "2 catch 1"}
    assert game.offers() == every
    game.play("0 colour yellow")
    assert game.offers() == every
    game.play("1 draw")
    assert game.offers() == set()


@clause("uno.catch", "friends.last")
def test_a_caller_caught_while_calling_may_put_down_a_card_just_drawn() -> None:
    """The penalty may bring the number."""
    game = friends("WF Y2 | V1 V2 | P3 Y4", draw="G7 Y9 Y8").play("0 play WF")
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    game.play("2 catch 0")
    assert game.asked() == {0: "number"}
    game.play("0 number 7", "1 pass", "2 pass")
    assert game.choices(0) == {"put G7", "pass"}


@clause("uno.catch", "friends.discard", "catch_until")
def test_a_seat_caught_while_it_is_asked_may_put_down_a_card_just_drawn() -> None:
    """The question follows the hand."""
    game = friends("G1 Y7 | WF Y2 Y3 | P3 Y4", draw="V7 G2 Y8", rules={"catch_until": "held"})
    game.play("0 play G1", "1 play WF", "1 number 7", "2 pass")
    assert game.choices(0) == {"put Y7", "pass"}
    game.play("1 catch 0")
    assert game.asked() == {0: "put"}
    assert game.choices(0) == {"put Y7", "put V7", "pass"}
    game.play("0 put V7")
    assert game.state["hands"][0] == ["Y7", "G2"]
