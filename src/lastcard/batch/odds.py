"""What is remembered at a table, with room for what one seat reckons from it (`lastcard.bots.odds`)."""

from __future__ import annotations

from typing import Annotated

from lastcard.batch.memory import Memory
from lastcard.batch.state import CODES, COLOURS, FACES, Number, layout
from lastcard.bots.nets import INPUTS
from lastcard.rules.state import PLAYERS_MAX


class Odds(Memory):
    """What is remembered at a table, and what one seat reckons from it at one moment."""

    total: Number
    """How many cards may still be drawn or be held by somebody, apart from those known."""
    unseen: Annotated[list[int], "i8", CODES]
    """How many of them are of each kind."""
    of_colour: Annotated[list[int], "i8", COLOURS + 1]
    """How many are of each colour, or colourless."""
    of_face: Annotated[list[int], "i8", FACES]
    """How many have each face."""
    stake: Annotated[dict[int, float], "f8", PLAYERS_MAX]
    """By seat, how much a round's points decide about the match (`lastcard.bots.equity`), once that has been reckoned."""
    told: Annotated[list[int], "i8", INPUTS]
    """What a net is told of one choice (`lastcard.bots.features`)."""


ODDS = layout(Odds)
