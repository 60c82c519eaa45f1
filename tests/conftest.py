"""Options that a run of the suite may be given, and what it tells of the tests that it skipped."""

from __future__ import annotations

import gc
import os
import tempfile
from collections.abc import Generator
from pathlib import Path

import pytest
from _pytest.doctest import DoctestModule

MEMORY = Path("/dev/shm")  # noqa: S108  pytest makes a folder in it that nobody else may enter
"""Where files are in memory, if the machine has that."""
ROOM = 2 << 30
"""More than a run of the suite writes."""


class OnlyWithExamples:
    """Modules are searched for examples to run only if there are any: the search takes longer than most tests."""

    @pytest.hookimpl(wrapper=True)
    def pytest_collect_file(self, file_path: Path) -> Generator[None, list[pytest.Collector], list[pytest.Collector]]:
        """Of what would be collected from a file, leave an empty search for examples out."""
        found = yield
        if any(isinstance(one, DoctestModule) for one in found) and b">>>" not in file_path.read_bytes():
            return [one for one in found if not isinstance(one, DoctestModule)]
        return found


def pytest_configure(config: pytest.Config) -> None:
    """Let tests write into memory where there is room: the disk's pace is none of their business.

    Processes are really killed, and what they wrote is there all the same; power cuts and faults of a disk are simulated
    (`lastcard.testing.proofs.disk`).
    """
    # As a plugin it is asked about all files, and not only about those beside this one.
    config.pluginmanager.register(OnlyWithExamples())
    if not MEMORY.is_dir() or not os.access(MEMORY, os.W_OK):
        return
    memory = os.statvfs(MEMORY)
    if memory.f_bavail * memory.f_frsize >= ROOM and not memory.f_flag & os.ST_NOEXEC:
        os.environ["TMPDIR"] = tempfile.tempdir = str(MEMORY)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let a run say how long it searches."""
    parser.addoption("--hostile-lines", type=int, default=2000, help="hostile lines to send to the referee (2000)")
    parser.addoption("--seeds", type=int, default=30, help="tables to simulate with everything going wrong (30)")


def pytest_xdist_auto_num_workers() -> int:
    """Two workers more than cores: while tests wait for processes or paces, others run; each costs seconds to begin."""
    return (os.cpu_count() or 1) + 2


def pytest_collection_finish() -> None:
    """What is loaded by now stays: nobody looks through it for garbage again and again, nor soon through what is new."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000)


def pytest_sessionfinish() -> None:
    """Look through what is left for garbage once: pytest does so five times at the end, and whatever is kept then stays."""
    gc.collect()
    gc.freeze()


@pytest.fixture
def hostile_lines(request: pytest.FixtureRequest) -> int:
    """How many hostile lines this run sends."""
    count: int = request.config.getoption("--hostile-lines")
    return count


@pytest.fixture
def seeds(request: pytest.FixtureRequest) -> int:
    """How many tables this run simulates."""
    count: int = request.config.getoption("--seeds")
    return count


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Tell each reason for skipping once: it says what would have to be installed."""
    told = [report.longrepr for report in terminalreporter.stats.get("skipped", [])]
    for reason in sorted({where[2].removeprefix("Skipped: ") for where in told if isinstance(where, tuple)}):
        terminalreporter.write_line(f"skipped: {reason}")
