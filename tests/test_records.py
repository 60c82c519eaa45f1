"""Records: written, read, cut short, commented, and wrong."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from functools import cache
from itertools import permutations
from random import Random
from typing import Any

import pytest

from lastcard import Arrangement, BadRecord, Match
from lastcard import load as loaded
from lastcard.referee import Referee
from table import Game, arrange, new

HEADER = ("edition classic", "sheet en", "players 3", "seed 7")


def load(text: str) -> dict[str, Any]:
    """What a fresh referee answers to a record."""
    return Referee().answer({"op": "load", "record": text})


def bad_line(text: str) -> int:
    """The number of the first wrong line."""
    error = load(text)["error"]
    assert error["code"] == "bad_record"
    line: int = error["line"]
    return line


def written(game: Game) -> str:
    """The match as a record."""
    text: str = game.ask(op="record")["record"]
    return text


def digest(state: dict[str, Any]) -> str:
    """Eight digits that stand for a state."""
    text = json.dumps(state, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(text.encode()).hexdigest()[:8]


class Played:
    """A match that was played, with all that the referee answered on the way."""

    def __init__(self, game: Game, *, rounds: int, luck: int = 1) -> None:
        rng = Random(luck)  # noqa: S311 - nothing here is a secret
        self.game = game
        self.answers = [game.answer]
        while not (game.state["round_over"] and (game.state["round"] == rounds or game.state["match_over"])):
            if game.state["round_over"]:
                game.next()
            else:
                question = rng.choice(game.answer["asked"])
                plays = [choice for choice in question["choices"] if choice.startswith("play")]
                game.play(f"{question['seat']} {rng.choice(plays or question['choices'])}")
            self.answers.append(game.answer)
        self.text = written(game)
        self.lines = self.text.splitlines()

    @property
    def events(self) -> list[dict[str, Any]]:
        """Everything that happened since the beginning."""
        return [event for answer in self.answers for event in answer["events"]]

    def at(self, beginning: str) -> int:
        """Which line is the first to begin like this, counted from 1."""
        return next(number for number, line in enumerate(self.lines, 1) if line.startswith(beginning))


@cache
def three_rounds() -> Played:
    """A match of three players that is not over after three rounds: short, and with every kind of move."""
    return Played(new(3, seed=7, rules={"target": 5000, "catch_until": "held"}), rounds=3, luck=151)


@cache
def whole_match() -> Played:
    """A match of two players to its end."""
    return Played(new(2, seed="to the end", rules={"target": 60, "scoring": "low"}), rounds=99)


@cache
def arranged() -> Played:
    """A match that began with an arranged position."""
    position = arrange("R1 W4 B2 | Y1 B9 G1 | B3 W Y9", scores=[1, 2, 3], sheet="es-419", direction="right", seed="x")
    return Played(position, rounds=2, luck=352)


@cache
def house() -> Played:
    """A match of four with house rules, all five special cards and partners: short, and with every kind of move."""
    rules = {
        "target": 5000,
        "stacking": "any",
        "jump_in": True,
        "seven_zero": True,
        "draw": "until",
        "teams": True,
        "hand_size": 4,
    }
    return Played(new(4, edition="grand", seed="at home", rules=rules), rounds=2, luck=68)


@cache
def own_deck() -> Played:
    """A match with a deck of somebody's own."""
    deck = {"name": "Größe 1", "colours": ["pink", "red"], "cards": {"0-9": 1, "+2": 2}, "wilds": {"W": 2, "W4": 2, "WJ": 1}}
    return Played(Game(op="new", deck=deck, players=3, seed=7, rules={"hand_size": 5, "force_play": True}), rounds=2, luck=327)


MATCHES = pytest.mark.parametrize(
    "match", [three_rounds, whole_match, arranged, house, own_deck], ids=lambda match: match.__name__
)


# Written


def test_a_fresh_match_is_a_header_and_a_round() -> None:
    """Rules that the sheet has anyway are left out."""
    assert written(new(4, seed=7)).splitlines() == [
        "lastcard 1",
        "edition classic",
        "sheet en",
        "players 4",
        "seed 7",
        "round 1",
    ]


def test_only_rules_that_differ_from_the_sheet_are_written() -> None:
    """As JSON."""
    game = new(4, sheet="es-419", rules={"drawn_card": "must", "scoring": "low", "target": 500, "bluffing": False})
    (line,) = [line for line in written(game).splitlines() if line.startswith("rules ")]

    assert json.loads(line.removeprefix("rules ")) == {"scoring": "low", "bluffing": False}


def test_moves_are_written_as_they_were_made() -> None:
    """Offers that were taken up as well, and the call in the same breath; what was refused is not."""
    game = arrange("R1 R2 | B4 R5 | G1 R6 G3").play("0 play R1 uno", "1 play R5").refuse("1 draw")
    game.play("2 catch 1", "2 draw", "2 keep", "0 play R2")

    assert written(game).splitlines()[-7:-1] == [
        "0 play R1 uno",
        "1 play R5",
        "2 catch 1",
        "2 draw",
        "2 keep",
        "0 play R2",
    ]


def test_a_round_ends_with_its_winner_points_and_digest() -> None:
    """The digest is over the state at that moment."""
    game = arrange("B1 B2 | R1 | R5 B+2", turn=1).play("1 play R1")

    assert written(game).splitlines()[-1] == f"result 1 28 {digest(game.state)}"


def test_a_blocked_round_ends_with_the_word_blocked() -> None:
    """And no points."""
    game = arrange("B1 G2 | B5 B6", draw="", top="R3").play("0 draw", "1 draw")

    assert written(game).splitlines()[-1] == f"result blocked 0 {digest(game.state)}"
    assert load(written(game))["state"] == game.state


def test_a_finished_match_ends_with_its_winner_and_scores() -> None:
    """After the result of the last round."""
    game = arrange("B1 B2 | R1 | R5 B+2", turn=1, scores=[5, 490, 7]).play("1 play R1")

    assert written(game).splitlines()[-2:] == [f"result 1 28 {digest(game.state)}", "end 1 5,518,7"]


@MATCHES
def test_every_rounds_digest_is_that_of_its_last_state(match: Callable[[], Played]) -> None:
    """Round after round."""
    played = match()
    results = [line for line in played.lines if line.startswith("result ")]
    ends = [answer["state"] for answer in played.answers if answer["state"]["round_over"]]

    assert len(ends) >= 2
    assert results == [f"result {state['round_winner']} {state['round_points']} {digest(state)}" for state in ends]


def test_an_arranged_game_carries_its_request() -> None:
    """As JSON, in the place of the deal, after everything a header needs."""
    lines = written(arrange("R1 R2 | B1 B2", seed=5, colour="green")).splitlines()
    (request,) = [json.loads(line.removeprefix("arrange ")) for line in lines if line.startswith("arrange ")]

    assert {"edition classic", "sheet en", "players 2", "seed 5"} <= set(lines)
    assert (request["hands"], request["discard_pile"], request["colour"]) == (["R1 R2", "B1 B2"], "R3", "green")


def test_the_request_in_the_record_of_an_arranged_game_can_be_asked_again() -> None:
    """It is the request, as JSON."""
    game = arrange("R1 R2 | B1 B2", seed=5, colour="green", rules={"scoring": "low"})
    (line,) = [line for line in written(game).splitlines() if line.startswith("arrange ")]

    assert Referee().answer(json.loads(line.removeprefix("arrange "))).get("state") == game.state


# Read


@MATCHES
def test_a_record_replays_to_the_same_state_questions_and_events(match: Callable[[], Played]) -> None:
    """The events are all since the beginning; the record of the replay is the record."""
    played = match()
    game = Game(op="load", record=played.text)

    assert game.state == played.game.state
    assert game.answer["asked"] == played.game.answer["asked"]
    assert game.events == played.events
    assert written(game) == played.text


@MATCHES
def test_a_record_may_stop_anywhere_after_its_header(match: Callable[[], Played]) -> None:
    """And is then the match as it was at that line."""
    played = match()
    states = [answer["state"] for answer in played.answers]
    begun = next(n for n, line in enumerate(played.lines) if line.startswith("round "))
    at = 0
    for stop in range(begun, len(played.lines) + 1):
        line = played.lines[stop - 1]
        # A result or an end says nothing new, and the first round is dealt already.
        at += line[0].isdigit() or (line.startswith("round ") and line != "round 1")
        answer = load("\n".join(played.lines[:stop]))
        assert answer["ok"], (stop, line, answer)
        assert answer["state"] == states[at]
    assert at == len(states) - 1


@MATCHES
def test_a_loaded_record_plays_on_like_the_match_itself(match: Callable[[], Played]) -> None:
    """From somewhere in the middle, move by move, to the same end."""
    played = match()
    middle = len(played.lines) * 2 // 3
    game = Game(op="load", record="\n".join(played.lines[:middle]))
    for line in played.lines[middle:]:
        if line.startswith("round "):
            game.next()
        elif line[0].isdigit():
            game.play(line)

    assert game.state == played.game.state
    assert written(game) == played.text


@pytest.mark.parametrize("order", [*permutations(HEADER)])
def test_the_header_may_come_in_any_order(order: tuple[str, ...]) -> None:
    """And rules anywhere in it, or nowhere."""
    state = new(3, seed=7).state

    assert load("\n".join(("lastcard 1", *order)))["state"] == state
    low = new(3, seed=7, rules={"scoring": "low"}).state
    assert load("\n".join(("lastcard 1", order[0], 'rules {"scoring": "low"}', *order[1:], "round 1")))["state"] == low


def test_comments_and_blank_lines_say_nothing() -> None:
    """At the beginning of a line, or after a space at its end."""
    played = three_rounds()
    text = "\n".join(f"{line} # {number} #\n\n# between\n#\n   " for number, line in enumerate(played.lines))

    assert load(text)["state"] == played.game.state
    assert load(text)["events"] == played.events


def test_a_hash_inside_a_word_begins_no_comment() -> None:
    """It takes a space before it."""
    assert load("lastcard 1\nedition classic\nsheet en\nplayers 3\nseed a#b # c")["state"] == new(3, seed="a#b").state


def test_a_seed_may_have_several_words() -> None:
    """It is a line of text."""
    header = "lastcard 1\nedition classic\nsheet en\nplayers 3\nseed my own words"

    assert load(header)["state"] == new(3, seed="my own words").state


def test_a_match_with_a_random_seed_has_it_in_its_record() -> None:
    """So that it can be replayed."""
    for request in (
        {"op": "new", "edition": "classic", "players": 5},
        {"op": "arrange", "edition": "classic", "hands": ["R1", "B1"], "draw_pile": "", "discard_pile": "R3", "turn": 0},
    ):
        game = Game(**request)
        if request["op"] == "arrange":
            game.play("0 play R1").next()

        assert load(written(game))["state"] == game.state


def test_a_loaded_match_takes_the_place_of_the_old() -> None:
    """Whatever was being played."""
    game = arrange("R1 R2 | B1 B2")

    assert game.ask(op="load", record=three_rounds().text)["ok"]
    assert game.ask(op="record")["record"] == three_rounds().text


def test_a_rounds_own_seed_salts_and_commitment_stay_in_the_record() -> None:
    """They are read, used and written again."""
    lines = ["lastcard 1", *HEADER, "round 1", "seed other", "salts a,b,c", "commitment 00ff"]
    game = Game(op="load", record="\n".join(lines))

    assert {"seed other", "salts a,b,c", "commitment 00ff"} <= set(written(game).splitlines())
    assert load(written(game))["state"] == game.state


# Wrong


@MATCHES
def test_every_line_is_checked(match: Callable[[], Played]) -> None:
    """Rubbish in its place is found at that line, wherever it is."""
    played = match()
    for number in range(1, len(played.lines) + 1):
        text = "\n".join([*played.lines[: number - 1], "rubbish in its place", *played.lines[number:]])
        assert bad_line(text) == number


def test_comments_and_blank_lines_count_as_lines() -> None:
    """The number is that of the line in the text."""
    assert bad_line("lastcard 1\n\n# here\nedition classic # yes\nsheet xx\nplayers 3\nseed 7") == 5


@pytest.mark.parametrize("first", ["", "lastcard", "lastcard 2", "lastcard 1.0", "lastcard 01", "Lastcard 1", "chess 1"])
def test_the_first_line_says_what_it_is(first: str) -> None:
    """Name and number."""
    assert bad_line("\n".join((first or "edition classic", *HEADER))) == 1


@pytest.mark.parametrize(
    "line",
    [
        "edition nope",
        "edition",
        "sheet xx",
        "sheet",
        "players 1",
        "players 11",
        "players x",
        "players 3.0",
        "players -3",
        "players",
        "players 3 4",
        'rules {"nope": 1}',
        'rules {"target": 0}',
        'rules {"scoring": "high"}',
        "rules []",
        "rules {",
        "rules",
        "colour red",
        "lastcard 1",
        "0 draw",
        "result 0 0 00000000",
        "end 0 0,0,0",
    ],
)
def test_a_wrong_line_in_the_header_is_found(line: str) -> None:
    """In the place of the line that it imitates, or between the others."""
    word = line.split(maxsplit=1)[0]
    header = [line if other.split()[0] == word else other for other in HEADER]
    if line not in header:
        header.insert(2, line)

    assert bad_line("\n".join(("lastcard 1", *header, "round 1"))) == header.index(line) + 2


@pytest.mark.parametrize("twice", [*HEADER, 'rules {"scoring": "low"}'])
def test_no_line_of_the_header_may_come_twice(twice: str) -> None:
    """Not even if it says the same."""
    header = [*HEADER, 'rules {"scoring": "low"}', twice]

    assert bad_line("\n".join(("lastcard 1", *header))) == 7


@pytest.mark.parametrize("missing", HEADER)
def test_the_header_must_be_complete_before_the_first_round(missing: str) -> None:
    """And before the record may stop."""
    header = [line for line in HEADER if line != missing]

    assert bad_line("\n".join(("lastcard 1", *header, "round 1"))) == 5
    assert bad_line("\n".join(("lastcard 1", *header))) == 4


@pytest.mark.parametrize(
    ("wrong", "later"),
    [
        ("edition nope", ["sheet en", "players 3", "seed 7", "seed 7"]),
        ("edition nope", ["sheet en", "players 3", "round 1"]),
        ("edition nope", ["sheet en", "players 3"]),
        ("edition nope", ["sheet en", "players 3", "seed 7", "rubbish"]),
        ("players 11", ["edition nope", "sheet xx", "seed 7"]),
    ],
)
def test_of_several_wrong_lines_the_first_is_named(wrong: str, later: list[str]) -> None:
    """Whether a line is wrong in itself or in its place."""
    assert bad_line("\n".join(("lastcard 1", wrong, *later))) == 2


@pytest.mark.parametrize("later", ["round 9", "rubbish", "0 draw", "round 1"])
def test_a_wrong_arranged_position_is_named_before_what_follows_it(later: str) -> None:
    """It is the first wrong line."""
    assert bad_line("\n".join(("lastcard 1", *HEADER, "arrange {}", later))) == 6


@pytest.mark.parametrize("line", ["round 0", "round 2", "round x", "round", "round 1 2", "Round 1"])
def test_the_rounds_are_counted_from_1(line: str) -> None:
    """And no other begins."""
    assert bad_line("\n".join(("lastcard 1", *HEADER, line))) == 6


@pytest.mark.parametrize(
    "move",
    [
        "1 play B9",
        "2 draw",
        "0 draw now",
        "9 draw",
        "-1 draw",
        "x draw",
        "0",
        "0 ",
        "00 draw",
        "draw",
        "round 1",
        "round 2",
        "result 0 0 00000000",
        "result blocked 0 00000000",
        "end 0 0,0",
    ],
)
def test_what_is_no_move_now_is_found(move: str) -> None:
    """Illegal, not asked, no seat, no move, or too early."""
    lines = written(arrange("R5 B1 | B5 B6")).splitlines()

    assert bad_line("\n".join((*lines, move, "0 draw"))) == len(lines) + 1


@pytest.mark.parametrize(
    "change",
    [
        lambda winner, points, digits: f"result {1 - int(winner)} {points} {digits}",
        lambda winner, points, digits: f"result {winner} {int(points) + 1} {digits}",
        lambda winner, points, digits: f"result {winner} {points} {digits[::-1]}x",
        lambda winner, points, _: f"result {winner} {points} {'0' * 8}",
        lambda winner, points, digits: f"result {winner} {points} {digits[:7]}",
        lambda winner, points, _: f"result {winner} {points}",
        lambda _, points, digits: f"result blocked {points} {digits}",
        lambda *_: "result",
    ],
)
def test_a_wrong_result_is_found(change: Callable[[str, str, str], str]) -> None:
    """Winner, points and digest are all checked."""
    played = whole_match()
    number = played.at("result ")
    _, winner, points, digits = played.lines[number - 1].split()
    lines = [*played.lines]
    lines[number - 1] = change(winner, points, digits)

    assert bad_line("\n".join(lines)) == number


@pytest.mark.parametrize("change", ["end", "end 0", "end 9 0,0", "end 0 0,0", "end 1 0,0", "end 0 0,0,0"])
def test_a_wrong_end_is_found(change: str) -> None:
    """Winner and scores are checked."""
    lines = [*whole_match().lines[:-1], change]

    assert bad_line("\n".join(lines)) == len(lines)


def test_a_missing_result_is_found_at_the_next_line() -> None:
    """Only a record that stops there may lack it."""
    played = three_rounds()
    number = played.at("result ")
    lines = [*played.lines[: number - 1], *played.lines[number:]]

    assert lines[number - 1] == "round 2"
    assert bad_line("\n".join(lines)) == number
    assert load("\n".join(lines[: number - 1]))["state"]["round_over"]


def test_a_missing_result_before_the_end_is_found() -> None:
    """The end of the match is a later line."""
    lines = whole_match().lines
    assert lines[-2].startswith("result ")

    assert bad_line("\n".join((*lines[:-2], lines[-1]))) == len(lines) - 1


@pytest.mark.parametrize("more", ["round 99", "0 draw", "end 0 0,0", "result 0 0 00000000", "seed 8"])
def test_nothing_may_follow_the_end(more: str) -> None:
    """But comments and blank lines."""
    text = whole_match().text.rstrip("\n")

    assert bad_line(f"{text}\n\n{more}") == len(whole_match().lines) + 2
    assert load(f"{text}\n\n# well played\n")["state"] == whole_match().game.state


def test_no_round_may_follow_a_match_that_is_over() -> None:
    """With or without its end."""
    lines = whole_match().lines
    following = f"round {whole_match().game.state['round'] + 1}"

    assert bad_line("\n".join((*lines[:-1], following))) == len(lines)
    assert load("\n".join(lines[:-1]))["state"]["match_over"]


@pytest.mark.parametrize("request_", ["[]", "{}", "{", "7", '{"op": "arrange", "edition": "nope"}'])
def test_a_wrong_arranged_position_is_found(request_: str) -> None:
    """Whatever would be a bad request is a bad record here."""
    lines = written(arrange("R5 B1 | B5 B6")).splitlines()
    number = next(n for n, line in enumerate(lines, 1) if line.startswith("arrange "))
    lines[number - 1] = f"arrange {request_}"

    assert bad_line("\n".join(lines)) == number


def test_a_bad_record_changes_nothing() -> None:
    """The match that was being played goes on."""
    game = arrange("R1 B9 | B1 B2 | G1 G2").play("0 play R1")
    before = [game.ask(op="record"), game.view(0), game.view(None)]

    for text in ("", "rubbish", three_rounds().text + "\nrubbish", whole_match().text[:-3]):
        assert game.ask(op="load", record=text)["error"]["code"] == "bad_record"

    assert [game.ask(op="record"), game.view(0), game.view(None)] == before
    game.play("1 catch 0")


def test_what_an_arranged_position_ignores_is_not_recorded() -> None:
    """With nothing discarded yet, turn, direction and colour follow from the rules; the record reads and writes back alike."""
    position = Arrangement(hands=("R1", "R2"), draw_pile="R3 R4", discard_pile=" ", turn=1, colour="red", direction="right")
    match = Match.arrange("classic", position, seed=1)

    assert loaded(match.record()).record() == match.record()
    assert "direction" not in match.record()


def test_scores_too_long_to_write_out_are_refused_where_they_stand() -> None:
    """A record that could end in no result is no record: the number is refused before anything is played."""
    scores = f'"scores": [{"9" * 4300}, 0]'
    position = f'{{"hands": ["R1", "R2 B3"], "draw_pile": "", "discard_pile": "R3", "turn": 0, {scores}}}'
    text = "\n".join(("lastcard 1", "edition classic", "sheet en", "players 2", "seed 7", f"arrange {position}"))

    with pytest.raises(BadRecord, match="line 6"):
        loaded(text)
