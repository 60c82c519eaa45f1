"""Leaks to those who take a seat over, in answers to requests, and by what bots do."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from lastcard.protocol import PERSON, encode
from lastcard.rules.questions import SeatNo
from lastcard.table.bots import Thought
from lastcard.table.clock import TimeCommand
from lastcard.table.commands import LookAt, Said
from lastcard.table.fairness import Entropy
from lastcard.table.machine import Machine
from lastcard.table.outcome import Outcome
from lastcard.table.presence import info
from lastcard.table.state import Client, Outgoing, TableState
from lastcard.testing.secrecy.plants.planting import Place, Plant, Planted, rewriting, secret
from lastcard.views import Wire


def _retaken_hand(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    """Whoever sits down in the middle of a round sees the hand that was left there."""
    if state.match is None or seat not in state.newcomers:
        return None
    part = "view" if "view" in told else "changes"
    return told | {part: told[part] | {"hand": [card.text for card in state.match.state.hands[seat]]}}


def _running_record(place: Place) -> Planted:
    """The record of the match that is being played, once an earlier one is over."""

    def decide(state: TableState, client: Client, said: Said, now: float, entropy: Entropy) -> Outcome:
        if isinstance(said, LookAt) and said.match == state.matches + 1 and state.matches and state.match is not None:
            place.reached += 1
            answer = encode({"info": info(state), "record": state.match.record()})
            return Outcome(messages=(Outgoing((client,), answer),))
        return Machine().decide(state, client, said, now, entropy)

    return Planted(Machine(decide=decide))


def _remarked_record(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    del seat
    return told | {"record": f"{told['record']}# {secret(state)}\n"} if "record" in told else None


def _visited(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    del seat
    return told | {"seen": secret(state)} if "info" in told and "token" not in told else None


def _joined(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    del seat
    return told | {"luck": secret(state) % 7} if "token" in told and state.match is not None else None


Think = Callable[[TableState, Thought], "Thought | None"]
"""What a bot is asked in the place of what it should be; None to leave it."""


def _thinking(other: Think) -> Callable[[Place], Planted]:
    """A bot knows what its seat does not."""

    def plant(place: Place) -> Planted:
        def decide_due(state: TableState, command: TimeCommand, now: float, entropy: Entropy) -> Outcome:
            outcome = Machine().decide_due(state, command, now, entropy)
            thought = None if outcome.thought is None else other(state, outcome.thought)
            place.reached += thought is not None
            return outcome if thought is None else replace(outcome, thought=thought)

        return Planted(Machine(decide_due=decide_due))

    return plant


def _another_hand(state: TableState, thought: Thought) -> Thought | None:
    """The hand of a person beside its own."""
    people = [seat for seat, place in enumerate(state.places) if place.kind == PERSON and seat != thought.question.seat]
    if state.match is None or not people:
        return None
    seen = (*(thought.view.hand or ()), *state.match.state.hands[people[0]])
    return thought._replace(view=replace(thought.view, hand=seen))


def _ready_for_the_top(state: TableState, thought: Thought) -> Thought | None:
    """It plays nothing while the next card to be drawn has the colour in play, but takes that."""
    assert state.match is not None
    game, question = state.match.state, thought.question
    if question.name != "turn" or len(question.choices) == 1 or not game.draw_pile or game.draw_pile[0].colour is not game.colour:
        return None
    return thought._replace(question=replace(question, choices=question.choices[-1:]))


def _luck(state: TableState, thought: Thought) -> Thought:
    """Its luck hangs on what will be drawn."""
    return thought._replace(seed=f"{thought.seed}|{secret(state)}")


WHO = (
    Plant("the hand that was left, to whoever sits down there", "retaken seats", rewriting("welcome", _retaken_hand)),
    Plant("the hand that was left, in the updates of a late comer", "late comers", rewriting("update", _retaken_hand)),
    Plant("luck in the answer to whoever joins", "late comers", rewriting("answer", _joined)),
    Plant("what lies on the draw pile, to visitors", "requests", rewriting("answer", _visited)),
    Plant("the record of the running match", "records", _running_record),
    Plant("a remark in the record of an earlier match", "records", rewriting("answer", _remarked_record)),
    Plant("a bot that sees a person's hand", "bots", _thinking(_another_hand)),
    Plant("a bot that knows the next card to be drawn", "bots", _thinking(_ready_for_the_top)),
    Plant("a bot whose luck hangs on the draw pile", "bots", _thinking(_luck)),
)
"""Leaks to newcomers and visitors, and through bots."""
