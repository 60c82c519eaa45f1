"""Seven and zero: a 7 swaps two hands, a 0 passes all hands on."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Arrangement, Match
from lastcard.polling import Polling
from rules.happenings import (
    called,
    caught,
    drew,
    jumped_in,
    played,
    received,
    rotated,
    skipped,
    swapped,
    turn_began,
    went_out,
)
from table import Game, arrange, clause, turn_up

MOVING: dict[str, Any] = {"seven_zero": True}


def moving(hands: str, *moves: str, rules: dict[str, Any] | None = None, **rest: Any) -> Game:
    """A position after some moves, with sevens and zeros on."""
    return arrange(hands, rules=MOVING | (rules or {}), **rest).play(*moves)


# A seven


@clause("house.seven.swap")
def test_who_plays_a_seven_swaps_hands_with_any_other_seat_and_must() -> None:
    """The player gets theirs first; play goes on when it is done."""
    game = moving("R7 B1 B2 | G1 G2 | Y1 Y2 Y4", "0 play R7")
    assert game.events == [played(0, "R7")]
    assert game.asked() == {0: "swap"}
    assert game.choices(0) == {"swap 1", "swap 2"}
    for move in ("0 swap 0", "0 swap 3", "0 keep", "0 pass", "0 swap 02"):
        game.refuse(move)

    game.play("0 swap 2")

    assert game.events == [swapped(0, 2), received(0, 2, "Y1 Y2 Y4"), received(2, 0, "B1 B2"), turn_began(1)]
    assert game.state["hands"] == [["Y1", "Y2", "Y4"], ["G1", "G2"], ["B1", "B2"]]


@clause("house.seven.swap")
def test_only_the_two_who_swap_see_what_they_got_and_gave() -> None:
    """A third seat and a spectator learn how many cards there were."""
    moving("R7 B1 B2 | G1 G2 | Y1 Y2 Y4", "0 play R7", "0 swap 2")
    position = Arrangement(hands=("R7 B1 B2", "G1 G2", "Y1 Y2 Y4"), draw_pile="Y3", discard_pile="R3", turn=0)
    match = Match.arrange("classic", position, rules=MOVING, seed=1)
    match.move(0, "play R7")
    match.move(0, "swap 2")

    for seat in (0, 2):
        assert [told for told in match.told(seat) if told["event"] == "received"] == [
            received(0, 2, "Y1 Y2 Y4"),
            received(2, 0, "B1 B2"),
        ]
    for other in (1, None):
        assert [told for told in match.told(other) if told["event"] == "received"] == [
            {"event": "received", "seat": 0, "from": 2, "count": 3},
            {"event": "received", "seat": 2, "from": 0, "count": 2},
        ]


@clause("house.seven.swap")
def test_a_drawn_seven_and_one_that_jumps_in_swap_as_well() -> None:
    """Whoever plays one."""
    drawn = moving("B1 B2 | G1 G2 | Y1 Y2", "0 draw", "0 play R7", draw="R7 Y3")
    assert drawn.asked() == {0: "swap"}

    jump = moving("R7 B1 B2 | G1 G2 | R7 Y1 Y2", "0 play R7", "0 swap 1", "2 jump R7", rules={"jump_in": True})
    assert jump.events == [jumped_in(2), turn_began(2), played(2, "R7")]
    assert jump.asked() == {2: "swap"}
    jump.play("2 swap 0")
    assert jump.events == [swapped(2, 0), received(2, 0, "G1 G2"), received(0, 2, "Y1 Y2"), turn_began(0)]


@clause("house.seven.swap", "house.zero.rotate", "round.over")
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_a_last_seven_or_zero_only_ends_the_round(card: str) -> None:
    """Nothing is held that could be passed on."""
    game = moving(f"{card} | G1 G2 | Y1 Y2", f"0 play {card}")

    assert game.events[:2] == [played(0, card), went_out(0)]
    assert game.state["hands"] == [[], ["G1", "G2"], ["Y1", "Y2"]]


@clause("house.seven.swap", "house.zero.rotate")
def test_without_the_switch_sevens_and_zeros_are_numbers() -> None:
    """As on the sheets."""
    for card in ("R7", "R0"):
        game = arrange(f"{card} B1 B2 | G1 G2").play(f"0 play {card}")
        assert game.events == [played(0, card), turn_began(1)]


@clause("house.seven.swap")
def test_between_two_there_is_one_seat_to_swap_with() -> None:
    """It is asked all the same."""
    game = moving("R7 B1 B2 | G1 G2 G4", "0 play R7")

    assert game.choices(0) == {"swap 1"}
    game.play("0 swap 1")
    assert game.state["hands"] == [["G1", "G2", "G4"], ["B1", "B2"]]


@clause("house.seven.swap", "uno.catch")
def test_who_is_caught_before_the_swap_passes_on_what_was_drawn() -> None:
    """The hands change places as they are then."""
    game = moving("R7 B1 | G1 G2 | Y1 Y2", "0 play R7")
    assert "1 catch 0" in game.offers()
    game.play("1 catch 0", "0 swap 1")

    assert game.events[:3] == [swapped(0, 1), received(0, 1, "G1 G2"), received(1, 0, "B1 Y1 Y2")]


# A zero


@clause("house.zero.rotate")
@pytest.mark.parametrize(
    ("direction", "order"),
    [
        ("left", [(1, 0, "B1 B2"), (2, 1, "G1 G2 G4"), (0, 2, "Y1 Y2 Y4 Y5")]),
        ("right", [(2, 0, "B1 B2"), (1, 2, "Y1 Y2 Y4 Y5"), (0, 1, "G1 G2 G4")]),
    ],
)
def test_a_zero_passes_every_hand_on_in_the_direction_of_play(direction: str, order: list[tuple[int, int, str]]) -> None:
    """Told from the seat after the player on, the player last."""
    game = moving("R0 B1 B2 | G1 G2 G4 | Y1 Y2 Y4 Y5", "0 play R0", direction=direction)

    following = 1 if direction == "left" else 2
    assert game.events == [played(0, "R0"), rotated(direction), *(received(*move) for move in order), turn_began(following)]
    assert [game.state["hands"][seat] for seat, _, _ in order] == [cards.split() for _, _, cards in order]


@clause("house.zero.rotate")
def test_each_seat_sees_the_hand_it_got_and_the_hand_it_gave_and_no_other() -> None:
    """A seat between two others sees a count."""
    position = Arrangement(hands=("R0 B1 B2", "G1 G2", "Y1 Y2 Y4", "R1"), draw_pile="Y3", discard_pile="R3", turn=0)
    match = Match.arrange("classic", position, rules=MOVING, seed=1)
    match.move(0, "play R0")

    seen = {seat: [told for told in match.told(seat) if told["event"] == "received"] for seat in (*range(4), None)}
    for seat, told in seen.items():
        assert [(event["seat"], event["from"]) for event in told] == [(1, 0), (2, 1), (3, 2), (0, 3)]
        assert [("cards" in event) for event in told] == [seat in (event["seat"], event["from"]) for event in told]


@clause("house.zero.rotate")
def test_between_two_a_zero_swaps_both_hands() -> None:
    """The other seat gets its hand first."""
    game = moving("R0 B1 B2 | G1 G2 G4", "0 play R0")

    assert game.events == [
        played(0, "R0"),
        rotated("left"),
        received(1, 0, "B1 B2"),
        received(0, 1, "G1 G2 G4"),
        turn_began(1),
    ]


@clause("house.zero.rotate", "ruling.uno_early")
def test_a_call_comes_before_the_hands_move_and_counts_for_the_hand_before() -> None:
    """So the seat that gets that one card owes the call again."""
    game = moving("R0 B1 | G1 G2 G4 | Y1 Y2 Y4", "0 play R0 uno")

    assert game.events[:3] == [played(0, "R0"), called(0), rotated("left")]
    assert game.offers() == {"1 uno", "0 catch 1", "2 catch 1"}


# The call


@clause("house.hands.call")
def test_who_gets_a_single_card_owes_the_call_and_who_gave_it_no_longer() -> None:
    """The duty of the hand before ends with it."""
    game = moving("R7 B1 | G1 G2 | Y1 Y2", "0 play R7")
    assert "0 uno" in game.offers()
    game.play("0 swap 1")

    assert game.offers() == {"1 uno", "0 catch 1", "2 catch 1"}
    game.refuse("0 uno")
    game.play("2 catch 1")
    assert game.events == [caught(1, 2), drew(1, "Y1 Y2")]


@clause("house.hands.call")
def test_a_call_said_with_a_seven_counts_for_the_hand_before() -> None:
    """Whoever then gets one card owes it, the player too if the other held one."""
    game = moving("R7 B1 | G1 | Y1 Y2", "0 play R7 uno")
    assert game.events == [played(0, "R7"), called(0)]
    game.play("0 swap 1")

    assert game.offers() == {"0 uno", "1 uno", "0 catch 1", "1 catch 0", "2 catch 0", "2 catch 1"}


@clause("house.hands.call")
def test_a_seat_whose_hand_did_not_move_keeps_its_duty() -> None:
    """Only those of the two end."""
    game = arrange("R5 B1 | R7 G1 G2 | Y1 Y2", rules=MOVING | {"catch_until": "held"}).play("0 play R5", "1 play R7", "1 swap 2")

    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}


@clause("house.hands.call")
def test_duties_of_hands_that_all_move_end() -> None:
    """A seat that forgot and gets more cards than one owes nothing."""
    game = arrange("R5 B1 | R0 G1 G2 | Y1 Y2", rules=MOVING | {"catch_until": "held"}).play("0 play R5", "1 play R0")

    assert game.state["hands"] == [["Y1", "Y2"], ["B1"], ["G1", "G2"]]
    assert game.offers() == {"1 uno", "0 catch 1", "2 catch 1"}


@clause("house.hands.call", "ruling.catch_lapse")
@pytest.mark.parametrize(("until", "still"), [("begin", False), ("played", True), ("held", True)])
def test_the_duty_is_one_of_this_turn_and_lapses_with_the_next(until: str, *, still: bool) -> None:
    """So that the seat whose turn comes next may go out without a call, unless it is caught first."""
    game = moving("R0 R9 | G1 G2 | Y1 Y2", "0 play R0", rules={"catch_until": until})
    assert "2 catch 1" in game.offers()
    assert "1 catch 2" not in game.offers()
    drawn = moving("R0 R9 | G1 G2 | Y1 Y2", "0 play R0", "1 draw", rules={"catch_until": until}, draw="B9 B8")
    assert drawn.sizes() == [2, 2, 2]

    game.play("1 play R9")

    assert game.state["round_winner"] == 1
    other = moving("R7 B1 | R5 G2 | Y1 Y2 | Y4 Y5", "0 play R7", "0 swap 2", "1 draw", rules={"catch_until": until})
    assert ("0 catch 2" in other.offers()) is still


@clause("house.hands.call")
def test_those_who_owe_the_call_are_polled_in_the_order_in_which_they_got_their_hands() -> None:
    """To the right, too."""
    position = Arrangement(hands=("R0 B1 B2", "G1", "Y1", "R1"), draw_pile="Y3", discard_pile="R3", turn=0, direction="right")
    match, polling = Match.arrange("classic", position, rules=MOVING, seed=1), Polling()
    match.move(0, "play R0")
    order = []
    while (question := polling.question(match.state, match.asked)).offer:
        order.append(f"{question.seat} {question.name}")
        polling.silence()

    assert [event["seat"] for event in match.told(None) if event["event"] == "received"] == [3, 2, 1, 0]
    assert [seat for seat in order if seat.endswith("uno")] == ["2 uno", "1 uno", "0 uno"]
    assert order[:4] == ["2 uno", "3 catch", "0 catch", "1 catch"]


@clause("house.hands.call")
def test_a_seat_that_kept_silent_about_its_own_card_is_polled_again_about_the_one_it_got() -> None:
    """Another hand is another duty, even in the same turn."""
    position = Arrangement(hands=("R7 B1", "G1", "Y1 Y2"), draw_pile="Y3", discard_pile="R3", turn=0)
    match, polling = Match.arrange("classic", position, rules=MOVING, seed=1), Polling()
    match.move(0, "play R7")
    for asked in ("0 uno", "1 catch", "2 catch"):
        question = polling.question(match.state, match.asked)
        assert f"{question.seat} {question.name}" == asked
        polling.silence()
    assert polling.question(match.state, match.asked).name == "swap"
    match.move(0, "swap 1")

    question = polling.question(match.state, match.asked)

    assert (question.seat, question.name) == (0, "uno")


# What does none of this


@clause("house.hands.order")
def test_a_hand_keeps_its_order() -> None:
    """Of like cards the one received first leaves first, as ever."""
    game = moving("R7 B2 B1 B2 | G5 G1 | Y1 Y2", "0 play R7", "0 swap 1")

    assert game.state["hands"][:2] == [["G5", "G1"], ["B2", "B1", "B2"]]


@clause("house.hands.order")
@pytest.mark.parametrize("card", ["R7", "R0"])
def test_a_seven_or_zero_that_is_turned_up_moves_no_hand(card: str) -> None:
    """It was not played."""
    game = turn_up(card, rules=MOVING)

    assert game.said() == ["turned_up", "turn_began"]


@clause("house.hands.order")
def test_a_seven_or_zero_that_is_put_down_moves_no_hand() -> None:
    """Best Friends."""
    for number in ("7", "0"):
        game = moving(f"WF G2 G4 | V{number} G1 | G8 G9", "0 play WF", f"0 number {number}", edition="best-friends", top="G3")
        game.play(f"1 put V{number}")
        assert game.said() == ["put_down"]
        assert game.asked() == {2: "put"}


@clause("house.hands.order")
def test_a_seven_that_is_discarded_revealed_or_given_moves_no_hand() -> None:
    """Torment, battle and riddance."""
    torment = moving("WJ G2 G4 | G1 B8", "0 play WJ", "0 torment 1", "0 colour red", edition="jokers-wild", draw="R7 Y2")
    assert torment.said()[-2:] == ["discarded", "turn_began"]

    battle = moving("WB R7 G4 | Y0 Y9", "0 play WB", "0 battle 1", "0 pick R7", "1 pick Y0", edition="kickin-battle")
    assert "swapped" not in battle.said()
    assert battle.asked() == {0: "colour"}

    gift = moving("WU B7 G4 | P1 P2", "0 play WU", "0 give blue", "0 hand B7", edition="urrrhhh", top="B3")
    assert gift.said() == ["gave"]


@clause("house.zero.rotate", "house.jump.turn")
def test_after_a_zero_the_new_holder_of_the_same_card_may_jump_in() -> None:
    """Whatever hand it came with."""
    game = moving("R0 R0 B2 | G1 G2 | Y1 Y2", "0 play R0", rules={"jump_in": True})
    assert game.state["hands"][1] == ["R0", "B2"]
    assert game.asked() == {1: "turn"}

    game.play("1 draw", "1 keep")

    assert "1 jump R0" in game.offers()
    game.play("1 jump R0")
    assert game.said()[:4] == ["jumped_in", "turn_began", "played", "rotated"]


@clause("house.seven.swap", "house.stack.debt")
def test_who_got_another_hand_answers_a_debt_with_it() -> None:
    """The cards are theirs now."""
    game = moving("R7 B1 B2 | R+2 G2 G3 | B+2 Y2 Y5", "0 play R7", "0 swap 2", "1 play R+2", rules={"stacking": "same"})
    assert game.choices(2) == {"take"}
    game.play("2 take")

    assert game.events[-2:] == [skipped(2), turn_began(0)]
    assert "B+2" in game.state["hands"][0]
