"""The classic deck: the common rules of all sheets, without a special card."""

from __future__ import annotations

from lastcard.cards import Colour, deck
from lastcard.rules.state import Edition

COLOURS = (Colour.BLUE, Colour.GREEN, Colour.RED, Colour.YELLOW)

CLASSIC = Edition("classic", deck(COLOURS))
