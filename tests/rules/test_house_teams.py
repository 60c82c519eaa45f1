"""Teams: seats opposite each other score together."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard import BadRecord, load
from lastcard.referee import Referee
from rules.happenings import match_ended, round_ended, went_out
from table import arrange, clause, new

TEAMS: dict[str, Any] = {"teams": True}


def refused(**request: Any) -> str:
    """What is said of a request that is refused."""
    answer = Referee().answer({"edition": "classic", "seed": 7, "rules": TEAMS} | request)
    assert answer["error"]["code"] == "bad_request", answer
    message: str = answer["error"]["message"]
    return message


@clause("house.teams.partners")
@pytest.mark.parametrize(
    ("players", "pairs"), [(4, [[0, 2], [1, 3]]), (6, [[0, 3], [1, 4], [2, 5]]), (10, [[seat, seat + 5] for seat in range(5)])]
)
def test_seats_opposite_each_other_are_partners(players: int, pairs: list[list[int]]) -> None:
    """In the state and in every view, and nowhere without the switch."""
    game = new(players, rules=TEAMS)
    assert [seen["partners"] for seen in (game.state, *game.views())] == [pairs] * (players + 2)

    plain = new(players)
    assert all("partners" not in seen for seen in (plain.state, *plain.views()))


@clause("house.teams.partners")
@pytest.mark.parametrize("players", [2, 3, 5, 7, 9])
def test_an_odd_number_of_players_or_two_cannot_be_partners(players: int) -> None:
    """Neither dealt nor arranged; a record is wrong at its first round."""
    assert "4, 6, 8, 10" in refused(op="new", players=players)
    assert "4, 6, 8, 10" in refused(op="arrange", hands=["R1"] * players, draw_pile="", discard_pile="R3", turn=0)
    record = f'lastcard 1\nedition classic\nsheet en\nrules {{"teams": true}}\nplayers {players}\nseed 7\n\nround 1\n0 draw\n'
    with pytest.raises(BadRecord) as found:
        load(record)
    assert found.value.line == 8


@clause("house.teams.score")
def test_both_partners_score_what_all_other_teams_hold() -> None:
    """Not what the partner holds; the round's points are that sum."""
    game = arrange("R1 | B5 W | B9 B8 | Gskip", rules=TEAMS, scores=[10, 20, 10, 20]).play("0 play R1")

    assert game.events[1:] == [went_out(0), round_ended(0, 75, "| B5 W | B9 B8 | Gskip", [85, 20, 85, 20])]
    assert (game.state["round_winner"], game.state["round_points"]) == (0, 75)


@clause("house.teams.score")
def test_three_teams_score_from_two_others() -> None:
    """Six players."""
    game = arrange("B1 | R5 | B2 | B3 | B9 | B4", rules=TEAMS, turn=1).play("1 play R5")

    assert game.state["scores"] == [0, 1 + 2 + 3 + 4, 0, 0, 1 + 2 + 3 + 4, 0]


@clause("house.teams.score", "match.low", "ruling.low_points")
def test_low_each_adds_what_both_partners_hold_and_the_round_counts_each_hand_once() -> None:
    """So partners' scores stay equal."""
    rules = TEAMS | {"scoring": "low"}
    game = arrange("R1 | B5 W | B9 B8 | Gskip", rules=rules, scores=[10, 20, 10, 20]).play("0 play R1")

    assert game.state["scores"] == [27, 95, 27, 95]
    assert game.state["round_points"] == 17 + 75


@clause("house.teams.score", "ruling.blocked")
@pytest.mark.parametrize("scoring", ["winner", "low"])
def test_nobody_scores_a_blocked_round(scoring: str) -> None:
    """Partners neither."""
    game = arrange("B1 | B2 | B4 | B5", draw="", rules=TEAMS | {"scoring": scoring}, scores=[1, 2, 1, 2])
    game.play("0 draw", "1 draw", "2 draw", "3 draw")

    assert game.state["blocked"]
    assert game.state["scores"] == [1, 2, 1, 2]


@clause("house.teams.score")
@pytest.mark.parametrize("scores", [[1, 0, 0, 0], [0, 0, 5, 0], [7, 7, 7, 8]])
def test_arranged_scores_of_partners_that_differ_are_refused(scores: list[int]) -> None:
    """Without teams they are fine."""
    request = {"op": "arrange", "hands": ["R1"] * 4, "draw_pile": "", "discard_pile": "R3", "turn": 0, "scores": scores}

    assert "partners" in refused(**request)
    assert Referee().answer({"edition": "classic", **request})["ok"]


@clause("house.teams.match", "match.win")
def test_the_match_goes_to_the_seat_that_went_out() -> None:
    """When its team reaches the target, also if it is the higher seat."""
    game = arrange("B5 W | B9 B8 | R1 | Gskip", rules=TEAMS | {"target": 100}, scores=[90, 20, 90, 20], turn=2).play("2 play R1")

    assert game.events[-1] == match_ended(2, [90 + 37, 20, 90 + 37, 20])
    assert (game.state["match_over"], game.state["match_winner"]) == (True, 2)


@clause("house.teams.match")
def test_the_match_goes_on_below_the_target() -> None:
    """Points of partners are not added up."""
    game = arrange("R1 | B9 | B1 | B8", rules=TEAMS | {"target": 100}, scores=[60, 0, 60, 0]).play("0 play R1")

    assert game.state["scores"] == [77, 0, 77, 0]
    assert not game.state["match_over"]


@clause("house.teams.match", "match.low")
def test_low_the_match_goes_to_the_lower_seat_of_the_lowest_team() -> None:
    """Whoever went out, here a seat of the other team."""
    rules = TEAMS | {"scoring": "low", "target": 100}
    game = arrange("R1 | B9 | W W4 | B8", rules=rules, scores=[0, 50, 0, 50]).play("0 play R1")

    assert game.state["scores"] == [100, 67, 100, 67]
    assert game.events[-1] == match_ended(1, [100, 67, 100, 67])


@clause("house.teams.match", "ruling.low_tie")
def test_low_a_tie_of_teams_calls_for_another_round() -> None:
    """A tie between partners is none."""
    rules = TEAMS | {"scoring": "low", "target": 100}
    tied = arrange("R1 | B9 | B9 | W | B8 | W", rules=rules, scores=[0, 0, 60, 0, 0, 60]).play("0 play R1")
    assert tied.state["scores"] == [50, 17, 119, 50, 17, 119]
    assert tied.state["match_winner"] == 1

    tied = arrange("R1 | B8 | B9 | W | B9 | B8", rules=rules, scores=[0, 33, 99, 0, 33, 99]).play("0 play R1")
    assert tied.state["scores"] == [50, 50, 116, 50, 50, 116]
    assert not tied.state["match_over"]
    assert tied.next().state["round"] == 2


@clause("house.teams.hidden")
def test_partners_do_not_see_each_others_hands() -> None:
    """A view holds no card of the partner, and a drawn card is seen by its owner alone."""
    game = arrange("B1 B2 | G1 G2 | Y1 Y2 | R8 R9", draw="R6 Y3", rules=TEAMS)
    game.play("0 draw")

    view = game.view(2)
    assert view["hand"] == ["Y1", "Y2"]
    assert "hands" not in view
    assert view["asked"] == []


@clause("house.teams.hidden")
def test_everything_else_treats_a_partner_like_any_other_seat() -> None:
    """It can be caught, swapped hands with, jumped upon and made to draw."""
    rules = TEAMS | {"seven_zero": True, "jump_in": True}
    game = arrange("R7 B1 | G1 G2 | Y1 Y2 | R8 R9", rules=rules).play("0 play R7")
    assert "2 catch 0" in game.offers()
    assert game.choices(0) == {"swap 1", "swap 2", "swap 3"}

    two = arrange("R+2 B1 B2 | Rskip G2 | Y1 Y2 | R8 R9", rules=rules | {"stacking": "same"}, turn=1).play("1 play Rskip")
    assert two.asked() == {3: "turn"}
