"""Round after round until the match is won."""

from __future__ import annotations

import pytest

from rules.happenings import match_ended, turned_up
from table import Game, arrange, clause


def final(scores: list[int], hands: str = "R1 | B9 B1 | Y5", **rules: object) -> Game:
    """A round that seat 0 ends, at these scores before it."""
    return arrange(hands, scores=scores, rules=rules).play("0 play R1")


@clause("object.match", "match.win")
def test_points_add_up_over_the_rounds() -> None:
    """The next round starts from the scores of the last."""
    game = final([10, 20, 30])
    assert game.state["scores"] == [25, 20, 30]

    game.next()

    assert game.state["scores"] == [25, 20, 30]
    assert (game.state["round"], game.state["round_over"]) == (2, False)
    assert (game.state["round_winner"], game.state["round_points"]) == (None, 0)


@clause("match.win", "target")
def test_exactly_500_wins_the_match() -> None:
    """Reaching it is enough."""
    game = final([485, 0, 0])

    assert game.events[-1] == match_ended(0, [500, 0, 0])
    assert (game.state["match_over"], game.state["match_winner"], game.state["round_over"]) == (True, 0, True)


@clause("match.win", "target")
def test_499_does_not_win_the_match() -> None:
    """Another round is played."""
    game = final([484, 0, 0])

    assert game.said()[-1] == "round_ended"
    assert (game.state["match_over"], game.state["match_winner"]) == (False, None)
    assert game.next().state["round"] == 2


@clause("match.win")
def test_once_the_match_is_over_nothing_is_played_or_dealt() -> None:
    """The match is closed to moves and to a next round; it can still be looked at."""
    game = final([490, 0, 0])

    game.refuse("1 draw", "match_over")
    assert game.ask(op="next")["error"]["code"] == "match_over"
    assert game.view(1)["match_winner"] == 0


@clause("target")
@pytest.mark.parametrize(("target", "over"), [(15, True), (16, False), (1, True), (10**30, False)])
def test_another_target_can_be_set(target: int, *, over: bool) -> None:
    """Any positive whole number."""
    game = final([0, 0, 0], target=target)

    assert game.state["scores"] == [15, 0, 0]
    assert game.state["match_over"] is over
    assert game.state["rules"]["target"] == target


@clause("match.low", "scoring")
def test_in_the_low_score_match_the_lowest_total_wins_when_somebody_reaches_500() -> None:
    """Not who went out, and not who reached it."""
    game = final([300, 490, 100], scoring="low")

    assert game.state["scores"] == [300, 500, 105]
    assert game.events[-1] == match_ended(2, [300, 500, 105])
    assert (game.state["round_winner"], game.state["match_winner"]) == (0, 2)


@clause("match.low")
def test_in_the_low_score_match_499_ends_nothing() -> None:
    """Somebody has to reach the target."""
    assert not final([300, 489, 100], scoring="low").state["match_over"]


@clause("match.low", "target")
def test_the_low_score_match_has_a_target_too() -> None:
    """A lower one ends it sooner."""
    assert final([0, 0, 0], scoring="low", target=10).state["match_winner"] == 0


@clause("ruling.low_tie")
def test_a_tie_for_the_lowest_total_is_played_off_among_all() -> None:
    """Another round, and so on until one is lowest."""
    game = final([105, 490, 100], scoring="low")
    assert game.state["scores"] == [105, 500, 105]
    assert (game.state["match_over"], game.state["match_winner"]) == (False, None)
    assert "match_ended" not in game.said()

    game.next()

    assert (game.state["round"], game.sizes().count(0)) == (2, 0)


@clause("ruling.low_tie")
def test_a_tie_above_the_lowest_total_does_not_matter() -> None:
    """One is lowest."""
    assert final([90, 490, 495], scoring="low").state["match_winner"] == 0


@clause("ruling.low_tie")
def test_after_a_tie_the_match_ends_as_soon_as_one_is_lowest() -> None:
    """Somebody is beyond the target already."""
    assert final([105, 600, 105], scoring="low").state["match_winner"] == 0


@clause("ruling.next_dealer")
@pytest.mark.parametrize(("dealer", "following"), [(0, 1), (1, 2), (2, 0)])
@pytest.mark.parametrize("direction", ["left", "right"])
def test_the_next_seat_in_the_starting_direction_deals_next(dealer: int, following: int, direction: str) -> None:
    """Whoever won, and whichever way play went at the end."""
    game = arrange("R1 | B9 B1 | Y5", dealer=dealer, direction=direction).play("0 play R1").next()

    assert game.state["dealer"] == following
    assert {"event": "round_began", "round": 2, "dealer": following} in game.events


@clause("ruling.next_dealer", "start_direction")
@pytest.mark.parametrize(("dealer", "following"), [(0, 2), (1, 0), (2, 1)])
def test_where_play_starts_to_the_right_the_deal_passes_to_the_right(dealer: int, following: int) -> None:
    """One function of the starting direction."""
    game = arrange("R1 | B9 B1 | Y5", dealer=dealer, sheet="es-ES").play("0 play R1").next()

    assert game.state["dealer"] == following


@clause("match.win", "setup.deal", "turn.first")
def test_the_next_round_is_dealt_from_the_full_deck() -> None:
    """Seven each, nobody draws for the deal, and play starts in the starting direction again."""
    for seed in range(20):
        game = arrange("R1 | B9 B1 | Y5", direction="right", seed=seed).play("0 play R1").next()
        state, names = game.state, game.said()

        assert names[:5] == ["round_began", "dealt", "dealt", "dealt", "turned_up"]
        cards = [card for pile in (*state["hands"], state["draw_pile"], state["discard_pile"]) for card in pile]
        assert len(cards) == 108
        if state["discard_pile"][0][1:].isdigit() and state["discard_pile"][0] != "W4":
            assert game.events[-2:] == [turned_up(state["discard_pile"][0]), {"event": "turn_began", "seat": 2}]
            assert state["direction"] == "left"


@clause("match.win")
def test_there_is_no_next_round_in_the_middle_of_one() -> None:
    """The referee refuses to deal."""
    game = arrange("R1 R2 | B9 B1 | Y5")

    assert game.ask(op="next")["error"]["code"] == "bad_request"
    assert game.look()["state"] == game.state
