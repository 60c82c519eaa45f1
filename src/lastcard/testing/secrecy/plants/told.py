"""Leaks in what is told: in updates, in what everybody may know of a table, and in what is told after a gap."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence

from lastcard.editions.kickin_battle import PickCards
from lastcard.protocol import encode
from lastcard.rules.events import Event
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import State
from lastcard.table.state import Outgoing, TableState
from lastcard.table.telling import Telling
from lastcard.testing.secrecy.plants.planting import Change, Place, Plant, Planted, accepting, rewriting, secret
from lastcard.views import Wire, tell_whole, wire_question


def _game(state: TableState) -> State:
    assert state.match is not None
    return state.match.state


def _top(state: TableState) -> str:
    """The top of the draw pile."""
    pile = _game(state).draw_pile
    return pile[0].text if pile else ""


def _view(more: Callable[[TableState, SeatNo | None, Wire], Wire | None]) -> Change:
    """An update whose view, or what has changed of it, has more in it, or something else."""

    def change(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
        part = "view" if "view" in told else "changes"
        found = more(state, seat, told[part])
        return None if found is None else told | {part: told[part] | found}

    return change


def _info(more: Callable[[TableState, Wire], Wire | None]) -> Change:
    """What everybody may know, and more."""

    def change(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
        del seat
        found = None if state.match is None else more(state, told["info"])
        return None if found is None else told | {"info": told["info"] | found}

    return change


def _fewer_wilds(state: TableState, seat: SeatNo | None, view: Wire) -> Wire | None:
    del seat
    if "draw_pile_size" not in view:
        return None
    return {"draw_pile_size": sum(card.colour is not None for card in _game(state).draw_pile)}


def _next_hand(state: TableState, seat: SeatNo | None, view: Wire) -> Wire | None:
    del view
    return None if seat is None else {"neighbour": [card.text for card in _game(state).hands[(seat + 1) % len(state.places)]]}


def _from_round_two(state: TableState, seat: SeatNo | None, view: Wire) -> Wire | None:
    del seat, view
    return {"top": _top(state)} if _game(state).round_no > 1 else None


def _spaces(state: TableState, seat: SeatNo | None, view: Wire) -> Wire:
    del seat, view
    return {"note": " " * (secret(state) % 50)}


def _old_discards(state: TableState, seat: SeatNo | None, view: Wire) -> Wire | None:
    del seat
    pile = view.get("discard_pile", ())
    return {"discard_pile": [pile[0], *pile[:0:-1]]} if len(pile) > 2 and secret(state) & 1 else None  # noqa: PLR2004


def _others_questions(state: TableState, seat: SeatNo | None, view: Wire) -> Wire:
    del seat, view
    assert state.match is not None
    return {"all_asked": [wire_question(question) for question in state.match.asked]}


def _needless_change(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    """Something that is as it was, told all the same, or left out."""
    del seat
    if "changes" not in told or not secret(state) & 1:
        return None
    return told | {"changes": told["changes"] | {"scores": list(_game(state).scores)}}


def _late_clock(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    del seat
    clock = told["clock"]
    return told | {"clock": clock | {"turn_ms": clock["turn_ms"] + secret(state) % 5}} if clock["turn_ms"] else None


def _key_order(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    del seat
    return dict(reversed(told.items())) if secret(state) & 1 else None


def _drawn_to_the_next(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    """Whoever sits next to somebody who draws sees the card."""
    events = []
    for event in told["events"]:
        drawer = event.get("seat")
        if event["event"] == "drew" and "count" in event and seat is not None and (drawer + 1) % len(state.places) == seat:
            cards = _game(state).hands[drawer][-event["count"] :]
            events.append(event | {"cards": [card.text for card in cards]})
    return told | {"events": events} if events else None


class _Whole(Telling):
    """Everybody is told everything."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def events(self, seat: SeatNo | None, events: Sequence[Event]) -> list[Wire]:
        """Nothing is hidden."""
        self._place.reached += any(event.secret and seat not in event.witnesses() for event in events)
        return [told for event in events if (told := tell_whole(event)) is not None]


class _Sealed(Telling):
    """A sealed pick lies open among the cards that are set aside."""

    def __init__(self, place: Place) -> None:
        self._place = place

    def changes(self, before: State, now: State) -> None:
        """The whole is always told."""
        del before, now

    def public(self, state: State, waiting_for: list[SeatNo]) -> Wire:
        """With the pick."""
        step = state.agenda[0] if state.agenda else None
        sealed = (step.sealed,) if isinstance(step, PickCards) and step.sealed else ()
        self._place.reached += bool(sealed)
        return super().public(state, waiting_for) | {"aside": [card.text for card in (*state.aside, *sealed)]}


# --- What everybody may know ---------------------------------------------------------------------------------------------------


def _pile_with_stand_in(state: TableState, info: Wire) -> Wire | None:
    assert "seats" in info
    return {"pile": [card.text for card in _game(state).draw_pile]} if state.stand_ins else None


def _fairness(change: Callable[[TableState, int, Wire], Wire | None]) -> Change:
    """The shuffle of a round, told otherwise."""

    def more(state: TableState, info: Wire) -> Wire | None:
        rounds = [change(state, shuffle["round"], shuffle) for shuffle in info["fairness"]]
        if not any(rounds):
            return None
        return {"fairness": [was | (new or {}) for was, new in zip(info["fairness"], rounds, strict=True)]}

    return _info(more)


def _seed(state: TableState, at: int, shuffle: Wire) -> Wire | None:
    return {"seed": state.pledges[at].seed} if shuffle["seed"] is None else None


def _nonce(state: TableState, at: int, shuffle: Wire) -> Wire | None:
    return {"nonce": state.pledges[at].nonce} if shuffle["nonce"] is None else None


def _count_as_nonce(state: TableState, at: int, shuffle: Wire) -> Wire | None:
    del at
    return {"nonce": f"{secret(state):032x}"} if shuffle["nonce"] is not None and state.phase == "playing" else None


def _next_nonce(state: TableState, at: int, shuffle: Wire) -> Wire | None:
    """A text that looks as a nonce does, in the place of one that is not told yet."""
    return {"nonce": f"{secret(state):032x}"} if shuffle["nonce"] is None and at == max(state.pledges) else None


def _bare_commitment(state: TableState, at: int, shuffle: Wire) -> Wire | None:
    """A hash of the seed alone: whoever guesses the seed knows that it is right."""
    return {"commitment": hashlib.sha256(state.pledges[at].seed.encode()).hexdigest()} if shuffle["seed"] is None else None


def _seats(change: Callable[[TableState, SeatNo, Wire], Wire]) -> Change:
    def more(state: TableState, info: Wire) -> Wire:
        return {"seats": [seat | change(state, at, seat) for at, seat in enumerate(info["seats"])]}

    return _info(more)


def _marked_name(state: TableState, seat: SeatNo, told: Wire) -> Wire:
    return {"name": f"{told['name']} "} if seat == 0 and secret(state) & 1 else {}


def _fingerprint(state: TableState, seat: SeatNo, told: Wire) -> Wire:
    assert "taken" in told
    return {"mark": state.places[seat].fingerprint}


def _salts_to_come(state: TableState, info: Wire) -> Wire | None:
    assert "fairness" in info
    return {"coming": list(state.coming.values())} if state.coming else None


# --- After a gap, and to those who come ----------------------------------------------------------------------------------------


def _missed_whole(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    del seat
    happened = dict(state.told)
    missed = [
        part | {"events": [whole for event in happened[part["version"]] if (whole := tell_whole(event)) is not None]}
        for part in told["missed"]
    ]
    return told | {"missed": missed} if missed else None


def _missed_more(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    """One that was told before, at times."""
    del seat
    return told | {"missed": told["missed"][:1] + told["missed"]} if told["missed"] and secret(state) & 1 else None


def _hands_on_arrival(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    if state.match is None or seat is not None:
        return None
    return told | {"view": told["view"] | {"hands": [[card.text for card in hand] for hand in _game(state).hands]}}


def _extra_info(state: TableState, messages: list[Outgoing]) -> list[Outgoing] | None:
    """Something that tells nothing, but comes or does not come."""
    if not state.clients or not secret(state) & 1:
        return None
    return [*messages, Outgoing(tuple(state.clients), encode({"type": "chat", "seat": 0, "phrase": "ouch"}))]


def _twice(state: TableState, messages: list[Outgoing]) -> list[Outgoing] | None:
    again = [message for message in messages if b'"type":"update"' in message.payload]
    return [*messages, *again] if again and secret(state) & 1 else None


def _not_to_spectators(state: TableState, messages: list[Outgoing]) -> list[Outgoing] | None:
    watching = {client for client, seat in state.clients.items() if seat is None}
    kept = [message for message in messages if not watching.issuperset(message.clients)]
    return kept if len(kept) < len(messages) and secret(state) & 1 else None


def _order(state: TableState, messages: list[Outgoing]) -> list[Outgoing] | None:
    return messages[::-1] if len(messages) > 1 and secret(state) & 1 else None


TOLD = (
    Plant("the top of the draw pile in every view", "views", rewriting("update", _view(lambda state, *_: {"top": _top(state)}))),
    Plant("the top of the draw pile from round 2 on", "views", rewriting("update", _view(_from_round_two))),
    Plant("the hand of the next seat", "views", rewriting("update", _view(_next_hand))),
    Plant("the size of the draw pile without its Wilds", "views", rewriting("update", _view(_fewer_wilds))),
    Plant("old discards the other way round", "views", rewriting("update", _view(_old_discards))),
    Plant("the questions of all seats", "views", rewriting("update", _view(_others_questions))),
    Plant("a sealed pick among the cards set aside", "views", lambda place: Planted(telling=_Sealed(place))),
    Plant("spaces in a note", "sizes", rewriting("update", _view(_spaces))),
    Plant("something that has not changed, told or not", "sizes", rewriting("update", _needless_change)),
    Plant("the fields of an update in another order", "sizes", rewriting("update", _key_order)),
    Plant("a clock that is some milliseconds off", "views", rewriting("update", _late_clock)),
    Plant("every event whole", "events", lambda place: Planted(telling=_Whole(place))),
    Plant("a drawn card to the next seat", "events", rewriting("update", _drawn_to_the_next)),
    Plant("the draw pile in the info while a stand-in plays", "info", rewriting("info", _info(_pile_with_stand_in))),
    Plant(
        "one spectator more",
        "info",
        rewriting("info", _info(lambda state, info: {"spectators": info["spectators"] + (secret(state) & 1)})),
    ),
    Plant("a space behind a name", "info", rewriting("info", _seats(_marked_name))),
    Plant(
        "a switch that is said to differ",
        "info",
        rewriting("info", _info(lambda state, info: {"differs": info["differs"] + [""] * (secret(state) & 1)})),
    ),
    Plant("a restore that never was", "info", rewriting("info", _info(lambda state, _: {"restored": secret(state) % 9}))),
    Plant("the fingerprint of each token", "info", rewriting("info", _seats(_fingerprint))),
    Plant("the salts for the round to come", "random fields", rewriting("info", _info(_salts_to_come))),
    Plant("the seed of a round that is not over", "random fields", rewriting("info", _fairness(_seed))),
    Plant("the nonce of a round that is not over", "random fields", rewriting("info", _fairness(_nonce))),
    Plant("a hidden count as the nonce of an earlier round", "random fields", rewriting("info", _fairness(_count_as_nonce))),
    Plant("a hidden count as the nonce of the next round", "random fields", rewriting("welcome", _fairness(_next_nonce))),
    Plant("a commitment without its nonce", "random fields", rewriting("info", _fairness(_bare_commitment))),
    Plant("old events whole after a gap", "gaps", rewriting("welcome", _missed_whole)),
    Plant("something missed told twice", "gaps", rewriting("welcome", _missed_more)),
    Plant("all hands to those who come to watch", "gaps", rewriting("welcome", _hands_on_arrival)),
    Plant("a chat that comes or does not", "number and order", accepting(_extra_info)),
    Plant("an update told twice", "number and order", accepting(_twice)),
    Plant("an update kept from those who watch", "number and order", accepting(_not_to_spectators)),
    Plant("the order in which people are told", "number and order", accepting(_order)),
)
"""Leaks in messages that come unasked, and in welcomes."""
