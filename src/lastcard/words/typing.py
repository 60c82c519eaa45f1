"""Words as people type them: accents and capitals are optional."""

from __future__ import annotations

import unicodedata


def typed(text: str) -> str:
    """Return what is left of a text without accents, capitals and spare spaces, so that two that are meant alike are equal.

    >>> typed("R\u00e8gles") == typed("regles"), typed(" COME\u00c7AR ")
    (True, 'comecar')
    """
    bare = "".join(letter for letter in unicodedata.normalize("NFKD", text) if not unicodedata.combining(letter))
    return " ".join(bare.casefold().replace("\u2019", "'").split())
