"""Hands that change places: a 7 swaps two of them, a 0 passes all of them on (house.seven.*, house.zero.*, house.hands.*)."""

from __future__ import annotations

from lastcard.batch.choices import SEAT_CHOICE
from lastcard.batch.compiling import kernel
from lastcard.batch.events import RECEIVED, ROTATED, SWAPPED
from lastcard.batch.evolve import comes_to_owe, settled
from lastcard.batch.state import NONE, PASS_TURN, SWAP, Game, next_seat, push
from lastcard.batch.steps import pass_turn
from lastcard.rules.hands import SEVEN, ZERO


@kernel
def number(game: Game, seat: int, rank: int) -> None:
    """What a number does that was not the last card, where hands move."""
    if rank == SEVEN:
        push(game, PASS_TURN, seat, NONE, NONE)
        push(game, SWAP, seat, NONE, NONE)
        return
    if rank == ZERO:
        rotate(game, seat)
    pass_turn(game, seat)


@kernel
def swap(game: Game, seat: int, choice: int) -> None:
    """The player of a 7 swaps hands with another seat (house.seven.swap)."""
    other = choice - SEAT_CHOICE
    game.events[SWAPPED] += 1
    _exchange(game, seat, other)
    _received(game, seat)
    _received(game, other)


@kernel
def rotate(game: Game, seat: int) -> None:
    """Every hand moves on to the next seat in the direction of play, the player of the 0 getting theirs last."""
    game.events[ROTATED] += 1
    # The hand of the player changes places with one after the other: each leaves there what was handed on to it.
    at = next_seat(game, seat)
    while at != seat:
        _exchange(game, seat, at)
        at = next_seat(game, at)
    for _ in range(game.players):
        at = next_seat(game, at)
        _received(game, at)


@kernel
def _exchange(game: Game, seat: int, other: int) -> None:
    game.once[seat], game.once[other] = game.once[other], game.once[seat]
    game.twice[seat], game.twice[other] = game.twice[other], game.twice[seat]
    game.more[seat], game.more[other] = game.more[other], game.more[seat]
    game.size[seat], game.size[other] = game.size[other], game.size[seat]


@kernel
def _received(game: Game, seat: int) -> None:
    """A hand took the place of another; with one card in it the call is owed anew (house.hands.call)."""
    game.events[RECEIVED] += 1
    settled(game, seat)
    if game.size[seat] == 1:
        comes_to_owe(game, seat, 1)
