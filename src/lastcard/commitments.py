"""What somebody at a served table noted about its shuffles: the commitments as they were first published, and what was told then.

A browser's page and `lastcard join` keep such notes and save them as a file, which `lastcard verify --commitments` compares with
the record. A record alone cannot tell whether its commitments are those that were published before the deals.

>>> read_commitments(b'{"lastcard": "commitments 1", "rounds": [{"round": 1, "commitment": "00ff"}]}').rounds[0].commitment
'00ff'
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

FORMAT = "commitments 1"

TOLD_OF_DEAL = frozenset({"dealer_drew", "dealer_chosen", "round_began", "dealt", "turned_up", "put_back"})
"""The events that follow from the shuffle of a round before anybody has moved."""


class Noted(msgspec.Struct, omit_defaults=True):
    """What was noted about one round; what was told first counts."""

    round: int
    commitment: str
    ahead: bool = False
    """Whether it was published before the deal, as far as the one who noted it can tell."""
    salt: str | None = None
    """Our own, chosen when the commitment was known: the only one that we have ever said for this round."""
    taken: bool = False
    """Whether our salt was acknowledged before the deal was told, so that it must be in the shuffle."""
    salts: list[str] | None = None
    """Those that the server said were mixed in, when it told the deal."""
    seats: list[int] | None = None
    """Whose they are."""
    opened: bool = False
    """Whether its seed has been told, and compared with all this: what comes later need not tell it again."""
    deal: list[dict[str, Any]] | None = None
    """How the cards were dealt, as our seat was told it."""


class Commitments(msgspec.Struct):
    """The notes about one match."""

    lastcard: str = FORMAT
    table: str = ""
    match: int = 1
    """Which match of its table it is."""
    seat: int | None = None
    """Ours; None for those who watch."""
    rounds: list[Noted] = []

    def about(self, round_no: int) -> Noted | None:
        """What was noted about a round."""
        return next((noted for noted in self.rounds if noted.round == round_no), None)


def read_commitments(body: bytes) -> Commitments:
    """The notes in a file; ValueError if it holds none."""
    try:
        found = msgspec.json.decode(body, type=Commitments)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
        raise ValueError("this is no file of commitments") from None
    if found.lastcard != FORMAT:
        raise ValueError(f"this is no file of {FORMAT}")
    if not all(_is_told(event) for noted in found.rounds for event in noted.deal or ()):
        raise ValueError("this deal is none that a table tells")
    return found


def _is_told(event: dict[str, Any]) -> bool:
    """Whether it has what every event of a deal has, as far as it is read here."""
    return isinstance(event.get("event"), str) and (event["event"] != "dealt" or isinstance(event.get("seat"), int))


def eyes_of(deal: Sequence[dict[str, Any]]) -> int | None:
    """The seat that was told of a deal; None for those who watch, as they are told no hand."""
    return next((event["seat"] for event in deal if event["event"] == "dealt" and "cards" in event), None)


def deal_in(events: Sequence[dict[str, Any]]) -> list[dict[str, Any]] | None:
    """How a round was dealt, among what was told; None if no deal is among it."""
    if not any(event["event"] == "round_began" for event in events):
        return None
    return [event for event in events if event["event"] in TOLD_OF_DEAL]
