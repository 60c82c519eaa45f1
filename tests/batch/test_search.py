"""What choices are worth over hands that might be: it follows from what the seat knows alone, and finds what is better."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from bots.seats import Seats
from lastcard.batch.search import Position, _record, agenda_of
from lastcard.bots import Memory
from lastcard.bots.evidence import Evidence
from lastcard.cards import Colour
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.rules.challenge import Challenge
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.state import Edition, State
from lastcard.table.telling import Telling
from lastcard.testing import by_the_rules
from lastcard.testing.following import any_trace
from lastcard.testing.rearranging import Driver, Tally, compare
from lastcard.testing.settings import chance
from lastcard.views import Wire, view
from table import clause


def position(game: Seats, seat: int, hands: int = 200) -> tuple[Position, Question]:
    """What a seat is asked in an arranged game, over some hands."""
    question, view = game.question(seat), game.match.view(seat)
    evidence = Evidence(seat, game.match.players)
    for told in game.match.told(seat):
        evidence.hear(told)
    agenda = agenda_of(view, question)
    assert agenda is not None
    return Position(view, agenda, game.memory(seat), evidence, hands=hands, seed=3), question


def worth(game: Seats, seat: int) -> dict[str, float]:
    """What each choice of a seat is worth."""
    found, question = position(game, seat)
    return dict(zip(map(str, question.choices), found.values(question.choices).mean(axis=0).tolist(), strict=True))


def test_the_last_card_is_worth_more_than_drawing() -> None:
    """It wins the round."""
    values = worth(Seats("R7 | Y1 Y2 Y4 Y5"), 0)

    assert values["play R7"] > values["draw"] + 0.05


def test_a_challenge_is_worth_what_the_hands_dealt_say() -> None:
    """A seat that drew on red and kept the card hardly bluffs; one that was seen to hold red did."""
    honest = Seats("R1 R2 R4 R5 | G7 B1", draw_pile="G8 W4 Y1 Y2 Y3 Y4 Y5 Y6")
    honest.play("0 play R1", "1 draw", "1 keep", "0 play R2", "1 draw", "1 play W4", "1 colour blue")
    guilty = Seats("WA R1 R2 R4 | R7 W4 B1", edition="special-agent")
    guilty.play("0 play WA", "0 colour red", "1 play W4", "1 colour blue")

    for game, better, worse in ((honest, "accept", "challenge"), (guilty, "challenge", "accept")):
        values = worth(game, 0)
        assert values[better] > values[worse]


@clause("challenge.guilty", "challenge.innocent")
def test_what_a_seat_is_not_told_of_a_bluff_is_out_of_reach() -> None:
    """Planted among the steps that are still to be done, it changes nothing: hands that are dealt say what it was."""
    game = Seats("R1 R2 R4 | W4 R7 B1 B2")
    game.play("0 play R1", "1 play W4", "1 colour blue")
    view, question = game.match.view(0), game.question(0)
    evidence = Evidence(0, 2)
    for told in game.match.told(0):
        evidence.hear(told)
    values = [
        Position(view, (Challenge(0, 1, guilty=guilty),), game.memory(0), evidence, hands=60, seed=3).values(question.choices)
        for guilty in (False, True)
    ]

    assert (values[0] == values[1]).all()
    assert values[0][:, 0].std() > 0


def test_what_is_won_is_the_match() -> None:
    """All scores count: the last card ends it for who is close, and is worth the more, the closer the others are."""
    won, even, behind = (worth(Seats("R7 | Y1 Y2 Y4 Y5", scores=scores), 0) for scores in ((499, 0), (0, 0), (0, 490)))

    assert won["play R7"] == 1.0
    assert even["play R7"] > behind["play R7"]
    assert won["draw"] - even["draw"] > 0.1


def test_others_remember_what_everybody_was_told() -> None:
    """That a seat could not follow a colour is known to all; in rollouts each has it as if it had been at the table."""
    game = Seats("R1 B2 | Y7 B1 G9 | G2 G3", draw_pile="Y8 Y1 Y2 Y3 Y4 Y5 Y6")
    game.play("0 play R1", "1 draw", "1 keep")
    evidence = Evidence(0, 3)
    for told in game.match.told(0):
        evidence.hear(told)

    record = _record(game.memory(0), evidence, CLASSIC, 0b111)[0]

    red = CLASSIC.colours.index(Colour.RED)
    assert record["may_be"][2, 1, red] == game.memory(2).bounds[1][Colour.RED] == 0
    assert record["may_be"][2, 1, red] == record["may_be"][0, 1, red]


def test_parts_of_the_hands_are_worth_what_they_are_together() -> None:
    """So that somebody may look at some, and then at more of what is left."""
    found, question = position(Seats("R7 B9 B8 | Y1 Y2"), 0, hands=40)
    whole = found.values(question.choices)

    parts = np.concatenate([found.values(question.choices, 0, 15), found.values(question.choices, 15)])
    assert (whole == parts).all()
    assert (found.values(question.choices[1:])[:, 0] == whole[:, 1]).all()


class Searching(Telling):
    """Tells a seat, besides all else, what its choices are worth; of two games that are compared, each has its own account."""

    def __init__(self, seat: SeatNo, players: int) -> None:
        self._accounts = [(Memory(seat, players), Evidence(seat, players)) for _ in range(2)]
        self.worth = 0

    def events(self, seat: SeatNo | None, events: Sequence[Event]) -> list[Wire]:
        """As ever; it is heard, and then it is the other game's turn."""
        self._accounts.reverse()
        told = super().events(seat, events)
        for each in told:
            for account in self._accounts[0]:
                account.hear(each)
        return told

    def view(self, state: State, seat: SeatNo | None, asked: tuple[Question, ...]) -> Wire:
        """As ever, and the worth of every choice."""
        seen, known = super().view(state, seat, asked), view(state, seat)
        for question in asked:
            agenda = agenda_of(known, question)
            if question.seat != seat or question.offer or agenda is None:
                continue
            values = Position(known, agenda, *self._accounts[0], hands=3, seed=9).values(question.choices)
            assert ((values >= 0) & (values <= 1)).all()
            self.worth += values.size
            seen[f"worth/{question.name}"] = values.tolist()
        return seen


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_nothing_hidden_changes_what_a_choice_is_worth(edition: Edition) -> None:
    """Whatever the seat cannot see, now and in all that happened, may lie otherwise: with the same seed it finds the same."""
    tally, worth = Tally(), 0
    for number in range(6):
        rng = chance(f"search/{edition.id}/{number}")
        players = 2 + number % 3
        trace = any_trace(edition, players, rng)
        seat = rng.randrange(players)
        searching = Searching(seat, players)
        tally.add(compare(trace, seat, rng.randrange(len(trace.stretches)), rng, by_the_rules, Driver(searching)))
        worth += searching.worth

    assert tally.positions > 10
    assert worth > 50
