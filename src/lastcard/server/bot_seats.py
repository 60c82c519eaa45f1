"""The bots of a table: those of its settings, and those that play in empty seats and for absent people."""

from __future__ import annotations

import random

from lastcard.bots import Bot, Memory, bot, levels
from lastcard.match import Match
from lastcard.rules.questions import Choice, Question, SeatNo
from lastcard.server.seats import Chair
from lastcard.server.settings import STAND_IN
from lastcard.views import tell

LUCK = random.Random()  # noqa: S311  bots need luck, not secrets


def level_of(chair: Chair) -> str:
    """The level of the bot that plays in a seat, or would."""
    return STAND_IN if chair.person else chair.kind


class BotSeats:
    """The bots of one match, and what they remember."""

    def __init__(self) -> None:
        self._bots: dict[SeatNo, Bot] = {}
        self._memories: dict[SeatNo, tuple[Memory, int]] = {}
        """What each bot remembers, and how much of the history it has heard."""

    def choose(self, match: Match, question: Question, level: str) -> Choice | None:
        """What the bot of a seat answers; None if it lets an offer pass."""
        seat = question.seat
        if seat not in self._bots:
            self._bots[seat] = bot(level, LUCK)
        memory = self._memory(match, seat) if levels()[level].remembers else Memory(seat, match.players)
        return self._bots[seat].choose(match.view(seat), question, memory)

    def _memory(self, match: Match, seat: SeatNo) -> Memory:
        """What a bot remembers of what its seat was told, up to now."""
        memory, heard = self._memories.get(seat) or (Memory(seat, match.players), 0)
        for event in match.history[heard:]:
            if (told := tell(event, seat)) is not None:
                memory.hear(told)
        self._memories[seat] = (memory, len(match.history))
        return memory
