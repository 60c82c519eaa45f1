"""A server restored from a backup: whatever somebody may have seen since then is not played again, and everybody is told why."""

from __future__ import annotations

import pytest

from lastcard.replay import load
from lastcard.server.store.snapshots import snapshot_of
from lastcard.testing.virtual import Guest, VirtualTable, at, folded
from lastcard.verify import verify
from lastcard.views import Wire


def commitments(guest: Guest) -> dict[int, str]:
    """What is committed to for each round."""
    return {shuffle["round"]: shuffle["commitment"] for shuffle in guest.info["fairness"]}


def play(table: VirtualTable, until: str) -> None:
    """Play on until the table is in this phase; whoever is asked takes their first choice."""
    while table.phase != until:
        if table.phase == "between":
            assert table.say(0, "next") == "ack"
        for seat in (0, 1):
            if (choices := table.people[seat].choices()) and not table.state.held:
                table.move(seat, choices[0])
        table.wait(5.0)


def dealt(rounds: int) -> VirtualTable:
    """A table at which the last of so many rounds has been played for a while."""
    table = at("person person", begun=True, rules={"target": 2000}, auto_call=True)
    for _ in range(rounds - 1):
        play(table, "between")
        assert table.say(0, "next") == "ack"
    for seat in (0, 1):
        table.say(seat, "salt", salt=f"salt-of-{seat}")
    for _ in range(3):
        for seat in (0, 1):
            if choices := table.people[seat].choices():
                table.move(seat, choices[0])
        table.wait(5.0)
    assert table.phase == "playing"
    return table


def back(table: VirtualTable) -> Guest:
    """Both players come back; the first of them."""
    return [table.connect(seat) for seat in (1, 0)][-1]


@pytest.mark.parametrize("rounds", [1, 3])
def test_the_round_that_was_played_is_void_and_dealt_again_with_a_fresh_pledge(rounds: int) -> None:
    """Those who played on after the backup know its cards: the rounds before it stand, scores and all."""
    table = dealt(rounds)
    backup, before, scores = len(table.log), commitments(table.people[0]), table.people[0].view["scores"]  # type: ignore[index]
    hands = table.state.match.state.hands  # type: ignore[union-attr]
    play(table, "between")

    table.restore(backup)
    ana = back(table)

    assert (table.phase, ana.info["restored"]) == ("lobby" if rounds == 1 else "between", rounds)
    assert (ana.view is None) == (rounds == 1)
    now = commitments(ana)
    assert {number: now[number] for number in range(1, rounds)} == {number: before[number] for number in range(1, rounds)}
    assert set(now) == set(range(1, rounds + 1))
    assert now[rounds] not in before.values()
    # Salts were for the old commitment, and are given again for the new one.
    assert table.state.coming == {}
    assert [table.say(seat, "salt", salt=f"again-{seat}") for seat in (0, 1)] == ["ack", "ack"]
    assert table.say(0, "start" if rounds == 1 else "next") == "ack"
    table.settle()
    assert "restored" not in table.people[0].info
    assert table.state.match is not None
    assert table.state.match.state.round_no == rounds
    assert table.state.match.state.hands != hands
    assert table.people[0].view["scores"] == scores  # type: ignore[index]


@pytest.mark.parametrize("phase", ["lobby", "between"])
def test_a_round_that_was_not_dealt_gets_a_fresh_pledge(phase: str) -> None:
    """Its seed may have been opened since then."""
    table = at("person person", begun=phase == "between", auto_call=True)
    if phase == "between":
        play(table, "between")
    before = commitments(table.people[0])
    view = table.people[0].view

    table.restore(len(table.log))
    ana = back(table)

    assert (table.phase, ana.info["restored"]) == (phase, 0)
    now = commitments(ana)
    assert now.keys() == before.keys()
    assert [number for number in now if now[number] != before[number]] == [max(now)]
    assert (ana.view or {}).get("scores") == (view or {}).get("scores")


def test_the_record_says_so_and_is_read_and_verified_as_before() -> None:
    """A comment stands before the round that was dealt anew, and nothing of the void one."""
    table = dealt(2)
    table.restore(len(table.log))
    back(table)
    for seat in (0, 1):
        table.say(seat, "salt", salt=f"again-{seat}")
    play(table, "over")
    record = table.record()
    lines = record.splitlines()
    assert lines[lines.index("round 2") - 1] == "# the server was restored from a backup: round 2 is void"
    assert lines.count("round 2") == 1
    assert load(record).over
    assert {problem.code for problem in verify(record).problems} == {"unsalted"}, "most rounds have none"


def test_a_restored_table_is_what_its_log_tells_also_from_a_snapshot() -> None:
    """Before the next deal and after it, and after another restore."""
    table = dealt(2)
    for _ in range(2):
        table.restore(len(table.log))
        for _ in range(2):
            assert snapshot_of(folded(table.state.id, table.state.conditions, table.log)) == snapshot_of(table.state)
            table.crash(snapshot_of(table.state))
            ana = back(table)
            assert _told(ana) == _told(table.watch())
            table.say(0, "next")


def _told(guest: Guest) -> Wire:
    return {name: guest.info.get(name) for name in ("phase", "restored", "round", "fairness")}


def test_who_took_a_seat_in_the_void_round_has_it_at_once() -> None:
    """There is nothing to watch any more."""
    table = dealt(2)
    table.say(1, "leave")
    table.join("Cy", 1)
    assert table.connect(1).seat is None
    table.restore(len(table.log))
    assert table.connect(1).seat == 1


def test_who_left_the_void_first_round_is_no_former_player_of_the_match_to_come() -> None:
    """The match is dealt anew, and whoever sits down meanwhile plays it from its beginning."""
    table = dealt(1)
    table.say(1, "leave")
    assert table.state.former
    table.restore(len(table.log))
    assert table.state.former == {}
    assert folded(table.state.id, table.state.conditions, table.log).former == {}
