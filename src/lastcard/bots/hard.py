"""`hard`: weighs as `medium` does, further on the way to winning matches; whether it bluffs or challenges is a matter of odds."""

from __future__ import annotations

from lastcard.bots.medium import Medium
from lastcard.bots.tuned import hard_weights
from lastcard.bots.weights import Setting, Weights


class Hard(Medium):
    """Weighs its choices; chance decides only whether a bluff is dared."""

    @staticmethod
    def own_weights(setting: Setting) -> Weights:
        """The weights of the level at a table."""
        return hard_weights(setting)
