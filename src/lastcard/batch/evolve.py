"""What the events that several steps share change: cards leave and come into hands, and with them the duty to call."""

from __future__ import annotations

from lastcard.batch.cards import put_off, take_up
from lastcard.batch.compiling import hot, kernel
from lastcard.batch.events import CALLED, DREW
from lastcard.batch.state import Game


@kernel
def settled(game: Game, seat: int) -> None:
    """A seat owes no call: it called, was caught, or its hand is of another size."""
    kept = 0
    for at in range(game.owing_size):
        if game.owing[at] != seat:
            game.owing[kept] = game.owing[at]
            kept += 1
    game.owing_size = kept


@hot
def comes_to_owe(game: Game, seat: int, received: int) -> None:
    """A seat holds one card and owes the call; whether it has received that card with a whole hand makes another duty of it."""
    game.owing[game.owing_size] = seat
    game.owing_size += 1
    game.since[seat] = game.turns
    game.received[seat] = received
    game.silent[seat] = 0


@hot
def gives_up(game: Game, seat: int, code: int) -> None:
    """A card leaves a hand; coming down to one card is the duty to call (uno.call, ruling.uno_reached)."""
    put_off(game, seat, code)
    if game.owing_size:
        settled(game, seat)
    if game.size[seat] == 1:
        comes_to_owe(game, seat, 0)
    elif not game.size[seat]:
        game.last_card[seat] = code


@kernel
def receives(game: Game, seat: int, code: int) -> None:
    """A card comes into a hand."""
    take_up(game, seat, code)
    if game.owing_size:
        settled(game, seat)


@hot
def drew(game: Game, seat: int) -> None:
    """A seat has drawn cards in one go."""
    if game.owing_size:
        settled(game, seat)
    game.idle = 0
    game.events[DREW] += 1


@kernel
def called(game: Game, seat: int) -> None:
    """A seat calls."""
    settled(game, seat)
    game.events[CALLED] += 1
