"""Everything that is said to people, in eight languages: Fluent catalogues, one folder a locale.

>>> words = Words("en")
>>> words.card("R7")
'Red 7'
>>> words.choice("battle 1", names=["Ana", "Ben"])
'Battle Ben'
>>> words.event({"event": "drew", "seat": 1, "count": 2}, names=["Ana", "Ben"], you=0)
'Ben draws 2 cards.'
>>> Words("es-419").event({"event": "played", "seat": 0, "card": "R7"}, names=["Ana", "Ben"], you=0)
'Juegas un 7 rojo.'

Words are made from the notation alone: wire dicts and texts go in, sentences come out.
"""

from __future__ import annotations

from lastcard.words.catalogue import WordsError
from lastcard.words.speaking import Section, Words

__all__ = ["Section", "Words", "WordsError"]
