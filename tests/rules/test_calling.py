"""Saying that one card is left, and being caught when it was not said."""

from __future__ import annotations

from typing import Any

import pytest

from rules.happenings import called, caught, drew, passed, played, reshuffled, skipped, turn_began
from table import Game, arrange, clause

OPEN = {"0 uno", "1 catch 0", "2 catch 0"}


def silent(until: str = "begin", **rest: Any) -> Game:
    """Seat 0 has come down to one card and said nothing; it is seat 1's turn."""
    position = arrange("R1 B9 | R5 B1 B2 | R7 G1 G2", rules={"catch_until": until}, **rest)
    return position.play("0 play R1")


@clause("uno.call")
def test_the_call_may_be_made_with_the_play_itself() -> None:
    """Then nobody can be caught."""
    game = arrange("R1 R2 | B1 B2 | G1 G2").play("0 play R1 uno")

    assert game.events == [played(0, "R1"), called(0), turn_began(1)]
    assert game.offers() == set()
    game.refuse("1 catch 0").refuse("2 catch 0", "not_asked").refuse("0 uno", "not_asked")


@clause("uno.call")
def test_the_call_may_be_made_after_the_play() -> None:
    """An offer to the seat that owes it, beside the next player's question."""
    game = silent()
    assert game.asked() == {1: "turn"}
    assert game.offers() == OPEN
    assert game.view(2)["owing"] == [0]

    game.play("0 uno")

    assert game.events == [called(0)]
    assert game.offers() == set()
    assert game.asked() == {1: "turn"}
    assert game.view(2)["owing"] == []


@clause("uno.catch", "ruling.catch_who")
@pytest.mark.parametrize("by", [1, 2])
def test_whoever_did_not_call_is_caught_by_any_other_player_and_draws_two(by: int) -> None:
    """The turn does not change."""
    game = silent().play(f"{by} catch 0")

    assert game.events == [caught(0, by), drew(0, "Y1 Y2")]
    assert game.state["hands"][0] == ["B9", "Y1", "Y2"]
    assert game.state["turn"] == 1
    assert game.asked() == {1: "turn"}


@clause("ruling.catch_who")
def test_only_the_first_to_catch_counts() -> None:
    """The second has nothing to catch, and the caught one nothing to call."""
    game = silent().play("2 catch 0")

    assert game.offers() == set()
    game.refuse("1 catch 0").refuse("2 catch 0", "not_asked").refuse("0 uno", "not_asked")


@clause("ruling.catch_who")
def test_nobody_catches_themselves_or_someone_who_owes_nothing() -> None:
    """A catch names a seat that owes the call."""
    silent().refuse("0 catch 0").refuse("2 catch 1").refuse("2 catch 2").refuse("2 catch 7").refuse("2 uno")


@clause("uno.catch")
def test_a_catch_takes_what_is_left_of_the_piles() -> None:
    """One card of the draw pile, one of the discard pile: drawn in one go after the reshuffle."""
    game = silent(draw="Y9", top="R3").play("1 catch 0")
    assert game.events == [caught(0, 1), reshuffled(1), drew(0, "Y9 R3")]


@clause("ruling.uno_reached", "catch_until")
def test_a_duty_that_is_held_ends_when_the_hand_grows() -> None:
    """Two cards owe no call, however the second one came."""
    game = arrange("R1 B9 | R5 B1 B2", draw="", top="W", colour="red", rules={"catch_until": "held"})
    assert game.play("0 play R1", "1 play R5").offers() == {"0 uno", "1 catch 0"}

    assert game.play("0 draw", "0 keep").offers() == set()


@clause("uno.catch", "ruling.short_pile")
def test_a_caught_player_for_whom_no_card_is_left_draws_nothing() -> None:
    """There is no draw to tell of, and the duty is over."""
    game = arrange("W4 B9 | R5 B1", draw="Y1", top="R3").play("0 play W4", "0 colour red", "1 accept")
    assert game.state["draw_pile"] == []
    assert len(game.state["discard_pile"]) == 1

    game.play("1 catch 0")

    assert game.events == [caught(0, 1)]
    assert game.sizes() == [1, 4]
    assert game.offers() == set()


@clause("ruling.uno_reached")
def test_nobody_owes_a_call_in_an_arranged_position() -> None:
    """A hand of one card did not come down to it here."""
    game = arrange("R1 | B1 | G1")

    assert game.offers() == set()
    game.refuse("0 uno").refuse("1 uno", "not_asked").refuse("1 catch 0", "not_asked")


@clause("ruling.uno_reached")
def test_the_duty_arises_when_the_drawn_card_is_played_again() -> None:
    """From two cards the hand comes down to one, whatever it was before."""
    game = arrange("B1 | B5 B6 | G1 G2", draw="R9 Y8").play("0 draw")
    assert game.offers() == set()

    game.play("0 play R9")

    assert game.offers() == OPEN


@clause("ruling.uno_reached")
def test_three_cards_coming_down_to_two_owe_nothing() -> None:
    """The call is for the last card only."""
    game = arrange("R1 R2 R4 | B1 B2 | G1 G2").play("0 play R1")

    assert game.offers() == set()


@clause("ruling.uno_reached")
def test_a_guilty_bluffer_who_draws_four_owes_no_call_any_more() -> None:
    """The hand is of another size now."""
    game = arrange("W4 R1 | B5 B6 | G1 G2").play("0 play W4", "0 colour green")
    assert game.offers() == OPEN

    game.play("1 challenge")

    assert game.sizes() == [5, 2, 2]
    assert game.offers() == set()


@clause("ruling.uno_early")
def test_saying_it_when_it_is_not_owed_is_refused() -> None:
    """Alone, before the play, and by somebody with many cards."""
    arrange("R1 R2 | B1 B2").refuse("0 uno").refuse("1 uno", "not_asked")


@clause("ruling.uno_early")
def test_said_with_a_play_that_leaves_more_cards_it_is_ignored() -> None:
    """It does not count for later either."""
    game = arrange("R1 R2 R4 | R5 B2 | G1 G2").play("0 play R1 uno")
    assert game.events == [played(0, "R1"), turn_began(1)]

    game.play("1 play R5 uno", "2 draw", "2 keep", "0 play R2")

    assert game.offers() == {"0 uno", "1 catch 0", "2 catch 0"}


@clause("ruling.uno_early")
def test_said_with_the_very_last_card_it_is_ignored() -> None:
    """No card is left to call for."""
    assert "called" not in arrange("R1 | B1 B2").play("0 play R1 uno").said()


@clause("ruling.uno_early")
def test_it_is_said_with_plays_only_and_only_in_the_notations_words() -> None:
    """Nothing else takes the suffix, and it makes no illegal play legal."""
    game = arrange("R1 B2 | B5 B6", draw="Y9 Y8")

    game.refuse("0 draw uno").refuse("0 play R1 UNO").refuse("0 play R1  uno").refuse("0 play B2 uno")
    game.refuse("0 play R1 uno uno").play("0 draw").refuse("0 keep uno")


@clause("ruling.uno_early", "uno.call")
def test_it_may_be_said_with_a_drawn_card() -> None:
    """Wherever a play is accepted, so is a play with the call."""
    game = arrange("B1 | B5 B6", draw="R9 Y8").play("0 draw", "0 play R9 uno")

    assert game.events == [played(0, "R9"), called(0), turn_began(1)]


@clause("uno.call")
@pytest.mark.parametrize("card", ["R+2", "Rskip", "Rrev", "W", "W4"])
def test_any_next_to_last_card_may_be_played_with_the_call(card: str) -> None:
    """The call follows the play, whatever else the card sets off."""
    game = arrange(f"{card} B2 | B5 B6 | G1 G2").play(f"0 play {card} uno")

    assert game.events[0] == played(0, card)
    assert called(0) in game.events
    assert game.offers() == set()


@clause("catch_until", "uno.catch", "ruling.catch_lapse")
@pytest.mark.parametrize("answer", ["1 play R5", "1 draw"])
def test_begin_the_window_lapses_at_the_next_players_first_answer(answer: str) -> None:
    """Neither a catch nor the call is offered any more."""
    game = silent().play(answer)

    assert game.offers() == set()
    assert game.view(1)["owing"] == []
    game.refuse("0 uno", "not_asked").refuse("2 catch 0", "illegal_move" if answer == "1 play R5" else "not_asked")
    game.refuse("1 catch 0", "not_asked" if answer == "1 play R5" else "illegal_move")


@clause("ruling.catch_lapse")
def test_a_refused_answer_does_not_close_the_window() -> None:
    """What is refused has not happened."""
    game = silent().refuse("1 play B2").refuse("1 keep")

    assert game.play("1 catch 0").events[0] == caught(0, 1)


@clause("ruling.catch_lapse")
def test_begin_the_window_is_open_beside_every_question_before_the_next_turn() -> None:
    """Naming the colour and answering the challenge is no turn."""
    game = arrange("W4 B9 | B5 B6 | G1 G2").play("0 play W4")
    assert game.asked() == {0: "colour"}
    assert game.offers() == OPEN

    assert game.play("0 colour red").offers() == OPEN
    assert game.play("1 accept").offers() == OPEN
    assert game.asked() == {2: "turn"}
    assert game.play("2 draw").offers() == set()


@clause("ruling.catch_lapse")
def test_begin_being_skipped_is_no_turn() -> None:
    """The window stays until the one after has answered."""
    game = arrange("R+2 B9 | B5 B6 | G1 G2").play("0 play R+2")

    assert skipped(1) in game.events
    assert game.offers() == OPEN
    assert game.play("1 catch 0").state["turn"] == 2


@clause("ruling.catch_lapse")
def test_the_next_turn_may_be_the_same_players_own() -> None:
    """With two players a Skip brings the turn back, and the window closes at that seat's own answer."""
    game = arrange("Rskip B9 | B5 B6", draw="Y1 Y2").play("0 play Rskip")
    assert game.events[-1] == turn_began(0)
    assert game.offers() == {"0 uno", "1 catch 0"}

    game.play("0 draw")

    assert game.offers() == set()
    game.refuse("1 catch 0", "not_asked")


@clause("ruling.catch_lapse")
def test_calling_in_ones_own_next_turn_is_no_answer_to_its_question() -> None:
    """Taking up the offer leaves the turn where it was."""
    game = arrange("Rskip R9 | B5 B6").play("0 play Rskip", "0 uno")

    assert game.asked() == {0: "turn"}
    assert game.play("0 play R9").state["round_winner"] == 0


@clause("catch_until", "ruling.catch_lapse")
def test_played_the_window_stays_while_the_next_player_draws() -> None:
    """It lapses when the drawn card is put down."""
    game = silent("played", draw="R9 Y8").play("1 draw")
    assert game.asked() == {1: "drawn"}
    assert game.offers() == OPEN

    game.play("1 play R9")

    assert game.offers() == set()
    game.refuse("0 uno", "not_asked").refuse("1 catch 0", "not_asked").refuse("2 catch 0")


@clause("catch_until", "ruling.catch_lapse")
def test_played_the_window_lapses_when_the_next_player_puts_a_card_down() -> None:
    """From the hand, at once, even if the card asks for a colour first."""
    assert silent("played").play("1 play R5").offers() == set()

    game = arrange("R1 B9 | W B1 B2 | R7 G1", rules={"catch_until": "played"}).play("0 play R1", "1 play W")
    assert game.asked() == {1: "colour"}
    assert game.offers() == set()


@clause("catch_until", "ruling.catch_lapse")
def test_played_the_window_lapses_when_the_next_player_keeps_the_drawn_card() -> None:
    """That turn is passed."""
    game = silent("played").play("1 draw", "1 keep")

    assert game.asked() == {2: "turn"}
    assert game.offers() == set()


@clause("catch_until", "ruling.catch_lapse", "ruling.nothing_to_draw")
def test_played_the_window_lapses_when_the_next_player_has_nothing_to_draw() -> None:
    """A draw that gets nothing is a pass."""
    game = arrange("W4 B9 | B5 B6 | G1 G2", draw="", top="R3", rules={"catch_until": "played"})
    game.play("0 play W4", "0 colour red", "1 accept")
    assert game.offers() == OPEN
    assert game.state["draw_pile"] == []

    game.play("2 draw")

    assert game.events == [passed(2), turn_began(0)]
    assert game.offers() == set()


@clause("catch_until", "ruling.catch_lapse")
def test_played_a_catch_may_still_come_after_the_next_player_drew() -> None:
    """Two cards, and the question about the drawn card stays."""
    game = silent("played").play("1 draw", "1 catch 0")

    assert game.events == [caught(0, 1), drew(0, "Y2 Y3")]
    assert game.asked() == {1: "drawn"}


@clause("catch_until", "ruling.catch_lapse")
def test_held_the_window_never_lapses_by_itself() -> None:
    """Turns later the silent one is still caught, or may still call."""
    game = silent("held").play("1 play R5", "2 play R7")
    assert game.asked() == {0: "turn"}
    assert game.offers() == OPEN

    game.play("2 catch 0")

    assert game.events == [caught(0, 2), drew(0, "Y1 Y2")]
    assert silent("held").play("1 play R5", "2 play R7", "0 uno").offers() == set()


@clause("catch_until", "ruling.uno_reached")
def test_held_the_duty_ends_when_the_hand_grows() -> None:
    """Having drawn in the next turn, there is nothing left to call."""
    game = silent("held").play("1 play R5", "2 play R7", "0 draw")

    assert game.sizes()[0] == 2
    assert game.offers() == set()


@clause("catch_until", "ruling.catch_who")
def test_held_one_question_lists_all_who_may_be_caught() -> None:
    """And each can be caught by itself."""
    game = arrange("R1 B9 | R5 B1 | R7 G1 G2", rules={"catch_until": "held"}).play("0 play R1", "1 play R5")

    assert game.choices(2, "catch") == {"catch 0", "catch 1"}
    assert game.offers() == {"0 uno", "1 uno", "0 catch 1", "1 catch 0", "2 catch 0", "2 catch 1"}
    assert sorted(game.view(2)["owing"]) == [0, 1]
    assert game.play("0 catch 1").offers() == {"0 uno", "1 catch 0", "2 catch 0"}


@clause("ruling.catch_lapse", "round.over")
@pytest.mark.parametrize("until", ["begin", "played", "held"])
def test_the_window_is_gone_when_the_round_is_over(until: str) -> None:
    """Whoever still owed the call owes nothing in the next round either."""
    game = arrange("R1 B9 | R5 | R7 G1", rules={"catch_until": until}).play("0 play R1", "1 play R5")

    assert game.answer["asked"] == []
    assert game.view(2)["owing"] == []
    game.refuse("0 uno", "not_asked").refuse("2 catch 0", "not_asked")
    assert game.next().offers() == set()
