"""What the server refuses; each refusal says what would have been possible, and changed nothing."""

from __future__ import annotations


class Refusal(Exception):
    """A message or request that is answered with an error."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(message)
        self.code = code


def require(held: object, code: str, message: str) -> None:
    """Refuse unless something holds."""
    if not held:
        raise Refusal(code, message)
