"""Calling "UNO" and catching who forgot: two offers, open beside any other question."""

from __future__ import annotations

from lastcard.batch.bits import NOTHING
from lastcard.batch.compiling import hot, kernel
from lastcard.batch.events import CAUGHT
from lastcard.batch.evolve import settled
from lastcard.batch.state import Game
from lastcard.batch.steps import draw
from lastcard.bots.codes import bit


@kernel
def owes(game: Game, seat: int) -> bool:
    """Whether a seat owes the call."""
    found = False
    for at in range(game.owing_size):
        found |= game.owing[at] == seat
    return found


@kernel
def catchable(game: Game, seat: int) -> int:
    """Whom a seat may catch, as a mask of seats (ruling.catch_who)."""
    seats = NOTHING
    for at in range(game.owing_size):
        if game.owing[at] != seat:
            seats |= bit(game.owing[at])
    return seats


@kernel
def catch(game: Game, seat: int) -> None:
    """A seat is caught and draws two (uno.catch), or as many as the house has it (house.catch_penalty)."""
    settled(game, seat)
    game.events[CAUGHT] += 1
    draw(game, seat, game.catch_penalty)


@hot
def lapse(game: Game, moment: int) -> None:
    """What a moment of the turn does to calls owed since before it (ruling.catch_lapse)."""
    if game.owing_size and game.catch_until == moment:
        _lapse(game)


@kernel
def _lapse(game: Game) -> None:
    kept = 0
    for at in range(game.owing_size):
        if game.since[game.owing[at]] == game.turns:
            game.owing[kept] = game.owing[at]
            kept += 1
    game.owing_size = kept
