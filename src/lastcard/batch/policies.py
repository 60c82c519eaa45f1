"""Who chooses, and how. A policy looks at nothing but what its seat may know.

`random`: any kind of card that fits, all alike; draws only when none fits; plays a drawn card that fits, puts down a friend when
it can; names colours, seats and numbers, picks and hands over cards with equal chances; calls, catches, never bluffs, never
challenges; answers a debt when it can, with any card that does, swaps hands with any seat, and jumps in whenever it can.
`uniform`: any choice offered, silence included, all alike. `heuristic`: as `lastcard.batch.heuristic` has it; it calls, catches
and jumps in. `medium`: the bot of that name, as `lastcard.bots.choosing` has it; it remembers, and a table where somebody does is
moved by `remembering_move`.
"""

from __future__ import annotations

from lastcard.batch.bits import NOTHING, count, first, nth
from lastcard.batch.chance import any_of, below
from lastcard.batch.choices import ACCEPT_CHOICE, COLOUR_CHOICE, DRAW_CHOICE, KEEP_CHOICE, OTHERS, SILENCE, other
from lastcard.batch.compiling import hot, i64, kernel, part
from lastcard.batch.heuristic import heuristic_choice
from lastcard.batch.house import house
from lastcard.batch.jumping import held
from lastcard.batch.medium import medium_choice, medium_jumps
from lastcard.batch.memory import hear, hear_drawn, hear_jump, hear_nothing
from lastcard.batch.odds import Odds
from lastcard.batch.play import answer, answer_in_turn, answer_step, take_up_offer
from lastcard.batch.polling import jump_asked, jump_silence, offer, polled, seat_polled, silence, waiting_seat
from lastcard.batch.questions import cards_offered, others_offered
from lastcard.batch.seating import MEDIUM, RANDOM, UNIFORM, Seating, all_random
from lastcard.batch.state import CHALLENGE, DRAWN, NAME_COLOUR, NOBODY, STACKED_CHALLENGE, Game, b_of, current, kind_of
from lastcard.batch.turn import legally_playable
from lastcard.bots.choosing import says
from lastcard.bots.codes import bit

OFFERED = i64(1 << 16)
"""Added to a move that takes up an offer, or lets it go: a seat may be asked whom to torment while it may catch somebody."""


@hot
def random_in_turn(game: Game, seat: int) -> int:
    """What `random` does with its turn."""
    fits = legally_playable(game, seat, game.once[seat])
    return nth(fits, below(game, count(fits))) if fits else DRAW_CHOICE


@hot
def random_with_drawn(game: Game, step: int, seat: int) -> int:
    """What `random` does with a card that it has just drawn."""
    return b_of(step) if legally_playable(game, seat, bit(b_of(step))) else KEEP_CHOICE


@hot
def random_choice(game: Game, step: int, seat: int) -> int:
    """What `random` answers to a step on the agenda."""
    kind = kind_of(step)
    if kind == DRAWN:
        return random_with_drawn(game, step, seat)
    if kind == NAME_COLOUR:
        # Asked most after turns: any of all colours needs no masks.
        return COLOUR_CHOICE + below(game, i64(game.colours))
    if kind == CHALLENGE:
        return ACCEPT_CHOICE
    cards = cards_offered(game, step, seat)
    if cards:
        return nth(cards, below(game, count(cards)))
    if house(game) and kind == STACKED_CHALLENGE:
        return ACCEPT_CHOICE
    others = others_offered(game, step, seat)
    return OTHERS + nth(others, below(game, count(others)))


@part
def at_random(seating: Seating, seat: int) -> bool:
    """Whether a seat plays at random."""
    return True if all_random(seating) else seating.policy[seat] == RANDOM


@kernel
def _other_choice(game: Game, seating: Seating, step: int, seat: int) -> int:
    """What a seat answers that does not play at random."""
    if seating.policy[seat] == UNIFORM:
        return any_of(game, cards_offered(game, step, seat), others_offered(game, step, seat))
    return heuristic_choice(game, seating, step, seat)


@kernel
def speak(game: Game, seating: Seating, offers: int, seat: int) -> int:
    """What a seat says to an offer; only `uniform` lets one go."""
    if all_random(seating) or seating.policy[seat] != UNIFORM:
        offers &= ~other(SILENCE)
    return any_of(game, NOTHING, offers)


@kernel
def says_jump(game: Game, seating: Seating, seat: int) -> int:
    """What a seat says that is asked whether to jump in; only `uniform` lets one go."""
    cards = held(game, seat)
    if seating.policy[seat] == UNIFORM:
        return any_of(game, cards, other(SILENCE))
    return first(cards) if cards else SILENCE


@kernel
def _may_jump(game: Game, seating: Seating, seat: int) -> int:
    """A seat is asked whether it jumps in; gives what it said."""
    said = says_jump(game, seating, seat)
    if said == SILENCE:
        jump_silence(game, seat)
    else:
        take_up_offer(game, seat, said)
    return said


@part
def move(game: Game, seating: Seating) -> int:
    """One choice of one seat: an offer that is being polled, else what play waits for. Gives what it was (`moved`)."""
    if game.owing_size:
        owing = polled(game)
        if owing != NOBODY:
            seat = seat_polled(game, owing)
            said = speak(game, seating, offer(game, owing, seat), seat)
            if said == SILENCE:
                silence(game, owing)
            else:
                take_up_offer(game, seat, said)
            return OFFERED | moved(seat, said)
    if house(game) and game.jump_in:
        jumper = jump_asked(game, current(game))
        if jumper != NOBODY:
            return OFFERED | moved(jumper, _may_jump(game, seating, jumper))
    step = current(game)
    # A turn is what happens most, at its beginning or when a card was drawn in it: it has a way of its own, which asks the same.
    if not game.depth or kind_of(step) == DRAWN:
        seat = game.turn
        if not at_random(seating, seat):
            choice = _other_choice(game, seating, step, seat)
        elif game.depth:
            choice = random_with_drawn(game, step, seat)
        else:
            choice = random_in_turn(game, seat)
        answer_in_turn(game, seat, choice)
    else:
        seat = waiting_seat(step)
        choice = random_choice(game, step, seat) if at_random(seating, seat) else _other_choice(game, seating, step, seat)
        answer_step(game, seat, choice)
    return moved(seat, choice)


@part
def remembering_move(game: Game, seating: Seating, odds: Odds) -> int:
    """The same at a table where somebody remembers what happens."""
    step = current(game)
    owing = polled(game)
    if owing != NOBODY:
        seat = seat_polled(game, owing)
        offers = offer(game, owing, seat)
        said = says(game, seat, offers) if seating.policy[seat] >= MEDIUM else speak(game, seating, offers, seat)
        if said == SILENCE:
            silence(game, owing)
        else:
            hear_nothing(game, odds)
            take_up_offer(game, seat, said)
            hear_drawn(game, odds, step)
        return OFFERED | moved(seat, said)
    jumper = jump_asked(game, step)
    if jumper != NOBODY:
        if seating.policy[jumper] >= MEDIUM:
            said = medium_jumps(game, seating, odds, jumper, held(game, jumper))
        else:
            said = says_jump(game, seating, jumper)
        if said == SILENCE:
            jump_silence(game, jumper)
        else:
            hear_jump(game, odds, jumper, said)
            take_up_offer(game, jumper, said)
            hear_drawn(game, odds, step)
        return OFFERED | moved(jumper, said)
    seat = waiting_seat(step)
    choice = _remembering_choice(game, seating, odds, step, seat)
    hear(game, odds, step, seat, choice)
    answer(game, seat, choice)
    hear_drawn(game, odds, step)
    return moved(seat, choice)


@kernel
def _remembering_choice(game: Game, seating: Seating, odds: Odds, step: int, seat: int) -> int:
    if seating.policy[seat] >= MEDIUM:
        return medium_choice(game, seating, odds, step, seat)
    if seating.policy[seat] != RANDOM:
        return _other_choice(game, seating, step, seat)
    return random_choice(game, step, seat) if game.depth else random_in_turn(game, seat)


@hot
def moved(seat: int, choice: int) -> int:
    """A seat and its choice in one number."""
    return seat << 8 | choice
