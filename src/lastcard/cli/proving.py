"""The commands of `lastcard prove`."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lastcard.cli.extras import needing
from lastcard.cli.spoken import Refused, SpokenGroup, argument, lang_option, metavar, option
from lastcard.words import Words

if TYPE_CHECKING:
    from lastcard.rules.state import Edition
    from lastcard.testing.proofs.hostile import Hostility, Size


def add_prove(group: click.Group, words: Words) -> None:
    """Add everything that is proved."""

    @group.group("prove", cls=SpokenGroup, help=words.t("cli-prove"))
    @lang_option(words)
    def prove() -> None:
        pass

    @prove.command("rules", help=words.t("cli-prove-rules"))
    @option(words, "--moves", default=1_000_000, type=click.IntRange(1), metavar="N")
    @option(words, "--edition", metavar="ID")
    @option(words, "--seed", default="1", metavar="TEXT")
    @lang_option(words)
    def rules(moves: int, edition: str | None, seed: str) -> None:
        from lastcard.testing.proofs.rules import rules

        with _refutable():
            rules(moves, _editions_called(words, edition), seed, partial(_say_progress, words))

    @prove.command("playthroughs", help=words.t("cli-playthroughs"))
    @argument(words, "folder", "FOLDER", type=click.Path(path_type=Path))
    @option(words, "--edition", metavar="ID")
    @lang_option(words)
    def playthroughs(folder: Path, edition: str | None) -> None:
        from lastcard.testing.playthroughs import write

        _say_written(words, folder, "tests/playthroughs", lambda: write(folder, _editions_called(words, edition)))

    @prove.command("sentences", help=words.t("cli-sentences"))
    @argument(words, "folder", "FOLDER", type=click.Path(path_type=Path))
    @lang_option(words)
    def sentences(folder: Path) -> None:
        from lastcard.testing.sentences import write

        _say_written(words, folder, "tests/words/golden", lambda: write(folder))

    @prove.command("guide", help=words.t("cli-guide"))
    @lang_option(words)
    def guide() -> None:
        from lastcard.testing.guide import prove

        with _refutable():
            prove(lambda text: click.echo(text, err=True))

    @prove.command("twins", help=words.t("cli-twins"))
    @option(words, "--moves", default=10_000_000, type=click.IntRange(1), metavar="N")
    @option(words, "--rounds", default=1, type=click.IntRange(1), metavar="N")
    @option(words, "--edition", metavar="ID")
    @option(words, "--seed", default="1", metavar="TEXT")
    @lang_option(words)
    def twins(moves: int, rounds: int, edition: str | None, seed: str) -> None:
        with needing(words, "batch"):
            from lastcard.cli.simulating import say_compiling_in
            from lastcard.testing.proofs.twins import PLAYED, prove
        say_compiling_in(words)
        with _refutable():
            played = PLAYED if edition is None else _editions_called(words, edition)
            prove(moves, played, seed, lambda **told: click.echo(words.t("report-twins", **told)), rounds=rounds)

    @prove.command("medium", help=words.t("cli-medium"))
    @option(words, "--decisions", default=1_000_000, type=click.IntRange(1), metavar="N")
    @option(words, "--edition", metavar="ID")
    @option(words, "--seed", default="1", metavar="TEXT")
    @lang_option(words)
    def medium(decisions: int, edition: str | None, seed: str) -> None:
        with needing(words, "batch"):
            from lastcard.cli.simulating import say_compiling_in
            from lastcard.testing.proofs.medium import prove
        say_compiling_in(words)
        with _refutable():
            prove(decisions, _editions_called(words, edition), seed, lambda **told: click.echo(words.t("report-parity", **told)))

    _prove_crash(prove, words)
    _prove_served(prove, words)


def _say_written(words: Words, folder: Path, example: str, write: Callable[[], Iterable[Path]]) -> None:
    """Write files into a folder that is there, and name them."""
    if not folder.is_dir():
        raise Refused(words.error("no_folder", folder=str(folder), example=example))
    try:
        for file in write():
            click.echo(file)
    except OSError as error:
        raise Refused(words.error("unwritable", file=str(error.filename))) from None


def _say_progress(words: Words, *, complete: int, **told: int) -> None:
    click.echo(words.t("report-prove-progress", complete=words.percent(complete / 100), **told))


def _prove_crash(prove: click.Group, words: Words) -> None:
    """What a server keeps, whatever becomes of it."""

    @prove.command("crash", help=words.t("cli-crash"))
    @option(words, "--kills", type=click.IntRange(1), metavar="N")
    @option(words, "--clients", type=click.IntRange(2), metavar="N")
    @option(words, "--disk", is_flag=True)
    @click.option("--cluster", is_flag=True, help=words.t("cli-option-crash-cluster"))
    @click.option("--seed", default="1", help=words.t("cli-option-crash-seed"), metavar=metavar(words, "TEXT"))
    @option(words, "--states", default=20_000, type=click.IntRange(1), metavar="N")
    @lang_option(words)
    def crash(kills: int | None, clients: int | None, states: int, seed: str, *, disk: bool, cluster: bool) -> None:
        if disk and cluster:
            raise Refused(words.error("not_both", one="--disk", other="--cluster"))
        with needing(words, "cluster"):
            from lastcard.testing.proofs.crash import CLIENTS, KILLS, prove_crash
        if disk:
            _prove_disk(words, states)
            return
        if cluster:
            _prove_outages(words, kills, clients, seed)
            return
        with _refutable():
            found = prove_crash(kills or KILLS, clients or CLIENTS, lambda text: click.echo(text, err=True))
        click.echo(words.t("report-crash", kills=found.kills, acked=found.acked))


def _prove_served(prove: click.Group, words: Words) -> None:
    """What a server promises."""

    @prove.command("faults", help=words.t("cli-faults"))
    @option(words, "--seeds", default=200, type=click.IntRange(1), metavar="N")
    @option(words, "--first", default=0, type=click.IntRange(0), metavar="N")
    @lang_option(words)
    def faults(seeds: int, first: int) -> None:
        with needing(words, "serve"):
            from lastcard.testing.proofs.faults import find_bugs, prove_faults

        def say(text: str) -> None:
            click.echo(text, err=True)

        with _refutable():
            found = prove_faults(range(first, first + seeds), say)
            bugs = find_bugs(say)
        click.echo(words.t("report-faults", seeds=found.seeds, faults=found.faults, acked=found.acked, bugs=len(bugs)))

    @prove.command("secrecy", help=words.t("cli-secrecy"))
    @option(words, "--rounds", default=200, type=click.IntRange(1), metavar="N")
    @lang_option(words)
    def secrecy(rounds: int) -> None:
        with needing(words, "cluster"):
            from lastcard.testing.cluster import servers_apart
            from lastcard.testing.proofs.secrecy import prove_real_time, prove_secrecy
        with _refutable(), servers_apart() as apart:
            found = prove_secrecy(rounds, lambda text: click.echo(text, err=True), apart=apart)
            timed = prove_real_time()
        frames = found.messages + found.answers
        click.echo(words.t("report-secrecy", rounds=found.stories, moves=found.moves, frames=frames))
        click.echo(
            words.t(
                "report-secrecy-time", noise=words.number(timed.noise, 1), detectable=words.number(timed.detectable or math.inf)
            )
        )

    @prove.command("leaks", help=words.t("cli-leaks"))
    @lang_option(words)
    def leaks() -> None:
        with needing(words, "serve"):
            from lastcard.testing.proofs.leaks import prove_leaks
        with _refutable():
            planted = prove_leaks(lambda text: click.echo(text, err=True))
        click.echo(words.t("report-leaks", leaks=len(planted)))

    @prove.command("hostile", help=words.t("cli-hostile"))
    @option(words, "--moves", default=500, type=click.IntRange(1), metavar="N")
    @option(words, "--files", is_flag=True)
    @click.option("--cluster", is_flag=True, help=words.t("cli-option-hostile-cluster"))
    @option(words, "--short", is_flag=True)
    @lang_option(words)
    def hostile(moves: int, *, files: bool, cluster: bool, short: bool) -> None:
        if files and cluster:
            raise Refused(words.error("not_both", one="--files", other="--cluster"))
        with needing(words, "cluster" if cluster else "serve"):
            from lastcard.testing.proofs.hostile import SHORT, long_run
        if files:
            _prove_files(words, short=short)
            return
        with _refutable():
            found = _attacked(SHORT if short else long_run(moves), cluster=cluster)
        felt = {"half": found.attacked.ms(0.5), "most": found.attacked.ms(0.99)}
        quiet = {"quiethalf": found.quiet.ms(0.5), "quietmost": found.quiet.ms(0.99)}
        told = {name: f"{ms:.1f}" for name, ms in (felt | quiet).items()}
        click.echo(words.t("report-hostile", attacks=found.attacks, honest=found.honest, **told))


def _attacked(size: Size, *, cluster: bool) -> Hostility:
    """Attack a server, or a gateway whose owner is another one."""
    from lastcard.testing.proofs.hostile import prove_hostile

    def say(text: str) -> None:
        click.echo(text, err=True)

    if not cluster:
        return prove_hostile(size, say)
    from lastcard.testing.cluster import servers_apart

    with servers_apart() as apart:
        return prove_hostile(size, say, apart=apart)


def _prove_outages(words: Words, outages: int | None, clients: int | None, seed: str) -> None:
    """Several servers, their database and their bus fail."""
    from lastcard.testing.proofs.outages import CLIENTS, OUTAGES, prove_outages

    with _refutable():
        found = prove_outages(outages or OUTAGES, clients or CLIENTS, lambda text: click.echo(text, err=True), seed)
    click.echo(words.t("report-crash-cluster", outages=found.kills, acked=found.acked))


def _prove_disk(words: Words, states: int) -> None:
    """Power cuts and disks that fail; then every bug that is planted must be noticed."""
    from lastcard.testing.proofs.disk import prove_disk
    from lastcard.testing.proofs.durability import BUGS, find

    with _refutable():
        found = prove_disk(states, lambda text: click.echo(text, err=True))
        for bug in BUGS:
            click.echo(f"{bug.__name__}: {find(bug)}", err=True)
    click.echo(words.t("report-crash-disk", states=found.states, acked=found.acked, bugs=len(BUGS)))


def _prove_files(words: Words, *, short: bool) -> None:
    """Files that somebody else made, read by every command that reads any."""
    import lastcard.cli.playing
    import lastcard.cli.records
    import lastcard.cli.resuming
    import lastcard.cli.serving  # noqa: F401  so that no reader has to import them for itself
    from lastcard.cli import run
    from lastcard.testing.proofs.files import prove_files

    with _refutable():
        found = prove_files(run, lambda text: click.echo(text, err=True), short=short)
    click.echo(words.t("report-hostile-files", read=found.read, refused=found.refused, seconds=round(found.slowest_s)))


@contextmanager
def _refutable() -> Iterator[None]:
    """A proof that fails says where, and nothing of the program."""
    try:
        yield
    except AssertionError as error:
        raise click.ClickException(str(error)) from None


def _editions_called(words: Words, edition: str | None) -> tuple[Edition, ...]:
    """One edition by its id, or all."""
    from lastcard.editions import EDITIONS

    editions = tuple(known for known in EDITIONS if edition in {None, known.id})
    if not editions:
        listed = ", ".join(known.id for known in EDITIONS)
        raise Refused(words.error("unknown_edition", edition=str(edition), editions=listed))
    return editions
