"""Hostile files: whatever somebody else made, each command that reads it says what is wrong, soon, with little memory.

Every file is read in a process of its own, whose processor time and memory the system limits: a reader that needs more dies, and
that is the failure. What was read stays as it was, and what was to be made from it is not there.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import resource
import signal
import stat
import sys
import tempfile
import time
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import NamedTuple
from urllib.parse import quote

import apsw
import msgspec

from lastcard.clients.connection import Client, make_table, request
from lastcard.clients.errors import Lost, Refused
from lastcard.server.main import Server
from lastcard.server.settings import Config
from lastcard.server.store.backup import LOG_FILE, Unusable, backup
from lastcard.testing.process import OPEN, QUICK
from lastcard.testing.proofs.hostile_files import Maker, good_record, in_folder, no_files, stores, texts

Run = Callable[[Sequence[str]], int]
"""The command: its arguments, and how it ends."""

CPU_S = 20
"""Processor time that a reader may take."""
MEMORY_BYTES = 400 * 1024 * 1024
"""Memory that it may ask for, beyond what the program takes by itself."""
_WRITTEN_BYTES = 512 * 1024 * 1024
"""What it may write into one file."""
_SAID_MAX = 20_000
"""Letters that say what is wrong."""
_WAITS_S = 60.0
"""After so long without an end, it waits for something that will not come."""
_COMPARED_MAX = 10**9
_READ = apsw.SQLITE_OPEN_READONLY | apsw.SQLITE_OPEN_URI
_CRASHED = 70
_UNKEPT = {"lock", f"{LOG_FILE}-shm", f"{LOG_FILE}-wal"}
"""What a server that starts may leave in its folder."""
_FEW = 4
"""Of the files that damage made, so many are read in a short run."""


class Files(msgspec.Struct):
    """What reading hostile files has shown."""

    read: int = 0
    refused: int = 0
    """Of those, the ones that were said to be wrong; the others were harmless to this reader."""
    slowest_s: float = 0.0
    """The most processor time that one took."""
    largest_bytes: int = 0
    """The most memory that one held."""


class Reader(NamedTuple):
    """Something that reads a file."""

    name: str
    args: Callable[[Path, Path], list[str]]
    """Its arguments for a file, and a folder for what it makes."""
    stdin: bool = False


def _good(made: Path) -> Path:
    file = made / "good.lastcard"
    file.write_text(good_record(), encoding="utf-8")
    return file


def _listed(file: Path, made: Path) -> list[str]:
    """A folder of saved games with one that nobody saved."""
    folder = made / "state" / "lastcard" / "games"
    folder.mkdir(parents=True)
    (folder / "wrong.lastcard").symlink_to(file)
    return ["play", "--plain", "--resume", "latest"]


READERS = (
    Reader("replay", lambda file, _: ["replay", "--plain", str(file)]),
    Reader("verify", lambda file, _: ["verify", str(file)]),
    Reader("verify --commitments", lambda file, made: ["verify", str(_good(made)), "--commitments", str(file)]),
    Reader("play --resume", lambda file, _: ["play", "--plain", "--resume", str(file)]),
    Reader("play --resume latest", _listed),
    Reader("serve --settings", lambda file, made: ["serve", "--settings", str(file), "--data", str(_good(made) / "none")]),
    Reader("referee", lambda *_: ["referee"], stdin=True),
)
"""What reads texts."""

RESTORE = Reader("restore", lambda file, made: ["restore", str(file), "--data", str(made / "data")])
STORES = (
    RESTORE,
    Reader("backup", lambda folder, made: ["backup", str(made / "copy"), "--data", str(folder)]),
    Reader("serve", lambda folder, _: ["serve", str(folder)]),
)
"""What reads stores: a file that is restored, or a data folder."""


def prove_files(run: Run, say: Callable[[str], None] = print, *, short: bool = False) -> Files:
    """Have every hostile file read by all that could be given it; AssertionError tells what came of one."""
    result = Files()
    wrong: list[str] = []
    for reader, name, make in _cases(short=short):
        try:
            read_one(reader, make, run, result)
        except AssertionError as error:
            wrong.append(f"{reader.name}, {name}: {error}")
            say(wrong[-1])
    assert not wrong, f"{len(wrong)} files did harm; the first: {wrong[0]}"
    return result


def _cases(*, short: bool) -> Iterator[tuple[Reader, str, Maker]]:
    plain, odd = texts(), no_files()
    good = good_store()
    stored = {
        name: make for n, (name, make) in enumerate(stores(good).items()) if not short or "damage" not in name or n % 10 < _FEW
    }
    for at, reader in enumerate(READERS):
        # In a short run, every text is read by every other reader.
        some = {name: make for n, (name, make) in enumerate(plain.items()) if not short or n % 2 == at % 2}
        for name, make in (some | ({} if reader.stdin else odd)).items():
            yield reader, name, make
    for reader in STORES:
        for name, make in ({"text": plain["one line"], "zeros": plain["zeros"], "empty": plain["empty"]} | odd | stored).items():
            yield reader, name, make if reader is RESTORE else in_folder(make)


def good_store() -> bytes:
    """A log as a server leaves it, with tables in the lobby and at play."""

    async def made(folder: Path) -> None:
        async with Server(Config(data=folder, port=0, paces=QUICK, limits=OPEN)).running() as server:
            url = f"http://127.0.0.1:{server.port}"
            for n in range(3):
                table = await make_table(url, {"seats": ["person", "easy"]}, "Ana")
                async with await Client.connect(url, table["table"], table["token"]) as ana:
                    await ana.say("start" if n else "ping")

    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        asyncio.run(made(folder / "data"))
        backup(folder / "data", folder / "copy")
        return (folder / "copy").read_bytes()


# --- One file ----------------------------------------------------------------------------------------------------------------


class _End(NamedTuple):
    status: int
    said: str
    out: str
    cpu_s: float
    memory_bytes: int


def read_one(reader: Reader, make: Maker, run: Run, result: Files) -> None:
    """Have one file read, and look at what was said and done."""
    with tempfile.TemporaryDirectory() as place:
        given, made = Path(place) / "given", Path(place) / "made"
        given.mkdir()
        made.mkdir()
        file = given / "file"
        make(file)
        before = _state_of(given)
        end = _in_limits(reader, file, made, run)
        result.read += 1
        result.slowest_s = max(result.slowest_s, end.cpu_s)
        result.largest_bytes = max(result.largest_bytes, end.memory_bytes)
        assert not os.WIFSIGNALED(end.status), (
            f"it was ended by {signal.Signals(os.WTERMSIG(end.status)).name}: {end.said[-300:]}"
        )
        code = os.waitstatus_to_exitcode(end.status)
        assert code in {0, 1, 2}, f"it crashed: {end.said[-600:]}"
        assert "\x1b" not in end.out + end.said, "something steers the terminal"
        assert len(end.said) < _SAID_MAX, f"{len(end.said):,} letters were said"
        if code:
            result.refused += 1
            assert " " in end.said.strip(), f"nothing says what is wrong: {end.said!r}"
            assert not any(file.exists() for file in (made / "copy", made / "data" / LOG_FILE)), (
                "what was refused is there all the same"
            )
            assert _state_of(given) == before, "the file was changed"


def _in_limits(reader: Reader, file: Path, made: Path, run: Run) -> _End:
    """Run a command in a process that may not take much."""
    args = reader.args(file, made)
    streams = {name: made.parent / name for name in ("in", "out", "err")}
    streams["in"].write_bytes(b"")
    if reader.stdin:
        streams["in"] = file
    child = os.fork()
    if not child:
        _be(args, streams, made, run)
    began = time.monotonic()
    while True:
        found, status, used = os.wait4(child, os.WNOHANG)
        if found:
            said, out = (streams[name].read_bytes()[:_SAID_MAX].decode(errors="replace") for name in ("err", "out"))
            return _End(status, said, out, used.ru_utime + used.ru_stime, used.ru_maxrss * 1024)
        if time.monotonic() - began > _WAITS_S:
            os.kill(child, signal.SIGKILL)
            os.waitpid(child, 0)
            raise AssertionError("it waits for ever")
        time.sleep(0.002)


def _be(args: list[str], streams: dict[str, Path], made: Path, run: Run) -> None:
    """Be the process, within the limits."""
    code = _CRASHED
    try:
        for number, (name, mode) in enumerate((("in", os.O_RDONLY), ("out", os.O_WRONLY), ("err", os.O_WRONLY))):
            os.dup2(os.open(streams[name], mode | (os.O_CREAT if number else 0), 0o600), number)
        sys.stdin, sys.stdout, sys.stderr = (os.fdopen(n, mode, encoding="utf-8") for n, mode in enumerate("rww"))
        os.environ.update(
            {
                "XDG_STATE_HOME": str(made / "state"),
                "XDG_DATA_HOME": str(made / "share"),
                "LASTCARD_LANG": "en",
                "HOME": str(made),
            }
        )
        for what, most in (
            (resource.RLIMIT_CPU, CPU_S),
            (resource.RLIMIT_AS, _address_space_bytes() + MEMORY_BYTES),
            (resource.RLIMIT_FSIZE, _WRITTEN_BYTES),
        ):
            resource.setrlimit(what, (most, most))
        code = _serve(Path(args[1])) if args[0] == "serve" and len(args) == 2 else run(args)  # noqa: PLR2004
    except BaseException:  # noqa: BLE001  whatever it was, it was not said in a sentence
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(code)


def _address_space_bytes() -> int:
    lines = Path("/proc/self/status").read_text(encoding="utf-8").splitlines()
    return next(int(line.split()[1]) * 1024 for line in lines if line.startswith("VmSize:"))


def _serve(folder: Path) -> int:
    """Serve a folder, and ask for its tables as anybody might; 2 if the server says that it cannot be used."""
    try:
        asyncio.run(_ask_for_all(folder))
    except Unusable as error:
        sys.stderr.write(f"{error}\n")
        return 2
    return 0


async def _ask_for_all(folder: Path) -> None:
    async with Server(Config(data=folder, port=0, paces=QUICK, limits=OPEN)).running() as server:
        url = f"http://127.0.0.1:{server.port}"
        try:
            with closing(apsw.Connection(str(folder / LOG_FILE), flags=apsw.SQLITE_OPEN_READONLY)) as db:
                ids = [str(row[0]) for row in db.execute("SELECT id FROM tables WHERE length(id) < 100 LIMIT 5")]
        except apsw.Error:
            ids = []
        for id_ in ids:
            try:
                await request(url, f"/api/tables/{id_}")
            except (Refused, Lost) as error:
                sys.stdout.write(f"{error}\n")
        # Whatever is in it, others can play.
        try:
            await make_table(url, {"seats": ["person", "easy"]}, "Ana")
        except Refused as error:
            sys.stdout.write(f"{error}\n")


def _state_of(folder: Path) -> list[tuple[str, int, object]]:
    """Everything in a folder that can be compared; what has no end is left out."""
    found = sorted(path for path in folder.rglob("*") if path.name not in _UNKEPT)
    return [(str(path), path.lstat().st_mode, _content(path)) for path in found]


def _content(path: Path) -> object:
    """What a file holds; of a log, its entries: where its pages lie is the server's business."""
    about = path.lstat()
    if not stat.S_ISREG(about.st_mode) or about.st_size > _COMPARED_MAX:
        return about.st_size
    try:
        with closing(apsw.Connection(f"file:{quote(str(path))}?immutable=1", _READ)) as db:
            return db.execute("SELECT count(*), sum(number + version) FROM entries").fetchall()
    except apsw.Error:
        return hashlib.sha256(path.read_bytes()).hexdigest()
