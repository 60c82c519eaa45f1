"""The commands of `lastcard bench`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

import click

from lastcard.cli.extras import needing, say_without
from lastcard.cli.spoken import Refused, SpokenGroup, lang_option, metavar, option
from lastcard.words import Words

if TYPE_CHECKING:
    from lastcard.bench.against import Plan

F = TypeVar("F", bound=Callable[..., object])


def add_bench(group: click.Group, words: Words) -> None:
    """Add everything that is measured."""

    @group.group("bench", cls=SpokenGroup, help=words.t("cli-bench"))
    @lang_option(words)
    def bench() -> None:
        pass

    @bench.command("engine", help=words.t("cli-engine"))
    @option(words, "--rounds", default=300, type=click.IntRange(1), metavar="N")
    @_passes(words, 5)
    @option(words, "--json", "as_json", is_flag=True)
    @lang_option(words)
    def engine(rounds: int, passes: int, against: str | None, *, as_json: bool) -> None:
        from lastcard.bench.engine import plan, report

        if against is None:
            say_without(words, rlcard="RLCard")
            report(rounds, passes, words, as_json=as_json)
        else:
            _compare(against, plan(rounds, passes, words), words, as_json=as_json)

    @bench.command("bots", help=words.t("cli-bots"))
    @option(words, "--rounds", default=5000, type=click.IntRange(20), metavar="N")
    @option(words, "--matches", type=click.IntRange(20), metavar="N")
    @option(words, "--level", metavar="LEVEL")
    @click.option("--against", help=words.t("cli-option-against-level"), metavar=metavar(words, "LEVEL"))
    @option(words, "--preset", metavar="NAME")
    @option(words, "--rule", multiple=True, metavar="NAME=VALUE")
    @option(words, "--seed", default="duel", metavar="TEXT")
    @option(words, "--json", "as_json", is_flag=True)
    @lang_option(words)
    def bots(
        rounds: int, matches: int | None, level: str | None, against: str | None, seed: str, *, as_json: bool, **given: object
    ) -> None:
        from lastcard.bench.bots import Measure, report
        from lastcard.cli.settings import rules_of, seed_called

        measure = Measure(
            rounds=matches or rounds,
            level=_level_called(words, level),
            against=_opponent_called(words, against),
            rules=rules_of(words, given),
            seed=seed_called(words, seed),
            matches=matches is not None,
        )
        report(measure, words, as_json=as_json)

    @bench.command("batch", help=words.t("cli-batch"))
    @option(words, "--rounds", default=40_000, type=click.IntRange(1), metavar="N")
    @option(words, "--long", is_flag=True)
    @_passes(words, 5)
    @option(words, "--json", "as_json", is_flag=True)
    @lang_option(words)
    def batch(rounds: int, passes: int, against: str | None, *, long: bool, as_json: bool) -> None:
        if long and against is not None:
            raise Refused(words.error("not_both", one="--long", other="--against"))
        with needing(words, "batch"):
            from lastcard.bench.batch import plan, report
            from lastcard.cli.simulating import say_compiling_in
        say_compiling_in(words)
        if against is None:
            say_without(words, rlcard="RLCard", pyspiel="OpenSpiel")
            report(rounds, passes, words, as_json=as_json, long=long)
        else:
            _compare(against, plan(rounds, passes, words), words, as_json=as_json)

    _add_server(bench, words)
    _add_growth(bench, words)


def _add_server(bench: click.Group, words: Words) -> None:
    @bench.command("server", help=words.t("cli-server"))
    @click.option("--cluster", is_flag=True, help=words.t("cli-option-bench-cluster"))
    @option(words, "--quick", is_flag=True)
    @_passes(words, 3)
    @option(words, "--json", "as_json", is_flag=True)
    @lang_option(words)
    def server(passes: int, against: str | None, *, cluster: bool, quick: bool, as_json: bool) -> None:
        if cluster:
            if against is not None:
                raise Refused(words.error("not_both", one="--cluster", other="--against"))
            with needing(words, "dev"):
                from lastcard.bench import cluster as servers
            servers.report(servers.extent_for(passes, quick=quick), words, as_json=as_json)
            return
        with needing(words, "serve"):
            from lastcard.bench.server import extent_for, plan, report
        if against is None:
            report(extent_for(passes, quick=quick), words, as_json=as_json)
        else:
            _compare(against, plan(extent_for(passes, quick=quick), words), words, as_json=as_json)


def _add_growth(bench: click.Group, words: Words) -> None:
    @bench.command("growth", help=words.t("cli-growth"))
    @option(words, "--quick", is_flag=True)
    @option(words, "--json", "as_json", is_flag=True)
    @click.option("--picture", type=click.Path(path_type=Path), help=words.t("cli-option-plot"), metavar=metavar(words, "FILE"))
    @lang_option(words)
    def growth(picture: Path | None, *, quick: bool, as_json: bool) -> None:
        with needing(words, "serve"):
            from lastcard.bench.growth import report
        if picture is not None:
            with needing(words, "batch", "plot"):
                from lastcard.cli.figures import check_picture
            check_picture(words, picture)
        points = report(words, quick=quick, as_json=as_json)
        if picture is not None:
            from lastcard.bench.growth_picture import draw

            draw(points, words, picture)


def _passes(words: Words, default: int) -> Callable[[F], F]:
    """How often is measured, and against what."""
    against = option(words, "--against", metavar="REF")
    passes = option(words, "--passes", default=default, type=click.IntRange(1), metavar="N")
    return lambda command: passes(against(command))


def _compare(ref: str, plan: Plan, words: Words, *, as_json: bool) -> None:
    """Measure against another tree, or say why not."""
    from lastcard.bench.against import report
    from lastcard.bench.trees import BadRevision, TreeError

    try:
        report(ref, plan, words, as_json=as_json)
    except BadRevision as error:
        raise Refused(words.error(error.key, **error.about)) from None
    except TreeError as error:
        raise click.ClickException(words.error(error.key, **error.about)) from None


def _opponent_called(words: Words, name: str | None) -> str | None:
    """Whom a level meets: a policy of the simulator, another level, or RLCard's own agent."""
    if name is None:
        return None
    from lastcard.bench.rule_agent import NAME, enter

    if name == NAME:
        with needing(words, "bench"):
            enter()
    with needing(words, "batch"):
        from lastcard.batch.seating import is_policy, names
        from lastcard.cli.simulating import say_compiling_in
    say_compiling_in(words)
    if not is_policy(name):
        raise Refused(words.error("bad_level", level=name, levels=", ".join(names())))
    return name


def _level_called(words: Words, level: str | None) -> str | None:
    """One level by its name, or none for all."""
    from lastcard.bots import is_level, level_names

    if level is not None and not is_level(level):
        raise Refused(words.error("bad_level", level=level, levels=", ".join(level_names())))
    return level
