"""The switches of the rules: one field each, citing what it changes.

A sheet is a set of these (`lastcard.editions.sheets`); a table can set each alone, and the house rules beside them
(`lastcard.rules.house`), which no sheet sets.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, get_args, get_type_hints

import msgspec

from lastcard.rules.house import NUMBERS, HouseRules, Numbers


class Rules(HouseRules, frozen=True):
    """Every switch, with the values of the English sheet as the defaults.

    >>> Rules(start_direction="right").values()["start_direction"]
    'right'
    """

    start_direction: Literal["left", "right"] = "left"
    """Which of the dealer's neighbours is the first player (turn.first, start.*, urrrhhh.give)."""
    dealer_symbols: Literal["zero", "ignored"] = "zero"
    """What a symbol counts in the draw for the deal (setup.dealer, ruling.dealer_ignored)."""
    drawn_card: Literal["may", "must"] = "may"
    """Whether a drawn card that fits has to be played when nothing else did (turn.play_drawn)."""
    battle_resume: Literal["challenger", "challenged"] = "challenger"
    """Next to whom play goes on after a battle (battle.resume)."""
    catch_until: Literal["begin", "played", "held"] = "begin"
    """How long a missed call can be caught (uno.catch, ruling.catch_lapse)."""
    scoring: Literal["winner", "low"] = "winner"
    """Who scores: the winner of the round (score.winner), or everybody what they hold (match.low)."""
    target: int = 500
    """The score that ends the match (match.win, match.low)."""
    bluffing: Literal[True, False] = True
    """Whether a Wild Draw Four can be played illegally, and challenged (ruling.bluff)."""
    two_player_reverse: Literal["skip", "nothing"] = "skip"
    """What a Reverse does between two players (ruling.two_reverse)."""

    def values(self) -> dict[str, str | int | bool]:
        """Every switch of the sheets and its value, and those house rules that are not at their defaults."""
        values = msgspec.structs.asdict(self)
        for name in HOUSE:
            if values[name] == _DEFAULTS[name]:
                del values[name]
        return values

    def with_values(self, changes: Mapping[str, object]) -> Rules:
        """These rules with some switches set otherwise; ValueError names the first that is unknown or has a wrong value."""
        if not isinstance(changes, Mapping):
            raise ValueError("rules must be an object: a value for each switch")  # noqa: TRY004  wrong input, like the next
        for name, value in changes.items():
            _check(name, value)
        return msgspec.structs.replace(self, **changes)

    def differences(self, other: Rules) -> dict[str, str | int | bool]:
        """The switches whose value here is not the one of `other`."""
        return {name: value for name in (*SWITCHES, *HOUSE) if (value := getattr(self, name)) != getattr(other, name)}


_DEFAULTS = msgspec.structs.asdict(Rules())


def _possible(names: tuple[str, ...]) -> dict[str, tuple[str | int | bool, ...]]:
    """The values of some switches, the default first."""
    hints = get_type_hints(Rules)
    return {name: get_args(hints[name]) or (_DEFAULTS[name],) for name in names}


SWITCHES = _possible(tuple(name for name in Rules.__struct_fields__ if name not in HouseRules.__struct_fields__))
"""Each switch of the sheets and its values, the default first; `target` takes any positive whole number."""

HOUSE: dict[str, tuple[str | int | bool, ...] | Numbers] = {
    **_possible(tuple(name for name in HouseRules.__struct_fields__ if name not in NUMBERS)),
    **NUMBERS,
}
"""Each house rule and its values, the default first, or the numbers that it takes."""


def _check(name: str, value: object) -> None:
    if str(name) not in SWITCHES and str(name) not in HOUSE:
        raise ValueError(f"no rule is called {str(name)[:40]!r}: {', '.join((*SWITCHES, *HOUSE))}")
    possible = SWITCHES.get(name) or HOUSE[name]
    if name == "target":
        if type(value) is not int or value < 1:
            raise ValueError("target must be a positive whole number")
    elif isinstance(possible, Numbers):
        if value not in possible:
            raise ValueError(f"{name} must be a whole number from {possible.least} to {possible.most}")
    # True == 1, so the type is compared as well.
    elif not any(value == known and type(value) is type(known) for known in possible):
        raise ValueError(f"{name} must be one of {', '.join(str(known).lower() for known in possible)}")
