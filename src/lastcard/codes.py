"""What each code of an error and of a goodbye means, what it asks of a client (docs/protocol.md), and what is refused with one.

No code changes its name or its meaning. A client treats a code that it does not know as not final: it connects again and is
refused again, for ever. So a new final code may only be sent to clients that have said that they know it, by a field of `hello`
that comes with the first such code; every other client gets the final code that comes nearest.
"""

from __future__ import annotations

from typing import NamedTuple


class Code(NamedTuple):
    """What a code means, and what it asks of the client that receives it."""

    meaning: str
    status: int = 400
    """Of the HTTP answer that carries it."""
    final: bool = False
    """As the code of `closed`: the client does not connect again by itself."""
    frees: bool = False
    """The client's token is worth nothing any more."""
    retry: bool = False
    """Nothing is wrong with the message: sent again under the same id in a moment, it may be accepted."""


CODES: dict[str, Code] = {
    # What the rules and the referee refuse.
    "bad_request": Code("something in it is missing or wrong"),
    "not_asked": Code("nothing is asked of this seat now"),
    "illegal_move": Code("this seat is asked something, but not with this choice"),
    "match_over": Code("the match is over"),
    # What a table refuses.
    "bad_message": Code("this is no message of the protocol", final=True),
    "bad_name": Code("this name cannot be taken"),
    "bad_token": Code("this token gives no seat here", final=True, frees=True),
    "cooling_down": Code("a catch too soon after a miss"),
    "no_seat": Code("this seat is not free, or the client has none", status=409),
    "no_table": Code("there is no such table: it has expired, or never was", status=404, final=True, frees=True),
    "no_space": Code("the server's disk is nearly full: no table is made, and those that there are go on", status=507),
    "not_host": Code("only the host can do this"),
    "not_stored": Code("the store has failed, and nothing was done", status=503, retry=True),
    "too_early": Code("a catch before its window"),
    "too_many": Code("more than the server's limits allow", status=429, retry=True),
    "unavailable": Code("the table or the server cannot be used now", status=503, retry=True),
    "wrong_phase": Code("this cannot be done in this phase of the table", status=409),
    # What a server refuses before a table is asked.
    "forbidden": Code("not from this page, or not under this name of the server", status=403),
    "too_large": Code("the body of the request is too long", status=413),
    # Why a connection was closed.
    "elsewhere": Code("the seat was taken up by another connection", final=True),
    "kicked": Code("the host has emptied the seat, and may keep its person out", status=403, final=True, frees=True),
    "left": Code("the seat was given up", final=True, frees=True),
    "lost": Code("the table goes on in another process", retry=True),
    "no_hello": Code("the first message was not `hello`, or came too late", retry=True),
    "restarting": Code("the server restarts", retry=True),
    "slow": Code("too much was left unread", retry=True),
    "version": Code("the server speaks another version of the protocol", final=True),
}
"""Every code there is."""

FINAL = frozenset(code for code, asks in CODES.items() if asks.final)
"""Codes of a server that does not want this client back."""
FREES = frozenset(code for code, asks in CODES.items() if asks.frees)
"""Codes after which a token is worth nothing."""
RETRY = frozenset(code for code, asks in CODES.items() if asks.retry)
"""Codes after which the same message may be accepted in a moment."""


class Refusal(Exception):
    """Something that is answered with an error: the message says what would have been possible, and nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def require(held: object, code: str, message: str) -> None:
    """Refuse unless something holds."""
    if not held:
        raise Refusal(code, message)
