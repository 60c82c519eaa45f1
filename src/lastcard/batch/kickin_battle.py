"""Kickin' Battle: its player battles another, card against card (battle.*).

The step that asks for both picks holds the first of them: 0 while there is none, else twice its code plus one, and one more if
the rival made it.
"""

from __future__ import annotations

from lastcard.batch.cards import can_draw, draw_one, take_up
from lastcard.batch.choices import SEAT_CHOICE, any_held, every_other_seat
from lastcard.batch.compiling import i64, kernel
from lastcard.batch.events import BATTLE_LOST, BATTLE_TIED, BATTLE_VOID, PICKED, REVEALED, RIVAL_NAMED
from lastcard.batch.evolve import drew, gives_up, receives, settled
from lastcard.batch.mirror import Asks, Does, Twin
from lastcard.batch.state import (
    GO_OUT,
    MUSTER,
    NAME_COLOUR,
    NONE,
    PASS_TURN,
    PICK_CARDS,
    PICK_RIVAL,
    STAY_IN,
    Game,
    a_of,
    b_of,
    push,
    seat_of,
)
from lastcard.batch.steps import draw
from lastcard.bots.codes import CHALLENGED, number_of
from lastcard.editions.kickin_battle import LOSER_DRAWS, Muster, PickCards, PickRival, StayIn


@kernel
def kickin_battle(game: Game, seat: int) -> None:
    """A battle must be fought, even with the last card played (ruling.battle_must, ruling.battle_last_card)."""
    push(game, PICK_RIVAL, seat, NONE, NONE)


@kernel
def strength(code: int) -> int:
    """What a card counts in battle; any symbol is zero (battle.lowest_loses)."""
    return max(number_of(code), 0)


@kernel
def pick_rival(game: Game, _step: int, seat: int, choice: int) -> None:
    """A seat is battled (battle.challenge); then play goes on where the sheet says (battle.resume)."""
    rival = choice - SEAT_CHOICE
    game.events[RIVAL_NAMED] += 1
    push(game, PASS_TURN, rival if game.battle_resume == CHALLENGED else seat, NONE, NONE)
    push(game, MUSTER, seat, rival, NONE)


@kernel
def muster(game: Game, step: int) -> None:
    """A battler without a card draws one, the challenger first (battle.out_of_cards, ruling.battle_order)."""
    seat, rival = seat_of(step), a_of(step)
    while not (game.size[seat] and game.size[rival]):
        if not can_draw(game):
            _no_card(game, seat, rival)
            return
        empty = rival if game.size[seat] else seat
        take_up(game, empty, draw_one(game))
        drew(game, empty)
    push(game, PICK_CARDS, seat, rival, NONE)


@kernel
def _no_card(game: Game, seat: int, rival: int) -> None:
    """No card can be had for a battler who has none (ruling.battle_no_cards_left)."""
    if game.size[seat]:
        _won(game, seat, rival)
    elif game.size[rival]:
        _won(game, rival, seat)
    else:
        game.events[BATTLE_VOID] += 1
        # Cards were revealed in turns, the challenger's first.
        settled(game, seat)
        settled(game, rival)
        for at in range(game.aside_size):
            receives(game, rival if at & 1 else seat, i64(game.aside[at]))
        game.aside_size = 0
        push(game, NAME_COLOUR, seat, NONE, NONE)


@kernel
def sealed_code(sealed: int) -> int:
    """The code of the first pick."""
    return (sealed - 1) >> 1


@kernel
def sealed_by_rival(sealed: int) -> bool:
    """Whether the rival made the first pick."""
    return sealed & 1 == 0


@kernel
def pick_card(game: Game, step: int, seat: int, code: int) -> None:
    """A pick; the first stays in the hand, sealed, until both are made (battle.pick, ruling.battle_secret)."""
    challenger, rival, sealed = seat_of(step), a_of(step), b_of(step)
    game.events[PICKED] += 1
    if not sealed:
        push(game, PICK_CARDS, challenger, rival, (code << 1) + (1 if seat == challenger else 2))
    elif sealed_by_rival(sealed):
        _reveal(game, challenger, rival, code, sealed_code(sealed))
    else:
        _reveal(game, challenger, rival, sealed_code(sealed), code)


@kernel
def _reveal(game: Game, seat: int, rival: int, mine: int, theirs: int) -> None:
    _lay_aside(game, seat, mine)
    _lay_aside(game, rival, theirs)
    if strength(mine) == strength(theirs):
        # Both cards stay aside, and the battle goes on (battle.tie).
        game.events[BATTLE_TIED] += 1
        push(game, MUSTER, seat, rival, NONE)
    elif strength(mine) < strength(theirs):
        _won(game, rival, seat)
    else:
        _won(game, seat, rival)


@kernel
def _lay_aside(game: Game, seat: int, code: int) -> None:
    gives_up(game, seat, code)
    game.aside[game.aside_size] = code
    game.aside_size += 1
    game.events[REVEALED] += 1


@kernel
def _won(game: Game, winner: int, loser: int) -> None:
    """The loser takes all cards used and draws two, an empty winner draws one and names the colour (ruling.battle_order)."""
    game.events[BATTLE_LOST] += 1
    settled(game, loser)
    for at in range(game.aside_size):
        take_up(game, loser, i64(game.aside[at]))
    game.aside_size = 0
    draw(game, loser, i64(LOSER_DRAWS))
    push(game, NAME_COLOUR, winner, NONE, NONE)
    push(game, STAY_IN, winner, NONE, NONE)


@kernel
def stay_in(game: Game, step: int) -> None:
    """A winner who used the last card draws one, and is out only if none can be had (ruling.battle_winner_empty)."""
    seat = seat_of(step)
    if game.size[seat]:
        return
    if can_draw(game):
        take_up(game, seat, draw_one(game))
        drew(game, seat)
    else:
        push(game, GO_OUT, seat, NONE, NONE)


TWIN = Twin(
    kickin_battle,
    asks=(
        Asks(PickRival, PICK_RIVAL, "rival", pick_rival, others=every_other_seat),
        Asks(PickCards, PICK_CARDS, "pick", pick_card, cards=any_held),
    ),
    does=(Does(Muster, MUSTER, muster), Does(StayIn, STAY_IN, stay_in)),
)
