"""Which choice is the heaviest: the values of all choices of a question, and what an offer is answered.

A question is its number and two sets: the cards among the choices, and the other choices less `OTHERS`.
"""

from __future__ import annotations

from math import inf

from lastcard.bots.bits import NOTHING, ONE, first, i64
from lastcard.bots.codes import (
    ALL_SEATS,
    CALL_NUMBER,
    CHALLENGE,
    CHALLENGE_CHOICE,
    COLOUR_CHOICE,
    COLOURED,
    DRAW_CHOICE,
    DRAW_FOUR_BIT,
    DRAWN,
    HAND_OVER,
    KEEP_CHOICE,
    NAME_COLOUR,
    NOBODY,
    NUMBER_CHOICE,
    OTHERS,
    PASS_CHOICE,
    PICK_CARDS,
    PICK_COLOUR,
    PICK_RIVAL,
    POINTS,
    PUT_ONE,
    SEAT_CHOICE,
    SILENCE,
    STACK,
    STACKED_CHALLENGE,
    SWAP,
    TAKE_CHOICE,
    TURN,
    UNO_CHOICE,
    bit,
)
from lastcard.bots.house_terms import draw_value, jumping, passing_on_value, swap_value, take_value
from lastcard.bots.odds import after, legal, reckon, threat
from lastcard.bots.records import Game, Odds, Seating, named
from lastcard.bots.specials import SPARE, hand_value, number_value, pick_value, put_value, riddance_value, rival_value
from lastcard.bots.terms import colour_value, guilt, nerve, play_value
from lastcard.bots.weights import KEEP


def is_bluff(game: Game, kind: int, seat: int, cards: int) -> bool:
    """Whether an illegal Wild Draw Four is among the choices."""
    return kind in (TURN, DRAWN) and cards & DRAW_FOUR_BIT != NOTHING and not legal(game, seat)


def heaviest(game: Game, seating: Seating, odds: Odds, kind: int, seat: int, cards: int, others: int) -> int:
    """The choice that weighs most; of equals the first."""
    reckon(game, odds, seat)
    best, most = NOBODY, -inf
    while cards:
        # In the order of the deck, where colourless cards come last.
        code = first(cards & COLOURED) if cards & COLOURED else first(cards)
        cards &= ~bit(code)
        value = card_value(game, seating, odds, kind, seat, code)
        if value > most:
            best, most = code, value
    if others & ALL_SEATS:
        # In the order of play.
        for steps in range(1, game.players):
            chosen = after(game, seat, steps)
            value = seat_value(game, odds, kind, seat, chosen)
            if value > most:
                best, most = SEAT_CHOICE + chosen, value
        return best
    while others:
        choice = OTHERS + first(others)
        others &= others - ONE
        value = other_value(game, seating, odds, kind, seat, choice)
        if value > most:
            best, most = choice, value
    return best


def seat_value(game: Game, odds: Odds, kind: int, seat: int, chosen: int) -> float:
    """What speaks for a seat."""
    if kind == PICK_RIVAL:
        return rival_value(game, odds, seat, chosen)
    if kind == SWAP:
        return named(game, "hands", swap_value(game, seat, chosen, i64(game.size[seat])))
    return named(game, "leader", threat(game, seat, chosen))


def card_value(game: Game, seating: Seating, odds: Odds, kind: int, seat: int, code: int) -> float:
    """What speaks for a card; of what bots do not know, they part with the highest."""
    if kind in (TURN, DRAWN, STACK):
        return play_value(game, seating, odds, seat, code)
    if kind == PICK_CARDS:
        return pick_value(game, odds, seat, code)
    if kind == HAND_OVER:
        return hand_value(game, odds, seat, code)
    if kind == PUT_ONE:
        return put_value(game, seat, code)
    if kind == STACKED_CHALLENGE:
        return passing_on_value(game, code)
    return named(game, "points", SPARE * POINTS[code])


def other_value(game: Game, seating: Seating, odds: Odds, kind: int, seat: int, choice: int) -> float:
    """What speaks for a choice that is neither a card nor a seat."""
    if choice == DRAW_CHOICE:
        return draw_value(game, seating, odds, seat)
    if choice == TAKE_CHOICE:
        return take_value(game, seating, seat)
    if choice == KEEP_CHOICE:
        return named(game, "draw", seating.weights[seat, KEEP])
    if choice == PASS_CHOICE:
        return named(game, "shed", 0.0)
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


def _challenge_value(game: Game, seating: Seating, odds: Odds, seat: int, choice: int) -> float:
    if choice == CHALLENGE_CHOICE:
        return named(game, "guilty", guilt(game, seating, odds, seat))
    return named(game, "innocent", nerve(game, seating, seat, after(game, seat, -1)))


def says(game: Game, seat: int, offers: int) -> int:
    """What is said to an offer: call, and catch the seat that is closest to winning, but no partner."""
    if offers & bit(UNO_CHOICE - OTHERS):
        return UNO_CHOICE
    offers &= ~bit(SILENCE - OTHERS)
    best, most = NOBODY, -inf
    while offers:
        choice = OTHERS + first(offers)
        offers &= offers - ONE
        value = threat(game, seat, choice - SEAT_CHOICE)
        if value > most:
            best, most = choice, value
    return best if most >= 0 else SILENCE


def jump_value(game: Game, seating: Seating, odds: Odds, seat: int, void: int, code: int) -> float:
    """What speaks for jumping in with a card while another seat is asked."""
    reckon(game, odds, seat)
    return jumping(game, seat, void, play_value(game, seating, odds, seat, code))
