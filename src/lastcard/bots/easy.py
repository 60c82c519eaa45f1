"""Two levels that play whatever fits: `easy`, and `beginner`, who forgets to call and to catch."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import ClassVar

from lastcard.bots.memory import Memory
from lastcard.cards import DRAW_FOUR
from lastcard.rules.challenge import legal
from lastcard.rules.questions import ACCEPT, CardChoice, Choice, ColourChoice, Question, SeatChoice
from lastcard.views import View

CALLS = 0.4
"""How often a beginner thinks of calling."""
CATCHES = 0.15
"""How often a beginner notices that somebody did not call."""


class Easy:
    """Any card that fits, never an illegal Wild Draw Four, no challenge; always calls and catches, and jumps in now and then."""

    notices: ClassVar[Mapping[str, float]] = {"jump": 0.5}
    """How often an offer is thought of; one that is not here, always."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """An answer at random among those without harm, or silence where an offer was not thought of."""
        del memory
        assert view.hand is not None, "a spectator is asked nothing"
        if question.offer and not self._takes_up(view, question):
            return None
        choices = question.choices
        if question.name in {"turn", "drawn"} and not legal(view.hand, view.colour):
            choices = tuple([choice for choice in choices if not _is_draw_four(choice)])
        # To draw, to keep, to pass: a bare word is for when there is nothing else.
        sensible = [choice for choice in choices if type(choice) is not Choice]
        if question.name == "challenge" and not sensible:
            return ACCEPT
        if question.name == "colour":
            held = [card.colour for card in view.hand]
            sensible = [choice for choice in choices if isinstance(choice, ColourChoice) and choice.colour in held]
        if question.name == "catch":
            sensible = _rivals(view, sensible)
        return self._rng.choice(sensible or choices)

    def _takes_up(self, view: View, question: Question) -> bool:
        """Whether there is anything to say to an offer, and it is thought of."""
        if question.name == "catch" and not _rivals(view, question.choices):
            return False
        often = self.notices.get(question.name)
        return bool(question.choices) and (often is None or self._rng.random() < often)


def _is_draw_four(choice: Choice) -> bool:
    return isinstance(choice, CardChoice) and choice.card.face == DRAW_FOUR


def _rivals(view: View, choices: Sequence[Choice]) -> list[Choice]:
    """The choices about others than the partner, whose loss is one's own (house.teams.score)."""
    return [choice for choice in choices if isinstance(choice, SeatChoice) and choice.seat != view.partner]


class Beginner(Easy):
    """Plays like `easy`, but rarely calls and hardly ever catches."""

    notices: ClassVar[Mapping[str, float]] = {"uno": CALLS, "catch": CATCHES, "jump": CATCHES}
