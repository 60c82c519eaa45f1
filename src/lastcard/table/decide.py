"""What a command comes to: an entry to be made durable, messages, a bot to be asked; or a refusal that says what was possible.

Nothing of what the log tells changes here: that is `accept`'s, once the entry is durable. What a table knows besides does:
who is there, what waits for its time, what was refused. None of it is lost with an entry that could not be stored.
"""

from __future__ import annotations

from msgspec.structs import replace

from lastcard import protocol
from lastcard.codes import CODES, Refusal, require
from lastcard.protocol import AnyMessage, Error, Failure, Hello, Refused, encode
from lastcard.rules.errors import RulesError
from lastcard.rules.offers import is_turn
from lastcard.rules.questions import Choice, Question, SeatNo
from lastcard.rules.state import Owed
from lastcard.table import clock, entries
from lastcard.table.accept import AckTo, Reply, changes_nothing
from lastcard.table.bots import Thought, thought
from lastcard.table.chat import TALK, spoken
from lastcard.table.clock import TimeCommand
from lastcard.table.commands import Create, Gone, Join, LookAt, Said, Vanished
from lastcard.table.entries import AnyEntry, Asked
from lastcard.table.fairness import Entropy, checked_salt, commitment, fresh_pledge
from lastcard.table.outcome import WHOLE, Needs, Outcome
from lastcard.table.presence import LOST, MISSED_MAX, depart, dismiss, info_to_all, welcome
from lastcard.table.seats import seat_of
from lastcard.table.settings import checked
from lastcard.table.state import Client, Held, Moment, Outgoing, TableState
from lastcard.table.visitors import create, join, look_at, require_table

_NOTHING = Outcome()


def decide(state: TableState, client: Client, said: Said, now: float, entropy: Entropy) -> Outcome:
    """What comes of something that a client says."""
    try:
        match said:
            case protocol.Message():
                return _message(state, client, said, now, entropy)
            case Hello():
                return _hello(state, client, said, now)
            case Gone():
                return _gone(state, [client], now)
            case Vanished():
                return _gone(state, [other for other in state.clients if other.gateway == client.gateway], now)
            case Create():
                return create(state, client, said, entropy)
            case Join():
                return join(state, client, said, entropy)
            case LookAt():
                return look_at(state, client, said)
    except Refusal as refusal:
        return Outcome(messages=refuse(state, client, said, refusal, now), refused=refusal.code)


def decide_due(state: TableState, command: TimeCommand, now: float, entropy: Entropy) -> Outcome:
    """What comes of something that is due (`lastcard.table.clock.due`)."""
    match command:
        case clock.Answer(seat):
            return _think(state, next(question for question in state.waiting if question.seat == seat))
        case clock.Poll(seat, about):
            return _think_of_call(state, seat, about) if isinstance(about, Owed) else _think_of_jump(state, seat, about)
        case clock.Call(seat):
            return Outcome((entries.Moved(seat=seat, choice="uno"),))
        case clock.Release():
            return _release(state, now, entropy)
        case clock.StandIn(seat):
            state.stand_ins.add(seat)
            return Outcome(messages=tuple(info_to_all(state)))
        case clock.MoveHost(seat):
            return Outcome((entries.Hosted(seat=seat),))
        case clock.Free(seat):
            return Outcome((entries.Left(seat=seat),))


def decide_choice(state: TableState, thought: Thought, choice: Choice | None) -> Outcome:
    """What comes of a bot's thought: its answer, unless it lets an offer pass or the table has gone on meanwhile."""
    seat = thought.question.seat
    if thought.version != state.version:
        return _NOTHING
    if choice is None:
        assert thought.about is not None, "only an offer can be let pass"
        state.clock.polled.add((thought.about, seat))
        return _NOTHING
    return Outcome((entries.Moved(seat=seat, choice=str(choice)),))


def refuse(state: TableState, client: Client, said: Said, refusal: Refusal, now: float) -> tuple[Outgoing, ...]:
    """Tell a client why nothing came of what it said."""
    code, message = refusal.code, str(refusal)
    match said:
        case Hello():
            return (dismiss(state, client, code, message, now),)
        case Create() | Join() | LookAt():
            return (Outgoing((client,), encode(Refused(Failure(code, message)))),)
        case protocol.Message():
            payload = encode(Error(said.id, code, message))
            seat = state.clients.get(client)
            if seat is not None and not CODES[code].retry:
                state.replies.keep(seat, said.id, payload)
            return (Outgoing((client,), payload),)
        case Gone() | Vanished():
            return ()


def not_done(reply: Reply, refusal: Refusal) -> Outgoing:
    """Tell the client that waits for an answer that nothing came of it, as where an entry could not be made durable."""
    code, message = refusal.code, str(refusal)
    answer = Error(reply.id, code, message) if isinstance(reply, AckTo) else Refused(Failure(code, message))
    return Outgoing((reply.client,), encode(answer))


# --- Coming and going ----------------------------------------------------------------------------------------------------------


def _hello(state: TableState, client: Client, hello: Hello, now: float) -> Outcome:
    require_table(state)
    seat = None
    if hello.token is not None:
        seat = seat_of(state.id, state.places, hello.token)
        require(seat is not None, "bad_token", "this token gives no seat here: join, or watch without one")
    else:
        watching = len(state.clients) - len(state.connected)
        require(watching < state.conditions.limits.spectators, "too_many", "too many are watching this table")
    since = _since(state, hello)
    if since is not None and since < state.past_from:
        return Outcome(needs=Needs("past", since))
    if not hello.changes and len(state.pledges) < max(state.pledges, default=0):
        return Outcome(needs=WHOLE)
    if seat is not None and seat in state.replies.unread:
        # A client that comes back may say again what was obeyed long ago.
        return Outcome(needs=Needs("replies", seat))
    messages = []
    if seat is not None:
        if seat in state.connected:
            why = "elsewhere", "this seat was taken up in another window"
            messages.append(dismiss(state, state.connected[seat], *why, now))
        state.away_since.pop(seat, None)
        state.awaited.pop(seat, None)
        if seat not in state.newcomers:
            state.stand_ins.discard(seat)
        state.connected[seat] = client
    state.clients[client] = seat
    if hello.changes:
        state.changing.add(client)
    return Outcome(messages=(*messages, welcome(state, client, seat, since, now), *info_to_all(state, but=client)))


def _since(state: TableState, hello: Hello) -> int | None:
    """After which version a client is told what it has missed; None for nothing."""
    since = state.before_round if hello.since == "round" else hello.since
    if since is None or state.match is None or since > state.version:
        return None
    return max(since, state.version - MISSED_MAX)


def _gone(state: TableState, clients: list[Client], now: float) -> Outcome:
    here = [client for client in clients if client in state.clients]
    if not here:
        return _NOTHING
    for client in here:
        depart(state, client, now)
    return Outcome(messages=tuple(info_to_all(state)))


# --- Messages ------------------------------------------------------------------------------------------------------------------


def _message(state: TableState, client: Client, message: AnyMessage, now: float, entropy: Entropy) -> Outcome:
    if client not in state.clients:
        # It was welcomed by this table's owner before, or its hello was lost: silence would leave it waiting for ever.
        return Outcome(messages=(dismiss(state, client, *LOST, now),))
    seat = state.clients[client]
    if isinstance(message, protocol.Ping):
        return Outcome(messages=(Outgoing((client,), encode(protocol.Ack(message.id, state.version))),))
    if seat is None:
        raise Refusal("no_seat", "a spectator cannot do this: join first")
    if (given := state.replies.given(seat, message.id)) is not None:
        return Outcome(messages=(Outgoing((client,), given),))
    if state.held and _said_again(state, client, seat, message.id):
        return _NOTHING
    limits = state.conditions.limits
    if state.version >= limits.entries:
        raise Refusal("too_many", "so much has happened at this table that it is worn out: make another")
    if isinstance(message, TALK):
        return Outcome(messages=spoken(state, client, seat, message, now))
    entry = _entry(state, seat, message, entropy, now)
    if _must_wait(state, seat, message, now):
        state.held.append(Held(client, seat, message, now, state.turn))
        return _NOTHING
    if changes_nothing(state, entry):
        # Said again without end, it would fill the disk.
        payload = encode(protocol.Ack(message.id, state.version))
        state.replies.keep(seat, message.id, payload)
        return Outcome(messages=(Outgoing((client,), payload),))
    return Outcome((entry,), AckTo(client, message.id))


def _said_again(state: TableState, client: Client, seat: SeatNo, id_: str) -> bool:
    """Whether a message waits already; its answer goes to the client that said it last."""
    for at, held in enumerate(state.held):
        if held.seat == seat and held.message.id == id_:
            state.held[at] = held._replace(client=client)
            return True
    return False


def _must_wait(state: TableState, seat: SeatNo, message: AnyMessage, now: float) -> bool:
    """Whether something was said before its time."""
    match message:
        case protocol.Start():
            return clock.unsalted(state)
        case protocol.Move():
            if clock.held_until(state) <= now:
                return False
            # Somebody can still be caught: to call and to catch is possible, a turn is not.
            assert state.match is not None
            move, question = state.match.read(seat, message.choice)
            return not question.offer or is_turn(move.choice)
        case _:
            return False


def _entry(state: TableState, seat: SeatNo, message: AnyMessage, entropy: Entropy, now: float) -> AnyEntry:  # noqa: C901, PLR0911
    """The entry that obeys a message of a seat: one case for each kind."""
    asked = Asked(seat, message.id)
    match message:
        case protocol.Move():
            return entries.Moved(asked=asked, seat=seat, choice=_choice(state, seat, message.choice, now))
        case protocol.Start():
            _only_host(state, seat)
            _only_in(state, "lobby")
            return entries.Dealt(asked=asked, pledge=_pledge(state, entropy))
        case protocol.Next():
            _only_in(state, "between")
            return entries.Dealt(asked=asked, pledge=_pledge(state, entropy))
        case protocol.Rematch():
            _only_in(state, "over")
            return entries.Again(asked=asked, pledge=_pledge(state, entropy), labelled=True)
        case protocol.ChangeSettings():
            _only_host(state, seat)
            _only_in(state, "lobby")
            _keeps_people(state, checked(message.settings).seats)
            return entries.Changed(asked=asked, settings=message.settings)
        case protocol.Kick():
            _only_host(state, seat)
            return entries.Left(asked=asked, seat=_other_person(state, seat, message.seat), keep_out=message.keep_out)
        case protocol.MakeHost():
            _only_host(state, seat)
            return entries.Hosted(asked=asked, seat=_other_person(state, seat, message.seat))
        case protocol.Leave():
            return entries.Left(asked=asked, seat=seat)
        case protocol.Salt():
            return entries.Salted(asked=asked, seat=seat, salt=_salt(state, seat, message))
        case protocol.Chat() | protocol.Nudge() | protocol.Ready() | protocol.Ping():
            raise AssertionError("what is said or asked leaves no entry")


def _salt(state: TableState, seat: SeatNo, message: protocol.Salt) -> str:
    """A seat's first salt for the shuffle to come: whoever could replace it could try out what suits them."""
    _only_in(state, "lobby", "playing", "between")
    salt = checked_salt(message.salt)
    if message.commitment is not None:
        announced = commitment(state.pledges[max(state.pledges)]) if state.pledges else None
        require(message.commitment == announced, "wrong_phase", "this salt is for another shuffle than the next")
    counts = state.coming.get(seat, salt) == salt
    require(counts, "wrong_phase", "the next shuffle has a salt of this seat, and the first one counts")
    most = state.conditions.limits.salts
    require(state.salted[seat] < most, "too_many", f"a shuffle takes {most} salts of a seat, whoever sits there")
    return salt


def _choice(state: TableState, seat: SeatNo, text: str, now: float) -> str:
    """A choice that the rules offer to the seat now; a catch that is none counts as a miss."""
    if seat in state.newcomers:
        raise Refusal("no_seat", "this seat is yours when the round is over: until then a bot plays in it")
    if not text.startswith("catch "):
        return _offered(state, seat, text)
    if state.clock.cooling.get(seat, 0.0) > now:
        raise Refusal("cooling_down", "a catch missed a short while ago: wait before the next")
    try:
        choice = _offered(state, seat, text)
        opens = clock.opens(state, int(choice.removeprefix("catch ")))
        require(opens is not None and opens <= now, "too_early", "a catch is possible a moment later: the clock says when")
    except Refusal:
        clock.missed(state, seat, now)
        raise
    return choice


def _offered(state: TableState, seat: SeatNo, text: str) -> str:
    _only_in(state, "playing")
    assert state.match is not None
    try:
        state.match.read(seat, text)
    except RulesError as error:
        raise Refusal(error.code, state.conditions.telling.refusal(state.match.state, error)) from None
    return text


def _pledge(state: TableState, entropy: Entropy) -> entries.Pledge | None:
    """For the round after the next; a table without pledges has none."""
    return fresh_pledge(entropy) if state.pledges else None


def _only_host(state: TableState, seat: SeatNo) -> None:
    require(state.host == seat, "not_host", f"only the host may do this, in seat {state.host}")


def _only_in(state: TableState, *phases: str) -> None:
    if state.phase not in phases:
        raise Refusal("wrong_phase", f"the table is {state.phase}, and this can be done {' or '.join(phases)}")


def _other_person(state: TableState, seat: SeatNo, other: SeatNo) -> SeatNo:
    people = [at for at, place in enumerate(state.places) if place.fingerprint and at != seat]
    listed = ", ".join(map(str, people)) or "there is none"
    require(other in people, "no_seat", f"seat {other} is not another person's: {listed}")
    return other


def _keeps_people(state: TableState, seats: tuple[str, ...]) -> None:
    """Nobody loses a seat because the settings changed."""
    for at, place in enumerate(state.places):
        keeps = not place.fingerprint or (at < len(seats) and seats[at] == place.kind)
        require(keeps, "bad_request", f"seat {at} is {place.name}'s and must stay a person's")


# --- Time and bots -------------------------------------------------------------------------------------------------------------


def _release(state: TableState, now: float, entropy: Entropy) -> Outcome:
    """The first of what was said whose time has come; it is judged again."""
    for at, held in enumerate(state.held):
        if clock.ripe_at(state, held) <= now:
            del state.held[at]
            try:
                entry = _entry(state, held.seat, held.message, entropy, now)
                late = "somebody has jumped in before: what you have said was for the turn that is void now"
                require(isinstance(held.message, protocol.Start) or held.turn == state.turn, "illegal_move", late)
                return Outcome((entry,), AckTo(held.client, held.message.id))
            except Refusal as refusal:
                return Outcome(messages=refuse(state, held.client, held.message, refusal, now), refused=refusal.code)
    return _NOTHING


def _think(state: TableState, question: Question, about: Owed | Moment | None = None) -> Outcome:
    """A bot is asked."""
    found = thought(state, question, about)
    return Outcome(needs=Needs("past", state.before_round)) if found is None else Outcome(thought=found)


def _think_of_call(state: TableState, seat: SeatNo, owed: Owed) -> Outcome:
    """A bot is asked about one call that is owed, as the rules offer it: somebody else's silence may not be open to catch yet."""
    assert state.match is not None
    name, text = ("uno", "uno") if seat == owed.seat else ("catch", f"catch {owed.seat}")
    for question in state.match.asked:
        if question.seat == seat and question.name == name:
            choices = tuple(choice for choice in question.choices if str(choice) == text)
            return _think(state, replace(question, choices=choices), owed)
    raise AssertionError(f"{owed} is not offered to seat {seat}")


def _think_of_jump(state: TableState, seat: SeatNo, moment: Moment) -> Outcome:
    """A bot is asked whether to jump in; without the card its only answer is silence."""
    assert state.match is not None
    offers = (question for question in state.match.asked if question.offer and question.seat == seat)
    offer = next((each for each in offers if is_turn(each.choices[0])), Question(seat, "jump", (), offer=True))
    return _think(state, offer, moment)
