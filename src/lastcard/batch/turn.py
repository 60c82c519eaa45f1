"""A turn: play a card that fits, or draw one and play or keep it (turn.*)."""

from __future__ import annotations

from lastcard.batch.actions import effect
from lastcard.batch.calling import lapse
from lastcard.batch.cards import DRAW_FOUR_BIT, LANE, MATCHES, can_draw, colour_of, discard, draw_one, is_coloured, take_up, top
from lastcard.batch.challenge import legal
from lastcard.batch.compiling import hot, kernel, part
from lastcard.batch.events import KEPT, PASSED
from lastcard.batch.events import PLAYED as PLAYED_EVENT
from lastcard.batch.evolve import called, drew, gives_up
from lastcard.batch.options import BEGIN, MUST, ONLY_LEGAL, PLAYED
from lastcard.batch.state import DRAWN, Game, push
from lastcard.batch.steps import pass_turn


@hot
def fitting(game: Game, cards: int) -> int:
    """The cards that match the colour in play or the top of the discard pile, and all colourless ones (turn.match, turn.wild)."""
    return cards & MATCHES[game.colour * LANE | top(game) & 15]


@hot
def playable(game: Game, seat: int, cards: int) -> int:
    """What a seat may play of these cards; an illegal Wild Draw Four too, where bluffing is allowed (ruling.bluff)."""
    fits = fitting(game, cards)
    if game.bluffing == ONLY_LEGAL and not legal(game, seat):
        fits &= ~DRAW_FOUR_BIT
    return fits


@kernel
def play(game: Game, seat: int, code: int, uno: bool) -> None:
    """A card is put down, perhaps with the call in the same breath (ruling.uno_early), and does what it does."""
    lapse(game, PLAYED)
    gives_up(game, seat, code)
    discard(game, code)
    if is_coloured(code):
        game.colour = colour_of(code)
    game.idle = 0
    game.events[PLAYED_EVENT] += 1
    if uno and game.size[seat] == 1:
        called(game, seat)
    effect(game, seat, code)


@part
def play_in_turn(game: Game, seat: int, code: int, uno: bool) -> None:
    """The turn's first answer: play a card."""
    lapse(game, BEGIN)
    play(game, seat, code, uno)


@part
def draw_in_turn(game: Game, seat: int) -> None:
    """The turn's first answer: draw a card, or pass if there is none (turn.must_draw, turn.decline, ruling.nothing_to_draw)."""
    lapse(game, BEGIN)
    must = 0
    if game.drawn_card == MUST and not fitting(game, game.once[seat]):
        must = 1
    if can_draw(game):
        code = draw_one(game)
        take_up(game, seat, code)
        drew(game, seat)
        push(game, DRAWN, seat, must, code)
        return
    lapse(game, PLAYED)
    game.events[PASSED] += 1
    game.idle += 1
    pass_turn(game, seat)


@part
def keep(game: Game, seat: int) -> None:
    """The drawn card is kept (turn.keep_drawn)."""
    lapse(game, PLAYED)
    game.events[KEPT] += 1
    pass_turn(game, seat)
