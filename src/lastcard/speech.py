"""What is said to one reader: the catalogue, with the names of everybody at the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from lastcard.rules.questions import Choice, Question, SeatNo
from lastcard.views import View, Wire, told_question
from lastcard.words import Words


class Speech:
    """Sentences of one language at one table."""

    def __init__(self, words: Words, names: Sequence[str], partners: Sequence[Sequence[SeatNo]] = ()) -> None:
        self.words = words
        self.names = tuple(names)
        self.partners = tuple(partners)
        """The seats that play together, as a view has them: both are named when they win (house.teams.match)."""
        self.draws_until = False
        """Whether one draws until a card fits (house.draw.until)."""

    def see(self, view: View) -> None:
        """Learn from a view by which house rules sentences differ."""
        self.partners = view.partners or ()
        self.draws_until = view.rules.get("draw") == "until"

    def t(self, key: str, /, **args: str | int) -> str:
        """What a key of the catalogue says."""
        return self.words.t(key, **args)

    def event(self, told: Wire, you: SeatNo | None, before: Wire | None = None) -> str:
        """What happened, said to a seat or to everybody (None), right after the event `before`."""
        return self.words.event(told, names=self.names, you=you, before=before, partners=self.partners)

    def question(self, question: Question, you: SeatNo | None, debt: int = 0) -> str:
        """What a seat is asked, with a debt of so many cards on the pile."""
        return self.words.question(told_question(question), names=self.names, you=you, debt=debt)

    def choice(self, text: str) -> str:
        """A choice as it is offered."""
        return self.words.choice(text, names=self.names, until=self.draws_until)

    def reason(self, key: str, args: Mapping[str, str | int]) -> str:
        """A sentence whose arguments are still in the notation."""
        return self.words.t(key, **{name: self._spoken(name, value) for name, value in args.items()})

    def hint(self, choice: Choice | None, key: str, args: Mapping[str, str | int]) -> str:
        """What a good player would do, and why; only why, where that is to let an offer go."""
        reason = self.reason(key, args)
        return reason if choice is None else self.t("terminal-hint", choice=self.choice(str(choice)), reason=reason)

    def _spoken(self, name: str, value: str | int) -> str | int:
        match name:
            case "card" | "top":
                return self.words.card(str(value))
            case "seat":
                return self.names[int(value)]
            case _:
                return value
