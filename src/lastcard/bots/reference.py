"""`reference`: `medium` as it was when strengths were first published, which never changes.

Levels get better, so what is said of their strength needs somebody who stays as they are.
"""

from __future__ import annotations

from lastcard.bots.medium import Medium
from lastcard.bots.weights import Setting, Weights, reference_weights


class Reference(Medium):
    """The frozen `medium`."""

    @staticmethod
    def own_weights(setting: Setting) -> Weights:
        """Its weights at a table."""
        return reference_weights(setting)
