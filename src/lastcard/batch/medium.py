"""The policies `medium` and `hard`: the compiled twin of `lastcard.bots.medium`. Both choose alike, which a proof compares.

It reckons with what its seat sees and remembers (`Odds`); chance decides only whether a bluff is dared.
"""

from __future__ import annotations

import numpy as np

from lastcard.batch.bits import NOTHING, ONE, count, first
from lastcard.batch.challenge import legal
from lastcard.batch.chance import below
from lastcard.batch.choices import (
    ALL_SEATS,
    CHALLENGE_CHOICE,
    COLOUR_CHOICE,
    DRAW_CHOICE,
    KEEP_CHOICE,
    NUMBER_CHOICE,
    OTHERS,
    PASS_CHOICE,
    SEAT_CHOICE,
    SILENCE,
    TAKE_CHOICE,
    UNO_CHOICE,
    other,
)
from lastcard.batch.compiling import i64, kernel
from lastcard.batch.house_terms import draw_value, jumping, passing_on_value, swap_value, take_value
from lastcard.batch.odds import Odds, after, reckon, threat
from lastcard.batch.questions import cards_offered, others_offered
from lastcard.batch.seating import Seating
from lastcard.batch.specials import hand_value, number_value, pick_value, put_value, riddance_value, rival_value
from lastcard.batch.state import (
    CALL_NUMBER,
    CHALLENGE,
    DRAWN,
    HAND_OVER,
    NAME_COLOUR,
    NOBODY,
    PICK_CARDS,
    PICK_COLOUR,
    PICK_RIVAL,
    PUT_ONE,
    STACK,
    STACKED_CHALLENGE,
    SWAP,
    TURN,
    Game,
    current,
    kind_of,
    seat_of,
)
from lastcard.batch.terms import colour_value, daring, guilt, nerve, play_value
from lastcard.batch.weights import KEEP
from lastcard.bots.codes import COLOURED, DRAW_FOUR_BIT, bit, points_of
from lastcard.bots.specials import SPARE

_DICE = i64(1 << 20)


@kernel
def medium_choice(game: Game, seating: Seating, odds: Odds, step: int, seat: int) -> int:
    """What `medium` answers."""
    dares = _is_bluff(game, step, seat) and below(game, _DICE) < daring(game, seating, seat) * _DICE
    return heaviest(game, seating, odds, step, seat, dares)


@kernel
def _is_bluff(game: Game, step: int, seat: int) -> bool:
    """Whether an illegal Wild Draw Four is among the choices."""
    if kind_of(step) not in (TURN, DRAWN) or legal(game, seat):
        return False
    return cards_offered(game, step, seat) & DRAW_FOUR_BIT != NOTHING


@kernel
def heaviest(game: Game, seating: Seating, odds: Odds, step: int, seat: int, dares: bool) -> int:
    """The choice that weighs most, of equals the first; an illegal Wild Draw Four only if it is dared."""
    cards, others = cards_offered(game, step, seat), others_offered(game, step, seat)
    if count(cards) + count(others) == 1:
        return first(cards) if cards else OTHERS + first(others)
    if not dares and _is_bluff(game, step, seat):
        cards &= ~DRAW_FOUR_BIT
    reckon(game, odds, seat)
    best, most = NOBODY, -np.inf
    while cards:
        # In the order of the deck, where colourless cards come last.
        code = first(cards & COLOURED) if cards & COLOURED else first(cards)
        cards &= ~bit(code)
        value = _card_value(game, seating, odds, step, seat, code)
        if value > most:
            best, most = code, value
    if others & ALL_SEATS:
        # In the order of play.
        for steps in range(1, game.players):
            chosen = after(game, seat, i64(steps))
            value = _seat_value(game, odds, step, seat, chosen)
            if value > most:
                best, most = SEAT_CHOICE + chosen, value
        return best
    while others:
        choice = OTHERS + first(others)
        others &= others - ONE
        value = _value(game, seating, odds, step, seat, choice)
        if value > most:
            best, most = choice, value
    return best


@kernel
def _seat_value(game: Game, odds: Odds, step: int, seat: int, chosen: int) -> float:
    if kind_of(step) == PICK_RIVAL:
        return rival_value(game, odds, seat, chosen)
    return swap_value(game, seat, chosen, game.size[seat]) if kind_of(step) == SWAP else threat(game, seat, chosen)


@kernel
def _card_value(game: Game, seating: Seating, odds: Odds, step: int, seat: int, code: int) -> float:
    kind = kind_of(step)
    if kind in (TURN, DRAWN, STACK):
        return play_value(game, seating, odds, seat, code)
    if kind == PICK_CARDS:
        return pick_value(game, odds, seat, code)
    if kind == HAND_OVER:
        return hand_value(game, odds, seat, code)
    if kind == PUT_ONE:
        return put_value(game, seat, code)
    if kind == STACKED_CHALLENGE:
        return passing_on_value(code)
    return SPARE * points_of(bit(code))


@kernel
def _value(game: Game, seating: Seating, odds: Odds, step: int, seat: int, choice: int) -> float:
    """What speaks for a choice that is neither a card nor a seat."""
    kind = kind_of(step)
    if choice == DRAW_CHOICE:
        return draw_value(game, seating, odds, seat)
    if choice == TAKE_CHOICE:
        return take_value(game, seating, seat)
    if choice == KEEP_CHOICE:
        return seating.weights[seat, KEEP]
    if choice == PASS_CHOICE:
        return 0.0
    if kind in (CHALLENGE, STACKED_CHALLENGE):
        return _challenge_value(game, seating, odds, seat, choice)
    if kind == NAME_COLOUR:
        return colour_value(game, seating, odds, seat, choice - COLOUR_CHOICE)
    if kind == PICK_COLOUR:
        return riddance_value(game, seat, choice - COLOUR_CHOICE)
    if kind == CALL_NUMBER:
        return number_value(game, odds, seat, choice - NUMBER_CHOICE)
    # Of what bots do not know, any will do.
    return 0.0


@kernel
def _challenge_value(game: Game, seating: Seating, odds: Odds, seat: int, choice: int) -> float:
    if choice == CHALLENGE_CHOICE:
        return guilt(game, seating, odds, seat)
    return nerve(game, seating, seat, after(game, seat, i64(-1)))


@kernel
def medium_says(game: Game, seat: int, offers: int) -> int:
    """What `medium` says to an offer: it calls, and catches the seat that is closest to winning, but no partner."""
    if offers & other(UNO_CHOICE):
        return UNO_CHOICE
    offers &= ~other(SILENCE)
    best, most = NOBODY, -np.inf
    while offers:
        choice = OTHERS + first(offers)
        offers &= offers - ONE
        value = threat(game, seat, choice - SEAT_CHOICE)
        if value > most:
            best, most = choice, value
    return best if most >= 0 else SILENCE


@kernel
def medium_jumps(game: Game, seating: Seating, odds: Odds, seat: int, cards: int) -> int:
    """What `medium` says that is asked whether to jump in with a card, while another seat is asked; without one, nothing."""
    if not cards:
        return SILENCE
    reckon(game, odds, seat)
    value = play_value(game, seating, odds, seat, first(cards))
    return first(cards) if jumping(game, seat, seat_of(current(game)), value) >= 0 else SILENCE
