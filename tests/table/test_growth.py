"""What a table keeps in memory, stores and tells does not grow with the length of its match: the log has the rest."""

from __future__ import annotations

import pytest

from lastcard.protocol import encode
from lastcard.server.store.snapshots import snapshot_of
from lastcard.table import accept, entries
from lastcard.table.accept import AT_HAND, fold
from lastcard.table.commands import LookAt
from lastcard.table.presence import MISSED_MAX, info
from lastcard.table.state import TableState
from lastcard.testing.settings import any_move, chance
from lastcard.testing.virtual import VirtualTable, at
from lastcard.verify import verify
from lastcard.views import Wire

ROUNDS = 12
PLEDGES = [entries.Pledge(f"{number:064x}", f"{number:032x}") for number in range(ROUNDS + 2)]


def played(rounds: int, *, keeps: bool = False) -> TableState:
    """A table of two people just after the deal of a round."""
    state, rng = TableState("abcdefghjkmn", keeps=keeps), chance("growth")
    settings = TableState("").settings
    fold(state, entries.Made(settings=settings, pledge=PLEDGES[0], labelled=True))
    fold(state, entries.Changed(settings=type(settings)(seats=("person", "person"), rules={"target": 1_000_000})))
    for number in range(1, rounds + 1):
        for seat in (0, 1):
            fold(state, entries.Salted(seat=seat, salt=f"salt-{number:02}-{seat}", asked=entries.Asked(seat, f"{number}")))
        fold(state, entries.Dealt(pledge=PLEDGES[number]))
        while number < rounds and state.phase == "playing":
            assert state.match is not None
            seat, choice = any_move(state.match.state.edition, state.match.asked, rng)
            fold(state, entries.Moved(seat=seat, choice=choice))
    return state


def kept(state: TableState) -> dict[str, int]:
    """How much there is of what could grow."""
    assert state.match is not None
    return {
        "told": len(state.told),
        "pledges": len(state.pledges),
        "salts": len(state.salts),
        "lines": len(state.match.record_lines),
        "finished": len(state.finished),
    }


def test_a_later_round_of_a_match_keeps_no_more_than_an_earlier_one() -> None:
    """Nor are its snapshot and its info longer, but for the digits of numbers."""
    early, late = played(6), played(ROUNDS)

    assert kept(early) == kept(late)
    assert len(late.told) == AT_HAND
    assert late.match is not None
    assert late.match.history == []
    assert abs(len(snapshot_of(late).body) - len(snapshot_of(early).body)) < 60
    assert abs(len(encode(info(late))) - len(encode(info(early)))) < 20


def test_a_table_that_keeps_its_past_has_all_of_it() -> None:
    """As one does that is read to answer about it; what is told of it is bounded all the same."""
    whole = played(ROUNDS, keeps=True)

    assert whole.match is not None
    assert [line for line in whole.match.record_lines if line.startswith("round ")] == [f"round {n + 1}" for n in range(ROUNDS)]
    assert len(whole.pledges) == ROUNDS + 1
    assert len(whole.told) <= MISSED_MAX + 1


def test_a_very_long_first_round_keeps_no_lines_of_its_record(monkeypatch: pytest.MonkeyPatch) -> None:
    """They come from the log, as those of any later round do."""
    monkeypatch.setattr(accept, "RECORD_MAX", 20)
    long, whole = (played(1, keeps=keeps) for keeps in (False, True))
    for state in (long, whole):
        for _ in range(30):
            question = state.waiting[0]
            fold(state, entries.Moved(seat=question.seat, choice=str(question.choices[-1])))

    assert long.match is not None
    assert whole.match is not None
    assert (long.whole, whole.whole) == (False, True)
    assert long.match.record_lines == []
    assert len(whole.match.record_lines) > 30
    assert long.match.state == whole.match.state


# --- What clients are told -----------------------------------------------------------------------------------------------------


def on_to(table: VirtualTable, round_no: int) -> None:
    """Play on until a round is dealt; whoever is asked takes their first choice."""
    while table.state.turn is None or table.state.turn[0] < round_no:
        if table.phase == "between":
            assert table.say(0, "next") == "ack"
        for seat in (0, 1):
            if (choices := table.people[seat].choices()) and not table.state.held:
                table.move(seat, choices[0])
        table.wait(5.0)


def rounds_in(told: Wire) -> list[int]:
    """The rounds whose shuffles something tells of."""
    return [shuffle["round"] for shuffle in told["fairness"]]


def begun() -> VirtualTable:
    """A table of two people with a long match."""
    return at("person person", begun=True, rules={"target": 2000}, auto_call=True)


def test_who_needs_only_what_changes_is_told_of_the_first_shuffle_and_the_last_three() -> None:
    """Everybody else of all of them, in every message; and all of them can be asked for."""
    table = begun()
    watcher = table.watch(changes=True)
    on_to(table, 5)

    assert rounds_in(watcher.info) == rounds_in(table.look()) == [1, 4, 5, 6]
    assert rounds_in(table.people[0].info) == [1, 2, 3, 4, 5, 6]
    assert rounds_in(table.ask(LookAt("fairness"))) == [1, 2, 3, 4, 5, 6]


def test_who_must_be_told_of_all_shuffles_is_when_the_table_had_forgotten_them() -> None:
    """A client of earlier code comes to a table where all others need only what changes; also from a snapshot."""
    table = begun()
    for seat in (0, 1):
        table.connect(seat, changes=True)
    on_to(table, 5)
    assert len(table.state.pledges) < 6

    table.crash(snapshot_of(table.state))
    assert rounds_in(table.connect(0).info) == [1, 2, 3, 4, 5, 6]
    table.connect(1, changes=True)
    on_to(table, 6)
    assert rounds_in(table.people[0].info) == [1, 2, 3, 4, 5, 6, 7]
    assert rounds_in(table.people[1].info) == [1, 5, 6, 7]


def test_what_happened_in_earlier_rounds_is_read_from_the_log() -> None:
    """Everything that somebody was told one by one they are told again after a gap, whatever the table has forgotten."""
    table = begun()
    table.connect(1, changes=True)
    on_to(table, 4)
    told = {message["version"]: message["events"] for message in table.people[0].messages if message["type"] == "update"}
    first = min(told)
    for since in (first, table.state.before_round, max(told) - 1):
        missed = table.connect(0, since=since).messages[-1]["missed"]
        assert {part["version"]: part["events"] for part in missed} == {at: told[at] for at in told if at > since}


def test_a_record_is_whole_when_the_table_has_forgotten_all_but_the_last_round() -> None:
    """It is read from the log, and verified like any."""
    table = at("person person", begun=True, rules={"target": 120}, auto_call=True)
    while table.phase != "over":
        on_to(table, 1 if table.state.turn is None else table.state.turn[0] + (table.phase == "between"))
        for seat in (0, 1):
            if (choices := table.people[seat].choices()) and not table.state.held:
                table.move(seat, choices[0])
        table.wait(5.0)
    assert table.state.turn is not None
    assert table.state.turn[0] > 1
    assert not table.state.whole

    record = table.record()

    assert [fair.round for fair in verify(record).rounds] == [*range(1, table.state.turn[0] + 1)]
    assert {problem.code for problem in verify(record).problems} == {"unsalted"}
    assert rounds_in(table.ask(LookAt("fairness", 1))) == [*range(1, table.state.turn[0] + 1)]
