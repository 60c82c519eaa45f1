"""What is answered to a frame that is no message, and to a handshake that is refused; and how a connection ends."""

from __future__ import annotations

import contextlib

import msgspec
from starlette.types import Scope, Send

from lastcard.codes import CODES, Refusal
from lastcard.protocol import DECODE_ERRORS, Failure, Id, Refused, encode

EXTENSION = "lastcard.socket"
"""Under which a handshake's scope holds its socket."""


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


async def reject(scope: Scope, send: Send, refusal: Refusal) -> None:
    """Refuse a handshake with an answer that says why."""
    body = encode(Refused(Failure(refusal.code, str(refusal))))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "websocket.http.response.start", "status": CODES[refusal.code].status, "headers": headers})
    await send({"type": "websocket.http.response.body", "body": body})
    # Uvicorn would take it for an oversight and complain.
    scope["extensions"][EXTENSION]["socket"].handshake_complete = True


async def close(send: Send, code: str) -> None:
    """Close a connection that has heard why."""
    # It may have gone by itself.
    with contextlib.suppress(OSError, RuntimeError):
        await send({"type": "websocket.close", "code": 1012 if code == "restarting" else 1000, "reason": code})
