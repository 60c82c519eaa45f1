"""Going out: the end of a round."""

from __future__ import annotations

import pytest

from rules.happenings import drew, played, reshuffled, round_ended, went_out
from table import arrange, clause


@clause("round.over", "object.round")
def test_the_first_player_without_cards_ends_the_round() -> None:
    """All hands are laid open, and the turn stays where it was."""
    game = arrange("R1 | R5 B+2 W | Gskip Y9").play("0 play R1")

    assert game.events == [
        played(0, "R1"),
        went_out(0),
        round_ended(0, 104, " | R5 B+2 W | Gskip Y9", [104, 0, 0]),
    ]
    state = game.state
    assert (state["round_over"], state["round_winner"], state["round_points"]) == (True, 0, 104)
    assert (state["turn"], state["blocked"], state["match_over"]) == (0, False, False)
    assert state["hands"] == [[], ["R5", "B+2", "W"], ["Gskip", "Y9"]]


@clause("round.over")
def test_once_the_round_is_over_nobody_is_asked_anything() -> None:
    """And every move is refused until the next deal."""
    game = arrange("R1 | R5 B1 | G2 G3").play("0 play R1")

    assert game.answer["asked"] == []
    game.refuse("1 play R5", "not_asked").refuse("0 draw", "not_asked")


@clause("round.over")
def test_a_player_may_go_out_with_the_card_just_drawn_only_by_holding_no_other() -> None:
    """Playing the drawn card leaves what was held before."""
    game = arrange("B1 | B5 B6", draw="R9 Y8").play("0 draw", "0 play R9")

    assert not game.state["round_over"]
    assert game.hand(0) == ["B1"]


@clause("round.last_draw", "score.winner")
def test_after_a_last_draw_two_the_next_player_draws_and_the_cards_count() -> None:
    """The draw comes before the scoring, and nobody is skipped any more."""
    game = arrange("R+2 | B1 | G2", draw="Y9 W Y1").play("0 play R+2")

    assert game.events == [
        played(0, "R+2"),
        drew(1, "Y9 W"),
        went_out(0),
        round_ended(0, 62, " | B1 Y9 W | G2", [62, 0, 0]),
    ]


@clause("round.last_draw")
def test_after_a_last_wild_draw_four_the_next_player_in_the_direction_draws() -> None:
    """To the right it is the seat below."""
    game = arrange("W4 | B1 | G2", draw="Y9 Y8 Y7 Y6 Y1", direction="right").play("0 play W4")

    assert drew(2, "Y9 Y8 Y7 Y6") in game.events
    assert game.state["round_points"] == 1 + 2 + 30


@clause("round.last_draw", "ruling.short_pile")
def test_a_last_draw_two_reshuffles_and_takes_what_there_is() -> None:
    """The last card itself stays on top."""
    game = arrange("R+2 | B1 | G2", draw="", top="R3").play("0 play R+2")

    assert game.events[1:3] == [reshuffled(1), drew(1, "R3")]
    assert game.state["discard_pile"] == ["R+2"]
    assert game.state["round_points"] == 6


@clause("round.over")
@pytest.mark.parametrize("card", ["Rskip", "Rrev"])
@pytest.mark.parametrize("others", ["B1 | G2", "B1"])
def test_a_last_skip_or_reverse_does_nothing(card: str, others: str) -> None:
    """Neither event is told and the direction stays, with two players as well."""
    game = arrange(f"{card} | {others}").play(f"0 play {card}")

    assert game.said() == ["played", "went_out", "round_ended"]
    assert game.state["direction"] == "left"


@clause("ruling.last_colour")
def test_a_last_wild_names_no_colour() -> None:
    """A round that is over asks nothing more, and the colour stays as it was."""
    game = arrange("W | B1 B2").play("0 play W")

    assert game.said() == ["played", "went_out", "round_ended"]
    assert game.answer["asked"] == []
    assert game.state["colour"] == "red"


@clause("round.over")
def test_at_the_end_everybody_sees_all_hands_and_not_before() -> None:
    """Players and spectators alike."""
    game = arrange("R1 R2 | R5 B1 | G2 G3")
    for seat in (0, 1, 2, None):
        assert "hands" not in game.view(seat)

    game.play("0 play R1 uno", "1 draw", "1 keep", "2 draw", "2 keep", "0 play R2")

    for seat in (0, 1, 2, None):
        assert game.view(seat)["hands"] == game.state["hands"]
