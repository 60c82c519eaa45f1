"""The fair shuffle of a served table: a fresh pledge for each round, committed to one round ahead.

The commitment for a round is public while its salts are collected, so the server cannot choose a seed that suits the salts; and
salts stay hidden until the deal, so no player can choose one that suits the others. `lastcard.verify` proves it from the record.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import TypeVar

from lastcard.codes import require
from lastcard.record import Chance
from lastcard.table.entries import Pledge
from lastcard.verify import commitment_of

T = TypeVar("T")

Entropy = Callable[[int], bytes]
"""So many bytes that cannot be guessed: `secrets.token_bytes`, or a test's own."""

TOLD_MAX = 3
"""So many of the last rounds, with the one to come, everybody is told of; and of the first, which the draw for the deal is of."""

KEPT_MAX = TOLD_MAX + 1
"""A round may be taken back."""

_SALT = re.compile(r"[0-9A-Za-z_-]{1,64}")


def fresh_pledge(entropy: Entropy) -> Pledge:
    """A pledge that cannot be guessed."""
    return Pledge(entropy(32).hex(), entropy(16).hex())


def commitment(pledge: Pledge) -> str:
    """What is published of a pledge."""
    return commitment_of(pledge.seed, pledge.nonce)


def chance(pledge: Pledge, salts: dict[int, str], *, labelled: bool = True) -> Chance:
    """What the shuffles of a round follow from, as the record carries it."""
    whose = tuple(salts) if labelled else None
    return Chance(pledge.seed, tuple(salts.values()), f"{commitment(pledge)} {pledge.nonce}", whose)


def recent(rounds: Mapping[int, T], most: int = TOLD_MAX) -> dict[int, T]:
    """Of the rounds of a match the first and the last ones."""
    last = max(rounds, default=0)
    return {number: of_round for number, of_round in rounds.items() if number == 1 or number > last - most}


def checked_salt(salt: str) -> str:
    """A salt that a record can carry."""
    require(_SALT.fullmatch(salt), "bad_message", "a salt is 1 to 64 letters, digits, hyphens and underscores")
    return salt
