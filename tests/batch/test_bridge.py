"""From states to rows and back."""

from __future__ import annotations

import itertools
import random

import pytest
from msgspec.structs import replace

from batch.positions import traced
from declared import own_steps
from lastcard.batch.bridge import from_row, to_row
from lastcard.batch.cards import codes
from lastcard.batch.options import row
from lastcard.cards import card, deck
from lastcard.decks import read_deck
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.editions.sheets import SHEETS
from lastcard.match import Arrangement, Match
from lastcard.rules import play as game
from lastcard.rules.house import Numbers
from lastcard.rules.options import HOUSE, SWITCHES, Rules
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
    for players, sheet in zip(itertools.cycle((5, 2)), SHEETS, strict=False):
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
    for name, values in (SWITCHES | HOUSE).items():
        for value in (values.least, values.most) if isinstance(values, Numbers) else values:
            rules = Rules().with_values({name: value})
            state, _ = game.begin_round(replace(seated(CLASSIC, "en", rules, 4), agenda=()))
            state, _ = game.shuffle(state, CLASSIC.deck.cards)
            assert from_row(to_row(state)).rules == rules


def test_the_deck_is_the_deck_of_the_editions() -> None:
    """Every edition's pack is the one the kernel deals from, in the same order."""
    for edition in EDITIONS:
        code = codes(edition)
        packed = row(edition, 2, Rules())
        assert [code[one] for one in edition.deck.cards] == packed["deck"][: packed["deck_size"]].tolist()
        assert packed["copies"].sum() == packed["copies_of_colour"].sum() == packed["copies_of_face"].sum() == packed["deck_size"]


def test_what_has_no_row_is_refused() -> None:
    """A due shuffle, more copies than the deck has wherever they lie, another edition: each is said."""
    due, _ = game.begin(seated(CLASSIC, "en", Rules(), 2))
    with pytest.raises(ValueError, match="waits to be shuffled"):
        to_row(due)
    for hand, draw_pile, many in (("R7 R7 R7", "", "R7"), ("W W W W W", "", "W"), ("R7", "R7 B0 R7 B0", "R7, B0")):
        crowded = Arrangement(hands=(hand, "R1"), draw_pile=draw_pile, discard_pile="R3", turn=0)
        with pytest.raises(ValueError, match=f"more copies of a card than the deck has: {many}$"):
            to_row(Match.arrange("classic", crowded).state)
    other = Edition("other", deck(CLASSIC.colours))
    with pytest.raises(ValueError, match="does not know the edition 'other'"):
        to_row(replace(due, edition=other, agenda=()))
    with pytest.raises(ValueError, match="target of 1000000000 at most"):
        to_row(replace(due, rules=Rules(target=10**9 + 1), agenda=()))


def test_four_wilds_fit_in_a_hand() -> None:
    """The third and fourth copies of a colourless card have their place."""
    position = Arrangement(hands=("W W W W W4 W4 W4", "R1"), draw_pile="", discard_pile="R3", turn=0)
    state = Match.arrange("classic", position).state

    assert from_row(to_row(state)).hands[0] == (card("W"),) * 4 + (card("W4"),) * 3


HOUSE_RULES: dict[str, object] = {"stacking": "any", "jump_in": True, "seven_zero": True, "draw": "until", "catch_penalty": 5}


def test_what_house_rules_bring_about_has_rows() -> None:
    """A debt and who faces it, hands to be swapped, calls owed for a hand received, and who played the top card."""
    rng = random.Random(2)  # noqa: S311  nothing secret hangs on it
    met: set[str] = set()
    for seed in range(8):
        match = Match.new("grand", players=4, rules=HOUSE_RULES, seed=seed)
        while not match.state.round_over:
            state = match.state
            assert from_row(to_row(state)) == _sorted(state)
            met |= {type(step).__name__ for step in state.agenda} | {"received" for owed in state.owing if owed.received}
            met |= {"debt"} if state.debt else set()
            question = rng.choice([one for one in match.asked if one.choices])
            # The last choice is mostly to draw or to keep: without it rounds end soon.
            match.move(question.seat, str(rng.choice(question.choices[:-1] or question.choices)))
    assert met >= {"Stack", "StackedChallenge", "Swap", "received", "debt"}


DECK_FILE = """
name = "Small"
colours = ["pink", "red"]
[cards]
"0-9" = 2
"+2" = 1
[wilds]
W = 4
W4 = 3
WF = 4
WA = 2
"""


def test_a_deck_file_has_rows_and_its_name_has_not() -> None:
    """The cards are in the row; of whom they are must be said to have the state again."""
    edition = read_deck(DECK_FILE)
    match = Match.new(edition, players=3, seed=2)

    assert from_row(to_row(match.state), edition=edition) == _sorted(match.state)
    with pytest.raises(ValueError, match="say which edition"):
        from_row(to_row(match.state))
