"""When bots act, on a clock that the test moves."""

from __future__ import annotations

from lastcard.rules.questions import Choice, Question
from lastcard.tui.pace import CALL, CATCH, HOLD, Pace
from tui.tables import arranged


class Scripted:
    """A bot that takes up the offers it is told to, and otherwise does the first thing possible."""

    def __init__(self, *offers: str) -> None:
        self.offers = offers
        self.put: list[str] = []

    def choose(self, view: object, question: Question, memory: object) -> Choice | None:
        """Note every offer, and answer."""
        del view, memory
        if question.offer:
            self.put.append(question.name)
        return None if question.offer and question.name not in self.offers else question.choices[0]


class Clock:
    """A clock that stands still until it is moved."""

    now = 100.0

    def __call__(self) -> float:
        """The time."""
        return self.now


def test_a_bot_waits_before_it_moves() -> None:
    """One pace after the last thing that happened, counted from then."""
    clock = Clock()
    pace = Pace(arranged("R5 B2 | R7 G1", turn=1), 2.0, clock)
    deed = pace.next()
    assert deed is not None
    assert deed.wait_s == 2.0
    clock.now += 1.5
    deed = pace.next()
    assert deed is not None
    assert deed.wait_s == 0.5
    pace.changed()
    deed = pace.next()
    assert deed is not None
    assert deed.wait_s == 2.0


def test_nothing_is_due_while_only_people_are_asked() -> None:
    """The table waits for the reader for ever."""
    assert Pace(arranged("R5 B2 | R7 G1"), 1.0, Clock()).next() is None


def test_a_window_has_its_order() -> None:
    """A bot's own call, then the others' catches, then the next move; each offer is put once."""
    table, clock = arranged("R5 B2 B3 | R1 B9 | R7 G1", "1 play R1", turn=1), Clock()
    forgetful, blind = Scripted(), Scripted()
    table.bots |= {1: forgetful, 2: blind}
    pace = Pace(table, 1.0, clock)
    moments = []
    while (deed := pace.next()) is not None and table.match.view(0).turn == 2:
        clock.now += deed.wait_s
        deed.do()
        moments.append(round(clock.now - 100, 6))
    assert (forgetful.put, blind.put) == (["uno"], ["catch"])
    assert moments == [CALL, CATCH, HOLD]


def test_a_call_that_was_made_holds_the_next_bot_as_long() -> None:
    """The wait is the same with and without the call, and so tells nothing."""
    for move in ("1 play R1", "1 play R1 uno"):
        table, clock = arranged("R5 B2 B3 | R1 B9 | R7 G1", move, turn=1), Clock()
        table.bots |= {1: Scripted(), 2: Scripted()}
        pace = Pace(table, 1.0, clock)
        while (deed := pace.next()) is not None and table.match.view(0).turn == 2:
            clock.now += deed.wait_s
            deed.do()
        assert clock.now == 100 + HOLD


def test_the_window_waits_while_its_victim_names_a_colour() -> None:
    """Nobody is caught before having finished what the card asks."""
    table, clock = arranged("W B2 | R7 G1", "0 play W"), Clock()
    table.bots[1] = watchful = Scripted("catch")
    pace = Pace(table, 1.0, clock)
    assert pace.next() is None
    clock.now += 60
    assert pace.next() is None
    table.move(0, "colour red")
    pace.changed()
    deed = pace.next()
    assert deed is not None
    assert deed.wait_s == CATCH
    clock.now += CATCH
    deed.do()
    assert watchful.put == ["catch"]
    assert table.match.view(0).hand_sizes == (3, 2)


def test_a_quick_finger_catches_nobody_who_would_have_called() -> None:
    """Before the reader's catch counts, bots that owe the call make it."""
    table = arranged("R5 B2 B3 | R1 B9", "1 play R1", turn=1)
    table.bots[1] = Scripted("uno")
    pace = Pace(table, 1.0, Clock())
    assert [event.name for event in pace.calls()] == ["called"]
    assert pace.calls() == ()
    assert not table.match.view(0).owing
