"""Whole matches over real sockets, and everything that the pages around them ask for."""

from __future__ import annotations

import asyncio
import time

import pytest
from msgspec.structs import replace

from lastcard import load
from lastcard.client import Client, Refused, join_table, make_table, read_text, request
from lastcard.editions import EDITIONS
from lastcard.server import gateway
from lastcard.server.prove import QUICK
from lastcard.server.visitors import Visitor, party
from lastcard.testing.settings import chance
from lastcard.verify import verify
from lastcard.views import Wire
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


async def test_a_finished_match_is_replayed_with_every_seats_eyes(server: str) -> None:
    """A frame for the deal and for every move, each with five views; one round can be asked for alone."""
    settings = {"seats": ["person", "easy", "easy", "medium"], "rules": {"target": 200}, "timer": "fast"}
    visitors = await play_out(server, settings, seed=2)
    path = f"/api/tables/{visitors[0].table}"

    whole = await request(server, f"{path}/replay")

    match = load(await read_text(server, f"{path}/record"))
    moves = sum(line[0].isdigit() for line in match.record().splitlines())
    assert len(whole["frames"]) == moves + match.state.round_no
    assert all(set(frame["views"]) == {"0", "1", "2", "3", "null"} for frame in whole["frames"])
    assert [event for frame in whole["frames"] for event in frame["told"]["0"]] == match.told(0)
    last = await request(server, f"{path}/replay?round={match.state.round_no}")
    assert last["frames"] == whole["frames"][-len(last["frames"]) :]


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


async def test_whoever_comes_late_sits_down_where_a_bot_has_played(server: str) -> None:
    """In the middle of a match, with the cards of that seat; the bot moves no more."""
    made = await make_table(server, {"seats": ["person", "person"], "rules": {"target": 10**6}}, "Ana")
    async with await Client.connect(server, made["table"], made["token"]) as ana:
        await ana.say("start")
        await ana.say("ping")
        assert ana.info["seats"][1]["stand_in"]
        ben = await join_table(server, made["table"], "Ben")
        assert ben["seat"] == 1
        async with await Client.connect(server, made["table"], ben["token"]) as late:
            assert late.view is not None
            assert len(late.view["hand"]) == late.view["hand_sizes"][1]
            assert [(seat["name"], seat["stand_in"]) for seat in late.info["seats"]] == [("Ana", False), ("Ben", False)]
        with pytest.raises(Refused, match="no seat is free"):
            await join_table(server, made["table"], "Cy")


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

    def slow(record: str, round_no: int | None) -> list[Wire]:
        at_work.append(1)
        time.sleep(0.1)
        found = [{"together": len(at_work), "round": round_no, "bytes": len(record)}]
        at_work.pop()
        return found

    monkeypatch.setattr(gateway, "frames", slow)
    async with running() as url:
        (ana,) = await play_out(url, {"seats": ["person", "easy"], "rules": {"target": 1}}, 1)
        replays = [request(url, f"/api/tables/{ana.table}/replay") for _ in range(4)]
        assert [replay["frames"][0]["together"] for replay in await asyncio.gather(*replays)] == [1] * 4
        monkeypatch.setattr(gateway, "_ANSWER_S", 0.05)
        replays = [request(url, f"/api/tables/{ana.table}/replay") for _ in range(3)]
        answers = await asyncio.gather(*replays, return_exceptions=True)
        assert sorted(str(answer)[:11] for answer in answers if isinstance(answer, Refused)) == ["unavailable"] * 2


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
