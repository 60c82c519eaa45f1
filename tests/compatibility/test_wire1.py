"""The client of the wire protocol's version 1, in the code that it had when that was new, at a server of this tree."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from compatibility.kept import FIXTURES
from compatibility.served import answer_once, finish_round, hear, seated, serving, waits
from fixtures.wire1.client import Client, Lost, Refused, join_table, make_table, read_text, request

SETTINGS = {"edition": "classic", "seats": ["person", "person", "person"], "rules": {"target": 1}}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server."""
    with serving(tmp_path_factory.mktemp("wire1") / "data") as address:
        yield address


async def three(url: str) -> tuple[str, list[str]]:
    """A table at which three people sit, and their tokens."""
    made = await make_table(url, SETTINGS, "Ana")
    tokens = [made["token"], *[(await join_table(url, made["table"], name))["token"] for name in ("Ben", "Cy")]]
    return made["table"], tokens


async def begin(clients: list[Client]) -> None:
    """Deal, with everybody's salt, and wait until everybody has been told."""
    for client in clients:
        await client.say("salt", salt=f"salt-{client.seat}")
    await hear(clients, await clients[0].say("start"))
    while clients[0].info["phase"] != "playing":
        await clients[0].heard()


def test_the_frozen_client_stands_alone() -> None:
    """It is what it was because nothing of this tree is in it."""
    tree = ast.parse((FIXTURES / "wire1" / "client.py").read_text(encoding="utf-8"))
    names = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    names |= {str(node.module) for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}

    assert not [name for name in names if name.split(".")[0] == "lastcard"]


async def test_three_people_play_a_match_to_its_record_and_begin_another(url: str) -> None:
    """From the lobby to the record, and back to the lobby for a second match whose first can still be read."""
    table, tokens = await three(url)
    async with seated(url, table, tokens) as clients:
        assert [client.seat for client in clients] == [0, 1, 2]
        await begin(clients)
        assert clients[0].info["fairness"][0]["salts"] == ["salt-0", "salt-1", "salt-2"]
        while clients[0].info["phase"] != "over":
            await finish_round(clients)
            if clients[0].info["phase"] == "between":
                await hear(clients, await clients[1].say("next"))
                while clients[0].info["phase"] == "between":
                    await clients[0].heard()
        record = await read_text(url, f"/api/tables/{table}/record")
        assert record.startswith("lastcard 1\nedition classic\n")

        await clients[2].say("rematch")
        while clients[0].info["phase"] != "lobby":
            await clients[0].heard()
        await begin(clients)
        assert clients[0].info["matches"] == 1
        assert await answer_once(clients) is not None
    assert await read_text(url, f"/api/tables/{table}/record?match=1") == record


async def test_who_comes_back_is_told_exactly_what_they_missed(url: str) -> None:
    """In order, with the events of those moves as the seat would have been told them."""
    table, tokens = await three(url)
    async with seated(url, table, tokens) as clients:
        await begin(clients)
        while waits(clients[2]) is not None:
            await answer_once(clients)
        seen = clients[2].version
        await clients[2].close()
        assert await answer_once(clients[:2]) is not None
        async with await Client.connect(url, table, tokens[2], since=seen) as back:
            welcome = await back.heard()

    assert welcome["version"] > seen
    assert welcome["version"] == clients[0].version
    assert [missed["version"] for missed in welcome["missed"]] == list(range(seen + 1, welcome["version"] + 1))
    assert welcome["info"]["seats"][2]["here"]


async def test_a_command_said_again_is_answered_as_before_and_does_nothing_more(url: str) -> None:
    """On the same connection and on another one."""
    table, tokens = await three(url)
    async with seated(url, table, tokens) as clients:
        await begin(clients)
        seat = clients[0].view["turn"] if clients[0].view else 0
        question = waits(clients[seat])
        assert question is not None
        version = await clients[seat].move(question["choices"][0], "once")

        assert await clients[seat].move(question["choices"][0], "once") == version
        async with await Client.connect(url, table, tokens[seat]) as again:
            assert await again.move(question["choices"][0], "once") == version
            assert again.version == version


async def test_a_remark_reaches_everybody(url: str) -> None:
    """Also whoever watches."""
    table, tokens = await three(url)
    async with seated(url, table, tokens) as clients, await Client.connect(url, table) as watching:
        await clients[1].say("chat", phrase="well_played")
        for client in (*clients, watching):
            while (message := await client.heard())["type"] != "chat":
                pass
            assert (message["seat"], message["phrase"]) == (1, "well_played")


async def test_a_face_reaches_it_as_a_text_and_what_is_newer_does_no_harm(url: str) -> None:
    """Somebody with a newer client shows a face and is ready, and then they play."""
    table, tokens = await three(url)
    async with seated(url, table, tokens) as clients:
        await clients[1].say("chat", reaction="laugh")
        while (message := await clients[0].heard())["type"] != "chat":
            pass
        assert message["text"] == "😄"
        await clients[1].say("ready")
        await begin(clients)
        assert await answer_once(clients) is not None


async def test_refusals_have_the_codes_that_the_client_knows(url: str) -> None:
    """What is wrong is said in the same words as ever."""
    table, tokens = await three(url)
    with pytest.raises(Lost) as lost:
        await Client.connect(url, table, "nobody's token")
    assert lost.value.code == "bad_token"
    with pytest.raises(Refused) as full:
        await join_table(url, table, "Dora")
    assert full.value.code == "no_seat"
    with pytest.raises(Refused) as nowhere:
        await request(url, "/api/tables/abcdefghjkmn")
    assert nowhere.value.code == "no_table"
    async with seated(url, table, tokens) as clients:
        for client, kind, code in ((clients[1], "start", "not_host"), (clients[0], "next", "wrong_phase")):
            with pytest.raises(Refused) as refused:
                await client.say(kind)
            assert refused.value.code == code
