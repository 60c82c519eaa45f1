"""What a hint is: a choice and the reason for it. The sentences are in the words catalogue, `hint-` and the reason."""

from __future__ import annotations

import msgspec

from lastcard.rules.questions import Choice

ABOUT_A_SEAT = (
    *("hit", "turn", "block", "past", "hard", "guilty", "doubtful", "innocent", "leader", "harmless", "far", "catch"),
    *("answered", "fewest", "team", "partner"),
)
"""Reasons that name another seat."""
REASONS = (
    *("only", "honest", "any", "whole", "call", "win", "out", "clear", "again", "many", "more", "pair", "wild", "draw"),
    *("points", "costly", "special", "rare", "strong", "chance", "spare", "most", "own", "friends", "shed"),
    *("stack", "saved", "until", "number", "smaller", "hands", "twin", "jump", "later"),
    *ABOUT_A_SEAT,
)
"""All reasons there are for what `medium` does."""


class Hint(msgspec.Struct, frozen=True):
    """What `medium` would do, and the key of the sentence that says why."""

    choice: Choice | None
    """None: let the offer go."""
    key: str
    """`hint-` and the reason."""
    args: dict[str, str | int]
    """`seat`, for a reason that is about a seat."""
