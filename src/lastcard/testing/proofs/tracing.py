"""The kernel as the proof watches it: a round played with a copy of the row after every move."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lastcard.batch.bits import NOTHING, count, first, nth
from lastcard.batch.calling import catchable
from lastcard.batch.chance import any_of, below, seeded
from lastcard.batch.choices import CALL, DRAW_CHOICE, KEEP_CHOICE, OTHERS, PASS_CHOICE, SEAT_CHOICE, TAKE_CHOICE
from lastcard.batch.compiling import entry, i64, kernel, u64
from lastcard.batch.dispatch import CALLING
from lastcard.batch.entries import entry_by_rules, entry_by_table, entry_for_any
from lastcard.batch.jumping import jump_offered
from lastcard.batch.medium import eased, medium_jumps, weighed
from lastcard.batch.memory import forget_round, hear, hear_drawn, hear_jump, hear_nothing
from lastcard.batch.odds import Odds
from lastcard.batch.play import answer, take_up_offer
from lastcard.batch.policies import OFFERED, move, moved, remembering_move
from lastcard.batch.questions import cards_offered, offered, others_offered, waits_for
from lastcard.batch.seating import Seating
from lastcard.batch.setup import begin_round, draw_for_deal
from lastcard.batch.state import CHALLENGE, NOBODY, STACKED_CHALLENGE, Game, Games, current, kind_of
from lastcard.bots.choosing import is_bluff, says
from lastcard.bots.codes import DRAW_FOUR_BIT, bit

POLLED, FREE, HOARDING, EAGER = range(4)
"""How a round is played: offers polled, as the policies have it; anything offered to anybody, all alike; the same, but drawing
and keeping most of the time, so that piles run out; or playing whenever possible, so that rounds end."""

_RELUCTANT = u64(sum(1 << int(choice - OTHERS) for choice in (DRAW_CHOICE, KEEP_CHOICE, PASS_CHOICE, TAKE_CHOICE)))
_MOSTLY = i64(8)
_SOMETIMES = i64(4)


def read_move(number: int) -> tuple[int, int, bool]:
    """The seat of a traced move, the number of its choice, and whether it answers an offer."""
    return number >> 8 & 0xFF, number & 0xFF, number >= OFFERED


@entry
def begin_match(games: Games, seed: int, index: int) -> None:
    """Draw for the deal of a match."""
    game = games[0]
    seeded(game, seed, index)
    draw_for_deal(game)


@entry
def chance_of(games: Games, seed: int, index: int) -> None:
    """Seed a position that somebody set up."""
    seeded(games[0], seed, index)


@entry_by_rules
def deal(games: Games) -> None:
    """Deal the next round."""
    begin_round(games[0])


@entry_by_table
def trace(games: Games, all_seating: npt.NDArray[np.void], style: int, rows: Games, moves: npt.NDArray[np.int64]) -> int:
    """Play until the round is over or there is no more room; the number of moves made.

    `rows[0]` is the game before the first of them, `rows[i]` after the i-th, `moves[i - 1]` what it was.
    """
    game, seating = games[0], all_seating[0]
    made = 0
    rows[0] = game
    while made < len(moves) and not game.round_over:
        moves[made] = move(game, seating) if style == POLLED else _any_move(game, style)
        made += 1
        rows[made] = game
    return made


@entry_for_any
def trace_remembering(
    games: Games,
    all_seating: npt.NDArray[np.void],
    style: int,
    rows: Games,
    moves: npt.NDArray[np.int64],
    all_odds: npt.NDArray[np.void],
    remembered: npt.NDArray[np.void],
) -> int:
    """The same where somebody remembers; `remembered[i]` is what there is to remember in `rows[i]`."""
    game, seating, odds = games[0], all_seating[0], all_odds[0]
    made = 0
    rows[0] = game
    remembered[0] = odds
    while made < len(moves) and not game.round_over:
        moves[made] = remembering_move(game, seating, odds) if style == POLLED else _any_move_heard(game, odds, style)
        made += 1
        rows[made] = game
        remembered[made] = odds
    return made


@kernel
def _any_move(game: Game, style: int) -> int:
    """A move of any seat that is asked or offered something."""
    what = _any_answer(game, style)
    if what >= OFFERED:
        take_up_offer(game, what >> 8 & 0xFF, what & 0xFF)
    else:
        answer(game, what >> 8, what & 0xFF)
    return what


@kernel
def _any_move_heard(game: Game, odds: Odds, style: int) -> int:
    """The same where somebody remembers."""
    step = current(game)
    what = _any_answer(game, style)
    if what >= OFFERED:
        seat, said = what >> 8 & 0xFF, what & 0xFF
        if said < OTHERS or said >= CALL:
            hear_jump(game, odds, seat, said)
        else:
            hear_nothing(game, odds)
        take_up_offer(game, seat, said)
    else:
        hear(game, odds, step, what >> 8, what & 0xFF)
        answer(game, what >> 8, what & 0xFF)
    hear_drawn(game, odds, step)
    return what


@kernel
def _any_answer(game: Game, style: int) -> int:
    """What any seat does that is asked or offered something."""
    step = current(game)
    speaking = asked = 0
    for seat in range(game.players):
        if offered(game, seat) or jump_offered(game, step, seat):
            speaking |= 1 << seat
        if waits_for(step, seat):
            asked |= 1 << seat
    if speaking and below(game, _SOMETIMES) == 0:
        seat = nth(u64(speaking), below(game, count(u64(speaking))))
        said = any_of(game, jump_offered(game, step, seat), offered(game, seat))
        return OFFERED | moved(seat, said + CALL if said < OTHERS and below(game, _SOMETIMES) == 0 else said)
    seat = nth(u64(asked), below(game, count(u64(asked))))
    return moved(seat, _any_choice(game, step, seat, style))


@kernel
def _any_choice(game: Game, step: int, seat: int, style: int) -> int:
    cards, others = cards_offered(game, step, seat), others_offered(game, step, seat)
    if style == HOARDING and others & _RELUCTANT and below(game, _MOSTLY):
        cards = NOTHING
    if style == EAGER and cards and below(game, _MOSTLY):
        others = NOTHING
    choice = any_of(game, cards, others)
    if choice < OTHERS and bit(kind_of(step)) & CALLING and below(game, _SOMETIMES) == 0:
        return choice + CALL
    return choice


@entry_by_rules
def questions(rows: Games, count: int, out: npt.NDArray[np.uint64]) -> None:
    """What each seat is asked in each row: one more than the kind of the question, or 0; cards; other choices; offers; jumps."""
    out[:count] = 0
    for at in range(count):
        game = rows[at]
        if game.round_over or not game.round_no:
            continue
        step = current(game)
        for seat in range(game.players):
            if waits_for(step, seat):
                # Two steps ask whether to challenge, and only the other choices tell which.
                out[at, seat, 0] = 1 + (CHALLENGE if kind_of(step) == STACKED_CHALLENGE else kind_of(step))
                out[at, seat, 1] = cards_offered(game, step, seat)
                out[at, seat, 2] = others_offered(game, step, seat)
            out[at, seat, 3] = offered(game, seat)
            out[at, seat, 4] = jump_offered(game, step, seat)


@entry_for_any
def forget(games: Games, all_odds: npt.NDArray[np.void]) -> None:
    """A round has been dealt: of the one before only the bluffs are remembered."""
    forget_round(games[0], all_odds[0])


@kernel
def _chosen(game: Game, seating: Seating, odds: Odds, step: int, seat: int, dares: bool) -> int:
    cards, others = cards_offered(game, step, seat), others_offered(game, step, seat)
    if not dares and is_bluff(game, kind_of(step), seat, cards):
        cards &= ~DRAW_FOUR_BIT
    best = weighed(game, seating, odds, step, seat, cards, others)
    if seating.loss[seat] == 0.0:
        return best
    cards, others = eased(game, seating, odds, step, seat, cards, others, best)
    if dares:
        return OTHERS + nth(others, count(others) - 1) if others else nth(cards, count(cards) - 1)
    return first(cards) if cards else OTHERS + first(others)


@entry_for_any
def weigh(
    rows: Games, remembered: npt.NDArray[np.void], all_seating: npt.NDArray[np.void], count: int, out: npt.NDArray[np.int64]
) -> None:
    """What `medium` would do in each row in the place of each seat: without a bluff, with one, and what it says to offers.

    Those are whom it would catch, and whether it would jump in. It is NOBODY where the seat is asked nothing. Below full strength
    it takes the first of what it may take without a bluff, and the last with one.
    """
    seating = all_seating[0]
    out[:count] = NOBODY
    for at in range(count):
        game, odds = rows[at], remembered[at]
        if game.round_over:
            continue
        step = current(game)
        for seat in range(game.players):
            if waits_for(step, seat):
                for dares in range(2):
                    out[at, seat, dares] = _chosen(game, seating, odds, step, i64(seat), dares == 1)
            if catchable(game, seat):
                out[at, seat, 2] = says(game, i64(seat), catchable(game, seat) << SEAT_CHOICE - OTHERS)
            out[at, seat, 3] = medium_jumps(game, seating, odds, i64(seat), jump_offered(game, step, i64(seat)))
