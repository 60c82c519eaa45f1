"""The nets of `expert`: one for each number of players, or for a few of them.

A net says of a choice how much better or worse it is than the others of the same question. All its numbers are whole: sums are
the same in any order, so that it says the same here, compiled, and on any machine. `lastcard train` makes them again
(`expert.json`); the file tells by which command, and a digest of each net, which is looked at when it is read.
"""

from __future__ import annotations

import base64
import hashlib
import sys
from array import array
from collections.abc import Mapping, Sequence
from functools import cache, cached_property
from pathlib import Path
from struct import Struct
from typing import TYPE_CHECKING

import msgspec

from lastcard.rules.options import HOUSE, Rules

if TYPE_CHECKING:
    from lastcard.bots.records import Odds, Seating

INPUTS, FIRST, SECOND = 72, 48, 24
"""How much a net is told of a choice (`lastcard.bots.features`), and how many numbers it makes of that, layer by layer."""
SECOND_FROM = INPUTS * FIRST
LAST_FROM = SECOND_FROM + (FIRST + 1) * SECOND
SIZE = LAST_FROM + SECOND
UNIT = 128
"""A one among the numbers that a layer gets."""
SHIFT = 10
"""A weight of one, as a power of two."""
WHOLE = UNIT << SHIFT
"""What a net says of a choice that wins a round which another loses."""

GROUPS = {"2": (2,), "3": (3,), "4": (4,), "5-6": (5, 6)}
"""By the name of a net, the numbers of players that it was trained with; the last is for more, too."""
MOST_TRAINED = max(max(players) for players in GROUPS.values())
_FOREIGN = ("scoring", "teams", "seven_zero", "finish")
"""The switches with which nets play worse than `hard`; with all others they play better, or as well."""
_FOREIGN_TO_MANY, _MANY = ("stacking",), 4
"""The same for so many players and more: as many rounds are won, and fewer matches."""
_PLAIN = Rules()
WEIGHTS = Path(__file__).with_name("expert.json")


class Net:
    """Weights: of the first layer, by what it gets; of the second, with one more for a constant; and of the last."""

    def __init__(self, numbers: tuple[int, ...]) -> None:
        self.numbers: tuple[int, ...] = numbers
        """All of them, layer by layer."""

    @classmethod
    def of(cls, data: bytes) -> Net:
        """The net that is written in some bytes, two for each number."""
        numbers = array("h", data)
        if sys.byteorder == "big":
            numbers.byteswap()
        return cls(tuple(numbers))

    @cached_property
    def rows(self) -> tuple[list[int], list[int], tuple[int, ...]]:
        """The weights of the first and the second layer, each row in one number (`_lanes`), and those of the last."""
        first = [_lanes(self.numbers[at : at + FIRST]) for at in range(0, SECOND_FROM, FIRST)]
        second = [_lanes(self.numbers[at : at + SECOND]) for at in range(SECOND_FROM, LAST_FROM, SECOND)]
        return first, second, self.numbers[LAST_FROM:]


_LANE = 64
_ONE, _TWO = Struct(f"<{FIRST}q"), Struct(f"<{SECOND}q")


def _lanes(numbers: Sequence[int]) -> int:
    """Numbers side by side in one, each times a power of 2 to the 64: a whole row is multiplied and added at once."""
    return sum(number << _LANE * at for at, number in enumerate(numbers))


_HALF = _lanes([1 << _LANE - 1] * FIRST)


def _apart(lanes: int, layer: Struct) -> tuple[int, ...]:
    """The numbers again. With a half added, no lane borrows from the next; taken away bit by bit, their signs are right."""
    half = _HALF & (1 << 8 * layer.size) - 1
    return layer.unpack(((lanes + half) ^ half).to_bytes(layer.size, "little"))


def net_value(seating: Seating, odds: Odds, _seat: int) -> int:
    """What the net of a seat says of the choice that it is told of; a kernel does the same number by number."""
    first, second, last = seating.net.rows
    lanes = 0
    for number, weights in zip(odds.told, first, strict=True):
        if number:
            lanes += number * weights
    one = _apart(lanes, _ONE)
    lanes = UNIT * second[-1]
    for number, weights in zip(one, second, strict=False):
        if number >> SHIFT > 0:
            lanes += (number >> SHIFT) * weights
    value = 0
    for number, weight in zip(_apart(lanes, _TWO), last, strict=True):
        if number > 0:
            value += weight * (number >> SHIFT)
    return value


class Kept(msgspec.Struct, frozen=True):
    """A net as its file has it."""

    numbers: str
    """Whole numbers of two bytes, the lower first, in base 64."""
    digest: str
    """SHA-256 of those bytes."""

    @classmethod
    def of(cls, data: bytes) -> Kept:
        """A net that is to be kept."""
        return cls(base64.b64encode(data).decode(), hashlib.sha256(data).hexdigest())

    def net(self) -> Net:
        """The net; ValueError if the file was changed."""
        data = base64.b64decode(self.numbers, validate=True)
        if hashlib.sha256(data).hexdigest() != self.digest or len(data) != 2 * SIZE:
            raise ValueError("a net of expert is not what was trained: its digest differs")
        return Net.of(data)


class Trained(msgspec.Struct, frozen=True):
    """What was trained, and how."""

    command: str
    seed: int
    nets: dict[str, Kept]
    """By name (`GROUPS`)."""


@cache
def trained() -> Trained:
    """What was trained."""
    return msgspec.json.decode(WEIGHTS.read_bytes(), type=Trained)


def net_at(players: int, rules: Mapping[str, object]) -> Net | None:
    """The net of a table; None where the rules are too different from those of its lessons."""
    foreign = _FOREIGN + _FOREIGN_TO_MANY * (players >= _MANY)
    usual = {name: getattr(_PLAIN, name) for name in foreign}
    if {name: rules.get(name, value) for name, value in usual.items()} != usual:
        return None
    return None if players > MOST_TRAINED and rules.keys() & HOUSE.keys() else net_for(players)


@cache
def net_for(players: int) -> Net:
    """The net for a number of players."""
    name = next(name for name, numbers in GROUPS.items() if min(players, MOST_TRAINED) in numbers)
    return trained().nets[name].net()
