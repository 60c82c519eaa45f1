"""One turn: what fits, drawing, and what may be done with the drawn card."""

from __future__ import annotations

import pytest

from rules.happenings import drew, kept, played, turn_began
from table import arrange, clause


@clause("turn.match", "turn.wild")
def test_a_card_fits_by_colour_number_or_symbol_or_is_colourless() -> None:
    """And nothing else is offered but to draw."""
    game = arrange("R5 B3 G2 Yskip W W4 | B1 B2")

    assert game.events == [turn_began(0)]
    assert game.asked() == {0: "turn"}
    assert game.choices(0) == {"play R5", "play B3", "play W", "play W4", "draw"}
    game.refuse("0 play G2").refuse("0 play Yskip")


@clause("turn.match")
@pytest.mark.parametrize("face", ["+2", "rev", "skip"])
def test_a_symbol_fits_on_the_same_symbol_of_another_colour(face: str) -> None:
    """But not on another symbol of another colour."""
    game = arrange(f"B{face} G+2 Grev Gskip Y1 | B1 B2", top=f"R{face}")

    assert game.choices(0) == {f"play B{face}", f"play G{face}", "draw"}


@clause("turn.match")
def test_a_0_is_a_card_and_fits_on_a_0() -> None:
    """Zero is a number like any other."""
    game = arrange("B0 G1 | B1 B2", top="R0")

    assert game.choices(0) == {"play B0", "draw"}
    assert game.play("0 play B0 uno").state["discard_pile"] == ["B0", "R0"]


@clause("turn.match")
def test_a_0_fits_on_nothing_but_its_colour_and_other_zeros() -> None:
    """No number is not zero: a symbol or a Wild on the pile is no 0."""
    assert arrange("B0 G1 | B1 B2", top="Rskip").choices(0) == {"draw"}
    assert arrange("B0 G1 | B1 B2", top="W", colour="red").choices(0) == {"draw"}


@clause("turn.match")
def test_playing_a_card_puts_it_on_the_pile_and_passes_the_turn() -> None:
    """Its colour is now in play."""
    game = arrange("B3 R5 G1 | B1 B2 | G1 G2").play("0 play B3")

    assert game.events == [played(0, "B3"), turn_began(1)]
    assert game.state["discard_pile"] == ["B3", "R3"]
    assert (game.state["colour"], game.state["turn"]) == ("blue", 1)
    assert game.state["hands"][0] == ["R5", "G1"]


@clause("turn.match")
def test_a_card_that_is_not_held_cannot_be_played() -> None:
    """However well it would fit."""
    arrange("R5 B1 | R6 B2").refuse("0 play R6").refuse("0 play R3")


@clause("turn.match")
def test_only_the_seat_whose_turn_it_is_plays() -> None:
    """The others are not asked."""
    arrange("R5 B1 | R6 B2 | R7 B3").refuse("1 play R6", "not_asked").refuse("2 draw", "not_asked")


@clause("turn.match")
def test_like_cards_are_one_choice_and_the_one_received_first_leaves() -> None:
    """Choices are distinct."""
    game = arrange("R5 B1 R5 G1 | B5 B6")

    assert game.choices(0) == {"play R5", "draw"}
    assert game.play("0 play R5").state["hands"][0] == ["B1", "R5", "G1"]


@clause("ruling.colour_in_play")
def test_on_a_colourless_top_the_colour_last_named_is_matched() -> None:
    """The Wild has no number or symbol that fits."""
    game = arrange("B1 R2 G3 W | B5 B6", top="W R3", colour="blue")

    assert game.choices(0) == {"play B1", "play W", "draw"}


@clause("ruling.colour_in_play")
def test_an_arranged_colour_rules_on_a_coloured_top_too() -> None:
    """The top's number still fits; its printed colour does not."""
    game = arrange("R5 B3 G1 | B5 B6", top="R3", colour="green")

    assert game.choices(0) == {"play B3", "play G1", "draw"}


@clause("turn.must_draw")
def test_with_nothing_to_play_one_card_is_drawn_from_the_top_of_the_pile() -> None:
    """Nothing else is offered."""
    game = arrange("B1 G2 | B5 B6", draw="Y9 Y8")
    assert game.choices(0) == {"draw"}

    game.play("0 draw")

    assert game.events == [drew(0, "Y9")]
    assert game.state["hands"][0] == ["B1", "G2", "Y9"]
    assert game.state["draw_pile"] == ["Y8"]
    assert game.state["turn"] == 0


@clause("turn.play_drawn")
def test_a_drawn_card_that_fits_may_be_played_at_once() -> None:
    """Or kept."""
    game = arrange("B1 G2 | B5 B6", draw="R9 Y8").play("0 draw")

    assert game.asked() == {0: "drawn"}
    assert game.choices(0) == {"play R9", "keep"}
    assert game.play("0 play R9").events == [played(0, "R9"), turn_began(1)]
    assert game.hand(0) == ["B1", "G2"]


@clause("turn.play_drawn")
@pytest.mark.parametrize(("card", "top"), [("B3", "R3"), ("B0", "R0"), ("Bskip", "Rskip")])
def test_a_drawn_card_may_fit_by_number_or_symbol_only(card: str, top: str) -> None:
    """Colour is not the only way to match."""
    game = arrange("B1 G2 | B5 B6", top=top, draw=f"{card} Y8").play("0 draw")

    assert game.choices(0) == {f"play {card}", "keep"}
    assert game.play(f"0 play {card}").state["colour"] == "blue"


@clause("turn.play_drawn", "turn.wild")
@pytest.mark.parametrize("card", ["W", "W4"])
def test_a_drawn_colourless_card_may_be_played_at_once(card: str) -> None:
    """A drawn Wild Draw Four as well."""
    game = arrange("B1 G2 | B5 B6", draw=f"{card} Y8").play("0 draw")

    assert game.choices(0) == {f"play {card}", "keep"}
    assert game.play(f"0 play {card}").asked() == {0: "colour"}


@clause("turn.keep_drawn")
def test_keeping_the_drawn_card_passes_the_turn() -> None:
    """The card stays in the hand."""
    game = arrange("B1 G2 | B5 B6", draw="R9 Y8").play("0 draw", "0 keep")

    assert game.events == [kept(0), turn_began(1)]
    assert game.state["hands"][0] == ["B1", "G2", "R9"]
    game.refuse("0 keep", "not_asked").refuse("0 play R9", "not_asked")


@clause("turn.keep_drawn", "ruling.drawn_always_asked")
def test_a_drawn_card_that_does_not_fit_is_asked_about_all_the_same() -> None:
    """Keeping it is the only answer; not being asked would tell the others."""
    game = arrange("B1 G2 | B5 B6", draw="Y9 Y8").play("0 draw")

    assert game.asked() == {0: "drawn"}
    assert game.choices(0) == {"keep"}
    game.refuse("0 play Y9").refuse("0 draw")


@clause("turn.keep_drawn")
def test_a_turn_has_one_draw_only() -> None:
    """Having drawn, one plays the card or keeps it."""
    arrange("B1 G2 | B5 B6", draw="R9 Y8").play("0 draw").refuse("0 draw")


@clause("turn.keep_drawn")
def test_nothing_is_kept_before_a_card_is_drawn() -> None:
    """There is no passing without drawing."""
    arrange("B1 G2 | B5 B6").refuse("0 keep").refuse("0 pass")


@clause("turn.decline")
def test_one_may_decline_to_play_a_playable_card_and_then_draws() -> None:
    """Drawing is always offered."""
    game = arrange("R5 R6 | B5 B6", draw="Y9 Y8")

    assert "draw" in game.choices(0)
    assert game.play("0 draw").events == [drew(0, "Y9")]


@clause("turn.decline_only_drawn")
def test_after_drawing_only_the_drawn_card_may_be_played() -> None:
    """Nothing else from the hand, however well it fits."""
    game = arrange("R5 W | B5 B6", draw="R9 Y8").play("0 draw")

    assert game.choices(0) == {"play R9", "keep"}
    game.refuse("0 play R5").refuse("0 play W")


@clause("turn.decline_only_drawn")
def test_after_drawing_a_card_that_does_not_fit_nothing_may_be_played() -> None:
    """Not even a card that fitted before."""
    game = arrange("R5 W | B5 B6", draw="Y9 Y8").play("0 draw")

    assert game.choices(0) == {"keep"}
    game.refuse("0 play R5").refuse("0 play W")


@clause("turn.decline_only_drawn")
def test_of_like_cards_the_one_just_drawn_is_played() -> None:
    """The order of the hand shows it."""
    game = arrange("R5 B1 | B5 B6", draw="R5 Y8").play("0 draw", "0 play R5")

    assert game.state["hands"][0] == ["R5", "B1"]


@clause("drawn_card")
def test_must_play_means_that_a_fitting_card_drawn_for_want_of_another_is_played() -> None:
    """Keeping it is not offered."""
    game = arrange("B1 G2 | B5 B6", draw="R9 Y8", rules={"drawn_card": "must"}).play("0 draw")

    assert game.asked() == {0: "drawn"}
    assert game.choices(0) == {"play R9"}
    game.refuse("0 keep").play("0 play R9")


@clause("drawn_card")
def test_must_play_does_not_bind_who_declined_to_play() -> None:
    """Something could have been played, so the drawn card may be kept."""
    game = arrange("R1 G2 | B5 B6", draw="R9 Y8", rules={"drawn_card": "must"}).play("0 draw")

    assert game.choices(0) == {"play R9", "keep"}
    game.play("0 keep")


@clause("drawn_card")
@pytest.mark.parametrize("held", ["W", "W4"])
def test_a_colourless_card_in_hand_could_have_been_played(held: str) -> None:
    """So drawing was declining, and must play is off."""
    game = arrange(f"{held} G2 | B5 B6", draw="R9 Y8", rules={"drawn_card": "must"}).play("0 draw")

    assert game.choices(0) == {"play R9", "keep"}


@clause("drawn_card", "ruling.drawn_always_asked")
def test_must_play_keeps_a_card_that_does_not_fit() -> None:
    """There is nothing else to do with it."""
    game = arrange("B1 G2 | B5 B6", draw="Y9 Y8", rules={"drawn_card": "must"}).play("0 draw")

    assert game.choices(0) == {"keep"}


@clause("ruling.must_play_legal", "drawn_card")
def test_must_play_never_forces_an_illegal_wild_draw_four() -> None:
    """Who holds the colour could have played it, so may keep the card."""
    game = arrange("R1 G2 | B5 B6", draw="W4 Y8", rules={"drawn_card": "must"}).play("0 draw")

    assert game.choices(0) == {"play W4", "keep"}


@clause("ruling.must_play_legal", "drawn_card")
def test_must_play_forces_a_legal_wild_draw_four() -> None:
    """Without the colour in hand it fits like any other drawn card."""
    game = arrange("B1 G2 | B5 B6", draw="W4 Y8", rules={"drawn_card": "must"}).play("0 draw")

    assert game.choices(0) == {"play W4"}
