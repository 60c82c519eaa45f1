"""The table itself: it shows what a seat sees, takes the reader's answers, and lets the bots answer in their time."""

from __future__ import annotations

import time
from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.timer import Timer
from textual.widget import Widget

from lastcard.bots import hint
from lastcard.cards import Card
from lastcard.local import LocalTable
from lastcard.match import edition_called
from lastcard.rules.events import Event
from lastcard.rules.questions import CardChoice, Question, SeatChoice, SeatNo
from lastcard.speech import Speech
from lastcard.tui.board import Board
from lastcard.tui.cover import Cover, Look
from lastcard.tui.end_screens import MatchEnd, Next, RoundEnd
from lastcard.tui.hand import Hand
from lastcard.tui.keys import AT_TABLE, WITHOUT_ACTION, Help, Key, KeyBar
from lastcard.tui.log import Log
from lastcard.tui.opponents import Opponents
from lastcard.tui.pace import Deed, Pace
from lastcard.tui.piles import Piles
from lastcard.tui.prompts import Prompt, answered_by_hand, options
from lastcard.views import View, Wire, tell
from lastcard.why import why

CATCH_AGAIN_S = 2.0
"""How long a miss keeps one from catching."""
TYPING_S = 1.0
"""Digits typed within this time are one number."""
BRING = 0.25
"""The cards of a penalty come one by one, each after this part of the pace."""
STAY = 5
"""Where nobody plays, the end of a round stays for so many times the pace."""


class TableScreen(Board):
    """A local table being played."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(key.binding() for key in AT_TABLE),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
    ]
    KEYS: ClassVar[tuple[Key, ...]] = AT_TABLE

    paused = False
    """While it is, no bot acts."""

    class RoundOver(Message):
        """A round is over: a good moment to save."""

    class Again(Message):
        """The match is over, and people want another one: at the same table, or at one set up anew."""

        def __init__(self, table: LocalTable, *, set_up: bool) -> None:
            super().__init__()
            self.table = table
            self.set_up = set_up

    def __init__(self, table: LocalTable, speech: Speech, *, pace_s: float) -> None:
        super().__init__(speech)
        self.table = table
        self.viewer: SeatNo | None = table.people[0] if len(table.people) == 1 else None
        """Whose eyes the screen has: with several people, nobody's until the first of them sits down."""
        self._pace = Pace(table, pace_s)
        self._pace_s = pace_s
        self._timer: Timer | None = None
        self._question: Question | None = None
        self.catch_from = 0.0
        """When catching is possible again after a miss."""
        self._left = False
        """Another table has been asked for."""
        self._typed = (0.0, "")

    @property
    def you(self) -> SeatNo | None:
        """The seat that is spoken to."""
        return self.viewer

    def compose_own(self) -> Iterable[Widget]:
        """A question and a hand."""
        yield Prompt()
        yield Hand(self.speech, edition_called(self.table.match.view(None).edition).colours)

    # --- The course of the match -------------------------------------------------------------------------------------------

    def on_screen_resume(self) -> None:
        """Sit down at the table as it stands, or come back to it from another screen."""
        self.look_again()

    def on_screen_suspend(self) -> None:
        """While another screen is in front, nobody moves."""
        self.wait()

    def _move(self, choice: str) -> None:
        """The reader answers."""
        assert self.viewer is not None
        hand = self.query_one(Hand)
        if hand.armed and self.table.match.state.edition.may_call(choice.split(" ", maxsplit=1)[0]):
            choice = f"{choice} uno"
            hand.armed = False
        # The same question can come again, and is then put afresh.
        self._question = None
        self._happened(self.table.move(self.viewer, choice))

    def _happened(self, events: Sequence[Event]) -> None:
        """Show what an answer has led to, and go on."""
        told = self._tell(events)
        if looks := self.looks(told):
            self.app.push_screen(Look(self.speech, looks))
        else:
            self._bring(self._penalties(told))

    def _penalties(self, told: Iterable[Wire]) -> dict[SeatNo, int]:
        """How many cards more each seat holds that has just drawn several."""
        before, now = self.query_one(Opponents).seen, self.table.match.view(None).hand_sizes
        if before is None or not self._pace_s:
            return {}
        several = {
            event["seat"] for event in told if event["event"] == "drew" and event.get("count", len(event.get("cards", ()))) > 1
        }
        return {seat: now[seat] - before.hand_sizes[seat] for seat in several}

    def _bring(self, coming: Mapping[SeatNo, int]) -> None:
        """Let cards come to the hands one by one, and then go on."""
        left = {seat: count - 1 for seat, count in coming.items() if count > 1}
        if not left:
            self._pace.changed()
            self.go_on()
            return
        self.wait()
        self._question = None
        seen = self.table.match.view(self.viewer)
        sizes = tuple(size - left.get(seat, 0) for seat, size in enumerate(seen.hand_sizes))
        hand = None if seen.hand is None or self.viewer is None else seen.hand[: sizes[self.viewer]]
        pile = seen.draw_pile_size + sum(left.values())
        self.show_view(replace(seen, hand=hand, hand_sizes=sizes, draw_pile_size=pile), self.you)
        self.query_one(Hand).cards, self.query_one(Hand).up = hand or (), frozenset()
        self._timer = self.set_timer(BRING * self._pace_s, lambda: self._bring(left))

    def looks(self, told: Iterable[Wire]) -> list[Wire]:
        """The hands that the reader has just been shown."""
        return [event for event in told if "cards" in event and event.get("to") == self.viewer]

    def asked(self, seen: View) -> Question | None:
        """What the reader is asked."""
        return next((question for question in seen.asked if not question.offer), None)

    def _tell(self, events: Iterable[Event]) -> list[Wire]:
        """Put events into the log; they come back as the reader was told them."""
        self._pace.changed()
        told = [told for event in events if (told := tell(event, self.viewer)) is not None]
        self.query_one(Log).tell(self.sentences(told, self.you))
        self.show_laid(told)
        return told

    def go_on(self) -> None:
        """Show the present moment, and see who is next: the end, another person, a bot or the reader."""
        if not self.is_current or self._left:
            return
        self.wait()
        deed = self._due()
        while deed is not None and deed.wait_s == 0:
            self._tell(deed.do())
            deed = self._due()
        self._show()
        if self.table.match.view(None).round_over:
            self._end()
            return
        person = self._person_due()
        if person is not None and person != self.viewer:
            self._cover_for(person)
        else:
            self.wait(deed)

    def _due(self) -> Deed | None:
        """What a bot does next."""
        return None if self.paused else self._pace.next()

    def wait(self, deed: Deed | None = None) -> None:
        """Let a bot act after a while, or nobody."""
        if self._timer is not None:
            self._timer.stop()
        self._timer = None if deed is None else self.set_timer(max(deed.wait_s, 0.001), lambda: self._happened(deed.do()))

    def _person_due(self) -> SeatNo | None:
        """The person whom the match waits for: the reader, if it is them among others."""
        waiting = [seat for seat in self.table.match.view(None).waiting_for if seat in self.table.people]
        return self.viewer if self.viewer in waiting else next(iter(waiting), None)

    # --- Ends --------------------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        """Show the end of the round, or of the match."""
        self.post_message(self.RoundOver())
        seen = self.table.match.view(None)
        you = self.table.people[0] if len(self.table.people) == 1 else None
        last = "match_ended" if seen.match_over else "round_ended"
        told = next(event for event in reversed(self.table.match.told(None)) if event["event"] == last)
        sentence = self.speech.event(told, you)
        if seen.match_over:
            self.app.push_screen(MatchEnd(self.speech, seen, sentence, self._after))
        else:
            stay_s = None if self.table.people else STAY * self._pace_s
            self.app.push_screen(RoundEnd(self.speech, seen, sentence, self._after, stay_s=stay_s))

    def _after(self, what: Next) -> None:
        if what == "round":
            self.table.next_round()
            self.query_one(Hand).armed = False
        else:
            self._left = True
            self.post_message(self.Again(self.table, set_up=what == "set_up"))

    # --- Several people ----------------------------------------------------------------------------------------------------

    def _cover_for(self, person: SeatNo) -> None:
        """Cover the hand until the next person has the machine."""
        before = self.viewer
        self.viewer = None
        self._show()
        lines = self.sentences(self.table.match.told(None)[-8:], None)
        self.app.push_screen(
            Cover(
                self.speech,
                self.speech.names[person],
                lines[-5:],
                call=lambda: self._call_aloud(before),
                take=lambda: self._sit_down(person),
                catch=lambda: self._catch(person),
            ),
        )

    def _sit_down(self, person: SeatNo) -> None:
        self.viewer = person
        self.query_one(Hand).armed = False

    def _call_aloud(self, seat: SeatNo | None) -> str:
        """Somebody calls while the hands are covered."""
        if seat is None or not self._offer(seat, "uno"):
            return self.speech.t("table-uno-not_owed")
        return self._said(self.table.move(seat, "uno"))

    def _said(self, events: Sequence[Event]) -> str:
        """The first of some events, as the reader is told it."""
        told = tell(events[0], self.viewer)
        assert told is not None, "what people do is told to all"
        return self.speech.event(told, self.you)

    # --- Showing -----------------------------------------------------------------------------------------------------------

    def look_again(self) -> None:
        """Show everything afresh, with the eyes of whoever is the reader now."""
        told = self.table.match.told(self.viewer)
        self.query_one(Log).begin(self.sentences(told[-200:], self.you))
        self.show_laid(told[-40:], afresh=True)
        self._pace.changed()
        self.go_on()

    def _show(self) -> None:
        """Show what the reader sees now."""
        seen = self.table.match.view(self.viewer)
        self.show_view(seen, self.you)
        question = self.asked(seen)
        choices = () if question is None else question.choices
        cards = frozenset(choice.card for choice in choices if isinstance(choice, CardChoice))
        hand = self.query_one(Hand)
        hand.cards, hand.up = seen.hand or (), cards
        turn = question is not None and question.name == "turn"
        self.query_one(Piles).drawing = ("may" if cards else "must") if turn else ""
        self.query_one(KeyBar).lit = "call" if hand.armed else ""
        if question is None:
            self._ask_nothing()
        elif question != self._question:
            self._ask(seen, question)
        self._question = question

    def _ask_nothing(self) -> None:
        """Say whom the match waits for."""
        waiting = [question for question in self.table.match.asked if not question.offer]
        lines = [self.speech.question(question, self.you) for question in waiting]
        last = self.table.match.history[-1]
        if last.sealed and self.viewer in last.witnesses():
            lines.insert(0, self.speech.t("tui-sealed"))
        self.query_one(Prompt).ask(" ".join(lines))

    def _ask(self, seen: View, question: Question) -> None:
        """Put a question to the reader."""
        prompt, hand = self.query_one(Prompt), self.query_one(Hand)
        prompt.ask(self.speech.question(question, self.you), options(question, self.speech))
        if question.name == "drawn" and seen.hand:
            hand.point_to(seen.hand[-1])
        else:
            hand.point_to_first()
        # With no card to choose, Enter should not be refused.
        by_hand = answered_by_hand(question) and bool(hand.up)
        self.set_focus(hand if by_hand else prompt)

    def _remark(self, text: str) -> None:
        self.query_one(Prompt).remark = text

    # --- Answers -----------------------------------------------------------------------------------------------------------

    def on_prompt_chosen(self, message: Prompt.Chosen) -> None:
        """An answer that is no card."""
        self._choose(message.choice)

    def on_hand_chosen(self, message: Hand.Chosen) -> None:
        """A card of the hand: the question says what is done with it."""
        question, card = self._question, message.card
        if question is None:
            self._remark(self.speech.t("table-why-not_asked"))
            return
        for choice in question.choices:
            if isinstance(choice, CardChoice) and choice.card is card:
                self._choose(str(choice))
                return
        self._remark(self._why_not(question, card))

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

    def _why_not(self, question: Question, card: Card) -> str:
        if question.name in {"turn", "drawn"}:
            return self.speech.reason(*why(self.table.match.view(self.viewer), card.text))
        possible = self.speech.words.listing(self.speech.choice(str(choice)) for choice in question.choices)
        return self.speech.t("tui-refused", card=self.speech.words.card(card.text), choices=possible)

    # --- Keys --------------------------------------------------------------------------------------------------------------

    def action_draw(self) -> None:
        """Draw a card."""
        if self._question is None or self._question.name != "turn":
            self._remark(self.speech.t("tui-no_draw"))
        else:
            self._choose("draw")

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
        if self.viewer is None:
            return
        if self._offer(self.viewer, "uno"):
            self._happened(self.table.move(self.viewer, "uno"))
            return
        hand = self.query_one(Hand)
        hand.armed = not hand.armed
        self.query_one(KeyBar).lit = "call" if hand.armed else ""

    def action_catch(self) -> None:
        """Catch whoever has not called; a miss costs time."""
        if self.viewer is not None:
            before = len(self.table.match.history)
            remark = self._catch(self.viewer)
            if happened := self.table.match.history[before:]:
                self._happened(happened)
            self._remark(remark)

    def _catch(self, seat: SeatNo) -> str:
        """A person tries to catch somebody; what came of it."""
        if time.monotonic() < self.catch_from:
            return self.speech.t("tui-catch-wait")
        self._pace.calls()
        if question := self._offer(seat, "catch"):
            return self._said(self.table.move(seat, str(question.choices[0])))
        self.catch_from = time.monotonic() + CATCH_AGAIN_S
        return self.speech.t("table-catch-nobody")

    def _offer(self, seat: SeatNo, name: str) -> Question | None:
        return next((question for question in self.table.match.asked if question.seat == seat and question.name == name), None)

    def action_hint(self) -> None:
        """Say what a good player would do, and why."""
        if self._question is None or self.viewer is None:
            self._remark(self.speech.t("table-why-not_asked"))
            return
        advice = hint(self.table.match.view(self.viewer), self._question, self.table.memories[self.viewer])
        reason = self.speech.reason(advice.key, advice.args)
        self._remark(self.speech.t("table-hint", choice=self.speech.choice(str(advice.choice)), reason=reason))
        if isinstance(advice.choice, CardChoice):
            self.query_one(Hand).point_to(advice.choice.card)

    def action_sort(self) -> None:
        """Sort the hand by colour or by rank, with the cursor on the same card."""
        hand = self.query_one(Hand)
        card = hand.sorted[hand.cursor] if hand.cards else None
        hand.by_rank = not hand.by_rank
        if card is not None:
            hand.point_to(card)

    def action_help(self) -> None:
        """List all keys."""
        self.app.push_screen(Help((*WITHOUT_ACTION, *self.KEYS), self.speech.words))
