"""What a table decides reaches its clients through HTTP, sockets, the log and its disk; tests/table has all that it decides."""

from __future__ import annotations

import secrets
from contextlib import closing
from pathlib import Path

import pytest

from lastcard.clients.connection import Client, join_table, make_table, read_text
from lastcard.clients.errors import Lost, Refused
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.schema import connect
from lastcard.table.seats import fresh_token
from lastcard.testing.positions import arranged
from lastcard.testing.process import ServerProcess
from lastcard.views import Wire
from server.runs import Running

TWO: Wire = {"seats": ["person", "person", "easy"]}
MINE = arranged("R1 R2 B3", "R7 R5 G2")
"""It is seat 0's turn."""


async def last_word(client: Client) -> str:
    """Why the server ends a connection."""
    while (message := await client.heard())["type"] != "closed":
        pass
    return str(message["code"])


async def test_a_command_said_twice_is_obeyed_once_and_gets_the_same_answer(own_process: ServerProcess) -> None:
    """Also on another connection, and after the server was killed."""
    made = await make_table(own_process.url, TWO, "Ana")
    async with await Client.connect(own_process.url, made["table"], made["token"]) as client:
        version = await client.say("salt", "one", salt="anas")
        assert await client.say("salt", "one", salt="anas") == version
    async with await Client.connect(own_process.url, made["table"], made["token"]) as again:
        assert await again.say("salt", "one", salt="other") == version
    own_process.kill()
    own_process.start()
    async with await Client.connect(own_process.url, made["table"], made["token"]) as again:
        assert await again.say("start", "one") == version


async def test_what_the_disk_does_not_take_is_refused_and_counted_and_can_be_said_again(running: Running, tmp_path: Path) -> None:
    """The table stays as it was, and everybody stays connected."""
    async with running(begin=MINE) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            await ana.say("start")
            with closing(connect(tmp_path / "running" / LOG_FILE)) as disk:
                disk.execute("CREATE TRIGGER full BEFORE INSERT ON arrived BEGIN SELECT raise(ABORT, 'no space'); END")
                with pytest.raises(Refused, match="not_stored"):
                    await ana.move("play R1", "one")
                disk.execute("DROP TRIGGER full")
            assert 'lastcard_refusals_total{code="not_stored"} 1.0' in await read_text(url, "/metrics")
            await ana.say("ping")
            assert ana.view is not None
            assert ana.view["hand_sizes"] == [3, 3]
            await ana.move("play R1", "one")


async def test_what_is_no_message_is_refused_under_its_id(server: str) -> None:
    """And the connection stays open."""
    made = await make_table(server, TWO, "Ana")
    async with await Client.connect(server, made["table"], made["token"]) as ana:
        for fields in ({"choice": 7}, {"choice": ""}, {"choice": "x" * 300}, {}):
            with pytest.raises(Refused, match="bad_message"):
                await ana.say("move", **fields)
        with pytest.raises(Refused, match="bad_message"):
            await ana.say("dance")
        assert await ana.say("ping") == ana.version


async def test_a_wrong_token_gives_no_seat(server: str) -> None:
    """The connection is closed before anything is told."""
    made = await make_table(server, TWO, "Ana")
    for token in ("", "nonsense", "x" * 200, made["token"][:-1]):
        with pytest.raises(Lost) as lost:
            await Client.connect(server, made["table"], token)
        assert lost.value.code == "bad_token"


async def test_the_newest_connection_of_a_seat_wins_and_the_old_one_is_closed(server: str) -> None:
    """A second tab, or a stolen token: the seat is in one place."""
    made = await make_table(server, TWO, "Ana")
    first = await Client.connect(server, made["table"], made["token"])
    async with await Client.connect(server, made["table"], made["token"]) as second:
        assert await last_word(first) == "elsewhere"
        assert await second.say("ping") == second.version
    await first.close()


async def test_a_join_whose_answer_was_lost_is_asked_again_with_its_token(server: str) -> None:
    """The same seat, once; a token of somebody else's choice must be long enough not to be guessed."""
    made = await make_table(server, TWO, "Ana")
    token = fresh_token(secrets.token_bytes)
    joined = [await join_table(server, made["table"], "Ben", token=token) for _ in range(2)]
    assert [(seat["seat"], seat["token"]) for seat in joined] == [(1, token)] * 2
    with pytest.raises(Refused, match="no_seat"):
        await join_table(server, made["table"], "Cy")
    with pytest.raises(Refused, match="bad_request"):
        await join_table(server, made["table"], "Cy", token="short")  # noqa: S106  that is the point
    with pytest.raises(Refused, match="no_table"):
        await join_table(server, "abcdefghjkmn", "Cy")


async def test_who_leaves_is_disconnected(server: str) -> None:
    """And so is who was kicked; the others hear of it."""
    made = await make_table(server, TWO, "Ana")
    joined = await join_table(server, made["table"], "Ben")
    async with await Client.connect(server, made["table"], made["token"]) as ana:
        for name in ("left", "kicked"):
            ben = await Client.connect(server, made["table"], joined["token"])
            await (ben.say("leave") if name == "left" else ana.say("kick", seat=1))
            assert await last_word(ben) == name
            await ben.close()
            await ana.say("ping")
            assert not ana.info["seats"][1]["taken"]
            joined = await join_table(server, made["table"], "Cy")
