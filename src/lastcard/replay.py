"""A record played again: every line is checked, and the first that is wrong is named.

`steps` is the one reader of records: it plays on line by line and gives the match after each deal and each move. `load` takes the
last of its steps, `frames` those of one round, `lastcard.verify` the deals.

>>> from lastcard.match import Match
>>> match = Match.new("classic", players=2, seed=7)
>>> load(match.record()).state == match.state
True
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import msgspec
from msgspec.structs import replace

from lastcard.decks import deck_edition
from lastcard.editions import EDITIONS
from lastcard.match import Arrangement, Match, MatchOver, RoundNotOver, sheet_called
from lastcard.record import VERSION, BadRecord, Chance, Line, check_seed, end_line, lines_of, result_line
from lastcard.rules.errors import RulesError
from lastcard.rules.events import Event
from lastcard.rules.options import Rules
from lastcard.rules.setup import seated
from lastcard.rules.state import PLAYERS_MAX, PLAYERS_MIN, Edition
from lastcard.views import Wire, deck_given, tell, tell_whole, wire

HEADER_WORDS = frozenset({"edition", "deck", "sheet", "rules", "players", "seed", "arrange"})
"""How the lines of a header begin, after the first."""


def load(text: str, editions: Sequence[Edition] = EDITIONS) -> Match:
    """The match that a record tells; BadRecord names the first wrong line."""
    return deque(steps(text, editions), maxlen=1).pop().match


class Step(msgspec.Struct, frozen=True):
    """One deal or one move of a record. The match goes on with the next step: a step that is kept is no copy of it."""

    line: int
    """Where it is written."""
    match: Match
    events: tuple[Event, ...]
    """What happened; the first deal comes with all that was before it."""
    own: Chance | None = None
    """What a round just dealt says of its shuffles; None for a move."""


def steps(text: str, editions: Sequence[Edition] = EDITIONS) -> Iterator[Step]:
    """A record played step by step, at least one; BadRecord names the first wrong line once all before it is played."""
    lines = lines_of(text)
    first = next(lines, None)
    if first is None or first.text != f"lastcard {VERSION}":
        raise BadRecord(first.number if first else 1, f"a record begins with 'lastcard {VERSION}'")
    header = _Header(editions)
    last, replay = first, None
    for line in lines:
        if replay is None and not header.read(line):
            replay = _Replay(header.finished(line))
        if replay is not None:
            yield from replay.play(line)
        last = line
    yield from (replay or _Replay(header.finished(last))).finish(last)


def frames(record: str, round_no: int) -> Iterator[Wire | None]:
    """Every step of one round: what happened, and what everybody then saw.

    The rounds before it are played to get there: None for each of their steps, so that whoever asks can pause at any.
    """
    for step in steps(record):
        if step.match.state.round_no > round_no:
            return
        yield _frame(step) if step.match.state.round_no == round_no else None


def _frame(step: Step) -> Wire:
    eyes: list[int | None] = [*range(step.match.players), None]
    return {
        "events": [told for event in step.events if (told := tell_whole(event)) is not None],
        "told": {_key(seat): [told for event in step.events if (told := tell(event, seat)) is not None] for seat in eyes},
        "views": {_key(seat): wire(step.match.view(seat)) for seat in eyes},
    }


def _key(seat: int | None) -> str:
    return "null" if seat is None else str(seat)


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

    def read(self, line: Line) -> bool:
        """Read a line of the header; False if it is none, so that the header is over."""
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
            case "deck":
                self.edition = deck_edition(line.json())
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
        """The whole header, which ends at this line; what it lacks is wrong there, and so is what does not go together."""
        if "edition" in self._lines and "deck" in self._lines:
            raise line.bad("the header has edition and deck: one of them says what is played")
        for word in ("deck" if "deck" in self._lines else "edition", "sheet", "players", "seed"):
            if word not in self._lines:
                raise line.bad(f"the header lacks {word}")
        with _on(line):
            seated(self.edition, self.sheet, sheet_called(self.sheet).with_values(self.rules), self.players)
        return self

    @property
    def arrange(self) -> Line | None:
        """The line of an arranged position."""
        return self._lines.get("arrange")

    def arranged(self, request: Wire, own: Chance) -> Match:
        """The arranged position of a request, which must agree with the header."""
        given = self.edition.given
        played: Wire = {"edition": self.edition.id} if given is None else {"deck": deck_given(given)}
        for name in ("edition", "deck"):
            if name in request and request[name] != played.get(name):
                raise ValueError(f"{name} is not that of the header")
        for name, value in (("sheet", self.sheet), ("seed", self.seed)):
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
        self._announced: Line | None = None
        """The line of a round that is not dealt yet."""
        self._own: dict[str, Line] = {}
        """The lines of its own chance."""
        self._results = 0
        self._ended = False

    def play(self, line: Line) -> Iterator[Step]:
        """Play on by one line."""
        if self._ended:
            raise line.bad("nothing comes after the end")
        if self._announced is not None:
            if line.word in {"seed", "salts", "commitment", "arrange"}:
                self._set_own(line)
                return
            yield self._deal(self._announced)
        match line.word:
            case "round":
                self._announce(line)
            case "result":
                self._check_result(line)
            case "end":
                self._check_end(line)
            case word if word.isdecimal():
                yield self._move(line)
            case _:
                raise line.bad(f"{line.word[:40]!r} is not a line of a record: round, result, end, or a seat and its choice")

    def finish(self, last: Line) -> Iterator[Step]:
        """Play what the record's last line leaves open; one that stops at its header is dealt all the same."""
        if self._announced is not None or self._match is None:
            yield self._deal(self._announced or last)

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
        self._announced = line

    def _set_own(self, line: Line) -> None:
        """A line that sets something of the round just announced."""
        if line.word in self._own or (line.word == "arrange" and (self._arrange is not None or self._match is not None)):
            raise line.bad(f"{line.word} has no place here")
        self._own[line.word] = line
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

    def _deal(self, line: Line) -> Step:
        """Deal the round that was announced in a line, or arrange it."""
        own, self._own, self._announced = _chance(self._own), {}, None
        if self._match is not None:
            return Step(line.number, self._match, self._match.next(own), own)
        if self._arrange is not None:
            self._match = self._header.arranged(self._arrange.json(), own)
        else:
            self._match = self._header.seated()
            self._match.next(own)
        return Step(line.number, self._match, tuple(self._match.history), own)

    def _move(self, line: Line) -> Step:
        if self._match is None:
            raise line.bad("a round comes before its moves")
        with _on(line):
            return Step(line.number, self._match, self._match.move(line.count(line.word), line.rest))

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
            own = replace(own, salts=tuple(line.rest.split(",")), seats=line.seats)
        elif word != "arrange":
            own = replace(own, **{word: line.rest})
    return own
