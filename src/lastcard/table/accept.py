"""What an entry changes at a table, once it is durable, and who is told what.

`fold` is the change alone: folding a log from its beginning gives the table. `accept` also notes what an entry means for
those who are there and for the clock, and tells everybody.
"""

from __future__ import annotations

from collections import Counter

import msgspec

from lastcard.protocol import Ack, Joined, Made, TableSettings, encode
from lastcard.rules.events import Challenged, Event
from lastcard.rules.questions import SeatNo
from lastcard.table import clock, entries
from lastcard.table.entries import PLAYED, AnyEntry, Pledge
from lastcard.table.fairness import KEPT_MAX, chance, recent
from lastcard.table.presence import MISSED_MAX, dismiss, finished, info, info_to_all, welcome
from lastcard.table.restoring import remark, take_back
from lastcard.table.seats import KEPT_OUT_MAX, KeptOut, Place
from lastcard.table.state import Client, Outgoing, TableState
from lastcard.verify import dealer_seed

_SILENT = (*PLAYED, entries.Salted)
"""Entries that change nothing of the `info`, unless the phase changes: salts stay hidden until the deal."""

AT_HAND = 12
"""The last moves, which are kept for those who have lost the connection just now."""
RECORD_MAX = 200
"""Lines of the record that are kept in the first round of a match. Few rounds are longer, and the log has these."""


class AckTo(msgspec.Struct, frozen=True):
    """A client's message is acknowledged."""

    client: Client
    id: str


class TokenTo(msgspec.Struct, frozen=True):
    """A visitor has a seat, and gets its token."""

    client: Client
    seat: SeatNo
    token: str
    made: bool
    """Whether they have made the table as well."""


Reply = AckTo | TokenTo


def accept(state: TableState, entry: AnyEntry, now: float, reply: Reply | None = None) -> list[Outgoing]:
    """Change the table by a durable entry: who is told what, the answer to the client that asked for it first."""
    phase, newcomers, moved = state.phase, state.newcomers, _mover(state, entry)
    events = fold(state, entry)
    messages = []
    if isinstance(reply, AckTo):
        messages.append(Outgoing((reply.client,), encode(Ack(reply.id, state.version))))
    if not isinstance(entry, entries.Moved):
        _note(state, entry, now, messages)
    clock.observe(state, now, moved)
    if newcomers:
        # Their seat is theirs when the round is over; for those who are away a bot plays as before.
        arrived = newcomers - state.newcomers
        state.stand_ins -= state.connected.keys() & arrived
    else:
        arrived = newcomers
    if isinstance(entry, PLAYED):
        if isinstance(entry, entries.Dealt) or not state.clients:
            state.shown = None
        if state.clients:
            _tell(state, events, arrived, now, messages)
    if state.clients and (state.phase != phase or not isinstance(entry, _SILENT)):
        messages += info_to_all(state)
    if isinstance(reply, TokenTo):
        messages.append(Outgoing((reply.client,), seat_given(state, reply)))
    return messages


def seat_given(state: TableState, to: TokenTo) -> bytes:
    """What a visitor is answered who has a seat."""
    told = info(state)
    return encode(Made(state.id, to.seat, to.token, told) if to.made else Joined(to.seat, to.token, told))


def _tell(state: TableState, events: tuple[Event, ...], arrived: set[SeatNo], now: float, messages: list[Outgoing]) -> None:
    """One message for each seat, and one for all who watch; a welcome for those whose seat is theirs from now on."""
    match, version = state.match, state.version
    assert match is not None
    telling = state.conditions.telling
    asked = telling.asked(match.asked, alone=state.alone and len(state.clients) <= 1)
    updates = telling.updates(match.state, asked, events, version, clock.clock_info(state, now), state.shown)
    state.shown = updates.shown
    changing = state.changing
    # Each by itself: put together with others who are told the same, the order would tell who is asked something.
    for seat, client in state.connected.items():
        if seat in arrived:
            messages.append(welcome(state, client, seat, version - 1, now))
        else:
            payload = updates.to(None if seat in state.newcomers else seat, changes=client in changing)
            messages.append(Outgoing((client,), payload))
    if len(state.clients) > len(state.connected):
        watching = [client for client, seat in state.clients.items() if seat is None]
        parts = {changes: tuple([one for one in watching if (one in changing) is changes]) for changes in (False, True)}
        messages += [Outgoing(those, updates.to(None, changes=changes)) for changes, those in parts.items() if those]


def _note(state: TableState, entry: AnyEntry, now: float, messages: list[Outgoing]) -> None:
    """What an entry means for those who are here; a move changes nothing about them."""
    match entry:
        case entries.Sat():
            if entry.seat not in state.newcomers:
                state.stand_ins.discard(entry.seat)
            state.away_since[entry.seat] = state.awaited[entry.seat] = now
        case entries.Salted():
            state.salted[entry.seat] += 1
        case entries.Dealt():
            state.salted.clear()
            state.ready.clear()
            # Until somebody sits down there, a bot plays.
            state.stand_ins.update(state.open_seats())
        case entries.Left():
            _free(state, entry, now, messages)
        case entries.Again():
            state.memories.clear()
            state.salted.clear()
            state.ready.clear()
            state.stand_ins.clear()
        case _:
            pass


def _mover(state: TableState, entry: AnyEntry) -> SeatNo | None:
    """The seat that answers with an entry what play waits for; None if it takes up an offer, or does something else."""
    if not isinstance(entry, entries.Moved):
        return None
    assert state.match is not None
    return None if state.match.read(entry.seat, entry.choice).question.offer else entry.seat


def _free(state: TableState, entry: entries.Left, now: float, messages: list[Outgoing]) -> None:
    """A seat was given up: a bot plays on, and the person who had it goes before the others are told."""
    seat = entry.seat
    state.held = [held for held in state.held if held.seat != seat]
    if seat in state.connected and entry.asked is not None:
        left = entry.asked.seat == seat
        why = ("left", "you have left the table") if left else ("kicked", "the host has given your seat to others")
        messages.append(dismiss(state, state.connected[seat], *why, now))
    state.away_since.pop(seat, None)
    state.awaited.pop(seat, None)
    if state.phase != "lobby":
        state.stand_ins.add(seat)


def changes_nothing(state: TableState, entry: AnyEntry) -> bool:
    """Whether the table is already as an entry would make it."""
    match entry:
        case entries.Changed():
            return entry.settings == state.settings
        case entries.Salted():
            return state.coming.get(entry.seat) == entry.salt
        case _:
            return False


# --- The fold ------------------------------------------------------------------------------------------------------------------


def fold(state: TableState, entry: AnyEntry) -> tuple[Event, ...]:
    """Go on by one entry of the log; what happened in the match."""
    state.version += 1
    state.replies.record(state.version, entry)
    events = _change(state, entry)
    if isinstance(entry, PLAYED):
        # Some moves tell nothing yet, but the questions change with every one.
        state.told.append((state.version, events))
        for event in events:
            if type(event) is Challenged:
                state.judged[event.seat, event.guilty] += 1
        if not state.keeps:
            _forget_all_but(state, AT_HAND)
            assert state.match is not None
            state.whole = state.whole and len(state.match.record_lines) <= RECORD_MAX
            state.match.forget(record=not state.whole)
        _follow_match(state)
        if state.phase != "playing":
            _end_round(state)
    return events


def derive(state: TableState) -> None:
    """Everything that is kept at hand and follows from the rest, of a table that comes from a snapshot."""
    _follow_settings(state)
    _follow_match(state)
    state.newcomers = {seat for seat, place in enumerate(state.places) if place.fingerprint and place.told_from is None}


def _follow_match(state: TableState) -> None:
    if state.match is None:
        state.phase, state.waiting = "lobby", ()
        return
    game = state.match.state
    state.phase = "over" if game.match_over else "between" if game.round_over else "playing"
    state.waiting = tuple([question for question in state.match.asked if not question.offer])


def _follow_settings(state: TableState) -> None:
    paces, settings = state.conditions.paces, state.settings
    state.answer_s = paces.answer_s(settings.bot_pace)
    state.turn_s, state.hold_s = paces.turn_s(settings.timer), paces.hold_s(settings.catch_window)


def _end_round(state: TableState) -> None:
    """The round is over: newcomers, who have watched it, are told what their seat is told from now on."""
    for seat in state.newcomers:
        state.places[seat].told_from = state.version
    state.newcomers = set()
    if state.phase == "over":
        state.matches += 1
        if state.whole:
            state.finished.append(finished(state))


def _change(state: TableState, entry: AnyEntry) -> tuple[Event, ...]:  # noqa: C901  one case for each kind of entry
    match entry:
        case entries.Moved():
            assert state.match is not None
            return state.match.move(entry.seat, entry.choice)
        case entries.Dealt():
            return _deal(state, entry.pledge)
        case entries.Made():
            _settle(state, entry.settings)
            state.pledges, state.labelled = {1: entry.pledge} if entry.pledge else {}, entry.labelled
        case entries.Sat():
            _sit(state, entry)
        case entries.Left():
            _leave(state, entry)
        case entries.Hosted():
            state.host = entry.seat
        case entries.Changed():
            _settle(state, entry.settings)
        case entries.Salted():
            state.coming[entry.seat] = entry.salt
        case entries.Restored():
            take_back(state, entry)
            _follow_match(state)
        case entries.Again():
            state.match, state.told, state.past_from, state.former = None, [], 0, {}
            _follow_match(state)
            state.pledges, state.salts, state.coming = {1: entry.pledge} if entry.pledge else {}, {}, {}
            state.judged, state.judged_before = Counter(), Counter()
            state.labelled = entry.labelled
    return ()


def _leave(state: TableState, entry: entries.Left) -> None:
    seat, place = entry.seat, state.places[entry.seat]
    if state.match is not None:
        state.former[seat] = place.name or ""
    if entry.keep_out and place.name and place.fingerprint:
        state.kept_out = [*state.kept_out, KeptOut(place.name, seat, place.epoch, place.fingerprint)][-KEPT_OUT_MAX:]
    place.leave()
    state.coming.pop(seat, None)
    state.newcomers = state.newcomers - {seat}
    if state.host == seat:
        state.host = next((seat for seat, place in enumerate(state.places) if place.fingerprint), None)


def _sit(state: TableState, entry: entries.Sat) -> None:
    seat, watches = entry.seat, state.phase == "playing"
    state.places[seat].sit(entry.name, entry.fingerprint, None if watches else state.version)
    state.coming.pop(seat, None)
    if watches:
        state.newcomers = state.newcomers | {seat}
    if state.host is None:
        state.host = seat


def _settle(state: TableState, settings: TableSettings) -> None:
    """Put up the seats of the settings; people keep theirs."""
    state.settings = settings
    _follow_settings(state)
    before = state.places
    state.places = [Place(kind) for kind in settings.seats]
    for seat, (place, was) in enumerate(zip(state.places, before, strict=False)):
        if place.kind == was.kind:
            state.places[seat] = was


def _deal(state: TableState, following: Pledge | None) -> tuple[Event, ...]:
    """Deal the first round, or the next one."""
    state.before_round = state.version - 1
    state.alone = sum(place.fingerprint is not None for place in state.places) <= 1
    _forget(state)
    salts, round_no = dict(sorted(state.coming.items())), 1 if state.match is None else state.match.state.round_no + 1
    pledge = state.pledges.get(round_no)
    if following is not None:
        state.pledges[round_no + 1], state.salts[round_no] = following, salts
        if not state.keeps and state.clients.keys() <= state.changing:
            state.pledges, state.salts = recent(state.pledges, KEPT_MAX), recent(state.salts, KEPT_MAX)
    state.coming = {}
    before: tuple[Event, ...] = ()
    if state.match is None:
        seed = "" if pledge is None else dealer_seed(pledge.seed, tuple(salts.values()))
        state.match = state.conditions.begin(state.settings, seed)
        before = tuple(state.match.history)
    remark(state)
    return before + state.match.next(None if pledge is None else chance(pledge, salts, labelled=state.labelled))


def _forget(state: TableState) -> None:
    """Let go of what was before this deal: the log has it, and neither memory nor a snapshot grows with the match."""
    match = state.match
    if match is not None:
        state.judged_before = state.judged.copy()
        state.memories.clear()
        match.forget(record=not state.keeps)
    _forget_all_but(state, MISSED_MAX)
    if not state.keeps:
        state.whole = state.whole and match is None and not state.finished
        state.finished = []


def _forget_all_but(state: TableState, moves: int) -> None:
    """Let go of all but so many of the last moves that were told."""
    if len(state.told) > moves:
        state.past_from = state.told[-moves - 1][0]
        del state.told[:-moves]
