"""What `lastcard simulate` asks of the compiled simulator, and how it tells what came of it."""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import click
import msgspec
from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from lastcard.batch import compiling
from lastcard.batch.cluster import NoCluster, compare_on
from lastcard.batch.dueling import duel
from lastcard.batch.options import OutOfRange
from lastcard.batch.picture import PANELS, Labels, plot
from lastcard.batch.readable import uncompiled
from lastcard.batch.report import Facts, as_csv, bar, compare, differences, facts, interval, skyline
from lastcard.batch.results import Result
from lastcard.batch.seating import is_compiled, is_policy
from lastcard.batch.seating import names as policy_names
from lastcard.batch.showing import plays_alike, ways_to_show
from lastcard.cli.extras import needing
from lastcard.cli.figures import (
    Estimate,
    between,
    check_picture,
    difference,
    estimated,
    place_called,
    places_of,
    progress,
    progressed,
)
from lastcard.cli.settings import check_together, option_called, rules_of, settings_of
from lastcard.cli.spoken import Refused
from lastcard.clients.local import Settings
from lastcard.decks import edition_of
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.rules.options import Rules
from lastcard.words import Words

ROUNDS = 100_000
"""Played unless told otherwise."""
READABLE_ROUNDS = 1000
"""The same where somebody is not compiled, and a round takes a thousand times as long."""
WIDTH_MAX = 1000
"""Wider than any table would like to be."""
_ALONE = ("rounds", "matches", "against", "compare", "threads", "cluster")
NOT_BOTH = (
    ("--json", "--csv"),
    ("--rounds", "--matches"),
    ("--against", "--compare"),
    ("--against", "--csv"),
    ("--against", "--plot"),
    ("--against", "--cluster"),
    ("--threads", "--cluster"),
)
"""The options of which only one can be given."""
BAR_WIDTH_MIN, BAR_WIDTH_MAX = 8, 24


class Row(NamedTuple):
    """One line of a comparison: an estimate for each setting, and how all but the first differ from that."""

    label: str
    estimates: list[Estimate]
    differences: list[Estimate]
    percent: bool


def simulate(words: Words, given: Mapping[str, Any], *, as_json: bool, as_csv_lines: bool, picture: Path | None) -> None:
    """Simulate each setting and tell what came of it; an interrupt tells what was done so far."""
    chosen = {"--json": as_json, "--csv": as_csv_lines, "--plot": picture} | {f"--{name}": given[name] for name in _ALONE}
    for one, other in NOT_BOTH:
        if chosen[one] and chosen[other]:
            raise Refused(words.error("not_both", one=one, other=other))
    if picture is not None:
        check_picture(words, picture)
    say_compiling_in(words)
    plan = _planned(words, given)
    if given["against"]:
        _duel(words, plan, given["against"], as_json=as_json)
        return
    results = _run(words, plan, given["cluster"])
    if as_json:
        click.echo(json.dumps([facts(result) for result in results]))
    elif as_csv_lines:
        click.echo(as_csv(results), nl=False)
    else:
        _tell(results, words)
    if picture is not None:
        _draw(results, words, picture)
    if results[-1].stopped:
        raise click.Abort
    console = Console(stderr=as_json or as_csv_lines)
    for line in _unshown(words, plan, results):
        console.print(line, highlight=False, markup=False)


def _duel(words: Words, plan: Plan, against: str, *, as_json: bool) -> None:
    """Let a policy play alone against another, and tell who is better."""
    common, (level, *others) = plan.common, dict.fromkeys(plan.common["policy"])
    if others or not is_policy(against):
        names = ", ".join(policy_names())
        raise Refused(words.error("bad_policy", policy=",".join(common["policy"]) if others else against, policies=names))
    (count,) = plan.played.values()
    setting = {name: value for name, value in common.items() if name != "policy"}
    with progress() as bars:
        told = partial(progressed, bars)
        done = duel(level, against, **setting, rounds=count, matches="matches" in plan.played, progress=told)
    if as_json:
        click.echo(json.dumps(msgspec.to_builtins(done)))
        return
    table = Table(box=SIMPLE)
    table.add_column()
    for heading in ("share", "points"):
        table.add_column(words.t(f"cli-bench-{heading}"), justify="right")
    share = words.t("report-margin", value=words.percent(done.share, 2), margin=words.percent(done.margin, 2))
    name = f"{level} : {done.players - 1} x {against}, {done.edition}"
    table.add_row(name, share, words.number(done.points, 2, signed=True))
    Console().print(table)


def say_compiling_in(words: Words) -> None:
    """Let the simulator say in these words that it has to be compiled."""
    compiling.tell = lambda: click.echo(words.t("report-compiling"), err=True)


# --- What is played ----------------------------------------------------------------------------------------------------------


class Plan(NamedTuple):
    """What is simulated."""

    common: dict[str, Any]
    """What all settings share, as `compare` takes it; its rules are those of the first."""
    changes: list[dict[str, str | int | bool]]
    """The switches that each setting changes in these."""
    played: dict[str, int]
    """How many rounds, or matches."""


def _planned(words: Words, given: Mapping[str, Any]) -> Plan:
    # What a simulation finds must not depend on the language of who runs it.
    table = settings_of(words, {**given, "bots": None, "sheet": given["sheet"] or "en"}, bots_alone=True)
    policies = _policies(words, given["policy"].split(","), table)
    edition = edition_of(table.edition, table.deck)
    compared = [_compared(words, text) for text in given["compare"]]
    for changes in compared:
        check_together(words, edition, table.sheet, table.rules | changes, len(table.seats))
    common = {
        "edition": edition,
        "players": len(table.seats),
        "policy": policies,
        "sheet": table.sheet,
        "rules": table.rules,
        "seed": 1 if given["seed"] is None else given["seed"],
        "threads": given["threads"],
    }
    rounds = READABLE_ROUNDS if uncompiled(policies) else ROUNDS
    count = {"matches": given["matches"]} if given["matches"] else {"rounds": given["rounds"] or rounds}
    return Plan(common, [{}, *compared], count)


def _run(words: Words, plan: Plan, cluster: str | None) -> list[Result]:
    slow = dict.fromkeys(name for name in plan.common["policy"] if not is_compiled(name))
    if slow:
        click.echo(words.t("report-simulate-slow", policies=words.listing([*slow])), err=True)
    settings = [{"rules": rules} for rules in plan.changes]
    with progress() as bars:
        try:
            run = {**plan.common, **plan.played, "progress": partial(progressed, bars)}
            return compare(settings, **run) if cluster is None else _run_on(words, cluster, settings, run)
        except OutOfRange as error:
            least, most = words.number(error.least), words.number(error.most)
            raise Refused(words.error("bad_number", option=option_called(error.what), least=least, most=most)) from None


def _run_on(words: Words, cluster: str, settings: Sequence[Mapping[str, Any]], run: dict[str, Any]) -> list[Result]:
    try:
        with needing(words, "ray"):
            return compare_on(cluster, settings, **run)
    except NoCluster as error:
        raise Refused(words.error("no_cluster", address=cluster, why=str(error))) from None


def _unshown(words: Words, plan: Plan, results: Sequence[Result]) -> Iterator[str]:
    """A sentence for each switch that was set and made no difference to any deal, with what would show it."""
    sheet = SHEETS[plan.common["sheet"]]
    base = sheet.with_values(plan.common["rules"])
    first = [(name, base.values() | {name: getattr(sheet, name)}) for name in _changed(results[0])]
    tried = [(name, base.values(), before) for name, before in first]
    for changes in plan.changes[1:]:
        changed = base.with_values(changes)
        tried += [(name, changed.values(), changed.values() | {name: getattr(base, name)}) for name in changed.differences(base)]
    for name, rules, before in {(name, str(rules)): (name, rules, before) for name, rules, before in tried}.values():
        deals = plays_alike(before, rules, plan.common, plan.played)
        if deals:
            yield words.t("report-simulate-unshown", switch=name, deals=deals)
            ways = ways_to_show(before, rules, plan.common, plan.played)
            if ways:
                yield words.t("report-simulate-shown", ways=words.listing(ways))


def _compared(words: Words, text: str) -> dict[str, str | int | bool]:
    """The rules of a setting to compare with."""
    return rules_of(words, {"scoring": None, "target": None, "rule": tuple(text.split(","))})


def _policies(words: Words, names: list[str], table: Settings) -> list[str]:
    for name in names:
        if not is_policy(name):
            raise Refused(words.error("bad_policy", policy=name, policies=", ".join(policy_names())))
    players = len(table.seats)
    if len(names) not in {1, players}:
        raise Refused(words.error("bad_policies", given=len(names), players=players))
    return names * (players // len(names))


# --- Pictures ----------------------------------------------------------------------------------------------------------------


def _draw(results: Sequence[Result], words: Words, path: Path) -> None:
    one, keys = results[0], ("turns", "points", "place", "last")
    labels = Labels(
        title=_title(one, words),
        names=[_setting(result, words) for result in results],
        titles={panel: words.t(f"report-simulate-plot-{key}") for panel, key in zip(PANELS, keys, strict=True)},
        axes={panel: words.t(f"report-simulate-{key}") for panel, key in zip(PANELS, keys, strict=True)},
        rounds=words.t("report-simulate-plot-rounds"),
        places=[place_called(at, words) for at in places_of(one.players)],
        kinds={kind: words.kind(kind) for kind in one.last_cards},
        mean=words.t("report-simulate-mean"),
        even=words.t("report-simulate-plot-even"),
        deck=words.t("report-simulate-deck"),
        percent=partial(words.percent, digits=1),
    )
    try:
        plot(results, labels, _in_deck(one), path)
    except OSError:
        raise Refused(words.error("unwritable", file=str(path))) from None


def _in_deck(result: Result) -> dict[str, float]:
    """The share of each kind of card in the deck."""
    return {kind: number / sum(result.cards.values()) for kind, number in result.cards.items()}


# --- What came of it ---------------------------------------------------------------------------------------------------------


def _tell(results: Sequence[Result], words: Words) -> None:
    """One simulation as tables with small bars, several side by side."""
    console = Console()
    one = results[0]
    lines = ["", _title(one, words), words.t("report-simulate-policy", policy=", ".join(dict.fromkeys(one.policies)))]
    if len(results) > 1:
        lines += [words.t("list-label", label=_number(at), value=_setting(result, words)) for at, result in enumerate(results)]
    elif _changed(one):
        lines.append(words.t("report-simulate-rules", rules=_setting(one, words)))
    if results[-1].stopped:
        lines.append(words.t("report-simulate-stopped"))
    for line in lines:
        console.print(line, highlight=False, markup=False)
    if len(results) == 1:
        for table in _tables(one, words, console):
            console.print(table)
        return
    table = _side_by_side(results, range(1, len(results)), words)
    if console.measure(table, options=console.options.update(width=WIDTH_MAX)).maximum <= console.width:
        console.print(table)
    else:
        for at in range(1, len(results)):
            console.print(_side_by_side(results, [at], words))
    console.print(words.t("report-simulate-differs"), highlight=False, markup=False)


def _title(result: Result, words: Words) -> str:
    # A deck is shown as it is called.
    deck = None if result.edition in {edition.id for edition in EDITIONS} else {"name": result.edition}
    edition = words.edition(result.edition, deck)
    return words.t("report-simulate", edition=edition, players=result.players, sheet=words.sheet(result.sheet))


def _number(at: int) -> str:
    return f"#{at + 1}"


def _changed(result: Result) -> Mapping[str, object]:
    """The switches that are not as the sheet of this simulation has them."""
    return Rules().with_values(result.rules).differences(SHEETS[result.sheet])


def _setting(result: Result, words: Words) -> str:
    """What a simulation was played by, beside its sheet."""
    changed = [f"{name} {str(value).lower()}" for name, value in _changed(result).items()]
    return words.listing(changed) if changed else words.t("report-simulate-sheet")


def _tables(result: Result, words: Words, console: Console) -> Iterator[Table]:
    """Everything about one simulation."""
    told = facts(result)
    yield _fitted(console, lambda width: _summary(result, told, words, width))
    places = [(place_called(at, words), told["places"][at], None) for at in places_of(result.players)]
    yield _fitted(console, lambda width: _shares(words, "place", places, width))
    if len(set(result.policies)) > 1:
        yield _seats(result, told, words)
    deck = _in_deck(result)
    rows = [(words.kind(kind), one, deck[kind]) for kind, one in told["last_cards"].items()]
    yield _fitted(console, lambda width: _shares(words, "last", rows, width, "deck"))


def _fitted(console: Console, table: Callable[[int], Table]) -> Table:
    """A table with bars as wide as there is room for."""
    bare = console.measure(table(0), options=console.options.update(width=WIDTH_MAX)).maximum
    return table(max(BAR_WIDTH_MIN, min(BAR_WIDTH_MAX, console.width - bare)))


def _summary(result: Result, told: Facts, words: Words, bar_width: int) -> Table:
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column()
    for heading in (words.t("report-simulate-mean"), words.percent(0.95), words.t("report-simulate-range")):
        table.add_column(heading, justify="right")
    table.add_column(no_wrap=True)
    for name, key, counts in (
        ("turns", "turns_per_round", result.lengths),
        ("points", "points_per_round", result.round_points),
    ):
        one = told[key]
        low, _, high = one["quantiles"]
        table.add_row(
            words.t(f"report-simulate-{name}"),
            words.number(one["mean"], 1),
            between(words.number(one["low"], 1), words.number(one["high"], 1), words),
            between(words.number(low), words.number(high), words),
            skyline(counts, bar_width),
        )
    table.add_row(words.t("report-simulate-rounds"), words.number(result.rounds))
    table.add_row(words.t("report-simulate-blocked"), words.number(result.blocked))
    if result.matches:
        table.add_row(words.t("report-simulate-matches"), words.number(result.matches))
        table.add_row(words.t("report-simulate-length"), words.number(result.rounds / result.matches, 1))
    return table


def _shares(
    words: Words, name: str, rows: Sequence[tuple[str, Facts, float | None]], bar_width: int, extra: str | None = None
) -> Table:
    """Who or what won how often, with a bar for each."""
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column(words.t(f"report-simulate-{name}"))
    more = [words.t(f"report-simulate-{extra}")] if extra else []
    for heading in (words.t("report-simulate-share"), sure := words.percent(0.95), *more):
        # Where room is short a heading takes two lines, and no range does.
        table.add_column(heading, justify="right", no_wrap=heading == sure)
    table.add_column(no_wrap=True)
    most = max(one["share"] for _, one, _ in rows) or 1.0
    percent = partial(words.percent, digits=2)
    for label, one, beside in rows:
        cells = [percent(one["share"]), between(percent(one["low"]), percent(one["high"]), words)]
        cells += [percent(beside)] if beside is not None else []
        table.add_row(label, *cells, bar(one["share"] / most, bar_width))
    return table


def _seats(result: Result, told: Facts, words: Words) -> Table:
    """How each seat did with its policy: the deal goes round, so that seats are alike but for that."""
    table = Table(box=SIMPLE)
    table.add_column(words.t("report-simulate-seat"))
    for name in ("share", "points", *(["won"] if result.matches else [])):
        table.add_column(words.t(f"report-simulate-{name}"), justify="right")
    for seat, (policy, one) in enumerate(zip(result.policies, told["seats"], strict=True)):
        cells = [estimated(_share(one), words, percent=True), words.number(one["points"] / max(1, result.rounds), 1)]
        if result.matches:
            cells.append(estimated(_counted(one["match_wins"], result.matches), words, percent=True))
        table.add_row(f"{seat} {policy}", *cells)
    return table


def _side_by_side(results: Sequence[Result], others: Sequence[int], words: Words) -> Table:
    """The first setting and some others in columns, each of these with its difference from the first."""
    table = Table(box=SIMPLE, pad_edge=False)
    table.add_column()
    table.add_column(_number(0), justify="right", no_wrap=True)
    for at in others:
        table.add_column(_number(at), justify="right", no_wrap=True)
        table.add_column(f"{_number(at)} - {_number(0)}", justify="right", no_wrap=True)
    counts = [cell for at in others for cell in (words.number(results[at].rounds), "")]
    table.add_row(words.t("report-simulate-rounds"), words.number(results[0].rounds), *counts)
    for heading, rows in _compared_rows(results, words):
        if heading:
            table.add_section()
            table.add_row(heading)
        for row in rows:
            cells = [estimated(row.estimates[0], words, percent=row.percent)]
            for at in others:
                one, differs = row.estimates[at], row.differences[at - 1]
                cells += [estimated(one, words, percent=row.percent), difference(differs, words, percent=row.percent)]
            table.add_row(f"  {row.label}" if heading else row.label, *cells)
    return table


def _compared_rows(results: Sequence[Result], words: Words) -> Iterator[tuple[str, list[Row]]]:
    """What is compared, under its headings."""
    told = [facts(result) for result in results]
    against = [differences(result) for result in results[1:]]
    means = [
        Row(
            words.t(f"report-simulate-{name}"),
            [_mean(one[f"{name}_per_round"]) for one in told],
            [_margin(one[f"{name}_per_round"]) for one in against],
            percent=False,
        )
        for name in ("turns", "points")
    ]
    blocked = [_counted(result.blocked, result.rounds) for result in results]
    yield (
        "",
        [*means, Row(words.t("report-simulate-blocked"), blocked, [_margin(one["blocked"]) for one in against], percent=True)],
    )

    def shares(kind: str, key: int | str, label: str) -> Row:
        return Row(label, [_share(one[kind][key]) for one in told], [_margin(one[kind][key]) for one in against], percent=True)

    if len(set(results[0].policies)) > 1:
        named = [f"{seat} {policy}" for seat, policy in enumerate(results[0].policies)]
        yield words.t("report-simulate-seat"), [shares("seats", seat, label) for seat, label in enumerate(named)]
    yield (
        words.t("report-simulate-place"),
        [shares("places", at, place_called(at, words)) for at in places_of(results[0].players)],
    )
    yield (
        words.t("report-simulate-last"),
        [shares("last_cards", kind, words.kind(kind)) for kind in told[0]["last_cards"]],
    )


# --- Names and numbers -------------------------------------------------------------------------------------------------------


def _mean(spread: Facts) -> Estimate:
    return Estimate(spread["mean"], (spread["high"] - spread["low"]) / 2)


def _share(one: Facts) -> Estimate:
    return Estimate(one["share"], (one["high"] - one["low"]) / 2)


def _margin(one: Facts) -> Estimate:
    return Estimate(one["difference"], math.inf if one["margin"] is None else one["margin"])


def _counted(hits: int, trials: int) -> Estimate:
    low, high = interval(hits, trials)
    return Estimate(hits / max(1, trials), (high - low) / 2)
