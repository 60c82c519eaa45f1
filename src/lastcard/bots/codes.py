"""Cards, colours, questions and choices as numbers, and sets of cards as the bits of a word.

A code is `colour * 16 + rank`, with the colours in the order of the deck and the ranks of `RANKS`. The colourless kinds have
the ranks that no coloured card has: 13 Wild, 14 Wild Draw Four, 15 the special card of a deck; where there are more, they go on
from 29. A hand is two words: what it holds at least once, and twice. Of a colourless kind there may be four; the third and the
fourth are in a word of their own.
"""

from __future__ import annotations

from collections.abc import Iterable

from lastcard.bots.bits import ONE, Numbers, Word, Words, count
from lastcard.cards import ACTIONS, DRAW_FOUR, NUMBERS, WILD, Card, Deck, card

CODES = 64
"""Of cards, with gaps."""
COLOURS = 4
"""The most that a deck has."""
FACES = 20
"""Numbers and symbols, the two colourless cards of every deck, and five special ones."""
NO_COLOUR = COLOURS
NOBODY = -1
LEFT, RIGHT = 1, -1
"""From a seat to the next."""

RANKS = (*NUMBERS, *ACTIONS)
LANE = 16
NINE = 9
DRAW_TWO_RANK, REVERSE_RANK, SKIP_RANK = 10, 11, 12
WILD_CODE, DRAW_FOUR_CODE, SPECIAL_CODE = 13, 14, 15
SPARE_RANKS = LANE - len(RANKS)
COLOURLESS_CODES = tuple(face // SPARE_RANKS * LANE + len(RANKS) + face % SPARE_RANKS for face in range(FACES - len(RANKS)))
"""The Wild, the Wild Draw Four and the special cards in the order of a deck."""
SPECIAL_CODES = COLOURLESS_CODES[COLOURLESS_CODES.index(SPECIAL_CODE) :]
FOURTH = 8
"""A fourth copy of a card is kept so many bits lower than the third."""

UNBOUNDED = 1 << 20
"""So many cards of a hand may be of a colour of which nothing is known; about this, as cards come and go."""

PLAIN = 0
"""The usual value of any switch; the others have their place among those that are possible (`lastcard.rules.options`)."""
CHALLENGED = 1
"""battle_resume"""
LOW = 1
"""scoring"""
ANY = 2
"""stacking"""
UNTIL = 1
"""draw"""
NUMBER = 1
"""finish"""

# --- Questions and choices ---------------------------------------------------------------------------------------------------

TURN, DRAWN, NAME_COLOUR, CHALLENGE, PICK_RIVAL, PICK_CARDS, PICK_COLOUR = range(7)
HAND_OVER, CALL_NUMBER, PUT_ONE, PICK_VICTIM = range(7, 11)
OWN_ASKING = tuple(range(11, 15))
"""For the questions of any other special card: it shares its deck with no other, so several cards can have the same numbers."""
STACK, STACKED_CHALLENGE, SWAP = range(15, 18)

OTHERS = 64
"""Below that a choice is the code of a card, whatever is done with it."""
DRAW_CHOICE, KEEP_CHOICE, CHALLENGE_CHOICE, ACCEPT_CHOICE, PASS_CHOICE, UNO_CHOICE, SILENCE = range(OTHERS, OTHERS + 7)
COLOUR_CHOICE = 72
"""The first of four: `colour red`, `give red`."""
NUMBER_CHOICE = 80
"""The first of ten."""
SEAT_CHOICE = 96
"""The first of ten: `battle 2`, `torment 2`, `catch 2`, `swap 2`."""
TAKE_CHOICE = 106
WORD_CHOICE = 107
"""The first of the words that only one edition has, in the order of its verbs."""
ALL_SEATS = Word(sum(1 << SEAT_CHOICE - OTHERS + seat for seat in range(TAKE_CHOICE - SEAT_CHOICE)))

# --- Sets --------------------------------------------------------------------------------------------------------------------


def _set(codes: Iterable[int]) -> int:
    return Word(sum(1 << code for code in codes))


def _ranks(*ranks: int) -> int:
    """These ranks in all four colours."""
    return _set(colour * LANE + rank for colour in range(COLOURS) for rank in ranks)


COLOURED = _ranks(*range(len(RANKS)))
COLOURLESS = _set(COLOURLESS_CODES)
DRAW_FOUR_BIT = _set([DRAW_FOUR_CODE])
NUMBERED = _ranks(*range(NINE + 1))
"""The cards that have a number."""
OF_COLOUR = Words((*(_set(colour * LANE + rank for rank in range(len(RANKS))) for colour in range(COLOURS)), 0))
"""The cards of each colour; none are of no colour."""
OF_KIND = Words((*OF_COLOUR[:COLOURS], COLOURLESS))
"""The cards of each colour; behind the colours, the colourless ones."""
OF_RANK = Words(_ranks(rank) if rank < len(RANKS) else 0 for rank in range(LANE))
OF_FACE = Words((*OF_RANK[: len(RANKS)], *(1 << code for code in COLOURLESS_CODES)))
"""The cards of each face."""
AT_LEAST = Words(_ranks(*range(least, NINE + 1)) for least in range(NINE + 1))
"""The cards whose number is at least this."""

_ONES, _TWOS, _FOURS, _EIGHTS = (_ranks(*(number for number in range(10) if number >> place & 1)) for place in range(4))
_ACTIONS = _ranks(DRAW_TWO_RANK, REVERSE_RANK, SKIP_RANK)
COLOURLESS_POINTS = card(WILD).points

# --- The cards of a deck -----------------------------------------------------------------------------------------------------


def colourless_faces(deck: Deck) -> tuple[str, ...]:
    """The colourless cards of a deck, as they are numbered; the Wild and the Wild Draw Four even if it has none."""
    return (WILD, DRAW_FOUR, *(special.face for special in deck.specials))


def codes(deck: Deck) -> dict[Card, int]:
    """The code of each card of a deck."""
    colourless = dict(zip(colourless_faces(deck), COLOURLESS_CODES, strict=False))
    return {
        card: deck.colours.index(card.colour) * LANE + RANKS.index(card.face) if card.colour else colourless[card.face]
        for card in dict.fromkeys(deck.cards)
    }


# --- One card ----------------------------------------------------------------------------------------------------------------


def bit(code: int) -> int:
    """The set of one card."""
    return ONE << code


def is_coloured(code: int) -> bool:
    """Whether a card has a colour."""
    return (code & 15) < WILD_CODE


def colour_of(code: int) -> int:
    """The colour of a card."""
    return code >> 4 if is_coloured(code) else NO_COLOUR


def number_of(code: int) -> int:
    """The number of a card; -1 for a symbol."""
    rank = code & 15
    return rank if rank <= NINE else -1


def face_of(code: int) -> int:
    """The number or symbol of a card, and behind those the colourless cards one by one."""
    return code & 15 if is_coloured(code) else (code & 15) + SPARE_RANKS * (code >> 4)


COLOUR_OF = Numbers(map(colour_of, range(CODES)))
FACE_OF = Numbers(map(face_of, range(CODES)))
"""The same by code, for who looks at very many cards."""


def copy_code(number: int) -> int:
    """The code of a third or fourth copy, from the number of its bit."""
    return number | FOURTH


def points_of(cards: int) -> int:
    """What the cards of a set score, one of each (score.numbers, score.actions, score.wilds)."""
    numbers = count(cards & _ONES) + 2 * count(cards & _TWOS) + 4 * count(cards & _FOURS) + 8 * count(cards & _EIGHTS)
    return numbers + 20 * count(cards & _ACTIONS) + COLOURLESS_POINTS * count(cards & COLOURLESS)


POINTS = Numbers(points_of(1 << code) for code in range(CODES))
"""What each card scores."""
