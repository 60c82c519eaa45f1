"""Nothing leaks: no byte that a seat or a spectator receives depends on what it may not know, and planted leaks are found."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from itertools import takewhile

import pytest

from lastcard.cards import Card, Colour
from lastcard.clients.connection import Client
from lastcard.editions import EDITIONS
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.rules.events import Event
from lastcard.rules.questions import Question
from lastcard.rules.state import State
from lastcard.table.accept import Reply, accept
from lastcard.table.entries import AnyEntry
from lastcard.table.state import Outgoing, TableState
from lastcard.table.telling import Telling
from lastcard.testing.proofs.secrecy import prove_secrecy
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.rearranging import Leak
from lastcard.testing.settings import chance
from lastcard.views import Wire, tell_whole


def silent(_: str) -> None:
    """Nobody listens."""


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_no_byte_depends_on_what_the_observer_may_not_know(edition: object) -> None:
    """A short run of `prove_secrecy`."""
    compared = prove_secrecy(rounds=2, say=silent, moves=20, editions=[one for one in EDITIONS if one is edition])

    assert compared.rounds == 2
    assert compared.frames > 10


def test_a_tale_ends_where_the_observers_own_catch_comes_too_early() -> None:
    """While its victim still picks somebody to battle; what the scenario has after it would not be possible."""
    compared = prove_secrecy(rounds=1, say=silent, seed=189, moves=20, editions=[KICKIN_BATTLE])

    assert compared.moves == 1


class Plants(Telling):
    """A telling that counts how often its leak was told."""

    def __init__(self) -> None:
        self.reached = 0


class LeakingEvents(Plants):
    """Everybody is told everything."""

    def events(self, seat: int | None, events: Sequence[Event]) -> list[Wire]:
        """Nothing is hidden."""
        self.reached += any(event.secret and seat not in event.witnesses() for event in events)
        return [told for event in events if (told := tell_whole(event)) is not None]


class LeakingSize(Plants):
    """The length of a message tells how many red cards the others hold; nothing else does."""

    def view(self, state: State, seat: int | None, asked: tuple[Question, ...]) -> Wire:
        """A note of so many spaces."""
        hidden = sum(map(is_red, (card for other, hand in enumerate(state.hands) if other != seat for card in hand)))
        self.reached += hidden > 0
        return super().view(state, seat, asked) | {"note": " " * hidden}


class LeakingRefusal(Plants):
    """An error that says more than who is asked."""

    def refusal(self, state: State, error: Exception) -> str:
        """All hands."""
        self.reached += 1
        return f"{error}: {state.hands}"


class LeakingCount:
    """Everybody hears of a move twice when the first seat holds an odd number of red cards."""

    def __init__(self) -> None:
        self.reached = 0

    def __call__(self, state: TableState, entry: AnyEntry, now: float, reply: Reply | None) -> list[Outgoing]:
        """Accept the entry, and perhaps tell it again."""
        messages = accept(state, entry, now, reply)
        if state.match is None or not sum(map(is_red, state.match.state.hands[0])) % 2:
            return messages
        self.reached += 1
        return [*messages, *(message for message in messages if b'"type":"update"' in message.payload)]


def is_red(card: Card) -> bool:
    """Whether a card is red."""
    return card.colour is Colour.RED


@pytest.mark.parametrize("plant", [LeakingEvents, LeakingSize, LeakingRefusal], ids=lambda plant: plant.__name__)
def test_a_leak_planted_in_what_is_told_is_found(plant: type[Plants]) -> None:
    """In events, in the mere size of a message, in an error."""
    leak = plant()

    with pytest.raises(Leak):
        prove_secrecy(rounds=60, say=silent, moves=20, telling=leak)

    assert leak.reached


def test_a_leak_planted_in_the_number_of_messages_is_found() -> None:
    """Each of them alone would tell nothing."""
    leak = LeakingCount()

    with pytest.raises(Leak):
        prove_secrecy(rounds=60, say=silent, moves=20, accept=leak)

    assert leak.reached


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
        while not frames or frames[-1].get("info", {}).get("phase") != "over":
            frames.append(await watching.heard())

    await asyncio.gather(ana.play(over), ben.play(over), watch())
    await watching.close()
    opened = frames[-1]["info"]["fairness"][0]
    assert opened["salts"] == ["salt-of-0", "salt-of-1"]
    # Whoever still held nothing but a zero has begun another round with it.
    told = [frame for frame in frames if "info" in frame]
    before = list(takewhile(lambda frame: frame["info"]["phase"] in {"lobby", "playing"}, told))
    assert len(before) > 2
    for frame in before:
        assert opened["seed"] not in str(frame)
        assert opened["nonce"] not in str(frame)
        assert frame["info"]["fairness"][0]["commitment"] == opened["commitment"]
        if frame["info"]["phase"] == "lobby":
            assert frame["info"]["fairness"][0]["salts"] == [], "salts stay hidden until the deal"
