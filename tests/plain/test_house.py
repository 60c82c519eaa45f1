"""House rules in plain lines: everything that the full screen shows is said."""

from __future__ import annotations

import itertools
import json

import pytest

from lastcard.decks import read_deck
from lastcard.match import Arrangement, Match
from lastcard.rules.house import PRESETS
from lastcard.words import Words
from plain.test_plain import at_home, heard
from table import clause

EASY = ("person", "easy", "easy")


def arranged(*hands: str, moves: str = "", top: str = "R3", turn: int = 0, **rules: str | int | bool) -> Match:
    """A position by house rules, and moves made in it like "1 play R7, 2 draw"."""
    position = Arrangement(hands=hands, draw_pile="Y1 Y2 Y4 Y5 Y6 Y8 Y9 G3 G4", discard_pile=top, turn=turn)
    match = Match.arrange("classic", position, seed="1", rules=rules)
    for move in filter(None, moves.split(", ")):
        seat, choice = move.split(" ", 1)
        match.move(int(seat), choice)
    return match


@pytest.mark.parametrize("lang", ["en", "fr-CA"])
@pytest.mark.parametrize("preset", PRESETS)
def test_a_script_plays_a_whole_match_by_every_preset(preset: str, lang: str) -> None:
    """A number, or the word for jumping in, answers whatever is asked; nothing is said that the language lacks."""
    match = Match.new("grand", players=4, seed="5", rules=PRESETS[preset] | {"target": 50})
    jump = Words(lang).t("terminal-command-jump") if "jump_in" in PRESETS[preset] else ""
    said = heard(at_home(match, "person", "easy", "medium", "easy"), itertools.cycle(["1", "1", jump]), lang=lang)
    assert match.over
    assert said.endswith(Words(lang).t("terminal-thanks") + "\n")


@clause("house.jump.when")
@pytest.mark.parametrize(("word", "lang"), [("jump", "en"), ("jump R7", "en"), ("JUMP", "it"), ("intrometti", "it")])
def test_who_can_jump_in_is_told_and_one_word_does_it(word: str, lang: str) -> None:
    """The table pauses for it; the word may be English, or that of the language."""
    match = arranged("R7 B2 B4", "R7 G1 Y7", "R9 R8 G2", moves="1 play R7", turn=1, jump_in=True)
    said = heard(at_home(match, *EASY), [word], lang=lang)
    assert Words(lang).t("terminal-jump", card=Words(lang).card("R7")) in said
    assert Words(lang).event({"event": "jumped_in", "seat": 0}, names=["", "", ""], you=0) in said


def test_enter_lets_the_chance_go() -> None:
    """And nothing more is said of it."""
    match = arranged("R7 B2 B4", "R7 G1 Y7", "R9 R8 G2", moves="1 play R7", turn=1, jump_in=True)
    said = heard(at_home(match, *EASY), [""])
    assert said.count("You can jump in with Red 7: type jump.") == 1
    assert "Press Enter to go on, or type jump: Bot 2 plays" in said


@clause("house.jump.when")
def test_a_chance_that_comes_anew_is_told_anew() -> None:
    """While the bot decided about the card it drew nobody could jump in; at the next turn, on the same card, one can again."""
    match = arranged("R7 B2 B4", "R7 G1 Y7", "B9 G8 G2", "B8 G9 G6", moves="1 play R7", turn=1, jump_in=True)
    said = heard(at_home(match, "person", "easy", "easy", "easy"), ["", "jump"])
    first, second = said.split("You can jump in with Red 7: type jump.")[1:]
    assert "Press Enter to go on, or type jump: Bot 2 draws 1 card." in first
    assert "Bot 2 keeps the drawn card." in first
    assert "Press Enter to go on, or type jump: You jump in!" in second


@pytest.mark.parametrize("hand", ["R5 B2 B4", "R7 B2 B4"])
def test_a_person_among_bots_is_asked_only_where_they_can_jump_in(hand: str) -> None:
    """Whoever plays alone against bots is not stopped at every card of theirs."""
    match = arranged(hand, "R7 G1 Y7", "R9 R8 G2", moves="1 play R7", turn=1, jump_in=True)
    said = heard(at_home(match, *EASY), [])
    assert ("or type jump" in said) == ("R7" in hand)


@clause("house.jump.poll")
@pytest.mark.parametrize("hand", ["R5 B2 B4", "R7 B2 B4"])
def test_people_who_share_a_screen_are_asked_whoever_holds_what(hand: str) -> None:
    """The pause gives nothing away."""
    match = arranged(hand, "R7 G1 Y7", "R9 R8 G2", moves="1 play R7", turn=1, jump_in=True)
    said = heard(at_home(match, "person", "person", "easy"), ["", "quit"])
    assert "You can jump in" not in said
    assert "or type jump" in said


def test_a_card_that_does_not_lie_on_top_is_not_exchanged_for_the_one_that_does() -> None:
    """Somebody else may have been quicker."""
    match = arranged("R7 B2 B4", "R7 G1 Y7", "R9 R8 G2", moves="1 play R7", turn=1, jump_in=True)
    said = heard(at_home(match, *EASY), ["jump B2"])
    assert Words("en").t("terminal-jump-not_offered") in said
    assert "You jump in" not in said


def test_who_reads_a_hand_does_not_jump_in_with_another_at_the_same_screen() -> None:
    """Nor do they learn whether that could be: here the second person could."""
    match = arranged("R5 B2 B4", "R7 G1 Y7", "R7 R8 G2", moves="2 play R7", turn=2, jump_in=True)
    said = heard(at_home(match, "person", "person", "easy"), ["", "", "jump", "quit"])
    assert "Your hand, 3 cards: Blue 2, Blue 4 and Red 5." in said
    assert "You cannot jump in now." in said
    assert match.state.turn == 0


def test_a_call_may_follow_a_jump() -> None:
    """In the same breath."""
    match = arranged("R7 B2", "R7 G1 Y7", "R9 R8 G2", moves="1 play R7", turn=1, jump_in=True)
    assert "You call UNO!" in heard(at_home(match, *EASY), ["jump uno"])


def test_the_word_is_known_only_where_people_may_jump_in() -> None:
    """Elsewhere it is a word like any other, and help does not list it."""
    plain = heard(at_home(arranged("R5 B2", "G1 G2", "R9 R8"), *EASY), ["jump", "help"])
    assert "“jump” is not a choice." in plain
    assert "jump: play the very same card" not in plain
    jumping = heard(at_home(arranged("R5 B2", "G1 G2", "R9 R8", jump_in=True), *EASY), ["jump", "help"])
    assert "You cannot jump in now." in jumping
    assert "jump: play the very same card" in jumping


def test_a_program_is_told_the_offer() -> None:
    """With the notation's own choice, and which line is waited for."""
    match = arranged("R7 B2 B4", "R7 G1 Y7", "R9 R8 G2", moves="1 play R7", turn=1, jump_in=True)
    told = [json.loads(line) for line in heard(at_home(match, *EASY), ["jump R7"], as_json=True).splitlines() if "{" in line]
    assert {"offered": {"seat": 0, "question": "jump", "offer": True, "choices": ["jump R7"]}} in told
    assert {"waiting": "prompt-jump"} in told
    assert {"event": "jumped_in", "seat": 0} in told


@clause("house.stack.debt")
def test_a_debt_is_said_with_the_question_and_with_the_pile() -> None:
    """How many cards, and with what they can be passed on."""
    match = arranged("B+2 B2 B4", "R9 R8 G2", "R+2 G1 Y7", moves="2 play R+2", turn=2, stacking="any")
    said = heard(at_home(match, *EASY), ["top", "why B2", "play B2", "2"])
    assert "Pass this on with a card of your own, or draw 2 cards and miss your turn?" in said
    assert "1. Play Blue Draw Two\n2. Draw all the cards\n" in said
    assert "There are 2 cards to draw." in said
    assert said.count("You cannot play Blue 2: only a card that passes the draw on can be played here.") == 2
    assert "You draw Yellow 1 and Yellow 2." in said


@clause("house.force.play")
@pytest.mark.parametrize(
    ("hand", "said", "forced"),
    [
        ("R7 B2", "Your turn: play a card or draw.", False),
        ("R7 B2", "Your turn: play a card.", True),
        ("G7 B2", "Your turn: you cannot play a card, so draw.", True),
    ],
)
def test_a_turn_says_what_is_possible(hand: str, said: str, *, forced: bool) -> None:
    """Drawing is not spoken of where who can play must."""
    assert f"\n{said}\n" in heard(at_home(arranged(hand, "R9 R8", "G1 G2", force_play=forced), *EASY), [])


@clause("house.draw.until")
@pytest.mark.parametrize(("draw", "said"), [("until", "2. Draw until you can play\n"), ("one", "2. Draw a card\n")])
def test_a_choice_says_how_one_draws(draw: str, said: str) -> None:
    """One card, or as many as it takes."""
    assert said in heard(at_home(arranged("R7 B2", "R9 R8", "G1 G2", draw=draw), *EASY), [])


@clause("house.finish.number")
def test_a_last_card_that_is_no_number_is_refused_with_its_reason() -> None:
    """Though it fits."""
    match = arranged("Rskip", "R9 R8", "G1 G2", finish="number")
    assert "You cannot play Red Skip as your last card: that one must be a number." in heard(at_home(match, *EASY), ["why Rskip"])


@clause("house.seven.swap", "house.zero.rotate")
@pytest.mark.parametrize(
    ("card", "answers", "told"),
    [
        ("R7", ["1", "1"], "You swap hands with Bot 1.\nYou get Bot 1's hand: Red 9 and Red 8.\n"),
        ("R0", ["1"], "All hands move one seat to the left.\nBot 1 gets your hand"),
    ],
)
def test_hands_that_change_places_are_told(card: str, answers: list[str], told: str) -> None:
    """What the reader gets is read out; what they gave, they know."""
    match = arranged(f"{card} B2 B4", "R9 R8", "G1 G2 G5", seven_zero=True)
    said = heard(at_home(match, *EASY), answers)
    assert told.split("Bot 1 gets your hand", maxsplit=1)[0] in said
    assert "gets your hand" not in said


@clause("house.teams.partners", "house.teams.score")
def test_partners_are_named_and_score_together() -> None:
    """At the start, by `counts`, in the scores, and when they win."""
    match = arranged("R5 B2", "R7 G1", "R9 R8", "Y1 Y2", teams=True, target=1)
    table = at_home(match, "person", "easy", "easy", "easy")
    said = heard(table, ["counts", "scores", "1 uno", "", "1", *[""] * 50])
    assert said.count("Your partner is Bot 2.") == 2
    assert "Scores: You and Bot 2: 0, Bot 1 and Bot 3: 0." in said
    again = heard(at_home(arranged("R5", "R7 G1", "R9 R8", "Y1 Y2", teams=True), "person", "easy", "easy", "easy"), ["1"])
    assert "You and Bot 2 win the round." in again


@clause("house.teams.score")
@pytest.mark.parametrize(
    ("teams", "said"), [(True, "Partners score what the two of them hold"), (False, "Everybody scores what they hold")]
)
def test_the_rules_say_who_scores(said: str, *, teams: bool) -> None:
    """Partners do so together."""
    match = arranged("R5", "R7 G1", "R9 R8", "Y1 Y2", teams=teams, scoring="low")
    assert f"{said}, and the lowest total wins." in heard(at_home(match, "person", "easy", "easy", "easy"), [])


def test_who_watches_partners_is_told_all_of_them() -> None:
    """Nobody is theirs."""
    match = arranged("R5", "R7 G1", "R9 R8", "Y1 Y2", teams=True)
    said = heard(at_home(match, "person", "person", "easy", "easy"), ["counts"])
    assert "Player 1 and Bot 1 are partners." in said


def test_a_hint_is_given_for_every_new_question() -> None:
    """For a jump, a debt and a swap."""
    jumping = arranged("R7 B2 B4", "R7 G1 Y7", "R9 R8 G2", moves="1 play R7", turn=1, jump_in=True)
    stacking = arranged("B+2 B2 B4", "R9 R8 G2", "R+2 G1 Y7", moves="2 play R+2", turn=2, stacking="any")
    swapping = arranged("R7 B2 B4", "R9 R8", "G1 G2 G5", moves="0 play R7", seven_zero=True)
    for match in (jumping, stacking, swapping):
        before = heard(at_home(match, *EASY), [])
        assert len(heard(at_home(match, *EASY), ["hint"])) > len(before) + 10


def test_a_deck_of_ones_own_is_called_as_it_is_and_explained() -> None:
    """Its name in every language, its special cards by their clauses, and its colours in the help."""
    deck = read_deck('name = "Zwei"\ncolours = ["pink", "blue"]\n[cards]\n"0-9" = 2\n[wilds]\nWU = 1\nWJ = 1\n')
    match = Match.new(deck, players=2, seed="1")
    said = heard(at_home(match, "person", "easy"), ["rules", "help"], lang="it")
    assert "Zwei, 2 giocatori" in said
    assert all(Words("it").clause(clause) in said for clause in ("urrrhhh.give", "joker.draw"))
    assert "P rosa" in said
