"""A table in this process: the same table that a server drives, with a file instead of a log.

Every move is written to the game's file before anybody is told of it. With a clock, bots act in their time. Without one
(`Paces` as they are, but no one waits), the table goes on only when it is told to, time jumps to whatever is due, and people have
pauses to speak in (`lastcard.clients.pauses`).
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from pathlib import Path
from typing import Self

import msgspec

from lastcard.bots import level_called
from lastcard.clients.games import Game, GameFile, Manner, open_game
from lastcard.clients.in_process import LocalConnection
from lastcard.clients.names import Names
from lastcard.clients.pauses import Pauses, last_cards
from lastcard.clients.seat import Seat
from lastcard.decks import edition_of
from lastcard.match import Match
from lastcard.protocol import PERSON, Ack, Hello, Rematch, Since, TableSettings, encode
from lastcard.rules.events import Challenged, Event, RoundBegan
from lastcard.rules.jumping import can_be_jumped_on
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
        self._paces = paces or Paces()
        self._time_s = 0.0
        self._alarm: asyncio.TimerHandle | None = None
        self._stopped_at: float | None = None
        """When the clock was stopped, if it is."""
        self._stopped_s = 0.0
        """How long it has stood still so far."""
        self._connections: dict[Client, LocalConnection] = {}
        self._number = 0
        self.unsaved: OSError | None = None
        """Why the last move is not on the disk."""
        self._tokens: dict[SeatNo, str] = {}
        self._state = self._table_of(game, matches=0)
        self._pauses = Pauses(self.people, self._down(game)) if paces is None else None
        """Without a clock."""

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
        return Game(self.match, self.seats, self._pausing, manner=self.manner, names=self.names)

    @property
    def _pausing(self) -> tuple[SeatNo, ...]:
        """Whose hands have come down to one card, before people had time to speak."""
        return () if self._pauses is None else tuple(self._pauses.down)

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
        if self._pauses is not None:
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
            if self._pauses is not None:
                # A seat that could be caught when the game was left can be caught now.
                self._time_s = max(self._state.clock.opens.values(), default=self._time_s)
        self._number += 1
        client = Client("local", self._number)
        connection = self._connections[client] = LocalConnection(partial(self.hear, client), partial(self.disconnect, client))
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
        if self.pausing and self._state.held:
            # Somebody has jumped in, and that counts when the pause is over.
            self.end_pause()
        self._set_alarm()

    # --- Going on ------------------------------------------------------------------------------------------------------------

    @property
    def waits(self) -> bool:
        """Without a clock: whether nothing happens before a person speaks."""
        assert self._pauses is not None
        if self._pauses.is_open:
            return True
        if self._pauses.until(self._state, self._time_s) is not None or self._state.held:
            return False
        if self._state.phase == "playing":
            return not (self._bot_is_next() or self._bots_may_jump())
        return self._state.phase == "over" or bool(self.people)

    @property
    def pausing(self) -> bool:
        """Without a clock: whether people have time to speak, until `end_pause`."""
        return self._pauses is not None and self._pauses.is_open

    def end_pause(self) -> None:
        """Without a clock: nobody has anything to say any more."""
        assert self._pauses is not None
        self._pauses.end()

    def go_on(self) -> None:
        """Without a clock: do the next thing that is due, unless the table waits for people.

        The caller has heard everything that happened before: what time does next is told from now on.
        """
        assert self._pauses is not None
        assert not self.waits
        found, until = due(self._state), self._pauses.until(self._state, self._time_s)
        if until is not None and (found is None or found.at >= until):
            self._time_s = max(self._time_s, until)
            self._pauses.turn(self._state)
            self.save()
        elif found is not None:
            self._time_s = max(self._time_s, found.at)
            self._do(decide_due(self._state, found.command, self._time_s, secrets.token_bytes))
        else:
            # No person sits here who could say so.
            self._do(Outcome((entries.Dealt(pledge=None),)))

    def _down(self, game: Game) -> Collection[SeatNo]:
        """Whose hands people have had no time yet to speak about when a game is taken up."""
        if game.pausing is not None:
            return game.pausing
        # Perhaps it was left on a full screen, in the time that people have to speak before a bot moves on.
        return last_cards(self.match.state) if self._bot_is_next() else ()

    def _bots_may_jump(self) -> bool:
        """Whether bots have not thought of jumping in at this moment: they do so before a person answers (house.jump.poll)."""
        found = due(self._state) if can_be_jumped_on(self.match.state, self._state.waiting) else None
        return found is not None and isinstance(found.command, Poll)

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
        if self._pauses is not None or self._stopped_at is not None or not self._state.clients:
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
            before = self.match.state
            messages = accept(self._state, entry, self.now(), outcome.reply)
            if self._pauses is not None:
                self._pauses.observe(self._state, before)
            self.save()
            self._deliver(messages)

    def save(self) -> bool:
        """Write down what is not on the disk yet; False, and everybody is told, if that cannot be done now."""
        before = self.unsaved
        try:
            if self._file is not None:
                self._file.save(self.match, self._pausing)
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
