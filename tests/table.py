"""A table for tests: positions and moves in the notation, asked of the referee in this process."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Self, TypeVar

import pytest

from lastcard.match import edition_called
from lastcard.referee import Referee

Test = TypeVar("Test", bound=Callable[..., object])

PLENTY = "Y1 Y2 Y3 Y4 Y5 Y6 Y8 Y9 G1 G2 G3 G4"
"""A draw pile that no test of a single card uses up."""


def clause(*ids: str) -> Callable[[Test], Test]:
    """Say which clauses, rulings and switches a test is about."""
    return pytest.mark.clause(*ids)


class Game:
    """A match at a referee: `play` makes moves that must be accepted, `refuse` moves that must not be."""

    def __init__(self, **request: Any) -> None:
        self.referee = Referee()
        self.answer = self.ask(**request)
        assert self.answer["ok"], self.answer

    def ask(self, **request: Any) -> dict[str, Any]:
        """Put a request to the referee."""
        return self.referee.answer(request)

    def play(self, *moves: str) -> Self:
        """Make moves like "1 play R7"; afterwards `events` are those of the last one."""
        for move in moves:
            seat, choice = move.split(" ", 1)
            self.answer = self.ask(op="move", seat=int(seat), choice=choice)
            assert self.answer["ok"], (move, self.answer)
        return self

    def refuse(self, move: str, code: str = "illegal_move") -> Self:
        """Try a move that must be refused with this code and change nothing."""
        seen = self.views()
        seat, choice = move.split(" ", 1)
        answer = self.ask(op="move", seat=int(seat), choice=choice)
        assert not answer["ok"], (move, "was accepted")
        assert answer["error"]["code"] == code, (move, answer)
        before = {name: self.answer[name] for name in ("state", "asked")}
        assert self.look() == before, (move, "changed the record")
        assert self.views() == seen, (move, "changed what is seen")
        return self

    def views(self) -> list[dict[str, Any]]:
        """What every seat and a spectator see now."""
        return [self.view(seat) for seat in (*range(len(self.state["hands"])), None)]

    def look(self) -> dict[str, Any]:
        """The present state and questions, read back through a record."""
        other = Referee()
        answer = other.answer({"op": "load", "record": self.ask(op="record")["record"]})
        assert answer["ok"], answer
        return {name: answer[name] for name in ("state", "asked")}

    def next(self) -> Self:
        """Deal the next round."""
        self.answer = self.ask(op="next")
        assert self.answer["ok"], self.answer
        return self

    @property
    def state(self) -> dict[str, Any]:
        """The whole state."""
        state: dict[str, Any] = self.answer["state"]
        return state

    @property
    def events(self) -> list[dict[str, Any]]:
        """What the last request made happen."""
        events: list[dict[str, Any]] = self.answer["events"]
        return events

    def said(self) -> list[str]:
        """The names of the last events."""
        return [event["event"] for event in self.events]

    def hand(self, seat: int) -> list[str]:
        """A hand in alphabetical order."""
        return sorted(self.state["hands"][seat])

    def sizes(self) -> list[int]:
        """How many cards each seat holds."""
        return [len(hand) for hand in self.state["hands"]]

    def asked(self) -> dict[int, str]:
        """The waiting question of each seat that has one."""
        return {q["seat"]: q["question"] for q in self.answer["asked"] if not q["offer"]}

    def choices(self, seat: int, question: str | None = None) -> set[str]:
        """What a seat may answer to its waiting question (or to the named one, offers included)."""
        for q in self.answer["asked"]:
            if q["seat"] == seat and (q["question"] == question if question else not q["offer"]):
                assert len(set(q["choices"])) == len(q["choices"]), "choices are distinct"
                return set(q["choices"])
        return set()

    def offers(self) -> set[str]:
        """Every offer open now, as "seat choice"."""
        return {f"{q['seat']} {choice}" for q in self.answer["asked"] if q["offer"] for choice in q["choices"]}

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, or a spectator (None)."""
        answer = self.ask(op="view", seat=seat)
        assert answer["ok"], answer
        view: dict[str, Any] = answer["view"]
        return view


def arrange(hands: str, *, top: str = "R3", draw: str = PLENTY, turn: int = 0, edition: str = "classic", **rest: Any) -> Game:
    """A position: hands divided by "|", the discard pile from its top, the draw pile from its top.

    Everything else of the notation's `arrange` request may be given by name.
    """
    return Game(
        op="arrange",
        edition=edition,
        hands=[hand.strip() for hand in hands.split("|")],
        draw_pile=draw,
        discard_pile=top,
        turn=turn,
        **({"dealer": 0, "direction": "left", "seed": 1} | rest),
    )


def at_turn_2000(hands: str, **rest: Any) -> Game:
    """Two players at the beginning of turn 2,000, which is seat 1's: a red card went round and round, drawn and played."""
    game = arrange(hands, draw="", top="R3 R4", **rest)
    for turn in range(1999):
        (choice,) = game.play(f"{turn % 2} draw").choices(turn % 2) - {"keep"}
        game.play(f"{turn % 2} {choice}")
    assert game.asked() == {1: "turn"}
    return game


def turn_up(first: str, *, players: int = 3, rest: str = PLENTY, edition: str = "classic", **more: Any) -> Game:
    """A round that begins by turning up the card `first`: seat 0 deals, so seat 1 is the first player (sheet `en`)."""
    colours = [colour.letter for colour in edition_called(edition).colours]
    hands = " | ".join(" ".join(f"{colours[seat % 4]}{n}" for n in (1, 2, 4, 5, 6, 7, 8)) for seat in range(players))
    return arrange(hands, top="", draw=f"{first} {rest}".strip(), edition=edition, **more)


def new(players: int = 4, *, edition: str = "classic", seed: int | str = 7, **rest: Any) -> Game:
    """A match from the dealer's draw on."""
    return Game(op="new", edition=edition, players=players, seed=seed, **rest)
