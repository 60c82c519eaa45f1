"""Somebody at the lines of a table: how their answers are understood, and what they may ask at any time."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import ClassVar

from lastcard.bots import hint
from lastcard.cards import Card, Colour
from lastcard.clients import news
from lastcard.clients.seat import Seat
from lastcard.decks import edition_of
from lastcard.rules.questions import CardChoice, Choice, Question, SeatChoice, SeatNo
from lastcard.rules.state import Edition
from lastcard.screens.plain.voice import Leave, Voice
from lastcard.screens.sorting import by_colour, in_order_of_hand
from lastcard.why import ASKED, why
from lastcard.words import WordsError
from lastcard.words.typing import typed

Obey = Callable[[Sequence[str]], None]
"""What a word does; it is given what follows it."""

_NOT_OFFERED = {"uno": "terminal-uno-not_owed", "catch": "table-catch-nobody", "jump": "terminal-jump-not_offered"}
"""What is said where nobody may call, catch or jump in."""
_ALWAYS = ("help", "quit", "rules")
"""Words that are answered before anything is dealt."""


class Reader:
    """Those who read the lines of a table: one seat, several that share a screen, or the place of somebody who watches."""

    HELP: ClassVar[str]
    """What may be said besides at such a table."""

    def __init__(self, seats: Sequence[Seat], voice: Voice) -> None:
        self.seats = tuple(seats)
        self.here = self.seats[0]
        """Whose eyes are at the screen."""
        self._covered = len(self.seats) > 1
        """With several people, nothing is told until one of them sits down at the screen."""
        self.voice = voice
        self._calling = False
        """Whether a call was said with an answer that cannot carry it: it is made as soon as it is owed."""
        self._said: Sequence[str] = ()
        """The words of the line before."""

    # --- Understanding -------------------------------------------------------------------------------------------------------

    def choice(self, question: Question, words: Sequence[str]) -> str | None:
        """What a person means: the number of a choice, the choice as it is written or said, or its card; None if none of them.

        The call may follow.
        """
        called = self._calls(words)
        meant = " ".join(words[:-1] if called else words)
        choices = [str(choice) for choice in self.listed(question)]
        numbered = {str(number): choice for number, choice in enumerate(choices, 1)}
        meant = numbered.get(meant, meant)
        if meant not in choices:
            meant = self._said_as(question).get(typed(meant), "")
        if not meant:
            return None
        carried = called and self._edition.may_call(meant.partition(" ")[0])
        return f"{meant} uno" if carried else meant

    def _said_as(self, question: Question) -> dict[str, str]:
        """The choices by what is said of them, and by the name of their card alone."""
        words, speech = self.voice.words, self.voice.speech
        named = {typed(words.card(str(each.card))): str(each) for each in question.choices if isinstance(each, CardChoice)}
        return {typed(speech.choice(str(each))): str(each) for each in question.choices} | named

    def listed(self, question: Question) -> tuple[Choice, ...]:
        """The choices as they are numbered: for people as the hand is read out, for programs as they are told."""
        if self.voice.as_json:
            return question.choices
        return in_order_of_hand(question.choices, self._colours)

    @property
    def _edition(self) -> Edition:
        """What is played, also before anything is dealt."""
        settings = self.here.info["settings"]
        return edition_of(settings["edition"], settings.get("deck"))

    @property
    def _colours(self) -> tuple[Colour, ...]:
        return self._edition.colours

    def _calls(self, words: Sequence[str]) -> bool:
        """Whether an answer ends with the call."""
        return len(words) > 1 and self._means(words[-1], "uno")

    def call_at_once(self) -> None:
        """Make a call that was said with an answer, if it is owed now."""
        offers = [question for question in self.here.view.asked if question.name == "uno"] if self.here.playing else []
        if self._calling and offers:
            self._calling = False
            self.here.say("move", choice=str(offers[0].choices[0]))

    def command(self, words: Sequence[str], seat: SeatNo | None) -> bool:
        """Obey a word like `hand`, said from a seat or by nobody in particular; False if it is none."""
        for command, obey in self._commands(seat).items():
            if words and self._means(words[0], command):
                obey(words[1:])
                return True
        return False

    def _commands(self, seat: SeatNo | None) -> Mapping[str, Obey]:
        """The words that somebody in a seat, or nobody in particular, can say."""
        known: dict[str, Obey] = {
            "help": lambda _: self._help(),
            "quit": lambda _: self._leave(),
            "rules": self._rules,
            "uno": lambda _: self._offer("uno"),
            "catch": lambda whom: self._offer("catch", whom),
            **({"jump": lambda call: self._offer("jump", call)} if self._may_jump else {}),
            "top": lambda _: self.show_top(debt=True),
            "counts": lambda _: self.show_counts(seat),
            "scores": lambda _: self.show_scores(),
        }
        if seat is not None:
            known |= {
                "hand": lambda _: self.show_hand(),
                "why": self._why,
                "hint": lambda _: self._hint(),
            }
        if not self.here.playing:
            known = {name: obey if name in _ALWAYS else self._not_begun for name, obey in known.items()}
        return known

    @property
    def _may_jump(self) -> bool:
        """Whether people may jump in at this table."""
        return bool(self.here.playing and self.here.view.rules.get("jump_in"))

    def _means(self, text: str, command: str) -> bool:
        """Whether a word typed is a command, in the language of the table or in English; accents are optional."""
        return typed(text) in {command, typed(self.voice.words.t(f"terminal-command-{command}"))}

    def _leave(self) -> None:
        raise Leave

    def _not_begun(self, _: Sequence[str]) -> None:
        self.voice.refuse("wrong_phase", self.voice.words.t("terminal-not_begun"))

    def refuse(self, question: Question, words: Sequence[str]) -> None:
        """Say why nothing came of an answer, and what would have been possible."""
        match words:
            case ["play", card, *_] if question.name in ASKED:
                self._why([card])
        choices = [self.voice.speech.choice(str(choice)) for choice in self.listed(question)]
        text, possible = " ".join(words)[:60], self.voice.words.listing(choices)
        why_not = self.voice.words.t("terminal-unknown", text=text, last=len(choices), choices=possible)
        self.voice.refuse("illegal_move", why_not)
        if self.voice.as_json:
            self.voice.question(question, question.choices, self.here.view.debt or 0)

    # --- Calling and catching ---------------------------------------------------------------------------------------------------

    def _offer(self, name: str, whom: Sequence[str] = ()) -> None:
        """A person calls, catches or jumps in, if anybody may.

        Of several who can be caught one can be named, or given by the seat; who jumps in can call in the same breath.
        """
        # Who reads a hand plays from that hand alone: whether another one here could jump in is not for them to know.
        for seat in (self.here,) if name == "jump" and not self._covered else self.seats:
            for question in seat.view.asked:
                if question.name == name:
                    choices = [str(choice) for choice in question.choices]
                    named = {
                        typed(self.voice.names[choice.seat]): str(choice)
                        for choice in question.choices
                        if isinstance(choice, SeatChoice)
                    }
                    calls = name == "jump" and bool(whom) and self._means(whom[-1], "uno")
                    about = whom[:-1] if calls else whom
                    if name == "jump" and about and typed(" ".join((name, *about))) not in map(typed, choices):
                        # Another card has come on top meanwhile.
                        break
                    meant = named.get(typed(" ".join(whom)), " ".join((name, *whom)))
                    self._act(seat, (meant if meant in choices else choices[0]) + " uno" * calls)
                    return
        self._not_offered(name)

    def _not_offered(self, name: str) -> None:
        """Nobody may call, catch or jump in."""
        self.voice.refuse("not_asked", self.voice.words.t(_NOT_OFFERED[name]))

    def _act(self, seat: Seat, choice: str) -> None:
        """Call or catch."""
        if choice.startswith("catch ") and not seat.may_catch():
            self.voice.refuse("too_early", news.refusal("too_early", self.voice.words))
        else:
            seat.say("move", choice=choice)

    # --- Showing -------------------------------------------------------------------------------------------------------------

    def _help(self) -> None:
        self.voice.say("terminal-help", example="R7")
        if self._may_jump:
            self.voice.say("terminal-help-jump")
        self.voice.say(self.HELP)
        self.voice.line(self._notation())

    def _notation(self) -> str:
        """How the cards and choices of the edition are written."""
        words, deck = self.voice.words, self._edition.deck
        first = deck.colours[0]
        return words.t(
            "terminal-help-notation",
            card=f"{first.letter}7",
            colour=str(first),
            colours=words.listing(f"{colour.letter} {words.colour(colour.value)}" for colour in deck.colours),
            wilds=words.listing(f"{card.text} {words.card(card.text)}" for card in deck.counts if card.colour is None),
        )

    def _rules(self, words: Sequence[str]) -> None:
        """What the table plays by, or one clause of the rules."""
        if not words:
            self.show_rules()
            for _, clauses in news.special_rules(self.here.info, self.voice.words):
                self.voice.lines(clauses)
            return
        try:
            self.voice.line(self.voice.words.clause(words[0]))
        except WordsError:
            self.voice.refuse("bad_request", self.voice.words.t("terminal-rules-unknown", clause=words[0][:40]))

    def show_rules(self) -> None:
        """What the table plays by."""
        self.voice.lines(news.rules(self.here.info, self.voice.words))

    def show_top(self, *, debt: bool = False) -> None:
        """The top of the discard pile and the colour in play; where nothing else says it, also what has to be drawn."""
        view, words = self.here.view, self.voice.words
        card = words.card(view.discard_pile[0].text)
        if view.colour is None:
            self.voice.say("table-top-uncoloured", card=card)
        elif view.colour is view.discard_pile[0].colour:
            self.voice.say("terminal-top-coloured", card=card)
        else:
            self.voice.say("table-top", card=card, colour=view.colour.value)
        if debt and view.debt:
            self.voice.say("house-debt-said", count=view.debt)

    def show_hand(self) -> None:
        """The cards of the seat at the screen."""
        hand = by_colour(self.here.view.hand or (), self._colours)
        self.voice.say("table-hand", count=len(hand), cards=self.voice.words.cards(card.text for card in hand))

    def show_scores(self) -> None:
        """Everybody's points."""
        view = self.here.view
        scores = self.voice.words.scores(view.scores, names=self.voice.names, partners=view.partners or ())
        self.voice.say("table-scores", scores=scores)

    def show_partners(self, seat: SeatNo | None) -> None:
        """Who plays with whom: the reader's partner, or all."""
        for pair in self.here.view.partners or ():
            if seat in pair:
                (partner,) = (other for other in pair if other != seat)
                self.voice.say("house-partner-you", name=self.voice.names[partner])
            elif seat is None:
                names = self.voice.words.listing(self.voice.names[other] for other in pair)
                self.voice.say("house-partners", names=names)

    def show_counts(self, seat: SeatNo | None) -> None:
        """How many cards everybody holds, and the direction of play."""
        view, voice = self.here.view, self.voice
        counts = [
            voice.words.t("table-count-you", count=count)
            if other == seat
            else voice.words.t("table-count", name=voice.names[other], count=count)
            for other, count in enumerate(view.hand_sizes)
        ]
        voice.say("table-counts", counts=voice.words.listing(counts))
        voice.say("table-draw_pile", count=view.draw_pile_size)
        voice.say("table-direction", direction=view.direction)
        self.show_partners(seat)

    def lay_open(self, hands: Sequence[Sequence[Card]], you: SeatNo | None) -> None:
        """What everybody was left with when the round was over."""
        for seat, hand in enumerate(hands):
            if hand:
                cards = self.voice.words.cards(card.text for card in hand)
                if seat == you:
                    self.voice.say("terminal-left_in_hand-you", cards=cards)
                else:
                    self.voice.say("terminal-left_in_hand", name=self.voice.names[seat], cards=cards)

    def ask(self, question: Question) -> None:
        """Put a question; before one that a card is played on, say what it is about."""
        if question.name != "drawn" and any(choice.verb in {"play", "draw", "take"} for choice in question.choices):
            self.show_top()
            self.show_hand()
        self.voice.question(question, self.listed(question), self.here.view.debt or 0)
        self.voice.prompt("terminal-prompt")

    def _why(self, words: Sequence[str]) -> None:
        named = {typed(self.voice.words.card(card.text)): card.text for card in self.here.view.hand or ()}
        key, args = why(self.here.view, named.get(typed(" ".join(words))) or (words[0] if words else ""))
        self.voice.line(self.voice.speech.reason(key, args))

    def _hint(self) -> None:
        view, speech = self.here.view, self.voice.speech
        for question in view.asked:
            if not question.offer or question.name == "jump":
                advice = hint(view, question, self.here.memory)
                self.voice.line(speech.hint(advice.choice, advice.key, advice.args))
