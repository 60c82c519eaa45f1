"""Best Friends: a number is called, and every seat may put one of it down; then the colour is named (friends.*)."""

from __future__ import annotations

from lastcard.batch.cards import discard
from lastcard.batch.choices import CALL, NUMBER_CHOICE, PASS_CHOICE, every_number, other
from lastcard.batch.compiling import kernel
from lastcard.batch.events import NUMBER_NAMED, PASSED, PUT_DOWN
from lastcard.batch.evolve import called, gives_up
from lastcard.batch.mirror import Asks, Twin
from lastcard.batch.state import CALL_NUMBER, NAME_COLOUR, NOBODY, NONE, PASS_TURN, PUT_ONE, Game, a_of, b_of, next_seat, push
from lastcard.batch.steps import go_out
from lastcard.bots.codes import OF_RANK
from lastcard.editions.best_friends import CallNumber, PutOne


@kernel
def best_friends(game: Game, seat: int) -> None:
    """Call a number, let everybody put it down, then name the colour (ruling.friends_colour)."""
    if not game.size[seat]:
        go_out(game, seat)
        return
    push(game, PASS_TURN, seat, NONE, NONE)
    push(game, NAME_COLOUR, seat, NONE, NONE)
    push(game, CALL_NUMBER, seat, NONE, NONE)


@kernel
def call_number(game: Game, _step: int, seat: int, choice: int) -> None:
    """The player of the card calls a number (friends.number)."""
    game.events[NUMBER_NAMED] += 1
    push(game, PUT_ONE, next_seat(game, seat), seat, choice - NUMBER_CHOICE)


@kernel
def _put_one(game: Game, seat: int, caller: int, number: int, code: int, uno: bool) -> None:
    """A seat puts down a card of the number, of any colour (friends.discard)."""
    gives_up(game, seat, code)
    discard(game, code)
    game.top_by = NOBODY
    game.events[PUT_DOWN] += 1
    if not game.size[seat]:
        # Putting down the last card ends the round there (ruling.friends_out).
        go_out(game, seat)
        return
    if uno and game.size[seat] == 1:
        called(game, seat)
    _others(game, seat, caller, number)


@kernel
def of_number(game: Game, step: int, seat: int) -> int:
    """The cards of the number called."""
    return game.once[seat] & OF_RANK[b_of(step)]


@kernel
def or_none(_game: Game, _step: int, _seat: int) -> int:
    """Nobody has to put one down."""
    return other(PASS_CHOICE)


@kernel
def put(game: Game, step: int, seat: int, choice: int) -> None:
    """A seat puts a card down, or nothing."""
    if choice == PASS_CHOICE:
        game.events[PASSED] += 1
        _others(game, seat, a_of(step), b_of(step))
    else:
        _put_one(game, seat, a_of(step), b_of(step), choice & ~CALL, choice >= CALL)


@kernel
def _others(game: Game, seat: int, caller: int, number: int) -> None:
    """Each seat is asked from the caller's neighbour on, the caller last (friends.last, ruling.friends_order)."""
    if seat != caller:
        push(game, PUT_ONE, next_seat(game, seat), caller, number)


TWIN = Twin(
    best_friends,
    asks=(
        Asks(CallNumber, CALL_NUMBER, "number", call_number, others=every_number),
        Asks(PutOne, PUT_ONE, "put", put, cards=of_number, others=or_none, call=True),
    ),
)
