"""Questions that many tables ask at the same moment are asked together, and each gets its own answer."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from lastcard.server.store.gathering import Gathered


class Database:
    """Answers when it is told to: twice the number, and nothing for none."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.busy, self.going = asyncio.Event(), asyncio.Event()
        self.failing = False

    async def ask(self, questions: Sequence[int]) -> dict[int, int]:
        """See `Gathered`."""
        self.asked.append(list(questions))
        self.busy.set()
        await self.going.wait()
        if self.failing:
            raise OSError("away")
        return {question: 2 * question for question in questions if question}


async def test_what_is_asked_at_one_moment_is_one_question_and_what_comes_meanwhile_the_next() -> None:
    """Who asks the same is answered the same."""
    database = Database()
    gathered = Gathered(database.ask, 10)
    first = [asyncio.ensure_future(gathered.answer(question)) for question in (1, 2, 1, 0)]
    await database.busy.wait()
    later = [asyncio.ensure_future(gathered.answer(question)) for question in (3, 1)]
    await asyncio.sleep(0)
    database.going.set()

    assert await asyncio.gather(*first) == [2, 4, 2, None]
    assert await asyncio.gather(*later) == [6, 2]
    assert database.asked == [[1, 2, 0], [3, 1]]
    assert await gathered.answer(5) == 10


async def test_no_more_are_asked_at_a_time_than_may_be() -> None:
    """The others follow by themselves."""
    database = Database()
    database.going.set()
    gathered = Gathered(database.ask, 2)

    assert await asyncio.gather(*(gathered.answer(question) for question in range(1, 6))) == [2, 4, 6, 8, 10]
    assert database.asked == [[1, 2], [3, 4], [5]]


async def test_an_error_is_told_to_all_who_asked_and_to_nobody_after_them() -> None:
    """Nor does it harm anybody that one of them has gone."""
    database = Database()
    database.failing = True
    gathered = Gathered(database.ask, 10)
    asking = [asyncio.ensure_future(gathered.answer(question)) for question in (1, 2, 3)]
    await database.busy.wait()
    asking[0].cancel()
    database.going.set()

    found = await asyncio.gather(*asking, return_exceptions=True)
    assert [type(one) for one in found] == [asyncio.CancelledError, OSError, OSError]
    database.failing = False
    assert await gathered.answer(4) == 8
