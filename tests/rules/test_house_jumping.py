"""Jumping in: the very same card as the one on top, played out of turn."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import Arrangement, Match
from rules.happenings import (
    called,
    drew,
    jumped_in,
    played,
    round_blocked,
    skipped,
    turn_began,
    turned_round,
    went_out,
)
from table import Game, arrange, at_turn_2000, clause, turn_up

JUMP: dict[str, Any] = {"jump_in": True}


def lying(hands: str, *moves: str, rules: dict[str, Any] | None = None, **rest: Any) -> Game:
    """A position after some moves, with jumping in on."""
    return arrange(hands, rules=JUMP | (rules or {}), **rest).play(*moves)


def jumps(game: Game) -> set[str]:
    """Who may jump in with what."""
    return {offer for offer in game.offers() if " jump " in offer}


# When


@clause("house.jump.when")
def test_every_other_seat_with_the_very_same_card_may_jump_in_who_played_it_too() -> None:
    """Not the seat that is asked, and nobody with another colour or face."""
    game = lying("R7 R7 B1 B2 | R7 G1 | R7 Y1 Y2 | G7 R8 Y4", "0 play R7")

    assert game.asked() == {1: "turn"}
    assert jumps(game) == {"0 jump R7", "2 jump R7"}
    game.refuse("1 jump R7").refuse("3 jump R7", "not_asked").refuse("2 jump R8").refuse("2 play R7")


@clause("house.jump.when")
def test_a_jump_is_an_offer_that_only_its_seat_sees() -> None:
    """Others see neither the offer nor who could take it up."""
    game = lying("R7 B1 B2 | G1 G2 | R7 Y1 Y2", "0 play R7")

    assert [q["question"] for q in game.view(2)["asked"]] == ["jump"]
    assert game.view(2)["asked"][0]["offer"]
    for seat in (0, None):
        assert game.view(seat)["asked"] == []
        assert game.view(seat)["waiting_for"] == [1]


@clause("house.jump.when")
def test_without_the_switch_nobody_jumps_in() -> None:
    """As on the sheets."""
    game = arrange("R7 R7 B1 | G1 G2 | R7 Y1").play("0 play R7")

    assert game.offers() == set()
    game.refuse("2 jump R7", "not_asked")


@clause("house.jump.when")
def test_a_card_that_was_arranged_or_turned_up_is_not_jumped_on() -> None:
    """Only one that was played is."""
    assert jumps(lying("B1 B2 | R3 G1 | R3 Y1")) == set()
    assert jumps(turn_up("B4", rules=JUMP, players=4)) == set()


@clause("house.jump.when")
def test_the_first_card_of_the_next_round_is_not_jumped_on() -> None:
    """It was turned up, although the last card of the round before was played, and everybody holds seven others."""
    for seed in range(20):
        game = lying("R7 | B1 B2 | G1", "0 play R7", rules={"target": 5000}, seed=seed).next()
        assert jumps(game) == set()


@clause("house.jump.when")
def test_a_colourless_card_is_not_jumped_on() -> None:
    """Whatever colour it was given."""
    game = lying("W B1 B2 | G1 G2 | W Y1 Y2", "0 play W", "0 colour red")

    assert jumps(game) == set()


@clause("house.jump.when")
def test_a_card_that_was_put_down_is_not_jumped_on() -> None:
    """Best Friends: it was not played."""
    game = lying("WF G2 G4 | V5 G1 | V5 V5 G8", "0 play WF", "0 number 5", edition="best-friends", top="G3")
    game.play("1 put V5", "2 pass", "0 pass", "0 colour green")

    assert game.state["discard_pile"][0] == "V5"
    assert game.asked() == {1: "turn"}
    assert jumps(game) == set()


@clause("house.jump.when")
def test_a_card_that_was_discarded_is_not_jumped_on() -> None:
    """The Joker's wild: it was not played."""
    game = lying(
        "WJ G2 G4 | R5 G1 | R5 B8", "0 play WJ", "0 torment 2", "0 colour red", edition="jokers-wild", draw="Y1 R5 Y2 Y3"
    )

    assert game.state["discard_pile"][0] == "R5"
    assert game.asked() == {1: "turn"}
    assert jumps(game) == set()


@clause("house.jump.when")
def test_nobody_jumps_in_while_anything_but_a_turn_or_a_debt_is_asked() -> None:
    """Once the seat has drawn it has answered; what its card asks is none of it either."""
    game = lying("R7 B1 B2 | G1 G2 | R7 Y1 Y2", "0 play R7")
    assert jumps(game) == {"2 jump R7"}
    game.play("1 draw")

    assert game.asked() == {1: "drawn"}
    assert jumps(game) == set()
    game.refuse("2 jump R7", "not_asked")


@clause("house.jump.when")
def test_a_card_can_be_jumped_on_as_long_as_it_lies_on_top_also_turns_later() -> None:
    """Cards that were drawn meanwhile count, and those of a seat that was asked before."""
    game = lying("R7 B1 B2 | R7 G1 | Y1 Y2", "0 play R7", "1 draw", "1 keep", draw="Y5 R7 Y6")
    assert jumps(game) == {"1 jump R7"}
    game.play("2 draw", "2 keep")
    assert game.asked() == {0: "turn"}

    assert jumps(game) == {"1 jump R7", "2 jump R7"}
    game.play("0 draw", "0 keep", "2 jump R7")
    assert game.state["turn"] == 0
    assert game.events == [jumped_in(2), turn_began(2), played(2, "R7"), turn_began(0)]


@clause("house.jump.when")
def test_after_a_reshuffle_the_top_card_is_still_the_one_that_was_played() -> None:
    """It stays where it lies."""
    game = lying("R7 B1 B2 | R7 G1 | Y1 Y2", "0 play R7", "1 draw", "1 keep", draw="", top="R3 Y5")

    assert game.state["discard_pile"] == ["R7"]
    assert jumps(game) == {"1 jump R7"}


@clause("house.jump.when", "house.stack.answer")
def test_a_card_that_was_an_answer_or_a_jump_can_be_jumped_on_again() -> None:
    """By anybody but the seat asked."""
    game = lying("R+2 B1 B2 | B+2 G1 G2 | B+2 Y1 Y2 | R+2 B+2 Y3", "0 play R+2", rules={"stacking": "same"})
    assert jumps(game) == {"3 jump R+2"}
    game.play("1 play B+2")
    assert jumps(game) == {"3 jump B+2"}
    game.play("3 jump B+2")

    assert game.asked() == {0: "stack"}
    assert jumps(game) == {"2 jump B+2"}


@clause("house.jump.when")
def test_the_seat_that_was_skipped_may_jump_in() -> None:
    """It is a seat like the others."""
    game = lying("Rskip B1 B2 | Rskip G1 G2 | Y1 Y2", "0 play Rskip")
    assert game.asked() == {2: "turn"}

    assert jumps(game) == {"1 jump Rskip"}
    game.play("1 jump Rskip")
    assert game.events == [jumped_in(1), turn_began(1), played(1, "Rskip"), skipped(2), turn_began(0)]


# What a jump is


@clause("house.jump.turn")
def test_a_jump_is_a_turn_and_play_goes_on_from_the_jumper() -> None:
    """The turn that had begun is void: nobody is skipped."""
    game = lying("R7 B1 B2 | G1 G2 | Y1 Y2 | R7 Y4 Y5", "0 play R7", "3 jump R7")

    assert game.events == [jumped_in(3), turn_began(3), played(3, "R7"), turn_began(0)]
    assert game.asked() == {0: "turn"}
    assert game.hand(1) == ["G1", "G2"]


@clause("house.jump.turn")
def test_who_played_the_card_may_jump_on_it_and_the_same_seat_is_asked_again() -> None:
    """Its turn begins anew."""
    game = lying("R7 R7 B1 B2 | G1 G2 | Y1 Y2", "0 play R7", "0 jump R7")

    assert game.events == [jumped_in(0), turn_began(0), played(0, "R7"), turn_began(1)]


@clause("house.jump.turn", "reverse.effect")
def test_a_jump_does_what_its_card_does() -> None:
    """A Reverse turns round once more, from the jumper on."""
    game = lying("Rrev B1 B2 | Rrev G1 G2 | Y1 Y2 | Y4 Y5", "0 play Rrev")
    assert game.asked() == {3: "turn"}
    game.play("1 jump Rrev")

    assert game.events == [jumped_in(1), turn_began(1), played(1, "Rrev"), turned_round("left"), turn_began(2)]


@clause("house.jump.turn", "ruling.two_reverse")
def test_between_two_the_one_who_plays_again_is_jumped_on_by_the_other() -> None:
    """A Reverse is a Skip there, for the jumper as well."""
    game = lying("Rrev B1 B2 | Rrev G1 G2", "0 play Rrev")
    assert game.asked() == {0: "turn"}
    game.play("1 jump Rrev")

    assert game.events[-2:] == [skipped(0), turn_began(1)]


@clause("house.jump.turn", "ruling.catch_lapse")
@pytest.mark.parametrize(("until", "lapsed"), [("begin", True), ("played", True), ("held", False)])
def test_windows_lapse_with_a_jump_as_with_the_first_answer_of_a_turn(until: str, *, lapsed: bool) -> None:
    """Although a jump is an offer."""
    game = lying("R7 B1 | G1 G2 | R7 Y1 Y2", "0 play R7", rules={"catch_until": until})
    assert "1 catch 0" in game.offers()

    game.play("2 jump R7")

    assert ("1 catch 0" in game.offers()) is not lapsed
    assert ("0 uno" in game.offers()) is not lapsed


@clause("house.jump.turn", "ruling.catch_lapse")
def test_a_call_or_a_catch_ends_no_jump() -> None:
    """Offers do not answer each other."""
    game = lying("R7 B1 | G1 G2 | R7 Y1 Y2", "0 play R7", "0 uno")
    assert jumps(game) == {"2 jump R7"}
    caught = lying("R7 B1 | G1 G2 | R7 Y1 Y2", "0 play R7", "1 catch 0")

    assert jumps(caught) == {"2 jump R7"}


@clause("house.jump.when", "uno.catch")
def test_a_card_that_comes_with_a_catch_can_be_jumped_in_with() -> None:
    """What is offered goes by the hands as they are."""
    game = lying("R7 B1 | G1 G2 | Y1 Y2", "0 play R7", "2 catch 0", draw="Y9 R7 Y8")

    assert jumps(game) == {"0 jump R7"}


@clause("house.jump.turn", "ruling.uno_early")
def test_the_call_may_come_with_a_jump() -> None:
    """It counts if one card is left then; otherwise the call is owed, or not due."""
    position = ("R7 B1 B2 | G1 G2 | R7 Y1 | R7 Y4 Y5", "0 play R7")
    game = lying(*position, "2 jump R7 uno")
    assert game.events == [jumped_in(2), turn_began(2), played(2, "R7"), called(2), turn_began(3)]
    assert "2 uno" not in game.offers()

    assert "2 uno" in lying(*position, "2 jump R7").offers()
    assert "called" not in lying(*position, "3 jump R7 uno").said()


@clause("house.jump.turn", "round.over")
def test_a_last_card_may_be_a_jump() -> None:
    """It ends the round."""
    game = lying("R7 B1 B2 | G1 G2 | R7", "0 play R7", "2 jump R7")

    assert game.events[:4] == [jumped_in(2), turn_began(2), played(2, "R7"), went_out(2)]
    assert game.state["round_winner"] == 2


# With a debt


@clause("house.jump.stack")
def test_on_a_debt_a_jump_adds_two_and_the_seat_after_the_jumper_faces_it() -> None:
    """Who faced it before is free."""
    game = lying("R+2 B1 B2 | G1 G2 | R+2 Y1 Y2 | Y4 Y5", "0 play R+2", rules={"stacking": "same"})
    assert game.asked() == {1: "stack"}

    game.play("2 jump R+2")

    assert game.events == [jumped_in(2), turn_began(2), played(2, "R+2")]
    assert game.state["debt"] == 4
    assert game.asked() == {3: "stack"}
    game.play("3 take")
    assert game.events == [drew(3, "Y1 Y2 Y3 Y4"), skipped(3), turn_began(0)]


@clause("house.jump.stack", "house.stack.last")
def test_a_last_card_that_jumps_on_a_debt_makes_the_next_seat_draw_all_of_it() -> None:
    """Unasked."""
    game = lying("R+2 B1 B2 | G1 G2 | R+2 | Y4 Y5", "0 play R+2", "2 jump R+2", rules={"stacking": "any"})

    assert game.events[3:5] == [drew(3, "Y1 Y2 Y3 Y4"), went_out(2)]


@clause("house.jump.stack")
def test_a_debt_that_was_turned_up_is_not_jumped_on() -> None:
    """Nobody played it; an answer to it can be."""
    game = arrange("R+2 R1 | B+2 B1 B2 | R+2 B+2 G5", top="", draw="R+2 Y1 Y2 Y3", rules=JUMP | {"stacking": "same"})
    assert jumps(game) == set()

    game.play("1 play B+2")

    assert game.asked() == {2: "stack"}
    assert jumps(game) == set()
    assert jumps(
        arrange("B+2 R1 | B+2 B1 B2 | G5 G6", top="", draw="R+2 Y1", rules=JUMP | {"stacking": "same"}).play("1 play B+2")
    ) == {"0 jump B+2"}


@clause("house.jump.stack")
def test_without_stacking_the_draw_has_happened_and_a_jump_brings_another() -> None:
    """The seat after the jumper draws two."""
    game = lying("R+2 B1 B2 | R+2 G1 G2 | Y1 Y2", "0 play R+2")
    assert game.events[1:] == [drew(1, "Y1 Y2"), skipped(1), turn_began(2)]

    game.play("1 jump R+2")

    assert game.events == [jumped_in(1), turn_began(1), played(1, "R+2"), drew(2, "Y3 Y4"), skipped(2), turn_began(0)]


@clause("house.jump.stack", "house.stack.challenge")
def test_a_wild_draw_four_is_neither_jumped_on_nor_jumped_with() -> None:
    """Nor is the Draw Two under it any more."""
    game = lying("R+2 B1 B2 | W4 G1 G2 | R+2 W4 Y1", "0 play R+2", "1 play W4", "1 colour red", rules={"stacking": "any"})

    assert game.asked() == {2: "stack"}
    assert jumps(game) == set()


# Who comes first


@clause("house.jump.race")
def test_a_move_of_the_seat_asked_ends_the_offer() -> None:
    """The first answer counts."""
    game = lying("R7 B1 B2 | R5 G1 | R7 Y1 Y2", "0 play R7", "1 play R5")

    assert jumps(game) == set()
    game.refuse("2 jump R7")


@clause("house.jump.race")
def test_a_jump_ends_the_turn_that_had_begun_and_every_other_jump() -> None:
    """Unless there is a third such card, or it is asked again."""
    game = lying("R7 R7 B1 B2 | R5 G1 | R7 Y1 Y2 | Y4 Y5", "0 play R7", "2 jump R7")

    game.refuse("1 play R5", "not_asked")
    assert jumps(game) == {"0 jump R7"}


# The longest round


@clause("house.jump.turn", "house.stack.answer", "ruling.endless")
def test_a_jump_that_would_begin_turn_2001_blocks_the_round() -> None:
    """Its card is not played, and nobody jumps in."""
    game = at_turn_2000("R3 R4 B1 | B5 B6", rules=JUMP)
    (jump,) = jumps(game)
    hands = game.state["hands"]

    game.play(jump)

    assert game.events[0] == round_blocked()
    assert game.said() == ["round_blocked", "round_ended"]
    assert game.state["hands"] == hands


@clause("house.jump.turn", "house.stack.answer", "ruling.endless")
def test_a_void_turn_counts_as_one() -> None:
    """Turns are counted as they begin: that of seat 1, which did nothing, that of the jumper, and the next."""
    position = Arrangement(hands=("R7 B1 B2", "G1 G2", "R7 Y1 Y2"), draw_pile="Y3", discard_pile="R3", turn=0)
    match = Match.arrange("classic", position, rules=JUMP, seed=1)
    match.move(0, "play R7")
    assert match.state.turns == 2

    match.move(2, "jump R7")

    assert match.state.turns == 4
