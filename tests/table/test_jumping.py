"""Jumping in: the order of arrival decides the race, and nothing that bots do at any moment hangs on who holds the card."""

from __future__ import annotations

import json
from typing import Any

import pytest

from lastcard.protocol import BotPace
from lastcard.table.clock import Poll, due
from lastcard.table.settings import Paces
from lastcard.testing.positions import arranged
from lastcard.testing.virtual import HELD, VirtualTable, at
from table import clause

PACES = Paces()
OPENS_S, HOLDS_S = PACES.opens_s, PACES.holds_s
SHORTLY = 0.001
SEATS = "person person person person"
SEEDS = tuple(map(str, range(40)))
"""Enough for a bot that thinks of jumping in now and then."""
TWIN_AT_2 = arranged("R7 R5 R4", "R1 B7 B3", "R7 G4 G5", "Y5 Y8 G6")
"""Seat 0 plays the red 7; seat 1 is next, and seat 2 holds the other one."""
LAST_BUT_ONE = arranged("R7 R5", "R1 B7 B3", "R7 G4 G5", "Y5 Y8 G6")
"""The same, and seat 0 is left with one card."""
TWIN_AT_3 = arranged("R7 R5 R4", "R1 B7 B3", "Y5 Y8 G6", "R7 G4 G5")
"""The same with the card elsewhere."""


def played(seats: str = SEATS, begin: Any = TWIN_AT_2, rules: dict[str, Any] | None = None, **settings: Any) -> VirtualTable:
    """Seat 0 has just played the red 7."""
    table = at(seats, begin=begin, begun=True, rules={"jump_in": True} | (rules or {}), **settings)
    assert table.move(0, "play R7") == "ack"
    return table


def told(table: VirtualTable, seat: int = 0) -> list[str]:
    """The names of what happened, as a seat was told it since this was asked last."""
    return [event["event"] for message in table.heard(seat) if message["type"] == "update" for event in message["events"]]


def sizes(table: VirtualTable) -> list[int]:
    """How many cards everybody holds."""
    assert table.state.match is not None
    return [len(hand) for hand in table.state.match.state.hands]


# --- The race ------------------------------------------------------------------------------------------------------------------


@clause("house.jump.race")
def test_between_people_the_first_message_counts() -> None:
    """A jump that comes first is made, and the turn that had begun is void."""
    table = played()
    table.heard(0)

    assert table.move(2, "jump R7") == "ack"
    assert told(table) == ["jumped_in", "turn_began", "played", "turn_began"]
    assert table.move(1, "play R1") == "not_asked"
    assert sizes(table) == [2, 3, 2, 3]


@clause("house.jump.race")
@pytest.mark.parametrize("answer", ["play R1", "play B7", "draw"])
def test_a_jump_that_comes_too_late_changes_nothing_and_is_no_miss(answer: str) -> None:
    """Whoever was a moment late can catch all the same."""
    table = played()
    assert table.move(1, answer) == "ack"
    version = table.state.version

    assert table.move(2, "jump R7") in {"not_asked", "illegal_move"}
    assert table.state.version == version
    assert table.move(2, "catch 0") in {"not_asked", "illegal_move"}, "it does not cool down"


@clause("house.jump.when")
def test_nobody_jumps_without_the_card_or_on_one_that_was_not_played() -> None:
    """The card on top of an arranged pile was not played by anybody."""
    table = at(SEATS, begin=arranged("R7 R5 R4", "R9 B7 B3", "R9 G4 G5", "Y5 Y8 G6"), begun=True, rules={"jump_in": True})

    assert table.move(2, "jump R9") == "not_asked"
    assert played().move(3, "jump R7") == "not_asked"


@clause("house.jump.when")
def test_a_refusal_does_not_tell_who_could_jump_in() -> None:
    """Only whom play waits for: everybody knows that."""
    heard = []
    for hands in (("R7 G4 G5", "Y5 Y8 G6"), ("Y5 Y8 G6", "R7 G4 G5")):
        table = played(f"{SEATS} person", begin=arranged("R7 R5 R4", "R1 B7 B3", *hands, "R2 B2 B6"))
        assert table.move(4, "play R2") == "not_asked"
        heard.append(table.heard(4)[-1]["message"])

    assert heard[0] == heard[1] == "seat 4 is not asked anything now; asked: seat 1"


@clause("house.jump.when")
def test_the_order_of_updates_does_not_tell_who_could_jump_in() -> None:
    """Whoever is told the same as another, each has its place: who has two seats, or two windows, sees the order."""
    orders = []
    for begin in (TWIN_AT_2, TWIN_AT_3):
        table = at(SEATS, begin=begin, begun=True, rules={"jump_in": True})
        for seat in range(4):
            # Who is told only what has changed may be told the same as another.
            table.connect(seat, changes=True)
        assert table.move(0, "play R7") == "ack"
        told_to = [happened.to for happened in table.history if happened.body.startswith(b'{"type":"update"')]
        orders.append([table.state.clients[client] for client in told_to[-4:] if client is not None])

    assert orders[0] == orders[1] == [0, 1, 2, 3]


# --- While somebody can be caught ----------------------------------------------------------------------------------------------


@clause("house.jump.race")
@pytest.mark.parametrize("first", [1, 2])
def test_of_held_moves_the_first_that_arrived_counts(first: int) -> None:
    """The other one is judged again, and hears at once that it was too late."""
    table = played(begin=LAST_BUT_ONE)
    said = {1: "play R1", 2: "jump R7"}
    second = 3 - first
    assert table.move(first, said[first], "first") == HELD
    assert table.move(second, said[second], "second") == HELD
    table.wait(OPENS_S + HOLDS_S - SHORTLY)
    assert sizes(table) == [1, 3, 3, 3]
    table.wait(SHORTLY)

    assert sizes(table) == [1, *(2 if seat == first else 3 for seat in (1, 2, 3))]
    assert [message["type"] for message in table.heard(first) if message.get("id") == "first"] == ["ack"]
    refused = [message for message in table.heard(second) if message.get("id") == "second"]
    assert [message["code"] for message in refused] == [{1: "not_asked", 2: "illegal_move"}[second]]


@clause("house.jump.race")
def test_a_held_jump_leaves_time_to_catch() -> None:
    """It would end the window like the first move of any turn."""
    table = played(begin=LAST_BUT_ONE)
    assert table.move(2, "jump R7") == HELD
    table.wait(OPENS_S)

    assert table.move(3, "catch 0") == "ack"
    assert sizes(table) == [3, 3, 2, 3], "and nothing is held any more"


@clause("house.jump.race")
def test_a_held_move_counts_for_no_other_turn() -> None:
    """Seat 2 is asked again after the jump, and could play the same: what it said was for the turn that is void now."""
    position = arranged("Rrev R5", "Rrev B7 B3", "R2 Y8 G6")
    table = at("person person person", begin=position, begun=True, rules={"jump_in": True})
    table.move(0, "play Rrev")
    assert table.move(1, "jump Rrev") == HELD
    assert table.move(2, "play R2", "void") == HELD
    table.wait(OPENS_S + HOLDS_S)

    assert sizes(table) == [1, 2, 3]
    refused = next(message for message in table.heard(2) if message.get("id") == "void")
    assert refused["code"] == "illegal_move"
    assert "jumped in before" in refused["message"]
    assert table.move(2, "play R2") == "ack"


@clause("house.stack.answer")
def test_an_answer_to_a_debt_is_held_like_the_first_move_of_a_turn() -> None:
    """It begins one: so there is time to catch who has just come down to one card."""
    position = arranged("R+2 R5", "B+2 B7 B3", "Y5 Y8 G6")
    table = at("person person person", begin=position, begun=True, rules={"stacking": "same"})
    table.move(0, "play R+2")
    assert table.people[1].clock["hold_ms"] == 1000 * (OPENS_S + HOLDS_S)

    assert table.move(1, "play B+2") == HELD
    table.wait(OPENS_S)
    assert table.move(2, "catch 0") == "ack"
    assert sizes(table) == [3, 2, 3]


# --- Bots ----------------------------------------------------------------------------------------------------------------------


@clause("house.jump.pace")
@pytest.mark.parametrize(("window", "times"), [("normal", 1), ("long", 2)])
@pytest.mark.parametrize("pace", ["slow", "normal", "fast"])
def test_a_bot_leaves_people_its_usual_pause_to_jump_in(pace: BotPace, window: str, times: int) -> None:
    """Twice as long at a table with a long window; whoever holds what."""
    for begin in (TWIN_AT_2, TWIN_AT_3):
        table = played("person easy person person", begin, bot_pace=pace, catch_window=window)
        pause_s = times * PACES.answer_s(pace)
        table.wait(pause_s - SHORTLY)
        assert sizes(table) == [2, 3, 3, 3]
        table.wait(SHORTLY)
        assert sizes(table) == [2, 2, 3, 3]


@clause("house.jump.pace")
def test_where_nobody_could_jump_in_bots_are_as_quick_as_ever() -> None:
    """Without the house rule, and on a colourless card."""
    plain = at("person easy person person", begin=TWIN_AT_2, begun=True, catch_window="long")
    plain.move(0, "play R7")
    wild = at(
        "person easy person",
        begin=arranged("W R5 R4", "R1 B7 B3", "W G4 G5"),
        begun=True,
        rules={"jump_in": True},
        catch_window="long",
    )
    wild.move(0, "play W")
    wild.move(0, "colour red")

    for table in (plain, wild):
        version = table.state.version
        table.wait(PACES.bot_s)
        assert table.state.version > version


@clause("house.jump.pace")
def test_a_bot_jumps_in_after_the_pause_and_before_the_bot_whose_turn_it_is() -> None:
    """A person who is asked may be faster, and so may a person who jumps in."""
    first = []
    for seed in SEEDS:
        table = played("person easy easy easy", seed=seed)
        table.heard(0)
        table.wait(PACES.bot_s - SHORTLY)
        assert told(table) == []
        table.wait(SHORTLY)
        first.append(told(table)[0])
    assert {*first} == {"jumped_in", "played"}, "a bot of this level does not always think of it"

    faster = played("person person easy easy")
    faster.wait(PACES.bot_s - SHORTLY)
    assert faster.move(1, "play R1") == "ack"


@clause("house.jump.pace")
def test_a_stand_in_jumps_in_as_well() -> None:
    """It plays on for somebody who is away, like any bot."""
    happened = []
    for seed in SEEDS:
        table = at(SEATS, begin=TWIN_AT_2, begun=True, rules={"jump_in": True}, seed=seed)
        table.disconnect(2)
        table.wait(PACES.grace_s)
        table.move(0, "play R7")
        table.heard(0)
        table.wait(PACES.bot_s)
        happened += told(table)

    assert "jumped_in" in happened


@clause("house.jump.poll")
def test_the_schedule_of_bots_is_the_same_whoever_holds_the_card() -> None:
    """Every bot but the one asked thinks once, at the same moment and in the same order, with the card or without it."""
    schedules = []
    for begin in (TWIN_AT_2, TWIN_AT_3, arranged("R7 R5 R4", "R1 B7 B3", "Y5 Y8 G6", "Y6 G4 G5")):
        table = played("person person beginner beginner", begin, seed="9")
        schedules.append(_polls(table))

    assert schedules[0] == schedules[1] == schedules[2]
    assert [seat for _, seat in schedules[0]] == [2, 3], "from the left of who played the card"
    assert {moment for moment, _ in schedules[0]} == {1000.0 + PACES.salt_s + PACES.bot_s}


def _polls(table: VirtualTable) -> list[tuple[float, int]]:
    """When which bots think, if all of them let it pass."""
    found = []
    while (next_due := due(table.state)) is not None:
        assert isinstance(next_due.command, Poll)
        found.append((next_due.at, next_due.command.seat))
        table.state.clock.polled.add((next_due.command.about, next_due.command.seat))
    return found


@clause("house.jump.poll")
def test_a_bot_thinks_once_of_jumping_in_at_a_moment() -> None:
    """Time goes on without it; it thinks again when the card has changed, or the turn."""
    table = played("person person beginner person", seed="9")
    table.wait(3600.0)
    assert table.state.clock.polled == {(("turn", 2), 2)}, "this beginner lets it pass"
    version = table.state.version
    table.wait(3600.0)
    assert table.state.version == version

    table.crash()
    for seat in (0, 1, 3):
        table.connect(seat)
    table.wait(3600.0)
    assert table.state.version == version, "and so it does when the table is loaded again"


@clause("house.jump.race")
def test_a_person_who_jumps_at_the_moment_at_which_a_bot_would_is_first() -> None:
    """What has arrived is heard before what is due."""
    table = played("person easy person easy")
    table.now += PACES.bot_s
    table.send(2, json.dumps({"type": "move", "id": "now", "choice": "jump R7"}))
    table.settle()

    assert table.heard(2)[-1]["type"] in {"ack", "update"}
    assert sizes(table)[2] == 2
