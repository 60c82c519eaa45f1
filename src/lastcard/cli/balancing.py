"""What `lastcard balance` measures about a game, and how it tells it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from textwrap import fill
from typing import Any

import click
import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.batch.balance import BETTER, Balance, Change, Skill, measure
from lastcard.batch.balance import SIMPLE as SIMPLE_BOT
from lastcard.batch.balance_picture import PANELS, BalanceLabels, draw_balance
from lastcard.batch.estimates import Estimate, Length
from lastcard.batch.options import OutOfRange
from lastcard.batch.readable import uncompiled
from lastcard.batch.seating import is_policy
from lastcard.batch.seating import names as policy_names
from lastcard.cli import figures
from lastcard.cli.figures import between, check_picture, place_called, places_of, progress, progressed
from lastcard.cli.settings import option_called, settings_of
from lastcard.cli.simulating import say_compiling_in
from lastcard.cli.spoken import Refused
from lastcard.clients.local import Settings
from lastcard.decks import edition_of
from lastcard.editions.sheets import SHEETS
from lastcard.rules.options import Rules
from lastcard.words import Words

ROUNDS, MATCHES = 50_000, 2_000
"""Played of each setting unless told otherwise."""
READABLE_ROUNDS, READABLE_MATCHES = 100, 10
"""The same where somebody is not compiled, and a round takes a thousand times as long."""
TITLES = (
    *(f"report-simulate-plot-{panel}" for panel in ("turns", "place")),
    "report-balance-plot-worth",
    "report-simulate-plot-last",
    *(f"report-balance-plot-{panel}" for panel in ("turns", "skill")),
)
"""Of the panels of a picture."""
HEADING_WIDTH = 13
"""As wide as figures are: a longer heading takes two lines."""
ROUGH = 10
"""Turns that are so uncertain are told without fractions."""
ALIKE = "="
"""What stands where these bots cannot show a difference."""


def balance(words: Words, given: Mapping[str, Any], *, as_json: bool, picture: Path | None) -> None:
    """Measure a game and tell what was found."""
    if picture is not None:
        check_picture(words, picture)
    say_compiling_in(words)
    # What is found must not depend on the language of who measures.
    told = {**given, "bots": None, "sheet": given["sheet"] or "en", "scoring": None, "target": None}
    table = settings_of(words, told, bots_alone=True)
    if not is_policy(given["policy"]):
        raise Refused(words.error("bad_policy", policy=given["policy"], policies=", ".join(policy_names())))
    found = _measured(words, given, table)
    title = _title(words, table)
    if as_json:
        click.echo(msgspec.json.encode(found))
    else:
        _tell(found, title, words)
    if picture is not None:
        _draw(found, title, words, picture)


def _measured(words: Words, given: Mapping[str, Any], table: Settings) -> Balance:
    slow = uncompiled([given["policy"]])
    if slow:
        click.echo(words.t("report-simulate-slow", policies=given["policy"]), err=True)
    with progress() as bars:
        try:
            return measure(
                edition_of(table.edition, table.deck),
                len(table.seats),
                given["policy"],
                table.sheet,
                table.rules,
                rounds=given["rounds"] or (READABLE_ROUNDS if slow else ROUNDS),
                matches=given["matches"] or (READABLE_MATCHES if slow else MATCHES),
                seed=1 if given["seed"] is None else given["seed"],
                threads=given["threads"],
                alone=given["alone"],
                progress=partial(progressed, bars),
            )
        except OutOfRange as error:
            least, most = words.number(error.least), words.number(error.most)
            raise Refused(words.error("bad_number", option=option_called(error.what), least=least, most=most)) from None


def _title(words: Words, table: Settings) -> str:
    return words.t(
        "report-simulate",
        edition=words.edition(table.edition, table.deck),
        players=len(table.seats),
        sheet=words.sheet(table.sheet),
    )


# --- What was found ----------------------------------------------------------------------------------------------------------


def _tell(found: Balance, title: str, words: Words) -> None:
    console = Console()
    say = partial(console.print, highlight=False, markup=False)
    say(f"\n{title}")
    changed = Rules().with_values(found.rules).differences(SHEETS[found.sheet])
    if changed:
        say(words.t("report-simulate-rules", rules=words.listing(map(_set_to, changed.items()))))
    say(words.t("report-simulate-policy", policy=found.policy))
    say(words.t("report-balance-played", rounds=words.number(found.rounds), games=words.number(found.matches)))
    for table in (_lengths(found, words), _places(found, words), _skill(found, words), _course(found, words)):
        console.print(table)
    say(words.t("report-balance-about-skill", better=BETTER, simple=SIMPLE_BOT, luck=words.percent(0), sure=words.percent(1)))
    say(words.t("report-balance-about-half"))
    console.print(_cards(found, words))
    say(words.t("report-balance-about-worth"))
    if found.changes:
        console.print(_changes(found.changes, words))
    say(words.t("report-simulate-differs"))
    if any(change.alike for change in found.changes):
        say(words.t("report-balance-alike", sign=ALIKE))


def _table(*headings: str) -> Table:
    """A table with labels to the left, which may take two lines, and figures to the right, which may not."""
    table = Table(box=SIMPLE, pad_edge=False, padding=(0, 0, 0, 1))
    table.add_column(headings[0], overflow="fold")
    for heading in headings[1:]:
        table.add_column(fill(heading, HEADING_WIDTH, break_long_words=False), justify="right", no_wrap=True)
    return table


def _lengths(found: Balance, words: Words) -> Table:
    table = _table(
        words.t("report-balance-length"),
        words.t("report-simulate-mean"),
        words.percent(0.95),
        words.t("report-balance-middle"),
        words.t("report-balance-most"),
    )
    for key, length in (
        ("report-simulate-turns", found.round_turns),
        ("report-simulate-length", found.match_rounds),
        ("report-balance-game-turns", found.match_turns),
    ):
        table.add_row(words.t(key), *_length(length, words))
    blocked, low, high = (words.percent(share, 2) for share in msgspec.structs.astuple(found.blocked))
    table.add_row(words.t("report-simulate-blocked"), blocked, between(low, high, words))
    return table


def _length(length: Length, words: Words) -> Iterator[str]:
    mean, low, high = (words.number(end, 1) for end in msgspec.structs.astuple(length.mean))
    few, middle, many = map(words.number, length.quantiles)
    yield from (mean, between(low, high, words), middle, between(few, many, words))


def _places(found: Balance, words: Words) -> Table:
    table = _table(words.t("report-simulate-place"), words.t("report-simulate-share"))
    for at in places_of(found.players):
        table.add_row(place_called(at, words), _share(found.places[at], words))
    return table


def _skill(found: Balance, words: Words) -> Table:
    headings = ("report-balance-seats", "report-balance-skill", "report-simulate-share", "report-simulate-won")
    table = _table(*map(words.t, headings), words.t("report-simulate-plot-even"))
    for skill in found.skill:
        chance = skill.rounds
        table.add_row(
            _seats(skill),
            _share(chance.above_even, words, digits=1),
            _share(chance.share, words, digits=1),
            _share(skill.matches.share, words, digits=1),
            words.percent(chance.even, 1),
        )
    return table


def _seats(skill: Skill) -> str:
    """Who sits at the table: one of the better, or one team of them, among the others."""
    better = round(skill.players * skill.rounds.even)
    return f"{better} {BETTER}, {skill.players - better} {SIMPLE_BOT}"


def _course(found: Balance, words: Words) -> Table:
    headings = ("report-balance-course", "report-balance-often", "report-simulate-plot-even")
    table = _table(*map(words.t, headings))
    for name in ("runaway", "comeback", "closing"):
        chance = getattr(found, name)
        table.add_row(words.t(f"report-balance-{name}"), _share(chance.share, words, digits=1), words.percent(chance.even, 1))
    return table


def _cards(found: Balance, words: Words) -> Table:
    headings = ("report-balance-card", "report-simulate-deck", "report-balance-worth", "report-simulate-last")
    table = _table(*map(words.t, headings))
    for kind, card in found.cards.items():
        table.add_row(
            words.kind(kind),
            words.percent(card.deck, 1),
            figures.difference(_plain(card.worth), words, percent=True),
            _share(card.last, words),
        )
    return table


def _changes(changes: Sequence[Change], words: Words) -> Table:
    headings = ("report-balance-change", "report-simulate-turns", "report-balance-first", "report-balance-skill")
    table = _table(*map(words.t, headings), words.t("report-simulate-blocked"))
    for at, change in enumerate(changes):
        if change.preset and not changes[at - 1].preset:
            table.add_section()
        cells = [_changed_by(change.turns, words, percent=False)]
        cells += [_changed_by(one, words, percent=True) for one in (change.first, change.skill, change.blocked)]
        table.add_row(_changed(change), *([ALIKE] * len(cells) if change.alike else cells))
    return table


def _changed_by(one: Estimate, words: Words, *, percent: bool) -> str:
    """A difference in little room, marked where chance alone would hardly make it."""
    digits = 1 if percent or one.margin < ROUGH else 0
    told = figures.estimated(_plain(one), words, percent=percent, signed=True, digits=digits)
    return told + ("*" if abs(one.value) > one.margin else " ")


def _changed(change: Change) -> str:
    """What other rules are called where they are set."""
    return change.preset or " ".join(map(_set_to, change.rules.items()))


def _set_to(switch: tuple[str, str | int | bool]) -> str:
    name, value = switch
    return f"{name} {str(value).lower()}"


def _plain(one: Estimate) -> figures.Estimate:
    return figures.Estimate(one.value, one.margin)


def _share(one: Estimate, words: Words, digits: int = 2) -> str:
    return figures.estimated(_plain(one), words, percent=True, digits=digits)


# --- As a picture ------------------------------------------------------------------------------------------------------------


def _draw(found: Balance, title: str, words: Words, path: Path) -> None:
    labels = BalanceLabels(
        title=title,
        titles={panel: words.t(key) for panel, key in zip(PANELS, TITLES, strict=True)},
        turns=words.t("report-simulate-turns"),
        rounds=words.t("report-simulate-plot-rounds"),
        places=[place_called(at, words) for at in places_of(found.players)],
        kinds=[words.kind(kind) for kind in found.cards],
        changes=[_changed(change) for change in found.changes if not change.alike],
        mean=words.t("report-simulate-mean"),
        even=words.t("report-simulate-plot-even"),
        deck=words.t("report-simulate-deck"),
        percent=partial(words.percent, digits=1),
    )
    try:
        draw_balance(found, labels, path)
    except OSError:
        raise Refused(words.error("unwritable", file=str(path))) from None
