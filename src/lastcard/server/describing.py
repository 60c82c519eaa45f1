"""What a screen is told about the editions, so that it needs to know no card, verb or event by name."""

from __future__ import annotations

import msgspec

from lastcard.bots import Level, levels
from lastcard.bots.strength import FULL, WEAKEST
from lastcard.cards import keys
from lastcard.editions import EDITIONS
from lastcard.referee import Referee
from lastcard.rules.events import EVENTS, Event
from lastcard.server.openapi import EditionInfo, Editions, EventInfo, LevelInfo, MotionInfo, NumbersInfo
from lastcard.table.settings import BOUNDS
from lastcard.views import Wire


def described(defaults: Wire | None = None) -> Editions:
    """Everything: as the referee tells it, and what only people's screens need; with them, what a new table begins with."""
    told = Referee().answer({"op": "editions"})
    colourless = {card.text for edition in EDITIONS for card in edition.deck.cards if card.colour is None}
    own_switches = dict.fromkeys(name for edition in EDITIONS for name in edition.switches)
    return Editions(
        editions=[_edition(wire) for wire in told["editions"]],
        sheets=told["sheets"],
        rules=told["rules"],
        house=msgspec.convert(told["house"], dict[str, list[str | int | bool] | NumbersInfo]),
        presets=told["presets"],
        switches={name: [edition.id for edition in EDITIONS if name in edition.switches] for name in own_switches},
        cards={text: key for text, key in keys().items() if text in colourless},
        events={name: _event(kind) for name, kind in EVENTS.items()},
        levels=[LevelInfo(level.name, dict(level.words), _strengths(level)) for level in levels().values()],
        bounds={name: [*bounds] for name, bounds in BOUNDS.items()},
        defaults=defaults or {},
    )


def _strengths(level: Level) -> list[int]:
    return [WEAKEST, FULL] if level.eased else []


def _edition(told: Wire) -> EditionInfo:
    edition = next(edition for edition in EDITIONS if edition.id == told["id"])
    return msgspec.convert(told | {"key": edition.key, "clauses": edition.clauses}, EditionInfo)


def _event(kind: type[Event]) -> EventInfo:
    tells = {what: fields if isinstance(fields, str) else [*fields] for what, fields in kind.tells.items()}
    return EventInfo([MotionInfo(*motion) for motion in kind.motions], tells, kind.secret, kind.answer, kind.sound)
