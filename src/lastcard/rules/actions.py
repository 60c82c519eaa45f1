"""What each card does when it is played: the sheet's section on action cards.

Every effect is judged on the state just before its card leaves the hand. A last Skip, Reverse or Wild only ends the round; a last
Draw Two or Wild Draw Four makes the next seat draw first (round.last_draw).
"""

from __future__ import annotations

from collections.abc import Callable

from lastcard.cards import DRAW_FOUR, DRAW_TWO, DRAWS, REVERSE, SKIP, WILD, Card
from lastcard.rules.challenge import draw_four
from lastcard.rules.hands import SEVEN, ZERO, Rotate, Swap
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import PLAYERS_MIN, Effect, State, Step
from lastcard.rules.steps import Draw, GoOut, MissTurn, NameColour, PassTurn, Reverse


def is_last(state: State, seat: SeatNo) -> bool:
    """Whether the card about to be played is the last of the hand."""
    return len(state.hands[seat]) == 1


def number(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """A number card does nothing but lie there."""
    return (GoOut(seat),) if is_last(state, seat) else (PassTurn(seat),)


def seven(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Two hands are swapped (house.seven.swap)."""
    return (GoOut(seat),) if is_last(state, seat) else (Swap(seat), PassTurn(seat))


def zero(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """All hands move on (house.zero.rotate)."""
    return (GoOut(seat),) if is_last(state, seat) else (Rotate(seat), PassTurn(seat))


def draw_two(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """The next seat draws two and misses the turn (draw_two.effect)."""
    victim = state.next_seat(seat)
    return (Draw(victim, DRAWS[DRAW_TWO]), GoOut(seat) if is_last(state, seat) else MissTurn(victim))


def reverse(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """The direction turns round; between two players that is a Skip (reverse.effect, ruling.two_reverse)."""
    if is_last(state, seat):
        return (GoOut(seat),)
    if state.players == PLAYERS_MIN and state.rules.two_player_reverse == "skip":
        return (Reverse(seat), MissTurn(state.next_seat(seat)))
    return (Reverse(seat), PassTurn(seat))


def skip(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """The next seat loses its turn (skip.effect)."""
    return (GoOut(seat),) if is_last(state, seat) else (MissTurn(state.next_seat(seat)),)


def wild(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """The player of the card names the colour (wild.effect), unless the round is over (ruling.last_colour)."""
    return (GoOut(seat),) if is_last(state, seat) else (NameColour(seat), PassTurn(seat))


_NUMBERS: dict[int, Effect] = {SEVEN: seven, ZERO: zero}
"""The numbers that do something where the house has it so."""

_EFFECTS: dict[str, Effect] = {
    DRAW_TWO: draw_two,
    REVERSE: reverse,
    SKIP: skip,
    WILD: wild,
    DRAW_FOUR: draw_four,
}


_STACKED: dict[str, Effect] = {}
"""What some of them do where they can be passed on: `stacking` fills it in, as an answer is a turn again and turns need this."""


def stacked(face: str) -> Callable[[Effect], Effect]:
    """Declare what a card does where it can be passed on (house.stack.debt)."""

    def register(effect: Effect) -> Effect:
        _STACKED[face] = effect
        return effect

    return register


def effect_of(state: State, card: Card) -> Effect:
    """What playing a card makes happen."""
    if card.number is not None:
        return _NUMBERS.get(card.number, number) if state.rules.seven_zero else number
    if state.rules.stacking != "off" and card.face in _STACKED:
        return _STACKED[card.face]
    effect = _EFFECTS.get(card.face) or state.edition.effect_of(card)
    assert effect is not None, f"{state.edition.id} has no card {card}"
    return effect
