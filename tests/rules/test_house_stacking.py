"""Stacking: a Draw Two or a Wild Draw Four that is played is a debt, which is passed on or taken."""

from __future__ import annotations

from typing import Any

import pytest

from rules.happenings import (
    accepted,
    called,
    caught,
    challenged,
    colour_named,
    drew,
    hand_shown,
    played,
    reshuffled,
    round_blocked,
    skipped,
    turn_began,
    turned_up,
    went_out,
)
from table import Game, arrange, at_turn_2000, clause, turn_up

SAME: dict[str, Any] = {"stacking": "same"}
ANY: dict[str, Any] = {"stacking": "any"}

every_way = pytest.mark.parametrize("rules", [SAME, ANY], ids=["same", "any"])


def faced(hands: str, *moves: str, rules: dict[str, Any] = SAME, **rest: Any) -> Game:
    """A position after some moves of seat 0, which leave a debt."""
    return arrange(hands, rules=rules, **rest).play(*moves)


# The debt


@clause("house.stack.debt")
@every_way
def test_a_draw_two_is_a_debt_that_the_next_seat_is_asked_about(rules: dict[str, Any]) -> None:
    """Nothing is drawn yet, nobody is skipped, and no turn begins; who faces it is not whose turn it is."""
    game = faced("R+2 R1 R2 | B+2 G+2 B1 | G4 G5", "0 play R+2", rules=rules)

    assert game.events == [played(0, "R+2")]
    assert game.state["debt"] == 2
    assert game.state["turn"] == 0
    assert game.asked() == {1: "stack"}
    assert game.choices(1) == {"play B+2", "play G+2", "take"}


@clause("house.stack.debt")
def test_a_seat_that_cannot_answer_is_asked_all_the_same() -> None:
    """Not being asked would tell the others; what it may do is seen by itself alone."""
    game = faced("R+2 R1 R2 | B1 G1 | G4 G5", "0 play R+2")

    assert game.choices(1, "stack") == {"take"}
    assert game.view(2)["waiting_for"] == [1]
    assert game.view(2)["asked"] == []
    for move in ("1 play B1", "1 draw", "1 accept", "1 challenge"):
        game.refuse(move)
    game.refuse("2 take", "not_asked")


@clause("house.stack.debt")
@every_way
def test_the_debt_is_there_before_the_colour_is_named_and_is_seen_by_all(rules: dict[str, Any]) -> None:
    """In the state, and in the view of a seat and of a spectator."""
    game = faced("W4 R1 R2 | B1 B2 | G4 G5", "0 play W4", rules=rules)

    assert game.asked() == {0: "colour"}
    assert [view["debt"] for view in (game.state, *game.views())] == [4] * 5


@clause("house.stack.debt")
@pytest.mark.parametrize(
    ("hand", "moves"),
    [
        ("R+2 R1 R2", ["0 play R+2", "1 take"]),
        ("W4 G1 G2", ["0 play W4", "0 colour blue", "1 accept"]),
        ("W4 G1 G2", ["0 play W4", "0 colour blue", "1 challenge"]),
        ("W4 R1 R2", ["0 play W4", "0 colour blue", "1 challenge"]),
        ("R+2", ["0 play R+2"]),
    ],
    ids=["taken", "accepted", "innocent", "guilty", "round over"],
)
def test_the_debt_is_gone_once_it_is_settled(hand: str, moves: list[str]) -> None:
    """Taken, accepted, challenged with either outcome, or the round is over."""
    game = faced(f"{hand} | B1 B2 | G4 G5", *moves)

    assert game.state["debt"] == 0
    assert game.view(None)["debt"] == 0


@clause("house.stack.debt")
def test_without_stacking_there_is_no_debt_and_no_field_for_it() -> None:
    """The next seat draws at once, as on the sheets."""
    game = faced("R+2 R1 R2 | B+2 B1 | G4 G5", "0 play R+2", rules={})

    assert game.events == [played(0, "R+2"), drew(1, "Y1 Y2"), skipped(1), turn_began(2)]
    assert all("debt" not in seen for seen in (game.state, *game.views()))
    game.refuse("1 play B+2", "not_asked")


# What answers


@clause("house.stack.same")
def test_with_same_a_draw_two_answers_a_draw_two_of_any_colour_and_nothing_else_does() -> None:
    """A Wild Draw Four does not, nor a card of the colour."""
    game = faced("R+2 R1 R2 | B+2 R+2 W4 R5 W | G4 G5", "0 play R+2")

    assert game.choices(1) == {"play B+2", "play R+2", "take"}
    for move in ("1 play W4", "1 play R5", "1 play W"):
        game.refuse(move)


@clause("house.stack.same")
def test_with_same_a_wild_draw_four_answers_a_wild_draw_four_and_nothing_else_does() -> None:
    """A Draw Two of the colour named does not."""
    game = faced("W4 G1 G2 | B+2 W4 B5 W | G4 G5", "0 play W4", "0 colour blue")

    assert game.choices(1) == {"challenge", "accept", "play W4"}
    game.refuse("1 play B+2").refuse("1 take")


@clause("house.stack.any")
def test_with_any_a_wild_draw_four_answers_a_draw_two() -> None:
    """Also beside cards of the colour in play: it needs no excuse."""
    game = faced("R+2 R1 R2 | B+2 W4 R5 R6 | G4 G5 G6", "0 play R+2", rules=ANY)
    assert game.choices(1) == {"play B+2", "play W4", "take"}

    game.play("1 play W4", "1 colour green")

    assert game.state["debt"] == 6
    assert game.asked() == {2: "stack"}


@clause("house.stack.any")
def test_with_any_a_draw_two_of_the_colour_named_answers_a_wild_draw_four() -> None:
    """One of another colour does not, not even of the colour that was in play before."""
    game = faced("W4 G1 G2 | B+2 R+2 G+2 W4 B5 | G4 B+2", "0 play W4", "0 colour blue", rules=ANY)
    assert game.choices(1) == {"challenge", "accept", "play B+2", "play W4"}
    game.refuse("1 play R+2").refuse("1 play G+2")

    game.play("1 play B+2")

    assert game.events == [turn_began(1), played(1, "B+2")]
    assert game.state["debt"] == 6
    assert game.state["colour"] == "blue"
    assert game.choices(2) == {"play B+2", "take"}


@clause("house.stack.any")
def test_after_a_wild_draw_four_that_answers_the_colour_that_it_named_counts() -> None:
    """Whatever the colour was before."""
    game = faced("R+2 R1 R2 | W4 R5 R6 | G+2 R+2 G6", "0 play R+2", "1 play W4", "1 colour green", rules=ANY)

    assert game.choices(2) == {"play G+2", "take"}


# Answering


@clause("house.stack.answer")
def test_answering_is_a_turn_and_adds_to_the_debt() -> None:
    """`turn_began` comes with the answer, not before it; the next seat faces the sum."""
    game = faced("R+2 R1 R2 | B+2 B1 B2 | G+2 G5 G6 | Y4 Y5", "0 play R+2", "1 play B+2")
    assert game.events == [turn_began(1), played(1, "B+2")]
    assert game.state["turn"] == 1
    assert game.state["colour"] == "blue"

    game.play("2 play G+2")

    assert game.state["debt"] == 6
    assert game.asked() == {3: "stack"}


@clause("house.stack.answer")
@pytest.mark.parametrize("bluffing", [True, False])
def test_a_wild_draw_four_that_answers_names_a_colour_and_is_never_challenged(*, bluffing: bool) -> None:
    """Whatever else is held, and with bluffing off, too: it needs no excuse."""
    game = faced("W4 G1 G2 | W4 B5 B6 | B4 G5 W4", "0 play W4", "0 colour blue", rules=SAME | {"bluffing": bluffing})
    assert "play W4" in game.choices(1)

    game.play("1 play W4")
    assert game.events == [turn_began(1), played(1, "W4")]
    assert game.state["debt"] == 8
    assert game.asked() == {1: "colour"}
    game.play("1 colour red")

    assert game.events == [colour_named(1, "red")]
    assert game.asked() == {2: "stack"}
    assert game.choices(2) == {"play W4", "take"}
    game.refuse("2 challenge").refuse("2 accept")


@clause("house.stack.answer", "ruling.uno_early")
def test_the_call_may_come_with_an_answer() -> None:
    """It counts if one card is left then, and is ignored otherwise."""
    game = faced("R+2 R1 R2 | B+2 B1 | G+2 G5 G6", "0 play R+2", "1 play B+2 uno")
    assert game.events == [turn_began(1), played(1, "B+2"), called(1)]
    assert game.offers() == set()

    game.play("2 play G+2 uno")

    assert game.events == [turn_began(2), played(2, "G+2")]


@clause("house.stack.answer", "ruling.catch_lapse")
@pytest.mark.parametrize(
    ("until", "open_after"), [("begin", set()), ("played", set()), ("held", {"1 catch 0", "2 catch 0", "0 uno"})]
)
def test_windows_that_were_open_lapse_with_an_answer(until: str, open_after: set[str]) -> None:
    """As at the first answer of a turn, or its first card; a window that is held stays."""
    game = faced("R+2 R1 | B+2 B1 B2 | G4 G5", "0 play R+2", rules=SAME | {"catch_until": until})
    assert game.offers() == {"1 catch 0", "2 catch 0", "0 uno"}

    game.play("1 play B+2")

    assert game.offers() == open_after


@clause("house.stack.take", "ruling.catch_lapse")
@pytest.mark.parametrize("until", ["begin", "played", "held"])
def test_taking_is_no_turn_so_nothing_lapses(until: str) -> None:
    """The seat that played can still be caught until the next turn's first answer."""
    game = faced("R+2 R1 | B1 B2 | G4 G5 R6", "0 play R+2", "1 take", rules=SAME | {"catch_until": until})
    assert game.offers() == {"1 catch 0", "2 catch 0", "0 uno"}

    game.play("2 play R6")

    assert ("1 catch 0" in game.offers()) is (until == "held")


@clause("house.stack.answer", "house.stack.debt")
def test_who_faces_a_debt_can_be_caught_and_then_answer_with_what_was_drawn() -> None:
    """What is offered goes by the hand as it is."""
    game = arrange("R1 R2 R+2 | R5 B1 | G4 G5", draw="Y9 Y+2 Y2 Y3", turn=1, rules=SAME | {"catch_until": "held"})
    game.play("1 play R5", "2 draw", "2 keep", "0 play R+2")
    assert game.choices(1, "stack") == {"take"}

    game.play("2 catch 1")

    assert game.events == [caught(1, 2), drew(1, "Y+2 Y2")]
    assert game.choices(1, "stack") == {"play Y+2", "take"}
    game.play("1 play Y+2")
    assert game.asked() == {2: "stack"}


# Taking


@clause("house.stack.take")
def test_taking_draws_the_whole_debt_in_one_go_and_loses_the_turn() -> None:
    """The seat after it is next."""
    game = faced("R+2 R1 R2 | B+2 B1 B2 | G+2 G5 G6", "0 play R+2", "1 play B+2", "2 play G+2", "0 take")

    assert game.events == [drew(0, "Y1 Y2 Y3 Y4 Y5 Y6"), skipped(0), turn_began(1)]
    assert game.state["debt"] == 0
    assert game.asked() == {1: "turn"}


@clause("house.stack.take")
def test_two_players_pass_it_to_and_fro() -> None:
    """And who takes it is skipped, so the other plays again."""
    game = faced("R+2 G+2 R2 | B+2 B1 B2", "0 play R+2", "1 play B+2", "0 play G+2")
    assert game.state["debt"] == 6

    game.play("1 take")

    assert game.events[-2:] == [skipped(1), turn_began(0)]


@clause("house.stack.answer", "reverse.effect")
def test_a_debt_goes_on_in_the_direction_of_play() -> None:
    """To the right, too, and with a Reverse that was played before."""
    game = arrange("R+2 R1 R2 | B1 B2 | G+2 G5 G6", direction="right", rules=SAME).play("0 play R+2")
    assert game.asked() == {2: "stack"}

    game.play("2 play G+2")

    assert game.asked() == {1: "stack"}


@clause("house.stack.debt", "ruling.two_reverse")
def test_a_reverse_is_no_answer_even_between_two() -> None:
    """Nor is a Skip."""
    game = faced("R+2 R1 R2 | Rrev Rskip B2", "0 play R+2", rules=ANY)

    assert game.choices(1) == {"take"}
    game.refuse("1 play Rrev").refuse("1 play Rskip")


@clause("house.stack.short", "ruling.short_pile")
def test_what_cannot_be_drawn_is_forgiven() -> None:
    """After everything was reshuffled; with nothing at all there is no `drew`, and the debt is gone."""
    game = arrange("R+2 R1 R2 | B+2 B1 B2 | G4 G5", top="R3 Y9", draw="Y1", rules=SAME)
    game.play("0 play R+2", "1 play B+2", "2 take")
    assert game.events[0] == reshuffled(3)
    assert game.events[1]["event"] == "drew"
    assert len(game.events[1]["cards"]) == 4
    assert game.events[2:] == [skipped(2), turn_began(0)]

    short = arrange("R+2 R1 R2 | B1 B2 | G4 G5", top="R3", draw="", rules=SAME).play("0 play R+2", "1 take")
    assert short.events == [reshuffled(1), drew(1, "R3"), skipped(1), turn_began(2)]
    assert short.state["debt"] == 0


@clause("house.stack.short")
def test_a_debt_for_which_nothing_is_left_is_still_a_turn_lost() -> None:
    """The pile ran out with the first of two debts."""
    game = arrange("R+2 R1 R2 | B1 B2 G+2", top="R3", draw="", rules=SAME).play("0 play R+2", "1 play G+2", "0 take")
    assert game.events[-3:] == [drew(0, " ".join(game.events[-3]["cards"])), skipped(0), turn_began(1)]
    assert sorted(game.events[-3]["cards"]) == ["R+2", "R3"]


# The challenge


@clause("house.stack.challenge")
def test_a_wild_draw_four_of_ones_own_turn_is_challenged_as_ever() -> None:
    """The question is `challenge`, with what answers beside it; `accept` is what `take` would be."""
    game = faced("W4 R1 R2 | W4 B5 | G4 G5", "0 play W4", "0 colour blue")
    assert game.asked() == {1: "challenge"}
    assert game.choices(1) == {"challenge", "accept", "play W4"}
    game.refuse("1 take")

    game.play("1 accept")

    assert game.events == [accepted(1), drew(1, "Y1 Y2 Y3 Y4"), skipped(1), turn_began(2)]


@clause("house.stack.challenge", "challenge.guilty", "ruling.guilty_turn")
def test_a_guilty_player_draws_the_four_and_the_challenger_has_a_turn() -> None:
    """With stacking as without."""
    game = faced("W4 R1 R2 | W4 B5 | G4 G5", "0 play W4", "0 colour blue", "1 challenge")

    assert game.events == [
        challenged(0, 1, guilty=True),
        hand_shown(0, 1, "R1 R2"),
        drew(0, "Y1 Y2 Y3 Y4"),
        turn_began(1),
    ]


@clause("house.stack.challenge", "challenge.innocent")
def test_a_wrong_challenger_draws_six() -> None:
    """And there is no debt on top of it."""
    game = faced("W4 G1 G2 | W4 B5 | G4 G5", "0 play W4", "0 colour blue", "1 challenge")

    assert game.events[2:] == [drew(1, "Y1 Y2 Y3 Y4 Y5 Y6"), skipped(1), turn_began(2)]
    assert game.state["debt"] == 0


@clause("house.stack.challenge")
def test_an_answer_gives_the_challenge_up() -> None:
    """Nothing tells of it but the answer, and nobody can challenge the first card any more."""
    game = faced("W4 R1 R2 | W4 B5 B6 | W4 G5 G6", "0 play W4", "0 colour blue", "1 play W4", "1 colour green")

    assert game.asked() == {2: "stack"}
    assert game.choices(2) == {"play W4", "take"}
    game.play("2 take")
    assert game.events[0] == drew(2, "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9")


@clause("house.stack.challenge", "ruling.bluff")
def test_with_bluffing_off_the_question_is_stack() -> None:
    """In a turn of one's own an illegal one is not offered then."""
    game = faced("W4 G1 G2 | W4 B5 | G4 G5", "0 play W4", "0 colour blue", rules=SAME | {"bluffing": False})
    assert game.asked() == {1: "stack"}
    assert game.choices(1) == {"play W4", "take"}
    game.refuse("1 challenge").refuse("1 accept")

    illegal = arrange("W4 R1 R2 | W4 B5", rules=SAME | {"bluffing": False})
    illegal.refuse("0 play W4")


@clause("house.stack.challenge")
def test_a_wild_draw_four_of_a_turn_after_a_debt_was_taken_is_challenged_again() -> None:
    """That debt is over."""
    game = faced("R+2 R1 R2 | B1 B2 | W4 R5 R6", "0 play R+2", "1 take", "2 play W4", "2 colour blue")

    assert game.asked() == {0: "challenge"}
    assert game.state["debt"] == 4


# The last card


@clause("house.stack.last", "round.last_draw")
def test_a_last_card_ends_the_round_and_the_next_seat_draws_the_whole_debt_unasked() -> None:
    """Even if it could answer."""
    game = faced("R+2 R1 R2 | B+2 | G+2 G5 G6", "0 play R+2", "1 play B+2")

    assert game.events[:4] == [turn_began(1), played(1, "B+2"), drew(2, "Y1 Y2 Y3 Y4"), went_out(1)]
    assert game.state["round_over"]
    assert game.state["round_points"] == 1 + 2 + 20 + 5 + 6 + 1 + 2 + 3 + 4
    assert game.asked() == {}


@clause("house.stack.last", "ruling.last_colour", "ruling.last_draw_four")
def test_a_last_wild_draw_four_names_no_colour_and_is_not_challenged() -> None:
    """Neither in one's own turn nor as an answer."""
    own = faced("W4 | W4 B5 | G4 G5", "0 play W4")
    assert own.events[:3] == [played(0, "W4"), drew(1, "Y1 Y2 Y3 Y4"), went_out(0)]

    answer = faced("W4 G1 G2 | W4 | G4 G5", "0 play W4", "0 colour blue", "1 play W4")
    assert answer.events[:4] == [turn_began(1), played(1, "W4"), drew(2, "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9"), went_out(1)]


# The start


@clause("house.stack.start", "start.draw_two")
@pytest.mark.parametrize(("sheet", "first", "second"), [("en", 1, 2), ("es-ES", 2, 1)])
def test_a_draw_two_turned_up_is_a_debt_that_the_first_player_faces(sheet: str, first: int, second: int) -> None:
    """In either starting direction; `turn` is the first player, and no turn has begun."""
    game = turn_up("R+2", rules=SAME, sheet=sheet)
    assert game.events == [turned_up("R+2")]
    assert (game.state["debt"], game.state["turn"]) == (2, first)
    assert game.asked() == {first: "stack"}
    assert game.choices(first) == {"take"}

    game.play(f"{first} take")

    assert game.events == [drew(first, "Y1 Y2"), skipped(first), turn_began(second)]


@clause("house.stack.start")
def test_a_draw_two_turned_up_can_be_answered() -> None:
    """`turn_began` comes with the answer."""
    game = arrange("R1 R2 | B+2 B1 B2 | G4 G5", top="", draw="R+2 Y1 Y2 Y3 Y4 Y5", rules=SAME).play("1 play B+2")

    assert game.events == [turn_began(1), played(1, "B+2")]
    assert (game.state["debt"], game.state["turn"]) == (4, 1)
    assert game.asked() == {2: "stack"}


@clause("house.stack.start")
def test_a_draw_two_turned_up_is_answered_by_a_wild_draw_four_only_with_any() -> None:
    """And such an answer is beyond challenge."""
    position = "R1 R2 | W4 B1 R9 | G4 G5"
    same = arrange(position, top="", draw="R+2 Y1 Y2", rules=SAME)
    assert same.choices(1) == {"take"}

    game = arrange(position, top="", draw="R+2 Y1 Y2", rules=ANY).play("1 play W4", "1 colour blue")

    assert game.asked() == {2: "stack"}
    assert game.state["debt"] == 6


@clause("house.stack.start", "start.draw_four", "ruling.draw_four_back")
@pytest.mark.parametrize(("second", "debt", "question"), [("R5", 0, "turn"), ("R+2", 2, "stack")])
def test_a_wild_draw_four_that_is_put_back_is_nobodys_debt(second: str, debt: int, question: str) -> None:
    """Only the card that stays counts."""
    game = turn_up("W4", rest=f"{second} {second}", rules=SAME)

    assert game.said()[:2] == ["turned_up", "put_back"]
    assert game.state["debt"] == debt
    assert game.asked() == {1: question}


@clause("house.stack.debt")
def test_an_arranged_draw_two_is_no_debt() -> None:
    """It was not played."""
    game = arrange("B+2 R1 R2 | B1 B2", top="R+2", rules=SAME)

    assert game.state["debt"] == 0
    assert game.asked() == {0: "turn"}


@clause("house.stack.debt")
def test_the_next_round_begins_without_a_debt() -> None:
    """Whatever the last card was."""
    game = faced("R+2 | B1 B2", "0 play R+2", rules=SAME | {"target": 5000}).next()

    assert game.state["debt"] == (2 if game.state["discard_pile"][0].endswith("+2") else 0)


# The longest round


@clause("house.stack.answer", "ruling.endless")
def test_an_answer_that_would_begin_turn_2001_blocks_the_round() -> None:
    """Its card is not played."""
    game = at_turn_2000("B1 B+2 B3 | B5 R+2 B6", rules=SAME).play("1 play R+2")
    hands = game.state["hands"]
    assert game.choices(0) == {"play B+2", "take"}

    game.play("0 play B+2")

    assert game.events[0] == round_blocked()
    assert game.said() == ["round_blocked", "round_ended"]
    assert game.state["hands"] == hands
    assert game.state["discard_pile"][0] == "R+2"
    assert (game.state["blocked"], game.state["debt"]) == (True, 0)


@clause("house.stack.take", "ruling.endless")
def test_taking_after_turn_2000_draws_and_then_blocks_the_round() -> None:
    """The next turn is not begun."""
    game = at_turn_2000("B1 B+2 B3 | B5 R+2 B6", rules=SAME).play("1 play R+2", "0 take")

    assert game.said() == ["reshuffled", "drew", "skipped", "round_blocked", "round_ended"]
