"""Steps that many cards share: name a colour, draw, draw until, go out, pass the turn on."""

from __future__ import annotations

from lastcard.batch.cards import can_draw, discard, draw_one, take_up
from lastcard.batch.compiling import hot, kernel
from lastcard.batch.events import COLOUR_NAMED, DISCARDED, REVERSED, SKIPPED, TURN_BEGAN, WENT_OUT
from lastcard.batch.evolve import drew, gives_up
from lastcard.batch.scoring import blocked, scored
from lastcard.batch.state import NOBODY, Game, next_seat
from lastcard.bots.codes import colour_of
from lastcard.rules.steps import TURNS_MAX


@hot
def name_colour(game: Game, colour: int) -> None:
    """A seat names the colour in play (wild.effect)."""
    game.colour = colour
    game.events[COLOUR_NAMED] += 1


@kernel
def draw(game: Game, seat: int, count: int) -> None:
    """A seat owes cards from the draw pile; when there are fewer, it draws what there is (ruling.short_pile)."""
    had = game.size[seat]
    for _ in range(count):
        if not can_draw(game):
            break
        take_up(game, seat, draw_one(game))
    if game.size[seat] != had:
        drew(game, seat)


@kernel
def draw_until(game: Game, seat: int, colour: int) -> None:
    """A seat draws until a card of a colour comes, and discards that one; or draws everything there is."""
    had = game.size[seat]
    while can_draw(game):
        code = draw_one(game)
        take_up(game, seat, code)
        if colour_of(code) == colour:
            drew(game, seat)
            gives_up(game, seat, code)
            discard(game, code)
            game.top_by = NOBODY
            game.events[DISCARDED] += 1
            return
    if game.size[seat] != had:
        drew(game, seat)


@hot
def reverse_direction(game: Game) -> None:
    """The direction of play turns round (reverse.effect)."""
    game.direction = -game.direction
    game.events[REVERSED] += 1


@hot
def miss_turn(game: Game, seat: int) -> None:
    """A seat loses its turn; the one after it is next (skip.effect)."""
    game.events[SKIPPED] += 1
    pass_turn(game, seat)


@hot
def pass_turn(game: Game, seat: int) -> None:
    """The end of a turn: the neighbour of `seat` in the current direction is next, unless the round is blocked."""
    if game.idle >= game.players or game.turns >= TURNS_MAX:
        blocked(game)
        return
    begin_turn(game, next_seat(game, seat))


@hot
def begin_turn(game: Game, seat: int) -> None:
    """A seat's turn begins."""
    game.turn = seat
    game.turns += 1
    game.events[TURN_BEGAN] += 1


@kernel
def go_out(game: Game, seat: int) -> None:
    """A seat has no cards left: the round is over and scored (round.over)."""
    game.events[WENT_OUT] += 1
    scored(game, seat)
