"""Who is at a table: those who come are welcomed, and everybody is told who is there."""

from __future__ import annotations

from msgspec import UNSET
from msgspec.structs import replace

from lastcard.protocol import (
    PERSON,
    Closed,
    Failure,
    Info,
    InfoChanged,
    Missed,
    Refused,
    SeatInfo,
    Shuffle,
    Welcome,
    encode,
)
from lastcard.rules.questions import SeatNo
from lastcard.table.clock import clock_info, observe
from lastcard.table.commands import Create, Join, LookAt, Said
from lastcard.table.fairness import commitment, recent
from lastcard.table.settings import differs
from lastcard.table.state import Client, Finished, Outgoing, TableState

LOST = "lost", "the table went on elsewhere: connect again"
"""Said to those whom the table, or this process, knows nothing of."""
MISSED_MAX = 1000
"""Moves that somebody who was away is told one by one: more takes long to tell, and is not read."""


def info(state: TableState, *, whole: bool = False) -> Info:
    """What anybody may know about the table before joining it; of the shuffles the last, or the whole."""
    return Info(
        id=state.id,
        phase=state.phase,
        settings=state.settings,
        differs=differs(state.settings),
        seats=[
            SeatInfo(
                kind=place.kind,
                name=place.name,
                taken=place.taken,
                here=place.kind != PERSON or seat in state.connected,
                host=seat == state.host,
                stand_in=seat in state.stand_ins,
                ready=seat in state.ready or UNSET,
            )
            for seat, place in enumerate(state.places)
        ],
        spectators=len(state.clients) - len(state.connected),
        round=0 if state.match is None else state.match.state.round_no,
        matches=state.matches,
        fairness=fairness(state, whole=whole),
        restored=UNSET if state.restored is None else state.restored,
    )


def finished(state: TableState) -> Finished:
    """The match that is just over. Who is connected is of no account: everybody has played it.

    Who left it is named all the same, unless somebody else sat down in their place.
    """
    assert state.match is not None
    seats = [
        SeatInfo(place.kind, place.name or state.former.get(seat), taken=True, here=True, host=seat == state.host, stand_in=False)
        for seat, place in enumerate(state.places)
    ]
    return Finished(state.match.record(), state.settings, seats, fairness(state, whole=True))


def info_then(state: TableState, match: Finished, number: int) -> Info:
    """What anybody may know about the table as it was when a match ended."""
    return replace(
        info(state),
        phase="over",
        settings=match.settings,
        differs=differs(match.settings),
        seats=match.seats,
        round=len(match.fairness),
        matches=number,
        fairness=match.fairness,
        restored=UNSET,
    )


def info_to_all(state: TableState, but: Client | None = None) -> list[Outgoing]:
    """Tell everybody, or everybody but one."""
    messages = []
    for whole in (False, True):
        others = tuple([client for client in state.clients if client != but and (client not in state.changing) is whole])
        if others:
            messages.append(Outgoing(others, encode(InfoChanged(state.version, info(state, whole=whole)))))
    return messages


def welcome(state: TableState, client: Client, seat: SeatNo | None, since: int | None, now: float) -> Outgoing:
    """Tell somebody where they are, what they see, and what they have missed."""
    eyes, match, telling = None if seat in state.newcomers else seat, state.match, state.conditions.telling
    told = Welcome(
        seat=eyes,
        version=state.version,
        info=info(state, whole=client not in state.changing),
        view=None
        if match is None
        else telling.view(match.state, eyes, telling.asked(match.asked, alone=state.alone and len(state.clients) <= 1)),
        missed=[] if since is None else missed(state, seat, since),
        clock=clock_info(state, now),
    )
    return Outgoing((client,), encode(told))


def settle_in(state: TableState, now: float) -> None:
    """The table was made or loaded, and no one is connected yet: every person with a seat is away from now on."""
    for seat, place in enumerate(state.places):
        if place.kind != PERSON:
            continue
        if place.taken:
            state.away_since[seat] = now
        if state.phase != "lobby" and (seat in state.newcomers or not place.taken):
            state.stand_ins.add(seat)
    observe(state, now)


def depart(state: TableState, client: Client, now: float) -> None:
    """A client is no longer there; if it had a seat, its person is away from now on."""
    seat = state.clients.pop(client, None)
    state.changing.discard(client)
    if seat is not None:
        del state.connected[seat]
        state.ready.discard(seat)
        if state.places[seat].fingerprint:
            state.away_since[seat] = now


def dismiss(state: TableState, client: Client, code: str, message: str, now: float) -> Outgoing:
    """The last thing that a client hears."""
    depart(state, client, now)
    return Outgoing((client,), encode(Closed(code, message)), code)


def turn_away(client: Client, said: Said) -> Outgoing:
    """Tell somebody that the table is not here: whoever is connected comes again, a request is made again."""
    code, message = LOST
    if isinstance(said, Create | Join | LookAt):
        return Outgoing((client,), encode(Refused(Failure("unavailable", message))))
    return Outgoing((client,), encode(Closed(code, message)), code)


def missed(state: TableState, seat: SeatNo | None, since: int) -> list[Missed]:
    """What the player in a seat was told after a version of the known past, in order; at most the last of it."""
    assert since >= state.past_from
    told_from = None if seat is None else state.places[seat].told_from
    found: list[Missed] = []
    for version, events in reversed(state.told):
        if version <= since or len(found) == MISSED_MAX:
            break
        eyes = None if told_from is None or version < told_from else seat
        found.append(Missed(version, state.conditions.telling.events(eyes, events)))
    return found[::-1]


def fairness(state: TableState, *, whole: bool) -> list[Shuffle]:
    """What is public about the shuffles, of the last rounds or of all: of one that is not over, the commitment and the salts."""
    game = None if state.match is None else state.match.state
    rounds = []
    for number, pledge in (state.pledges if whole else recent(state.pledges)).items():
        dealt = game is not None and number <= game.round_no
        if not dealt and game is not None and game.match_over:
            break
        is_open = game is not None and (number < game.round_no or (number == game.round_no and game.round_over))
        rounds.append(
            Shuffle(
                round=number,
                commitment=commitment(pledge),
                seed=pledge.seed if is_open else None,
                nonce=pledge.nonce if is_open else None,
                salts=list(state.salts[number].values()) if dealt else [],
                seats=list(state.salts[number]) if dealt else [],
            )
        )
    return rounds
