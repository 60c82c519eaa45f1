"""Urrrhhh: its player is rid of one colour, given away card by card round the table, and names the colour (urrrhhh.*)."""

from __future__ import annotations

from lastcard.batch.bits import NOTHING
from lastcard.batch.cards import COLOURED, COLOURS, OF_COLOUR, bit
from lastcard.batch.compiling import kernel
from lastcard.batch.events import COLOUR_GIVEN_UP, GAVE
from lastcard.batch.evolve import gives_up, receives
from lastcard.batch.state import GIVE, GO_OUT, HAND_OVER, NAME_COLOUR, NONE, PASS_TURN, PICK_COLOUR, Game, beside, push
from lastcard.batch.steps import go_out


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
def colours_held(game: Game, seat: int) -> int:
    """The colours of a hand, as a mask (urrrhhh.colour, ruling.urrrhhh_must)."""
    held = NOTHING
    for colour in range(COLOURS):
        if game.once[seat] & OF_COLOUR[colour]:
            held |= bit(colour)
    return held


@kernel
def pick_colour(game: Game, seat: int, colour: int) -> None:
    """The colour to be rid of is chosen."""
    game.events[COLOUR_GIVEN_UP] += 1
    push(game, GIVE, seat, colour, _neighbour(game, seat, seat))


@kernel
def _neighbour(game: Game, giver: int, seat: int) -> int:
    """Who gets a card after a seat, going round and leaving out the giver."""
    following = beside(game, seat, game.start_direction)
    return following if following != giver else beside(game, giver, game.start_direction)


@kernel
def give(game: Game, seat: int, colour: int, to: int) -> None:
    """Give until none of the colour is held (urrrhhh.give, urrrhhh.uneven), or until the giver is out (ruling.urrrhhh_out)."""
    if not game.size[seat]:
        push(game, GO_OUT, seat, NONE, NONE)
    elif game.once[seat] & OF_COLOUR[colour]:
        push(game, HAND_OVER, seat, colour, to)


@kernel
def hand_over(game: Game, seat: int, colour: int, to: int, code: int) -> None:
    """The giver decides which card goes to this receiver (ruling.urrrhhh_order)."""
    game.events[GAVE] += 1
    gives_up(game, seat, code)
    receives(game, to, code)
    push(game, GIVE, seat, colour, _neighbour(game, seat, to))
