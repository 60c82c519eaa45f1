"""What people say at a table: phrases, or free text where the host allows it, and never a flood."""

from __future__ import annotations

from lastcard.rules.questions import SeatNo
from lastcard.server.errors import require
from lastcard.server.limits import Bucket
from lastcard.server.messages import PHRASES, Chat
from lastcard.server.settings import Limits
from lastcard.views import Wire


class Chatter:
    """How much each seat has said of late."""

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self._buckets: dict[SeatNo, Bucket] = {}

    def said(self, seat: SeatNo, message: Chat, allowed: str, now: float) -> Wire:
        """What everybody hears of it, if it may be said at a table that allows this much."""
        said = {"phrase": message.phrase} if message.phrase is not None else {"text": message.text}
        require((message.phrase is None) != (message.text is None), "bad_message", "a chat has either a phrase or a text")
        may = allowed == "free" or (allowed == "phrases" and message.phrase is not None)
        require(may, "wrong_phase", f"chat at this table: {allowed}")
        known = message.phrase is None or message.phrase in PHRASES
        require(known, "bad_message", f"a phrase is one of {', '.join(PHRASES)}")
        printable = all(letter.isprintable() for letter in message.text or "")
        require(printable, "bad_message", "a text is one line of printable characters")
        bucket = self._buckets.setdefault(seat, Bucket(self._limits.chat_burst, self._limits.chat_per_second, now))
        require(bucket.take(now), "too_many", "too much was said at once: wait a moment")
        return {"type": "chat", "seat": seat} | said
