"""`lastcard play --serve`: somebody plays at a table that this process serves, and others join."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from lastcard.clients.connection import read_link
from lastcard.testing.process import quick_settings
from lastcard.verify import verify
from server.test_join import Process


@asynccontextmanager
async def called(folder: Path, *args: str) -> AsyncIterator[Process]:
    """Call `lastcard` in a process of its own, for one account; a table that it serves is a quick one."""
    if args[0] in {"play", "serve"}:
        args = (*args, "--settings", str(quick_settings(folder)))
    env = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "PYTHONUTF8": "1"}
    env |= {"XDG_STATE_HOME": str(folder / "state"), "XDG_DATA_HOME": str(folder / "data")}
    pipe, command = asyncio.subprocess.PIPE, (sys.executable, "-m", "lastcard", *args)
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe, env=env)
    try:
        yield Process(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def link_of(host: Process) -> str:
    """The link that a host hands on."""
    await host.hears("Type start when everybody is here: ")
    return next(word for word in host.told.split() if "/t/" in word).rstrip(",")


async def test_a_host_prints_a_link_sits_down_and_others_join(tmp_path: Path) -> None:
    """Two joins from one account are two seats, and the host's is a third; the match is played to its end and is fair."""
    async with called(tmp_path, "play", "--serve", "--port", "0", "--players", "3", "--target", "10", "--name", "Ana") as ana:
        link = await link_of(ana)
        async with called(tmp_path, "join", "--name", "Ben", link) as ben, called(tmp_path, "join", "--name", "Cy", link) as cy:
            await ben.hears("Ana starts the game when everybody is here.")
            await cy.hears("Ana starts the game when everybody is here.")
            assert {"You sit in seat 2." in ben.told, "You sit in seat 2." in cy.told} == {True, False}
            assert {"You sit in seat 3." in ben.told, "You sit in seat 3." in cy.told} == {True, False}
            kept = list((tmp_path / "state" / "lastcard" / "seats").iterdir())
            assert len({json.loads(file.read_text())["token"] for file in kept}) == 3
            ana.say("start", *["1"] * 2000)
            for other in (ben, cy):
                other.say(*["1"] * 2000)
            ended, *_ = await asyncio.gather(ana.ends(by_itself=True), ben.hears("the game!"), cy.hears("the game!"))
    code, told, errors = ended
    assert (code, errors) == (0, "")
    _, _, path = told.partition("lastcard replay ")
    assert verify(await asyncio.to_thread(Path(path.splitlines()[0]).read_text)).fair
    port = read_link(link).url.rpartition(":")[2]
    assert f"The table is kept. Open it again with lastcard serve --port {port}" in told


async def test_a_table_that_was_left_goes_on_when_it_is_served_again(tmp_path: Path) -> None:
    """The same link leads the host back to their seat, at a table whose manner is what it was."""
    manner = ("--bot-pace", "fast", "--catch-window", "long")
    async with called(tmp_path, "play", "--serve", "--port", "0", "--players", "2", "--name", "Ana", *manner) as ana:
        link = await link_of(ana)
        ana.say("start")
        await ana.hears("Your choice (number, or help): ")
        assert (await ana.ends())[0] == 0
    port = read_link(link).url.rpartition(":")[2]
    async with called(tmp_path, "serve", "--port", port, "--no-open") as server:
        await server.hears("The table is open")
        async with called(tmp_path, "join", link) as ana:
            await ana.hears("You are back at the table.\nYou sit in seat 1.\n")
            assert "Fast bots: half a second per move.\nThere is more time to catch somebody" in ana.told
            await ana.hears("Your choice (number, or help): ")


async def test_a_host_is_asked_for_a_name_and_programs_get_the_link(tmp_path: Path) -> None:
    """A name that nobody can have is asked for again."""
    async with called(tmp_path, "play", "--serve", "--port", "0", "--json") as program:
        program.say("x" * 99, "Zoé")
        await program.hears('"prompt-start"')
    lines = [json.loads(line) for line in program.told.splitlines()]
    assert lines[:2] == [{"waiting": "prompt-name"}, {"waiting": "prompt-name"}]
    assert "/t/" in lines[2]["link"]


async def test_a_folder_or_a_port_that_is_taken_is_said(tmp_path: Path) -> None:
    """In a sentence, and nothing is left running."""
    async with called(tmp_path, "play", "--serve", "--port", "0", "--name", "Ana") as ana:
        link = await link_of(ana)
        async with called(tmp_path, "play", "--serve", "--port", "0", "--name", "Ben") as ben:
            code, _, errors = await ben.ends(by_itself=True)
            assert code == 2
            assert errors.startswith("Another server uses the folder")
        port = read_link(link).url.rpartition(":")[2]
        async with called(tmp_path / "other", "play", "--serve", "--port", port, "--name", "Ben") as ben:
            code, _, errors = await ben.ends(by_itself=True)
            assert code == 2
            assert errors.startswith(f"Port {port} of 127.0.0.1 cannot be used.")
