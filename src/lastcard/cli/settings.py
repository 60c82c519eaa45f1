"""Setting up a table from the options of the command line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import get_args

import msgspec

from lastcard.bots import is_level, level_names
from lastcard.cli.decks import deck_in
from lastcard.cli.spoken import Refused
from lastcard.clients import news
from lastcard.clients.games import Manner
from lastcard.clients.local import Settings
from lastcard.clients.names import BadName, Names, checked_names
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS, sheet_of
from lastcard.match import sheet_called
from lastcard.protocol import PERSON, BotPace, CatchWindow
from lastcard.record import check_seed
from lastcard.rules.house import PRESETS, Numbers
from lastcard.rules.options import HOUSE, SWITCHES
from lastcard.rules.setup import Unplayable, seated
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN, Edition
from lastcard.table.settings import BOUNDS
from lastcard.views import Wire, deck_given
from lastcard.words import Words

RuleValues = dict[str, str | int | bool]
"""Switches by their names."""

SEATS = 4
"""How many play unless told otherwise, here and on the page of a server."""
DIGITS_MAX = 9
"""No number that can be set is longer."""

Given = Mapping[str, object]
"""The options of the command line by their names."""


def settings_of(words: Words, given: Given, *, bots_alone: bool = False) -> Settings:
    """The options of a table, checked one by one; `Refused` says what is wrong with them."""
    edition, sheet = edition_given(words, given), sheet_of_table(words, given)
    seed = None if given["seed"] is None else seed_called(words, str(given["seed"]))
    seats, rules = _seats(words, given, bots_alone=bots_alone), rules_of(words, given)
    check_together(words, edition, sheet, rules, len(seats))
    return Settings(
        edition=edition.id,
        deck=None if edition.given is None else deck_given(edition.given),
        sheet=sheet,
        seats=seats,
        rules=rules,
        seed=seed,
        manner=_manner(words, given),
        names=_names(words, given, seats),
    )


def first_settings(words: Words, given: Given) -> Wire:
    """What the form of a new table at a server begins with: an edition or a deck, and rules, as far as they were given."""
    edition, rules = edition_given(words, given), rules_of(words, given)
    check_together(words, edition, "en", rules, SEATS)
    deck = {} if edition.given is None else {"deck": deck_given(edition.given)}
    named = {} if given["edition"] is None else {"edition": edition.id, "deck": None}
    return named | deck | ({"rules": rules} if given["preset"] or rules else {})


def edition_given(words: Words, given: Given) -> Edition:
    """What is played: a deck file or an edition by its id, the classic one unless another is named."""
    edition, deck = given["edition"], given.get("deck")
    if deck is not None:
        if edition is not None:
            raise Refused(words.error("not_both", one="--edition", other="--deck"))
        return deck_in(Path(str(deck)), words)
    named = str(edition or "classic")
    editions = {known.id: known for known in EDITIONS}
    if named not in editions:
        raise Refused(words.error("unknown_edition", edition=named, editions=", ".join(editions)))
    return editions[named]


def sheet_of_table(words: Words, given: Given) -> str:
    """The sheet by its id: that of the language unless another is named."""
    sheet = str(given["sheet"] or sheet_of(words.locale))
    if sheet not in SHEETS:
        raise Refused(words.error("unknown_sheet", sheet=sheet, sheets=", ".join(SHEETS)))
    return sheet


def check_together(words: Words, edition: Edition, sheet: str, rules: RuleValues, players: int) -> None:
    """Whether so many can play this deck by these rules: teams, or a size of hands, may not go with it."""
    try:
        seated(edition, sheet, sheet_called(sheet).with_values(rules), players)
    except Unplayable as unplayable:
        raise Refused(news.unplayable(unplayable, words)) from None


def _seats(words: Words, given: Given, *, bots_alone: bool) -> tuple[str, ...]:
    """Who sits where: people first, then the bots by their levels, again and again."""
    players = _whole(given["players"] or SEATS)
    if players is None or not PLAYERS_MIN <= players <= PLAYERS_MAX:
        raise Refused(words.error("bad_players", least=PLAYERS_MIN, most=PLAYERS_MAX))
    people = 0 if bots_alone else _whole(given["people"] or "1")
    if people is None or not (bots_alone or 1 <= people <= players):
        raise Refused(words.error("bad_people", players=players))
    chosen = str(given["bots"] or "easy").split(",")
    for level in chosen:
        if not is_level(level):
            raise Refused(words.error("bad_level", level=level, levels=", ".join(level_names())))
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


def seed_called(words: Words, seed: str) -> str:
    """A seed that somebody typed; refused if it cannot be one."""
    try:
        check_seed(seed)
    except ValueError:
        raise Refused(words.error("bad_seed")) from None
    return seed


def preset_called(words: Words, preset: str) -> RuleValues:
    """The switches of a preset; refused with the names of all if there is none of that name."""
    if preset not in PRESETS:
        raise Refused(words.error("unknown_preset", preset=preset, presets=", ".join(PRESETS)))
    return PRESETS[preset]


def rules_of(words: Words, given: Given) -> RuleValues:
    """The switches that were set, by `--rule`, by an option of their own, or by a preset, which each of them may change."""
    preset = preset_called(words, str(given.get("preset") or "plain"))
    texts = {name: str(given[name]) for name in ("scoring", "target") if given.get(name) is not None}
    rule = given["rule"]
    assert isinstance(rule, tuple)
    for text in rule:
        name, equals, value = str(text).partition("=")
        if not equals:
            raise Refused(words.error("bad_rule", text=text, example="stacking=any", rules=_all_switches()))
        texts[name] = value
    return preset | {name: switch_of(words, name, text) for name, text in texts.items()}


def switch_of(words: Words, name: str, text: str) -> str | int | bool:
    """The value of a switch that somebody typed."""
    if name not in SWITCHES and name not in HOUSE:
        raise Refused(words.error("unknown_rule", rule=name, rules=_all_switches()))
    if name == "target":
        value = _whole(text)
        least, most = BOUNDS["target"]
        if value is None or not least <= value <= most:
            raise Refused(words.error("bad_target", least=least, most=most))
        return value
    known = SWITCHES.get(name) or HOUSE[name]
    possible = tuple(range(known.least, known.most + 1)) if isinstance(known, Numbers) else known
    values = {str(value).lower(): value for value in possible}
    if text not in values:
        raise Refused(words.error("bad_value", rule=name, value=text, values=", ".join(values)))
    return values[text]


def _all_switches() -> str:
    return ", ".join((*SWITCHES, *HOUSE))


def _whole(text: object) -> int | None:
    """A whole number that somebody typed."""
    digits = str(text)
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= DIGITS_MAX else None
