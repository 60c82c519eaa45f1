"""Hidden hands, dealt so that they fit what a seat was told (`lastcard.bots.evidence`).

Cards that the seat has seen are where it saw them. Every other card of every hand is drawn from those unseen, one after the
other: each kind as often as there are copies left, times what its holder's acts say about it. That is a factor for each act, by
how the kind relates to it. The factors were fitted (`lastcard.batch.beliefs`).
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch.bits import count
from lastcard.batch.cards import codes, faces
from lastcard.batch.chance import following, mixed
from lastcard.batch.compiling import entry, i64, kernel, u64
from lastcard.batch.state import CODES
from lastcard.bots.codes import DRAW_FOUR_CODE, WILD_CODE, colour_of, face_of, is_coloured
from lastcard.bots.evidence import Evidence, Held, Kind
from lastcard.cards import Colour
from lastcard.decks import edition_of
from lastcard.rules.state import Edition
from lastcard.views import View

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]

FACTORS = Path(__file__).with_name("beliefs.json")
RELATIONS = ("other", "colour", "face", "wild", "wild_four", "special")
"""How a kind of card relates to an act: of its colour; else of its face; a Wild; a Wild Draw Four; a special card."""
_COLOUR, _FACE, _WILD, _FOUR, _SPECIAL = map(i64, range(1, len(RELATIONS)))
NOT_SAID = i64(-1)
"""In the place of a colour, a face or a card that is not known."""
TRIES = 50
"""So often hands are dealt anew that cannot be completed, as a fact does not leave enough cards."""
_UNIT = 2.0**-53


class Fitted(msgspec.Struct, frozen=True):
    """The factors, and how they were made."""

    command: str
    logs: dict[str, dict[str, float]]
    """By kind of act and relation, the logarithm; what is left out is 0."""


@cache
def factors() -> Floats:
    """What each kind of act says about a kind of card, by how that relates to it."""
    return as_factors(msgspec.convert(json.loads(FACTORS.read_text(encoding="utf-8")), Fitted).logs)


def as_factors(logs: dict[str, dict[str, float]]) -> Floats:
    """Factors as kernels look them up."""
    table = np.zeros((len(Kind), len(RELATIONS)))
    for kind, by_relation in logs.items():
        for relation, value in by_relation.items():
            table[Kind[kind], RELATIONS.index(relation)] = value
    return np.exp(table)


class Hidden(NamedTuple):
    """What a seat does not know, and all that tells something about it, in numbers."""

    pool: Ints
    """How many cards of each kind it has not seen."""
    cards: Ints
    """The cards of other hands that it does not know, seat by seat, a row each: seat, when it came, its colour."""
    acts: Ints
    """What others did, a row each: seat, kind, when, colour, face, from which cards on it tells."""

    def deal(self, count: int, seed: int) -> Ints:
        """Some hands that fit: a row each, with the kinds of the cards that are not known. The same seed deals the same."""
        weights = np.empty((len(self.cards), CODES))
        dealt = np.zeros((count, len(self.cards)), np.int64)
        _deal(self.pool, self.cards, self.acts, factors(), weights, dealt, u64(seed % 2**64))
        return dealt


def hidden_from(view: View, evidence: Evidence) -> Hidden:
    """What is hidden from the seat of a view, which was told this."""
    edition = edition_of(view.edition, view.deck)
    code, face = codes(edition), {name: at for at, name in enumerate(faces(edition))}
    pool = np.zeros(CODES, np.int64)
    for card, copies in edition.deck.counts.items():
        pool[code[card]] = copies
    cards: list[tuple[int, int, int]] = []
    acts: list[tuple[int, int, int, int, int, int]] = []
    assert view.hand is not None, "a spectator deals nothing"
    seen = [*view.hand, *view.discard_pile, *view.aside]
    for seat, hand in enumerate(hands_held(view, evidence)):
        if seat != view.seat:
            seen += [held.card for held in hand if held.card is not None]
            cards += [(seat, held.came, _colour(edition, held.colour)) for held in hand if held.card is None]
            acts += [
                (seat, act.kind, act.at, _colour(edition, act.colour), face.get(act.face, int(NOT_SAID)), act.least)
                for act in evidence.acts[seat]
            ]
    for card in seen:
        # Cards of an arranged position need not add up to a deck.
        pool[code[card]] -= pool[code[card]] > 0
    return Hidden(pool, np.array(cards, np.int64).reshape(-1, 3), np.array(acts, np.int64).reshape(-1, 6))


def hands_held(view: View, evidence: Evidence) -> list[list[Held]]:
    """The cards of each hand; of an arranged hand it was not told that anything came."""
    return [
        [Held(0)] * (size - len(hand)) + hand[max(0, len(hand) - size) :]
        for size, hand in zip(view.hand_sizes, evidence.hands, strict=True)
    ]


def _colour(edition: Edition, colour: Colour | None) -> int:
    return int(NOT_SAID) if colour is None else edition.colours.index(colour)


# --- How likely a card is ----------------------------------------------------------------------------------------------------


@kernel
def relation(code: int, colour: int, face: int) -> int:
    """How a kind of card relates to a colour and a face."""
    if is_coloured(code):
        if colour_of(code) == colour:
            return _COLOUR
        return _FACE if face_of(code) == face else i64(0)
    if code == WILD_CODE:
        return _WILD
    return _FOUR if code == DRAW_FOUR_CODE else _SPECIAL


@kernel
def tells(act: Ints, card: Ints) -> bool:
    """Whether an act tells something of a card: it lay in that hand, and is none that the act leaves out."""
    return bool(act[0] == card[0] and act[5] <= card[1] < act[2])


@kernel
def weigh(cards: Ints, acts: Ints, table: Floats, weights: Floats) -> None:
    """What the acts say about each hidden card, by kind."""
    for at in range(len(cards)):
        for code in range(CODES):
            weights[at, code] = 1.0 if cards[at, 2] in (NOT_SAID, colour_of(code)) else 0.0
        for by in range(len(acts)):
            if tells(acts[by], cards[at]):
                for code in range(CODES):
                    weights[at, code] *= table[acts[by, 1], relation(code, acts[by, 3], acts[by, 4])]


@entry
def _deal(pool: Ints, cards: Ints, acts: Ints, table: Floats, weights: Floats, dealt: Ints, seed: int) -> None:
    """Fill the rows of `dealt`."""
    weigh(cards, acts, table, weights)
    left = pool.copy()
    chance = mixed(seed)
    for sample in range(len(dealt)):
        for _ in range(TRIES):
            left[:] = pool
            chance, complete = _deal_once(left, weights, dealt[sample], chance)
            if complete:
                break


@kernel
def _deal_once(left: Ints, weights: Floats, dealt: Ints, chance: int) -> tuple[int, bool]:
    """Deal every hidden card; whether each could be one that fits. The chance that is left comes back."""
    complete = True
    for at in range(len(dealt)):
        total = 0.0
        for code in range(CODES):
            total += left[code] * weights[at, code]
        fits = total > 0.0
        if not fits:
            complete = False
            total = float(left.sum())
        chance = following(chance)
        rest = (chance >> u64(11)) * _UNIT * total
        chosen = i64(0)
        for code in range(CODES):
            share = left[code] * (weights[at, code] if fits else 1.0)
            if share > 0.0:
                chosen = code
                rest -= share
                if rest < 0.0:
                    break
        dealt[at] = chosen
        left[chosen] -= 1
    return chance, complete


# --- How likely a hand is ----------------------------------------------------------------------------------------------------


@kernel
def log_chance(pool: Ints, weights: Floats, truth: Ints, forward: Floats, backward: Floats, gradient: Floats) -> float:
    """The logarithm of the chance that a hand is dealt, and how it grows with that of each weight.

    The cards are sorted. They can be dealt in any order, and of like cards the first comes first: what has been dealt is a set,
    and chances are added up over all sets.
    """
    size = len(truth)
    everything = (1 << size) - 1
    gradient[:] = 0.0
    totals = np.zeros(size)
    for at in range(size):
        for code in range(CODES):
            totals[at] += pool[code] * weights[at, code]
    forward[: everything + 1] = 0.0
    forward[0] = 1.0
    for dealt in range(everything):
        at = count(u64(dealt))
        total = _left(weights[at], truth, dealt, totals[at])
        for card in range(size):
            step = _step(pool, weights[at], truth, dealt, card, total)
            forward[dealt | 1 << card] += forward[dealt] * step
    whole = forward[everything]
    backward[everything] = 1.0
    for dealt in range(everything - 1, -1, -1):
        at = count(u64(dealt))
        total = _left(weights[at], truth, dealt, totals[at])
        backward[dealt] = 0.0
        for card in range(size):
            step = _step(pool, weights[at], truth, dealt, card, total)
            if step > 0.0:
                backward[dealt] += step * backward[dealt | 1 << card]
                gradient[at, truth[card]] += forward[dealt] * step * backward[dealt | 1 << card] / whole
        share = forward[dealt] * backward[dealt] / whole / total if total > 0.0 else 0.0
        for code in range(CODES):
            gradient[at, code] -= share * pool[code] * weights[at, code]
        for card in range(size):
            if dealt >> card & 1:
                gradient[at, truth[card]] += share * weights[at, truth[card]]
    return float(np.log(whole))


@kernel
def _left(weights: Floats, truth: Ints, dealt: int, total: float) -> float:
    """What all cards that are left weigh, when some of a hand have been dealt."""
    for card in range(len(truth)):
        if dealt >> card & 1:
            total -= weights[truth[card]]
    return total


@kernel
def _step(pool: Ints, weights: Floats, truth: Ints, dealt: int, card: int, total: float) -> float:
    """The chance that a card of the hand comes next."""
    if dealt >> card & 1 or total <= 0.0:
        return 0.0
    copies = pool[truth[card]]
    for before in range(card):
        if truth[before] == truth[card]:
            if not dealt >> before & 1:
                return 0.0
            copies -= 1
    return float(max(0.0, copies * weights[truth[card]] / total))
