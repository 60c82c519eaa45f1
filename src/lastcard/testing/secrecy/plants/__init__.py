"""Leaks that are planted on purpose, in every way in which something can reach an observer: the proofs must find each.

A plant goes in through an argument: another machine or telling for a table, another application for a server. It counts how often
it had something to tell; one that never had has lost its place, and that is a failure, too.
"""

from __future__ import annotations

from lastcard.testing.secrecy.plants.house import HOUSE
from lastcard.testing.secrecy.plants.planting import Plant
from lastcard.testing.secrecy.plants.refused import REFUSED
from lastcard.testing.secrecy.plants.served import SERVED
from lastcard.testing.secrecy.plants.timed import TIMED
from lastcard.testing.secrecy.plants.told import TOLD
from lastcard.testing.secrecy.plants.who import WHO

PLANTS: tuple[Plant, ...] = (*TOLD, *WHO, *REFUSED, *TIMED, *HOUSE, *SERVED)
"""All of them."""
