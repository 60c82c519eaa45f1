"""Urrrhhh: its player is rid of one colour, given away card by card round the table, and names the colour (urrrhhh.*)."""

from __future__ import annotations

from lastcard.batch.bits import NOTHING
from lastcard.batch.choices import COLOUR_CHOICE, OTHERS
from lastcard.batch.compiling import kernel
from lastcard.batch.events import COLOUR_GIVEN_UP, GAVE
from lastcard.batch.evolve import gives_up, receives
from lastcard.batch.mirror import Asks, Does, Twin
from lastcard.batch.state import (
    COLOURS,
    GIVE,
    GO_OUT,
    HAND_OVER,
    NAME_COLOUR,
    NONE,
    PASS_TURN,
    PICK_COLOUR,
    Game,
    a_of,
    b_of,
    beside,
    push,
    seat_of,
)
from lastcard.batch.steps import go_out
from lastcard.bots.codes import COLOURED, OF_COLOUR, bit
from lastcard.editions.urrrhhh import Give, HandOver, PickColour


@kernel
def urrrhhh(game: Game, seat: int) -> None:
    """Give one colour away, then name the colour in play (urrrhhh.wild)."""
    if not game.size[seat]:
        go_out(game, seat)
        return
    push(game, PASS_TURN, seat, NONE, NONE)
    push(game, NAME_COLOUR, seat, NONE, NONE)
    # Without a coloured card only the wild part happens (ruling.urrrhhh_no_colour).
    if game.once[seat] & COLOURED:
        push(game, PICK_COLOUR, seat, NONE, NONE)


@kernel
def colours_held(game: Game, _step: int, seat: int) -> int:
    """The colours of a hand, as a mask (urrrhhh.colour, ruling.urrrhhh_must)."""
    held = NOTHING
    for colour in range(COLOURS):
        if game.once[seat] & OF_COLOUR[colour]:
            held |= bit(colour)
    return held << COLOUR_CHOICE - OTHERS


@kernel
def pick_colour(game: Game, _step: int, seat: int, choice: int) -> None:
    """The colour to be rid of is chosen."""
    game.events[COLOUR_GIVEN_UP] += 1
    push(game, GIVE, seat, choice - COLOUR_CHOICE, _neighbour(game, seat, seat))


@kernel
def _neighbour(game: Game, giver: int, seat: int) -> int:
    """Who gets a card after a seat, going round and leaving out the giver."""
    following = beside(game, seat, game.start_direction)
    return following if following != giver else beside(game, giver, game.start_direction)


@kernel
def give(game: Game, step: int) -> None:
    """Give until none of the colour is held (urrrhhh.give, urrrhhh.uneven), or until the giver is out (ruling.urrrhhh_out)."""
    seat, colour = seat_of(step), a_of(step)
    if not game.size[seat]:
        push(game, GO_OUT, seat, NONE, NONE)
    elif game.once[seat] & OF_COLOUR[colour]:
        push(game, HAND_OVER, seat, colour, b_of(step))


@kernel
def of_colour(game: Game, step: int, seat: int) -> int:
    """The cards of the colour to be rid of."""
    return game.once[seat] & OF_COLOUR[a_of(step)]


@kernel
def hand_over(game: Game, step: int, seat: int, code: int) -> None:
    """The giver decides which card goes to this receiver (ruling.urrrhhh_order)."""
    to = b_of(step)
    game.events[GAVE] += 1
    gives_up(game, seat, code)
    receives(game, to, code)
    push(game, GIVE, seat, a_of(step), _neighbour(game, seat, to))


TWIN = Twin(
    urrrhhh,
    asks=(
        Asks(PickColour, PICK_COLOUR, "riddance", pick_colour, others=colours_held),
        Asks(HandOver, HAND_OVER, "hand", hand_over, cards=of_colour, receiver=b_of),
    ),
    does=(Does(Give, GIVE, give),),
)
