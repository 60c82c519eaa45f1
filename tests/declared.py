"""What follows from the editions themselves, so that no test needs a list of them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from lastcard.rules.events import EVENTS, Event
from lastcard.rules.state import Asking, Edition
from lastcard.testing.settings import any_move, any_setting, chance


@cache
def questions_of(edition: Edition) -> dict[str, tuple[str, ...]]:
    """Every question that an edition asks, with choices that it once had: played by chance until each verb was offered."""
    rng = chance(f"questions of {edition.id}")
    asked: dict[str, dict[str, None]] = {}
    while not set(edition.verbs) <= {choice.split()[0] for choices in asked.values() for choice in choices}:
        match = any_setting(edition, rng, tiny=True).begin()
        for _ in range(60):
            for question in match.asked:
                asked.setdefault(question.name, {}).update(dict.fromkeys(map(str, question.choices)))
            if not match.asked:
                break
            match.move(*any_move(edition, match.asked, rng))
    return {name: tuple(choices) for name, choices in asked.items()}


def own_steps(edition: Edition) -> set[str]:
    """The steps of an edition's own that ask."""
    return {step.__name__ for step in Asking.__subclasses__() if step.__module__ == _home(edition)}


def own_events(edition: Edition) -> list[type[Event]]:
    """The events of an edition's own."""
    return [event for event in EVENTS.values() if event.__module__ == _home(edition)]


def _home(edition: Edition) -> str | None:
    """The module of an edition's card; None where there is no such card."""
    return None if edition.effect is None else edition.effect.__module__


def known_of(edition: Edition, name: str, otherwise: Any) -> Any:
    """What the tests of an edition know of its cards under a name; `otherwise` where they say nothing."""
    home = f"editions.test_{edition.id.replace('-', '_')}"
    return getattr(import_module(home), name, otherwise) if find_spec(home) else otherwise
