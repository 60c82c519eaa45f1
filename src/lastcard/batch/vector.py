"""Many games stepped at once, for learning programs: arrays in and arrays out.

>>> import numpy as np
>>> from lastcard.batch import Vector
>>> vector = Vector(8, "classic", players=3, seed=1)
>>> vector.masks.shape == (8, len(Vector.ACTIONS))
True
>>> step = vector.step(vector.masks.argmax(axis=1))
>>> bool(step.illegal.any())
False
"""

from __future__ import annotations

import copy
from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch.bits import NOTHING, ONE, first
from lastcard.batch.chance import seeded
from lastcard.batch.choices import COLOUR_CHOICE, NUMBER_CHOICE, OTHERS, SEAT_CHOICE, SILENCE, TAKE_CHOICE, other
from lastcard.batch.compiling import entry, hot, i64, kernel, u64
from lastcard.batch.entries import entry_by_rules
from lastcard.batch.jumping import held
from lastcard.batch.mirror import twins
from lastcard.batch.options import rows, whole_number
from lastcard.batch.play import answer, take_up_offer
from lastcard.batch.polling import jump_asked, jump_silence, offer, polled, seat_polled, silence, waiting_seat
from lastcard.batch.prefetch import LINE, prefetch
from lastcard.batch.questions import QUESTIONS, cards_offered, others_offered
from lastcard.batch.setup import begin_round, draw_for_deal
from lastcard.batch.state import (
    ASKING_MAX,
    CHALLENGE,
    CODES,
    COLOURS,
    GAME,
    HAND_OVER,
    NOBODY,
    OWN_ASKING,
    PICK_CARDS,
    PUT_ONE,
    STACK,
    STACKED_CHALLENGE,
    SWAP,
    Game,
    Games,
    a_of,
    b_of,
    current,
    kind_of,
    seat_of,
)
from lastcard.bots.codes import COLOURLESS_CODES, LANE, RANKS, SPARE_RANKS, SPECIAL_CODES, WILD_CODE, bit, copy_code
from lastcard.bots.odds import partner, top
from lastcard.match import edition_called, sheet_called
from lastcard.rules.state import LEFT, PLAYERS_MAX, Edition

Shown = TypeVar("Shown", bound=np.generic)

_KINDS = COLOURS * len(RANKS) + SPARE_RANKS
_MORE = len(COLOURLESS_CODES) - SPARE_RANKS
"""Special cards of a deck after the first: they have the last numbers, as they came later."""
_PLAIN = ("draw", "keep", "challenge", "accept", "pass", "uno", "silence")
_FIRST_PLAIN = _KINDS
_FIRST_COLOUR = _FIRST_PLAIN + len(_PLAIN)
_FIRST_NUMBER = _FIRST_COLOUR + COLOURS
_FIRST_SEAT = _FIRST_NUMBER + 10
_FIRST_MORE = _FIRST_SEAT + PLAYERS_MAX - 1
_TAKE = _FIRST_MORE + _MORE
_ACTIONS = _TAKE + 1

ACTIONS = (
    *(f"card {colour} {face}" for colour in range(COLOURS) for face in RANKS),
    *("card wild", "card draw-four", "card special"),
    *_PLAIN,
    *(f"colour {colour}" for colour in range(COLOURS)),
    *(f"number {number}" for number in range(10)),
    *(f"seat +{places}" for places in range(1, PLAYERS_MAX)),
    *(f"card special {number}" for number in range(2, 2 + _MORE)),
    "take",
)
"""What each number means. Special cards are numbered in the order of the deck, one in print is the first. Colours are numbered in
the order of the edition, seats counted to the left of the one asked; what is done with a card, colour or seat, the question
says."""
ACTIONS_VERSION = 2
"""Raised when the list changes. In version 2 those of version 1 have kept their numbers."""

_KNOWN = (*(QUESTIONS[kind] for kind in range(4)), "rival", "pick", "riddance", "hand", "number", "put", "torment")
UNO_QUESTION = i64(len(_KNOWN))
CATCH_QUESTION = UNO_QUESTION + 1
_OWN = sorted({int(asks.kind) for _, twin in twins() for asks in twin.asks if asks.kind in OWN_ASKING})
_HOUSE = ("stack", "swap", "jump")
STACK_QUESTION, SWAP_QUESTION, JUMP_QUESTION = (CATCH_QUESTION + at for at in range(1, 1 + len(_HOUSE)))
QUESTION_NAMES = (*_KNOWN, "uno", "catch", *_HOUSE, *(f"own {at}" for at in range(1, len(_OWN) + 1)))
"""What can be asked; questions of a special card that has come since are numbered as its twin does."""

_QUESTION_OF = np.arange(ASKING_MAX + 1, dtype=np.int64)
"""The number of the question that a kind of step asks: those known of old have kept theirs, before the offers."""
_QUESTION_OF[list(OWN_ASKING)] = range(JUMP_QUESTION + 1, JUMP_QUESTION + 1 + len(OWN_ASKING))
_QUESTION_OF[[STACK, STACKED_CHALLENGE, SWAP]] = STACK_QUESTION, CHALLENGE, SWAP_QUESTION

_SHOWN_KINDS = _KINDS + _MORE
_HAND, _TOP, _DISCARDED, _ASIDE = (part * _SHOWN_KINDS for part in range(4))
_COLOUR = 4 * _SHOWN_KINDS
_QUESTION = _COLOUR + COLOURS
_SIZES = _QUESTION + len(QUESTION_NAMES)
_OWING = _SIZES + PLAYERS_MAX
_TURN = _OWING + PLAYERS_MAX
_DIRECTION, _DRAW_PILE, _NUMBER, _OTHER, _DEBT, _TOP_BY = range(_TURN + PLAYERS_MAX, _TURN + PLAYERS_MAX + 6)
_OBSERVATION = _TOP_BY + PLAYERS_MAX

OBSERVATION = {
    "hand": slice(_HAND, _TOP),
    "top": slice(_TOP, _DISCARDED),
    "discard_pile": slice(_DISCARDED, _ASIDE),
    "aside": slice(_ASIDE, _COLOUR),
    "colour": slice(_COLOUR, _QUESTION),
    "question": slice(_QUESTION, _SIZES),
    "hand_sizes": slice(_SIZES, _OWING),
    "owing": slice(_OWING, _TURN),
    "turn": slice(_TURN, _DIRECTION),
    "direction": slice(_DIRECTION, _DRAW_PILE),
    "draw_pile": slice(_DRAW_PILE, _NUMBER),
    "number": slice(_NUMBER, _OTHER),
    "other": slice(_OTHER, _DEBT),
    "debt": slice(_DEBT, _TOP_BY),
    "top_by": slice(_TOP_BY, _OBSERVATION),
}
"""Where each part of an observation is. Cards are counted by kind, in the order of `ACTIONS`; whatever is by seat begins with
the seat asked and goes round to its left; direction is 1 to the left; number is one more than the number called; other says how
many seats to the left sits the player who gets the card handed over, or who is challenged to a battle; debt is how many cards the
next seat must draw unless it passes them on, and top by says who played the card on top, if it was played."""


_CODES = [*(colour * LANE + rank for colour in range(COLOURS) for rank in range(len(RANKS))), *COLOURLESS_CODES]
_PLACES = np.zeros(CODES, np.int64)
"""The place of each card among those that are counted: the order in which they stand in the list of actions."""
_PLACES[_CODES] = range(len(_CODES))

_CHOICES = np.array(
    [
        *_CODES[:_KINDS],
        *range(OTHERS, OTHERS + len(_PLAIN)),
        *range(COLOUR_CHOICE, COLOUR_CHOICE + COLOURS),
        *range(NUMBER_CHOICE, NUMBER_CHOICE + 10),
        *[-1] * (PLAYERS_MAX - 1),
        *_CODES[_KINDS:],
        TAKE_CHOICE,
    ],
    np.int64,
)
"""What each action means as a choice, but for seats, which are counted from the one asked."""


@hot
def _choice(game: Game, seat: int, action: int) -> int:
    """The choice that an action means for a seat."""
    if action < _FIRST_SEAT or action >= _FIRST_MORE:
        return i64(_CHOICES[action])
    return SEAT_CHOICE + (seat + action - _FIRST_SEAT + 1) % game.players


@kernel
def _asked(game: Game) -> tuple[int, int, int, int]:
    """Who is asked now, which question, with which cards and which other choices."""
    step = current(game)
    owing = polled(game)
    if owing == NOBODY:
        jumper = jump_asked(game, step)
        if jumper != NOBODY:
            return jumper, JUMP_QUESTION, held(game, jumper), other(SILENCE)
        seat = waiting_seat(step)
        return seat, i64(_QUESTION_OF[kind_of(step)]), cards_offered(game, step, seat), others_offered(game, step, seat)
    seat = seat_polled(game, owing)
    return seat, UNO_QUESTION if seat == owing else CATCH_QUESTION, NOTHING, offer(game, owing, seat)


# --- Masks -------------------------------------------------------------------------------------------------------------------
#
# To the outside a mask is a byte for each action. It is put together as bits, action by action, and written eight bytes at a
# time; rows are filled up to whole words, and what is behind the last action is not shown.

_BYTES = 8
MASK_WORDS = -(-_ACTIONS // _BYTES)
_EACH_BYTE = u64(0x0101010101010101)
_NEXT_BIT_EACH = u64(0x8040201008040201)
_CARRY_EACH = u64(0x7F7F7F7F7F7F7F7F)
_WORD = 64


@hot
def _unpacked(bits: int) -> int:
    """The lowest eight bits as bytes of 0 or 1."""
    return ((bits & u64(0xFF)) * _EACH_BYTE & _NEXT_BIT_EACH) + _CARRY_EACH >> u64(7) & _EACH_BYTE


@hot
def _part(word: int, start: int, size: int) -> int:
    """Some bits of a word."""
    return word >> u64(start) & u64((1 << size) - 1)


@hot
def _mark(masks: npt.NDArray[np.uint64], at: int, game: Game, seat: int, cards: int, others: int) -> None:
    """Write down which actions these choices are."""
    low = _part(cards, WILD_CODE, SPARE_RANKS) << u64(COLOURS * len(RANKS))
    for colour in range(COLOURS):
        low |= _part(cards, colour * LANE, len(RANKS)) << u64(colour * len(RANKS))
    low |= _part(others, 0, len(_PLAIN)) << u64(_FIRST_PLAIN)
    colours = _part(others, COLOUR_CHOICE - OTHERS, COLOURS)
    low |= colours << u64(_FIRST_COLOUR)
    high = colours >> u64(_WORD - _FIRST_COLOUR)
    high |= _part(others, NUMBER_CHOICE - OTHERS, 10) << u64(_FIRST_NUMBER - _WORD)
    # Seats are counted from the one asked: those before it come after those behind it.
    seats = _part(others, SEAT_CHOICE - OTHERS, PLAYERS_MAX)
    turned = seats >> u64(seat + 1) | (seats & bit(seat) - ONE) << u64(game.players - seat - 1)
    high |= turned << u64(_FIRST_SEAT - _WORD)
    high |= _part(cards, SPECIAL_CODES[1], SPARE_RANKS) << u64(_FIRST_MORE - _WORD)
    high |= _part(cards, SPECIAL_CODES[1 + SPARE_RANKS], 1) << u64(_FIRST_MORE + SPARE_RANKS - _WORD)
    high |= _part(others, TAKE_CHOICE - OTHERS, 1) << u64(_TAKE - _WORD)
    for word in range(_BYTES):
        masks[at, word] = _unpacked(low >> u64(word * _BYTES))
    for word in range(_BYTES, MASK_WORDS):
        masks[at, word] = _unpacked(high >> u64((word - _BYTES) * _BYTES))


@hot
def _is_marked(masks: npt.NDArray[np.uint64], at: int, action: int) -> bool:
    return action >= 0 and action < _ACTIONS and masks[at, action // _BYTES] >> u64(action % _BYTES * _BYTES) & ONE != 0


@hot
def _ask(
    game: Game, at: int, seats: npt.NDArray[np.int64], questions: npt.NDArray[np.int8], masks: npt.NDArray[np.uint64]
) -> None:
    """Find out who is asked what now, and mark what is legal."""
    seat, question, cards, others = _asked(game)
    seats[at] = seat
    questions[at] = question
    _mark(masks, at, game, seat, cards, others)


@kernel
def _act(game: Game, seat: int, choice: int) -> None:
    owing = polled(game)
    if owing == NOBODY and jump_asked(game, current(game)) == NOBODY:
        answer(game, seat, choice)
    elif choice != SILENCE:
        take_up_offer(game, seat, choice)
    elif owing == NOBODY:
        jump_silence(game, seat)
    else:
        silence(game, owing)


@entry_by_rules
def begin(
    games: Games, seed: int, seats: npt.NDArray[np.int64], questions: npt.NDArray[np.int8], masks: npt.NDArray[np.uint64]
) -> None:
    """Deal every game its first round."""
    for at in range(len(games)):
        game = games[at]
        seeded(game, seed, at)
        draw_for_deal(game)
        begin_round(game)
        _ask(game, at, seats, questions, masks)


_ROW = GAME.itemsize
_AHEAD = 3
"""So many games before its turn the memory of a game is asked for."""
_BUSY = GAME.fields["events"][1] + 3 * LINE  # type: ignore[index]
"""So much of a row is touched again and again: rarer events come after that."""


@entry_by_rules
def step(
    games: Games,
    actions: npt.NDArray[np.int64],
    seats: npt.NDArray[np.int64],
    questions: npt.NDArray[np.int8],
    masks: npt.NDArray[np.uint64],
    rewards: npt.NDArray[np.float32],
    done: npt.NDArray[np.bool_],
    illegal: npt.NDArray[np.bool_],
) -> None:
    """One action in every game; a game whose action is illegal stays as it is."""
    rows, marks = games.ctypes.data, masks.ctypes.data
    for at in range(len(games)):
        # Beyond the last game there is nothing to bring, and bringing it does nothing.
        for line in range(0, _BUSY, LINE):
            prefetch(rows + (at + _AHEAD) * _ROW + line)
        for line in range(0, MASK_WORDS * _BYTES, LINE):
            prefetch(marks + (at + _AHEAD) * MASK_WORDS * _BYTES + line)
        game, action = games[at], actions[at]
        if done[at]:
            done[at] = False
            for seat in range(game.players):
                rewards[at, seat] = 0
        illegal[at] = not _is_marked(masks, at, action)
        if illegal[at]:
            continue
        _act(game, seats[at], _choice(game, seats[at], action))
        if game.round_over:
            _reward(game, at, rewards)
            done[at] = True
            game.match_over = 0
            begin_round(game)
        _ask(game, at, seats, questions, masks)


@hot
def _reward(game: Game, at: int, rewards: npt.NDArray[np.float32]) -> None:
    """1 for the winner, as much taken from the others together; nothing for a blocked round. A partner has won, too."""
    winner = game.round_winner
    side = 2 if game.teams else 1
    for seat in range(game.players):
        game.scores[seat] = 0
        if winner != NOBODY:
            won = seat == winner or (side > 1 and seat == partner(game, winner))
            rewards[at, seat] = 1 if won else -side / (game.players - side)


@entry
def observe(games: Games, seats: npt.NDArray[np.int64], questions: npt.NDArray[np.int8], out: npt.NDArray[np.uint8]) -> None:
    """What the seat asked may know, game by game."""
    for at in range(len(games)):
        game, seat = games[at], seats[at]
        for part in range(_OBSERVATION):
            out[at, part] = 0
        cards = game.once[seat]
        while cards:
            _count_card(out, at, _HAND, first(cards))
            cards &= cards - ONE
        cards = game.twice[seat]
        while cards:
            _count_card(out, at, _HAND, first(cards))
            cards &= cards - ONE
        cards = game.more[seat]
        while cards:
            _count_card(out, at, _HAND, copy_code(first(cards)))
            cards &= cards - ONE
        out[at, _TOP + _PLACES[top(game)]] = 1
        for place in range(game.discarded):
            _count_card(out, at, _DISCARDED, i64(game.discard_pile[place]))
        for place in range(game.aside_size):
            _count_card(out, at, _ASIDE, i64(game.aside[place]))
        if game.colour < COLOURS:
            out[at, _COLOUR + game.colour] = 1
        out[at, _QUESTION + questions[at]] = 1
        for sized in range(game.players):
            out[at, _SIZES + (sized - seat) % game.players] = game.size[sized]
        for place in range(game.owing_size):
            out[at, _OWING + (game.owing[place] - seat) % game.players] = 1
        out[at, _TURN + (game.turn - seat) % game.players] = 1
        out[at, _DIRECTION] = game.direction == LEFT
        out[at, _DRAW_PILE] = game.drawable
        out[at, _DEBT] = game.debt
        if game.top_by != NOBODY:
            out[at, _TOP_BY + (game.top_by - seat) % game.players] = 1
        _observe_step(game, at, seat, out)


@hot
def _count_card(out: npt.NDArray[np.uint8], at: int, part: int, code: int) -> None:
    out[at, part + _PLACES[code]] += 1


@kernel
def _observe_step(game: Game, at: int, seat: int, out: npt.NDArray[np.uint8]) -> None:
    """The details of what is asked."""
    step = current(game)
    if kind_of(step) == PUT_ONE:
        out[at, _NUMBER] = b_of(step) + 1
    elif kind_of(step) == HAND_OVER:
        out[at, _OTHER] = (b_of(step) - seat) % game.players
    elif kind_of(step) == PICK_CARDS:
        out[at, _OTHER] = ((a_of(step) if seat != a_of(step) else seat_of(step)) - seat) % game.players


class Step(msgspec.Struct, frozen=True):
    """What one step brought: the arrays are filled anew by the next, and are only to be read."""

    rewards: npt.NDArray[np.float32]
    """By game and seat: where a round ended, 1 to its winner, as much taken from the others together; partners win together."""
    done: npt.NDArray[np.bool_]
    """Where a round ended; the next has been dealt."""
    illegal: npt.NDArray[np.bool_]
    """Where the action was not among the legal ones; that game has not moved."""


_SHOWN = ("seats", "questions", "masks", "_step", "_code", "_rows")
"""What a vector shows of its memory, and how it is stepped."""


class Vector:
    """Many games of one kind, each waiting for an action of one seat. All arrays that it shows are filled anew by a step.

    `seats` says of which, `questions` what it is asked (`QUESTION_NAMES`), `masks` what it may answer (`ACTIONS`). Offers are
    polled: a seat that owes the call is asked first, then the others whether they catch it, or whether they jump in.

    A copy, a deep copy and one that was pickled go on by themselves, with the same cards to come.
    """

    ACTIONS: ClassVar[tuple[str, ...]] = ACTIONS
    """The meaning of each action by its number. What is done with a card, colour or seat, the question says."""
    ACTIONS_VERSION: ClassVar[int] = ACTIONS_VERSION
    """Raised when the list changes."""
    QUESTION_NAMES: ClassVar[tuple[str, ...]] = QUESTION_NAMES
    """What can be asked, by its number."""
    OBSERVATION: ClassVar[dict[str, slice]] = OBSERVATION
    """Where in an observation each part is."""

    games: Games
    """A row for each game: the whole of it, hidden cards too."""
    players: int
    """How many seats there are."""
    seats: npt.NDArray[np.int64]
    """By game: who is asked."""
    questions: npt.NDArray[np.int8]
    """By game: what is asked."""
    masks: npt.NDArray[np.bool_]
    """By game and action: what may be answered."""

    def __init__(
        self,
        games: int,
        edition: str | Edition = "classic",
        players: int = 4,
        *,
        seed: int = 1,
        sheet: str = "en",
        rules: Mapping[str, object] | None = None,
    ) -> None:
        """Deal; ValueError says what is wrong with the arguments."""
        games = whole_number(games, "games", 1, 2**31)
        seed = whole_number(seed, "seed", -(2**63), 2**64)
        self.games = rows(games, edition_called(edition), players, sheet_called(sheet).with_values(rules or {}))
        self.players = players = int(players)
        self._seats = np.zeros(games, np.int64)
        self._questions = np.zeros(games, np.int8)
        self._masks = np.zeros((games, MASK_WORDS), np.uint64)
        self._brought = np.zeros((games, players), np.float32), np.zeros(games, np.bool_), np.zeros(games, np.bool_)
        self._show()
        begin(self.games, u64(seed % 2**64), self._seats, self._questions, self._masks)

    def _show(self) -> None:
        """Show the memory that steps fill, only to be read."""
        self.seats, self.questions = _shown(self._seats), _shown(self._questions)
        self.masks = _shown(self._masks.view(np.bool_)[:, :_ACTIONS])
        rewards, done, illegal = self._brought
        self._step = Step(_shown(rewards), _shown(done), _shown(illegal))
        self._code, self._rows = step.chosen(self.games)

    # A copy has memory of its own, and shows that: a view that was copied by itself would show nothing that happens.

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name not in _SHOWN}

    def __setstate__(self, state: dict[str, Any]) -> None:
        if state["games"].dtype != GAME:
            raise ValueError("these games were pickled by another version of lastcard, whose rows are laid out otherwise")
        self.__dict__.update(state)
        self._show()

    def __copy__(self) -> Vector:
        """All of it, as of a deep copy: two vectors that shared their games would each step those of the other."""
        return copy.deepcopy(self)

    def step(self, actions: npt.ArrayLike) -> Step:
        """One action in every game; ValueError for anything but a whole number for each."""
        chosen = np.asarray(actions)
        if chosen.shape != self.seats.shape or not np.issubdtype(chosen.dtype, np.integer):
            raise ValueError(f"actions must be {len(self.seats)} whole numbers, one for each game")
        self._code(self._rows, chosen.astype(np.int64), self._seats, self._questions, self._masks, *self._brought)
        return self._step

    def observe(self, out: npt.NDArray[np.uint8] | None = None) -> npt.NDArray[np.uint8]:
        """What each game's asked seat may know (`OBSERVATION`), in an array of your own or a new one."""
        if out is None:
            out = np.zeros((len(self.seats), _OBSERVATION), np.uint8)
        if out.shape != (len(self.seats), _OBSERVATION) or out.dtype != np.uint8 or not out.flags.carray:
            raise ValueError(f"observations are uint8 in one piece and have the shape {(len(self.seats), _OBSERVATION)}")
        observe(self.games, self._seats, self._questions, out)
        return out


def _shown(array: npt.NDArray[Shown]) -> npt.NDArray[Shown]:
    """The same memory, only to be read: a mask that somebody changed would let an illegal action pass."""
    shown = array.view()
    shown.flags.writeable = False
    return shown
