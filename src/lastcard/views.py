"""What a seat sees: built up field by field from what it may know, never by taking things out of the state.

`View` is for programs that choose; `wire` and `tell` give what goes out as JSON. Only the referee tells the whole.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from operator import attrgetter
from typing import Any, TypeAlias

import msgspec

from lastcard.cards import Card, Colour
from lastcard.notation import DIRECTIONS, text_of
from lastcard.rules.events import Event, Reversed, told_as
from lastcard.rules.hands import Rotated
from lastcard.rules.options import Rules
from lastcard.rules.play import asked
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.state import Owed, State

Wire: TypeAlias = "dict[str, Any]"
"""A JSON object of the notation."""


class View(msgspec.Struct, frozen=True, gc=False):
    """A match as one seat sees it; a spectator has no hand. Piles are top first."""

    edition: str | None
    """Its id; None for a deck of somebody's own."""
    sheet: str
    """The name of the sheet that the rules were taken from."""
    rules: dict[str, str | int | bool]
    """Every switch of the sheets and its value, and the house rules that are set."""
    dealer: SeatNo
    """Who dealt this round."""
    direction: str
    """The direction of play: `left`, which is clockwise, or `right`."""
    turn: SeatNo
    """Whose turn it is, through all that their card sets off."""
    colour: Colour | None
    """The colour in play; None only while a turned-up colourless card waits for its colour."""
    seat: SeatNo | None
    """Whose view it is; None for a spectator."""
    hand: tuple[Card, ...] | None
    """The cards of this seat, in the order received; None for a spectator."""
    hand_sizes: tuple[int, ...]
    """How many cards each seat holds."""
    draw_pile_size: int
    """How many cards are left to draw."""
    discard_pile: tuple[Card, ...]
    """The cards played, all of them open."""
    aside: tuple[Card, ...]
    """Cards revealed in a battle, in that order."""
    scores: tuple[int, ...]
    """The points of each seat in the match so far."""
    round: int
    """The number of the round, from 1."""
    round_over: bool
    """Whether it is over."""
    round_winner: SeatNo | None
    """Who won the round; None before that, and where nobody could go on."""
    round_points: int
    """What the round was worth to its winner."""
    blocked: bool
    """Whether the round ended because nobody could go on."""
    match_over: bool
    """Whether the match is over."""
    match_winner: SeatNo | None
    """Who won the match, once it is over."""
    owing: tuple[SeatNo, ...]
    """Seats that may be caught."""
    waiting_for: tuple[SeatNo, ...]
    """Seats whose answer play waits for; offers are not among them."""
    asked: tuple[Question, ...]
    """This seat's own questions."""
    hands: tuple[tuple[Card, ...], ...] | None
    """All hands once the round is over, and not before."""
    debt: int | None = None
    """How many cards the next seat must draw unless it passes them on; None without stacking (house.stack.debt)."""
    partners: tuple[tuple[SeatNo, SeatNo], ...] | None = None
    """The seats that play together; None without teams (house.teams.partners)."""
    deck: dict[str, Any] | None = None
    """The deck file of a deck of somebody's own; None for an edition (house.deck_file)."""

    @property
    def partner(self) -> SeatNo | None:
        """Who plays together with this seat; None without teams (house.teams.partners)."""
        return next((sum(pair) - self.seat for pair in self.partners or () if self.seat is not None and self.seat in pair), None)


def view(state: State, seat: SeatNo | None, questions: tuple[Question, ...] | None = None) -> View:
    """What a seat sees now, or what a spectator sees (None); a caller that has the questions of this state may pass them."""
    if questions is None:
        questions = asked(state)
    house = _house(state)
    return View(
        sheet=state.sheet,
        rules=state.rules.values(),
        dealer=state.dealer,
        direction=DIRECTIONS[state.direction],
        turn=state.turn,
        colour=state.colour,
        seat=seat,
        hand=None if seat is None else state.hands[seat],
        hand_sizes=tuple([len(hand) for hand in state.hands]),
        draw_pile_size=len(state.draw_pile),
        discard_pile=state.discard_pile,
        aside=state.aside,
        scores=state.scores,
        round=state.round_no,
        round_over=state.round_over,
        round_winner=state.round_winner,
        round_points=state.round_points,
        blocked=state.blocked,
        match_over=state.match_over,
        match_winner=state.match_winner,
        owing=tuple(sorted([owed.seat for owed in state.owing])),
        waiting_for=tuple([question.seat for question in questions if not question.offer]),
        asked=tuple([question for question in questions if question.seat == seat]),
        hands=state.hands if state.round_over else None,
        edition=None if state.edition.given else state.edition.id,
        debt=house.get("debt"),
        partners=state.partners or None,
        deck=house.get("deck"),
    )


def wire(seen: View) -> Wire:
    """A view as a JSON object."""
    fields = msgspec.structs.asdict(seen)
    del fields["seat"], fields["hands"]
    fields["colour"] = _plain(seen.colour)
    fields["hand"] = None if seen.hand is None else text_of(seen.hand)
    fields["discard_pile"] = text_of(seen.discard_pile)
    fields["aside"] = text_of(seen.aside)
    for name in ("hand_sizes", "scores", "owing", "waiting_for"):
        fields[name] = list(fields[name])
    fields["asked"] = [wire_question(question) for question in seen.asked]
    if seen.hands is not None:
        fields["hands"] = [text_of(hand) for hand in seen.hands]
    for name in ("debt", "partners", "deck"):
        if fields[name] is None:
            del fields[name]
    if seen.partners is not None:
        fields["partners"] = [list(pair) for pair in seen.partners]
    return fields


def public(state: State, waiting_for: list[SeatNo]) -> Wire:
    """What everybody sees: a view but for the hand and the questions of its seat; `wire` of a spectator's view says the same."""
    seen = {name: told(value) for (name, _, told), value in zip(_PUBLIC, _values(state), strict=True)}
    seen["waiting_for"] = waiting_for
    seen |= _house(state)
    if state.round_over:
        seen["hands"] = [text_of(hand) for hand in state.hands]
    return seen


def changes(before: State, now: State) -> Wire | None:
    """What everybody sees otherwise than before, but for who is waited for; None where the whole must be told.

    That is when the round is over, or the rules are others. Cards that were put on the discard pile are `on_pile`, top first, and
    the pile is left out. A table asks for it with every move, and most of a state is the very same as before.
    """
    if now.rules is not before.rules or now.round_over or before.round_over:
        return None
    told: Wire = {}
    for (name, _, as_told), was, value in zip(_PUBLIC, _values(before), _values(now), strict=True):
        if value is was:
            continue
        if name == "discard_pile":
            more = len(value) - len(was)
            grown = more > 0 and value[more:] == was
            told |= {"on_pile": text_of(value[:more])} if grown else {name: text_of(value)}
        elif (seen := as_told(value)) != as_told(was):
            told[name] = seen
    if now.debt != before.debt:
        told["debt"] = now.debt
    return told


def changed(view: Wire, told: Wire) -> Wire:
    """A view after the changes that a table has told: all else is as it was, but that nothing is asked any more.

    >>> changed({"turn": 0, "discard_pile": ["R3"], "asked": ["…"]}, {"turn": 1, "on_pile": ["R7"]})
    {'turn': 1, 'discard_pile': ['R7', 'R3'], 'asked': []}
    """
    now = view | {"asked": []} | told
    now["discard_pile"] = now.pop("on_pile", []) + now["discard_pile"]
    return now


def wire_question(question: Question) -> Wire:
    """A question as a JSON object."""
    return {
        "seat": question.seat,
        "question": question.name,
        "offer": question.offer,
        "choices": [str(choice) for choice in question.choices],
    }


def told_question(question: Question) -> Wire:
    """A question as a table tells it: also who gets what is chosen, which number was called, and whether it is forced."""
    told = wire_question(question)
    if question.to is not None:
        told["to"] = question.to
    if question.number is not None:
        told["number"] = question.number
    if question.forced:
        told["forced"] = True
    return told


def whole(state: State) -> Wire:
    """The whole state as a JSON object: for the referee and for records, never for a seat."""
    return {
        "edition": state.edition.id,
        "sheet": state.sheet,
        "rules": state.rules.values(),
        "dealer": state.dealer,
        "direction": DIRECTIONS[state.direction],
        "turn": state.turn,
        "colour": _plain(state.colour),
        "hands": _plain(state.hands),
        "draw_pile": text_of(state.draw_pile),
        "discard_pile": text_of(state.discard_pile),
        "aside": text_of(state.aside),
        "scores": list(state.scores),
        "round": state.round_no,
        "round_over": state.round_over,
        "round_winner": state.round_winner,
        "round_points": state.round_points,
        "blocked": state.blocked,
        "match_over": state.match_over,
        "match_winner": state.match_winner,
    } | _house(state)


def _house(state: State) -> Wire:
    """What is there only with a house rule or a deck of somebody's own: a plain game does not have these fields."""
    told: Wire = {}
    if state.rules.stacking != "off":
        told["debt"] = state.debt
    if state.rules.teams:
        told["partners"] = [list(pair) for pair in state.partners]
    if state.edition.given is not None:
        told |= {"edition": None, "deck": deck_given(state.edition.given)}
    return told


@lru_cache(maxsize=64)
def deck_given(text: str) -> Wire:
    """A deck of somebody's own as an object of the notation; nobody changes it."""
    deck: Wire = json.loads(text)
    return deck


def tell(event: Event, seat: SeatNo | None) -> Wire | None:
    """An event as a seat or a spectator (None) is told it: a secret that is not theirs becomes a count."""
    if not event.name:
        return None
    told: Wire = {"event": event.name}
    (plain, fields), secret = _told_of(type(event)), event.secret
    for name, as_told in fields:
        value = getattr(event, name)
        if name != secret or seat in event.witnesses():
            told[as_told] = plain(value)
        else:
            told["count"] = len(value) if isinstance(value, tuple) else 1
    return told


def tell_whole(event: Event) -> Wire | None:
    """An event with everything in it; None for one that is told to nobody."""
    if not event.name:
        return None
    plain, fields = _told_of(type(event))
    return {"event": event.name} | {as_told: plain(getattr(event, name)) for name, as_told in fields}


@cache
def _told_of(kind: type[Event]) -> tuple[Callable[[Any], object], tuple[tuple[str, str], ...]]:
    """How a value of an event of a kind becomes what JSON has for it; its fields, and as what each is told."""
    plain = DIRECTIONS.__getitem__ if issubclass(kind, Reversed | Rotated) else _plain
    return plain, tuple([(name, told_as(name)) for name in kind.fields])


def _plain(value: object) -> object:
    """A value as JSON has it."""
    if type(value) is int:
        # Most are seats.
        return value
    match value:
        case Card():
            return value.text
        case Colour():
            return value.value
        case tuple():
            return [_plain(item) for item in value]
        case _:
            return value


# --- What everybody sees -------------------------------------------------------------------------------------------------------


def _sizes(hands: tuple[tuple[Card, ...], ...]) -> list[int]:
    return [len(hand) for hand in hands]


def _seats(owing: tuple[Owed, ...]) -> list[SeatNo]:
    return sorted([owed.seat for owed in owing])


_PUBLIC: tuple[tuple[str, str, Callable[[Any], object]], ...] = (
    ("edition", "edition", attrgetter("id")),
    ("sheet", "sheet", _plain),
    ("rules", "rules", Rules.values),
    ("dealer", "dealer", _plain),
    ("direction", "direction", DIRECTIONS.__getitem__),
    ("turn", "turn", _plain),
    ("colour", "colour", _plain),
    ("hand_sizes", "hands", _sizes),
    ("draw_pile_size", "draw_pile", len),
    ("discard_pile", "discard_pile", text_of),
    ("aside", "aside", text_of),
    ("scores", "scores", list),
    ("round", "round_no", _plain),
    ("round_over", "round_over", _plain),
    ("round_winner", "round_winner", _plain),
    ("round_points", "round_points", _plain),
    ("blocked", "blocked", _plain),
    ("match_over", "match_over", _plain),
    ("match_winner", "match_winner", _plain),
    ("owing", "owing", _seats),
)
"""What everybody sees of a state: the name of each field, where the state has it, and how it is told."""
_values: Callable[[State], tuple[Any, ...]] = attrgetter(*[of for _, of, _ in _PUBLIC])
