"""What seats remember, as `lastcard.bots.memory` has it: only what each was told, and what follows from that.

One record for a table, beside its row. What everybody was told stands there once; what depends on who looks, by the seat that
remembers. A move is heard in two parts: what is said and shown (`hear`), and then what came into hands (`hear_drawn`).
"""

from __future__ import annotations

from typing import Annotated, TypeAlias

from lastcard.batch.bits import NOTHING, ONE
from lastcard.batch.cards import fewer
from lastcard.batch.choices import (
    CALL,
    CHALLENGE_CHOICE,
    COLOUR_CHOICE,
    DRAW_CHOICE,
    KEEP_CHOICE,
    OTHERS,
    PASS_CHOICE,
    SEAT_CHOICE,
)
from lastcard.batch.compiling import hot, i64, kernel, u64
from lastcard.batch.dispatch import receiver_of
from lastcard.batch.events import BATTLE_VOID, DISCARDED
from lastcard.batch.kickin_battle import sealed_by_rival, sealed_code
from lastcard.batch.state import (
    CHALLENGE,
    COLOURS,
    DRAWN,
    NAME_COLOUR,
    NO_COLOUR,
    NOBODY,
    PICK_CARDS,
    PICK_COLOUR,
    PICK_RIVAL,
    PUT_ONE,
    STACK,
    STACKED_CHALLENGE,
    SWAP,
    TORMENT,
    TURN,
    Bits,
    BySeat,
    Game,
    Number,
    a_of,
    b_of,
    current,
    kind_of,
    next_seat,
    seat_of,
)
from lastcard.bots.codes import OF_COLOUR, UNBOUNDED, UNTIL, bit, colour_of, is_coloured, number_of
from lastcard.bots.odds import top
from lastcard.editions import EDITIONS
from lastcard.editions.special_agent import SPECIAL_AGENT
from lastcard.rules.hands import ZERO
from lastcard.rules.state import PLAYERS_MAX

_AGENT = EDITIONS.index(SPECIAL_AGENT)

ByWatcher: TypeAlias = Annotated[dict[tuple[int, int], int], "u8", (PLAYERS_MAX, PLAYERS_MAX)]
"""By the seat that remembers, and the seat that it remembers something of."""


class Memory:
    """What is remembered at one table, and between the two parts of a move what has been heard of it."""

    watchers: Bits
    """The seats that remember, as a mask."""
    colour: Number
    """The colour in play, as far as it was told."""
    colour_before: Number
    """The colour in play before the last card: a Wild Draw Four is judged by it."""
    rival: Number
    """Who was last named to be battled."""
    gifts: Number
    """Cards given since a colour was given up."""
    bluffs: BySeat
    """Wild Draw Fours of each seat that a challenge showed to be illegal."""
    honest: BySeat
    """Those that a challenge showed to be legal."""
    once: ByWatcher
    """Cards that a seat is known to hold: shown to the one that remembers, given by it, or taken openly."""
    twice: ByWatcher
    """Those that it is known to hold twice."""
    more: ByWatcher
    """Third and fourth copies of them, as a row has those."""
    may_be: Annotated[dict[tuple[int, int, int], int], "i8", (PLAYERS_MAX, PLAYERS_MAX, COLOURS + 1)]
    """How many cards of a hand, apart from those known, may be of a colour: those that came since it had none of it."""
    sizes: BySeat
    """How many cards each hand would hold after the move if nobody drew."""
    tormented: Number
    """Who is tormented by the move."""
    revealed: Number
    """How many cards lie aside once both of a battle are revealed by it."""
    discards: Number
    voids: Number
    """How often these had happened before it."""
    staked: Bits
    """The seats that have reckoned what is at stake in this round, as a mask."""


# --- One seat's account of another -------------------------------------------------------------------------------------------


@hot
def watches(memory: Memory, watcher: int, seat: int) -> bool:
    """Whether a seat remembers, and what it remembers is of another."""
    return watcher != seat and memory.watchers >> u64(watcher) & ONE != NOTHING


@kernel
def learns(memory: Memory, watcher: int, seat: int, code: int) -> None:
    """A card that the watcher has seen came into a hand."""
    mask = bit(code)
    if memory.twice[watcher, seat] & mask:
        memory.more[watcher, seat] |= mask >> u64(8) if memory.more[watcher, seat] & mask else mask
    memory.twice[watcher, seat] |= memory.once[watcher, seat] & mask
    memory.once[watcher, seat] |= mask


@kernel
def unlearns(memory: Memory, watcher: int, seat: int, code: int) -> None:
    """A card leaves a hand; it is taken for the one known, if there is one."""
    mask, colour = bit(code), colour_of(code)
    if not is_coloured(code) and memory.more[watcher, seat] & mask:
        memory.more[watcher, seat] &= ~fewer(memory.more[watcher, seat], mask)
    elif memory.once[watcher, seat] & mask:
        memory.once[watcher, seat] &= ~mask | memory.twice[watcher, seat]
        memory.twice[watcher, seat] &= ~mask
    elif memory.may_be[watcher, seat, colour]:
        memory.may_be[watcher, seat, colour] -= 1


@kernel
def sees(game: Game, memory: Memory, watcher: int, seat: int) -> None:
    """A whole hand is shown to the watcher."""
    memory.once[watcher, seat] = game.once[seat]
    memory.twice[watcher, seat] = game.twice[seat]
    memory.more[watcher, seat] = game.more[seat]


# --- What everybody hears ----------------------------------------------------------------------------------------------------


@kernel
def forget_match(memory: Memory) -> None:
    """A new match: nobody has bluffed yet."""
    for seat in range(PLAYERS_MAX):
        memory.bluffs[seat] = memory.honest[seat] = 0


@kernel
def forget_round(game: Game, memory: Memory) -> None:
    """A round has been dealt; of the one before only the bluffs stay."""
    memory.colour = game.colour
    memory.colour_before = NO_COLOUR
    memory.rival = NOBODY
    memory.gifts = 0
    memory.staked = NOTHING
    for watcher in range(game.players):
        for seat in range(game.players):
            _forget(memory, watcher, seat)


@kernel
def _forget(memory: Memory, watcher: int, seat: int) -> None:
    memory.once[watcher, seat] = memory.twice[watcher, seat] = memory.more[watcher, seat] = NOTHING
    for colour in range(COLOURS + 1):
        memory.may_be[watcher, seat, colour] = UNBOUNDED


@kernel
def _loses(game: Game, memory: Memory, seat: int, code: int) -> None:
    """A card leaves a hand for all to see."""
    memory.sizes[seat] -= 1
    for watcher in range(game.players):
        if watches(memory, watcher, seat):
            unlearns(memory, watcher, seat, code)


@kernel
def _had_none(game: Game, memory: Memory, seat: int, colour: int) -> None:
    """None of a seat's cards that are not known is of a colour."""
    for watcher in range(game.players):
        if watches(memory, watcher, seat):
            memory.may_be[watcher, seat, colour] = 0


@kernel
def _had_nothing(game: Game, memory: Memory, seat: int) -> None:
    """A seat drew in its turn, so it held nothing of the colour in play; a colourless card it may have saved."""
    if memory.colour != NO_COLOUR:
        _had_none(game, memory, seat, memory.colour)


@kernel
def _played(game: Game, memory: Memory, seat: int, code: int, drawn: bool) -> None:
    if drawn:
        # What was known of the hand before still is.
        memory.sizes[seat] -= 1
        _had_nothing(game, memory, seat)
    else:
        _loses(game, memory, seat, code)
    memory.colour_before = memory.colour
    if is_coloured(code):
        memory.colour = colour_of(code)
    if game.special_of[code] == _AGENT and game.size[seat] > 1:
        for other in range(game.players):
            if watches(memory, seat, other):
                sees(game, memory, seat, other)
    if game.seven_zero and number_of(code) == ZERO and game.size[seat] > 1:
        _rotated(game, memory, seat, code)


# --- Hands that change places ------------------------------------------------------------------------------------------------


@kernel
def _keeps_own(game: Game, memory: Memory) -> None:
    """Everybody looks at their own hand before it goes: so they know what somebody else will hold."""
    for watcher in range(game.players):
        sees(game, memory, watcher, watcher)


@kernel
def _exchanged(game: Game, memory: Memory, seat: int, other: int) -> None:
    """What is known of two hands changes places with them."""
    memory.sizes[seat], memory.sizes[other] = memory.sizes[other], memory.sizes[seat]
    for by in range(game.players):
        memory.once[by, seat], memory.once[by, other] = memory.once[by, other], memory.once[by, seat]
        memory.twice[by, seat], memory.twice[by, other] = memory.twice[by, other], memory.twice[by, seat]
        memory.more[by, seat], memory.more[by, other] = memory.more[by, other], memory.more[by, seat]
        for colour in range(COLOURS + 1):
            most = memory.may_be[by, seat, colour]
            memory.may_be[by, seat, colour] = memory.may_be[by, other, colour]
            memory.may_be[by, other, colour] = most


@kernel
def _forgets_own(game: Game, memory: Memory) -> None:
    """Nobody needs to remember the hand that they hold themselves now; and who does not remember at all knows nothing."""
    for watcher in range(game.players):
        for seat in range(game.players):
            if not watches(memory, watcher, seat):
                _forget(memory, watcher, seat)


@kernel
def _rotated(game: Game, memory: Memory, seat: int, zero: int) -> None:
    """All hands move on, that of the player without the card played."""
    _keeps_own(game, memory)
    unlearns(memory, seat, seat, zero)
    at = next_seat(game, seat)
    while at != seat:
        _exchanged(game, memory, seat, at)
        at = next_seat(game, at)
    _forgets_own(game, memory)


@kernel
def _swapped(game: Game, memory: Memory, seat: int, other: int) -> None:
    _keeps_own(game, memory)
    _exchanged(game, memory, seat, other)
    _forgets_own(game, memory)


# --- Special cards -----------------------------------------------------------------------------------------------------------


@kernel
def _challenged(game: Game, memory: Memory, seat: int, player: int, guilty: int) -> None:
    if guilty:
        memory.bluffs[player] += 1
    else:
        memory.honest[player] += 1
    if watches(memory, seat, player):
        sees(game, memory, seat, player)


@kernel
def _revealed(game: Game, memory: Memory, step: int, code: int) -> None:
    sealed = b_of(step)
    mine, theirs = (code, sealed_code(sealed)) if sealed_by_rival(sealed) else (sealed_code(sealed), code)
    _loses(game, memory, seat_of(step), mine)
    _loses(game, memory, a_of(step), theirs)
    memory.revealed = game.aside_size + 2


@kernel
def _gave_up(game: Game, memory: Memory, seat: int, colour: int) -> None:
    """All of a colour goes before anybody plays again."""
    memory.gifts = 0
    _had_none(game, memory, seat, colour)
    for watcher in range(game.players):
        if watches(memory, watcher, seat):
            memory.once[watcher, seat] &= ~OF_COLOUR[colour]
            memory.twice[watcher, seat] &= ~OF_COLOUR[colour]


@kernel
def _gave(game: Game, memory: Memory, seat: int, to: int, code: int) -> None:
    """The giver of a card knows who has it, the receiver who has it no more; the others learn only that one came."""
    memory.gifts += 1
    if watches(memory, seat, to):
        learns(memory, seat, to, code)
    if watches(memory, to, seat):
        unlearns(memory, to, seat, code)
    memory.sizes[seat] -= 1
    memory.sizes[to] += 1
    for watcher in range(game.players):
        if watcher != seat and watches(memory, watcher, to):
            _came(memory, watcher, to, i64(1))


@kernel
def hear_nothing(game: Game, memory: Memory) -> None:
    """Nothing is said, or what is said tells nothing of cards."""
    for seat in range(game.players):
        memory.sizes[seat] = game.size[seat]
    memory.tormented = NOBODY
    memory.revealed = 0


@kernel
def hear(game: Game, memory: Memory, step: int, seat: int, choice: int) -> None:
    """A seat is about to answer a step: what everybody hears, before anybody draws."""
    hear_nothing(game, memory)
    kind, a, b = kind_of(step), a_of(step), b_of(step)
    if choice == DRAW_CHOICE:
        if game.drawable or game.discarded > 1:
            _had_nothing(game, memory, seat)
    elif choice == KEEP_CHOICE:
        # Had the drawn card fitted, it would have been played.
        _had_nothing(game, memory, seat)
    elif kind in (TURN, DRAWN):
        _played(game, memory, seat, choice & ~CALL, kind == DRAWN)
    elif kind == NAME_COLOUR:
        memory.colour = choice - COLOUR_CHOICE
        if game.depth > 1 and kind_of(game.agenda[game.depth - 2]) == TORMENT:
            memory.tormented = seat_of(game.agenda[game.depth - 2])
            memory.discards = game.events[DISCARDED]
    elif kind in (CHALLENGE, STACK, STACKED_CHALLENGE):
        if choice == CHALLENGE_CHOICE:
            _challenged(game, memory, seat, a, b)
        elif choice < OTHERS or choice >= CALL:
            _played(game, memory, seat, choice & ~CALL, drawn=False)
    elif kind == SWAP:
        _swapped(game, memory, seat, choice - SEAT_CHOICE)
    elif kind == PICK_RIVAL:
        memory.rival = choice - SEAT_CHOICE
    elif kind == PICK_CARDS:
        memory.voids = game.events[BATTLE_VOID]
        if b:
            _revealed(game, memory, step, choice)
    elif kind == PICK_COLOUR:
        _gave_up(game, memory, seat, choice - COLOUR_CHOICE)
    elif receiver_of(game, step) != NOBODY:
        _gave(game, memory, seat, receiver_of(game, step), choice)
    elif kind == PUT_ONE and choice != PASS_CHOICE:
        _loses(game, memory, seat, choice & ~CALL)


@kernel
def hear_jump(game: Game, memory: Memory, seat: int, choice: int) -> None:
    """A seat is about to jump in."""
    hear_nothing(game, memory)
    _played(game, memory, seat, choice & ~CALL, drawn=False)


# --- What came into hands ----------------------------------------------------------------------------------------------------


@kernel
def _came(memory: Memory, watcher: int, seat: int, number: int) -> None:
    """Cards that are not known came into a hand: each may be of any colour."""
    for colour in range(COLOURS):
        memory.may_be[watcher, seat, colour] += number


@kernel
def _took(game: Game, memory: Memory, seat: int, at: int) -> None:
    """A seat took one of the cards aside, which all have seen."""
    memory.sizes[seat] += 1
    for watcher in range(game.players):
        if watches(memory, watcher, seat):
            learns(memory, watcher, seat, i64(game.aside[at]))


@kernel
def _battle_ended(game: Game, memory: Memory, challenger: int, rival: int) -> None:
    """The loser took all cards aside, or each battler its own; they can still be read where they lay."""
    void = game.events[BATTLE_VOID] != memory.voids
    # The winner is about to name the colour.
    loser = rival if seat_of(current(game)) == challenger else challenger
    for at in range(memory.revealed):
        if void:
            _took(game, memory, rival if at & 1 else challenger, at)
        else:
            _took(game, memory, loser, at)


@kernel
def hear_drawn(game: Game, memory: Memory, step: int) -> None:
    """The step has been answered: what came into hands since. When the round is over, all of it is forgotten anyway."""
    if game.round_over:
        return
    if memory.revealed and not game.aside_size:
        _battle_ended(game, memory, seat_of(step), a_of(step))
    found = memory.tormented != NOBODY and game.events[DISCARDED] != memory.discards
    if found:
        memory.sizes[memory.tormented] -= 1
    for seat in range(game.players):
        if game.size[seat] != memory.sizes[seat]:
            for watcher in range(game.players):
                if watches(memory, watcher, seat):
                    _came(memory, watcher, seat, game.size[seat] - memory.sizes[seat])
    if found:
        _loses(game, memory, memory.tormented, top(game))
    if game.draw == UNTIL and kind_of(step) == TURN and kind_of(current(game)) == DRAWN and memory.colour != NO_COLOUR:
        # It held nothing of the colour in play, and of the cards drawn all but the last did not fit either.
        for watcher in range(game.players):
            if watches(memory, watcher, seat_of(step)):
                memory.may_be[watcher, seat_of(step), memory.colour] = 1
