"""Hostile lines in the middle of every kind of question: an error each, and the game goes on as if nothing had been said."""

from __future__ import annotations

import json
from functools import cache
from random import Random
from typing import Any

import pytest

from declared import questions_of
from lastcard.editions import EDITIONS
from lastcard.referee import Referee
from lastcard.rules.state import Edition
from lastcard.testing.settings import any_move, any_setting, chance

VALUES: list[Any] = [None, True, "", "0", "draw", "\x00", "\ud800", 1.5, -1, 10**30, [], {}, [[0]], {"seat": 0}]


@cache
def moments(edition: Edition) -> dict[str, list[str]]:
    """Records that stop in the middle of each kind of question."""
    found: dict[str, list[str]] = {}
    rng = chance(f"hostile {edition.id}")
    while set(found) != set(questions_of(edition)):
        match = any_setting(edition, rng, tiny=True).begin()
        for _ in range(60):
            for question in match.asked:
                records = found.setdefault(question.name, [])
                if len(records) < 3 and match.record() not in records:
                    records.append(match.record())
            if not match.asked:
                break
            match.move(*any_move(match.state.edition, match.asked, rng))
    return found


def hostile(rng: Random, answer: dict[str, Any]) -> bytes:
    """A line that no referee may take in this position."""
    asked, state = answer["asked"], answer["state"]
    offered = [(question["seat"], choice) for question in asked for choice in question["choices"]]
    choices = [choice for _, choice in offered]
    wrong = [
        {"op": "move", "seat": rng.choice(VALUES), "choice": rng.choice(choices)},
        {"op": "move", "seat": rng.randrange(len(state["hands"])), "choice": rng.choice(VALUES)},
        {"op": "move", "seat": rng.randrange(len(state["hands"])), "choice": f"{rng.choice(choices)} uno uno"},
        {"op": "move", "seat": rng.choice([-1, len(state["hands"]), 2**64]), "choice": rng.choice(choices)},
        {"op": "move", "choice": rng.choice(choices)},
        {"op": "next"},
        {"op": "view", "seat": rng.choice(["0", len(state["hands"]), [None]])},
        {"op": "load", "record": rng.choice(VALUES)},
        {"op": "load", "record": "lastcard 1\nedition classic\nsheet en\nplayers 3\nseed 7\nround 1\n0 play WZ\n"},
        {"op": "arrange", "edition": state["edition"], "hands": ["R7"], "draw_pile": "", "discard_pile": "R3", "turn": 0},
        {"op": "new", "edition": state["edition"], "players": rng.choice([0, 1, 11, *VALUES])},
        {"op": rng.choice(["MOVE", "undo", "", "__class__"]), "seat": 0},
        *({"op": "move", "seat": seat, "choice": choice} for seat in range(len(state["hands"])) for choice in choices[:2]),
    ]
    wrong = [line for line in wrong if (line.get("seat"), line.get("choice")) not in offered]
    text = json.dumps(rng.choice(wrong)).encode()
    return rng.choice([text, text, text, text[: rng.randrange(1, len(text))], b"\xff" + text, b"[" * 3000 + text])


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_hostile_lines_in_the_middle_of_any_question_change_nothing(edition: Edition) -> None:
    """Wrong types, seats, choices and records, broken JSON: beside a sealed pick, a gift, a torment, an open offer."""
    rng = chance(f"lines {edition.id}")
    for name, records in moments(edition).items():
        for record in records:
            referee = Referee()
            answer = referee.answer({"op": "load", "record": record})
            assert answer["ok"], (name, answer)
            before = _everything(referee, len(answer["state"]["hands"]))
            for _ in range(40):
                line = hostile(rng, answer)
                refused = json.loads(referee.line(line))
                assert refused["ok"] is False, (name, line[:300])
            assert _everything(referee, len(answer["state"]["hands"])) == before, name
            question = rng.choice(answer["asked"])
            move = {"op": "move", "seat": question["seat"], "choice": rng.choice(question["choices"])}
            assert referee.answer(move)["ok"], (name, move)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_records_that_stop_in_the_middle_of_any_question_load(edition: Edition) -> None:
    """Through the referee too: the same questions, and the same record again."""
    for name, records in moments(edition).items():
        for record in records:
            referee = Referee()
            answer = referee.answer({"op": "load", "record": record})

            assert name in {question["question"] for question in answer["asked"]}
            assert referee.answer({"op": "record"})["record"] == record


def test_every_question_of_the_notation_is_met() -> None:
    """Those of the house rules and of the printed editions, offers included."""
    common = {"turn", "drawn", "colour", "challenge", "uno", "catch"}
    house = {"stack", "jump", "swap"}
    special = {"rival", "pick", "riddance", "hand", "number", "put", "torment"}

    assert set(questions_of(EDITIONS[0])) == common | house
    assert set().union(*map(questions_of, EDITIONS)) >= common | special


def _everything(referee: Referee, players: int) -> list[dict[str, Any]]:
    """All that a referee says of its game."""
    requests: list[dict[str, Any]] = [{"op": "view", "seat": seat} for seat in (None, *range(players))]
    return [referee.answer(request) for request in (*requests, {"op": "record"})]
