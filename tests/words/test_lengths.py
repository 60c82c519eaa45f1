"""Every short text fits the narrowest place in which it stands: 80 columns of a terminal, or a phone that is 320 pixels wide.

A full line of such a phone has 36 letters of ordinary size, a button as wide as the page 30, and one of two beside each other 16.
Names, cards and numbers that a text has in it are not counted: those places wrap.
"""

from __future__ import annotations

import re
from itertools import chain

import pytest
from rich.cells import cell_len

from lastcard.words import Words
from lastcard.words.catalogue import FILES, messages

PLACES = {
    # A terminal of 80 by 24.
    r"tui-(cards|points|away|stand_in)": 8,  # columns beside the names
    r"tui-(no_colour|direction)": 20,  # beside the discard pile
    r"tui-help-\w+": 54,  # the list of keys
    r"tui-setup-keys": 80,  # the foot of the set-up screen
    r"tui-setup-[a-z_]+|tui-rule-[a-z_]+": 25,  # the names of the set-up screen
    r"tui-(setup|rule)-[a-z_]+-\w+": 46,  # its values
    r"tui-key-\w+": 15,  # the foot of the screen
    r"tui-\w+-keys(-\w+)?|tui-\w+-joined": 2 * 72,  # two lines of a sheet of 76
    r"table-command-\w+": 12,  # words that are typed
    r"table-editions-\w+": 16,  # headings of a table
    r"report-simulate-deck": 14,  # a heading above figures, four columns beside it
    r"report-simulate-(mean|range|share|won|points)": 24,  # headings above figures
    r"cli-metavar-\w+": 12,  # beside an option
    # A phone that is 320 pixels wide.
    r"web-(draw|call|catch)": 10,  # three buttons beside each other
    r"web-bubble-\w+": 18,  # beside a seat
    r"web-(called|owing|drawn|host)": 18,  # under a name
    r"web-sorted-\w+": 12,  # the button that sorts the hand
    r"web-(sit|watch|start|cancel|close|copy|copied|save|home|share|record)": 16,  # one of two buttons
    r"web-(make_host|kick|leave)": 20,  # a small button beside a name
    r"web-(change|next_round|rematch|replay|make-go|play_here|look_again)": 30,  # a button as wide as the page
    r"web-kick-keep_out|web-phrase-\w+": 36,  # a line of its own
    r"web-theme-\w+|web-motion-(normal|fast|off)|web-chat-(phrases|free|off)": 22,  # a select beside its label
    r"web-level-\w+": 18,  # the select of a seat
    r"web-(timer|bot_pace)-(none|slow|normal|fast)|web-catch_window-\w+": 44,  # a select of small letters
    r"web-(left|score)": 20,  # headings of a table
    r"choice-(challenge|accept|pass|keep|draw|uno|take)": 30,  # an answer as wide as the page
    r"house-(rules|mix)": 25,  # a name of the set-up screen, and an option
    r"house-partner": 18,  # under a name
    r"preset-[a-z]+": 16,  # one of two tiles
    r"colour-[a-z]+": 9,  # under the piles
    r"edition-[a-z-]+": 28,  # a tile, and the title of a tab
    r"sheet-[a-zA-Z0-9-]+": 34,  # a select
    r"shell-again": 20,  # a link behind a sentence
}
"""The most cells of the keys that a pattern matches whole; the first that matches counts. Where none matches, a text wraps."""


def _limit(key: str) -> int | None:
    return next((most for pattern, most in PLACES.items() if re.fullmatch(pattern, key)), None)


def _variants(source: str) -> list[str]:
    """The texts of a message, without what is filled in."""
    texts = re.findall(r"^ +\*?\[\w+\] (.*)$", source, re.MULTILINE) or [source.strip()]
    return [re.sub(r"\{ [^}]* \}", "", text) for text in texts]


@pytest.mark.parametrize("locale", Words.available())
def test_every_short_text_fits_its_narrowest_place(locale: str) -> None:
    """In every language alike: what is too long is said otherwise, not cut off."""
    for key, source in chain.from_iterable(messages(locale, file).items() for file in set(FILES.values())):
        if (most := _limit(key)) is not None:
            assert max(map(cell_len, _variants(source))) <= most, key


def test_every_place_has_its_texts() -> None:
    """No pattern is left of a text that is gone."""
    keys = [*chain.from_iterable(messages("en", file) for file in set(FILES.values()))]
    assert not [pattern for pattern in PLACES if not any(re.fullmatch(pattern, key) for key in keys)]
