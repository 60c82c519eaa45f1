"""The clock: how soon bots answer, when a timer answers for somebody, and when the host's start goes through."""

from __future__ import annotations

import pytest

from lastcard.table.entries import Moved
from lastcard.table.settings import Paces, TableLimits
from lastcard.testing.positions import arranged
from lastcard.testing.virtual import HELD, VirtualTable, at, stored_entries

PACES = Paces()
TIMERS = {"slow": PACES.slow_s, "normal": PACES.normal_s, "fast": PACES.fast_s}
SHORTLY = 0.001
HANDS = ("R1 R2 B3", "R7 R5 G2", "R3 G4 G5")


def moves(table: VirtualTable) -> list[tuple[int, bool]]:
    """Who has moved, and whether they have said so themselves."""
    return [(entry.seat, entry.asked is not None) for entry in stored_entries(table.log) if isinstance(entry, Moved)]


# --- Bots ----------------------------------------------------------------------------------------------------------------------


def test_a_bot_answers_after_its_pace() -> None:
    """Neither at once, nor later."""
    table = at("easy person person", begin=arranged(*HANDS), begun=True)

    table.wait(PACES.bot_s - SHORTLY)
    assert moves(table) == []
    table.wait(SHORTLY)
    assert moves(table) == [(0, False)]


@pytest.mark.parametrize(("pace", "times"), [("slow", PACES.bot_slow), ("normal", 1.0), ("fast", PACES.bot_fast)])
def test_the_host_sets_the_pace_of_the_bots(pace: str, times: float) -> None:
    """It is the table's: in its log, in what everybody is told, and for every bot at it."""
    table = at("easy person person", begin=arranged(*HANDS), begun=True, bot_pace=pace)
    assert table.watch().info["settings"]["bot_pace"] == pace

    table.wait(times * PACES.bot_s - SHORTLY)
    assert moves(table) == []
    table.wait(SHORTLY)
    assert moves(table) == [(0, False)]


def test_a_host_changes_the_pace_of_the_bots_in_the_lobby() -> None:
    """And a client that knows nothing of it leaves the bots as they are by themselves."""
    table, seats = at("person easy person"), ["person", "easy", "person"]

    assert table.say(0, "settings", settings={"seats": seats, "bot_pace": "fast"}) == "ack"
    assert table.say(0, "settings", settings={"seats": seats, "bot_pace": "hasty"}) == "bad_message"
    assert table.look()["settings"]["bot_pace"] == "fast"
    assert table.say(0, "settings", settings={"seats": seats}) == "ack"
    assert table.look()["settings"]["bot_pace"] == "normal"


def test_bots_play_on_without_anybody_but_never_for_a_person() -> None:
    """A table waits for the people who sit at it for as long as they like, if it has no timer."""
    table = at("easy easy person", begin=arranged(*HANDS), begun=True)
    table.wait(3600.0)

    assert table.state.clock.asked.keys() == {2}
    assert {seat for seat, _ in moves(table)} == {0, 1}


def test_a_chat_or_a_salt_makes_no_bot_wait() -> None:
    """Only what is asked anew begins anew."""
    table = at("easy person person", begin=arranged(*HANDS), begun=True)
    table.wait(PACES.bot_s / 2)
    assert table.say(1, "chat", phrase="hello") == "ack"
    assert table.say(1, "salt", salt="more") == "ack"
    table.wait(PACES.bot_s / 2)

    assert moves(table) == [(0, False)]


# --- Timers --------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("timer", "seconds"), TIMERS.items())
def test_a_timer_answers_for_who_does_not_with_an_ordinary_move(timer: str, seconds: float) -> None:
    """The clock says how long there is, of how long in all; seat 0 is asked, and nobody else."""
    table = at("person person person", begin=arranged(*HANDS), begun=True, timer=timer)
    watching = table.watch()
    assert table.people[1].clock == watching.clock == {"turn_ms": 1000 * seconds, "whole_ms": 1000 * seconds, "catch_ms": None}
    table.wait(seconds / 2)
    assert table.watch().clock["turn_ms"] == 500 * seconds

    table.wait(seconds / 2 - SHORTLY)
    assert moves(table) == []
    table.wait(SHORTLY)
    assert moves(table) == [(0, False)]


def test_without_a_timer_nobody_is_hurried() -> None:
    """The clock says so."""
    table = at("person person person", begin=arranged(*HANDS), begun=True, timer="none")
    assert table.people[0].clock == {"turn_ms": None, "whole_ms": None, "catch_ms": None}
    table.wait(24 * 3600.0)

    assert moves(table) == []


def test_a_timer_begins_when_the_move_is_no_longer_held() -> None:
    """Nobody loses time because somebody else can be caught."""
    table = at("person person person", begin=arranged("R7 R5", *HANDS[1:]), begun=True, timer="fast")
    table.move(0, "play R7")
    held_s = PACES.opens_s + PACES.holds_s
    assert table.people[1].clock["turn_ms"] == 1000 * (held_s + PACES.fast_s)

    table.wait(held_s + PACES.fast_s - SHORTLY)
    assert len(moves(table)) == 1
    table.wait(SHORTLY)
    assert moves(table)[1:] == [(1, False)]


def test_nobody_elses_call_gives_somebody_more_time() -> None:
    """Their turn began before it."""
    table = at("person person person", begin=arranged("R7 R5", *HANDS[1:]), begun=True, timer="fast")
    table.move(0, "play R7")
    table.wait(PACES.opens_s + PACES.holds_s)
    table.wait(5.0)
    table.move(0, "uno")

    assert table.people[1].clock["turn_ms"] == 1000 * (PACES.fast_s - PACES.opens_s - PACES.holds_s - 5.0)


def test_a_timer_that_could_not_store_its_move_tries_again() -> None:
    """The table goes on when the disk does."""
    table = at("person person person", begin=arranged(*HANDS), begun=True, timer="fast")
    table.full = True
    table.wait(PACES.fast_s + 10.0)
    assert moves(table) == []
    table.full = False
    table.wait(2.0)

    assert moves(table) == [(0, False)]


# --- A start that waits for salt -----------------------------------------------------------------------------------------------


def unsalted(seats: str = "person person") -> VirtualTable:
    """Ana has added to the shuffle, and Ben has not."""
    table = at(seats)
    assert table.say(0, "salt", salt="anas") == "ack"
    return table


def mixed_in(table: VirtualTable) -> list[str]:
    """The salts of the first round."""
    salts: list[str] = table.look()["fairness"][0]["salts"]
    return salts


def test_a_match_waits_at_its_start_for_the_salt_of_everybody_who_is_here() -> None:
    """What would be refused does not wait, and who is not here is not waited for."""
    table = unsalted("person person person")
    table.disconnect(2)
    assert table.say(1, "start") == "not_host"
    assert table.say(0, "start", "go") == HELD

    assert table.say(1, "salt", salt="bens") == "ack"

    assert table.phase == "playing"
    assert mixed_in(table) == ["anas", "bens"]
    answer = next(message for message in table.heard(0) if message.get("id") == "go")
    assert answer == {"type": "ack", "id": "go", "version": table.state.version}


def test_a_match_does_not_wait_for_salt_for_ever() -> None:
    """A client that never adds any holds nobody up for longer than a moment."""
    table = unsalted()
    table.say(0, "start")
    table.wait(PACES.salt_s - SHORTLY)
    assert table.phase == "lobby"
    table.wait(SHORTLY)

    assert table.phase == "playing"
    assert mixed_in(table) == ["anas"]


def test_a_match_does_not_wait_for_somebody_who_has_gone() -> None:
    """It begins as soon as they have."""
    table = unsalted()
    table.say(0, "start")
    table.disconnect(1)

    assert table.phase == "playing"


def test_a_held_start_said_twice_begins_once() -> None:
    """And whoever says it a third time, when it has begun, is answered as the first time."""
    table = unsalted()
    assert table.say(0, "start", "go") == HELD
    assert table.say(0, "start", "go") == HELD
    table.say(1, "salt", salt="bens")
    begun = table.state.version
    assert table.say(0, "start", "go") == "ack"

    answers = [message for message in table.heard(0) if message.get("id") == "go"]
    assert answers == [{"type": "ack", "id": "go", "version": begun}] * 2
    assert table.state.version == begun


def test_a_held_start_is_answered_where_it_was_said_last() -> None:
    """The host was away for a moment, and has said it again under its id."""
    table = unsalted()
    table.say(0, "start", "go")
    table.disconnect(0)
    table.connect(0)
    assert table.say(0, "start", "go") == HELD
    table.say(1, "salt", salt="bens")

    assert [message["type"] for message in table.heard(0) if message.get("id") == "go"] == ["ack"]
    assert mixed_in(table) == ["anas", "bens"]


def test_a_held_start_goes_with_a_host_who_leaves() -> None:
    """Nobody else has said it, also whoever has the seat next and is host there."""
    table = unsalted()
    table.say(0, "start", "go")
    table.say(0, "leave")
    table.join("Cy", 0)
    assert table.say(1, "host", seat=0) == "ack"
    table.say(1, "salt", salt="bens")
    table.wait(PACES.salt_s * 2)
    assert table.phase == "lobby"

    table.connect(0)
    table.say(0, "salt", salt="cys")
    assert table.say(0, "start", "go") == "ack"
    assert mixed_in(table) == ["cys", "bens"]


def test_a_held_start_is_refused_if_its_host_hands_over() -> None:
    """It is judged when its time has come, and the answer stays the answer."""
    table = unsalted()
    table.say(0, "start", "go")
    table.say(0, "host", seat=1)
    table.say(1, "salt", salt="bens")

    assert [message["code"] for message in table.heard(0) if message.get("id") == "go"] == ["not_host"]
    assert table.say(0, "start", "go") == "not_host"
    assert table.phase == "lobby"


def test_salts_stay_hidden_until_the_deal() -> None:
    """Otherwise somebody could choose one that suits the others."""
    table = unsalted()
    assert not [message for message in table.people[1].messages if "anas" in str(message)]
    table.say(1, "salt", salt="bens")
    table.say(0, "start")

    assert mixed_in(table) == ["anas", "bens"]


def test_so_many_salts_go_into_one_shuffle_and_then_again_into_the_next() -> None:
    """The log must not grow by what nobody plays: also not where a seat is taken again and again."""
    table = at("person person", limits=TableLimits(salts=2))
    said = []
    for name in ("Ben", "Cy", "Dan"):
        said.append(table.say(1, "salt", salt=name))
        table.say(1, "leave")
        table.join(f"{name}s-friend", 1)
        table.connect(1)
    assert said == ["ack", "ack", "too_many"]
    table.say(0, "start")
    table.wait(PACES.salt_s)

    assert table.say(1, "salt", salt="next") == "ack"


def test_a_table_that_is_worn_out_takes_nothing_more() -> None:
    """But everybody can still see it."""
    table = at("person easy", limits=TableLimits(entries=2))
    assert table.say(0, "start") == "too_many"
    assert table.say(0, "ping") == "ack"
    assert table.look()["phase"] == "lobby"
