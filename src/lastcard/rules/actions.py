"""What each card does when it is played: the sheet's section on action cards.

Every effect is judged on the state just before its card leaves the hand. A last Skip, Reverse or Wild only ends the round; a last
Draw Two or Wild Draw Four makes the next seat draw first (round.last_draw).
"""

from __future__ import annotations

from lastcard.cards import DRAW_FOUR, DRAW_TWO, REVERSE, SKIP, WILD, Card
from lastcard.rules.challenge import draw_four
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import PLAYERS_MIN, Edition, Effect, State, Step
from lastcard.rules.steps import Draw, GoOut, MissTurn, NameColour, PassTurn, Reverse

DRAW_TWO_CARDS = 2
"""draw_two.effect"""


def is_last(state: State, seat: SeatNo) -> bool:
    """Whether the card about to be played is the last of the hand."""
    return len(state.hands[seat]) == 1


def number(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """A number card does nothing but lie there."""
    return (GoOut(seat),) if is_last(state, seat) else (PassTurn(seat),)


def draw_two(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """The next seat draws two and misses the turn (draw_two.effect)."""
    victim = state.next_seat(seat)
    return (Draw(victim, DRAW_TWO_CARDS), GoOut(seat) if is_last(state, seat) else MissTurn(victim))


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


_EFFECTS: dict[str, Effect] = {
    DRAW_TWO: draw_two,
    REVERSE: reverse,
    SKIP: skip,
    WILD: wild,
    DRAW_FOUR: draw_four,
}


def effect_of(edition: Edition, card: Card) -> Effect:
    """What playing a card of an edition makes happen."""
    if card.number is not None:
        return number
    effect = _EFFECTS.get(card.face, edition.effect)
    assert effect is not None, f"{edition.id} has no card {card}"
    return effect
