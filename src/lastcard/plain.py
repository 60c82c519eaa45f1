"""The table in plain lines: sentences that are only ever added, and numbered choices.

It serves pipes, scripts, dumb terminals and screen readers. There is no clock: whenever somebody comes down to one card there is
a pause in which people can call or catch, the same whether anything can be caught or not, so the pause gives nothing away.
"""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator, Sequence

from lastcard.bots import hint
from lastcard.local import LocalTable
from lastcard.rules.events import Event
from lastcard.rules.questions import Question, SeatNo
from lastcard.speech import Speech
from lastcard.views import Wire, tell, wire_question
from lastcard.why import why

COVER_LINES = 60
"""So many empty lines hide one person's hand from the next at the same screen."""


class Leave(Exception):
    """A person wants to leave, or the input has ended."""


class Voice:
    """How the table speaks: sentences for people, or JSON for programs."""

    def __init__(self, speech: Speech, write: Callable[[str], None], *, as_json: bool = False) -> None:
        self.speech = speech
        self.words = speech.words
        self.names = speech.names
        self.as_json = as_json
        self._write = write

    def line(self, text: str) -> None:
        """Say a line, unless programs are listening."""
        if not self.as_json:
            self._write(text + "\n")

    def say(self, key: str, **args: str | int) -> None:
        """Say a sentence of the catalogue."""
        self.line(self.words.t(key, **args))

    def prompt(self, key: str, **args: str | int) -> None:
        """Say what comes before an answer, on the same line; a program is told which line is waited for."""
        if self.as_json:
            self._write(json.dumps({"waiting": key.removeprefix("table-")}) + "\n")
        else:
            self._write(self.words.t(key, **args) + " ")

    def event(self, told: Wire, you: SeatNo | None) -> None:
        """Tell what happened."""
        if self.as_json:
            self._write(json.dumps(told) + "\n")
        else:
            self.line(self.speech.event(told, you))

    def question(self, question: Question) -> None:
        """Ask a person."""
        if self.as_json:
            self._write(json.dumps({"asked": wire_question(question)}) + "\n")
            return
        self.line(self.speech.question(question, question.seat))
        for number, choice in enumerate(question.choices, 1):
            self.say("table-choice", number=number, choice=self.speech.choice(str(choice)))


class PlainTable:
    """A local table played in lines."""

    def __init__(self, table: LocalTable, voice: Voice, lines: Iterator[str], *, pace_s: float = 0.0) -> None:
        self.table = table
        self.voice = voice
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
        self._introduce()
        while not match.over:
            if match.state.round_over:
                self._after_round()
            else:
                self._go_on()
        self._catch_up()
        self.voice.say("table-thanks")

    def _introduce(self) -> None:
        state, words = self.table.match.state, self.voice.words
        self.voice.say(
            "table-game",
            edition=words.edition(state.edition.id),
            players=state.players,
            sheet=words.sheet(state.sheet),
            target=state.rules.target,
        )

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
        down = {"played", "put_down", "gave", "revealed", "discarded"}
        if state.playing and any(e.name in down and len(state.hands[getattr(e, "seat", 0)]) == 1 for e in events):
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

    def _bots_offer(self, name: str) -> None:
        """Let every bot that wants to call or to catch do so."""
        while self.table.bot_offers(name):
            pass
        self._catch_up()

    def _offer(self, name: str, whom: Sequence[str] = ()) -> None:
        """A person calls or catches, if anybody may; of several who can be caught one can be named by the number of the seat."""
        for question in self.table.match.asked:
            if question.name == name and question.seat in self.table.people:
                named = " ".join((name, *whom))
                choices = [str(choice) for choice in question.choices]
                self.table.move(question.seat, named if named in choices else choices[0])
                self._catch_up()
                return
        self.voice.say("table-uno-not_owed" if name == "uno" else "table-catch-nobody")

    # --- Answering -----------------------------------------------------------------------------------------------------------

    def _person_answers(self, question: Question) -> tuple[Event, ...]:
        seat = question.seat
        self._turn_to(seat)
        if question.name == "turn":
            self._show_top()
            self._show_hand(seat)
        self.voice.question(question)
        while True:
            self.voice.prompt("table-prompt")
            words = self._read().split()
            choice = self._choice(question, words)
            if choice is not None:
                return self.table.move(seat, choice)
            if not self._command(words, seat):
                self._refuse(question, " ".join(words))
            if question not in self.table.match.asked:
                # A catch in between can change what may be chosen.
                return ()

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
        obeying: dict[str, Callable[[], None]] = {
            "help": lambda: self.voice.say("table-help", example="R7"),
            "quit": self._leave,
            "uno": lambda: self._offer("uno"),
            "catch": lambda: self._offer("catch", words[1:]),
            "top": self._show_top,
            "counts": lambda: self._show_counts(seat),
            "scores": self._show_scores,
        }
        if seat is not None:
            obeying |= {
                "hand": lambda: self._show_hand(seat),
                "why": lambda: self._why(seat, words[1:]),
                "hint": lambda: self._hint(seat),
            }
        for command, obey in obeying.items():
            if words and self._means(words[0], command):
                obey()
                return True
        return False

    def _leave(self) -> None:
        raise Leave

    def _means(self, text: str, command: str) -> bool:
        """Whether a word typed is a command, in the language of the table or in English."""
        return text.casefold() in {command, self.voice.words.t(f"table-command-{command}").casefold()}

    def _refuse(self, question: Question, text: str) -> None:
        choices = [self.voice.speech.choice(str(choice)) for choice in question.choices]
        if self.voice.as_json:
            self.voice.question(question)
        else:
            self.voice.say("table-unknown", text=text[:60], last=len(choices), choices=self.voice.words.listing(choices))

    def _after_round(self) -> None:
        """Lay the hands open, and go on when somebody says so."""
        match, voice = self.table.match, self.voice
        self._catch_up()
        for seat, hand in enumerate(match.state.hands):
            if hand:
                cards = voice.words.cards(card.text for card in hand)
                if seat == self._at_screen:
                    voice.say("table-left_in_hand-you", cards=cards)
                else:
                    voice.say("table-left_in_hand", name=voice.names[seat], cards=cards)
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

    # --- Showing -------------------------------------------------------------------------------------------------------------

    def _show_top(self) -> None:
        state, words = self.table.match.state, self.voice.words
        card = words.card(state.discard_pile[0].text)
        if state.colour is None:
            self.voice.say("table-top-uncoloured", card=card)
        else:
            self.voice.say("table-top", card=card, colour=words.colour(state.colour.value))

    def _show_hand(self, seat: SeatNo) -> None:
        hand = sorted(self.table.match.state.hands[seat], key=lambda card: (card.colour or "~", card.face))
        self.voice.say("table-hand", count=len(hand), cards=self.voice.words.cards(card.text for card in hand))

    def _show_scores(self) -> None:
        words = self.voice.words
        self.voice.say("table-scores", scores=words.scores(self.table.match.state.scores, names=self.voice.names))

    def _show_counts(self, seat: SeatNo | None) -> None:
        view, voice = self.table.match.view(seat), self.voice
        counts = [
            voice.words.t("table-count-you", count=count)
            if other == seat
            else voice.words.t("table-count", name=voice.names[other], count=count)
            for other, count in enumerate(view.hand_sizes)
        ]
        voice.say("table-counts", counts=voice.words.listing(counts))
        voice.say("table-draw_pile", count=view.draw_pile_size)
        voice.say("table-direction", direction=view.direction)

    def _why(self, seat: SeatNo, words: Sequence[str]) -> None:
        key, args = why(self.table.match.view(seat), words[0] if words else "")
        self.voice.line(self.voice.speech.reason(key, args))

    def _hint(self, seat: SeatNo) -> None:
        view = self.table.match.view(seat)
        for question in view.asked:
            if not question.offer:
                advice = hint(view, question, self.table.memories[seat])
                speech = self.voice.speech
                reason = speech.reason(advice.key, advice.args)
                self.voice.say("table-hint", choice=speech.choice(str(advice.choice)), reason=reason)
