"""A table that is taken up again, from its log or from a snapshot, goes on exactly as it would have."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from declared import own_events
from lastcard import load
from lastcard.bots import Level, Memory, levels
from lastcard.editions import EDITIONS
from lastcard.rules.house import PRESETS
from lastcard.rules.questions import Choice, Question
from lastcard.rules.state import Edition
from lastcard.server.store.log import Snapshot
from lastcard.server.store.snapshots import snapshot_of
from lastcard.table.settings import Paces
from lastcard.testing.positions import arranged
from lastcard.testing.settings import chance
from lastcard.testing.virtual import Guest, Happened, VirtualTable, at
from lastcard.verify import verify
from lastcard.views import View, Wire

SEATS = "person beginner medium easy"
PACES = Paces()
LAST = ("draw", "keep")

Stand = Callable[[VirtualTable, int], None]
"""What is done to a table when its log has so many entries."""


def played(edition: str, seed: str, stands: Stand, **settings: Any) -> VirtualTable:
    """A match in which Ana says at once what is to be said, and again what was not answered."""
    rules, seats = settings.pop("rules", {}), settings.pop("seats", SEATS)
    table = at(seats, seed=seed, edition=edition, rules={"target": 60} | rules, **settings)
    table.watch()
    table.say(0, "salt", salt="anas")
    said = 0
    while table.phase != "over":
        version = len(table.log)
        if version > said:
            said = version
            stands(table, version)
        ana = table.people[0]
        if ana.client is None:
            table.connect(0, ana.version)
        if len(table.log) == version and (wish := wished(ana)) is not None:
            kind, fields = wish
            table.say(0, kind, f"at-{version}", **fields)
        if len(table.log) == version:
            table.wait_for(lambda version=version: len(table.log) > version)  # type: ignore[misc]
    return table


def wished(ana: Guest) -> tuple[str, dict[str, str]] | None:
    """What Ana says now: she plays the first thing she can, and calls."""
    kind = {"lobby": "start", "between": "next"}.get(ana.info["phase"])
    if kind is not None:
        return kind, {}
    offers = [asked["choices"][0] for asked in ana.asked if asked["question"] == "uno"]
    choices = offers or [choice for choice in ana.choices() if choice not in LAST] or ana.choices()
    return ("move", {"choice": choices[0]}) if choices else None


def undisturbed(table: VirtualTable, version: int) -> None:
    """Nothing happens to it."""


def crashes(table: VirtualTable, version: int) -> None:
    """Its server is killed, and its log is replayed."""
    del version
    table.crash()
    table.watch()


class FromSnapshots:
    """Its server is killed, and it is taken up from a snapshot, which is some versions old."""

    def __init__(self, every: int) -> None:
        self._every = every
        self._kept: Snapshot | None = None

    def __call__(self, table: VirtualTable, version: int) -> None:
        """At every version."""
        if version % self._every == 0:
            self._kept = snapshot_of(table.state)
        table.crash(self._kept)
        table.watch()


@pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])
def test_a_table_that_crashes_at_every_version_plays_the_same_match(edition: str) -> None:
    """Entry for entry: with people and with bots of every level, from the log, and from old and new snapshots."""
    expected = played(edition, "1", undisturbed)

    for stands in (crashes, FromSnapshots(1), FromSnapshots(7)):
        table = played(edition, "1", stands)
        assert table.log == expected.log
        assert table.record() == expected.record()
    assert load(expected.record()).over
    assert verify(expected.record()).fair


class Witness:
    """A bot that chooses by what can be concluded about hidden cards."""

    def __init__(self, _: Random) -> None:
        """It needs no luck."""

    def choose(self, view: View, question: Question, memory: Memory) -> Choice | None:
        """What was concluded is of this moment."""
        assert memory.evidence is not None
        assert tuple(map(len, memory.evidence.hands)) == view.hand_sizes
        acts = sum(map(len, memory.evidence.acts))
        return question.choices[acts % len(question.choices)]


def test_a_bot_that_looks_at_evidence_has_the_same_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """It is gathered for its seat, and anew where a table is taken up again."""
    monkeypatch.setitem(levels(), "witness", Level("witness", Witness, {"en": "witness"}, evidence=True))
    expected = played("urrrhhh", "1", undisturbed, seats="person witness easy")

    for stands in (crashes, FromSnapshots(7)):
        assert played("urrrhhh", "1", stands, seats="person witness easy").log == expected.log


OWN: Wire = {
    "name": "Own",
    "colours": ["red", "blue", "green"],
    "cards": {"0-9": 2, "+2": 2, "rev": 1},
    "wilds": {"W4": 4, "WB": 2},
}


@pytest.mark.parametrize(
    ("preset", "deck"), [("stackers", OWN), ("party", None), ("lightning", OWN), ("partners", None), ("mayhem", OWN)]
)
def test_with_house_rules_and_any_deck_a_table_that_crashes_plays_the_same_match(preset: str, deck: Wire | None) -> None:
    """Debts, swapped hands, jumps and partners are in the log and in a snapshot; the deck is in the record."""
    rules = PRESETS[preset] | {"finish": "number", "catch_penalty": 3}
    expected = played("grand", "3", undisturbed, rules=rules, deck=deck)

    for stands in (crashes, FromSnapshots(1), FromSnapshots(5)):
        assert played("grand", "3", stands, rules=rules, deck=deck).log == expected.log
    assert load(expected.record()).over
    # Ana adds to the first shuffle alone.
    assert {problem.code for problem in verify(expected.record()).problems} <= {"unsalted"}


@pytest.mark.parametrize("at_once", [True, False])
@pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])
def test_after_one_crash_at_any_version_the_rest_is_as_it_would_have_been(edition: str, at_once: bool) -> None:  # noqa: FBT001
    """Not only the entries: whoever comes back with what they had seen has been told the same at the end.

    One version in a few, in each edition others.
    """
    expected = played(edition, "2", undisturbed)
    told = told_to(expected.people[0])
    few, first = 3 if at_once else 10, 3 + [each.id for each in EDITIONS].index(edition)
    for crash_at in range(first, len(expected.log), few):

        def stands(table: VirtualTable, version: int, crash_at: int = crash_at) -> None:
            if version == crash_at:
                table.crash(snapshot_of(table.state) if at_once else None)
                table.watch()

        table = played(edition, "2", stands)
        assert table.log == expected.log
        assert told_to(table.people[0]) == told


def told_to(guest: Guest) -> list[tuple[int, object]]:
    """What somebody was told of the match, by version, whether they were there or heard of it later."""
    told: dict[int, object] = {}
    for message in guest.messages:
        for part in message.get("missed", ()) if message["type"] == "welcome" else [message] * (message["type"] == "update"):
            assert part["version"] not in told, "a version was told twice"
            told[part["version"]] = part["events"]
    return list(told.items())


# --- In the middle of a question -----------------------------------------------------------------------------------------------

SEALED = "sealed"
"""A card lies face down and waits for another."""
MOVES_MAX = 1500


def verbs(edition: Edition) -> set[str]:
    """Every verb that an edition offers, and `SEALED` where its card has something laid face down."""
    return {*edition.verbs, *(SEALED for event in own_events(edition) if event.seals())}


def pending(table: VirtualTable) -> tuple[set[str], set[str]]:
    """The questions of this moment and their verbs."""
    asked = [asked for guest in table.people.values() for asked in guest.asked]
    happened = [event for _, events in table.state.told for event in events]
    sealed = {SEALED} if happened and happened[-1].seals() else set()
    offered = {choice.split()[0] for one in asked for choice in one["choices"]}
    return {one["question"] for one in asked} | sealed, offered | sealed


def views(table: VirtualTable) -> list[Wire | None]:
    """What everybody sees."""
    return [guest.view for guest in table.people.values()]


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_after_a_crash_in_the_middle_of_any_question_everybody_sees_and_is_asked_the_same(edition: Edition) -> None:
    """The first time that each is asked, the server is killed twice: its log is replayed, and a snapshot taken up."""
    rng, met, missing = chance("6"), set[str](), verbs(edition)
    rules = {"target": 100_000, "catch_until": "held", "stacking": "any", "jump_in": True, "seven_zero": True}
    table = at("person person person person", edition=edition.id, rules=rules, begun=True)
    for _ in range(MOVES_MAX):
        questions, offered = pending(table)
        missing -= offered
        if questions - met:
            met |= questions
            before = views(table)
            for snapshot in (None, snapshot_of(table.state)):
                table.crash(snapshot)
                for seat in table.people:
                    table.connect(seat, table.people[seat].version)
                assert views(table) == before
        if not missing:
            break
        play_something_special(table, rng)
    assert not missing


def play_something_special(table: VirtualTable, rng: Random) -> None:
    """Special cards and Wild Draw Fours first, then whatever can be put down, so that every question comes soon."""
    if table.phase == "between":
        table.say(0, "next")
        return
    seat, choices = next((seat, guest.choices()) for seat, guest in table.people.items() if guest.choices())
    wild = [choice for choice in choices if choice.startswith("play W")]
    down = [choice for choice in choices if choice.startswith(("play", "put"))]
    table.move(seat, rng.choice(wild or down or choices))
    table.wait(PACES.opens_s + PACES.holds_s)


def test_whoever_comes_in_the_middle_of_a_round_is_told_all_of_it_also_from_a_snapshot() -> None:
    """A seat and a spectator; of earlier rounds nothing."""
    table = at("person person", rules={"target": 9999}, begun=True, seed="3")
    while (
        table.state.match is None or table.state.match.state.round_no < 2 or table.state.version < table.state.before_round + 20
    ):
        play_something_special(table, chance("late"))
    told = [part for part in told_to(table.people[0]) if part[0] > table.state.before_round]
    for snapshot in (None, snapshot_of(table.state)):
        late, watching = Guest("late", table.people[0].token), Guest("watching")
        for guest in (late, watching):
            table.connect(guest, "round")
        assert told_to(late) == told
        assert [version for version, _ in told_to(watching)] == [version for version, _ in told]
        assert "cards" not in str([event for part in watching.messages[0]["missed"] for event in part["events"]])
        table.crash(snapshot)


def test_a_bot_that_has_kept_silent_keeps_silent_when_the_table_has_gone_on_and_is_taken_up() -> None:
    """It thinks once about each call, though nobody remembers after a crash that it has."""
    silent = arranged("R1 R2 B3 B4", "W R5", top="G9", turn=1)
    kept = 0
    for seed in range(30):
        table = at("person beginner", seed=str(seed), begin=silent, begun=True)
        table.wait_for(lambda table=table: table.people[0].choices() != [])  # type: ignore[misc]
        if table.state.match is None or not table.state.match.state.owing:
            continue
        kept += 1
        version = table.state.version
        table.crash()
        table.connect(0)
        table.wait(3600.0)
        assert table.state.version == version, "it has called after all"
    assert kept, "no beginner has forgotten to call"


def test_the_same_seed_is_the_same_history_byte_for_byte() -> None:
    """Every entry and every message, to the same clients at the same moments; and another seed is another one."""

    def history(seed: str) -> list[Happened]:
        return played("classic", seed, undisturbed).history

    assert history("1") == history("1")
    assert history("1") != history("2")
