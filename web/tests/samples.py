"""What the server says about its editions, and rounds of each as it tells them, for the browser's tests: JSON on standard output.

`editions` is the answer of `/api/editions`. For each edition one round is played by the policy `random`, from a deal in which
every seat holds the edition's special card. It is told to seat 0 and to a spectator: a list of moves, each with its events and
the view after it. `deals` are reckoned from seeds and salts.
`special_events` are those that nothing but a special card makes happen.
"""

# ruff: noqa: INP001  a program of its own, no part of a package

from __future__ import annotations

import json
import random
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import msgspec

import lastcard
from lastcard.editions import EDITIONS
from lastcard.match import Arrangement, Match
from lastcard.policies import random_choice
from lastcard.polling import Polling
from lastcard.rules.events import Event
from lastcard.server.describing import described
from lastcard.verify import deal_of
from lastcard.views import Wire, tell, wire

PLAYERS = 4
HAND = 7
MOVES_MAX = 150


def arranged(edition_id: str, rng: random.Random) -> Match:
    """A match in which everybody holds a special card, if there is one."""
    edition = next(edition for edition in EDITIONS if edition.id == edition_id)
    special = edition.deck.special
    pile = [card.text for card in edition.deck.cards if card is not special]
    rng.shuffle(pile)
    hands = [[pile.pop() for _ in range(HAND - 1)] + ([special.text] if special else [pile.pop()]) for _ in range(PLAYERS)]
    top = next(text for text in pile if not text.startswith("W"))
    pile.remove(top)
    position = Arrangement(
        hands=tuple(" ".join(hand) for hand in hands), draw_pile=" ".join(pile), discard_pile=top, turn=rng.randrange(PLAYERS)
    )
    return Match.arrange(edition_id, position, seed="samples")


def sample(edition_id: str) -> Wire:
    """A round, told twice."""
    rng = random.Random(edition_id)  # noqa: S311  a sample, not a secret
    match, polling = arranged(edition_id, rng), Polling()
    told: dict[str, list[Wire]] = {"0": [_moment(match, match.history, 0)], "null": [_moment(match, match.history, None)]}
    while not match.state.round_over and len(told["0"]) < MOVES_MAX:
        question = polling.question(match.state, match.asked)
        # Some calls are forgotten, so that somebody is caught.
        if question.offer and rng.random() < 0.4:  # noqa: PLR2004
            polling.silence()
            continue
        choice = random_choice(question, match.state.hands[question.seat], match.state.colour, rng)
        events = match.move(question.seat, str(choice))
        for eyes, seat in (("0", 0), ("null", None)):
            told[eyes].append(_moment(match, events, seat))
    return {"edition": edition_id, "told": told}


def deals() -> Iterator[Wire]:
    """How rounds of every edition are dealt, from seeds and salts, as a seat and those who watch are told it."""
    for number, edition in enumerate(EDITIONS):
        rules = {"start_direction": "right" if number % 2 else "left", "dealer_symbols": "ignored" if number % 3 else "zero"}
        settings = {"edition": edition.id, "sheet": "en", "rules": rules, "seats": ["person"] * (2 + number)}
        first = f"first {number}", ("a", "b")
        for round_no in range(1, 16):
            own = first if round_no == 1 else (f"seed {number} {round_no}", ("c",) * (round_no % 3))
            for eyes in (round_no % 2, None):
                told = deal_of({"settings": settings}, round_no, first, own, eyes)
                chances = [{"seed": seed, "salts": salts} for seed, salts in (first, own)]
                yield {"settings": settings, "round": round_no, "chances": chances, "eyes": eyes, "told": told}


def _moment(match: Match, events: tuple[Event, ...] | list[Event], seat: int | None) -> Wire:
    told = [event for event in (tell(event, seat) for event in events) if event is not None]
    return {"events": told, "view": wire(match.view(seat))}


def told_editions() -> Wire:
    """What the server tells a page about the editions."""
    told: Wire = msgspec.to_builtins(described())
    return told


def special_events() -> list[str]:
    """The names of the events of which the rules of the plain game do not speak."""
    rules = Path(lastcard.__file__).parent / "rules"
    written = [path.read_text(encoding="utf-8") for path in rules.glob("*.py") if path.name not in {"events.py", "evolve.py"}]
    spoken = set(re.findall(r"\w+", "\n".join(written)))
    kinds = [kind for kind in _kinds(Event) if getattr(kind, "name", "")]
    return sorted({kind.name for kind in kinds} - {kind.name for kind in kinds if kind.__name__ in spoken})


def _kinds(base: type[Event]) -> Iterator[type[Event]]:
    for kind in base.__subclasses__():
        yield from (kind, *_kinds(kind))


samples = {
    "editions": told_editions(),
    "rounds": [sample(edition.id) for edition in EDITIONS],
    "special_events": special_events(),
    "deals": list(deals()),
}
json.dump(samples, sys.stdout)
