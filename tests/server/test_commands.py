"""Commands: each is obeyed once, in the order of arrival, and everything wrong is refused with a reason."""

from __future__ import annotations

import asyncio

import pytest
from msgspec.structs import replace

from lastcard.clients.connection import Client, make_table
from lastcard.clients.errors import Refused
from lastcard.testing.process import QUICK, ServerProcess
from lastcard.testing.proofs.visitors import party
from lastcard.testing.settings import chance
from lastcard.views import Wire
from server.runs import Running

ALONE: Wire = {"seats": ["person", "easy"], "rules": {"target": 500}}


async def begun(url: str, settings: Wire = ALONE) -> tuple[Client, Wire]:
    """Somebody alone with bots, whose turn it is."""
    made = await make_table(url, settings, "Ana")
    client = await Client.connect(url, made["table"], made["token"])
    await client.say("start")
    while client.view is None or client.view["waiting_for"] != [0]:
        await client.heard(10)
    return client, made


async def test_a_command_said_twice_is_obeyed_once_and_gets_the_same_answer(own_process: ServerProcess) -> None:
    """Also on another connection, and after the server was killed."""
    client, made = await begun(own_process.url)
    choice = client.asked[0]["choices"][-1]
    version = await client.move(choice, id_="one")
    assert await client.move(choice, id_="one") == version
    await client.close()
    async with await Client.connect(own_process.url, made["table"], made["token"]) as again:
        assert await again.move(choice, id_="one") == version
    own_process.kill()
    own_process.start()
    async with await Client.connect(own_process.url, made["table"], made["token"]) as again:
        assert await again.move("nonsense", id_="one") == version


async def test_an_error_is_repeated_too(server: str) -> None:
    """The first answer counts, even if the move would be right by now."""
    client, _ = await begun(server)
    async with client:
        for _ in range(2):
            with pytest.raises(Refused, match="illegal_move"):
                await client.move("play X9", id_="wrong")
        with pytest.raises(Refused, match="illegal_move"):
            await client.move(client.asked[0]["choices"][0], id_="wrong")


async def test_of_two_moves_at_once_the_second_is_judged_after_the_first(server: str) -> None:
    """Two answers to one question: one is taken."""
    client, _ = await begun(server, ALONE | {"seats": ["person", "easy", "easy", "easy"]})
    async with client:
        # Whatever the deal asks first, the last choice cannot be made twice.
        choice = client.asked[0]["choices"][-1]
        answers = await asyncio.gather(client.move(choice), client.move(choice), return_exceptions=True)
        assert isinstance(answers[0], int)
        assert isinstance(answers[1], Refused)


async def test_refusals_say_what_was_possible(server: str) -> None:
    """Every error has a code and a sentence, and changes nothing."""
    client, _ = await begun(server)
    async with client:
        version = client.version
        with pytest.raises(Refused) as refused:
            await client.move("play nothing")
        assert client.asked[0]["choices"][0] in str(refused.value)
        for kind, code in (("start", "wrong_phase"), ("next", "wrong_phase"), ("rematch", "wrong_phase")):
            with pytest.raises(Refused, match=code):
                await client.say(kind)
        for fields in ({"choice": 7}, {"choice": ""}, {"choice": "x" * 300}, {}):
            with pytest.raises(Refused, match="bad_message"):
                await client.say("move", **fields)
        with pytest.raises(Refused, match="bad_message"):
            await client.say("salt", salt="a,b")
        with pytest.raises(Refused, match="bad_message"):
            await client.say("dance")
        assert await client.say("ping") == version


async def test_what_was_missed_comes_in_order_after_a_gap(server: str) -> None:
    """A client that was away hears the same events as one that stayed."""
    visitors = await party(server, {"seats": ["person", "person"], "rules": {"target": 500}}, chance("5"))
    ana, ben = visitors
    async with await Client.connect(server, ana.table, ben.token) as stays:
        for visitor in visitors:
            visitor.rematches = False
        since = stays.version
    async with asyncio.timeout(30):
        await asyncio.gather(*(visitor.play(lambda one: one.version > since + 20) for visitor in visitors))
    for gap in (since, since + 7):
        async with await Client.connect(server, ana.table, ben.token, since=gap) as back:
            welcome = await back.heard()
            missed = [(missed["version"], missed["events"]) for missed in welcome["missed"]]
            told = [(version, events) for version, events in ben.told if version > gap]
            assert missed[: len(told)] == told
    for nothing in (None, 10**9):
        async with await Client.connect(server, ana.table, ben.token, since=nothing) as back:
            assert (await back.heard())["missed"] == []


async def test_a_match_waits_at_its_start_for_the_salt_of_everybody_who_is_here(running: Running) -> None:
    """After a rematch all salts are still to come; what would be refused does not wait, and who is not here is not waited for."""
    async with running(replace(QUICK, salt_s=3600.0)) as url:
        ana, ben, _ = await party(url, {"seats": ["person", "person", "person"]}, chance("salt"))
        async with (
            await Client.connect(url, ana.table, ana.token) as host,
            await Client.connect(url, ana.table, ben.token) as guest,
        ):
            with pytest.raises(Refused, match="not_host"):
                await guest.say("start")
            await host.say("salt", salt="anas")
            started = asyncio.create_task(host.say("start"))
            assert await host.say("ping") == await guest.say("ping")
            assert not started.done()
            salted = await guest.say("salt", salt="bens")
            assert await started == salted + 1
            await host.say("ping")
            assert host.info["fairness"][0]["salts"] == ["anas", "bens"]


async def test_a_match_does_not_wait_for_salt_for_ever(running: Running) -> None:
    """A client that never adds any holds nobody up for longer than a moment."""
    async with running(replace(QUICK, salt_s=0.05)) as url:
        (ana,) = await party(url, {"seats": ["person", "easy"]}, chance("salt"))
        async with await Client.connect(url, ana.table, ana.token) as host:
            await host.say("start")
            await host.say("ping")
            assert host.info["fairness"][0]["salts"] == []


async def test_chat_is_phrases_unless_the_host_says_otherwise_and_never_a_flood(server: str) -> None:
    """Who speaks is named by the server."""
    for chat, field, value, allowed in (
        ("phrases", "phrase", "well_played", True),
        ("phrases", "text", "hello", False),
        ("free", "text", "hello", True),
        ("free", "text", "two\nlines", False),
        ("phrases", "phrase", "you_cheat", False),
        ("off", "phrase", "well_played", False),
    ):
        made = await make_table(server, {"seats": ["person", "easy"], "chat": chat}, "Ana")
        async with (
            await Client.connect(server, made["table"], made["token"]) as ana,
            await Client.connect(server, made["table"]) as watching,
        ):
            if not allowed:
                with pytest.raises(Refused):
                    await ana.say("chat", **{field: value})
                continue
            await ana.say("chat", **{field: value})
            while (heard := await watching.heard(5))["type"] != "chat":
                pass
            assert heard == {"type": "chat", "seat": 0, field: value}
            answers = await asyncio.gather(*(ana.say("chat", **{field: value}) for _ in range(10)), return_exceptions=True)
            assert any("too_many" in str(answer) for answer in answers)


async def test_a_table_with_automatic_call_calls_for_everybody(server: str) -> None:
    """Nobody owes anything at such a table for longer than a moment."""
    visitors = await party(server, {"seats": ["person", "person"], "auto_call": True, "rules": {"target": 1}}, chance("3"))
    for visitor in visitors:
        visitor.rematches, visitor.calls = False, 0.0
    async with asyncio.timeout(30):
        await asyncio.gather(
            *(v.play(lambda one: any(e["event"] == "match_ended" for _, t in one.told for e in t)) for v in visitors)
        )
    told = [event["event"] for _, events in visitors[0].told for event in events]
    assert "called" in told
    assert "caught" not in told


async def test_a_turn_timer_answers_for_who_does_not(server: str) -> None:
    """With an ordinary move; the clock says how long there is."""
    client, _ = await begun(server, ALONE | {"timer": "fast"})
    async with client:
        assert 0 < client.clock["turn_ms"] <= 1000
        assert client.clock["whole_ms"] == 1000
        version = client.version
        while client.version == version:
            await client.heard(5)
