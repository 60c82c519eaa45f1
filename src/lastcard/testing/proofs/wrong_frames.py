"""Frames of every wrong kind: what no honest client says."""

from __future__ import annotations

import json
import random

from lastcard.views import Wire

_TYPES = (
    "move", "start", "next", "rematch", "settings", "kick", "host", "leave", "salt", "chat", "nudge", "ready", "ping", "hello",
    "", "x" * 100,
)  # fmt: skip
_VALUES: tuple[object, ...] = (
    None, True, 0, -1, 7, 10**30, 1.5, 1e308, "", "play R7", "draw", "catch 0", "uno", "\u0000", "\u202e", "\ud800", "a" * 500,
    "' OR 1=1", "<script>", "../../etc", [], [[]], {}, {"seats": []}, {"seats": ["person"] * 99}, {"rules": {"target": -1}},
    {"edition": "x"}, ["person"], {"a": {"b": {"c": {}}}},
)  # fmt: skip
_FIELDS = ("id", "choice", "seat", "settings", "salt", "phrase", "text", "token", "since", "version", "type")
_RAW = (
    "", " ", "null", "true", "[]", "{}", "{", '{"type":', "0" * 4000, "[" * 4000, '{"a":' * 700, '{"type":"move","type":"start"}',
    '{"type":"move","id":"\\ud800"}', "\ufeff{}", "NaN", "1e999999", '"', "\x00", "{'type':'move'}",
)  # fmt: skip


def wrong_frame(rng: random.Random) -> str | bytes:
    """Something that no honest client says: a text, or bytes."""
    kind = rng.random()
    if kind < 0.1:  # noqa: PLR2004
        return rng.choice(_RAW)
    if kind < 0.15:  # noqa: PLR2004
        return rng.randbytes(rng.choice((0, 1, 100, 4000)))
    message: Wire = {"type": rng.choice(_TYPES), "id": rng.choice(("a", str(rng.random()), "x" * 65))}
    for _ in range(rng.randrange(3)):
        message[rng.choice(_FIELDS)] = rng.choice(_VALUES)
    text = json.dumps(message)
    if kind < 0.3:  # noqa: PLR2004
        at = rng.randrange(len(text))
        text = text[:at] + chr(rng.randrange(1, 0x250)) + text[at + rng.randrange(3) :]
    return text
