"""The Joker's wild: its player torments another, who draws until the colour called comes (joker.*)."""

from __future__ import annotations

from lastcard.batch.choices import SEAT_CHOICE, every_other_seat
from lastcard.batch.compiling import kernel
from lastcard.batch.events import TORMENTED
from lastcard.batch.mirror import Asks, Does, Twin
from lastcard.batch.state import GO_OUT, NAME_COLOUR, NONE, PASS_TURN, PICK_VICTIM, TORMENT, Game, push, seat_of
from lastcard.batch.steps import draw_until
from lastcard.editions.jokers_wild import PickVictim, Torment


@kernel
def jokers_wild(game: Game, seat: int) -> None:
    """Pick another seat and call a colour; the torment happens even as the round ends (joker.resume, ruling.joker_going_out)."""
    push(game, PASS_TURN if game.size[seat] else GO_OUT, seat, NONE, NONE)
    push(game, PICK_VICTIM, seat, NONE, NONE)


@kernel
def pick_victim(game: Game, _step: int, seat: int, choice: int) -> None:
    """Whom to torment is said (joker.target); then the colour is called."""
    push(game, TORMENT, choice - SEAT_CHOICE, seat, NONE)
    push(game, NAME_COLOUR, seat, NONE, NONE)


@kernel
def torment(game: Game, step: int) -> None:
    """The seat draws until a card of the colour called comes (joker.draw, ruling.joker_colourless)."""
    game.events[TORMENTED] += 1
    draw_until(game, seat_of(step), game.colour)


TWIN = Twin(
    jokers_wild,
    asks=(Asks(PickVictim, PICK_VICTIM, "torment", pick_victim, others=every_other_seat),),
    does=(Does(Torment, TORMENT, torment),),
)
