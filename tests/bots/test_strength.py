"""A level below its full strength: it takes what costs little enough, and whatever is worse it never does."""

from __future__ import annotations

import itertools
import random

import pytest

from bots.seats import Seats
from lastcard.bots import bot, is_level, level_called
from lastcard.bots.arena import BotTable
from lastcard.bots.expert import Expert
from lastcard.bots.strength import FULL, WEAKEST, allowed_loss, apart, named
from lastcard.match import Match
from lastcard.rules.state import State

STRENGTHS = range(WEAKEST, FULL)


def test_the_stronger_the_less_is_given_away() -> None:
    """At full strength nothing, at any other something."""
    losses = [allowed_loss(strength) for strength in (*STRENGTHS, FULL)]

    assert losses == sorted(losses, reverse=True)
    assert losses[-1] == 0 < losses[-2]


def test_a_name_has_the_level_and_the_strength() -> None:
    """The full strength has the name of the level alone."""
    assert [apart(named("expert", strength)) for strength in STRENGTHS] == [("expert", strength) for strength in STRENGTHS]
    assert named("expert", FULL) == "expert"
    assert level_called("expert:70").name == "expert:70"


@pytest.mark.parametrize(
    "name",
    [
        "expert:0",
        "expert:100",
        "expert:070",
        "expert:-5",
        "expert:7.5",
        "expert:",
        "expert:٣",
        "expert:70:70",
        ":70",
        "easy:70",
        "no:70",
    ],
)
def test_what_is_no_strength_is_refused(name: str) -> None:
    """So is a strength of a level that knows nothing of what its choices cost; what can be said is told."""
    assert not is_level(name)
    with pytest.raises(ValueError, match="expert:1-99"):
        bot(name, random.Random(1))  # noqa: S311  bots need no secrecy


def after_a_round(level: str, seed: int = 1, *, players: int = 3, edition: str = "classic") -> State:
    """What bots of a level come to."""
    match = Match.new(edition, players=players, seed=5)
    BotTable(match, [bot(level, random.Random(f"{seed}/{seat}")) for seat in range(players)]).play_round()  # noqa: S311  as above
    return match.state


@pytest.mark.parametrize("players", [3, 8])
def test_its_luck_decides_what_it_takes(players: int) -> None:
    """The same luck, the same round, other luck another one; with a net, and among so many that weights must do."""
    assert after_a_round("expert:30", players=players) == after_a_round("expert:30", players=players)
    assert after_a_round("expert:30", players=players) != after_a_round("expert:30", 2, players=players)


def test_who_may_give_nothing_away_plays_the_best() -> None:
    """Choice by choice as the level does, whatever its luck."""
    match = Match.new("classic", players=2, seed=5)
    BotTable(match, [Expert(random.Random(seat), loss=1e-9) for seat in range(2)]).play_round()  # noqa: S311  as above

    assert match.state == after_a_round("expert", players=2)


def test_the_weaker_the_more_choices_it_takes() -> None:
    """Each strength takes all that a greater one does; the best is always among them."""
    seats = Seats("R1 R9 Rskip Y3 G5 W B6 | Y1 Y2 Y4 Y5")
    taken = [seats.answers(0, name) for name in ("expert", "expert:95", "expert:60", "expert:1")]

    assert [len(answers) for answers in taken] == sorted(len(answers) for answers in taken)
    assert len(taken[0]) == 1 < len(taken[-1])
    for stronger, weaker in itertools.pairwise(taken):
        assert stronger <= weaker


def test_nobody_is_too_weak_to_play_the_last_card() -> None:
    """The round is not given away, nor is the call forgotten."""
    assert Seats("R9 | Y9 Y8").answers(0, "expert:1") == {"play R9"}
    assert Seats("R9 R8 | Y9 Y8").play("0 play R9").answers(0, "expert:1", name="uno") == {"uno"}


def test_what_is_not_told_to_cost_little_is_done_as_well_as_can_be() -> None:
    """Whether to challenge is no question of strength: no net knows what the answers cost."""
    seats = Seats("R7 Y3 | W4 R2 Y1 G1").play("0 play R7")
    seats.play("1 play W4", "1 colour blue")

    assert seats.answers(0, "expert:1") == seats.answers(0, "expert")
