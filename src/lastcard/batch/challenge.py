"""The Wild Draw Four: when it is legal, and the challenge (draw_four.*, challenge.*)."""

from __future__ import annotations

from lastcard.batch.compiling import hot, i64, kernel
from lastcard.batch.events import ACCEPTED, CHALLENGED, HAND_SHOWN
from lastcard.batch.options import ONLY_LEGAL
from lastcard.batch.state import CHALLENGE, DRAW, MISS_TURN, NAME_COLOUR, NONE, Game, next_seat, push
from lastcard.batch.steps import draw, go_out, miss_turn, pass_turn
from lastcard.bots.odds import legal
from lastcard.rules.challenge import FAILED_CHALLENGE, FOUR

hot(legal)


@kernel
def draw_four(game: Game, seat: int) -> None:
    """Name the colour; the next seat draws four and loses the turn, unless it challenges (draw_four.effect)."""
    victim = next_seat(game, seat)
    if not game.size[seat]:
        # The last card is always legal (ruling.last_draw_four), and the four count (round.last_draw).
        draw(game, victim, i64(FOUR))
        go_out(game, seat)
        return
    if game.bluffing == ONLY_LEGAL:
        push(game, MISS_TURN, victim, NONE, NONE)
        push(game, DRAW, victim, FOUR, NONE)
    else:
        # Judged on the colour in play before it (ruling.guilt); the card itself has none, so it may have left the hand.
        push(game, CHALLENGE, victim, seat, 0 if legal(game, seat) else 1)
    push(game, NAME_COLOUR, seat, NONE, NONE)


@kernel
def accept(game: Game, seat: int) -> None:
    """The victim draws four and loses the turn."""
    game.events[ACCEPTED] += 1
    draw(game, seat, i64(FOUR))
    miss_turn(game, seat)


@kernel
def challenge(game: Game, seat: int, player: int, guilty: int) -> None:
    """The victim looks at the hand; one of the two draws (challenge.guilty, challenge.innocent)."""
    game.events[CHALLENGED] += 1
    game.events[HAND_SHOWN] += 1
    if guilty:
        draw(game, player, i64(FOUR))
        pass_turn(game, player)
    else:
        draw(game, seat, i64(FAILED_CHALLENGE))
        miss_turn(game, seat)
