"""`lastcard join`: people in terminals at a table that is really served."""

from __future__ import annotations

import asyncio
import json
import os
import pty
import subprocess
import sys
import time
import urllib.request
from codecs import getincrementaldecoder
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from lastcard.cli import run
from lastcard.clients import connection as client
from lastcard.clients.connection import Client, Link, join_table, make_table, read_link
from lastcard.clients.errors import Lost, Refused
from lastcard.clients.remote import remote_seat
from lastcard.clients.seat import seen
from lastcard.clients.tokens import KeptSeat
from lastcard.editions import EDITIONS
from lastcard.match import Match
from lastcard.protocol import PHRASES
from lastcard.screens.plain.served import PlainServedTable
from lastcard.screens.plain.voice import Leave, Voice
from lastcard.server.store.backup import backup, restore
from lastcard.speech import Speech
from lastcard.table.telling import Telling
from lastcard.testing.positions import arranged
from lastcard.testing.process import QUICK, ServerProcess
from lastcard.testing.settings import chance
from lastcard.verify import verify
from lastcard.views import Wire
from lastcard.words import Words
from lastcard.words.catalogue import LOCALES
from server.runs import Running
from server.waiting import PATIENCE_S

IDS = [edition.id for edition in EDITIONS]


class Script:
    """Lines that were written before, or that a test says one by one; and everything that is told."""

    def __init__(self, lines: Iterable[str] = (), *, patient: bool = True, ends: bool = True) -> None:
        self.patient = patient
        self.told = ""
        self._lines: asyncio.Queue[str | None] = asyncio.Queue()
        self._told = asyncio.Event()
        for line in (*lines, *[None] * ends):
            self._lines.put_nowait(line)

    def say(self, line: str | None) -> None:
        """Type a line."""
        self._lines.put_nowait(line)

    async def line(self) -> str | None:
        """The next line."""
        return await self._lines.get()

    def withdraw(self) -> None:
        """Nothing is shown that could be taken back."""

    def write(self, text: str) -> None:
        """Hear what is told."""
        self.told += text
        self._told.set()

    async def hears(self, *sentences: str) -> str:
        """Wait until all of this was told; what was, up to then, and forget it."""
        async with asyncio.timeout(PATIENCE_S):
            while not all(sentence in self.told for sentence in sentences):
                self._told.clear()
                await self._told.wait()
        told, self.told = self.told, ""
        return told


async def play(
    link: Link,
    token: str | None,
    script: Script,
    *,
    lang: str = "en",
    as_json: bool = False,
    now: Callable[[], float] = time.monotonic,
) -> None:
    """Sit at a table as long as the script goes, or until the match is over."""
    voice = Voice(Speech(Words(lang), ()), script.write, as_json=as_json)
    async with asyncio.timeout(PATIENCE_S):
        try:
            await PlainServedTable(remote_seat(link, token, now=now), voice, script).play()
        except Leave:
            return


@asynccontextmanager
async def seated(url: str, made: Wire, **ways: Any) -> AsyncIterator[Script]:
    """Somebody who sits at a table for the length of a test."""
    script = Script(patient=False, ends=False)
    playing = asyncio.create_task(play(Link(url, made["table"], watch=False), made["token"], script, **ways))
    try:
        yield script
    finally:
        playing.cancel()
        await asyncio.wait([playing])


# --- Playing -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edition", "lang"), list(zip(IDS, cycle(LOCALES), strict=False)))
async def test_a_script_plays_a_whole_match_of_each_edition(server: str, edition: str, lang: str) -> None:
    """Answering 1 to every question ends the match, every sentence is in the language asked for, and the record is fair."""
    settings = {"edition": edition, "seats": ["person", "easy", "easy"], "rules": {"target": 60}}
    made = await make_table(server, settings, "Ana")
    script, words = Script(["start", *["1"] * 3000]), Words(lang)

    await play(Link(server, made["table"], watch=False), made["token"], script, lang=lang)

    assert words.t("terminal-prompt-over") in script.told
    assert words.t("terminal-prompt") in script.told
    assert "{" not in script.told
    assert words.t("fairness-left_out", round=1) not in script.told, "nothing was left out"
    record = await client.read_text(server, f"/api/tables/{made['table']}/record")
    report = verify(record)
    assert report.fair
    assert all(fair.salts for fair in report.rounds), "the guest adds to every shuffle"
    if lang != "en":
        english = Words("en")
        assert english.t("terminal-prompt") not in script.told
        assert english.t("event-turn_began-you") not in script.told


@pytest.mark.parametrize("edition", IDS)
def test_a_view_from_the_wire_is_the_view(edition: str) -> None:
    """Whatever a seat or a spectator sees arrives whole, so that reasons and hints are those of a local table."""
    rng, match = chance(f"wire {edition}"), Match.new(edition, players=4, rules={"target": 100_000}, seed=edition)
    for _ in range(600):
        for seat in (0, 3, None):
            arrived = json.loads(json.dumps(Telling().view(match.state, seat, match.asked)))
            assert seen(arrived, seat) == match.view(seat)
        if match.state.round_over:
            match.next()
        else:
            question = rng.choice(match.asked)
            match.move(question.seat, str(question.choices[0] if rng.random() < 0.8 else rng.choice(question.choices)))
    assert match.state.round_no > 1


async def test_a_refused_card_says_why_and_changes_nothing(running: Running) -> None:
    """Neither what does not fit, nor what is not held, nor nonsense reaches the table."""
    async with running(begin=arranged("R1 B2 G3", "R5 R6", top="R3")) as url:
        made = await make_table(url, {"seats": ["person", "easy"], "timer": "slow"}, "Ana")
        async with seated(url, made) as ana:
            ana.say("start")
            await ana.hears(
                "You have 60 seconds.", "1. Play Green 3\n2. Play Red 1\n3. Draw a card\n", "Your choice (number, or help): "
            )
            async with await Client.connect(url, made["table"]) as watching:
                before = watching.version
                for line, reason in (
                    (
                        "play B2",
                        "You cannot play Blue 2: it has neither the color in play, red, nor the number or symbol of Red 3.",
                    ),
                    ("play R9", "You do not hold Red 9."),
                    ("4", "“4” is not a choice."),
                    ("dance", "“dance” is not a choice."),
                    ("why R1", "You can play Red 1 now."),
                    ("hint", "Play "),
                    ("uno", "You do not need to call UNO now."),
                    ("catch", "There is nobody to catch now."),
                ):
                    ana.say(line)
                    told = await ana.hears(reason, "Possible: " if "is not" in reason else "", "Your choice (number, or help): ")
                    assert told.endswith("Your choice (number, or help): ")
                await watching.say("ping")
                assert watching.version == before
            ana.say("2")
            await ana.hears("You play Red 1.")


async def test_a_move_that_the_server_refuses_is_told_and_the_question_stands(running: Running) -> None:
    """What was possible a moment ago: the table has gone on."""
    async with running(begin=arranged("R1 B2 G3", "R5 R6", top="R3")) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        table = remote_seat(Link(url, made["table"], watch=False), made["token"])
        script = Script(patient=False, ends=False)
        playing = asyncio.create_task(PlainServedTable(table, Voice(Speech(Words("en"), ()), script.write), script).play())
        await script.hears("Type start")
        script.say("start")
        await script.hears("Your choice (number, or help): ")
        table.say("move", choice="play B2")
        assert (await script.hears("Too late: the game has moved on.")).endswith("Your choice (number, or help): ")
        script.say("2")
        await script.hears("You play Red 1.")
        playing.cancel()


async def test_people_come_and_go_and_the_host_begins(server: str) -> None:
    """The lobby fills, the host moves on, and whoever is host is asked to begin."""
    made = await make_table(server, {"seats": ["person", "person", "person"]}, "Ana")
    joined = await join_table(server, made["table"], "Ben")
    async with await Client.connect(server, made["table"], made["token"]) as ana, seated(server, made | joined) as ben:
        await ben.hears("You sit in seat 2.", "Ana starts the game when everybody is here.")
        await join_table(server, made["table"], "Cy")
        await ben.hears("Cy sits down.")
        ben.say("start")
        await ben.hears("Only the host can do this.")
        await ana.say("kick", seat=2)
        await ben.hears("Cy leaves the table.")
        rules = {"scoring": "low"}
        await ana.say("settings", settings={"seats": ["person"] * 3, "rules": rules, "timer": "slow", "bot_pace": "fast"})
        await ben.hears("Changed from the sheet:\nEverybody scores what they hold", "60 seconds", "Fast bots")
        await ana.say("host", seat=1)
        await ben.hears(
            "You are the host now.", "A bot takes the seat that is still free.", "Type start when everybody is here: "
        )
        ben.say("hand")
        await ben.hears("The game has not started yet.")
        ben.say("seats")
        await ben.hears("1. Ana\n2. Ben, host\n3. Free seat\n")
        ben.say("start")
        await ben.hears("Round 1 begins.", "You are dealt")


async def test_the_host_removes_somebody_for_now_or_for_good(server: str) -> None:
    """By the number of the seat; whoever is kept out is known by the token that they had."""
    made = await make_table(server, {"seats": ["person", "person"]}, "Ana")
    async with seated(server, made) as ana:
        await ana.hears("You sit in seat 1.")
        joined = await join_table(server, made["table"], "Ben")
        await ana.hears("Ben sits down.")
        for nonsense in ("remove", "remove Ben", "ban 3"):
            ana.say(nonsense)
            await ana.hears("Type remove or ban and the number of a seat; seats lists them.")
        ana.say("remove 2")
        await ana.hears("Ben leaves the table.")
        joined = await join_table(server, made["table"], "Ben", former=joined["token"])
        await ana.hears("Ben sits down.")
        ana.say("ban 2")
        await ana.hears("Ben leaves the table.")
        with pytest.raises(Refused, match="keeps you out") as refused:
            await join_table(server, made["table"], "Eve", former=joined["token"])
        assert refused.value.code == "kicked"


async def test_chat_goes_both_ways_as_the_table_allows(server: str) -> None:
    """Phrases in the reader's language; free text only where the host allows it."""
    made = await make_table(server, {"seats": ["person", "person"]}, "Ana")
    joined = await join_table(server, made["table"], "Ben")
    async with await Client.connect(server, made["table"], made["token"]) as ana, seated(server, made | joined, lang="it") as ben:
        await ben.hears("Ana")
        await ana.say("chat", phrase="well_played")
        await ben.hears(f"Ana: {Words('it').t('web-phrase-well_played')}")
        await ana.say("chat", reaction="laugh")
        await ben.hears(f"Ana: {Words('it').t('web-reaction-laugh')}")
        await ana.say("ready")
        await ben.hears(Words("it").t("table-ready", name="Ana"))
        ben.say("chat")
        await ben.hears(*(f"{number}. " for number in range(1, len(PHRASES) + 1)))
        ben.say("chat 6")
        assert await said_by_ben(ana) == {"phrase": "thanks"}
        await ana.say("settings", settings={"seats": ["person", "person"], "chat": "free"})
        await ben.hears(Words("it").sheet("en"))
        ben.say("chat ciao a tutti")
        assert await said_by_ben(ana) == {"text": "ciao a tutti"}


async def said_by_ben(ana: Client) -> Wire:
    """What Ana hears from seat 1 next."""
    while (message := await ana.heard()).get("seat") != 1:
        pass
    return {name: message[name] for name in ("phrase", "text") if name in message}


async def test_a_spectator_is_told_only_what_everybody_may_know(server: str) -> None:
    """Watching goes to the end of the match, needs no lines, and shows no hand before a round is over."""
    made = await make_table(server, {"seats": ["person", "easy"], "rules": {"target": 1}, "timer": "fast"}, "Ana")
    script, watched = Script(["start", *["1"] * 500]), Script()
    link = Link(server, made["table"], watch=True)
    watching = asyncio.create_task(play(link, None, watched))
    await watched.hears("You are watching.")
    await play(link, made["token"], script)
    await watching

    # Whoever still held nothing but a zero has begun another round with it.
    told, _, after = watched.told.partition(" wins the round. ")
    assert " wins the game!" in after
    assert "Round 1 begins." in told
    assert "You " not in told
    assert "still holds" in after
    assert "still holds" not in told


# --- Calling and catching ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("typed", "told"), [("1 uno", "You call UNO!"), ("1", "catches you: you did not call UNO.")])
async def test_a_call_goes_with_the_card_or_is_forgotten(running: Running, typed: str, told: str) -> None:
    """One card left is told either way."""
    async with running(begin=arranged("R1 B2", "B5 B6", top="R3")) as url:
        made = await make_table(url, {"seats": ["person", "medium"]}, "Ana")
        async with seated(url, made) as ana:
            ana.say("start")
            await ana.hears("2. Draw a card")
            ana.say(typed)
            await ana.hears("You play Red 1.", "You have one card left.", told)


async def test_a_call_is_made_afterwards_while_others_think(running: Running) -> None:
    """The word is heard at any time, and a second one is too much."""
    # Ben never comes, and no bot plays for him.
    async with running(paces=replace(QUICK, grace_s=3600.0), begin=arranged("R1 B2", "B5 B6", top="R3")) as url:
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        await join_table(url, made["table"], "Ben")
        async with seated(url, made) as ana:
            ana.say("start")
            await ana.hears("2. Draw a card")
            ana.say("1")
            await ana.hears("You have one card left.")
            ana.say("uno")
            await ana.hears("You call UNO!")
            ana.say("uno")
            await ana.hears("You do not need to call UNO now.")


async def test_a_silent_neighbour_is_caught_once_the_window_is_open(running: Running) -> None:
    """Before that the word costs nothing; a catch of nobody has to wait before the next."""
    paces, clock = replace(QUICK, opens_s=1.0, holds_s=30.0), [0.0]

    def now() -> float:
        return clock[0]

    async with running(paces=paces, begin=arranged("B5 B6 B7", "R1 B2", turn=1, top="R3"), now=now) as url:
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        joined = await join_table(url, made["table"], "Ben")
        async with await Client.connect(url, made["table"], joined["token"]) as ben, seated(url, made, now=now) as ana:
            ana.say("start")
            while not ben.asked:
                await ben.heard()
            await ben.move("play R1")
            await ana.hears("Ben has one card left.")
            ana.say("catch")
            await ana.hears("Too early")
            clock[0] = 1.0
            ana.say("catch")
            await ana.hears("You catch Ben, who did not call UNO.", "Ben draws 2 cards.")


async def test_whose_answer_is_waited_for_is_said_where_no_turn_tells_it(running: Running) -> None:
    """As when a Wild Draw Four may be challenged; who draws for it has no turn."""
    async with running(paces=replace(QUICK, grace_s=3600.0), begin=arranged("W4 R5", "B5 B6 G1", "B7 B8", top="R3")) as url:
        made = await make_table(url, {"seats": ["person"] * 3}, "Ana")
        ben, _ = [await join_table(url, made["table"], name) for name in ("Ben", "Cy")]
        async with seated(url, made) as ana, await Client.connect(url, made["table"], ben["token"]) as guest:
            ana.say("start")
            await ana.hears("Draw a card")
            ana.say("play W4 uno")
            await ana.hears("Your choice")
            ana.say("1")
            assert (await ana.hears("Waiting for Ben.")).count("Waiting") == 1
            while not guest.asked:
                await guest.heard()
            await guest.move("accept")
            assert "Waiting" not in await ana.hears("It is Cy's turn.")


async def test_of_several_who_are_waited_for_nobody_is_named_again(running: Running) -> None:
    """Both pick for a battle, and each pick is told as it is made."""
    hands = ("WB R5 B1", "B5 B6 G1", "B7 B8 G2")
    async with running(paces=replace(QUICK, grace_s=3600.0), begin=arranged(*hands, top="R3")) as url:
        made = await make_table(url, {"seats": ["person"] * 3, "edition": "kickin-battle"}, "Ana")
        joined = [made, *[await join_table(url, made["table"], name) for name in ("Ben", "Cy")]]
        async with (
            await Client.connect(url, made["table"], made["token"]) as ana,
            await Client.connect(url, made["table"], joined[1]["token"]) as ben,
            seated(url, {"table": made["table"], "token": joined[2]["token"]}) as cy,
        ):
            await cy.hears("Ana starts the game when everybody is here.")
            await ana.say("start")
            for guest, choices in ((ana, ("play WB", "battle 1", "pick R5")), (ben, ("pick B5",))):
                for choice in choices:
                    while not any(choice in asked["choices"] for asked in guest.asked):
                        await guest.heard()
                    await guest.move(choice)
            told, _, _ = (await cy.hears("Ben has picked a card")).partition("Ben has picked")
            assert [line for line in told.splitlines() if "Waiting" in line] == ["Waiting for Ana and Ben."]


# --- Programs ------------------------------------------------------------------------------------------------------------------


async def test_programs_are_told_in_json(server: str) -> None:
    """Every line is an object: where we are, what happened, what is asked, what is waited for, what was refused."""
    made = await make_table(server, {"seats": ["person", "easy"], "rules": {"target": 1}}, "Ana")
    script = Script(["hint", "start", "start", *["1"] * 1000])
    await play(Link(server, made["table"], watch=False), made["token"], script, as_json=True)
    lines = [json.loads(line) for line in script.told.splitlines()]

    assert lines[0]["welcome"]["seat"] == 0
    assert {"waiting": "prompt-start"} in lines
    assert {"waiting": "prompt-over"} in lines
    assert any(line.get("error", {}).get("code") == "wrong_phase" for line in lines)
    assert any(line.get("event") == "dealt" and line["seat"] == 1 and line["count"] == 7 for line in lines)
    asked = [line["asked"] for line in lines if "asked" in line]
    assert asked
    assert all(question["seat"] == 0 for question in asked)


# --- The command ---------------------------------------------------------------------------------------------------------------


class Process:
    """`lastcard join` as somebody calls it, with everything it has told so far."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._decode = getincrementaldecoder("utf-8")().decode
        self.told = ""

    def say(self, *lines: str) -> None:
        """Type lines."""
        assert self._process.stdin is not None
        self._process.stdin.write("".join(f"{line}\n" for line in lines).encode())

    async def hears(self, sentence: str) -> None:
        """Wait until something was told."""
        assert self._process.stdout is not None
        async with asyncio.timeout(PATIENCE_S):
            while sentence not in self.told:
                data = await self._process.stdout.read(4096)
                assert data, f"it ended before {sentence!r}: {self.told}"
                # A letter may come in two parts.
                self.told += self._decode(data)

    async def ends(self, *, by_itself: bool = False) -> tuple[int, str, str]:
        """End its lines, unless it ends by itself; its exit code, what it told, and its errors."""
        async with asyncio.timeout(PATIENCE_S):
            told, errors = await self._process.communicate(None if by_itself else b"")
        assert self._process.returncode is not None
        return self._process.returncode, self.told + self._decode(told, final=True), errors.decode()


@asynccontextmanager
async def joining(folder: Path, *args: str) -> AsyncIterator[Process]:
    """Call `lastcard join`, keeping seats in a folder."""
    env = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "XDG_STATE_HOME": str(folder), "PYTHONUTF8": "1"}
    pipe = asyncio.subprocess.PIPE
    command = (sys.executable, "-m", "lastcard", "join", *args)
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe, env=env)
    try:
        yield Process(process)
    finally:
        if process.returncode is None:
            process.kill()
            await process.communicate()


async def open_table(url: str, settings: Wire) -> str:
    """A table at which nobody sits yet; its link."""
    made = await make_table(url, settings, "Ana")
    async with await Client.connect(url, made["table"], made["token"]) as ana:
        await ana.say("leave")
    return f"{url}/t/{made['table']}"


async def test_a_name_is_asked_for_and_the_rules_are_read_before(server: str, tmp_path: Path) -> None:
    """A name that nobody can have is asked for again, and the seat is found again by the same link."""
    settings = {"edition": "urrrhhh", "sheet": "it", "seats": ["person", "easy"], "rules": {"bluffing": False}}
    link = await open_table(server, settings)
    async with joining(tmp_path, link) as zoe:
        await zoe.hears("Your name: ")
        rules, _, _ = zoe.told.partition("Your name:")
        assert "2 players, rules of the Italian sheet, up to 500 points." in rules
        assert "Changed from the sheet:\nWild Draw Four can be played only when it is allowed.\n" in rules
        assert "1. Free seat\n2. Bot 1, easy\n" in rules
        zoe.say("x" * 99)
        await zoe.hears("Please choose another name")
        zoe.say("Zoé")
        await zoe.hears("Type start when everybody is here: ")
        code, told, errors = await zoe.ends()
        assert (code, errors) == (0, "")
        assert f"Your seat is kept. Come back with: lastcard join {link}" in told
    (kept,) = (tmp_path / "lastcard" / "seats").iterdir()
    assert kept.stat().st_mode & 0o077 == 0
    async with joining(tmp_path, link) as zoe:
        await zoe.hears("You are back at the table.\nYou sit in seat 1.\n")
        zoe.say("leave", "leave")
        await zoe.hears("You have left the table.")
        assert (await zoe.ends())[0] == 0
    assert list((tmp_path / "lastcard" / "seats").iterdir()) == []


async def test_who_gives_up_a_seat_is_asked_first(server: str, tmp_path: Path) -> None:
    """Whatever else is typed next keeps the seat, and the word is asked about again; a program is taken at its word."""
    link = await open_table(server, {"seats": ["person", "easy"]})
    async with joining(tmp_path, link, "--name", "Zoe") as zoe:
        zoe.say("leave")
        await zoe.hears("Give up this seat? Somebody else can take it.\nType leave again to give it up.\n")
        zoe.say("seats", "leave", "help", "leave", "seats")
        code, told, _ = await zoe.ends()
        assert code == 0
        assert told.count("Give up this seat?") == 3
        assert "Your seat is kept." in told
    async with joining(tmp_path, link, "--json") as zoe:
        zoe.say("leave")
        assert "Give up" not in (await zoe.ends(by_itself=True))[1]
    assert list((tmp_path / "lastcard" / "seats").iterdir()) == []


async def test_who_leaves_at_a_terminal_is_asked_nothing_more(server: str, tmp_path: Path) -> None:
    """The prompt goes before the last word is said."""
    link = await open_table(server, {"seats": ["person", "easy"]})
    told = await asyncio.to_thread(_leave_at_a_terminal, tmp_path, link)
    assert "Type start" not in told.partition("You have left the table.")[2]


def _leave_at_a_terminal(folder: Path, link: str) -> str:
    """Sit down and leave; what the terminal showed."""
    terminal, other_end = pty.openpty()
    env = {"PATH": os.environ["PATH"], "LANG": "C.UTF-8", "TERM": "xterm", "XDG_STATE_HOME": str(folder)}
    command = (sys.executable, "-m", "lastcard", "join", link, "--name", "Zoe", "--plain")
    told, decode = "", getincrementaldecoder("utf-8")().decode
    with subprocess.Popen(command, stdin=other_end, stdout=other_end, stderr=other_end, env=env) as process:
        os.close(other_end)
        while "Type start" not in told:
            told += decode(os.read(terminal, 4096))
        os.write(terminal, b"leave\r")
        while "again to give it up" not in told:
            told += decode(os.read(terminal, 4096))
        os.write(terminal, b"leave\r")
        # The end of the other side is an error on this one.
        with suppress(OSError):
            while data := os.read(terminal, 4096):
                told += decode(data)
        assert process.wait(PATIENCE_S) == 0
    os.close(terminal)
    return told


async def test_a_match_played_through_a_pipe_is_kept_and_can_be_told_again(server: str, tmp_path: Path) -> None:
    """A special edition to its end; `replay` tells what was kept."""
    link = await open_table(server, {"edition": "kickin-battle", "seats": ["person", "easy", "easy"], "rules": {"target": 20}})
    async with joining(tmp_path, link, "--name", "Zoe") as zoe:
        zoe.say("start", *["1"] * 2000)
        code, told, errors = await zoe.ends()

    assert (code, errors) == (0, "")
    file = next(line for line in told.splitlines() if "lastcard replay" in line).split()[-1]
    assert await asyncio.to_thread(lambda: verify(Path(file).read_text(encoding="utf-8")).fair)


async def test_a_killed_server_is_waited_for_and_nothing_is_lost(own_process: ServerProcess, tmp_path: Path) -> None:
    """The line says so, and what was typed meanwhile reaches the table when it is back."""
    link = await open_table(own_process.url, {"seats": ["person", "easy"]})
    async with joining(tmp_path, link, "--name", "Zoe") as zoe:
        await zoe.hears("Type start")
        zoe.say("start")
        await zoe.hears("Your choice (number, or help): ")
        own_process.kill()
        await zoe.hears("The connection is lost. Trying again…")
        zoe.say("1")
        own_process.start()
        await zoe.hears("You are back at the table.")
        # The next question may have come in the same breath.
        zoe.told = zoe.told.partition("You are back at the table.")[2]
        await zoe.hears("Your choice (number, or help): ")
        assert "You " in zoe.told


async def test_a_seat_that_is_taken_up_elsewhere_ends_here(server: str, tmp_path: Path) -> None:
    """So does one that the host gives to others; both are said, and are no success."""
    made = await make_table(server, {"seats": ["person", "person"]}, "Ana")
    link = read_link(f"{server}/t/{made['table']}")
    file = tmp_path / "lastcard" / "seats" / f"{link.table}.json"
    async with await Client.connect(server, link.table, made["token"]) as ana:
        for end in ("elsewhere", "kicked"):
            async with joining(tmp_path, str(link), "--name", "Ben") as ben:
                await ben.hears("Ana starts the game")
                if end == "kicked":
                    await ana.say("kick", seat=1)
                else:
                    await (await Client.connect(server, link.table, json.loads(file.read_text())["token"])).close()
                code, _, errors = await ben.ends(by_itself=True)
            assert code == 1
            assert errors == Words("en").t(f"web-error-{end}") + "\n"
            kept = json.loads(file.read_text())
            assert kept["out"] == (end == "kicked"), "only a seat that is ours is looked for again"


async def test_a_full_table_can_be_watched(server: str, tmp_path: Path) -> None:
    """Whoever finds no seat is told how to watch."""
    made = await make_table(server, {"seats": ["person", "easy"]}, "Ana")
    link = f"{server}/t/{made['table']}"
    async with joining(tmp_path, link, "--name", "Zoe") as zoe:
        code, _, errors = await zoe.ends()
    assert (code, errors) == (1, f"No seat is free. Watch with: lastcard join {link}/watch\n")
    async with joining(tmp_path, f"{link}/watch") as zoe:
        await zoe.hears("You are watching.\nAna starts the game when everybody is here.\n")


async def test_what_cannot_be_joined_is_said_in_a_sentence(server: str, tmp_path: Path) -> None:
    """Wrong links, tables that are not there, servers that are not there or are something else."""
    gone = "http://127.0.0.1:9"
    for link, code, sentence in (
        ("nonsense", 2, "“nonsense” is not a link to a table. Such a link looks like http://"),
        (f"{server}/", 2, "is not a link to a table."),
        ("http://127.0.0.1:99999/t/abcdefghjkmn", 2, "is not a link to a table."),
        (f"{server}/t/abcdefghjkmn", 1, "There is no such table."),
        (f"{gone}/t/abcdefghjkmn", 1, f"The server at {gone} does not answer."),
    ):
        async with joining(tmp_path, link, "--name", "Zoe") as zoe:
            ended, told, errors = await zoe.ends()
        assert (ended, told) == (code, "")
        assert sentence in errors
        assert errors.count("\n") == 1


@pytest.mark.parametrize("lang", Words.available())
def test_errors_are_said_in_the_language_of_the_reader(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Each in its own."""
    assert run(["join", "nonsense", "--lang", lang]) == 2
    example = "http://localhost:8000/t/abcdefghjkmn"
    assert capsys.readouterr().err == Words(lang).error("bad_link", text="nonsense", example=example) + "\n"


def test_another_protocol_or_another_server_is_said(
    server: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A server that does not speak our version, and a page that is not a server of tables."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    made = asyncio.run(make_table(server, {"seats": ["person", "person"]}, "Ana"))
    with Path(os.devnull).open() as nothing:
        monkeypatch.setattr(sys, "stdin", nothing)
        monkeypatch.setattr(client, "VERSION", 99)
        assert run(["join", f"{server}/t/{made['table']}", "--name", "Zoe", "--lang", "en"]) == 1
        assert "another version of the protocol" in capsys.readouterr().err
        real = urllib.request.urlopen
        elsewhere = SimpleNamespace(open=lambda _, timeout: real(f"{server}/healthz", timeout=timeout))
        monkeypatch.setattr(client, "_opener", lambda _: elsewhere)
        assert run(["join", f"{server}/t/{made['table']}", "--lang", "en"]) == 1
        assert f"What answers at {server} is not a server of tables." in capsys.readouterr().err
        elsewhere.open = lambda _, timeout: real(f"{server}/api/editions", timeout=timeout)
        assert run(["join", f"{server}/t/{made['table']}", "--lang", "en"]) == 1
        assert "another version of the protocol" in capsys.readouterr().err


def test_a_token_is_shown_to_its_own_server_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody else's link to a table of the same name gets nothing."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    link = read_link("https://cards.example/t/abcdefghjkmn")
    kept = KeptSeat.hold(link)
    kept.keep("secret")
    kept.release()

    assert token_for("https://cards.example/t/abcdefghjkmn") == "secret"
    assert token_for("https://evil.example/t/abcdefghjkmn") is None
    assert token_for("https://cards.example/t/abcdefghjkmx") is None
    assert token_for("https://cards.example/t/abcdefghjkmn") == "secret", "looking changed nothing"


def token_for(link: str) -> str | None:
    """The token that a terminal has for a link."""
    kept = KeptSeat.hold(read_link(link))
    try:
        return kept.token
    finally:
        kept.release()


async def test_a_server_that_stays_away_is_given_up(own_process: ServerProcess) -> None:
    """After a while, with a sentence's code and not before."""
    made = await make_table(own_process.url, {"seats": ["person", "easy"]}, "Ana")
    table = remote_seat(Link(own_process.url, made["table"], watch=False), made["token"], patience_s=0.3)
    messages = table.messages()
    while (await anext(messages))["type"] != "welcome":
        pass
    own_process.kill()
    while (await anext(messages))["type"] != "lost":
        pass
    with pytest.raises(Lost) as lost:
        await anext(messages)
    assert lost.value.code is None


@pytest.mark.parametrize("lang", ["en", "pt-PT"])
async def test_after_a_restore_everybody_is_told_why_the_round_is_dealt_again(
    running: Running, tmp_path: Path, lang: str
) -> None:
    """Whoever comes before the next deal, and not after it."""
    data, words = tmp_path / "running", Words(lang)
    why = words.t("table-restored-void", round=1)
    async with running() as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            await ana.say("start")
            backup(data, tmp_path / "copy")
    for file in data.iterdir():
        file.unlink()
    restore(tmp_path / "copy", data)
    async with running() as url:
        async with seated(url, made, lang=lang) as script:
            await script.hears(why)
            script.say("start")
            await script.hears(words.t("terminal-prompt"))
        async with seated(url, made, lang=lang) as script:
            assert why not in await script.hears(words.t("table-seated", number=1))
