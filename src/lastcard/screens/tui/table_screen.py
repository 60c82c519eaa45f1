"""The table being played: what its seats are told, how a match goes on and ends, and several people who share the screen."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping, Sequence
from contextlib import aclosing

from msgspec.structs import replace
from textual.message import Message

from lastcard.clients.local import LocalTable
from lastcard.clients.news import LATE, refusal
from lastcard.clients.seat import Seat
from lastcard.rules.questions import SeatNo
from lastcard.screens.tui.cover import Cover, Look
from lastcard.screens.tui.end_screens import MatchEnd, Next, RoundEnd
from lastcard.screens.tui.front import Front
from lastcard.screens.tui.hand import Hand
from lastcard.screens.tui.log import Log
from lastcard.screens.tui.opponents import Opponents
from lastcard.screens.tui.seat_screen import SeatScreen
from lastcard.views import Wire
from lastcard.words import Words

BRING = 0.25
"""The cards of a penalty come one by one, each after this part of the pace."""
LINES_COVERED = 5
"""What everybody saw last, between two people at one screen."""


class TableScreen(SeatScreen):
    """A table being played, with one person at the screen or several who pass it round."""

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
        # With several people, the screen has nobody's eyes until the first of them sits down.
        super().__init__(words, own, own[0] if len(own) == 1 else public)
        self.public = public
        self._local = local
        self._pace_s = pace_s
        self._bringing = False
        self.left = False
        """Another table has been asked for."""

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

    def remark(self, text: str) -> None:
        """Say something to the reader alone, or at the cover to those who pass the screen on."""
        front = self.app.screen
        if isinstance(front, Cover):
            front.remark(text)
        else:
            super().remark(text)
