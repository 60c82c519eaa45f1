"""A match as text: a header, then moves. `Record` writes it, and `lastcard.replay` plays it again."""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Iterable, Iterator

import msgspec

from lastcard.notation import line_of, read_json
from lastcard.rules.state import State
from lastcard.views import Wire, whole

VERSION = "1"
"""Raised when a change of the rules changes what a record means."""

_COMMENT = re.compile(r"(?:^|(?<= ))#.*")
_SEATS = re.compile(r"# seats ([0-9](?:,[0-9])*)")
_NUMBER = re.compile(r"0|[1-9][0-9]{0,8}", re.ASCII)


class BadRecord(Exception):
    """A line of a record that is wrong; the first one counts."""

    code = "bad_record"

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line: int = line
        """Its number, from 1."""
        self.message: str = message
        """What is wrong with it."""


class Line(msgspec.Struct, frozen=True):
    """A line that says something: its number, its first word and the rest."""

    number: int
    word: str
    rest: str
    remark: str = ""
    """The comment that it ends with."""

    @property
    def text(self) -> str:
        """The line again, without comment and spare spaces."""
        return f"{self.word} {self.rest}".rstrip()

    @property
    def seats(self) -> tuple[int, ...] | None:
        """Whose the salts of the line are, if its comment says so for each."""
        found = _SEATS.fullmatch(self.remark)
        seats = tuple(map(int, found[1].split(","))) if found else ()
        return seats if found and len(seats) == self.rest.count(",") + 1 else None

    def bad(self, message: str) -> BadRecord:
        """The error that this line is."""
        return BadRecord(self.number, message)

    def count(self, text: str | None = None) -> int:
        """The line's rest, or a part of it, as a whole number."""
        text = self.rest if text is None else text
        if not _NUMBER.fullmatch(text):
            raise self.bad(f"{text[:40]!r} is not a whole number")
        return int(text)

    def json(self) -> Wire:
        """The line's rest as a JSON object."""
        try:
            value = read_json(self.rest)
        except ValueError:
            value = None
        if not isinstance(value, dict):
            raise self.bad(f"{self.word} needs a JSON object")
        return value


class Header(msgspec.Struct, frozen=True):
    """What a match is played with. `arrange` is the request of an arranged position, which replaces the first deal."""

    edition: str
    """The edition's id, or the name of a deck of somebody's own."""
    sheet: str
    """The sheet's name."""
    rules: dict[str, str | int | bool]
    """The switches that differ from the sheet."""
    players: int
    """How many seats there are."""
    seed: str
    """What every shuffle follows from."""
    arrange: Wire | None = None
    """The position that the first deal is replaced by."""
    deck: Wire | None = None
    """A deck of somebody's own, which the line `edition` is replaced by."""

    def lines(self) -> Iterator[str]:
        """The header as text."""
        yield f"lastcard {VERSION}"
        if self.deck is None:
            yield f"edition {self.edition}"
        else:
            yield f"deck {json.dumps(self.deck, ensure_ascii=False)}"
        yield f"sheet {self.sheet}"
        if self.rules:
            yield f"rules {json.dumps(self.rules)}"
        yield f"players {self.players}"
        yield f"seed {self.seed}"
        if self.arrange is not None:
            yield f"arrange {json.dumps(self.arrange, ensure_ascii=False)}"


class Chance(msgspec.Struct, frozen=True):
    """What a round's shuffles follow from, where it is not the match's seed alone: served tables have it so."""

    seed: str | None = None
    salts: tuple[str, ...] = ()
    commitment: str | None = None
    seats: tuple[int, ...] | None = None
    """Whose the salts are, one seat for each. Where a record says so, it also seals each round (`seal`); older ones do not."""

    def check(self) -> Chance:
        """The same, if a record can hold it; ValueError otherwise."""
        for what, text in (("a seed", self.seed), ("a commitment", self.commitment)):
            if text is not None:
                _check_text(text, what)
        for salt in self.salts:
            if "," in _check_text(salt, "a salt"):
                raise ValueError("a salt holds no comma")
        if self.seats is not None and len(self.seats) != len(self.salts):
            raise ValueError("each salt is somebody's")
        return self


class Record:
    """The record of a match being played."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.lines: list[str] = []
        """All but the header."""
        self._sealed_from: int | None = None
        """Where the lines of a round begin that is sealed when it is over."""

    def round(self, number: int, own: Chance) -> None:
        """A round begins, perhaps with a seed, salts and a commitment of its own."""
        self._sealed_from = len(self.lines) if own.seats else None
        self.lines.append(f"round {number}")
        if own.seed is not None:
            self.lines.append(f"seed {own.seed}")
        if own.salts:
            whose = f" # seats {','.join(map(str, own.seats))}" if own.seats else ""
            self.lines.append(f"salts {','.join(own.salts)}{whose}")
        if own.commitment is not None:
            self.lines.append(f"commitment {own.commitment}")

    def move(self, seat: int, choice: str) -> None:
        """A seat answered."""
        self.lines.append(f"{seat} {choice}")

    def result(self, state: State) -> None:
        """A round is over, and perhaps the match."""
        self.lines.append(result_line(state))
        if self._sealed_from is not None:
            self.lines[-1] += f" {seal(self.lines[self._sealed_from :])}"
        if state.match_over:
            self.lines.append(end_line(state))

    def text(self) -> str:
        """The whole record."""
        return "\n".join((*self.header.lines(), *self.lines)) + "\n"


def result_line(state: State) -> str:
    """How a round ended, with a digest of everything on the table."""
    winner = "blocked" if state.round_winner is None else state.round_winner
    return f"result {winner} {state.round_points} {digest(state)}"


def seal(lines: Iterable[str]) -> str:
    """A comment that tells whether a line of a round was changed or lost: a call that is left out changes nothing else."""
    text = "\n".join(lines)
    return f"# lines {hashlib.sha256(text.encode()).hexdigest()[:16]}"


def end_line(state: State) -> str:
    """How the match ended."""
    return f"end {state.match_winner} {','.join(map(str, state.scores))}"


def digest(state: State) -> str:
    """The first 8 hex digits of SHA-256 over the referee's state."""
    text = json.dumps(whole(state), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


def check_seed(seed: str) -> str:
    """A seed that a record can hold on its line; ValueError otherwise."""
    return _check_text(seed, "a seed")


def _check_text(text: str, what: str) -> str:
    if not text or text != text.strip() or len(text.splitlines()) != 1 or _COMMENT.search(text) or not _encodes(text):
        raise ValueError(f"{what} is one line of text, with no space at its ends and no # at its beginning or after a space")
    return text


def _encodes(text: str) -> bool:
    """Whether text can be written as UTF-8; a lone surrogate cannot."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True


def decoded(body: bytes) -> str:
    """The text of a record's file; BadRecord names the first line that is not UTF-8."""
    try:
        return body.decode()
    except UnicodeDecodeError as error:
        raise BadRecord(line_of(error), "this is not text in UTF-8") from None


def remark(text: str, word: str) -> tuple[str, ...] | None:
    """What a comment on the first line says after a word, as `# seats person easy` does; None if the record begins without one.

    To other readers it is a comment like any. Its writer would lose what it says if one letter of it were changed and it
    were passed over, so any other comment in its place is a BadRecord.
    """
    first = text.partition("\n")[0]
    if not first.startswith("#"):
        return None
    found = first.removeprefix(f"# {word} ")
    if found == first:
        raise BadRecord(1, f"a comment here begins with '# {word} '")
    return tuple(found.split())


def lines_of(text: str) -> Iterator[Line]:
    """The lines of a record that say something, without their comments."""
    for number, raw in enumerate(text.split("\n"), 1):
        # Few lines have a comment, and some are very long.
        comment = _COMMENT.search(raw) if "#" in raw else None
        said = raw[: comment.start()] if comment else raw
        word, _, rest = said.strip().partition(" ")
        if word:
            yield Line(number, word, rest.strip(), comment[0].strip() if comment else "")
