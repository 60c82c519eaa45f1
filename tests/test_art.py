"""The card art: every card of every edition is drawn, each differs without its paint, and no font is needed."""

from __future__ import annotations

import re
from itertools import combinations
from xml.etree import ElementTree as ET

import pytest

from lastcard import art
from lastcard.cards import Colour
from lastcard.editions import EDITIONS

every_theme = pytest.mark.parametrize("theme", sorted(art.THEMES))


def channel(value: int) -> float:
    """Return a channel of a colour as light, as the accessibility guidelines reckon it."""
    part = value / 255
    return part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4


def light(paint: str) -> float:
    """Return how light a paint is, from 0 to 1."""
    red, green, blue = (channel(int(paint[at : at + 2], 16)) for at in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two paints."""
    lighter, darker = sorted((light(one), light(other)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)


def test_every_card_of_every_edition_is_drawn() -> None:
    """The generator knows all the cards there are, and draws no others."""
    held = {card.text for edition in EDITIONS for card in edition.deck.cards}

    assert set(art.kinds()) == held


def test_the_figures_read_from_the_source_are_those_that_the_editions_declare() -> None:
    """The build reads what it cannot import."""
    declared = {str(edition.deck.specials[0]): edition.art for edition in EDITIONS if edition.effect}

    assert art.specials() == declared


@every_theme
@pytest.mark.parametrize("text", art.kinds())
def test_a_card_is_a_picture_without_fonts_or_links(text: str, theme: str) -> None:
    """A picture is well-formed, has no text to be set in a font, names no style and points nowhere."""
    picture = art.card(text, theme)
    tags = {element.tag.rpartition("}")[2] for element in ET.fromstring(picture).iter()}  # noqa: S314  our own text

    assert tags <= {"svg", "g", "path", "rect", "circle"}
    assert not re.search(r"style=|href=|font|var\(", picture)


def test_cards_differ_without_their_paint() -> None:
    """Somebody who sees no colours can still tell every card from every other."""
    bare = [re.sub(r"#[0-9a-f]{6}", "#", art.card(text)) for text in art.kinds()]

    assert len(set(bare)) == len(bare)


def test_every_colour_has_a_shape_and_paints() -> None:
    """No colour is without a sign of its own."""
    assert set(art.SHAPES) == {colour.value for colour in Colour}
    assert len(set(art.SHAPES.values())) == len(Colour)
    assert {colour.letter: colour.value for colour in Colour} == art.LETTERS
    for paints in art.THEMES.values():
        assert set(paints) == {*art.SHAPES, "wild", "back"}


@every_theme
def test_ink_can_be_read_on_its_paper(theme: str) -> None:
    """Ink keeps the contrast that small print needs, and that of seven to one where more is asked for."""
    least = 7 if theme == "contrast" else 4.5
    for colour, paint in art.THEMES[theme].items():
        assert contrast(paint.ink, paint.paper) >= least, colour
        assert contrast(paint.ink, paint.shade) >= 3, colour


def test_papers_differ() -> None:
    """No two colours have the same paper or ink in a theme, so that paint is a sign too."""
    for one, other in combinations(art.SHAPES, 2):
        assert art.THEMES["plain"][one].paper != art.THEMES["plain"][other].paper
        assert art.THEMES["contrast"][one].ink != art.THEMES["contrast"][other].ink


def test_the_sprite_holds_everything_once() -> None:
    """A page finds each card, the back, the mark and each shape by its name."""
    symbols = [element.get("id") for element in ET.fromstring(art.sprite())]  # noqa: S314  our own text

    assert sorted(map(str, symbols)) == sorted(
        [*(f"card-{text}" for text in art.kinds()), "card-back", "mark", *(f"shape-{colour}" for colour in art.SHAPES)]
    )


def test_every_paint_of_the_sprite_is_set() -> None:
    """The style sheet names each property that the sprite uses, and each is used."""
    used = set(re.findall(r"var\((--[\w-]+)\)", art.sprite()))
    named = set(re.findall(r"^ *(--[\w-]+):", art.paints(), re.MULTILINE))

    assert used <= named
    assert {name for name in named if name.endswith(("-paper", "-ink"))} <= used


def test_a_card_that_is_none_is_refused() -> None:
    """What cannot be drawn is named, with what can be."""
    with pytest.raises(ValueError, match="'R10' is not a card"):
        art.card("R10")
