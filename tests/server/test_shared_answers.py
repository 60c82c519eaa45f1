"""What many want to know of a table at the same time is asked once for all of them."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from lastcard.clients.connection import make_table, request
from lastcard.codes import Refusal
from lastcard.server.main import Server
from lastcard.server.settings import Config
from lastcard.server.shared_answers import SharedAnswers
from lastcard.server.sockets import Gateway
from lastcard.table.commands import LookAt, Said
from server.waiting import until

RECORD = LookAt("record", 1)


class Table:
    """A table that answers when it is told to."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, LookAt]] = []
        self._answers: list[asyncio.Future[dict[str, Any]]] = []
        self.shared = SharedAnswers(self._ask)

    async def _ask(self, table: str, said: LookAt, address: str) -> dict[str, Any]:
        del address
        self.asked.append((table, said))
        self._answers.append(asyncio.get_running_loop().create_future())
        return await self._answers[-1]

    def look(self, said: LookAt = RECORD, table: str = "t") -> asyncio.Task[dict[str, Any]]:
        """Somebody asks."""
        return asyncio.ensure_future(self.shared.look(table, said, "192.0.2.1"))

    async def answer(self, nth: int, given: dict[str, Any] | Refusal) -> None:
        """The table answers a question, and everybody hears of it."""
        if isinstance(given, Refusal):
            self._answers[nth].set_exception(given)
        else:
            self._answers[nth].set_result(given)
        await settled()


async def settled() -> None:
    """Let everything be done that can be done."""
    for _ in range(10):
        await asyncio.sleep(0)


async def test_those_who_ask_for_the_same_at_the_same_time_share_an_answer() -> None:
    """A hundred records of a long match would fill the bus; other tables, and other questions, have answers of their own."""
    table = Table()
    many = [table.look() for _ in range(100)]
    others = [table.look(table="u"), table.look(LookAt("fairness", 1))]
    await settled()
    assert table.asked == [("t", RECORD), ("u", RECORD), ("t", LookAt("fairness", 1))]
    await table.answer(0, {"record": "long"})
    assert [asker.result() for asker in many] == [{"record": "long"}] * 100
    assert not any(asker.done() for asker in others)
    for nth in (1, 2):
        await table.answer(nth, {})


async def test_who_asks_while_an_answer_is_on_its_way_gets_the_next_one() -> None:
    """The one before may not know yet what they know; however many come, one question is under way and one waits."""
    table = Table()
    early = table.look(LookAt("record"))
    await settled()
    late = [table.look(LookAt("record")) for _ in range(100)]
    await settled()
    assert len(table.asked) == 1
    await table.answer(0, Refusal("wrong_phase", "the match is not over"))
    assert isinstance(early.exception(), Refusal)
    assert len(table.asked) == 2
    await table.answer(1, {"record": "whole"})
    assert [asker.result() for asker in late] == [{"record": "whole"}] * 100


async def test_a_refusal_is_told_to_all_who_asked_and_to_nobody_after_them() -> None:
    """Nor is anything kept of it."""
    table = Table()
    many = [table.look() for _ in range(3)]
    await settled()
    await table.answer(0, Refusal("unavailable", "try again"))
    assert [str(asker.exception()) for asker in many] == ["try again"] * 3
    again = table.look()
    await settled()
    await table.answer(1, {})
    assert again.result() == {}


async def test_who_leaves_takes_the_answer_from_nobody(caplog: pytest.LogCaptureFixture) -> None:
    """And where all have left, nothing is said of a refusal."""
    table = Table()
    gone, stays = table.look(), table.look()
    await settled()
    gone.cancel()
    await table.answer(0, {"info": "here"})
    assert stays.result() == {"info": "here"}
    alone = table.look()
    await settled()
    alone.cancel()
    await table.answer(1, Refusal("unavailable", "try again"))
    assert caplog.records == []


async def test_requests_for_what_a_table_can_tell_share_its_answers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a server, from the moment at which they have come."""
    come, asked, ask, look = list[str](), list[str](), Gateway.ask, SharedAnswers.look

    async def looks(self: SharedAnswers, table: str, said: LookAt, address: str) -> dict[str, Any]:
        come.append(table)
        return await look(self, table, said, address)

    async def asks_when_all_have_come(self: Gateway, table: str, said: Said, address: str) -> dict[str, Any]:
        asked.append(table)
        await until(lambda: len(come) == 4 or not isinstance(said, LookAt))
        return await ask(self, table, said, address)

    monkeypatch.setattr(SharedAnswers, "look", looks)
    monkeypatch.setattr(Gateway, "ask", asks_when_all_have_come)
    async with Server(Config(data=tmp_path, port=0)).running() as server:
        made = await make_table(server.urls[0], {"seats": ["person", "easy"]}, "Ana")
        asked.clear()
        told = await asyncio.gather(*(request(server.urls[0], f"/api/tables/{made['table']}") for _ in range(4)))
    assert told == [told[0]] * 4
    assert len(asked) <= 2, "one is under way, and one waits"
