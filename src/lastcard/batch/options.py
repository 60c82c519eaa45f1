"""The switches of the rules as numbers: 0 is the default of `rules.options.Rules`, 1 and 2 the values after it."""

from __future__ import annotations

from typing import Any

import numpy as np

from lastcard.batch.compiling import i64
from lastcard.batch.mirror import MIRRORED
from lastcard.batch.state import GAME, NO_COLOUR, Games, game_of
from lastcard.rules.options import SWITCHES, Rules
from lastcard.rules.state import LEFT, PLAYERS_MAX, PLAYERS_MIN, RIGHT, Edition

TARGET_MAX = 10**9

PLAIN = 0
"""The default of any switch."""
IGNORED = 1
"""dealer_symbols"""
MUST = 1
"""drawn_card"""
CHALLENGED = 1
"""battle_resume"""
BEGIN, PLAYED, HELD = map(i64, range(3))
"""catch_until"""
LOW = 1
"""scoring"""
ONLY_LEGAL = 1
"""bluffing: switched off"""


def edition_number(edition: Edition) -> int:
    """The number of an edition that is mirrored here; ValueError for any other."""
    if edition not in MIRRORED:
        mirrored = ", ".join(known.id for known in MIRRORED)
        raise ValueError(f"the compiled simulator does not know the edition {edition.id!r}: it plays {mirrored}")
    return MIRRORED.index(edition)


class OutOfRange(ValueError):
    """A number that is none, or too small, or too large."""

    def __init__(self, what: str, least: int, most: int, value: object) -> None:
        super().__init__(f"{what} must be a whole number from {least} to {most}, not {str(value)[:40]!r}")
        self.what, self.least, self.most = what, least, most


def whole_number(value: object, what: str, least: int, limit: int) -> int:
    """The value, if it is a whole number from the least to below the limit, be it one of numpy's; `OutOfRange` otherwise."""
    number = int(value) if isinstance(value, (int, np.integer)) and not isinstance(value, bool) else least - 1
    if not least <= number < limit:
        raise OutOfRange(what, least, limit - 1, value)
    return number


def rows(count: int, edition: Edition, players: int, rules: Rules) -> Games:
    """Rows for so many games of an edition, with nothing dealt yet; ValueError says what is wrong."""
    whole_number(players, "players", PLAYERS_MIN, PLAYERS_MAX + 1)
    if rules.target > TARGET_MAX:
        raise ValueError(f"the compiled simulator counts to a target of {TARGET_MAX} at most, not {rules.target}")
    games = np.zeros(count, GAME)
    games["edition"] = edition_number(edition)
    games["players"] = players
    for name, value in switches(rules).items():
        games[name] = value
    games["direction"] = games["start_direction"]
    games["colour"] = NO_COLOUR
    games["round_winner"] = games["match_winner"] = -1
    return games


def switches(rules: Rules) -> dict[str, int]:
    """Each switch as its field in a row has it."""
    numbers = {name: SWITCHES[name].index(value) for name, value in rules.values().items() if name != "target"}
    return numbers | {"target": rules.target, "start_direction": LEFT if rules.start_direction == "left" else RIGHT}


def rules_of(game: Any) -> Rules:
    """The rules that a row is played by."""
    values: dict[str, Any] = {
        name: possible[int(game[name])] for name, possible in SWITCHES.items() if name not in {"target", "start_direction"}
    }
    values |= {"target": int(game["target"]), "start_direction": "left" if game["start_direction"] == LEFT else "right"}
    return Rules(**values)


def row(edition: Edition, players: int, rules: Rules) -> Any:
    """One such row."""
    return game_of(rows(1, edition, players, rules), 0)
