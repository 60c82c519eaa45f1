"""The eight sheets and what each plays differently."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard.referee import Referee
from rules.happenings import colour_named, drew, skipped, turn_began, turned_round, turned_up
from table import Game, arrange, clause, new, turn_up

COMMON: dict[str, Any] = {
    "start_direction": "left",
    "dealer_symbols": "zero",
    "drawn_card": "may",
    "battle_resume": "challenger",
    "catch_until": "begin",
    "scoring": "winner",
    "target": 500,
    "bluffing": True,
    "two_player_reverse": "skip",
}
SHEETS: dict[str, dict[str, Any]] = {
    "en": {},
    "es-419": {"drawn_card": "must", "catch_until": "held"},
    "es-ES": {"start_direction": "right", "dealer_symbols": "ignored", "catch_until": "played"},
    "fr-CA": {"battle_resume": "challenged", "catch_until": "played"},
    "fr-FR": {"catch_until": "played"},
    "it": {},
    "pt-BR": {},
    "pt-PT": {},
}


@clause("start_direction", "dealer_symbols", "drawn_card", "catch_until", "scoring", "target", "bluffing")
@pytest.mark.parametrize("sheet", SHEETS)
def test_a_sheet_is_a_set_of_switches(sheet: str) -> None:
    """Every switch has a value in the state, for a dealt match and an arranged position alike."""
    expected = COMMON | SHEETS[sheet]

    for game in (new(3, sheet=sheet), arrange("R1 R2 | B1 B2", sheet=sheet)):
        assert game.state["sheet"] == sheet
        assert game.state["rules"] == expected


@clause("two_player_reverse", "start_direction", "dealer_symbols", "drawn_card", "catch_until")
def test_the_referee_lists_the_sheets_and_the_switches() -> None:
    """All eight sheets; of each switch its values, the default first."""
    answer = Referee().answer({"op": "editions"})

    assert set(answer["sheets"]) == set(SHEETS)
    for sheet, differs in SHEETS.items():
        for switch in ("start_direction", "dealer_symbols", "drawn_card", "battle_resume", "catch_until"):
            assert answer["sheets"][sheet][switch] == (COMMON | differs)[switch]
    assert set(answer["rules"]) == set(COMMON)
    for switch, default in COMMON.items():
        assert answer["rules"][switch][0] == default
    assert answer["rules"]["catch_until"] == ["begin", "played", "held"]
    assert answer["rules"]["bluffing"] == [True, False]


@clause("drawn_card")
def test_a_switch_can_be_set_alone_and_over_a_sheet() -> None:
    """The sheet keeps its name."""
    game = new(3, sheet="es-419", rules={"drawn_card": "may", "scoring": "low"})

    assert game.state["sheet"] == "es-419"
    assert game.state["rules"] == COMMON | {"catch_until": "held", "scoring": "low"}


@clause("start_direction", "turn.first")
def test_to_the_right_the_player_to_the_dealers_right_starts() -> None:
    """And play goes on to the right."""
    game = turn_up("B3", sheet="es-ES", dealer=1)

    assert game.events == [turned_up("B3"), turn_began(0)]
    assert game.state["direction"] == "right"
    assert game.play("0 play B1").state["turn"] == 2


@clause("start_direction", "start.skip")
def test_to_the_right_a_skip_turned_up_skips_the_dealers_right() -> None:
    """The next one to the right starts."""
    assert turn_up("Bskip", sheet="es-ES").events == [turned_up("Bskip"), skipped(2), turn_began(1)]


@clause("start_direction", "start.draw_two")
def test_to_the_right_a_draw_two_turned_up_hits_the_dealers_right() -> None:
    """Who draws and is skipped."""
    game = turn_up("B+2", sheet="es-ES")

    assert game.events == [turned_up("B+2"), drew(2, "Y1 Y2"), skipped(2), turn_began(1)]


@clause("start_direction", "start.reverse")
def test_to_the_right_a_reverse_turned_up_sends_play_to_the_left() -> None:
    """The dealer goes first."""
    game = turn_up("Brev", sheet="es-ES")

    assert game.events == [turned_up("Brev"), turned_round("left"), turn_began(0)]
    assert game.play("0 play B1").state["turn"] == 1


@clause("start_direction", "start.wild", "ruling.start_special")
def test_to_the_right_a_wild_turned_up_asks_the_dealers_right() -> None:
    """Who names the colour and plays first."""
    game = turn_up("W", sheet="es-ES")
    assert game.asked() == {2: "colour"}
    assert (game.state["turn"], game.state["colour"], game.state["direction"]) == (2, None, "right")

    assert game.play("2 colour red").events == [colour_named(2, "red"), turn_began(2)]


@clause("start_direction")
def test_an_arranged_position_goes_as_the_sheet_starts_unless_told() -> None:
    """The direction may be left out."""
    request = {"edition": "classic", "hands": ["R1 R2", "B1 B2"], "draw_pile": "Y1", "discard_pile": "R3", "turn": 0}

    assert Game(op="arrange", **request).state["direction"] == "left"
    assert Game(op="arrange", **request, sheet="es-ES").state["direction"] == "right"
    assert Game(op="arrange", **request, sheet="es-ES", direction="left").state["direction"] == "left"
    assert Game(op="arrange", **request, rules={"start_direction": "right"}).state["direction"] == "right"


@clause("catch_until")
@pytest.mark.parametrize("sheet", SHEETS)
def test_each_sheet_has_its_own_window_for_catching(sheet: str) -> None:
    """Open after the next player drew, or after they kept, or neither."""
    window = (COMMON | SHEETS[sheet])["catch_until"]
    game = arrange("R1 B9 | B1 B2 | G1 G2", sheet=sheet, direction="left").play("0 play R1")
    assert game.offers()

    assert bool(game.play("1 draw").offers()) is (window in ("played", "held"))
    assert bool(game.play("1 keep").offers()) is (window == "held")


@clause("drawn_card")
@pytest.mark.parametrize("sheet", SHEETS)
def test_only_one_sheet_forces_the_drawn_card(sheet: str) -> None:
    """Elsewhere a drawn card that fits may be kept."""
    game = arrange("B1 B2 | G1 G2", sheet=sheet, direction="left", draw="R9 Y1").play("0 draw")

    assert ("keep" in game.choices(0)) is (sheet != "es-419")
