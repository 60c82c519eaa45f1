"""Points: what the cards are worth and who gets them."""

from __future__ import annotations

import pytest

from table import arrange, clause


def worth(hand: str) -> int:
    """What the winner scores for this one other hand."""
    points: int = arrange(f"R1 | {hand}").play("0 play R1").state["round_points"]
    return points


@clause("score.numbers")
@pytest.mark.parametrize("number", range(10))
def test_a_number_is_worth_its_face_value(number: int) -> None:
    """In any colour; a 0 is a card worth nothing."""
    assert worth(f"B{number}") == number
    assert worth(f"Y{number} G{number}") == 2 * number


@clause("score.numbers", "score.winner")
def test_a_round_won_against_zeros_is_won_with_no_points() -> None:
    """That is not the same as a round that nobody won."""
    state = arrange("R1 | B0 | G0 Y0").play("0 play R1").state

    assert (state["round_winner"], state["round_points"], state["blocked"]) == (0, 0, False)
    assert state["scores"] == [0, 0, 0]


@clause("score.actions")
@pytest.mark.parametrize("face", ["+2", "rev", "skip"])
def test_an_action_card_is_worth_twenty(face: str) -> None:
    """In any colour."""
    assert worth(f"B{face}") == 20
    assert worth(f"R{face} Y{face}") == 40


@clause("score.wilds")
@pytest.mark.parametrize("card", ["W", "W4"])
def test_a_colourless_card_is_worth_fifty(card: str) -> None:
    """Each."""
    assert worth(card) == 50
    assert worth(f"{card} {card} B1") == 101


@clause("score.winner", "scoring")
def test_the_winner_scores_what_all_the_others_hold() -> None:
    """Nobody else's score changes."""
    state = arrange("B1 B2 | R1 | R5 B+2 | W", turn=1, scores=[1, 2, 3, 4]).play("1 play R1").state

    assert state["round_points"] == 3 + 25 + 50
    assert state["scores"] == [1, 80, 3, 4]


@clause("score.winner", "object.round")
@pytest.mark.parametrize("players", range(2, 11))
def test_at_tables_of_any_size_only_the_winner_scores(players: int) -> None:
    """Everybody else's cards, added up."""
    hands = " | ".join(["B1 B4"] * (players - 1) + ["R1"])
    state = arrange(hands, turn=players - 1).play(f"{players - 1} play R1").state

    assert state["scores"] == [0] * (players - 1) + [5 * (players - 1)]


@clause("match.low", "ruling.low_points", "scoring")
def test_in_the_low_score_match_each_adds_what_they_hold() -> None:
    """The winner of the round adds nothing; the round's points are the sum."""
    game = arrange("B1 B2 | R1 | R5 B+2 | W", turn=1, scores=[1, 2, 3, 4], rules={"scoring": "low"}).play("1 play R1")

    assert (game.state["round_winner"], game.state["round_points"]) == (1, 3 + 25 + 50)
    assert game.state["scores"] == [4, 2, 28, 54]
    assert game.events[-1]["scores"] == [4, 2, 28, 54]
    assert game.events[-1]["points"] == 78


@clause("round.last_draw", "match.low")
def test_in_the_low_score_match_the_last_cards_draw_counts_too() -> None:
    """Drawn before the scoring."""
    state = arrange("R+2 | B1 | G2", draw="Y9 W", rules={"scoring": "low"}).play("0 play R+2").state

    assert state["scores"] == [0, 60, 2]
