"""Where a player's things are kept on this machine."""

from __future__ import annotations

import os
from pathlib import Path


def state_folder() -> Path:
    """Everything that a player may want to go on with."""
    state = os.environ.get("XDG_STATE_HOME") or Path.home() / ".local" / "state"
    return Path(state) / "lastcard"


def games_folder() -> Path:
    """Games, those that are over as well as those to go on with."""
    return state_folder() / "games"
