"""Commands: each is obeyed once, in the order of arrival, and everything wrong is refused with a reason and changes nothing."""

from __future__ import annotations

import json

import pytest

from lastcard.codes import CODES
from lastcard.protocol import PHRASES, Ack, encode
from lastcard.server.store.snapshots import snapshot_of
from lastcard.table import entries
from lastcard.table.replies import ACKED_MAX, Replies
from lastcard.testing.positions import arranged
from lastcard.testing.virtual import VirtualTable, at
from lastcard.views import Wire

HANDS = ("R1 R2 B3", "R7 R5 G2")


def playing(chat: str = "phrases") -> VirtualTable:
    """It is seat 0's turn."""
    return at("person person", begin=arranged(*HANDS), begun=True, chat=chat)


def answers(table: VirtualTable, seat: int, id_: str) -> list[Wire]:
    """What a seat was answered under an id."""
    return [message for message in table.people[seat].messages if message.get("id") == id_]


# --- Said again ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("how", ["at once", "on another connection", "after a crash", "after a crash, from a snapshot"])
def test_a_command_said_twice_is_obeyed_once_and_gets_the_same_answer(how: str) -> None:
    """Whatever it says the second time."""
    table = playing()
    before = table.state.version
    assert table.move(0, "play R1", "one") == "ack"
    table.say(1, "chat", phrase="ouch")
    if how.startswith("after"):
        table.crash(snapshot_of(table.state) if how.endswith("snapshot") else None)
    if how != "at once":
        table.connect(0)

    assert table.move(0, "nonsense", "one") == "ack"

    assert answers(table, 0, "one")[-1] == {"type": "ack", "id": "one", "version": before + 1}
    assert table.state.version == before + 1


def test_an_error_is_repeated_too() -> None:
    """The first answer counts, even if the move would be right by now."""
    table = playing()
    assert table.move(0, "play X9", "wrong") == "illegal_move"
    assert table.move(0, "play R1", "wrong") == "illegal_move"
    assert answers(table, 0, "wrong")[0] == answers(table, 0, "wrong")[1]


def test_what_is_worth_another_try_is_not_remembered() -> None:
    """Once there is room on the disk, the same command is obeyed."""
    table = playing()
    table.full = True
    assert table.move(0, "play R1", "one") == "not_stored"
    table.full = False
    assert CODES["not_stored"].retry
    assert table.move(0, "play R1", "one") == "ack"


def test_ids_of_one_seat_mean_nothing_in_another() -> None:
    """Two clients may count in the same way."""
    table = playing()
    assert table.move(0, "play R1", "1") == "ack"
    assert table.move(1, "play R7", "1") == "ack"


def test_whoever_has_the_seat_next_begins_with_ids_of_their_own() -> None:
    """The answers of the one before are not theirs."""
    table = at("person person")
    table.say(1, "salt", "1", salt="bens")
    table.say(1, "leave", "2")
    table.join("Cy", 1)
    table.connect(1)

    assert table.say(1, "start", "1") == "not_host"
    assert table.say(1, "salt", "2", salt="cys") == "ack"


def test_so_many_answers_are_kept() -> None:
    """What is older is judged like anything new: a client that says things again says the last few again."""
    table = at("person person")
    for n in range(ACKED_MAX + 1):
        table.say(0, "settings", f"id-{n}", settings={"seats": ["person", "person"], "rules": {"target": n + 1}})
    version = table.state.version
    assert table.say(0, "settings", "id-1", settings={"seats": ["person", "person"]}) == "ack"
    assert table.state.version == version
    assert table.say(0, "settings", "id-0", settings={"seats": ["person", "person"]}) == "ack"
    assert table.state.version == version + 1


def test_each_of_the_answers_kept_is_found_and_no_other() -> None:
    """Whatever the ids are, and however often the oldest has made room."""
    replies, ids = Replies(), [f"id {n}" for n in range(5 * ACKED_MAX)]
    for version, id_ in enumerate(ids, 1):
        replies.record(version, entries.Moved(asked=entries.Asked(2, id_), seat=2, choice="draw"))

    found = [replies.given(2, id_) for id_ in ids]

    assert found[:-ACKED_MAX] == [None] * (len(ids) - ACKED_MAX)
    assert found[-ACKED_MAX:] == [encode(Ack(id_, version)) for version, id_ in enumerate(ids, 1)][-ACKED_MAX:]
    assert replies.begin() == {2: len(ids) - ACKED_MAX}
    assert replies.given(1, ids[-1]) is None


def test_of_two_moves_at_once_the_second_is_judged_after_the_first() -> None:
    """Two answers to one question: one is taken."""
    table = playing()
    for id_ in ("first", "second"):
        table.send(0, json.dumps({"type": "move", "id": id_, "choice": "play R1"}))

    assert [answers(table, 0, id_)[0]["type"] for id_ in ("first", "second")] == ["ack", "error"]


# --- Refused -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "fields", "code"),
    [
        ("move", {"choice": "play G9"}, "illegal_move"),
        ("move", {"choice": "uno"}, "illegal_move"),
        ("start", {}, "wrong_phase"),
        ("next", {}, "wrong_phase"),
        ("rematch", {}, "wrong_phase"),
        ("settings", {"settings": {}}, "wrong_phase"),
        ("salt", {"salt": "a,b"}, "bad_message"),
        ("kick", {"seat": 0}, "no_seat"),
        ("kick", {"seat": 9}, "no_seat"),
        ("move", {}, "bad_message"),
        ("move", {"choice": ""}, "bad_message"),
        ("move", {"choice": 7}, "bad_message"),
        ("move", {"choice": "x" * 300}, "bad_message"),
        ("kick", {"seat": 10}, "bad_message"),
        ("dance", {}, "bad_message"),
    ],
)
def test_what_is_refused_changes_nothing_and_nobody_else_hears_of_it(kind: str, fields: Wire, code: str) -> None:
    """Every error has a code that clients know, and a sentence."""
    table = playing()
    before, heard = snapshot_of(table.state), len(table.people[1].messages)

    assert table.say(0, kind, "wrong", **fields) == code

    assert code in CODES
    assert answers(table, 0, "wrong")[0]["message"]
    assert snapshot_of(table.state) == before
    assert len(table.people[1].messages) == heard


@pytest.mark.parametrize(
    ("kind", "fields", "other"),
    [
        ("settings", {"settings": {"seats": ["person", "person"]}}, {"settings": {"seats": ["person", "person", "easy"]}}),
        ("salt", {"salt": "anas"}, None),
    ],
)
def test_what_changes_nothing_leaves_no_entry(kind: str, fields: Wire, other: Wire | None) -> None:
    """Said again without end, it would fill the disk; it is acknowledged, and said again later it is not obeyed either."""
    table = at("person person")
    table.say(0, kind, **fields)
    before, heard = len(table.log), len(table.people[1].messages)

    assert [table.say(0, kind, f"again-{n}", **fields) for n in range(3)] == ["ack"] * 3

    assert (len(table.log), len(table.people[1].messages)) == (before, heard)
    assert answers(table, 0, "again-0")[0]["version"] == table.state.version
    if other is not None:
        assert table.say(0, kind, **other) == "ack"
        before += 1
    assert table.say(0, kind, "again-0", **fields) == "ack"
    assert len(table.log) == before


def test_a_refused_move_says_what_was_possible() -> None:
    """In the notation."""
    table = playing()
    table.move(0, "play nothing", "wrong")

    assert all(choice in answers(table, 0, "wrong")[0]["message"] for choice in ("play R1", "play R2", "draw"))


def test_a_seat_cannot_move_for_another_whatever_its_message_says() -> None:
    """The connection knows the seat; a field that names another is ignored."""
    assert playing().say(1, "move", choice="play R1", seat=0) == "not_asked"


def test_who_watches_can_do_nothing_but_ask_whether_anybody_is_there() -> None:
    """A spectator has no seat to move with, and sees no hand."""
    table = playing()
    watching = table.watch()
    assert table.say(watching, "ping") == "ack"
    for kind, fields in (
        ("move", {"choice": "draw"}),
        ("kick", {"seat": 0}),
        ("salt", {"salt": "a"}),
        ("chat", {"phrase": "ouch"}),
        ("nudge", {}),
        ("ready", {}),
    ):
        assert table.say(watching, kind, **fields) == "no_seat"
    assert watching.seat is None
    assert watching.view is not None
    assert (watching.view["hand"], watching.view["asked"]) == (None, [])


def test_what_cannot_be_stored_is_refused_and_nobody_hears_that_it_happened() -> None:
    """A join, a move and a start alike."""
    table = at("person person person")
    table.say(2, "leave")
    before, heard = snapshot_of(table.state), [len(table.people[seat].messages) for seat in (0, 1)]
    table.full = True

    assert table.say(1, "salt", salt="bens") == "not_stored"
    assert table.say(1, "leave") == "not_stored"
    assert snapshot_of(table.state) == before
    assert [len(table.people[seat].messages) for seat in (0, 1)] == [heard[0], heard[1] + 2]


# --- Chat ----------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("chat", "said", "code"),
    [
        ("phrases", {"phrase": "well_played"}, "ack"),
        ("phrases", {"text": "hello"}, "wrong_phase"),
        ("phrases", {"phrase": "you_cheat"}, "bad_message"),
        ("phrases", {}, "bad_message"),
        ("phrases", {"reaction": "rude"}, "bad_message"),
        ("phrases", {"reaction": "wow", "phrase": "ouch"}, "bad_message"),
        ("off", {"reaction": "wow"}, "wrong_phase"),
        ("free", {"text": "hello"}, "ack"),
        ("free", {"phrase": "well_played"}, "ack"),
        ("free", {"text": "two\nlines"}, "bad_message"),
        ("free", {"text": "turned \u202e round"}, "bad_message"),
        ("free", {"text": "both", "phrase": "ouch"}, "bad_message"),
        ("off", {"phrase": "well_played"}, "wrong_phase"),
    ],
)
def test_chat_is_what_the_host_allows(chat: str, said: Wire, code: str) -> None:
    """Who speaks is named by the table, and everybody hears it, also who watches."""
    table = playing(chat=chat)
    watching = table.watch()
    assert table.say(0, "chat", **said) == code

    heard = [message for message in watching.messages if message["type"] == "chat"]
    assert heard == ([{"type": "chat", "seat": 0} | said] if code == "ack" else [])


def test_chat_is_never_a_flood() -> None:
    """A few at once, and then one every two seconds; each seat for itself."""
    table = playing()
    limits = table.state.conditions.limits
    said = [table.say(0, "chat", phrase=PHRASES[0]) for _ in range(limits.chat_burst + 2)]
    assert said == ["ack"] * limits.chat_burst + ["too_many"] * 2
    assert table.say(1, "chat", phrase=PHRASES[0]) == "ack"
    table.wait(1 / limits.chat_per_second)

    assert [table.say(0, "chat", phrase=PHRASES[0]) for _ in range(2)] == ["ack", "too_many"]


def test_a_remark_said_again_is_heard_once() -> None:
    """As with any other command."""
    table = playing()
    for _ in range(3):
        assert table.say(0, "chat", "one", phrase="ouch") == "ack"

    assert [message["type"] for message in table.people[1].messages].count("chat") == 1
