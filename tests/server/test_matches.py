"""Whole matches over real sockets, and everything that the pages around them ask for."""

from __future__ import annotations

import asyncio
import json
import logging
import threading
import time
from collections.abc import Callable, Iterator

import pytest
from msgspec.structs import replace

from lastcard import load
from lastcard.clients.connection import Client, join_table, make_table, read_text, request
from lastcard.clients.errors import Refused
from lastcard.editions import EDITIONS
from lastcard.match import Match
from lastcard.rules.events import Event
from lastcard.server import app, replaying
from lastcard.testing.process import QUICK
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.settings import chance
from lastcard.verify import verify
from lastcard.views import Wire
from server.positions import begun
from server.runs import Running

FOUR = ["person"] * 4


def over(visitor: Visitor) -> bool:
    """Whether the match is over, as a visitor was told."""
    return any(event["event"] == "match_ended" for _, events in visitor.told for event in events)


async def play_out(url: str, settings: Wire, seed: int) -> list[Visitor]:
    """A match played to its end by visitors."""
    visitors = await party(url, settings, chance(str(seed)))
    for visitor in visitors:
        visitor.rematches = False
    async with asyncio.timeout(120):
        await asyncio.gather(*(visitor.play(over) for visitor in visitors))
    return visitors


@pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])
async def test_four_clients_play_a_whole_match_of_each_edition(server: str, edition: str) -> None:
    """The record replays, its shuffles are fair, and everybody was told the end."""
    settings = {"edition": edition, "seats": FOUR, "rules": {"target": 60}}

    visitors = await play_out(server, settings, seed=1)

    record = await read_text(server, f"/api/tables/{visitors[0].table}/record")
    assert load(record).over
    assert verify(record).fair
    # Whoever calls or catches a moment too late is refused; nothing else is.
    late = {"not_asked", "illegal_move", "too_early", "cooling_down", "wrong_phase"}
    assert {code for visitor in visitors for code in visitor.refused} <= late


async def test_a_finished_match_is_replayed_round_by_round_with_every_seats_eyes(server: str) -> None:
    """A frame for each deal and for every move, each with four views; a round that is not named is the first."""
    settings = {"seats": ["person", "easy", "medium"], "rules": {"target": 300}, "timer": "fast"}
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


async def test_nothing_can_be_read_before_the_match_is_over(server: str) -> None:
    """Neither record nor replay: both would show every hand."""
    (ana,) = await party(server, {"seats": ["person", "easy"]}, chance("1"))
    async with await Client.connect(server, ana.table, ana.token) as client:
        await client.say("start")
        for what in ("record", "replay"):
            with pytest.raises(Refused, match="wrong_phase"):
                await request(server, f"/api/tables/{ana.table}/{what}")


async def test_a_rematch_begins_in_the_lobby_and_the_first_match_stays_readable(server: str) -> None:
    """Everybody keeps their seats; where nobody sits, a bot has played."""
    settings = {"seats": ["person", "person", "person"], "rules": {"target": 1}, "timer": "fast"}
    ana, ben, cy = await party(server, settings, chance("4"))
    async with await Client.connect(server, ana.table, cy.token) as client:
        await client.say("leave")
    for visitor in (ana, ben):
        visitor.rematches = False
    host = await Client.connect(server, ana.table, ana.token)
    await host.say("start")
    await host.close()
    async with asyncio.timeout(60):
        await asyncio.gather(ana.play(over), ben.play(over))
    async with await Client.connect(server, ana.table, ben.token) as client:
        assert [(seat["taken"], seat["stand_in"]) for seat in client.info["seats"]] == [(True, False)] * 2 + [(False, True)]
        await client.say("rematch")
        await client.say("ping")
        assert client.info["phase"] == "lobby"
        assert [(seat["kind"], seat["taken"]) for seat in client.info["seats"]] == [("person", True)] * 2 + [("person", False)]
        assert client.info["matches"] == 1
    assert load(await read_text(server, f"/api/tables/{ana.table}/record?match=1")).over


async def test_whoever_comes_late_watches_until_the_round_is_over_and_then_has_the_seat(running: Running) -> None:
    """A bot plays the round to its end; a second welcome says that the seat is theirs, with what has just happened."""
    async with running(begin=begun("R7", "R1 B2 G3", turn=0)) as url:
        made = await make_table(url, {"seats": ["person", "person"], "rules": {"target": 10**6}}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            await ana.say("start")
            await ana.say("ping")
            assert ana.info["seats"][1]["stand_in"]
            ben = await join_table(url, made["table"], "Ben")
            assert ben["seat"] == 1
            async with await Client.connect(url, made["table"], ben["token"]) as late:
                assert late.view is not None
                known = [(late.seat, late.view["hand"])]
                with pytest.raises(Refused, match="no seat is free"):
                    await join_table(url, made["table"], "Cy")
                await ana.move("play R7")
                await late.say("ping")
                known.append((late.seat, late.view["hand"]))
                assert known == [(None, None), (1, ["R1", "B2", "G3"])]
                assert [(seat["name"], seat["stand_in"]) for seat in late.info["seats"]] == [("Ana", False), ("Ben", False)]
                heard = [await late.heard() for _ in range(2)]
                while heard[-1]["type"] != "welcome":
                    heard.append(await late.heard())
                assert "round_ended" in {event["event"] for event in heard[-1]["missed"][-1]["events"]}


async def test_a_table_with_a_finished_match_is_kept_in_the_lobby_too(running: Running) -> None:
    """Whoever asks for another match and never begins it does not lose the record of the first one."""
    async with running(paces=replace(QUICK, lobby_keep_s=0.3, sweep_s=0.1, evict_s=0.05)) as url:
        (ana,) = await play_out(url, {"seats": ["person", "easy"], "rules": {"target": 1}}, 1)
        async with await Client.connect(url, ana.table, ana.token) as client:
            await client.say("rematch")
            await client.say("salt", salt="for-the-next")
        await asyncio.sleep(0.8)
        assert load(await read_text(url, f"/api/tables/{ana.table}/record")).over


async def test_replays_are_made_one_at_a_time(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for many of them must not slow down those who play; who has waited for long is told so."""
    at_work: list[int] = []

    def slow(info: Wire, record: str, round_no: int, pause: Callable[[], None], *, compressed: bool) -> bytes:
        del info, pause, compressed
        at_work.append(1)
        time.sleep(0.1)
        found = {"together": len(at_work), "round": round_no, "bytes": len(record)}
        at_work.pop()
        return json.dumps(found).encode()

    monkeypatch.setattr(app, "replay", slow)
    async with running() as url:
        (ana,) = await play_out(url, {"seats": ["person", "easy"], "rules": {"target": 1}}, 1)
        replays = [request(url, f"/api/tables/{ana.table}/replay") for _ in range(4)]
        assert [replay["together"] for replay in await asyncio.gather(*replays)] == [1] * 4
        monkeypatch.setattr(app, "ANSWER_S", 0.05)
        replays = [request(url, f"/api/tables/{ana.table}/replay") for _ in range(3)]
        answers = await asyncio.gather(*replays, return_exceptions=True)
        assert sorted(str(answer)[:11] for answer in answers if isinstance(answer, Refused)) == ["unavailable"] * 2


async def test_a_server_that_stops_does_not_wait_for_a_replay(
    running: Running, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It is given up between two moves; whoever asked is told so, and so are those whose turn had not come."""
    begun = threading.Event()

    def endless(record: str) -> Iterator[tuple[Match, tuple[Event, ...]]]:
        match = load(record)
        begun.set()
        for _ in range(3000):
            time.sleep(0.01)
            yield match, ()

    monkeypatch.setattr(replaying, "_played", endless)
    async with running() as url:
        (ana,) = await play_out(url, {"seats": ["person", "easy"], "rules": {"target": 1}}, 1)
        asked = [asyncio.create_task(request(url, f"/api/tables/{ana.table}/replay?round=2")) for _ in range(2)]
        await asyncio.to_thread(begun.wait, 10)
        stopped = time.monotonic()
    answers = await asyncio.gather(*asked, return_exceptions=True)

    assert time.monotonic() - stopped < 5
    assert [answer.code for answer in answers if isinstance(answer, Refused)] == ["unavailable"] * 2
    assert not [said for said in caplog.records if said.levelno >= logging.ERROR]


async def test_pages_words_editions_and_pictures_are_served_with_strict_headers(server: str) -> None:
    """What the browser client loads."""
    made = await request(server, "/api/tables", {"name": "Ana"})

    assert "<title>" in await read_text(server, f"/t/{made['table']}")
    assert "card-" in await read_text(server, "/api/words/pt-BR")
    assert len((await request(server, "/api/editions"))["editions"]) == len(EDITIONS)
    assert (await read_text(server, f"/api/tables/{made['table']}/qr?watch")).startswith("<svg")
    assert await read_text(server, "/healthz") == "ok\n"
    assert "lastcard_entries_total" in await read_text(server, "/metrics")
    with pytest.raises(Refused, match="http_404"):
        await read_text(server, "/nothing/here")
