"""Many games stepped at once."""

from __future__ import annotations

import copy
import hashlib
import pickle
import random
from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from batch.positions import rearrange
from lastcard.batch import Vector
from lastcard.batch.bridge import from_row
from lastcard.editions import EDITIONS
from lastcard.editions.best_friends import PutOne
from lastcard.editions.kickin_battle import PickCards
from lastcard.editions.urrrhhh import HandOver
from lastcard.polling import Polling
from lastcard.rules.play import asked
from lastcard.rules.questions import CardChoice, ColourChoice, NumberChoice, Question, SeatChoice
from lastcard.rules.state import Edition, State


def _any(vector: Vector, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Any legal action in each game."""
    luck = rng.random(vector.masks.shape)
    luck[~vector.masks] = -1
    return np.asarray(luck.argmax(axis=1))


def _name(state: State, question: Question, choice: object) -> str:
    """The action that a choice of the readable rules is."""
    colours = state.edition.colours
    match choice:
        case CardChoice(card=card) if card.colour:
            return f"card {colours.index(card.colour)} {card.face}"
        case CardChoice(card=card):
            if card.face in {"W", "W4"}:
                return {"W": "card wild", "W4": "card draw-four"}[card.face]
            place = state.edition.deck.specials.index(card)
            return f"card special {place + 1}" if place else "card special"
        case ColourChoice(colour=colour):
            return f"colour {colours.index(colour)}"
        case NumberChoice(number=number):
            return f"number {number}"
        case SeatChoice(seat=seat):
            return f"seat +{(seat - question.seat) % state.players}"
        case _:
            return str(choice)


MAYHEM: dict[str, object] = {"stacking": "any", "jump_in": True, "seven_zero": True, "draw": "until", "force_play": True}


@pytest.mark.parametrize("rules", [{}, MAYHEM], ids=["plain", "mayhem"])
@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_masks_are_the_questions_of_the_readable_rules(edition: Edition, rules: dict[str, object]) -> None:
    """Who is asked, what, and what is legal: as the rules and the poll have it."""
    vector, rng = Vector(5, edition, players=3, seed=4, rules=rules), np.random.default_rng(2)
    pollings = [Polling() for _ in range(5)]
    for _ in range(300):
        for at in range(5):
            state = from_row(vector.games[at])
            question = pollings[at].question(state, asked(state))
            legal = {_name(state, question, choice) for choice in question.choices} | ({"silence"} if question.offer else set())
            assert {Vector.ACTIONS[action] for action in np.flatnonzero(vector.masks[at])} == legal
            assert (int(vector.seats[at]), Vector.QUESTION_NAMES[vector.questions[at]]) == (question.seat, question.name)
        actions = _any(vector, rng)
        for at in map(int, np.flatnonzero([Vector.ACTIONS[action] == "silence" for action in actions])):
            pollings[at].silence()
        step = vector.step(actions)
        for at in map(int, np.flatnonzero(step.done)):
            pollings[at] = Polling()


def test_a_round_that_ends_is_rewarded_and_dealt_anew() -> None:
    """The winner gets 1, the others lose as much together, and play goes on."""
    vector, rng = Vector(64, "classic", players=4, seed=1), np.random.default_rng(1)
    ended = 0
    for _ in range(600):
        step = vector.step(_any(vector, rng))
        assert not step.illegal.any()
        assert np.allclose(step.rewards.sum(axis=1), 0, atol=1e-6)
        assert not step.rewards[~step.done].any()
        ended += int(step.done.sum())
        assert vector.masks.any(axis=1).all()
    assert ended > 5


def test_an_illegal_action_concerns_its_game_alone() -> None:
    """That game stays as it is and says so; the others move."""
    vector = Vector(4, "classic", players=2, seed=3)
    actions = vector.masks.argmax(axis=1)
    actions[1] = int((~vector.masks[1]).argmax())
    actions[2], actions[3] = -1, 10_000
    before = vector.games.copy()

    step = vector.step(actions)

    assert step.illegal.tolist() == [False, True, True, True]
    assert (vector.games[1:] == before[1:]).all()
    assert vector.games[0] != before[0]


def test_the_same_seed_and_actions_are_the_same_games() -> None:
    """Two vectors stepped alike stay alike; another seed is other games."""
    one, two, other = Vector(16, seed=5), Vector(16, seed=5), Vector(16, seed=6)
    assert (one.masks == two.masks).all()
    assert (one.games != other.games).any()
    for _ in range(50):
        actions = one.masks.argmax(axis=1)
        one.step(actions)
        two.step(actions)
    assert (one.games == two.games).all()


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_an_observation_tells_nothing_hidden(edition: Edition) -> None:
    """Everything that the asked seat cannot see is dealt anew, and its observation is equal byte for byte."""
    vector, rng, luck = Vector(1, edition, players=3, seed=9), np.random.default_rng(3), random.Random(1)  # noqa: S311
    for _ in range(200):
        before = vector.observe()
        kept = vector.games.copy()
        rearrange(vector.games, int(vector.seats[0]), luck)
        assert (vector.observe() == before).all()
        vector.games[:] = kept
        vector.step(_any(vector, rng))


def test_an_observation_shows_the_hand_the_top_and_the_sizes() -> None:
    """The parts of an observation are where `OBSERVATION` says."""
    vector = Vector(3, "classic", players=4, seed=2)
    seen = vector.observe()
    for at in range(3):
        state = from_row(vector.games[at])
        seat = int(vector.seats[at])
        parts = {name: seen[at, place] for name, place in Vector.OBSERVATION.items()}
        assert parts["hand"].sum() == len(state.hands[seat])
        assert parts["hand_sizes"][:4].tolist() == [len(state.hands[(seat + n) % 4]) for n in range(4)]
        assert parts["top"].sum() == 1
        assert parts["discard_pile"].sum() == len(state.discard_pile)
        assert parts["draw_pile"] == len(state.draw_pile)


@pytest.mark.parametrize("edition", ["kickin-battle", "urrrhhh", "best-friends"])
def test_an_observation_shows_what_the_question_is_about(edition: str) -> None:
    """Whom the battle is against, who gets the card handed over, which number was called; nothing of that otherwise."""
    vector, rng = Vector(16, edition, players=4, seed=6), np.random.default_rng(6)
    met: set[str] = set()
    for _ in range(400):
        seen = vector.observe()
        for at in range(16):
            seat, step = int(vector.seats[at]), next(iter(from_row(vector.games[at]).agenda), None)
            other, number = (int(seen[at, Vector.OBSERVATION[name]][0]) for name in ("other", "number"))
            match step:
                case PickCards():
                    assert (seat + other) % 4 == (step.seat if seat == step.rival else step.rival)
                case HandOver():
                    assert (seat + other) % 4 == step.to
                case PutOne():
                    assert (number, other) == (step.number + 1, 0)
                case _:
                    assert (number, other) == (0, 0)
            met.add(type(step).__name__)
        vector.step(_any(vector, rng))
    assert met & {"PickCards", "HandOver", "PutOne"}


def test_the_list_of_actions_is_that_of_its_version() -> None:
    """Whoever changes it raises `ACTIONS_VERSION` and writes down here what the new list is: trained programs go by numbers."""
    listed = hashlib.sha256("\n".join(Vector.ACTIONS).encode()).hexdigest()[:16]

    assert len(set(Vector.ACTIONS)) == len(Vector.ACTIONS) == 90
    assert {Vector.ACTIONS_VERSION: listed} == {2: "e204cb87ef4d7b11"}
    first = hashlib.sha256("\n".join(Vector.ACTIONS[:85]).encode()).hexdigest()[:16]
    assert first == "89f50a747aca7fc4", "those of version 1 have kept their numbers"


def test_an_illegal_action_right_after_a_round_takes_back_its_reward() -> None:
    """Rewards and ends belong to one step: a game that stays as it is brings none, and its mask is still there to be used."""
    vector, rng = Vector(256, "classic", players=2, seed=1), np.random.default_rng(1)
    while not vector.step(_any(vector, rng)).done.any():
        pass
    masks = vector.masks.copy()

    step = vector.step(np.full(256, -1))

    assert step.illegal.all()
    assert not step.done.any()
    assert not step.rewards.any()
    assert (vector.masks == masks).all()
    assert not vector.step(_any(vector, rng)).illegal.any()


@pytest.mark.parametrize("name", ["seats", "questions", "masks"])
def test_what_is_shown_cannot_be_changed(name: str) -> None:
    """A mask that somebody wrote into would let an illegal action pass."""
    vector = Vector(4)

    with pytest.raises(ValueError, match="read-only"):
        getattr(vector, name)[0] = 1
    with pytest.raises(ValueError, match="read-only"):
        vector.step(vector.masks.argmax(axis=1)).rewards[0] = 1


@pytest.mark.parametrize("kind", [np.int8, np.uint8, np.int32, np.uint64])
def test_actions_may_be_whole_numbers_of_any_width(kind: type[np.integer]) -> None:
    """They mean the same; a number beyond the list is illegal, however wide it is."""
    one, two = Vector(8, seed=2), Vector(8, seed=2)
    for _ in range(20):
        actions = one.masks.argmax(axis=1)
        one.step(actions)
        two.step(actions.astype(kind)[::-1][::-1])
    assert (one.games == two.games).all()

    assert two.step(np.full(8, np.iinfo(kind).max, kind)).illegal.all()


def test_nonsense_is_refused() -> None:
    """Wrong numbers, shapes and kinds of arrays are said before anything moves."""
    with pytest.raises(ValueError, match="games must be a whole number from 1"):
        Vector(0)
    with pytest.raises(ValueError, match="players must be a whole number from 2 to 10, not '11'"):
        Vector(2, players=11)
    vector = Vector(2)
    before = vector.games.copy()
    wrong_actions: list[Any] = [[1], [[1, 2]], 1, [0.5, 1.0], [True, False], ["draw", "draw"], [None, 1]]
    for actions in wrong_actions:
        with pytest.raises(ValueError, match="actions must be 2 whole numbers"):
            vector.step(actions)
    assert (vector.games == before).all()
    width = vector.observe().shape[1]
    frozen = np.zeros((2, width), np.uint8)
    frozen.flags.writeable = False
    wrong_places: list[Any] = [
        np.zeros((2, 3), np.uint8),
        np.zeros((3, width), np.uint8),
        np.zeros((2, width), np.int8),
        np.zeros((2, 2 * width), np.uint8)[:, ::2],
        frozen,
    ]
    for out in wrong_places:
        with pytest.raises(ValueError, match="observations are uint8 in one piece"):
            vector.observe(out)


def _pickled(vector: Vector) -> Vector:
    again = pickle.loads(pickle.dumps(vector))  # noqa: S301  it was written a moment ago
    assert isinstance(again, Vector)
    return again


def _seen(vector: Vector) -> list[bytes]:
    return [part.tobytes() for part in (vector.games, vector.seats, vector.questions, vector.masks, vector.observe())]


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, _pickled], ids=["copy", "deepcopy", "pickle"])
def test_a_copy_goes_on_by_itself(copied: Callable[[Vector], Vector]) -> None:
    """The same actions bring the same cards, masks and rewards; the one that is not stepped stays as it is."""
    vector, rng = Vector(16, "urrrhhh", players=3, seed=4), np.random.default_rng(3)
    for _ in range(40):
        vector.step(_any(vector, rng))
    other, before = copied(vector), _seen(vector)
    assert _seen(other) == before

    history = []
    for _ in range(300):
        actions = _any(other, rng)
        step = other.step(actions)
        assert not step.illegal.any()
        history.append((actions, step.rewards.copy(), step.done.copy(), _seen(other)))

    assert any(done.any() for _, _, done, _ in history)
    assert _seen(vector) == before
    for actions, rewards, done, seen in history:
        step = vector.step(actions)
        assert np.array_equal(step.rewards, rewards)
        assert np.array_equal(step.done, done)
        assert _seen(vector) == seen


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, _pickled], ids=["copy", "deepcopy", "pickle"])
def test_what_a_copy_shows_cannot_be_changed_either(copied: Callable[[Vector], Vector]) -> None:
    """And it is the memory that the copy's own steps fill."""
    vector = Vector(4, seed=1)
    other = copied(vector)
    step = other.step(other.masks.argmax(axis=1))

    for shown in (other.seats, other.questions, other.masks, step.rewards, step.done, step.illegal):
        assert not shown.flags.writeable
        assert not any(np.shares_memory(shown, part) for part in (vector.seats, vector.questions, vector.masks))


def test_games_pickled_by_another_version_are_refused() -> None:
    """Compiled code would read other numbers there."""
    state = Vector(2).__getstate__()
    state["games"] = state["games"].view([("row", state["games"].dtype.str)])

    with pytest.raises(ValueError, match="another version of lastcard"):
        Vector.__new__(Vector).__setstate__(state)
