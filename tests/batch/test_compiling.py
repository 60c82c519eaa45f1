"""The compiled code that is kept between runs is never older than the source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

import lastcard
from lastcard.batch import compiling
from lastcard.batch.compiling import UNUSED_S, digest, prune

DRAW = """
import numpy as np
from lastcard.batch.events import EVENTS
from lastcard.batch.options import rows
from lastcard.testing.proofs.tracing import begin_match
from lastcard.editions.classic import CLASSIC
from lastcard.rules.options import Rules

games = rows(1, CLASSIC, 2, Rules())
begin_match(games, np.uint64(1), 0)
print(games["events"][0, EVENTS.index("dealer_chosen")])
"""
"""Little to compile: the draw for the deal."""


class Together(NamedTuple):
    """Processes that began together, where nothing had been compiled before."""

    cache: Path
    """Where machine code is kept."""
    told: list[str]
    """What each has printed."""


@pytest.fixture(scope="module")
def together(tmp_path_factory: pytest.TempPathFactory) -> Together:
    """Two of them, of the package in its place."""
    cache = tmp_path_factory.mktemp("cache")
    command = [sys.executable, "-c", DRAW]
    processes = [subprocess.Popen(command, env=_env(cache), stdout=subprocess.PIPE, text=True) for _ in range(2)]
    return Together(cache, [process.communicate()[0] for process in processes])


def test_machine_code_is_that_of_the_source_in_its_place(together: Together, tmp_path: Path) -> None:
    """Machine code is kept for one place: the same source elsewhere is compiled once more, and nobody waits without knowing why.

    An edit to what a compiled function calls is seen by the next run, though the file of that function is untouched.
    """
    copy = tmp_path / "copy"
    _copy(copy)

    runs = [_run(together.cache, copy) for _ in range(2)]
    _edit(copy / "lastcard" / "batch" / "setup.py", "game.events[DEALER_CHOSEN] += 1", "game.events[DEALER_CHOSEN] += 3")
    runs.append(_run(together.cache, copy))

    assert [(run.returncode, run.stdout.split()[-1]) for run in runs] == [(0, "1"), (0, "1"), (0, "3")]
    assert ["compiling" in run.stderr for run in runs] == [True, False, True]


def test_of_processes_that_begin_together_one_compiles(together: Together) -> None:
    """The others wait for it and take what it has made: many workers of a test run do not make the same code each."""
    assert [text.split()[-1] for text in together.told] == ["1", "1"]
    assert sum("data saved" in text for text in together.told) == 1
    assert sum("data loaded" in text for text in together.told) == 1


def _copy(folder: Path) -> None:
    """The package, to be edited."""
    shutil.copytree(Path(lastcard.__file__).parent, folder / "lastcard", ignore=shutil.ignore_patterns("__pycache__", "web"))


def _edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def _env(cache: Path) -> dict[str, str]:
    """The environment of a process that keeps its machine code there, and prints what becomes of it."""
    return os.environ | {"XDG_CACHE_HOME": str(cache), "NUMBA_DEBUG_CACHE": "1"}


def _run(cache: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Draw with the package in a folder."""
    env = _env(cache) | {"PYTHONPATH": str(folder)}
    return subprocess.run([sys.executable, "-c", DRAW], env=env, capture_output=True, text=True, check=False)


def test_the_name_of_the_folder_follows_the_source(tmp_path: Path) -> None:
    """Editing anything that kernels take code or numbers from leads to another folder; the same source to the same."""
    package = Path(lastcard.__file__).parent
    for name in ("cards.py", "batch/steps.py", "bots/terms.py", "rules/steps.py", "editions/kickin_battle.py"):
        copy = tmp_path / name.replace("/", "-")
        for part in ("cards.py", "batch", "bots", "rules", "editions"):
            if (package / part).is_dir():
                shutil.copytree(package / part, copy / part)
            else:
                copy.mkdir()
                shutil.copy(package / part, copy / part)
        before = digest(copy)
        assert before == digest(copy)
        (copy / name).write_text((copy / name).read_text(encoding="utf-8") + "\n", encoding="utf-8")
        assert digest(copy) != before


def test_what_numba_makes_with_other_settings_is_kept_apart(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run that looks for mistakes leaves no slow code behind."""
    package = Path(lastcard.__file__).parent
    before = digest(package)
    monkeypatch.setenv("NUMBA_BOUNDSCHECK", "1")
    assert digest(package) != before


def test_how_many_threads_numba_may_have_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that start many processes tell each: it finds what was compiled before."""
    package = Path(lastcard.__file__).parent
    monkeypatch.delenv("NUMBA_NUM_THREADS", raising=False)
    before = digest(package)
    monkeypatch.setenv("NUMBA_NUM_THREADS", "1")
    assert digest(package) == before


def test_machine_code_that_nobody_has_used_for_a_month_is_removed(tmp_path: Path) -> None:
    """That of other versions alone: what is in use, what was used lately, and what is not ours stays."""
    now_s = 2_000_000_000.0
    ages = {"batch-mine": 3 * UNUSED_S, "batch-old": UNUSED_S + 60, "batch-new": UNUSED_S - 60, "tables": 3 * UNUSED_S}
    for name, age_s in ages.items():
        (tmp_path / name / "inner").mkdir(parents=True)
        (tmp_path / name / "inner" / "code.nbc").write_bytes(b"code")
        os.utime(tmp_path / name, (now_s - age_s, now_s - age_s))

    prune(tmp_path / "batch-mine", now_s)

    assert sorted(path.name for path in tmp_path.iterdir()) == ["batch-mine", "batch-new", "tables"]


def test_a_folder_that_vanishes_or_cannot_be_removed_is_left(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Another process may be removing it too, and a broken link has no age: the others are still looked at."""
    (tmp_path / "batch-a-link").symlink_to(tmp_path / "nowhere")
    (tmp_path / "batch-b").mkdir()
    (tmp_path / "batch-c").mkdir()
    taken: list[str] = []

    def vanished(path: Path, *, ignore_errors: bool) -> None:
        assert ignore_errors
        taken.append(path.name)
        path.rmdir()
        if len(taken) == 1:
            raise FileNotFoundError(path)

    monkeypatch.setattr(shutil, "rmtree", vanished)
    prune(tmp_path / "batch-mine", 1e11)

    assert sorted(taken) == ["batch-b", "batch-c"]


def test_a_run_says_that_its_machine_code_is_in_use() -> None:
    """Importing the simulator makes its folder young again, or it would be removed a month after it was made."""
    os.utime(compiling.FOLDER, (1, 1))

    subprocess.run([sys.executable, "-c", "import lastcard.batch"], check=True)

    assert compiling.FOLDER.stat().st_mtime > 1


def test_compiling_is_said_once_and_by_whom_it_was_left_to(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """In English on standard error, unless a program puts its own words in place."""
    monkeypatch.setattr(compiling, "FOLDER", tmp_path)
    monkeypatch.setattr(compiling, "_told", False)

    @compiling.entry
    def one_more(number: int) -> int:
        return number + 1

    @compiling.entry
    def two_more(number: int) -> int:
        return number + 2

    assert (one_more(1), two_more(1)) == (2, 3)
    assert capsys.readouterr().err.count("compiling the simulator") == 1

    said: list[str] = []
    monkeypatch.setattr(compiling, "tell", lambda: said.append("un momento"))
    monkeypatch.setattr(compiling, "_told", False)

    @compiling.entry
    def three_more(number: int) -> int:
        return number + 3

    assert three_more(1) == 4
    assert (said, capsys.readouterr().err) == (["un momento"], "")
