"""Room is scarce in a terminal of 80 by 24: what must fit there fits, in every language."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from rich.cells import cell_len
from textual.app import App, ComposeResult

from lastcard.rules.options import SWITCHES
from lastcard.screens.tui.app import PlayApp, ReplayApp
from lastcard.screens.tui.keys import AT_SERVED, AT_TABLE, GIVE_UP, REMOVE, REPLAYING, WATCHING, WITHOUT_ACTION, KeyBar
from lastcard.words import Words
from tui.tables import NEVER_S, app_at, arranged, screen_text

every_language = pytest.mark.parametrize("lang", Words.available())


def last_line(app: PlayApp | ReplayApp) -> str:
    """The foot of the screen."""
    return screen_text(app).splitlines()[-1]


@every_language
async def test_the_heading_says_whole_whose_turn_it_is(lang: str) -> None:
    """What is played gives way to it, however long it is."""
    game = arranged("R5 B2 | R7 R1 R2", edition="kickin-battle", turn=1, rules={"scoring": "low", "target": 10_000})
    app = app_at(replace(game, names=(None, "Maximiliana Augusta")), pace_s=NEVER_S, lang=lang)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        heading = screen_text(app).splitlines()[0].strip()
    assert heading.startswith(Words(lang).edition("kickin-battle"))
    assert heading.endswith(Words(lang).t("table-turn", name="Maximiliana Augusta"))


@every_language
def test_a_warning_is_one_line(lang: str) -> None:
    """With a space at either end."""
    assert all(cell_len(Words(lang).t(key)) <= 80 - 2 for key in ("tui-not_saved", "web-reconnecting"))


@every_language
async def test_every_key_of_a_replay_has_its_place(lang: str) -> None:
    """The last of them, too, is shown whole."""
    app = ReplayApp(arranged("R5 B2 | R7 R1 R2", "0 play R5").match, ("Ana", "Ben"), lang=lang)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        foot = last_line(app)
    assert all(key.shown in foot for key in REPLAYING)
    assert foot.rstrip().endswith("End")
    assert [foot.count(Words(lang).t(f"tui-key-{word}")) for word in ("step", "round", "leave")] == [1, 1, 1]


@every_language
async def test_every_key_of_the_table_has_its_place(lang: str) -> None:
    """Down to the one that saves and quits."""
    app = app_at(arranged("R5 B2 | R7 R1 R2"), pace_s=NEVER_S, lang=lang)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        assert last_line(app).rstrip().endswith(Words(lang).t("tui-key-quit"))


@every_language
def test_every_key_of_a_served_table_has_its_place(lang: str) -> None:
    """With chat, and nothing to save; each key takes four characters besides its word, the last one of them none behind it.

    Giving up the seat and removing somebody, which nobody does often, are in the list of keys, and in the bar of a larger window.
    """
    *keys, give_up, remove = AT_SERVED
    words = [Words(lang).t(f"tui-key-{key.together or key.word}") for key in keys]
    assert sum(len(word) + 4 for word in words) - 1 <= 80
    assert (give_up, remove) == (GIVE_UP, REMOVE)


async def test_a_key_without_room_for_its_word_is_left_out() -> None:
    """Half a word would say less than none; the last word may end at the edge."""
    words = Words("en")

    class Foot(App[None]):
        def compose(self) -> ComposeResult:
            yield KeyBar(AT_SERVED, words)

    for width, foot in ((80, "Q quit  L give up"), (79, "Q quit  L give up"), (78, "Q quit"), (68, "Q quit"), (67, "? keys")):
        app = Foot()
        async with app.run_test(size=(width, 1)) as pilot:
            await pilot.pause()
            assert screen_text(app).rstrip().endswith(foot), width


@every_language
def test_what_stands_beside_a_name_is_short_enough(lang: str) -> None:
    """In the place of the cards there are eight characters."""
    assert all(len(Words(lang).t(key)) <= 8 for key in ("tui-away", "tui-stand_in"))


async def test_a_click_finds_each_key_of_a_pair() -> None:
    """Keys that share a word are pressed one by one."""
    app = ReplayApp(arranged("R5 B2 | R7 R1 R2", "0 play R5").match, ("Ana", "Ben"), lang="en")
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        foot = last_line(app)
        for sign, step in (("→", 2), ("←", 1), ("End", 2), ("Home", 1), ("step", 2)):
            await pilot.click("KeyBar", offset=(foot.index(sign), 0))
            assert f"Step {step} of 2" in screen_text(app), sign


@every_language
def test_values_and_explanations_are_short_enough(lang: str) -> None:
    """As the comments in the catalogue say."""
    t = Words(lang).t
    switches = [(name, value) for name, values in SWITCHES.items() if name != "target" for value in values]
    assert all(len(t(f"tui-rule-{name}-{str(value).lower()}")) <= 46 for name, value in switches)
    assert all(len(t(f"tui-rule-{name}")) <= 25 for name in SWITCHES)
    assert all(len(t(f"tui-help-{key.word}")) <= 54 for key in (*WITHOUT_ACTION, *AT_TABLE, *AT_SERVED, *WATCHING, *REPLAYING))


@pytest.mark.parametrize("name", ["Ana", "Żaneta 👩🚀", "王小明", "Maximiliana Augusta", "王小明王小明王小明"])
async def test_a_line_of_the_table_is_as_wide_with_any_name(name: str) -> None:
    """Some characters take two cells; the columns after a name stay where they are, and no line is broken."""
    app = app_at(replace(arranged("R5 B2 | R7 R1 R2"), names=(None, name)), pace_s=NEVER_S)
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        (line,) = [line for line in screen_text(app).splitlines() if "▮▮▮" in line]
    assert cell_len(line[: line.index("▮")]) == cell_len("   ") + 12 + 1
    assert line[line.index("▮") :].startswith(f"{'▮▮▮':<8}  3     0")
