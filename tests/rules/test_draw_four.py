"""Wild Draw Four: its effect, when it is legal, the bluff and the challenge."""

from __future__ import annotations

from typing import Any

import pytest

from rules.happenings import (
    accepted,
    caught,
    challenged,
    colour_named,
    drew,
    hand_shown,
    played,
    round_ended,
    skipped,
    turn_began,
    went_out,
)
from table import Game, arrange, clause


def bluff(hand: str, *, top: str = "R3", name: str = "green", **rest: Any) -> bool:
    """Play a Wild Draw Four from this hand, challenge it, and say whether it was guilty."""
    game = arrange(f"{hand} | B5 B6 | G1 G2", top=top, **rest).play("0 play W4", f"0 colour {name}", "1 challenge")
    guilty: bool = game.events[0]["guilty"]
    return guilty


def played_on_one(hand: str = "W4 B1 B2") -> Game:
    """A Wild Draw Four that waits for seat 1's answer."""
    return arrange(f"{hand} | B5 B6 | G1 G2").play("0 play W4", "0 colour green")


@clause("draw_four.effect", "challenge.who")
def test_a_wild_draw_four_names_the_colour_and_then_the_next_player_is_asked() -> None:
    """It stays the player's turn through all that the card sets off."""
    game = arrange("W4 B1 B2 | B5 B6 | G1 G2").play("0 play W4")
    assert game.events == [played(0, "W4")]
    assert game.asked() == {0: "colour"}
    game.refuse("1 accept", "not_asked").refuse("0 accept")

    game.play("0 colour green")

    assert game.events == [colour_named(0, "green")]
    assert game.asked() == {1: "challenge"}
    assert game.choices(1) == {"challenge", "accept"}
    assert (game.state["turn"], game.state["colour"]) == (0, "green")
    assert game.sizes() == [2, 2, 2], "nothing is drawn before the answer"


@clause("draw_four.effect")
def test_accepting_it_draws_four_and_loses_the_turn() -> None:
    """The one after plays on the colour that was named."""
    game = played_on_one().play("1 accept")

    assert game.events == [accepted(1), drew(1, "Y1 Y2 Y3 Y4"), skipped(1), turn_began(2)]
    assert game.sizes() == [2, 6, 2]
    assert game.choices(2) == {"play G1", "play G2", "draw"}


@clause("draw_four.effect")
def test_with_two_players_accepting_gives_the_other_another_turn() -> None:
    """The next player is skipped and the first is next again."""
    game = arrange("W4 B1 B2 | B5 B6").play("0 play W4", "0 colour green", "1 accept")

    assert game.events[-2:] == [skipped(1), turn_began(0)]


@clause("draw_four.effect", "draw_two.effect")
def test_a_wild_draw_four_is_not_answered_with_another_draw_card() -> None:
    """Penalties do not add up."""
    game = arrange("W4 B1 B2 | W4 B6 G+2 | G1 G2").play("0 play W4", "0 colour green")

    game.refuse("1 play W4").refuse("1 play G+2").refuse("1 draw")


@clause("draw_four.legal")
@pytest.mark.parametrize("hand", ["W4 B3 G1", "W4 W B1", "W4 W4 B1", "W4 G3 Y3", "W4 B0 G0"])
def test_it_is_legal_without_a_card_of_the_colour_in_play(hand: str) -> None:
    """A card that fits by number, or another colourless card, does not matter."""
    assert not bluff(hand)


@clause("draw_four.legal")
def test_it_is_legal_beside_a_matching_symbol_of_another_colour() -> None:
    """The colour alone counts."""
    assert not bluff("W4 Bskip G1", top="Rskip")


@clause("draw_four.legal")
@pytest.mark.parametrize("held", ["R1", "R0", "Rskip", "Rrev", "R+2"])
def test_it_is_illegal_beside_any_card_of_the_colour_in_play(held: str) -> None:
    """An action card of the colour is a card of the colour, wherever it stands in the hand."""
    assert bluff(f"W4 B1 {held}")
    assert bluff(f"{held} B1 B2 G4 Y9 W4")


@clause("draw_four.legal", "ruling.colour_in_play")
def test_on_a_colourless_top_the_colour_last_named_is_the_colour_in_play() -> None:
    """Not the colour of the card below it."""
    assert bluff("W4 B1 G2", top="W R3", colour="blue")
    assert not bluff("W4 R1 G2", top="W R3", colour="blue")


@clause("draw_four.legal", "ruling.colour_in_play")
def test_an_arranged_colour_is_the_colour_in_play_on_a_coloured_top_too() -> None:
    """The printed colour of the top does not count then."""
    assert bluff("W4 B1 G2", top="R3", colour="blue")
    assert not bluff("W4 R1 G2", top="R3", colour="blue")


@clause("ruling.guilt")
def test_it_is_judged_by_the_colour_before_it_not_by_the_colour_named() -> None:
    """Naming a colour one holds is no guilt; naming another is no excuse."""
    assert not bluff("W4 G1 B1", name="green")
    assert bluff("W4 R1 B1", name="yellow")


@clause("ruling.guilt")
def test_it_is_judged_on_the_hand_at_the_moment_of_playing_it() -> None:
    """Cards drawn since, when caught, do not make it guilty, but they are shown."""
    game = arrange("W4 B1 | B5 B6 | G1 G2", draw="R9 R8 Y1 Y2 Y3 Y4 Y5 Y6").play("0 play W4", "0 colour green")
    game.play("2 catch 0")
    assert game.events == [caught(0, 2), drew(0, "R9 R8")]
    assert game.asked() == {1: "challenge"}

    game.play("1 challenge")

    assert game.events[:2] == [challenged(0, 1, guilty=False), hand_shown(0, 1, "B1 R9 R8")]


@clause("ruling.bluff", "bluffing")
def test_an_illegal_one_is_offered_and_can_be_played() -> None:
    """At the risk of a challenge; accepted, it works like a legal one."""
    game = arrange("W4 R1 R2 | B5 B6 | G1 G2")
    assert game.choices(0) == {"play W4", "play R1", "play R2", "draw"}

    game.play("0 play W4", "0 colour red", "1 accept")

    assert game.sizes() == [2, 6, 2]


@clause("ruling.bluff", "turn.play_drawn")
def test_a_drawn_one_is_judged_on_the_whole_hand() -> None:
    """With the colour in hand it can be played and is guilty, although nothing else may be played now."""
    game = arrange("R1 B1 | B5 B6 | G1 G2", draw="W4 Y1 Y2 Y3 Y4 Y5 Y6").play("0 draw")
    assert game.choices(0) == {"play W4", "keep"}

    game.play("0 play W4", "0 colour blue", "1 challenge")

    assert game.events[0] == challenged(0, 1, guilty=True)


@clause("draw_four.legal", "turn.play_drawn")
def test_a_drawn_one_without_the_colour_in_hand_is_innocent() -> None:
    """The drawn card itself is no card of the colour."""
    game = arrange("G1 B3 | B5 B6 | G1 G2", draw="W4 Y1 Y2 Y3 Y4 Y5 Y6")
    game.play("0 draw", "0 play W4", "0 colour blue", "1 challenge")

    assert game.events[0] == challenged(0, 1, guilty=False)


@clause("bluffing", "ruling.bluff")
def test_without_bluffing_an_illegal_one_is_not_offered() -> None:
    """Neither from the hand nor just drawn."""
    game = arrange("W4 R1 | B5 B6 | G1 G2", draw="W4 Y1 Y2", rules={"bluffing": False})

    assert game.choices(0) == {"play R1", "draw"}
    game.refuse("0 play W4").play("0 draw")
    assert game.choices(0) == {"keep"}
    game.refuse("0 play W4")


@clause("bluffing", "ruling.bluff")
def test_without_bluffing_nobody_is_asked_to_challenge_and_the_four_are_drawn() -> None:
    """Naming the colour is the last word about it."""
    game = arrange("W4 B3 W | B5 B6 | G1 G2", rules={"bluffing": False}).play("0 play W4", "0 colour green")

    assert game.events == [colour_named(0, "green"), drew(1, "Y1 Y2 Y3 Y4"), skipped(1), turn_began(2)]
    game.refuse("1 challenge", "not_asked")


@clause("bluffing", "drawn_card")
def test_without_bluffing_a_legal_one_just_drawn_is_offered() -> None:
    """A drawn Wild Draw Four is a card like any other when it is legal."""
    game = arrange("B1 G2 | B5 B6", draw="W4 Y1 Y2", rules={"bluffing": False}).play("0 draw")

    assert game.choices(0) == {"play W4", "keep"}


@clause("drawn_card", "bluffing")
def test_without_bluffing_an_illegal_one_in_hand_leaves_the_drawn_card_free() -> None:
    """It is illegal only beside a card of the colour, which could have been played."""
    game = arrange("W4 R2 | B5 B6", draw="R9 Y1", rules={"bluffing": False, "drawn_card": "must"}).play("0 draw")

    assert game.choices(0) == {"play R9", "keep"}


@clause("challenge.who")
def test_only_the_player_it_is_played_on_may_challenge() -> None:
    """Not the others, and not its player."""
    game = played_on_one()

    game.refuse("2 challenge", "not_asked").refuse("0 challenge", "not_asked").refuse("2 accept", "not_asked")


@clause("challenge.who")
def test_in_the_other_direction_the_seat_below_is_asked() -> None:
    """It is played on the next player in the current direction."""
    game = arrange("W4 B1 B2 | B5 B6 | G1 G2", direction="right").play("0 play W4", "0 colour green")

    assert game.asked() == {2: "challenge"}


@clause("challenge.who")
def test_a_wild_cannot_be_challenged() -> None:
    """Only a Wild Draw Four can."""
    arrange("W R1 R2 | B5 B6 | G1 G2").play("0 play W", "0 colour green").refuse("1 challenge")


@clause("challenge.show")
def test_the_hand_is_shown_to_the_challenger_alone() -> None:
    """After a challenge the others' views hold no card of that hand."""
    game = played_on_one("W4 B1 Bskip").play("1 challenge")

    assert hand_shown(0, 1, "B1 Bskip") in game.events
    for seat in (1, 2, None):
        assert "Bskip" not in str(game.view(seat))


@clause("challenge.show")
def test_nothing_is_shown_when_it_is_accepted() -> None:
    """Only a challenge opens the hand."""
    assert "hand_shown" not in played_on_one().play("1 accept").said()


@clause("challenge.guilty", "ruling.guilty_turn")
def test_guilty_draws_the_four_instead_and_the_challenger_plays_normally() -> None:
    """The card and its colour stay."""
    game = arrange("W4 R1 B2 | B5 G6 | G1 G2").play("0 play W4", "0 colour green", "1 challenge")

    assert game.events == [
        challenged(0, 1, guilty=True),
        hand_shown(0, 1, "R1 B2"),
        drew(0, "Y1 Y2 Y3 Y4"),
        turn_began(1),
    ]
    assert game.state["hands"] == [["R1", "B2", "Y1", "Y2", "Y3", "Y4"], ["B5", "G6"], ["G1", "G2"]]
    assert (game.state["discard_pile"][0], game.state["colour"], game.state["turn"]) == ("W4", "green", 1)
    assert game.choices(1) == {"play G6", "draw"}


@clause("challenge.innocent", "ruling.innocent_turn")
def test_innocent_the_challenger_draws_six_and_loses_the_turn() -> None:
    """Four and two in one go."""
    game = played_on_one().play("1 challenge")

    assert game.events == [
        challenged(0, 1, guilty=False),
        hand_shown(0, 1, "B1 B2"),
        drew(1, "Y1 Y2 Y3 Y4 Y5 Y6"),
        skipped(1),
        turn_began(2),
    ]
    assert game.sizes() == [2, 8, 2]


@clause("challenge.who")
def test_a_challenge_is_made_once() -> None:
    """After the answer the matter is closed."""
    game = played_on_one().play("1 accept")

    game.refuse("1 challenge", "not_asked").refuse("2 challenge")


@clause("ruling.last_draw_four", "ruling.last_colour", "round.last_draw")
@pytest.mark.parametrize("bluffing", [True, False])
def test_a_last_one_is_beyond_challenge_and_names_no_colour(*, bluffing: bool) -> None:
    """The next player draws four, nobody is skipped, and the four count."""
    game = arrange("W4 | B5 B6 | G1 G2", rules={"bluffing": bluffing}).play("0 play W4")

    assert game.events == [
        played(0, "W4"),
        drew(1, "Y1 Y2 Y3 Y4"),
        went_out(0),
        round_ended(0, 24, " | B5 B6 Y1 Y2 Y3 Y4 | G1 G2", [24, 0, 0]),
    ]
    assert game.answer["asked"] == []
    assert (game.state["colour"], game.state["turn"]) == ("red", 0)
