"""The table itself: it shows what a seat sees, tells what the seat is told, and says what the reader answers."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from contextlib import aclosing
from typing import ClassVar

from msgspec.structs import replace
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widget import Widget

from lastcard.bots import hint
from lastcard.cards import Card
from lastcard.clients.local import LocalTable
from lastcard.clients.news import LATE, refusal
from lastcard.clients.seat import Seat
from lastcard.decks import edition_of
from lastcard.rules.events import EVENTS
from lastcard.rules.questions import CardChoice, Question, SeatChoice, SeatNo
from lastcard.screens.tui.board import Board
from lastcard.screens.tui.cover import Cover, Look
from lastcard.screens.tui.end_screens import MatchEnd, Next, RoundEnd
from lastcard.screens.tui.front import Front
from lastcard.screens.tui.hand import Hand
from lastcard.screens.tui.keys import AT_TABLE, JUMP, JUMPING_AT_TABLE, RULES, WITHOUT_ACTION, Help, Key, KeyBar
from lastcard.screens.tui.log import Log
from lastcard.screens.tui.opponents import Opponents
from lastcard.screens.tui.piles import Piles
from lastcard.screens.tui.prompts import DRAWING, Prompt, answered_by_hand, options
from lastcard.screens.tui.rules_sheet import RulesSheet
from lastcard.speech import Speech
from lastcard.views import View, Wire
from lastcard.why import ASKED, why
from lastcard.words import Words

TYPING_S = 1.0
"""Digits typed within this time are one number."""
SENT_S = 0.3
"""After this time without an answer from the table, the reader is told that theirs is on its way."""
BRING = 0.25
"""The cards of a penalty come one by one, each after this part of the pace."""
LINES_COVERED = 5
"""What everybody saw last, between two people at one screen."""
ANSWERS = ("move", "start", "next", "rematch")
"""What moves the table on."""


class TableScreen(Board):
    """A table being played, with one person at the screen or several who pass it round."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(key.binding() for key in (*AT_TABLE, JUMP, RULES)),
        *(Binding(str(digit), f"digit({digit})", show=False) for digit in range(10)),
    ]
    KEYS: ClassVar[tuple[Key, ...]] = AT_TABLE
    JUMPING: ClassVar[tuple[Key, ...]] = JUMPING_AT_TABLE
    """The keys where people may jump in."""

    class Again(Message):
        """The match is over, and people want another one: at the same table, or at one set up anew."""

        def __init__(self, *, set_up: bool) -> None:
            super().__init__()
            self.set_up = set_up

    class Warned(Message):
        """Something is wrong, or nothing any more: every screen says it as long as it is so."""

        def __init__(self, text: str) -> None:
            super().__init__()
            self.text = text

    def __init__(
        self, words: Words, own: Sequence[Seat], public: Seat, *, pace_s: float, local: LocalTable | None = None
    ) -> None:
        """The seats of the people at this screen, the eyes that it has while it is passed round, and a table in this process."""
        super().__init__(Speech(words, ()))
        self.own = tuple(own)
        self.public = public
        self.eyes = own[0] if len(own) == 1 else public
        """Whose eyes the screen has: with several people, nobody's until the first of them sits down."""
        self._local = local
        self._pace_s = pace_s
        self._bringing = False
        self.left = False
        """Another table has been asked for."""
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

    @property
    def listening(self) -> tuple[Seat, ...]:
        """All seats that are listened to."""
        return tuple(dict.fromkeys((self.public, *self.own)))

    @property
    def gone(self) -> bool:
        """Whether there is nothing left to show it on."""
        return self.left or not self.app.is_running

    @property
    def stopped(self) -> bool:
        """Whether a table in this process stands still: behind another screen, and while cards come to a hand."""
        return self._bringing or not (self.is_active or isinstance(self.app.screen, Cover))

    def compose_own(self) -> Iterable[Widget]:
        """A question and a hand."""
        yield Prompt()
        yield Hand(self.speech)

    # --- Listening ---------------------------------------------------------------------------------------------------------

    def on_mount(self) -> None:
        """Sit down."""
        for seat in self.listening:
            self.run_worker(self.listen(seat))

    async def listen(self, seat: Seat) -> None:
        """Hear whatever a seat is told, one message after the other."""
        async with aclosing(seat.messages()) as messages:
            async for message in messages:
                if not self.gone:
                    await self.hear(seat, message)
                if self.gone:
                    return
                front = self.app.screen
                if isinstance(front, Front) and front.is_mounted:
                    front.follow()

    async def hear(self, seat: Seat, message: Wire) -> None:
        """Show what a message says, if it is for the eyes that the screen has."""
        if message["type"] == "error":
            self._refused(seat, message)
        if seat is not self.eyes:
            return
        match message["type"]:
            case "welcome":
                self.begin()
            case "update":
                await self._update(message["events"])
            case "info":
                self.speech.names = self.public.names(self.speech.words)
                self.go_on()
            case "ack" if seat.version is not None and message["version"] <= seat.version:
                # It was done before the connection was lost, and what came of it has been told.
                self.go_on()
            case "not_saved":
                self.post_message(self.Warned(self.speech.t("tui-not_saved")))
            case "saved":
                self.post_message(self.Warned(""))
            case _:
                pass

    def begin(self) -> None:
        """Show everything afresh: another match, or other eyes."""
        self.speech.names = self.public.names(self.speech.words)
        self._question = None
        self.query_one(Hand).armed = False
        told = list(self.eyes.told)
        if self.eyes.playing:
            self.speech.see(self.eyes.view)
        self.query_one(Log).begin(self.sentences(told[-200:], self.you))
        self.show_laid(told[-40:], afresh=True)
        self.go_on()

    async def _update(self, events: Sequence[Wire]) -> None:
        """Tell what has happened, and go on."""
        self.query_one(Log).tell(self.sentences(events, self.you))
        self.show_laid(events)
        if looks := self.looks(events):
            self.app.push_screen(Look(self.speech, looks))
        else:
            await self._bring(self._penalties(events))
        if self.gone:
            return
        if any(event["event"] == "turn_began" for event in events):
            # The same question can come again, and is then put afresh.
            self._question = None
        self.go_on()

    def _penalties(self, told: Iterable[Wire]) -> dict[SeatNo, int]:
        """How many cards more each seat holds that has just drawn several."""
        before, now = self.query_one(Opponents).seen, self.eyes.view.hand_sizes
        if before is None or not self._pace_s or not self.is_active:
            return {}
        several = {
            event["seat"] for event in told if event["event"] == "drew" and event.get("count", len(event.get("cards", ()))) > 1
        }
        return {seat: now[seat] - before.hand_sizes[seat] for seat in several}

    async def _bring(self, coming: Mapping[SeatNo, int]) -> None:
        """Let cards come to the hands one by one."""
        seat, seen = self.eyes, self.eyes.view
        left = {at: count - 1 for at, count in coming.items() if count > 1}
        while left and self.eyes is seat and not self.gone:
            self._bringing, self._question = True, None
            self._stop_or_go()
            sizes = tuple(size - left.get(at, 0) for at, size in enumerate(seen.hand_sizes))
            hand = None if seen.hand is None or seen.seat is None else seen.hand[: sizes[seen.seat]]
            pile = seen.draw_pile_size + sum(left.values())
            self.show_view(replace(seen, hand=hand, hand_sizes=sizes, draw_pile_size=pile), self.you)
            self.query_one(Hand).cards, self.query_one(Hand).up = hand or (), frozenset()
            await asyncio.sleep(BRING * self._pace_s)
            left = {at: count - 1 for at, count in left.items() if count > 1}
        self._bringing = False

    def looks(self, told: Iterable[Wire]) -> list[Wire]:
        """The hands that the reader has just been shown."""
        return [event for event in told if "cards" in event and event.get("to") == self.viewer]

    def _refused(self, seat: Seat, message: Wire) -> None:
        """Something that was said is refused."""
        said = message["said"]
        if said is None or said["type"] == "salt" or (said["type"] == "next" and message["code"] == "wrong_phase"):
            # Somebody else may have dealt.
            return
        catch = said.get("choice", "").startswith("catch ")
        if catch:
            seat.missed()
        self._question = None
        self.go_on()
        late = catch and message["code"] in LATE
        self.remark(self.speech.t("table-catch-nobody") if late else refusal(message["code"], self.speech.words))

    # --- The course of the match -------------------------------------------------------------------------------------------

    def on_screen_resume(self) -> None:
        """Come back from another screen."""
        self.go_on()

    def on_screen_suspend(self) -> None:
        """While another screen is in front, nobody moves."""
        self._stop_or_go()

    def _stop_or_go(self) -> None:
        """Stop the clock of a table in this process, or let it go on."""
        if self._local is not None:
            self._local.pause(paused=self.stopped)

    def go_on(self) -> None:
        """Show the current moment, and see who is next: the end, another person, or the reader."""
        self._stop_or_go()
        if not self.eyes.playing or self._bringing:
            return
        self._call_armed()
        self._show()
        if not self.is_active or self.left:
            return
        if self.eyes.view.round_over:
            self._end()
            return
        person = self._person_due()
        if person is not None and person is not self.eyes:
            self._cover_for(person)

    def _person_due(self) -> Seat | None:
        """The person at this screen whom the match waits for: the reader, if it is them among others."""
        waiting = [seat for seat in self.own if seat.seat in self.eyes.view.waiting_for]
        return self.eyes if self.eyes in waiting else next(iter(waiting), None)

    def _answering(self) -> bool:
        """Whether an answer of the reader has not reached the table yet."""
        return any(
            said["type"] in ANSWERS and not said.get("choice", "").startswith(("uno", "catch"))
            for said in self.eyes.unanswered.values()
        )

    # --- Ends --------------------------------------------------------------------------------------------------------------

    def _end(self) -> None:
        """Show the end of the round, or of the match."""
        seen, you = self.eyes.view, self.you if len(self.own) == 1 else None
        last = "match_ended" if seen.match_over else "round_ended"
        told = next((event for event in reversed(self.eyes.told) if event["event"] == last), None)
        sentence = self.speech.t("table-round", round=seen.round) if told is None else self.speech.event(told, you)
        self.app.push_screen(self.end_screen(sentence))

    def end_screen(self, sentence: str) -> RoundEnd | MatchEnd:
        """What is shown at the end of a round or of the match."""
        kind = MatchEnd if self.eyes.view.match_over else RoundEnd
        return kind(self.speech, self.eyes, sentence, self.after)

    def after(self, what: Next) -> None:
        """What people want after the end."""
        if what == "round":
            self.own[0].say("next")
        else:
            self.post_message(self.Again(set_up=what == "set_up"))

    def rematch(self) -> None:
        """Play again at the same table."""
        self.own[0].say("rematch")

    # --- Several people ----------------------------------------------------------------------------------------------------

    def _cover_for(self, person: Seat) -> None:
        """Cover the hand until the next person has the machine."""
        before = self.eyes
        self.eyes = self.public
        self._show()
        self.app.push_screen(
            Cover(
                self.speech,
                self.speech.names[person.seat or 0],
                lambda: self.sentences(list(self.public.told)[-8:], None)[-LINES_COVERED:],
                due=lambda: self._person_due() is person,
                take=lambda: self._sit_down(person),
                aloud={
                    "call": lambda: self._call_aloud(before),
                    "catch": lambda: self._catch(person),
                    **({"jump": lambda: self._jump(self.own)} if self.public.view.rules.get("jump_in") else {}),
                },
            ),
        )

    def _sit_down(self, person: Seat) -> None:
        self.eyes = person
        self.begin()

    def _call_aloud(self, seat: Seat) -> str:
        """Somebody calls while the hands are covered."""
        if not self._offer(seat, "uno"):
            return self.speech.t("terminal-uno-not_owed")
        seat.say("move", choice="uno")
        return ""

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
        """Say something to the reader alone, or at the cover to those who pass the screen on."""
        front = self.app.screen
        if isinstance(front, Cover):
            front.remark(text)
        else:
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
