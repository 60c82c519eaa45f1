"""Leaks in answers: in refusals of every code that a table gives, in acknowledgements, chats and goodbyes."""

from __future__ import annotations

from lastcard.rules.questions import SeatNo
from lastcard.table.state import TableState
from lastcard.testing.secrecy.plants.planting import Change, Plant, rewriting, secret
from lastcard.views import Wire

REFUSING = (
    "bad_message",
    "bad_request",
    "cooling_down",
    "illegal_move",
    "no_seat",
    "not_asked",
    "not_host",
    "too_early",
    "too_many",
    "wrong_phase",
)
"""Codes with which a table refuses what somebody says."""
REQUESTS = ("bad_name", "no_seat", "unavailable", "wrong_phase")
"""Codes with which it refuses a request."""
GOODBYES = ("bad_token", "elsewhere", "kicked", "left", "too_many")
"""Codes with which it closes a connection."""


def _refusal(code: str) -> Change:
    def change(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
        del seat
        return told | {"message": f"{told['message']} ({secret(state)})"} if told["code"] == code else None

    return change


def _refused_request(code: str) -> Change:
    def change(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
        del seat
        error = told.get("error", {})
        return {"error": error | {"message": f"{error['message']} ({secret(state)})"}} if error.get("code") == code else None

    return change


def _other_code(state: TableState, seat: SeatNo | None, told: Wire) -> Wire | None:
    del seat
    return told | {"code": "illegal_move"} if told["code"] == "not_asked" and secret(state) & 1 else None


def _wordy(state: TableState, seat: SeatNo | None, told: Wire) -> Wire:
    del seat
    return told | {"note": secret(state)}


REFUSED = (
    *(Plant(f"the draw pile in a refusal: {code}", "refusals", rewriting("error", _refusal(code))) for code in REFUSING),
    *(
        Plant(f"the draw pile in a refused request: {code}", "requests", rewriting("answer", _refused_request(code)))
        for code in REQUESTS
    ),
    *(Plant(f"the draw pile in a goodbye: {code}", "goodbyes", rewriting("closed", _refusal(code))) for code in GOODBYES),
    Plant("which code a refusal has", "refusals", rewriting("error", _other_code)),
    Plant("a note in an acknowledgement", "acknowledgements", rewriting("ack", _wordy)),
    Plant("a note in a chat", "chat", rewriting("chat", _wordy)),
)
"""Leaks in answers to what somebody says."""
