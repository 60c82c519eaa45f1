"""What can lie in a table's inbox: what somebody says, what an alarm says, what a bot has chosen, and how it ends."""

from __future__ import annotations

import asyncio

from lastcard.rules.questions import Choice
from lastcard.table.bots import Thought
from lastcard.table.clock import TimeCommand
from lastcard.table.commands import Said
from lastcard.table.state import Client


class Tick:
    """Something may be due."""


class Idle:
    """No client has been here for a while."""


class Closing:
    """The server stops."""


class Chosen:
    """A slow bot has thought."""

    def __init__(self, command: TimeCommand, thought: Thought, choice: asyncio.Future[Choice | None]) -> None:
        self.command, self.thought, self.choice = command, thought, choice


Item = tuple[Client, Said] | Tick | Chosen | Idle | Closing
