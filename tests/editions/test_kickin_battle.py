"""Kickin' Battle: a rival, sealed cards, the lower one loses."""

from __future__ import annotations

import json
from functools import partial

import pytest

from table import arrange, clause

CORNERS = {"battle_lost", "battle_tied", "battle_void", "went_out"}
"""What the proofs must see happen when it leaves nothing to draw."""

battle = partial(arrange, edition="kickin-battle", top="G5")


@clause("battle.challenge", "ruling.battle_must")
def test_whoever_plays_it_must_pick_any_other_player() -> None:
    """Near or far, but not oneself, and nobody may decline."""
    game = battle("WB R9 R1 | Y1 Y2 | B3 B4 | Y3 Y4").play("0 play WB")
    assert game.events == [{"event": "played", "seat": 0, "card": "WB"}]
    assert game.asked() == {0: "rival"}
    assert game.choices(0) == {"battle 1", "battle 2", "battle 3"}
    assert game.state["turn"] == 0
    assert game.state["discard_pile"] == ["WB", "G5"]
    for choice in ("battle 0", "battle 4", "battle 01", "battle", "battle  1", "pass", "draw", "colour red", "pick R9"):
        game.refuse(f"0 {choice}")
    game.refuse("1 pick Y1", "not_asked")


@clause("battle.pick")
def test_both_battlers_are_asked_for_a_card_at_once() -> None:
    """Nobody else is, and any card of the hand will do."""
    game = battle("WB R9 R1 | Y1 Y2 | B3 W | Y3 Y4").play("0 play WB", "0 battle 2")
    assert game.events == [{"event": "rival_named", "seat": 0, "rival": 2}]
    assert game.asked() == {0: "pick", 2: "pick"}
    assert game.choices(0) == {"pick R9", "pick R1"}
    assert game.choices(2) == {"pick B3", "pick W"}
    for move in ("0 pick B3", "0 pick R9 uno", "0 pick", "0 pass", "0 battle 2", "2 pick R9", "2 pick Wild"):
        game.refuse(move)
    game.refuse("1 pick Y1", "not_asked")


@clause("ruling.battle_secret")
def test_a_pick_stays_in_the_hand_until_both_are_made() -> None:
    """That it was made is public; a second thought is not allowed."""
    game = battle("WB R9 R1 R2 | Y1 Y2 | B3 B4 B6").play("0 play WB", "0 battle 2", "0 pick R9")
    assert game.events == [{"event": "picked", "seat": 0, "card": "R9"}]
    assert game.state["hands"][0] == ["R9", "R1", "R2"]
    assert game.state["aside"] == []
    assert game.asked() == {2: "pick"}
    for seat in (0, 1, 2, None):
        assert game.view(seat)["waiting_for"] == [2]
        assert game.view(seat)["hand_sizes"] == [3, 2, 3]
    game.refuse("0 pick R1", "not_asked")


@clause("ruling.battle_secret")
@pytest.mark.parametrize("before", [(), ("0 pick Y8", "2 pick B8")])
def test_a_sealed_pick_is_in_nobody_elses_view(before: tuple[str, ...]) -> None:
    """Whichever card was picked, the rival, the others and the spectators see the same."""
    seen = []
    for pick in ("R9", "R1", "W"):
        game = battle("WB Y8 R9 R1 W | Y1 Y2 | B8 B3 B4")
        game.play("0 play WB", "0 battle 2", *before, f"0 pick {pick}")
        views = [json.dumps(game.view(seat), sort_keys=True) for seat in (1, 2, None)]
        assert f'"{pick}"' not in "".join(views)
        seen.append(views)
    assert seen[0] == seen[1] == seen[2]


@clause("ruling.battle_secret")
def test_a_rivals_sealed_pick_is_hidden_from_the_challenger() -> None:
    """The rival may be the first to pick."""
    seen = []
    for pick in ("B3", "B4"):
        game = battle("WB R9 R1 | Y1 Y2 | B3 B4 B6").play("0 play WB", "0 battle 2", f"2 pick {pick}")
        assert game.asked() == {0: "pick"}
        seen.append([json.dumps(game.view(seat), sort_keys=True) for seat in (0, 1, None)])
    assert seen[0] == seen[1]
    assert '"B3"' not in "".join(seen[0])


@clause("battle.lowest_loses", "battle.loser_takes", "battle.winner_colour", "battle.resume", "ruling.battle_used")
def test_the_lower_card_loses_and_the_loser_takes_all_plus_two() -> None:
    """The challenger wins here, names the colour, and the next seat plays."""
    game = battle("WB R9 R1 R2 | Y1 Y2 | B3 B4").play("0 play WB", "0 battle 2", "2 pick B3", "0 pick R9")
    assert game.events == [
        {"event": "picked", "seat": 0, "card": "R9"},
        {"event": "revealed", "seat": 0, "card": "R9"},
        {"event": "revealed", "seat": 2, "card": "B3"},
        {"event": "battle_lost", "seat": 2},
        {"event": "drew", "seat": 2, "cards": ["Y1", "Y2"]},
    ]
    assert game.state["hands"] == [["R1", "R2"], ["Y1", "Y2"], ["B4", "R9", "B3", "Y1", "Y2"]]
    assert game.state["aside"] == []
    assert game.asked() == {0: "colour"}
    assert game.choices(0) == {"colour blue", "colour green", "colour red", "colour yellow"}
    for choice in ("colour pink", "colour Red", "colour red uno", "colour", "play R1", "pick R1", "pass"):
        game.refuse(f"0 {choice}")
    game.play("0 colour red")
    assert game.events == [
        {"event": "colour_named", "seat": 0, "colour": "red"},
        {"event": "turn_began", "seat": 1},
    ]
    assert game.state["colour"] == "red"
    assert game.state["turn"] == 1
    assert game.state["discard_pile"] == ["WB", "G5"]


@clause("battle.winner_colour", "battle.loser_takes", "ruling.battle_used")
def test_a_rival_who_wins_names_the_colour() -> None:
    """The challenger takes the cards, and the turn stays the challenger's until it is named."""
    game = battle("WB R1 R2 R3 | Y1 Y2 | B3 B4 B6").play("0 play WB", "0 battle 2", "0 pick R1", "2 pick B3")
    assert game.events == [
        {"event": "picked", "seat": 2, "card": "B3"},
        {"event": "revealed", "seat": 0, "card": "R1"},
        {"event": "revealed", "seat": 2, "card": "B3"},
        {"event": "battle_lost", "seat": 0},
        {"event": "drew", "seat": 0, "cards": ["Y1", "Y2"]},
    ]
    assert game.state["hands"] == [["R2", "R3", "R1", "B3", "Y1", "Y2"], ["Y1", "Y2"], ["B4", "B6"]]
    assert game.asked() == {2: "colour"}
    assert game.state["turn"] == 0
    assert game.state["colour"] == "green"
    game.refuse("0 colour red", "not_asked")
    game.play("2 colour blue")
    assert game.events == [
        {"event": "colour_named", "seat": 2, "colour": "blue"},
        {"event": "turn_began", "seat": 1},
    ]
    assert game.state["colour"] == "blue"


@clause("battle.pick", "ruling.battle_secret")
def test_who_picks_first_changes_nothing() -> None:
    """The same cards give the same table."""
    picks = ("0 pick R1", "2 pick B3")
    games = [battle("WB R1 R2 R3 | Y1 Y2 | B3 B4 B6").play("0 play WB", "0 battle 2", *order) for order in (picks, picks[::-1])]
    assert games[0].state == games[1].state
    assert games[0].events[1:] == games[1].events[1:]


@clause("battle.lowest_loses")
@pytest.mark.parametrize("symbol", ["Rskip", "Rrev", "R+2", "W", "W4", "WB"])
def test_a_symbol_counts_zero_and_loses_to_a_1(symbol: str) -> None:
    """Whatever it would score at the end of a round."""
    game = battle(f"WB {symbol} R2 R3 | B1 B2 B4").play("0 play WB", "0 battle 1", f"0 pick {symbol}", "1 pick B1")
    assert {"event": "battle_lost", "seat": 0} in game.events
    assert game.asked() == {1: "colour"}


@clause("battle.lowest_loses", "battle.tie")
@pytest.mark.parametrize("symbol", ["Rskip", "Rrev", "R+2", "W", "W4", "WB"])
@pytest.mark.parametrize("other", ["B0", "Bskip", "W"])
def test_a_symbol_ties_with_a_0_and_with_any_symbol(symbol: str, other: str) -> None:
    """Both count zero."""
    game = battle(f"WB {symbol} R2 R3 | {other} B2 B4")
    game.play("0 play WB", "0 battle 1", f"0 pick {symbol}", f"1 pick {other}")
    assert game.events[-1]["event"] == "battle_tied"
    assert game.state["aside"] == [symbol, other]


@clause("battle.lowest_loses")
def test_a_symbol_revealed_in_a_battle_has_no_effect() -> None:
    """It is only worth zero: nobody is skipped, nothing is reversed, nobody draws for it."""
    game = battle("WB Rrev R+2 R9 R2 R3 | Bskip W4 B1 B4 B6 | Y1 Y2").play(
        "0 play WB", "0 battle 1", "0 pick Rrev", "1 pick Bskip", "0 pick R+2", "1 pick W4", "0 pick R9", "1 pick B1"
    )
    assert game.said() == ["picked", "revealed", "revealed", "battle_lost", "drew"]
    game.play("0 colour red")
    assert game.state["direction"] == "left"
    assert game.state["turn"] == 1
    assert game.sizes() == [2, 10, 2]


@clause("battle.tie", "battle.loser_takes", "ruling.battle_used")
def test_tied_cards_are_set_aside_until_someone_loses() -> None:
    """Twice here; the loser takes them in the order revealed, the challenger's first, then draws two."""
    game = battle("WB R5 R6 R9 R1 R2 | B5 B6 B2 B1 B0 | Y1 Y2").play("0 play WB", "0 battle 1")
    game.play("1 pick B5", "0 pick R5")
    assert game.events == [
        {"event": "picked", "seat": 0, "card": "R5"},
        {"event": "revealed", "seat": 0, "card": "R5"},
        {"event": "revealed", "seat": 1, "card": "B5"},
        {"event": "battle_tied", "seats": [0, 1]},
    ]
    assert game.state["aside"] == ["R5", "B5"]
    assert game.asked() == {0: "pick", 1: "pick"}
    assert game.choices(0) == {"pick R6", "pick R9", "pick R1", "pick R2"}
    game.refuse("0 pick R5").refuse("1 pick B5").refuse("0 colour red")

    game.play("1 pick B6", "0 pick R6")
    assert game.said() == ["picked", "revealed", "revealed", "battle_tied"]
    assert game.state["aside"] == ["R5", "B5", "R6", "B6"]
    for seat in (0, 1, 2, None):
        assert game.view(seat)["aside"] == ["R5", "B5", "R6", "B6"]

    game.play("1 pick B2", "0 pick R9")
    assert game.events[3:] == [
        {"event": "battle_lost", "seat": 1},
        {"event": "drew", "seat": 1, "cards": ["Y1", "Y2"]},
    ]
    assert game.state["hands"][1] == ["B1", "B0", "R5", "B5", "R6", "B6", "R9", "B2", "Y1", "Y2"]
    assert game.state["hands"][0] == ["R1", "R2"]
    assert game.state["aside"] == []
    assert game.state["discard_pile"] == ["WB", "G5"]


@clause("battle.loser_takes", "battle.tie")
def test_a_challenger_who_loses_takes_the_cards_of_both_sides() -> None:
    """Still with the challenger's card before the rival's."""
    game = battle("WB R5 R1 R2 | B5 B3 B1 B0 | Y1 Y2").play("0 play WB", "0 battle 1", "0 pick R5", "1 pick B5")
    game.play("1 pick B3", "0 pick R1")
    assert game.state["hands"][0] == ["R2", "R5", "B5", "R1", "B3", "Y1", "Y2"]
    assert game.state["hands"][1] == ["B1", "B0"]


@clause("battle.pick")
def test_of_like_cards_the_one_received_first_is_revealed() -> None:
    """And the hand keeps its order."""
    game = battle("WB R5 R1 R5 | B2 B3 B4").play("0 play WB", "0 battle 1")
    assert game.choices(0) == {"pick R5", "pick R1"}
    game.play("0 pick R5", "1 pick B2")
    assert game.state["hands"][0] == ["R1", "R5"]


@clause("battle.out_of_cards", "ruling.battle_order", "ruling.uno_reached")
def test_after_a_tie_an_empty_challenger_draws_before_an_empty_rival() -> None:
    """One card each, and drawing up from none owes no call."""
    game = battle("WB R5 | B5 | Y1 Y2").play("0 play WB", "0 battle 1", "0 pick R5", "1 pick B5")
    assert game.events == [
        {"event": "picked", "seat": 1, "card": "B5"},
        {"event": "revealed", "seat": 0, "card": "R5"},
        {"event": "revealed", "seat": 1, "card": "B5"},
        {"event": "battle_tied", "seats": [0, 1]},
        {"event": "drew", "seat": 0, "cards": ["Y1"]},
        {"event": "drew", "seat": 1, "cards": ["Y2"]},
    ]
    assert game.state["hands"] == [["Y1"], ["Y2"], ["Y1", "Y2"]]
    assert game.asked() == {0: "pick", 1: "pick"}
    assert game.offers() == set()
    assert not game.state["round_over"]


@clause("battle.out_of_cards")
def test_a_battler_with_cards_left_draws_none_after_a_tie() -> None:
    """Only the empty hand draws, whoever's it is."""
    game = battle("WB R5 R9 R1 | B5 | Y1 Y2").play("0 play WB", "0 battle 1", "0 pick R5", "1 pick B5")
    assert game.events[4:] == [{"event": "drew", "seat": 1, "cards": ["Y1"]}]
    game = battle("WB R5 | B5 B3 B4 | Y1 Y2").play("0 play WB", "0 battle 1", "0 pick R5", "1 pick B5")
    assert game.events[4:] == [{"event": "drew", "seat": 0, "cards": ["Y1"]}]


@clause("ruling.battle_last_card", "ruling.battle_order", "ruling.uno_reached")
def test_a_last_kickin_battle_draws_a_card_and_battles() -> None:
    """One cannot go out with it, and owes no call for the card drawn."""
    game = battle("WB | Y9 Y8 Y7 | B1 B2").play("0 play WB")
    assert game.said() == ["played"]
    assert game.state["hands"][0] == []
    assert not game.state["round_over"]
    assert game.asked() == {0: "rival"}
    assert game.offers() == set()
    game.play("0 battle 1")
    assert game.events == [
        {"event": "rival_named", "seat": 0, "rival": 1},
        {"event": "drew", "seat": 0, "cards": ["Y1"]},
    ]
    assert game.choices(0) == {"pick Y1"}
    assert game.offers() == set()
    game.play("0 pick Y1", "1 pick Y9")
    assert game.state["hands"][0] == ["Y1", "Y9", "Y2", "Y3"]


@clause("battle.out_of_cards", "ruling.battle_winner_empty", "ruling.battle_order")
def test_a_winner_who_used_the_last_card_draws_one_after_the_loser() -> None:
    """Nobody goes out in a battle."""
    game = battle("WB | Yskip Y8 Y7 | B1 B2").play("0 play WB", "0 battle 1", "0 pick Y1", "1 pick Yskip")
    assert game.events[3:] == [
        {"event": "battle_lost", "seat": 1},
        {"event": "drew", "seat": 1, "cards": ["Y2", "Y3"]},
        {"event": "drew", "seat": 0, "cards": ["Y4"]},
    ]
    assert game.state["hands"][0] == ["Y4"]
    assert game.asked() == {0: "colour"}
    assert game.offers() == set()


@clause("ruling.battle_winner_empty", "ruling.battle_order", "round.reshuffle")
def test_the_pile_may_be_reshuffled_between_the_two_draws() -> None:
    """The loser takes the last two; the winner's card comes from under the Kickin' Battle."""
    game = battle("WB R1 R2 | B5 | Y1 Y2", draw="Y8 Y9").play("0 play WB", "0 battle 1", "0 pick R1", "1 pick B5")
    assert game.events[3:] == [
        {"event": "battle_lost", "seat": 0},
        {"event": "drew", "seat": 0, "cards": ["Y8", "Y9"]},
        {"event": "reshuffled", "count": 1},
        {"event": "drew", "seat": 1, "cards": ["G5"]},
    ]
    assert game.state["discard_pile"] == ["WB"]
    assert game.asked() == {1: "colour"}


@clause("ruling.battle_winner_empty", "ruling.short_pile", "ruling.last_colour", "round.over")
def test_a_winning_rival_who_can_draw_nothing_is_out() -> None:
    """The loser takes the one card there is; then the round ends and no colour is named."""
    game = battle("WB R1 | B5 | Y1 Y2", draw="").play("0 play WB", "0 battle 1", "0 pick R1", "1 pick B5")
    assert game.events[3:] == [
        {"event": "battle_lost", "seat": 0},
        {"event": "reshuffled", "count": 1},
        {"event": "drew", "seat": 0, "cards": ["G5"]},
        {"event": "went_out", "seat": 1},
        {
            "event": "round_ended",
            "winner": 1,
            "points": 14,
            "hands": [["R1", "B5", "G5"], [], ["Y1", "Y2"]],
            "scores": [0, 14, 0],
        },
    ]
    assert game.state["round_winner"] == 1
    assert game.state["turn"] == 0
    assert game.answer["asked"] == []
    game.refuse("1 colour red", "not_asked")


@clause("ruling.battle_winner_empty", "battle.loser_takes")
def test_a_winning_challenger_who_can_draw_nothing_is_out() -> None:
    """Here the loser could draw two, and no card is left for the winner."""
    game = battle("WB R9 | B5 B1 | Y1 Y2", top="G5 G6", draw="")
    game.play("0 play WB", "0 battle 1", "0 pick R9", "1 pick B5")
    assert game.said()[3:] == ["battle_lost", "reshuffled", "drew", "went_out", "round_ended"]
    assert game.hand(1) == ["B1", "B5", "G5", "G6", "R9"]
    assert game.state["round_winner"] == 0
    assert game.state["round_points"] == 1 + 5 + 5 + 6 + 9 + 1 + 2


@clause("ruling.battle_no_cards_left", "ruling.battle_order", "ruling.short_pile")
def test_with_one_card_to_draw_the_challenger_gets_it_and_the_rival_loses() -> None:
    """Both are empty after the tie, and the challenger draws first."""
    game = battle("WB R5 | B5 | Y1 Y2", draw="").play("0 play WB", "0 battle 1", "0 pick R5", "1 pick B5")
    assert game.events[3:] == [
        {"event": "battle_tied", "seats": [0, 1]},
        {"event": "reshuffled", "count": 1},
        {"event": "drew", "seat": 0, "cards": ["G5"]},
        {"event": "battle_lost", "seat": 1},
    ]
    assert game.state["hands"] == [["G5"], ["R5", "B5"], ["Y1", "Y2"]]
    assert game.state["aside"] == []
    assert game.asked() == {0: "colour"}
    assert game.offers() == set()


@clause("ruling.battle_no_cards_left")
def test_a_challenger_who_can_draw_nothing_loses() -> None:
    """The rival has a card to go on with, the challenger has not."""
    game = battle("WB R5 | B5 B5 B1 | Y1 Y2", draw="")
    game.play("0 play WB", "0 battle 1", "0 pick R5", "1 pick B5")
    assert game.state["hands"][0] == ["G5"]
    game.play("0 pick G5", "1 pick B5")
    assert game.events[3:] == [{"event": "battle_tied", "seats": [0, 1]}, {"event": "battle_lost", "seat": 0}]
    assert game.state["hands"] == [["R5", "B5", "G5", "B5"], ["B1"], ["Y1", "Y2"]]
    assert game.asked() == {1: "colour"}
    assert game.offers() == {"1 uno", "0 catch 1", "2 catch 1"}


@clause("ruling.battle_no_cards_left")
def test_a_rival_who_can_draw_nothing_loses() -> None:
    """The challenger has a card to go on with, the rival has not."""
    game = battle("WB R5 Y5 Y1 Y2 | B5 | Y3 Y4", draw="")
    game.play("0 play WB", "0 battle 1", "0 pick R5", "1 pick B5")
    assert game.state["hands"][1] == ["G5"]
    game.play("0 pick Y5", "1 pick G5")
    assert game.events[3:] == [{"event": "battle_tied", "seats": [0, 1]}, {"event": "battle_lost", "seat": 1}]
    assert game.state["hands"] == [["Y1", "Y2"], ["R5", "B5", "Y5", "G5"], ["Y3", "Y4"]]
    assert game.asked() == {0: "colour"}


@clause("ruling.battle_no_cards_left", "ruling.uno_reached")
def test_when_neither_can_draw_nobody_loses() -> None:
    """The cards go back to those who played them, and the challenger names the colour."""
    game = battle("WB | B5 | Y1 Y2", draw="").play("0 play WB", "0 battle 1")
    assert game.events == [
        {"event": "rival_named", "seat": 0, "rival": 1},
        {"event": "reshuffled", "count": 1},
        {"event": "drew", "seat": 0, "cards": ["G5"]},
    ]
    game.play("0 pick G5", "1 pick B5")
    assert game.events[3:] == [
        {"event": "battle_tied", "seats": [0, 1]},
        {"event": "battle_void", "seats": [0, 1]},
    ]
    assert game.state["hands"] == [["G5"], ["B5"], ["Y1", "Y2"]]
    assert game.state["aside"] == []
    assert game.asked() == {0: "colour"}
    assert game.offers() == set()
    game.play("0 colour yellow")
    assert game.state["turn"] == 1
    assert game.state["colour"] == "yellow"


@clause("ruling.battle_no_cards_left", "battle.tie")
def test_after_two_ties_a_void_battle_gives_each_their_own_cards() -> None:
    """In the order in which they were revealed."""
    game = battle("WB | B5 | Y1 Y2", top="R6", draw="R5 B6").play("0 play WB", "0 battle 1")
    game.play("0 pick R5", "1 pick B5")
    assert game.events[3:] == [
        {"event": "battle_tied", "seats": [0, 1]},
        {"event": "drew", "seat": 0, "cards": ["B6"]},
        {"event": "reshuffled", "count": 1},
        {"event": "drew", "seat": 1, "cards": ["R6"]},
    ]
    game.play("0 pick B6", "1 pick R6")
    assert game.said()[3:] == ["battle_tied", "battle_void"]
    assert game.state["hands"] == [["R5", "B6"], ["B5", "R6"], ["Y1", "Y2"]]


@clause("battle.resume", "battle_resume")
@pytest.mark.parametrize(
    ("setting", "direction", "expected"),
    [
        ("challenger", "left", 2),
        ("challenger", "right", 0),
        ("challenged", "left", 0),
        ("challenged", "right", 2),
    ],
)
@pytest.mark.parametrize("winning", ["R9", "R1"])
def test_play_resumes_next_to_the_one_the_switch_says(setting: str, direction: str, expected: int, winning: str) -> None:
    """In the current direction, whoever won."""
    rules = {"battle_resume": setting}
    game = battle("Y1 Y2 | WB R9 R1 R2 R3 | Y3 Y4 | B3 B4 B6", turn=1, direction=direction, rules=rules)
    game.play("1 play WB", "1 battle 3", f"1 pick {winning}", "3 pick B3")
    (winner,) = game.asked()
    game.play(f"{winner} colour red")
    assert game.events[-1] == {"event": "turn_began", "seat": expected}
    assert game.state["turn"] == expected


@clause("battle.resume", "battle_resume")
@pytest.mark.parametrize(("sheet", "expected"), [("en", 1), ("es-419", 1), ("pt-BR", 1), ("fr-CA", 3), ("fr-FR", 1)])
def test_the_sheet_says_where_play_resumes(sheet: str, expected: int) -> None:
    """Seat 0 battles seat 2."""
    game = battle("WB R9 R1 R2 | Y1 Y2 | B3 B4 | Y3 Y4", sheet=sheet)
    game.play("0 play WB", "0 battle 2", "0 pick R9", "2 pick B3", "0 colour red")
    assert game.state["turn"] == expected


@clause("battle.resume", "battle_resume")
@pytest.mark.parametrize(("setting", "expected"), [("challenger", 1), ("challenged", 0)])
def test_two_players_battle_each_other(setting: str, expected: int) -> None:
    """The only rival is still asked for; next to the challenged one sits the challenger."""
    game = battle("WB R9 R1 R2 | B3 B4", rules={"battle_resume": setting}).play("0 play WB")
    assert game.choices(0) == {"battle 1"}
    game.play("0 battle 1", "0 pick R9", "1 pick B3", "0 colour red")
    assert game.events[-1] == {"event": "turn_began", "seat": expected}
    assert game.asked() == {expected: "turn"}


@clause("battle_resume", "ruling.battle_no_cards_left")
def test_a_void_battle_resumes_at_the_same_place() -> None:
    """Next to the challenged player by the fr-CA sheet."""
    game = battle("WB | Y1 Y2 | B5 | Y3 Y4", draw="", sheet="fr-CA").play("0 play WB", "0 battle 2")
    game.play("0 pick G5", "2 pick B5", "0 colour blue")
    assert game.state["turn"] == 3


@clause("ruling.uno_reached", "uno.call", "uno.catch")
def test_a_hand_brought_down_to_one_by_the_reveal_owes_the_call() -> None:
    """The winner does; the loser has taken cards by then."""
    game = battle("WB R9 R1 | Y1 Y2 | B3 B4").play("0 play WB", "0 battle 2", "0 pick R9")
    assert game.offers() == set()
    game.play("2 pick B3")
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    assert game.view(1)["owing"] == [0]
    game.play("2 catch 0")
    assert game.events == [
        {"event": "caught", "seat": 0, "by": 2},
        {"event": "drew", "seat": 0, "cards": ["Y3", "Y4"]},
    ]
    assert game.asked() == {0: "colour"}
    assert game.offers() == set()


@clause("ruling.uno_reached", "battle.tie")
def test_a_tie_can_bring_both_battlers_down_to_one_card() -> None:
    """Each may call and each may be caught, even by the other, while both pick again."""
    game = battle("WB R5 R9 | B5 B1 | Y1 Y2").play("0 play WB", "0 battle 1", "0 pick R5", "1 pick B5")
    assert game.asked() == {0: "pick", 1: "pick"}
    assert game.offers() == {"0 uno", "1 uno", "0 catch 1", "1 catch 0", "2 catch 0", "2 catch 1"}
    game.play("0 uno")
    assert game.events == [{"event": "called", "seat": 0}]
    game.play("2 catch 1")
    assert game.state["hands"][1] == ["B1", "Y1", "Y2"]
    assert game.choices(1) == {"pick B1", "pick Y1", "pick Y2"}
    assert game.offers() == set()
    assert game.state["aside"] == ["R5", "B5"]


@clause("ruling.uno_reached", "uno.catch")
def test_a_challenger_may_be_caught_while_naming_the_rival() -> None:
    """Playing the card left one in the hand."""
    game = battle("WB R5 | B5 B1 | Y1 Y2").play("0 play WB")
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    game.play("1 catch 0")
    assert game.events == [
        {"event": "caught", "seat": 0, "by": 1},
        {"event": "drew", "seat": 0, "cards": ["Y1", "Y2"]},
    ]
    assert game.asked() == {0: "rival"}
    game.refuse("2 catch 0", "not_asked")
    game.play("0 battle 1")
    assert game.choices(0) == {"pick R5", "pick Y1", "pick Y2"}


@clause("ruling.battle_secret", "uno.catch")
def test_a_catch_leaves_a_sealed_pick_sealed() -> None:
    """The penalty joins the hand, and the card picked before is the one revealed."""
    game = battle("WB R5 | B2 B1 B3 | Y1 Y2").play("0 play WB", "0 battle 1", "0 pick R5", "2 catch 0")
    assert game.state["hands"][0] == ["R5", "Y1", "Y2"]
    assert game.asked() == {1: "pick"}
    game.play("1 pick B2")
    assert game.events[1] == {"event": "revealed", "seat": 0, "card": "R5"}
    assert game.state["hands"][0] == ["Y1", "Y2"]


@clause("ruling.uno_reached")
def test_the_duty_to_call_ends_when_the_last_card_is_revealed() -> None:
    """The card drawn in its place owes nothing."""
    game = battle("WB R5 | B2 B1 B3 | Y1 Y2").play("0 play WB", "0 battle 1", "1 pick B2")
    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}
    game.play("0 pick R5")
    assert game.sizes()[0] == 1
    assert game.offers() == set()


@clause("ruling.catch_lapse")
def test_a_rival_who_owes_the_call_may_be_next_to_play() -> None:
    """The window lapses when that turn is begun, even by the one who owes."""
    game = battle("WB R1 R2 R3 | B9 B1 | Y1 Y2").play("0 play WB", "0 battle 1", "0 pick R1", "1 pick B9")
    assert game.offers() == {"1 uno", "0 catch 1", "2 catch 1"}
    game.play("1 colour blue")
    assert game.offers() == {"1 uno", "0 catch 1", "2 catch 1"}
    game.play("1 draw")
    assert game.offers() == set()


@clause("ruling.uno_early", "uno.call")
def test_a_call_in_the_same_breath_as_the_card() -> None:
    """It counts with one card left, and with none left it is passed over."""
    game = battle("WB R5 | B5 B1 | Y1 Y2").play("0 play WB uno")
    assert game.said() == ["played", "called"]
    assert game.offers() == set()
    game = battle("WB | B5 B1 | Y1 Y2").play("0 play WB uno")
    assert game.said() == ["played"]
    assert game.asked() == {0: "rival"}
    game = battle("WB R5 R6 | B5 B1 | Y1 Y2").play("0 play WB uno")
    assert game.said() == ["played"]
