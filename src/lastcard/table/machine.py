"""The functions with which a driver runs a table; a proof plants its faults by handing a driver others."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

from lastcard.table.accept import Reply, accept
from lastcard.table.clock import Due, TimeCommand, due
from lastcard.table.commands import Said
from lastcard.table.decide import decide, decide_due
from lastcard.table.entries import AnyEntry
from lastcard.table.fairness import Entropy
from lastcard.table.outcome import Outcome
from lastcard.table.state import Client, Outgoing, TableState

Decide: TypeAlias = Callable[[TableState, Client, Said, float, Entropy], Outcome]
DecideDue: TypeAlias = Callable[[TableState, TimeCommand, float, Entropy], Outcome]
Accept: TypeAlias = Callable[[TableState, AnyEntry, float, "Reply | None"], list[Outgoing]]


class Machine(NamedTuple):
    """What decides at a table, and what changes it."""

    decide: Decide = decide
    decide_due: DecideDue = decide_due
    accept: Accept = accept
    due: Callable[[TableState], Due | None] = due
