"""Why a card can be played or not, as a key of the catalogue and its arguments in the notation."""

from __future__ import annotations

from lastcard.cards import DRAW_FOUR, Card, card
from lastcard.rules.challenge import legal
from lastcard.rules.questions import Question
from lastcard.views import View

Reason = tuple[str, dict[str, str]]


ASKED = ("turn", "drawn", "stack")
"""Questions that are answered by playing a card."""


def why(view: View, text: str) -> Reason:
    """Why the seat of a view can or cannot play the card that somebody typed.

    >>> from lastcard.match import Arrangement, Match
    >>> position = Arrangement(hands=("R7 B3", "G1"), draw_pile="Y1", discard_pile="B5", turn=0)
    >>> why(Match.arrange("classic", position).view(0), "r7")
    ('table-why-no_match', {'card': 'R7', 'colour': 'blue', 'top': 'B5'})
    """
    hand = view.hand or ()
    asked = _card_called(text)
    if asked is None:
        return "terminal-why-what", {"example": hand[0].text if hand else "R7"}
    question = next((question for question in view.asked if question.name in ASKED), None)
    if question is None or view.colour is None:
        return "table-why-not_asked", {}
    named = {"card": asked.text}
    if f"play {asked}" in map(str, question.choices):
        if asked.face == DRAW_FOUR and not legal(hand, view.colour):
            return "terminal-why-bluff", named | {"colour": view.colour.value}
        return "terminal-why-playable", named
    return _why_not(view, question, asked)


def _why_not(view: View, question: Question, asked: Card) -> Reason:
    """Why a card is not among the choices."""
    hand, named = view.hand or (), {"card": asked.text}
    assert view.colour is not None
    if asked not in hand:
        return "terminal-why-not_held", named
    if question.name == "drawn" and asked is not hand[-1]:
        return "table-why-only_drawn", named
    if question.name == "stack":
        return "table-why-stack", named
    if view.rules.get("finish") == "number" and len(hand) == 1 and asked.number is None:
        return "table-why-finish", named
    if asked.face == DRAW_FOUR:
        return "table-why-draw_four", named | {"colour": view.colour.value}
    return "table-why-no_match", named | {"colour": view.colour.value, "top": view.discard_pile[0].text}


def _card_called(text: str) -> Card | None:
    """The card of a text, typed in any case."""
    text = text.upper() if text[:1] in {"w", "W"} else text[:1].upper() + text[1:].lower()
    try:
        return card(text)
    except ValueError:
        return None
