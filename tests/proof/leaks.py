"""Editions whose special card tells what it should not."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from lastcard.editions.best_friends import BEST_FRIENDS, CallNumber, NumberNamed, PutOne
from lastcard.editions.special_agent import SPECIAL_AGENT
from lastcard.editions.urrrhhh import URRRHHH, HandOver
from lastcard.rules.actions import is_last
from lastcard.rules.events import DebtTaken, Gave, HandShown
from lastcard.rules.questions import CardChoice, Choice, NumberChoice, Question, SeatNo
from lastcard.rules.stacking import Stack, answers
from lastcard.rules.state import Doing, Edition, Outcome, State, Step
from lastcard.rules.steps import Draw, GoOut, MissTurn, NameColour, PassTurn


class AskHolder(Doing, frozen=True, gc=False):
    """Asks a seat for the number only if it holds it: whoever is left out holds none."""

    caller: SeatNo
    number: int

    def do(self, state: State) -> Outcome:
        """Ask this seat, or not, and go on to the next."""
        others = () if self.seat == self.caller else (AskHolder(state.next_seat(self.seat), self.caller, self.number),)
        holds = any(card.number == self.number for card in state.hands[self.seat])
        # As if this seat were the caller, who is asked last.
        return Outcome(then=(PutOne(self.seat, self.seat, self.number), *others) if holds else others)


class CallHolders(CallNumber, frozen=True, gc=False):
    """Calls a number, and only those who hold it are asked."""

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        """Begin with the neighbour."""
        assert isinstance(choice, NumberChoice)
        first = AskHolder(state.next_seat(seat), seat, choice.number)
        return Outcome((NumberNamed(seat, choice.number),), then=(first,))


def skipping_friends(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Best Friends that leaves out who holds no card of the number."""
    return (GoOut(seat),) if is_last(state, seat) else (CallHolders(seat), NameColour(seat), PassTurn(seat))


class PutAtOnce(PutOne, frozen=True, gc=False):
    """Says that who holds none of the number can only pass, so that a client does it at once."""

    def ask(self, state: State) -> tuple[Question, ...]:
        """Tell by time what nobody knows."""
        return tuple(replace(question, forced=len(question.choices) == 1) for question in super().ask(state))

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        """Ask the next one likewise."""
        outcome = super().answer(state, seat, choice)
        return Outcome(outcome.events, tuple(_at_once(step) for step in outcome.then))


def _at_once(step: Step) -> Step:
    return PutAtOnce(step.seat, step.caller, step.number) if isinstance(step, PutOne) else step


class CallEagerly(CallNumber, frozen=True, gc=False):
    """Calls a number, and those who hold none pass at once."""

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        """Begin with the neighbour."""
        outcome = super().answer(state, seat, choice)
        return Outcome(outcome.events, tuple(_at_once(step) for step in outcome.then))


def eager_friends(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Best Friends that tells by time who holds no card of the number."""
    return (GoOut(seat),) if is_last(state, seat) else (CallEagerly(seat), NameColour(seat), PassTurn(seat))


class LookAtSymbols(Doing, frozen=True, gc=False):
    """Shows only the cards with a symbol: the others learn how many each hand holds."""

    def do(self, state: State) -> Outcome:
        """Show them."""
        others = state.seats_from(self.seat, state.direction)
        shown = {other: tuple(card for card in state.hands[other] if card.number is None) for other in others}
        return Outcome(tuple(HandShown(other, self.seat, cards) for other, cards in shown.items()))


def counting_agent(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Special Agent that tells a count which depends on hidden cards."""
    return (GoOut(seat),) if is_last(state, seat) else (LookAtSymbols(seat), NameColour(seat), PassTurn(seat))


EVERYBODY = (None, *range(10))


class GossipedHand(HandShown, frozen=True, gc=False):
    """A hand that everybody sees, though its class declares that two do."""

    name, fields = HandShown.name, HandShown.fields

    def witnesses(self) -> tuple[SeatNo, ...]:
        """Too many."""
        return EVERYBODY


class LookAloud(Doing, frozen=True, gc=False):
    """Shows every hand to everybody."""

    def do(self, state: State) -> Outcome:
        """Show them."""
        others = state.seats_from(self.seat, state.direction)
        return Outcome(tuple(GossipedHand(other, self.seat, state.hands[other]) for other in others))


def gossiping_agent(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Special Agent that looks aloud."""
    return (GoOut(seat),) if is_last(state, seat) else (LookAloud(seat), NameColour(seat), PassTurn(seat))


class GossipedGift(Gave, frozen=True, gc=False):
    """A card given that everybody sees, though its class declares that two do."""

    name, fields = Gave.name, Gave.fields

    def witnesses(self) -> tuple[SeatNo, ...]:
        """Too many."""
        return EVERYBODY


class HandOverAloud(HandOver, frozen=True, gc=False):
    """The first card of the colour is given so that everybody sees it."""

    def answer(self, state: State, seat: SeatNo, choice: Choice) -> Outcome:
        """Give it, and none of the others."""
        assert isinstance(choice, CardChoice)
        del state
        return Outcome((GossipedGift(seat, self.to, choice.card),))


class GiveAloud(Doing, frozen=True, gc=False):
    """Gives the neighbour one card of the first colour that the hand holds."""

    def do(self, state: State) -> Outcome:
        """Ask which one."""
        colour = next((card.colour for card in state.hands[self.seat] if card.colour), None)
        return Outcome(then=() if colour is None else (HandOverAloud(self.seat, colour, state.next_seat(self.seat)),))


def gossiping_giver(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """Urrrhhh that gives one card, and tells everybody which."""
    return (GoOut(seat),) if is_last(state, seat) else (GiveAloud(seat), NameColour(seat), PassTurn(seat))


class StackIfAble(Doing, frozen=True, gc=False):
    """Asks about a debt only who could pass it on."""

    def do(self, state: State) -> Outcome:
        """Draw for the others at once."""
        if answers(state, self.seat):
            return Outcome(then=(Stack(self.seat),))
        return Outcome((DebtTaken(),), then=(Draw(self.seat, state.debt), MissTurn(self.seat)))


def skipping_debtor(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """A card that can be passed on where the house has it so, and asks nobody who holds no answer."""
    return _debt(state, seat, StackIfAble)


class EagerStack(Stack, frozen=True, gc=False):
    """Says that who cannot pass a debt on can only take it, so that a client does it at once."""

    def ask(self, state: State) -> tuple[Question, ...]:
        """Tell by time what nobody knows."""
        return tuple(replace(question, forced=len(question.choices) == 1) for question in super().ask(state))


def eager_debtor(state: State, seat: SeatNo) -> tuple[Step, ...]:
    """The same, but tells by time who holds no answer."""
    return _debt(state, seat, EagerStack)


def _debt(state: State, seat: SeatNo, step: Callable[[SeatNo], Step]) -> tuple[Step, ...]:
    if is_last(state, seat):
        return (GoOut(seat),)
    return (NameColour(seat), PassTurn(seat) if state.rules.stacking == "off" else step(state.next_seat(seat)))


EAGER_FRIENDS = Edition("eager-friends", BEST_FRIENDS.deck, eager_friends, BEST_FRIENDS.own_verbs)
SKIPPING_FRIENDS = Edition("skipping-friends", BEST_FRIENDS.deck, skipping_friends, BEST_FRIENDS.own_verbs)
COUNTING_AGENT = Edition("counting-agent", SPECIAL_AGENT.deck, counting_agent)
GOSSIPING_AGENT = Edition("gossiping-agent", SPECIAL_AGENT.deck, gossiping_agent)
GOSSIPING_GIVER = Edition("gossiping-giver", URRRHHH.deck, gossiping_giver, URRRHHH.own_verbs)
SKIPPING_DEBTOR = Edition("skipping-debtor", SPECIAL_AGENT.deck, skipping_debtor)
EAGER_DEBTOR = Edition("eager-debtor", SPECIAL_AGENT.deck, eager_debtor)
