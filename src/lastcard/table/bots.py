"""What a bot is asked to think about: those of a table's settings, and those that play in empty seats and for absent people.

A table never lets a bot choose by itself: it hands out a `Thought`, and whatever comes of it comes back as a command. A bot's
chance follows from the table's secret, the seat and the version (of an offer: when it arose), so a table that is loaded again
goes on as it would have.
"""

from __future__ import annotations

import copy
import random
from typing import NamedTuple

from lastcard.bots import Level, Memory, bot, level_called
from lastcard.protocol import PERSON
from lastcard.rules.questions import Choice, Question, SeatNo
from lastcard.rules.state import Owed
from lastcard.table.settings import STAND_IN
from lastcard.table.state import Moment, TableState
from lastcard.views import View, tell


class Thought(NamedTuple):
    """A question for a bot, with all that it may know."""

    version: int
    """Of the table: once that has gone on, the answer comes too late."""
    level: str
    view: View
    question: Question
    memory: Memory
    seed: str
    """What the bot's chance follows from."""
    about: Owed | Moment | None = None
    """What an offer is about: a call that is owed, or the moment at which one could jump in."""
    thinks_s: float | None = None
    """Of a slow bot, which must think beside, how long after it was asked its answer comes; None where it comes at once."""

    def choose(self) -> Choice | None:
        """What the bot answers; None if it lets an offer pass, and of course where there is nothing to choose."""
        if not self.question.choices:
            return None
        luck = random.Random(self.seed)  # noqa: S311  bots need luck, not secrets
        return bot(self.level, luck).choose(self.view, self.question, self.memory)


def thought(state: TableState, question: Question, about: Owed | Moment | None) -> Thought | None:
    """What the bot of a seat must think about; None if this round must be known for it from its deal on, and is not."""
    assert state.match is not None
    seat, match = question.seat, state.match
    place = state.places[seat]
    level = level_called(STAND_IN if place.kind == PERSON else place.kind)
    memory = _memory(state, seat, level) if level.remembers else Memory(seat, match.players)
    if memory is None:
        return None
    thinks_s = state.conditions.paces.think_s if level.slow else None
    if thinks_s is not None:
        # The table goes on hearing while it thinks.
        memory = copy.deepcopy(memory)
    secret = state.pledges[match.state.round_no].seed if state.pledges else match.header.seed
    # A bot that has let an offer pass lets it pass again when the table is loaded again, though it may have gone on meanwhile.
    moment = str(state.version) if about is None else f"{question.name}-{_named(about)}"
    seed = f"lastcard-bot-1|{secret}|{seat}|{moment}"
    return Thought(state.version, level.name, match.view(seat), question, memory, seed, about, thinks_s)


def _named(about: Owed | Moment) -> str:
    """What an offer is about, otherwise than any other of the round."""
    if isinstance(about, Owed):
        return f"{about.seat}-{about.since}" + ("-received" if about.received else "")
    return f"{about[0]}-{about[1]}"


def _memory(state: TableState, seat: SeatNo, level: Level) -> Memory | None:
    """What a bot remembers of what its seat was told, up to now; None if the log has some of it that it has not heard."""
    memory, heard = state.memories.get(seat) or (_from_earlier_rounds(state, seat, level), state.before_round)
    if heard < state.past_from:
        state.memories.pop(seat, None)
        if state.before_round < state.past_from:
            return None
        memory, heard = _from_earlier_rounds(state, seat, level), state.before_round
    for version, events in state.told:
        for event in events if version > heard else ():
            if (told := tell(event, seat)) is not None:
                memory.hear(told)
    state.memories[seat] = (memory, state.version)
    return memory


def _from_earlier_rounds(state: TableState, seat: SeatNo, level: Level) -> Memory:
    """What a bot remembers at the deal."""
    memory = Memory(seat, len(state.places), evidence=level.evidence)
    for (judged, guilty), times in state.judged_before.items():
        (memory.bluffs if guilty else memory.honest)[judged] = times
    return memory
