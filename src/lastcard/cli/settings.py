"""Setting up a table from the options of the command line."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import msgspec

from lastcard.bots import levels
from lastcard.cli.spoken import Refused
from lastcard.clients.games import Manner
from lastcard.clients.local import Settings
from lastcard.clients.names import BadName, Names, checked_names
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS, sheet_of
from lastcard.protocol import PERSON, BotPace, CatchWindow
from lastcard.record import check_seed
from lastcard.rules.options import SWITCHES
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN
from lastcard.table.settings import BOUNDS
from lastcard.words import Words

DIGITS_MAX = 9
"""No number that can be set is longer."""

Given = Mapping[str, object]
"""The options of the command line by their names."""


def settings_of(words: Words, given: Given, *, bots_alone: bool = False) -> Settings:
    """The options of a table, checked one by one; `Refused` says what is wrong with them."""
    edition, sheet = edition_and_sheet(words, given)
    seed = given["seed"]
    if seed is not None:
        try:
            check_seed(str(seed))
        except ValueError:
            raise Refused(words.error("bad_seed")) from None
    seats = _seats(words, given, bots_alone=bots_alone)
    return Settings(
        edition=edition,
        sheet=sheet,
        seats=seats,
        rules=rules_of(words, given),
        seed=None if seed is None else str(seed),
        manner=_manner(words, given),
        names=_names(words, given, seats),
    )


def edition_and_sheet(words: Words, given: Given) -> tuple[str, str]:
    """The edition and the sheet by their ids: the classic one unless another is named, and the sheet of the language."""
    edition, sheet = str(given["edition"] or "classic"), str(given["sheet"] or sheet_of(words.locale))
    editions = [known.id for known in EDITIONS]
    if edition not in editions:
        raise Refused(words.error("unknown_edition", edition=edition, editions=", ".join(editions)))
    if sheet not in SHEETS:
        raise Refused(words.error("unknown_sheet", sheet=sheet, sheets=", ".join(SHEETS)))
    return edition, sheet


def _seats(words: Words, given: Given, *, bots_alone: bool) -> tuple[str, ...]:
    """Who sits where: people first, then the bots by their levels, again and again."""
    players = _whole(given["players"] or "4")
    if players is None or not PLAYERS_MIN <= players <= PLAYERS_MAX:
        raise Refused(words.error("bad_players", least=PLAYERS_MIN, most=PLAYERS_MAX))
    people = 0 if bots_alone else _whole(given["people"] or "1")
    if people is None or not (bots_alone or 1 <= people <= players):
        raise Refused(words.error("bad_people", players=players))
    chosen = str(given["bots"] or "easy").split(",")
    for level in chosen:
        if level not in levels():
            raise Refused(words.error("bad_level", level=level, levels=", ".join(levels())))
    return (*[PERSON] * people, *(chosen[at % len(chosen)] for at in range(players - people)))


def _names(words: Words, given: Given, seats: tuple[str, ...]) -> Names:
    """What people and bots are called: names go seat by seat, and whoever gets none is called by a number."""
    people = seats.count(PERSON)
    named = [
        *for_seats(words, given, "name", people),
        *for_seats(words, given, "bot_name", len(seats) - people),
    ]
    try:
        return checked_names(named)
    except BadName as bad:
        raise Refused(bad.said(words)) from None


def for_seats(words: Words, given: Given, name: str, most: int) -> list[str | None]:
    """What an option that may be given several times says for so many seats, with None for those it leaves out."""
    texts = given.get(name) or ()
    assert isinstance(texts, tuple)
    if len(texts) > most:
        raise Refused(words.error("too_often", option=option_called(name), given=len(texts), most=most))
    return [*texts, *[None] * (most - len(texts))]


def option_called(name: str) -> str:
    """How people write an option."""
    return f"--{name.replace('_', '-')}"


def _manner(words: Words, given: Given) -> Manner:
    """How the table plays besides the rules."""
    chosen = {"bot_pace": get_args(BotPace), "catch_window": get_args(CatchWindow)}
    fields = {name: str(value) for name in chosen if (value := given.get(name)) is not None}
    for name, value in fields.items():
        if value not in chosen[name]:
            raise Refused(words.error("bad_option", option=option_called(name), values=", ".join(chosen[name])))
    return msgspec.convert({**fields, "auto_call": bool(given.get("auto_call"))}, Manner)


def rules_of(words: Words, given: Given) -> dict[str, str | int | bool]:
    """The switches that were set, by `--rule` or by an option of their own."""
    texts = {name: str(given[name]) for name in ("scoring", "target") if given[name] is not None}
    rule = given["rule"]
    assert isinstance(rule, tuple)
    for text in rule:
        name, equals, value = str(text).partition("=")
        if not equals:
            raise Refused(words.error("bad_rule", text=text, example="catch_until=held", rules=", ".join(SWITCHES)))
        texts[name] = value
    return {name: switch_of(words, name, text) for name, text in texts.items()}


def switch_of(words: Words, name: str, text: str) -> str | int | bool:
    """The value of a switch that somebody typed."""
    if name not in SWITCHES:
        raise Refused(words.error("unknown_rule", rule=name, rules=", ".join(SWITCHES)))
    if name == "target":
        value = _whole(text)
        least, most = BOUNDS["target"]
        if value is None or not least <= value <= most:
            raise Refused(words.error("bad_target", least=least, most=most))
        return value
    values = {str(value).lower(): value for value in SWITCHES[name]}
    if text not in values:
        raise Refused(words.error("bad_value", rule=name, value=text, values=", ".join(values)))
    return values[text]


def _whole(text: object) -> int | None:
    """A whole number that somebody typed."""
    digits = str(text)
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS_MAX else None
