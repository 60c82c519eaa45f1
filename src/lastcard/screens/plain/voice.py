"""How a table speaks in lines, and where the answers come from."""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine, Iterable, Sequence
from typing import Any, Protocol

from lastcard.rules.questions import Choice, Question, SeatNo
from lastcard.speech import Speech
from lastcard.views import Wire, wire_question
from lastcard.words.printing import printable_lines


class Leave(Exception):
    """A person wants to leave, or the input has ended."""


class Lines(Protocol):
    """Where a person's lines come from."""

    patient: bool
    """Whether answers may come before their question, as from a file, and wait for it."""

    def line(self) -> Coroutine[Any, Any, str | None]:
        """The next line; None when there will be no more."""

    def withdraw(self) -> None:
        """What was asked for is not waited for any more."""


class Voice:
    """How the table speaks: sentences for people, or JSON for programs."""

    def __init__(self, speech: Speech, write: Callable[[str], None], *, as_json: bool = False) -> None:
        self.speech = speech
        self.words = speech.words
        self.as_json = as_json
        self._write = write
        self._before: Wire | None = None

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
            self._write(printable_lines(text) + "\n")

    def lines(self, texts: Iterable[str]) -> None:
        """Say several lines."""
        for text in texts:
            self.line(text)

    def say(self, key: str, **args: str | int) -> None:
        """Say a sentence of the catalogue."""
        self.line(self.words.t(key, **args))

    def prompt(self, key: str, **args: str | int) -> None:
        """Say what comes before an answer, on the same line; a program is told which line is waited for."""
        self.data(waiting=key.removeprefix("terminal-"))
        if not self.as_json:
            self._write(self.words.t(key, **args) + " ")

    def event(self, told: Wire, you: SeatNo | None) -> None:
        """Tell what happened."""
        self.data(**told)
        if not self.as_json:
            self.line(self.speech.event(told, you, self._before))
        self._before = told

    def refuse(self, code: str, text: str) -> None:
        """Say that nothing comes of a line, and why."""
        self.data(error={"code": code, "message": text})
        self.line(text)

    def question(self, question: Question, choices: Sequence[Choice], debt: int = 0) -> None:
        """Ask a person, with the choices in the order in which they are numbered, and a debt of so many cards on the pile."""
        self.data(asked=wire_question(question))
        if self.as_json:
            return
        self.line(self.speech.question(question, question.seat, debt))
        for number, choice in enumerate(choices, 1):
            self.say("table-choice", number=number, choice=self.speech.choice(str(choice)))
