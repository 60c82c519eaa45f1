"""Tables through the wire: a real `lastcard serve` on a data folder, what it answers about its tables, and playing on there."""

from __future__ import annotations

import asyncio
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from pathlib import Path

from fixtures.wire1.client import Client, Lost, Refused, Wire, read_text, request

PATIENCE_S = 300
"""More than anything here takes on a machine that is busy with other things."""
FOR_EVER_S = 10**9

PACES: Mapping[str, float] = {
    "bot_s": 0.01,
    "call_s": 0.01,
    "opens_s": 0.01,
    "holds_s": 0.01,
    "react_s": 0.01,
    "salt_s": 0.0,
    # Nobody is played for while the test is slow, and no kept table expires.
    "grace_s": FOR_EVER_S,
    "keep_s": FOR_EVER_S,
    "lobby_keep_s": FOR_EVER_S,
}
LIMITS: Mapping[str, float] = {
    "burst": 1000,
    "per_second": 1000,
    "requests_per_address": 10_000,
    "opened_per_address": 1000,
    "connections_per_address": 1000,
    "tables_per_address": 1000,
}

Choose = Callable[[Wire, Wire], str]
"""What somebody answers, by their view and what they are asked."""


@contextmanager
def serving(data: Path, *, stop: signal.Signals = signal.SIGKILL, **paces: float) -> Iterator[str]:
    """A server on a data folder, in a process of its own; its address. At the end it gets the signal."""
    file = data.with_name(f"{data.name}.toml")
    tables = {"paces": {**PACES, **paces}, "limits": LIMITS}
    file.write_text(
        "".join(f"[{name}]\n" + "".join(f"{at} = {to}\n" for at, to in table.items()) for name, table in tables.items())
    )
    command = [
        sys.executable,
        "-m",
        "lastcard",
        "serve",
        "--port",
        "0",
        "--data",
        str(data),
        "--settings",
        str(file),
        "--no-open",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            found = re.search(r"http://[^\s:]+:(\d+)", process.stdout.readline())
            assert found is not None, "the server did not start: its errors are above"
            yield f"http://127.0.0.1:{found[1]}"
        finally:
            process.send_signal(stop)


# --- Asking --------------------------------------------------------------------------------------------------------------------


async def answers(url: str, kept: Wire) -> Wire:
    """All that a server says about a table before anything happens there: to visitors, and to everybody who has a token."""
    table = kept["table"]
    info = (await request(url, f"/api/tables/{table}"))["info"]
    records = [await read_text(url, f"/api/tables/{table}/record?match={n + 1}") for n in range(info["matches"])]
    welcomes = {name: await _welcome(url, table, token) for name, token in {**kept["tokens"], "watching": None}.items()}
    return {"info": info, "records": records, "welcomes": welcomes, "repeated": await _repeated(url, kept)}


async def _welcome(url: str, table: str, token: str | None) -> Wire:
    try:
        # Everything that has happened in this match.
        async with await Client.connect(url, table, token, since=0) as client:
            first = await client.heard()
    except Lost as lost:
        return {"closed": lost.code}
    return {name: first[name] for name in ("seat", "version", "view", "missed")}


async def _repeated(url: str, kept: Wire) -> int | None:
    """The version that a command gets as its answer when it is said again."""
    said = kept["said"]
    if said is None:
        return None
    async with await Client.connect(url, kept["table"], kept["tokens"][str(said["seat"])]) as client:
        return await client.say(said["type"], said["id"], **said["fields"])


# --- Playing -------------------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def seated(url: str, table: str, tokens: Sequence[str]) -> AsyncIterator[list[Client]]:
    """Connections of everybody who has one of these tokens."""
    async with AsyncExitStack() as stack:
        yield [await stack.enter_async_context(await Client.connect(url, table, token)) for token in tokens]


def waits(client: Client) -> Wire | None:
    """The question with which play waits for somebody."""
    return next((question for question in client.asked if not question["offer"]), None)


def first_choice(view: Wire, question: Wire) -> str:
    """Answer with whatever is offered first."""
    del view
    return str(question["choices"][0])


async def answer_once(clients: Sequence[Client], choose: Choose = first_choice) -> tuple[int, str] | None:
    """Let the first seat that play waits for answer, and everybody hear of it; None if none of these is waited for."""
    for client in clients:
        if (question := waits(client)) is not None and client.view is not None:
            choice = choose(client.view, question)
            try:
                version = await client.move(choice)
            except Refused:
                # A bot was quicker, with a catch that changes what may be chosen.
                await client.heard()
                return None
            await hear(clients, version)
            return question["seat"], choice
    return None


async def hear(clients: Sequence[Client], version: int) -> None:
    """Wait until everybody has heard of a version."""
    for client in clients:
        while client.version < version:
            await client.heard()


async def finish_round(clients: Sequence[Client], choose: Choose = first_choice) -> list[tuple[int, str]]:
    """Play until the round is over; what these seats have answered. Bots answer for themselves."""
    moves = []
    async with asyncio.timeout(PATIENCE_S):
        while clients[0].info["phase"] == "playing":
            await hear(clients, clients[0].version)
            move = await answer_once(clients, choose)
            if move is not None:
                moves.append(move)
            else:
                await clients[0].heard()
    return moves


_GOES_ON = {"lobby": "start", "between": "next", "over": "rematch"}
"""How play goes on in each phase."""


async def go_on(url: str, kept: Wire) -> Wire:
    """Take a table up with everybody who has a seat, and play to the end of its round; what came of it."""
    names = sorted(name for name in kept["tokens"] if name.isdecimal())
    async with seated(url, kept["table"], [kept["tokens"][name] for name in names]) as clients:
        phase = clients[0].info["phase"]
        if phase != "playing":
            host = next(seat for seat, chair in enumerate(clients[0].info["seats"]) if chair["host"])
            await clients[names.index(str(host))].say(_GOES_ON[phase])
            while clients[0].info["phase"] == phase:
                await clients[0].heard()
        moves = await finish_round(clients)
        await hear(clients, clients[0].version)
        info, view, seats = clients[0].info, clients[0].view, [client.seat for client in clients]
    # A round that is still to come has a secret of its own, which is new each time.
    info["fairness"] = [secret for secret in info["fairness"] if secret["seed"] is not None]
    records = [await read_text(url, f"/api/tables/{kept['table']}/record?match={n + 1}") for n in range(info["matches"])]
    return {"moves": [list(move) for move in moves], "seats": seats, "view": view, "info": info, "records": records}
