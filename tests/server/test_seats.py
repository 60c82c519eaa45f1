"""Who may sit where: tokens, names, the host, leaving and coming back."""

from __future__ import annotations

import asyncio
import secrets

import pytest
from msgspec.structs import replace

from lastcard.clients.connection import Client, join_table, make_table, request
from lastcard.clients.errors import Lost, Refused
from lastcard.protocol import Refusal
from lastcard.table.seats import Place, checked_name, fingerprint, fresh_token, seat_of
from lastcard.testing.process import QUICK, ServerProcess
from lastcard.testing.proofs.visitors import Visitor, party
from lastcard.testing.settings import chance
from lastcard.views import Wire
from server.runs import Running

TWO: Wire = {"seats": ["person", "person", "easy"]}


async def until(client: Client, what: str, timeout_s: float = 10) -> Wire:
    """The next message of a type."""
    while (message := await client.heard(timeout_s))["type"] != what:
        pass
    return message


async def test_a_wrong_token_and_one_of_another_table_give_no_seat(server: str) -> None:
    """The connection is closed before anything is told."""
    made, other = await make_table(server, TWO, "Ana"), await make_table(server, TWO, "Ana")
    for token in ("", "nonsense", "x" * 200, made["token"][:-1], other["token"]):
        with pytest.raises(Lost) as lost:
            await Client.connect(server, made["table"], token)
        assert lost.value.code == "bad_token"


def test_a_token_is_bound_to_table_seat_and_epoch() -> None:
    """The same token is worth nothing in another place or after its owner has left."""
    token = fresh_token(secrets.token_bytes)
    chairs = [Place("person"), Place("person")]
    chairs[1].sit("Ana", fingerprint("here", 1, 1, token), 0)

    assert seat_of("here", chairs, token) == 1
    assert seat_of("there", chairs, token) is None
    assert seat_of("here", chairs[::-1], token) is None
    chairs[1].leave()
    assert seat_of("here", chairs, token) is None
    chairs[1].sit("Ana", fingerprint("here", 1, 1, token), 0)
    assert seat_of("here", chairs, token) is None, "the epoch counts who has sat there"


async def test_the_newest_connection_of_a_seat_wins_and_the_old_one_is_told_why(server: str) -> None:
    """A second tab, or a stolen token: the seat is in one place."""
    made = await make_table(server, TWO, "Ana")
    first = await Client.connect(server, made["table"], made["token"])
    async with await Client.connect(server, made["table"], made["token"]) as second:
        assert (await until(first, "closed"))["code"] == "elsewhere"
        assert await second.say("ping") == second.version
        assert second.info["seats"][0]["here"]
    await first.close()


async def test_who_watches_can_do_nothing_but_ask_whether_anybody_is_there(server: str) -> None:
    """A spectator has no seat to move with."""
    made = await make_table(server, TWO, "Ana")
    async with await Client.connect(server, made["table"]) as watching:
        await watching.say("ping")
        for kind, fields in (("move", {"choice": "draw"}), ("start", {}), ("kick", {"seat": 0}), ("salt", {"salt": "a"})):
            with pytest.raises(Refused, match="no_seat"):
                await watching.say(kind, **fields)
        assert watching.seat is None
        assert watching.view is None


async def test_a_seat_cannot_move_for_another_whatever_its_message_says(server: str) -> None:
    """The socket knows the seat; a field that names another is ignored."""
    made = await make_table(server, {"seats": ["person", "person"]}, "Ana")
    joined = await join_table(server, made["table"], "Ben")
    async with (
        await Client.connect(server, made["table"], made["token"]) as ana,
        await Client.connect(server, made["table"], joined["token"]) as ben,
    ):
        await ana.say("start")
        await until(ben, "update")
        assert ben.view is not None
        waiting = ben.view["waiting_for"][0]
        idle = (ana, ben)[1 - waiting]
        with pytest.raises(Refused, match="not_asked"):
            await idle.say("move", choice="draw", seat=waiting)


async def test_only_the_host_begins_changes_kicks_and_hands_over(server: str) -> None:
    """And never to a bot or to nobody."""
    made = await make_table(server, TWO, "Ana")
    joined = await join_table(server, made["table"], "Ben")
    async with (
        await Client.connect(server, made["table"], made["token"]) as ana,
        await Client.connect(server, made["table"], joined["token"]) as ben,
    ):
        for kind, fields in (("start", {}), ("settings", {"settings": TWO}), ("kick", {"seat": 0}), ("host", {"seat": 1})):
            with pytest.raises(Refused, match="not_host"):
                await ben.say(kind, **fields)
        for seat in (0, 2, 9):
            with pytest.raises(Refused, match="no_seat"):
                await ana.say("host", seat=seat)
        with pytest.raises(Refused, match="bad_request"):
            await ana.say("settings", settings={"seats": ["person", "easy"]})
        await ana.say("settings", settings={"seats": ["person", "person", "medium", "person"], "edition": "urrrhhh"})
        await ana.say("host", seat=1)
        await ben.say("kick", seat=0)
        assert (await until(ana, "closed"))["code"] == "kicked"
    with pytest.raises(Lost, match="token"):
        await Client.connect(server, made["table"], made["token"])
    info = (await request(server, f"/api/tables/{made['table']}"))["info"]
    assert [(seat["name"], seat["host"]) for seat in info["seats"]] == [
        (None, False),
        ("Ben", True),
        (None, False),
        (None, False),
    ]
    assert info["settings"]["edition"] == "urrrhhh"


async def test_a_seat_is_taken_once_and_joining_says_what_is_free(server: str) -> None:
    """Names are checked too."""
    made = await make_table(server, TWO, "Ana")
    with pytest.raises(Refused, match="bad_name"):
        await join_table(server, made["table"], "ANA")
    await join_table(server, made["table"], "Ben", seat=1)
    for seat in (None, 0, 1, 2, 7):
        with pytest.raises(Refused, match="no_seat"):
            await join_table(server, made["table"], "Cy", seat)
    with pytest.raises(Refused, match="no_table"):
        await join_table(server, "abcdefghjkmn", "Cy")


@pytest.mark.parametrize(
    "name",
    [
        *("", "   ", "a" * 25, "a\u202eb", "a\nb" + "c" * 30, "\u200b", "a\x00", "Z\u0351\u0352\u0353", "<\x1b[31m"),
        *("\u3164", "\u2800", "\u115fa", "\uffa0", "a\u034f", "a\U000e0100", "\u0301", "\ufe0f"),
    ],
)
def test_names_that_would_confuse_are_refused(name: str) -> None:
    """Nothing invisible, nothing that turns text round, nothing endless."""
    with pytest.raises(Refusal):
        checked_name(name, ())


@pytest.mark.parametrize("name", ["Ana", "José  Luís", "Çağla", "李小龍", "Anne-Marie O'Neil", "1️2"[:1], "🙂"])
def test_names_of_people_are_taken(name: str) -> None:
    """Whatever their language."""
    assert checked_name(name, ("Ben", None)) == " ".join(name.split())


@pytest.mark.parametrize(
    "name", ["ana", " Ana ", "Ana\ufe0f", "\u0410na", "An\u03b1", "\uff21\uff4e\uff41", "\U0001d400\U0001d427\U0001d41a"]
)
def test_nobody_can_be_taken_for_another(name: str) -> None:
    """Capitals, other alphabets and wide or bold letters look the same in a hurry."""
    with pytest.raises(Refusal, match="take another name"):
        checked_name(name, ("Ben", "Ana"))
    assert checked_name("Anna", ("Ben", "Ana")) == "Anna"


def test_a_picture_keeps_its_sign() -> None:
    """Phones put an invisible character behind it, which is left out."""
    assert checked_name("\u2764\ufe0f Ana", ()) == "\u2764 Ana"


async def test_a_bot_plays_for_who_is_away_and_hands_back(running: Running) -> None:
    """After the grace, and only while somebody is there; the host moves on, too."""
    async with running(paces=replace(QUICK, grace_s=0.2)) as url:
        ana, ben = await party(url, {"seats": ["person", "person"]}, chance("1"))
        first = await Client.connect(url, ana.table, ana.token)
        async with await Client.connect(url, ana.table, ben.token) as watching:
            await first.say("start")
            await first.close()
            while not watching.info["seats"][0]["stand_in"] or not watching.info["seats"][1]["host"]:
                await watching.heard(5)
            assert not watching.info["seats"][0]["here"]
            async with await Client.connect(url, ana.table, ana.token) as back:
                assert not back.info["seats"][0]["stand_in"]
                while watching.info["seats"][0]["stand_in"]:
                    await watching.heard(5)


async def test_a_table_that_everybody_has_left_waits(running: Running) -> None:
    """Nobody finds that bots have played their round out."""
    async with running(paces=replace(QUICK, grace_s=0.05)) as url:
        made = await make_table(url, {"seats": ["person", "easy", "easy"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            await ana.say("start")
            while ana.view is None or ana.view["waiting_for"] != [0]:
                await ana.heard(5)
            version = ana.version
        await asyncio.sleep(0.4)
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            assert ana.version == version


async def test_leaving_frees_the_seat_and_somebody_else_can_take_it(running: Running) -> None:
    """A bot plays on meanwhile, and the old token is worth nothing."""
    async with running() as url:
        ana, ben = await party(url, {"seats": ["person", "person"]}, chance("1"))
        async with await Client.connect(url, ana.table, ana.token) as host:
            async with await Client.connect(url, ana.table, ben.token) as leaving:
                await host.say("start")
                await leaving.say("leave")
                assert (await until(leaving, "closed"))["code"] == "left"
            while host.info["seats"][1]["taken"]:
                await host.heard(5)
            assert host.info["seats"][1]["stand_in"]
            joined = await join_table(url, ana.table, "Cy")
            assert joined["seat"] == 1
            with pytest.raises(Lost, match="token"):
                await Client.connect(url, ana.table, ben.token)
            async with await Client.connect(url, ana.table, joined["token"]) as new:
                assert new.info["seats"][1]["name"] == "Cy"


async def test_whoever_sits_down_in_the_middle_of_a_round_watches_until_it_is_over(own_process: ServerProcess) -> None:
    """Otherwise one could look at a hand, and leave: nothing of the seat's is told, also after a restart, and a bot plays on."""
    url = own_process.url
    ana, ben = await party(url, {"seats": ["person", "person"], "rules": {"target": 9999}}, chance("late"))
    async with asyncio.timeout(60):
        await asyncio.gather(*(visitor.play(lambda one: one.version >= 20) for visitor in (ana, ben)))
        async with await Client.connect(url, ana.table, ana.token) as host:
            assert host.info["phase"] == "playing"
            await host.say("kick", seat=1)
        eve = await join_table(url, ana.table, "Eve", 1)
        for since in (None, 0, "round"):
            async with (
                await Client.connect(url, ana.table, eve["token"], since) as late,
                await Client.connect(url, ana.table, None, since) as watching,
            ):
                welcomes = [await late.heard(), await watching.heard()]
                told = [[welcome[name] for name in ("seat", "view", "missed")] for welcome in welcomes]
                assert told[0] == told[1]
                assert told[0][0] is None
                assert [late.info["seats"][1][name] for name in ("name", "here", "stand_in")] == ["Eve", True, True]
                with pytest.raises(Refused, match="no_seat"):
                    await late.move("draw")
            own_process.kill()
            own_process.start()
        async with await Client.connect(url, ana.table, eve["token"]) as late:
            await ana.play(in_second_round)
            await late.say("ping")
            messages = []
            while not late.quiet:
                messages.append(await late.heard())
            kinds = [message["type"] for message in messages]
            at = kinds.index("welcome", 1)
            assert all(message["view"]["hand"] is None for message in messages[:at] if message["type"] == "update")
            assert (messages[at]["seat"], messages[at]["view"]["round_over"]) == (1, True)
            assert late.view is not None
            assert len(late.view["hand"]) == late.view["hand_sizes"][1]
            assert not late.info["seats"][1]["stand_in"]


def in_second_round(visitor: Visitor) -> bool:
    """Whether somebody was told of the second deal."""
    began = [event for _, events in visitor.told for event in events if event["event"] == "round_began"]
    return len(began) > 1


async def test_a_join_whose_answer_was_lost_is_asked_again_with_its_token(server: str) -> None:
    """The same seat, once; a token of somebody else's choice must be long enough not to be guessed."""
    made = await make_table(server, TWO, "Ana")
    token = fresh_token(secrets.token_bytes)
    joined = [await join_table(server, made["table"], "Ben", token=token) for _ in range(2)]
    assert [(seat["seat"], seat["token"]) for seat in joined] == [(1, token)] * 2
    with pytest.raises(Refused, match="no_seat"):
        await join_table(server, made["table"], "Cy", token=fresh_token(secrets.token_bytes))
    with pytest.raises(Refused, match="bad_request"):
        await join_table(server, made["table"], "Cy", token="short")  # noqa: S106  that is the point
