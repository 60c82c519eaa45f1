"""Draw Two, Reverse, Skip and Wild when they are played."""

from __future__ import annotations

import pytest

from rules.happenings import colour_named, drew, played, skipped, turn_began, turned_round
from table import arrange, clause

COLOURS = {"colour blue", "colour green", "colour red", "colour yellow"}


@clause("draw_two.effect")
def test_a_draw_two_makes_the_next_player_draw_two_and_miss_the_turn() -> None:
    """The one after plays next."""
    game = arrange("R+2 R1 R2 | B1 B2 | G1 G2").play("0 play R+2")

    assert game.events == [played(0, "R+2"), drew(1, "Y1 Y2"), skipped(1), turn_began(2)]
    assert game.state["hands"][1] == ["B1", "B2", "Y1", "Y2"]
    game.refuse("1 draw", "not_asked")


@clause("draw_two.effect")
def test_draw_twos_do_not_add_up() -> None:
    """Who must draw cannot answer with a Draw Two, and the next one played brings two cards, not four."""
    game = arrange("R+2 R1 R2 | B+2 B2 | G+2 G2").play("0 play R+2")
    game.refuse("1 play B+2", "not_asked")
    assert game.sizes() == [2, 4, 2]

    game.play("2 play G+2 uno")

    assert drew(0, "Y3 Y4") in game.events
    assert game.sizes() == [4, 4, 1]
    assert game.state["turn"] == 1


@clause("draw_two.effect")
def test_a_draw_two_goes_in_the_current_direction() -> None:
    """To the right the seat below draws."""
    game = arrange("R+2 R1 R2 | B1 B2 | G1 G2", direction="right").play("0 play R+2")

    assert game.events == [played(0, "R+2"), drew(2, "Y1 Y2"), skipped(2), turn_began(1)]


@clause("draw_two.effect", "skip.effect")
@pytest.mark.parametrize("card", ["R+2", "Rskip"])
def test_with_two_players_a_draw_two_or_skip_gives_the_same_player_another_turn(card: str) -> None:
    """The other one misses theirs."""
    game = arrange(f"{card} R1 R2 | B1 B2").play(f"0 play {card}")

    assert game.events[-2:] == [skipped(1), turn_began(0)]
    assert game.asked() == {0: "turn"}


@clause("draw_two.where", "reverse.where", "skip.where")
@pytest.mark.parametrize("face", ["+2", "rev", "skip"])
def test_an_action_card_goes_on_its_colour_or_its_like_and_nowhere_else(face: str) -> None:
    """Neither another colour's number nor another symbol will do."""
    others = {"+2", "rev", "skip"} - {face}

    assert f"play R{face}" in arrange(f"R{face} G1 | B1 B2", top="R3").choices(0)
    assert f"play R{face}" in arrange(f"R{face} G1 | B1 B2", top=f"B{face}").choices(0)
    assert f"play R{face}" in arrange(f"R{face} G1 | B1 B2", top="W", colour="red").choices(0)
    arrange(f"R{face} G1 | B1 B2", top="B3").refuse(f"0 play R{face}")
    arrange(f"R{face} G1 | B1 B2", top="W", colour="blue").refuse(f"0 play R{face}")
    for other in others:
        arrange(f"R{face} G1 | B1 B2", top=f"B{other}").refuse(f"0 play R{face}")


@clause("reverse.effect")
def test_a_reverse_turns_the_direction_round() -> None:
    """And turns it back the second time."""
    game = arrange("Rrev R1 R2 | B1 B2 | Brev G2 G3").play("0 play Rrev")

    assert game.events == [played(0, "Rrev"), turned_round("right"), turn_began(2)]
    assert game.state["direction"] == "right"

    game.play("2 play Brev")

    assert game.events == [played(2, "Brev"), turned_round("left"), turn_began(0)]
    assert game.state["direction"] == "left"


@clause("ruling.two_reverse", "two_player_reverse")
def test_with_two_players_a_reverse_acts_as_a_skip() -> None:
    """The direction turns round as well, and the same player plays again."""
    game = arrange("Rrev R1 R2 | B1 B2").play("0 play Rrev")

    assert game.events == [played(0, "Rrev"), turned_round("right"), skipped(1), turn_began(0)]
    assert (game.state["turn"], game.state["direction"]) == (0, "right")
    game.refuse("1 draw", "not_asked")


@clause("ruling.two_reverse", "two_player_reverse")
def test_with_two_players_a_reverse_can_be_set_to_do_nothing_but_turn_round() -> None:
    """Then the other player is next."""
    game = arrange("Rrev R1 R2 | B1 B2", rules={"two_player_reverse": "nothing"}).play("0 play Rrev")

    assert game.events == [played(0, "Rrev"), turned_round("right"), turn_began(1)]
    assert (game.state["turn"], game.state["direction"]) == (1, "right")


@clause("two_player_reverse")
def test_with_three_players_the_two_player_rule_means_nothing() -> None:
    """Nobody is skipped."""
    for value in ("skip", "nothing"):
        game = arrange("Rrev R1 R2 | B1 B2 | G1 G2", rules={"two_player_reverse": value}).play("0 play Rrev")

        assert game.events == [played(0, "Rrev"), turned_round("right"), turn_began(2)]


@clause("skip.effect")
def test_a_skip_costs_the_next_player_the_turn() -> None:
    """No card is drawn."""
    game = arrange("Rskip R1 R2 | B1 B2 | G1 G2").play("0 play Rskip")

    assert game.events == [played(0, "Rskip"), skipped(1), turn_began(2)]
    assert game.sizes() == [2, 2, 2]


@clause("wild.effect", "ruling.colour_in_play")
def test_whoever_plays_a_wild_names_the_colour_that_continues() -> None:
    """Until it is named the old colour stays and it is still their turn."""
    game = arrange("W R1 R2 | B1 G2 | B2 B3").play("0 play W")

    assert game.events == [played(0, "W")]
    assert game.asked() == {0: "colour"}
    assert game.choices(0) == COLOURS
    assert (game.state["turn"], game.state["colour"]) == (0, "red")

    game.play("0 colour blue")

    assert game.events == [colour_named(0, "blue"), turn_began(1)]
    assert (game.state["turn"], game.state["colour"]) == (1, "blue")
    assert game.choices(1) == {"play B1", "draw"}


@clause("wild.effect")
def test_the_present_colour_may_be_named_again() -> None:
    """It is one of the four choices."""
    game = arrange("W R1 R2 | B1 R7 | B2 B3").play("0 play W", "0 colour red")

    assert game.state["colour"] == "red"
    assert game.choices(1) == {"play R7", "draw"}


@clause("wild.effect")
def test_only_a_colour_of_the_edition_can_be_named_and_only_by_who_played() -> None:
    """Pink and purple are other editions' colours."""
    game = arrange("W R1 R2 | B1 R7 | B2 B3").play("0 play W")

    game.refuse("0 colour pink").refuse("0 colour purple").refuse("0 colour").refuse("0 colour Red")
    game.refuse("0 play R1").refuse("0 draw").refuse("1 colour red", "not_asked")


@clause("wild.effect")
def test_a_coloured_card_played_later_takes_the_named_colours_place() -> None:
    """The named colour holds only until then."""
    game = arrange("W R1 R2 | B1 Y1 | G1 Y3 R1").play("0 play W", "0 colour blue", "1 play B1 uno")

    assert game.state["colour"] == "blue"
    game.play("2 play G1")
    assert game.state["colour"] == "green"


@clause("wild.anytime")
def test_a_wild_may_be_played_beside_another_playable_card() -> None:
    """Even on another Wild, and with the colour in hand."""
    assert {"play W", "play R1"} <= arrange("W R1 R2 | B1 B2").choices(0)
    assert "play W" in arrange("W B1 R2 | B1 B2", top="W", colour="blue").choices(0)
