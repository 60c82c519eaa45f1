"""A token bucket: lets a burst pass, and then so many a second."""

from __future__ import annotations


class TokenBucket:
    """A rate limit: how much somebody may still do."""

    __slots__ = ("_at", "_burst", "_left", "_per_second")

    def __init__(self, burst: float, per_second: float, now: float) -> None:
        self._burst, self._per_second = burst, per_second
        self._left, self._at = float(burst), now

    def allow(self, now: float) -> bool:
        """Whether one more may pass, which is then counted."""
        if not self.has(1, now):
            return False
        self._left -= 1
        return True

    def has(self, amount: float, now: float) -> bool:
        """Whether so much may pass."""
        left = self._left + (now - self._at) * self._per_second
        self._left, self._at = min(self._burst, left), now
        return self._left >= amount

    def spend(self, amount: float) -> None:
        """So much has passed, perhaps more than there was: then it has to come in again first."""
        self._left -= amount
