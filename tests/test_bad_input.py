"""Any byte changed in what comes from outside: it still means something, or one sentence says what is wrong and where.

Records, saved games, deck files, settings of a server, and messages; changed at places and in ways that a seed chooses. Nothing
is lost by reading: files stay as they are.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from lastcard import BadRecord, Match, load
from lastcard.cli import run
from lastcard.clients.games import Game, GameFile, open_game
from lastcard.decks import FILE_MAX_BYTES, BadDeck, load_deck, read_deck
from lastcard.files import TooLarge
from lastcard.protocol import (
    DECODE_ERRORS,
    AnyMessage,
    ChangeSettings,
    Chat,
    Hello,
    Move,
    TableSettings,
    decode_hello,
    decode_message,
    encode,
)
from lastcard.record import decoded, lines_of
from lastcard.referee import Referee
from lastcard.rules.state import Edition
from lastcard.server.frames import bad_message, id_in
from lastcard.server.settings import Tuning, tuned
from lastcard.table.fairness import chance, fresh_pledge
from lastcard.verify import dealer_seed, verify
from table import arrange

SIGNS = (b"\x00", b"\xff", b"\xc3", b"\x1b", b"\n", b"\r", b" ", b"#", b"0", b"9", b"a", b"Z", b'"', b"{", b"[", b",", b"")
"""What may stand in the place of a byte: no text at all, half a letter, what steers a terminal, ends of lines, words; nothing."""


def changed(body: bytes, count: int) -> Iterator[bytes]:
    """A text with one byte changed, doubled, flipped or left out: so many of all the ways there are."""
    luck = Random("bad input")  # noqa: S311  nothing secret hangs on it
    seen = {body}
    while len(seen) <= count:
        at = luck.randrange(len(body))
        sign = luck.choice((*SIGNS, body[at : at + 1] * 2, bytes([body[at] ^ 1 << luck.randrange(8)])))
        damaged = body[:at] + sign + body[at + 1 :]
        if damaged not in seen:
            seen.add(damaged)
            yield damaged


HUGE = [b"9" * 10**5, b"x" * 10**5, b"[" * 10**5, b'{"a":' * 10**5, b"\x00" * 1000, b"\n" * 10**5, b"", b"\xff\xfe\x00l"]
"""Not one byte, but many."""


@cache
def served() -> bytes:
    """The record of a short match as a served table writes it."""
    entropy = Random(1).randbytes  # noqa: S311  nothing secret hangs on it
    own = chance(fresh_pledge(entropy), {0: "ana", 1: "ben"})
    assert own.seed is not None
    match = Match.seated("urrrhhh", players=2, rules={"target": 1}, seed=dealer_seed(own.seed, own.salts))
    match.next(own)
    while match.state.playing:
        question = match.asked[0]
        match.move(question.seat, str(question.choices[0]))
    return match.record().encode()


@cache
def arranged() -> bytes:
    """The record of an arranged position, with comments."""
    game = arrange("R1 W4 B2 | Y1 B9 G1", scores=[1, 2], sheet="es-419", direction="right", seed="x", rules={"scoring": "low"})
    game.play("0 play R1", "1 play Y1")
    record: str = game.ask(op="record")["record"]
    return f"# a game\n\n{record}".replace("\n0 play", " # so far\n0 play").encode()


def read(body: bytes) -> Match | None:
    """What a record says, as a match that can be written and read again; None if it names a wrong line."""
    found = match_or_error(body)
    if isinstance(found, Match):
        assert load(found.record()).state == found.state
        return found
    assert 1 <= found.line <= body.count(b"\n") + 1
    assert_sentence(found.message)
    assert str(found) == f"line {found.line}: {found.message}"
    return None


def match_or_error(body: bytes) -> Match | BadRecord:
    """Nothing else may come of a record."""
    try:
        return load(decoded(body))
    except BadRecord as error:
        return error


def said_in(record: str) -> set[str]:
    """The lines of a record, but for those in JSON, which can say the same in many ways."""
    return {line.text for line in lines_of(record) if line.word not in {"deck", "rules", "arrange"}}


def assert_sentence(text: str) -> None:
    """Something that can be read in one look, and steers no terminal."""
    assert text.isprintable(), repr(text[:200])
    assert " " in text
    assert len(text) < 2000


@cache
def own_deck() -> bytes:
    """The record of a match with house rules and a deck of somebody's own."""
    match = Match.new(read_deck(DECK.decode()), players=3, rules={"stacking": "any", "jump_in": True}, seed=7)
    for _ in range(12):
        match.move(match.asked[0].seat, str(match.asked[0].choices[0]))
    return match.record().encode()


RECORDS = pytest.mark.parametrize("record", [served, arranged, own_deck], ids=lambda record: record.__name__)


@RECORDS
def test_a_record_with_any_byte_changed_is_read_or_its_wrong_line_is_named(record: Callable[[], bytes]) -> None:
    """And no line is passed over: whatever it says, the match has it."""
    assert read(record()) is not None
    refused = 0
    for damaged in changed(record(), 400):
        match = read(damaged)
        refused += match is None
        if match is not None:
            assert said_in(decoded(damaged)) <= said_in(match.record())
    assert refused > 200


@RECORDS
@pytest.mark.parametrize("huge", HUGE, ids=lambda huge: repr(huge[:5]))
def test_a_record_with_very_much_in_the_wrong_place_is_refused_at_its_line(record: Callable[[], bytes], huge: bytes) -> None:
    """In the place of any line, and after a line's first word."""
    lines = record().split(b"\n")
    for at in sorted({0, 1, 2, 3, 4, 5, len(lines) // 2, len(lines) - 1}):
        read(b"\n".join((*lines[:at], huge, *lines[at + 1 :])))
        read(b"\n".join((*lines[:at], lines[at].partition(b" ")[0] + b" " + huge, *lines[at + 1 :])))


def test_a_changed_commitment_seed_or_salt_is_found_out() -> None:
    """Whatever byte of these lines is another one: the record is not fair any more, or does not replay."""
    record = served().decode()
    assert verify(record).fair
    begin = record.index("\nround 1\n") + len("\nround 1\n")
    own = record[begin : record.index("\n", record.index("commitment "))].encode()
    for part in islice((part for part in changed(own, 200) if b"#" not in part), 100):
        try:
            report = verify(decoded(record[:begin].encode() + part + record[begin + len(own) :].encode()))
        except BadRecord:
            continue
        assert not report.fair or part.split() == own.split(), part


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_command_says_what_is_wrong_with_a_file_and_where(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """It ends as a wrong call does, or as a proof that failed; the file stays as it is."""
    file = tmp_path / "changed.lastcard"
    for damaged in (*changed(served(), 60), *HUGE):
        file.write_bytes(damaged)
        code = run([command, "--lang", "en", *(["--plain"] if command == "replay" else []), str(file)])
        said = capsys.readouterr()
        assert file.read_bytes() == damaged
        if code == 0:
            assert said.out
            assert not said.err
        else:
            assert code == (2 if command == "replay" or "nothing was loaded" in said.err else 1)
            assert re.search(
                r"Line \d+ of the record is wrong|[Rr]ound \d+: the seed|first round|commitments|missing|complete|nobody's",
                said.err,
            )
            assert said.err.replace("\n", "").isprintable()


def test_a_saved_game_with_any_byte_changed_is_the_same_table_or_names_its_line(tmp_path: Path) -> None:
    """Nobody's seat is given to somebody else because a letter of the line about seats is another one."""
    match, seats = Match.new("classic", players=3, seed=7), ("person", "medium", "beginner")
    for _ in range(12):
        match.move(match.asked[0].seat, match.asked[0].choices[0])
    saved = GameFile.create(tmp_path, Game(match, seats))
    saved.close()
    body, file = saved.path.read_bytes(), tmp_path / "damaged.lastcard"
    # Most of them in the line that other readers pass over.
    first = body.partition(b"\n")[0]
    for damaged in (*(part + body[len(first) :] for part in changed(first, 150)), *changed(body, 150), *HUGE):
        file.write_bytes(damaged)
        try:
            game, resumed = open_game(file)
        except BadRecord as error:
            assert_sentence(error.message)
            assert file.read_bytes() == damaged
        else:
            resumed.close()
            assert game.seats == seats
            # Only what follows the last whole line is gone: a move that was being written, and nobody was told of.
            assert file.read_bytes() == damaged[: damaged.rfind(b"\n") + 1]


SETTINGS = b"""# A small server.
[limits]
spectators = 5
per_second = 2.5

[paces]
bot_s = 0.5
keep_s = 1e6
"""

WHERE = re.compile(r"line \d+|end of document|\$\.\w+|sets nothing; what can be set is|nested too deeply|too many digits")


def test_a_server_is_set_up_by_a_changed_file_or_told_what_is_wrong_where() -> None:
    """A name, a number, a bracket: what is not set as it is written is refused."""
    assert tuned(SETTINGS) != Tuning()
    refused = []
    huge = (b"[limits]\nspectators = " + part for part in HUGE)
    for damaged in (*changed(SETTINGS, 1500), *huge, *HUGE):
        try:
            tuned(damaged)
        except ValueError as error:
            refused.append(str(error))
    assert len(refused) > 500
    for problem in set(refused):
        assert_sentence(problem)
        assert WHERE.search(problem), problem


def test_the_command_names_the_settings_file_that_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Before anything is served."""
    file = tmp_path / "settings.toml"
    for damaged, where in (
        (b"[limits]\nburst = \xff\n", "Line 2 of the file “{}” is not TOML"),
        (b"[limits]\nbrust = 5\n", "“limits.brust” in the file “{}” sets nothing"),
        (b"a = [", "The file “{}” is not TOML that can be read"),
    ):
        file.write_bytes(damaged)
        assert run(["serve", "--lang", "en", "--data", str(tmp_path / "data"), "--settings", str(file)]) == 2
        assert where.format(file) in capsys.readouterr().err


DECK = b"""# A deck.
name = "Evenings"
colours = ["red", "blue"] # two

[cards]
"0" = 1
"1-9" = 2
"+2" = 1

[wilds]
W4 = 2
WF = 1
"""


def deck_or_error(file: Path) -> Edition | BadDeck | TooLarge:
    """Nothing else may come of a deck file."""
    try:
        return load_deck(file)
    except (BadDeck, TooLarge) as error:
        return error


def test_a_deck_file_with_any_byte_changed_is_a_deck_or_names_its_line(tmp_path: Path) -> None:
    """A game can be played and kept with what is read; the file stays as it is."""
    file, refused = tmp_path / "deck.toml", 0
    for damaged in (*changed(DECK, 400), *(b"[cards]\n1 = " + part for part in HUGE), *HUGE):
        file.write_bytes(damaged)
        found = deck_or_error(file)
        assert file.read_bytes() == damaged
        if isinstance(found, Edition):
            match = Match.new(found, players=2, seed=7)
            assert load(match.record()).state == match.state
        elif isinstance(found, BadDeck):
            refused += 1
            assert_sentence(found.message)
            assert found.line in range(1, damaged.count(b"\n") + 2)
        else:
            assert len(damaged) > FILE_MAX_BYTES
    assert refused > 150


def test_a_deck_as_json_with_any_byte_changed_is_a_deck_or_names_its_entry() -> None:
    """Over the referee: one line, and the game is as it was."""
    referee, refused = Referee(), 0
    request = {"op": "new", "players": 2, "seed": 7, "deck": json.loads(own_deck().split(b"\n")[1].removeprefix(b"deck "))}
    assert referee.answer(request)["ok"]
    before = referee.answer({"op": "record"})
    for damaged in (*changed(json.dumps(request["deck"]).encode(), 600), *HUGE):
        line = json.dumps(request).encode().replace(json.dumps(request["deck"]).encode(), damaged)
        answer = json.loads(referee.line(line.replace(b"\n", b" ")))
        if answer["ok"]:
            assert referee.answer(request)["ok"]
            continue
        refused += 1
        assert answer["error"]["code"] in {"bad_json", "bad_request"}
        assert_sentence(answer["error"]["message"])
        assert referee.answer({"op": "record"}) == before
    assert refused > 300


IN_A_FRAME = re.compile(r"byte \d+|position \d+|at `\$|field `|truncated|Expected `object`|out of range|recursion")

MESSAGES: list[AnyMessage] = [
    Move("a-1", "play R7 uno"),
    ChangeSettings("a-2", TableSettings(rules={"target": 200, "bluffing": False})),
    Chat("a-3", text="thank you"),
]


@pytest.mark.parametrize("message", [Hello(1, "token", 7), *MESSAGES], ids=lambda message: type(message).__name__)
def test_a_message_with_any_byte_changed_is_a_message_or_is_told_why_not(message: AnyMessage | Hello) -> None:
    """The error has a code that clients know, and says at which byte or in which field."""
    decode = decode_hello if isinstance(message, Hello) else decode_message
    body, refused = encode(message), []
    assert decode(body) == message
    for damaged in (*changed(body, 500), *HUGE, *(body.replace(b'"a-', b'"' + part, 1) for part in HUGE)):
        for frame in (damaged, damaged.decode(errors="surrogateescape")):
            try:
                decode(frame)
            except DECODE_ERRORS as error:
                refused.append(bad_message(error))
            assert id_in(frame) is None or isinstance(id_in(frame), str)
    assert len(refused) > 200
    assert {refusal.code for refusal in refused} == {"bad_message"}
    for problem in {str(refusal) for refusal in refused}:
        assert_sentence(problem)
        assert IN_A_FRAME.search(problem), problem
