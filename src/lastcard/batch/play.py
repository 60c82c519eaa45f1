"""The entry to the rules: what a choice leads to."""

from __future__ import annotations

from lastcard.batch.calling import catch, lapse
from lastcard.batch.challenge import accept, challenge
from lastcard.batch.choices import (
    ACCEPT_CHOICE,
    CALL,
    COLOUR_CHOICE,
    DRAW_CHOICE,
    KEEP_CHOICE,
    OTHERS,
    SEAT_CHOICE,
    TAKE_CHOICE,
    UNO_CHOICE,
)
from lastcard.batch.compiling import kernel, part
from lastcard.batch.dispatch import answer_special, do_special
from lastcard.batch.evolve import called
from lastcard.batch.hands import swap
from lastcard.batch.house import house
from lastcard.batch.jumping import jump
from lastcard.batch.options import BEGIN
from lastcard.batch.stacking import take
from lastcard.batch.state import (
    ASKING_MAX,
    CHALLENGE,
    DRAW,
    DRAWN,
    GO_OUT,
    MISS_TURN,
    NAME_COLOUR,
    PASS_TURN,
    STACK,
    SWAP,
    Game,
    a_of,
    b_of,
    current,
    kind_of,
    pop,
    seat_of,
)
from lastcard.batch.steps import draw, go_out, miss_turn, name_colour, pass_turn
from lastcard.batch.turn import draw_in_turn, keep, play, play_at_once


@part
def answer(game: Game, seat: int, choice: int) -> None:
    """A seat answers what play waits for with a choice that it has; then all that follows until somebody is asked again."""
    if not game.depth or kind_of(current(game)) == DRAWN:
        answer_in_turn(game, seat, choice)
    else:
        answer_step(game, seat, choice)


@part
def answer_in_turn(game: Game, seat: int, choice: int) -> None:
    """The same in a turn: at its beginning, when there is nothing on the agenda, or when a card was drawn."""
    if game.depth:
        game.depth -= 1
    else:
        lapse(game, BEGIN)
    if choice == DRAW_CHOICE:
        draw_in_turn(game, seat)
    elif choice == KEEP_CHOICE:
        keep(game, seat)
    else:
        play(game, seat, choice & ~CALL, choice >= CALL)


@part
def answer_step(game: Game, seat: int, choice: int) -> None:
    """The same when any other step on the agenda asks."""
    _answer(game, pop(game), seat, choice)
    while game.depth and kind_of(current(game)) > ASKING_MAX:
        _do(game, pop(game))


@part
def _answer(game: Game, step: int, seat: int, choice: int) -> None:
    """What follows from an answer to a step that was on the agenda."""
    kind = kind_of(step)
    if kind == NAME_COLOUR:
        name_colour(game, choice - COLOUR_CHOICE)
    elif kind == CHALLENGE:
        if choice == ACCEPT_CHOICE:
            accept(game, seat)
        else:
            challenge(game, seat, a_of(step), b_of(step))
    elif house(game) and kind >= STACK:
        answer_house(game, step, seat, choice)
    else:
        answer_special(game, step, seat, choice)


@kernel
def answer_house(game: Game, step: int, seat: int, choice: int) -> None:
    """The same where the step is of a house rule."""
    if kind_of(step) == SWAP:
        swap(game, seat, choice)
    elif choice < OTHERS or choice >= CALL:
        play_at_once(game, seat, choice & ~CALL, choice >= CALL)
    elif choice == TAKE_CHOICE:
        take(game, seat)
    else:
        # A Wild Draw Four that was played in a turn of one's own, so its four are the whole debt (house.stack.challenge).
        game.debt = 0
        if choice == ACCEPT_CHOICE:
            accept(game, seat)
        else:
            challenge(game, seat, a_of(step), b_of(step))


@part
def _do(game: Game, step: int) -> None:
    """What a step does that asks nobody."""
    kind, seat = kind_of(step), seat_of(step)
    if kind == PASS_TURN:
        pass_turn(game, seat)
    elif kind == GO_OUT:
        go_out(game, seat)
    elif kind == DRAW:
        draw(game, seat, a_of(step))
    elif kind == MISS_TURN:
        miss_turn(game, seat)
    else:
        do_special(game, step)


@kernel
def take_up_offer(game: Game, seat: int, choice: int) -> None:
    """A seat calls, catches another or jumps in."""
    if choice == UNO_CHOICE:
        called(game, seat)
    elif house(game) and (choice < OTHERS or choice >= CALL):
        jump(game, seat, choice & ~CALL, choice >= CALL)
    else:
        catch(game, choice - SEAT_CHOICE)
