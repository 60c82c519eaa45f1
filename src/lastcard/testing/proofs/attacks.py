"""What attackers do: each attack goes on for ever, as fast as the server lets it, and counts what came of it."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Iterable
from http import HTTPStatus
from itertools import count, cycle

import msgspec

from lastcard.server.settings import Limits
from lastcard.table.seats import fresh_table_id
from lastcard.testing.proofs.attacking import Attacker, Connection, CutOff, frame, frame_of, hello
from lastcard.testing.proofs.wrong_frames import wrong_frame
from lastcard.views import Wire

_THROWN = 300
"""Frames that somebody throws before they hear: more than a connection may send."""
_WITHIN = 15
"""Of those, what it may send at once: a table hears of it."""
_TOLD = ("welcome", "update", "info", "chat")
"""What a table says without being asked."""
_READS_BYTES = 4096
_HELD = 25
"""Connections that one line of an attack holds: ten lines of an address try to hold more than it may."""
_PIPELINED = 20
_LATE_S = 0.2
_LIMITS = Limits()
_TEXT = 1


class Bound(msgspec.Struct, frozen=True):
    """What one address can be served at most: so much at once, and so much a second."""

    at_once: float
    per_second: float

    def after(self, seconds: float) -> float:
        """The most within so many seconds."""
        return self.at_once + self.per_second * seconds


class Attack(msgspec.Struct, frozen=True):
    """One kind of attack."""

    run: Callable[[Attacker], Awaitable[None]]
    bound: Bound | None = None
    """What an address can be served; None where a limit of connections or of sizes holds instead."""


async def pages(eve: Attacker) -> None:
    """Load pages and their files."""
    await _flood(eve, cycle(("/", "/t/abcdefghjkmn", "/r/abcdefghjkmn", "/icon.svg", "/nothing")))


async def health(eve: Attacker) -> None:
    """Ask how the server is."""
    await _flood(eve, cycle(("/healthz",)))


async def pictures(eve: Attacker) -> None:
    """Have links drawn that nobody has asked for before."""
    await _flood(eve, (f"/api/tables/{fresh_table_id(eve.rng.randbytes)}/qr" for _ in count()))


async def replays(eve: Attacker) -> None:
    """Have a long match played again."""
    await _flood(eve, (f"/api/tables/{eve.long_table}/replay?round={eve.rng.randint(1, 3)}" for _ in count()))


async def handshakes(eve: Attacker) -> None:
    """Open WebSockets that must be refused: of foreign pages, and at no table."""
    while True:
        origin = eve.rng.choice((None, "https://elsewhere.example"))
        with contextlib.suppress(CutOff):
            opened = await eve.handshake("x" if origin is None else eve.long_table, origin=origin)
            assert opened is None, "a handshake of a foreign page or at no table was accepted"


async def bodies(eve: Attacker) -> None:
    """Hang up in the middle of a body."""
    whole = eve.request("/api/tables", b" " * 1000)
    for n in count():
        eve.tally.asked += 1
        with contextlib.suppress(CutOff):
            connection = await eve.connect()
            try:
                await connection.send(whole[:-500])
                if n % 8 == 0:
                    # Whoever is over the limit hears of it; all others would wait for nothing.
                    async with asyncio.timeout(0.1):
                        eve.came_back((await connection.answer())[0])
            except (TimeoutError, CutOff) as error:
                if isinstance(error, CutOff):
                    eve.cut_off()
            finally:
                connection.drop()


async def letters(eve: Attacker) -> None:
    """Send frames that are no UTF-8."""
    while True:
        with contextlib.suppress(CutOff):
            connection = await eve.handshake(eve.long_table)
            if connection is not None:
                await _say(eve, connection, hello(), *(frame_of(_TEXT, b'{"type": "\xff\xfe\xed\xa0\x80"}') for _ in range(5)))


async def frames(eve: Attacker) -> None:
    """Throw frames of every wrong kind, from a seat, with a wrong token, and as one who watches."""
    made = await _made(eve, ["person", "easy", "easy"])
    while True:
        with contextlib.suppress(CutOff):
            connection = await eve.handshake(made["table"])
            if connection is not None:
                token = eve.rng.choice((made["token"], made["token"], None, "wrong"))
                since = eve.rng.choice((None, "round", 0, 3, 10**12, "match"))
                await _say(eve, connection, hello(token, since), *(frame(wrong_frame(eve.rng)) for _ in range(_THROWN)))


async def huge(eve: Attacker) -> None:
    """Send frames, heads and bodies that are too large."""
    for n in count():
        with contextlib.suppress(CutOff):
            if n % 3 == 0:
                connection = await eve.handshake(eve.long_table)
                if connection is not None:
                    await _say(eve, connection, hello(), frame(" " * eve.rng.choice((4097, 70_000))))
                    eve.tally.limited += 1
                continue
            eve.tally.asked += 1
            connection = await eve.connect()
            with contextlib.closing(connection.writer):
                large = eve.request("/", extra=f"X-Long: {'x' * 20_000}\r\n")
                await connection.send(large if n % 3 == 1 else eve.request("/api/tables", b'{"name":"' + b"x" * 20_000))
                status, _ = await connection.answer()
                eve.came_back(status)
                assert status in {400, 413, 429}, f"{status} for what is too large"
                eve.tally.limited += status != HTTPStatus.TOO_MANY_REQUESTS


async def settings(eve: Attacker) -> None:
    """Repeat the settings of a table, the same and others by turns."""
    seats = ["person", "easy", "easy"]
    made = await _made(eve, seats)
    said = [
        frame(json.dumps({"type": "settings", "id": str(n), "settings": {"seats": seats, "rules": {"target": target}}}))
        for n, target in enumerate((500, 500, 200, 500) * (_THROWN // 4))
    ]
    while True:
        with contextlib.suppress(CutOff):
            connection = await eve.handshake(made["table"])
            if connection is not None:
                await _say(eve, connection, hello(made["token"]), *said)


async def seats(eve: Attacker) -> None:
    """Make tables and take their seats, and never connect."""
    while True:
        with contextlib.suppress(CutOff):
            asked = {"settings": {"seats": ["person"] * 10}, "name": "Eve"}
            made = await eve.ask("/api/tables", asked)
            for n in range(9 if made is not None else 0):
                assert made is not None
                await eve.ask(f"/api/tables/{made['table']}/join", {"name": f"Eve {n}"})


async def readers(eve: Attacker) -> None:
    """Ask for much and read nothing until it is too late."""
    while True:
        with contextlib.suppress(CutOff):
            if eve.rng.random() < 0.5:  # noqa: PLR2004
                connection = await eve.handshake(eve.long_table, reads_bytes=_READS_BYTES)
                if connection is not None:
                    await connection.send(hello(None, 0) + frame('{"type":"ping","id":"a"}') * _THROWN)
                    await asyncio.sleep(_LATE_S)
                    await eve.hear_all(connection)
                    connection.drop()
            else:
                await _read_late(eve)


async def held(eve: Attacker) -> None:
    """Open connections and say nothing, or never all of it."""
    while True:
        holding: list[Connection] = []
        for _ in range(_HELD):
            eve.tally.asked += 1
            with contextlib.suppress(CutOff):
                connection = await eve.connect()
                holding.append(connection)
                await connection.send(eve.rng.choice((b"G", b"GET / HTTP/1.1\r\nHost: ")))
        await asyncio.gather(*(_until_cut(eve, connection) for connection in holding))


async def _until_cut(eve: Attacker, connection: Connection) -> None:
    """Wait until the server has had enough of somebody."""
    with contextlib.suppress(CutOff):
        await connection.answer()
    eve.cut_off()
    connection.drop()


async def _read_late(eve: Attacker) -> None:
    """Ask for the same again and again on one connection, and read the answers when the server has given up."""
    eve.tally.asked += 1
    connection = await eve.connect(reads_bytes=_READS_BYTES)
    try:
        await connection.send(eve.request("/api/words/en") * _PIPELINED)
        await asyncio.sleep(_LIMITS.request_s + 1)
        for _ in range(_PIPELINED):
            eve.came_back((await connection.answer())[0])
    except CutOff:
        eve.cut_off()
    finally:
        connection.drop()


async def _flood(eve: Attacker, paths: Iterable[str]) -> None:
    """Ask for one thing after the other; whoever is cut off comes again."""
    following = iter(paths)
    while True:
        with contextlib.suppress(CutOff):
            connection = await eve.connect()
            try:
                while True:
                    eve.tally.asked += 1
                    await connection.send(eve.request(next(following), extra="Accept-Encoding: gzip\r\n"))
                    status, _ = await connection.answer()
                    eve.came_back(status)
                    if status == HTTPStatus.TOO_MANY_REQUESTS:
                        # With such an answer the server closes the connection.
                        break
            except CutOff:
                eve.cut_off()
            finally:
                connection.drop()


async def _say(eve: Attacker, connection: Connection, *said: bytes) -> None:
    """Say hello, then as much as may be said at once, and when that is answered all else, which is too much; hear it all."""
    eve.tally.asked += len(said)
    first, within, rest = said[0], said[1 : _WITHIN + 1], said[_WITHIN + 1 :]
    try:
        await connection.send(first)
        if await eve.hear(connection) and within:
            await connection.send(b"".join(within))
            answered = 0
            while answered < len(within) and (code := await eve.hear(connection)):
                answered += code not in _TOLD
        if rest:
            await connection.send(b"".join(rest))
        await eve.hear_all(connection)
    finally:
        connection.drop()


async def _made(eve: Attacker, seats: list[str]) -> Wire:
    """A table of one's own, as soon as one can be made."""
    while True:
        with contextlib.suppress(CutOff):
            if (made := await eve.ask("/api/tables", {"settings": {"seats": seats}, "name": "Eve"})) is not None:
                return made


ATTACKS = {
    "pages": Attack(pages, Bound(10 * _LIMITS.pages_per_address, _LIMITS.pages_per_address)),
    "health": Attack(health, Bound(10 * _LIMITS.requests_per_address, _LIMITS.requests_per_address)),
    "pictures": Attack(pictures, Bound(10 * _LIMITS.requests_per_address, _LIMITS.requests_per_address)),
    "replays": Attack(replays, Bound(10 * _LIMITS.requests_per_address, _LIMITS.requests_per_address)),
    "handshakes": Attack(handshakes, Bound(0, 0)),
    "bodies": Attack(bodies, Bound(0, 0)),
    "letters": Attack(letters, Bound(_LIMITS.connections_per_address, _LIMITS.opened_per_address)),
    "frames": Attack(frames),
    "huge": Attack(huge),
    "settings": Attack(settings),
    "seats": Attack(seats, Bound(10 * _LIMITS.requests_per_address, _LIMITS.requests_per_address)),
    "readers": Attack(readers),
    "held": Attack(held, Bound(0, 0)),
}
