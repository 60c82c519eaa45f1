"""What many want to know of a table at the same time is asked once for all of them."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from lastcard.codes import Refusal
from lastcard.server.shared_answers import SharedAnswers
from lastcard.table.commands import LookAt

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
