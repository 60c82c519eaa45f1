"""Nothing leaks: no byte that a seat or a spectator receives depends on what it may not know, and planted leaks are found."""

from __future__ import annotations

import asyncio

import pytest

from lastcard.client import Client
from lastcard.editions import EDITIONS
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.rules.errors import NotAsked
from lastcard.rules.events import Event
from lastcard.rules.questions import Question
from lastcard.rules.state import State
from lastcard.server import sitting, table, telling
from lastcard.server.secrecy import prove_secrecy
from lastcard.server.visitors import Visitor, party
from lastcard.testing.rearranging import Leak
from lastcard.testing.settings import chance
from lastcard.views import Wire, tell_whole, view, wire


def silent(_: str) -> None:
    """Nobody listens."""


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_no_byte_depends_on_what_the_observer_may_not_know(edition: object) -> None:
    """A short run of `prove_secrecy`."""
    compared = prove_secrecy(rounds=2, say=silent, moves=20, editions=[one for one in EDITIONS if one is edition])

    assert compared.rounds == 2
    assert compared.frames > 10


def test_a_tale_ends_where_the_observers_own_catch_comes_too_early() -> None:
    """While its victim still picks somebody to battle; what the tale tells after it would not be possible."""
    compared = prove_secrecy(rounds=1, say=silent, seed=189, moves=20, editions=[KICKIN_BATTLE])

    assert compared.moves == 1


def leaking_events(seat: int | None, events: tuple[Event, ...]) -> list[Wire]:
    """Everybody is told everything."""
    del seat
    return [told for event in events if (told := tell_whole(event)) is not None]


def leaking_view(state: State, seat: int | None, questions: tuple[Question, ...]) -> Wire:
    """The length of the answer tells how many red cards the others hold; nothing else does."""
    seen = wire(view(state, seat, questions))
    hidden = [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
    return seen | {"note": " " * sum(card.text.startswith("R") for card in hidden)}


def leaking_refusal(self: NotAsked, seat: int, asked: object) -> None:
    """An error that says more than who is asked."""
    del seat, asked
    Exception.__init__(self, f"{LAST[-1].hands}" if LAST else "")


LAST: list[State] = []


@pytest.mark.parametrize("leak", ["events", "size", "error", "count"])
def test_a_planted_leak_is_found(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """In what is told, in the mere size of a message, in an error, in the number of messages."""
    if leak == "events":
        monkeypatch.setattr(telling, "told_to", leaking_events)
        monkeypatch.setattr(sitting, "told_to", leaking_events)
    elif leak == "size":
        monkeypatch.setattr(telling, "view", leaking_view)
        monkeypatch.setattr(telling, "wire", lambda seen: seen)
    elif leak == "error":
        monkeypatch.setattr(NotAsked, "__init__", leaking_refusal)

        def noting(state: State, seat: int | None, questions: tuple[Question, ...]) -> object:
            LAST.append(state)
            return view(state, seat, questions)

        monkeypatch.setattr(telling, "view", noting)
    else:
        tell = table.Table._tell  # noqa: SLF001  a leak is planted where leaks would be

        def twice(self: table.Table, events: tuple[Event, ...], arrived: list[int]) -> None:
            tell(self, events, arrived)
            match = self._sitting.match
            if match is not None and sum(card.text.startswith("R") for card in match.state.hands[0]) % 2:
                tell(self, (), arrived)

        monkeypatch.setattr(table.Table, "_tell", twice)

    with pytest.raises(Leak):
        prove_secrecy(rounds=60, say=silent, moves=20)


def over(visitor: Visitor) -> bool:
    """Whether a visitor has heard the end."""
    return any(event["event"] == "match_ended" for _, told in visitor.told for event in told)


async def test_a_seed_is_never_sent_before_its_round_is_over(server: str) -> None:
    """Only its commitment is; and what was committed to is what is opened."""
    ana, ben = await party(server, {"seats": ["person", "person"], "rules": {"target": 1}}, chance("2"))
    frames: list[Wire] = []
    watching = await Client.connect(server, ana.table)
    for visitor in (ana, ben):
        visitor.rematches = False
        client = await Client.connect(server, ana.table, visitor.token)
        await client.say("salt", salt=f"salt-of-{visitor.seat}")
        await client.close()

    async def watch() -> None:
        while watching.info["phase"] != "over":
            frames.append(await watching.heard())

    await asyncio.gather(ana.play(over), ben.play(over), watch())
    await watching.close()
    opened = watching.info["fairness"][0]
    assert opened["salts"] == ["salt-of-0", "salt-of-1"]
    before = [frame for frame in frames if "info" in frame and frame["info"]["phase"] != "over"]
    assert len(before) > 2
    for frame in before:
        assert opened["seed"] not in str(frame)
        assert opened["nonce"] not in str(frame)
        assert frame["info"]["fairness"][0]["commitment"] == opened["commitment"]
        if frame["info"]["phase"] == "lobby":
            assert frame["info"]["fairness"][0]["salts"] == [], "salts stay hidden until the deal"
