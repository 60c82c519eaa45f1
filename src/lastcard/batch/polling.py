"""Asking one seat at a time: offers are polled before play goes on, as `lastcard.polling` does it.

When a seat comes to owe the call, that seat is asked first, then every other from its left, once; then, where somebody could jump
in, every seat but the one asked, from the left of who played the card on top (house.jump.poll).
"""

from __future__ import annotations

from lastcard.batch.calling import catchable
from lastcard.batch.choices import OTHERS, SEAT_CHOICE, SILENCE, UNO_CHOICE, other
from lastcard.batch.compiling import hot, i64, kernel
from lastcard.batch.jumping import can_be_jumped_on
from lastcard.batch.kickin_battle import sealed_by_rival
from lastcard.batch.state import NOBODY, PICK_CARDS, STACK, Game, a_of, b_of, beside, kind_of, seat_of
from lastcard.rules.state import LEFT


@kernel
def polled(game: Game) -> int:
    """The seat owing the call that is being polled about; NOBODY when every offer has been let go."""
    for at in range(game.owing_size):
        if game.silent[game.owing[at]] < game.players:
            return i64(game.owing[at])
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


@kernel
def jump_asked(game: Game, step: int) -> int:
    """Who is asked next whether to jump in, beside what a step asks; NOBODY when all have been, or nobody could."""
    if not can_be_jumped_on(game, step):
        return NOBODY
    moment = game.turns << 1 | (kind_of(step) == STACK)
    if game.jump_moment != moment:
        game.jump_moment = moment
        game.jump_polled = 1 << seat_of(step)
    seat = game.top_by
    for _ in range(game.players):
        seat = beside(game, seat, i64(LEFT))
        if not game.jump_polled >> seat & 1:
            return seat
    return NOBODY


@kernel
def jump_silence(game: Game, seat: int) -> None:
    """That seat let the jump go, or has no card for it."""
    game.jump_polled |= 1 << seat


@hot
def waiting_seat(step: int) -> int:
    """Whom to ask what play waits for; of two battlers the challenger first."""
    if kind_of(step) == PICK_CARDS and b_of(step) and not sealed_by_rival(b_of(step)):
        return a_of(step)
    return seat_of(step)
