"""The events by number, to count them. A row keeps no account of what happened besides."""

from __future__ import annotations

from lastcard.editions import EDITIONS
from lastcard.rules.events import EVENTS as TOLD

_NUMBERED = (
    "dealer_drew", "dealer_chosen", "round_began", "dealt", "turned_up", "put_back", "turn_began", "played", "drew", "kept",
    "passed", "reshuffled", "skipped", "reversed", "colour_named", "called", "caught", "accepted", "challenged", "hand_shown",
    "rival_named", "picked", "revealed", "battle_tied", "battle_lost", "battle_void", "colour_given_up", "gave", "number_named",
    "put_down", "tormented", "discarded", "went_out", "round_blocked", "round_ended", "match_ended",
    "jumped_in", "swapped", "rotated", "received",
)  # fmt: skip

_HOMES = {edition.effect.__module__ for edition in EDITIONS if edition.effect is not None}

EVENTS = (*_NUMBERED, *(name for name, kind in TOLD.items() if kind.__module__ in _HOMES and name not in _NUMBERED))
"""Their names in the notation. The events of a special card that is newer come last; its twin looks their numbers up here."""

(
    DEALER_DREW, DEALER_CHOSEN, ROUND_BEGAN, DEALT, TURNED_UP, PUT_BACK, TURN_BEGAN, PLAYED, DREW, KEPT,
    PASSED, RESHUFFLED, SKIPPED, REVERSED, COLOUR_NAMED, CALLED, CAUGHT, ACCEPTED, CHALLENGED, HAND_SHOWN,
    RIVAL_NAMED, PICKED, REVEALED, BATTLE_TIED, BATTLE_LOST, BATTLE_VOID, COLOUR_GIVEN_UP, GAVE, NUMBER_NAMED,
    PUT_DOWN, TORMENTED, DISCARDED, WENT_OUT, ROUND_BLOCKED, ROUND_ENDED, MATCH_ENDED,
    JUMPED_IN, SWAPPED, ROTATED, RECEIVED,
) = range(len(_NUMBERED))  # fmt: skip
