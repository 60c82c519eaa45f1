"""The fair shuffle of a served table: a fresh pledge for each round, committed to one round ahead.

The commitment for a round is public while its salts are collected, so the server cannot choose a seed that suits the salts; and
salts stay hidden until the deal, so nobody can choose one that suits the others. `lastcard.verify` proves it from the record.
"""

from __future__ import annotations

import re
import secrets

from lastcard.record import Chance
from lastcard.server.entries import Pledge
from lastcard.server.errors import Refusal
from lastcard.verify import commitment_of

_SALT = re.compile(r"[0-9A-Za-z_-]{1,64}")


def fresh_pledge() -> Pledge:
    """A pledge that nobody can guess."""
    return Pledge(secrets.token_hex(32), secrets.token_hex(16))


def commitment(pledge: Pledge) -> str:
    """What is published of a pledge."""
    return commitment_of(pledge.seed, pledge.nonce)


def chance(pledge: Pledge, salts: tuple[str, ...]) -> Chance:
    """What the shuffles of a round follow from, as the record carries it."""
    return Chance(seed=pledge.seed, salts=salts, commitment=f"{commitment(pledge)} {pledge.nonce}")


def checked_salt(salt: str) -> str:
    """A salt that a record can carry."""
    if not _SALT.fullmatch(salt):
        raise Refusal("bad_message", "a salt is 1 to 64 letters, digits, hyphens and underscores")
    return salt
