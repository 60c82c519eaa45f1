"""Commands whose help is said in the language of the reader."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any, TypeVar

import click

from lastcard.words import Words

COMMAND = os.environ.get("LASTCARD_COMMAND", "lastcard")
"""What people type to call us: `./go` says its own name."""

F = TypeVar("F", bound=Callable[..., object])


class Refused(click.ClickException):
    """Something in the call is wrong; the message says what would have been possible."""

    exit_code = 2


class Spoken(click.Command):
    """A command that takes its words from the context."""

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
            with formatter.section(words.t("cli-heading-commands")):
                formatter.write_dl([(name, str(command.help)) for name, command in self.commands.items()])
        rows = [row for param in self.get_params(ctx) if (row := param.get_help_record(ctx)) is not None]
        with formatter.section(words.t("cli-heading-options")):
            formatter.write_dl(rows)

    def get_help_option(self, ctx: click.Context) -> click.Option | None:
        """The option that shows the help."""
        option = super().get_help_option(ctx)
        words = ctx.find_object(Words)
        if option is not None and words is not None:
            option.help = words.t("cli-option-help")
        return option


class SpokenGroup(Spoken, click.Group):
    """A group of commands, listed in the order in which people meet them."""

    command_class = Spoken

    def resolve_command(self, ctx: click.Context, args: list[str]) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that was called by its name."""
        if args[0] not in self.commands:
            words: Words = ctx.find_object(Words)  # type: ignore[assignment]  # the root context has it
            raise Refused(words.error("unknown_command", command=args[0], commands=", ".join(self.commands)))
        return super().resolve_command(ctx, args)


def option(words: Words, *names: str, **settings: Any) -> Callable[[F], F]:  # noqa: ANN401  whatever click takes
    """An option with its help from the catalogue."""
    key = names[0].removeprefix("--")
    return click.option(*names, help=words.t(f"cli-option-{key}"), **settings)


def lang_option(words: Words) -> Callable[[F], F]:
    """`--lang`, which has been obeyed before the command is called."""
    return option(words, "--lang", metavar="LANG", expose_value=False)
