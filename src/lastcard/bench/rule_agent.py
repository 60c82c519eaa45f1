"""RLCard's own rule agent at our tables: it is told what RLCard would tell it, and what it answers is taken back.

RLCard asks in turns alone. A colour is named with its card there, so the agent is asked about the card once more; a card just
drawn is played where it fits, as RLCard's environment does; drawing is offered where nothing fits. A Wild Draw Four is offered
wherever our rules allow it. RLCard knows no calls, no catches and no challenges: the first two are answered as by `easy`, and no
challenge is made.
"""

from __future__ import annotations

import random
from typing import Any, Protocol

from lastcard.bots import Level, Memory, levels
from lastcard.bots.easy import Easy
from lastcard.cards import DRAW_FOUR, DRAW_TWO, REVERSE, WILD, Card
from lastcard.rules.challenge import legal
from lastcard.rules.questions import CardChoice, Choice, ColourChoice, Question
from lastcard.views import View

NAME = "rlcard"
_TRAITS = {DRAW_TWO: "draw_2", REVERSE: "reverse", WILD: "wild", DRAW_FOUR: "wild_draw_4"}
_COLOURS = "rgby"


class Agent(Protocol):
    """An agent of RLCard that takes raw states."""

    def step(self, state: dict[str, Any]) -> str:
        """One of the legal actions."""


class RuleAgent(Easy):
    """RLCard's rule agent, or another agent of RLCard, as a bot."""

    def __init__(self, rng: random.Random, agent: Agent | None = None) -> None:
        super().__init__(rng)
        self._agent = agent or rule_agent()

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """What the agent answers; what RLCard does not ask is answered as by `easy`."""
        if question.name not in {"turn", "drawn", "colour"}:
            return super().choose(view, question, memory)
        assert view.hand is not None, "a spectator is asked nothing"
        actions = _actions(view, question)
        if not actions:
            # To draw, or to keep what was drawn.
            return next(choice for choice in question.choices if type(choice) is Choice)
        seed_numpy(self._rng)
        hand = [action_of(card, _COLOURS[0]) for card in view.hand]
        return actions[self._agent.step({"raw_legal_actions": [*actions], "raw_obs": {"hand": hand}})]


def enter() -> None:
    """Make the agent a level of this process, as an installed package would; ModuleNotFoundError where RLCard is missing."""
    rule_agent()
    levels().setdefault(NAME, Level(NAME, RuleAgent, {"en": NAME}, remembers=False))


def rule_agent() -> Agent:
    """RLCard's own; ModuleNotFoundError where RLCard is not installed."""
    from rlcard.models.uno_rule_models import UNORuleAgentV1  # noqa: PLC0415  only the bench extra has it

    agent: Agent = UNORuleAgentV1()
    return agent


def seed_numpy(rng: random.Random) -> None:
    """The agent takes its chance from numpy's common source: the same seed must bring the same rounds."""
    import numpy as np  # noqa: PLC0415  only the bench extra needs it

    np.random.seed(rng.getrandbits(32))  # noqa: NPY002  what the agent draws from


def _actions(view: View, question: Question) -> dict[str, Choice]:
    """What is offered, by the names that RLCard has for it: a colourless card four times, once in each colour."""
    assert view.hand is not None
    may_draw_four = legal(view.hand, view.colour)
    actions: dict[str, Choice] = {}
    for choice in question.choices:
        if isinstance(choice, ColourChoice):
            actions[action_of(view.discard_pile[0], choice.colour[0])] = choice
        elif isinstance(choice, CardChoice) and (choice.card.face != DRAW_FOUR or may_draw_four):
            actions |= {action_of(choice.card, colour): choice for colour in _COLOURS}
    return actions


def action_of(card: Card, colour: str) -> str:
    """A card as RLCard writes it; one without a colour is given one."""
    return f"{card.colour[0] if card.colour else colour}-{_TRAITS.get(card.face, card.face)}"
