"""How a table is set up: whether its settings can be played with, its paces, and the limits on what happens at it."""

from __future__ import annotations

from typing import Annotated

import msgspec

from lastcard.bots import is_level, level_names
from lastcard.codes import Refusal, require
from lastcard.decks import edition_of
from lastcard.match import sheet_called
from lastcard.protocol import PERSON, BotPace, TableSettings
from lastcard.rules.house import NUMBERS
from lastcard.rules.setup import seated
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN
from lastcard.words.catalogue import LOCALES

STAND_IN = "easy"
"""The level of the bots that fill empty seats and play for absent people."""

TARGET_MAX = 1_000_000
"""Points to play for: nobody reaches more before a table is worn out."""
BOUNDS = {
    "seats": (PLAYERS_MIN, PLAYERS_MAX),
    "target": (1, TARGET_MAX),
    **{name: (numbers.least, numbers.most) for name, numbers in NUMBERS.items()},
}
"""The least and the most of every number among a table's settings."""

DECK_NAME_MAX = 40
"""Letters of what a deck of the host's own is called: everybody is told it with every move."""

MOST = 10**9
"""More of anything is a slip, and more seconds than this no timer takes."""
Seconds = Annotated[float, msgspec.Meta(ge=0, le=MOST)]
Positive = Annotated[float, msgspec.Meta(gt=0, le=MOST)]
Count = Annotated[int, msgspec.Meta(ge=1, le=MOST)]


def checked(settings: TableSettings) -> TableSettings:
    """These settings, if a table can be played with them; the refusal says which could."""
    seats = settings.seats
    _check_bounds("seats", len(seats))
    for name in ("target", *NUMBERS):
        if name in settings.rules:
            _check_bounds(name, settings.rules[name])
    for kind in seats:
        known = kind == PERSON or is_level(kind)
        require(known, "bad_request", f"no bot is called {kind!r}: {PERSON}, {', '.join(level_names())}")
    require(PERSON in seats, "bad_request", "at least one seat must be for a person")
    require(settings.lang in LOCALES, "bad_request", f"no language is called {settings.lang!r}: {', '.join(LOCALES)}")
    if settings.deck is not None:
        called = settings.deck.get("name")
        fits = type(called) is not str or (len(called) <= DECK_NAME_MAX and called.isprintable())
        require(fits, "bad_request", f"deck name: at most {DECK_NAME_MAX} letters that can be seen")
    try:
        rules = sheet_called(settings.sheet).with_values(settings.rules)
        seated(edition_of(settings.edition, settings.deck), settings.sheet, rules, len(seats))
    except RecursionError:
        raise Refusal("bad_request", "deck: nested too deeply") from None
    except ValueError as error:
        raise Refusal("bad_request", str(error)) from None
    return settings


def _check_bounds(name: str, number: object) -> None:
    least, most = BOUNDS[name]
    within = type(number) is int and least <= number <= most
    require(within, "bad_request", f"{name} must be {least} to {most}")


def differs(settings: TableSettings) -> list[str]:
    """The switches that are set otherwise than the sheet has them."""
    sheet = sheet_called(settings.sheet)
    return list(sheet.with_values(settings.rules).differences(sheet))


class Paces(msgspec.Struct, frozen=True, kw_only=True):
    """How long things take at a table, in seconds."""

    bot_s: Seconds = 1.0
    """What a bot waits before it answers."""
    bot_slow: Positive = 3.0
    bot_fast: Positive = 0.5
    """What that is multiplied by at a table with slow or fast bots; how quickly they call and catch stays the same."""
    think_s: Seconds = 0.25
    """When the answer of a slow bot comes after it was asked, however soon it is found: else the time would tell of its hand."""
    call_s: Seconds = 0.6
    """What a bot waits before it calls: less than a catch takes to open."""
    opens_s: Seconds = 1.0
    """From a hand's last card but one to the moment at which its silence can be caught."""
    holds_s: Seconds = 1.5
    """How long a catch is open before the next seat's move goes through."""
    holds_long_s: Seconds = 4.0
    """The same at a table with a long window."""
    react_s: Seconds = 0.9
    """What a bot waits to catch, once it may."""
    cool_s: Seconds = 2.0
    """How long a seat that caught wrongly cannot catch again."""
    salt_s: Seconds = 1.0
    """How long a match waits at its start for the salt of those who are here."""
    grace_s: Seconds = 30.0
    """How long a seat is kept for an absent person before a bot plays on."""
    arrive_s: Seconds = 300.0
    """How long a seat in the lobby is kept for a person who sat down and has never connected."""
    nudge_s: Seconds = 10.0
    """How long somebody is waited for before they can be reminded, and before they can be again."""
    slow_s: Seconds = 60.0
    normal_s: Seconds = 30.0
    fast_s: Seconds = 12.0
    """The turn timers."""

    def answer_s(self, pace: BotPace) -> float:
        """What a bot waits before it answers at a table of such a pace."""
        return self.bot_s * {"slow": self.bot_slow, "normal": 1.0, "fast": self.bot_fast}[pace]

    def turn_s(self, timer: str) -> float | None:
        """The time for an answer; None where it is not limited."""
        return {"none": None, "slow": self.slow_s, "normal": self.normal_s, "fast": self.fast_s}[timer]

    def hold_s(self, window: str) -> float:
        """How long a catch is open before the next seat's move goes through."""
        return self.holds_long_s if window == "long" else self.holds_s


class TableLimits(msgspec.Struct, frozen=True, kw_only=True):
    """What may happen at one table."""

    entries: Count = 200_000
    """What may happen at one table before it is worn out: that many moves take four people a week."""
    salts: Count = 16
    """What a seat may add to one shuffle: each page adds once, when it is opened."""
    spectators: Count = 100
    """Those who watch one table."""
    chat_burst: Count = 4
    """What a seat may say at once."""
    chat_per_second: Positive = 0.5
    """What it may go on saying."""
