"""Tables in this process as the tests play at them: without a clock, and without a screen."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from pathlib import Path

from lastcard.clients.local import LocalTable, Settings
from lastcard.clients.seat import Seat
from lastcard.match import Match
from lastcard.views import Wire

LEVELS = ("beginner", "easy", "medium")
ENOUGH = 5000
"""Steps that end any short match."""
MOSTLY = 0.8


def settings(edition: str = "classic", seed: str = "7", **rules: str | int | bool) -> Settings:
    """A short match of one person and bots of all levels."""
    return Settings(edition=edition, seats=("person", *LEVELS), seed=seed, rules={"target": 20, **rules})


class Home:
    """Everybody at a table, and all that they have heard."""

    def __init__(self, table: LocalTable, seats: list[Seat]) -> None:
        self.table, self.seats = table, seats
        self.heard: list[list[Wire]] = [[] for _ in seats]

    async def listen(self, at: int) -> None:
        """Hear whatever arrives."""
        async with aclosing(self.seats[at].messages()) as messages:
            async for message in messages:
                self.heard[at].append(message)

    async def settle(self) -> None:
        """Let the table go on until it waits for people."""
        for _ in range(ENOUGH):
            if any(not heard for heard in self.heard) or not all(seat.quiet for seat in self.seats):
                await asyncio.sleep(0)
            elif not self.table.waits:
                self.table.go_on()
            else:
                return
        raise AssertionError("the table never waits")

    async def answer(self) -> None:
        """One step of a person who decides by what is on the table: calls and catches sometimes, and answers anything."""
        # The same again where the same has been played.
        table, rng = self.table, random.Random("|".join(self.table.match.record_lines))  # noqa: S311
        if table.pausing:
            offers = [(seat, question) for seat in self.seats for question in seat.view.asked if question.offer]
            if offers and rng.random() < 0.5:
                seat, question = rng.choice(offers)
                seat.say("move", choice=str(question.choices[0]))
                await self.settle()
            if table.pausing:
                # A jump ends it.
                table.end_pause()
        elif self.seats[0].phase == "between":
            self.seats[0].say("next")
        else:
            seat = next(seat for seat in self.seats if seat.seat in seat.view.waiting_for)
            question = next(question for question in seat.view.asked if not question.offer)
            seat.say("move", choice=str(question.choices[0] if rng.random() < MOSTLY else rng.choice(question.choices)))
        await self.settle()

    async def play(self, steps: int = ENOUGH) -> None:
        """Play so many steps, or until the match is over."""
        for _ in range(steps):
            if self.table.match.over:
                return
            await self.answer()


@asynccontextmanager
async def at_home(table: LocalTable) -> AsyncIterator[Home]:
    """People in all their seats at a table, heard until it waits for them."""
    home = Home(table, [table.seat(seat) for seat in table.people])
    tasks = [asyncio.create_task(home.listen(at)) for at in range(len(home.seats))]
    async with AsyncExitStack() as stack:
        for task in tasks:
            stack.callback(task.cancel)
        await home.settle()
        yield home
    await asyncio.gather(*tasks, return_exceptions=True)


async def played(given: Settings, folder: Path) -> str:
    """The file of a match played to its end."""
    table = LocalTable.new(given, folder)
    async with at_home(table) as home:
        await home.play()
    assert table.match.over
    assert table.path is not None
    text = table.path.read_text(encoding="utf-8")
    table.close()
    return text


async def gone_on(text: str, folder: Path) -> Match:
    """The match of a file, gone on with to its end."""
    path = folder / "left.lastcard"
    path.write_text(text, encoding="utf-8")
    table = LocalTable.resumed(path)
    async with at_home(table) as home:
        await home.play()
    table.close()
    return table.match
