"""What is said at a table: phrases in everybody's own language, or free text where the host allows it, and never a flood."""

from __future__ import annotations

from msgspec import UNSET

from lastcard.protocol import PHRASES, Ack, Chat, Said, encode, require
from lastcard.rules.questions import SeatNo
from lastcard.table.buckets import TokenBucket
from lastcard.table.state import Client, Outgoing, TableState


def spoken(state: TableState, client: Client, seat: SeatNo, message: Chat, now: float) -> tuple[Outgoing, ...]:
    """Who hears what somebody says, the speaker's answer first; `Refusal` if it cannot be said."""
    allowed, limits = state.settings.chat, state.conditions.limits
    require((message.phrase is None) != (message.text is None), "bad_message", "a chat has either a phrase or a text")
    may = allowed == "free" or (allowed == "phrases" and message.phrase is not None)
    require(may, "wrong_phase", f"chat at this table: {allowed}")
    known = message.phrase is None or message.phrase in PHRASES
    require(known, "bad_message", f"a phrase is one of {', '.join(PHRASES)}")
    printable = all(letter.isprintable() for letter in message.text or "")
    require(printable, "bad_message", "a text is one line of printable characters")
    bucket = state.chats.setdefault(seat, TokenBucket(limits.chat_burst, limits.chat_per_second, now))
    require(bucket.allow(now), "too_many", "too much was said at once: wait a moment")
    answer = encode(Ack(message.id, state.version))
    state.replies.keep(seat, message.id, answer)
    said = encode(Said(seat, message.phrase or UNSET, message.text or UNSET))
    return Outgoing((client,), answer), Outgoing(tuple(state.clients), said)
