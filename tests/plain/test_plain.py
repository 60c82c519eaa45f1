"""The table in plain lines, played by scripts."""

from __future__ import annotations

import asyncio
import itertools
import json
from collections.abc import Iterable
from functools import cache
from pathlib import Path

import pytest

from lastcard.clients.games import Game, unfinished_games
from lastcard.clients.local import LocalTable, Settings
from lastcard.editions import EDITIONS
from lastcard.match import Arrangement, Match
from lastcard.protocol import PERSON
from lastcard.screens.plain.local import PlainLocalTable
from lastcard.screens.plain.voice import Leave, Voice
from lastcard.speech import Speech
from lastcard.words import Words
from lastcard.words.catalogue import messages
from lastcard.words.typing import typed

IDS = [edition.id for edition in EDITIONS]


class Script:
    """Lines that were written before."""

    patient = True

    def __init__(self, lines: Iterable[str]) -> None:
        self._lines = iter(lines)

    async def line(self) -> str | None:
        """The next line."""
        return next(self._lines, None)

    def withdraw(self) -> None:
        """Nothing is shown that could be taken back."""


def heard(table: LocalTable, lines: Iterable[str], *, lang: str = "en", as_json: bool = False, resumed: bool = False) -> str:
    """Everything that is said while a script answers; the script may end before the match."""
    said: list[str] = []
    voice = Voice(Speech(Words(lang), ()), said.append, as_json=as_json)
    seats = [table.seat(seat, since=0) for seat in table.people]
    try:
        asyncio.run(PlainLocalTable(table, seats, voice, Script(lines), resumed=resumed).play())
    except Leave:
        said.append("(left)\n")
    return "".join(said)


def at_home(match: Match, *seats: str) -> LocalTable:
    """A table that is kept nowhere."""
    return LocalTable(Game(match, seats), None, None)


def at_table(
    *hands: str,
    top: str = "R3",
    turn: int = 0,
    bots: str = "easy",
    edition: str = "classic",
    draw: str = "Y1 Y2 Y3 Y4",
    seed: int = 1,
) -> LocalTable:
    """An arranged position with a person in seat 0 and bots in the others."""
    position = Arrangement(hands=hands, draw_pile=draw, discard_pile=top, turn=turn, direction="left")
    return at_home(Match.arrange(edition, position, seed=seed), PERSON, *[bots] * (len(hands) - 1))


def settings(edition: str, players: int = 3, **more: str | int | bool) -> Settings:
    """A short match."""
    rules: dict[str, str | int | bool] = {"target": 60, **more}
    return Settings(edition=edition, seats=(PERSON, *["easy"] * (players - 1)), rules=rules, seed="7")


@pytest.mark.parametrize("lang", Words.available())
@pytest.mark.parametrize("edition", IDS)
def test_a_script_plays_a_whole_match_in_every_edition_and_language(edition: str, lang: str) -> None:
    """Answering 1 to everything ends the match, and every sentence is in the language of the table."""
    table = LocalTable.new(settings(edition), None)
    told = heard(table, itertools.repeat("1"), lang=lang)

    assert table.match.over
    assert told.endswith(Words(lang).t("terminal-thanks") + "\n")
    assert "{" not in told
    if lang != "en":
        assert not {line for line in told.splitlines() if line} & in_english(edition)


@cache
def in_english(edition: str) -> frozenset[str]:
    """The lines of the same match."""
    return frozenset(heard(LocalTable.new(settings(edition), None), itertools.repeat("1")).splitlines())


def test_choices_are_numbered_and_the_hand_and_the_top_are_read_out() -> None:
    """A person hears what lies on top, what they hold, and what they may do."""
    told = heard(at_table("R1 B2 G3", "R5 R6"), [])

    assert "Top of the discard pile: Red 3.\n" in told
    assert "Your hand, 3 cards: Blue 2, Green 3 and Red 1.\n" in told


def test_choices_come_in_the_order_of_the_hand() -> None:
    """Cards as they are read out, then drawing; programs get them as the notation has them."""
    table = at_table("R1 W B2 R+2 G3 Rskip", "R5 R6")

    assert "1. Play Green 3\n2. Play Red 1\n3. Play Red Draw Two\n4. Play Red Skip\n5. Play Wild\n6. Draw a card\n" in heard(
        table, []
    )
    assert "Your hand, 6 cards: Blue 2, Green 3, Red 1, Red Draw Two, Red Skip and Wild.\n" in heard(table, [])
    told = [json.loads(line) for line in heard(table, [], as_json=True).splitlines() if line.startswith("{")]
    (asked,) = (line["asked"]["choices"] for line in told if "asked" in line)
    assert asked == ["play R1", "play W", "play R+2", "play G3", "play Rskip", "draw"]


def test_people_and_bots_are_called_by_their_names() -> None:
    """In every line: who is passed the screen, who plays, whom one may choose, and who holds how much."""
    position = Arrangement(hands=("WB R5", "R7 G1", "B7 G3"), draw_pile="Y1 Y2 Y3 Y4", discard_pile="R3", turn=0)
    match = Match.arrange("kickin-battle", position, seed=1)
    table = LocalTable(Game(match, (PERSON, PERSON, "easy"), names=("Ana", "Ben", "Rob")), None, None)
    told = heard(table, ["", "counts", "play WB", "1", "1", "", "", "scores", "1"])

    for sentence in (
        "Pass the screen to Ana,",
        "Ben holds 2 cards and Rob holds 2 cards.",
        "2. Battle Rob",
        "Pass the screen to Ben,",
        "Ana challenges you",
        "Scores: Ana: 0, Ben: 0 and Rob: 0.",
    ):
        assert sentence in told
    assert not {word for word in ("Player", "Bot") if word in told}


def test_a_turn_takes_few_words() -> None:
    """Who plays is named by what they do, the reader by the question, and the colour in play by the card that has it."""
    told = heard(at_table("R1 B2 G3 G4", "R5 G6 Y8", "R7 G8 Y2"), ["play R1"])
    after = told.partition("You play Red 1.\n")[2].splitlines()

    assert "turn" not in " ".join(after).replace("Your turn", "")
    assert [line for line in after if line.startswith("Bot")] == ["Bot 1 plays Red 5.", "Bot 2 plays Red 7."]
    assert after[2:5] == [
        "Top of the discard pile: Red 7.",
        "Your hand, 3 cards: Blue 2, Green 3 and Green 4.",
        "Your turn: you cannot play a card, so draw.",
    ]


def test_the_colour_in_play_is_said_where_the_card_does_not_show_it() -> None:
    """After a Wild."""
    told = heard(at_table("W B2 G3 G4", "R5 G6", draw="B1 B3 B4 B5"), ["play W", "colour yellow"])

    assert "Top of the discard pile: Wild. Color in play: yellow.\n" in told


@pytest.mark.parametrize("answer", ["2", "play R1"])
def test_a_choice_is_made_by_its_number_or_by_its_notation(answer: str) -> None:
    """Both mean the same."""
    assert "You play Red 1." in heard(at_table("R1 B2 G3", "B5 B6"), [answer])


def test_a_call_can_be_said_in_the_same_breath() -> None:
    """The number and uno: nobody can catch a call that was made."""
    told = heard(at_table("R1 B2", "B5 B6"), ["1 uno", ""])

    assert "You call UNO!" in told
    assert "catches" not in told


def test_a_call_said_with_a_card_that_cannot_carry_it_is_made_when_it_is_owed() -> None:
    """A battle pick brings the hand down to one card, and the call that was said with it is made before anybody can catch."""
    told = heard(at_table("WB R9 B2", "R1 G1 G2", edition="kickin-battle"), ["play WB", "1", "pick R9 uno"])

    assert "You call UNO!" in told
    assert "catches you" not in told


def test_a_forgotten_call_is_caught_by_bots_after_the_pause() -> None:
    """Whoever only presses Enter in the pause has forgotten."""
    assert "catches you" in heard(at_table("R1 B2", "B5 B6"), ["1", ""])


def test_a_call_in_the_pause_comes_before_the_bots_catch() -> None:
    """People speak first."""
    told = heard(at_table("R1 B2", "B5 B6"), ["1", "uno", ""])

    assert "You call UNO!" in told
    assert "catches" not in told


@pytest.mark.parametrize("call", ["", " uno"])
def test_the_pause_gives_nothing_away(call: str) -> None:
    """It comes with one card left whether the call was made or not, in the same words."""
    told = heard(at_table("R1 B2", "B5 B6"), ["1" + call])

    assert "One card left. Press Enter to go on, or type a command:" in told


def test_a_person_catches_a_bot_that_forgot() -> None:
    """In the pause after a beginner forgot, `catch` makes it draw two."""
    for seed in range(30):
        told = heard(at_table("R5 B7 B8", "R1 B2", bots="beginner", seed=seed), ["1", "catch", ""])
        if "You catch Bot 1" in told:
            assert "Bot 1 draws 2 cards." in told
            return
    pytest.fail("a beginner never forgot to call")


@pytest.mark.parametrize(
    ("word", "answer"), [("uno", "You do not need to call UNO now."), ("catch", "There is nobody to catch now.")]
)
def test_a_word_out_of_place_is_answered_and_changes_nothing(word: str, answer: str) -> None:
    """Nobody owes a call: the word is refused, and the question stands."""
    table = at_table("R1 B2 G3", "B5 B6")
    before = table.match.state
    told = heard(table, [word])

    assert answer in told
    assert table.match.state == before


@pytest.mark.parametrize(
    "nonsense", ["9", "0", "-1", "play W", "play R9", "²", "1 2", "hello", "uno 1", "\x00", "1" * 5000, "play R1 uno uno"]
)
def test_nonsense_is_answered_with_what_is_possible(nonsense: str) -> None:
    """It changes nothing and never ends the game."""
    table = at_table("R1 B2 G3", "B5 B6")
    before = table.match.state
    told = heard(table, [nonsense])

    assert "Possible: Play Green 3, Play Red 1 and Draw a card." in told or "You do not need to call" in told
    assert table.match.state == before


def test_the_words_of_the_table_are_answered() -> None:
    """hand, top, counts, scores, help, why and hint."""
    told = heard(
        at_table("R1 B2 W4", "B5 B6"), ["hand", "top", "counts", "scores", "help", "why r1", "why B2", "why w4", "why", "hint"]
    )

    for sentence in (
        "Cards in hand: you hold 3 cards and Bot 1 holds 2 cards.",
        "The draw pile has 4 cards.",
        "Scores: You: 0 and Bot 1: 0.",
        "Type the number of a choice, or one of these words:",
        "You can play Red 1 now.",
        "You cannot play Blue 2: it has neither the color in play, red, nor the number or symbol of Red 3.",
        "You can play Wild Draw Four, but you hold the color in play, red: if you are challenged, you draw 4 cards.",
        "Type why and a card, for example why R1.",
    ):
        assert sentence in told


def test_words_are_understood_in_the_language_of_the_table_and_in_english() -> None:
    """An Italian may ask in either."""
    words = Words("it")
    table = at_table("R1 B2 G3", "B5 B6")
    told = heard(table, [words.t("terminal-command-hand"), "hand"], lang="it")

    assert told.count(words.t("table-hand", count=3, cards=words.cards(["B2", "G3", "R1"]))) == 3


@pytest.mark.parametrize(
    ("lang", "line", "told"),
    [
        ("fr-FR", "regles", "Classique"),
        ("fr-CA", "RÈGLES", "Classique"),
        ("pt-BR", "mao", "Sua mão"),
        ("pt-PT", "MÃO", "A tua mão"),
        ("es-419", "pourquoi", None),
    ],
)
def test_accents_and_capitals_are_optional(lang: str, line: str, told: str | None) -> None:
    """As on a keyboard that has none; a word of another language is still none."""
    said = heard(at_table("R7 B3", "G1 G2", top="R5"), [line, "quit"], lang=lang)

    assert (told or Words(lang).t("terminal-unknown", text=line, last=3, choices="").split(".")[0]) in said.partition("1. ")[2]


@pytest.mark.parametrize("lang", Words.available())
def test_a_choice_is_made_by_what_is_said_of_it_or_by_the_name_of_its_card(lang: str) -> None:
    """With or without accents, and with the call behind it."""
    words = Words(lang)
    for line in (words.choice("play R7", names=[]), words.card("R7"), typed(words.card("R7"))):
        said = heard(at_table("R7 B3", "G1 G2", top="R5"), [f"{line} uno", "quit"], lang=lang)
        assert words.event({"event": "played", "seat": 0, "card": "R7"}, names=["", ""], you=0) in said
        assert words.t("event-called-you") in said
    why = f"{words.t('terminal-command-why')} {words.card('B3')}"
    assert words.t("table-why-no_match", card=words.card("B3"), colour="red", top=words.card("R5")) in heard(
        at_table("R7 B3", "G1 G2", top="R5"), [why, "quit"], lang=lang
    )


@pytest.mark.parametrize("lang", Words.available())
def test_no_two_words_of_the_table_are_the_same_without_accents(lang: str) -> None:
    """Nor is a word the English one of another command, nor a number."""
    commands = {key.removeprefix("table-command-"): text for key, text in messages(lang, "table").items() if "-command-" in key}
    meant: dict[str, str] = {}
    for command, text in commands.items():
        for word in {typed(text), command}:
            assert not word.isdecimal()
            assert meant.setdefault(word, command) == command, word


def test_events_as_json_are_those_of_the_notation() -> None:
    """One object a line: events as the person's seat is told them, and questions to answer."""
    table = at_table("R1 B2 G3", "B5 B6")
    lines = [json.loads(line) for line in heard(table, ["play R1"], as_json=True).splitlines() if line != "(left)"]

    assert {"event": "played", "seat": 0, "card": "R1"} in lines
    assert lines[1]["asked"] == {"seat": 0, "question": "turn", "offer": False, "choices": ["play R1", "play G3", "draw"]}
    assert not any("cards" in line for line in lines if line.get("event") == "drew" and line["seat"] != 0)


def test_a_round_that_is_over_is_laid_open_and_goes_on_with_enter() -> None:
    """What the others were left with is told, then the next round is dealt."""
    table = at_table("R1", "B5 W")
    told = heard(table, ["1", ""])

    assert Words("en").event({"event": "went_out", "seat": 0}, names=["You", "Bot 1"], you=0) in told
    assert "Bot 1 still holds Blue 5 and Wild." in told
    assert table.match.state.round_no == 2


def test_people_pass_the_screen_with_their_hands_covered() -> None:
    """Between two people there is a screenful of nothing, and each is told only what their own seat may know."""
    position = Arrangement(hands=("R1 B2 G3", "R5 B6 B7"), draw_pile="Y1 Y2", discard_pile="R3", turn=0)
    table = at_home(Match.arrange("classic", position, seed=1), PERSON, PERSON)
    told = heard(table, ["", "3", "1", "", "1"])
    before, covered, after = told.partition("\n" * 20 + "\nPass the screen to Player 2")

    assert covered
    assert "Pass the screen to Player 1" in before
    assert "Yellow 1" in before, "the first player is told what they drew"
    assert "Blue 6" not in before
    assert "Blue 6" in after
    assert "Yellow 1" not in after


def test_a_table_saved_in_the_middle_goes_on_where_it_was(tmp_path: Path) -> None:
    """The save is a record; whoever sat where is in it as well."""
    table = LocalTable.new(settings("kickin-battle"), tmp_path / "deep")
    heard(table, ["1"] * 5)
    table.close()
    (file,) = (tmp_path / "deep").iterdir()
    again = LocalTable.resumed(file)

    assert again.match.state == table.match.state
    assert again.seats == table.seats
    again.close()


def test_people_who_come_back_are_told_where_the_game_stands_and_programs_everything(tmp_path: Path) -> None:
    """A match may have thousands of lines, and nobody wants to hear them all again."""
    table = LocalTable.new(settings("classic"), tmp_path)
    first = heard(table, ["1"] * 5)
    table.close()
    (file,) = tmp_path.iterdir()
    again = LocalTable.resumed(file)
    told = heard(again, [], resumed=True)
    everything = heard(again, [], resumed=True, as_json=True)
    again.close()

    assert first.count("\n") > 30
    assert told.count("\n") < 25
    assert "Round 1\nScores: You: 0, Bot 1: 0 and Bot 2: 0.\nCards in hand: you hold" in told
    assert told.rstrip().endswith("(left)")
    assert '"event": "round_began"' in everything


def test_no_game_takes_the_place_of_another(tmp_path: Path) -> None:
    """The game left last is gone on with; one that is over is kept, but not resumed."""
    left, over = LocalTable.new(settings("classic"), tmp_path), LocalTable.new(settings("urrrhhh"), tmp_path)
    heard(over, itertools.repeat("1"))

    assert left.path != over.path
    assert [game.path for game in unfinished_games(tmp_path)] == [left.path]
    finished = over.path
    over.close()
    assert finished is not None
    assert LocalTable.resumed(finished).match.over


def test_a_typing_error_in_the_pause_is_not_taken_for_silence() -> None:
    """Who types unoo is told so, and can still call."""
    told = heard(at_table("R1 B2", "B5 B6"), ["1", "unoo", "uno", ""])

    assert "I do not know the word “unoo”." in told
    assert "You call UNO!" in told


@pytest.mark.parametrize(
    ("line", "code"),
    [("play B9", "illegal_move"), ("nonsense", "illegal_move"), ("uno", "not_asked"), ("rules nonsense", "bad_request")],
)
def test_a_program_that_says_something_wrong_gets_an_error(line: str, code: str) -> None:
    """With a code and a sentence, and the question again where one stands."""
    told = heard(at_table("R1 B2 G3", "B5 B6"), [line], as_json=True).splitlines()
    (error,) = (json.loads(each)["error"] for each in told if each.startswith('{"error"'))

    assert error["code"] == code
    assert error["message"].endswith(".")


def test_a_program_that_says_a_wrong_word_in_the_pause_gets_an_error() -> None:
    """There is no choice to be wrong there, only a word."""
    told = heard(at_table("R1 B2", "B5 B6"), ["1", "unoo"], as_json=True)

    assert '{"error": {"code": "bad_request", "message": "I do not know the word \\u201cunoo\\u201d.' in told


@pytest.mark.parametrize(
    ("edition", "letters"), [("classic", "B blue, G green, R red and Y yellow"), ("best-friends", "V purple")]
)
def test_help_tells_how_cards_and_choices_are_written(edition: str, letters: str) -> None:
    """With the letters of the edition's colours and its cards without one."""
    told = heard(LocalTable.new(settings(edition), None), ["help"])

    assert letters in told
    assert "W Wild" in told
    assert "W4 Wild Draw Four" in told
    assert ("WF Best Friends" in told) == (edition == "best-friends")


def test_a_program_is_told_which_line_is_waited_for() -> None:
    """Every line that is read is announced, so that a program never waits for what does not come."""
    lines = heard(at_table("R1 B2", "B5 B6"), ["1", ""], as_json=True).splitlines()
    waiting = [json.loads(line)["waiting"] for line in lines if line.startswith('{"waiting"')]

    assert waiting[:2] == ["prompt", "prompt-pause"]


@pytest.mark.parametrize(("whom", "caught"), [(" bot 2", "Bot 2"), (" 2", "Bot 2"), ("", "Bot 1"), (" nobody", "Bot 1")])
def test_of_several_who_were_silent_one_can_be_named(whom: str, caught: str) -> None:
    """By name, or by the seat of the notation; otherwise the first is caught."""
    position = Arrangement(hands=("R5 B7 B8", "R1 B2", "R6 B4"), draw_pile="Y1 Y2 Y3 Y4", discard_pile="R3", turn=1)
    match = Match.arrange("classic", position, rules={"catch_until": "held"}, seed=1)
    match.move(1, "play R1")
    match.move(2, "play R6")

    assert f"You catch {caught}" in heard(at_home(match, PERSON, "easy", "easy"), [f"catch{whom}"])


def test_the_rules_are_told_at_the_table() -> None:
    """What is set otherwise than on the sheet, and any clause by its name."""
    table = LocalTable.new(settings("classic", bluffing=False), None)
    told = heard(table, ["rules", "rules uno.call", "rules nonsense"])
    otherwise = "Changed from the sheet:\nWild Draw Four can be played only when it is allowed.\n"

    assert told.startswith("Classic, 3 players, rules of the English sheet, up to 60 points.\n" + otherwise)
    assert told.count(otherwise) == 2
    assert Words("en").clause("uno.call") in told
    assert "There is no clause “nonsense”." in told


def test_a_refused_card_says_why() -> None:
    """Before it is said what would have been possible."""
    told = heard(at_table("R1 B2 G3", "B5 B6"), ["play B2"])

    assert "You cannot play Blue 2: it has neither the color in play, red, nor the number or symbol of Red 3.\n“play B2”" in told


def test_whoever_watches_has_time_to_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """After whatever is told, so long as they like; and everybody is called by a number."""
    slept, sleep = list[float](), asyncio.sleep

    async def sleeping(seconds: float) -> None:
        slept.append(seconds)
        await sleep(0)

    monkeypatch.setattr(asyncio, "sleep", sleeping)
    table, said = LocalTable.new(Settings(seats=("easy", "medium"), seed="7", rules={"target": 1}), None), list[str]()
    voice = Voice(Speech(Words("en"), ()), said.append)
    asyncio.run(PlainLocalTable(table, [table.seat(None, since=0)], voice, Script([]), pace_s=2.5).play())

    told = "".join(said)
    assert told.endswith("Thank you for playing!\n")
    assert "Bot 2 plays" in told
    assert "You" not in told
    moves = sum(line[0].isdigit() for line in table.match.record_lines)
    assert moves <= slept.count(2.5) <= moves + 1


def test_a_hand_is_shown_after_a_challenge_and_looked_at_otherwise() -> None:
    """What was told before says why it is seen."""
    told: list[str] = []
    voice = Voice(Speech(Words("en"), ("Ana", "Ben")), told.append)
    shown = {"event": "hand_shown", "seat": 0, "to": 1, "count": 2}

    for event in ({"event": "challenged", "seat": 0, "by": 1, "guilty": True}, shown, {"event": "passed", "seat": 1}, shown):
        voice.event(event, None)

    assert told[1::2] == ["Ana shows Ben their whole hand, 2 cards.\n", "Ben looks at Ana's whole hand, 2 cards.\n"]
