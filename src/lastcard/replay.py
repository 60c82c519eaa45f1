"""A record played again: every line is checked, and the first that is wrong is named.

>>> from lastcard.match import Match
>>> match = Match.new("classic", players=2, seed=7)
>>> load(match.record()).state == match.state
True
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from msgspec.structs import replace

from lastcard.editions import EDITIONS
from lastcard.match import Arrangement, Match, MatchOver, RoundNotOver, sheet_called
from lastcard.record import VERSION, BadRecord, Chance, Line, check_seed, end_line, lines_of, result_line
from lastcard.rules.errors import RulesError
from lastcard.rules.options import Rules
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN, Edition
from lastcard.views import Wire

HEADER_WORDS = frozenset({"edition", "sheet", "rules", "players", "seed", "arrange"})
"""How the lines of a header begin, after the first."""


def load(text: str, editions: Sequence[Edition] = EDITIONS) -> Match:
    """The match that a record tells; BadRecord names the first wrong line."""
    lines = lines_of(text)
    first = next(lines, None)
    if first is None or first.text != f"lastcard {VERSION}":
        raise BadRecord(first.number if first else 1, f"a record begins with 'lastcard {VERSION}'")
    header = _Header(editions)
    last, replay = first, None
    for line in lines:
        if replay is None and not header.take(line):
            replay = _Replay(header.finished(line))
        if replay is not None:
            replay.take(line)
        last = line
    return (replay or _Replay(header.finished(last))).finish()


@contextmanager
def _on(line: Line) -> Iterator[None]:
    """Whatever goes wrong inside is wrong with this line."""
    try:
        yield
    except (ValueError, RulesError, MatchOver, RoundNotOver) as error:
        raise line.bad(str(error)) from None


class _Header:
    """The header as it is read: its lines come in any order, each once."""

    edition: Edition
    sheet: str
    players: int
    seed: str

    def __init__(self, editions: Sequence[Edition]) -> None:
        self._editions = {edition.id: edition for edition in editions}
        self._lines: dict[str, Line] = {}
        self.rules: Wire = {}

    def take(self, line: Line) -> bool:
        """Take a line of the header; False if it is none, so that the header is over."""
        if line.word not in HEADER_WORDS:
            return False
        if line.word in self._lines:
            raise line.bad(f"{line.word} is there already")
        with _on(line):
            self._set(line)
        self._lines[line.word] = line
        return True

    def _set(self, line: Line) -> None:
        match line.word:
            case "edition":
                if line.rest not in self._editions:
                    raise ValueError(f"no edition is called {line.rest[:40]!r}: {', '.join(self._editions)}")
                self.edition = self._editions[line.rest]
            case "sheet":
                sheet_called(line.rest)
                self.sheet = line.rest
            case "rules":
                self.rules = line.json()
                Rules().with_values(self.rules)
            case "players":
                self.players = line.count()
                if not PLAYERS_MIN <= self.players <= PLAYERS_MAX:
                    raise ValueError(f"players must be {PLAYERS_MIN} to {PLAYERS_MAX}")
            case "seed":
                self.seed = check_seed(line.rest)
            case _:
                line.json()

    def finished(self, line: Line) -> _Header:
        """The whole header, which ends at this line; what it lacks is wrong there."""
        for word in ("edition", "sheet", "players", "seed"):
            if word not in self._lines:
                raise line.bad(f"the header lacks {word}")
        return self

    @property
    def arrange(self) -> Line | None:
        """The line of an arranged position."""
        return self._lines.get("arrange")

    def arranged(self, request: Wire, own: Chance) -> Match:
        """The arranged position of a request, which must agree with the header."""
        header = {"edition": self.edition.id, "sheet": self.sheet, "seed": self.seed}
        for name, value in header.items():
            if str(request.get(name, value)) != value:
                raise ValueError(f"{name} is {value} in the header")
        sheet = sheet_called(self.sheet)
        if "rules" in request and sheet.with_values(request["rules"]) != sheet.with_values(self.rules):
            raise ValueError("rules are not those of the header")
        position = Arrangement.of(request)
        if len(position.hands) != self.players:
            raise ValueError(f"hands are needed for {self.players} players")
        return Match.arrange(self.edition, position, sheet=self.sheet, rules=self.rules, seed=self.seed, own=own)

    def seated(self) -> Match:
        """The match of this header, before its first deal."""
        return Match.seated(self.edition, players=self.players, sheet=self.sheet, rules=self.rules, seed=self.seed)


class _Replay:
    """A match being played again, line by line."""

    def __init__(self, header: _Header) -> None:
        self._header = header
        self._arrange: Line | None = None
        if header.arrange is not None:
            self._set_arrange(header.arrange)
        self._match: Match | None = None
        self._own: dict[str, Line] | None = None
        """The lines of a round's own chance, once it has been announced and until it is dealt."""
        self._results = 0
        self._ended = False

    def take(self, line: Line) -> None:
        """Play on by one line."""
        if self._ended:
            raise line.bad("nothing comes after the end")
        if self._own is not None:
            if line.word in {"seed", "salts", "commitment", "arrange"}:
                self._take_own(line, self._own)
                return
            self._deal()
        match line.word:
            case "round":
                self._announce(line)
            case "result":
                self._check_result(line)
            case "end":
                self._check_end(line)
            case word if word.isdecimal():
                self._move(line)
            case _:
                raise line.bad(f"{line.word[:40]!r} is not a line of a record: round, result, end, or a seat and its choice")

    def finish(self) -> Match:
        """The match as far as the record goes; one that stops at its header is dealt all the same."""
        if self._match is None and self._own is None:
            self._own = {}
        if self._own is not None:
            self._deal()
        assert self._match is not None
        return self._match

    def _announce(self, line: Line) -> None:
        """A round comes after the result of the one before it."""
        number, match = line.count(), self._match
        expected = 1 if match is None else match.state.round_no + 1
        if number != expected:
            raise line.bad(f"round {expected} comes here")
        if match is not None:
            if match.state.playing:
                raise line.bad(f"round {match.state.round_no} is not over yet")
            if match.over:
                raise line.bad("the match is over")
            if self._results < match.state.round_no:
                raise line.bad(f"the result of round {match.state.round_no} is missing")
        self._own = {}

    def _take_own(self, line: Line, own: dict[str, Line]) -> None:
        """A line that sets something of the round just announced."""
        if line.word in own or (line.word == "arrange" and (self._arrange is not None or self._match is not None)):
            raise line.bad(f"{line.word} has no place here")
        own[line.word] = line
        if line.word == "arrange":
            self._set_arrange(line)
        else:
            with _on(line):
                _chance({line.word: line}).check()

    def _set_arrange(self, line: Line) -> None:
        """Check an arranged position where it stands; it is set up when its round's own chance is known."""
        with _on(line):
            self._header.arranged(line.json(), Chance())
        self._arrange = line

    def _deal(self) -> None:
        """Deal the round that was announced, or arrange it."""
        assert self._own is not None
        own, self._own = _chance(self._own), None
        if self._match is None and self._arrange is not None:
            self._match = self._header.arranged(self._arrange.json(), own)
            return
        if self._match is None:
            self._match = self._header.seated()
        self._match.next(own)

    def _move(self, line: Line) -> None:
        if self._match is None:
            raise line.bad("a round comes before its moves")
        with _on(line):
            self._match.move(line.count(line.word), line.rest)

    def _check_result(self, line: Line) -> None:
        match = self._match
        if match is None or match.state.playing or self._results == match.state.round_no:
            raise line.bad("a result comes once, when a round is over")
        if line.text != result_line(match.state):
            raise line.bad(f"the round ended otherwise: {result_line(match.state)}")
        self._results += 1

    def _check_end(self, line: Line) -> None:
        match = self._match
        if match is None or not match.over or self._results < match.state.round_no:
            raise line.bad("the end comes after the result of the last round")
        if line.text != end_line(match.state):
            raise line.bad(f"the match ended otherwise: {end_line(match.state)}")
        self._ended = True


def _chance(lines: dict[str, Line]) -> Chance:
    """The chance that the lines of a round set."""
    own = Chance()
    for word, line in lines.items():
        if word == "salts":
            own = replace(own, salts=tuple(line.rest.split(",")))
        elif word != "arrange":
            own = replace(own, **{word: line.rest})
    return own
