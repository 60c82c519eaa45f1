"""From states to rows and back."""

from __future__ import annotations

import itertools
import random

import pytest
from msgspec.structs import replace

from batch.positions import traced
from declared import own_steps
from lastcard.batch.bridge import from_row, to_row
from lastcard.batch.cards import CLASSIC_SIZE, DECK, codes
from lastcard.cards import card, deck
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.editions.sheets import SHEETS
from lastcard.match import Arrangement, Match
from lastcard.rules import play as game
from lastcard.rules.options import SWITCHES, Rules
from lastcard.rules.setup import seated
from lastcard.rules.state import Edition, State
from lastcard.rules.turn import Drawn
from lastcard.testing.proofs.tracing import FREE


def _sorted(state: State) -> State:
    """A state with its hands in the order of the cards' codes, as rows have them; a card just drawn stays the newest."""
    code = codes(state.edition)
    hands = [sorted(hand, key=code.__getitem__) for hand in state.hands]
    for step in state.agenda[:1]:
        if isinstance(step, Drawn):
            drawn = state.hands[step.seat][-1]
            hands[step.seat].remove(drawn)
            hands[step.seat].append(drawn)
    return replace(state, hands=tuple(tuple(hand) for hand in hands))


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_a_state_comes_back_from_its_row(edition: Edition) -> None:
    """Positions from the middle of everything come back as they were, up to the order of hands."""
    rules = Rules(scoring="low", start_direction="right", catch_until="held", target=700)
    states = [from_row(row) for row, _, _ in traced(edition, 3, policy="uniform", rounds=1, style=FREE, rules=rules)]

    assert len({type(step) for state in states for step in state.agenda}) >= 4
    for state in states:
        assert from_row(to_row(state)) == state
        assert state.rules == rules


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_a_match_of_the_readable_rules_has_rows_throughout(edition: Edition) -> None:
    """States that the readable rules made come back too, hands sorted: in any question, with calls owed, between rounds."""
    rng = random.Random(edition.id)  # noqa: S311  nothing secret hangs on it
    steps: set[str] = set()
    for players, sheet in itertools.product((2, 5), SHEETS):
        match = Match.new(edition, players=players, sheet=sheet, seed=3)
        for _ in range(120):
            state = match.state
            assert from_row(to_row(state), sheet) == _sorted(state)
            steps |= {type(step).__name__ for step in state.agenda} | ({"owing"} if state.owing else set())
            if state.round_over:
                break
            question = rng.choice(match.asked)
            match.move(question.seat, str(rng.choice(question.choices)))
    assert steps >= {"owing", "Drawn", "NameColour", "Challenge"} | own_steps(edition)


def test_every_switch_survives() -> None:
    """Each value of each switch is in the row."""
    for name, values in SWITCHES.items():
        for value in values:
            rules = Rules().with_values({name: value})
            state, _ = game.begin_round(replace(seated(CLASSIC, "en", rules, 2), agenda=()))
            state, _ = game.shuffle(state, CLASSIC.deck.cards)
            assert from_row(to_row(state)).rules == rules


def test_the_deck_is_the_deck_of_the_editions() -> None:
    """Every edition's pack is the one the kernel deals from, in the same order."""
    for edition in EDITIONS:
        code = codes(edition)
        packed = [code[one] for one in edition.deck.cards]
        assert packed == DECK[: len(packed)].tolist()
        assert len(packed) == (CLASSIC_SIZE if edition is CLASSIC else len(DECK))


def test_what_has_no_row_is_refused() -> None:
    """A due shuffle, more copies than the deck has wherever they lie, another edition: each is said."""
    due, _ = game.begin(seated(CLASSIC, "en", Rules(), 2))
    with pytest.raises(ValueError, match="waits to be shuffled"):
        to_row(due)
    for hand, draw_pile, many in (("R7 R7 R7", "", "R7"), ("W W W W W", "", "W"), ("R7", "R7 B0 R7 B0", "R7, B0")):
        crowded = Arrangement(hands=(hand, "R1"), draw_pile=draw_pile, discard_pile="R3", turn=0)
        with pytest.raises(ValueError, match=f"more copies of a card than the deck has: {many}$"):
            to_row(Match.arrange("classic", crowded).state)
    other = Edition("other", deck(CLASSIC.colours, None))
    with pytest.raises(ValueError, match="does not know the edition 'other'"):
        to_row(replace(due, edition=other, agenda=()))
    with pytest.raises(ValueError, match="target of 1000000000 at most"):
        to_row(replace(due, rules=Rules(target=10**9 + 1), agenda=()))


def test_four_wilds_fit_in_a_hand() -> None:
    """The third and fourth copies of a colourless card have their place."""
    position = Arrangement(hands=("W W W W W4 W4 W4", "R1"), draw_pile="", discard_pile="R3", turn=0)
    state = Match.arrange("classic", position).state

    assert from_row(to_row(state)).hands[0] == (card("W"),) * 4 + (card("W4"),) * 3
