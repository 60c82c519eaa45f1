"""Coming back in the middle of every kind of question: by another socket, and by loading the page anew."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import STILL
from browser.pages import Visitor, Visitors
from declared import questions_of
from lastcard.editions import EDITIONS
from lastcard.server.pages import BUILT
from lastcard.server.store.backup import backup, restore
from lastcard.testing.browser import Served
from lastcard.testing.process import free_port


class Case(NamedTuple):
    """How Ana comes to be asked, and how she answers afterwards."""

    hands: str
    top: str
    moves: tuple[str, ...]
    """What leads there: "ana R7" presses a card, "ana draw" the pile, "ana = Blue" an answer."""
    asked: str
    answer: str
    told: str
    edition: str = "classic"
    turn: int = 0


CASES = {
    "turn": Case("R7 B3 | G1 G2", "R5", (), "Your turn", "R7", "You play Red 7."),
    "drawn": Case("B3 G1 | G1 G2", "R5", ("ana draw",), "You have drawn Yellow 5.", "= Keep", "You keep the drawn card."),
    "colour": Case("W B3 R1 | G1 G2", "R5", ("ana W",), "Which color", "= Green", "You choose green."),
    "challenge": Case(
        "B1 B2 | W4 R1 R2", "R5", ("ben W4", "ben = Blue"), "Wild Draw Four on you", "= Accept", "You accept", turn=1
    ),
    "uno": Case("R7 R8 | G1 G2 G3", "R5", ("ana R7",), "", ".call.owed", "You call UNO!"),
    "catch": Case("G1 G2 G3 | R7 R8", "R5", ("ben R7",), "", ".catch.open", "You catch Ben", turn=1),
    "rival": Case("WB B3 R1 | G1 G2", "R5", ("ana WB",), "Who do you", "= Ben", "You challenge Ben", "kickin-battle"),
    "pick": Case(
        "WB R7 R1 | G2 G3", "R5", ("ana WB", "ana = Ben", "ben G2"), "Which card do you pick", "R7", "Ben loses", "kickin-battle"
    ),
    "riddance": Case("WU B1 G7 | Y1 Y2", "Y5", ("ana WU",), "Which color", "= Blue", "You give away all your blue", "urrrhhh"),
    "hand": Case(
        "WU B1 B2 G7 | Y1 Y2", "Y5", ("ana WU", "ana = Blue", "ana B1"), "Which card do you hand", "B2", "Blue 2 to", "urrrhhh"
    ),
    "number": Case("WF G7 G1 | P7 P1", "G5", ("ana WF",), "Which number", "= 7", "You call the number 7.", "best-friends"),
    "put": Case(
        "WF G7 G1 | P7 P1 P2", "G5", ("ana WF", "ana = 7", "ben P7"), "Put down a 7", "G7", "You put down", "best-friends"
    ),
    "torment": Case("WJ R7 R1 | G2 G3", "R5", ("ana WJ",), "Who do you torment?", "= Ben", "", "jokers-wild"),
}


def act(visitor: Visitor, what: str) -> None:
    """Answer a question as a case writes it."""
    if what.startswith("= "):
        visitor.answer(what.removeprefix("= "))
    elif what.startswith("."):
        visitor.page.locator(what).click()
    elif what == "draw":
        visitor.page.locator("[data-pile=draw]").click()
    else:
        visitor.play(what)


def test_every_kind_of_question_is_tried() -> None:
    """The page goes by what the choices of a question are about; whatever a card asks, a question like it has a case here."""
    about = {
        name: frozenset(edition.verbs[choice.split()[0]].kind for choice in choices)
        for edition in EDITIONS
        for name, choices in questions_of(edition).items()
    }

    assert {about[name] for name in CASES} == set(about.values())


@pytest.mark.parametrize("kind", CASES)
def test_a_question_comes_back(visitors: Visitors, kind: str) -> None:
    """With the socket lost, and with the page loaded anew, the same is asked, with the same answers, and can be answered."""
    case = CASES[kind]
    ana, ben = visitors.two(case.hands, case.top, edition=case.edition, turn=case.turn, draw_pile="Y5 Y1 Y2 Y3 Y4 Y6 G9 G8")
    for move in case.moves:
        name, what = move.split(" ", 1)
        act({"ana": ana, "ben": ben}[name], what)
    seen = asked(ana, case)

    ana.reconnect()
    assert asked(ana, case) == seen
    ana.reload()
    assert asked(ana, case) == seen

    act(ana, case.answer)
    ana.told(case.told)


def asked(ana: Visitor, case: Case) -> tuple[list[str], list[str], str | None]:
    """What Ana is asked, once it is on the page: the cards that stand up, the answers, and what is going on in the middle."""
    wait: Callable[[], None] = (lambda: ana.see(case.asked)) if case.asked else ana.page.locator(case.answer).wait_for
    wait()
    if case.asked:
        expect(ana.page.locator(".answers .answer, .thing.standing").first).to_be_visible()
    business = ana.page.locator(".business")
    return ana.standing(), ana.answers(), business.inner_html() if business.count() else None


@contextmanager
def served_at(data: Path, port: int) -> Iterator[Served]:
    """A server of its own, at an address that another one can have after it."""
    served = Served(data, STILL, BUILT, port)
    served.start()
    try:
        yield served
    finally:
        served.stop()


def test_after_a_restore_everybody_reads_why_the_round_is_dealt_again(chromium: Browser, tmp_path: Path) -> None:
    """The table is back before its deal; when it is dealt, there is nothing to say any more."""
    data, port = tmp_path / "data", free_port()
    with served_at(data, port) as served:
        visitors = Visitors(chromium, served)
        visitors.expected += ["WebSocket", "ERR_CONNECTION"]
        ana = visitors.come()
        ana.open(ana.make(seats="person easy"))
        ana.begin()
    backup(data, tmp_path / "copy")
    for file in data.iterdir():
        file.unlink()
    restore(tmp_path / "copy", data)
    with served_at(data, port):
        why = ana.page.locator("main p", has_text="Round 1 is void and is dealt again")
        expect(why).to_be_visible()
        ana.begin()
        expect(why).to_have_count(0)
        visitors.leave()
    assert visitors.problems == []
