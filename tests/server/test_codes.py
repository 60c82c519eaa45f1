"""The codes of errors and goodbyes: each is used, clients do what it asks, and people are told what it means."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator
from contextlib import aclosing
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

import lastcard
from lastcard.clients import seat
from lastcard.clients.connection import Link
from lastcard.clients.errors import Lost
from lastcard.clients.news import refusal
from lastcard.clients.remote import remote_seat
from lastcard.codes import CODES, FINAL, FREES
from lastcard.rules.errors import RulesError
from lastcard.views import Wire
from lastcard.words import Words, WordsError

ROOT = Path(lastcard.__file__).parent
SPEAKING = ("protocol.py", "server", "table")
"""Where codes are sent from."""
RULES = {"not_asked", "illegal_move", "match_over", "bad_request"}
"""What errors of the rules and of a match carry along."""
WELCOME: Wire = {
    "type": "welcome",
    "seat": None,
    "version": 1,
    "info": {"phase": "lobby", "matches": 0, "seats": [], "fairness": []},
    "view": None,
    "missed": [],
    "clock": {"turn_ms": None, "whole_ms": None, "catch_ms": None},
}


def sources() -> Iterator[ast.Module]:
    """The modules that send codes."""
    for name in SPEAKING:
        for path in sorted((ROOT / name).rglob("*.py")) or [ROOT / name]:
            yield ast.parse(path.read_text(encoding="utf-8"))


def refused_with(tree: ast.AST) -> Iterator[str]:
    """The codes that a source refuses with: the first text of `Refusal(…)`, the second argument of `require(…)`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"Refusal", "require"}:
            code = node.args[node.func.id == "require"]
            if isinstance(code, ast.Constant):
                yield str(code.value)


def texts(tree: ast.AST) -> Iterator[str]:
    """Every text in a source."""
    return (str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str))


def kinds(base: type[RulesError]) -> Iterator[type[RulesError]]:
    """Every error of the rules."""
    for kind in base.__subclasses__():
        yield from (kind, *kinds(kind))


def test_every_refusal_has_a_code_that_is_described() -> None:
    """Whatever is raised by the server and the table."""
    found = {code for tree in sources() for code in refused_with(tree)}

    assert len(found) > 12
    assert found <= CODES.keys()
    assert {kind.code for kind in kinds(RulesError)} <= RULES <= CODES.keys()


def test_every_code_is_used() -> None:
    """None is described that nobody sends."""
    sent = {text for tree in sources() for text in texts(tree)}

    assert CODES.keys() - RULES <= sent


def test_what_is_planted_is_found() -> None:
    """In both ways of refusing."""
    tree = ast.parse('require(x, "one", "why")\nraise Refusal("two", "why")\nRefusal(error.code, "why")')
    assert set(refused_with(tree)) == {"one", "two"}


def test_a_code_asks_for_nothing_that_contradicts_itself() -> None:
    """A client that does not come back cannot try again, and a seat that is gone is nothing to come back to."""
    assert not [code for code, asks in CODES.items() if asks.final and asks.retry]
    assert FREES <= FINAL


@pytest.mark.parametrize("code", CODES)
async def test_a_terminal_comes_back_unless_the_code_is_final(code: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It was once sent away for good by `too_many`, which a browser tries again."""
    monkeypatch.setattr(seat, "_AGAIN_S", (0.0,))
    visits = 0

    async def answer(socket: ServerConnection) -> None:
        nonlocal visits
        visits += 1
        await socket.recv()
        await socket.send(json.dumps(WELCOME))
        if visits == 1:
            await socket.send(json.dumps({"type": "closed", "code": code, "message": "goodbye"}))
            await socket.close()
        await socket.wait_closed()

    async with serve(answer, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        table = remote_seat(Link(f"http://127.0.0.1:{port}", "abcdefghjkmn", watch=True), None)
        async with aclosing(table.messages()) as messages:
            assert (await anext(messages))["type"] == "welcome"
            if CODES[code].final:
                with pytest.raises(Lost) as lost:
                    await anext(messages)
                assert lost.value.code == code
            else:
                assert [(await anext(messages))["type"] for _ in range(3)] == ["closed", "lost", "welcome"]


UNSEEN = {"lost", "no_hello", "restarting", "slow"}
"""A client that comes back by itself says nothing of them."""
OF_PROGRAMS = {"bad_request", "match_over", "forbidden", "too_large", "version"}
"""No person at a page of ours can bring them about; the pages have one sentence for all that they do not understand."""


@pytest.mark.parametrize("lang", Words.available())
def test_people_are_told_what_a_code_means(lang: str) -> None:
    """In a browser: by words of its own, or, where that is all there is to say, that something went wrong and to try again."""
    words = Words(lang)
    for code in CODES.keys() - UNSEEN - OF_PROGRAMS - {"unavailable"}:
        assert words.t(f"web-error-{code}")
    assert words.t("web-error-unknown")


@pytest.mark.parametrize("lang", Words.available())
def test_there_are_no_words_for_codes_that_are_not(lang: str) -> None:
    """Nor for a code that nobody sees."""
    source = (ROOT / "words" / lang / "web.ftl").read_text(encoding="utf-8")
    said = set(re.findall(r"^web-error-(\w+)", source, re.MULTILINE))

    assert said - CODES.keys() == {"offline", "unknown", "no_round", "not_over"}
    assert not said & UNSEEN


def test_a_terminal_says_what_a_browser_says_unless_that_is_about_a_page() -> None:
    """What nobody here knows is told by its code, without anything that would steer a terminal."""
    words = Words("en")

    assert refusal("too_many", words) == words.t("web-error-too_many")
    assert refusal("not_asked", words) == words.t("terminal-too_late")
    assert refusal("unavailable", words) == words.t("web-error-unknown")
    assert refusal("bad_message", words) == words.error("misunderstood")
    assert refusal("new\x1b[2Jer", words) == words.error("refused", reason="new\ufffd[2Jer")
    with pytest.raises(WordsError):
        words.t("web-error-newer")
