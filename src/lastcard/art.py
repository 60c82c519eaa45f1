"""Card art: every card drawn by one generator, as SVG without fonts.

Paint is never the only sign: each colour has a shape of its own, and every face is a figure made of strokes. The same figures are
drawn with the paints of a theme (`card`, `back`, `mark`) or with names that a page's style sheet fills in (`sprite`, `paints`).

>>> card("R7").startswith("<svg ")
True
>>> '<symbol id="card-R7"' in sprite()
True

Nothing is imported from the rest of lastcard: the browser client's build runs this file before lastcard is installed. So the
figures of the special cards, which their editions declare, are read from the source.
"""

from __future__ import annotations

import ast
import math
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

WIDTH, HEIGHT = 100, 150
PICTURE_Y = 62
"""Where the picture of a special card has its middle."""
BAND_Y, BAND_HEIGHT = 102, 20
"""Where a special card has room for its name, which whoever shows it writes there in the language of the reader."""


class Paint(NamedTuple):
    """What a card is painted with: its paper, what is written on it, the large shape behind, shadows, and the frame."""

    paper: str
    ink: str
    shade: str
    deep: str
    frame: str


class Figure(NamedTuple):
    """What a special card shows: strokes, about 60 high round the origin, and discs, each a centre and a radius.

    Its paper and ink are its own, too, or those of every colourless card; ink is white unless it is said.
    """

    strokes: str
    discs: tuple[tuple[float, float, float], ...] = ()
    paper: str = ""
    ink: str = "#ffffff"
    weight: float = 1.0
    """How thick the strokes are, as a share of what is usual."""


LETTERS = {"R": "red", "B": "blue", "G": "green", "Y": "yellow", "P": "pink", "V": "purple"}
FACES = (*"0123456789", "+2", "rev", "skip")
QUARTERS = ("red", "blue", "green", "yellow")
"""The colours of the ring on a colourless card; a page sets them to those of its edition."""

THEMES: dict[str, dict[str, Paint]] = {
    "plain": {
        "red": Paint("#cf2236", "#ffffff", "#e0485a", "#8f1022", "#ffffff"),
        "blue": Paint("#1d5fd1", "#ffffff", "#3f7de6", "#0f3d92", "#ffffff"),
        "green": Paint("#12803f", "#ffffff", "#2f9a5a", "#0a5227", "#ffffff"),
        "yellow": Paint("#f7bd1d", "#2a1d00", "#ffd65c", "#d08a00", "#ffffff"),
        "pink": Paint("#d02c83", "#ffffff", "#e0569f", "#8f1457", "#ffffff"),
        "purple": Paint("#6b3fd0", "#ffffff", "#8862e0", "#43208f", "#ffffff"),
        "wild": Paint("#1c1e30", "#ffffff", "#30344f", "#0a0b14", "#ffffff"),
        "back": Paint("#26326a", "#fff4d6", "#34428a", "#141b40", "#ffffff"),
    },
    "contrast": {
        "red": Paint("#ffffff", "#9c0018", "#ffe3e6", "#ffffff", "#9c0018"),
        "blue": Paint("#ffffff", "#00309c", "#dfe8ff", "#ffffff", "#00309c"),
        "green": Paint("#ffffff", "#005227", "#d9f3e4", "#ffffff", "#005227"),
        "yellow": Paint("#fff3b8", "#4a3500", "#ffe680", "#fff3b8", "#4a3500"),
        "pink": Paint("#ffffff", "#8f0058", "#ffe0f1", "#ffffff", "#8f0058"),
        "purple": Paint("#ffffff", "#3d1091", "#ebe2ff", "#ffffff", "#3d1091"),
        "wild": Paint("#000000", "#ffffff", "#2b2b2b", "#000000", "#ffffff"),
        "back": Paint("#000000", "#ffffff", "#333333", "#000000", "#ffffff"),
    },
}
"""The paints of each theme, by colour. With more contrast the cards are white and their ink is dark."""


def _star() -> str:
    """A star of five points."""
    points = []
    x0 = y0 = 0.0
    for at in range(10):
        radius, angle = (11.5 if at % 2 == 0 else 5.2), math.pi * at / 5
        x, y = radius * math.sin(angle), -radius * math.cos(angle) + 0.8
        points.append(f"{x - x0:.1f} {y - y0:.1f}")
        x0, y0 = x, y
    return f"m{'l'.join(points)}z"


SHAPES = {
    "red": "m0-10l10.5 18.5h-21z",
    "blue": "m0-10a10 10 0 0 1 0 20a10 10 0 0 1 0-20z",
    "green": "m-8.5-8.5h17v17h-17z",
    "yellow": "m0-11.5l9.5 11.5l-9.5 11.5l-9.5-11.5z",
    "pink": "m-3.7-10.5h7.4v6.8h6.8v7.4h-6.8v6.8h-7.4v-6.8h-6.8v-7.4h6.8z",
    "purple": _star(),
}
"""The shape of each colour, from its middle: triangle, disc, square, diamond, cross and star."""

DIGITS = {
    "0": "M0-30C-13-30-19-18-19 0S-13 30 0 30 19 18 19 0 13-30 0-30Z",
    "1": "M-12-19L3-30V30M-11 30H17",
    "2": "M-18-15C-17-25-9-30 0-30C11-30 18-23 18-14C18-1-5 11-18 30H19",
    "3": "M-16-30H15L-3-7C9-8 18 0 18 11C18 23 9 30-1 30C-9 30-15 27-19 21",
    "4": "M8 30V-30L-20 12H19",
    "5": "M15-30H-12L-15-4C-11-9-5-11 1-11C12-11 19-2 19 9C19 22 10 30-1 30C-9 30-14 27-18 22",
    "6": "M12-30C-4-22-19-8-19 10C-19 22-11 30 0 30S19 21 19 10 11-9 0-9-19 0-19 10",
    "7": "M-18-30H18L-6 30",
    "8": "M0-4C-10-4-16-9-16-17S-10-30 0-30 16-25 16-17 10-4 0-4C-11-4-19 4-19 13S-11 30 0 30 19 22 19 13 11-4 0-4Z",
    "9": "M-12 30C4 22 19 8 19-10C19-22 11-30 0-30S-19-21-19-10-11 9 0 9 19 0 19-10",
}
"""The strokes of each digit, 60 high about the origin."""
UPRIGHT = "69"
"""Digits with a line under them: upside down they would be each other."""

_PLUS = "M-13 0H13M0-13V13"

_ACTIONS = {
    # Two opposed arrows.
    "rev": Figure("M-13 27V-25M-27-11L-13-27L1-11M13-27V25M27 11L13 27L-1 11"),
    # A crossed circle.
    "skip": Figure("M0-27A27 27 0 0 1 0 27A27 27 0 0 1 0-27ZM-19 19L19-19"),
}


@cache
def specials() -> dict[str, Figure]:
    """The special cards of the editions, in the order of their files, each with its figure."""
    folder = Path(__file__).parent / "editions"
    sources = [file.read_text(encoding="utf-8") for file in sorted(folder.glob("*.py"))]
    return {text: figure for source in sources for text, figure in _declared(source)}


def _declared(source: str) -> Iterator[tuple[str, Figure]]:
    """The text of the special card and the figure of each `Edition(…, deck(…, "WB"), …, art=Figure(…))` of a module."""
    for call in ast.walk(ast.parse(source)):
        if not (isinstance(call, ast.Call) and ast.unparse(call.func) == "Edition"):
            continue
        decks = [argument for argument in call.args if isinstance(argument, ast.Call) and ast.unparse(argument.func) == "deck"]
        figures = [option.value for option in call.keywords if option.arg == "art"]
        for deck, figure in zip(decks, figures, strict=False):
            assert isinstance(figure, ast.Call), ast.unparse(figure)
            drawn = [ast.literal_eval(argument) for argument in figure.args]
            options = {str(option.arg): ast.literal_eval(option.value) for option in figure.keywords}
            yield ast.literal_eval(deck.args[1]), Figure(*drawn, **options)


def special_paints() -> dict[str, Paint]:
    """What each special card is painted with that has colours of its own."""
    return {
        text: Paint(
            figure.paper, figure.ink, _mixed(figure.paper, "#ffffff", 0.16), _mixed(figure.paper, "#000000", 0.5), "#ffffff"
        )
        for text, figure in specials().items()
        if figure.paper
    }


def _mixed(paint: str, other: str, share: float) -> str:
    """A paint with some of another in it."""
    parts = ((int(paint[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5))
    return "#" + "".join(f"{round(one + (more - one) * share):02x}" for one, more in parts)


@cache
def paints_of(theme: str) -> dict[str, Paint]:
    """The paints of a theme, those of special cards among them: with more contrast these are as every colourless card."""
    own = special_paints()
    return THEMES[theme] | (own if theme == "plain" else dict.fromkeys(own, THEMES[theme]["wild"]))


def colourless() -> tuple[str, ...]:
    """Every card without a colour."""
    return ("W", "W4", *specials())


def kinds() -> tuple[str, ...]:
    """Every card that can be drawn, of all editions."""
    return (*(letter + face for letter in LETTERS for face in FACES), *colourless())


# --- Figures -----------------------------------------------------------------------------------------------------------------


def _path(strokes: str, x: float, y: float, scale: float, weight: float) -> str:
    """Strokes about a point."""
    return f'<path transform="translate({x:g} {y:g}) scale({scale:g})" stroke-width="{weight:g}" d="{strokes}"/>'


def _disc(x: float, y: float, radius: float, fill: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}" stroke="none"/>'


def _shape(colour: str, x: float, y: float, scale: float, fill: str) -> str:
    """A colour's shape, its corners a little rounded."""
    return (
        f'<path transform="translate({x:g} {y:g}) scale({scale:g})" fill="{fill}" stroke="{fill}" stroke-width="1.6"'
        f' d="{SHAPES[colour]}"/>'
    )


def _figure(face: str, x: float, y: float, scale: float, ink: str) -> str:
    """What a card shows besides its colour. Small figures get heavier strokes, so that they can still be read."""
    weight = 13 if scale > 0.5 else 14.5  # noqa: PLR2004  half the size of the large figure
    if face in DIGITS:
        return _path(DIGITS[face], x, y, scale, weight)
    if face in {"+2", "W4"}:
        digit = DIGITS[face[-1]]
        return _path(_PLUS, x - 25 * scale, y, scale * 0.95, weight) + _path(digit, x + 20 * scale, y, scale, weight)
    figure = _ACTIONS.get(face) or specials()[face]
    discs = "".join(_disc(x + cx * scale, y + cy * scale, radius * scale, ink) for cx, cy, radius in figure.discs)
    return _path(figure.strokes, x, y, scale, weight * 0.8 * figure.weight) + discs


def _raised(face: str, x: float, y: float, scale: float, paint: Paint) -> str:
    """A figure with its shadow: light falls from above on the left."""
    shadow = f'<g stroke="{paint.deep}">{_figure(face, x + 2.4 * scale, y + 3.6 * scale, scale, paint.deep)}</g>'
    return shadow + _figure(face, x, y, scale, paint.ink)


def _paper(paint: Paint) -> str:
    """The frame of a card, its paper, and the light on its upper half."""
    return (
        f'<rect x=".5" y=".5" width="99" height="149" rx="11" fill="{paint.frame}" stroke="#000000" stroke-opacity=".25"/>'
        f'<rect x="5" y="5" width="90" height="140" rx="7.5" fill="{paint.paper}"/>'
        '<path d="M5 12.5A7.5 7.5 0 0 1 12.5 5H87.5A7.5 7.5 0 0 1 95 12.5V46C65 50 30 66 5 96Z"'
        ' fill="#ffffff" fill-opacity=".09"/>'
    )


def _inked(figures: str, ink: str) -> str:
    return f'<g fill="none" stroke="{ink}" stroke-linecap="round" stroke-linejoin="round">{figures}</g>'


def _coloured(colour: str, face: str, paint: Paint) -> str:
    """A coloured card: its figure on its shape, and both again in two corners."""
    wide = face == "+2"
    small = 0.28 if wide else 0.3
    centre = _raised(face, 52 if wide else 50, 75, 0.6 if wide else 0.86, paint)
    if face in UPRIGHT:
        centre += _path("M-12 0H12", 50, 114, 0.86, 8)
    index = _figure(face, 21 if wide else 17.5, 22, small, paint.ink) + _shape(colour, 17.5, 41, 0.62, paint.ink)
    behind = _shape(colour, 50, 77 if colour == "red" else 75, 3.9, paint.shade)
    return _paper(paint) + _inked(behind + centre + index + f'<g transform="rotate(180 50 75)">{index}</g>', paint.ink)


def _ring(quarters: tuple[str, ...], x: float, y: float, radius: float, weight: float) -> str:
    """A ring of four arcs, one in each colour of the edition, with a gap between them."""
    arcs = []
    for at, colour in enumerate(quarters):
        begin, end = (math.pi / 2 * at + 0.16, math.pi / 2 * (at + 1) - 0.16)
        (x0, y0), (x1, y1) = ((x + radius * math.sin(angle), y - radius * math.cos(angle)) for angle in (begin, end))
        arc = f"M{x0:.1f} {y0:.1f}A{radius:g} {radius:g} 0 0 1 {x1:.1f} {y1:.1f}"
        arcs.append(f'<path d="{arc}" stroke="{colour}" stroke-width="{weight:g}"/>')
    return "".join(arcs)


def _tiles(quarters: tuple[str, ...], x: float, y: float, side: float) -> str:
    """A diamond of four tiles, one in each colour of the edition."""
    gap = side * 0.07
    corners = ((gap, -side - gap), (gap, gap), (-side - gap, gap), (-side - gap, -side - gap))
    tiles = "".join(
        f'<rect x="{left:.1f}" y="{top:.1f}" width="{side:g}" height="{side:g}" rx="{side * 0.2:.1f}"'
        f' fill="{colour}" stroke="none"/>'
        for (left, top), colour in zip(corners, quarters, strict=True)
    )
    return f'<g transform="translate({x:g} {y:g}) rotate(45)">{tiles}</g>'


def _hand(quarters: tuple[str, ...], x: float, y: float, ink: str) -> str:
    """Four cards in a fan, one in each colour of the edition."""
    return "".join(
        f'<rect transform="translate({x:g} {y + 34:g}) rotate({at * 22 - 33})" x="-11" y="-62" width="22" height="33" rx="4"'
        f' fill="{colour}" stroke="{ink}" stroke-width="2.6"/>'
        for at, colour in enumerate(quarters)
    )


def _colourless(face: str, paint: Paint, quarters: tuple[str, ...]) -> str:
    """A colourless card: the edition's colours as tiles or as cards, or a picture in a ring of them above a band for its name."""
    if face == "W":
        figures, index = _tiles(quarters, 50, 75, 25), _tiles(quarters, 20, 23, 7.5)
    elif face == "W4":
        figures = _hand(quarters, 50, 60, paint.ink) + _raised(face, 46, 101, 0.5, paint)
        index = _figure(face, 21, 21, 0.27, paint.ink)
    else:
        figures = (
            f'<circle cx="50" cy="{PICTURE_Y}" r="29" fill="{paint.shade}" stroke="none"/>'
            + _ring(quarters, 50, PICTURE_Y, 34, 5.5)
            + _raised(face, 50, PICTURE_Y, 0.8, paint)
            + f'<rect x="2" y="{BAND_Y}" width="96" height="{BAND_HEIGHT}" rx="4" fill="{paint.ink}" stroke="{paint.deep}"/>'
        )
        index = _figure(face, 17, 20, 0.27, paint.ink)
    return _paper(paint) + _inked(figures + index + f'<g transform="rotate(180 50 75)">{index}</g>', paint.ink)


def _back(paint: Paint) -> str:
    """The back: a field of all six shapes, and one card alone in the middle."""
    # One path: a back is drawn as often as any card, and each element of it is styled and laid out.
    field = "".join(
        f"M{column * 38:d} {row * 38:d}{list(SHAPES.values())[(row * 5 + column * 2) % 6]}"
        for row in range(8)
        for column in range(5)
    )
    return (
        _paper(paint)
        + f'<path transform="translate(18 19) scale(.421)" fill="{paint.shade}" stroke="{paint.shade}" stroke-width="1.6"'
        + f' d="{field}"/>'
        + _disc(50, 75, 27, paint.deep)
        + f'<circle cx="50" cy="75" r="27" fill="none" stroke="{paint.ink}" stroke-width="2.5"/>'
        + f'<rect transform="rotate(-12 50 75)" x="39" y="58" width="22" height="34" rx="4.5" fill="{paint.ink}"/>'
        + _disc(50, 75, 4.5, paint.deep)
    )


def _mark(paint: Paint, quarters: tuple[str, ...]) -> str:
    """The sign of lastcard: one card alone in a ring of colours."""
    return _inked(
        _ring(quarters, 50, 50, 42, 9)
        + f'<rect x="34" y="25" width="32" height="50" rx="6" fill="{paint.paper}" stroke="{paint.ink}" stroke-width="6"/>'
        + _disc(50, 50, 6, paint.ink),
        paint.ink,
    )


def _drawing(text: str, paints: dict[str, Paint], quarters: tuple[str, ...]) -> str:
    if text in colourless():
        return _colourless(text, paints.get(text, paints["wild"]), quarters)
    colour, face = LETTERS.get(text[:1]), text[1:]
    if colour is None or face not in FACES:
        raise ValueError(
            f"{text[:40]!r} is not a card: {'/'.join(LETTERS)} with {', '.join(FACES)}; or {', '.join(colourless())}"
        )
    return _coloured(colour, face, paints[colour])


# --- Pictures of their own ---------------------------------------------------------------------------------------------------


def card(text: str, theme: str = "plain", quarters: tuple[str, ...] = QUARTERS) -> str:
    """A card as a picture of its own; `quarters` are the edition's four colours."""
    return _picture(_drawing(text, paints_of(theme), _painted(quarters)), HEIGHT)


def back(theme: str = "plain") -> str:
    """The back of every card."""
    return _picture(_back(THEMES[theme]["back"]), HEIGHT)


def mark() -> str:
    """The sign of lastcard, for a page's tab."""
    return _picture(_mark(THEMES["plain"]["back"], _painted(QUARTERS)), WIDTH)


def _painted(quarters: tuple[str, ...]) -> tuple[str, ...]:
    """The paint of each colour on the ring, which is on a dark card in every theme."""
    return tuple(THEMES["plain"][colour].paper for colour in quarters)


def _picture(drawing: str, height: int) -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">{drawing}</svg>'


# --- For a page --------------------------------------------------------------------------------------------------------------


def sprite() -> str:
    """All cards, the back, the shapes and the mark as symbols of one SVG, painted with the properties that `paints` sets."""
    named = {colour: Paint(*(f"var(--{colour}-{part})" for part in Paint._fields)) for colour in paints_of("plain")}
    quarters = tuple(f"var(--quarter-{at})" for at in range(len(QUARTERS)))
    symbols = {f"card-{text}": (_drawing(text, named, quarters), HEIGHT) for text in kinds()}
    symbols["card-back"] = (_back(named["back"]), HEIGHT)
    symbols["mark"] = (_mark(named["back"], quarters), WIDTH)
    drawn = [
        f'<symbol id="{name}" viewBox="0 0 {WIDTH} {height}">{drawing}</symbol>' for name, (drawing, height) in symbols.items()
    ]
    drawn += [
        f'<symbol id="shape-{colour}" viewBox="-13 -13 26 26">{_shape(colour, 0, 0, 1, "currentColor")}</symbol>'
        for colour in SHAPES
    ]
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(drawn)}</svg>'


def measures() -> dict[str, float]:
    """Where the band of a special card is, for whoever writes its name there."""
    return {"band_y": BAND_Y, "band_width": WIDTH - 14, "band_height": BAND_HEIGHT}


def paints() -> str:
    """A style sheet with the paints of each theme; a page asks for more contrast with `data-contrast="more"` on its root.

    Besides the paints: `tone` is what tells a colour from the others on the page's own ground, `on-tone` what is written on
    it, and `bright` what tells it from the others on a dark card.
    """
    return (
        f":root {{\n{_properties('plain')}"
        + "".join(f"  --{colour}-bright: {THEMES['plain'][colour].paper};\n" for colour in SHAPES)
        + "".join(f"  --quarter-{at}: var(--{colour}-bright);\n" for at, colour in enumerate(QUARTERS))
        + f"}}\n:root[data-contrast='more'] {{\n{_properties('contrast')}}}\n"
    )


def _properties(theme: str) -> str:
    paints = paints_of(theme)
    # With more contrast it is the ink that differs from colour to colour.
    tones = {colour: (paints[colour].ink, paints[colour].paper) for colour in SHAPES}
    if theme == "plain":
        tones = {colour: (paper, ink) for colour, (ink, paper) in tones.items()}
    return "".join(
        f"  --{colour}-{part}: {value};\n" for colour, paint in paints.items() for part, value in paint._asdict().items()
    ) + "".join(f"  --{colour}-tone: {tone};\n  --{colour}-on-tone: {on};\n" for colour, (tone, on) in tones.items())
