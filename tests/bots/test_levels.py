"""The registry of levels: lastcard's own, and those that an installed package brings."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from lastcard.bots import bot, levels
from lastcard.bots.arena import BotTable
from lastcard.bots.strength import allowed_loss
from lastcard.clients import news
from lastcard.clients.local import LocalTable, Settings
from lastcard.codes import Refusal
from lastcard.match import Match
from lastcard.protocol import TableSettings
from lastcard.screens.tui.app import PlayApp
from lastcard.screens.tui.setup_screen import SetupScreen
from lastcard.server.describing import described
from lastcard.table.settings import checked
from lastcard.testing.settings import chance
from lastcard.words import Words
from tui.tables import screen_text

WIZARD = """
from lastcard.bots import Level
from lastcard.bots.easy import Easy


class Weak(Easy):
    def __init__(self, rng, loss):
        super().__init__(rng)
        self.loss = loss


LEVEL = Level("wizard", Easy, {"en": "wizard of the west", "it": "mago"}, remembers=False, eased=Weak)
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


def test_a_package_says_how_its_level_is_played_below_its_full_strength(install: Install) -> None:
    """By how much of the chance to win may be given away; at every door."""
    install("wizard_bot:LEVEL")

    assert vars(bot("wizard:40", chance("wizard")))["loss"] == allowed_loss(40)
    assert LocalTable.new(Settings(seats=("person", "wizard:40")), None).seats == ("person", "wizard:40")
    assert checked(TableSettings(seats=("person", "wizard:40"))).seats == ("person", "wizard:40")
    told = {level.name: level.strengths for level in described().levels}
    assert told == {"beginner": [], "easy": [], "medium": [], "hard": [], "expert": [1, 100], "wizard": [1, 100]}
    assert news.level("wizard:40", Words("it")) == "mago · 40%"
    assert news.level("expert:40", Words("fr-FR")) == "expert · 40\xa0%"
    assert news.level("elsewhere:40", Words("en")) == "elsewhere · 40%"


@pytest.mark.parametrize("kind", ["wizard:0", "wizard:100", "easy:40", "witch:40"])
def test_what_is_no_strength_is_refused_at_every_door(kind: str, install: Install) -> None:
    """And told what could be said."""
    install("wizard_bot:LEVEL")

    with pytest.raises(ValueError, match="wizard:1-99"):
        LocalTable.new(Settings(seats=("person", kind)), None)
    with pytest.raises(Refusal, match="wizard:1-99"):
        checked(TableSettings(seats=("person", kind)))


async def test_the_set_up_screen_names_it_in_its_own_words(install: Install) -> None:
    """In the language of the screen, or in English."""
    install("wizard_bot:LEVEL")
    app = PlayApp(None, lang="en", pace_s=0.0, folder=None)
    async with app.run_test() as pilot:
        assert isinstance(app.screen, SetupScreen)
        app.screen.query_one("#bot-1").focus()
        await pilot.press("right", "right", "right", "right")
        assert "wizard of the west" in screen_text(app)


async def test_the_set_up_screen_has_a_line_for_the_strength_of_a_level_that_has_some() -> None:
    """It comes and goes with the level, and the table is set up with it."""
    app = PlayApp(None, lang="en", pace_s=0.0, folder=None)
    async with app.run_test() as pilot:
        assert isinstance(app.screen, SetupScreen)
        app.screen.query_one("#bot-2").focus()
        await pilot.press("right", "right", "right")
        assert "Strength of bot 2" in screen_text(app)
        app.screen.query_one("#strength-2").focus()
        await pilot.press("left", "left", "left")
        assert "70%" in screen_text(app)
        assert app.screen.draft.levels == ["easy", "expert:70", "easy"]
        app.screen.query_one("#bot-2").focus()
        await pilot.press("left")
        assert not app.screen.query("#strength-2")
        assert app.screen.draft.levels == ["easy", "hard", "easy"]


@pytest.mark.parametrize("value", ["wizard_bot:SLIP", "wizard_bot:NOBODY", "no_such_bot:LEVEL"])
def test_a_package_that_is_broken_is_named_and_passed_over(value: str, install: Install) -> None:
    """Everybody else plays on."""
    install(value)

    with pytest.warns(RuntimeWarning, match=f"the bots of {value} cannot play"):
        assert [*levels()] == ["beginner", "easy", "medium", "hard", "expert"]
