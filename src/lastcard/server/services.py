"""What the tables of a server share: its log and bus, its clocks and its chance."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from typing import NamedTuple

from lastcard.server.bus import Bus
from lastcard.server.metrics import Metrics
from lastcard.server.settings import ServerPaces
from lastcard.server.store.log import Log
from lastcard.table.fairness import Entropy
from lastcard.table.machine import Machine
from lastcard.table.state import Conditions


class Services(NamedTuple):
    """What the drivers of a server share."""

    log: Log
    bus: Bus
    metrics: Metrics
    paces: ServerPaces
    now: Callable[[], float]
    conditions: Conditions = Conditions()
    entropy: Entropy = secrets.token_bytes
    machine: Machine = Machine()
    """How tables are run."""
    time_of_day: Callable[[], float] = time.time
    """By which tables expire. It may be wrong, and set right at any moment; `now` only goes on."""
    has_room: Callable[[], bool] = lambda: True
    """Whether there is space on the disk for more tables."""
