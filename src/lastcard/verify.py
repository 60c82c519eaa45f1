"""Was the shuffle fair? Everything that a record alone can prove about it.

A served table publishes a commitment before it deals: the SHA-256 of a seed and a nonce that nobody sees until the round is over.
Players add salts, so that the order of the cards hangs on the server and on each of them. A record carries all of it, and
playing it again shows that every shuffle followed from it.

Three things no record can prove: that the commitments in it are those the players saw (compare them), that no salt was left out
(players who want to be sure look for their own in the list; the programs of this package do so at each deal), and that the server
did not look at its own cards. And 256 bits of seed are beyond guessing, but cannot reach each of the 2^600 orders of a pack.

>>> from lastcard.match import Match
>>> verify(Match.new("classic", players=2, seed=7).record()).problems
(Problem(code='not_served', at=None),)
"""

from __future__ import annotations

import hashlib
import re

import msgspec

from lastcard.record import BadRecord, Chance
from lastcard.replay import steps

_COMMITMENT = re.compile(r"([0-9a-f]{64}) ([0-9a-f]+)")


def commitment_of(seed: str, nonce: str) -> str:
    """What is published of a seed before the deal."""
    return hashlib.sha256(f"lastcard-commitment-1|{seed}|{nonce}".encode()).hexdigest()


def dealer_seed(seed: str, salts: tuple[str, ...]) -> str:
    """The seed of the draw for the deal, which follows from the first round's, so that its commitment covers both."""
    return hashlib.sha256(f"lastcard-dealer-1|{seed}|{','.join(salts)}".encode()).hexdigest()


class FairRound(msgspec.Struct, frozen=True):
    """What a record says about the shuffles of one round."""

    round: int
    seed: str | None = None
    nonce: str | None = None
    salts: tuple[str, ...] = ()
    commitment: str | None = None

    @property
    def kept(self) -> bool:
        """Whether the seed is the one that was committed to."""
        return self.seed is not None and self.nonce is not None and commitment_of(self.seed, self.nonce) == self.commitment


class Problem(msgspec.Struct, frozen=True):
    """Something that is wrong with a record; the catalogue has a sentence for each code, `table-verify-` and the code."""

    code: str
    """`record`: it does not replay; `not_served`: it announces no commitments; `broken`: a seed is not the one that was
    committed to; `dealer`: the draw for the deal does not follow from the first round; `same_seed`: two rounds have one."""
    at: int | None = None
    """The line or the round that is wrong, where it is one."""


class Report(msgspec.Struct, frozen=True):
    """What was proved, and what is wrong."""

    rounds: tuple[FairRound, ...]
    problems: tuple[Problem, ...]

    @property
    def fair(self) -> bool:
        """Whether nothing is wrong."""
        return not self.problems


def verify(text: str) -> Report:
    """Check every commitment, salt and shuffle of a record."""
    rounds = []
    seed = ""
    try:
        for step in steps(text):
            if step.own is not None:
                rounds.append(_fair(step.match.state.round_no, step.own))
                seed = step.match.header.seed
    except BadRecord as error:
        return Report((), (Problem("record", error.line),))
    if not any(fair.commitment for fair in rounds):
        return Report(tuple(rounds), (Problem("not_served"),))
    problems = [Problem("broken", fair.round) for fair in rounds if not fair.kept]
    first = rounds[0]
    if first.seed is not None and seed != dealer_seed(first.seed, first.salts):
        problems.append(Problem("dealer"))
    seeds = [fair.seed for fair in rounds]
    if len(set(seeds)) < len(seeds):
        problems.append(Problem("same_seed"))
    return Report(tuple(rounds), tuple(problems))


def _fair(number: int, own: Chance) -> FairRound:
    """What a round's own chance says; a commitment that is none at all counts as missing."""
    found = _COMMITMENT.fullmatch(own.commitment or "")
    commitment, nonce = found.groups() if found else (None, None)
    return FairRound(number, own.seed, nonce, own.salts, commitment)
