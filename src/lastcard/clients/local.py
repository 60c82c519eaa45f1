"""A table in this process: the same table that a server drives, with a file instead of a log.

Every move is written to the game's file before anybody is told of it. With a clock, bots act in their time. Without one
(`Paces` as they are, but no one waits), the table goes on only when it is told to, and time jumps to whatever is due; whenever
a hand has come down to one card there is a pause in which people can call or catch, and one wherever somebody could jump in. It
is the same whether anything can be caught or not, and whoever holds what, so the pause gives nothing away; only a person who
plays against bots alone is spared those in which they have no card to jump in with.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable, Sequence
from functools import partial
from pathlib import Path
from types import TracebackType
from typing import Literal, Self

import msgspec

from lastcard.bots import level_called
from lastcard.clients.games import Game, GameFile, Manner, open_game
from lastcard.clients.names import Names
from lastcard.clients.seat import Seat
from lastcard.decks import edition_of
from lastcard.match import Match
from lastcard.protocol import PERSON, Ack, Hello, Rematch, Since, TableSettings, decode_message, encode
from lastcard.rules.events import Challenged, Event, RoundBegan
from lastcard.rules.jumping import OPEN_AT, can_be_jumped_on
from lastcard.rules.questions import Choice, SeatNo
from lastcard.table import entries
from lastcard.table.accept import accept, derive, fold
from lastcard.table.bots import Thought
from lastcard.table.clock import Poll, TimeCommand, due, observe
from lastcard.table.commands import Gone, Said
from lastcard.table.decide import decide, decide_choice, decide_due
from lastcard.table.outcome import Outcome
from lastcard.table.seats import fingerprint, fresh_token
from lastcard.table.settings import Paces, TableLimits
from lastcard.table.state import Client, Conditions, Outgoing, TableState
from lastcard.threads import in_thread
from lastcard.views import Wire

ENDLESS = TableLimits(entries=10**9)
"""A table at home is never worn out."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """What a table at home is set up with."""

    edition: str = "classic"
    deck: Wire | None = None
    """A deck of one's own, as the notation has it, instead of the edition (house.deck_file)."""
    sheet: str = "en"
    seats: tuple[str, ...] = (PERSON, "easy", "easy", "easy")
    """Who sits where: a person, or a bot of a level."""
    rules: dict[str, str | int | bool] = msgspec.field(default_factory=dict)
    seed: str | None = None
    manner: Manner = Manner()
    names: Names = ()
    """What people and bots are called."""


def at_pace(pace_s: float) -> Paces:
    """The paces of a terminal where a bot takes so many seconds for a move."""
    half_s = 0.5 * pace_s
    return Paces(bot_s=pace_s, think_s=0.25 * pace_s, call_s=0.4 * pace_s, opens_s=half_s, react_s=half_s, holds_s=pace_s)


class LocalTable:
    """A table, and everybody at this terminal who is connected to it."""

    def __init__(self, game: Game, file: GameFile | None, paces: Paces | None) -> None:
        """Prefer `new` and `resumed`. Without paces there is no clock: the table waits for `go_on`."""
        self.seats, self.manner, self.names = game.seats, game.manner, game.names
        self._file = file
        self._folder: Path | None = None
        """Where a game gets its file, if it has none yet."""
        self._timed = paces is not None
        self._paces = paces or Paces()
        self._time_s = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._stopped_at: float | None = None
        """When the clock was stopped, if it is."""
        self._stopped_s = 0.0
        """How long it has stood still so far."""
        self._down: set[SeatNo] = set(game.pausing or ()) if not self._timed else set()
        """Without a clock: whose hands have come down to one card since the last pause."""
        self._pause: Literal["open", "ending"] | None = None
        self._paused_at: tuple[int, int] | None = None
        """Without a clock: the turn of the last pause; people are asked once in a turn whether they jump in."""
        self._connections: dict[Client, LocalConnection] = {}
        self._number = 0
        self.unsaved: OSError | None = None
        """Why the last move is not on the disk."""
        self._tokens: dict[SeatNo, str] = {}
        self._state = self._table_of(game, matches=0)
        if game.pausing is None and not self._timed:
            # Perhaps it was left on a full screen, in the time that people have to speak before a bot moves on.
            self._down = self._last_cards() if self._bot_is_next() else set()

    @classmethod
    def new(cls, settings: Settings, folder: Path | None, paces: Paces | None = None) -> Self:
        """A table with its first round dealt; ValueError says what is wrong with the settings. A folder keeps the game."""
        for kind in settings.seats:
            if kind != PERSON:
                level_called(kind)
        edition, players = edition_of(settings.edition, settings.deck), len(settings.seats)
        match = Match.new(edition, players=players, sheet=settings.sheet, rules=settings.rules, seed=settings.seed)
        game = Game(match, settings.seats, manner=settings.manner, names=settings.names)
        table = cls(game, None, paces)
        table._folder = folder
        table.save()
        return table

    @classmethod
    def resumed(cls, path: Path, paces: Paces | None = None) -> Self:
        """The table of a saved game; BadRecord names the line that is damaged, `InUse` says that another terminal plays it."""
        return cls(*open_game(path), paces)

    # --- Looking -------------------------------------------------------------------------------------------------------------

    @property
    def match(self) -> Match:
        """The match being played."""
        assert self._state.match is not None
        return self._state.match

    @property
    def game(self) -> Game:
        """The game as it is kept in its file."""
        return Game(self.match, self.seats, tuple(self._down), manner=self.manner, names=self.names)

    @property
    def people(self) -> tuple[SeatNo, ...]:
        """The seats of people."""
        return tuple(seat for seat, kind in enumerate(self.seats) if kind == PERSON)

    @property
    def path(self) -> Path | None:
        """The file of the game."""
        return None if self._file is None else self._file.path

    def now(self) -> float:
        """The time at this table; while it is stopped, none passes."""
        if not self._timed:
            return self._time_s
        here = asyncio.get_running_loop().time() if self._stopped_at is None else self._stopped_at
        return here - self._stopped_s

    # --- Sitting down --------------------------------------------------------------------------------------------------------

    def seat(self, seat: SeatNo | None, since: Since = "round") -> Seat:
        """A person's seat, or the place of somebody who watches (None); where no person plays, any bot's may be looked into."""
        return Seat(partial(self._connect, seat), has_token=seat is not None, since=since, now=self.now)

    async def _connect(self, seat: SeatNo | None, since: Since) -> LocalConnection:
        if not self._state.clients:
            # Time begins when somebody is here.
            observe(self._state, self.now())
            if not self._timed:
                # A seat that could be caught when the game was left can be caught now.
                self._time_s = max(self._state.clock.opens.values(), default=self._time_s)
        self._number += 1
        client = Client("local", self._number)
        connection = self._connections[client] = LocalConnection(self, client)
        self.hear(client, Hello(version=1, token=None if seat is None else self._tokens[seat], since=since))
        if self.unsaved is not None:
            connection.put({"type": "not_saved"})
        return connection

    def hear(self, client: Client, said: Said) -> None:
        """Do what a client says."""
        if isinstance(said, Rematch) and self._state.phase == "over":
            self._deliver([Outgoing((client,), encode(Ack(said.id, self._state.version)))])
            self._rematch()
            return
        self._do(decide(self._state, client, said, self.now(), secrets.token_bytes))
        if self._pause == "open" and self._state.held:
            # Somebody has jumped in, and that counts when the pause is over.
            self.end_pause()
        self._set_alarm()

    # --- Going on ------------------------------------------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Without a clock: whether nothing happens before a person speaks."""
        if self._pause == "open":
            return True
        if self._pause_until() is not None or self._state.held:
            return False
        if self._state.phase == "playing":
            return not (self._bot_is_next() or self._bots_may_jump())
        return self._state.phase == "over" or bool(self.people)

    @property
    def pausing(self) -> bool:
        """Without a clock: whether people have time to speak, until `end_pause`."""
        return self._pause == "open"

    def end_pause(self) -> None:
        """Without a clock: nobody has anything to say any more."""
        assert self._pause == "open"
        self._pause = "ending"

    def go_on(self) -> None:
        """Without a clock: do the next thing that is due, unless the table waits for people.

        The caller has heard everything that happened before: what time does next is told from now on.
        """
        assert not self.waits
        found, until = due(self._state), self._pause_until()
        if until is not None and (found is None or found.at >= until):
            self._turn_pause(until)
        elif found is not None:
            self._time_s = max(self._time_s, found.at)
            self._do(decide_due(self._state, found.command, self._time_s, secrets.token_bytes))
        else:
            # No person sits here who could say so.
            self._do(Outcome((entries.Dealt(pledge=None),)))

    def _pause_until(self) -> float | None:
        """In a pause that comes or ends: until when bots act in it. None where there is none, or a hand's player is busy."""
        waiting = self._state.waiting
        if not (self._down or self._people_may_jump()):
            return None
        if any(question.seat in self._down and question.name not in OPEN_AT for question in waiting):
            return None
        opens = self._state.clock.opens.values()
        if self._pause == "ending":
            # Then the next move goes through.
            return max((at + self._state.hold_s for at in opens), default=self._time_s)
        # Bots that owe the call have made it or forgotten it when a catch opens.
        return max(opens, default=self._time_s)

    def _turn_pause(self, time_s: float) -> None:
        """Bots have acted: now people may speak, or play goes on."""
        self._time_s = max(self._time_s, time_s)
        if self._pause is None:
            self._pause = "open"
        else:
            self._down, self._pause, self._paused_at = set(), None, self._state.turn
            self.save()

    def _people_may_jump(self) -> bool:
        """Whether people have not had time yet to jump in at this moment, if they held the card (house.jump.pace)."""
        if self._timed or self._paused_at == self._state.turn or not can_be_jumped_on(self.match.state, self._state.waiting):
            return False
        if len(self.people) > 1:
            return True
        # A person alone is asked only where they can: no other person is there whom that could tell anything.
        return any(question.name == "jump" and question.seat in self.people for question in self.match.asked)

    def _bots_may_jump(self) -> bool:
        """Whether bots have not thought of jumping in at this moment: they do so before a person answers (house.jump.poll)."""
        found = due(self._state) if can_be_jumped_on(self.match.state, self._state.waiting) else None
        return found is not None and isinstance(found.command, Poll)

    def _last_cards(self) -> set[SeatNo]:
        """The hands of one card."""
        return {seat for seat, hand in enumerate(self.match.state.hands) if len(hand) == 1}

    def _bot_is_next(self) -> bool:
        """Whether play waits for a bot; of several who are asked, the first answers first."""
        waiting = self._state.waiting
        return bool(waiting) and self.seats[waiting[0].seat] != PERSON

    def pause(self, *, paused: bool) -> None:
        """With a clock: stop it, or let it go on."""
        here = asyncio.get_running_loop().time()
        if paused and self._stopped_at is None:
            self._stopped_at = here
        elif not paused and self._stopped_at is not None:
            self._stopped_s += here - self._stopped_at
            self._stopped_at = None
        self._set_alarm()

    def _tick(self) -> None:
        found = due(self._state)
        if found is not None and found.at <= self.now():
            outcome = decide_due(self._state, found.command, self.now(), secrets.token_bytes)
            if outcome.thought is not None and outcome.thought.thinks_s is not None:
                self._think_aside(found.command, outcome.thought, outcome.thought.thinks_s)
            else:
                self._do(outcome)
        self._set_alarm()

    def _think_aside(self, command: TimeCommand, thought: Thought, thinks_s: float) -> None:
        """With a clock: let a slow bot think in a thread, so that the screen goes on; while the clock stands, it is not heard."""
        loop, state = asyncio.get_running_loop(), self._state
        state.clock.thinking.add(command)
        at = loop.time() + thinks_s

        def answer(choice: asyncio.Future[Choice | None]) -> None:
            state.clock.thinking.discard(command)
            if state is self._state and state.clients and self._stopped_at is None:
                self._do(decide_choice(state, thought, choice.result()))
                self._set_alarm()

        in_thread(thought.choose).add_done_callback(lambda choice: loop.call_at(at, answer, choice))

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if not self._timed or self._stopped_at is not None or not self._state.clients:
            return
        found = due(self._state)
        if found is not None:
            self._alarm = asyncio.get_running_loop().call_later(max(0.0, found.at - self.now()), self._tick)

    # --- The driver ----------------------------------------------------------------------------------------------------------

    def _do(self, outcome: Outcome) -> None:
        """Do what a command comes to: it is on the disk before it is told."""
        assert outcome.needs is None, "a table at home knows its whole past"
        if outcome.thought is not None:
            outcome = decide_choice(self._state, outcome.thought, outcome.thought.choose())
        self._deliver(outcome.messages)
        for entry in outcome.entries:
            before, owing, turn = self._last_cards(), self.match.state.owing, self._state.turn
            messages = accept(self._state, entry, self.now(), outcome.reply)
            if self._state.phase != "playing" or (self._pause is not None and self._state.turn != turn):
                self._down, self._pause = set(), None
            if self._state.phase == "playing" and not self._timed and self.people:
                # A hand of one card for another is a new one, though there were as many before (house.hands.call).
                owes = {owed.seat for owed in self.match.state.owing if owed not in owing}
                self._down |= self._last_cards() - before | owes
            self.save()
            self._deliver(messages)

    def save(self) -> bool:
        """Write down what is not on the disk yet; False, and everybody is told, if that cannot be done now."""
        before = self.unsaved
        try:
            if self._file is not None:
                self._file.save(self.match, self._down)
            elif self._folder is not None:
                self._file = GameFile.create(self._folder, self.game)
            self.unsaved = None
        except OSError as error:
            self.unsaved = error
        if (before is None) != (self.unsaved is None):
            for connection in self._connections.values():
                connection.put({"type": "not_saved" if self.unsaved else "saved"})
        return self.unsaved is None

    def _deliver(self, messages: Iterable[Outgoing]) -> None:
        for message in messages:
            for client in message.clients:
                if (connection := self._connections.get(client)) is not None:
                    connection.put(msgspec.json.decode(message.payload))
                    if message.closing is not None:
                        connection.put(None)

    def disconnect(self, client: Client) -> None:
        """Somebody has gone."""
        self._connections.pop(client, None)
        self._do(decide(self._state, client, Gone(), self.now(), secrets.token_bytes))
        self._set_alarm()

    def close(self) -> None:
        """Play here is over."""
        if self._alarm is not None:
            self._alarm.cancel()
        if self._file is not None:
            self._file.close()
            self._file = None

    # --- A match -------------------------------------------------------------------------------------------------------------

    def _table_of(self, game: Game, *, matches: int) -> TableState:
        """The table of a game that is being played."""
        match = game.match
        header = match.header
        state = TableState("local", Conditions(self._paces, ENDLESS), keeps=True)
        settings = TableSettings(
            edition=header.edition if header.deck is None else TableSettings().edition,
            deck=header.deck,
            sheet=header.sheet,
            seats=game.seats,
            rules=header.rules,
            **msgspec.to_builtins(game.manner),
        )
        fold(state, entries.Made(settings=settings, pledge=None))
        for seat in self.people or range(len(game.seats)):
            token = self._tokens.setdefault(seat, fresh_token(secrets.token_bytes))
            fold(state, entries.Sat(seat=seat, name="", fingerprint=fingerprint(state.id, seat, 1, token)))
        for place, name in zip(state.places, game.names, strict=False):
            # Bots, too, have names here, though they never sit down.
            place.name = name
        state.match, state.matches = match, matches + match.over
        # As many entries as if it had been played here from its beginning: a bot's chance follows from the version.
        state.version += sum(line[0].isdigit() or line.startswith("round ") for line in match.record_lines)
        before, since = _before_and_since(match.history)
        state.told = [(state.version - 1, before), (state.version, since)]
        state.before_round = state.version - 1
        for counted, part in ((state.judged_before, before), (state.judged, match.history)):
            counted.update((event.seat, event.guilty) for event in part if isinstance(event, Challenged))
        # About a silence of earlier turns every bot has thought.
        old = (owed for owed in match.state.owing if owed.since < match.state.turns - 1)
        state.clock.polled = {(owed, seat) for owed in old for seat in range(match.players)}
        if game.gone_on:
            state.clock.polled |= {(owed, owed.seat) for owed in match.state.owing}
        derive(state)
        return state

    def _rematch(self) -> None:
        """The same people and rules again, in a file of its own."""
        header = self.match.header
        edition = edition_of(header.edition, header.deck)
        again = Match.new(edition, players=header.players, sheet=header.sheet, rules=header.rules)
        if self._file is not None:
            self._folder = self._file.path.parent
            self._file.close()
            self._file = None
        before = self._state
        self._state = self._table_of(msgspec.structs.replace(self.game, match=again, pausing=None), matches=before.matches)
        self.save()
        observe(self._state, self.now())
        for client, seat in before.clients.items():
            token = None if seat is None else self._tokens[seat]
            self.hear(client, Hello(version=1, token=token, since="round"))


def _before_and_since(history: Sequence[Event]) -> tuple[tuple[Event, ...], tuple[Event, ...]]:
    """What happened before the last round, and since it began."""
    began = max((at for at, event in enumerate(history) if isinstance(event, RoundBegan)), default=0)
    return tuple(history[:began]), tuple(history[began:])


class LocalConnection:
    """A connection to a table in this process."""

    def __init__(self, table: LocalTable, client: Client) -> None:
        self._table, self._client = table, client
        self._arrived: asyncio.Queue[Wire | None] = asyncio.Queue()

    @property
    def quiet(self) -> bool:
        """Whether everything that has arrived was heard."""
        return self._arrived.empty()

    def put(self, message: Wire | None) -> None:
        """Something arrives; None is the end."""
        self._arrived.put_nowait(message)

    async def send(self, message: Wire) -> None:
        """Say something."""
        self._table.hear(self._client, decode_message(encode(message)))

    async def __aiter__(self) -> AsyncIterator[Wire]:
        """Everything that arrives."""
        while (message := await self._arrived.get()) is not None:
            yield message

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self._table.disconnect(self._client)
