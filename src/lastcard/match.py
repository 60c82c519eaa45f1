"""A match being played: the state and the record of it, the only game object that changes.

>>> match = Match.new("classic", players=3, seed=7)
>>> [(question.seat, question.name) for question in match.asked]
[(1, 'turn')]
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping
from os import PathLike
from pathlib import Path
from typing import NamedTuple, Self

import msgspec
from msgspec.structs import replace

from lastcard.cards import Card, Colour
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.notation import DIRECTIONS, cards_of
from lastcard.record import Chance, Header, Record, check_seed
from lastcard.rules import play as game
from lastcard.rules.events import Event
from lastcard.rules.options import Rules
from lastcard.rules.questions import Choice, Move, Question, SeatNo
from lastcard.rules.setup import arranged, seated
from lastcard.rules.state import Direction, Edition, State
from lastcard.shuffle import shuffled
from lastcard.views import View, Wire, deck_given, tell, view


class MatchOver(Exception):
    """The match is over: nobody moves and nothing is dealt any more."""

    code = "match_over"

    def __init__(self) -> None:
        super().__init__("the match is over: begin a new one")


class RoundNotOver(Exception):
    """The next round is dealt only when this one is over."""

    code = "bad_request"

    def __init__(self) -> None:
        super().__init__("the round is not over: its moves come before the next deal")


class Answer(NamedTuple):
    """What a text means as a seat's answer."""

    move: Move
    question: Question
    """What it answers."""


class Arrangement(msgspec.Struct, frozen=True, kw_only=True):
    """A position to play from, as the notation's `arrange` request gives it. Piles are top first."""

    hands: tuple[str, ...]
    """The cards of each seat, as text like `R7 B3`."""
    draw_pile: str
    """The cards to draw, as text."""
    discard_pile: str
    """The cards played, as text; where there is none, the first card is turned up."""
    turn: int | None = None
    """Whose turn it is; needed unless the discard pile is empty."""
    dealer: int = 0
    """Who dealt."""
    direction: str | None = None
    """`left` or `right`; the sheet's own if left out."""
    colour: str | None = None
    """The colour in play; that of the top card if left out."""
    scores: tuple[int, ...] | None = None
    """The points of each seat so far; none if left out."""

    @classmethod
    def of(cls, request: Wire) -> Arrangement:
        """The position of a request; ValueError names a field that is missing or wrong. Unknown fields are ignored."""
        given = {name: request[name] for name in cls.__struct_fields__ if name in request}
        if not str(given.get("discard_pile", "?")).strip():
            # The first card is turned up, so these follow from the rules.
            given = {name: value for name, value in given.items() if name not in {"turn", "direction", "colour"}}
        for name, (kind, described) in _FIELDS.items():
            if name in given:
                try:
                    given[name] = msgspec.convert(given[name], kind)
                except msgspec.ValidationError:
                    raise ValueError(f"{name} must be {described}") from None
            elif name in {"hands", "draw_pile", "discard_pile"}:
                raise ValueError(f"{name} is missing: it must be {described}")
        return cls(**given)


_FIELDS: dict[str, tuple[object, str]] = {
    "hands": (tuple[str, ...], "a list of texts like 'R7 B3', one a seat"),
    "draw_pile": (str, "text like 'Y1 Y2', the top first"),
    "discard_pile": (str, "text like 'R3', the top first"),
    "turn": (int, "a seat number"),
    "dealer": (int, "a seat number"),
    "direction": (str, "left or right"),
    "colour": (str, "a colour of the edition"),
    "scores": (tuple[int, ...], "a list of whole numbers, one a seat"),
}


class Match:
    """A match from the dealer's draw, or from an arranged position, to the final score."""

    def __init__(self, state: State, record: Record) -> None:
        """Prefer `new`, `arrange`, `resumed`, and `lastcard.load` for a record."""
        self.state: State = state
        """Everything there is to know at this moment, hidden cards and all."""
        self._record = record
        self._asked: tuple[Question, ...] | None = None
        self._answer: tuple[SeatNo, str, Answer] | None = None
        """What was read last, of this moment."""
        self._seed = record.header.seed
        self._salts: tuple[str, ...] = ()
        self._before: tuple[State, int, int] | None = None
        """The state before this round was dealt, and how long the record and the history were."""
        self.history: list[Event] = []
        """Everything that has happened, whole: for a seat's own account see `told`. A served table keeps none."""

    # --- Beginning ---------------------------------------------------------------------------------------------------------

    @classmethod
    def new(
        cls,
        edition: str | Edition = "classic",
        *,
        players: int = 4,
        sheet: str = "en",
        rules: Mapping[str, object] | None = None,
        seed: str | int | None = None,
    ) -> Self:
        """A match with its dealer drawn and its first round dealt; ValueError says what is wrong with it."""
        match = cls.seated(edition, players=players, sheet=sheet, rules=rules, seed=seed)
        match.next()
        return match

    @classmethod
    def seated(
        cls,
        edition: str | Edition = "classic",
        *,
        players: int = 4,
        sheet: str = "en",
        rules: Mapping[str, object] | None = None,
        seed: str | int | None = None,
    ) -> Self:
        """A match with its dealer drawn and nothing dealt yet, so that the first round can have a seed of its own (`next`)."""
        switches = sheet_called(sheet).with_values(rules or {})
        state = seated(edition_called(edition), sheet, switches, players)
        match = cls(state, _record(state, seed))
        match._advance(game.begin(match.state))
        return match

    @classmethod
    def arrange(
        cls,
        edition: str | Edition,
        position: Arrangement,
        *,
        sheet: str = "en",
        rules: Mapping[str, object] | None = None,
        seed: str | int | None = None,
        own: Chance | None = None,
    ) -> Self:
        """A match from an arranged position; ValueError says what is wrong with it."""
        if not position.discard_pile.strip():
            # The first card is turned up, so these follow from the rules.
            position = replace(position, turn=None, direction=None, colour=None)
        switches = sheet_called(sheet).with_values(rules or {})
        state = _arranged(position, seated(edition_called(edition), sheet, switches, len(position.hands)))
        record = _record(state, seed, position)
        match = cls(state, record)
        match._announce(1, own)
        match._advance(game.begin(state))
        return match

    @classmethod
    def resumed(cls, state: State, seed: str, own: Chance) -> Self:
        """A match resumed in the middle of a round: it plays on as it would have, and its record and history begin here."""
        match = cls(state, _record(state, seed))
        match._seed, match._salts = own.seed or seed, own.salts
        return match

    # --- Playing -----------------------------------------------------------------------------------------------------------

    @property
    def asked(self) -> tuple[Question, ...]:
        """Every question of this moment: those that play waits for, then the offers."""
        if self._asked is None:
            self._asked = game.asked(self.state)
        return self._asked

    def read(self, seat: SeatNo, text: str) -> Answer:
        """What a text means as a seat's answer, if it is possible now. It is read once, however often it is asked for."""
        if self._answer is None or self._answer[0] != seat or self._answer[1] != text:
            move = game.read(self.state.edition, self.asked, seat, text)
            own = [question for question in self.asked if question.seat == seat]
            self._answer = seat, text, Answer(move, own[0] if len(own) == 1 else _answered(own, text))
        return self._answer[2]

    def move(self, seat: SeatNo, choice: Choice | str) -> tuple[Event, ...]:
        """A seat's answer, also in the notation, like "play R7".

        An error says what would have been possible and changes nothing.
        """
        if self.state.match_over:
            raise MatchOver
        if isinstance(choice, str):
            move, question = self.read(seat, choice)
            outcome = game.apply(self.state, move, (question,))
        else:
            outcome = game.apply(self.state, Move(seat, choice), self.asked)
        self._record.move(seat, str(choice))
        return self._advance(outcome)

    def next(self, own: Chance | None = None) -> tuple[Event, ...]:
        """Deal the next round, perhaps with a seed, salts and a commitment of its own."""
        if self.state.match_over:
            raise MatchOver
        if self.state.playing:
            raise RoundNotOver
        self._before = self.state, len(self.record_lines), len(self.history)
        self._announce(self.state.round_no + 1, own)
        return self._advance(game.begin_round(self.state))

    def void(self) -> None:
        """Take the round back that was dealt last: the next deal is this round again. Not for a match that was resumed in it."""
        assert self._before is not None, "what was before this round is not known"
        self.state, lines, history = self._before
        del self.record_lines[lines:], self.history[history:]
        self._before = self._asked = self._answer = None

    def forget(self, *, record: bool) -> None:
        """Let go of the history so far, and of the record's lines too, where they are kept elsewhere."""
        self.history.clear()
        if record:
            self.record_lines.clear()

    def _announce(self, number: int, own: Chance | None) -> None:
        chance = (own or Chance()).check()
        self._seed, self._salts = chance.seed or self.header.seed, chance.salts
        self._record.round(number, chance)

    def _advance(self, outcome: tuple[State, tuple[Event, ...]]) -> tuple[Event, ...]:
        """Go on to a new state, with every shuffle that is due on the way."""
        self.state, events = outcome
        while (pile := game.pile_to_shuffle(self.state)) is not None:
            self.state, more = game.shuffle(self.state, self._shuffled(pile))
            events += more
        self._asked = self._answer = None
        if self.state.round_over:
            self._record.result(self.state)
        events = tuple([event for event in events if event.name])
        self.history += events
        return events

    def _shuffled(self, pile: tuple[Card, ...]) -> tuple[Card, ...]:
        """A pile in the order that chance gives it."""
        state = self.state
        return shuffled(pile, seed=self._seed, salts=self._salts, round_no=state.round_no, nth=state.shuffles)

    # --- Looking -----------------------------------------------------------------------------------------------------------

    @property
    def players(self) -> int:
        """How many seats there are."""
        return self.state.players

    @property
    def over(self) -> bool:
        """Whether the match is over."""
        return self.state.match_over

    @property
    def header(self) -> Header:
        """What the match is played with, as its record has it."""
        return self._record.header

    def view(self, seat: SeatNo | None) -> View:
        """What a seat sees now, or a spectator (None); ValueError names the seats."""
        return view(self.state, self._seated(seat), self.asked)

    def told(self, seat: SeatNo | None) -> list[Wire]:
        """Everything that has happened as a seat was told it, or a spectator (None); ValueError names the seats."""
        listener = self._seated(seat)
        return [told for event in self.history if (told := tell(event, listener)) is not None]

    def _seated(self, seat: SeatNo | None) -> SeatNo | None:
        if seat is not None and not 0 <= seat < self.players:
            raise ValueError(f"no seat is called {seat}: 0 to {self.players - 1}, or None for a spectator")
        return seat

    # --- Records -----------------------------------------------------------------------------------------------------------

    def record(self) -> str:
        """The match so far, as text that `load` takes."""
        return self._record.text()

    @property
    def record_lines(self) -> list[str]:
        """The lines of the record after its header: rounds, moves and results. A file that grows with it gets the new ones."""
        return self._record.lines

    def save(self, path: str | PathLike[str]) -> None:
        """Write the record to a file."""
        Path(path).write_text(self.record(), encoding="utf-8")


def _answered(questions: Iterable[Question], text: str) -> Question:
    """The question that a text answers."""
    silent = {text, text.removesuffix(" uno")}
    return next(question for question in questions if any(str(choice) in silent for choice in question.choices))


def edition_called(edition: str | Edition) -> Edition:
    """An edition by its id among those that come with lastcard; an edition itself is taken as it is."""
    if isinstance(edition, Edition):
        return edition
    for known in EDITIONS:
        if known.id == edition:
            return known
    raise ValueError(f"no edition is called {str(edition)[:40]!r}: {', '.join(known.id for known in EDITIONS)}")


def sheet_called(sheet: str) -> Rules:
    """The rules of a sheet."""
    if str(sheet) not in SHEETS:
        raise ValueError(f"no sheet is called {str(sheet)[:40]!r}: {', '.join(SHEETS)}")
    return SHEETS[sheet]


def _record(state: State, seed: str | int | None, position: Arrangement | None = None) -> Record:
    """The record of a match about to begin; without a seed, one is drawn."""
    text = check_seed(secrets.token_hex(16) if seed is None else str(seed))
    differing, edition = state.rules.differences(SHEETS[state.sheet]), state.edition
    deck = None if edition.given is None else deck_given(edition.given)
    request = None
    if position is not None:
        given = {name: value for name, value in msgspec.structs.asdict(position).items() if value is not None}
        what: Wire = {"edition": edition.id} if deck is None else {"deck": deck}
        request = {"op": "arrange", **what, "sheet": state.sheet, "rules": differing, "seed": text} | given
    return Record(Header(edition.id, state.sheet, differing, state.players, text, request, deck))


def _arranged(position: Arrangement, table: State) -> State:
    """A position on the table; ValueError says what cannot be."""
    kinds = {card.text: card for card in table.edition.deck.cards}
    hands = tuple(cards_of(hand, kinds) for hand in position.hands)
    if not all(hands):
        raise ValueError("a hand may not be empty")
    discard_pile = cards_of(position.discard_pile, kinds)
    scores = table.scores if position.scores is None else tuple(position.scores)
    if len(scores) != table.players or any(score < 0 for score in scores):
        raise ValueError(f"scores must be {table.players} whole numbers, none below 0")
    if any(scores[seat] != scores[partner] for seat, partner in table.partners):
        # house.teams.score
        raise ValueError("scores must be the same for both partners")
    state = replace(
        table,
        hands=hands,
        draw_pile=cards_of(position.draw_pile, kinds),
        discard_pile=discard_pile,
        dealer=_seat(position.dealer, "dealer", table),
        scores=scores,
    )
    if not discard_pile:
        return arranged(state, state.first_player)
    if position.turn is None:
        raise ValueError("turn is missing: whose turn it is, unless the discard pile is empty")
    state = replace(
        state, direction=_direction(position.direction, table), colour=_colour(position.colour, discard_pile[0], table)
    )
    return arranged(state, _seat(position.turn, "turn", table))


def _seat(seat: int, what: str, table: State) -> SeatNo:
    if not 0 <= seat < table.players:
        raise ValueError(f"{what} must be a seat from 0 to {table.players - 1}")
    return seat


def _direction(name: str | None, table: State) -> Direction:
    if name is None:
        return table.start_direction
    directions = {known: direction for direction, known in DIRECTIONS.items()}
    if name in directions:
        return directions[name]
    raise ValueError(f"direction must be one of {', '.join(DIRECTIONS.values())}")


def _colour(name: str | None, top: Card, table: State) -> Colour:
    """The colour in play: as given, else that of the card on top."""
    colours = {colour.value: colour for colour in table.edition.colours}
    if name is None and top.colour is not None:
        return top.colour
    if name not in colours:
        raise ValueError(f"colour must be one of {', '.join(colours)}, and is needed on a colourless card")
    return colours[name]
