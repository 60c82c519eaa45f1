"""The table in plain lines: sentences that are only ever added, and numbered choices.

It serves pipes, scripts, dumb terminals and screen readers. There is no clock: whenever somebody comes down to one card there is
a pause in which people can call or catch, the same whether anything can be caught or not, so the pause gives nothing away.
"""

from __future__ import annotations

import json
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from typing import Protocol

from lastcard.bots import Memory, hint
from lastcard.cards import Card
from lastcard.editions.sheets import SHEETS
from lastcard.local import LocalTable
from lastcard.rules.events import Event
from lastcard.rules.options import Rules
from lastcard.rules.questions import Question, SeatChoice, SeatNo
from lastcard.speech import Speech
from lastcard.views import View, Wire, tell, wire_question
from lastcard.why import why
from lastcard.words import WordsError

COVER_LINES = 60
"""So many empty lines hide one person's hand from the next at the same screen."""


class Leave(Exception):
    """A person wants to leave, or the input has ended."""


class Voice:
    """How the table speaks: sentences for people, or JSON for programs."""

    def __init__(self, speech: Speech, write: Callable[[str], None], *, as_json: bool = False) -> None:
        self.speech = speech
        self.words = speech.words
        self.as_json = as_json
        self._write = write

    @property
    def names(self) -> tuple[str, ...]:
        """What everybody is called."""
        return self.speech.names

    def data(self, **told: object) -> None:
        """Tell programs something that people hear in sentences."""
        if self.as_json:
            self._write(json.dumps(told) + "\n")

    def line(self, text: str) -> None:
        """Say a line, unless programs are listening."""
        if not self.as_json:
            self._write(text + "\n")

    def say(self, key: str, **args: str | int) -> None:
        """Say a sentence of the catalogue."""
        self.line(self.words.t(key, **args))

    def prompt(self, key: str, **args: str | int) -> None:
        """Say what comes before an answer, on the same line; a program is told which line is waited for."""
        self.data(waiting=key.removeprefix("table-"))
        if not self.as_json:
            self._write(self.words.t(key, **args) + " ")

    def event(self, told: Wire, you: SeatNo | None) -> None:
        """Tell what happened."""
        self.data(**told)
        if not self.as_json:
            self.line(self.speech.event(told, you))

    def question(self, question: Question) -> None:
        """Ask a person."""
        self.data(asked=wire_question(question))
        if self.as_json:
            return
        self.line(self.speech.question(question, question.seat))
        for number, choice in enumerate(question.choices, 1):
            self.say("table-choice", number=number, choice=self.speech.choice(str(choice)))


class Table(Protocol):
    """What a reader needs of a table, whether it is on this machine or served elsewhere."""

    @property
    def people(self) -> Sequence[SeatNo]:
        """The seats that are played from here."""

    def view(self, seat: SeatNo | None) -> View:
        """What a seat sees now, or a spectator (None)."""

    def memory(self, seat: SeatNo) -> Memory:
        """What a seat was told."""


class Reader(ABC):
    """Somebody at the lines of a table: how their answers are understood, and what they may ask at any time."""

    def __init__(self, table: Table, voice: Voice) -> None:
        self.table = table
        self.voice = voice

    @abstractmethod
    def _act(self, seat: SeatNo, choice: str) -> None:
        """Call or catch."""

    # --- Understanding -------------------------------------------------------------------------------------------------------

    def _choice(self, question: Question, words: Sequence[str]) -> str | None:
        """What a person means: the number of a choice, or the choice itself, perhaps with the call; None if neither."""
        called = len(words) > 1 and self._means(words[-1], "uno")
        meant = " ".join(words[:-1] if called else words)
        choices = [str(choice) for choice in question.choices]
        numbered = {str(number): choice for number, choice in enumerate(choices, 1)}
        meant = numbered.get(meant, meant)
        if meant not in choices:
            return None
        return f"{meant} uno" if called and meant.startswith(("play ", "put ")) else meant

    def _command(self, words: Sequence[str], seat: SeatNo | None) -> bool:
        """Obey a word like `hand`; False if it is none."""
        for command, obey in self._commands(seat).items():
            if words and self._means(words[0], command):
                obey(words[1:])
                return True
        return False

    def _commands(self, seat: SeatNo | None) -> dict[str, Callable[[Sequence[str]], None]]:
        """The words that somebody in a seat, or nobody in particular, can say; each is given what follows it."""
        anybody: dict[str, Callable[[Sequence[str]], None]] = {
            "help": lambda _: self._help(),
            "quit": lambda _: self._leave(),
            "rules": self._rules,
            "uno": lambda _: self._offer("uno"),
            "catch": lambda whom: self._offer("catch", whom),
            "top": lambda _: self._show_top(),
            "counts": lambda _: self._show_counts(seat),
            "scores": lambda _: self._show_scores(),
        }
        if seat is None:
            return anybody
        return anybody | {
            "hand": lambda _: self._show_hand(seat),
            "why": lambda card: self._why(seat, card),
            "hint": lambda _: self._hint(seat),
        }

    def _means(self, text: str, command: str) -> bool:
        """Whether a word typed is a command, in the language of the table or in English."""
        return text.casefold() in {command, self.voice.words.t(f"table-command-{command}").casefold()}

    def _offer(self, name: str, whom: Sequence[str] = ()) -> None:
        """A person calls or catches, if anybody may; of several who can be caught one can be named, or given by the seat."""
        for seat in self.table.people:
            for question in self.table.view(seat).asked:
                if question.name == name:
                    choices = [str(choice) for choice in question.choices]
                    named = {
                        self.voice.names[choice.seat].casefold(): str(choice)
                        for choice in question.choices
                        if isinstance(choice, SeatChoice)
                    }
                    meant = named.get(" ".join(whom).casefold(), " ".join((name, *whom)))
                    self._act(seat, meant if meant in choices else choices[0])
                    return
        self.voice.say("table-uno-not_owed" if name == "uno" else "table-catch-nobody")

    def _leave(self) -> None:
        raise Leave

    def _refuse(self, question: Question, words: Sequence[str]) -> None:
        """Say why nothing came of an answer, and what would have been possible."""
        match words:
            case ["play", card, *_] if question.name in {"turn", "drawn"}:
                self._why(question.seat, [card])
        choices = [self.voice.speech.choice(str(choice)) for choice in question.choices]
        text = " ".join(words)[:60]
        self.voice.say("table-unknown", text=text, last=len(choices), choices=self.voice.words.listing(choices))
        if self.voice.as_json:
            self.voice.question(question)

    # --- Showing -------------------------------------------------------------------------------------------------------------

    def _help(self) -> None:
        self.voice.say("table-help", example="R7")
        self.voice.say("table-help-local")

    def _rules(self, words: Sequence[str]) -> None:
        """What the table plays by, or one clause of the rules."""
        if not words:
            self._show_rules()
            return
        try:
            self.voice.line(self.voice.words.clause(words[0]))
        except WordsError:
            self.voice.say("table-rules-unknown", clause=words[0][:40])

    def _show_rules(self) -> None:
        view = self.table.view(None)
        say_rules(self.voice, view.edition, len(view.hand_sizes), view.sheet, Rules().with_values(view.rules))

    def _show_top(self) -> None:
        view, words = self.table.view(None), self.voice.words
        card = words.card(view.discard_pile[0].text)
        if view.colour is None:
            self.voice.say("table-top-uncoloured", card=card)
        else:
            self.voice.say("table-top", card=card, colour=words.colour(view.colour.value))

    def _show_hand(self, seat: SeatNo) -> None:
        hand = sorted(self.table.view(seat).hand or (), key=lambda card: (card.colour or "~", card.face))
        self.voice.say("table-hand", count=len(hand), cards=self.voice.words.cards(card.text for card in hand))

    def _show_scores(self) -> None:
        scores = self.voice.words.scores(self.table.view(None).scores, names=self.voice.names)
        self.voice.say("table-scores", scores=scores)

    def _show_counts(self, seat: SeatNo | None) -> None:
        view, voice = self.table.view(seat), self.voice
        counts = [
            voice.words.t("table-count-you", count=count)
            if other == seat
            else voice.words.t("table-count", name=voice.names[other], count=count)
            for other, count in enumerate(view.hand_sizes)
        ]
        voice.say("table-counts", counts=voice.words.listing(counts))
        voice.say("table-draw_pile", count=view.draw_pile_size)
        voice.say("table-direction", direction=view.direction)

    def _lay_open(self, hands: Sequence[Sequence[Card]], you: SeatNo | None) -> None:
        """What everybody was left with when the round was over."""
        for seat, hand in enumerate(hands):
            if hand:
                cards = self.voice.words.cards(card.text for card in hand)
                if seat == you:
                    self.voice.say("table-left_in_hand-you", cards=cards)
                else:
                    self.voice.say("table-left_in_hand", name=self.voice.names[seat], cards=cards)

    def _ask(self, question: Question) -> None:
        """Put a question, and before a turn's say what it is about."""
        if question.name == "turn":
            self._show_top()
            self._show_hand(question.seat)
        self.voice.question(question)
        self.voice.prompt("table-prompt")

    def _why(self, seat: SeatNo, words: Sequence[str]) -> None:
        key, args = why(self.table.view(seat), words[0] if words else "")
        self.voice.line(self.voice.speech.reason(key, args))

    def _hint(self, seat: SeatNo) -> None:
        view = self.table.view(seat)
        for question in view.asked:
            if not question.offer:
                advice = hint(view, question, self.table.memory(seat))
                speech = self.voice.speech
                reason = speech.reason(advice.key, advice.args)
                self.voice.say("table-hint", choice=speech.choice(str(advice.choice)), reason=reason)


def say_rules(voice: Voice, edition: str, players: int, sheet: str, rules: Rules) -> None:
    """What a table plays, by which sheet, and what is set otherwise than there."""
    words = voice.words
    voice.say("table-game", edition=words.edition(edition), players=players, sheet=words.sheet(sheet), target=rules.target)
    differing = [
        words.t(f"web-rule-{name}-{str(value).lower()}")
        for name, value in rules.differences(SHEETS[sheet]).items()
        # The points have been told.
        if name != "target"
    ]
    if differing:
        voice.say("table-differs")
        for sentence in differing:
            voice.line(f"{sentence}.")


class PlainTable(Reader):
    """A table on this machine played in lines."""

    table: LocalTable

    def __init__(self, table: LocalTable, voice: Voice, lines: Iterator[str], *, pace_s: float = 0.0) -> None:
        super().__init__(table, voice)
        self._lines = lines
        self._pace_s = pace_s
        self._heard: dict[SeatNo | None, int] = dict.fromkeys((*table.people, None), 0)
        """How much of the history each person has been told, and a spectator (None)."""
        self._at_screen = table.people[0] if len(table.people) == 1 else None
        self._covered = len(table.people) > 1
        """With several people, nothing is told until one of them sits down at the screen."""

    def play(self) -> None:
        """Play until the match is over; `Leave` when a person goes before."""
        match = self.table.match
        self._show_rules()
        while not match.over:
            if match.state.round_over:
                self._after_round()
            else:
                self._go_on()
        self._catch_up()
        self.voice.say("table-thanks")

    def _go_on(self) -> None:
        """The next answer, by a bot or by a person."""
        question = next(q for q in self.table.match.asked if not q.offer)
        if question.seat in self.table.bots:
            self._told(self.table.bot_answers(question))
        else:
            self._told(self._person_answers(question))

    # --- Telling -------------------------------------------------------------------------------------------------------------

    def _told(self, events: Sequence[Event]) -> None:
        """Tell what an answer led to, and give time to call and to catch where a hand came down to one card."""
        self._catch_up()
        if self._pace_s:
            time.sleep(self._pace_s)
        state = self.table.match.state
        if state.playing and any(len(state.hands[seat]) == 1 for event in events for seat in event.givers()):
            self._pause()

    def _catch_up(self) -> None:
        """Tell whoever is at the screen everything that they have not been told yet."""
        if self._covered:
            return
        seat, history = self._at_screen, self.table.match.history
        for event in history[self._heard[seat] :]:
            told = tell(event, seat)
            if told is not None:
                self.voice.event(told, seat)
        self._heard[seat] = len(history)

    def _turn_to(self, seat: SeatNo) -> None:
        """Let a person at the screen, covering what the one before has seen."""
        if self._covered or seat != self._at_screen:
            self.voice.line("\n" * COVER_LINES)
            self.voice.prompt("table-pass", name=self.voice.names[seat])
            self._read()
            self._covered, self._at_screen = False, seat
        self._catch_up()

    # --- Calling and catching ------------------------------------------------------------------------------------------------

    def _pause(self) -> None:
        """One card left: bots that owe the call make it or forget it, then people may speak, then bots may catch."""
        self._bots_offer("uno")
        while self.table.people:
            self.voice.prompt("table-prompt-pause")
            words = self._read().split()
            # A number is an answer to nothing here, but a script that only knows numbers shall go on, too.
            if not words or words[0].isdecimal():
                break
            if not self._command(words, self._at_screen):
                self.voice.say("table-unknown-word", text=" ".join(words)[:60])
        self._bots_offer("catch")

    def _act(self, seat: SeatNo, choice: str) -> None:
        self.table.move(seat, choice)
        self._catch_up()

    def _bots_offer(self, name: str) -> None:
        """Let every bot that wants to call or to catch do so."""
        while self.table.bot_offers(name):
            pass
        self._catch_up()

    # --- Answering -----------------------------------------------------------------------------------------------------------

    def _person_answers(self, question: Question) -> tuple[Event, ...]:
        seat = question.seat
        self._turn_to(seat)
        self._ask(question)
        while True:
            words = self._read().split()
            choice = self._choice(question, words)
            if choice is not None:
                return self.table.move(seat, choice)
            if not self._command(words, seat):
                self._refuse(question, words)
            if question not in self.table.match.asked:
                # A catch in between can change what may be chosen.
                return ()
            self.voice.prompt("table-prompt")

    def _after_round(self) -> None:
        """Lay the hands open, and go on when somebody says so."""
        match, voice = self.table.match, self.voice
        self._catch_up()
        self._lay_open(match.state.hands, self._at_screen)
        if self.table.people:
            voice.prompt("table-prompt-next")
            words = self._read().split()
            if words and self._means(words[0], "quit"):
                raise Leave
        self.table.next_round()

    def _read(self) -> str:
        try:
            return next(self._lines).strip()
        except StopIteration:
            # The prompt stands alone on its line otherwise.
            self.voice.line("")
            self.voice.say("table-input_ended")
            raise Leave from None
