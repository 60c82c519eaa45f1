"""What is typed on the full screen stays as it was typed."""

from __future__ import annotations

import pytest
from textual.app import App, ComposeResult
from textual.events import Key
from textual.pilot import Pilot

from lastcard.screens.tui.setup_rows import NameRow
from lastcard.screens.tui.writing import Line

JOINED = ("👩\u200d👩\u200d👧", "می\u200cشو")
"""A family, and a word whose letters are kept apart."""


class Sheet(App[None]):
    """A name to set up with, and a line as it is written in a chat."""

    def compose(self) -> ComposeResult:
        """Both."""
        yield NameRow("name", "Name", "", "Ana")
        yield Line(max_length=8)


async def type_in(pilot: Pilot[None], text: str) -> None:
    """Type as a terminal does, sign by sign; a pilot's own keys have no sign that is not seen."""
    for sign in text:
        pilot.app.post_message(Key("key", sign))
        await pilot.pause()


@pytest.mark.parametrize("name", JOINED)
async def test_what_joins_signs_is_not_lost(name: str) -> None:
    """Whether a name is typed before a match or something is said during one."""
    async with Sheet().run_test() as pilot:
        pilot.app.query_one(NameRow).focus()
        await type_in(pilot, name)
        line = pilot.app.query_one(Line)
        line.focus()
        await type_in(pilot, name)

        assert pilot.app.query_one(NameRow).value == name
        assert line.value == name[:8]


async def test_what_is_no_sign_is_not_written() -> None:
    """Keys that do something else, and marks that turn the direction of a text, which no name may have."""
    async with Sheet().run_test() as pilot:
        line = pilot.app.query_one(Line)
        line.focus()
        await type_in(pilot, "a\u202e")
        await pilot.press("left")
        await type_in(pilot, "\u200d")

        assert line.value == "\u200da"
