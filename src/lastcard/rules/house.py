"""The house rules: what families play beside the sheets, each a switch that is off unless a match sets it (house.*).

None is on a sheet. A switch at its default is shown nowhere, so that a plain game stays as it is. What each does is in the
module of its subject, or in one of its own: `stacking`, `jumping`, `hands`.
"""

from __future__ import annotations

from typing import Literal

import msgspec


class Numbers(msgspec.Struct, frozen=True):
    """The numbers that a switch takes."""

    least: int
    most: int
    default: int

    def __contains__(self, value: object) -> bool:
        return type(value) is int and self.least <= value <= self.most


HAND_SIZE, CATCH_PENALTY = Numbers(2, 10, default=7), Numbers(1, 10, default=2)


class HouseRules(msgspec.Struct, frozen=True):
    """Every switch of the house rules, with the plain game's values as the defaults."""

    stacking: Literal["off", "same", "any"] = "off"
    """Whether a Draw Two or a Wild Draw Four may be passed on with another (house.stack.*)."""
    jump_in: Literal[False, True] = False
    """Whether the very same card may be played out of turn (house.jump.*)."""
    seven_zero: Literal[False, True] = False
    """Whether a 7 swaps two hands and a 0 passes all hands on (house.seven.swap, house.zero.rotate)."""
    draw: Literal["one", "until"] = "one"
    """Whether one draws a single card in a turn, or until one fits (house.draw.until)."""
    force_play: Literal[False, True] = False
    """Whether a seat that can play must (house.force.play)."""
    finish: Literal["any", "number"] = "any"
    """What the last card that is played may be (house.finish.number)."""
    teams: Literal[False, True] = False
    """Whether seats opposite each other are partners (house.teams.*)."""
    hand_size: int = HAND_SIZE.default
    """How many cards are dealt to each (setup.deal, house.hand_size)."""
    catch_penalty: int = CATCH_PENALTY.default
    """How many cards are drawn when caught (uno.catch, house.catch_penalty)."""


NUMBERS = {"hand_size": HAND_SIZE, "catch_penalty": CATCH_PENALTY}
"""The switches that are numbers."""

PLAIN = "plain"
"""The preset without a house rule."""
PRESETS: dict[str, dict[str, str | int | bool]] = {
    PLAIN: {},
    "stackers": {"stacking": "same"},
    "party": {"stacking": "any", "seven_zero": True, "draw": "until"},
    "lightning": {"jump_in": True, "force_play": True, "hand_size": 5},
    "partners": {"teams": True},
    "mayhem": {"stacking": "any", "jump_in": True, "seven_zero": True, "draw": "until", "force_play": True},
}
"""Names for sets of values, never modes: what a screen shows and a record keeps are the switches."""


def preset_of(rules: dict[str, str | int | bool]) -> str | None:
    """The preset whose house rules these are; None if it has no name.

    >>> preset_of({"teams": True, "target": 300})
    'partners'
    """
    house = {name: value for name, value in rules.items() if name in HouseRules.__struct_fields__}
    return next((name for name, values in PRESETS.items() if values == house), None)
