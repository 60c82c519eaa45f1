"""What a seat sees: built up field by field from what it may know, never by taking things out of the state.

`View` is for programs that choose; `wire` and `tell` give what goes out as JSON. Only the referee tells the whole.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache, lru_cache
from typing import Any, TypeAlias

import msgspec

from lastcard.cards import Card, Colour
from lastcard.notation import DIRECTIONS, text_of
from lastcard.rules.events import Event, Reversed, told_as
from lastcard.rules.hands import Rotated
from lastcard.rules.play import asked
from lastcard.rules.questions import Question, SeatNo
from lastcard.rules.state import State

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


def public(state: State, questions: tuple[Question, ...]) -> Wire:
    """What everybody sees: any view but for the hand and the questions of its seat.

    A table looks at it with every move, so it comes straight from the state, and what is long is as the state has it: the rules
    and the discard pile. `written` makes a JSON object of it, and `wire` of a spectator's view says the same.
    """
    seen: Wire = {
        "edition": state.edition.id,
        "sheet": state.sheet,
        "rules": state.rules,
        "dealer": state.dealer,
        "direction": DIRECTIONS[state.direction],
        "turn": state.turn,
        "colour": state.colour,
        "hand_sizes": [len(hand) for hand in state.hands],
        "draw_pile_size": len(state.draw_pile),
        "discard_pile": state.discard_pile,
        "aside": text_of(state.aside),
        "scores": list(state.scores),
        "round": state.round_no,
        "round_over": state.round_over,
        "round_winner": state.round_winner,
        "round_points": state.round_points,
        "blocked": state.blocked,
        "match_over": state.match_over,
        "match_winner": state.match_winner,
        "owing": sorted([owed.seat for owed in state.owing]),
        "waiting_for": [question.seat for question in questions if not question.offer],
    }
    if house := _house(state):
        seen |= house
    if state.round_over:
        seen["hands"] = [text_of(hand) for hand in state.hands]
    return seen


def written(seen: Wire) -> Wire:
    """What everybody sees, as a JSON object."""
    return seen | {"rules": seen["rules"].values(), "discard_pile": text_of(seen["discard_pile"])}


def changes(before: Wire, now: Wire) -> Wire | None:
    """What is not as it was before of what everybody sees, as a JSON object; None where the whole must be told.

    That is where other fields are there, or other rules. Cards that were put on the discard pile are `on_pile`, top first, and
    the pile is left out.
    """
    if before.keys() != now.keys():
        return None
    told = {name: value for name, value in now.items() if value != before[name]}
    if "rules" in told:
        return None
    if "discard_pile" in told:
        pile, was = told.pop("discard_pile"), before["discard_pile"]
        more = len(pile) - len(was)
        if more > 0 and pile[more:] == was:
            told["on_pile"] = text_of(pile[:more])
        else:
            told["discard_pile"] = text_of(pile)
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
