"""What comes of visitors: those who make a table, sit down at one, or look at it."""

from __future__ import annotations

from lastcard import protocol
from lastcard.codes import Refusal, require
from lastcard.protocol import encode
from lastcard.table import entries
from lastcard.table.accept import TokenTo, seat_given
from lastcard.table.commands import Create, Join, LookAt
from lastcard.table.fairness import Entropy, fresh_pledge
from lastcard.table.names import checked_name
from lastcard.table.outcome import WHOLE, Outcome
from lastcard.table.presence import fairness, info, info_then
from lastcard.table.seats import fingerprint, fresh_token, is_kept_out, seat_of
from lastcard.table.settings import checked
from lastcard.table.state import Client, Outgoing, TableState


def require_table(state: TableState) -> None:
    """Refuse whatever is said to a table that there is not."""
    require(state.version, "no_table", f"there is no table {state.id}: it may have expired")


def create(state: TableState, client: Client, said: Create, entropy: Entropy) -> Outcome:
    """Make the table, with a seat for its maker."""
    require(not state.version, "unavailable", "there is such a table already: try again")
    seat = checked(said.settings).seats.index(protocol.PERSON)
    name, token = checked_name(said.name, ()), fresh_token(entropy)
    made = entries.Made(settings=said.settings, pledge=fresh_pledge(entropy), labelled=True)
    sat = entries.Sat(seat=seat, name=name, fingerprint=fingerprint(state.id, seat, 1, token))
    return Outcome((made, sat), TokenTo(client, seat, token, made=True))


def join(state: TableState, client: Client, said: Join, entropy: Entropy) -> Outcome:
    """Give a visitor a free seat, unless the host keeps them out."""
    require_table(state)
    token = said.token or fresh_token(entropy)
    if (seat := seat_of(state.id, state.places, token)) is not None:
        # The answer to the first time was lost.
        return Outcome(messages=(Outgoing((client,), seat_given(state, TokenTo(client, seat, token, made=False))),))
    had = [given for given in (said.token, said.former) if given is not None]
    require(not is_kept_out(state.id, state.kept_out, had), "kicked", "the host keeps you out of this table: you can watch")
    free = state.open_seats()
    seat = said.seat if said.seat is not None else next(iter(free), None)
    if seat is None or seat not in free:
        listed = ", ".join(map(str, free))
        raise Refusal("no_seat", f"this seat is not free: {listed}" if free else "no seat is free: you can watch")
    name = checked_name(said.name, [*(place.name for place in state.places), *(out.name for out in state.kept_out)])
    mark = fingerprint(state.id, seat, state.places[seat].epoch + 1, token)
    return Outcome((entries.Sat(seat=seat, name=name, fingerprint=mark),), TokenTo(client, seat, token, made=False))


def look_at(state: TableState, client: Client, said: LookAt) -> Outcome:
    """Tell a visitor what anybody may know."""
    require_table(state)
    answer: dict[str, object] = {"info": info(state)}
    if said.what == "fairness" and said.match is None:
        if len(state.pledges) < max(state.pledges, default=0):
            return Outcome(needs=WHOLE)
        answer = {"fairness": fairness(state, whole=True)}
    elif said.what != "info":
        number = state.matches if said.match is None else said.match
        over = f"{state.matches} matches are over here, and only those can be read"
        require(1 <= number <= state.matches, "wrong_phase", over)
        if not state.whole:
            return Outcome(needs=WHOLE)
        match = state.finished[number - 1]
        answer = {"fairness": match.fairness}
        if said.what == "record":
            answer = {"info": info_then(state, match, number), "record": match.record}
    return Outcome(messages=(Outgoing((client,), encode(answer)),))
