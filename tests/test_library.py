"""What somebody finds who uses lastcard from Python: names, help and types."""

from __future__ import annotations

import pydoc
import subprocess
import sys
import tomllib
from collections.abc import Callable
from pathlib import Path

import pytest

import lastcard
from lastcard import Match, batch
from lastcard.bots import bot
from lastcard.bots.arena import duel
from lastcard.cards import Colour, card
from lastcard.clients.local import LocalTable, Settings
from lastcard.testing.settings import chance
from lastcard.words import Words, WordsError

ROOT = Path(__file__).parents[1]

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


def _match() -> Match:
    return Match.new("classic", players=2, seed=1)


EDITION_IDS = "classic, kickin-battle, urrrhhh, best-friends, jokers-wild, special-agent"
SHEET_IDS = "en, es-419, es-ES, fr-CA, fr-FR, it, pt-BR, pt-PT"
SWITCH_NAMES = "start_direction, dealer_symbols, drawn_card, battle_resume, catch_until, scoring, target"
LEVEL_NAMES = "beginner, easy, medium"


@pytest.mark.parametrize(
    ("call", "possible"),
    [
        (lambda: Match.new("nope", players=2), EDITION_IDS),
        (lambda: Match.new("classic", players=2, sheet="nope"), SHEET_IDS),
        (lambda: Match.new("classic", players=2, rules={"nope": 1}), SWITCH_NAMES),
        (lambda: Match.new("classic", players=2, rules={"scoring": "nope"}), "winner, low"),
        (lambda: Match.new("classic", players=11), "2 to 10"),
        (lambda: _match().view(2), "0 to 1, or None"),
        (lambda: _match().view(-1), "0 to 1, or None"),
        (lambda: _match().told(2), "0 to 1, or None"),
        (lambda: Colour("nope"), "blue, green, red, yellow, pink, purple"),
        (lambda: card("nope"), "B/G/R/Y/P/V with 0-9, "),
        (lambda: Words("nope"), SHEET_IDS),
        (lambda: bot("nope", chance("")), LEVEL_NAMES),
        (lambda: duel("nope"), LEVEL_NAMES),
        (lambda: duel(edition="nope"), EDITION_IDS),
        (lambda: LocalTable.new(Settings(seats=("person", "nope")), None), LEVEL_NAMES),
        (lambda: batch.simulate("nope", rounds=1), EDITION_IDS),
        (lambda: batch.simulate(sheet="nope", rounds=1), SHEET_IDS),
        (lambda: batch.simulate(rules={"nope": 1}, rounds=1), SWITCH_NAMES),
        (lambda: batch.simulate(policy="nope", rounds=1), "random, uniform, heuristic, medium"),
        (lambda: batch.Vector(1, "nope"), EDITION_IDS),
    ],
)
def test_a_wrong_name_is_answered_with_the_possible_ones(call: Callable[[], object], possible: str) -> None:
    """Whatever takes a name, a seat or a switch says which there are."""
    with pytest.raises((ValueError, WordsError)) as refused:
        call()

    assert possible in str(refused.value)


def test_a_missing_extra_says_how_to_install_it() -> None:
    """From Python: the simulator, and its pictures."""
    tried = """
import sys
sys.modules["numba"] = None
try:
    import lastcard.batch
except ModuleNotFoundError as error:
    print(error)
sys.modules.pop("numba")
from lastcard.batch.picture import picture_kinds
sys.modules["matplotlib.figure"] = None
try:
    picture_kinds()
except ModuleNotFoundError as error:
    print(error)
"""
    said = subprocess.run([sys.executable, "-c", tried], capture_output=True, text=True, check=True).stdout

    assert said.splitlines() == [
        "numba is not installed, which the extra 'batch' brings: pip install 'lastcard[batch]'",
        "matplotlib.figure is not installed, which the extra 'plot' brings: pip install 'lastcard[plot]'",
    ]


def test_the_page_about_installing_names_every_extra() -> None:
    """With its row, as pyproject.toml has them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    page = (ROOT / "docs" / "install.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1].strip() for line in page.splitlines() if "|" in line]

    named = ("join", "serve", "cluster", "batch", "pictures", "ray", "plot", "bench", "dev")
    assert rows[2:] == ["none", *(f"`{extra}`" for extra in named)]
    assert {row.strip("`") for row in rows[3:]} == set(project["optional-dependencies"])
