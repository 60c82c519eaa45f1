"""What each card does when it is played. The card has just left the hand."""

from __future__ import annotations

from lastcard.batch import hands, stacking
from lastcard.batch.challenge import draw_four
from lastcard.batch.compiling import part
from lastcard.batch.dispatch import special
from lastcard.batch.house import house
from lastcard.batch.state import NAME_COLOUR, NONE, PASS_TURN, Game, next_seat, push
from lastcard.batch.steps import draw, go_out, miss_turn, pass_turn, reverse_direction
from lastcard.bots.codes import DRAW_FOUR_CODE, DRAW_TWO_RANK, NINE, PLAIN, REVERSE_RANK, SKIP_RANK, WILD_CODE
from lastcard.rules.state import PLAYERS_MIN


@part
def number(game: Game, seat: int, rank: int) -> None:
    """A number card does nothing but lie there, unless the house has hands move (house.seven.swap, house.zero.rotate)."""
    if not game.size[seat]:
        go_out(game, seat)
    elif house(game) and game.seven_zero:
        hands.number(game, seat, rank)
    else:
        pass_turn(game, seat)


@part
def draw_two(game: Game, seat: int) -> None:
    """The next seat draws two and misses the turn (draw_two.effect), or faces a debt (house.stack.debt)."""
    if house(game) and game.stacking:
        stacking.draw_two(game, seat)
        return
    victim = next_seat(game, seat)
    draw(game, victim, stacking.TWO)
    if game.size[seat]:
        miss_turn(game, victim)
    else:
        go_out(game, seat)


@part
def reverse(game: Game, seat: int) -> None:
    """The direction turns round; between two players that is a Skip (reverse.effect, ruling.two_reverse)."""
    if not game.size[seat]:
        go_out(game, seat)
        return
    reverse_direction(game)
    if game.players == PLAYERS_MIN and game.two_player_reverse == PLAIN:
        miss_turn(game, next_seat(game, seat))
    else:
        pass_turn(game, seat)


@part
def skip(game: Game, seat: int) -> None:
    """The next seat loses its turn (skip.effect)."""
    if game.size[seat]:
        miss_turn(game, next_seat(game, seat))
    else:
        go_out(game, seat)


@part
def wild(game: Game, seat: int) -> None:
    """The player of the card names the colour (wild.effect), unless the round is over (ruling.last_colour)."""
    if not game.size[seat]:
        go_out(game, seat)
        return
    push(game, PASS_TURN, seat, NONE, NONE)
    push(game, NAME_COLOUR, seat, NONE, NONE)


@part
def effect(game: Game, seat: int, code: int) -> None:
    """What playing a card makes happen."""
    rank = code & 15
    if rank <= NINE:
        number(game, seat, rank)
    elif rank == DRAW_TWO_RANK:
        draw_two(game, seat)
    elif rank == REVERSE_RANK:
        reverse(game, seat)
    elif rank == SKIP_RANK:
        skip(game, seat)
    elif code == WILD_CODE:
        wild(game, seat)
    elif code == DRAW_FOUR_CODE:
        if house(game) and game.stacking:
            stacking.draw_four(game, seat)
        else:
            draw_four(game, seat)
    else:
        special(game, seat, code)
