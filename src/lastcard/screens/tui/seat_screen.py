"""The screen of somebody at a table: it shows what a seat sees, puts its question, and says what the reader answers."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.widget import Widget

from lastcard.bots import hint
from lastcard.cards import Card
from lastcard.clients.seat import Seat
from lastcard.decks import edition_of
from lastcard.rules.events import EVENTS
from lastcard.rules.questions import CardChoice, Question, SeatChoice, SeatNo
from lastcard.screens.tui.board import Board
from lastcard.screens.tui.hand import Hand
from lastcard.screens.tui.keys import AT_TABLE, JUMP, JUMPING_AT_TABLE, RULES, WITHOUT_ACTION, Help, Key, KeyBar
from lastcard.screens.tui.opponents import Opponents
from lastcard.screens.tui.piles import Piles
from lastcard.screens.tui.prompts import DRAWING, Prompt, answered_by_hand, options
from lastcard.screens.tui.rules_sheet import RulesSheet
from lastcard.speech import Speech
from lastcard.views import View
from lastcard.why import ASKED, why
from lastcard.words import Words

TYPING_S = 1.0
"""Digits typed within this time are one number."""
SENT_S = 0.3
"""After this time without an answer from the table, the reader is told that theirs is on its way."""
ANSWERS = ("move", "start", "next", "rematch")
"""What moves the table on."""


class SeatScreen(Board):
    """A table as a seat sees it, with whatever its reader can do."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(key.binding() for key in (*AT_TABLE, JUMP, RULES)),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
    ]
    KEYS: ClassVar[tuple[Key, ...]] = AT_TABLE
    JUMPING: ClassVar[tuple[Key, ...]] = JUMPING_AT_TABLE
    """The keys where people may jump in."""

    def __init__(self, words: Words, own: Sequence[Seat], eyes: Seat) -> None:
        """The seats of the people at this screen, and whose eyes it has."""
        super().__init__(Speech(words, ()))
        self.own = tuple(own)
        self.eyes = eyes
        self._question: Question | None = None
        self._typed = (0.0, "")

    @property
    def viewer(self) -> SeatNo | None:
        """The seat whose eyes the screen has."""
        return self.eyes.seat

    @property
    def you(self) -> SeatNo | None:
        """The seat that is spoken to."""
        return self.viewer

    def compose_own(self) -> Iterable[Widget]:
        """A question and a hand."""
        yield Prompt()
        yield Hand(self.speech)

    def _answering(self) -> bool:
        """Whether an answer of the reader has not reached the table yet."""
        return any(
            said["type"] in ANSWERS and not said.get("choice", "").startswith(("uno", "catch"))
            for said in self.eyes.unanswered.values()
        )

    def go_on(self) -> None:
        """Show the current moment."""
        if self.eyes.playing:
            self._show()

    # --- Showing -----------------------------------------------------------------------------------------------------------

    def _show(self) -> None:
        """Show what the reader sees now."""
        seen = self.eyes.view
        self.show_view(seen, self.you, self.notice(seen))
        question = None if self._answering() else self.asked(seen)
        choices = () if question is None else question.choices
        cards = frozenset(choice.card for choice in choices if isinstance(choice, CardChoice))
        hand = self.query_one(Hand)
        hand.colours = edition_of(seen.edition, seen.deck).colours
        hand.cards, hand.up = seen.hand or (), cards
        hand.jumping = self._jumping()
        drawing = any(choice.verb in DRAWING for choice in choices)
        self.query_one(Piles).drawing = ("may" if cards else "must") if drawing else ""
        bar = self.query_one(KeyBar)
        bar.keys, bar.lit = self._keys(seen), self.lit()
        if question is None:
            self._ask_nothing(seen)
        elif question != self._question:
            self._ask(seen, question)
        self._question = question

    def _keys(self, seen: View) -> tuple[Key, ...]:
        """The keys that do something here."""
        return self.JUMPING if self.own and seen.rules.get("jump_in") else self.KEYS

    def lit(self) -> frozenset[str]:
        """The keys that are armed, or that can be pressed for a moment."""
        hand = self.query_one(Hand)
        return frozenset({"call"} if hand.armed else ()) | ({"jump"} if hand.jumping else set())

    def notice(self, seen: View) -> str:
        """What the heading says, if not just whose turn it is."""
        del seen
        return ""

    def asked(self, seen: View) -> Question | None:
        """What the reader is asked."""
        return next((question for question in seen.asked if not question.offer), None)

    def _ask_nothing(self, seen: View) -> None:
        """Say whom the match waits for."""
        lines = list(self.standing())
        if self._answering():
            lines.append(self.speech.t("terminal-sent"))
        else:
            last = self.eyes.told[-1] if self.eyes.told else {"event": ""}
            if last["event"] in EVENTS and EVENTS[last["event"]].seals() and last["seat"] == self.viewer:
                lines.append(self.speech.t("tui-sealed"))
            names = [self.speech.names[seat] for seat in seen.waiting_for]
            if names:
                lines.append(self.speech.t("web-waiting", names=self.speech.words.listing(names)))
            if self._jumping() is not None:
                lines.append(self.speech.t("question-jump-you", choices=1))
        self.query_one(Prompt).ask(" ".join(lines))

    def standing(self) -> Iterable[str]:
        """What a reader is told who does not play."""
        return ()

    def _ask(self, seen: View, question: Question) -> None:
        """Put a question to the reader."""
        prompt, hand = self.query_one(Prompt), self.query_one(Hand)
        prompt.ask(self.speech.question(question, self.you, seen.debt or 0), options(question, self.speech))
        if question.name == "drawn" and seen.hand:
            hand.point_to(seen.hand[-1])
        else:
            hand.point_to_first()
        self._focus_on(question)

    def _focus_on(self, question: Question) -> None:
        """Let the keys go where a question is answered; with no card to choose, Enter should not be refused."""
        hand = self.query_one(Hand)
        by_hand = answered_by_hand(question) and bool(hand.up)
        self.set_focus(hand if by_hand else self.query_one(Prompt))

    def on_resize(self) -> None:
        """In a window that was too small everything was hidden, and what is hidden loses the keys."""
        self.call_after_refresh(self._focus_again)

    def _focus_again(self) -> None:
        if self._question is not None and self.focused is None:
            self._focus_on(self._question)

    def remark(self, text: str) -> None:
        """Say something to the reader alone."""
        self.query_one(Prompt).remark = text

    # --- Answers -----------------------------------------------------------------------------------------------------------

    def on_prompt_chosen(self, message: Prompt.Chosen) -> None:
        """An answer that is no card."""
        self._choose(message.choice)

    def on_hand_chosen(self, message: Hand.Chosen) -> None:
        """A card of the hand: the question says what is done with it; without one, it may jump in."""
        question, card = self._question, message.card
        if question is None and card is self._jumping():
            self.action_jump()
            return
        if question is None:
            self.remark(self.speech.t("table-why-not_asked"))
            return
        for choice in question.choices:
            if isinstance(choice, CardChoice) and choice.card is card:
                self._choose(str(choice))
                return
        self.remark(self._why_not(question, card))

    def on_piles_drawn(self) -> None:
        """A click on the draw pile."""
        self.action_draw()

    def on_opponents_pointed(self, message: Opponents.Pointed) -> None:
        """A click on somebody answers a question about seats."""
        for choice in () if self._question is None else self._question.choices:
            if isinstance(choice, SeatChoice) and choice.seat == message.seat:
                self._choose(str(choice))
                return

    def _choose(self, choice: str) -> None:
        """Answer, if that is still asked: a key may come when the moment has passed."""
        if self._question is not None and choice in map(str, self._question.choices):
            self._move(choice)

    def _move(self, choice: str) -> None:
        """The reader answers."""
        hand = self.query_one(Hand)
        if hand.armed and edition_of(self.eyes.view.edition, self.eyes.view.deck).may_call(choice.split(" ", maxsplit=1)[0]):
            choice = f"{choice} uno"
            hand.armed = False
        # The same question can come again, and is then put afresh.
        self._question = None
        self.eyes.say("move", choice=choice)
        self.set_timer(SENT_S, self._still_sent)

    def _still_sent(self) -> None:
        if self._answering():
            self.go_on()

    def _why_not(self, question: Question, card: Card) -> str:
        if question.name in ASKED:
            return self.speech.reason(*why(self.eyes.view, card.text))
        possible = self.speech.words.listing(self.speech.choice(str(choice)) for choice in question.choices)
        return self.speech.t("tui-refused", card=self.speech.words.card(card.text), choices=possible)

    # --- Keys --------------------------------------------------------------------------------------------------------------

    def action_draw(self) -> None:
        """Draw a card, or all that are due."""
        question = self._question
        drawing = next((choice for choice in question.choices if choice.verb in DRAWING), None) if question else None
        if drawing is not None:
            self._choose(str(drawing))
        else:
            # Only who can play is not offered to draw in a turn (house.force.play).
            self.remark(self.speech.t("web-must_play" if question and question.name == "turn" else "tui-no_draw"))

    def action_digit(self, digit: int) -> None:
        """Pick an answer by its number, or go to a card by its number."""
        prompt, hand = self.query_one(Prompt), self.query_one(Hand)
        if prompt.pick(str(digit)):
            return
        when, typed = self._typed
        typed = f"{typed if time.monotonic() - when < TYPING_S else ''}{digit}"
        if not 1 <= int(typed) <= len(hand.cards):
            typed = str(digit)
        self._typed = (time.monotonic(), typed)
        if 1 <= int(typed) <= len(hand.cards):
            self.set_focus(hand)
            hand.cursor = int(typed) - 1

    def action_call(self) -> None:
        """Call now if the call is owed; otherwise have it go out with the next card, or take that back."""
        if self.viewer is None or not self.eyes.playing:
            return
        if self._offer(self.eyes, "uno"):
            self.eyes.say("move", choice="uno")
            return
        hand = self.query_one(Hand)
        hand.armed = not hand.armed
        self.query_one(KeyBar).lit = self.lit()

    def _call_armed(self) -> None:
        """Make an armed call as soon as it is owed: not every way in which a card leaves the hand carries it."""
        hand = self.query_one(Hand)
        if hand.armed and self._offer(self.eyes, "uno"):
            hand.armed = False
            self.eyes.say("move", choice="uno")

    def action_catch(self) -> None:
        """Catch a player who has not called; a miss costs time."""
        if self.viewer is not None and self.eyes.playing:
            self.remark(self._catch(self.eyes))

    def _catch(self, seat: Seat) -> str:
        """A person tries to catch somebody; why that cannot be, if it cannot."""
        if seat.cooling():
            return self.speech.t("tui-catch-wait")
        offer = self._offer(seat, "catch")
        if offer is None:
            seat.missed()
            return self.speech.t("table-catch-nobody")
        if not seat.may_catch():
            return self.speech.t("web-error-too_early")
        seat.say("move", choice=str(offer.choices[0]))
        return ""

    def action_jump(self) -> None:
        """Play the very same card as the one on top, out of turn."""
        if self.own and self.eyes.playing:
            self.remark(self._jump((self.eyes,)))

    def _jump(self, seats: Sequence[Seat]) -> str:
        """One of these jumps in; why that cannot be, if it cannot.

        The reader plays from their own hand alone: whether another hand at this screen could is not for them to know.
        """
        for seat in seats:
            if (offer := self._offer(seat, "jump")) is not None:
                choice = str(offer.choices[0])
                if seat is self.eyes:
                    self._move(choice)
                else:
                    seat.say("move", choice=choice)
                return ""
        return self.speech.t("terminal-jump-not_offered")

    def _jumping(self) -> Card | None:
        """The card with which the reader can jump in now."""
        offer = None if self._answering() else self._offer(self.eyes, "jump")
        choice = None if offer is None else offer.choices[0]
        return choice.card if isinstance(choice, CardChoice) else None

    def _offer(self, seat: Seat, name: str) -> Question | None:
        return next((question for question in seat.view.asked if question.name == name), None)

    def action_hint(self) -> None:
        """Say what a good player would do, and why."""
        question = self._question or self._offer(self.eyes, "jump")
        if question is None or self.viewer is None:
            self.remark(self.speech.t("table-why-not_asked"))
            return
        advice = hint(self.eyes.view, question, self.eyes.memory)
        self.remark(self.speech.hint(advice.choice, advice.key, advice.args))
        if isinstance(advice.choice, CardChoice):
            self.query_one(Hand).point_to(advice.choice.card)

    def action_sort(self) -> None:
        """Sort the hand by colour or by rank, with the cursor on the same card."""
        hand = self.query_one(Hand)
        card = hand.sorted[hand.cursor] if hand.cards else None
        hand.by_rank = not hand.by_rank
        if card is not None:
            hand.point_to(card)

    def action_rules(self) -> None:
        """Show what is played by, and what the special card does."""
        if self.eyes.info:
            self.app.push_screen(RulesSheet(self.speech.words, self.eyes.info))

    def action_help(self) -> None:
        """List all keys."""
        keys = self._keys(self.eyes.view) if self.eyes.playing else self.KEYS
        self.app.push_screen(Help((*WITHOUT_ACTION, *keys, RULES), self.speech.words))
