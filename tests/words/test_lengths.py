"""Every short text fits the narrowest place in which it stands: 80 columns of a terminal, or a phone that is 320 pixels wide.

A full line of such a phone has 36 letters of ordinary size (8 pixels each), a button as wide as the page 30, and one of two
beside each other 16. Names, cards and numbers that a text has in it are not counted: those places wrap. So do sentences; a
text that is none has a place here, or a reason why it needs none.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain

import pytest
from rich.cells import cell_len

from lastcard.words import Words
from lastcard.words.catalogue import FILES, messages

PLACES = {
    # A terminal of 80 by 24.
    r"tui-(cards|points|away|stand_in)": 8,  # columns beside the names
    r"house-team": 10,  # a column before those, under the names
    r"tui-(no_colour|direction)": 20,  # beside the discard pile
    r"tui-debt": 14,  # there, behind a number
    r"tui-step": 20,  # the right end of the heading
    r"tui-hand": 25,  # the beginning of the caption of the hand
    r"tui-armed": 50,  # behind that
    r"tui-not_saved|web-reconnecting": 78,  # a bar of one line
    r"tui-help-\w+": 54,  # the list of keys
    r"tui-(help|chat|setup)": 62,  # headings
    r"tui-score": 12,  # behind a name on a sheet of 76
    r"tui-held|tui-out": 28,  # behind that
    r"tui-setup-keys": 80,  # the foot of the set-up screen
    r"tui-setup-[a-z_]+|tui-rule-[a-z_]+|house-(rules|mix|more)": 25,  # the names of the set-up screen
    r"tui-(setup|rule)-[a-z_]+-\w+|tui-level-\w+": 46,  # its values
    r"tui-about-\w+|house-about-\w+|preset-\w+-about": 3 * 66,  # three lines of 74, broken between words
    r"tui-key-\w+": 15,  # the foot of the screen
    r"tui-\w+-keys(-\w+)?|tui-\w+-joined|tui-cover-jump|tui-remove-who|tui-end-watching": 2 * 72,  # two lines of a sheet of 76
    r"terminal-command-\w+": 12,  # words that are typed
    r"terminal-editions-\w+|terminal-deck-(card|each|all)": 16,  # headings of a table
    r"report-simulate-deck": 14,  # a heading above figures, four columns beside it
    r"report-simulate-(mean|range|share|won|points)": 24,  # headings above figures
    r"cli-metavar-\w+": 12,  # beside an option
    # A phone that is 320 pixels wide.
    r"web-(draw|call|catch)": 10,  # three buttons beside each other
    r"web-bubble-\w+|web-nudge-said": 18,  # beside a seat
    r"web-upcoming": 10,  # on the rim of a plate, in small letters
    r"web-upcoming-you": 22,  # beside one's name, cards and points, in a row that wraps
    r"web-drawn": 9,  # on a card of the hand, in small letters
    r"web-(called|owing|host|is_ready)": 18,  # under a name
    r"web-(cards|points)": 11,  # beside a name
    r"web-game-lobby": 26,  # before a name, in small letters
    r"web-game-replay": 24,  # a button beside another
    r"web-(away|stand_in|device-here)|web-seat-free": 26,  # in place of a name, or under it in small letters
    r"web-sorted-\w+": 12,  # the button that sorts the hand
    r"web-(sit|watch|start|cancel|close|copy|copied|save|home|share|record)": 16,  # one of two buttons
    r"web-(make_host|kick|leave|ready|nudge)|web-deck-(choose|without)": 20,  # a small button beside a name
    r"web-(change|next_round|rematch|replay|story|make-go|now|play_here|look_again)": 30,  # a button as wide as the page
    r"web-(all_hands|take|fairness|cover-\w+)|fairness-save": 30,  # so are these
    r"web-kick-keep_out|web-phrase-\w+": 36,  # a line of its own
    r"web-theme-\w+|web-motion-(normal|fast|off)|web-chat-(phrases|free|off)|web-catch_window-\w+": 22,  # a select
    r"web-player": 12,  # a name, beside a seat
    r"web-level-\w+|web-person": 18,  # the select of a seat
    r"web-players_count": 14,  # between two buttons
    r"web-target-short": 7,  # before a number, in small letters, between the name and the buttons of the bar
    r"web-(timer|bot_pace)-(none|slow|normal|fast)": 44,  # a select, and under it, where it cuts them, in small letters
    r"web-(players|left|score)": 20,  # headings of a table
    r"web-eyes": 10,  # beside a select
    r"web-spectator": 24,  # in that
    r"web-no_colour": 22,  # under the discard pile
    r"web-differs": 30,  # a tag that is not broken, in small letters
    r"web-(won(-you)?|tells-\w+)": 42,  # two lines of a box as wide as the two piles
    r"fairness-(commitment|seed|nonce|salts|own|check)": 16,  # beside 64 digits, which wrap
    r"choice-(challenge|accept|pass|keep|draw|uno|take)|house-draw-until": 30,  # an answer as wide as the page
    r"house-partner": 18,  # under a name
    r"preset-[a-z]+": 16,  # one of two tiles
    r"colour-[a-z]+": 9,  # under the piles
    r"edition-[a-z-]+": 28,  # a tile, and the title of a tab
    r"sheet-[a-zA-Z0-9-]+": 34,  # a select, and under it
    r"story-(save|share)": 30,  # a button as wide as the page
    r"story-round": 16,  # a heading of a table
    r"tutorial-skip": 10,  # a button beside a sentence
    r"tutorial-step": 22,  # a line over that, in small letters
    r"web-learn": 24,  # a button
    r"shell-again": 20,  # a link behind a sentence
}
"""The most cells of the keys that a pattern matches whole; the first that matches counts."""

FREE = {
    r"(event|question|hint|error|verify|clause|section|guide)-.+": "stands in lines, dialogs and pages that wrap",
    r"(table|terminal|cli|report)-.+": "is printed in lines, or in a table that wraps its cells",
    r"(card|told)-\w+|list-\w+|colour": "is a part of sentences, lists and captions",
    r"choice-[a-z]+(-uno)?": "has a name or a card in it, and its button or line wraps",
    r"tui-target": "the left end of the heading gives way to the right one",
    r"tui-card-up": "the end of a caption, where the card that it names is in sight",
    r"tui-time": "is a number and its unit",
    r"web-seconds|house-debt": "is a number with a sign",
    r"tui-too_small": "is all that is on the screen",
    r"web-(likings|people|log|help|look|rules|settings|your_tables|games-(on|over)|make|join|replay-of|hero)": "a heading wraps",
    r"web-(round_won|match_won)(-\w+)*|web-(blocked|meet)": "a heading wraps",
    r"web-(language|theme|motion|contrast|sound|notify|name|edition|seats|device)|house-deck": "a label wraps",
    r"web-invite-(join|watch)": "a label wraps",
    r"web-(sheet|target-label|timer|bot_pace|catch_window|auto_call|chat)": "a label wraps",
    r"web-chat-write": "inside a field as wide as the page",
    r"web-rule-.+": "a label over its field wraps, and under a select the whole value is written once more",
    r"web-target": "gives way to a shorter one where the bar is narrow, and the rules say it whole",
    r"web-key-\w+": "a list wraps",
    r"web-(table|actions|dealer|qr|seat|seat-(more|fewer)|hand|held|face_down|jump|card-\w+|sort-\w+)": "is spoken, and not seen",
    r"web-strength": "is spoken: beside it stands a share",
    r"web-reactions|web-reaction-\w+": "is spoken, or stands in the log, which wraps",
    r"web-(round_before|first|back|play|pause|forward|last|scrub|move)": "is spoken: the button has a picture",
    r"fairness-(left_out|swapped|broken|stacked|foreign|later)": "stands in a dialog that wraps",
    r"story-(points|moments|table)|tutorial-done": "a heading wraps",
    r"shell-not_built": "the title of a page",
}
"""Why texts that are no sentences need no place: the keys that a pattern matches whole, where none of those above does."""

SENTENCE = re.compile(r"[.?…]$")


def _limit(key: str) -> int | None:
    return next((most for pattern, most in PLACES.items() if re.fullmatch(pattern, key)), None)


def _wraps(key: str) -> bool:
    return any(re.fullmatch(pattern, key) for pattern in FREE)


def _variants(source: str) -> list[str]:
    """The texts of a message, without what is filled in."""
    texts = re.findall(r"^ +\*?\[\w+\] (.*)$", source, re.MULTILINE) or [source.strip()]
    return [re.sub(r"\{ [^}]* \}", "", text) for text in texts if not text.endswith("->")]


def _messages(locale: str) -> Iterator[tuple[str, str]]:
    return chain.from_iterable(messages(locale, file).items() for file in set(FILES.values()))


@pytest.mark.parametrize("locale", Words.available())
def test_every_short_text_fits_its_narrowest_place(locale: str) -> None:
    """In every language alike: what is too long is said otherwise, not cut off."""
    for key, source in _messages(locale):
        if (most := _limit(key)) is not None:
            assert max(map(cell_len, _variants(source))) <= most, key


def test_every_text_that_is_no_sentence_has_a_place_or_a_reason() -> None:
    """Who adds a button, a label or a heading looks how much room there is for it."""
    short = [key for key, source in _messages("en") if not all(map(SENTENCE.search, _variants(source)))]
    assert not [key for key in short if _limit(key) is None and not _wraps(key)]


@pytest.mark.parametrize("key", ["web-new", "web-new-one", "tui-new", "house-new", "shell-new", "fairness-new"])
def test_a_new_text_on_a_screen_has_neither_yet(key: str) -> None:
    """The patterns name what there is, so that what is new is noticed."""
    assert _limit(key) is None
    assert not _wraps(key)


def test_every_pattern_has_its_texts() -> None:
    """None is left of a text that is gone, and none is hidden by the ones before it."""
    placed = {next((pattern for pattern in (*PLACES, *FREE) if re.fullmatch(pattern, key)), "") for key, _ in _messages("en")}
    assert {*PLACES, *FREE} <= placed
