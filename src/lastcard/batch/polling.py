"""Asking one seat at a time: offers are polled before play goes on, as `lastcard.polling` does it.

When a seat comes to owe the call, that seat is asked first, then every other from its left, once.
"""

from __future__ import annotations

from lastcard.batch.calling import catchable
from lastcard.batch.choices import OTHERS, SEAT_CHOICE, SILENCE, UNO_CHOICE, other
from lastcard.batch.compiling import hot, kernel
from lastcard.batch.kickin_battle import sealed_by_rival
from lastcard.batch.state import NOBODY, PICK_CARDS, Game, a_of, b_of, kind_of, seat_of


@kernel
def polled(game: Game) -> int:
    """The seat owing the call that is being polled about; NOBODY when every offer has been let go."""
    for at in range(game.owing_size):
        if game.silent[game.owing[at]] < game.players:
            return game.owing[at]
    return NOBODY


@kernel
def seat_polled(game: Game, owing: int) -> int:
    """Who is asked about that call now."""
    seat = owing + game.silent[owing]
    return seat if seat < game.players else seat - game.players


@kernel
def offer(game: Game, owing: int, seat: int) -> int:
    """What that seat may say: the call, or whom to catch; or nothing."""
    said = other(UNO_CHOICE) if seat == owing else catchable(game, seat) << SEAT_CHOICE - OTHERS
    return said | other(SILENCE)


@kernel
def silence(game: Game, owing: int) -> None:
    """The seat asked last let its offer go."""
    game.silent[owing] += 1


@hot
def waiting_seat(step: int) -> int:
    """Whom to ask what play waits for; of two battlers the challenger first."""
    if kind_of(step) == PICK_CARDS and b_of(step) and not sealed_by_rival(b_of(step)):
        return a_of(step)
    return seat_of(step)
