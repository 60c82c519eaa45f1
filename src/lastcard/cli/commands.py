"""What the `lastcard` command can do."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import click

from lastcard.cli.extras import needing
from lastcard.cli.measuring import add_bench
from lastcard.cli.proving import add_prove
from lastcard.cli.spoken import COMMAND, Refused, SpokenGroup, argument, lang_option, metavar, option
from lastcard.words import Words, WordsError

F = TypeVar("F", bound=Callable[..., object])

PLAYED_MAX = 2_000_000
"""Each round that `balance` plays leaves a row in memory."""


def commands(words: Words) -> click.Group:
    """All commands, with their help in one language."""

    @click.group(
        cls=SpokenGroup,
        help=words.t("cli-about"),
        context_settings={"obj": words, "max_content_width": 100},
        invoke_without_command=True,
    )
    @click.pass_context
    @option(words, "--version", is_flag=True)
    @lang_option(words)
    def lastcard(context: click.Context, *, version: bool) -> None:
        if version:
            from importlib import metadata

            click.echo(metadata.version("lastcard"))
        elif context.invoked_subcommand is None:
            click.echo(context.get_help())

    for add in (
        _play,
        _watch,
        _serve,
        _join,
        _rules,
        _editions,
        _deck,
        _replay,
        _verify,
        _referee,
        _simulate,
        _balance,
        _train,
        _copies,
        _migrate,
        add_bench,
        add_prove,
    ):
        add(lastcard, words)
    return lastcard


def _at_a_table(words: Words) -> Callable[[F], F]:
    """The options of a table."""
    several = [
        *_played(words),
        option(words, "--sheet", metavar="ID"),
        option(words, "--players", metavar="2-10"),
        option(words, "--bots", metavar="LEVEL"),
        option(words, "--bot-name", multiple=True, metavar="NAME"),
        option(words, "--scoring", metavar="winner|low"),
        option(words, "--target", metavar="POINTS"),
        *_by_rules(words),
        option(words, "--seed", metavar="TEXT"),
        option(words, "--plain", is_flag=True),
        option(words, "--json", "as_json", is_flag=True),
        option(words, "--pictures", is_flag=True),
        lang_option(words),
    ]

    return _all_of(several)


def _played(words: Words) -> list[Callable[[F], F]]:
    """The options that say which cards are played with."""
    return [option(words, "--edition", metavar="ID"), option(words, "--deck", metavar="FILE")]


def _by_rules(words: Words) -> list[Callable[[F], F]]:
    """The options that set switches of the rules."""
    return [option(words, "--preset", metavar="NAME"), option(words, "--rule", multiple=True, metavar="NAME=VALUE")]


def _all_of(several: list[Callable[[F], F]]) -> Callable[[F], F]:
    def decorated(command: F) -> F:
        for one in reversed(several):
            command = one(command)
        return command

    return decorated


def _play(group: click.Group, words: Words) -> None:
    @group.command("play", help=words.t("cli-play"))
    @_at_a_table(words)
    @option(words, "--people", metavar="N")
    @option(words, "--name", multiple=True, metavar="NAME")
    @option(words, "--bot-pace", metavar="slow|normal|fast")
    @option(words, "--auto-call", is_flag=True)
    @option(words, "--catch-window", metavar="normal|long")
    @option(words, "--resume", is_flag=False, flag_value="", metavar="[FILE]")
    @option(words, "--serve", is_flag=True)
    @option(words, "--lan", is_flag=True)
    @option(words, "--port", type=click.IntRange(0, 65535), metavar="N")
    @option(words, "--settings", type=click.Path(path_type=Path), metavar="FILE")
    def play(*, resume: str | None, serve: bool, plain: bool, as_json: bool, pictures: bool, **given: Any) -> None:  # noqa: ANN401  options by their names
        on_screen = not (plain or as_json) and _full_screen()
        serving = {name: given.pop(name) for name in ("lan", "port", "settings")}
        if serve:
            _play_served(words, given | {"resume": resume}, serving, on_screen=on_screen, as_json=as_json, pictures=pictures)
            return
        for name, value in serving.items():
            if value is not None and value is not False:
                raise Refused(words.error("goes_with", option=f"--{name}", other="--serve"))
        if resume is not None:
            _play_again(words, given, resume, on_screen=on_screen, as_json=as_json, pictures=pictures)
        elif on_screen:
            from lastcard.cli.screen import album_here, play_on_screen
            from lastcard.cli.settings import settings_of

            settings = settings_of(words, given) if any(given.values()) else None
            play_on_screen(words, settings, None, album=album_here(words, wanted=pictures))
        else:
            from lastcard.cli.playing import play_plainly
            from lastcard.cli.settings import settings_of

            play_plainly(words, settings_of(words, given), as_json=as_json)


def _play_again(words: Words, given: dict[str, Any], resume: str, *, on_screen: bool, as_json: bool, pictures: bool) -> None:
    """Go on with a saved game."""
    from lastcard.cli.playing import chosen_before, play_plainly
    from lastcard.cli.resuming import refuse_settings, resumed

    refuse_settings(given, words)
    if not on_screen:
        play_plainly(words, resume, as_json=as_json)
    elif (path := chosen_before(words, resume)) is not None:
        from lastcard.cli.screen import PACE_S, album_here, play_on_screen
        from lastcard.clients.local import at_pace

        album = album_here(words, wanted=pictures)
        play_on_screen(words, None, resumed(path, words, at_pace(PACE_S)), album=album)


def _play_served(
    words: Words, given: dict[str, Any], serving: dict[str, Any], *, on_screen: bool, as_json: bool, pictures: bool
) -> None:
    """Play at a table that others join."""
    from lastcard.cli.settings import for_seats, option_called, settings_of

    for name in ("resume", "seed", "bot_name"):
        # Served tables are shuffled by what everybody at them adds, go on where they are served, and number their bots.
        if given.pop(name) not in (None, ()):
            raise Refused(words.error("not_both", one=option_called(name), other="--serve"))
    with needing(words, "serve"):
        from lastcard.cli.hosting import host_name, hosted, serve_plainly
        from lastcard.cli.serving import data_folder, speaking, tuning
        from lastcard.server.settings import Config
    (own_name,) = for_seats(words, given, "name", 1)
    # Anybody may come; where nobody does, bots play.
    people = given["people"] or given["players"] or "4"
    settings = settings_of(words, given | {"people": people, "seed": None, "name": ()})
    tuned, port = tuning(serving["settings"], words), 8000 if serving["port"] is None else serving["port"]
    config = Config(data=data_folder(), lan=serving["lan"], port=port, limits=tuned.limits, paces=tuned.paces)
    if not on_screen:
        serve_plainly(words, settings, own_name, config, as_json=as_json)
        return
    host = host_name(words, own_name)
    if host is not None:
        from lastcard.cli.screen import album_here, play_on_screen

        album = album_here(words, wanted=pictures)
        with speaking(words, config.data):
            play_on_screen(words, settings, None, hosted(settings, host, words, config), album=album)


def _watch(group: click.Group, words: Words) -> None:
    @group.command("watch", help=words.t("cli-watch"))
    @_at_a_table(words)
    @option(words, "--pace", default=1.0, type=click.FloatRange(0, 60), metavar="SECONDS")
    def watch(*, plain: bool, as_json: bool, pictures: bool, pace: float, **given: Any) -> None:  # noqa: ANN401  options by their names
        from lastcard.cli.settings import settings_of

        settings = settings_of(words, given, bots_alone=True)
        if plain or as_json or not _full_screen():
            from lastcard.cli.playing import watch_plainly

            watch_plainly(words, settings, as_json=as_json, pace_s=pace)
        else:
            from lastcard.cli.screen import album_here, watch_on_screen

            watch_on_screen(words, settings, pace_s=pace, album=album_here(words, wanted=pictures))


def _full_screen() -> bool:
    """Whether there is a terminal that can show more than lines."""
    return sys.stdin.isatty() and sys.stdout.isatty() and os.environ.get("TERM", "dumb") != "dumb"


def _rules(group: click.Group, words: Words) -> None:
    @group.command("rules", help=words.t("cli-rules"))
    @argument(words, "clause", "[ID]", required=False)
    @option(words, "--markdown", is_flag=True)
    @option(words, "--guide", metavar="ID")
    @option(words, "--sheet", metavar="ID")
    @option(words, "--presets", is_flag=True)
    @option(words, "--pages", type=click.Path(path_type=Path), metavar="FOLDER")
    @lang_option(words)
    def rules(
        clause: str | None, guide: str | None, sheet: str | None, pages: Path | None, *, presets: bool, markdown: bool
    ) -> None:
        if clause is not None:
            try:
                click.echo(words.clause(clause))
            except WordsError:
                raise Refused(words.error("unknown_clause", clause=clause, command=f"{COMMAND} rules")) from None
        elif pages is not None:
            _write_pages(words, pages)
        elif presets:
            from lastcard.cli.rule_pages import presets_page

            click.echo(presets_page(words), nl=False)
        elif guide is not None:
            from lastcard.cli.rule_pages import guide_page
            from lastcard.cli.settings import edition_given, sheet_of_table

            given = {"edition": guide, "sheet": sheet}
            click.echo(guide_page(words, edition_given(words, given), sheet_of_table(words, given)), nl=False)
        else:
            from lastcard.cli.rule_pages import clauses_page

            click.echo(clauses_page(words, markdown=markdown), nl=False)


def _write_pages(words: Words, folder: Path) -> None:
    """Write every page of the rules; the folder must be there."""
    from lastcard.cli.rule_pages import pages

    if not folder.is_dir():
        raise Refused(words.error("no_folder", folder=str(folder), example="docs"))
    try:
        for place, text in pages().items():
            (folder / place).parent.mkdir(parents=True, exist_ok=True)
            (folder / place).write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refused(words.error("unwritable", file=str(error.filename))) from None


def _editions(group: click.Group, words: Words) -> None:
    @group.command("editions", help=words.t("cli-editions"))
    @click.option(
        "--deck", help=words.t("cli-option-deck-shown"), type=click.Path(path_type=Path), metavar=metavar(words, "FILE")
    )
    @lang_option(words)
    def editions(deck: Path | None) -> None:
        if deck is not None:
            from lastcard.cli.decks import deck_in, tell_deck

            tell_deck(deck_in(deck, words), words)
            return
        from rich.box import SIMPLE
        from rich.console import Console
        from rich.table import Table

        from lastcard.editions import EDITIONS

        table = Table(title=words.t("terminal-editions"), box=SIMPLE)
        for heading in ("id", "name", "special", "colours", "cards"):
            table.add_column(words.t(f"terminal-editions-{heading}"), justify="right" if heading == "cards" else "left")
        for edition in EDITIONS:
            table.add_row(
                edition.id,
                words.edition(edition.id),
                words.listing(words.card(card.text) for card in edition.deck.specials) or words.t("terminal-editions-none"),
                words.listing(words.colour(colour.value) for colour in edition.colours),
                words.number(len(edition.deck.cards)),
            )
        Console().print(table)


def _deck(group: click.Group, words: Words) -> None:
    @group.group("deck", cls=SpokenGroup, help=words.t("cli-deck"))
    @lang_option(words)
    def deck() -> None:
        pass

    @deck.command("new", help=words.t("cli-deck-new"))
    @argument(words, "file", "FILE", type=click.Path(path_type=Path))
    @lang_option(words)
    def new(file: Path) -> None:
        from lastcard.cli.decks import write_deck

        write_deck(file, words)

    @deck.command("check", help=words.t("cli-deck-check"))
    @argument(words, "file", "FILE", type=click.Path(path_type=Path))
    @lang_option(words)
    def check(file: Path) -> None:
        from lastcard.cli.decks import deck_in, tell_deck

        tell_deck(deck_in(file, words), words)


def _replay(group: click.Group, words: Words) -> None:
    @group.command("replay", help=words.t("cli-replay"))
    @argument(words, "file", "FILE", type=click.Path(path_type=Path))
    @option(words, "--plain", is_flag=True)
    @option(words, "--json", "as_json", is_flag=True)
    @lang_option(words)
    def replay(file: Path, *, plain: bool, as_json: bool) -> None:
        from lastcard.cli.records import recorded, replay_plainly

        match, names = recorded(file, words)
        if plain or as_json or not _full_screen():
            replay_plainly(match, names, words, as_json=as_json)
        else:
            from lastcard.screens.tui.app import run_replay

            run_replay(match, names, words.locale)


def _referee(group: click.Group, words: Words) -> None:
    @group.command("referee", help=words.t("cli-referee"))
    @lang_option(words)
    def referee() -> None:
        from lastcard.referee import Referee

        for answer in Referee().lines(sys.stdin.buffer):
            sys.stdout.buffer.write(answer + b"\n")
            sys.stdout.buffer.flush()


def _serve(group: click.Group, words: Words) -> None:
    # Whoever runs servers sets them up by their environment: LASTCARD_PORT, LASTCARD_LOG and so on.
    @group.command("serve", help=words.t("cli-serve"), context_settings={"auto_envvar_prefix": "LASTCARD"})
    @option(words, "--host", default="127.0.0.1", metavar="ADDRESS")
    @option(words, "--port", default=8000, type=click.IntRange(0, 65535), metavar="N")
    @option(words, "--data", type=click.Path(path_type=Path), metavar="FOLDER")
    @option(words, "--log", metavar="URL")
    @option(words, "--bus", metavar="URL")
    @option(words, "--roles", type=click.Choice(["owner,gateway", "owner", "gateway"]), default="owner,gateway")
    @option(words, "--lan", is_flag=True)
    @option(words, "--public-url", metavar="URL")
    @option(words, "--trusted-proxies", metavar="CIDR")
    @option(words, "--metrics-port", type=click.IntRange(0, 65535), metavar="N")
    @option(words, "--log-format", type=click.Choice(["text", "json"]), default="text")
    @option(words, "--settings", type=click.Path(path_type=Path), metavar="FILE")
    @option(words, "--no-open", is_flag=True)
    @_all_of([*_played(words), *_by_rules(words)])
    @lang_option(words)
    def serve(*, no_open: bool, data: Path | None, settings: Path | None, roles: str, **given: Any) -> None:  # noqa: ANN401  options by their names
        with needing(words, "serve"):
            from lastcard.cli.serving import data_folder, serve_tables, tuning
            from lastcard.server.settings import Config
        from lastcard.cli.settings import first_settings

        defaults = first_settings(words, {name: given.pop(name) for name in ("edition", "deck", "preset", "rule")})
        tuned = tuning(settings, words)
        given |= {"roles": tuple(roles.split(",")), "limits": tuned.limits, "paces": tuned.paces}
        config = Config(data=data or data_folder(), defaults=defaults, **given)
        serve_tables(config, words, open_browser=not no_open)


def _join(group: click.Group, words: Words) -> None:
    @group.command("join", help=words.t("cli-join"))
    @argument(words, "url", "URL")
    @option(words, "--name", metavar="NAME")
    @option(words, "--plain", is_flag=True)
    @option(words, "--json", "as_json", is_flag=True)
    @option(words, "--pictures", is_flag=True)
    @lang_option(words)
    def join(url: str, name: str | None, *, plain: bool, as_json: bool, pictures: bool) -> None:
        with needing(words, "join"):
            from lastcard.cli.joining import join_plainly, link_of
        link = link_of(words, url)
        if plain or as_json or not _full_screen():
            join_plainly(words, link, name, as_json=as_json)
        else:
            from lastcard.cli.screen import album_here, join_on_screen

            join_on_screen(words, link, name, album_here(words, wanted=pictures))


def _verify(group: click.Group, words: Words) -> None:
    @group.command("verify", help=words.t("cli-verify"))
    @argument(words, "file", "FILE", type=click.Path(path_type=Path))
    @option(words, "--commitments", type=click.Path(path_type=Path), metavar="FILE")
    @lang_option(words)
    def verify(file: Path, commitments: Path | None) -> None:
        from lastcard.cli.records import prove_fair

        prove_fair(file, commitments, words)


def _copies(group: click.Group, words: Words) -> None:
    for name in ("backup", "restore"):

        @group.command(name, help=words.t(f"cli-{name}"))
        @argument(words, "file", "FILE", type=click.Path(path_type=Path))
        @option(words, "--data", type=click.Path(path_type=Path), metavar="FOLDER")
        @lang_option(words)
        def copy(file: Path, data: Path | None, *, back: bool = name == "restore") -> None:
            with needing(words, "serve"):
                from lastcard.cli.serving import copy_tables, data_folder
            copy_tables(words, data or data_folder(), file, back=back)


def _migrate(group: click.Group, words: Words) -> None:
    @group.command("migrate", help=words.t("cli-migrate"))
    @option(words, "--log", required=True, envvar="LASTCARD_LOG", metavar="URL")
    @option(words, "--from", "data", type=click.Path(path_type=Path), metavar="FOLDER")
    @option(words, "--restored", is_flag=True)
    @lang_option(words)
    def migrate(log: str, data: Path | None, *, restored: bool) -> None:
        if restored and data is not None:
            raise Refused(words.error("not_both", one="--from", other="--restored"))
        with needing(words, "cluster"):
            from lastcard.cli.migrating import migrate
        migrate(words, log, data, restored=restored)


def _simulate(group: click.Group, words: Words) -> None:
    @group.command("simulate", help=words.t("cli-simulate"))
    @_all_of(_played(words))
    @click.option("--sheet", help=words.t("cli-option-sheet-simulated"), metavar="ID")
    @option(words, "--players", metavar="2-10")
    @option(words, "--rounds", type=click.IntRange(1), metavar="N")
    @option(words, "--matches", type=click.IntRange(1), metavar="N")
    @option(words, "--policy", default="random", metavar="NAME")
    @click.option("--against", help=words.t("cli-option-against-policy"), metavar=metavar(words, "NAME"))
    @option(words, "--scoring", metavar="winner|low")
    @option(words, "--target", metavar="POINTS")
    @_all_of(_by_rules(words))
    @option(words, "--compare", multiple=True, metavar="NAME=VALUE")
    @option(words, "--seed", type=int, metavar="N")
    @option(words, "--threads", type=click.IntRange(1), metavar="N")
    @option(words, "--cluster", metavar="ADDRESS")
    @option(words, "--json", "as_json", is_flag=True)
    @option(words, "--csv", "as_csv", is_flag=True)
    @option(words, "--plot", type=click.Path(path_type=Path), metavar="FILE")
    @lang_option(words)
    def simulate(*, as_json: bool, as_csv: bool, plot: Path | None, **given: Any) -> None:  # noqa: ANN401  options by their names
        with needing(words, "batch", *([] if plot is None else ["plot"])):
            from lastcard.cli.simulating import simulate
        simulate(words, given, as_json=as_json, as_csv_lines=as_csv, picture=plot)


def _balance(group: click.Group, words: Words) -> None:
    @group.command("balance", help=words.t("cli-balance"))
    @_all_of(_played(words))
    @click.option("--sheet", help=words.t("cli-option-sheet-simulated"), metavar="ID")
    @option(words, "--players", metavar="2-10")
    @_all_of(_by_rules(words))
    @click.option("--policy", default="medium", help=words.t("cli-option-policy-measured"), metavar=metavar(words, "NAME"))
    @option(words, "--rounds", type=click.IntRange(1, PLAYED_MAX), metavar="N")
    @click.option("--matches", type=click.IntRange(1, PLAYED_MAX), help=words.t("cli-option-matches-measured"), metavar="N")
    @option(words, "--alone", is_flag=True)
    @option(words, "--seed", type=int, metavar="N")
    @option(words, "--threads", type=click.IntRange(1), metavar="N")
    @option(words, "--json", "as_json", is_flag=True)
    @click.option("--picture", type=click.Path(path_type=Path), help=words.t("cli-option-plot"), metavar=metavar(words, "FILE"))
    @lang_option(words)
    def balance(*, as_json: bool, picture: Path | None, **given: Any) -> None:  # noqa: ANN401  options by their names
        with needing(words, "batch", *([] if picture is None else ["plot"])):
            from lastcard.cli.balancing import balance
        balance(words, given, as_json=as_json, picture=picture)


def _train(group: click.Group, words: Words) -> None:
    @group.command("train", help=words.t("cli-train"))
    @click.option("--quick", is_flag=True, help=words.t("cli-option-quick-training"))
    @option(words, "--out", default="expert.json", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
    @option(words, "--seed", default=1, type=click.IntRange(0), metavar="N")
    @lang_option(words)
    def train(out: Path, seed: int, *, quick: bool) -> None:
        # Several threads would add the parts of a sum in another order, and the bytes would depend on their number.
        os.environ["OPENBLAS_NUM_THREADS"] = "1"
        with needing(words, "batch"):
            from lastcard.cli.training import train
        train(words, out, seed, quick=quick)
