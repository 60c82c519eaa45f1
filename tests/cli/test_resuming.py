"""`lastcard play --resume`: which game goes on, and that it goes on exactly where it was left, however that came about."""

from __future__ import annotations

import json
import random
import re
import resource
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from cli.calling import COMMAND, Called
from compatibility import terminal
from compatibility.kept import GAMES
from lastcard import load
from lastcard.cli import run
from lastcard.editions import EDITIONS

Wire = dict[str, Any]
BOTS = ("--players", "4", "--bots", "beginner,easy,medium", "--target", "20")
KILLS = 5
SEEDS = 60


@pytest.fixture
def called(tmp_path: Path) -> Called:
    """The command, ready to be called."""
    return Called(tmp_path)


def games(folder: Path) -> list[Path]:
    """The saved games, the oldest first."""
    return sorted((folder / "lastcard" / "games").glob("*.lastcard"), key=lambda path: path.stat().st_mtime_ns)


# --- Which game ----------------------------------------------------------------------------------------------------------------


def test_several_games_are_listed_and_one_is_chosen_by_its_number(called: Called, tmp_path: Path) -> None:
    """The one left last comes first; a wrong number is asked for again."""
    called("play", "--seed", "3", typed="1\n")
    called("play", "--seed", "4", "--edition", "urrrhhh", typed="1\n")
    done = called("play", "--resume", typed="7\n2\n")
    first, last = games(tmp_path)
    if "urrrhhh" in first.name:
        # The one that was chosen has been left last meanwhile.
        first, last = last, first

    assert done.returncode == 0
    told = done.stdout
    assert "Saved games, newest first:\n1. Urrrhhh" in told
    assert re.search(r"^2\. Classic, 4 players, round 1, left [A-Z][a-z]{2} \d+, \d{4}, \d+:\d\d\s[AP]M: ", told, re.MULTILINE)
    assert "“7” is not a choice. Type a number from 1 to 2" in told
    assert "You are back at the table.\nClassic, 4 players" in told
    assert f"The game is saved in {first}." in told
    assert last.name in told


@pytest.mark.parametrize("typed", ["", "\n", "1\n"])
def test_enter_or_the_end_of_the_input_takes_the_first(called: Called, typed: str) -> None:
    """So a script that only knows ones goes on with the game left last."""
    called("play", "--seed", "3", typed="1\n")
    called("play", "--seed", "4", "--edition", "urrrhhh", typed="1\n")

    assert "You are back at the table.\nUrrrhhh" in called("play", "--resume", typed=typed).stdout


def test_the_latest_goes_on_without_a_question_and_a_file_by_its_name(called: Called, tmp_path: Path) -> None:
    """Both for scripts."""
    called("play", "--seed", "3", typed="1\n")
    called("play", "--seed", "4", "--edition", "urrrhhh", typed="1\n")
    first, _ = games(tmp_path)

    assert called("play", "--resume", "latest").stdout.startswith("You are back at the table.\nUrrrhhh")
    assert called("play", "--resume", str(first)).stdout.startswith("You are back at the table.\nClassic")


def test_a_program_is_told_of_the_games_in_json(called: Called, tmp_path: Path) -> None:
    """And which line is waited for."""
    called("play", "--seed", "3", typed="1\n")
    called("play", "--seed", "4", typed="1\n")
    first, last = games(tmp_path)
    lines = [json.loads(line) for line in called("play", "--json", "--resume", typed="2\n").stdout.splitlines()]

    assert lines[0] == {"games": [str(last), str(first)]}
    assert lines[1] == {"waiting": "prompt-game"}


def test_a_damaged_game_is_named_with_its_line_and_passed_over(called: Called, tmp_path: Path) -> None:
    """It stays as it is, and the other one goes on."""
    called("play", "--seed", "3", typed="1\n")
    (good,) = games(tmp_path)
    bad = good.with_name("bad.lastcard")
    bad.write_text(good.read_text().replace("players 4", "players 77"))
    done = called("play", "--resume")

    assert done.stdout.startswith(f"{bad} is damaged in line 5 and cannot be chosen.\nYou are back at the table.\n")
    assert "players 77" in bad.read_text()
    wrong = called("play", "--resume", str(bad))
    assert wrong.returncode == 2
    assert "Line 5 of the record is wrong" in wrong.stderr


@pytest.mark.parametrize("which", [["--resume"], ["--resume", "latest"]])
def test_where_all_games_are_damaged_each_is_named_with_its_line(called: Called, tmp_path: Path, which: list[str]) -> None:
    """Whoever named none learns which files it is about."""
    called("play", "--seed", "3", typed="1\n")
    (good,) = games(tmp_path)
    bad, noise = good.with_name("bad.lastcard"), good.with_name("noise.lastcard")
    good.rename(bad)
    bad.write_text(bad.read_text().replace("players 4", "players 77"))
    noise.write_bytes(b"\xff\xfe\n")
    done = called("play", *which)

    assert (done.returncode, done.stdout) == (2, "")
    assert sorted(done.stderr.splitlines()) == [
        f"{bad} is damaged in line 5 and cannot be chosen.",
        f"{noise} is damaged in line 1 and cannot be chosen.",
    ]
    assert "players 77" in bad.read_text()
    assert noise.read_bytes() == b"\xff\xfe\n"


@pytest.mark.parametrize("body", [b"", b"\xff\xfe\n", b"lastcard 1\n", b"\x1b]0;evil\x07\n"])
def test_a_file_that_is_no_game_gets_a_sentence(called: Called, tmp_path: Path, body: bytes) -> None:
    """Whatever is in it, and nothing that would steer a terminal."""
    file = tmp_path / "strange.lastcard"
    file.write_bytes(body)
    done = called("play", "--resume", str(file))

    assert (done.returncode, done.stdout) == (2, "")
    assert "Line 1 of the record is wrong" in done.stderr
    assert "\x1b" not in done.stderr
    assert file.read_bytes() == body
    assert "no file" in called("play", "--resume", str(tmp_path / "nowhere.lastcard")).stderr


def test_what_is_wrong_with_a_game_is_not_said_in_another_language(called: Called, tmp_path: Path) -> None:
    """Why a line is wrong is known in English only: others read which it is, and what stands there."""
    file = tmp_path / "strange.lastcard"
    file.write_text("nonsense\n", encoding="utf-8")

    assert "a record begins with" in called("play", "--resume", str(file)).stderr
    said = called("play", "--resume", str(file), "--lang", "it").stderr
    assert said.splitlines()[1:] == ["'nonsense'"]


@pytest.mark.parametrize(
    ("options", "named"),
    [
        (["--edition", "urrrhhh"], "--edition"),
        (["--players", "3", "--bots", "easy"], "--players and --bots"),
        (["--rule", "bluffing=false", "--seed", "3", "--people", "2"], "--rule, --seed and --people"),
        (["--name", "Ana", "--bot-name", "Rob"], "--name and --bot-name"),
        (["--bot-pace", "slow", "--auto-call", "--catch-window", "long"], "--bot-pace, --auto-call and --catch-window"),
    ],
)
def test_options_that_would_be_ignored_are_refused(
    options: list[str], named: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A saved game goes on as it was set up."""
    monkeypatch.setenv("LASTCARD_LANG", "en")

    assert run(["play", "--resume", *options]) == 2
    assert capsys.readouterr() == ("", f"A saved game goes on as it was set up. Leave out {named}.\n")


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        (["--resume", "--serve"], "Give --resume or --serve, not both."),
        (["--serve", "--seed", "3"], "Give --seed or --serve, not both."),
        (["--lan"], "--lan can only be given together with --serve."),
        (["--serve", "--bot-name", "Rob"], "Give --bot-name or --serve, not both."),
        (["--port", "0"], "--port can only be given together with --serve."),
    ],
)
def test_options_that_contradict_each_other_are_refused(
    options: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rather than one of them being ignored."""
    monkeypatch.setenv("LASTCARD_LANG", "en")

    assert run(["play", *options]) == 2
    assert capsys.readouterr() == ("", sentence + "\n")


@contextmanager
def playing(called: Called, *args: str) -> Iterator[subprocess.Popen[bytes]]:
    """A game in a terminal of its own."""
    pipe = subprocess.PIPE
    with subprocess.Popen([*COMMAND, "play", "--json", *args], stdin=pipe, stdout=pipe, stderr=pipe, env=called.env) as process:
        try:
            yield process
        finally:
            process.kill()


def heard(process: subprocess.Popen[bytes]) -> Iterator[Wire]:
    """Everything that a game tells."""
    assert process.stdout is not None
    return map(json.loads, iter(process.stdout.readline, b""))


def test_two_terminals_cannot_have_the_same_game(called: Called, tmp_path: Path) -> None:
    """The second is told so, by name or not; another game goes on beside."""
    with playing(called, "--seed", "3") as first:
        assert any("waiting" in line for line in heard(first))
        (file,) = games(tmp_path)
        sentence = f"The game in “{file}” is being played in another terminal.\n"
        for args in (["--resume"], ["--resume", "latest"], ["--resume", str(file)]):
            done = called("play", *args)
            assert (done.returncode, done.stdout, done.stderr) == (2, "", sentence)
        called("play", "--seed", "4", typed="1\n")
        told = called("play", "--resume").stdout
        assert told.startswith(f"{sentence}You are back at the table.\n")
    assert called("play", "--resume", str(file)).stdout.startswith("You are back at the table.\n")


# --- Exactly there -------------------------------------------------------------------------------------------------------------


class Person:
    """Somebody who decides by all that they were told, so that the same game gets the same answers."""

    def __init__(self) -> None:
        self._said: set[tuple[int, str]] = set()

    def __call__(self, told: list[Wire]) -> str:
        """What they type at a prompt."""
        waiting, happened = told[-1]["waiting"], sum("event" in line for line in told)
        rng = random.Random(f"{happened} {waiting}")  # noqa: S311  the same again
        if waiting == "prompt-pause" and rng.random() < 0.6 and (happened, waiting) not in self._said:
            self._said.add((happened, waiting))
            return rng.choice(("uno", "catch"))
        if waiting != "prompt":
            return ""
        choices = (terminal.asked(told) or {})["choices"]
        return str(choices[0] if rng.random() < 0.7 else rng.choice(choices))


def kind_of(told: list[Wire]) -> str:
    """What a line is waited for."""
    waiting = str(told[-1]["waiting"])
    return str((terminal.asked(told) or {})["question"]) if waiting == "prompt" else waiting


KINDS = {
    edition.id: {path.stem.removeprefix(f"{edition.id}-").split("-")[0] for path in GAMES.glob(f"{edition.id}-*-bots.lastcard")}
    for edition in EDITIONS
}
"""The questions of each edition; those of every edition are the classic one's."""


@pytest.mark.parametrize("edition", KINDS)
def test_in_the_middle_of_every_question_a_game_is_on_the_disk_and_goes_on_as_played_through(
    edition: str, tmp_path: Path
) -> None:
    """The file as it is while the question stands is all that is left of the game; the rest of the match is the same."""
    wanted = KINDS[edition] | {"turn", "prompt-pause"}
    for seed in range(SEEDS):
        state, left = tmp_path / str(seed), dict[str, str]()
        person = Person()

        def watched(told: list[Wire], state: Path = state, left: dict[str, str] = left, person: Person = person) -> str:
            left.setdefault(kind_of(told), terminal.saved(state))
            return person(told)

        terminal.play(state, "--edition", edition, *BOTS, "--seed", str(seed), person=watched)
        record = load(terminal.saved(state)).record()
        for kind in wanted & left.keys():
            _, again = terminal.resumed(left[kind], Person())
            assert again == record, f"seed {seed} goes on otherwise after {kind}"
        wanted -= left.keys()
        if not wanted:
            return
    pytest.fail(f"never asked: {wanted}")


@pytest.mark.parametrize(("edition", "seed"), [("kickin-battle", "3"), ("best-friends", "5")])
def test_a_game_that_is_killed_again_and_again_ends_as_if_it_had_not_been(
    called: Called, tmp_path: Path, edition: str, seed: str
) -> None:
    """At any moment, without a last word: kill -9 of a real process, and `--resume`."""
    rng = random.Random(f"{edition} {seed}")  # noqa: S311  the same again
    args: tuple[str, ...] = ("--edition", edition, *BOTS, "--seed", seed)
    terminal.play(tmp_path / "through", *args, person=Person())
    through = load(terminal.saved(tmp_path / "through")).record()

    for _ in range(KILLS):
        killed = not played(called, args, answers=rng.randrange(1, 4), lines=rng.randrange(6))
        args = ("--resume",)
        assert killed, "the match is longer"
    assert played(called, args, answers=None)
    (file,) = games(tmp_path)
    assert load(file.read_text()).record() == through


def played(called: Called, args: tuple[str, ...], *, answers: int | None, lines: int = 0) -> bool:
    """Play until so many answers were given and so many lines were told after them, and kill it; whether it ended before."""
    told, person = list[Wire](), Person()
    with playing(called, *args) as process:
        assert process.stdin is not None
        for line in heard(process):
            told.append(line)
            if answers == 0 and (lines == 0 or "waiting" in line):
                return False
            if answers == 0:
                lines -= 1
            elif "waiting" in line:
                answers = None if answers is None else answers - 1
                process.stdin.write(f"{person(told)}\n".encode())
                process.stdin.flush()
    return True


# --- Saving that fails ---------------------------------------------------------------------------------------------------------


def limited(called: Called, size: int, *args: str, typed: str, **env: str) -> subprocess.CompletedProcess[bytes]:
    """Call the command where no file may be larger than this."""

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    # Python would cut off what it compiles, and others would find that.
    command, env = [*COMMAND, *args], env | {"PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        command, input=typed.encode(), capture_output=True, env=called.env | env, timeout=600, check=False, preexec_fn=limit
    )


def test_a_game_that_cannot_be_saved_is_said_at_once_and_kept_elsewhere(called: Called, tmp_path: Path) -> None:
    """The disk is full in the middle of the game, where the game is; at home there is room."""
    home = tmp_path / "home"
    home.mkdir()
    (tmp_path / "lastcard").mkdir()
    (tmp_path / "lastcard" / "games").write_text("in the way")
    done = called("play", "--seed", "3", typed="1\n", HOME=str(home))

    (kept,) = home.glob("*.lastcard")
    assert done.returncode == 0
    assert done.stdout.index("The game cannot be saved. You can go on playing") < done.stdout.index("Top of the discard pile")
    assert f"The game is saved in {kept}. Go on with: lastcard play --resume {kept}" in done.stdout
    assert called("play", "--resume", str(kept)).stdout.startswith("You are back at the table.\n")


def test_a_game_that_can_be_saved_nowhere_is_written_out(called: Called, tmp_path: Path) -> None:
    """Whoever copies the record can go on with it."""
    whole = called("play", "--seed", "3", typed="1\n" * 9)
    (file,) = games(tmp_path)
    done = limited(called, 20, "play", "--seed", "3", typed="1\n" * 9, HOME=str(tmp_path), TMPDIR=str(tmp_path))
    told = done.stdout.decode()

    assert done.returncode == 1
    assert "The game cannot be saved. You can go on playing" in told
    assert "The game could not be saved anywhere. This is its record." in told
    assert load(told[told.index("lastcard 1\n") :]).record() == load(file.read_text()).record()
    assert b"cannot be written" in done.stderr
    assert games(tmp_path) == [file], "no half game is left behind"
    assert whole.returncode == 0


def test_a_disk_that_fills_up_in_the_middle_of_a_game_loses_no_move(called: Called, tmp_path: Path) -> None:
    """What was saved before stays whole, and the rest is kept with it elsewhere or told."""
    args = ("play", "--json", *BOTS, "--seed", "3")
    done = limited(called, 400, *args, typed="1\n" * 30, HOME=str(tmp_path), TMPDIR=str(tmp_path))
    lines = [json.loads(line) for line in done.stdout.splitlines()]
    (file,) = games(tmp_path)

    assert {"not_saved": "File too large"} in lines
    record = load(lines[-1]["record"]).record()
    assert record.startswith(load(file.read_text()).record())
    assert len(record) > len(file.read_text())
