"""The compiled kernel and the readable rules, move by move."""

from __future__ import annotations

import pytest

from lastcard.batch import tracing, twins
from lastcard.batch.events import EVENTS
from lastcard.batch.twins import Difference, prove
from lastcard.editions import EDITIONS
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.rules.state import Edition

MOVES = 20_000
MOVES_OF_EACH = 50_000
RARE = {"dealer_drew", "dealer_chosen", "battle_void", "put_back"}


def test_the_engines_are_alike_after_every_move() -> None:
    """State, questions, choices, scores and counts of events agree over all editions; nearly everything happens on the way."""
    said: list[dict[str, int]] = []

    done = prove(MOVES, seed=11, say=lambda **told: said.append(told))

    assert done.moves >= MOVES
    assert said[-1]["moves"] == done.moves
    assert {name for name in EVENTS if not done.events[name]} <= RARE


def test_a_proof_can_be_of_one_edition() -> None:
    """Asked for one edition, the proof plays no other."""
    done = prove(2000, editions=[KICKIN_BATTLE], seed=3)

    assert done.events["rival_named"]
    assert not done.events["tormented"]


def test_the_same_seed_is_the_same_proof() -> None:
    """What a proof plays follows from its seed alone."""
    first, again, other = (prove(3000, seed=seed) for seed in (4, 4, 5))

    assert first == again
    assert first != other


def test_a_difference_tells_where_how_and_both_states(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that is not what the readable rules have is reported with its seed, a short record and both states."""
    honest = tracing.trace

    def forged(*values: object) -> int:
        made = honest(*values)  # type: ignore[arg-type]
        rows = values[3]
        rows["scores"][made // 2, 0] += 1  # type: ignore[index]
        return made

    monkeypatch.setattr(twins, "trace", forged)

    with pytest.raises(Difference) as told:
        prove(1000, seed=9)

    lines = str(told.value).splitlines()
    assert lines[0] == "the engines differ in match 0 of seed 9"
    assert lines[1].startswith("scores: readable [")
    assert "lastcard 1" in lines
    assert sum(line.startswith(("readable: {", "compiled: {")) for line in lines) == 2
    assert len(lines) < 40, "the record is short"


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_every_edition_that_comes_with_lastcard_is_mirrored(edition: Edition) -> None:
    """Many moves of each edition alone, with any players, sheets and switches; `lastcard prove twins` goes on to ten million."""
    assert prove(MOVES_OF_EACH, editions=[edition], seed=12).moves >= MOVES_OF_EACH
