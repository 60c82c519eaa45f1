"""Snapshots spare work and change nothing: with the entries after it, each gives the state of the whole log, or none at all."""

from __future__ import annotations

import asyncio
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import astuple

import lastcard
from declared import own_steps
from lastcard.clients.connection import Client, join_table, read_text
from lastcard.editions import EDITIONS
from lastcard.match import edition_called
from lastcard.protocol import TableSettings
from lastcard.rules.state import Step
from lastcard.server.loading import Loader
from lastcard.server.store import snapshots
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.log import Damaged, Snapshot
from lastcard.server.store.schema import WRITTEN, connect
from lastcard.server.store.snapshots import EVERY, SOURCES, from_snapshot, snapshot_of
from lastcard.server.store.sqlite import SqliteLog
from lastcard.table import entries
from lastcard.table.accept import fold
from lastcard.table.entries import AnyEntry, Asked, Pledge
from lastcard.table.presence import fairness, missed
from lastcard.table.replies import Replies
from lastcard.table.seats import fingerprint
from lastcard.table.state import TableState
from lastcard.testing.process import ServerProcess
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.settings import any_move, any_players, any_rules, chance
from lastcard.views import Wire, wire
from server.runs import Running
from server.waiting import PATIENCE_S

TABLE = "abcdefghjkmn"
LONG = 160
FEW = 4
"""Of so many snapshots one is followed, until the next one would be there."""
PRESENT = (
    "version",
    "settings",
    "places",
    "host",
    "matches",
    "judged",
    "judged_before",
    "coming",
    "before_round",
    "phase",
    "waiting",
)
"""Everything that a state knows besides its past."""


def any_pledge(rng: Random) -> Pledge:
    """A pledge that luck decides."""
    return Pledge(rng.randbytes(32).hex(), rng.randbytes(16).hex())


def any_entry(state: TableState, rng: Random, at: int) -> AnyEntry:
    """Something that can happen at a table now."""
    seat = rng.randrange(len(state.places))
    asked = Asked(seat, f"id {at}") if rng.random() < 1 / 2 else None
    other = rng.random()
    if state.phase == "over":
        return entries.Again(asked=asked, pledge=any_pledge(rng))
    if state.phase != "playing" and other < 1 / 2:
        return entries.Dealt(asked=asked, pledge=any_pledge(rng))
    if other < 1 / 30:
        return entries.Sat(seat=seat, name=f"name {at}", fingerprint=f"{at:064}")
    if other < 2 / 30:
        return entries.Left(asked=asked, seat=seat)
    if other < 3 / 30 or state.match is None:
        return entries.Salted(asked=asked, seat=seat, salt=f"salt-{at}")
    if other < 4 / 30 or state.phase != "playing":
        return entries.Hosted(asked=asked, seat=seat)
    mover, choice = any_move(state.match.state.edition, state.match.asked, rng)
    return entries.Moved(asked=asked, seat=mover, choice=choice)


def any_log(edition: str, rng: Random) -> Iterator[tuple[AnyEntry, TableState]]:
    """The entries of a table where much happens, each with the table after it."""
    settings = TableSettings(edition=edition, seats=("person",) * any_players(rng), rules=any_rules(rng) | {"target": 60})
    state = TableState(TABLE)
    entry: AnyEntry = entries.Made(settings=TableSettings(), pledge=any_pledge(rng))
    for at in range(LONG):
        fold(state, entry)
        yield entry, state
        entry = entries.Changed(settings=settings) if at == 0 else any_entry(state, rng, at)


def assert_alike(one: TableState, other: TableState) -> None:
    """Nobody can tell two tables apart by what they are now."""
    for name in PRESENT:
        assert getattr(one, name) == getattr(other, name), name
    assert fairness(one, whole=False) == fairness(other, whole=False)
    assert (one.match is None) == (other.match is None)
    if one.match is not None and other.match is not None:
        assert one.match.state == other.match.state
        assert one.match.header == other.match.header
        assert [wire(one.match.view(seat)) for seat in (None, *range(one.match.players))] == [
            wire(other.match.view(seat)) for seat in (None, *range(other.match.players))
        ]


@pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])
def test_a_snapshot_and_the_entries_after_it_are_the_whole_log(edition: str) -> None:
    """At every version, in the middle of whatever a card has set off, between rounds and through rematches."""
    rng = chance(edition)
    pending: set[str] = set()
    answered = 0
    for _ in range(2):
        log: list[AnyEntry] = []
        behind: list[TableState] = []
        for entry, state in any_log(edition, rng):
            log.append(entry)
            for one in behind:
                fold(one, entry)
                assert_alike(one, state)
                assert missed(one, 0, one.past_from) == missed(state, 0, one.past_from)
            found = from_snapshot(TABLE, snapshot_of(state))
            assert found is not None
            assert_alike(found, state)
            if state.version % FEW == 0:
                behind = [*behind, found][-EVERY // FEW :]
            if state.match is not None:
                pending |= {type(step).__name__ for step in state.match.state.agenda}
        replies = Replies()
        for version, entry in enumerate(log, 1):
            replies.record(version, entries.decode(entries.encode(entry)))
        asked = [entry.asked for entry in log if entry.asked is not None]
        given = [state.replies.given(*one) for one in map(astuple, asked)]
        assert given == [replies.given(*one) for one in map(astuple, asked)]
        answered += sum(one is not None for one in given)
    assert answered
    assert pending >= (own_steps(edition_called(edition)) or {"Challenge", "NameColour"})


def test_a_snapshot_that_is_damaged_or_of_another_table_or_other_code_is_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    """One wrong bit anywhere is enough."""
    rng = chance("damage")
    *_, (_, state) = any_log("classic", rng)
    good = snapshot_of(state)
    assert from_snapshot(TABLE, good) is not None
    assert from_snapshot(TABLE[::-1], good) is None
    for at in range(len(good.body)):
        wrong = bytearray(good.body)
        wrong[at] ^= 1 << rng.randrange(8)
        assert from_snapshot(TABLE, Snapshot(good.version, bytes(wrong))) is None
    for cut in (0, 1, 15, 16, 17, len(good.body) - 1):
        assert from_snapshot(TABLE, Snapshot(good.version, good.body[:cut])) is None
    monkeypatch.setattr(snapshots, "_code", lambda: b"of another version")
    assert from_snapshot(TABLE, good) is None


async def test_an_entry_with_any_byte_changed_is_an_entry_or_is_named(tmp_path: Path) -> None:
    """What does not follow from it is found at a later one; nothing that was in a hand is told."""
    rng = chance("damaged entries")
    bodies = [entries.encode(entry) for entry, _ in any_log("kickin-battle", rng)][:40]
    log = SqliteLog(tmp_path / "log.sqlite")
    loader, claim, named = Loader(log), await log.create(TABLE, bodies), 0
    for _ in range(200):
        number = rng.randrange(len(bodies))
        wrong = bytearray(bodies[number])
        wrong[rng.randrange(len(wrong))] = rng.choice(b'\x00\xff\n 09aZ"{[,')
        try:
            state = await loader.fold(TableState(TABLE), claim, [*bodies[:number], bytes(wrong), *bodies[number + 1 :]])
        except Damaged as error:
            found = re.fullmatch(r"entry (\d+) is none, or cannot follow those before it \(\w+\)", str(error))
            named += found is not None and number < int(found[1]) <= len(bodies)
        else:
            named += state.version == len(bodies)
    await log.close()
    assert named == 200


def test_all_that_a_match_is_made_of_counts_as_its_code() -> None:
    """A module that the rules begin to use must be named among the sources."""
    names = "import sys, lastcard.match; print(*(name for name in sys.modules if name.startswith('lastcard.')))"
    used = subprocess.run((sys.executable, "-c", names), capture_output=True, text=True, check=True).stdout.split()
    root = Path(lastcard.__file__).parent
    sources = {path for pattern in SOURCES for path in root.glob(pattern)}
    assert all(any(root.glob(pattern)) for pattern in SOURCES)
    for name in used:
        path = root.joinpath(*name.split(".")[1:])
        assert (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")) in sources, name


def test_no_two_kinds_of_steps_share_a_name() -> None:
    """A snapshot names them."""
    kinds, names = [Step], []
    while kinds:
        kind = kinds.pop()
        # Other tests make editions of their own.
        if kind.__module__.startswith("lastcard."):
            names.append(kind.__name__)
        kinds += kind.__subclasses__()
    assert len(names) == len(set(names))


# --- At a server ---------------------------------------------------------------------------------------------------------------


BEHIND = f"SELECT max(e.version) - snapshots.version FROM {WRITTEN} e JOIN snapshots USING (number) GROUP BY number"  # noqa: S608
"""How many entries of each table come after its snapshot."""


def rows(process: ServerProcess, sql: str) -> list[tuple[int, ...]]:
    """What a server's log answers."""
    with closing(connect(process.config.data / LOG_FILE)) as db:
        return list(db.execute(sql))


async def played(process: ServerProcess, settings: Wire, entries_min: int) -> tuple[str, str, list[tuple[int, list[Wire]]]]:
    """A table at which so much has happened: its name, Ana's token and what she was told."""
    visitors = await party(process.url, settings, chance("snapshots"))
    for visitor in visitors:
        visitor.rematches = False
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(visitor.play(lambda one: one.version >= entries_min) for visitor in visitors))
    return visitors[0].table, visitors[0].token, visitors[0].told


@pytest.mark.parametrize("damaged", [False, True])
async def test_a_killed_server_goes_on_from_its_snapshots_or_without_them(own_process: ServerProcess, *, damaged: bool) -> None:
    """It replays a few entries at most, and whoever missed more than that is told all of it; nothing depends on a snapshot."""
    table, token, told = await played(own_process, {"seats": ["person", "person"], "rules": {"target": 9999}}, 4 * EVERY)
    async with await Client.connect(own_process.url, table, token, since=0) as before:
        view, version = before.view, before.version
        happened = [(missed["version"], missed["events"]) for missed in (await before.heard())["missed"]]
    # The other may have answered once more after Ana had heard enough.
    assert happened[: len(told)] == told
    own_process.kill()
    ((behind,),) = rows(own_process, BEHIND)
    assert 1 <= behind <= EVERY
    if damaged:
        rows(own_process, "UPDATE snapshots SET body = zeroblob(length(body))")
    own_process.start()
    for since in (0, 2 * EVERY, version - 1, version):
        async with await Client.connect(own_process.url, table, token, since=since) as back:
            assert (back.view, back.version) == (view, version)
            missed = [(missed["version"], missed["events"]) for missed in (await back.heard())["missed"]]
            assert missed == [(at, events) for at, events in happened if at > since]


async def test_a_clean_stop_leaves_nothing_to_replay(own_process: ServerProcess) -> None:
    """Lobbies too are kept as they stand."""
    await played(own_process, {"seats": ["person", "person"]}, EVERY)
    await party(own_process.url, {"seats": ["person", "easy"]}, chance("lobby"))
    assert own_process.stop() == 0
    assert rows(own_process, BEHIND) == [(0,), (0,)]


async def test_records_and_bots_with_a_memory_go_back_to_the_whole_log(own_process: ServerProcess) -> None:
    """What a snapshot does not hold is not lost: a match that is over can be read, and one with such bots goes on."""
    (ana,) = await party(own_process.url, {"seats": ["person", "medium", "medium"], "rules": {"target": 1}}, chance("snapshots"))
    ana.rematches = False

    def over(one: Visitor) -> bool:
        return any(event["event"] == "match_ended" for _, events in one.told for event in events)

    async with asyncio.timeout(PATIENCE_S):
        # A match of one round may be over sooner.
        await ana.play(lambda one: one.version >= 2 * EVERY or over(one))
        own_process.kill()
        own_process.start()
        await ana.play(over)
    record = await read_text(own_process.url, f"/api/tables/{ana.table}/record")
    own_process.stop()
    own_process.start()
    assert await read_text(own_process.url, f"/api/tables/{ana.table}/record") == record
    assert lastcard.load(record).over


async def test_a_table_whose_settings_are_older_than_their_bounds_goes_on(running: Running, tmp_path: Path) -> None:
    """No snapshot of it can be kept, so its log is replayed; it harms neither itself nor others."""
    token = "t" * 32
    made = entries.Made(
        settings=TableSettings(seats=("person", "person"), rules={"target": 2**64}), pledge=any_pledge(chance("old"))
    )
    sat = entries.Sat(seat=0, name="Ana", fingerprint=fingerprint(TABLE, 0, 1, token))
    log = SqliteLog(tmp_path / "running" / LOG_FILE)
    await log.create(TABLE, [entries.encode(made), entries.encode(sat)])
    await log.close()
    for _ in range(2):
        async with running() as url, await Client.connect(url, TABLE, token) as ana:
            before = ana.version
            for _ in range(EVERY):
                ben = await join_table(url, TABLE, "Ben")
                async with await Client.connect(url, TABLE, ben["token"]) as leaving:
                    await leaving.say("leave")
            assert ana.info["settings"]["rules"]["target"] == 2**64
            assert await ana.say("ping") == before + 2 * EVERY
