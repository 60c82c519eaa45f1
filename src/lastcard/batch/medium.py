"""The policies `medium`, `hard` and `expert`: what a row offers a seat is weighed as `lastcard.bots.choosing` does, compiled.

Below full strength chance decides among choices that cost little enough (`lastcard.bots.valuing.near`).
"""

from __future__ import annotations

from lastcard.batch.bits import count, first
from lastcard.batch.chance import any_of, below
from lastcard.batch.choices import OTHERS, SILENCE
from lastcard.batch.compiling import hot, i64, kernel
from lastcard.batch.nets import net_value
from lastcard.batch.odds import Odds
from lastcard.batch.one_source import in_place_of
from lastcard.batch.questions import cards_offered, others_offered
from lastcard.batch.seating import EXPERT, Seating
from lastcard.batch.stakes import stake_of
from lastcard.batch.state import Game, current, kind_of, seat_of
from lastcard.bots import nets
from lastcard.bots import odds as plain
from lastcard.bots.choosing import heaviest, is_bluff, jump_value
from lastcard.bots.codes import DRAW_FOUR_BIT
from lastcard.bots.terms import daring
from lastcard.bots.valuing import has_say, most_valued, near

_DICE = i64(1 << 20)

in_place_of(plain.stake_of)(stake_of)
in_place_of(nets.net_value)(net_value)
for _often in (plain.share, plain.number_in, plain.saw, plain.any_in):
    # Every choice has many of these.
    hot(_often)


@kernel
def medium_choice(game: Game, seating: Seating, odds: Odds, step: int, seat: int) -> int:
    """What `medium` answers; chance decides whether a bluff is dared, and among choices that are as good."""
    cards, others = cards_offered(game, step, seat), others_offered(game, step, seat)
    if is_bluff(game, kind_of(step), seat, cards) and below(game, _DICE) >= daring(game, seating, seat) * _DICE:
        cards &= ~DRAW_FOUR_BIT
    best = weighed(game, seating, odds, step, seat, cards, others)
    if seating.loss[seat] == 0.0:
        return best
    return any_of(game, *eased(game, seating, odds, step, seat, cards, others, best))


@kernel
def weighed(game: Game, seating: Seating, odds: Odds, step: int, seat: int, cards: int, others: int) -> int:
    """The choice that weighs most."""
    if count(cards) + count(others) == 1:
        return first(cards) if cards else OTHERS + first(others)
    if seating.policy[seat] == EXPERT:
        return most_valued(game, seating, odds, kind_of(step), seat, cards, others)
    return heaviest(game, seating, odds, kind_of(step), seat, cards, others)


@kernel
def eased(game: Game, seating: Seating, odds: Odds, step: int, seat: int, cards: int, others: int, best: int) -> tuple[int, int]:
    """The cards and the other choices that a seat may take in the place of the best."""
    asks = seating.policy[seat] == EXPERT and has_say(game, kind_of(step), seat, cards, others)
    return near(game, seating, odds, kind_of(step), seat, cards, others, best, asks)


@kernel
def medium_jumps(game: Game, seating: Seating, odds: Odds, seat: int, cards: int) -> int:
    """What `medium` says that is asked whether to jump in with a card, while another seat is asked; without one, nothing."""
    if not cards:
        return SILENCE
    value = jump_value(game, seating, odds, seat, seat_of(current(game)), first(cards))
    return first(cards) if value >= 0 else SILENCE
