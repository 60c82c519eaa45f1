"""A match played again step by step, seen as a spectator or with the eyes of any seat."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice
from typing import ClassVar

from textual.binding import BindingType
from textual.timer import Timer
from textual.widget import Widget

from lastcard.match import Match
from lastcard.replay import steps
from lastcard.rules.questions import SeatNo
from lastcard.screens.tui.board import Board
from lastcard.screens.tui.hand import Hand
from lastcard.screens.tui.keys import REPLAYING, KeyBar
from lastcard.screens.tui.log import Log
from lastcard.screens.tui.prompts import Prompt
from lastcard.speech import Speech
from lastcard.words import Words

STEP_S = 1.0
"""How long a step stays where the replay runs by itself."""


class Steps:
    """A record by its steps: each deals a round or makes a move."""

    def __init__(self, record: str) -> None:
        self._record = record
        deals = [step.own is not None for step in steps(record)]
        self._count = len(deals)
        self._rounds = [at for at, deal in enumerate(deals) if deal]

    def __len__(self) -> int:
        return self._count

    def match(self, step: int) -> Match:
        """The match as it was after a step."""
        return next(islice(steps(self._record), step, None)).match

    def next_round(self, step: int) -> int:
        """The step that deals the next round, or the last step."""
        return next((begin for begin in self._rounds if begin > step), len(self) - 1)

    def earlier_round(self, step: int) -> int:
        """The step that dealt this round, or the one before if it is this very step."""
        return next((begin for begin in reversed(self._rounds) if begin < step), 0)


class ReplayScreen(Board):
    """A record to step through."""

    BINDINGS: ClassVar[list[BindingType]] = [key.binding() for key in REPLAYING]
    KEYS = REPLAYING

    def __init__(self, match: Match, names: Sequence[str], words: Words) -> None:
        super().__init__(Speech(words, names, match.state.partners))
        self._steps = Steps(match.record())
        self._step = 0
        self._edition = match.state.edition
        self.viewer: SeatNo | None = None
        self._timer: Timer | None = None

    def compose_own(self) -> Iterable[Widget]:
        """What comes next, and the hand of the seat whose eyes are used."""
        yield Prompt()
        hand = Hand(self.speech)
        hand.colours = self._edition.colours
        hand.can_focus = False
        yield hand

    def on_mount(self) -> None:
        """Begin with the first deal."""
        self.query_one(Prompt).can_focus = False
        self.query_one(Log).can_focus = False
        self._timer = self.set_interval(STEP_S, self._run, pause=True)
        self._show()

    def _show(self) -> None:
        """Show the match after the current step."""
        match = self._steps.match(self._step)
        seen, told = match.view(self.viewer), match.told(self.viewer)
        where = self.speech.t("tui-step", step=self._step + 1, steps=len(self._steps))
        self.show_view(seen, None, where)
        self.show_laid(told[-40:], afresh=True)
        self.query_one(Log).begin(self.sentences(told[-100:], None))
        hand = self.query_one(Hand)
        hand.cards = seen.hand or ()
        eyes = self.speech.t("tui-eyes-none")
        if self.viewer is not None:
            hand.owner = self.speech.names[self.viewer]
            eyes = self.speech.t("tui-eyes", name=hand.owner)
        asked = [self.speech.question(question, None, seen.debt or 0) for question in match.asked if not question.offer]
        self.query_one(Prompt).ask(eyes)
        self.query_one(Prompt).remark = " ".join(asked)

    def _run(self) -> None:
        """A step by itself; at the end it stops."""
        if self._step + 1 == len(self._steps):
            self.action_pause()
        else:
            self.action_step(1)

    def action_step(self, by: int) -> None:
        """Go a step forward or back."""
        self._go(self._step + by)

    def action_round(self, by: int) -> None:
        """Go to the next round or to an earlier one."""
        self._go(self._steps.next_round(self._step) if by > 0 else self._steps.earlier_round(self._step))

    def action_go(self, step: int) -> None:
        """Go to the beginning or to the end."""
        self._go(step % len(self._steps))

    def _go(self, step: int) -> None:
        if 0 <= step < len(self._steps):
            self._step = step
            self._show()

    def action_pause(self) -> None:
        """Let it run by itself, or stop."""
        assert self._timer is not None
        bar = self.query_one(KeyBar)
        bar.lit = frozenset(() if bar.lit else {"pause"})
        (self._timer.resume if bar.lit else self._timer.pause)()

    def action_eyes(self) -> None:
        """See with the eyes of the next seat; after the last, as a spectator again."""
        following = 0 if self.viewer is None else self.viewer + 1
        self.viewer = following if following < len(self.speech.names) else None
        self._show()
