"""The compiled kernel and the readable rules, move by move."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from msgspec.structs import replace

from declared import own_events
from lastcard.batch.events import EVENTS
from lastcard.editions import EDITIONS
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.replay import load
from lastcard.rules import calling
from lastcard.rules.events import EVENTS as TOLD
from lastcard.rules.questions import Choice
from lastcard.rules.state import Edition, Outcome, State
from lastcard.rules.steps import Draw
from lastcard.testing.proofs import tracing, twins
from lastcard.testing.proofs.twins import Difference, prove

MOVES = 20_000
MOVES_OF_EACH = 4_000
RARE = {"dealer_drew", "dealer_chosen", "battle_void", "put_back"}


def test_the_engines_are_alike_after_every_move() -> None:
    """State, questions, choices, scores and counts of events agree over all editions; nearly everything happens on the way."""
    said: list[dict[str, int]] = []

    done = prove(MOVES, seed=11, say=lambda **told: said.append(told))

    assert done.moves >= MOVES
    assert said[-1]["moves"] == done.moves
    assert {name for name in EVENTS if not done.events[name]} <= RARE


def test_every_event_that_can_be_told_is_counted_once() -> None:
    """Those of a special card's own too: what is not counted is not compared."""
    told = {event.name for edition in EDITIONS for event in own_events(edition)}
    told |= {name for name, event in TOLD.items() if event.__module__ in {"lastcard.rules.events", "lastcard.rules.hands"}}

    assert sorted(EVENTS) == sorted(told)


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


def _forge(monkeypatch: pytest.MonkeyPatch, forge: Callable[[Any, int], None]) -> None:
    """Let the kernel's rows be changed behind its back; so many moves were made."""
    honest = tracing.trace

    def forged(*values: Any) -> int:
        made = honest(*values)
        forge(values[3], made)
        return made

    monkeypatch.setattr(twins, "trace", forged)


@pytest.mark.clause("uno.catch")
def test_a_rule_that_only_one_of_them_follows_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the readable rules let a caught seat draw one card more than the kernel, the record ends with the catch."""

    def draws_more(state: State, seat: int, choice: Choice) -> Outcome:
        outcome = honest(state, seat, choice)
        return replace(
            outcome, then=tuple(replace(step, count=step.count + 1) for step in outcome.then if isinstance(step, Draw))
        )

    honest = calling.taken_up
    monkeypatch.setattr(calling, "taken_up", draws_more)

    with pytest.raises(Difference) as told:
        prove(MOVES, seed=1)

    assert "catch" in str(told.value).split("record:")[1]


def test_a_difference_tells_where_how_and_both_states(monkeypatch: pytest.MonkeyPatch) -> None:
    """A row that is not what the readable rules have is reported with its seed, a short record and both states."""

    def forge(rows: Any, made: int) -> None:
        rows["scores"][made // 2, 0] += 1

    _forge(monkeypatch, forge)

    with pytest.raises(Difference) as told:
        prove(1000, seed=9)

    lines = str(told.value).splitlines()
    assert lines[0] == "the engines differ in match 0 of seed 9"
    assert lines[1].startswith("scores: readable [")
    assert "lastcard 1" in lines
    assert sum(line.startswith(("readable: {", "compiled: {")) for line in lines) == 2
    assert len(lines) < 40, "the record is short"


@pytest.mark.parametrize(("field", "value"), [("discard_pile", 99), ("agenda", 250)])
def test_a_row_that_is_no_state_at_all_is_told_in_pieces(monkeypatch: pytest.MonkeyPatch, field: str, value: int) -> None:
    """A card that does not exist, or a step: whoever looks for the fault still gets the seed and the record."""

    def forge(rows: Any, made: int) -> None:
        rows["depth"][made // 2] = field == "agenda"
        rows[field][made // 2, 0] = value

    _forge(monkeypatch, forge)

    with pytest.raises(Difference, match="the engines differ in match 0 of seed 9") as told:
        prove(1000, seed=9)

    lines = str(told.value).splitlines()
    assert "lastcard 1" in lines
    assert any(line.startswith("compiled: {'hands': [(") for line in lines)


def test_the_record_of_a_difference_in_the_first_answer_of_a_round_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    """It names the colour that a card turned up has not: before it nothing was played, so the record begins with the deal."""

    def forge(rows: Any, _: int) -> None:
        if not rows["turns"][0]:
            rows["scores"][1, 0] += 1

    _forge(monkeypatch, forge)

    with pytest.raises(Difference) as told:
        prove(MOVES, seed=1)

    match = load(str(told.value).partition("record:\n")[2].partition("readable: {")[0])
    assert [line for line in match.record().splitlines() if " colour " in line]
    assert (match.state.turns, match.asked[0].name) == (1, "turn")


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_every_edition_that_comes_with_lastcard_is_mirrored(edition: Edition) -> None:
    """Many moves of each edition alone, with any players, sheets and switches; `lastcard prove twins` goes on to ten million."""
    assert prove(MOVES_OF_EACH, editions=[edition], seed=12).moves >= MOVES_OF_EACH
