"""Why a table cannot be reached, and why it does not do what was said."""

from __future__ import annotations


class Refused(Exception):
    """The server answered with an error, and nothing has changed."""

    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


class Lost(Exception):
    """The connection is closed. `code` is the server's reason, if it gave one."""

    def __init__(self, code: str | None, message: str) -> None:
        super().__init__(message)
        self.code = code
