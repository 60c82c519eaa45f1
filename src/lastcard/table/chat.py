"""What people say to each other: phrases, faces, free text where the host allows it, reminders, and who is ready.

None of it is stored, and never is it a flood.
"""

from __future__ import annotations

from msgspec import UNSET

from lastcard.codes import Refusal, require
from lastcard.protocol import PHRASES, REACTIONS, Ack, Chat, Nudge, Nudged, Ready, Said, encode
from lastcard.rules.questions import SeatNo
from lastcard.table.buckets import TokenBucket
from lastcard.table.presence import info_to_all
from lastcard.table.state import Client, Outgoing, TableState

TALK = (Chat, Nudge, Ready)


def spoken(state: TableState, client: Client, seat: SeatNo, message: Chat | Nudge | Ready, now: float) -> tuple[Outgoing, ...]:
    """Who hears what somebody says, the speaker's answer first; `Refusal` if it cannot be said."""
    heard = b""
    match message:
        case Chat():
            heard = _said(state, seat, message)
        case Nudge():
            heard = encode(Nudged(seat, _reminded(state, seat, now)))
        case Ready():
            require(state.phase != "playing", "wrong_phase", "a round is played: who is ready can be said before the next")
    limits = state.conditions.limits
    bucket = state.chats.setdefault(seat, TokenBucket(limits.chat_burst, limits.chat_per_second, now))
    require(bucket.allow(now), "too_many", "too much was said at once: wait a moment")
    answer = encode(Ack(message.id, state.version))
    state.replies.keep(seat, message.id, answer)
    if isinstance(message, Ready):
        (state.ready.add if message.ready else state.ready.discard)(seat)
        return Outgoing((client,), answer), *info_to_all(state)
    if isinstance(message, Nudge):
        state.nudged_at = now
    return Outgoing((client,), answer), Outgoing(tuple(state.clients), heard)


def _said(state: TableState, seat: SeatNo, message: Chat) -> bytes:
    """What a chat tells everybody, if this table allows it."""
    allowed = state.settings.chat
    given = [part for part in (message.phrase, message.text, message.reaction) if part is not None]
    require(len(given) == 1, "bad_message", "a chat has either a phrase, a text or a reaction")
    may = allowed == "free" or (allowed == "phrases" and message.text is None)
    require(may, "wrong_phase", f"chat at this table: {allowed}")
    known = message.phrase is None or message.phrase in PHRASES
    require(known, "bad_message", f"a phrase is one of {', '.join(PHRASES)}")
    drawn = message.reaction is None or message.reaction in REACTIONS
    require(drawn, "bad_message", f"a reaction is one of {', '.join(REACTIONS)}")
    printable = all(letter.isprintable() for letter in message.text or "")
    require(printable, "bad_message", "a text is one line of printable characters")
    text = message.text if message.reaction is None else REACTIONS[message.reaction]
    return encode(Said(seat, message.phrase or UNSET, text or UNSET, message.reaction or UNSET))


def _reminded(state: TableState, seat: SeatNo, now: float) -> list[SeatNo]:
    """The other people who are here and whom play has waited for long enough; who is asked, and since when, everybody knows."""
    require(state.settings.chat != "off", "wrong_phase", "chat at this table: off")
    people = [other for other in state.clock.asked if other != seat and other in state.connected and other not in state.stand_ins]
    require(people, "wrong_phase", "play waits for nobody here who could be reminded")
    patience_s = state.conditions.paces.nudge_s
    waited = [other for other in people if now >= max(state.clock.asked[other][1], state.nudged_at) + patience_s]
    if not waited:
        raise Refusal("too_many", f"somebody is reminded after {patience_s:g} seconds, and not again before as many more")
    return waited
