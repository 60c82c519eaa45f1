"""People who play by themselves over real sockets: for tests, proofs and measurements.

A visitor comes back whenever the connection is lost, asks for what it missed, and says again what was not acknowledged. It keeps
everything that it was told and every acknowledgement, so that both can be held against the log.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Callable, Sequence

import msgspec

from lastcard.clients.connection import Client, join_table, make_table
from lastcard.clients.errors import Lost, Refused
from lastcard.testing.settings import chance
from lastcard.views import Wire

_AGAIN_S = 0.05
_PATIENCE_S = 60.0
JUMPS = 0.5
"""How often somebody thinks of jumping in."""


class Acked(msgspec.Struct, frozen=True):
    """A command that the server acknowledged."""

    id: str
    version: int
    said: Wire


class Visitor:
    """Somebody with a seat."""

    def __init__(self, url: str, table: str, joined: Wire, rng: random.Random, *, calls: float = 0.7) -> None:
        self.url, self.table = url, table
        self.seat: int = joined["seat"]
        self.token: str = joined["token"]
        self.acked: list[Acked] = []
        self.told: list[tuple[int, list[Wire]]] = []
        """What happened, and at which version: from updates and from what was missed."""
        self.refused: dict[str, int] = {}
        self.version = 0
        self.repeated = 0
        """Commands that had to be said again."""
        self.lost = 0
        """How often the connection was lost."""
        self.client: Client | None = None
        self.rematches = True
        self.thinks_s = 0.0
        """How long it waits before it says something."""
        self.other_urls: list[str] = []
        """Other gateways, which are tried in turn when one is lost."""
        self._seen: int | None = None
        self._rng, self.calls = rng, calls
        self._pending: Wire | None = None
        self._count = 0
        self._offered_at = -1
        self._answered_at: tuple[int, str, bool] | None = None

    async def play(self, done: Callable[[Visitor], bool]) -> None:
        """Play on, whatever happens to the connection, until it is done."""
        while not done(self):
            with contextlib.suppress(Lost):
                async with await self._connect() as client:
                    self.client = client
                    await self._sit(client, done)
            self.lost += self.client is not None
            self.client = None
            self.other_urls.append(self.url)
            self.url = self.other_urls.pop(0)
            await asyncio.sleep(_AGAIN_S)

    async def _connect(self) -> Client:
        return await Client.connect(self.url, self.table, self.token, self._seen)

    async def _sit(self, client: Client, done: Callable[[Visitor], bool]) -> None:
        """Play on one connection."""
        self._offered_at, self._answered_at = -1, None
        while not (client.quiet and done(self)):
            if self.thinks_s and client.quiet:
                await asyncio.sleep(self.thinks_s)
            said = (self._pending or self._wish(client)) if client.quiet else None
            if said is None:
                await self._hear(client)
            else:
                await self._say(client, said)

    async def _hear(self, client: Client) -> None:
        message = await client.heard(_PATIENCE_S)
        self.version = client.version
        if message["type"] == "welcome":
            for missed in message["missed"]:
                self._note(missed["version"], missed["events"])
            self._seen = message["version"]
        elif message["type"] in {"update", "info"}:
            self._seen = message["version"]
            if message["type"] == "update":
                self._note(message["version"], message["events"])

    def _note(self, version: int, events: list[Wire]) -> None:
        assert not self.told or self.told[-1][0] < version, f"version {version} was told twice"
        self.told.append((version, events))

    async def _say(self, client: Client, said: Wire) -> None:
        """Say what comes to mind, or say again what is still unanswered."""
        self.repeated += self._pending is not None
        if self._pending is None:
            self._count += 1
            self._pending = said = said | {"id": f"{self.seat}-{self._count}"}
        try:
            version = await client.say(
                said["type"], said["id"], **{name: said[name] for name in said if name not in {"type", "id"}}
            )
        except Refused as error:
            self.refused[error.code] = self.refused.get(error.code, 0) + 1
            if error.code in {"too_many", "not_stored"}:
                await asyncio.sleep(_AGAIN_S)
                return
        else:
            self.acked.append(Acked(said["id"], version, said))
        self._pending = None

    def _wish(self, client: Client) -> Wire | None:
        """What to do at this version, beyond what was done at it already."""
        if client.view is not None and client.info["phase"] == "playing" and (offer := self._offer(client)):
            return offer
        info, seat = client.info, self.seat
        everybody = all(other["here"] for other in info["seats"])
        moment = (client.version, info["phase"], everybody)
        if self._answered_at == moment:
            return None
        self._answered_at = moment
        if info["phase"] == "lobby":
            return {"type": "start"} if everybody and info["seats"][seat]["host"] else None
        if info["phase"] == "between":
            return {"type": "next"} if info["seats"][seat]["host"] else None
        if info["phase"] == "over":
            return {"type": "rematch"} if info["seats"][seat]["host"] and self.rematches else None
        return self._choice(client)

    def _offer(self, client: Client) -> Wire | None:
        """Think once of each call and catch that is offered, and of jumping in."""
        if self._offered_at == client.version:
            return None
        self._offered_at = client.version
        for offer in client.asked:
            if offer["question"] == "uno" and self._rng.random() < self.calls:
                return {"type": "move", "choice": "uno"}
            catch = offer["question"] == "catch" and client.clock["catch_ms"] == 0
            if catch or (offer["question"] == "jump" and self._rng.random() < JUMPS):
                return {"type": "move", "choice": self._rng.choice(offer["choices"])}
        return None

    def _choice(self, client: Client) -> Wire | None:
        waiting = [asked for asked in client.asked if not asked["offer"]]
        if not waiting:
            return None
        texts = list(waiting[0]["choices"])
        if len(texts) > 1 and texts[-1] in {"draw", "keep"}:
            texts.pop()
        return {"type": "move", "choice": self._rng.choice(texts)}


async def party(
    url: str, settings: Wire, rng: random.Random, names: Sequence[str] = ("Ana", "Ben", "Cy", "Dee")
) -> list[Visitor]:
    """A table with a visitor in every seat for a person."""
    people = settings["seats"].count("person")
    made = await make_table(url, settings, names[0])
    joined = [made] + [await join_table(url, made["table"], name) for name in names[1:people]]
    return [Visitor(url, made["table"], seat, chance(str(rng.random()))) for seat in joined]
