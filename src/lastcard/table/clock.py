"""The clock of a table: when bots answer, timers run out, a catch opens, a move is held, and a bot stands in.

Time lives here and never in the rules. `observe` notes when things began; from that, from the match and from who is there,
`due` says what time does next, as a command like any other. How long things take are the table's paces: a terminal and a server
differ in them, never in code.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, overload

from msgspec import UNSET

from lastcard.protocol import PERSON, ClockInfo, Start
from lastcard.rules.jumping import can_be_jumped_on
from lastcard.rules.questions import SeatNo
from lastcard.rules.state import LEFT, Owed
from lastcard.table.state import Held, Moment, TableState


class Answer(NamedTuple):
    """A bot answers the question that play waits for: its own, an absent person's, or one whose time is over."""

    seat: SeatNo


class Call(NamedTuple):
    """A seat calls by itself, because the table is set so."""

    seat: SeatNo


class Poll(NamedTuple):
    """A bot thinks once about an offer: a call that is owed, its own or somebody's whom it could catch; or whether to jump in."""

    seat: SeatNo
    about: Owed | Moment


class Release(NamedTuple):
    """What somebody has said is due now."""


class StandIn(NamedTuple):
    """A person has been away for too long: a bot plays on."""

    seat: SeatNo


class MoveHost(NamedTuple):
    """The host has been away for too long: somebody who is there becomes host."""

    seat: SeatNo


class Free(NamedTuple):
    """A person sat down in the lobby and has never connected: the seat is free again."""

    seat: SeatNo


TimeCommand = Answer | Call | Poll | Release | StandIn | MoveHost | Free


class Due(NamedTuple):
    """What time does, and when."""

    at: float
    command: TimeCommand


def observe(state: TableState, now: float, moved: SeatNo | None = None) -> None:
    """Something happened at the table: a seat answered, or something else."""
    marks = state.clock
    if state.match is None:
        marks.asked, marks.owed, marks.opens, marks.polled = {}, {}, {}, set()
        return
    game = state.match.state
    asked = {}
    for question in state.waiting:
        seat, what, before = question.seat, (question.name, game.turns), marks.asked.get(question.seat)
        # Somebody else's call, catch or sealed pick gives no other seat more time.
        asked[seat] = before if before is not None and before[0] == what and moved != seat else (what, now)
    marks.asked = asked
    if game.owing or marks.owed:
        _observe_calls(state, now)
    if marks.polled:
        moments = {what for what, _ in asked.values()}
        marks.polled = {(about, seat) for about, seat in marks.polled if about in marks.owed or about in moments}


def _observe_calls(state: TableState, now: float) -> None:
    """Note which calls are owed, and when each silence can be caught."""
    assert state.match is not None
    game, marks = state.match.state, state.clock
    opens = now + state.conditions.paces.opens_s
    marks.owed = {owed: marks.owed.get(owed, now) for owed in game.owing}
    marks.opens = {
        owed: marks.opens.get(owed, opens)
        for owed in game.owing
        # The catch waits while its victim names a colour, or whatever else its card asks.
        if owed in marks.opens or owed.since != game.turns or owed.seat not in marks.asked
    }


# --- Catching ------------------------------------------------------------------------------------------------------------------


def opens(state: TableState, victim: SeatNo) -> float | None:
    """When a seat can be caught; None while that is not certain yet."""
    return next((at for owed, at in state.clock.opens.items() if owed.seat == victim), None)


def held_until(state: TableState) -> float:
    """Until when the first move of the next turn is held, so that there is time to catch: a jump, too (house.jump.race).

    Where there is a debt, that turn has not begun yet: to answer it with a card begins it (house.stack.answer).
    """
    opened = state.clock.opens
    if not opened or state.match is None:
        return 0.0
    game = state.match.state
    return max((at + state.hold_s for owed, at in opened.items() if owed.since < game.turns or game.debt), default=0.0)


def missed(state: TableState, seat: SeatNo, now: float) -> None:
    """A seat caught wrongly."""
    state.clock.cooling[seat] = now + state.conditions.paces.cool_s


# --- What is due ---------------------------------------------------------------------------------------------------------------


def due(state: TableState) -> Due | None:
    """The next thing that time does; what a bot is thinking about already is not asked of it again."""
    found = [Due(ripe_at(state, held), Release()) for held in state.held]
    if state.away_since and state.clients:
        found += _presence(state)
    if state.awaited and state.phase == "lobby":
        found += _arrivals(state)
    if state.phase == "playing":
        assert state.match is not None
        if state.match.state.rules.jump_in:
            # Who could jump in thinks before the seat asked answers.
            found += _jumps(state)
        found += _answers(state)
        if state.clock.owed:
            found += _offers(state)
    if state.clock.thinking:
        found = [due for due in found if due.command not in state.clock.thinking]
    return min(found, key=lambda due: due.at) if found else None


def ripe_at(state: TableState, held: Held) -> float:
    """When the time comes for something that was said."""
    if isinstance(held.message, Start):
        return held.since + state.conditions.paces.salt_s if unsalted(state) else 0.0
    # Play may have gone on meanwhile by a jump: then whoever said it hears of that at once.
    return held_until(state) if held.turn == state.turn else 0.0


def unsalted(state: TableState) -> bool:
    """Whether somebody who is here has not added to the first shuffle yet: after a rematch that takes a moment."""
    return state.phase == "lobby" and bool(state.pledges) and not state.connected.keys() <= state.coming.keys()


def played_by_bot(state: TableState, seat: SeatNo) -> bool:
    """Whether a bot answers for a seat now."""
    return seat in state.stand_ins or state.places[seat].kind != PERSON


def _awake(state: TableState, seat: SeatNo) -> bool:
    """Whether a bot acts for a seat now. Stand-ins rest while no person plays or watches."""
    return bool(state.clients) if seat in state.stand_ins else state.places[seat].kind != PERSON


def pause_s(state: TableState) -> float:
    """What a bot waits before it answers, and before it jumps in.

    While somebody who had the card could jump in, people have a moment for it, whoever holds what (house.jump.pace).
    """
    assert state.match is not None
    slowly = state.settings.catch_window == "long" and can_be_jumped_on(state.match.state, state.waiting)
    return 2 * state.answer_s if slowly else state.answer_s


def _answers(state: TableState) -> Iterator[Due]:
    for seat, (_, since) in state.clock.asked.items():
        if _awake(state, seat):
            yield Due(max(since + pause_s(state), held_until(state)), Answer(seat))
        elif state.turn_s is not None:
            yield Due(max(since, held_until(state)) + state.turn_s, Answer(seat))


def _jumps(state: TableState) -> Iterator[Due]:
    """Every bot but the one asked thinks once of jumping in, from the left of who played the card (house.jump.poll).

    One without the card does so, too, at the same moment: else the time would tell.
    """
    assert state.match is not None
    game, marks = state.match.state, state.clock
    if not can_be_jumped_on(game, state.waiting):
        return
    assert game.top_by is not None
    ((asked, (moment, since)),) = marks.asked.items()
    at = max(since + pause_s(state), held_until(state))
    for seat in (*game.seats_from(game.top_by, LEFT), game.top_by):
        if seat != asked and (moment, seat) not in marks.polled and _awake(state, seat):
            yield Due(at, Poll(seat, moment))


def _offers(state: TableState) -> Iterator[Due]:
    paces, marks = state.conditions.paces, state.clock
    for owed, since in marks.owed.items():
        if state.settings.auto_call:
            yield Due(since, Call(owed.seat))
            continue
        if (owed, owed.seat) not in marks.polled and _awake(state, owed.seat):
            yield Due(since + paces.call_s, Poll(owed.seat, owed))
        if owed in marks.opens:
            at = marks.opens[owed] + paces.react_s
            for seat in range(len(state.places)):
                if seat != owed.seat and (owed, seat) not in marks.polled and _awake(state, seat):
                    yield Due(at, Poll(seat, owed))


def _presence(state: TableState) -> Iterator[Due]:
    grace_s = state.conditions.paces.grace_s
    for seat, since in state.away_since.items():
        if state.phase != "lobby" and seat not in state.stand_ins:
            yield Due(since + grace_s, StandIn(seat))
        if seat == state.host and state.connected:
            yield Due(since + grace_s, MoveHost(min(state.connected)))


def _arrivals(state: TableState) -> Iterator[Due]:
    for seat, since in state.awaited.items():
        # Without its host a table could not begin; when somebody else is host, this seat is like any other.
        if seat != state.host:
            yield Due(since + state.conditions.paces.arrive_s, Free(seat))


def clock_info(state: TableState, now: float) -> ClockInfo:
    """What everybody may know of the clock, in milliseconds from now."""
    if state.phase != "playing" or (state.turn_s is None and not state.clock.opens):
        return ClockInfo()
    turn, turn_s, held = None, state.turn_s, held_until(state)
    if turn_s is not None:
        people = [since for seat, (_, since) in state.clock.asked.items() if not played_by_bot(state, seat)]
        turn = max(min(people), held) + turn_s if people else None
    return ClockInfo(
        turn_ms=_ms(turn, now),
        whole_ms=None if turn is None else _ms(turn_s, 0),
        catch_ms=_ms(min(state.clock.opens.values(), default=None), now),
        hold_ms=UNSET if held <= now else _ms(held, now),
    )


@overload
def _ms(at: float, now: float) -> int: ...
@overload
def _ms(at: float | None, now: float) -> int | None: ...
def _ms(at: float | None, now: float) -> int | None:
    return None if at is None else max(0, round((at - now) * 1000))
