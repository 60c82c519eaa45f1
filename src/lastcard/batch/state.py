"""One game: a row of a numpy array, with the fields of `rules.state.State`.

A hand is two masks of card codes (`lastcard.batch.cards`), so its order is not kept. The draw pile is in no order either: a card
is chosen when it is drawn. The discard pile and the cards aside are in order, the newest last.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias, get_args, get_type_hints

import numpy as np
import numpy.typing as npt

from lastcard.batch.compiling import hot, i64, kernel
from lastcard.batch.events import EVENTS
from lastcard.bots import codes
from lastcard.rules.state import AGENDA_MAX, PLAYERS_MAX

DECK_MAX = 136
"""Room for the 132 cards that a deck file can have at most, in whole words."""
CODES, COLOURS, FACES = codes.CODES, codes.COLOURS, codes.FACES
OWN_DECK = i64(-1)
"""The number of an edition that a deck file gives: a row has its cards, but not its name."""
NONE = i64(0)
NOBODY, NO_COLOUR = i64(codes.NOBODY), i64(codes.NO_COLOUR)
NO_CARD = i64(-1)

Bits: TypeAlias = Annotated[int, "u8"]
Number: TypeAlias = Annotated[int, "i8"]
"""As wide as numba's own whole numbers: of two widths it would compile every function twice."""
Switch: TypeAlias = Annotated[int, "i1"]
"""Small, and only compared: many games at once must fit into fast memory."""
Masks: TypeAlias = Annotated[list[int], "u8", PLAYERS_MAX]
"""Kernels see an array as what it is for them: whole numbers by index."""
BySeat: TypeAlias = Annotated[list[int], "i8", PLAYERS_MAX]
SmallBySeat: TypeAlias = Annotated[list[int], "i4", PLAYERS_MAX]
ByteBySeat: TypeAlias = Annotated[list[int], "i1", PLAYERS_MAX]
Pile: TypeAlias = Annotated[list[int], "i1", DECK_MAX]


class Game:
    """The fields of a row; each annotation is its type for the reader and its place in memory.

    What many moves touch stands together, down to the events: many games at once do not fit into the fastest memory. Fields fill
    whole words, with nothing between them, as that would not be copied with a row.
    """

    chance: Bits
    """Where the random numbers have got to by which somebody chooses."""
    luck: Bits
    """Where those have got to by which cards are drawn."""
    turn: Number
    direction: Number
    colour: Number
    turns: Number
    idle: Number
    round_over: Number
    depth: Number
    """How many steps are on the agenda."""
    owing_size: Number
    drawable: Number
    """How many cards can be drawn."""
    discarded: Number
    """How many cards lie on the discard pile."""
    players: Number
    top_by: Number
    """Who played the card on top of the discard pile; NOBODY if it came there otherwise."""
    aside_size: Number
    bluffing: Switch
    catch_until: Switch
    drawn_card: Switch
    two_player_reverse: Switch
    scoring: Switch
    teams: Switch
    stacking: Switch
    finish: Switch
    once: Masks
    """By seat, the cards held at least once."""
    twice: Masks
    """By seat, the cards held twice."""
    size: SmallBySeat
    """How many cards each hand holds."""
    agenda: Annotated[list[int], "u4", AGENDA_MAX]
    """A stack: what is next comes last."""
    draw_pile: Pile
    """What can be drawn, and behind it what was drawn since the shuffle, the latest first: the pile is its own log."""
    discard_pile: Pile
    """The last is the top."""
    more: Masks
    """By seat, the third copies of colourless cards; the fourth ones eight bits lower."""
    since: SmallBySeat
    """By seat, the turn in which it came to owe the call."""
    owing: ByteBySeat
    """The seats that owe the call, in the order in which they came to."""
    received: ByteBySeat
    """By seat that owes the call, whether it came to with a hand that it received."""
    silent: ByteBySeat
    """By seat that owes the call, how many seats have let it pass: the cursor of the poll, no part of the state."""
    last_card: ByteBySeat
    """By seat, the card that left its hand empty."""
    jump_in: Switch
    seven_zero: Switch
    draw: Switch
    force_play: Switch
    battle_resume: Switch
    dealer_symbols: Switch
    edition: Switch
    """Its number among those that are mirrored, or OWN_DECK."""
    colours: Switch
    """How many colours the deck has."""
    events: Annotated[list[int], "i8", len(EVENTS)]
    """How often each has happened since the row was made."""
    jump_moment: Number
    """Of which question seats are being asked whether they jump in: part of the poll, as is the next."""
    jump_polled: Number
    """The seats that were asked, as a mask."""
    aside: Pile
    seed: Bits
    """What all random numbers of this round, or match, follow from."""
    dealer: Number
    shuffles: Number
    shuffled: Number
    """How many cards there were when the draw pile was shuffled."""
    round_no: Number
    round_winner: Number
    round_points: Number
    blocked: Number
    match_over: Number
    match_winner: Number
    scores: SmallBySeat
    start_direction: Number
    target: Number
    debt: Number
    """How many cards the next seat must draw unless it passes them on."""
    hand_size: Number
    catch_penalty: Number
    deck: Pile
    """A fresh pack."""
    deck_size: Number
    specials: Bits
    """The numbers of the special cards in it, as a mask."""
    special_of: Annotated[list[int], "i1", CODES]
    """By card, the number of the special card that it is; 0 for any other."""
    copies: Annotated[list[int], "i1", CODES]
    """How many of each card there are in the deck; and of each colour, with the colourless ones behind, and of each face."""
    copies_of_colour: Annotated[list[int], "i8", COLOURS + 1]
    copies_of_face: Annotated[list[int], "i4", FACES]
    used: Pile
    """The draw pile before this one, as it was used up; there for the proof."""
    used_size: Number
    mark: Annotated[list[int], "i8", 13]
    """Nothing is kept here: it fills a row up to an odd number of cache lines, so that rows spread over a cache. Its name
    tells kernels by which rules a row is played (`lastcard.batch.pipeline`)."""


def layout(fields: type) -> np.dtype[np.void]:
    """The memory of a row whose fields a class lists."""
    hints = get_type_hints(fields, include_extras=True)
    return np.dtype([(name, *get_args(hint)[1:]) for name, hint in hints.items()], align=True)


GAME = layout(Game)

Games: TypeAlias = "npt.NDArray[np.void]"
"""An array of rows."""


def game_of(games: Games, index: int) -> Any:
    """One row, to read and write its fields from Python."""
    return games.view(np.recarray)[index]


@hot
def next_seat(game: Game, seat: int) -> int:
    """The neighbour of a seat in the current direction."""
    return beside(game, seat, game.direction)


@hot
def beside(game: Game, seat: int, direction: int) -> int:
    """The neighbour of a seat in a direction."""
    seat += direction
    if seat < 0:
        return game.players - 1
    return 0 if seat == game.players else seat


@kernel
def first_player(game: Game) -> int:
    """The dealer's neighbour in the starting direction."""
    return beside(game, game.dealer, game.start_direction)


# --- The agenda --------------------------------------------------------------------------------------------------------------

TURN, DRAWN, NAME_COLOUR, CHALLENGE, PICK_RIVAL, PICK_CARDS, PICK_COLOUR, HAND_OVER, CALL_NUMBER, PUT_ONE, PICK_VICTIM = map(
    i64, range(codes.PICK_VICTIM + 1)
)
"""Questions; the first is what an empty agenda asks while a round is played: it is simply somebody's turn."""
OWN_ASKING = tuple(map(i64, codes.OWN_ASKING))
STACK, STACKED_CHALLENGE, SWAP = map(i64, (codes.STACK, codes.STACKED_CHALLENGE, codes.SWAP))
ASKING_MAX = SWAP
PASS_TURN, GO_OUT, DRAW, MISS_TURN, MUSTER, STAY_IN, GIVE, TORMENT = map(i64, range(18, 26))
OWN_DOING = tuple(map(i64, range(26, 30)))
"""As `OWN_ASKING`, for steps that ask nobody."""

_BYTE = 8
_MASK = 0xFF


@hot
def push(game: Game, kind: int, seat: int, a: int, b: int) -> None:
    """Put a step on the agenda, before all that is there."""
    game.agenda[game.depth] = kind | seat << _BYTE | a << 2 * _BYTE | b << 3 * _BYTE
    game.depth += 1


@hot
def pop(game: Game) -> int:
    """Take the next step from the agenda."""
    game.depth -= 1
    return i64(game.agenda[game.depth])


@hot
def kind_of(step: int) -> int:
    """What a step is."""
    return step & _MASK


@hot
def seat_of(step: int) -> int:
    """Whom it concerns."""
    return step >> _BYTE & _MASK


@hot
def a_of(step: int) -> int:
    """Its first detail."""
    return step >> 2 * _BYTE & _MASK


@hot
def b_of(step: int) -> int:
    """Its second detail."""
    return step >> 3 * _BYTE & _MASK


@hot
def current(game: Game) -> int:
    """What comes next while a round is played."""
    if game.depth:
        return i64(game.agenda[game.depth - 1])
    return TURN | game.turn << _BYTE
