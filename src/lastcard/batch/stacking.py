"""Stacking: a Draw Two or a Wild Draw Four is a debt that the next seat passes on with a card, or takes (house.stack.*).

An answer is a turn again: `turn.play_at_once`.
"""

from __future__ import annotations

from lastcard.batch.compiling import i64, kernel
from lastcard.batch.options import ONLY_LEGAL
from lastcard.batch.state import NAME_COLOUR, NONE, STACK, STACKED_CHALLENGE, Game, next_seat, push
from lastcard.batch.steps import draw, go_out, miss_turn
from lastcard.bots.codes import ANY, DRAW_FOUR_BIT, DRAW_FOUR_CODE, DRAW_TWO_RANK, OF_COLOUR, OF_RANK
from lastcard.bots.odds import legal, top
from lastcard.cards import DRAW_FOUR, DRAW_TWO, DRAWS

TWO, FOUR = i64(DRAWS[DRAW_TWO]), i64(DRAWS[DRAW_FOUR])


@kernel
def draw_two(game: Game, seat: int) -> None:
    """The next seat faces the debt; a last card ends the round at once, and the whole debt is drawn (house.stack.last)."""
    game.debt += TWO
    if game.size[seat]:
        push(game, STACK, next_seat(game, seat), NONE, NONE)
    else:
        _last(game, seat)


@kernel
def draw_four(game: Game, seat: int) -> None:
    """The same after naming a colour; only one that is played in a turn of one's own is challenged (house.stack.challenge)."""
    answers = game.debt > 0
    game.debt += FOUR
    victim = next_seat(game, seat)
    if not game.size[seat]:
        _last(game, seat)
        return
    if answers or game.bluffing == ONLY_LEGAL:
        push(game, STACK, victim, NONE, NONE)
    else:
        push(game, STACKED_CHALLENGE, victim, seat, 0 if legal(game, seat) else 1)
    push(game, NAME_COLOUR, seat, NONE, NONE)


@kernel
def _last(game: Game, seat: int) -> None:
    draw(game, next_seat(game, seat), game.debt)
    go_out(game, seat)


@kernel
def answers(game: Game, seat: int) -> int:
    """The cards of a seat that pass a debt on; a Wild Draw Four needs no excuse here (house.stack.same, house.stack.any)."""
    if top(game) == DRAW_FOUR_CODE:
        same, other = DRAW_FOUR_BIT, OF_RANK[DRAW_TWO_RANK] & OF_COLOUR[game.colour]
    else:
        same, other = OF_RANK[DRAW_TWO_RANK], DRAW_FOUR_BIT
    return game.once[seat] & (same | other if game.stacking == ANY else same)


@kernel
def take(game: Game, seat: int) -> None:
    """The seat draws the whole debt and loses its turn (house.stack.take)."""
    debt, game.debt = game.debt, i64(0)
    draw(game, seat, debt)
    miss_turn(game, seat)
