"""Call and catch: the window opens, holds and cools down, and the order of arrival decides every race."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lastcard.table.settings import Paces
from lastcard.testing.positions import arranged
from lastcard.testing.virtual import HELD, VirtualTable, at

PACES = Paces()
OPENS_S, HOLDS_S, COOL_S = PACES.opens_s, PACES.holds_s, PACES.cool_s
SHORTLY = 0.001
ONE_CARD_LEFT = arranged("R7 R5", "R1 R2 B3", "R3 G4 G5")
"""Seat 0 can come down to one card."""
WILD_LEFT = arranged("W R5", "R1 R2 B3", "R3 G4 G5")
"""Seat 0 comes down to one card with one that asks for a colour."""


def silent(seats: str = "person person person", **settings: Any) -> VirtualTable:
    """Seat 0 has just come down to one card, and has not called."""
    table = at(seats, begin=ONE_CARD_LEFT, begun=True, **settings)
    assert table.move(0, "play R7") == "ack"
    return table


def hand_sizes(table: VirtualTable) -> list[int]:
    """How many cards everybody holds, as seat 0 sees it."""
    view = table.people[0].view
    assert view is not None
    sizes: list[int] = view["hand_sizes"]
    return sizes


def test_a_call_before_the_catch_saves() -> None:
    """Even at the very moment at which the catch opens."""
    table = silent()
    table.wait(OPENS_S)

    assert table.move(0, "uno") == "ack"
    assert table.move(1, "catch 0") in {"not_asked", "illegal_move"}
    assert hand_sizes(table) == [1, 3, 3]


def test_a_call_after_the_catch_is_too_late() -> None:
    """The cards are drawn already."""
    table = silent()
    table.wait(OPENS_S)

    assert table.move(1, "catch 0") == "ack"
    assert table.move(0, "uno") == "not_asked"
    assert hand_sizes(table) == [3, 3, 3]


def test_of_two_catches_the_first_counts() -> None:
    """The second finds nobody to catch, and cools down."""
    table = silent()
    table.wait(OPENS_S)

    assert table.move(2, "catch 0") == "ack"
    assert table.move(1, "catch 0") in {"not_asked", "illegal_move"}
    assert table.move(1, "catch 0") == "cooling_down"
    assert hand_sizes(table) == [3, 3, 3]


def test_a_catch_is_too_early_until_its_window_opens() -> None:
    """The clock tells everybody when that is; who watches is told it too."""
    table = silent()
    watching = table.watch()
    assert table.people[1].clock["catch_ms"] == watching.clock["catch_ms"] == 1000 * OPENS_S

    table.wait(OPENS_S - SHORTLY)
    assert table.move(1, "catch 0") == "too_early"
    table.wait(SHORTLY)
    assert table.move(2, "catch 0") == "ack"


def test_who_caught_wrongly_cannot_catch_for_a_while() -> None:
    """Hammering on the button does not help, nor does it make the while longer."""
    table = silent(catch_window="long")
    assert table.move(1, "catch 0") == "too_early"
    table.wait(COOL_S - SHORTLY)
    assert table.move(1, "catch 0") == "cooling_down"
    table.wait(SHORTLY)
    assert table.move(1, "catch 0") == "ack"


def test_a_catch_of_nobody_cools_down_too() -> None:
    """So it cannot be tried all the time."""
    table = at("person person person", begin=ONE_CARD_LEFT, begun=True)

    assert table.move(1, "catch 0") in {"not_asked", "illegal_move"}
    assert table.move(1, "catch 0") == "cooling_down"
    table.wait(COOL_S)
    assert table.move(1, "catch 2") in {"not_asked", "illegal_move"}


@pytest.mark.parametrize(("window", "holds_s"), [("normal", HOLDS_S), ("long", PACES.holds_long_s)])
def test_the_next_seats_move_waits_until_the_window_was_open_long_enough(window: str, holds_s: float) -> None:
    """It is acknowledged only then, and closes the window."""
    table = silent(catch_window=window)
    assert table.move(1, "play R1", "held") == HELD

    table.wait(OPENS_S + holds_s - SHORTLY)
    assert hand_sizes(table) == [1, 3, 3]
    table.wait(SHORTLY)
    assert hand_sizes(table) == [1, 2, 3]
    assert [message["id"] for message in table.heard(1) if message["type"] == "ack"] == ["held"]
    assert table.move(2, "catch 0") in {"not_asked", "illegal_move"}


def test_everybody_is_told_how_long_the_next_move_is_held() -> None:
    """Who plays too soon reads why it waits. It is told only while it is so, and only whose hand is known to have one card."""
    table = silent()
    watching = table.watch()
    assert table.people[1].clock["hold_ms"] == watching.clock["hold_ms"] == 1000 * (OPENS_S + HOLDS_S)
    assert table.people[1].view is not None
    assert table.people[1].view["owing"] == [0]

    table.wait(OPENS_S)
    assert table.watch().clock["hold_ms"] == 1000 * HOLDS_S
    table.move(0, "uno")
    assert "hold_ms" not in table.people[1].clock


def test_no_move_is_held_while_the_victim_is_still_busy() -> None:
    """Naming the colour is their own move."""
    table = at("person person person", begin=WILD_LEFT, begun=True)
    table.move(0, "play W")
    assert "hold_ms" not in table.people[0].clock

    table.move(0, "colour red")
    assert table.people[1].clock["hold_ms"] == 1000 * (OPENS_S + HOLDS_S)


def test_a_move_is_not_held_once_the_window_was_open_long_enough() -> None:
    """Nobody waits twice."""
    table = silent()
    table.wait(OPENS_S + HOLDS_S)

    assert table.move(1, "play R1") == "ack"


def test_a_move_that_would_be_refused_does_not_wait() -> None:
    """Whoever has mistyped hears of it at once."""
    table = silent()

    assert table.move(1, "play G9") == "illegal_move"
    assert table.move(2, "play R3") in {"not_asked", "illegal_move"}


def test_a_catch_overtakes_the_next_seats_held_move() -> None:
    """The move then goes through at once: nobody is left to catch. Said twice, it is made once."""
    table = silent()
    assert table.move(1, "play R1", "held") == HELD
    assert table.move(1, "play R1", "held") == HELD
    table.wait(OPENS_S)
    version = table.state.version

    assert table.move(2, "catch 0") == "ack"

    assert table.state.version == version + 2
    assert hand_sizes(table) == [3, 2, 3]
    assert table.move(1, "play R1", "held") == "ack"
    answers = [message for message in table.heard(1) if message.get("id") == "held"]
    assert answers == [{"type": "ack", "id": "held", "version": version + 2}] * 2


def test_a_call_releases_the_held_move() -> None:
    """Nobody waits for a catch that cannot come."""
    table = silent()
    assert table.move(1, "play R1") == HELD

    assert table.move(0, "uno") == "ack"

    assert hand_sizes(table) == [1, 2, 3], "no time had to pass"


def test_a_held_move_that_is_no_longer_possible_is_refused_when_its_time_comes() -> None:
    """It is judged again: a second answer to the same question waits behind the first."""
    table = silent()
    table.move(1, "play R1", "first")
    table.move(1, "play R2", "second")
    table.wait(OPENS_S + HOLDS_S)

    answers = [(message["id"], message["type"]) for message in table.heard(1) if "id" in message]
    assert answers == [("first", "ack"), ("second", "error")]
    assert hand_sizes(table) == [1, 2, 3]


def test_a_held_move_that_cannot_be_stored_is_refused_and_can_be_said_again() -> None:
    """The table stays as it was, and everybody stays connected."""
    table = silent()
    table.move(1, "play R1", "held")
    table.full = True
    table.wait(OPENS_S + HOLDS_S)
    assert [message["code"] for message in table.heard(1) if message["type"] == "error"] == ["not_stored"]
    assert hand_sizes(table) == [1, 3, 3]
    assert table.people[1].client is not None

    table.full = False
    assert table.move(1, "play R1", "held") == "ack"
    assert hand_sizes(table) == [1, 2, 3]


def test_the_catch_waits_while_its_victim_names_a_colour() -> None:
    """The window opens after the colour, not after the card."""
    table = at("person person person", begin=WILD_LEFT, begun=True)
    table.move(0, "play W")
    table.wait(60.0)
    assert table.people[1].clock["catch_ms"] is None
    assert table.move(1, "catch 0") == "too_early"

    assert table.move(0, "colour red") == "ack"
    assert table.people[2].clock["catch_ms"] == 1000 * OPENS_S
    assert table.move(2, "catch 0") == "too_early"
    table.wait(max(OPENS_S, COOL_S))
    assert table.move(2, "catch 0") == "ack"


def test_what_others_do_at_the_same_moment_is_heard_before_time_goes_on() -> None:
    """A catch that arrives at the moment at which a held move is due comes first, if it was there first."""
    table = silent()
    table.move(1, "play R1")
    table.wait(OPENS_S)
    for seat, choice in ((2, "catch 0"), (0, "uno")):
        table.send(seat, json.dumps({"type": "move", "id": choice, "choice": choice}))
    table.settle()

    assert hand_sizes(table) == [3, 2, 3]
    assert [message["code"] for message in table.heard(0) if message["type"] == "error"] == ["not_asked"]


# --- Bots ----------------------------------------------------------------------------------------------------------------------


def test_a_bot_calls_before_anybody_can_catch_it() -> None:
    """A bot of this level always does."""
    table = at("person easy", begin=arranged("R1 R2 B3", "R7 R5", turn=1), begun=True)
    table.wait(PACES.bot_s)
    assert hand_sizes(table) == [3, 1]
    table.wait(PACES.call_s)

    assert table.people[0].messages[-1]["events"] == [{"event": "called", "seat": 1}]
    table.wait(OPENS_S)
    assert table.move(0, "catch 1") in {"not_asked", "illegal_move"}


@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_a_bot_catches_after_a_moment_and_not_as_soon_as_it_may(pace: str) -> None:
    """People have a chance to be first; and a slow bot catches as quickly as any, or it could catch nobody."""
    table = silent("person person easy", bot_pace=pace)
    table.wait(OPENS_S + PACES.react_s - SHORTLY)
    assert hand_sizes(table) == [1, 3, 3]
    table.wait(SHORTLY)

    assert hand_sizes(table) == [3, 3, 3]
    assert {"event": "caught", "seat": 0, "by": 2} in table.people[0].messages[-1]["events"]


def test_a_bot_waits_with_its_move_like_anybody_else() -> None:
    """Its own pace, or the window, whichever is longer."""
    table = at("person beginner person", begin=ONE_CARD_LEFT, begun=True, seed="3")
    table.move(0, "play R7")
    version = table.state.version
    table.wait(OPENS_S + HOLDS_S - SHORTLY)
    assert table.state.version == version, "this beginner does not catch"
    table.wait(SHORTLY)
    assert table.state.version == version + 1


def test_a_bot_that_could_not_store_its_call_tries_again() -> None:
    """What it has thought of is not forgotten because a disk was full."""
    table = at("person easy", begin=arranged("R1 R2 B3", "R7 R5", turn=1), begun=True)
    table.wait(PACES.bot_s)
    table.full = True
    table.wait(PACES.call_s)
    table.full = False
    table.wait(OPENS_S)

    assert {"event": "called", "seat": 1} in table.people[0].messages[-1]["events"]


def test_a_table_with_automatic_call_calls_for_everybody_at_once() -> None:
    """Nobody owes anything at such a table."""
    table = silent(auto_call=True)

    assert table.move(1, "play R1") == "ack"
    told = [event for message in table.heard(0) if message["type"] == "update" for event in message["events"]]
    assert {"event": "called", "seat": 0} in told


@pytest.mark.parametrize("seed", "12345678")
def test_a_bot_never_catches_somebody_who_still_names_a_colour(seed: str) -> None:
    """It could catch another at that moment: the rules offer it both, and the table one after the other."""
    slow = Paces(react_s=OPENS_S + HOLDS_S)
    both = arranged("R7 R5", "W R2", "R3 G4 G5")
    table = at("person person easy", seed=seed, begin=both, begun=True, paces=slow, rules={"catch_until": "held"})
    table.move(0, "play R7")
    table.wait(OPENS_S + HOLDS_S)
    assert table.move(1, "play W") == "ack"
    table.wait(60.0)

    assert hand_sizes(table) == [3, 1, 3]
    assert table.people[1].choices() == [f"colour {colour}" for colour in ("blue", "green", "red", "yellow")]
