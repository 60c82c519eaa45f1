"""The edition with all five special cards: each does what its own sheet says."""

from __future__ import annotations

from typing import Any

import pytest

from lastcard.editions import EDITIONS
from lastcard.editions.grand import GRAND
from lastcard.referee import Referee
from rules.happenings import colour_named, drew, hand_shown, played, turn_began, turned_up
from table import Game, arrange, clause, new, turn_up

CORNERS = {"went_out", "battle_lost", "gave", "tormented"}
"""What must be seen to happen when nothing is left to draw."""

SPECIALS = ("WB", "WU", "WF", "WJ", "WA")

every_special = pytest.mark.parametrize("card", SPECIALS)


def grand(hands: str, *moves: str, **rest: Any) -> Game:
    """A position of the edition after some moves."""
    return arrange(hands, edition="grand", **rest).play(*moves)


@clause("house.grand")
def test_the_referee_lists_it_with_its_five_special_cards() -> None:
    """Four colours, and the verbs of all five."""
    (entry,) = [edition for edition in Referee().answer({"op": "editions"})["editions"] if edition["id"] == "grand"]

    assert entry["special"] == list(SPECIALS)
    assert entry["colours"] == ["blue", "green", "red", "yellow"]
    assert sum(entry["cards"].values()) == 128
    assert {"battle", "pick", "give", "hand", "number", "put", "pass", "torment"} <= entry["verbs"].keys()


@clause("house.grand")
def test_a_fresh_pile_is_the_classic_one_and_four_of_each_special_card() -> None:
    """In the order W, W4, WB, WU, WF, WJ, WA."""
    cards = [card.text for card in GRAND.deck.cards]

    assert cards[:108] == [card.text for card in EDITIONS[0].deck.cards]
    assert cards[100:] == [card for card in ("W", "W4", *SPECIALS) for _ in range(4)]


@clause("house.grand")
def test_a_match_is_dealt_from_all_128() -> None:
    """Ten players too."""
    game = new(10, edition="grand")
    lying = (game.state["draw_pile"], game.state["discard_pile"], *game.state["hands"])

    assert sum(map(len, lying)) == 128
    assert game.state["edition"] == "grand"


@clause("house.grand", "battle.challenge", "battle.winner_colour")
def test_kickin_battle_battles() -> None:
    """Card against card."""
    game = grand("WB R9 B1 | G1 G2 | Y1 Y2", "0 play WB")
    assert game.choices(0) == {"battle 1", "battle 2"}
    game.play("0 battle 1", "0 pick R9", "1 pick G1")
    assert game.asked() == {0: "colour"}

    game.play("0 colour green")

    assert game.state["hands"] == [["B1"], ["G2", "R9", "G1", "Y1", "Y2"], ["Y1", "Y2"]]
    assert game.asked() == {1: "turn"}


@clause("house.grand", "urrrhhh.colour", "urrrhhh.give")
def test_urrrhhh_gives_a_colour_away() -> None:
    """In red as well, which its own sheet has not."""
    game = grand("WU R9 R1 B1 | G1 G2 | Y1 Y2", "0 play WU")
    assert game.choices(0) == {"give red", "give blue"}
    game.play("0 give red", "0 hand R9", "0 hand R1")
    assert game.state["hands"] == [["B1"], ["G1", "G2", "R9"], ["Y1", "Y2", "R1"]]

    game.play("0 colour yellow")

    assert game.events == [colour_named(0, "yellow"), turn_began(1)]


@clause("house.grand", "friends.number", "friends.discard")
def test_best_friends_puts_a_number_down() -> None:
    """Everybody may, the caller last."""
    game = grand("WF R9 B1 | G9 G2 | Y1 Y2", "0 play WF", "0 number 9")
    assert game.choices(1) == {"put G9", "pass"}
    game.play("1 put G9", "2 pass", "0 put R9")

    assert game.state["discard_pile"][:3] == ["R9", "G9", "WF"]
    assert game.asked() == {0: "colour"}


@clause("house.grand", "joker.target", "joker.draw")
def test_the_jokers_wild_torments() -> None:
    """Until the colour comes; special cards of others are no colour."""
    game = grand("WJ R9 B1 | G9 G2 | Y1 Y2", "0 play WJ", "0 torment 2", "0 colour red", draw="WB Y5 R4 R5")

    assert drew(2, "WB Y5 R4") in game.events
    assert game.state["discard_pile"][0] == "R4"
    assert game.asked() == {1: "turn"}


@clause("house.grand", "agent.peek")
def test_the_special_agent_looks_at_every_other_hand() -> None:
    """At once, then names the colour."""
    game = grand("WA R9 B1 | G9 G2 | Y1 Y2", "0 play WA")

    assert game.events == [played(0, "WA"), hand_shown(1, 0, "G9 G2"), hand_shown(2, 0, "Y1 Y2")]
    assert game.asked() == {0: "colour"}


@clause("house.grand", "ruling.special_playable", "turn.wild")
def test_each_can_be_played_at_any_time_and_on_each_other() -> None:
    """They are colourless."""
    game = grand("WB WU WF WJ WA R1 | G1 G2")
    assert {f"play {card}" for card in SPECIALS} <= game.choices(0)

    game.play("0 play WA", "0 colour green", "1 play G1", "0 play WU", "0 give red", "0 hand R1", "0 colour green")
    assert game.asked() == {1: "turn"}


@clause("house.grand", "score.wilds")
@every_special
def test_each_scores_fifty(card: str) -> None:
    """Like any colourless card."""
    game = grand(f"R1 | {card}", "0 play R1")

    assert game.state["round_points"] == 50


@clause("house.grand", "ruling.first_special", "ruling.start_special")
@every_special
def test_turned_up_each_only_has_its_colour_named(card: str) -> None:
    """By the first player, who then plays."""
    game = turn_up(card, edition="grand")
    assert game.events == [turned_up(card)]
    assert game.asked() == {1: "colour"}

    game.play("1 colour red")

    assert game.events == [colour_named(1, "red"), turn_began(1)]


@clause("house.grand", "ruling.last_colour", "ruling.battle_last_card", "ruling.joker_going_out", "ruling.friends_last_card")
@pytest.mark.parametrize(("card", "asked"), [("WB", {0: "rival"}), ("WU", {}), ("WF", {}), ("WJ", {0: "torment"}), ("WA", {})])
def test_as_the_last_card_each_does_what_its_own_sheet_says(card: str, asked: dict[int, str]) -> None:
    """A battle and a torment still happen; the others end the round."""
    game = grand(f"{card} | G1 G2", f"0 play {card}")

    assert game.asked() == asked
    assert game.state["round_over"] is (not asked)


@clause("house.grand", "draw_four.legal")
def test_a_wild_draw_four_is_judged_beside_any_of_them() -> None:
    """Another colourless card does not matter."""
    game = grand("W4 WB WU | G1 G2", "0 play W4", "0 colour blue", "1 challenge")

    assert game.events[0]["guilty"] is False


@clause("house.grand", "battle.resume")
def test_the_switch_of_one_card_holds_here_too() -> None:
    """Play goes on next to the challenged player where the sheet has it so."""
    game = grand("WB R9 B1 | G1 G2 | Y1 Y2", "0 play WB", "0 battle 1", "0 pick R9", "1 pick G1", "0 colour red", sheet="fr-CA")

    assert game.asked() == {2: "turn"}
