"""Strength on a scale: a level that is played below its full strength, as `expert:70`.

Whoever plays so takes any of the choices that cost little enough: of the chance to win, as the level itself estimates it, no more
than an allowed loss against its best. Nothing is forgotten and nothing blundered: what is clearly worse is never done. A loss is
told in even chances, those of a seat among equals, so that a strength means much the same for any number of players.
"""

from __future__ import annotations

SEPARATOR = ":"
WEAKEST, FULL = 1, 100
"""Of the strength of a level, in hundredths; with all of it, it has its own name."""
LOSS_MAX = 0.2
"""What nobody ever gives away with a choice: more than a fifth of even chances to win the round."""
_STRENGTHS = {str(strength): strength for strength in range(WEAKEST, FULL)}


def apart(name: str) -> tuple[str, int | None]:
    """A name as that of a level and a strength; None where it has none, or what stands there is no strength.

    >>> apart("expert:70"), apart("expert"), apart("expert:strong")
    (('expert', 70), ('expert', None), ('expert', None))
    """
    level, _, strength = name.partition(SEPARATOR)
    return level, _STRENGTHS.get(strength)


def named(level: str, strength: int) -> str:
    """The name of a level at a strength.

    >>> named("expert", 70), named("expert", 100)
    ('expert:70', 'expert')
    """
    return level if strength == FULL else f"{level}{SEPARATOR}{strength}"


def allowed_loss(strength: int) -> float:
    """How much may be given away with a choice, of even chances to win the round."""
    return LOSS_MAX * (FULL - strength) / FULL
