"""The first game, which teaches by doing: an arranged round, played by the rules and told to the seat of whoever learns.

The page knows nothing of the rules: it shows what is told here, and takes no other move. `build_web.py` writes it as JSON.
"""

# ruff: noqa: INP001  a program of its own, no part of a package

from __future__ import annotations

from lastcard.match import Arrangement, Match
from lastcard.rules.events import Event
from lastcard.views import Wire, tell, wire

LEARNER, BOT = 0, 1
DEAL = Arrangement(
    hands=("R7 Y4 B+2 B6 B9", "R4 Y8 B1 B3 G0"), discard_pile="R5", draw_pile="W G3 Y1 R1 G7 R9 Y6 B5 G2", turn=LEARNER
)
STEPS = (
    ("colour", "play R7", "play R4"),
    ("number", "play Y4", "play Y8"),
    ("draw", "draw", None),
    ("wild", "play W", None),
    ("choose", "colour blue", "play B1"),
    ("action", "play B+2", None),
    ("call", "play B6 uno", "play B3"),
    ("last", "play B9", None),
)
"""What each step teaches (`tutorial-<name>` says what to do), the move that does it, and the bot's answer."""


def told() -> Wire:
    """How the round begins, and for each step its move and the moments that follow from it."""
    match = Match.arrange("classic", DEAL, seed="tutorial")
    begins = wire(match.view(LEARNER))
    steps = [
        {
            "name": name,
            "choice": choice,
            "moments": [_moment(match, match.move(seat, said)) for seat, said in ((LEARNER, choice), (BOT, answer)) if said],
        }
        for name, choice, answer in STEPS
    ]
    assert match.state.round_over
    return {"begins": begins, "steps": steps}


def _moment(match: Match, events: tuple[Event, ...]) -> Wire:
    """What the learner is told of a move, and sees then."""
    return {"events": [told for event in events if (told := tell(event, LEARNER)) is not None], "view": wire(match.view(LEARNER))}
