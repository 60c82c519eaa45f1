"""The switches of the rules as numbers: 0 is the default of `rules.options.Rules`, 1 and 2 the values after it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import numpy as np

from lastcard.batch.cards import codes
from lastcard.batch.compiling import i64
from lastcard.batch.mirror import MIRRORED, numbers_of
from lastcard.batch.prefetch import LINE
from lastcard.batch.state import COLOURS, GAME, NO_COLOUR, NOBODY, OWN_DECK, Games, game_of
from lastcard.bots.codes import LANE, SPARE_RANKS, SPECIAL_CODES
from lastcard.editions import EDITIONS
from lastcard.rules.house import NUMBERS
from lastcard.rules.options import HOUSE, SWITCHES, Rules
from lastcard.rules.setup import seated
from lastcard.rules.state import LEFT, PLAYERS_MAX, PLAYERS_MIN, RIGHT, Edition

TARGET_MAX = 10**9

IGNORED = 1
"""dealer_symbols"""
MUST = 1
"""drawn_card"""
BEGIN, PLAYED, HELD = map(i64, range(3))
"""catch_until"""
ONLY_LEGAL = 1
"""bluffing: switched off"""


_NAMED = {
    name: possible
    for name, possible in (SWITCHES | HOUSE).items()
    if name not in {"target", "start_direction"} and isinstance(possible, tuple)
}
"""The switches whose values are numbered by their place."""


def edition_number(edition: Edition) -> int:
    """The number of an edition that is mirrored here, or of a deck file; ValueError for any other."""
    if edition in MIRRORED:
        return EDITIONS.index(edition)
    if edition.given is not None and all(special in MIRRORED for special in edition.specials):
        return int(OWN_DECK)
    mirrored = ", ".join(known.id for known in MIRRORED)
    raise ValueError(f"the compiled simulator does not know the edition {edition.id!r}: it plays {mirrored}, and deck files")


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
    number = edition_number(edition)
    # Whatever cannot be dealt is refused there.
    seated(edition, "", rules, int(players))
    game = _packed(edition).copy()
    game["edition"] = number
    game["players"] = players
    for name, value in switches(rules).items():
        game[name] = value
    game["direction"] = game["start_direction"]
    game["colour"] = NO_COLOUR
    game["round_winner"] = game["match_winner"] = game["top_by"] = game["jump_moment"] = NOBODY
    made = _aligned(count)
    made[:] = game
    return made


def _aligned(count: int) -> Games:
    """Room for so many rows that begin with a cache line each."""
    memory = np.empty(count * GAME.itemsize + LINE, np.uint8)
    start = -memory.ctypes.data % LINE
    return memory[start : start + count * GAME.itemsize].view(GAME)


@lru_cache(maxsize=64)
def _packed(edition: Edition) -> Any:
    """A row with an edition's deck in it, and nothing else."""
    game = game_of(np.zeros(1, GAME), 0)
    code = codes(edition)
    game["deck"][: len(edition.deck.cards)] = [code[card] for card in edition.deck.cards]
    game["deck_size"] = len(edition.deck.cards)
    game["colours"] = len(edition.colours)
    for number, special in zip(numbers_of(edition), SPECIAL_CODES, strict=False):
        game["specials"] |= np.uint64(1 << number)
        game["special_of"][special] = number
    for card, copies in edition.deck.counts.items():
        lane, rank = divmod(code[card], LANE)
        game["copies"][code[card]] = copies
        game["copies_of_colour"][COLOURS if card.colour is None else lane] += copies
        game["copies_of_face"][rank + SPARE_RANKS * lane if card.colour is None else rank] += copies
    return game


def switches(rules: Rules) -> dict[str, int]:
    """Each switch as its field in a row has it."""
    numbers = {name: possible.index(getattr(rules, name)) for name, possible in _NAMED.items()}
    numbers |= {name: getattr(rules, name) for name in ("target", *NUMBERS)}
    return numbers | {"start_direction": LEFT if rules.start_direction == "left" else RIGHT}


def rules_of(game: Any) -> Rules:
    """The rules that a row is played by."""
    values: dict[str, Any] = {name: possible[int(game[name])] for name, possible in _NAMED.items()}
    values |= {name: int(game[name]) for name in ("target", *NUMBERS)}
    return Rules(start_direction="left" if game["start_direction"] == LEFT else "right", **values)


def row(edition: Edition, players: int, rules: Rules) -> Any:
    """One such row."""
    return game_of(rows(1, edition, players, rules), 0)
