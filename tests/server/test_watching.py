"""Watching a server: whether it can be used, what it counts, where that is read, and from whom addresses are believed."""

from __future__ import annotations

import asyncio
import http.client
import json
import re
import socket
from collections.abc import Callable
from contextlib import closing, suppress
from functools import partial
from http import HTTPStatus
from pathlib import Path

import apsw
import pytest

from lastcard.clients.connection import Client, make_table
from lastcard.server import watching
from lastcard.server.main import Server
from lastcard.server.metrics import Metrics, Times
from lastcard.server.proxies import Proxies
from lastcard.server.settings import Config, Limits
from lastcard.server.store import sqlite
from lastcard.server.store.backup import LOG_FILE, Unusable
from lastcard.server.watching import UNWRITABLE, Readiness
from lastcard.testing.nats import nats_server

ROOT = Path(__file__).parents[2]
NAME = re.compile(r"lastcard_[a-z_]+")
PUBLIC = "https://cards.example"


async def asked(port: int, path: str, address: str = "127.0.0.1", body: object = None, **headers: str) -> tuple[int, str]:
    """What somebody at an address is answered."""

    def ask() -> tuple[int, str]:
        with closing(http.client.HTTPConnection("127.0.0.1", port, source_address=(address, 0))) as connection:
            named = {name.replace("_", "-"): value for name, value in headers.items()}
            connection.request("GET" if body is None else "POST", path, None if body is None else json.dumps(body), named)
            with connection.getresponse() as answer:
                return answer.status, answer.read().decode()

    return await asyncio.to_thread(ask)


# --- Ready -------------------------------------------------------------------------------------------------------------------


async def test_ready_means_that_moves_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """While another program keeps the log from being written it says why not; the process is well all the same."""
    monkeypatch.setattr(sqlite, "BUSY_MS", 0)
    monkeypatch.setattr(watching, "_FRESH_S", 0.0)
    async with Server(Config(data=tmp_path, port=0)).running() as server:
        assert await asked(server.port, "/readyz") == (HTTPStatus.OK, "ok\n")
        with closing(apsw.Connection(str(tmp_path / LOG_FILE))) as other:
            other.execute("BEGIN IMMEDIATE")
            assert await asked(server.port, "/readyz") == (HTTPStatus.SERVICE_UNAVAILABLE, "the log cannot be written\n")
            assert await asked(server.port, "/healthz") == (HTTPStatus.OK, "ok\n")
            other.execute("ROLLBACK")
        assert await asked(server.port, "/readyz") == (HTTPStatus.OK, "ok\n")


async def test_however_many_ask_the_log_is_written_once_a_second() -> None:
    """Else whoever asks could keep the disk busy."""
    writes = 0

    async def write() -> None:
        nonlocal writes
        writes += 1
        await asyncio.sleep(0)

    readiness = Readiness(lambda: False, write, UNWRITABLE)
    assert await asyncio.gather(*(readiness.reason() for _ in range(100))) == [None] * 100
    assert writes == 1


async def test_a_log_that_does_not_answer_is_not_ready_nor_is_a_server_that_stops(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for ever."""
    monkeypatch.setattr(watching, "_PATIENCE_S", 0.0)
    stopping = False
    readiness = Readiness(lambda: stopping, lambda: asyncio.get_running_loop().create_future(), UNWRITABLE)
    assert await readiness.reason() == "the log cannot be written"
    stopping = True
    assert await readiness.reason() == "the server stops"


async def test_a_gateway_without_its_bus_is_not_ready(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is said there reaches no table; the process is well all the same, and ready when the bus is back."""
    monkeypatch.setattr(watching, "_FRESH_S", 0.0)
    with nats_server() as bus:
        config = Config(data=tmp_path, bus=bus.url, roles=("gateway",), port=0)
        async with Server(config).running() as server:
            assert await asked(server.port, "/readyz") == (HTTPStatus.OK, "ok\n")
            await asyncio.to_thread(bus.kill)
            assert await asked(server.port, "/readyz") == (HTTPStatus.SERVICE_UNAVAILABLE, "the bus cannot be reached\n")
            assert await asked(server.port, "/healthz") == (HTTPStatus.OK, "ok\n")
            await asyncio.to_thread(bus.start)
            while await asked(server.port, "/readyz") != (HTTPStatus.OK, "ok\n"):
                pass


# --- Counted -----------------------------------------------------------------------------------------------------------------


def test_times_are_counted_by_bounds_that_include_them() -> None:
    """As Prometheus reads them: each bound has all that took no longer."""
    times = Times()
    for seconds in (0.0005, 0.0006, 3.0, 60.0):
        times.add(seconds)
    counts = {sample.labels.get("le"): sample.value for sample in times.family("x", "").samples}
    assert (counts["0.0005"], counts["0.001"], counts["2.5"], counts["5.0"], counts["10.0"], counts["+Inf"]) == (1, 2, 2, 3, 3, 4)
    assert times.family("x", "").samples[-1].value == pytest.approx(63.0011)


async def test_a_move_is_counted_with_how_long_it_took(tmp_path: Path) -> None:
    """Until it was durable, and until everybody was told."""
    async with Server(Config(data=tmp_path, port=0)).running() as server:
        url = f"http://127.0.0.1:{server.port}"
        made = await make_table(url, {"seats": ["person", "person"]}, "Ana")
        async with await Client.connect(url, made["table"], made["token"]) as ana:
            await ana.say("start")
        told = dict(line.rsplit(" ", 1) for line in (await asked(server.port, "/metrics"))[1].splitlines() if line[0] != "#")
    entries = float(told["lastcard_entries_total"])
    assert entries >= 2
    assert float(told["lastcard_commit_seconds_count"]) == float(told["lastcard_move_seconds_count"]) == entries
    assert 0 < float(told["lastcard_commit_seconds_sum"]) <= float(told["lastcard_move_seconds_sum"])
    assert float(told['lastcard_commit_seconds_bucket{le="+Inf"}']) == entries


async def test_how_late_the_loop_is_is_seen() -> None:
    """By a clock that is set."""
    metrics, loop = Metrics(), _Loop()
    with metrics.watching_lag(loop):  # type: ignore[arg-type]  # as much of a loop as it needs
        for late_s in (0.0, 0.3):
            loop.now += 0.5 + late_s
            loop.due()
    counts = {sample.labels.get("le"): sample.value for sample in metrics.lag.family("x", "").samples}
    assert (counts["0.0005"], counts["0.25"], counts["0.5"]) == (1, 1, 2)
    assert loop.cancelled


class _Loop:
    now = 0.0
    cancelled = False
    due: Callable[[], None]

    def time(self) -> float:
        return self.now

    def call_at(self, when: float, call: Callable[[float], None], due: float) -> _Loop:
        assert when == due == self.now + 0.5
        self.due = partial(call, due)
        return self

    def cancel(self) -> None:
        self.cancelled = True


def families() -> set[str]:
    """The names of all that a server gives out."""
    return set(re.findall(r"^# TYPE (\w+)", Metrics().text().decode(), re.MULTILINE))


def base(name: str) -> str:
    """What a series belongs to: `x_bucket`, `x_sum` and `x_count` are of x."""
    return re.sub(r"_(bucket|sum|count)$", "", name)


def test_the_dashboard_asks_for_what_there_is() -> None:
    """Every name in it is one that the server gives out, and all are in it."""
    named = {base(name) for name in NAME.findall((ROOT / "deploy" / "grafana.json").read_text(encoding="utf-8"))}
    assert named == families()


def test_the_page_for_operators_tells_what_each_metric_means() -> None:
    """None is left out, and none is there that the server does not give out."""
    page = (ROOT / "docs" / "operators.md").read_text(encoding="utf-8")
    rows = {base(name) for name in re.findall(r"^\| `(lastcard_[a-z_]+)", page, re.MULTILINE)}
    assert rows == families()


# --- Where it is read --------------------------------------------------------------------------------------------------------


async def test_those_who_watch_have_a_port_of_their_own(tmp_path: Path) -> None:
    """Nothing else is there; and on the port for everybody, metrics stay this machine's."""
    async with Server(Config(data=tmp_path, port=0, metrics_port=0)).running() as server:
        port = server.metrics_port
        assert port not in {None, 0, server.port}
        assert port is not None
        for path in ("/metrics", "/healthz", "/readyz"):
            assert (await asked(port, path, "127.0.0.2"))[0] == HTTPStatus.OK
        for path in ("/", "/api/editions", "/ws/abcdefghjkmn"):
            assert (await asked(port, path, "127.0.0.2"))[0] == HTTPStatus.NOT_FOUND
        assert (await asked(server.port, "/metrics", "127.0.0.2"))[0] == HTTPStatus.FORBIDDEN


# --- Proxies -----------------------------------------------------------------------------------------------------------------


async def test_only_proxies_that_are_trusted_say_where_somebody_comes_from(tmp_path: Path) -> None:
    """One table an hour for each address shows who is taken for whom."""
    limits = Limits(tables_per_address=1)
    config = Config(data=tmp_path, port=0, public_url=PUBLIC, trusted_proxies="127.0.0.2/32", limits=limits)
    async with Server(config).running() as server:

        async def makes(at: str, forwarded: str) -> bool:
            body = {"name": "Ana", "settings": {"seats": ["person", "easy"]}}
            headers = {"host": "cards.example", "x-forwarded-for": forwarded}
            return (await asked(server.port, "/api/tables", at, body, **headers))[0] == HTTPStatus.CREATED

        # Two people behind the proxy are two addresses, and one of them is one.
        assert await makes("127.0.0.2", "203.0.113.1")
        assert await makes("127.0.0.2", "203.0.113.2")
        assert not await makes("127.0.0.2", "203.0.113.2")
        # What somebody claimed before the proxy added where they come from is not believed.
        assert not await makes("127.0.0.2", "203.0.113.3, 203.0.113.2")
        # Whoever is no proxy may claim what they like.
        assert await makes("127.0.0.3", "203.0.113.4")
        assert not await makes("127.0.0.3", "203.0.113.5")
        # Nor does anybody get at what is this machine's.
        for at in ("127.0.0.1", "127.0.0.2", "127.0.0.3"):
            headers = {"host": "cards.example", "x-forwarded-for": "127.0.0.1"}
            assert (await asked(server.port, "/metrics", at, **headers))[0] == HTTPStatus.FORBIDDEN


async def test_a_trusted_proxy_may_hold_the_connections_of_everybody(tmp_path: Path) -> None:
    """Another address may not."""
    limits = Limits(connections_per_address=2)
    config = Config(data=tmp_path, port=0, public_url=PUBLIC, trusted_proxies="127.0.0.2", limits=limits)
    async with Server(config).running() as server:

        async def held(address: str) -> int:
            """Of three connections, how many are answered."""
            lines = [await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0)) for _ in range(3)]
            answered = 0
            for reader, writer in lines:
                writer.write(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")
                with suppress(ConnectionError):
                    answered += (await reader.read(12)).endswith(b"200")
            for _, writer in lines:
                writer.close()
            return answered

        assert await held("127.0.0.2") == 3
        assert await held("127.0.0.3") == 2


@pytest.mark.parametrize("given", ["everybody", "10.0.0.1/8", "10.0.0.0/24,x", "0.0.0.0/0", "::/0", "*"])
async def test_what_is_no_network_of_proxies_is_refused(tmp_path: Path, given: str) -> None:
    """Nor is everybody one."""
    with pytest.raises(Unusable) as said:
        async with Server(Config(data=tmp_path, port=0, trusted_proxies=given)).running():
            pass
    assert said.value.code == "bad_proxies"


def test_an_address_that_looks_like_a_proxy_is_none() -> None:
    """Only whole addresses are compared."""
    proxies = Proxies("10.0.0.1,2001:db8::/64")
    assert "2001:db8::17" in proxies
    assert not any(address in proxies for address in ("10.0.0.11", "10.0.0", "2001:db9::17", "", "10.0.0.1, 1.2.3.4"))


# --- The log -----------------------------------------------------------------------------------------------------------------


async def test_the_log_is_lines_of_json_with_node_and_table(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """If it is asked for; each line is whole, with the exception in it."""
    async with Server(Config(data=tmp_path, port=0, log_format="json")).running() as server:
        url = f"http://127.0.0.1:{server.port}"
        made = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        monkeypatch.setattr("lastcard.server.driver.Driver._hear", None)
        status, answer = await asked(server.port, f"/api/tables/{made['table']}", host=f"127.0.0.1:{server.port}")
    # Nobody waits in vain for a table that has failed.
    assert (status, json.loads(answer)["error"]["code"]) == (HTTPStatus.SERVICE_UNAVAILABLE, "unavailable")
    lines = [json.loads(line) for line in capsys.readouterr().err.splitlines()]
    first, *_, failed = [line for line in lines if line["logger"] == "lastcard.server"]
    assert (first["level"], first["message"], "table" in first) == ("info", "0 tables go on", False)
    assert (failed["level"], failed["table"], failed["node"]) == ("error", made["table"], first["node"])
    assert "Traceback" in failed["exception"]
    # Two servers of one machine are told apart.
    assert failed["node"] == f"{socket.gethostname()}:{server.port}"
