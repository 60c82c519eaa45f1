"""Limits: what one client, one address and a slow reader can do to the others, which is nothing."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import socket
import time
import urllib.error
import urllib.request
from collections.abc import AsyncIterator
from contextlib import closing
from functools import partial
from http import HTTPStatus
from pathlib import Path

import pytest
import uvicorn
from msgspec.structs import replace
from starlette.applications import Starlette
from uvicorn.server import ServerState
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Close

from lastcard.clients.connection import Client, join_table, make_table, read_text, request
from lastcard.clients.errors import Lost, Refused
from lastcard.clients.news import refusal
from lastcard.server import main, sockets, storage
from lastcard.server.http import LimitedHttp
from lastcard.server.limits import Addresses
from lastcard.server.metrics import Metrics
from lastcard.server.settings import Limits
from lastcard.server.store.backup import LOG_FILE
from lastcard.server.store.schema import connect as connect_log
from lastcard.table.buckets import TokenBucket
from lastcard.testing.process import OPEN, QUICK
from lastcard.views import Wire
from lastcard.words import Words
from server.runs import Running
from server.waiting import PATIENCE_S, until

SLOW = 'lastcard_dropped_total{code="slow"} 1.0'
"""What the metrics say when somebody was dropped for reading too slowly."""
YESTERDAY = "UPDATE tables SET touched = touched - 100000"
"""More than a day ago: a lobby is kept for one."""


async def test_a_burst_passes_and_who_goes_on_is_closed(running: Running) -> None:
    """The answer says so, and nothing that was refused is done."""
    async with running(limits=replace(Limits(), patience=30, per_second=0.001)) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as client:
            answers = await asyncio.gather(*(client.say("ping") for _ in range(25)), return_exceptions=True)
            assert sum(isinstance(answer, int) for answer in answers) == 20
            assert all("too_many" in str(answer) for answer in answers if not isinstance(answer, int))
            with contextlib.suppress(Lost):
                for _ in range(40):
                    await client.send({"type": "ping", "id": "again"})
            while (message := await client.heard())["type"] != "closed":
                pass
            assert message["code"] == "too_many"


async def test_a_frame_of_more_than_four_kilobytes_ends_the_connection(server: str) -> None:
    """However it is cut up."""
    made = await make_table(server, {"seats": ["person", "easy"]}, "Ana")
    for frames in (["x" * 4097], ["x" * 3000, "x" * 3000]):
        async with connect(f"ws{server.removeprefix('http')}/ws/{made['table']}", compression=None) as raw:
            await raw.send(iter(frames) if len(frames) > 1 else frames[0])
            await asyncio.wait_for(raw.wait_closed(), PATIENCE_S)
            assert raw.close_code == 1009


@pytest.mark.parametrize("kind", ["pings", "pongs", "parts"])
async def test_frames_that_are_no_messages_count_as_well(running: Running, kind: str) -> None:
    """Otherwise they would keep the server busy, and fill its memory with answers that nobody reads."""
    async with running(limits=replace(Limits(), patience=30)) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with connect(f"ws{url.removeprefix('http')}/ws/{made['table']}", compression=None) as raw:
            await raw.send(json.dumps({"type": "hello", "version": 1, "token": made["token"]}))
            await asyncio.wait_for(await raw.ping(), PATIENCE_S)
            with pytest.raises(ConnectionClosed):
                await _send_many(raw, kind)


async def _send_many(raw: ClientConnection, kind: str) -> None:
    """Frames that are no messages, or parts of one message."""

    async def parts() -> AsyncIterator[str]:
        for _ in range(2000):
            yield ""
            await asyncio.sleep(0)

    if kind == "parts":
        await raw.send(parts())
    else:
        for n in range(2000):
            await (raw.ping(str(n)) if kind == "pings" else raw.pong())
            await asyncio.sleep(0)


async def test_a_connection_must_say_hello_soon_and_right(running: Running) -> None:
    """Otherwise it is told why and closed."""
    for first, code in ((None, "no_hello"), ("{}", "bad_message"), ('{"type": "hello", "version": 99}', "version")):
        async with running(limits=replace(OPEN, hello_s=PATIENCE_S if first else 0.2)) as url:
            made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
            async with connect(f"ws{url.removeprefix('http')}/ws/{made['table']}", compression=None) as raw:
                if first is not None:
                    await raw.send(first)
                assert json.loads(await asyncio.wait_for(raw.recv(), PATIENCE_S))["code"] == code


async def test_a_seat_adds_so_much_to_a_shuffle_and_a_table_is_worn_out_some_day(running: Running) -> None:
    """Nobody fills the disk from one seat, and nobody is told of what was refused."""
    async with running(limits=replace(OPEN, salts=1, entries=9)) as url:
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        ben = await join_table(url, made["table"], "Ben")
        async with await Client.connect(url, made["table"], ben["token"]) as leaving:
            await leaving.say("salt", salt="bens")
            await leaving.say("leave")
        cy = await join_table(url, made["table"], "Cy")
        async with (
            await Client.connect(url, made["table"], made["token"]) as ana,
            await Client.connect(url, made["table"], cy["token"]) as late,
            await Client.connect(url, made["table"]) as eve,
        ):
            await ana.say("salt", salt="anas")
            with pytest.raises(Refused, match="1 salts"):
                await late.say("salt", salt="more")
            await eve.say("ping")
            heard = []
            while not eve.quiet:
                heard.append((await eve.heard())["type"])
            assert heard == ["welcome"], "a salt changes nothing that is told"
            await late.close()
            await ana.say("start")
            assert await ana.say("salt", salt="again") == 9, "made, sat, sat, salted, left, sat, salted, begun, salted"
            with pytest.raises(Refused, match="worn out"):
                await ana.say("salt", salt="next")


async def test_a_slow_reader_is_dropped_and_nobody_waits_for_it(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """It makes the server talk and does not listen; the player plays on."""
    monkeypatch.setattr(sockets, "_GOODBYE_S", 0.5)
    async with running(limits=replace(OPEN, burst=10**9, patience=10**9, unread_bytes=4096)) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            rude = asyncio.create_task(asyncio.to_thread(_talk_without_listening, url, made["table"]))
            await _watched_by(ana, 1)
            await ana.say("start")
            await rude
            await _watched_by(ana, 0)
            assert SLOW in await read_text(url, "/metrics")


async def test_a_slow_reader_that_reads_on_learns_why_it_was_closed(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """The goodbye comes after everything that was unread, in a message and in the close frame."""
    monkeypatch.setattr(sockets, "_GOODBYE_S", PATIENCE_S)
    async with running(limits=replace(OPEN, burst=10**9, patience=10**9, unread_bytes=4096)) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        address = f"{url.replace('http', 'ws')}/ws/{made['table']}"
        # The server does not hear its goodbye any more, so it is not waited for.
        async with connect(address, max_queue=1, sock=_narrow(url), close_timeout=0.1) as slow:
            await slow.send(json.dumps({"type": "hello", "version": 1, "token": None}))
            nonsense = json.dumps({"type": "dance", "id": "x" * 64})
            while SLOW not in await read_text(url, "/metrics"):
                for _ in range(500):
                    await slow.send(nonsense)
            heard: Wire = {}
            while heard.get("type") != "closed":
                heard = json.loads(await asyncio.wait_for(slow.recv(), PATIENCE_S))
            assert heard["code"] == "slow"
            await until(lambda: slow.protocol.close_rcvd)
            assert slow.protocol.close_rcvd == Close(1000, "slow")


async def test_who_was_closed_for_a_flood_is_gone_for_the_others(running: Running) -> None:
    """The table hears of it at once, whatever becomes of the connection."""
    async with running(limits=replace(Limits(), patience=5, per_second=0.001)) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with (
            await Client.connect(url, made["table"], made["token"]) as ana,
            await Client.connect(url, made["table"]) as rude,
        ):
            await _watched_by(ana, 1)
            answers = await asyncio.gather(*(rude.say("ping") for _ in range(40)), return_exceptions=True)
            # Whatever the table answers after that reaches nobody: there may be no acknowledgement among them.
            assert {type(answer) for answer in answers} - {int} == {Refused, Lost}
            await _watched_by(ana, 0)


async def _watched_by(client: Client, spectators: int) -> None:
    """Wait until the server has said that so many are watching."""
    while (await client.heard()).get("info", {}).get("spectators") != spectators:
        pass


def _narrow(url: str) -> socket.socket:
    """A connection to a server that keeps little of what is sent to it."""
    narrow = socket.socket()
    narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
    narrow.settimeout(PATIENCE_S)
    narrow.connect(("127.0.0.1", int(url.rpartition(":")[2])))
    return narrow


def _talk_without_listening(url: str, table: str) -> None:
    """Until the connection is cut off."""
    with _narrow(url) as rude:
        lines = (
            f"GET /ws/{table} HTTP/1.1",
            f"Host: {url.removeprefix('http://')}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        )
        rude.sendall("\r\n".join((*lines, "", "")).encode())
        assert rude.recv(1024).startswith(b"HTTP/1.1 101")
        rude.sendall(_masked({"type": "hello", "version": 1, "token": None}))
        nonsense = _masked({"type": "dance", "id": "x" * 64})
        # However much the system keeps for a server that has not come to reading it.
        end = time.monotonic() + PATIENCE_S
        with contextlib.suppress(ConnectionResetError, BrokenPipeError):
            while time.monotonic() < end:
                rude.sendall(nonsense)
            pytest.fail("nobody minded")


def _masked(message: Wire) -> bytes:
    """A frame as a client sends it, under a mask that changes nothing."""
    body = json.dumps(message).encode()
    assert len(body) < 126
    return bytes((0x81, 0x80 | len(body), 0, 0, 0, 0)) + body


async def test_an_address_can_make_and_hold_only_so_much(running: Running) -> None:
    """A thousand tables from one address are too many."""
    limits = replace(OPEN, tables_per_address=5, connections_per_address=3, spectators=2)
    async with running(limits=limits) as url:
        made = [await make_table(url, {"seats": ["person", "easy"]}, "Ana") for _ in range(5)]
        with pytest.raises(Refused, match="too_many"):
            await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        held = [await Client.connect(url, made[0]["table"]) for _ in range(2)]
        with pytest.raises(Lost) as watching:
            await Client.connect(url, made[0]["table"])
        assert watching.value.code == "too_many"
        held.append(await Client.connect(url, made[1]["table"]))
        with pytest.raises(Lost, match="429"):
            await Client.connect(url, made[2]["table"])
        for client in held:
            await client.close()


async def test_an_address_has_only_so_much_stored_in_an_hour(running: Running) -> None:
    """Whatever it says, at whichever of its tables; what is not stored can still be said."""
    async with running(limits=replace(OPEN, written_per_address=3000)) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        other = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            with pytest.raises(Refused, match="as much was stored for this address"):
                await _change_settings(ana, 40)
            assert ana.version < 20
            for kind, fields in (("start", {}), ("salt", {"salt": "x"}), ("leave", {})):
                with pytest.raises(Refused, match="too_many"):
                    await ana.say(kind, **fields)
            assert await ana.say("chat", phrase="ouch") == await ana.say("ping")
            with pytest.raises(Refused, match="too_many"):
                await join_table(url, other["table"], "Ben")
            with pytest.raises(Refused, match="too_many"):
                await make_table(url, {"seats": ["person", "easy"]}, "Ana")


async def test_who_hangs_up_pays_as_well(running: Running) -> None:
    """What was said last is stored when nobody is there to hear of it."""
    async with running(limits=replace(OPEN, written_per_address=3000)) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with connect(f"ws{url.removeprefix('http')}/ws/{made['table']}", compression=None) as raw:
            await raw.send(json.dumps({"type": "hello", "version": 1, "token": made["token"]}))
            for at in range(20):
                settings = {"seats": ["person", *["easy"] * (at % 9 + 1)]}
                await raw.send(json.dumps({"type": "settings", "id": str(at), "settings": settings}))
            await (await raw.ping())
            raw.transport.abort()
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            with pytest.raises(Refused, match="as much was stored for this address"):
                await ana.say("start")


async def _change_settings(client: Client, times: int) -> None:
    """To others each time."""
    for at in range(times):
        await client.say("settings", settings={"seats": ["person", *["easy"] * (at % 9 + 1)]})


def test_what_was_stored_is_counted_by_address_and_forgotten_within_the_hour() -> None:
    """More than there was has to come in again first."""
    now = [0.0]
    addresses = Addresses(replace(OPEN, written_per_address=3600), lambda: now[0])
    addresses.written("192.0.2.1").spend(5000)
    assert not addresses.may_write("192.0.2.1")
    assert addresses.may_write("192.0.2.2")
    now[0] = 1399.0
    assert not addresses.may_write("192.0.2.1")
    now[0] = 1400.0
    assert addresses.may_write("192.0.2.1")


async def test_on_a_disk_that_is_nearly_full_no_table_is_made_and_others_go_on(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is left is for those who play. People are told so in their language."""
    free = [1000]
    monkeypatch.setattr(storage, "free_bytes", lambda folder: free[0] if folder.is_dir() else 0)
    async with running(limits=replace(OPEN, free_bytes=1000)) as url:
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        free[0] = 999
        with pytest.raises(Refused, match="nearly full") as refused:
            await make_table(url, {"seats": ["person", "easy"]}, "Ben")
        assert refused.value.code == "no_space"
        assert refusal("no_space", Words("it")) == Words("it").t("web-error-no_space")
        assert (await join_table(url, made["table"], "Ben"))["seat"] == 1
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            await ana.say("start")
        assert 'lastcard_refusals_total{code="no_space"}' in await read_text(url, "/metrics")


async def test_foreign_pages_and_foreign_names_are_kept_out(server: str) -> None:
    """Origin and Host are checked, on sockets and on requests."""
    made = await make_table(server, {"seats": ["person", "easy"]}, "Ana")
    address = f"ws{server.removeprefix('http')}/ws/{made['table']}"
    for headers in ({"origin": "https://evil.example"}, {"origin": "null"}, {"host": "evil.example"}):
        with pytest.raises(InvalidStatus, match="403"):
            async with connect(address, additional_headers=headers, compression=None):
                pass
    async with connect(address, additional_headers={"origin": server}, compression=None):
        pass
    for headers in ({"origin": "https://evil.example"}, {"host": "evil.example"}):
        with pytest.raises(urllib.error.HTTPError, match="403"):
            await asyncio.to_thread(_get, f"{server}/api/tables", b'{"name": "Eve"}', headers)


async def test_a_table_that_nobody_touches_expires(running: Running, tmp_path: Path) -> None:
    """Unless somebody is there; who comes later is told."""
    async with running(paces=replace(QUICK, sweep_s=0.1, evict_s=0.05)) as url:
        kept = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        forgotten = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with await Client.connect(url, kept["table"], kept["token"]) as ana:
            with closing(connect_log(tmp_path / "running" / LOG_FILE)) as disk:
                disk.execute(YESTERDAY)
                await until(lambda: disk.execute("SELECT id FROM tables").fetchall() == [(kept["table"],)])
            await ana.say("salt", salt="still-here")
        with pytest.raises(Refused, match="no_table"):
            await request(url, f"/api/tables/{forgotten['table']}")
        with pytest.raises(Lost) as lost:
            await Client.connect(url, forgotten["table"], forgotten["token"])
        assert lost.value.code == "no_table"


async def test_the_sweep_goes_on_after_the_store_has_failed(
    running: Running, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """And the server still stops cleanly."""
    async with running(paces=replace(QUICK, sweep_s=0.05, evict_s=0.05)) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        with closing(connect_log(tmp_path / "running" / LOG_FILE)) as disk:
            disk.execute("CREATE TRIGGER full BEFORE DELETE ON tables BEGIN SELECT raise(ABORT, 'no space'); END")
            disk.execute(YESTERDAY)
            await until(lambda: "no space" in caplog.text)
            assert disk.execute("SELECT id FROM tables").fetchall() == [(made["table"],)]
            disk.execute("DROP TRIGGER full")
            await until(lambda: disk.execute("SELECT id FROM tables").fetchall() == [])


@pytest.mark.parametrize(
    ("sent", "answer"),
    [
        (b"", b""),
        (b"GET / HTTP/1.1\r\nHost: lo", b""),
        (b"POST /api/tables HTTP/1.1\r\nHost: %b\r\nContent-Length: 100\r\n\r\n{", b""),
        (b"GET /healthz HTTP/1.1\r\nHost: %b\r\n\r\nGET /healthz", b"HTTP/1.1 200 OK"),
        (b"GET / HTTP/1.1\r\nX: " + b"x" * 3000, b"HTTP/1.1 400 Bad Request"),
        (b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 500, b"HTTP/1.1 400 Bad Request"),
        (b"GET / HTTP/1.1\r\nHost: %b\r\nX: " + b"x" * 3000 + b"\r\n\r\n", b"HTTP/1.1 400 Bad Request"),
        (b"GET /" + b"x" * 3000 + b" HTTP/1.1\r\nHost: %b\r\n\r\n", b"HTTP/1.1 400 Bad Request"),
    ],
)
async def test_a_request_must_arrive_soon_and_its_head_be_small(running: Running, sent: bytes, answer: bytes) -> None:
    """Whoever holds a connection with half of one is cut off."""
    async with running(limits=replace(OPEN, request_s=0.3, head_bytes=2048)) as url:
        host = url.removeprefix("http://")
        reader, writer = await asyncio.open_connection("127.0.0.1", int(host.rpartition(":")[2]))
        with closing(writer):
            writer.write(sent.replace(b"%b", host.encode()))
            with contextlib.suppress(ConnectionResetError):
                heard = await asyncio.wait_for(reader.read(), PATIENCE_S)
                assert heard.startswith(answer) if answer else heard == b""


async def test_an_answer_must_be_read_on(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asks for much and reads nothing is cut off, and nothing more is written to them: that would be logged."""
    lost, connection_lost = asyncio.Event(), LimitedHttp.connection_lost
    transport, late = asyncio.selector_events._SelectorSocketTransport, list[bytes]()  # type: ignore[attr-defined]  # noqa: SLF001  its loop is asyncio's
    to_somebody = transport.write

    def write(to: asyncio.Transport, data: bytes) -> None:
        (late.append if to.is_closing() else partial(to_somebody, to))(data)

    monkeypatch.setattr(transport, "write", write)

    def cut_off(connection: LimitedHttp, error: Exception | None) -> None:
        connection_lost(connection, error)
        lost.set()

    monkeypatch.setattr(LimitedHttp, "connection_lost", cut_off)
    async with running(limits=replace(OPEN, request_s=0.3)) as url:
        host = url.removeprefix("http://")
        with _narrow(url) as rude:
            rude.sendall(b"GET /api/words/en HTTP/1.1\r\nHost: %b\r\n\r\n" % host.encode() * 40)
            # Nothing is read before the server has ended it.
            await asyncio.wait_for(lost.wait(), PATIENCE_S)
            read = await asyncio.to_thread(_read_all, rude)
        assert read < 40 * len((await read_text(url, "/api/words/en")).encode())
    assert late == []


def _read_all(rude: socket.socket) -> int:
    """How much comes until the connection ends."""
    read = 0
    with contextlib.suppress(ConnectionResetError):
        while part := rude.recv(65536):
            read += len(part)
    return read


async def test_a_socket_outlives_the_time_for_a_request(running: Running) -> None:
    """That time is over when the handshake is; on another connection, opened later, no request comes in time."""
    async with running(limits=replace(OPEN, request_s=1.0)) as url:
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            silent, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
            with closing(writer):
                assert await asyncio.wait_for(silent.read(), PATIENCE_S) == b""
            assert await ana.say("ping") == ana.version


async def test_a_body_is_read_only_so_far_and_wrong_ones_are_refused(server: str) -> None:
    """A request that is no request changes nothing."""
    for body in (b"", b"{}", b"[]", b'{"name": 7}', b'{"name": "Ana", "settings": {"seats": ["easy", "easy"]}}', b"[" * 10_000):
        with pytest.raises(urllib.error.HTTPError, match="400"):
            await asyncio.to_thread(_get, f"{server}/api/tables", body)
    with pytest.raises(urllib.error.HTTPError, match="413"):
        await asyncio.to_thread(_get, f"{server}/api/tables", b'{"name": "' + b"x" * 20_000)


def test_a_bucket_lets_a_burst_pass_and_fills_slowly() -> None:
    """Never above its brim."""
    bucket = TokenBucket(3, 1.0, now=0.0)
    assert [bucket.allow(0.0) for _ in range(4)] == [True, True, True, False]
    assert bucket.allow(1.0)
    assert [bucket.allow(100.0) for _ in range(4)] == [True, True, True, False]


def test_a_household_counts_as_one_address() -> None:
    """Whoever has a block of the new addresses has not a connection for each."""
    addresses = Addresses(replace(OPEN, connections_per_address=2), now=lambda: 0.0)
    addresses.connected("2001:db8::1")
    addresses.connected("2001:db8::2")
    assert not addresses.may_connect("2001:db8::3")
    assert addresses.may_connect("2001:db8:0:1::1")
    addresses.disconnected("2001:db8::1")
    assert addresses.may_connect("2001:db8::3")


def test_old_addresses_in_the_form_of_new_ones_are_told_apart() -> None:
    """As a server that listens to both kinds sees them."""
    addresses = Addresses(replace(OPEN, connections_per_address=1), now=lambda: 0.0)
    addresses.connected("::ffff:192.0.2.1")
    assert not addresses.may_connect("192.0.2.1")
    assert addresses.may_connect("::ffff:192.0.2.2")


class _Peer(asyncio.Transport):
    """Somebody's connection."""

    def __init__(self, address: str) -> None:
        super().__init__({"peername": (address, 4711), "sockname": ("192.0.2.99", 80)})
        self.aborted = False

    def abort(self) -> None:
        """It is cut off."""
        self.aborted = True

    def close(self) -> None:
        """It is closed."""


async def test_an_address_holds_only_so_many_connections_whatever_it_does_with_them() -> None:
    """Also those on which no request ever comes; a proxy on this machine holds as many as it likes."""
    limits = replace(OPEN, connections_per_address=2)
    kind = LimitedHttp.within(limits, Addresses(limits, lambda: 0.0), Metrics())
    config = uvicorn.Config(Starlette(), log_config=None)

    def come(address: str) -> tuple[LimitedHttp, _Peer]:
        protocol, peer = kind(config, ServerState(), {}), _Peer(address)
        protocol.connection_made(peer)
        return protocol, peer

    held = [come("192.0.2.1") for _ in range(3)]
    assert [peer.aborted for _, peer in held] == [False, False, True]
    assert not come("192.0.2.2")[1].aborted
    assert not any(come("127.0.0.1")[1].aborted for _ in range(9))
    for protocol, _ in held:
        protocol.connection_lost(None)
    assert not come("192.0.2.1")[1].aborted


async def test_an_address_comes_only_so_often_whatever_it_comes_for() -> None:
    """Those who are refused have to come again, and more is cut off before anything of it is read."""
    limits, now = replace(OPEN, accepted_per_address=0.5), [0.0]
    kind = LimitedHttp.within(limits, Addresses(limits, lambda: now[0]), Metrics())
    config = uvicorn.Config(Starlette(), log_config=None)

    def comes(address: str) -> bool:
        protocol, peer = kind(config, ServerState(), {}), _Peer(address)
        protocol.connection_made(peer)
        protocol.connection_lost(None)
        return not peer.aborted

    assert [comes("192.0.2.1") for _ in range(7)] == [True] * 5 + [False] * 2
    assert comes("192.0.2.2")
    assert all(comes("127.0.0.1") for _ in range(9)), "a proxy on this machine comes for many"
    now[0] = 2.0
    assert [comes("192.0.2.1") for _ in range(2)] == [True, False]


@pytest.mark.parametrize(
    ("paths", "other"),
    [
        (("/", "/t/abcdefghjkmn", "/nowhere", "/favicon.svg"), "/api/editions"),
        (("/healthz",), "/api/editions"),
        (("/api/editions", "/api/nowhere", "/metrics"), "/healthz"),
    ],
)
async def test_whatever_an_address_asks_for_is_counted(running: Running, paths: tuple[str, ...], other: str) -> None:
    """Pages, health and the API by themselves: a page that is loaded too often keeps no load balancer from asking.

    Wrong names and wrong addresses count as well, and who was refused has to connect again.
    """
    slow = 0.0001
    limits = replace(OPEN, requests_per_address=1.0 + slow, pages_per_address=1.0 + slow)
    now = [0.0]
    async with _limited(running, limits, now) as url:
        host = url.removeprefix("http://")
        asked = itertools.cycle((path, name) for path in paths for name in (host, "evil.example"))
        answers = [await _status(url, *next(asked)) for _ in range(14)]
        assert [status == HTTPStatus.TOO_MANY_REQUESTS for status, _ in answers] == [False] * 10 + [True] * 4
        assert all("close" in head for status, head in answers if status == HTTPStatus.TOO_MANY_REQUESTS)
        assert (await _status(url, other, host))[0] == HTTPStatus.OK
        now[0] = 1.0
        assert (await _status(url, paths[0], host))[0] == HTTPStatus.OK
        assert (await _status(url, paths[0], host))[0] == HTTPStatus.TOO_MANY_REQUESTS


async def test_handshakes_that_are_refused_are_counted(running: Running) -> None:
    """For whatever reason: they cost the server as much as any."""
    now = [0.0]
    async with _limited(running, replace(OPEN, connections_per_address=6, opened_per_address=1.0), now) as url:
        address = f"ws{url.removeprefix('http')}/ws"
        wrong: list[tuple[str, dict[str, str]]] = [
            ("abcdefghjkmn", {"origin": "https://evil.example"}),
            ("no-table", {}),
            ("abcdefghjkmn", {"host": "evil.example"}),
        ]
        answers = [await _handshake(f"{address}/{table}", headers) for table, headers in wrong * 3]
        assert answers == [403, 404, 403] * 2 + [429] * 3
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        with pytest.raises(Lost, match="429"):
            await Client.connect(url, made["table"], made["token"])
        now[0] = 1.0
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            assert await ana.say("ping") == ana.version


async def test_whoever_opens_too_many_is_refused_before_a_socket_is_made(
    running: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From an address of its own, with the same answer; a proxy on this machine speaks for many."""
    now, made = [0.0], list[sockets.DirectSocket]()
    connection_made = sockets.DirectSocket.connection_made

    def making(socket: sockets.DirectSocket, transport: asyncio.Transport) -> None:
        made.append(socket)
        connection_made(socket, transport)

    monkeypatch.setattr(sockets.DirectSocket, "connection_made", making)
    async with _limited(running, replace(OPEN, connections_per_address=2, opened_per_address=1.0), now) as url:
        refused = Lost(None, "")
        for address, opened in (("127.0.0.2", 2), ("127.0.0.1", 5)):
            before = len(made)
            for _ in range(5):
                with pytest.raises(Lost) as told:
                    await Client.connect(url, "no-table", local_address=address)
                refused = told.value
            assert "429" in str(refused)
            assert len(made) - before == opened
        now[0] = 1.0
        with pytest.raises(Lost, match="404"):
            await Client.connect(url, "no-table", local_address="127.0.0.2")
        assert 'lastcard_refusals_total{code="too_many"} 6.0' in await read_text(url, "/metrics")


@contextlib.asynccontextmanager
async def _limited(running: Running, limits: Limits, now: list[float]) -> AsyncIterator[str]:
    """A server whose limits go by a clock of the test's own."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(main, "Addresses", lambda limits, _: Addresses(limits, lambda: now[0]))
        async with running(limits=limits) as url:
            yield url


async def _status(url: str, path: str, host: str) -> tuple[int, str]:
    """What a request is answered with, and its head."""
    reader, writer = await asyncio.open_connection("127.0.0.1", int(url.rpartition(":")[2]))
    with closing(writer):
        writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode())
        head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), PATIENCE_S)).decode()
        return int(head.split()[1]), head


async def _handshake(address: str, headers: dict[str, str]) -> int:
    """The status with which a handshake is refused."""
    with pytest.raises(InvalidStatus) as refused:
        await connect(address, additional_headers=headers, compression=None)
    return refused.value.response.status_code


def _get(url: str, body: bytes | None = None, headers: dict[str, str] | None = None) -> str:
    asked = urllib.request.Request(url, body, headers or {})  # noqa: S310  loopback
    try:
        with urllib.request.urlopen(asked, timeout=PATIENCE_S) as answer:  # noqa: S310
            text: str = answer.read().decode()
            return text
    except urllib.error.HTTPError as error:
        error.close()
        raise
