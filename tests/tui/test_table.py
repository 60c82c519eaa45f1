"""The table: questions, refusals, calls and catches, and the look of it in any terminal."""

from __future__ import annotations

import math

import pytest
from textual.geometry import Offset

from lastcard.cards import Card, card
from lastcard.clients.games import Game
from lastcard.screens.tui import seat_screen
from lastcard.screens.tui.cover import Look
from lastcard.screens.tui.hand import Hand
from lastcard.screens.tui.keys import Help
from lastcard.screens.tui.opponents import Opponents
from lastcard.screens.tui.piles import Piles
from lastcard.screens.tui.prompts import Prompt
from lastcard.screens.tui.signs import SHAPES, face, shape
from lastcard.screens.tui.table_screen import TableScreen
from lastcard.table.settings import Paces
from lastcard.views import View
from lastcard.words import Words
from tui.tables import NEVER_S, app_at, arranged, asked, dealt, hand, is_on, let_pass, press, resize, screen_text, until

MANY = " ".join(f"{colour}{number}" for colour in "BGY" for number in range(10))
"""Thirty cards."""


# --- What is shown -------------------------------------------------------------------------------------------------------


async def test_everything_that_matters_is_on_the_screen() -> None:
    """Names, counts, scores, target, round, whose turn, both piles, the colour with its shape, and the direction."""
    app = app_at(arranged("R5 B2 W | R7 G1 Y7 | R9", scores=(120, 340, 7)))
    async with app.run_test() as pilot:
        await pilot.pause()
        text = screen_text(app)
        for part in (
            "Classic",
            "Round 1",
            "to 500 points",
            "It is your turn.",
            "▶ You",
            "▲ Red",
            "to the left",
            "17",
            "D Draw a card",
        ):
            assert part in text
        lines = text.splitlines()
        assert any("Bot 1" in line and "▮▮▮" in line and "340" in line for line in lines)
        assert any("You" in line and "120" in line for line in lines)


def test_every_colour_has_a_shape_of_its_own() -> None:
    """Six colours, six shapes, and none is that of a colourless card."""
    assert len({*SHAPES.values(), shape(card("W"))}) == 7
    assert [face(card(text)) for text in ("R0", "R+2", "Rrev", "Rskip", "W", "W4", "WB")] == ["0", "+2", "⇄", "⊘", "W", "+4", "B"]


async def test_the_log_has_its_newest_line_on_top() -> None:
    """What happened last is read first, and turns beginning are not worth a line."""
    app = app_at(arranged("R5 B2 B4 | R7 G1 Y7", "0 play R5", "1 play R7"))
    async with app.run_test() as pilot:
        await pilot.pause()
        text = screen_text(app)
        assert text.index("Bot 1 plays Red 7.") < text.index("You play Red 5.")
        assert "It is Bot 1's turn" not in text


async def test_the_hand_is_sorted_numbered_and_playable_cards_stand_up() -> None:
    """By colour, then by rank; a card that fits stands a line higher."""
    app = app_at(arranged("Y5 B9 W R5 B3 R+2 | R7", top="R3"))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert [held.text for held in hand(app).sorted] == ["B3", "B9", "R5", "R+2", "Y5", "W"]
        assert {held.text for held in hand(app).up} == {"B3", "R5", "R+2", "W"}
        high, low = (next(line for line in screen_text(app).splitlines() if sign in line) for sign in ("▲ 5", "● 9"))
        lines = screen_text(app).splitlines()
        assert lines.index(high) + 1 == lines.index(low)
        await press(pilot, "s")
        assert [held.text for held in hand(app).sorted] == ["B3", "R5", "Y5", "B9", "R+2", "W"]


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_ten_players_and_thirty_cards_have_room(size: tuple[int, int], monkeypatch: pytest.MonkeyPatch) -> None:
    """Everybody and every card can be seen, and the arrows reach the last one."""
    # However long a busy machine takes from one digit to the next, they are one number.
    monkeypatch.setattr(seat_screen, "TYPING_S", math.inf)
    app = app_at(arranged(f"{MANY} | {' | '.join(['R7 R8'] * 9)}", top="Y3"))
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        text = screen_text(app)
        assert all(f"Bot {number}" in text for number in range(1, 10))
        assert all(f"{sign}{number:>2}" in text for sign in "●■◆" for number in range(10))
        await press(pilot, "down", "up", "end")
        assert hand(app).cursor == 29
        await press(pilot, "1", "2")
        assert hand(app).cursor == 11
        await press(pilot, "right")
        assert "13. Green 2" in screen_text(app)


async def test_a_hand_too_large_for_the_screen_scrolls() -> None:
    """The card under the cursor is always in sight."""
    app = app_at(arranged(f"{MANY} {MANY} | R7 R8", top="Y3"))
    async with app.run_test() as pilot:
        await press(pilot, "end")
        assert "60" in screen_text(app)


@pytest.mark.parametrize("size", [(79, 24), (80, 23), (20, 5)])
async def test_a_terminal_too_small_says_so(size: tuple[int, int]) -> None:
    """Instead of a broken table there is a sentence, and a larger window brings the table back."""
    app = app_at(dealt())
    async with app.run_test(size=size) as pilot:
        await pilot.pause()
        assert "at least" in " ".join(screen_text(app).split())
        assert "Draw a card" not in screen_text(app)
        await resize(pilot, 80, 24)
        assert "Draw a card" in screen_text(app)


async def test_a_window_that_was_too_small_leaves_the_keys_alive() -> None:
    """The notice names the other way to play; with room again, Enter plays a card without any other key before."""
    table = arranged("R5 B2 B3 | R7 G1 G2")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        await resize(pilot, 60, 20)
        assert "--plain" in screen_text(app)
        await resize(pilot, 90, 30)
        await until(pilot, lambda: app.focused is not None)
        await press(pilot, "enter")
        assert table.match.view(0).hand_sizes == (2, 3)


async def test_the_heading_is_as_wide_as_the_window() -> None:
    """Whose turn it is stands at its right end, whatever happens to the window."""
    app = app_at(arranged("R5 B2 B3 | R7 G1 G2"), pace_s=NEVER_S)
    async with app.run_test(size=(80, 24)) as pilot:
        for width in (120, 90):
            await resize(pilot, width, 30)
            assert screen_text(app).splitlines()[0].rstrip().endswith("It is your turn.")
            assert len(screen_text(app).splitlines()[0].rstrip()) == width - 1


async def test_no_color_is_obeyed(monkeypatch: pytest.MonkeyPatch) -> None:
    """With NO_COLOR not a single colour reaches the terminal, and the table is still readable."""
    monkeypatch.setenv("NO_COLOR", "1")
    app = app_at(arranged("R5 B2 W | R7 G1"))
    async with app.run_test() as pilot:
        await pilot.pause()
        strips = app.screen._compositor.render_strips()  # noqa: SLF001  what the terminal would get
        last = app._filters[-1]  # noqa: SLF001  the filter that takes the colours away
        written = [strip.apply_filter(last, app.screen.background_colors[1]) for strip in strips]
        styles = [segment.style for strip in written for segment in strip if segment.style]
        assert all(colour is None or colour.is_default for style in styles for colour in (style.color, style.bgcolor))
        assert "▲ 5" in screen_text(app)


async def test_question_mark_lists_the_keys() -> None:
    """`?` shows every key, and a key closes the list."""
    app = app_at(dealt())
    async with app.run_test() as pilot:
        await press(pilot, "question_mark")
        assert is_on(app, Help)
        assert "catch somebody" in screen_text(app)
        await press(pilot, "enter")
        assert is_on(app, TableScreen)


@pytest.mark.parametrize(("edition", "special"), [("kickin-battle", "battle.lowest_loses"), ("classic", None)])
async def test_r_tells_the_rules_of_the_special_card(edition: str, special: str | None) -> None:
    """Every clause that its edition declares, under what the table plays by; the same key closes it."""
    app = app_at(dealt(edition), pace_s=NEVER_S)
    async with app.run_test(size=(100, 50)) as pilot:
        await pilot.pause()
        await pilot.press("r")
        await pilot.pause()
        text = " ".join(screen_text(app).split())
        assert "rules of the English sheet" in text
        if special is not None:
            assert Words("en").clause(special) in text
        await pilot.press("r")
        await pilot.pause()
        assert is_on(app, TableScreen)


async def test_behind_another_screen_the_table_stands_still() -> None:
    """No time passes while the list of keys is read, and none is made up for afterwards."""
    app = app_at(arranged("R5 B2 | R7 G1", turn=1), paces=Paces(bot_s=3600))
    async with app.run_test() as pilot:
        await press(pilot, "question_mark")
        table = app.table
        assert table is not None
        stopped = table.now()
        await pilot.pause(0.05)
        assert table.now() == stopped
        await press(pilot, "enter")
        await until(pilot, lambda: table.now() > stopped)


# --- Questions -----------------------------------------------------------------------------------------------------------


async def test_a_refused_card_says_why() -> None:
    """A card that does not fit stays in the hand, and the reason stands under the question."""
    table = arranged("B2 R5 | R7 G1")
    app = app_at(table)
    async with app.run_test() as pilot:
        await press(pilot, "1", "enter")
        assert "You cannot play Blue 2: it has neither the color in play" in screen_text(app)
        assert table.match.view(0).hand == (card("B2"), card("R5"))
        await press(pilot, "c", "u", "u", "x", "9")
        assert table.match.view(0).hand == (card("B2"), card("R5"))


async def test_drawing_when_it_is_not_ones_turn_is_answered() -> None:
    """D is refused with a sentence wherever there is nothing to draw."""
    app = app_at(arranged("W R5 | R7 G1", "0 play W"))
    async with app.run_test() as pilot:
        await press(pilot, "d")
        assert "You cannot draw now." in screen_text(app)


async def test_a_colour_is_named_with_a_digit() -> None:
    """1 to 4 name the colours, each with its shape."""
    table = arranged("W R5 B1 | R7 G1 G2", "0 play W")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        assert all(name in screen_text(app) for name in ("● Blue", "■ Green", "▲ Red", "◆ Yellow"))
        await press(pilot, "4")
        assert table.match.view(0).colour == "yellow"


async def test_arrows_and_enter_pick_an_answer() -> None:
    """Answers that are no cards can be walked through."""
    table = arranged("W R5 B1 | R7 G1 G2", "0 play W")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await press(pilot, "right", "enter")
        assert table.match.view(0).colour == "green"


async def test_a_challenge_spells_out_both_outcomes() -> None:
    """Before deciding one reads what follows from being right and from being wrong; afterwards one sees the hand."""
    table = arranged("R5 B2 | W4 R9 G2", "1 play W4", "1 colour green", turn=1)
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        text = " ".join(screen_text(app).split())
        assert "you draw 4 cards and miss your turn" in text
        assert "you draw 6 cards" in text
        await press(pilot, "1")
        assert is_on(app, Look)
        assert "▲9" in screen_text(app)
        await press(pilot, "enter")
        assert table.match.view(0).hand_sizes == (2, 6)
        assert "shows you their whole hand" in " ".join(screen_text(app).split())


async def test_a_battle_is_picked_in_secret_and_revealed() -> None:
    """A card picked lies face down until the other has picked; then both lie beside the piles."""
    table = arranged("R5 R2 WB | R7 G1 R1", "0 play WB", "0 battle 1", edition="kickin-battle")
    app = app_at(table, paces=Paces(bot_s=NEVER_S))
    async with app.run_test() as pilot:
        await pilot.pause()
        assert {held.text for held in hand(app).up} == {"R5", "R2"}
        await press(pilot, "enter")
        text = screen_text(app)
        assert "Your card lies face down." in text
        assert "Waiting for Bot 1." in text
        let_pass(app, NEVER_S)
        await until(pilot, lambda: len(app.screen.query_one(Piles).laid) == 2)


async def test_rivals_and_victims_can_be_clicked() -> None:
    """A click on somebody's line answers whom to battle."""
    table = arranged("R5 R2 WB | R7 G1 | R1 R9", "0 play WB", edition="kickin-battle")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        line = next(at for at, line in enumerate(screen_text(app).splitlines()) if "Bot 2" in line)
        await pilot.click(offset=Offset(5, line))
        assert table.match.told(0)[-1] == {"event": "rival_named", "seat": 0, "rival": 2}


async def test_cards_are_given_one_by_one() -> None:
    """Urrrhhh: a colour, then each card with the hand, then the colour in play."""
    table = arranged("P5 P6 B1 G1 WU | P7 Y1 | P9 Y8", "0 play WU", top="P3", edition="urrrhhh")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await press(pilot, "3")
        assert {held.text for held in hand(app).up} == {"P5", "P6"}
        await press(pilot, "enter", "enter")
        await pilot.pause()
        question = asked(app)
        assert question is not None
        assert question.name == "colour"
        assert table.match.view(0).hand_sizes == (2, 3, 3)


async def test_a_number_is_called_by_its_digit_and_one_may_pass() -> None:
    """Best Friends: 0 to 9 are the numbers themselves."""
    table = arranged("V5 V6 G6 WF | V7 Y6", "0 play WF", top="V3", edition="best-friends")
    app = app_at(table)
    async with app.run_test() as pilot:
        await press(pilot, "6")
        assert {"event": "number_named", "seat": 0, "number": 6} in table.match.told(0)
        question = asked(app)
        assert question is not None
        assert [str(choice) for choice in question.choices] == ["put V6", "put G6", "pass"]
        assert "Put down a 6, or pass?" in screen_text(app)
        await press(pilot, "3")
        assert {"event": "passed", "seat": 0} in table.match.told(0)


async def test_a_victim_is_tormented_and_a_colour_named() -> None:
    """The Joker's wild asks for a person, then for a colour."""
    table = arranged("R5 R6 WJ | R7 G1 | R9 G2", "0 play WJ", edition="jokers-wild")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        assert "They draw until they get a card of the color" in screen_text(app)
        await press(pilot, "2", "4")
        assert {"event": "tormented", "seat": 2, "by": 0, "colour": "yellow"} in table.match.told(0)


async def test_a_special_agent_sees_every_hand_alone() -> None:
    """All other hands are laid open until the reader has seen enough."""
    table = arranged("R5 R6 WA | R7 G1 | B9 Y2", edition="special-agent")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await press(pilot, "end", "enter")
        assert is_on(app, Look)
        assert all(sign in screen_text(app) for sign in ("▲7", "■1", "●9", "◆2"))
        await press(pilot, "enter")
        question = asked(app)
        assert question is not None
        assert question.name == "colour"


async def test_the_mouse_plays_too() -> None:
    """A click on a card plays it, and one on the draw pile draws."""
    table = arranged("R5 B2 | R7 G1 G2")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.click(Piles, offset=Offset(4, 3))
        assert table.match.view(0).hand_sizes == (3, 3)
        await pilot.click(Prompt, offset=Offset(4, 1))
        assert table.match.view(0).turn == 1
    table = arranged("R5 B2 B4 | R7 G1 G2")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.click(Hand, offset=Offset(14, 2))
        assert table.match.view(0).discard_pile[0] is card("R5")


async def test_a_key_in_the_bar_can_be_clicked() -> None:
    """The words at the foot are buttons."""
    table = arranged("R5 B2 | R7 G1 G2")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await pilot.pause()
        await pilot.click("KeyBar", offset=Offset(1, 0))
        assert table.match.view(0).hand_sizes == (3, 3)


async def test_a_hint_says_what_and_why() -> None:
    """H names a choice that is possible, with a reason, in any question."""
    app = app_at(arranged("R5 B2 W | R7 G1 G2"), pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await press(pilot, "h")
        remark = app.screen.query_one(Prompt).remark
        assert remark.startswith(("Play", "Draw"))
        assert remark.count(".") == 2


# --- Calling and catching ------------------------------------------------------------------------------------------------


def owing(seat: int) -> Game:
    """A table at which a seat has just come down to one card without a word."""
    if seat == 0:
        return arranged("R5 B2 | R7 G1 G2 | R1 R2", "0 play R5")
    return arranged("R5 B2 B3 | R7 G1 G2 | R1 B9", "2 play R1", turn=2)


async def test_the_call_is_armed_before_the_card() -> None:
    """U before the card calls in the same breath; U again takes it back."""
    for presses, called in ((("u",), True), (("u", "u"), False), ((), False)):
        table = arranged("R5 B2 | R7 G1 G2")
        app = app_at(table, pace_s=NEVER_S)
        async with app.run_test() as pilot:
            await press(pilot, *presses)
            assert ("You will call UNO with your next card" in screen_text(app)) == called
            await press(pilot, "enter")
            assert ({"event": "called", "seat": 0} in table.match.told(0)) == called
            assert not hand(app).armed


async def test_an_armed_call_is_made_when_a_card_leaves_that_cannot_carry_it() -> None:
    """A battle pick brings the hand down to one card: the call that was armed before is not lost."""
    table = arranged("WB R9 B2 | R1 G1 G2", "0 play WB", "0 battle 1", edition="kickin-battle")
    app = app_at(table, paces=Paces(bot_s=0, call_s=60, opens_s=60, react_s=60, holds_s=60))
    async with app.run_test() as pilot:
        await press(pilot, "u")
        await until(pilot, lambda: asked(app) is not None)
        hand(app).point_to(card("R9"))
        await press(pilot, "enter")
        await until(pilot, lambda: {"event": "called", "seat": 0} in table.match.told(0))
        assert not hand(app).armed


async def test_the_call_can_be_made_in_the_window() -> None:
    """Down to one card without a word, U calls at once."""
    table = owing(0)
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await press(pilot, "u")
        assert table.match.told(0)[-1] == {"event": "called", "seat": 0}
        assert not table.match.view(0).owing


async def test_a_catch_is_never_hinted_at() -> None:
    """The screen looks the same whether somebody can be caught or has called; only the log tells."""
    silent = app_at(owing(2), pace_s=NEVER_S)
    async with silent.run_test() as pilot:
        await pilot.pause()
        quiet = screen_text(silent)
    loud = app_at(arranged("R5 B2 B3 | R7 G1 G2 | R1 B9", "2 play R1 uno", turn=2), pace_s=NEVER_S)
    async with loud.run_test() as pilot:
        await pilot.pause()
        told = screen_text(loud)
    assert _but_for_the_log(told) == _but_for_the_log(quiet)


def _but_for_the_log(text: str) -> list[str]:
    """What stands left of the log and below it."""
    lines = text.splitlines()
    return [line[:34] for line in lines[:14]] + lines[14:]


async def test_who_forgot_is_caught_by_the_reader() -> None:
    """C catches a bot that has not called, before any other does."""
    table = owing(2)
    app = app_at(table, paces=Paces(bot_s=60, call_s=60, opens_s=0, react_s=60))
    async with app.run_test() as pilot:
        await press(pilot, "c")
        assert {"event": "caught", "seat": 2, "by": 0} in table.match.told(0)
        assert "You catch Bot 2" in screen_text(app)


async def test_a_catch_that_comes_too_early_costs_nothing() -> None:
    """Before the window is open C is answered with a sentence, and C again catches as soon as it is."""
    table = owing(2)
    app = app_at(table, paces=Paces(bot_s=60, call_s=60, opens_s=60, react_s=60))
    async with app.run_test() as pilot:
        await press(pilot, "c", "c")
        assert "Too early" in screen_text(app)
        assert "Wait a moment" not in screen_text(app)
        assert table.match.view(0).owing == (2,)


async def test_an_answer_waits_while_somebody_can_be_caught() -> None:
    """The reader's card is on its way until the window is over, is said to be, and can be given only once."""
    table = owing(2)
    app = app_at(table, paces=Paces(bot_s=60, call_s=60, opens_s=0, react_s=60, holds_s=60))
    async with app.run_test() as pilot:
        await pilot.press("enter")
        await until(pilot, lambda: "Your answer is on its way." in screen_text(app))
        await pilot.press("enter", "d", "1")
        assert table.match.view(0).hand_sizes[0] == 3
        assert "Your answer is on its way." in screen_text(app)


async def test_a_miss_cools_down(monkeypatch: pytest.MonkeyPatch) -> None:
    """Catching nobody keeps one from catching for a while."""
    table = arranged("R5 B2 B3 | R7 G1 G2 | R1 B9")
    app = app_at(table, pace_s=NEVER_S)
    async with app.run_test() as pilot:
        await press(pilot, "c")
        assert "There is nobody to catch now." in screen_text(app)
        await press(pilot, "c")
        assert "Wait a moment" in screen_text(app)
        screen = app.screen
        assert isinstance(screen, TableScreen)
        monkeypatch.setattr(screen.eyes, "cooling", lambda: False)
        await press(pilot, "c")
        assert "There is nobody to catch now." in screen_text(app)


async def test_bots_that_notice_catch() -> None:
    """Without the call, a bot catches the reader."""
    table = owing(0)
    app = app_at(table, paces=Paces(bot_s=60, opens_s=0, react_s=0, holds_s=60))
    async with app.run_test() as pilot:
        await until(pilot, lambda: {"event": "caught", "seat": 0, "by": 1} in table.match.told(0))


async def test_the_cards_of_a_penalty_come_one_by_one() -> None:
    """Four cards for the reader: the hand grows card by card, nothing is asked meanwhile, and the rest of the table waits."""
    table = arranged("R5 B2 B4 | R7 G1 Y7 | W4 R9 R8 G2", "2 play W4", "2 colour green", turn=2)
    app = app_at(table, pace_s=1.0)
    async with app.run_test() as pilot:
        await pilot.pause()
        held, seen, turns = [], [], []

        def note_hand(cards: tuple[Card, ...]) -> None:
            held.append(len(cards))
            turns.append(table.match.view(0).turn)

        def note_seat(view: View) -> None:
            seen.append(view.hand_sizes[0])

        app.watch(hand(app), "cards", note_hand, init=False)
        app.watch(app.screen.query_one(Opponents), "seen", note_seat, init=False)
        await press(pilot, "2")
        await until(pilot, lambda: len(hand(app).cards) == 7)
        assert list(dict.fromkeys(held)) == list(dict.fromkeys(seen)) == [4, 5, 6, 7]
        assert set(turns) == {1}, "the next bot has not moved yet"


async def test_without_a_pace_a_penalty_comes_at_once() -> None:
    """Whoever wants no delays gets none."""
    table = arranged("R5 B2 B4 | R7 G1 Y7 | W4 R9 R8 G2", "2 play W4", "2 colour green", turn=2)
    app = app_at(table)
    async with app.run_test() as pilot:
        await pilot.pause()
        await press(pilot, "2")
        await pilot.pause()
        assert len(hand(app).cards) == 7
