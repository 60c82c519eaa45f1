"""Pictures of cards: which terminals show them, how they are written, and where on the screen they come."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from base64 import b64decode
from collections.abc import Iterator
from io import BytesIO
from itertools import product

import pytest
from PIL import Image, ImageChops
from textual.widget import Widget

from lastcard.cli.screen import album_here
from lastcard.cli.spoken import Refused
from lastcard.screens.tui.app import PlayApp
from lastcard.screens.tui.graphics import Graphics, graphics_here, graphics_of
from lastcard.screens.tui.hand import Hand
from lastcard.screens.tui.pictured import Place, Shown
from lastcard.screens.tui.pictures import Album, sixel
from lastcard.screens.tui.piles import Piles
from lastcard.words import Words
from tui.tables import NEVER_S, app_at, arranged

SIXEL, KITTY_GRAPHICS = Graphics(10, 20), Graphics(10, 20, protocol="kitty")
HERE = Place(3, 4, 7, 5)
COMFORTABLE, SMALL = (120, 40), (80, 24)

XTERM, KITTY = "\x1bP>|XTerm(379)\x1b\\", "\x1bP>|kitty(0.42.2)\x1b\\"
CELL = "\x1b[6;20;10t"

ANSWERS = {
    "sixel": (XTERM, CELL, "\x1b[?1;0;256S", "\x1b[?63;1;2;4;6;22c"),
    "sixel with few colours": (CELL, "\x1b[?1;0;16S", "\x1b[?63;4c"),
    "sixel in pieces": ("\x1b[6;2", "0;10t\x1b[?6", "2;4c"),
    "kitty": (KITTY, CELL, "\x1b_Gi=1;OK\x1b\\", "\x1b[?62;c"),
    "both": (CELL, "\x1b_Gi=1;OK\x1b\\", "\x1b[?62;4c"),
}
SHOWN = {
    "sixel": SIXEL,
    "sixel with few colours": Graphics(10, 20, 16),
    "sixel in pieces": SIXEL,
    "kitty": KITTY_GRAPHICS,
    "both": SIXEL,
}
NOTHING = {
    "text alone": (XTERM, CELL, "\x1b[?1;3S", "\x1b[?64;1;2;6;22c"),
    "a number with a 4 in it": (CELL, "\x1b[?14;24c"),
    "kitty that refuses": (KITTY, CELL, "\x1b_Gi=1;ENOTSUP:no\x1b\\", "\x1b[?62;c"),
    "kitty with cells of unknown size": (KITTY, "\x1b_Gi=1;OK\x1b\\", "\x1b[?62;c"),
    "cells of no size": ("\x1b[6;0;0t", "\x1b[?62;4c"),
    "cells of unknown size": ("\x1b[?62;4c",),
    "no answer": (),
    "no last answer": (XTERM, CELL),
}


def told(answers: tuple[str, ...], cell: tuple[int, int] = (0, 0)) -> Graphics | None:
    """What is found out of a terminal that answers so."""
    coming, asked = iter((*answers, "")), list[str]()
    return graphics_of(asked.append, lambda: next(coming), cell)


@pytest.mark.parametrize("terminal", ANSWERS)
def test_a_terminal_with_pictures_is_known_by_its_answers(terminal: str) -> None:
    """However they come; nothing after the last is waited for."""
    assert told(ANSWERS[terminal]) == SHOWN[terminal]


@pytest.mark.parametrize("terminal", NOTHING)
def test_a_terminal_without_pictures_is_left_as_it_is(terminal: str) -> None:
    """One that cannot show them, or where nobody knows how large they would be."""
    assert told(NOTHING[terminal]) is None


def test_the_system_knows_cells_of_which_the_terminal_says_nothing() -> None:
    """As with xterm; what the terminal says goes before."""
    assert told(("\x1b[?62;4c",), (9, 18)) == Graphics(9, 18)
    assert told((CELL, "\x1b[?62;4c"), (9, 18)) == SIXEL


def test_answers_are_read_and_not_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    """From the terminal itself, which is afterwards as it was."""
    monkeypatch.delenv("NO_COLOR", raising=False)
    terminal, ours = os.openpty()
    with open(ours, closefd=False) as stdin, open(ours, "w", closefd=False) as stdout:
        monkeypatch.setattr("sys.stdin", stdin)
        monkeypatch.setattr("sys.stdout", stdout)
        os.write(terminal, "".join(ANSWERS["sixel"]).encode())
        shown = os.read(terminal, 1024)

        assert graphics_here() == SIXEL
        assert os.read(terminal, 1024) == b"\x1b[16t\x1b[?1;1;0S\x1b_Gi=1,a=q,s=1,v=1,f=24;AAAA\x1b\\\x1b[c"
        os.write(terminal, b"a\n")
        assert os.read(ours, 16) == b"a\n"
    assert shown, "before it is asked, a terminal shows what is typed"
    os.close(terminal)
    os.close(ours)


def test_who_wants_no_colours_is_not_asked(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Pictures have some; and what is no terminal is not asked either."""
    monkeypatch.setenv("NO_COLOR", "1")
    assert graphics_here() is None
    monkeypatch.delenv("NO_COLOR")
    assert graphics_here() is None
    assert capsys.readouterr().out == ""


def test_without_the_extra_it_is_said_how_to_install_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only to those who want pictures."""
    monkeypatch.delitem(sys.modules, "lastcard.screens.tui.pictures")
    monkeypatch.setitem(sys.modules, "resvg_py", None)

    assert album_here(Words("en"), wanted=False) is None
    with pytest.raises(Refused, match=re.escape("pip install 'lastcard[pictures]'")):
        album_here(Words("en"), wanted=True)


def test_pictures_come_only_with_what_draws_them() -> None:
    """Who plays without them waits for nothing that draws."""
    tried = "import sys; import lastcard.cli.screen; print({'PIL', 'resvg_py'} & set(sys.modules))"

    assert subprocess.run([sys.executable, "-c", tried], capture_output=True, text=True, check=True).stdout == "set()\n"


# --- How they are written ------------------------------------------------------------------------------------------------------


def seen(said: str) -> Image.Image:
    """What a terminal makes of a sixel picture."""
    head = re.match(r'\x1bP0;1q"1;1;(\d+);(\d+)', said)
    assert head
    image = Image.new("RGB", (int(head[1]), int(head[2])))
    paints: dict[str, tuple[int, ...]] = {}
    pen, top = 0, 0
    paint: tuple[int, ...] = ()
    body = said[head.end() :].removesuffix("\x1b\\")
    for number, mixed, often, sign in re.findall(r"#(\d+)(;2;\d+;\d+;\d+)?|(?:!(\d+))?([?-~$-])", body):
        if number:
            if mixed:
                paints[number] = tuple(round(int(part) * 2.55) for part in mixed.split(";")[2:])
            paint = paints[number]
        elif sign in "$-":
            pen, top = 0, top + 6 * (sign == "-")
        else:
            bits = [bit for bit in range(6) if ord(sign) - 63 >> bit & 1]
            for x, bit in product(range(pen, pen + int(often or 1)), bits):
                image.putpixel((x, top + bit), paint)
            pen += int(often or 1)
    return image


@pytest.mark.parametrize("card", ["R7", "B+2", "Yskip", "W4", "WJ"])
def test_a_sixel_picture_shows_the_card(card: str) -> None:
    """Every pixel as it was drawn, but for what fewer colours make of it."""
    with Image.open(BytesIO(Album(SIXEL).drawn(Shown(card), HERE, "#112233"))) as drawn:
        image = drawn.convert("RGB")

    shown = seen(sixel(image, 256))

    assert shown.size == (7 * SIXEL.width, 5 * SIXEL.height)
    assert max(ImageChops.difference(shown, image).convert("L").tobytes()) < 40


def test_a_picture_for_kitty_is_sent_whole_and_shown_in_its_cells() -> None:
    """In pieces that it takes; each cell says which part of which picture it is, and two pictures are two."""
    album = Album(KITTY_GRAPHICS)
    written = album.show(Shown("W4"), HERE, "#000000")

    pieces = re.findall(r"\x1b_G([^;]*);([^\x1b]*)\x1b\\", written)
    assert pieces[0][0] == "a=T,U=1,q=2,f=100,i=1,c=7,r=5,m=1"
    assert [what for what, _ in pieces[1:]] == ["m=1"] * (len(pieces) - 2) + ["m=0"]
    assert all(len(piece) <= 4096 for _, piece in pieces)
    sent = b64decode("".join(piece for _, piece in pieces))
    assert sent == album.drawn(Shown("W4"), HERE, "#000000")
    cells = written.rpartition("\x1b\\")[2]
    assert cells.startswith("\x1b[38;2;0;0;1m\x1b[5;4H")
    assert cells.endswith("\x1b8")
    first = re.findall(r"\x1b\[(\d+);4H\U0010eeee(.)\u0305\U0010eeee\2\u030d", cells)
    assert first == [(str(5 + row), mark) for row, mark in enumerate("\u0305\u030d\u030e\u0310\u0312")]
    assert cells.count("\U0010eeee") == 7 * 5
    assert "i=2," in album.show(Shown("R7"), HERE, "#000000")


def test_a_picture_has_no_more_colours_than_the_terminal_takes() -> None:
    """An old one takes sixteen."""
    written = Album(Graphics(10, 20, 16)).show(Shown("W4"), HERE, "#000000")

    assert len(set(re.findall(r"#(\d+);2;", written))) == 16


def test_a_picture_lies_at_its_place_and_leaves_the_cursor_alone() -> None:
    """Terminals count from one."""
    written = Album(SIXEL).show(Shown("R7"), HERE, "#000000")

    assert written.startswith("\x1b7\x1b[5;4H\x1bP")
    assert written.endswith("\x1b\\\x1b8")


def test_a_card_stays_down_and_another_is_under_the_cursor() -> None:
    """Each looks different from one that just lies there."""
    album = Album(SIXEL)

    looks = [album.show(shown, HERE, "#000000") for shown in (Shown("R7"), Shown("R7", "heavy"), Shown("R7", up=False))]

    assert len(set(looks)) == 3


# --- On the screen -------------------------------------------------------------------------------------------------------------


def pictured(widget: Widget) -> list[tuple[int, int]]:
    """Where a widget has pictures, each by its first row and column."""
    return sorted(_pictures(widget))


def _pictures(widget: Widget) -> Iterator[tuple[int, int]]:
    for strip in widget.render_lines(widget.size.region):
        for segment in strip:
            if found := re.search(r"\x1b\[(\d+);(\d+)H\x1bP", segment.text):
                yield int(found[1]) - 1, int(found[2]) - 1


def at_table(*, pictures: bool = True) -> PlayApp:
    """Six cards at a table, of which one can be played, and a red card on the pile."""
    app = app_at(arranged("R5 B2 B4 Gskip Y1 Y2 | G1 G2"), pace_s=NEVER_S)
    app.album = Album(SIXEL) if pictures else None
    return app


async def test_the_pile_and_the_hand_are_pictures_where_there_is_room() -> None:
    """Each over the cells of its card; one that can be played stands a line higher."""
    async with at_table().run_test(size=COMFORTABLE) as pilot:
        hand, piles = pilot.app.screen.query_one(Hand), pilot.app.screen.query_one(Piles)
        await pilot.pause()

        places = pictured(hand)
        x, y = hand.content_region.offset

        assert sorted(column for _, column in places) == [x + 8 * at for at in range(6)]
        assert sorted(row for row, _ in places) == [y + 1, *[y + 2] * 5]
        assert len(pictured(piles)) == 1


async def test_a_wild_card_has_the_colours_of_its_edition() -> None:
    """Red is in one, and pink in the other."""
    looks = set()
    for edition in ("classic", "urrrhhh"):
        app = app_at(arranged("W G1 | G2 G3", top="G8", edition=edition), pace_s=NEVER_S)
        app.album = Album(SIXEL)
        async with app.run_test(size=COMFORTABLE) as pilot:
            hand = pilot.app.screen.query_one(Hand)
            looks |= {
                segment.text for strip in hand.render_lines(hand.size.region) for segment in strip if "\x1bP" in segment.text
            }

    assert len(looks) == 3, "the green card looks the same in both"


async def test_the_cells_are_as_wide_as_without_pictures() -> None:
    """A picture takes no cells of its own: what stands beside it stays where it is."""
    async with at_table().run_test(size=COMFORTABLE) as pilot:
        hand = pilot.app.screen.query_one(Hand)
        assert {strip.cell_length for strip in hand.render_lines(hand.size.region)} == {hand.size.width}


async def test_a_small_hand_stays_text() -> None:
    """In the smallest terminal the pile alone is a picture."""
    async with at_table().run_test(size=SMALL) as pilot:
        assert pictured(pilot.app.screen.query_one(Hand)) == []
        assert len(pictured(pilot.app.screen.query_one(Piles))) == 1


async def test_behind_another_screen_there_are_no_pictures() -> None:
    """They would lie over it; when it closes they are back."""
    async with at_table().run_test(size=COMFORTABLE) as pilot:
        table = pilot.app.screen
        await pilot.press("question_mark")
        assert pilot.app.screen is not table
        assert pictured(table.query_one(Hand)) == []
        assert pictured(table.query_one(Piles)) == []
        await pilot.press("enter")
        assert len(pictured(table.query_one(Hand))) == 6


async def test_a_part_of_a_card_is_no_picture() -> None:
    """Where not all its lines are drawn, the rest would be drawn over something else."""
    async with at_table().run_test(size=COMFORTABLE) as pilot:
        hand = pilot.app.screen.query_one(Hand)
        whole = hand.size.region
        strips = hand.render_lines(whole.shrink((4, 0, 0, 0)))

        assert not any("\x1bP" in segment.text for strip in strips for segment in strip)


async def test_without_pictures_nothing_but_text_is_written() -> None:
    """As in a terminal that shows none."""
    async with at_table(pictures=False).run_test(size=COMFORTABLE) as pilot:
        assert pictured(pilot.app.screen.query_one(Hand)) == []
        assert pictured(pilot.app.screen.query_one(Piles)) == []
