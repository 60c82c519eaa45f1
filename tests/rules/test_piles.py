"""The draw pile running out: reshuffling, short draws, passing, and rounds that cannot go on."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from rules.happenings import (
    drew,
    kept,
    passed,
    played,
    reshuffled,
    round_blocked,
    round_ended,
    skipped,
    turn_began,
)
from table import Game, arrange, at_turn_2000, clause, new


def all_cards(game: Game) -> Counter[str]:
    """Every card on the table, wherever it lies."""
    state = game.state
    return Counter(card for pile in (*state["hands"], state["draw_pile"], state["discard_pile"]) for card in pile)


@clause("round.reshuffle", "ruling.reshuffle_top")
def test_the_discard_pile_but_for_its_top_becomes_the_draw_pile() -> None:
    """When a card is needed and none is there; the reshuffle is told before the draw."""
    game = arrange("B1 G2 | B5 B6", draw="", top="R3 B7 B8 B9").play("0 draw")

    assert game.said() == ["reshuffled", "drew"]
    assert game.events[0] == reshuffled(3)
    assert game.state["discard_pile"] == ["R3"]
    assert sorted(game.state["draw_pile"] + game.state["hands"][0][2:]) == ["B7", "B8", "B9"]


@clause("ruling.reshuffle_top")
def test_taking_the_last_card_of_the_pile_reshuffles_nothing_yet() -> None:
    """Not before another card is needed."""
    game = arrange("B1 G2 | B5 B6", draw="Y9", top="R3 B7 B8").play("0 draw")
    assert game.events == [drew(0, "Y9")]
    assert game.state["draw_pile"] == []
    assert game.state["discard_pile"] == ["R3", "B7", "B8"]

    assert game.play("0 keep").events == [kept(0), turn_began(1)]
    assert game.play("1 draw").said() == ["reshuffled", "drew"]


@clause("round.reshuffle")
def test_one_draw_across_a_reshuffle_is_told_as_one_draw() -> None:
    """The card that causes it lies on top and stays."""
    game = arrange("R+2 R1 R2 | B1 B2 | G1 G2", draw="Y9", top="R3").play("0 play R+2")

    assert game.events == [played(0, "R+2"), reshuffled(1), drew(1, "Y9 R3"), skipped(1), turn_began(2)]
    assert game.state["discard_pile"] == ["R+2"]


@clause("ruling.reshuffle_top", "ruling.colour_in_play")
def test_the_top_keeps_its_colour_through_a_reshuffle() -> None:
    """A Wild on top stays what it was named."""
    game = arrange("R1 G2 | B5 B6", draw="", top="W R7 R8 W4", colour="blue").play("0 draw")

    assert game.state["discard_pile"] == ["W"]
    assert game.state["colour"] == "blue"
    assert game.play("0 keep").choices(1) == {"play B5", "play B6", "draw"}


@clause("round.reshuffle", "wild.effect")
@pytest.mark.parametrize("wild", ["W", "W4"])
def test_a_recycled_wild_is_colourless_again(wild: str) -> None:
    """It is drawn as itself and asks for a colour like any other."""
    game = arrange("B1 G2 G4 | B5 B6", draw="", top=f"R3 {wild}").play("0 draw")
    assert game.events == [reshuffled(1), drew(0, wild)]

    game.play(f"0 play {wild}")

    assert game.asked() == {0: "colour"}
    assert game.choices(0) == {"colour blue", "colour green", "colour red", "colour yellow"}


@clause("round.reshuffle", "deck.size")
def test_cards_are_conserved_through_every_reshuffle() -> None:
    """A long round is the whole deck at every move."""
    rng = Random(3)  # noqa: S311 - nothing here is a secret
    game = new(2, seed=11, rules={"catch_until": "held"})
    deck, reshuffles = all_cards(game), 0
    assert deck.total() == 108
    for _ in range(1500):
        if game.state["round_over"]:
            game.next()
        question = rng.choice(
            [q for q in game.answer["asked"] if not q["offer"] or rng.random() < 0.2] or [*game.answer["asked"]]
        )
        game.play(f"{question['seat']} {rng.choice(question['choices'])}")
        reshuffles += game.said().count("reshuffled")
        assert all_cards(game) == deck
    assert reshuffles > 5


@clause("ruling.short_pile", "draw_two.effect")
def test_a_draw_two_takes_what_there_is_and_owes_nothing_later() -> None:
    """One card under the top is one card drawn; the turn is lost all the same."""
    game = arrange("R+2 R1 R2 | B1 B2 | G1 G2", draw="", top="R3").play("0 play R+2")

    assert game.events == [played(0, "R+2"), reshuffled(1), drew(1, "R3"), skipped(1), turn_began(2)]
    assert game.sizes() == [2, 3, 2]


@clause("ruling.short_pile", "draw_four.effect")
def test_a_wild_draw_four_takes_what_there_is() -> None:
    """Two cards can be had, so two are drawn, in one go."""
    game = arrange("W4 B1 B2 | B5 B6 | G1 G2", draw="Y9", top="R3").play("0 play W4", "0 colour red", "1 accept")

    assert game.said() == ["accepted", "reshuffled", "drew", "skipped", "turn_began"]
    assert game.sizes() == [2, 4, 2]


@clause("ruling.short_pile", "challenge.guilty")
def test_the_guilty_draw_what_there_is() -> None:
    """Nothing more, and the challenger plays."""
    game = arrange("W4 R1 B2 | B5 B6 | G1 G2", draw="Y9", top="R3").play("0 play W4", "0 colour red", "1 challenge")

    assert game.said() == ["challenged", "hand_shown", "reshuffled", "drew", "turn_began"]
    assert game.sizes() == [4, 2, 2]


@clause("ruling.short_pile")
def test_a_penalty_that_gets_fewer_cards_owes_none_later() -> None:
    """Only the former top is left to draw each time; then a draw in one's turn is a pass."""
    game = arrange("W4 B1 B2 | B5 B6 | W4 Y2 Y3", draw="", top="R3").play("0 play W4", "0 colour red", "1 accept")
    assert game.sizes() == [2, 3, 3]
    game.play("2 play W4", "2 colour red", "0 accept")
    assert game.sizes() == [3, 3, 2]

    game.play("1 draw")

    assert game.events == [passed(1), turn_began(2)]


@clause("ruling.short_pile", "draw_two.effect")
def test_who_can_draw_nothing_for_a_draw_two_is_still_skipped() -> None:
    """A Draw Two turned up with no card behind it."""
    game = arrange("B1 B2 | G1 G2 | R1 R2", top="", draw="R+2")

    assert game.events[1:] == [skipped(1), turn_began(2)]


@clause("ruling.nothing_to_draw")
def test_a_draw_that_gets_no_card_is_a_pass() -> None:
    """The turn ends and nothing is asked about a drawn card."""
    game = arrange("B1 G2 | B5 B6 | G1 R2", draw="", top="R3").play("0 draw")

    assert game.events == [passed(0), turn_began(1)]
    assert game.asked() == {1: "turn"}


@clause("ruling.nothing_to_draw")
def test_with_both_piles_empty_a_card_that_fits_can_still_be_played() -> None:
    """And what was played can then be drawn again."""
    game = arrange("B1 G2 | B5 B6 | G1 R2 G5", draw="", top="R3").play("0 draw", "1 draw", "2 play R2")
    assert game.state["turn"] == 0

    assert game.play("0 draw").events == [reshuffled(1), drew(0, "R3")]


@clause("ruling.blocked")
def test_a_round_is_blocked_when_once_round_the_table_nobody_played_or_drew() -> None:
    """Nobody scores it, and nobody is asked anything more."""
    game = arrange("B1 G2 | B5 B6 | G1 G2", draw="", top="R3", scores=[5, 6, 7]).play("0 draw", "1 draw")
    assert not game.state["round_over"]

    game.play("2 draw")

    assert game.events == [
        passed(2),
        round_blocked(),
        round_ended(None, 0, "B1 G2 | B5 B6 | G1 G2", [5, 6, 7]),
    ]
    state = game.state
    assert (state["round_over"], state["blocked"], state["round_winner"], state["round_points"]) == (
        True,
        True,
        None,
        0,
    )
    assert state["scores"] == [5, 6, 7]
    assert not state["match_over"]
    assert game.answer["asked"] == []
    assert state["turn"] == 2, "the turn stays when the round is over"


@clause("ruling.blocked", "match.low")
def test_a_blocked_round_is_not_scored_in_the_low_score_match_either() -> None:
    """What is held does not count."""
    game = arrange("B1 G2 | B5 B6", draw="", top="R3", scores=[499, 7], rules={"scoring": "low"})
    game.play("0 draw", "1 draw")

    assert (game.state["blocked"], game.state["scores"], game.state["match_over"]) == (True, [499, 7], False)


@clause("ruling.blocked")
def test_declining_to_play_counts_as_not_playing() -> None:
    """The rule asks what was done, not what could have been."""
    game = arrange("R1 G2 | R5 B6", draw="", top="R3").play("0 draw", "1 draw")

    assert game.state["blocked"]


@clause("ruling.blocked")
def test_a_card_played_in_between_begins_the_count_again() -> None:
    """A whole round of passes is needed after it."""
    game = arrange("B1 G2 G3 | R+2 B5 B6 | G1 G2 Y3", draw="", top="R3").play("0 draw", "1 play R+2")
    assert game.state["turn"] == 0, "seat 2 was skipped, having taken the only card"

    assert not game.play("0 draw").state["round_over"]
    assert not game.play("1 draw").state["round_over"]
    assert game.play("2 draw").state["blocked"]


@clause("ruling.blocked", "ruling.next_dealer")
def test_after_a_blocked_round_the_deal_passes_on() -> None:
    """With the full deck again."""
    game = arrange("B1 G2 | B5 B6", draw="", top="R3").play("0 draw", "1 draw").next()

    assert (game.state["round"], game.state["dealer"], game.state["blocked"]) == (2, 1, False)
    assert all_cards(game).total() == 108


@clause("ruling.endless")
def test_a_round_of_2000_turns_is_blocked_when_the_next_would_begin() -> None:
    """One card goes round and round: drawn, played, reshuffled, drawn."""
    game = at_turn_2000("B1 B2 | B5 B6")
    assert game.events[-1] == turn_began(1)
    (choice,) = game.play("1 draw").choices(1) - {"keep"}
    assert not game.state["round_over"]

    game.play(f"1 {choice}")

    assert game.said() == ["played", "round_blocked", "round_ended"]
    assert game.state["blocked"]
    assert game.next().state["round"] == 2


@clause("ruling.endless", "round.over")
def test_going_out_in_the_2000th_turn_wins_the_round() -> None:
    """Only the next turn does not begin."""
    game = at_turn_2000("B1 B2 | R9").play("1 play R9")

    assert (game.state["blocked"], game.state["round_winner"]) == (False, 1)
