"""What somebody finds who uses lastcard from Python: names, help and types."""

from __future__ import annotations

import pydoc
import subprocess
import sys
from pathlib import Path

import pytest

import lastcard

PROGRAM = """
from lastcard import Match, Mtach, load

match: Match = Match.new("classic", players=2, seed=1)
load("").save(1)
lastcard_turn: str = match.view(0).turn
"""


def test_a_type_checker_knows_the_names_and_notices_a_wrong_one(tmp_path: Path) -> None:
    """`Mtach` is no name of the package, and what the others are is known."""
    program = tmp_path / "program.py"
    program.write_text(PROGRAM, encoding="utf-8")
    command = [sys.executable, "-m", "mypy", "--strict", "--no-error-summary", "--config-file", "", "program.py"]

    checked = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    assert [line.split(":")[1] for line in checked.stdout.splitlines() if ": error:" in line] == ["2", "5", "6"], checked
    assert 'Module "lastcard" has no attribute "Mtach"' in checked.stdout


def test_help_and_dir_show_what_the_package_offers() -> None:
    """Every name with its own words, although none is imported before it is used."""
    shown = pydoc.plain(pydoc.render_doc(lastcard))

    assert set(lastcard.__all__) <= set(dir(lastcard))
    for name in lastcard.__all__:
        promise = str(getattr(lastcard, name).__doc__).splitlines()[0]
        assert promise in shown, name


def test_importing_the_package_imports_nothing_of_it() -> None:
    """Nor does looking what there is: players wait for no engine that they do not use."""
    asked = "import sys, lastcard; dir(lastcard); print(*(name for name in sys.modules if name.startswith('lastcard.')))"

    assert subprocess.run([sys.executable, "-c", asked], capture_output=True, text=True, check=True).stdout == "\n"


def test_a_wrong_name_is_refused_by_name() -> None:
    """As Python refuses one anywhere."""
    with pytest.raises(AttributeError, match="module 'lastcard' has no attribute 'Mtach'"):
        lastcard.Mtach  # type: ignore[attr-defined]  # noqa: B018  that is what is tried
