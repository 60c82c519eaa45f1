"""Files that somebody else made to do harm: texts of every wrong kind, what is no file at all, and whole SQLite stores.

Each is made in an empty folder by a function that is given its path.
"""

from __future__ import annotations

import os
import random
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from lastcard.match import Match
from lastcard.server.store.backup import LOG_FILE

Maker = Callable[[Path], None]

MANY = 300_000
"""More of anything than a reader can afford to look at again and again."""
_HUGE_BYTES = 100 * 1024**3
"""Of a file that takes no space, as nothing was ever written into it."""
_ENDLESS = "WITH RECURSIVE n(x) AS (VALUES(1) UNION ALL SELECT x + 1 FROM n)"


def _body(body: bytes) -> Maker:
    def make(path: Path) -> None:
        path.write_bytes(body)

    return make


def good_record() -> str:
    """A match that is being played."""
    match = Match.new("classic", players=3, seed=7)
    for _ in range(30):
        question = match.asked[0]
        match.move(question.seat, str(question.choices[0]))
    return match.record()


def _record(**lines: str) -> bytes:
    """A record with other lines in its header; those that it has not are added."""
    header, begin, rest = good_record().partition("round 1\n")
    for word, text in lines.items():
        kept = [line for line in header.splitlines() if not line.startswith(f"{word} ")]
        header = "\n".join((*kept, f"{word} {text}", ""))
    return (header + begin + rest).encode()


def texts() -> dict[str, Maker]:
    """Texts that are no record, no saved game, no settings and no notes, or nearly."""
    good = good_record().encode()
    deep = "[" * MANY
    found = {
        "empty": b"",
        "zeros": bytes(10**6),
        "no text": random.Random(1).randbytes(10**6),  # noqa: S311  nothing secret hangs on it
        "utf-16": good.decode().encode("utf-16"),
        "lines": b"\n" * 10**6,
        "one line": b"x" * 10**7,
        "a first line": good.splitlines()[0],
        "comments": good + b"# nothing\n" * MANY,
        "signs of comments": good + b" #" * MANY,
        "spaces": good + b"0" + b" " * 10**6 + b"play",
        "digits": _record(players="9" * 10**6),
        "players": _record(players="4294967297"),
        "a long seed": _record(seed="s" * 10**7),
        "deep rules": _record(rules='{"target": ' + deep),
        "deep position": _record(arrange='{"hands": ' + deep),
        "many rules": _record(rules="{" + ", ".join(f'"r{n}": 1' for n in range(MANY)) + "}"),
        "a large target": _record(rules='{"target": ' + "9" * 4000 + "}"),
        "a number without end": _record(rules='{"target": 1e999999}'),
        "many cards": _record(arrange='{"hands": ["' + "R7 " * MANY + '"], "draw_pile": "", "discard_pile": "R3", "turn": 0}'),
        "many hands": _record(arrange='{"hands": [' + ", ".join(['"R7"'] * MANY) + '], "draw_pile": "", "discard_pile": "R3"}'),
        "many salts": good.replace(b"round 1\n", b"round 1\nsalts " + b"a," * MANY + b"a\n"),
        "many rounds": good + b"round 2\n" * MANY,
        "many results": good + b"result 0 10 00000000\n" * MANY,
        "many seats": b"# seats " + b"person " * MANY + b"\n" + good,
        "many names": b"# seats person easy easy\n# names " + b"Ana, " * MANY + b"\n" + good,
        "deep names": b"# seats person easy easy\n# names " + b"[" * MANY + b"\n" + good,
        "many pauses": b"# seats person easy easy\n" + good + b"# pause 0 1 2\n" * MANY,
        "manners": b"# seats person easy easy " + b"bot_pace=fast " * MANY + b"\n" + good,
        "steering a terminal": _record(seed="\x1b]52;c;aGk=\x07\x1b[2J"),
        "json": b'{"a": ' * MANY,
        "lists": b"[" * MANY,
        "notes": b'{"lastcard": "commitments 1", "rounds": [' + b'{"round": 1, "commitment": "00"},' * MANY + b"]}",
        "deep notes": b'{"lastcard": "commitments 1", "rounds": [{"round": 1, "commitment": "0", "deal": [{"a": ' + deep.encode(),
        "wrong notes": b'{"lastcard": "commitments 1", "rounds": [{"round": 18446744073709551616, "commitment": "00"}]}',
        "toml lists": b"a = " + b"[" * MANY,
        "toml names": b"a" + b".a" * MANY + b" = 1",
        "toml tables": b"[" + b"a." * 2000 + b"a]\n" * 2,
        "toml many": b"".join(b"a%d = 1\n" % n for n in range(MANY)),
        "toml digits": b"[limits]\nburst = " + b"9" * 10**6,
        "toml times": b"[paces]\nbot_s = 1e" + b"9" * 10**5,
        "toml text": b'[limits]\nburst = "' + b"\\u00e9" * MANY + b'"',
    }  # fmt: skip
    return {name: _body(body) for name, body in found.items()}


def no_files() -> dict[str, Maker]:
    """What has a name and is no file, or has no end."""

    def sparse(path: Path) -> None:
        with path.open("wb") as file:
            file.truncate(_HUGE_BYTES)

    def loop(path: Path) -> None:
        path.symlink_to(path.with_name("back"))
        path.with_name("back").symlink_to(path)

    def linked(path: Path) -> None:
        os.mkfifo(path.with_name("pipe"))
        path.symlink_to(path.with_name("pipe"))

    return {
        "a folder": Path.mkdir,
        "a pipe": os.mkfifo,
        "a link to a pipe": linked,
        "a loop of links": loop,
        "a link to nowhere": lambda path: path.symlink_to(path.with_name("nowhere")),
        "zeros without end": lambda path: path.symlink_to("/dev/zero"),
        "a hole of 100 GB": sparse,
    }


# --- Stores ------------------------------------------------------------------------------------------------------------------


def stores(good: bytes) -> dict[str, Maker]:
    """Logs that a server never made, from one that it did; each is put at its path, perhaps with a journal beside it."""

    def changed(*statements: str) -> Maker:
        def make(path: Path) -> None:
            path.write_bytes(good)
            with closing(sqlite3.connect(path, isolation_level=None)) as db:
                db.execute("PRAGMA journal_mode = DELETE")
                db.execute("PRAGMA synchronous = OFF")
                for statement in statements:
                    db.execute(statement)

        return make

    def other(*statements: str) -> Maker:
        """Another database that calls itself a log."""

        def make(path: Path) -> None:
            with closing(sqlite3.connect(path, isolation_level=None)) as db:
                db.execute("PRAGMA user_version = 2")
                db.execute("PRAGMA synchronous = OFF")
                for statement in statements:
                    db.execute(statement)

        return make

    def with_journal(body: bytes) -> Maker:
        def make(path: Path) -> None:
            path.write_bytes(good)
            path.with_name(f"{path.name}-wal").write_bytes(body)

        return make

    schema = "UPDATE sqlite_schema SET sql = replace(sql, {!r}, {!r}) WHERE name = {!r}"
    writable, rest = "PRAGMA writable_schema = ON", "PRAGMA writable_schema = RESET"
    many = f"{_ENDLESS} INSERT INTO tables (id, fence, begun, live, touched) SELECT 'made' || x, 1, 1, 1, 1e12 FROM n"
    found = {
        "a trigger without end": changed(
            f"CREATE TRIGGER t BEFORE UPDATE ON tables BEGIN SELECT count(*) FROM ({_ENDLESS} SELECT x FROM n); END"
        ),
        "a trigger that deletes": changed("CREATE TRIGGER t AFTER INSERT ON entries BEGIN DELETE FROM entries; END"),
        "a trigger on what is restored": changed("CREATE TRIGGER t AFTER INSERT ON restored BEGIN DELETE FROM entries; END"),
        "a trigger that fails": changed("CREATE TRIGGER t BEFORE UPDATE ON tables BEGIN SELECT RAISE(FAIL, 'no'); END"),
        "a view without end": other(
            f"CREATE VIEW tables AS {_ENDLESS} SELECT x AS number, 'a' AS id, 1 AS fence, 1 AS live FROM n",
            "CREATE TABLE entries (number, version, body)",
        ),
        "an index without end": changed(
            "ALTER TABLE tables RENAME TO t2",
            "DROP INDEX live",
            "CREATE TABLE tables (number INTEGER PRIMARY KEY, id, fence, begun, live, touched, "
            "other AS (hex(zeroblob(1000000 + number))) VIRTUAL)",
            "INSERT INTO tables SELECT * FROM t2",
            "CREATE INDEX live ON tables (other)",
            "DROP TABLE t2",
        ),
        "a check": changed(
            writable,
            schema.format("id TEXT NOT NULL", "id TEXT NOT NULL CHECK (length(hex(randomblob(10000000))) > 0)", "tables"),
            rest,
        ),
        "other types": other(
            "CREATE TABLE tables (number, id, fence, begun, live, touched)",
            "CREATE TABLE entries (number, version, body)",
            "INSERT INTO tables VALUES ('x', x'00', 'y', NULL, 1, 'never'), (NULL, NULL, NULL, NULL, 1, NULL)",
            "INSERT INTO entries VALUES ('x', 1, NULL), (NULL, 'z', 17)",
        ),
        "no tables": other("CREATE TABLE x (a)"),
        "nothing": other(),
        "many tables of another kind": other(*(f"CREATE TABLE t{n} (a)" for n in range(3000))),
        "another log's version": changed("PRAGMA user_version = 2147483647"),
        "a version below zero": changed("PRAGMA user_version = -1"),
        "a large entry": changed("UPDATE entries SET body = zeroblob(200000000) WHERE number = 1 AND version = 1"),
        "large entries": changed("UPDATE entries SET body = zeroblob(4000000)"),
        "deep entries": changed(f"UPDATE entries SET body = CAST(replace(hex(zeroblob({MANY})), '00', '[') AS BLOB)"),
        "entries of nothing": changed("UPDATE entries SET body = x''"),
        "a large snapshot": changed(
                        "INSERT OR REPLACE INTO snapshots VALUES (1, 9223372036854775807, zeroblob(200000000))",
        ),
        "snapshots of other versions": changed(
            "INSERT OR REPLACE INTO snapshots SELECT number, -9223372036854775808, x'00' FROM tables"
        ),
        "versions without end": changed(
            "INSERT INTO entries SELECT number, 9223372036854775807, x'00' FROM tables",
            "UPDATE tables SET fence = 9223372036854775807",
        ),
        "names that steer a terminal": changed("UPDATE tables SET id = char(27) || ']52;c;aGk=' || char(7) || number, live = 1"),
        "large names": changed("UPDATE tables SET id = hex(zeroblob(5000000)) || number, live = 1"),
        "many live tables": changed(f"{many} LIMIT 10000"),
        "entries of no table": changed("INSERT INTO entries SELECT number + 1000, version, body FROM entries"),
        "entries that are there twice": changed("INSERT INTO arrived (number, version, body) SELECT * FROM entries"),
        "a long table": changed(
            f"{_ENDLESS} INSERT INTO entries SELECT 1, 1000000 + x, (SELECT body FROM entries LIMIT 1) FROM n LIMIT {MANY}"
        ),
        "pages of 64 kB": changed("PRAGMA page_size = 65536", "VACUUM"),
        "utf-16": other(
            "PRAGMA encoding = 'UTF-16'",
            "CREATE TABLE tables (number INTEGER PRIMARY KEY, id, fence, begun, live, touched)",
            "CREATE TABLE entries (number, version, body)",
        ),
        "a cut off file": _body(good[: len(good) // 2]),
        "a head alone": _body(good[:100]),
        "a journal of zeros": with_journal(bytes(10**6)),
        "a journal of nothing": with_journal(b""),
        "another journal": with_journal(b"7\x7f\x06\x82" + random.Random(2).randbytes(10**5)),  # noqa: S311
    }  # fmt: skip
    for n in range(40):
        found[f"damage {n}"] = _damaged(good, n)
    return found


def _damaged(good: bytes, seed: int) -> Maker:
    """Some bytes of a log are others."""
    rng = random.Random(seed)  # noqa: S311  nothing secret hangs on it
    body = bytearray(good)
    for _ in range(rng.choice((1, 5, 50))):
        at = rng.randrange(len(body)) if rng.random() < 0.7 else rng.randrange(100)  # noqa: PLR2004
        body[at] = rng.choice((0, 255, body[at] ^ 1 << rng.randrange(8)))
    return _body(bytes(body))


def in_folder(make: Maker) -> Maker:
    """A data folder with such a log."""

    def made(path: Path) -> None:
        path.mkdir()
        make(path / LOG_FILE)

    return made
