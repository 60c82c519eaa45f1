"""Faces, reminders and who is ready: what people tell each other besides words. None of it is stored."""

from __future__ import annotations

import pytest

from lastcard.table.settings import Paces
from lastcard.testing.positions import arranged
from lastcard.testing.virtual import VirtualTable, at


def playing(chat: str = "phrases") -> VirtualTable:
    """It is seat 0's turn."""
    return at("person person", begin=arranged("R1 R2 B3", "R7 R5 G2"), begun=True, chat=chat)


@pytest.mark.parametrize("chat", ["phrases", "free"])
def test_a_reaction_is_heard_with_a_sign_for_those_who_do_not_draw_it(chat: str) -> None:
    """Clients of earlier days show it as a text."""
    table = playing(chat=chat)
    assert table.say(0, "chat", reaction="laugh") == "ack"

    heard = [message for message in table.people[1].messages if message["type"] == "chat"]
    assert heard == [{"type": "chat", "seat": 0, "text": "😄", "reaction": "laugh"}]


def test_who_is_waited_for_can_be_reminded_after_a_while_and_again_after_as_long() -> None:
    """Everybody hears of it; nobody reminds themselves."""
    table = playing()
    assert table.say(1, "nudge") == "too_many"
    table.wait(10)
    assert table.say(0, "nudge") == "wrong_phase", "it is their own turn"
    assert table.say(1, "nudge") == "ack"
    assert table.people[0].messages[-1] == {"type": "nudge", "seat": 1, "to": [0]}
    assert table.say(1, "nudge") == "too_many"
    table.wait(10)
    assert table.say(1, "nudge") == "ack"
    table.move(0, "play R1")

    assert table.say(0, "nudge") == "too_many", "play waits for another, and has only just begun to"


def test_a_reminder_goes_to_people_who_are_here_and_only_where_something_may_be_said() -> None:
    """A bot needs none, who is away would not hear it, and a table may be silent."""
    with_bots = at("person easy", begin=arranged("R1 R2", "R3 R4", turn=1), begun=True, paces=Paces(bot_s=100))
    with_bots.wait(20)
    assert with_bots.say(0, "nudge") == "wrong_phase"
    left = playing()
    left.disconnect(0)
    left.wait(20)
    assert left.say(1, "nudge") == "wrong_phase"
    silent = playing(chat="off")
    silent.wait(20)
    assert silent.say(1, "nudge") == "wrong_phase"


def test_who_is_ready_is_shown_until_the_deal_and_nothing_waits_for_it() -> None:
    """It can be taken back, and goes with the connection."""
    table = at("person person")

    def ready() -> list[object]:
        return [seat.get("ready") for seat in table.people[0].info["seats"]]

    assert ready() == [None, None]
    assert table.say(1, "ready") == "ack"
    assert ready() == [None, True]
    assert table.say(1, "ready", ready=False) == "ack"
    assert ready() == [None, None]
    table.say(1, "ready")
    table.connect(1)
    assert ready() == [None, None], "another connection says it again"
    table.say(1, "ready")
    table.say(0, "start")
    table.wait_for(lambda: table.state.phase == "playing")

    assert ready() == [None, None]
    assert table.say(1, "ready") == "wrong_phase"
