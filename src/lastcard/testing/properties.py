"""What holds at every moment of every match: each property looks at one moment and asserts.

A property gets the match and some luck, and leaves the match as it was.
"""

from __future__ import annotations

import copy
import json
import pickle
from collections import Counter
from collections.abc import Callable, Iterable
from functools import cache
from random import Random
from typing import TypeAlias

from lastcard.cards import Card
from lastcard.editions import EDITIONS
from lastcard.match import Match
from lastcard.replay import load
from lastcard.rules import play as game
from lastcard.rules.errors import IllegalMove, NotAsked, RulesError
from lastcard.rules.questions import Choice, Move, Verb
from lastcard.rules.state import AGENDA_MAX, PLAYERS_MAX, Edition, State
from lastcard.testing.settings import any_move
from lastcard.views import wire

Property: TypeAlias = Callable[[Match, Random], None]

REFUSALS = 12
"""How many choices that are not offered are tried at a moment."""
PLAYED_ON = 12
"""How many moves a copy is played on for."""


def conservation(match: Match, rng: Random) -> None:
    """Nothing is lost: hands, piles and cards aside make up the deck, or what was arranged."""
    del rng
    held, begun = Counter(cards_of(match.state)), Counter(_begun_with(match))
    assert held == begun, f"lost {_texts(begun - held)}, too many {_texts(held - begun)}"


def progress(match: Match, rng: Random) -> None:
    """Nothing is stuck: play waits for somebody, or the round is over and asks nothing."""
    del rng
    state = match.state
    assert game.pile_to_shuffle(state) is None, "a shuffle was left undone"
    assert len(state.agenda) <= AGENDA_MAX, f"{len(state.agenda)} steps are pending"
    if state.round_over:
        assert not match.asked, f"the round is over, but asks {match.asked}"
        assert state.blocked == (state.round_winner is None), "a round is won or blocked"
        assert state.round_winner is None or not state.hands[state.round_winner], "the winner holds cards"
        return
    assert any(not question.offer for question in match.asked), "play waits for nobody"
    waiting = [question.seat for question in match.asked if not question.offer]
    assert len(set(waiting)) == len(waiting), "a seat is asked two things at once"
    for question in match.asked:
        assert question.choices, f"seat {question.seat} is asked {question.name} without a choice"
        assert len(set(question.choices)) == len(question.choices), f"{question.name} repeats a choice"


def offers(match: Match, rng: Random) -> None:
    """Every choice offered is accepted; any other is refused with the right error and changes nothing."""
    state = match.state
    offered: dict[int, set[str]] = {seat: set() for seat in range(state.players)}
    for question in match.asked:
        assert not question.forced or len(question.choices) == 1, f"{question.name} is forced, but leaves a choice"
        for choice in question.choices:
            text, edition = str(choice), state.edition
            assert game.read(edition, match.asked, question.seat, text) == Move(question.seat, choice), f"{choice} is misread"
            assert Choice.parse(text, edition.verbs) == choice, f"{choice} is of another kind than its verb"
            _accepted(state, Move(question.seat, choice))
            if edition.may_call(choice.verb):
                _accepted(state, game.read(edition, match.asked, question.seat, f"{choice} uno"))
        offered[question.seat] |= {str(choice) for choice in question.choices}
    if match.over:
        return
    record = match.record()
    elsewhere = sorted(set().union(*offered.values()))
    for text in (*rng.sample(_universe(state.edition), REFUSALS), *rng.sample(elsewhere, min(len(elsewhere), 2))):
        seat = rng.randrange(state.players)
        if text in offered[seat] or (state.edition.may_call(text.split(" ")[0]) and text.removesuffix(" uno") in offered[seat]):
            continue
        _refused(match, seat, text, IllegalMove if offered[seat] else NotAsked)
    assert match.state is state, "a refusal changed the state"
    assert match.record() == record, "a refusal was recorded"


def copies(match: Match, rng: Random) -> None:
    """A state copied in the middle of anything is equal, and a match copied there plays on identically."""
    state = match.state
    for copied in (copy.deepcopy(state), pickle.loads(pickle.dumps(state))):  # noqa: S301  our own bytes
        assert copied == state, "a copy differs"
        assert game.asked(copied) == match.asked, "a copy asks something else"
    once = pickle.loads(pickle.dumps(match))  # noqa: S301  our own bytes
    again = copy.deepcopy(match)
    for _ in range(PLAYED_ON):
        if not once.asked:
            break
        seat, text = any_move(once.state.edition, once.asked, rng)
        assert once.move(seat, text) == again.move(seat, text), f"a copy tells {seat} {text} otherwise"
        assert once.state == again.state, f"a copy went another way after {seat} {text}"
    assert once.record() == again.record(), "a copy is recorded otherwise"
    assert match.state is state, "playing on a copy changed the match"


def replay(match: Match, rng: Random) -> None:
    """A record replays to equal events, views and state; and cut after any line of its body it still loads."""
    editions = (match.state.edition,)
    text = match.record()
    again = load(text, editions)
    assert again.state == match.state, "the record leads to another state"
    assert again.history == match.history, "the record tells other events"
    assert again.record() == text, "the record is written otherwise"
    for seat in (None, *range(match.players)):
        assert json.dumps(wire(again.view(seat))) == json.dumps(wire(match.view(seat))), f"seat {seat} sees something else"
    lines = text.splitlines(keepends=True)
    cut = "".join(lines[: rng.randint(lines.index("round 1\n"), len(lines))])
    assert text.startswith(load(cut, editions).record()), "the record, cut, leads elsewhere"


ALL: dict[str, tuple[Property, float]] = {
    "conservation": (conservation, 1),
    "progress": (progress, 1),
    "offers": (offers, 1),
    "copies": (copies, 1 / 40),
    "replay": (replay, 1 / 80),
}
"""Each property by its name, and at what share of the moments a search looks at it: some take longer than a move."""


def cards_of(state: State) -> Iterable[Card]:
    """Every card on the table, wherever it lies."""
    for place in (*state.hands, state.draw_pile, state.discard_pile, state.aside):
        yield from place


def _begun_with(match: Match) -> Iterable[Card]:
    """The cards that this round began with."""
    cards = match.state.edition.deck.cards
    _, arranged, rest = match.record().partition("\narrange ")
    if not arranged or match.state.round_no > 1:
        return cards
    request = json.loads(rest.partition("\n")[0])
    kinds = {card.text: card for card in cards}
    piles = (*request["hands"], request["draw_pile"], request["discard_pile"])
    return (kinds[text] for pile in piles for text in pile.split())


def _texts(cards: Counter[Card]) -> str:
    return " ".join(card.text for card in cards.elements()) or "nothing"


def _accepted(state: State, move: Move) -> None:
    after, _ = game.apply(state, move)
    assert after != state, f"{move.seat} {move.choice} was accepted, but changed nothing"


def _refused(match: Match, seat: int, text: str, error: type[RulesError]) -> None:
    """Another error than the one expected breaks the property as well."""
    try:
        match.move(seat, text)
    except error:
        return
    raise AssertionError(f"{seat} {text} was accepted without being offered")


_NO_CARDS = ("P3", "WZ", "r7", "")
_NO_CHOICES = ("", " draw", "draw ", "DRAW", "draw uno", "play", "é")


@cache
def _universe(edition: Edition) -> tuple[str, ...]:
    """Everything that the notation can say with the cards of an edition and the verbs of all, and some things that it cannot."""
    verbs = {name: verb for known in (*EDITIONS, edition) for name, verb in known.verbs.items()}
    return (*(text for verb in verbs.values() for text in _said_with(verb, edition)), *_NO_CHOICES)


def _said_with(verb: Verb, edition: Edition) -> list[str]:
    """Everything that can stand behind a verb, of its kind."""
    match verb.kind:
        case "card":
            cards = [*(card.text for card in edition.deck.counts), *_NO_CARDS]
            return [f"{verb.name} {card}{uno}" for card in cards for uno in ("", " uno")]
        case "colour":
            return [f"{verb.name} {colour.value}" for colour in edition.colours]
        case "seat" | "number":
            return [f"{verb.name} {number}" for number in range(PLAYERS_MAX + 1)]
        case "word":
            return [verb.name]
