"""Extras: packages that only some of lastcard needs, and how to install them where they are missing.

>>> installing("batch")
"pip install 'lastcard[batch]'"
"""

from __future__ import annotations

from types import TracebackType


def installing(*extras: str) -> str:
    """The command that installs some extras."""
    return f"pip install 'lastcard[{','.join(extras)}]'"


class Needs:
    """Around imports that need an extra: ModuleNotFoundError says how to install it."""

    def __init__(self, extra: str) -> None:
        self._extra = extra

    def __enter__(self) -> None:
        pass

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        if isinstance(error, ModuleNotFoundError) and not is_ours(error):
            told = f"{error.name} is not installed, which the extra {self._extra!r} brings: {installing(self._extra)}"
            raise ModuleNotFoundError(told, name=error.name) from error


def is_ours(error: ModuleNotFoundError) -> bool:
    """Whether a module of lastcard itself is missing: no extra would bring it."""
    return error.name is not None and error.name.partition(".")[0] == "lastcard"
