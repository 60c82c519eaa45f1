"""Nothing leaks: nothing that reaches a seat or a spectator depends on what it may not know, and planted leaks are found.

`./go check` runs the whole of it: `prove secrecy` and `prove leaks`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from itertools import takewhile
from pathlib import Path

import pytest

from lastcard.clients.connection import Client
from lastcard.codes import CODES
from lastcard.editions import EDITIONS
from lastcard.editions.kickin_battle import KICKIN_BATTLE
from lastcard.protocol import encode
from lastcard.rules.state import Edition
from lastcard.table.entries import Pledge
from lastcard.table.fairness import commitment
from lastcard.testing.cluster import Apart, servers_apart
from lastcard.testing.proofs.leaks import find
from lastcard.testing.proofs.secrecy import check_provoked, compare_at_servers, compare_in_virtual_time
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.rearranging import Leak
from lastcard.testing.secrecy.comparing import Compared
from lastcard.testing.secrecy.lots import Lots, RandomFields
from lastcard.testing.secrecy.plants import PLANTS
from lastcard.testing.secrecy.plants.planting import Plant, Planted, rewriting
from lastcard.testing.secrecy.provoking import NEVER_PROVOKED
from lastcard.testing.secrecy.real_time import judged
from lastcard.testing.secrecy.recasting import pairs
from lastcard.testing.secrecy.stories import Story
from lastcard.testing.secrecy_page import page
from lastcard.testing.settings import chance
from lastcard.views import Wire

PAGE = (Path(__file__).parents[2] / "docs" / "secrecy.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_nothing_that_reaches_an_observer_depends_on_what_it_may_not_know(edition: Edition) -> None:
    """A short run in virtual time."""
    compared = Compared()
    for number in range(3):
        compare_in_virtual_time(number, compared, editions=[edition])

    assert compared.pairs > 3
    assert compared.messages > 100


def test_a_server_says_what_its_tables_say_and_nothing_else_that_depends_on_what_is_hidden() -> None:
    """Over real sockets; with every answer to a request, the handshakes, the log and the metrics."""
    compared = Compared()
    compare_at_servers(0, compared)

    assert compared.served == 1
    assert compared.answers > 40


@pytest.fixture(scope="module")
def apart() -> Iterator[Apart]:
    """A database and a bus."""
    with servers_apart() as both:
        yield both


def test_a_gateway_whose_owner_is_another_server_says_the_same(apart: Apart) -> None:
    """To the byte what the table sends, whatever lies between."""
    compared = Compared()
    compare_at_servers(0, compared, apart=apart)

    assert compared.served == 1
    assert compared.answers > 40


def test_what_an_owner_logs_that_is_apart_is_compared_as_well(apart: Apart) -> None:
    """A leak that is planted there is found."""
    assert find(planted("a warning that is logged or not"), apart=apart).rounds > 0


def test_the_two_worlds_differ_in_what_is_hidden_and_are_told_by_the_same_acts() -> None:
    """In cards, lots, and in what others say; an observer's own words stay."""
    story = Story(KICKIN_BATTLE, "worlds")
    pair = next(pairs(story, chance("worlds")))

    assert pair.second.orders != story.world.orders or pair.second.tiny != story.world.tiny
    assert pair.second.anew
    for was, now in zip(story.acts, pair.second.acts, strict=False):
        assert (was.do, was.who) == (now.do, now.who)
        assert was == now or was.who not in pair.heard or was.said["type"] == "move"


# --- Planted leaks -------------------------------------------------------------------------------------------------------------


def planted(name: str) -> Plant:
    """The planted leak of this name."""
    return next(plant for plant in PLANTS if plant.name == name)


@pytest.mark.parametrize(
    "name",
    [
        "the top of the draw pile from round 2 on",
        "old events whole after a gap",
        "a hidden count as the nonce of an earlier round",
        "the order in which people are told",
        "a bot whose luck hangs on the draw pile",
        "bots that think for a microsecond",
        "an answer that is given at once, as nothing fitted",
        "a jump of which only those think who hold the card",
        "a debt that is taken without asking who cannot answer it",
        "a header of the metrics",
        "a warning that is logged or not",
    ],
)
def test_a_planted_leak_is_found(name: str) -> None:
    """Some of each kind, those that are found soon; `prove leaks` plants all."""
    assert find(planted(name)).rounds > 0


def test_a_plant_that_tells_nothing_is_not_found_and_one_without_its_place_is_missed() -> None:
    """Neither passes for a leak that was noticed."""
    harmless = Plant("nothing", "views", rewriting("update", lambda _, __, told: told))
    lost = Plant("nowhere", "views", rewriting("no such message", lambda _, __, told: told))

    with pytest.raises(AssertionError, match="was not found in 2 rounds"):
        find(harmless, 2)
    with pytest.raises(AssertionError, match="has lost its place"):
        find(lost, 2)
    with pytest.raises(AssertionError, match="has lost its place"):
        find(Plant("none at all", "views", lambda _: Planted()), 1)


def test_there_are_many_plants_and_the_page_lists_them() -> None:
    """`python -m lastcard.testing.secrecy_page docs/secrecy.md` writes it again."""
    assert page(PAGE) == PAGE
    assert len({plant.name for plant in PLANTS}) == len(PLANTS) > 40


def test_a_refusal_that_no_story_provokes_is_missed() -> None:
    """Unless it is known why it is not."""
    assert CODES.keys() >= NEVER_PROVOKED.keys()
    compared = Compared()
    compared.codes.update(CODES.keys() - NEVER_PROVOKED.keys())
    check_provoked(compared)
    del compared.codes["too_early"]
    with pytest.raises(AssertionError, match="too_early"):
        check_provoked(compared)


# --- Random fields, and time ---------------------------------------------------------------------------------------------------


def test_a_random_field_must_be_what_its_formula_gives() -> None:
    """A commitment that may differ between worlds is named; nothing else is touched."""
    lots = Lots("fields")
    over, running, coming = (Pledge(lots(32).hex(), lots(16).hex()) for _ in range(3))
    fields = RandomFields([over, running, coming], running, coming, lots)

    def told(of: Pledge, seed: str | None, nonce: str | None) -> bytes:
        return encode({"info": {"fairness": [{"commitment": commitment(of), "seed": seed, "nonce": nonce}]}})

    assert fields.named(told(over, over.seed, over.nonce)) == told(over, over.seed, over.nonce)
    assert b"<commitment to the running round>" in fields.named(told(running, None, None))
    for leaking in (told(running, running.seed, None), told(over, over.seed, "0" * 32), told(Pledge("a", "b"), None, None)):
        with pytest.raises(Leak):
            fields.named(leaking)


def test_a_difference_in_real_time_is_told_with_what_would_have_been_seen() -> None:
    """Noise of a few microseconds hides a difference of its own size, and none that is much larger."""
    rng = chance("noise")
    noise, other = ([abs(rng.gauss(0, 3)) for _ in range(400)] for _ in range(2))

    quiet = judged(noise, other, rng)
    loud = judged([each + 500 * (n % 2) for n, each in enumerate(noise)], other, rng)
    rare = judged([each + 500 * (n % 8 == 0) for n, each in enumerate(noise)], other, rng)

    assert quiet.difference < 5
    assert quiet.detectable is not None
    assert 1 <= quiet.detectable <= 10
    assert loud.seen
    assert loud.difference > 400
    assert rare.leaks, "what shows in few acts only is seen, too"


# --- The fair shuffle ----------------------------------------------------------------------------------------------------------


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
