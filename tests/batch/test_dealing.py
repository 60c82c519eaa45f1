"""Hidden hands that are dealt: they fit what the seat was told, follow from nothing else, and are as likely as is said."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import numpy as np
import pytest

from lastcard.batch import beliefs
from lastcard.batch.beliefs import Guesses, check, fit, guesses
from lastcard.batch.cards import cards, codes
from lastcard.batch.dealing import RELATIONS, Hidden, factors, hands_held, hidden_from
from lastcard.batch.state import CODES
from lastcard.bots.arena import BotTable
from lastcard.bots.evidence import Evidence, Kind
from lastcard.bots.levels import bot
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.match import Match
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.state import Edition, State
from lastcard.table.telling import Telling
from lastcard.testing import by_the_rules
from lastcard.testing.following import any_trace
from lastcard.testing.rearranging import Driver, Tally, compare
from lastcard.testing.settings import chance
from lastcard.views import Wire, tell, view


@pytest.mark.parametrize("players", [2, 4, 10])
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_hands_fit_sizes_deck_and_facts(edition: Edition, players: int) -> None:
    """Every hand has its size, no card is there too often, and what was seen is where it was seen."""
    match = Match.new(edition, players=players, seed=9)
    table = BotTable(match, [bot("medium", random.Random(seat)) for seat in range(players)])  # noqa: S311  bots need no secrecy
    evidence = Evidence(1, players)
    for first in match.told(1):
        evidence.hear(first)
    kind = cards(edition)
    while not match.state.round_over:
        seen = match.view(1)
        hidden = hidden_from(seen, evidence)
        known = [held.card for seat, hand in enumerate(hands_held(seen, evidence)) if seat != 1 for held in hand if held.card]
        for dealt in hidden.deal(3, seed=len(match.history)):
            sizes = Counter(hidden.cards[:, 0].tolist())
            facts = Counter(seat for seat, hand in enumerate(evidence.hands) for held in hand if held.card is not None)
            assert all(sizes[seat] + facts[seat] == len(match.state.hands[seat]) for seat in range(players) if seat != 1)
            lying = [*(seen.hand or ()), *seen.discard_pile, *seen.aside, *known, *(kind[code] for code in dealt.tolist())]
            assert Counter(lying) <= Counter(edition.deck.cards)
            for (_, _, colour), code in zip(hidden.cards.tolist(), dealt.tolist(), strict=True):
                assert colour == -1 or kind[code].colour is edition.colours[colour]
        for event in table.step():
            if (told := tell(event, 1)) is not None:
                evidence.hear(told)


class Dealing(Telling):
    """Tells a seat, besides all else, the hands that it would deal; of two games that are compared, each has its own account."""

    def __init__(self, seat: SeatNo, players: int) -> None:
        self._accounts = [Evidence(seat, players) for _ in range(2)]
        self.dealt = 0

    def events(self, seat: SeatNo | None, events: Sequence[Event]) -> list[Wire]:
        """As ever; it is heard, and then it is the other game's turn."""
        self._accounts.reverse()
        told = super().events(seat, events)
        for each in told:
            self._accounts[0].hear(each)
        return told

    def view(self, state: State, seat: SeatNo | None, asked: tuple[Question, ...]) -> Wire:
        """As ever, and the hands."""
        seen = super().view(state, seat, asked)
        if state.playing:
            dealt = hidden_from(view(state, seat), self._accounts[0]).deal(2, seed=5)
            self.dealt += dealt.size
            seen["dealt"] = dealt.tolist()
        return seen


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_nothing_hidden_changes_what_is_dealt(edition: Edition) -> None:
    """Whatever the seat cannot see, now and in all that happened, may lie otherwise: with the same seed it deals the same."""
    tally, dealt = Tally(), 0
    for number in range(8):
        rng = chance(f"dealing/{edition.id}/{number}")
        players = 2 + number % 4
        trace = any_trace(edition, players, rng)
        seat = rng.randrange(players)
        dealing = Dealing(seat, players)
        tally.add(compare(trace, seat, rng.randrange(len(trace.stretches)), rng, by_the_rules, Driver(dealing)))
        dealt += dealing.dealt

    assert tally.positions > 20
    assert dealt > 500


def test_the_same_seed_deals_the_same_and_another_differs() -> None:
    """The seed is all that chance follows from."""
    match = Match.new("classic", players=3, seed=1)
    evidence = Evidence(0, 3)
    hidden = hidden_from(match.view(0), evidence)

    assert (hidden.deal(4, seed=1) == hidden.deal(4, seed=1)).all()
    assert (hidden.deal(4, seed=1) != hidden.deal(4, seed=2)).any()
    assert hidden.deal(1, seed=1).shape == (1, 14)


def few() -> Hidden:
    """Three cards of a hand, of few that are left: it drew on red, and one card came since."""
    pool = np.zeros(CODES, np.int64)
    code = codes(CLASSIC)
    for card, copies in zip(CLASSIC.deck.cards[:24:4], (2, 1, 2, 1, 1, 2), strict=True):
        pool[code[card]] = copies
    held = np.array([[1, 0, -1], [1, 0, -1], [1, 5, -1]], np.int64)
    acts = np.array([[1, Kind.DREW, 3, 0, 4, 0], [1, Kind.NAMED, 7, 1, -1, 0]], np.int64)
    return Hidden(pool, held, acts)


def test_a_hand_is_dealt_as_often_as_its_chance_says() -> None:
    """All hands together have the chance 1, and each comes about as often as it must."""
    hidden, times = few(), 20_000
    seen = Counter(tuple(sorted(hand)) for hand in hidden.deal(times, seed=3).tolist())
    every = [beliefs.Guess(at, hidden, np.array(hand)) for at, hand in enumerate(seen)]

    likely = np.exp(-Guesses(every).losses(factors())[0])

    assert likely.sum() == pytest.approx(1.0)
    for share, hand in zip(likely, seen, strict=True):
        assert seen[hand] / times == pytest.approx(share, abs=5 * (share / times) ** 0.5)


def test_the_gradient_is_that_of_the_loss() -> None:
    """Each factor a little greater changes the loss by that much."""
    hidden = few()
    guess = Guesses([beliefs.Guess(0, hidden, np.sort(hand)) for hand in hidden.deal(5, seed=4)])
    logs = np.log(factors())
    (losses, gradient), tiny = guess.losses(np.exp(logs)), 1e-6
    for kind in (Kind.DREW, Kind.NAMED):
        for relation in range(len(RELATIONS)):
            more = logs.copy()
            more[kind, relation] += tiny
            assert (guess.losses(np.exp(more))[0] - losses).sum() / tiny == pytest.approx(gradient[kind, relation], abs=1e-4)


def test_hands_are_guessed_better_than_at_random() -> None:
    """In rounds that nothing was fitted on, by a policy that nothing was fitted on."""
    found = check("classic", 3, "easy", rounds=40)

    assert found.gain > 2 * found.margin > 0
    assert found.uniform - found.guessed == pytest.approx(found.gain)


def test_fitting_finds_what_drawing_tells(monkeypatch: pytest.MonkeyPatch) -> None:
    """From a few rounds already: who draws has less of what would have fitted."""
    monkeypatch.setattr(beliefs, "STEPS", 20)
    logs = fit(Guesses([*guesses("classic", 2, "hard", 12, "tiny")]))

    assert logs["DREW"]["colour"] < -0.4
    assert logs["KEPT"]["face"] < -0.4
