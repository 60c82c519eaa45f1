"""What `lastcard train` does: the nets of `expert`, with a bar that tells the time left."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import click
import msgspec

from lastcard.batch.training import FULL, QUICK
from lastcard.batch.training import train as train_nets
from lastcard.cli.figures import progress, progressed
from lastcard.cli.simulating import say_compiling_in
from lastcard.cli.spoken import Refused
from lastcard.words import Words


def train(words: Words, out: Path, seed: int, *, quick: bool) -> None:
    """Train, and say where the nets are."""
    say_compiling_in(words)
    plan = msgspec.structs.replace(QUICK if quick else FULL, seed=seed)
    with progress() as bars:
        try:
            train_nets(plan, out, partial(progressed, bars))
        except OSError:
            raise Refused(words.error("unwritable", file=str(out))) from None
    click.echo(words.t("report-trained", file=str(out)))
