"""What the command line says where an extra is not installed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

import click

from lastcard.cli.spoken import Refused
from lastcard.extras import installing, is_ours
from lastcard.words import Words


@contextmanager
def needing(words: Words, *extras: str) -> Iterator[None]:
    """Around imports: what these extras would bring may be missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if is_ours(error):
            raise
        raise Refused(words.error("missing", command=installing(*extras))) from None


def say_without(words: Words, **peers: str) -> None:
    """Say which peers, named by their modules, are not here to be compared with, and what would bring them."""
    absent = [name for module, name in peers.items() if find_spec(module) is None]
    if absent:
        click.echo(words.t("report-bench-without", peers=words.listing(absent), command=installing("bench")), err=True)
