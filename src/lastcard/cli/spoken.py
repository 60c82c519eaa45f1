"""Commands whose help is said in the language of the reader."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any, TypeVar

import click

from lastcard.words import Words

COMMAND = os.environ.get("LASTCARD_COMMAND", "lastcard")
"""What people type to call us: `./go` says its own name."""

GO = "./go"
GO_ALONE = ("test", "check", "lock")
"""Words that `./go` obeys without us."""

F = TypeVar("F", bound=Callable[..., object])


class Refused(click.ClickException):
    """Something in the call is wrong; the message says what would have been possible."""

    exit_code = 2


class Spoken(click.Command):
    """A command that takes its words from the context."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read what was typed; a mistake knows in which command it was made."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write how the command is called."""
        words: Words = ctx.find_object(Words)  # type: ignore[assignment]  # the root context has it
        pieces = [words.t("cli-metavar-options")]
        if isinstance(self, click.Group):
            pieces.append(words.t("cli-metavar-command"))
        pieces += [param.make_metavar(ctx) for param in self.params if isinstance(param, click.Argument)]
        formatter.write_usage(ctx.command_path, " ".join(pieces), prefix=words.t("cli-heading-usage") + " ")

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands of a group, and what can be set."""
        words: Words = ctx.find_object(Words)  # type: ignore[assignment]  # the root context has it
        if isinstance(self, click.Group):
            listed = [(name, str(command.help)) for name, command in self.commands.items()]
            if ctx.parent is None and COMMAND == GO:
                listed += [(name, words.t(f"cli-{name}")) for name in GO_ALONE]
            _write_section(formatter, words.t("cli-heading-commands"), listed)
        rows = [row for param in self.get_params(ctx) if (row := param.get_help_record(ctx)) is not None]
        _write_section(formatter, words.t("cli-heading-options"), rows)
        if ctx.parent is None and COMMAND == GO:
            formatter.write_paragraph()
            formatter.write_text(words.t("cli-more"))

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option that shows the help."""
        option = super().get_help_option(ctx)
        words = ctx.find_object(Words)
        if option is not None and words is not None:
            option.help = words.t("cli-option-help")
        return option


def _write_section(formatter: click.HelpFormatter, heading: str, rows: list[tuple[str, str]]) -> None:
    """Write rows under a heading that brings its own colon: in French a space stands before it."""
    formatter.write_paragraph()
    formatter.write(f"{heading}\n")
    with formatter.indentation():
        formatter.write_dl(rows)


class SpokenGroup(Spoken, click.Group):
    """A group of commands, listed in the order in which people meet them."""

    command_class = Spoken

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that was called by its name."""
        if args[0] not in self.commands:
            words: Words = ctx.find_object(Words)  # type: ignore[assignment]  # the root context has it
            raise Refused(words.error("unknown_command", command=args[0], commands=", ".join(self.commands)))
        return super().resolve_command(ctx, args)


def metavar(words: Words, text: str) -> str:
    """What stands for a value in the help: `NAME=VALUE`, in the language of the reader.

    >>> metavar(Words("it"), "[NAME=VALUE]"), metavar(Words("it"), "ID")
    ('[NOME=VALORE]', 'ID')
    """
    return re.sub(r"\b(?!ID|URL|REF|CIDR)[A-Z]{2,}", lambda found: words.t(f"cli-metavar-{found[0].lower()}"), text)


def argument(words: Words, name: str, sign: str, **settings: Any) -> Callable[[F], F]:  # noqa: ANN401  whatever click takes
    """An argument with its sign from the catalogue."""
    return click.argument(name, metavar=metavar(words, sign), **settings)


def option(words: Words, *names: str, **settings: Any) -> Callable[[F], F]:  # noqa: ANN401  whatever click takes
    """An option with its help from the catalogue."""
    key = names[0].removeprefix("--")
    if "metavar" in settings:
        settings["metavar"] = metavar(words, settings["metavar"])
    return click.option(*names, help=words.t(f"cli-option-{key}"), **settings)


def lang_option(words: Words) -> Callable[[F], F]:
    """`--lang`, which has been obeyed before the command is called."""
    return option(words, "--lang", metavar="LANG", expose_value=False)
