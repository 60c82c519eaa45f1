"""Jumping in: the very same card as the one on top may be played out of turn (house.jump.*)."""

from __future__ import annotations

from lastcard.batch.bits import NOTHING
from lastcard.batch.compiling import kernel
from lastcard.batch.events import JUMPED_IN
from lastcard.batch.house import house
from lastcard.batch.state import NOBODY, STACK, TURN, Game, kind_of, seat_of
from lastcard.batch.turn import may_finish, play_at_once
from lastcard.bots.codes import bit, is_coloured
from lastcard.bots.odds import top
from lastcard.rules.steps import TURNS_MAX


@kernel
def can_be_jumped_on(game: Game, step: int) -> bool:
    """Whether somebody who had the card could jump in now: everybody knows that (house.jump.when)."""
    if not (house(game) and game.jump_in) or game.top_by == NOBODY or kind_of(step) not in (TURN, STACK):
        return False
    return is_coloured(top(game))


@kernel
def held(game: Game, seat: int) -> int:
    """The card with which a seat could jump in, as a mask; nothing if it has none, or may not end with it."""
    return may_finish(game, seat, game.once[seat] & bit(top(game)))


@kernel
def jump_offered(game: Game, step: int, seat: int) -> int:
    """The same at any moment: every seat but the one asked that holds the card on top once more may play it."""
    return held(game, seat) if can_be_jumped_on(game, step) and seat != seat_of(step) else NOTHING


@kernel
def jump(game: Game, seat: int, code: int, uno: bool) -> None:
    """A seat jumps in: that is its turn, and the one that had begun is void (house.jump.turn)."""
    if game.turns < TURNS_MAX:
        game.events[JUMPED_IN] += 1
    play_at_once(game, seat, code, uno)
