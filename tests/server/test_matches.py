"""Whole matches over real sockets, and everything that the pages around them ask for."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace
from starlette.requests import Request

from lastcard import load
from lastcard.clients.connection import Client, make_table, read_text, request
from lastcard.clients.errors import Refused
from lastcard.editions import EDITIONS
from lastcard.match import Match
from lastcard.replay import Step
from lastcard.server import app
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.schema import connect
from lastcard.testing.process import OPEN, QUICK
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.settings import chance
from lastcard.verify import verify
from lastcard.views import Wire
from server.runs import Running
from server.waiting import PATIENCE_S, until

FOUR = ["person"] * 4


def over(visitor: Visitor) -> bool:
    """Whether the match is over, as a visitor was told."""
    return any(event["event"] == "match_ended" for _, events in visitor.told for event in events)


async def play_out(url: str, settings: Wire, seed: int) -> list[Visitor]:
    """A match played to its end by visitors."""
    visitors = await party(url, settings, chance(str(seed)))
    for visitor in visitors:
        visitor.rematches = False
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(visitor.play(over) for visitor in visitors))
    return visitors


@pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])
async def test_four_clients_play_a_whole_match_of_each_edition(server: str, edition: str) -> None:
    """The record replays, its shuffles are fair, and everybody was told the end."""
    settings = {"edition": edition, "seats": FOUR, "rules": {"target": 60}}

    visitors = await play_out(server, settings, seed=1)

    record = await read_text(server, f"/api/tables/{visitors[0].table}/record")
    assert load(record).over
    assert {problem.code for problem in verify(record).problems} == {"unsalted"}, "these clients add nothing"
    # Whoever calls or catches a moment too late is refused; nothing else is.
    late = {"not_asked", "illegal_move", "too_early", "cooling_down", "wrong_phase"}
    assert {code for visitor in visitors for code in visitor.refused} <= late


async def test_a_finished_match_is_replayed_round_by_round_with_every_seats_eyes(server: str) -> None:
    """A frame for each deal and for every move, each with four views; a round that is not named is the first."""
    settings = {"seats": ["person", "easy", "medium"], "rules": {"target": 400}, "timer": "fast"}
    visitors = await play_out(server, settings, seed=2)
    path = f"/api/tables/{visitors[0].table}"
    match = load(await read_text(server, f"{path}/record"))
    moves = sum(line[0].isdigit() for line in match.record().splitlines())

    first = await request(server, f"{path}/replay")
    numbers = range(1, match.state.round_no + 1)
    rounds = [(await request(server, f"{path}/replay?round={number}"))["frames"] for number in numbers]

    assert len(rounds) > 1, "two hands hardly count so much in one round"
    assert first["frames"] == rounds[0]
    frames = [frame for told in rounds for frame in told]
    assert len(frames) == moves + match.state.round_no
    assert all(set(frame["views"]) == {"0", "1", "2", "null"} for frame in frames)
    assert [event for frame in frames for event in frame["told"]["0"]] == match.told(0)
    assert {view["round"] for frame in rounds[-1] for view in frame["views"].values()} == {match.state.round_no}
    for beyond in (0, match.state.round_no + 1):
        assert (await request(server, f"{path}/replay?round={beyond}"))["frames"] == []

    # All shuffles: what a table tells unasked has the first and the last three.
    shuffles = (await request(server, f"{path}/fairness?match=1"))["fairness"]
    assert [shuffle["round"] for shuffle in shuffles] == [*numbers]
    assert len(shuffles) > 4
    assert first["info"]["fairness"] == shuffles
    assert (await request(server, f"{path}/fairness"))["fairness"][: len(shuffles)] == shuffles


async def test_nothing_can_be_read_before_the_match_is_over(server: str) -> None:
    """Neither record nor replay: both would show every hand."""
    (ana,) = await party(server, {"seats": ["person", "easy"]}, chance("1"))
    async with await Client.connect(server, ana.table, ana.token) as client:
        await client.say("start")
        for what in ("record", "replay"):
            with pytest.raises(Refused, match="wrong_phase"):
                await request(server, f"/api/tables/{ana.table}/{what}")


async def test_a_table_with_a_finished_match_is_kept_in_the_lobby_too(running: Running, tmp_path: Path) -> None:
    """Whoever asks for another match and never begins it does not lose the record of the first one."""
    async with running(paces=replace(QUICK, sweep_s=0.1, evict_s=0.05)) as url:
        (ana,) = await play_out(url, {"seats": ["person", "easy"], "rules": {"target": 1}}, 1)
        async with await Client.connect(url, ana.table, ana.token) as client:
            await client.say("rematch")
            await client.say("salt", salt="for-the-next")
        await make_table(url, {"seats": ["person", "easy"]}, "Ben")
        with closing(connect(tmp_path / "running" / LOG_FILE)) as disk:
            # A lobby is kept for a day.
            disk.execute("UPDATE tables SET touched = touched - 100000")
            await until(lambda: disk.execute("SELECT id FROM tables").fetchall() == [(ana.table,)])
        assert load(await read_text(url, f"/api/tables/{ana.table}/record")).over


def count_replays(monkeypatch: pytest.MonkeyPatch) -> list[int | None]:
    """The rounds of all replays that have been asked for so far, whether they have begun or not."""
    asked: list[int | None] = []
    count = app._count  # noqa: SLF001  what is read of a request last, before it waits for the others

    def counted(request: Request, name: str) -> int | None:
        found = count(request, name)
        if name == "round":
            asked.append(found)
        return found

    monkeypatch.setattr(app, "_count", counted)
    return asked


async def test_replays_are_made_one_at_a_time(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for many of them must not slow down those who play; who asks for too many at a time is told so."""
    at_work: list[int] = []
    asked_for = count_replays(monkeypatch)
    goes_on = threading.Event()

    def slow(info: Wire, record: str, round_no: int, body: io.BytesIO, *, compressed: bool) -> Iterator[None]:
        del info, compressed
        at_work.append(1)
        goes_on.wait(PATIENCE_S)
        body.write(json.dumps({"together": len(at_work), "round": round_no, "bytes": len(record)}).encode())
        at_work.pop()
        yield

    monkeypatch.setattr(app, "replay", slow)
    async with running(limits=replace(OPEN, replays_per_address=4)) as url:
        (ana,) = await play_out(url, {"seats": ["person", "easy"], "rules": {"target": 1}}, 1)
        replays = [asyncio.create_task(request(url, f"/api/tables/{ana.table}/replay")) for _ in range(6)]
        await until(lambda: len(asked_for) == 6 and sum(replay.done() for replay in replays) == 2)
        goes_on.set()
        answers = await asyncio.gather(*replays, return_exceptions=True)
        assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["too_many"] * 2
        assert [answer["together"] for answer in answers if isinstance(answer, dict)] == [1] * 4
        assert (await request(url, f"/api/tables/{ana.table}/replay"))["together"] == 1


async def test_a_server_that_stops_does_not_wait_for_a_replay(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is given up between two moves; whoever asked is told so, and so are those whose turn had not come."""
    asked_for = count_replays(monkeypatch)
    begun = threading.Event()

    def endless(record: str) -> Iterator[Step]:
        match = Match.new(players=2, seed=len(record))
        begun.set()
        while True:
            yield Step(1, match, ())

    monkeypatch.setattr("lastcard.replay.steps", endless)
    async with running() as url:
        (ana,) = await play_out(url, {"seats": ["person", "easy"], "rules": {"target": 1}}, 1)
        asked = [asyncio.create_task(request(url, f"/api/tables/{ana.table}/replay?round=2")) for _ in range(2)]
        await until(lambda: begun.is_set() and len(asked_for) == 2)
    answers = await asyncio.gather(*asked, return_exceptions=True)

    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["unavailable"] * 2
    assert not [said for said in caplog.records if said.levelno >= logging.ERROR]


async def test_pages_words_editions_and_pictures_are_served_with_strict_headers(server: str) -> None:
    """What the browser client loads."""
    made = await request(server, "/api/tables", {"name": "Ana"})

    assert "<title>" in await read_text(server, f"/t/{made['table']}")
    assert (await read_text(server, "/favicon.ico")).startswith("<svg")
    whole = await read_text(server, "/api/words/pt-BR")
    at_once, rules = [await read_text(server, f"/api/words/pt-BR?part={part}") for part in ("table", "rules")]
    assert "\ncard-" in at_once
    assert "\nclause-" not in at_once
    assert "\nclause-" in rules
    assert "\n#" not in whole, "comments are for translators"
    assert "\nreport-" not in whole, "what a simulation reports is said in terminals only"
    assert "\ntable-" in at_once
    assert "\nterminal-" not in whole, "and so is this"
    assert {*at_once.splitlines(), *rules.splitlines()} < {*whole.splitlines()}, "older pages ask for all of it"
    assert len((await request(server, "/api/editions"))["editions"]) == len(EDITIONS)
    assert (await read_text(server, f"/api/tables/{made['table']}/qr?watch")).startswith("<svg")
    assert await read_text(server, "/healthz") == "ok\n"
    assert "lastcard_entries_total" in await read_text(server, "/metrics")
    for nothing, why in (("/nothing/here", "http_404"), ("/api/words/pt-BR?part=none", "bad_request")):
        with pytest.raises(Refused, match=why):
            await read_text(server, nothing)
