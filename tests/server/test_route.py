"""A served move takes a short way, through modules that are short to read."""

from __future__ import annotations

from pathlib import Path

import pytest

import lastcard
from lastcard.server import metrics
from lastcard.testing.route import route

MODULES_MAX = 10
LINES_MAX = 400
ROOT = Path(lastcard.__file__).parent


def test_a_move_passes_few_modules_from_its_frame_to_the_last_answer() -> None:
    """At a table of four people; where it is judged, stored and told is among them."""
    passed = route()

    assert passed[0] == "lastcard.server.sockets"
    assert {"lastcard.table.decide", "lastcard.server.store.sqlite", "lastcard.table.telling"} <= set(passed)
    assert len(passed) <= MODULES_MAX, passed


def test_what_the_clock_brings_meanwhile_is_not_on_its_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine looks how late it is between a frame and its last answer; here it does so all the time."""
    monkeypatch.setattr(metrics, "_EVERY_S", 0.0)

    assert "lastcard.server.metrics" not in route()


def test_no_module_on_the_way_is_long() -> None:
    """Whoever reads one has read one thing."""
    paths = [ROOT / "protocol.py", *(ROOT / "server").rglob("*.py"), *(ROOT / "table").rglob("*.py")]
    lines = {path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}

    assert {name: count for name, count in lines.items() if count > LINES_MAX} == {}
    assert len(lines) > 20
