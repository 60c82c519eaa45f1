"""What differs between an answer that is kept and the one that is given now."""

from __future__ import annotations

from collections.abc import Iterator


def differences(kept: object, found: object, at: str = "") -> Iterator[str]:
    """Where an answer is not what it was. Fields that have been added since do not count: clients ignore them.

    >>> list(differences({"a": [1, {"b": 2}]}, {"a": [1, {"b": 3, "new": 0}], "more": 1}))
    ['a.1.b: 3 instead of 2']
    """
    if isinstance(kept, dict) and isinstance(found, dict):
        for name, value in kept.items():
            if name in found:
                yield from differences(value, found[name], f"{at}{name}.")
            else:
                yield f"{at}{name}: missing"
    elif isinstance(kept, list) and isinstance(found, list) and len(kept) == len(found):
        for number, (before, now) in enumerate(zip(kept, found, strict=True)):
            yield from differences(before, now, f"{at}{number}.")
    elif type(kept) is not type(found) or kept != found:
        yield f"{at.removesuffix('.')}: {found!r} instead of {kept!r}"
