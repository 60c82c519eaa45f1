"""A table in this process: every move is on the disk before it is told, and a game goes on exactly where it was left."""

from __future__ import annotations

import asyncio
import os
import random
import threading
from contextlib import aclosing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from clients.home import Home, at_home, gone_on, played, settings
from lastcard import load
from lastcard.bots import Level, Memory, levels
from lastcard.clients.games import Game, GameFile, Manner
from lastcard.clients.in_process import LocalConnection
from lastcard.clients.local import LocalTable, Settings, at_pace
from lastcard.editions import EDITIONS
from lastcard.match import Arrangement, Match
from lastcard.protocol import PERSON
from lastcard.record import BadRecord, lines_of
from lastcard.rules.house import PRESETS
from lastcard.rules.questions import Choice, Question
from lastcard.views import View, Wire
from table import clause

IDS = [edition.id for edition in EDITIONS]
PATIENCE_S = 300.0


async def test_every_move_is_on_the_disk_before_anybody_is_told_of_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots' moves and people's alike: written, then synced, then told."""
    table = LocalTable.new(settings(), tmp_path)
    file, done = table.path, list[str]()
    assert file is not None
    fsync, put = os.fsync, LocalConnection.put

    def synced(descriptor: int) -> None:
        fsync(descriptor)
        done.append("synced")

    def told(connection: LocalConnection, message: Wire | None) -> None:
        if message is not None and message["type"] in {"update", "ack"}:
            assert load(file.read_text(encoding="utf-8")).record() == table.match.record()
            assert done[-1:] == ["synced"] or done[-1] == "told"
            done.append("told")
        put(connection, message)

    monkeypatch.setattr("lastcard.clients.games.os.fsync", synced)
    monkeypatch.setattr(LocalConnection, "put", told)
    async with at_home(table) as home:
        await home.play()

    moves = [line for line in table.match.record_lines if line[0].isdigit()]
    assert done.count("synced") >= len(moves)
    assert done.count("told") >= len(moves)
    table.close()


def whole(text: str) -> list[str]:
    """The file as it was after each thing that happened at the table: a move with what was written in the same breath."""
    lines = text.splitlines(keepends=True)
    begins = next(at for at, line in enumerate(lines) if line.startswith("round "))
    ends = [at for at in range(begins + 1, len(lines)) if lines[at][0].isdigit() or lines[at].startswith(("round ", "# pause\n"))]
    return ["".join(lines[:at]) for at in ends]


@pytest.mark.parametrize("edition", IDS)
async def test_a_game_that_was_killed_at_any_moment_goes_on_as_if_it_had_not_been(edition: str, tmp_path: Path) -> None:
    """Whatever had been written when the machine stopped, the rest of the match is the same, with bots of all levels."""
    text = await played(settings(edition), tmp_path / "through")
    record = load(text).record()
    kinds = set[tuple[str, bool]]()

    for at, left in enumerate(whole(text)):
        match = load(left)
        kind = (match.asked[0].name if match.asked else "between", left.endswith("# pause\n"))
        # The first of every kind, and some more.
        if kind not in kinds or at % 40 == 0:
            kinds.add(kind)
            assert (await gone_on(left, tmp_path)).record() == record, f"left after {left.splitlines()[-1]}"
    assert len(kinds) > 2


@pytest.mark.parametrize("preset", ["stackers", "party", "lightning", "mayhem", "partners"])
async def test_a_game_with_house_rules_goes_on_where_it_was_left(preset: str, tmp_path: Path) -> None:
    """Also in the pause in which people can jump in: they are asked once more."""
    text = await played(msgspec.structs.replace(settings("grand"), rules={"target": 20} | PRESETS[preset]), tmp_path / "through")

    for left in whole(text)[::25]:
        assert (await gone_on(left, tmp_path)).record() == load(text).record()


async def test_a_game_with_a_deck_of_ones_own_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    """Whatever the deck is called; another match is played with it, too."""
    own = {"name": "../x/y", "colours": ["red", "blue"], "cards": {"0-9": 2, "+2": 1}, "wilds": {"W": 2, "WA": 1}}
    given = Settings(deck=own, seats=("person", "easy"), rules={"target": 10}, seed="1")
    text = await played(given, tmp_path / "through")

    assert [entry.name for entry in os.scandir(tmp_path)] == ["through"]
    assert (await gone_on(whole(text)[3], tmp_path)).record() == load(text).record()
    table = LocalTable.new(given, tmp_path)
    async with at_home(table) as home:
        assert home.seats[0].view.deck == own
        await home.play()
        home.seats[0].say("rematch")
        await home.settle()
        assert table.match.header.deck == own
        assert not table.match.over
    table.close()


@pytest.mark.parametrize("seed", ["1", "2", "3"])
async def test_bots_do_not_think_twice_about_a_silence(seed: str, tmp_path: Path) -> None:
    """Where a forgotten call can be caught for long, a game that goes on gives nobody a second chance to notice."""
    text = await played(settings(seed=seed, catch_until="held"), tmp_path / "through")

    for left in whole(text)[::10]:
        assert (await gone_on(left, tmp_path)).record() == load(text).record()


def arranged(*hands: str, turn: int = 0, bots: str = "medium") -> Game:
    """A position with a person in the first seat."""
    position = Arrangement(hands=hands, draw_pile="Y1 Y2 Y3 Y4", discard_pile="R3", turn=turn, direction="left")
    return Game(Match.arrange("classic", position, seed=1), ("person", *[bots] * (len(hands) - 1)))


def jumping(*hands: str, seats: tuple[str, ...]) -> LocalTable:
    """A table without a clock at which one can jump in; the last seat has just played a red 7."""
    position = Arrangement(hands=hands, draw_pile="Y1 Y2 Y3 Y4", discard_pile="R3", turn=len(hands) - 1, direction="left")
    match = Match.arrange("classic", position, rules={"jump_in": True}, seed=1)
    match.move(len(hands) - 1, "play R7")
    return LocalTable(Game(match, seats), None, None)


@clause("house.jump.pace")
@pytest.mark.parametrize("third", ["R7 G1 G2", "B7 G1 G2"])
async def test_without_a_clock_people_are_asked_before_a_bot_plays_whether_they_jump_in(third: str) -> None:
    """Whoever holds the card: the pause tells nothing. It comes once in a turn."""
    table = jumping("R1 B2 B3", "R5 G5 G6", third, "R7 R8 R9", seats=("easy", "easy", "person", "person"))
    async with at_home(table) as home:
        for bot in (0, 1):
            assert table.pausing
            before = len(table.match.record_lines)
            table.end_pause()
            await home.settle()
            assert [line[:6] for line in table.match.record_lines[before:]] == [f"{bot} play"]


@clause("house.jump.race")
async def test_without_a_clock_a_jump_in_the_pause_counts() -> None:
    """The pause is over with it, and the bot that was asked has done nothing."""
    table = jumping("R1 B2 B3", "R5 G5 G6", "R7 G1 G2", "R7 R8 R9", seats=("easy", "easy", "person", "person"))
    async with at_home(table) as home:
        home.seats[0].say("move", choice="jump R7")
        await home.settle()
        assert table.match.record_lines[-1] == "2 jump R7"
        assert home.seats[1].view.waiting_for == (3,)


@clause("house.jump.poll")
async def test_without_a_clock_bots_think_of_jumping_in_before_a_person_answers() -> None:
    """In the order of polling."""
    table = jumping("R1 B2 B3", "R7 G5 G6", "R8 R9 R7", seats=("person", "easy", "easy"))
    async with at_home(table) as home:
        assert "1 jump R7" in table.match.record_lines
        assert home.seats[0].view.hand_sizes[1] == 2


def kept(game: Game, folder: Path) -> LocalTable:
    """A table of a position, in a file."""
    return LocalTable(game, GameFile.create(folder, game), None)


async def test_a_game_left_in_the_pause_is_taken_up_in_the_pause(tmp_path: Path) -> None:
    """Who owes the call when the machine stops can still make it, though a bot is next."""
    table = kept(arranged("R1 B2", "R5 R6 R7 R8"), tmp_path)
    async with at_home(table) as home:
        home.seats[0].say("move", choice="play R1")
        await home.settle()
        assert table.pausing
    path = table.path
    assert path is not None
    table.close()

    table = LocalTable.resumed(path)
    async with at_home(table) as home:
        assert table.pausing
        assert not [line for line in table.match.record_lines if "catch" in line]
        home.seats[0].say("move", choice="uno")
        await home.settle()
        table.end_pause()
        await home.settle()
        assert "0 uno" in table.match.record_lines
        assert not [line for line in table.match.record_lines if "catch" in line]
    table.close()

    again = LocalTable.resumed(path)
    async with at_home(again):
        assert not again.pausing, "this pause is over"
    again.close()


async def test_the_pause_waits_until_the_card_is_done_with(tmp_path: Path) -> None:
    """A colour is named first: before that nobody can be caught."""
    table = kept(arranged("W B2", "R5 R6"), tmp_path)
    async with at_home(table) as home:
        home.seats[0].say("move", choice="play W")
        await home.settle()
        pauses = [table.pausing]
        assert [question.name for question in home.seats[0].view.asked if not question.offer] == ["colour"]
        home.seats[0].say("move", choice="colour red")
        await home.settle()
        assert [*pauses, table.pausing] == [False, True]
    table.close()


@pytest.mark.parametrize("call", ["", " uno"])
async def test_the_pause_comes_whether_anybody_can_be_caught_or_not(call: str, tmp_path: Path) -> None:
    """So it gives nothing away."""
    table = kept(arranged("R1 B2", "R5 R6"), tmp_path)
    async with at_home(table) as home:
        home.seats[0].say("move", choice=f"play R1{call}")
        await home.settle()
        assert table.pausing
    table.close()


# --- Saving that fails ---------------------------------------------------------------------------------------------------------


class Full:
    """A disk that can be full."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.full = False
        write = os.write

        def written(descriptor: int, body: Any) -> int:
            if self.full:
                raise OSError(28, "No space left on device")
            return write(descriptor, body)

        monkeypatch.setattr("lastcard.clients.games.os.write", written)


def kinds(home: Home) -> list[str]:
    """What a person has heard of saving."""
    return [message["type"] for message in home.heard[0] if message["type"] in {"not_saved", "saved"}]


async def test_a_move_that_cannot_be_saved_is_said_at_once_and_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once, before the move itself is told; as soon as there is room, everything is on the disk."""
    disk, table = Full(monkeypatch), LocalTable.new(settings(), tmp_path)
    async with at_home(table) as home:
        disk.full = True
        before = len(home.heard[0])
        await home.play(3)
        assert kinds(home) == ["not_saved"]
        assert home.heard[0][before]["type"] == "not_saved"
        assert table.unsaved is not None
        assert not table.save()
        disk.full = False
        await home.play(1)
        assert kinds(home) == ["not_saved", "saved"]
        assert table.path is not None
        assert load(table.path.read_text(encoding="utf-8")).record() == table.match.record()
    table.close()


async def test_a_table_that_never_had_a_file_says_so_to_whoever_sits_down(tmp_path: Path) -> None:
    """And gets one as soon as there can be one."""
    folder = tmp_path / "games"
    folder.write_text("in the way")
    table = LocalTable.new(settings(), folder)
    async with at_home(table) as home:
        assert kinds(home) == ["not_saved"]
        folder.unlink()
        await home.play(1)
        assert kinds(home) == ["not_saved", "saved"]
    assert table.path is not None
    assert load(table.path.read_text(encoding="utf-8")).record() == table.match.record()
    table.close()


# --- Playing again -------------------------------------------------------------------------------------------------------------


async def test_a_rematch_begins_in_a_file_of_its_own(tmp_path: Path) -> None:
    """The match before is kept as it ended, and everybody is told of the new one from its beginning."""
    table = LocalTable.new(settings(), tmp_path)
    async with at_home(table) as home:
        await home.play()
        first, record = table.path, table.match.record()
        home.seats[0].say("rematch")
        await home.settle()
        assert home.seats[0].phase == "playing"
        assert home.seats[0].info["matches"] == 1
        await home.play(3)
        assert home.seats[0].view == table.match.view(0)
    assert first is not None
    assert table.path not in {None, first}
    assert load(first.read_text(encoding="utf-8")).record() == record
    table.close()


async def test_with_a_clock_bots_move_by_themselves(tmp_path: Path) -> None:
    """The same table, driven by time."""
    table = LocalTable.new(settings(), tmp_path, at_pace(0.0))
    seat = table.seat(0)
    async with asyncio.timeout(60):
        async for _ in seat.messages():
            if seat.view.asked:
                break
    assert seat.view == table.match.view(0)
    table.close()


class Gated:
    """A bot that thinks until a test lets it go on."""

    asked, gate = threading.Event(), threading.Event()

    def __init__(self, _: random.Random) -> None:
        """It needs no luck."""

    def choose(self, view: View, question: Question, memory: Memory) -> Choice:
        """The first choice, when the time has come."""
        del view, memory
        self.asked.set()
        assert self.gate.wait(PATIENCE_S)
        return question.choices[0]


async def test_with_a_clock_a_person_is_answered_while_a_slow_bot_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """It thinks in a thread, and its answer comes when it has thought."""
    monkeypatch.setitem(levels(), "gated", Level("gated", Gated, {"en": "gated"}, slow=True))
    seed = next(seed for seed in map(str, range(20)) if Match.new("classic", players=2, seed=seed).asked[0].seat == 1)
    table = LocalTable.new(Settings(seats=(PERSON, "gated"), seed=seed), None, at_pace(0.0))
    seat = table.seat(0)
    async with asyncio.timeout(PATIENCE_S), aclosing(seat.messages()) as messages:
        await anext(messages)
        while not Gated.asked.is_set():  # noqa: ASYNC110  a thread sets it
            await asyncio.sleep(0.01)
        seat.say("move", choice="draw")
        while (message := await anext(messages))["type"] != "error":
            pass
        assert message["code"] == "not_asked"
        Gated.gate.set()
        while not seat.view.asked:
            await anext(messages)
    table.close()


def test_what_a_file_holds_is_a_record_for_everybody(tmp_path: Path) -> None:
    """Who sits where, and the pauses, are comments."""
    text = asyncio.run(played(settings(), tmp_path))

    assert "# pause " in text
    assert [line.text for line in lines_of(text)] == load(text).record().splitlines()


def table_file(folder: Path) -> Path:
    """The only game in a folder."""
    (file,) = folder.iterdir()
    return file


async def test_pace_automatic_call_and_time_to_catch_are_kept_with_the_game(tmp_path: Path) -> None:
    """As a served table has them; a resumed game goes on with what it was set up with, and an unknown one is named."""
    manner = Manner(bot_pace="slow", auto_call=True, catch_window="long")
    table = LocalTable.new(Settings(seats=(PERSON, "easy"), manner=manner), tmp_path)
    table.close()
    file = table_file(tmp_path)
    again = LocalTable.resumed(file)
    assert again.manner == manner
    seat = again.seat(0)
    async with aclosing(seat.messages()) as messages:
        await anext(messages)
    assert {name: seat.info["settings"][name] for name in manner.__struct_fields__} == msgspec.to_builtins(manner)
    again.close()

    for wrong in ("bot_pace=warp", "colour=red"):
        file.write_text(file.read_text().replace("bot_pace=slow", wrong))
        with pytest.raises(BadRecord, match="line 1"):
            LocalTable.resumed(file)
        file.write_text(file.read_text().replace(wrong, "bot_pace=slow"))
