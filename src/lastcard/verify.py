"""Was the shuffle fair? Everything that a record alone can prove about it.

A served table publishes a commitment before it deals: the SHA-256 of a seed and a nonce that nobody sees until the round is over.
Players add salts, so that the order of the cards hangs on the server and on each of them. A record carries all of it, and
playing it again shows that every shuffle followed from it.

Two things no record can prove by itself: that the commitments in it are those the players saw, and that no salt was left out.
Those who were there can, with what they noted then (`lastcard.commitments`). That the server did not look at its own cards nobody
can prove. And 256 bits of seed are beyond guessing, but cannot reach each of the 2^600 orders of a pack.

>>> from lastcard.match import Match
>>> verify(Match.new("classic", players=2, seed=7).record()).problems
(Problem(code='not_served', at=None),)
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from lastcard.commitments import Commitments, Noted, deal_in, eyes_of
from lastcard.decks import edition_of
from lastcard.match import Match
from lastcard.record import BadRecord, Chance, Line, lines_of, seal
from lastcard.replay import Step, steps
from lastcard.rules.events import Event
from lastcard.rules.questions import SeatNo
from lastcard.views import Wire, tell

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
    seats: tuple[int, ...] | None = None
    """Whose the salts are; None where the record does not say so."""
    seen: bool = False
    """Whether somebody's notes have this commitment from before the deal."""

    @property
    def kept(self) -> bool:
        """Whether the seed is the one that was committed to."""
        return self.seed is not None and self.nonce is not None and commitment_of(self.seed, self.nonce) == self.commitment


class Problem(msgspec.Struct, frozen=True):
    """Something that is wrong with a record, or not proved by it; the catalogue has a sentence for each code."""

    code: str
    """`record`: it does not replay; `not_served`: it announces no commitments; `arranged`: its cards were not dealt; `broken`: a
    seed is not the one that was committed to; `unsalted`: the server alone decided; `dealer`: the draw for the deal does not
    follow from the first round; `same_seed`: two rounds have one; `altered`: lines of a round were changed or are missing;
    `unsealed`: that cannot be told; `unfinished`: the record stops before the match is over. Compared with somebody's notes:
    `unseen`: the commitment was not noted before the deal; `swapped`: another one, or other salts, were published;
    `left_out`: our salt is missing; `not_taken`: it is, and was not acknowledged; `dealt`: our cards were others."""
    at: int | None = None
    """The line or the round that is wrong, where it is one."""


class Report(msgspec.Struct, frozen=True):
    """What was proved, and what is wrong."""

    rounds: tuple[FairRound, ...]
    problems: tuple[Problem, ...]

    @property
    def fair(self) -> bool:
        """Whether all of it is proved: every round of a whole match."""
        return not self.problems

    @property
    def proved(self) -> tuple[FairRound, ...]:
        """The rounds about which nothing is wrong; none if the draw for the deal, on which all hangs, is not proved."""
        wrong = {problem.at for problem in self.problems}
        return () if None in wrong else tuple(fair for fair in self.rounds if fair.round not in wrong)


def verify(text: str, noted: Commitments | None = None) -> Report:
    """Check every commitment, salt and shuffle of a record, and whether it is whole; perhaps against somebody's notes."""
    rounds, problems = [], []
    try:
        for step in steps(text):
            if step.own is not None:
                fair, wrong = _checked(step, noted)
                rounds.append(fair)
                problems += wrong
    except BadRecord as error:
        return Report((), (Problem("record", error.line),))
    if not any(fair.commitment for fair in rounds):
        return Report(tuple(rounds), (Problem("not_served"),))
    seeds = [fair.seed for fair in rounds]
    if len(set(seeds)) < len(seeds):
        problems.append(Problem("same_seed"))
    problems += _incomplete(list(lines_of(text)), rounds)
    return Report(tuple(rounds), tuple(sorted(problems, key=lambda problem: problem.at or 0)))


def _checked(step: Step, noted: Commitments | None) -> tuple[FairRound, list[Problem]]:
    """What the deal of a round says of its shuffle, and what is wrong with it."""
    assert step.own is not None
    header, problems = step.match.header, []
    fair = _fair(step.match.state.round_no, step.own)
    if not fair.kept:
        problems.append(Problem("broken", fair.round))
    if not fair.salts:
        problems.append(Problem("unsalted", fair.round))
    if fair.round == 1:
        if header.arrange is not None:
            problems.append(Problem("arranged", 1))
        elif fair.seed is not None and header.seed != dealer_seed(fair.seed, fair.salts):
            problems.append(Problem("dealer"))
    if noted is not None:
        about = noted.about(fair.round)
        problems += _compared(fair, step, about, noted.seat)
        fair = replace(fair, seen=about is not None and about.ahead)
    return fair, problems


def _incomplete(lines: list[Line], rounds: list[FairRound]) -> list[Problem]:
    """What is missing of a record that can be played."""
    found = []
    starts = [at for at, line in enumerate(lines) if line.word == "round"]
    for fair, start, end in zip(rounds, starts, [*starts[1:], len(lines)], strict=False):
        own = [f"{line.text} {line.remark}".strip() if line.word == "salts" else line.text for line in lines[start:end]]
        results = [at for at, line in enumerate(lines[start:end]) if line.word == "result"]
        if not results:
            found.append(Problem("unfinished", fair.round))
            continue
        told = lines[start + results[0]].remark
        if fair.salts and told != seal(own[: results[0] + 1]):
            found.append(Problem("altered" if told and fair.seats else "unsealed", fair.round))
    if lines[-1].word == "result":
        found.append(Problem("unfinished", rounds[-1].round))
    return found


def _compared(fair: FairRound, step: Step, noted: Noted | None, seat: SeatNo | None) -> list[Problem]:
    """What differs from what somebody noted about a round."""
    if noted is None:
        return [Problem("unseen", fair.round)]
    problems = [] if noted.ahead else [Problem("unseen", fair.round)]
    published = noted.commitment, fair.salts if noted.salts is None else tuple(noted.salts)
    if published != (fair.commitment, fair.salts) or (noted.seats and fair.seats and tuple(noted.seats) != fair.seats):
        problems.append(Problem("swapped", fair.round))
    if (noted.salt is not None or noted.taken) and not has_salt(noted.salt, seat, fair.salts, fair.seats):
        problems.append(Problem("left_out" if noted.taken else "not_taken", fair.round))
    if noted.deal is not None and noted.deal != told_of_deal(step.events, eyes_of(noted.deal)):
        problems.append(Problem("dealt", fair.round))
    return problems


def has_salt(salt: str | None, seat: SeatNo | None, salts: Sequence[str], seats: Sequence[SeatNo] | None) -> bool:
    """Whether a salt was mixed in, as its seat's where that is said."""
    return salt in salts if not seats else any(pair == (seat, salt) for pair in zip(seats, salts, strict=False))


def deal_of(
    info: Wire, round_no: int, first: tuple[str, tuple[str, ...]], own: tuple[str, tuple[str, ...]], seat: SeatNo | None
) -> list[Wire] | None:
    """How a round must have been dealt at the table of an info, as a seat is told it: from seed and salts of round 1 and its own.

    The deal goes round, so that who deals follows from the draw before round 1.
    """
    settings = info["settings"]
    edition = edition_of(settings["edition"], settings.get("deck"))
    sheet, rules, players = settings["sheet"], settings["rules"], len(settings["seats"])
    match = Match.seated(edition, sheet=sheet, rules=rules, players=players, seed=dealer_seed(*first))
    drawn = tuple(match.history)
    if round_no > 1:
        drawn, before = (), match.state
        dealer = (before.dealer + (round_no - 2) * before.start_direction) % before.players
        match.state = replace(before, round_no=round_no - 1, round_over=True, dealer=dealer)
    return told_of_deal(drawn + match.next(Chance(*own)), seat)


def told_of_deal(events: Sequence[Event], seat: SeatNo | None) -> list[Wire] | None:
    """How a round was dealt, as a seat is told it, or somebody who watches."""
    return deal_in([told for event in events if (told := tell(event, seat)) is not None])


def _fair(number: int, own: Chance) -> FairRound:
    """What a round's own chance says; a commitment that is none at all counts as missing."""
    found = _COMMITMENT.fullmatch(own.commitment or "")
    commitment, nonce = found.groups() if found else (None, None)
    return FairRound(number, own.seed, nonce, own.salts, commitment, own.seats)
