"""What bots do about house rules: which term decides where, and what must not happen."""

from __future__ import annotations

import random

import pytest

from bots.seats import Seats
from bots.test_matches import table_of
from lastcard.bots import Memory, bot, levels
from lastcard.bots.odds import danger, threat
from lastcard.bots.records import Seen, pack_seen
from lastcard.cards import Colour, card
from lastcard.match import Match
from lastcard.rules.house import PRESETS
from lastcard.rules.questions import Question
from lastcard.views import tell
from table import clause

STACKING = {"stacking": "any"}
SAME = {"stacking": "same"}
MOVING = {"seven_zero": True}
JUMPING = {"jump_in": True}
TEAMS = {"teams": True}
FORCED = {"force_play": True}

# --- Whole matches -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("edition", ["classic", "grand"])
@pytest.mark.parametrize("level", levels())
def test_every_level_plays_every_preset(level: str, edition: str, preset: str) -> None:
    """To the end of a match, with answers that were among the choices, and hints that are true."""
    match = Match.new(edition, players=4, seed=3, rules=PRESETS[preset] | {"target": 100})
    table_of(match, [level]).play_match()
    assert match.over


@pytest.mark.parametrize("level", levels())
def test_who_has_no_card_to_jump_with_stays_silent(level: str) -> None:
    """A poll asks everybody, with silence as the only answer (house.jump.poll)."""
    game = Seats("R7 R8 | B2 B3 | B4 B5", rules=JUMPING).play("0 play R7")
    asked = Question(2, "jump", (), offer=True)
    assert bot(level, random.Random(1)).choose(game.match.view(2), asked, game.memory(2)) is None  # noqa: S311  no secrecy


# --- Stacking ----------------------------------------------------------------------------------------------------------------


@clause("house.stack.debt")
def test_passes_a_debt_on_rather_than_take_it() -> None:
    """All levels that can."""
    game = Seats("R+2 R8 R9 | B+2 B3 B4 | G1 G2", rules=SAME).play("0 play R+2")
    assert game.answers(1) == game.answers(1, "easy") == {"play B+2"}
    assert game.hint(1).key == "hint-stack"


@clause("house.stack.any")
def test_answers_with_the_card_that_is_worth_less() -> None:
    """A Draw Two goes before a Wild Draw Four."""
    game = Seats("R+2 R8 R9 | B+2 W4 B4 B5 | G1 G2", rules=STACKING).play("0 play R+2")
    assert game.answers(1) == {"play B+2"}


@clause("house.stack.take")
def test_takes_what_it_cannot_answer() -> None:
    """There is nothing else."""
    game = Seats("R+2 R8 R9 | B1 B3 | G1 G2", rules=SAME).play("0 play R+2")
    assert game.answers(1) == {"take"}
    assert game.hint(1).key == "hint-only"


@clause("house.stack.challenge")
def test_a_wild_draw_four_as_an_answer_is_no_bluff() -> None:
    """It holds red, and passes the cards on with a clear conscience."""
    game = Seats("R+2 R8 R9 | R1 W4 B4 | G1 G2", rules=STACKING).play("0 play R+2")
    assert game.answers(1) == game.answers(1, "easy") == {"play W4"}


@clause("house.stack.challenge")
def test_passes_a_wild_draw_four_on_instead_of_challenging_it() -> None:
    """Unless it knows better."""
    game = Seats("W4 B8 B9 B7 | W4 B4 B5 | G1 G2", rules=SAME).play("0 play W4", "0 colour green")
    assert game.answers(1) == game.answers(1, "easy") == {"play W4"}


@clause("house.stack.same")
def test_does_not_strike_a_seat_that_would_pass_it_back() -> None:
    """Between two, with the other's hand seen: it holds two Draw Twos."""
    hands = "WA R+2 R8 B1 B2 B3 | Y+2 G+2 Y5 G6 G7 G8"
    moves = ("0 play WA", "0 colour red", "1 draw", "1 keep")
    game = Seats(hands, edition="special-agent", draw_pile="Y8 Y9 G1 G2 G3 G4", rules=SAME).play(*moves)
    assert game.answers(0) == {"play R8"}
    assert Seats(hands, edition="special-agent", draw_pile="Y8 Y9 G1 G2 G3 G4").play(*moves).answers(0) == {"play R+2"}


# --- Seven and zero ----------------------------------------------------------------------------------------------------------


@clause("house.seven.swap")
def test_swaps_with_the_seat_that_holds_the_fewest_cards() -> None:
    """It has many itself."""
    game = Seats("R7 B1 B2 B4 B5 | Y1 Y2 Y4 | G1 G2 | Y5 Y6 Y8", rules=MOVING).play("0 play R7")
    assert game.answers(0) == {"swap 2"}
    assert (game.hint(0).key, game.hint(0).args) == ("hint-fewest", {"seat": 2})


@clause("house.seven.swap")
def test_plays_a_seven_with_many_cards_and_keeps_it_with_few() -> None:
    """The same two cards to choose from."""
    many = Seats("R7 R5 B1 B2 B4 B5 G1 | Y1 Y2", rules=MOVING)
    few = Seats("R7 R5 B1 | Y1 Y2 Y4 Y5 Y6", rules=MOVING)
    assert many.answers(0) == {"play R7"}
    assert many.hint(0).key == "hint-smaller"
    assert few.answers(0) == {"play R5"}
    assert few.hint(0).key == "hint-hands"


@clause("house.seven.swap")
def test_draws_rather_than_give_its_last_card_away() -> None:
    """The seven is all that fits, and the other holds many cards."""
    assert Seats("R7 B1 | Y1 Y2 Y4 Y5 Y6", rules=MOVING).answers(0) == {"draw"}


@clause("house.zero.rotate")
def test_a_zero_counts_by_whose_hand_comes() -> None:
    """Hands move to the left: the one on the right comes."""
    hands = "R0 R5 B1 B2 B4 | {} | Y1 Y2 Y3 Y4 Y5 | {}"
    few, many = "G1 G2", "G1 G2 G3 G4 G5 G6 G8 G9"
    assert Seats(hands.format(many, few), rules=MOVING).answers(0) == {"play R0"}
    assert Seats(hands.format(few, many), rules=MOVING).answers(0) == {"play R5"}


def test_goes_out_with_a_seven() -> None:
    """The last card swaps nothing."""
    assert Seats("R7 | Y1 Y2 Y4 Y5 Y6", rules=MOVING).answers(0) == {"play R7"}


# --- Jumping in --------------------------------------------------------------------------------------------------------------


@clause("house.jump.when")
def test_jumps_in_with_a_plain_card() -> None:
    """It is one card less; easy thinks of it now and then, a beginner hardly ever."""
    game = Seats("R7 R8 R9 | B2 B3 | R7 B5 B6", rules=JUMPING).play("0 play R7")
    assert game.answers(2, name="jump") == {"jump R7"}
    assert game.hint(2, "jump").key == "hint-jump"
    for level in ("easy", "beginner"):
        assert game.answers(2, level, name="jump") == {"jump R7", None}


@clause("house.jump.when")
def test_does_not_jump_in_to_give_a_small_hand_away() -> None:
    """It is left with one card, and would have to swap it for many."""
    game = Seats("R7 R8 R9 B2 | R7 B5 | B2 B3 B4 B6 B8", rules=JUMPING | MOVING).play("0 play R7", "0 swap 2")
    assert game.question(1).name == "turn"
    game = Seats("R7 R8 R9 B2 B3 | B2 B3 B4 B6 B8 | R7 B5", rules=JUMPING | MOVING).play("0 play R7", "0 swap 1")
    assert game.answers(2, name="jump") == {None}
    assert (game.hint(2, "jump").choice, game.hint(2, "jump").key) == (None, "hint-later")


@clause("house.jump.turn")
def test_plays_the_card_that_it_can_follow_with_a_jump() -> None:
    """It holds the red nine twice."""
    game = Seats("R5 R9 R9 B1 B2 | Y1 Y2 Y4 Y5", rules=JUMPING)
    assert game.answers(0) == {"play R9"}
    assert game.hint(0).key == "hint-twin"


# --- Who can play must -------------------------------------------------------------------------------------------------------


@clause("house.force.play")
def test_where_it_must_play_a_wild_goes_when_the_other_is_about_to_win() -> None:
    """It has seen the red eight there. If the other holds more cards, or need not play, it saves the wild."""
    one, many, moves = "WA W R5 B1 B2 | R8 G5", "WA W R5 B1 B2 | R8 G5 Y1 Y2 Y4 Y6", ("0 play WA", "0 colour green", "1 play G5")
    assert Seats(one, edition="special-agent", rules=FORCED).play(*moves, "1 uno").answers(0) == {"play W"}
    assert Seats(many, edition="special-agent", rules=FORCED).play(*moves).answers(0) == {"play R5"}
    assert Seats(one, edition="special-agent").play(*moves, "1 uno").answers(0) == {"play R5"}


@clause("house.force.play")
def test_plays_in_a_colour_of_which_most_cards_are_seen() -> None:
    """The other, who must play what fits, is the likelier to have nothing."""
    hands, seen = "R5 B3 Y8 G9 | Y1 Y2 Y4 Y6 G2", "R3 {0}2 {0}2 {0}4 {0}4 {0}6 {0}6 {0}7 {0}7 {0}8 {0}8"
    blue, red = (Seats(hands, top=seen.format(colour), rules=FORCED) for colour in "BR")
    assert blue.answers(0) == {"play B3"}
    assert (blue.hint(0).key, blue.hint(0).args) == ("hint-hard", {"seat": 1})
    assert red.answers(0) == {"play R5"}


@clause("house.force.play")
def test_keeps_a_skip_while_the_other_cannot_follow_anyway() -> None:
    """It has seen both yellow cards. The hint does not say of the five that it takes a turn away; of the Skip it does."""
    hands, moves = "WA R5 Rskip B1 B2 | R8 Y1 Y2", ("0 play WA", "0 colour red", "1 play R8")
    forced = Seats(hands, edition="special-agent", rules=FORCED).play(*moves)
    assert (forced.answers(0), forced.hint(0).key) == ({"play R5"}, "hint-spare")
    free = Seats(hands, edition="special-agent").play(*moves)
    assert (free.answers(0), free.hint(0).key) == ({"play Rskip"}, "hint-hit")


# --- Drawing and finishing ---------------------------------------------------------------------------------------------------


@clause("house.draw.until")
def test_plays_a_wild_rather_than_draw_until_a_card_fits() -> None:
    """Where a single card is drawn, it saves the wild."""
    hands = "W B1 B2 G5 G6 | Y1 Y2 Y4 Y5 Y6 Y8 B2"
    assert Seats(hands).answers(0) == {"draw"}
    game = Seats(hands, rules={"draw": "until"})
    assert game.answers(0) == {"play W"}
    assert game.hint(0).key == "hint-until"


@clause("house.finish.number")
def test_keeps_a_number_for_the_end() -> None:
    """The Skip goes first, though both fit."""
    game = Seats("R5 Rrev | Y1 Y2 Y4 | G1 G2 G4", rules={"finish": "number"})
    assert game.answers(0) == {"play Rrev"}
    assert game.hint(0).key == "hint-number"


# --- Teams -------------------------------------------------------------------------------------------------------------------


@clause("house.teams.partners")
def test_no_level_catches_its_partner() -> None:
    """The others do."""
    game = Seats("R7 R8 | Y1 Y2 | G1 G2 | Y4 Y5", rules=TEAMS).play("0 play R7")
    for level in levels():
        assert game.answers(2, level, name="catch") == {None}
    assert game.answers(1, name="catch") == {"catch 0"}
    assert (game.hint(2, "catch").choice, game.hint(2, "catch").key) == (None, "hint-team")


@clause("house.teams.partners")
def test_lets_a_partner_play_who_is_about_to_go_out() -> None:
    """A Skip brings the partner's turn; against rivals it would be foolish."""
    hands = "R5 Rskip B1 B2 | Y1 Y2 Y4 Y5 G4 G5 G6 G8 G9 B6 | G1 | Y6 Y8 Y9 G2"
    assert Seats(hands, rules=TEAMS).answers(0) == {"play Rskip"}
    assert Seats(hands).answers(0) == {"play R5"}


@clause("house.teams.partners")
def test_a_small_hand_goes_to_the_partner_if_it_must_go() -> None:
    """Not to a rival, who would win with it."""
    game = Seats("R7 B1 | Y1 Y2 Y4 | G1 G2 G4 G5 | Y5 Y6 Y8", rules=TEAMS | MOVING).play("0 play R7", "0 uno")
    assert game.answers(0, name="swap") == {"swap 2"}
    assert game.hint(0, "swap").key == "hint-team"


def test_a_partner_is_no_threat() -> None:
    """But a hope, as great as a rival with as many cards is a threat; and no danger."""
    game = Seats("R7 B1 | Y1 Y2 Y4 | G1 | G5 | Y5 | Y6", rules=TEAMS)
    table = seen(game)
    assert threat(table, 0, 3) == -threat(table, 0, 2) < 0
    assert danger(seen(Seats("R7 B1 | Y1 Y2 | G1 | Y5 Y6", rules=TEAMS)), 0) == 0.5


def seen(game: Seats) -> Seen:
    """What the first seat sees."""
    view = game.match.view(0)
    return Seen(view, pack_seen(view, game.question(0)))


# --- What is remembered ------------------------------------------------------------------------------------------------------


@clause("house.seven.swap")
def test_a_hand_given_away_is_known_and_what_was_known_moves_with_hands() -> None:
    """Seat 0 saw both other hands; after a swap it knows who holds which."""
    game = Seats("WA R7 R1 R2 | Y1 Y2 | R5 G2", edition="special-agent", rules=MOVING)
    game.play("0 play WA", "0 colour red", "1 draw", "1 keep", "2 play R5", "2 uno", "0 play R7", "0 swap 2")
    memory = game.memory(0)
    assert sorted(map(str, memory.known[2])) == ["R1", "R2"]
    assert sorted(map(str, memory.known[1])) == ["Y1", "Y2"]
    assert game.memory(2).known[0] == [card("G2")]
    assert game.memory(1).known == [[], [], []]


@clause("house.zero.rotate")
def test_what_a_hand_could_not_follow_moves_on_with_it() -> None:
    """Seat 1 had no red card; with the zero its hand came to seat 2, and nobody was told more than that."""
    game = Seats("R1 R0 B1 B2 | Y1 Y2 | R5 G2 G4 G5", rules=MOVING).play(
        "0 play R1", "1 draw", "1 keep", "2 play R5", "0 play R0"
    )
    memory = game.memory(0)
    assert memory.may_be(2, Colour.RED, hand_size=3) == 0
    assert sorted(map(str, memory.known[1])) == ["B1", "B2"]
    assert memory.known[2] == memory.known[0] == []


@clause("house.draw.until")
def test_of_cards_drawn_until_one_fits_only_the_last_may_fit() -> None:
    """And not even that one, if it was kept."""
    game = Seats("R8 R9 | B7 B1", draw_pile="Y1 Y2 G5 R4 Y5", rules={"draw": "until"}).play("0 play R8", "0 uno", "1 draw")
    assert game.memory(0).may_be(1, Colour.RED, hand_size=6) == 1
    assert game.memory(0).may_be(1, Colour.BLUE, hand_size=6) == 6
    assert game.play("1 keep").memory(0).may_be(1, Colour.RED, hand_size=6) == 0


@pytest.mark.parametrize("preset", PRESETS)
def test_a_memory_knows_nothing_that_is_not_so(preset: str) -> None:
    """Cards known are held, at every moment of whole rounds."""
    match = Match.new("grand", players=4, seed=7, rules=PRESETS[preset])
    table = table_of(match, ["medium"])
    while not match.state.round_over:
        table.step()
        if match.view(None).round_over:
            break
        for memory in table.memories:
            for seat, known in enumerate(memory.known):
                held = list(match.state.hands[seat])
                for each in known:
                    held.remove(each)


@clause("house.stack.take")
def test_who_takes_a_debt_may_hold_anything() -> None:
    """It draws, but not because nothing fitted."""
    game = Seats("R+2 R8 R9 | R1 R3 | G1 G2", rules=SAME).play("0 play R+2", "1 take")
    assert game.memory(0).bounds[1] == {}
    heard = Memory(0, 3)
    for event in game.match.history:
        told = tell(event, 0)
        if told is not None:
            heard.hear(told)
    assert vars(heard) == vars(game.memory(0))
