"""The Joker's wild: its player torments another, who draws until the colour called comes (joker.*)."""

from __future__ import annotations

from lastcard.batch.compiling import kernel
from lastcard.batch.events import TORMENTED
from lastcard.batch.state import GO_OUT, NAME_COLOUR, NONE, PASS_TURN, PICK_VICTIM, TORMENT, Game, push
from lastcard.batch.steps import draw_until


@kernel
def jokers_wild(game: Game, seat: int) -> None:
    """Pick another seat and call a colour; the torment happens even as the round ends (joker.resume, ruling.joker_going_out)."""
    push(game, PASS_TURN if game.size[seat] else GO_OUT, seat, NONE, NONE)
    push(game, PICK_VICTIM, seat, NONE, NONE)


@kernel
def pick_victim(game: Game, seat: int, victim: int) -> None:
    """Whom to torment is said (joker.target); then the colour is called."""
    push(game, TORMENT, victim, seat, NONE)
    push(game, NAME_COLOUR, seat, NONE, NONE)


@kernel
def torment(game: Game, seat: int) -> None:
    """The seat draws until a card of the colour called comes (joker.draw, ruling.joker_colourless)."""
    game.events[TORMENTED] += 1
    draw_until(game, seat, game.colour)
