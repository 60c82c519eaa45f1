"""The policy `heuristic`: every choice gets a value from a few weights, and the best is taken; of equals the first.

It uses its own hand, the sizes of the others' and what lies open. `choose_by_view` is the same policy for the readable rules: it
sees a view and nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

import numpy as np

from lastcard.batch.bits import NOTHING, ONE, count, first
from lastcard.batch.cards import codes
from lastcard.batch.choices import (
    ACCEPT_CHOICE,
    ALL_COLOURS,
    ALL_NUMBERS,
    ALL_SEATS,
    CHALLENGE_CHOICE,
    COLOUR_CHOICE,
    NUMBER_CHOICE,
    OTHERS,
    SEAT_CHOICE,
    other,
)
from lastcard.batch.compiling import hot, i64, kernel
from lastcard.batch.kickin_battle import strength
from lastcard.batch.questions import cards_offered, others_offered
from lastcard.batch.seating import (
    ATTACK,
    BLUFF,
    CHALLENGING,
    CHALLENGING_SIZE,
    COLOUR,
    DRAW_TWO,
    DRAWING,
    GIVING,
    KEEPING,
    PICKING,
    PICKING_POINTS,
    POINTS,
    PUTTING,
    RIVAL,
    SAME,
    SPECIAL,
    Seating,
)
from lastcard.batch.state import (
    CHALLENGE,
    COLOURS,
    HAND_OVER,
    PICK_CARDS,
    PUT_ONE,
    STACKED_CHALLENGE,
    TURN,
    Game,
    a_of,
    kind_of,
    next_seat,
)
from lastcard.bots.codes import (
    DRAW_FOUR_CODE,
    DRAW_TWO_RANK,
    NINE,
    OF_COLOUR,
    OF_RANK,
    SKIP_RANK,
    bit,
    colour_of,
    face_of,
    points_of,
)
from lastcard.bots.odds import legal
from lastcard.cards import ACTIONS, DRAW_FOUR, SKIP, WILD, Card
from lastcard.cards import DRAW_TWO as DRAW_TWO_FACE
from lastcard.decks import edition_of
from lastcard.rules.challenge import legal as legal_hand
from lastcard.rules.questions import ACCEPT, PASS, CardChoice, Choice, ColourChoice, NumberChoice, Question, SeatChoice
from lastcard.rules.questions import CHALLENGE as CHALLENGE_ANSWER
from lastcard.views import View

C = TypeVar("C", bound=Choice)

_FEW = 2
"""Cards in the hand of a seat that is about to go out."""


@hot
def held(game: Game, seat: int, cards: int) -> int:
    """How many cards of a mask a seat holds."""
    return count(game.once[seat] & cards) + count(game.twice[seat] & cards)


@kernel
def card_value(game: Game, seating: Seating, seat: int, code: int) -> float:
    """What speaks for putting a card down."""
    weights = seating.weights
    face, colour = face_of(code), colour_of(code)
    value = weights[seat, POINTS] * points_of(bit(code))
    if colour < COLOURS:
        value += weights[seat, COLOUR] * (held(game, seat, OF_COLOUR[colour]) - 1)
        value += weights[seat, SAME] * (held(game, seat, OF_RANK[face]) - 1)
    if face > NINE:
        value += weights[seat, min(DRAW_TWO + face - DRAW_TWO_RANK, SPECIAL)]
    hits = face in (DRAW_TWO_RANK, SKIP_RANK, DRAW_FOUR_CODE)
    if hits and game.size[next_seat(game, seat)] <= _FEW:
        value += weights[seat, ATTACK]
    if code == DRAW_FOUR_CODE and not legal(game, seat):
        value += weights[seat, BLUFF]
    return value


@kernel
def best_card(game: Game, seating: Seating, step: int, seat: int, cards: int) -> int:
    """The best of some cards for what a step asks."""
    kind, weights = kind_of(step), seating.weights
    best, best_value = i64(-1), -np.inf
    while cards:
        code = first(cards)
        cards &= cards - ONE
        if kind == PICK_CARDS:
            value = weights[seat, PICKING] * strength(code) + weights[seat, PICKING_POINTS] * points_of(bit(code))
        elif kind == HAND_OVER:
            value = weights[seat, GIVING] * points_of(bit(code))
        else:
            value = card_value(game, seating, seat, code)
        if value > best_value:
            best, best_value = code, value
    return best


@kernel
def most_held(game: Game, seat: int, others: int) -> int:
    """Of the colours among some choices, the one that a seat holds most of."""
    best, most = i64(0), i64(-1)
    for colour in range(COLOURS):
        number = held(game, seat, OF_COLOUR[colour])
        if others & other(COLOUR_CHOICE + colour) and number > most:
            best, most = colour, number
    return best


@kernel
def heuristic_choice(game: Game, seating: Seating, step: int, seat: int) -> int:
    """What `heuristic` answers."""
    kind, weights = kind_of(step), seating.weights
    cards, others = cards_offered(game, step, seat), others_offered(game, step, seat)
    if cards != NOTHING:
        best = best_card(game, seating, step, seat, cards)
        if others == NOTHING:
            return best
        if kind == PUT_ONE:
            return best if weights[seat, PUTTING] >= 0 else OTHERS + first(others)
        refusing = weights[seat, DRAWING] if kind == TURN else weights[seat, KEEPING]
        return best if card_value(game, seating, seat, best) >= refusing else OTHERS + first(others)
    if others & ALL_COLOURS:
        return COLOUR_CHOICE + most_held(game, seat, others)
    if kind in (CHALLENGE, STACKED_CHALLENGE):
        dare = weights[seat, CHALLENGING] + weights[seat, CHALLENGING_SIZE] * game.size[a_of(step)]
        return CHALLENGE_CHOICE if dare > 0 else ACCEPT_CHOICE
    if others & ALL_NUMBERS:
        best, most = i64(0), i64(-1)
        for number in range(NINE + 1):
            if others & other(NUMBER_CHOICE + number) and held(game, seat, OF_RANK[number]) > most:
                best, most = number, held(game, seat, OF_RANK[number])
        return NUMBER_CHOICE + best
    if not others & ALL_SEATS:
        return OTHERS + first(others)
    best, best_value = i64(-1), -np.inf
    for rival in range(game.players):
        value = weights[seat, RIVAL] * game.size[rival]
        if others & other(SEAT_CHOICE + rival) and value > best_value:
            best, best_value = rival, value
    return SEAT_CHOICE + best


# --- For the readable rules --------------------------------------------------------------------------------------------------


def choose_by_view(view: View, question: Question, weights: Sequence[float]) -> Choice:
    """What `heuristic` answers, from what a seat sees."""
    assert view.hand is not None, "a spectator is asked nothing"
    plays = [choice for choice in question.choices if isinstance(choice, CardChoice)]
    rest = [choice for choice in question.choices if not isinstance(choice, CardChoice)]
    if plays:
        best = _best(
            _in_order(view, plays), [_value(view, question.name, choice.card, weights) for choice in _in_order(view, plays)]
        )
        if not rest:
            return best
        if question.name == "put":
            return best if weights[PUTTING] >= 0 else PASS
        refusing = weights[DRAWING] if question.name == "turn" else weights[KEEPING]
        return best if _value(view, question.name, best.card, weights) >= refusing else rest[0]
    if colours := [choice for choice in rest if isinstance(choice, ColourChoice)]:
        return _best(colours, [sum(card.colour is choice.colour for card in view.hand) for choice in colours])
    if question.name == "challenge":
        dare = weights[CHALLENGING] + weights[CHALLENGING_SIZE] * view.hand_sizes[view.turn]
        return CHALLENGE_ANSWER if dare > 0 else ACCEPT
    if numbers := [choice for choice in rest if isinstance(choice, NumberChoice)]:
        return _best(numbers, [sum(card.number == choice.number for card in view.hand) for choice in numbers])
    seats = sorted([choice for choice in rest if isinstance(choice, SeatChoice)], key=lambda choice: choice.seat)
    if seats:
        return _best(seats, [weights[RIVAL] * view.hand_sizes[choice.seat] for choice in seats])
    return rest[0]


def _in_order(view: View, plays: Iterable[CardChoice]) -> list[CardChoice]:
    """Cards in the order of their codes, so that ties are decided alike."""
    code = codes(edition_of(view.edition, view.deck))
    return sorted(plays, key=lambda choice: code[choice.card])


def _best(choices: Sequence[C], values: Sequence[float]) -> C:
    return choices[max(range(len(choices)), key=lambda at: values[at])]


def _value(view: View, question: str, card: Card, weights: Sequence[float]) -> float:
    assert view.hand is not None
    if question == "pick":
        return weights[PICKING] * (card.number or 0) + weights[PICKING_POINTS] * card.points
    if question == "hand":
        return weights[GIVING] * card.points
    value = weights[POINTS] * card.points
    if card.colour is not None:
        value += weights[COLOUR] * (sum(other.colour is card.colour for other in view.hand) - 1)
        value += weights[SAME] * (sum(other.face == card.face for other in view.hand) - 1)
    if card.number is None:
        faces = (*ACTIONS, WILD, DRAW_FOUR)
        value += weights[DRAW_TWO + (faces.index(card.face) if card.face in faces else len(faces))]
    following = ((view.seat or 0) + (1 if view.direction == "left" else -1)) % len(view.hand_sizes)
    if card.face in {DRAW_TWO_FACE, SKIP, DRAW_FOUR} and view.hand_sizes[following] <= _FEW:
        value += weights[ATTACK]
    if card.face == DRAW_FOUR and not legal_hand(view.hand, view.colour):
        value += weights[BLUFF]
    return value
