"""`./go`: what it does before anything is installed, and when everything is."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import click
import pytest

from lastcard.cli.commands import commands
from lastcard.words import Words

ROOT = Path(__file__).parents[1]
REQUIREMENTS = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A clone in which nothing is set up."""
    clone = tmp_path.resolve() / "a clone"
    shutil.copytree(ROOT / "requirements", clone / "requirements")
    for name in ("go", "pyproject.toml"):
        shutil.copy(ROOT / name, clone / name)
    return clone


TELLING = """#!/bin/sh
pwd -P
printf '%s\\n' "$@"
cat
"""
"""A command that tells where it was run, with what words and what input."""


def set_up(tree: Path, requirements: str = "play", **commands: str) -> None:
    """Give a clone an environment with these requirements, and commands that are these scripts."""
    folder = tree / ".venv" / "bin"
    folder.mkdir(parents=True)
    for name, script in ({"python": TELLING, "lastcard": TELLING} | commands).items():
        (folder / name).write_text(script)
        (folder / name).chmod(0o755)
    sources = [tree / "go", tree / "pyproject.toml", tree / "requirements" / f"{requirements}.txt"]
    stamp = subprocess.run([str(shutil.which("cksum")), *sources], check=True, capture_output=True)
    (tree / ".venv" / f"{requirements}.stamp").write_bytes(stamp.stdout)


def build_nothing(tree: Path) -> None:
    """Give a clone a browser client that is built from what is there."""
    sources, art = tree / "web", tree / "src" / "lastcard" / "art.py"
    sources.mkdir()
    art.parent.mkdir(parents=True)
    art.write_text("")
    stamp = subprocess.run(
        ["/bin/sh", "-c", "cksum src/lastcard/art.py | cksum"], cwd=tree, check=True, capture_output=True, text=True
    ).stdout
    (art.parent / "web").mkdir()
    (art.parent / "web" / "stamp").write_text(stamp)


def go(tree: Path, *words: str, cwd: Path, path: str = "/usr/bin:/bin", told: str = "") -> subprocess.CompletedProcess[str]:
    """Run `./go` of a clone from any folder, with this input and nothing of our environment."""
    return subprocess.run(
        ["/bin/sh", tree / "go", *words],
        cwd=cwd,
        env={"PATH": path},
        input=told,
        capture_output=True,
        text=True,
        check=False,
    )


def without_python(folder: Path) -> str:
    """A PATH that holds what `./go` itself calls, and no Python."""
    folder.mkdir()
    for name in ("cat", "cksum", "mkdir"):
        (folder / name).symlink_to(str(shutil.which(name)))
    return str(folder)


def pins(requirements: Path) -> set[str]:
    """What a file pins, without the hashes: `rich==15.0.0`."""
    return {line.rstrip(" \\") for line in requirements.read_text().splitlines() if not line.startswith(" ")}


@pytest.mark.parametrize("words", [(), ("help",), ("--help",)])
def test_help_sets_nothing_up(tree: Path, words: tuple[str, ...]) -> None:
    """Whoever asks what it can do gets an answer and no installation."""
    before = sorted(tree.iterdir())

    answer = go(tree, *words, cwd=tree)

    assert "./go play" in answer.stdout
    assert (answer.returncode, answer.stderr) == (0, "")
    assert sorted(tree.iterdir()) == before


def test_help_lists_every_word(tree: Path) -> None:
    """Those of the lastcard command, and those of `./go` alone; and no other."""
    told = go(tree, "help", cwd=tree).stdout
    own = {"test", "check", "lock"}

    listed = re.findall(r"^  \./go (\w+)", told, re.MULTILINE)

    assert sorted(listed) == sorted({*commands(Words("en")).commands, *own})
    assert max(map(len, told.splitlines())) <= 80


@pytest.mark.parametrize("requirements", ["play", "dev"])
@pytest.mark.parametrize("words", [(), ("help",), ("--help", "play"), ("-h", "--lang", "it")])
def test_help_is_in_the_language_once_something_is_set_up(tree: Path, requirements: str, words: tuple[str, ...]) -> None:
    """Whatever was installed first: the command tells it, about what was asked."""
    set_up(tree, requirements)

    answer = go(tree, *words, cwd=tree)

    assert answer.stdout.splitlines() == [str(tree), "help", *words[1:]]


@pytest.mark.parametrize("lang", Words.available())
def test_the_command_lists_every_word_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also those that `./go` obeys alone, where that was called."""
    monkeypatch.setattr("lastcard.cli.spoken.COMMAND", "./go")
    group = commands(Words(lang))

    told = group.get_help(click.Context(group, info_name="./go", obj=Words(lang)))

    for name in ("test", "check", "lock"):
        assert re.search(rf"^  {name} +{re.escape(Words(lang).t(f'cli-{name}').split()[0])}", told, re.MULTILINE)


def test_a_word_goes_straight_to_the_command(tree: Path, tmp_path: Path) -> None:
    """Once set up, words, input and the caller's folder arrive untouched, and nothing else is said."""
    set_up(tree)

    answer = go(tree, "replay", "a game.json", "--plain", cwd=tmp_path, told="one\ntwo\n")

    assert answer.stdout.splitlines() == [str(tmp_path.resolve()), "replay", "a game.json", "--plain", "one", "two"]
    assert (answer.returncode, answer.stderr) == (0, "")


FAILING = """#!/bin/sh
printf '%s\\n' "$*"
case "$*" in
    {fails}) exit {code} ;;
esac
"""
"""A pytest that tells with what it was called, and fails if called so."""


@pytest.mark.parametrize(
    ("fails", "code"),
    [("nothing", 0), ("*--ignore*", 1), ("*worksteal?tests*", 1), ("*worksteal?tests*", 5), ("*", 1)],
)
def test_either_half_of_the_tests_runs_though_the_other_fails(tree: Path, fails: str, code: int) -> None:
    """Those of the browser come after all others, and the exit code tells of a failure in either."""
    set_up(tree, "dev", pytest=FAILING.format(fails=fails, code=code))
    build_nothing(tree)

    answer = go(tree, "test", cwd=tree)

    assert answer.stdout.splitlines() == [
        f"-n auto --dist worksteal {half}" for half in ("--ignore tests/browser", "tests/browser")
    ]
    assert (answer.returncode, answer.stderr) == (code, "")


def test_chosen_tests_run_once_as_they_are_named(tree: Path) -> None:
    """Words go to pytest as they are."""
    set_up(tree, "dev", pytest=TELLING)
    build_nothing(tree)

    answer = go(tree, "test", "tests/rules", "-k", "a or b", cwd=tree)

    assert answer.stdout.splitlines() == [str(tree), "tests/rules", "-k", "a or b"]
    assert (answer.returncode, answer.stderr) == (0, "")


def test_a_table_for_others_needs_what_a_server_needs(tree: Path, tmp_path: Path) -> None:
    """`play` is set up here; `play --serve`, wherever the option stands, is not."""
    set_up(tree)

    assert go(tree, "play", "--plain", cwd=tmp_path).returncode == 0
    for words in (("play", "--serve"), ("play", "--serve", "--lan"), ("play", "--players", "3", "--serve")):
        answer = go(tree, *words, cwd=tmp_path, path=without_python(tmp_path / "-".join(words)))
        assert (answer.returncode, answer.stdout) == (1, "")
        assert "Python" in answer.stderr


def test_a_server_with_a_database_or_a_bus_needs_what_speaks_to_them(tree: Path, tmp_path: Path) -> None:
    """`serve` is set up here; what `--log` and `--bus` ask for is not, and `--log-format` asks for nothing."""
    set_up(tree, "serve")
    build_nothing(tree)

    assert go(tree, "serve", "--log-format", "json", cwd=tmp_path).returncode == 0
    database, bus = "postgres://a", "nats://a"
    for nth, words in enumerate(
        (["--log", database], [f"--log={database}"], ["--bus", bus], ["--roles", "gateway", f"--bus={bus}"])
    ):
        answer = go(tree, "serve", *words, cwd=tmp_path, path=without_python(tmp_path / str(nth)))
        assert (answer.returncode, answer.stdout) == (1, "")
        assert "Python" in answer.stderr


def test_pictures_need_what_draws_them(tree: Path, tmp_path: Path) -> None:
    """`play` is set up here; what `--pictures` asks for is not."""
    set_up(tree)

    for word in ("play", "watch"):
        assert go(tree, word, "--plain", cwd=tmp_path).returncode == 0
        answer = go(tree, word, "--players", "3", "--pictures", cwd=tmp_path, path=without_python(tmp_path / word))
        assert (answer.returncode, answer.stdout) == (1, "")
        assert "Python" in answer.stderr


def test_without_python_it_says_what_is_missing(tree: Path, tmp_path: Path) -> None:
    """No Python on the PATH is told in a sentence; standard output stays empty."""
    answer = go(tree, "play", cwd=tree, path=without_python(tmp_path / "bin"))

    assert answer.stderr == "go: lastcard needs Python 3.11 or newer, and none is on the PATH\n"
    assert (answer.returncode, answer.stdout) == (1, "")


@pytest.mark.parametrize("name", ["go", "pyproject.toml", "requirements/play.txt"])
def test_a_change_sets_up_anew(tree: Path, tmp_path: Path, name: str) -> None:
    """The old environment is not used once what it was installed from has changed."""
    set_up(tree)
    with (tree / name).open("a") as changed:
        changed.write("# changed\n")

    answer = go(tree, "play", cwd=tree, path=without_python(tmp_path / "bin"))

    assert (answer.returncode, answer.stdout) == (1, "")


def test_the_sets_fit_into_one_environment() -> None:
    """Every set holds the play set, and no two sets pin one package differently."""
    play, dev, bench = (pins(ROOT / "requirements" / f"{name}.txt") for name in ("play", "dev", "bench"))

    assert play
    assert play <= dev
    assert play <= bench
    names = {pin.split("==")[0] for pin in dev} & {pin.split("==")[0] for pin in bench}
    assert {pin for pin in dev if pin.split("==")[0] in names} == {pin for pin in bench if pin.split("==")[0] in names}


@pytest.mark.parametrize("requirements", REQUIREMENTS, ids=lambda file: file.stem)
def test_requirements_name_no_registry(requirements: Path) -> None:
    """Which registry serves the packages is the machine's affair."""
    assert "://" not in requirements.read_text()
