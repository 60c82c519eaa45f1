"""Words: how cards, events, questions, choices and rules are said in one language."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from lastcard.words import figures
from lastcard.words.catalogue import LOCALES, Catalogue, WordsError, messages
from lastcard.words.telling import event_key, people, question_key

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence
    from datetime import datetime

COLOURS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "P": "pink", "V": "purple"}

FACES = {"+2": "draw_two", "rev": "reverse", "skip": "skip"} | dict.fromkeys("0123456789", "number")

PREFERRED = {"es": ("es-ES", "es-419"), "fr": ("fr-FR", "fr-FR"), "pt": ("pt-BR", "pt-PT")}
"""Per language with several locales, that of the language alone and that of a country without words of its own."""

_INSTEAD = {"turn": "draw", "drawn": "keep"}
"""The questions that a card is played at, and what may be done in place of that."""


class Section(NamedTuple):
    """A part of the rules: its title, and the ids of its clauses in order."""

    id: str
    title: str
    clauses: tuple[str, ...]


class Words:
    """Everything that is said to people, in one locale.

    Seats are numbers, so whatever names a seat takes the `names` of all of them; `you` is the seat of the reader, who is then
    spoken to. What cannot be said raises `WordsError`.
    """

    def __init__(self, locale: str) -> None:
        self._catalogue = Catalogue(locale)
        self.locale = locale

    @staticmethod
    def available() -> tuple[str, ...]:
        """Return the locales that there are words for."""
        return LOCALES

    @staticmethod
    def nearest(tag: str) -> str:
        """Return the locale nearest to a language tag or an environment's setting; English if there is none.

        >>> Words.nearest("es_MX.UTF-8"), Words.nearest("pt"), Words.nearest("C")
        ('es-419', 'pt-BR', 'en')
        """
        language, _, country = tag.partition(".")[0].partition("@")[0].replace("_", "-").partition("-")
        language, exact = language.lower(), f"{language.lower()}-{country.upper()}"
        near = [locale for locale in LOCALES if locale.partition("-")[0] == language] or ["en"]
        alone, elsewhere = PREFERRED.get(language, (near[0], near[0]))
        return exact if exact in LOCALES else elsewhere if country else alone

    @staticmethod
    def clauses() -> tuple[str, ...]:
        """Return the ids of all clauses, switches and rulings, in the order of the rulebook."""
        return tuple(_clause_id(key) for key in messages("en", "clauses") if key.startswith("clause-"))

    def t(self, key: str, /, **args: str | int) -> str:
        """Return what a key of the catalogue says.

        >>> Words("en").t("table-round", round=3)
        'Round 3'
        """
        return self._catalogue.text(key, args)

    def card(self, text: str) -> str:
        """Return the name of a card, as a label has it.

        >>> Words("en").card("B+2"), Words("en").card("W4")
        ('Blue Draw Two', 'Wild Draw Four')
        """
        return self._card("card", text)

    def kind(self, face: str) -> str:
        """Return what a card is called whatever its colour.

        >>> [Words("en").kind(face) for face in ("7", "rev", "W4")]
        ['7', 'Reverse', 'Wild Draw Four']
        """
        if face.isdecimal():
            return face
        return self.t(f"report-simulate-{FACES[face]}") if face in FACES else self.card(face)

    def cards(self, texts: Iterable[str]) -> str:
        """Return the names of several cards as a list of labels.

        >>> Words("en").cards(["R7", "W", "Gskip"])
        'Red 7, Wild and Green Skip'
        """
        return self.listing(self.card(text) for text in texts)

    def colour(self, name: str) -> str:
        """Return the name of a colour."""
        return self.t(f"colour-{name}")

    def edition(self, id: str | None, deck: Mapping[str, Any] | None = None) -> str:  # noqa: A002  (what the notation calls it)
        """Return the name of an edition; that of somebody's own deck is the same in all languages."""
        return self.t(f"edition-{id}") if deck is None else str(deck["name"])

    def sheet(self, id: str) -> str:  # noqa: A002  (what the notation calls it)
        """Return the name of a sheet, which is that of its language."""
        return self.t(f"sheet-{id}")

    def listing(self, items: Iterable[str]) -> str:
        """Return several things as one list.

        >>> Words("en").listing(["Ana", "Ben", "Cleo"])
        'Ana, Ben and Cleo'
        """
        told = list(items)
        if not told:
            return self.t("list-none")
        *first, last = told
        return self.row([*first[:-1], self.t("list-last", first=first[-1], second=last)]) if first else last

    def row(self, items: Sequence[str], key: str = "list-more") -> str:
        """Return several things one after the other, without a word before the last, or beside each other (`list-beside`).

        >>> Words("en").row(["Ana", "away", "host"]), Words("en").row(["Classic", "Round 2"], "list-beside")
        ('Ana, away, host', 'Classic · Round 2')
        """
        *first, text = items
        for item in reversed(first):
            text = self.t(key, first=item, second=text)
        return text

    def number(self, value: float, digits: int = 0, *, signed: bool = False) -> str:
        """Return a number as the locale writes it.

        >>> Words("fr-FR").number(1.5, 2)
        '1,50'
        """
        return figures.number(self.locale, value, digits, signed=signed)

    def percent(self, share: float, digits: int = 0, *, signed: bool = False) -> str:
        """Return a share in per cent."""
        return figures.percent(self.locale, share, digits, signed=signed)

    def moment(self, when: datetime) -> str:
        """Return a day and the time of it."""
        return figures.moment(self.locale, when)

    def scores(self, scores: Sequence[int], *, names: Sequence[str], partners: Sequence[Sequence[int]] = ()) -> str:
        """Return everybody's points as one list; partners have the same, and are named together.

        >>> Words("en").scores([30, 0], names=["Ana", "Ben"])
        'Ana: 30 and Ben: 0'
        >>> Words("en").scores([30, 0, 30, 0], names=["Ana", "Ben", "Cleo", "Dan"], partners=[(0, 2), (1, 3)])
        'Ana and Cleo: 30, Ben and Dan: 0'
        """
        if partners:
            teams = [(self.listing(names[seat] for seat in pair), scores[pair[0]]) for pair in partners]
            return self.row([self.t("list-score", name=team, points=points) for team, points in teams])
        pairs = zip(names, scores, strict=True)
        return self.listing(self.t("list-score", name=name, points=points) for name, points in pairs)

    def event(
        self,
        event: Mapping[str, Any],
        *,
        names: Sequence[str],
        you: int | None = None,
        before: Mapping[str, Any] | None = None,
        partners: Sequence[Sequence[int]] = (),
    ) -> str:
        """Return what happened, whole or as one seat was told it, right after the event `before`; `partners` win together.

        >>> Words("en").event({"event": "caught", "seat": 0, "by": 1}, names=["Ana", "Ben"], you=0)
        'Ben catches you: you did not call UNO.'
        """
        key, seats = event_key(event, you, before, partners)
        args: dict[str, str | int] = {name: value for name, value in event.items() if type(value) in {str, int}}
        if "guilty" in event:
            args["guilty"] = "yes" if event["guilty"] else "no"
        if "card" in event:
            args["card"] = self._card("told", event["card"])
        if "cards" in event:
            args["cards"] = self.listing(self._card("told", card) for card in event["cards"])
        if "scores" in event:
            args["scores"] = self.scores(event["scores"], names=names, partners=partners)
            args["names"] = self.listing(names[seat] for seat in seats)
        return self.t(key, **args, **people(seats, names))

    def question(self, question: Mapping[str, Any], *, names: Sequence[str], you: int | None = None, debt: int = 0) -> str:
        """Return what a seat is asked; what it holds shows only if the seat is the reader's. A debt of so many cards is said.

        >>> Words("en").question({"seat": 1, "question": "pick", "offer": False, "choices": []}, names=["Ana", "Ben"])
        'Ben must pick a card for the battle.'
        """
        kind, seat, choices = question["question"], question["seat"], question["choices"]
        args: dict[str, str | int] = {"choices": len(choices), "count": debt}
        if question.get("number") is not None:
            args["number"] = int(question["number"])
        if kind == "catch":
            args["others"] = self.listing(names[int(choice.split()[1])] for choice in choices)
        if (instead := _INSTEAD.get(kind)) and seat == you:
            plays = [choice for choice in choices if choice != instead]
            args["may"] = instead if not plays else "both" if instead in choices else "play"
            args["card"] = self._card("told", plays[0].split()[1]) if plays else ""
        key, seats = question_key(question)
        if kind == "turn" and args.get("may", "both") != "both":
            # Sentences of their own: a page of an earlier server does not say what may be done.
            key += f"-{args['may']}"
        return self.t(f"{key}-you" if seat == you else key, **args, **people(seats, names))

    def choice(self, text: str, *, names: Sequence[str], until: bool = False) -> str:
        """Return a choice as it is offered; `until` where one draws until a card fits (house.draw.until).

        >>> Words("en").choice("play R7 uno", names=[])
        'Play Red 7 and call UNO'
        >>> Words("en").choice("draw", names=[]), Words("en").choice("draw", names=[], until=True)
        ('Draw a card', 'Draw until you can play')
        """
        if until and text == "draw":
            return self.t("house-draw-until")
        calls = text.count(" ") > 1 and text.endswith(" uno")
        verb, _, about = text.removesuffix(" uno" if calls else "").partition(" ")
        key = f"choice-{verb}-uno" if calls else f"choice-{verb}"
        sentence = messages("en", "questions").get(key)
        if sentence is None or bool(about) != ("{" in sentence):
            raise WordsError(f"{text!r} is no choice of the notation")
        return self.t(key, **(self._about(about, names) if about else {}))

    def _about(self, text: str, names: Sequence[str]) -> dict[str, str | int]:
        """Return what a choice is about, under the name that its sentence has for it; a number may mean a seat."""
        if text.isdecimal():
            seat = int(text)
            named = {"name": names[seat]} if seat < len(names) else {}
            return {"number": text, **named}
        if text in COLOURS.values():
            return {"colour": text}
        return {"card": self._card("told", text)}

    def error(self, code: str, **args: str | int) -> str:
        """Return what was wrong, and what would have been possible.

        >>> Words("en").error("match_over")
        'The game is over.'
        """
        return self.t(f"error-{code}", **args)

    def clause(self, id: str) -> str:  # noqa: A002  (what the rulebook calls it)
        """Return a rule: a clause ("turn.match"), a ruling ("ruling.bluff") or a switch ("start_direction")."""
        return self.t(f"clause-{id.replace('.', '-')}")

    def sections(self) -> tuple[Section, ...]:
        """Return the parts of the rules in order, each with its title and clauses."""
        sections: list[Section] = []
        clauses: list[str] = []
        for key in reversed(messages("en", "clauses")):
            if key.startswith("clause-"):
                clauses.append(_clause_id(key))
            else:
                sections.append(Section(key.removeprefix("section-"), self.t(key), tuple(reversed(clauses))))
                clauses.clear()
        return tuple(reversed(sections))

    def _card(self, form: str, text: str) -> str:
        """Return a card in a form: `card` as a label has it, `told` as it stands in a sentence."""
        # Imported here, because help texts need no cards.
        from lastcard.cards import keys  # noqa: PLC0415

        if key := keys().get(text):
            return self.t(f"{form}-{key}")
        colour, face = COLOURS.get(text[:1]), FACES.get(text[1:])
        if colour is None or face is None:
            raise WordsError(f"{text!r} is no card of the notation")
        return self.t(f"{form}-{face}", colour=colour, number=int(text[1:]) if face == "number" else 0)


def _clause_id(key: str) -> str:
    """Return the id of a clause's key: ids have dots where keys have hyphens."""
    return key.removeprefix("clause-").replace("-", ".")
