"""Drawing and playing: draw until a card fits, who can play must, and what a hand may end with."""

from __future__ import annotations

from typing import Any

import pytest

from rules.happenings import drew, kept, passed, played, reshuffled, turn_began
from table import arrange, clause

UNTIL: dict[str, Any] = {"draw": "until"}
FORCE: dict[str, Any] = {"force_play": True}
NUMBER: dict[str, Any] = {"finish": "number"}


# Draw until a card fits


@clause("house.draw.until")
def test_drawing_goes_on_until_a_card_can_be_played() -> None:
    """One `drew` in all; the question is about the last card."""
    game = arrange("B1 B2 | G1 G2", draw="Y1 G4 R9 R5", rules=UNTIL).play("0 draw")

    assert game.events == [drew(0, "Y1 G4 R9")]
    assert game.asked() == {0: "drawn"}
    assert game.choices(0) == {"play R9", "keep"}
    for move in ("0 play B1", "0 play Y1", "0 draw"):
        game.refuse(move)
    game.play("0 play R9")
    assert game.events == [played(0, "R9"), turn_began(1)]
    assert game.state["hands"][0] == ["B1", "B2", "Y1", "G4"]


@clause("house.draw.until")
def test_a_first_card_that_fits_ends_the_drawing_and_may_be_kept() -> None:
    """Then it is as with one card; a second draw is the next turn's."""
    game = arrange("R1 B2 | G1 G2", draw="R9 R5", rules=UNTIL).play("0 draw")
    assert game.events == [drew(0, "R9")]

    game.play("0 keep")

    assert game.events == [kept(0), turn_began(1)]


@clause("house.draw.until")
@pytest.mark.parametrize("card", ["W", "B3", "Rskip"])
def test_a_wild_a_number_that_matches_and_a_card_of_the_colour_end_the_drawing(card: str) -> None:
    """Whatever can be played legally."""
    game = arrange("B1 B2 | G1 G2", draw=f"Y1 {card} R5", rules=UNTIL).play("0 draw")

    assert game.events == [drew(0, f"Y1 {card}")]


@clause("house.draw.until")
def test_an_illegal_wild_draw_four_does_not_end_the_drawing_and_a_legal_one_does() -> None:
    """It is legal when nothing of the colour is held, with all that was drawn before it."""
    legal = arrange("B1 B2 | G1 G2", draw="Y1 W4 R5", rules=UNTIL).play("0 draw")
    assert legal.events == [drew(0, "Y1 W4")]
    assert legal.choices(0) == {"play W4", "keep"}

    illegal = arrange("B1 R2 | G1 G2", draw="Y1 W4 R5 R6", rules=UNTIL).play("0 draw")
    assert illegal.events == [drew(0, "Y1 W4 R5")]
    assert illegal.choices(0) == {"play R5", "keep"}


@clause("house.draw.until", "ruling.bluff")
@pytest.mark.parametrize(("bluffing", "choices"), [(True, {"play W4", "keep"}), (False, {"keep"})])
def test_an_illegal_wild_draw_four_that_is_the_last_card_to_be_had_is_asked_about_as_ever(
    choices: set[str], *, bluffing: bool
) -> None:
    """A bluff is possible where bluffing is on."""
    game = arrange("B1 R2 | G1 G2", draw="Y1 W4", rules=UNTIL | {"bluffing": bluffing}).play("0 draw")

    assert game.events == [drew(0, "Y1 W4")]
    assert game.choices(0) == choices


@clause("house.draw.until", "round.reshuffle")
def test_drawing_goes_on_across_a_reshuffle_in_one_go() -> None:
    """What was left of the draw pile comes first."""
    game = arrange("B1 B2 | G1 G2", draw="Y1", top="R3 Y9 R8 Y8", rules=UNTIL).play("0 draw")

    assert game.events[0] == reshuffled(3)
    drawn = game.events[1]["cards"]
    assert [event["event"] for event in game.events] == ["reshuffled", "drew"]
    assert drawn[0] == "Y1"
    assert drawn[-1] == "R8"
    assert set(drawn[1:-1]) <= {"Y9", "Y8"}


@clause("house.draw.until")
def test_with_nothing_that_fits_everything_is_drawn_and_the_last_card_is_kept() -> None:
    """The seat is asked all the same."""
    game = arrange("B1 B2 | G1 G2", draw="Y1 G4", top="R3 Y9", rules=UNTIL).play("0 draw")

    assert game.events == [reshuffled(1), drew(0, "Y1 G4 Y9")]
    assert game.choices(0) == {"keep"}
    game.play("0 keep")
    assert game.events == [kept(0), turn_began(1)]


@clause("house.draw.until", "ruling.nothing_to_draw", "ruling.blocked")
def test_with_nothing_to_draw_it_is_a_pass() -> None:
    """And once round the table, a blocked round."""
    game = arrange("B1 B2 | G1 G2", draw="", rules=UNTIL).play("0 draw")
    assert game.events == [passed(0), turn_began(1)]

    game.play("1 draw")

    assert game.said() == ["passed", "round_blocked", "round_ended"]


@clause("house.draw.until", "turn.play_drawn")
def test_with_must_the_card_that_fits_is_played() -> None:
    """If nothing of the hand could be; a card that does not fit is kept."""
    must = UNTIL | {"drawn_card": "must"}
    assert arrange("B1 B2 | G1 G2", draw="Y1 R9", rules=must).play("0 draw").choices(0) == {"play R9"}
    assert arrange("R1 B2 | G1 G2", draw="Y1 R9", rules=must).play("0 draw").choices(0) == {"play R9", "keep"}
    assert arrange("B1 B2 | G1 G2", draw="Y1 G4", rules=must).play("0 draw").choices(0) == {"keep"}


@clause("house.draw.until", "joker.draw", "draw_two.effect")
def test_only_drawing_in_a_turn_goes_on() -> None:
    """A penalty is as large as it is."""
    game = arrange("R+2 B1 B2 | G1 G2", rules=UNTIL).play("0 play R+2")

    assert game.events[1] == drew(1, "Y1 Y2")


# Who can play must


@clause("house.force.play")
def test_who_can_play_is_not_offered_to_draw() -> None:
    """Which card is free, a Wild too."""
    game = arrange("R1 W B2 | G1 G2", rules=FORCE)

    assert game.choices(0) == {"play R1", "play W"}
    game.refuse("0 draw")


@clause("house.force.play")
def test_who_cannot_play_draws() -> None:
    """Nothing else is possible."""
    assert arrange("B1 B2 | G1 G2", rules=FORCE).choices(0) == {"draw"}


@clause("house.force.play", "ruling.bluff")
def test_a_bluff_stays_possible_but_nobody_is_forced_to_one() -> None:
    """An illegal Wild Draw Four is among the choices where bluffing is on; a legal one must be played if nothing else can."""
    assert arrange("W4 R1 B2 | G1 G2", rules=FORCE).choices(0) == {"play W4", "play R1"}
    assert arrange("W4 R1 B2 | G1 G2", rules=FORCE | {"bluffing": False}).choices(0) == {"play R1"}
    assert arrange("W4 B1 B2 | G1 G2", rules=FORCE).choices(0) == {"play W4"}


@clause("house.force.play")
def test_a_drawn_card_that_can_be_played_must_be() -> None:
    """One that does not fit is kept."""
    assert arrange("B1 B2 | G1 G2", draw="R9", rules=FORCE).play("0 draw").choices(0) == {"play R9"}
    assert arrange("B1 B2 | G1 G2", draw="Y9", rules=FORCE).play("0 draw").choices(0) == {"keep"}
    assert arrange("B1 B2 | G1 G2", draw="W4", rules=FORCE).play("0 draw").choices(0) == {"play W4"}


@clause("house.force.play", "ruling.nothing_to_draw")
def test_who_can_play_cannot_pass_with_nothing_to_draw() -> None:
    """Only who cannot may."""
    arrange("R1 B2 | G1 G2", draw="", rules=FORCE).refuse("0 draw")

    assert arrange("B1 B2 | G1 G2", draw="", rules=FORCE).play("0 draw").events[0] == passed(0)


@clause("house.force.play")
def test_nobody_is_forced_to_answer_a_debt() -> None:
    """`take` is always there."""
    game = arrange("R+2 B1 B2 | G+2 G2", rules=FORCE | {"stacking": "same"}).play("0 play R+2")

    assert game.choices(1) == {"play G+2", "take"}
    bluff = arrange("W4 B1 B2 | W4 G2", rules=FORCE | {"stacking": "same"}).play("0 play W4", "0 colour red")
    assert bluff.choices(1) == {"challenge", "accept", "play W4"}


@clause("house.force.play")
def test_nobody_is_forced_to_jump_or_to_put_down() -> None:
    """A jump is an offer, and to pass is a choice."""
    game = arrange("R5 B1 B2 | R1 G2 | R5 G4", rules=FORCE | {"jump_in": True}).play("0 play R5")
    assert game.offers() == {"2 jump R5"}
    assert game.choices(1) == {"play R1"}
    game.play("1 play R1")

    friends = arrange("WF G2 G4 | V5 G1", rules=FORCE, edition="best-friends", top="G3").play("0 play WF", "0 number 5")
    assert friends.choices(1) == {"put V5", "pass"}


# The last card


@clause("house.finish.number")
@pytest.mark.parametrize("card", ["R+2", "Rrev", "Rskip", "W", "W4"])
def test_a_card_that_is_no_number_cannot_be_played_as_the_last_one(card: str) -> None:
    """With it alone one draws."""
    game = arrange(f"{card} | G1 G2", rules=NUMBER)

    assert game.choices(0) == {"draw"}
    game.refuse(f"0 play {card}").refuse(f"0 play {card} uno")


@clause("house.finish.number", "ruling.battle_last_card")
@pytest.mark.parametrize("card", ["WB", "WU", "WF", "WJ", "WA"])
def test_no_special_card_can_be_played_as_the_last_one_either(card: str) -> None:
    """Kickin' Battle included, though nobody goes out with it."""
    game = arrange(f"{card} | G1 G2", rules=NUMBER, edition="grand")

    assert game.choices(0) == {"draw"}
    game.refuse(f"0 play {card}")


@clause("house.finish.number", "round.over")
def test_a_number_ends_a_hand_and_any_card_may_be_the_last_but_one() -> None:
    """Where `finish` is `any`, any card ends it."""
    game = arrange("Rskip R5 | G1 G2", rules=NUMBER).play("0 play Rskip uno", "0 play R5")
    assert game.state["round_winner"] == 0

    assert arrange("Rskip | G1 G2").play("0 play Rskip").state["round_winner"] == 0


@clause("house.finish.number")
def test_a_card_drawn_to_it_may_be_played_as_it_is_not_the_last() -> None:
    """An action card, too: then the other one is the last, and stuck again."""
    game = arrange("R+2 | G1 G2", draw="Rskip Y1", rules=NUMBER).play("0 draw")
    assert game.choices(0) == {"play Rskip", "keep"}

    game.play("0 play Rskip uno")

    assert game.choices(0) == {"draw"}


@clause("house.finish.number", "house.draw.until")
def test_drawing_until_a_card_fits_stops_at_an_action_card() -> None:
    """What is drawn is never the last card."""
    game = arrange("R+2 | G1 G2", draw="Y1 Rskip R9", rules=NUMBER | UNTIL).play("0 draw")
    assert game.events == [drew(0, "Y1 Rskip")]

    assert arrange("W | G1 G2", draw="Rskip R9", rules=NUMBER | UNTIL).play("0 draw").events == [drew(0, "Rskip")]


@clause("house.finish.number", "house.force.play", "turn.play_drawn")
def test_such_a_card_does_not_count_as_playable() -> None:
    """Who holds it alone may draw though playing is forced, and must play what fits where a drawn card must be played."""
    assert arrange("R+2 | G1 G2", rules=NUMBER | FORCE).choices(0) == {"draw"}
    assert arrange("R+2 R5 | G1 G2", rules=NUMBER | FORCE).choices(0) == {"play R+2", "play R5"}

    must = arrange("R+2 | G1 G2", draw="R9 Y1", rules=NUMBER | {"drawn_card": "must"}).play("0 draw")
    assert must.choices(0) == {"play R9"}


@clause("house.finish.number", "house.force.play", "ruling.bluff")
def test_nobody_is_forced_to_bluff_with_a_drawn_card() -> None:
    """Beside a red card that may not end the hand, a drawn Wild Draw Four is illegal: it may be kept."""
    game = arrange("R+2 | G1 G2", draw="W4 Y1", rules=NUMBER | FORCE).play("0 draw")
    assert game.choices(0) == {"play W4", "keep"}

    assert arrange("R+2 | G1 G2", draw="W4 Y1", rules=NUMBER | FORCE | {"bluffing": False}).play("0 draw").choices(0) == {"keep"}


@clause("house.finish.number", "house.stack.debt")
@pytest.mark.parametrize(("first", "last"), [("R+2", "B+2"), ("W4", "W4")])
def test_such_a_card_does_not_answer_a_debt(first: str, last: str) -> None:
    """Neither at `stack` nor at `challenge`."""
    moves = ["0 play W4", "0 colour blue"] if first == "W4" else ["0 play R+2"]
    game = arrange(f"{first} G1 G2 | {last} | Y1 Y2", rules=NUMBER | {"stacking": "any"}).play(*moves)

    assert f"play {last}" not in game.choices(1)
    game.refuse(f"1 play {last}")


@clause("house.finish.number", "house.jump.when")
def test_such_a_card_does_not_jump_in() -> None:
    """A number does, and an action card beside another."""
    game = arrange("Rskip B1 B2 | Rskip | G1 G2 | Rskip G4", rules=NUMBER | {"jump_in": True}).play("0 play Rskip")
    assert game.offers() == {"3 jump Rskip"}
    game.refuse("1 jump Rskip", "not_asked")

    number = arrange("R5 B1 B2 | G1 G2 | R5", rules=NUMBER | {"jump_in": True}).play("0 play R5", "2 jump R5")
    assert number.state["round_winner"] == 2


@clause("house.finish.number", "ruling.nothing_to_draw", "ruling.blocked")
def test_if_nothing_can_be_drawn_it_is_a_pass_and_at_last_a_blocked_round() -> None:
    """Both hold a card that they may not play."""
    game = arrange("R+2 | Rskip", draw="", rules=NUMBER).play("0 draw")
    assert game.events == [passed(0), turn_began(1)]

    game.play("1 draw")

    assert game.state["blocked"]


@clause("house.finish.number", "ruling.friends_out", "ruling.urrrhhh_out")
def test_giving_away_and_putting_down_are_no_playing() -> None:
    """A hand may end with that; what is given may be an action card."""
    gift = arrange("WU B+2 | P1 P2", rules=NUMBER, edition="urrrhhh", top="B3").play("0 play WU", "0 give blue", "0 hand B+2")
    assert gift.state["round_winner"] == 0

    friends = arrange("WF G2 G4 | V5", rules=NUMBER, edition="best-friends", top="G3").play("0 play WF", "0 number 5", "1 put V5")
    assert friends.state["round_winner"] == 1


@clause("house.finish.number", "battle.pick", "joker.discard")
def test_battles_and_torment_are_no_playing() -> None:
    """A card with a symbol is picked and discarded as ever."""
    battle = arrange("WB Rskip | Y9 Y8", rules=NUMBER, edition="kickin-battle").play("0 play WB", "0 battle 1")
    assert battle.choices(0) == {"pick Rskip"}

    torment = arrange("WJ G2 | B8 B9", draw="Rskip", rules=NUMBER, edition="jokers-wild")
    torment.play("0 play WJ", "0 torment 1", "0 colour red")
    assert torment.state["discard_pile"][0] == "Rskip"


@clause("house.finish.number", "house.seven.swap")
def test_who_is_left_with_such_a_card_by_a_swap_draws() -> None:
    """Hands that move are no playing either."""
    game = arrange("R7 B1 B2 | Rskip | Y1 Y2", rules=NUMBER | {"seven_zero": True}).play("0 play R7", "0 swap 1")
    game.play("1 draw", "1 keep", "2 draw", "2 keep")

    assert game.choices(0) == {"draw"}
