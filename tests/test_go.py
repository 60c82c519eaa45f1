"""`./go`: what it does before anything is installed, and when everything is."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

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


def set_up(tree: Path) -> None:
    """Give a clone an environment whose `lastcard` tells where it was run, with what words and what input."""
    commands = tree / ".venv" / "bin"
    commands.mkdir(parents=True)
    for name in ("python", "lastcard"):
        command = commands / name
        command.write_text('#!/bin/sh\npwd -P\nprintf "%s\\n" "$@"\ncat\n')
        command.chmod(0o755)
    sources = [tree / "go", tree / "pyproject.toml", tree / "requirements" / "play.txt"]
    stamp = subprocess.run([str(shutil.which("cksum")), *sources], check=True, capture_output=True)
    (tree / ".venv" / "play.stamp").write_bytes(stamp.stdout)


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


def test_a_word_goes_straight_to_the_command(tree: Path, tmp_path: Path) -> None:
    """Once set up, words, input and the caller's folder arrive untouched, and nothing else is said."""
    set_up(tree)

    answer = go(tree, "replay", "a game.json", "--plain", cwd=tmp_path, told="one\ntwo\n")

    assert answer.stdout.splitlines() == [str(tmp_path.resolve()), "replay", "a game.json", "--plain", "one", "two"]
    assert (answer.returncode, answer.stderr) == (0, "")


def test_a_table_for_others_needs_what_a_server_needs(tree: Path, tmp_path: Path) -> None:
    """`play` is set up here; `play --serve`, wherever the option stands, is not."""
    set_up(tree)

    assert go(tree, "play", "--plain", cwd=tmp_path).returncode == 0
    for words in (("play", "--serve"), ("play", "--serve", "--lan"), ("play", "--players", "3", "--serve")):
        answer = go(tree, *words, cwd=tmp_path, path=without_python(tmp_path / "-".join(words)))
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
