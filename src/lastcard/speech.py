"""What is said to one reader: the catalogue, with the names of everybody at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lastcard.rules.questions import Question, SeatNo
from lastcard.views import Wire, told_question
from lastcard.words import Words


class Speech:
    """Sentences of one language at one table."""

    def __init__(self, words: Words, names: Sequence[str]) -> None:
        self.words = words
        self.names = tuple(names)

    def t(self, key: str, /, **args: str | int) -> str:
        """What a key of the catalogue says."""
        return self.words.t(key, **args)

    def event(self, told: Wire, you: SeatNo | None, before: Wire | None = None) -> str:
        """What happened, said to a seat or to everybody (None), right after the event `before`."""
        return self.words.event(told, names=self.names, you=you, before=before)

    def question(self, question: Question, you: SeatNo | None) -> str:
        """What a seat is asked."""
        return self.words.question(told_question(question), names=self.names, you=you)

    def choice(self, text: str) -> str:
        """A choice as it is offered."""
        return self.words.choice(text, names=self.names)

    def reason(self, key: str, args: Mapping[str, str | int]) -> str:
        """A sentence whose arguments are still in the notation."""
        return self.words.t(key, **{name: self._spoken(name, value) for name, value in args.items()})

    def _spoken(self, name: str, value: str | int) -> str | int:
        match name:
            case "card" | "top":
                return self.words.card(str(value))
            case "seat":
                return self.names[int(value)]
            case _:
                return value
