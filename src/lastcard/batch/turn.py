"""A turn: play a card that fits, or draw one and play or keep it (turn.*)."""

from __future__ import annotations

from lastcard.batch.actions import effect
from lastcard.batch.calling import lapse
from lastcard.batch.cards import MATCHES, can_draw, discard, draw_one, take_up
from lastcard.batch.compiling import hot, kernel, part
from lastcard.batch.events import KEPT, PASSED
from lastcard.batch.events import PLAYED as PLAYED_EVENT
from lastcard.batch.evolve import called, drew, gives_up
from lastcard.batch.house import house
from lastcard.batch.options import BEGIN, MUST, ONLY_LEGAL, PLAYED
from lastcard.batch.scoring import blocked
from lastcard.batch.state import DRAWN, Game, push
from lastcard.batch.steps import begin_turn, pass_turn
from lastcard.bots.codes import DRAW_FOUR_BIT, LANE, NUMBERED, UNTIL, bit, colour_of, is_coloured
from lastcard.bots.odds import legal, top
from lastcard.rules.steps import TURNS_MAX


@hot
def fitting(game: Game, cards: int) -> int:
    """The cards that match the colour in play or the top of the discard pile, and all colourless ones (turn.match, turn.wild)."""
    return cards & MATCHES[game.colour * LANE | top(game) & 15]


@hot
def playable(game: Game, seat: int, cards: int) -> int:
    """What a seat may play of these cards; an illegal Wild Draw Four too, where bluffing is allowed (ruling.bluff)."""
    fits = fitting(game, cards)
    if game.bluffing == ONLY_LEGAL:
        fits = honest(game, seat, fits)
    return may_finish(game, seat, fits)


@hot
def may_finish(game: Game, seat: int, cards: int) -> int:
    """Those of some cards that may be played even if it is the last of the hand (house.finish.number)."""
    return cards & NUMBERED if house(game) and game.finish and game.size[seat] == 1 else cards


@hot
def honest(game: Game, seat: int, cards: int) -> int:
    """These cards without a bluff."""
    return cards if legal(game, seat) else cards & ~DRAW_FOUR_BIT


@hot
def legally_playable(game: Game, seat: int, cards: int) -> int:
    """What a seat may play of these cards of its hand without a bluff."""
    return may_finish(game, seat, honest(game, seat, fitting(game, cards)))


@hot
def play(game: Game, seat: int, code: int, uno: bool) -> None:
    """A card is put down, perhaps with the call in the same breath (ruling.uno_early), and does what it does."""
    lapse(game, PLAYED)
    gives_up(game, seat, code)
    discard(game, code)
    game.top_by = seat
    if is_coloured(code):
        game.colour = colour_of(code)
    game.idle = 0
    game.events[PLAYED_EVENT] += 1
    if uno and game.size[seat] == 1:
        called(game, seat)
    effect(game, seat, code)


@kernel
def play_at_once(game: Game, seat: int, code: int, uno: bool) -> None:
    """A card begins a turn out of order: it answers a debt, or is a jump (house.stack.answer, house.jump.turn)."""
    # What was asked is void.
    game.depth = 0
    if game.turns >= TURNS_MAX:
        blocked(game)
        return
    begin_turn(game, seat)
    lapse(game, BEGIN)
    play(game, seat, code, uno)


@part
def draw_in_turn(game: Game, seat: int) -> None:
    """The turn's first answer: draw a card, or pass if there is none (turn.must_draw, turn.decline, ruling.nothing_to_draw)."""
    must = 0
    if game.drawn_card == MUST and not legally_playable(game, seat, game.once[seat]):
        must = 1
    if house(game) and game.force_play:
        must = 1
    if can_draw(game):
        code = draw_one(game)
        take_up(game, seat, code)
        if house(game) and game.draw == UNTIL:
            code = draw_until_playable(game, seat, code)
        drew(game, seat)
        push(game, DRAWN, seat, must, code)
        return
    lapse(game, PLAYED)
    game.events[PASSED] += 1
    game.idle += 1
    pass_turn(game, seat)


@kernel
def draw_until_playable(game: Game, seat: int, code: int) -> int:
    """The seat goes on drawing until a card can be played legally, or none is left; gives the last card (house.draw.until)."""
    # What is drawn is never the last card, and what was drawn before it is not of the colour in play.
    while not honest(game, seat, fitting(game, bit(code))) and can_draw(game):
        code = draw_one(game)
        take_up(game, seat, code)
    return code


@part
def keep(game: Game, seat: int) -> None:
    """The drawn card is kept (turn.keep_drawn)."""
    lapse(game, PLAYED)
    game.events[KEPT] += 1
    pass_turn(game, seat)
