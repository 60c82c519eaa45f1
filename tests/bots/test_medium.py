"""The sense of `medium`, rule by rule."""

from __future__ import annotations

import random
import time

import msgspec
import pytest

from bots.seats import Seats
from lastcard.bots import Memory, bot, hint
from lastcard.match import Match
from lastcard.rules.questions import Choice, Question

# --- A turn ------------------------------------------------------------------------------------------------------------------


def test_keeps_the_wild_when_a_number_fits() -> None:
    """A wild fits at any time, the number may not."""
    game = Seats("W R7 B3 G9 | Y1 Y2 Y4 Y5")
    assert game.answers(0) <= {"play R7", "play B3"}


def test_plays_its_last_card() -> None:
    """Whatever it is."""
    assert Seats("W4 | Y1 Y2").answers(0) == {"play W4"}


def test_draws_rather_than_waste_a_wild() -> None:
    """Nothing would follow it in the colour named, and nobody is close to going out."""
    game = Seats("W B1 G2 Y4 B5 G6 Y7 | Y1 Y2 Y4 Y5 Y6 Y8 B2")
    assert game.answers(0) == {"draw"}


def test_plays_the_wild_when_the_rest_follows_it() -> None:
    """All that is left is blue, and the other is close to going out."""
    assert Seats("W B1 B4 B5 | Y1").answers(0) == {"play W"}


def test_plays_the_card_that_lets_all_the_rest_follow() -> None:
    """Between two, a Skip and a Reverse mean to play again, so the Skip leads to the Reverse and out."""
    assert Seats("R7 Rskip Bskip Brev B5 | Y1").answers(0) == {"play Rskip"}


def test_strikes_a_seat_that_is_about_to_go_out() -> None:
    """The next seat holds one card."""
    assert Seats("R7 R+2 B9 B8 | Y1 | G1 G2 G4 | G5 G6 G7").answers(0) == {"play R+2"}


def test_turns_round_when_the_next_seat_is_about_to_go_out() -> None:
    """The one on the other side holds many cards."""
    assert Seats("R7 Rrev B9 B8 | Y1 | G1 G2 G4 | G5 G6 G7").answers(0) == {"play Rrev"}


def test_stays_in_a_colour_that_the_next_seat_has_not() -> None:
    """The next seat, down to one card, drew on blue and kept what it drew; so blue it stays."""
    game = Seats("B7 R2 B4 G2 | Y1 | B2 G6 G8 G9", top="B3", draw_pile="Y6 G1 Y3 Y4 G2 R2 R4")
    game.play("0 play B7", "1 draw", "1 keep", "2 play B2")
    assert game.answers(0) == {"play B4"}


def test_sheds_points_when_every_point_counts_against_it() -> None:
    """Somebody holds one card; the wild would cost fifty."""
    hands = "W R1 B3 G9 | Y1 | Y2 Y4"
    assert Seats(hands, rules={"scoring": "low"}).answers(0) == {"play W"}
    assert Seats(hands).answers(0) != {"play W"}


def test_bluffs_a_little() -> None:
    """Now and then it stops a seat about to go out with a Wild Draw Four that it may not play; otherwise it plays fair."""
    game = Seats("R9 W4 B9 B8 B7 B6 | Y1 | G1 G2 G4 G5")
    answers = [game.answer(0, seed=seed) for seed in range(100)]
    assert 10 < answers.count("play W4") < 40
    assert Seats("R9 W4 B9 B8 B7 B6 | Y1 Y2 Y4 Y5 | G1 G2 G4 G5").answers(0) == {"play R9"}


def test_plays_a_drawn_card_that_fits_but_keeps_a_drawn_wild() -> None:
    """The wild would bring nothing that the hand can follow."""
    hands = "B7 G1 Y4 B2 G8 | Y1 Y2 Y4 Y5 Y6"
    assert Seats(hands, draw_pile="R4 Y1").play("0 draw").answers(0) == {"play R4"}
    assert Seats(hands, draw_pile="W Y1").play("0 draw").answers(0) == {"keep"}


# --- Naming a colour, and the challenge --------------------------------------------------------------------------------------


def test_names_the_colour_it_holds_most_of() -> None:
    """Two blue cards against one green."""
    assert Seats("W B1 B7 G9 | Y1 Y2 Y4").play("0 play W").answers(0) == {"colour blue"}


def test_names_a_colour_that_a_dangerous_seat_has_not() -> None:
    """The next seat, with one card, showed its hand: it is blue."""
    game = Seats("WA W B1 G9 G1 B4 | B7 | Y1 Y2 Y4", edition="special-agent").play("0 play WA")
    assert game.answers(0) == {"colour green"}


def test_challenges_when_it_has_seen_the_colour() -> None:
    """It looked at that hand, so it knows of the red seven."""
    game = Seats("WA R1 R2 R4 | R7 W4 B1", edition="special-agent").play(
        "0 play WA", "0 colour red", "1 play W4", "1 colour blue"
    )
    assert game.answers(0) == {"challenge"}


def test_accepts_from_a_seat_that_could_not_follow() -> None:
    """That seat drew on red and kept the card, then drew a Wild Draw Four: it hardly holds red."""
    game = Seats("R1 R2 R4 R5 | G7 B1", draw_pile="G8 W4 Y1 Y2 Y3 Y4 Y5 Y6")
    game.play("0 play R1", "1 draw", "1 keep", "0 play R2", "1 draw", "1 play W4", "1 colour blue")
    assert game.answers(0) == {"accept"}


def test_challenges_who_has_been_caught_bluffing() -> None:
    """The same hand, without and with bluffs in mind."""
    game = Seats("R1 R2 R4 R5 | R7 W4 B1 B2 B3 B4 B5", turn=0).play("0 play R1", "1 play W4", "1 colour blue")
    memory = game.memory(0)
    medium = bot("medium", random.Random(1))  # noqa: S311  bots need no secrecy
    assert str(medium.choose(game.match.view(0), game.question(0), memory)) == "accept"
    for _ in range(2):
        memory.hear({"event": "challenged", "seat": 1, "by": 0, "guilty": True})
    assert str(medium.choose(game.match.view(0), game.question(0), memory)) == "challenge"


# --- Calling and catching ----------------------------------------------------------------------------------------------------


def test_calls_and_catches_always() -> None:
    """An offer is never let go."""
    game = Seats("R7 R8 | Y1 Y2").play("0 play R7")
    assert game.answers(0, name="uno") == {"uno"}
    assert game.answers(1, name="catch") == {"catch 0"}


# --- The special cards -------------------------------------------------------------------------------------------------------


def test_battles_the_seat_that_is_closest_to_winning() -> None:
    """It has a nine, and seat 2 has one card."""
    game = Seats("WB B9 B1 | Y1 Y2 Y4 | G1 | G2 G4 G5", edition="kickin-battle").play("0 play WB")
    assert game.answers(0) == {"battle 2"}


def test_battles_with_the_highest_number() -> None:
    """As the challenger and as the rival; symbols count nothing."""
    game = Seats("WB B9 Bskip W4 | Y1 Y8 Y+2", edition="kickin-battle").play("0 play WB", "0 battle 1")
    assert game.answers(0) == {"pick B9"}
    assert game.answers(1) == {"pick Y8"}


def test_keeps_its_wilds_out_of_a_battle_it_cannot_win() -> None:
    """A Skip counts as little as a wild, and is worth less."""
    game = Seats("WB W4 Bskip | Y1 Y8 | G1 G2", edition="kickin-battle").play("0 play WB", "0 battle 1")
    assert game.answers(0) == {"pick Bskip"}


def test_gives_away_the_colour_that_sheds_most() -> None:
    """Three pink cards against two blue ones with more points."""
    game = Seats("WU P1 P2 P5 B9 Bskip | Y1 Y2", top="G5", edition="urrrhhh").play("0 play WU")
    assert game.answers(0) == {"give pink"}


def test_plays_urrrhhh_to_go_out() -> None:
    """All the rest is of one colour, so giving it away ends the round."""
    game = Seats("WU P1 P2 G9 | Y1 Y2 Y4 Y5", top="P5", edition="urrrhhh")
    assert game.answers(0) != {"play WU"}
    game = Seats("WU P1 P2 P4 | Y1 Y2 Y4 Y5", top="P5", edition="urrrhhh")
    assert game.answers(0) == {"play WU"}
    game.play("0 play WU")
    assert game.answers(0) == {"give pink"}


def test_gives_no_weapon_to_a_seat_about_to_go_out() -> None:
    """The Skip goes to the one with many cards, the seven to the one with a single card."""
    game = Seats("WU P7 Pskip B1 B2 B3 | Y1 | Y2 Y4 Y5 Y6", top="G5", edition="urrrhhh").play("0 play WU", "0 give pink")
    assert game.answers(0) == {"hand P7"}
    game = Seats("WU P7 Pskip B1 B2 B3 | Y2 Y4 Y5 Y6 | Y1", top="G5", edition="urrrhhh").play("0 play WU", "0 give pink")
    assert game.answers(0) == {"hand Pskip"}


def test_calls_a_number_that_it_holds() -> None:
    """So that it is rid of a card itself."""
    game = Seats("WF P7 Gskip G+2 | Y1 Y2 Y4", top="G5", edition="best-friends").play("0 play WF")
    assert game.answers(0) == {"number 7"}


def test_calls_its_last_number_to_go_out() -> None:
    """Best Friends is played for it, though the seven fits too."""
    game = Seats("WF G7 | Y1 Y2 Y4", top="G5", edition="best-friends")
    assert game.answers(0) == {"play WF"}
    game.play("0 play WF", "0 uno")
    assert game.answers(0) == {"number 7"}


def test_calls_a_number_that_the_others_have_not() -> None:
    """It holds two numbers alike, but all sevens are out."""
    sevens = "P7 P7 V7 V7 Y7 Y7 G7"
    game = Seats("WF G7 G9 Gskip | Y1 Y2 Y4", top=f"G5 {sevens}", edition="best-friends").play("0 play WF")
    assert game.answers(0) == {"number 7"}


def test_puts_down_the_card_of_the_colour_it_has_least_of() -> None:
    """And does not pass."""
    game = Seats("WF P9 | Y7 G7 G1 G2", top="G5", edition="best-friends").play("0 play WF", "0 uno", "0 number 7")
    assert game.answers(1) == {"put Y7"}


def test_torments_the_leader_with_the_rarest_colour() -> None:
    """Seat 2 has one card, and almost all blue cards are out."""
    blue = " ".join(f"B{face}" for face in "0112233445566778899")
    game = Seats("WJ G1 G2 R7 | Y1 Y2 Y4 | Y5 | Y6 Y8", top=f"R3 {blue} B+2", edition="jokers-wild").play("0 play WJ")
    assert game.answers(0) == {"torment 2"}
    game.play("0 torment 2")
    assert game.answers(0) == {"colour blue"}


def test_answers_a_question_that_it_does_not_know() -> None:
    """An edition of somebody's own may ask what it likes."""
    match = Match.new("classic", players=2, seed=7)
    question = Question(0, "riddle", (Choice("yes"), Choice("no")))
    for level in ("easy", "medium"):
        choice = bot(level, random.Random(1)).choose(match.view(0), question, Memory(0, 2))  # noqa: S311  no secrecy
        assert choice in question.choices
    assert hint(match.view(0), question, Memory(0, 2)).key == "hint-any"


def test_the_order_of_the_hand_changes_nothing() -> None:
    """Whoever sorts the hand gets the same answer and the same advice."""
    luck = random.Random(5)  # noqa: S311  nothing secret hangs on it
    compared = 0
    for seed in range(40):
        match = Match.new("best-friends", players=2, seed=seed)
        seen, question = match.view(match.asked[0].seat), match.asked[0]
        assert seen.hand is not None
        memory = Memory(question.seat, 2)
        for _ in range(5):
            hand, choices = list(seen.hand), list(question.choices)
            luck.shuffle(hand)
            luck.shuffle(choices)
            held = msgspec.structs.replace(seen, hand=tuple(hand))
            if question.name == "turn":
                asked = msgspec.structs.replace(question, choices=tuple(choices))
                answers = [
                    bot("medium", random.Random(1)).choose(view, put, memory)  # noqa: S311  no secrecy
                    for view, put in ((seen, question), (held, asked))
                ]
                assert answers[0] == answers[1]
                assert hint(held, asked, memory) == hint(seen, question, memory)
                compared += len(choices) > 2
    assert compared > 50


def test_many_cards_that_let_it_play_again_are_no_riddle() -> None:
    """Eighteen of them follow each other in more orders than could ever be tried."""
    hand = "R5 " + " ".join(f"{colour}{face}" for colour in "BGY" for face in ("skip", "rev", "+2") * 2)
    began = time.process_time()
    assert Seats(f"{hand} Rskip | Y1 Y2").answer(0) == "play Rskip"
    assert time.process_time() - began < 1


# --- Hints -------------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("game", "choice", "key", "args"),
    [
        (Seats("R7 | Y1"), "play R7", "hint-win", {}),
        (Seats("W R7 B4 | Y1 Y2 Y4 Y5"), "play R7", "hint-wild", {}),
        (Seats("R7 B4 | Y1 Y2 Y4 Y5"), "play R7", "hint-draw", {}),
        (Seats("B7 B4 | Y1 Y2 Y4 Y5"), "draw", "hint-only", {}),
        (Seats("R7 R+2 B9 B8 | Y1 | G1 G2 G4"), "play R+2", "hint-hit", {"seat": 1}),
        (Seats("R7 R+2 B9 B8 | Y1 Y2 Y4 Y5 | G1 G2 G4"), "play R+2", "hint-turn", {"seat": 1}),
        (Seats("R7 Rrev B9 B8 | Y1 | G1 G2 G4"), "play Rrev", "hint-past", {"seat": 1}),
        (Seats("WU B1 B7 | Y1 Y2 Y4", edition="urrrhhh", top="Y3").play("0 play WU"), "give blue", "hint-only", {}),
        (Seats("WU B1 B7 P2 P3 P4 | Y1 Y2", edition="urrrhhh", top="Y3").play("0 play WU"), "give pink", "hint-most", {}),
        (Seats("R7 B9 | Y1 Y2 Y4 Y5", draw_pile="W4 Y1").play("0 draw"), "keep", "hint-honest", {}),
        (Seats("W B1 B7 G9 | Y1 Y2 Y4").play("0 play W"), "colour blue", "hint-many", {}),
        (Seats("W4 W | R1 R2 R4", top="B3").play("0 play W4"), "colour blue", "hint-whole", {}),
    ],
)
def test_a_hint_gives_the_reason(game: Seats, choice: str, key: str, args: dict[str, int]) -> None:
    """What speaks most for the choice against the next best."""
    advice = game.hint(0)
    assert (str(advice.choice), advice.key, advice.args) == (choice, key, args)


def test_one_choice_is_as_good_as_another_only_where_all_are() -> None:
    """Whom to torment, with the same number of cards and points in every hand; otherwise the one who has fewer."""
    equal = Seats("WJ G1 G2 R7 | Y1 Y2 | Y5 Y6", edition="jokers-wild").play("0 play WJ")
    assert equal.hint(0).key == "hint-any"
    fewer = Seats("WJ G1 G2 R7 | Y1 Y2 | Y5 | Y6", edition="jokers-wild").play("0 play WJ")
    assert (fewer.hint(0).key, fewer.hint(0).args) == ("hint-leader", {"seat": 2})


def test_a_hint_to_call_and_to_catch() -> None:
    """Offers have a reason too."""
    game = Seats("R7 R8 | Y1 Y2").play("0 play R7")
    assert game.hint(0, "uno").key == "hint-call"
    assert (game.hint(1, "catch").key, game.hint(1, "catch").args) == ("hint-catch", {"seat": 0})


def test_a_hint_never_advises_a_bluff() -> None:
    """Where `medium` bluffs now and then."""
    assert str(Seats("R9 W4 B9 B8 B7 B6 | Y1 | G1 G2 G4 G5").hint(0).choice) == "play R9"
