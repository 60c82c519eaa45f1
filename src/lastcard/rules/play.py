"""The entry to the rules: who is asked what, and what a move leads to.

A driver loops: while `pile_to_shuffle` gives a pile, shuffle it and hand it to `shuffle`; then put the questions of `asked` to
the seats and hand an answer to `apply`; when the round is over, `begin_round`. Each gives the new state and what happened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from msgspec.structs import replace

from lastcard.cards import Card
from lastcard.rules.errors import IllegalMove, NotAsked
from lastcard.rules.events import Event, RoundBegan
from lastcard.rules.evolve import evolve
from lastcard.rules.offers import offered, take_up
from lastcard.rules.questions import CardChoice, Move, Question, SeatNo
from lastcard.rules.setup import Deal, FreshPile, TurnUp, next_dealer
from lastcard.rules.state import AGENDA_MAX, Edition, Outcome, Shuffling, State, Step
from lastcard.rules.turn import Turn

Events = tuple[Event, ...]


def asked(state: State) -> tuple[Question, ...]:
    """Every question of this moment: those that play waits for, then the offers."""
    step = _current(state)
    questions = () if step is None else step.ask(state)
    if questions and (state.owing or state.rules.jump_in):
        return questions + offered(state, questions)
    return questions


def apply(state: State, move: Move, questions: tuple[Question, ...] | None = None) -> tuple[State, Events]:
    """The state after a move and what happened; an error says what would have been possible.

    A driver that has the questions of this state at hand may pass them, and spare them being worked out again.
    """
    question = _question(state.edition, asked(state) if questions is None else questions, move)
    if question.offer:
        return _settle(state, *take_up(state, move))
    step = _current(state)
    assert step is not None, "nobody is asked when nothing is to be done"
    return _settle(state, step.answer(state, move.seat, move.choice), state.agenda[1:])


def read(edition: Edition, questions: Iterable[Question], seat: SeatNo, text: str) -> Move:
    """The move that a text means among the questions of this moment.

    Nothing else is accepted, save the suffix `uno` (ruling.uno_early).
    """
    possible = [choice for question in questions if question.seat == seat for choice in question.choices]
    silent = text.removesuffix(" uno")
    for choice in possible:
        said = str(choice)
        if said == text:
            return Move(seat, choice)
        if said == silent and isinstance(choice, CardChoice) and edition.may_call(choice.verb):
            return Move(seat, CardChoice(choice.verb, choice.card, uno=True))
    raise _refused(questions, seat, text)


def pile_to_shuffle(state: State) -> tuple[Card, ...] | None:
    """The pile that waits to be shuffled, in its current order; None if none does."""
    return state.agenda[0].pile(state) if state.agenda else None


def shuffle(state: State, pile: tuple[Card, ...]) -> tuple[State, Events]:
    """Chance has put the waiting pile in this order, top first."""
    step = _current(state)
    if not isinstance(step, Shuffling) or Counter(step.pile(state)) != Counter(pile):
        raise ValueError("these are not the cards of the pile that waits to be shuffled")
    return _settle(state, step.put(state, pile), state.agenda[1:])


def begin_round(state: State) -> tuple[State, Events]:
    """Deal the first round, or the next one."""
    assert not state.playing, "a round is dealt only between rounds"
    assert not state.match_over, "a match that is over deals no more"
    began = RoundBegan(state.round_no + 1, next_dealer(state))
    dealer = began.dealer
    return _settle(state, Outcome((began,), then=(FreshPile(dealer), Deal(dealer), TurnUp(dealer))), ())


def begin(state: State) -> tuple[State, Events]:
    """Do what a state just set up has on its agenda, as far as it goes without an answer."""
    return _settle(state, Outcome(), state.agenda)


def _current(state: State) -> Step | None:
    """What comes next: with nothing on the agenda, it is simply somebody's turn."""
    if state.agenda:
        return state.agenda[0]
    return Turn(state.turn) if state.round_no and not state.round_over else None


def _question(edition: Edition, questions: tuple[Question, ...], move: Move) -> Question:
    """The question that a move answers."""
    choice = move.choice
    if type(choice) is CardChoice and choice.uno:
        choice = _silent(edition, choice)
    for question in questions:
        if question.seat == move.seat and choice in question.choices:
            return question
    raise _refused(questions, move.seat, str(move.choice))


def _silent(edition: Edition, choice: CardChoice) -> CardChoice:
    """A choice as it is listed: without the call, if its verb may carry one."""
    return CardChoice(choice.verb, choice.card) if edition.may_call(choice.verb) else choice


def _refused(questions: Iterable[Question], seat: SeatNo, text: str) -> NotAsked | IllegalMove:
    possible = [str(choice) for question in questions if question.seat == seat for choice in question.choices]
    if not possible:
        # Not whom something is offered: that may tell what they hold (house.jump.when).
        return NotAsked(seat, (question.seat for question in questions if not question.offer))
    return IllegalMove(seat, text, possible)


def _settle(state: State, outcome: Outcome, rest: tuple[Step, ...]) -> tuple[State, Events]:
    """Take an outcome into the state, and do whatever follows until somebody is asked, a shuffle is due or the round is over."""
    events: Events = ()
    while True:
        for event in outcome.events:
            state = evolve(state, event)
        events += outcome.events
        # A round that is over asks nothing more (ruling.last_colour).
        agenda = () if state.round_over else outcome.then + rest
        following = agenda[0].do(state) if agenda else None
        if following is None:
            break
        outcome, rest = following, agenda[1:]
    assert len(agenda) <= AGENDA_MAX, agenda
    # Most moves leave an empty agenda empty.
    return (replace(state, agenda=agenda) if agenda != state.agenda else state), events
