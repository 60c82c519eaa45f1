"""The clients of this package, at servers that do what real ones do rarely or never."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from lastcard.bots import Memory
from lastcard.clients.connection import Client, Link
from lastcard.clients.errors import Lost
from lastcard.clients.news import closed, refusal
from lastcard.clients.notebook import Doubt, Notebook
from lastcard.clients.remote import remote_seat
from lastcard.clients.tokens import KeptSeat
from lastcard.match import Match
from lastcard.record import Chance
from lastcard.screens.plain.served import PlainServedTable
from lastcard.screens.plain.voice import Leave, Voice
from lastcard.speech import Speech
from lastcard.verify import commitment_of, dealer_seed
from lastcard.views import Wire, wire
from lastcard.words import Words
from server.waiting import PATIENCE_S

Act = Callable[[ServerConnection], Awaitable[None]]
QUIET = {"turn_ms": None, "whole_ms": None, "catch_ms": None}


@asynccontextmanager
async def acted(*acts: Act) -> AsyncIterator[Link]:
    """A server that acts once for each connection, and then hangs up."""
    coming = iter(acts)

    async def act(socket: ServerConnection) -> None:
        await socket.recv()
        await next(coming)(socket)

    async with serve(act, "127.0.0.1", 0) as server, asyncio.timeout(PATIENCE_S):
        port = next(iter(server.sockets)).getsockname()[1]
        yield Link(f"http://127.0.0.1:{port}", "abcdefghjkmn", watch=False)


async def tell(socket: ServerConnection, kind: str, **fields: object) -> None:
    """Say something to a client."""
    await socket.send(json.dumps({"type": kind} | fields))


async def hear(socket: ServerConnection, kind: str) -> Wire:
    """The next thing that a client says, which is of this kind."""
    found: Wire = json.loads(await socket.recv())
    assert found["type"] == kind
    return found


async def salted(socket: ServerConnection, version: int) -> str:
    """Take a client's next salt, and acknowledge it."""
    said = await hear(socket, "salt")
    await tell(socket, "ack", id=said["id"], version=version)
    return str(said["salt"])


def info(players: int = 2, phase: str = "playing", matches: int = 0, salts: Sequence[Sequence[str]] = ()) -> Wire:
    """A table at which so many rounds have been dealt as there are lists of salts."""
    chair = {"kind": "person", "taken": True, "here": True, "host": False, "stand_in": False}
    return {
        "phase": phase,
        "seats": [chair | {"name": name} for name in ("Ana", "Ben", "Cy", "Dan")[:players]],
        "settings": {
            "edition": "classic",
            "sheet": "en",
            "seats": ["person"] * players,
            "rules": {},
            "timer": "none",
            "auto_call": False,
            "catch_window": "normal",
        },
        "matches": matches,
        "round": len(salts),
        "fairness": [
            {"round": at, "commitment": f"{matches}-{at}", "seed": None, "nonce": None, "salts": list(mixed)}
            for at, mixed in enumerate([*salts, []], 1)
        ],
    }


def welcome(told: Wire, match: Match | None, seat: int | None = 0, version: int = 4) -> Wire:
    """A welcome to a table, with everything that has happened there."""
    missed = [] if match is None else [{"version": version, "events": match.told(seat)}]
    view = None if match is None else wire(match.view(seat))
    return {"seat": seat, "version": version, "info": told, "view": view, "missed": missed, "clock": QUIET}


def played(players: int, seed: int, moves: int = 40) -> Match:
    """A match in the middle of a round."""
    match = Match.new("classic", players=players, seed=seed)
    for _ in range(moves):
        question = match.asked[0]
        match.move(question.seat, str(question.choices[-1]))
    assert match.state.playing
    return match


STEERING = "\x1b]52;c;aGk=\x07\x9b31m\x7f\r\u202e\u2066\u2028"
"""What would fill a clipboard, colour, delete, go back, and turn text round."""


async def test_nothing_from_the_wire_steers_a_terminal() -> None:
    """Neither names nor what people say, nor why something was refused or a connection was closed, in any language."""
    told, match = info(), played(2, seed=1)
    for seat in told["seats"]:
        seat["name"] += STEERING

    async def steers(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(told, match))
        await salted(socket, 5)
        for words in ({"text": STEERING}, {"phrase": STEERING}, {"phrase": STEERING, "text": STEERING}):
            await tell(socket, "chat", seat=1, **words)
        told["seats"][1]["name"] = "Eve" + STEERING
        await tell(socket, "info", version=6, info=told)
        await kick(socket)

    async with acted(steers) as link:
        read = await told_to_guest(link)
        assert "Eve" in read
        for lang in Words.available():
            words = Words(lang)
            read += refusal(STEERING, words) + closed(STEERING, link, STEERING, words)
            read += closed(None, link._replace(url=STEERING), STEERING, words)
    assert "]52;c;aGk=" in read, "what can be shown of it is"
    assert {letter for letter in read if not letter.isprintable()} <= {"\n", "\u00a0", "\u202f"}


# --- Versions and seats --------------------------------------------------------------------------------------------------------


async def test_a_version_that_was_only_acknowledged_has_not_been_told() -> None:
    """Whoever connects again with it would never be told what happened then."""

    async def dies(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(), None))
        said = await hear(socket, "move")
        await tell(socket, "ack", id=said["id"], version=5)

    async with acted(dies) as link, await Client.connect(link.url, link.table, "token") as client:
        await client.send({"type": "move", "id": "1", "choice": "draw"})
        heard = []
        with suppress(Lost):
            while True:
                heard.append((await client.heard())["type"])
        assert heard == ["welcome", "ack"]
        assert client.version == 4


# --- Coming back ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 4])
async def test_what_was_known_of_an_earlier_match_is_forgotten(players: int) -> None:
    """Another match began meanwhile, perhaps with more seats: nothing of the first is true of it."""
    first, second = played(2, seed=1), played(players, seed=2)

    async def goes(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(), first))

    async def returns(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(players, matches=1), second, version=90))

    async with acted(goes, returns) as link:
        table = remote_seat(link, "token", patience_s=0.0)
        messages = table.messages()
        await anext(messages)
        table.memory.bluffs[1] = 7
        while (await anext(messages))["type"] != "welcome":
            pass
        memory, anew = table.memory, Memory(0, players)
        await messages.aclose()
    for event in second.told(0):
        anew.hear(event)
    assert vars(memory) == vars(anew)


async def test_what_was_known_of_this_match_is_kept_to_its_end() -> None:
    """Also if it ended meanwhile."""
    match = played(2, seed=1)

    async def goes(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(), match))

    async def returns(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(phase="over", matches=1), match) | {"missed": []})

    async with acted(goes, returns) as link:
        table = remote_seat(link, "token", patience_s=0.0)
        messages = table.messages()
        await anext(messages)
        memory = table.memory
        while (await anext(messages))["type"] != "welcome":
            pass
        assert table.memory is memory
        await messages.aclose()


class Silent:
    """Somebody who types nothing, or whose lines are over."""

    patient = True

    def __init__(self, *, ended: bool) -> None:
        self._ended = ended
        self.asked = asyncio.Event()
        """Whether a line has been waited for."""

    async def line(self) -> str | None:
        """No line, now or ever."""
        self.asked.set()
        if not self._ended:
            await asyncio.Event().wait()
        return None

    def withdraw(self) -> None:
        """Nothing is shown that could be taken back."""


async def told_to_guest(link: Link, lines: Silent | None = None) -> str:
    """What somebody reads at a terminal, until they leave or the server does not want them any more."""
    told: list[str] = []
    seat, voice = remote_seat(link, "token", patience_s=0.0), Voice(Speech(Words("en"), ()), told.append)
    guest = PlainServedTable(seat, voice, lines or Silent(ended=False))
    with suppress(Leave, Lost):
        await guest.play()
    return "".join(told)


async def kick(socket: ServerConnection) -> None:
    """The last thing that a client hears."""
    await tell(socket, "closed", code="kicked", message="")


@pytest.mark.parametrize("ended", [False, True])
async def test_a_guest_whose_seat_becomes_theirs_reads_that_they_sit_down(ended: bool) -> None:  # noqa: FBT001
    """They are not "back", as they have been there; and whose lines were over while they watched leaves, as nobody can answer."""
    match, lines = played(2, seed=1), Silent(ended=ended)

    async def seats(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(), match, seat=None))
        await lines.asked.wait()
        await tell(socket, "welcome", **welcome(info(), match, seat=1, version=5) | {"missed": []})
        await salted(socket, 6)
        await (socket.wait_closed() if ended else kick(socket))

    async with acted(seats) as link:
        told = await told_to_guest(link, lines)
    assert told.startswith("You sit down when this round is over.\n")
    assert "You sit in seat 2.\n" in told
    assert "You are back" not in told
    assert (Words("en").t("terminal-input_ended") in told) == ended


async def test_a_rematch_with_more_seats_is_told() -> None:
    """The hands of the match before do not count."""
    first, second = played(2, seed=1), Match.new("classic", players=4, seed=2)

    async def plays_again(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(), first))
        await tell(socket, "info", version=5, info=info(phase="over", matches=1))
        await tell(socket, "info", version=5, info=info(4, phase="lobby", matches=1))
        await tell(socket, "update", version=6, events=second.told(0), view=wire(second.view(0)), clock=QUIET)
        await tell(socket, "info", version=6, info=info(4, matches=1, salts=[()]))
        await kick(socket)

    async with acted(plays_again) as link:
        assert "You are dealt" in await told_to_guest(link)


async def test_a_deal_before_the_connection_was_lost_is_told_after_it() -> None:
    """It waited for who fills the seats that were free, which the next welcome tells."""
    match = Match.new("classic", players=2, seed=2)

    async def deals(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(phase="lobby"), None))
        await tell(socket, "update", version=5, events=match.told(0), view=wire(match.view(0)), clock=QUIET)

    async def goes_on(socket: ServerConnection) -> None:
        await tell(socket, "welcome", **welcome(info(salts=[()]), match, version=5) | {"missed": []})
        await kick(socket)

    async with acted(deals, goes_on) as link:
        assert "You are dealt" in await told_to_guest(link)


# --- The fair shuffle ----------------------------------------------------------------------------------------------------------

SEEDS = [f"{number}5eed" * 8 for number in range(1, 4)]
NONCE = "abcd" * 8


def announced(number: int, seed: str | None = None) -> str:
    """The commitment of a round."""
    return commitment_of(seed or SEEDS[number - 1], NONCE)


class Hostile:
    """A server at whose table one seat plays against another, honest as long as nothing of it is changed."""

    def __init__(self) -> None:
        self.commitments = [announced(number) for number in (1, 2, 3)]
        self.salts: list[dict[int, str]] = []
        self.match: Match | None = None
        self.version = 4
        self.said: list[Wire] = []

    def info(self, phase: str) -> Wire:
        """What everybody is told about the table."""
        dealt, is_open = len(self.salts), len(self.salts) - (phase == "playing")
        fairness = [
            {
                "round": at + 1,
                "commitment": self.commitments[at],
                "seed": SEEDS[at] if at < is_open else None,
                "nonce": NONCE if at < is_open else None,
                "salts": [*self.salts[at].values()] if at < dealt else [],
                "seats": [*self.salts[at]] if at < dealt else [],
            }
            for at in range(dealt + 1)
        ]
        return info(phase=phase) | {"round": dealt, "fairness": fairness}

    async def welcomes(self, socket: ServerConnection, phase: str = "lobby") -> None:
        """Let somebody in."""
        await tell(socket, "welcome", **welcome(self.info(phase), self.match, version=self.version))

    async def takes(self, socket: ServerConnection) -> str:
        """Take a salt, and acknowledge it."""
        self.said.append(await hear(socket, "salt"))
        self.version += 1
        await tell(socket, "ack", id=self.said[-1]["id"], version=self.version)
        return str(self.said[-1]["salt"])

    async def deals(self, socket: ServerConnection, salts: dict[int, str], seed: str | None = None) -> None:
        """Deal a round from salts, perhaps with another seed than the one that was committed to."""
        self.salts.append(salts)
        used = seed or SEEDS[len(self.salts) - 1], tuple(salts.values())
        if self.match is None:
            self.match = Match.seated("classic", players=2, seed=dealer_seed(*used))
        before = len(self.match.told(0)) if self.match.state.round_no else 0
        self.match.next(Chance(*used))
        self.version += 1
        events, view = self.match.told(0)[before:], wire(self.match.view(0))
        await tell(socket, "update", version=self.version, events=events, view=view, clock=QUIET)
        await self.informs(socket, "playing")

    async def ends(self, socket: ServerConnection) -> None:
        """Have the round played to its end, and open its seed."""
        assert self.match is not None
        while self.match.state.playing:
            question = self.match.asked[0]
            self.match.move(question.seat, str(question.choices[0]))
        await self.informs(socket, "between")

    async def informs(self, socket: ServerConnection, phase: str) -> None:
        """Tell how the table stands."""
        await tell(socket, "info", version=self.version, info=self.info(phase))


async def doubted(*acts: Act, notebook: Notebook | None = None) -> list[Doubt]:
    """What a client finds wrong with the shuffles until it is sent away; a gap brings the next act."""
    found = []
    async with acted(*acts) as link:
        table = remote_seat(link, "token", notebook=notebook)
        with suppress(Lost):
            async for _ in table.messages():
                found += table.take_doubts()
    return found


async def test_an_honest_server_gives_no_cause_for_doubt() -> None:
    """Two rounds, also if the connection is lost in between."""
    server = Hostile()

    async def breaks(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await server.takes(socket)

    async def goes_on(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        for _ in range(2):
            await server.deals(socket, {0: server.said[-1]["salt"]})
            await server.takes(socket)
            await server.ends(socket)
        await kick(socket)

    assert await doubted(breaks, goes_on) == []
    assert [said["commitment"] for said in server.said] == [announced(number) for number in (1, 2, 3)]


async def test_a_swapped_commitment_is_noticed() -> None:
    """The seed that is opened fits the new one; the first one counts."""
    server = Hostile()

    async def swaps(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        salt = await server.takes(socket)
        server.commitments[0] = announced(1, "chosen")
        await server.deals(socket, {0: salt}, "chosen")
        await kick(socket)

    assert await doubted(swaps) == [Doubt("swapped", 1)]


async def test_a_commitment_swapped_between_two_visits_is_noticed(tmp_path: Path) -> None:
    """What was seen first is kept in a file, with the salt: the next visit says the same one, and not another to choose from."""
    server = Hostile()

    async def breaks(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        server.said.append(await hear(socket, "salt"))
        await kick(socket)

    async def takes_it(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await server.takes(socket)
        await kick(socket)

    async def swaps(socket: ServerConnection) -> None:
        server.commitments[0] = announced(1, "chosen")
        await server.welcomes(socket)
        await kick(socket)

    visits = [await doubted(act, notebook=Notebook("table", tmp_path / "notes")) for act in (breaks, takes_it, swaps)]

    assert visits == [[], [], [Doubt("swapped", 1)]]
    first, again = server.said
    assert first == again, "a salt that was said once is said again, with its id"


async def test_who_gives_a_seat_up_and_sits_down_again_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The server drops the salt of a seat that was given up: whoever sits down from the same place has not said one yet."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    server, kept = Hostile(), KeptSeat.hold(Link("http://cards.example", "abcdefghjkmn", watch=False))

    async def takes(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await server.takes(socket)
        await kick(socket)

    async def deals(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await server.deals(socket, {0: server.said[-1]["salt"]})
        await kick(socket)

    kept.keep("first")
    assert await doubted(takes, notebook=kept.notebook()) == []
    kept.free("left")
    kept.keep("second")
    assert [await doubted(act, notebook=kept.notebook()) for act in (takes, deals)] == [[], []]
    first, second = server.said
    assert first["salt"] != second["salt"]


async def test_a_server_cannot_have_another_salt_by_breaking_connections() -> None:
    """However often it does, there is one salt for a deal, and one for the next when its commitment is known."""
    server = Hostile()

    async def breaks(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        server.said.append(await hear(socket, "salt"))

    async def goes_on(socket: ServerConnection) -> None:
        await breaks(socket)
        await server.deals(socket, {0: server.said[0]["salt"]})
        server.said.append(await hear(socket, "salt"))
        await kick(socket)

    assert await doubted(breaks, breaks, goes_on) == []
    assert len({said["salt"] for said in server.said[:3]}) == 1
    assert server.said[3]["salt"] != server.said[0]["salt"]
    assert server.said[3]["commitment"] == announced(2)


@pytest.mark.parametrize(("code", "times"), [("not_stored", 2), ("unavailable", 2), ("too_many", 2), ("wrong_phase", 1)])
async def test_a_salt_that_was_refused_for_a_moment_is_said_again(code: str, times: int) -> None:
    """The same one under its old id, with the next news; one that is not wanted is not."""
    server = Hostile()

    async def refuses(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        server.said.append(await hear(socket, "salt"))
        await tell(socket, "error", id=server.said[0]["id"], code=code, message="")
        await server.informs(socket, "lobby")
        if times > 1:
            await server.takes(socket)
        await server.deals(socket, {0: server.said[0]["salt"]})
        await server.takes(socket)
        await kick(socket)

    assert await doubted(refuses) == []
    assert [said["commitment"] for said in server.said] == [announced(1)] * times + [announced(2)]
    assert len({said["salt"] for said in server.said}) == 2
    assert all(said["id"] == said["salt"] for said in server.said)


@pytest.mark.parametrize("mixed", [{1: "bens"}, {1: "ours"}, {}])
async def test_a_salt_that_was_left_out_is_noticed(mixed: dict[int, str]) -> None:
    """It was acknowledged before the deal, so the server had it; under another seat it is not ours."""
    server = Hostile()

    async def omits(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        salt = await server.takes(socket)
        await server.deals(socket, {seat: salt if text == "ours" else text for seat, text in mixed.items()})
        await kick(socket)

    assert await doubted(omits) == [Doubt("left_out", 1)]


@pytest.mark.parametrize(
    ("salts", "seats"),
    [
        (["bens", "bots"], [1, 2]),
        (["bens", "free"], [1, 3]),
        (["bens", "more"], [1]),
        (["bens", "more"], [1, 1]),
        (["a", "b"], [1, 0]),
    ],
)
def test_a_salt_that_nobody_can_have_added_is_noticed(salts: list[str], seats: list[int]) -> None:
    """A bot's, a free seat's, nobody's, a second one of a seat, or two that change places: so it could choose among deals."""
    book, lobby = Notebook(), info(4, phase="lobby")
    lobby["seats"][2]["kind"], lobby["seats"][3]["taken"] = "easy", False
    dealt = info(4, salts=[salts]) | {"seats": lobby["seats"]}
    dealt["fairness"][0]["seats"] = seats
    assert book.see(lobby, None, []) == []
    assert book.see(dealt, None) == [Doubt("foreign", 1)]


@pytest.mark.parametrize("is_late", [True, False])
def test_somebody_who_has_left_since_the_deal_may_have_added_a_salt(is_late: bool) -> None:  # noqa: FBT001
    """Whether we were there or come later."""
    book, dealt = Notebook(), info(salts=[["anas", "bens"]])
    dealt["fairness"][0]["seats"] = [0, 1]
    assert book.see(info(phase="lobby"), None, []) == []
    dealt["seats"][1]["taken"] = False
    assert book.see(dealt, None, [] if is_late else None) == []


def test_a_server_that_says_whose_the_salts_are_since_it_was_replaced_gives_no_cause_for_doubt() -> None:
    """What it says first counts from then on."""
    book, dealt = Notebook(), info(salts=[["anas", "bens"]])
    assert book.see(dealt, None, []) == []
    for seats, doubts in (([0, 1], []), ([1, 0], [Doubt("swapped", 1)])):
        dealt["fairness"][0]["seats"] = seats
        assert book.see(dealt, None, []) == doubts


def test_a_server_that_has_said_whose_the_salts_are_is_held_to_it() -> None:
    """In the same round and in the next; one of earlier code, which never says so, gives no cause for doubt."""
    silent, book = Notebook(), Notebook()
    dealt = info(salts=[["anas", "bens"], ["more", "salt"]])
    # Its seeds are not opened, which is said of either.
    assert Doubt("foreign", 1) not in silent.see(dealt, None, [])
    first = info(salts=[["anas", "bens"]])
    first["fairness"][0]["seats"] = [0, 1]
    assert book.see(first, None, []) == []
    assert set(book.see(dealt, None)) >= {Doubt("foreign", 1), Doubt("foreign", 2)}


async def test_a_salt_that_was_not_taken_is_said_to_prove_nothing() -> None:
    """It came late, or another device was first: a server that waits with its answer could choose, too."""
    server = Hostile()

    async def deals(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await hear(socket, "salt")
        await server.deals(socket, {0: "of-another-device"})
        await kick(socket)

    assert await doubted(deals) == [Doubt("not_taken", 1)]


async def test_a_stacked_hand_is_noticed_when_the_round_opens() -> None:
    """Commitment, seed and salts fit each other, but the cards were others."""
    server = Hostile()

    async def stacks(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        salt = await server.takes(socket)
        await server.deals(socket, {0: salt}, "chosen")
        await server.takes(socket)
        await server.ends(socket)
        await kick(socket)

    assert await doubted(stacks) == [Doubt("stacked", 1)]


async def test_a_deal_that_is_told_otherwise_later_is_noticed(tmp_path: Path) -> None:
    """After a stacked deal, the next visit is told of the one that fits."""
    server = Hostile()

    async def stacks(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await server.deals(socket, {0: await server.takes(socket)}, "chosen")
        await kick(socket)

    async def denies(socket: ServerConnection) -> None:
        own = Chance(SEEDS[0], tuple(server.salts[0].values()))
        server.match = Match.seated("classic", players=2, seed=dealer_seed(SEEDS[0], own.salts))
        server.match.next(own)
        await server.welcomes(socket, "playing")
        await kick(socket)

    assert await doubted(stacks, notebook=Notebook("table", tmp_path / "notes")) == []
    assert await doubted(denies, notebook=Notebook("table", tmp_path / "notes")) == [Doubt("swapped", 1)]


@pytest.mark.parametrize("opened", [None, "chosen"])
async def test_a_seed_that_was_not_committed_to_is_noticed(opened: str | None) -> None:
    """Nor may it stay closed when the round is over."""
    server = Hostile()

    async def closes(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await server.deals(socket, {0: await server.takes(socket)})
        told = server.info("between")
        told["fairness"][0]["seed"] = opened
        await tell(socket, "info", version=server.version, info=told)
        await kick(socket)

    assert await doubted(closes) == [Doubt("broken", 1)]


async def test_salts_that_change_after_the_deal_are_noticed() -> None:
    """Others' salts, too: they could be chosen so that the seed fits the cards."""
    server = Hostile()

    async def changes(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        salt = await server.takes(socket)
        await server.deals(socket, {0: salt, 1: "bens"})
        server.salts[0][1] = "chosen"
        await server.informs(socket, "playing")
        await kick(socket)

    assert await doubted(changes) == [Doubt("swapped", 1)]


async def test_a_server_that_comes_from_a_backup_and_says_so_gets_another_salt() -> None:
    """Its commitment is a new one, and it had seen the salt for the old one."""
    server = Hostile()

    async def takes(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await server.takes(socket)

    async def restores(socket: ServerConnection) -> None:
        server.commitments[0] = announced(2)
        told = server.info("lobby") | {"restored": 0}
        await tell(socket, "welcome", **welcome(told, None, version=server.version))
        await server.takes(socket)
        await tell(socket, "info", version=server.version, info=told)
        await kick(socket)

    assert await doubted(takes, restores) == []
    assert [said["commitment"] for said in server.said] == [announced(1), announced(2)]
    assert server.said[0]["salt"] != server.said[1]["salt"]


async def test_a_round_that_is_dealt_again_after_a_restore_is_checked_again() -> None:
    """Though the void one of this number was proved."""
    server = Hostile()

    async def plays(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await server.deals(socket, {0: await server.takes(socket)})
        await server.takes(socket)
        await server.ends(socket)

    async def restores(socket: ServerConnection) -> None:
        server.salts, server.match = [], None
        server.commitments[0] = announced(1, "chosen")
        await tell(socket, "welcome", **welcome(server.info("lobby") | {"restored": 1}, None, version=server.version))
        await server.deals(socket, {0: await server.takes(socket)})
        await server.takes(socket)
        await server.ends(socket)
        await kick(socket)

    assert await doubted(plays, restores) == [Doubt("broken", 1)]


@pytest.mark.parametrize("ends", [True, False])
def test_another_match_is_no_excuse_to_shuffle_again(ends: bool) -> None:  # noqa: FBT001
    """Whoever is there sees a match end before the next one begins."""
    book, first = Notebook(), info(phase="lobby")
    assert book.see(first, 0, []) == []
    if ends:
        assert book.see(first | {"phase": "over", "matches": 1}, 0) == []
    assert book.see(info(phase="lobby", matches=1), 0) == ([] if ends else [Doubt("swapped", 1)])


def test_after_a_restore_later_matches_are_played_anew(tmp_path: Path) -> None:
    """The backup was made in the match before: what was noted of the next one is not held against the new one."""

    def sees(told: Wire) -> list[Doubt]:
        return Notebook("table", tmp_path / "notes").see(told, 0, [])

    later = info(phase="lobby", matches=1)
    anew = later | {"fairness": [later["fairness"][0] | {"commitment": "fresh"}]}
    assert sees(later) == []
    assert sees(anew) == [Doubt("swapped", 1)]
    assert sees(info(phase="lobby") | {"restored": 0}) == []
    assert sees(anew) == []


@pytest.mark.parametrize("phase", ["lobby", "playing"])
async def test_a_restore_is_no_excuse_to_shuffle_again(phase: str) -> None:
    """A server that comes from a backup has lost every connection, and plays no round."""
    server = Hostile()

    async def takes(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await server.takes(socket)
        if phase == "lobby":
            await excuses(socket)

    async def excuses(socket: ServerConnection) -> None:
        server.commitments[0] = announced(2)
        told = server.info("lobby") | {"restored": 0, "phase": phase}
        if phase == "lobby":
            await tell(socket, "info", version=server.version, info=told)
        else:
            await tell(socket, "welcome", **welcome(told, None, version=server.version))
        await kick(socket)

    assert await doubted(takes, excuses) == [Doubt("swapped", 1)]
    assert len(server.said) == 1, "it gets no other salt"


async def test_a_guest_reads_what_does_not_fit() -> None:
    """In one line."""
    server = Hostile()

    async def omits(socket: ServerConnection) -> None:
        await server.welcomes(socket)
        await server.takes(socket)
        await server.deals(socket, {1: "bens"})
        await kick(socket)

    sentence = Words("en").t("fairness-left_out", round=1)
    async with acted(omits) as link:
        assert f"\n{sentence}\n" in await told_to_guest(link)


# --- What was opened while somebody was away -----------------------------------------------------------------------------------


def opened(rounds: int) -> Wire:
    """A table at which so many rounds have been dealt, those before the last of them open; nobody has added salt."""
    told = info(salts=[[]] * rounds)
    for fair in told["fairness"]:
        seed, nonce = f"seed {fair['round']}", "00ff"
        fair["commitment"] = commitment_of(seed, nonce)
        if fair["round"] < rounds:
            fair |= {"seed": seed, "nonce": nonce}
    return told


def recent(told: Wire) -> Wire:
    """What messages tell of it: the first shuffle and the last three."""
    last = told["fairness"][-1]["round"]
    return told | {"fairness": [fair for fair in told["fairness"] if fair["round"] == 1 or fair["round"] > last - 3]}


def test_who_was_away_for_some_rounds_asks_for_all_shuffles_once() -> None:
    """Not who was there when they opened; and what was swapped or has vanished meanwhile is noticed."""
    there, away = Notebook(), Notebook()
    away.see(opened(2), None, [])
    for rounds in range(1, 7):
        told = recent(opened(rounds))
        assert not there.lacks(told)
        assert there.see(told, None, [] if rounds == 1 else None) == []
    told, whole = recent(opened(6)), opened(6)
    assert away.lacks(told)
    del whole["fairness"][2]
    whole["fairness"][1] |= {"commitment": "another"}

    assert away.see(told, None, []) == []
    assert away.see(whole, None, [], whole=True) == [Doubt("swapped", 2), Doubt("swapped", 3)]
    assert away.see(opened(6), None, [], whole=True) == []
    assert not away.lacks(told)
