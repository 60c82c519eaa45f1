"""How much each term counts, and how much for `reference`: between two players, where a Skip means to play again, and among more.

Other levels weigh the same terms, and some that count nothing for it (`lastcard.bots.tuned`). What stands here is never tuned
again, as strengths are told against it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple, TypeAlias

import msgspec

Terms: TypeAlias = "dict[str, float]"
"""What speaks for a choice (or against it), by the name of the reason."""

TWO = 2
"""Players with whom a Skip, a Draw Two and mostly a Reverse mean to play again."""
WON = 100.0
"""More than all else together."""


def added(values: Iterable[float]) -> float:
    """The sum, added up one after the other: what `sum` makes of floats differs from one version of Python to the next."""
    total = 0.0
    for value in values:
        total += value
    return total


def total(terms: Terms) -> float:
    """All that speaks for a choice."""
    return added(terms.values())


class Weights(msgspec.Struct, frozen=True, kw_only=True):
    """A coloured card that is simply played weighs 0; everything is measured from there."""

    draw: float
    """Drawing although something fits."""
    keep: float
    """Keeping a drawn card that fits."""
    wild: float
    """A colourless card gone, which would have fitted at any time."""
    draw_four: float
    """The same for a Wild Draw Four, on top."""
    run: float
    """What a colourless card is worth if all of the hand can follow in the colour that it brings."""
    danger: float
    """What it is worth, on top, when somebody else holds a single card."""
    many: float
    """Staying in a colour, if the whole hand is of it."""
    pair: float
    """Breaking up cards of one number or symbol, if the whole hand is of it."""
    common: float
    """Playing in a colour, if all cards unseen are of it."""
    hit: float
    """The next seat misses its turn, if it holds a single card."""
    cards: float
    """Each card that the next seat has to draw."""
    again: float
    """Being able to play again at once."""
    block: float
    """The next seat can play for sure, if it holds a single card."""
    close: float
    """The same on top; with more cards in its hand it counts less by the square."""
    points: float
    """Each point shed, when somebody else holds a single card."""
    points_low: float
    """The same where every seat scores what it holds: there it is worth losing a round for."""
    bluff: float
    """An illegal Wild Draw Four that is dared at all, if the next seat holds a single card."""
    name_many: float
    """Naming a colour, if the whole hand is of it."""
    name_block: float
    """Naming a colour that the next seat holds for sure, if it holds a single card."""
    special: float
    """Each card that the edition's own card takes out of the hand, or brings into another's."""
    draw_wilds: float = 0.0
    """Drawing although something fits, on top: each colourless card in the hand."""
    draw_danger: float = 0.0
    """The same when somebody else holds a single card."""
    draw_last: float = 0.0
    """The same with a single card in the hand."""
    wild_left: float = 0.0
    """A colourless card gone, on top: each card that is left in the hand."""
    wild_more: float = 0.0
    """The same: each other colourless card that is left."""
    same: float = 0.0
    """Staying in a colour: each other card of it."""
    colours_left: float = 0.0
    """Each colour that is left in the hand."""
    stakes: float = 0.0
    """How far what a point counts for follows all scores: not at all, or, with 1, as much as match equity says."""
    name_common: float = 0.0
    """Naming a colour, if all cards unseen are of it."""
    bluffs: float = 0.25
    """How often a bluff that seems worth it is dared in any case: a player who always does it is always challenged."""
    poise: float = 0.0
    """How much of the balanced frequency is dared on top, by which a challenge brings neither gain nor loss."""
    tempo: float = 2 / 0.3 - 6
    """What a turn is worth in cards, when a challenge is considered."""
    strike: float = 0.0
    """What it is worth in cards that the player of a Wild Draw Four draws them, if that seat holds a single card."""
    suspicion: float = 0.05
    """How often a seat of which nothing is known plays a Wild Draw Four that it may not."""
    beside: float = 0.0
    """What a weight of one is worth to a seat that has a net, in chances to win the round; the net has its say besides."""


(
    DRAW, KEEP, WILD, DRAW_FOUR, RUN, DANGER, MANY, PAIR, COMMON, HIT, CARDS, AGAIN, BLOCK, CLOSE, POINTS, POINTS_LOW, BLUFF,
    NAME_MANY, NAME_BLOCK, SPECIAL, DRAW_WILDS, DRAW_DANGER, DRAW_LAST, WILD_LEFT, WILD_MORE, SAME, COLOURS_LEFT, STAKES,
    NAME_COMMON, BLUFFS, POISE, TEMPO, STRIKE, SUSPICION, BESIDE,
) = range(len(Weights.__struct_fields__))  # fmt: skip
"""The weights by number."""

TWO_PLAYERS = Weights(
    draw=-5.0,
    keep=-4.5,
    wild=-6.5,
    draw_four=-0.5,
    run=2.0,
    danger=1.0,
    many=0.0,
    pair=-1.0,
    common=0.0,
    hit=1.0,
    cards=0.1,
    again=0.5,
    block=-1.0,
    close=0.0,
    points=0.005,
    points_low=0.2,
    bluff=6.0,
    name_many=1.0,
    name_block=-1.0,
    special=0.5,
)
MORE_PLAYERS = msgspec.structs.replace(TWO_PLAYERS, many=0.3, pair=0.0)
MORE_FORCED = msgspec.structs.replace(MORE_PLAYERS, block=-5.0, name_block=-5.0)
"""Among more who must play what fits (house.force.play): where nobody can save a card, they follow whenever they can."""
TWO_FORCED = msgspec.structs.replace(
    TWO_PLAYERS,
    wild=-3.0,
    run=0.0,
    many=-0.4,
    common=-3.0,
    hit=-0.75,
    cards=0.0,
    again=0.0,
    block=0.0,
    close=-5.5,
    bluff=1.0,
    name_block=-3.0,
)
"""The same between two: a wild that will have to go is worth less in the hand, another turn is worth more later than now, and
colours that the other may lack are worth most."""


class Setting(NamedTuple):
    """What the weights of a level may depend on at a table."""

    edition: str | None
    """Its id; None for a deck of somebody's own."""
    players: int
    forced: bool = False
    """Whether whoever can play must (house.force.play)."""
    low: bool = False
    """Whether the lowest total wins."""


def reference_weights(setting: Setting) -> Weights:
    """The weights that `reference` has at a table."""
    if setting.players == TWO:
        return TWO_FORCED if setting.forced else TWO_PLAYERS
    return MORE_FORCED if setting.forced else MORE_PLAYERS
