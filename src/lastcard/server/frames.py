"""What is answered to a frame that is no message."""

from __future__ import annotations

import msgspec

from lastcard.protocol import DECODE_ERRORS, Id, Refusal


class _OnlyId(msgspec.Struct):
    id: Id | None = None


_decode_id = msgspec.json.Decoder(_OnlyId).decode


def id_in(frame: str | bytes) -> str | None:
    """The id of a message that may be wrong otherwise, so that its error can name it."""
    try:
        return _decode_id(frame).id
    except DECODE_ERRORS:
        return None


def bad_message(error: Exception) -> Refusal:
    """Why a frame is no message: at which byte, or in which field."""
    # It may quote the frame, and is shown to people.
    why = str(error).encode("unicode_escape").decode()
    if isinstance(error, msgspec.ValidationError):
        return Refusal("bad_message", f"this is not a message of the protocol: {why}")
    return Refusal("bad_message", f"a message is one JSON object, in UTF-8: {why}")
