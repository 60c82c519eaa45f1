"""What the server says about its editions, and rounds of each as it tells them, for the browser's tests: JSON on standard output.

`editions` is the answer of `/api/editions`. For each edition one round is played by the policy `random`, from a deal in which
every seat holds a special card of it, and one for each preset of house rules. It is told to seat 0 and to a spectator: a list of
moves, each with its events and the view after it. `deals` are reckoned from seeds and salts, `decks` are counted,
`figures` are numbers as each locale writes them, by themselves and in a sentence.
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
from lastcard.decks import deck_edition
from lastcard.editions import EDITIONS
from lastcard.match import Arrangement, Match
from lastcard.policies import random_choice
from lastcard.polling import Polling
from lastcard.rules.events import Event
from lastcard.rules.house import PRESETS
from lastcard.server.describing import described
from lastcard.verify import deal_of
from lastcard.views import Wire, tell, wire
from lastcard.words import Words

DECKS: tuple[Wire, ...] = (
    {"name": "Small", "colours": ["red", "blue"], "cards": {"1-9": 1, "skip": 1}, "wilds": {"W": 1}},
    {
        "name": "Odd",
        "colours": ["pink", "green", "purple"],
        "cards": {"0": 2, "+2": 2, "3-5": 2},
        "wilds": {"WA": 1, "W4": 2, "WB": 4},
    },
)
FIGURES = (0, 12, 999, 1005, 9999, 10050, 1234567)
PLAYERS = 4
HAND = 7
MOVES_MAX = 150


def arranged(edition_id: str, rng: random.Random, rules: Wire) -> Match:
    """A match in which everybody holds a special card, if there is one."""
    edition = next(edition for edition in EDITIONS if edition.id == edition_id)
    specials = [card.text for card in edition.deck.specials]
    pile = [card.text for card in edition.deck.cards if card.text not in specials]
    rng.shuffle(pile)
    # Whoever has none of one card has another of it, so that all of them are played.
    own = [specials[seat::PLAYERS] or specials[:1] for seat in range(PLAYERS)]
    hands = [[pile.pop() for _ in range(HAND - len(held))] + held for held in own]
    top = next(text for text in pile if not text.startswith("W"))
    pile.remove(top)
    position = Arrangement(
        hands=tuple(" ".join(hand) for hand in hands), draw_pile=" ".join(pile), discard_pile=top, turn=rng.randrange(PLAYERS)
    )
    return Match.arrange(edition_id, position, seed="samples", rules=rules)


def sample(edition_id: str, preset: str = "plain") -> Wire:
    """A round, told twice."""
    rng = random.Random(edition_id + preset.removeprefix("plain"))  # noqa: S311  a sample, not a secret
    match, polling = arranged(edition_id, rng, PRESETS[preset]), Polling()
    told: dict[str, list[Wire]] = {"0": [_moment(match, match.history, 0)], "null": [_moment(match, match.history, None)]}
    while not match.state.round_over and len(told["0"]) < MOVES_MAX:
        question = polling.question(match.state, match.asked)
        # Some calls are forgotten, so that somebody is caught; who is polled without a choice has nothing to say.
        if question.offer and (not question.choices or rng.random() < 0.4):  # noqa: PLR2004
            polling.silence()
            continue
        choice = random_choice(question, match.state.hands[question.seat], match.state.colour, rng)
        events = match.move(question.seat, str(choice))
        for eyes, seat in (("0", 0), ("null", None)):
            told[eyes].append(_moment(match, events, seat))
    return {"edition": edition_id, "preset": preset, "told": told}


def deals() -> Iterator[Wire]:
    """How rounds of every edition are dealt, from seeds and salts, as a seat and those who watch are told it."""
    for number, edition in enumerate(EDITIONS):
        rules: Wire = {
            "start_direction": "right" if number % 2 else "left",
            "dealer_symbols": "ignored" if number % 3 else "zero",
        }
        rules |= {"hand_size": 2 + number} if number % 2 else {}
        settings = {"edition": edition.id, "sheet": "en", "rules": rules, "seats": ["person"] * (2 + number)}
        first = f"first {number}", ("a", "b")
        for round_no in range(1, 16):
            own = first if round_no == 1 else (f"seed {number} {round_no}", ("c",) * (round_no % 3))
            for eyes in (round_no % 2, None):
                told = deal_of({"settings": settings}, round_no, first, own, eyes)
                chances = [{"seed": seed, "salts": salts} for seed, salts in (first, own)]
                yield {"settings": settings, "round": round_no, "chances": chances, "eyes": eyes, "told": told}


def counted(deck: Wire) -> list[list[str | int]]:
    """The cards of a deck and how often each is in it, in its order."""
    return [[card.text, count] for card, count in deck_edition(deck).deck.counts.items()]


def figures(locale: str) -> list[list[str | int]]:
    """Numbers, each as a locale writes it, and a sentence with it."""
    words = Words(locale)
    return [[number, words.number(number), words.t("list-score", name="Ana", points=number)] for number in FIGURES]


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
    "house": [sample(edition_id, preset) for preset in PRESETS if PRESETS[preset] for edition_id in ("classic", "grand")],
    "decks": [{"deck": deck, "cards": counted(deck)} for deck in DECKS],
    "special_events": special_events(),
    "deals": list(deals()),
    "figures": {locale: figures(locale) for locale in Words.available()},
}
json.dump(samples, sys.stdout)
