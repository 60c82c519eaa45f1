"""`reference`: `medium` as it was when strengths were first published, which never changes.

Levels get better, so what is said of their strength needs somebody who stays as they are. Nothing here is tuned again.
"""

from __future__ import annotations

import msgspec

from lastcard.bots.medium import Medium
from lastcard.bots.weights import TWO, Setting, Weights

_TWO = Weights(
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
_MORE = msgspec.structs.replace(_TWO, many=0.3, pair=0.0)
_MORE_FORCED = msgspec.structs.replace(_MORE, block=-5.0, name_block=-5.0)
_TWO_FORCED = msgspec.structs.replace(
    _TWO,
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


def reference_weights(setting: Setting) -> Weights:
    """Its weights at a table."""
    if setting.players == TWO:
        return _TWO_FORCED if setting.forced else _TWO
    return _MORE_FORCED if setting.forced else _MORE


class Reference(Medium):
    """The frozen `medium`."""

    @staticmethod
    def own_weights(setting: Setting) -> Weights:
        """Its weights at a table."""
        return reference_weights(setting)
