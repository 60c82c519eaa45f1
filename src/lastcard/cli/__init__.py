"""The `lastcard` command. Each subcommand imports what it needs when it runs, so that starting stays quick.

What people read comes from the catalogue; data goes to standard output, errors and progress to standard error. It ends with 0,
with 1 when something failed, with 2 when it was called wrongly, and with 130 when it was interrupted.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Any, NoReturn

import click

from lastcard.cli.commands import commands
from lastcard.cli.spoken import COMMAND
from lastcard.words import Words, WordsError
from lastcard.words.printing import printable_lines

FAILED, WRONG_USE, INTERRUPTED = 1, 2, 130


def main() -> NoReturn:
    """Run the command that this process was called with, and end it."""
    sys.exit(run(sys.argv[1:]))


def run(args: Sequence[str]) -> int:
    """Run a command; how it ended."""
    try:
        words = Words(language(args))
    except WordsError:
        listed = ", ".join(Words.available())
        return _failed(Words("en").error("unknown_lang", lang=language(args), langs=listed), WRONG_USE)
    if args and args[0] == "help":
        args = [*args[1:], "--help"]
    try:
        return commands(words).main(list(args), prog_name=COMMAND, standalone_mode=False) or 0
    except click.NoSuchOption as error:
        return _failed(words.error("unknown_option", option=error.option_name, help=_help_of(error)), WRONG_USE)
    except click.exceptions.NoArgsIsHelpError as error:
        return _failed(error.format_message(), WRONG_USE)
    except click.UsageError as error:
        return _failed(_misused(error, words), WRONG_USE)
    except click.ClickException as error:
        return _failed(error.message, error.exit_code)
    except (click.Abort, KeyboardInterrupt):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader of our output has gone. Python would complain once more when it closes standard output.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FAILED


def language(args: Sequence[str]) -> str:
    """The language to speak: `--lang` if it is given, then the environment's.

    >>> language(["rules", "--lang", "it"])
    'it'
    """
    for at, arg in enumerate(args):
        if arg == "--lang" and at + 1 < len(args):
            return args[at + 1]
        if arg.startswith("--lang="):
            return arg.removeprefix("--lang=")
    settings = (os.environ.get(name) for name in ("LASTCARD_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    return Words.nearest(next((setting for setting in settings if setting), "en"))


def _failed(message: str, code: int) -> int:
    click.echo(printable_lines(message), err=True)
    return code


def _help_of(error: click.UsageError) -> str:
    return f"{error.ctx.command_path if error.ctx else COMMAND} --help"


def _misused(error: click.UsageError, words: Words) -> str:
    if isinstance(error, click.BadParameter) and error.param is not None and not isinstance(error, click.MissingParameter):
        return words.error("bad_option", option=error.param.opts[0], values=_possible(error.param.type))
    if isinstance(error, click.MissingParameter) and error.param is not None and error.ctx is not None:
        return words.error("missing_argument", argument=error.param.make_metavar(error.ctx), help=_help_of(error))
    if isinstance(error, click.BadOptionUsage) and not _is_flag(error):
        return words.error("no_value", option=error.option_name, help=_help_of(error))
    return words.error("bad_usage", help=_help_of(error))


def _is_flag(error: click.BadOptionUsage) -> bool:
    """Whether an option that was used wrongly takes no value."""
    params = error.ctx.command.params if error.ctx else []
    return any(isinstance(param, click.Option) and param.is_flag and error.option_name in param.opts for param in params)


def _possible(kind: click.ParamType[Any]) -> str:
    """The values that a kind of parameter takes, in signs that need no translation."""
    if isinstance(kind, click.Choice):
        return ", ".join(map(str, kind.choices))
    if isinstance(kind, click.IntRange):
        return f"{kind.min}, {(kind.min or 0) + 1}, …" + (f", {kind.max}" if kind.max is not None else "")
    if isinstance(kind, click.FloatRange):
        return f"{kind.min:g} - {kind.max:g}"
    assert kind is click.INT, f"nothing says what a {kind.name} may be"
    return "0, 1, 2, …"
