"""The registry of levels: lastcard's own, and those that an installed package brings."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lastcard.bots import bot, levels
from lastcard.bots.arena import BotTable
from lastcard.clients.local import LocalTable, Settings
from lastcard.match import Match
from lastcard.protocol import TableSettings
from lastcard.screens.tui.app import PlayApp
from lastcard.screens.tui.setup_screen import SetupScreen
from lastcard.server.describing import described
from lastcard.table.settings import checked
from lastcard.testing.settings import chance
from tui.tables import screen_text

WIZARD = """
from lastcard.bots import Level
from lastcard.bots.easy import Easy

LEVEL = Level("wizard", Easy, {"en": "wizard of the west", "it": "mago"}, remembers=False)
SLIP = Easy
"""

Install = Callable[[str], None]


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Install]:
    """Install a package with a level, by what its entry point leads to; it is gone after the test."""

    def installed(value: str) -> None:
        (tmp_path / "wizard_bot.py").write_text(WIZARD, encoding="utf-8")
        info = tmp_path / "wizard_bot-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wizard-bot\nVersion: 1.0\n", encoding="utf-8")
        (info / "entry_points.txt").write_text(f"[lastcard.bots]\nwizard = {value}\n", encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path)
        levels.cache_clear()

    yield installed
    sys.modules.pop("wizard_bot", None)
    levels.cache_clear()


def test_there_are_four_levels_the_weakest_first() -> None:
    """Without any package from elsewhere."""
    assert [*levels()] == ["beginner", "easy", "medium", "hard", "expert"]


def test_a_package_adds_a_level_that_plays_everywhere(install: Install) -> None:
    """At a table of bots, in a terminal and in a server's settings; the API lists it with its words."""
    install("wizard_bot:LEVEL")

    assert [*levels()] == ["beginner", "easy", "medium", "hard", "expert", "wizard"]
    match = Match.new("urrrhhh", players=3, seed=7)
    BotTable(match, [bot(level, chance("wizard")) for level in ("wizard", "medium", "easy")]).play_round()
    assert match.state.round_over
    assert LocalTable.new(Settings(seats=("person", "wizard")), None).seats == ("person", "wizard")
    assert checked(TableSettings(seats=("person", "wizard"))).seats == ("person", "wizard")
    assert described().levels[-1].words == {"en": "wizard of the west", "it": "mago"}


async def test_the_set_up_screen_names_it_in_its_own_words(install: Install) -> None:
    """In the language of the screen, or in English."""
    install("wizard_bot:LEVEL")
    app = PlayApp(None, lang="en", pace_s=0.0, folder=None)
    async with app.run_test() as pilot:
        assert isinstance(app.screen, SetupScreen)
        app.screen.query_one("#bot-1").focus()
        await pilot.press("right", "right", "right", "right")
        assert "wizard of the west" in screen_text(app)


@pytest.mark.parametrize("value", ["wizard_bot:SLIP", "wizard_bot:NOBODY", "no_such_bot:LEVEL"])
def test_a_package_that_is_broken_is_named_and_passed_over(value: str, install: Install) -> None:
    """Everybody else plays on."""
    install(value)

    with pytest.warns(RuntimeWarning, match=f"the bots of {value} cannot play"):
        assert [*levels()] == ["beginner", "easy", "medium", "hard", "expert"]
