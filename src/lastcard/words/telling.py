"""Which key tells an event or asks a question, and with which people.

The person an event or question is about is `$name`, the second person `$other`. Each such key has a form for a named person
and one that speaks to the reader (`-you`). Where the reader is the second person, the form is named after the field that says
so: `-by_you`, `-to_you`. So the catalogue tells which field names the second person, of an event of any card. What happens for
two reasons has a second set of forms, named after the event that comes right before it: `-after_challenged`. Where partners
win, both are named (`-team`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lastcard.words.catalogue import messages

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

ABOUT = ("seat", "dealer", "winner")
"""Fields that name whom an event is about."""


def event_key(
    event: Mapping[str, Any],
    you: int | None,
    before: Mapping[str, Any] | None = None,
    partners: Sequence[Sequence[int]] = (),
) -> tuple[str, tuple[int, ...]]:
    """Return the key that tells an event, given the one before it, and the seats of `$name` and `$other`."""
    key = f"event-{event['event']}"
    if before is not None and f"{key}-after_{before['event']}" in messages("en", "events"):
        key += f"-after_{before['event']}"
    people, second_form = _people(event, key)
    if event.get("winner", 0) is None:
        return f"{key}-blocked", ()
    if team := next((tuple(pair) for pair in partners if event.get("winner") in pair), ()):
        # house.teams.match
        key, people, second_form = f"{key}-team", team, ""
    if "count" in event and f"{key}-hidden" in messages("en", "events"):
        # Its cards are for others: this reader was told how many.
        return f"{key}-hidden", people
    if you is None or you not in people:
        return key, people
    if you == people[0]:
        return f"{key}-you", people
    # Two who face each other are equals: the reader always comes first.
    return (f"{key}-{second_form}", people) if second_form else (f"{key}-you", people[::-1])


def _people(event: Mapping[str, Any], key: str) -> tuple[tuple[int, ...], str]:
    """Return the seats an event is about, and the form that speaks to the second of them."""
    if "seats" in event:
        return tuple(event["seats"]), ""
    second = next((role for role in event if f"{key}-{role}_you" in messages("en", "events")), "")
    return tuple(event[role] for role in (*ABOUT, second) if role in event), f"{second}_you"


def question_key(question: Mapping[str, Any]) -> tuple[str, tuple[int, ...]]:
    """Return the key that asks a question of somebody named, and the seats of `$name` and `$other`."""
    key, seat = f"question-{question['question']}", question["seat"]
    if question.get("to") is not None and f"{key}-to" in messages("en", "questions"):
        return f"{key}-to", (seat, question["to"])
    if question.get("number") is not None and f"{key}-number" in messages("en", "questions"):
        return f"{key}-number", (seat,)
    return key, (seat,)


def people(seats: Sequence[int], names: Sequence[str]) -> dict[str, str]:
    """Return the arguments that name one or two seats."""
    return dict(zip(("name", "other"), (names[seat] for seat in seats), strict=False))
