"""The events of the notation, one function each, so that a test reads as a list of what happened."""

from __future__ import annotations

from typing import Any

Event = dict[str, Any]


def turned_up(card: str) -> Event:
    """A card is turned up to start the discard pile."""
    return {"event": "turned_up", "card": card}


def put_back(card: str) -> Event:
    """A turned-up card goes back into the draw pile."""
    return {"event": "put_back", "card": card}


def turn_began(seat: int) -> Event:
    """A seat's turn begins."""
    return {"event": "turn_began", "seat": seat}


def played(seat: int, card: str) -> Event:
    """A seat plays a card."""
    return {"event": "played", "seat": seat, "card": card}


def drew(seat: int, cards: str) -> Event:
    """A seat draws these cards in one go."""
    return {"event": "drew", "seat": seat, "cards": cards.split()}


def kept(seat: int) -> Event:
    """A seat keeps the card just drawn."""
    return {"event": "kept", "seat": seat}


def passed(seat: int) -> Event:
    """A seat has nothing to draw and passes."""
    return {"event": "passed", "seat": seat}


def reshuffled(count: int) -> Event:
    """So many cards of the discard pile become the draw pile."""
    return {"event": "reshuffled", "count": count}


def skipped(seat: int) -> Event:
    """A seat loses its turn."""
    return {"event": "skipped", "seat": seat}


def turned_round(direction: str) -> Event:
    """The direction of play is now this one."""
    return {"event": "reversed", "direction": direction}


def colour_named(seat: int, colour: str) -> Event:
    """A seat names the colour in play."""
    return {"event": "colour_named", "seat": seat, "colour": colour}


def called(seat: int) -> Event:
    """A seat says that it has one card left."""
    return {"event": "called", "seat": seat}


def caught(seat: int, by: int) -> Event:
    """A seat did not say so and is caught."""
    return {"event": "caught", "seat": seat, "by": by}


def accepted(seat: int) -> Event:
    """A seat takes a Wild Draw Four without a challenge."""
    return {"event": "accepted", "seat": seat}


def challenged(seat: int, by: int, *, guilty: bool) -> Event:
    """A seat's Wild Draw Four is challenged."""
    return {"event": "challenged", "seat": seat, "by": by, "guilty": guilty}


def hand_shown(seat: int, to: int, cards: str) -> Event:
    """A seat shows its hand to another."""
    return {"event": "hand_shown", "seat": seat, "to": to, "cards": cards.split()}


def jumped_in(seat: int) -> Event:
    """A seat plays out of turn."""
    return {"event": "jumped_in", "seat": seat}


def swapped(seat: int, other: int) -> Event:
    """A seat swaps hands with another."""
    return {"event": "swapped", "seat": seat, "with": other}


def rotated(direction: str) -> Event:
    """All hands move on by one seat."""
    return {"event": "rotated", "direction": direction}


def received(seat: int, giver: int, cards: str) -> Event:
    """A seat gets the hand of another."""
    return {"event": "received", "seat": seat, "from": giver, "cards": cards.split()}


def went_out(seat: int) -> Event:
    """A seat has no cards left."""
    return {"event": "went_out", "seat": seat}


def round_blocked() -> Event:
    """The round cannot go on."""
    return {"event": "round_blocked"}


def round_ended(winner: int | None, points: int, hands: str, scores: list[int]) -> Event:
    """The end of a round; hands divided by "|", as `arrange` takes them."""
    laid_open = [hand.split() for hand in hands.split("|")]
    return {"event": "round_ended", "winner": winner, "points": points, "hands": laid_open, "scores": scores}


def match_ended(winner: int, scores: list[int]) -> Event:
    """The match has a winner."""
    return {"event": "match_ended", "winner": winner, "scores": scores}
