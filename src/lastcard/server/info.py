"""What anybody may know about a table before joining it."""

from __future__ import annotations

import msgspec

from lastcard.server.clock import Clock
from lastcard.server.company import Company
from lastcard.server.sitting import Sitting
from lastcard.views import Wire


def info_of(sitting: Sitting, clock: Clock, company: Company) -> Wire:
    """The `info` of the protocol."""
    return {
        "id": sitting.table,
        "phase": sitting.phase,
        "settings": msgspec.to_builtins(sitting.settings),
        "differs": sitting.settings.differs(),
        "seats": [
            {
                "kind": chair.kind,
                "name": chair.name,
                "taken": chair.taken,
                "here": not chair.person or seat in company.places,
                "host": seat == sitting.host,
                "stand_in": seat in clock.stand_ins,
            }
            for seat, chair in enumerate(sitting.chairs)
        ],
        "spectators": len(company.watching),
        "round": 0 if sitting.match is None else sitting.match.state.round_no,
        "matches": sitting.matches,
        "fairness": sitting.fairness(),
    }
