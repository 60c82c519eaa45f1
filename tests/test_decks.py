"""Decks of one's own: files and objects, what is wrong with them and where, and games played with them."""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from lastcard import BadRecord, Match, load
from lastcard.cards import Colour
from lastcard.decks import FILE_MAX_BYTES, BadDeck, deck_edition, edition_of, load_deck, read_deck
from lastcard.editions import EDITIONS
from lastcard.files import NotAFile, TooLarge
from lastcard.record import digest
from lastcard.referee import Referee
from lastcard.rules.state import Edition
from lastcard.testing import check_edition
from lastcard.testing.settings import any_deck, chance
from table import Game, clause

FILE = """# A deck for long evenings.
name = "Long evenings"
colours = ["purple", "red", "green"]

[cards]
"0" = 1
"1-9" = 2
"+2" = 2
rev = 1
"skip" = 0

[wilds]
W = 4
W4 = 2
WB = 1
WA = 3
"""

DECK: dict[str, Any] = {
    "name": "Long evenings",
    "colours": ["purple", "red", "green"],
    "cards": {"0": 1, "1-9": 2, "+2": 2, "rev": 1, "skip": 0},
    "wilds": {"W": 4, "W4": 2, "WB": 1, "WA": 3},
}
SMALL: dict[str, Any] = {"name": "Small", "colours": ["red", "blue"], "cards": {"1-9": 1, "skip": 1}}


def wrong(given: object) -> str:
    """The entry of an object that is wrong."""
    with pytest.raises(BadDeck) as found:
        deck_edition(given)
    assert found.value.line is None
    assert str(found.value) == f"deck {found.value.key}: {found.value.message}".replace(" :", ":")
    return found.value.key


def wrong_line(text: str) -> int | None:
    """The line of a file that is wrong."""
    with pytest.raises(BadDeck) as found:
        read_deck(text)
    assert str(found.value) == f"line {found.value.line}: {found.value.message}"
    return found.value.line


def edited(**changes: Any) -> dict[str, Any]:
    """The deck with some entries changed, or left out (None)."""
    return {name: value for name, value in {**deepcopy(DECK), **changes}.items() if value is not None}


def error(**request: Any) -> str:
    """What is said of a request that is refused."""
    answer = Referee().answer(request)
    assert answer["error"]["code"] == "bad_request", answer
    message: str = answer["error"]["message"]
    return message


# What a deck is


@clause("house.deck_file")
def test_a_file_says_which_cards_there_are() -> None:
    """Copies of each face in every colour, and of the colourless cards; what is left out is not there."""
    counts = {card.text: count for card, count in read_deck(FILE).deck.counts.items()}

    faces = {"0": 1, **dict.fromkeys("123456789", 2), "+2": 2, "rev": 1}
    coloured = {f"{letter}{face}": count for letter in "VRG" for face, count in faces.items()}
    assert counts == coloured | {"W": 4, "W4": 2, "WB": 1, "WA": 3}


@clause("house.deck_file")
def test_a_fresh_pile_lies_in_the_order_of_its_colours_then_the_colourless() -> None:
    """Faces as in every deck, however the file names them; the special cards as in the edition with all of them."""
    deck = {
        "name": "Order",
        "colours": ["yellow", "blue"],
        "wilds": {"WA": 1, "WJ": 1, "WF": 1, "WU": 1, "WB": 1, "W4": 1, "W": 2},
        "cards": {"skip": 1, "rev": 1, "+2": 1, "4-9": 1, "0": 2},
    }
    coloured = ["0", "0", "4", "5", "6", "7", "8", "9", "+2", "rev", "skip"]

    assert [str(card) for card in deck_edition(deck).deck.cards] == [
        *(f"Y{face}" for face in coloured),
        *(f"B{face}" for face in coloured),
        *("W", "W", "W4", "WB", "WU", "WF", "WJ", "WA"),
    ]


@clause("house.deck_file")
def test_a_file_and_an_object_are_the_same_deck() -> None:
    """Equal editions, also by way of `edition_of`."""
    assert read_deck(FILE) == deck_edition(DECK) == edition_of(None, DECK)
    assert edition_of("grand", None).id == "grand"
    with pytest.raises(ValueError, match="no edition is called"):
        edition_of(None, None)


@clause("house.deck_file")
@pytest.mark.parametrize("count", [2, 3, 4])
def test_two_to_four_of_the_six_colours_in_any_order(count: int) -> None:
    """Their names; every choice of them."""
    for colours in combinations([colour.value for colour in reversed(Colour)], count):
        edition = deck_edition(edited(colours=list(colours)))
        assert [colour.value for colour in edition.colours] == list(colours)


@clause("house.deck_file")
@pytest.mark.parametrize(
    ("cards", "wilds"),
    [
        ({"0": 1, "1-5": 1, "skip": 2, "rev": 2}, {}),
        ({"0-5": 1}, {"W": 4, "W4": 4}),
        ({"3-3": 2, "7": 2, "9": 2}, {"WF": 4, "WJ": 4}),
        ({"0-9": 2, "+2": 2, "rev": 2, "skip": 2}, dict.fromkeys(["W", "W4", "WB", "WU", "WF", "WJ", "WA"], 4)),
    ],
    ids=["actions", "wilds", "a range of one", "everything"],
)
def test_the_smallest_decks_and_the_largest(cards: dict[str, int], wilds: dict[str, int]) -> None:
    """Twenty cards, twelve of them numbers, are enough."""
    edition = deck_edition({"name": "x", "colours": ["red", "blue"], "cards": cards, "wilds": wilds})

    assert len(edition.deck.cards) >= 20


# What is wrong, and where


@clause("house.deck_file")
@pytest.mark.parametrize(
    ("given", "key"),
    [
        (None, ""),
        ([], ""),
        ("deck", ""),
        (edited(name=None), "name"),
        (edited(name=7), "name"),
        (edited(name=""), "name"),
        (edited(name=" x"), "name"),
        (edited(name="x\ny"), "name"),
        (edited(name="#x"), "name"),
        (edited(name="x #y"), "name"),
        (edited(name="\ud800"), "name"),
        *((edited(name=edition.id), "name") for edition in EDITIONS),
        (edited(colours=None), "colours"),
        (edited(colours="red"), "colours"),
        (edited(colours=[]), "colours"),
        (edited(colours=["red"]), "colours"),
        (edited(colours=["red", "red"]), "colours"),
        (edited(colours=["red", "Blue"]), "colours"),
        (edited(colours=["red", "R"]), "colours"),
        (edited(colours=["red", 1]), "colours"),
        (edited(colours=["red", ["blue"]]), "colours"),
        (edited(colours=["blue", "green", "red", "yellow", "pink"]), "colours"),
        (edited(cards=None), "cards"),
        (edited(cards=[]), "cards"),
        (edited(cards={}), "cards"),
        (edited(wilds=7), "wilds"),
        (edited(jokers=1), "jokers"),
        (edited(edition="classic"), "edition"),
        *((edited(cards=DECK["cards"] | {"skip": copies}), "cards.skip") for copies in (-1, 3, True, 1.0, "1", [1], 10**30)),
        *((edited(wilds={"W": copies}), "wilds.W") for copies in (-1, 5, False, 0.0, "4", [4])),
        *(
            (edited(cards=DECK["cards"] | {face: 1}), f"cards.{face}")
            for face in ("10", "9-1", "1-10", "-1", "a-b", "1 - 9", "R7", "W", "draw", "Skip", "", "٣", "1-9 x")
        ),
        (edited(cards={"1-9": 2, "5": 1}), "cards.5"),
        (edited(cards={"0-3": 2, "3-9": 1}), "cards.3-9"),
        (edited(cards={"5": 0, "1-9": 2}), "cards.1-9"),
        *((edited(wilds={wild: 1}), f"wilds.{wild}") for wild in ("WZ", "w", "W5", "R7", "")),
        ({"name": "x", "colours": ["red", "blue"], "cards": {"0-8": 1}, "wilds": {"W": 1}}, "cards"),
        ({"name": "x", "colours": ["red", "blue"], "cards": {"0-4": 1, "skip": 2}, "wilds": {"W": 4, "W4": 4}}, "cards"),
    ],
    ids=lambda given: None if isinstance(given, dict) else repr(given),
)
def test_what_breaks_a_rule_is_refused_with_its_key(given: Any, key: str) -> None:
    """In a request too, in a new match and in an arranged one."""
    assert wrong(given) == key

    said = error(op="new", deck=given, players=2)
    assert said.startswith(f"deck {key}:" if key else "deck:")
    assert error(op="arrange", deck=given, hands=["R1", "R1"], draw_pile="", discard_pile="R1", turn=0) == said


@clause("house.deck_file")
def test_an_unknown_entry_of_any_length_is_told_in_a_short_line() -> None:
    """And steers no terminal."""
    for name in ("x" * 10**5, "\x1b[2J", "é"):
        said = error(op="new", deck=edited(**{name: 1}), players=2)
        assert said.isprintable()
        assert len(said) < 200
        said = error(op="new", deck=edited(cards={name: 1}), players=2)
        assert said.isprintable()
        assert len(said) < 300


@clause("house.deck_file")
def test_nineteen_cards_or_eleven_numbers_are_too_few() -> None:
    """One more is enough."""
    few = {"name": "x", "colours": ["red", "blue"], "cards": {"0-8": 1}, "wilds": {"W": 1}}
    assert wrong(few) == "cards"
    deck_edition({**few, "wilds": {"W": 2}})

    numbers = {"name": "x", "colours": ["red", "blue", "green"], "cards": {"0-2": 1, "skip": 2}, "wilds": {"W": 4, "W4": 4}}
    assert wrong(numbers) == "cards"
    deck_edition({**numbers, "cards": {"0-3": 1, "skip": 2}})


@clause("house.deck_file")
@pytest.mark.parametrize(
    ("line", "instead"),
    [
        (2, 'name = ""'),
        (2, "name = 7"),
        (2, 'name = "classic"'),
        (2, "name = "),
        (2, 'nam = "x"'),
        (3, 'colours = ["red"]'),
        (3, 'colours = ["red", "rot"]'),
        (3, 'colours = ["red", "blue"'),
        (3, "colours = {}"),
        (5, "[card]"),
        (5, "[cards"),
        (5, "[[cards]]"),
        (6, '"0" = 3'),
        (6, '"0" = 1.0'),
        (6, '"0" 1'),
        (6, '"00" = 1'),
        (7, '"0-9" = 2'),
        (7, '"1-9" = -1'),
        (7, '"9-1" = 2'),
        (8, '"+4" = 2'),
        (8, "+2 = 2"),
        (9, "reverse = 1"),
        (9, "rev = true"),
        (9, "rev = 1979-05-27"),
        (9, f"rev = {'1' * 5000}"),
        (9, f"rev = {'[' * 5000}"),
        (10, '"rev" = 1'),
        (12, "[wild]"),
        (13, "W = 5"),
        (13, 'W = "4"'),
        (14, "W5 = 2"),
        (15, '"WB" = 7'),
        (16, "WA = -3"),
        (16, "W = 3"),
    ],
)
def test_a_line_that_is_wrong_is_named(line: int, instead: str) -> None:
    """Every line in turn, with Unix and with Windows line ends."""
    lines = FILE.splitlines()
    lines[line - 1] = instead
    for end in ("\n", "\r\n"):
        assert wrong_line(end.join((*lines, ""))) == line


@clause("house.deck_file")
@pytest.mark.parametrize(
    ("text", "line"),
    [
        ('name = "x"\ncolours = ["red", "blue"]\n\ncards = {"1-9" = 2, "rev" = 3}\n', 4),
        ('name = "x"\ncolours = ["red", "blue"]\ncards.1-9 = 2\ncards."+2" = 7\n', 4),
        ('colours = [\n  "red", # one\n  "rot",\n]\nname = "x"\ncards.1-9 = 2\n', 1),
        ('name = "x"\ncolours = ["red", "blue"]\n[cards]\n# "7" = 1\n"1-9" = 2\n\n"\\u0037" = 1\n', 7),
        ('name = """\n[cards]\n"7" = 3\n"""\n', 1),
        ('name = "x"\ncolours = ["red", "blue"]\n["cards"] # these\n1-9 = 2\n[wilds.W]\n', 5),
        ('name = "x"\n"cards.7" = 1\n', 2),
        ("", 1),
        ("\n\n", 1),
        ('name = "x"\n', 1),
        ('name = "x"\ncolours = ["red", "blue"]\n# \u2028 \x85\n[cards]\n1-9 = 1\n', 4),
        ("# a deck\nname = [\n", 2),
        ("# a\x00deck\nname = 1\n", 1),
        ('name = "x"\r\n\r\ncolours = ["red"\r\n[cards]\r\n', 3),
    ],
)
def test_the_line_is_found_however_the_file_is_written(text: str, line: int) -> None:
    """Inline tables, dotted keys, arrays over several lines, comments, other spellings; what is missing is missed at the top."""
    assert wrong_line(text) == line


@clause("house.deck_file")
def test_a_file_that_is_no_text_or_no_file_is_refused(tmp_path: Path) -> None:
    """At its line, or as what it is."""
    file = tmp_path / "deck.toml"
    file.write_text(FILE, encoding="utf-8")
    assert load_deck(file) == load_deck(str(file)) == deck_edition(DECK)
    file.write_bytes(FILE.encode().replace(b"evenings.", b"\xff"))
    with pytest.raises(BadDeck) as found:
        load_deck(file)
    assert found.value.line == 1
    file.write_bytes(b"#" * (FILE_MAX_BYTES + 1))
    with pytest.raises(TooLarge):
        load_deck(file)
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(NotAFile):
        load_deck(tmp_path / "pipe")
    with pytest.raises(FileNotFoundError):
        load_deck(tmp_path / "none")


# Played with


def played(players: int = 2, **rest: Any) -> Game:
    """A match with the deck."""
    return Game(op="new", deck=DECK, players=players, seed=7, **rest)


@clause("house.deck_file")
def test_state_and_views_have_the_deck_and_no_edition() -> None:
    """As it was given; other games have no such field."""
    game = played()
    for seen in (game.state, *game.views()):
        assert seen["edition"] is None
        assert seen["deck"] == DECK
    cards = [*(card for hand in game.state["hands"] for card in hand), *game.state["draw_pile"], *game.state["discard_pile"]]
    assert Counter(cards) == {card.text: count for card, count in deck_edition(DECK).deck.counts.items()}

    assert "deck" not in Game(op="new", edition="grand", players=2).state


@clause("house.deck_file")
@pytest.mark.parametrize("op", ["new", "arrange"])
def test_edition_beside_deck_is_refused(op: str) -> None:
    """Even null."""
    position = {"hands": ["R1", "R1"], "draw_pile": "", "discard_pile": "R1", "turn": 0, "players": 2}
    for edition in ("classic", None, "Long evenings"):
        assert "deck" in error(op=op, deck=DECK, edition=edition, **position)
    assert "edition" in error(op=op, edition="Long evenings", **position)


@clause("house.deck_file", "wild.effect", "friends.number")
def test_colour_asks_for_the_decks_own_colours_and_number_for_all_ten() -> None:
    """Whatever numbers there are."""
    deck = {**SMALL, "wilds": {"WF": 2}}
    game = Game(
        op="arrange", deck=deck, hands=["WF R1 R2", "B1 B2"], draw_pile="B3", discard_pile="R5", turn=0, direction="left", seed=1
    ).play("0 play WF")
    assert game.choices(0) == {f"number {number}" for number in range(10)}
    game.play("0 number 0", "1 pass", "0 pass")

    assert game.choices(0) == {"colour red", "colour blue"}
    game.refuse("0 colour green")


@clause("house.deck_file")
def test_a_card_that_the_deck_has_not_cannot_be_arranged() -> None:
    """Neither another colour, nor a face that was left out, nor another colourless card."""
    for card in ("G1", "R0", "Rrev", "W", "WB"):
        request = {"hands": [card, "R1"], "draw_pile": "", "discard_pile": "R1", "turn": 0}
        assert card in error(op="arrange", deck=SMALL, **request)


@clause("house.deck_file")
def test_its_verbs_are_those_of_its_cards() -> None:
    """A deck without a special card has none of theirs."""
    assert "pick" in deck_edition(DECK).verbs
    assert "put" not in deck_edition(DECK).verbs
    assert not deck_edition(SMALL).verbs.keys() & {"pick", "put", "torment", "give"}


# Records


def written(game: Game) -> str:
    """The match as a record."""
    text: str = game.ask(op="record")["record"]
    return text


@clause("house.deck_file")
def test_a_record_has_the_deck_in_the_place_of_the_edition() -> None:
    """And replays to the same state, with the same digest."""
    match = Match.new(
        deck_edition(DECK), players=4, seed=7, rules={"stacking": "any", "jump_in": True, "hand_size": 5, "target": 1}
    )
    rng = chance("record")
    while match.asked:
        question = rng.choice(match.asked)
        match.move(question.seat, str(rng.choice(question.choices)))
    text = match.record()

    lines = text.splitlines()
    assert lines[:3] == ["lastcard 1", f"deck {json.dumps(DECK)}", "sheet en"]
    assert not any(line.startswith("edition") for line in lines)
    again = load(text)
    assert again.state == match.state
    assert again.record() == text
    assert text.count(digest(match.state)) == 1


@clause("house.deck_file")
def test_an_arranged_game_with_a_deck_replays() -> None:
    """Its position names the deck; another one there, or an edition, is wrong at that line."""
    position = {"hands": ["R1 R2", "B1 B2"], "draw_pile": "B3", "discard_pile": "R5", "turn": 0, "direction": "left", "seed": 1}
    game = Game(op="arrange", deck=SMALL, **position).play("0 play R1")
    text = written(game)
    assert game.look()["state"] == game.state

    lines = text.splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("arrange "))
    request = json.loads(lines[at].removeprefix("arrange "))
    for other in ({"deck": DECK}, {"edition": "classic"}):
        lines[at] = f"arrange {json.dumps(request | other)}"
        with pytest.raises(BadRecord) as found:
            load("\n".join(lines))
        assert found.value.line == at + 1
    del request["deck"]
    lines[at] = f"arrange {json.dumps(request)}"
    assert load("\n".join(lines)).state.hands[0]

    classic = written(Game(op="arrange", edition="classic", **position))
    with pytest.raises(BadRecord, match="deck"):
        load(classic.replace('"edition": "classic"', f'"deck": {json.dumps(SMALL)}'))


HEADER = ("sheet en", "players 2", "seed 7")


@clause("house.deck_file")
@pytest.mark.parametrize(
    ("lines", "line"),
    [
        (["edition classic", f"deck {json.dumps(SMALL)}", *HEADER, "", "round 1"], 8),
        ([f"deck {json.dumps(SMALL)}", *HEADER, "edition grand", "round 1"], 7),
        ([f"deck {json.dumps(SMALL)}", f"deck {json.dumps(SMALL)}", *HEADER, "round 1"], 3),
        ([*HEADER, "round 1"], 5),
        ([f"deck {json.dumps(SMALL | {'name': 'grand'})}", *HEADER, "round 1"], 2),
        (["deck Small", *HEADER, "round 1"], 2),
        (["deck", *HEADER, "round 1"], 2),
        (["deck []", *HEADER, "round 1"], 2),
        (["edition Small", *HEADER, "round 1"], 2),
        ([f"deck {json.dumps(SMALL)}", "sheet en", "players 3", "seed 7", "round 1"], 6),
        ([f"deck {json.dumps(SMALL)}", "sheet en", 'rules {"teams": true}', "players 2", "seed 7", "# so", "round 1"], 8),
    ],
)
def test_a_wrong_line_is_named_and_what_is_wrong_only_together_at_the_first_round(lines: list[str], line: int) -> None:
    """Edition and deck, too many players for the deck, teams of two."""
    with pytest.raises(BadRecord) as found:
        load("\n".join(("lastcard 1", *lines)))

    assert found.value.line == line


@clause("house.deck_file")
@pytest.mark.parametrize("name", ["Größe 1", "デッキ", "a#b", "x" * 300, 'quote " and \\'])
def test_a_name_is_kept_as_it_was_given(name: str) -> None:
    """In the state, and through a record."""
    game = Game(op="new", deck={**SMALL, "name": name}, players=2, seed=7)

    assert game.state["deck"]["name"] == name
    assert game.look()["state"] == game.state


# Promises


@pytest.mark.parametrize("seed", range(3))
def test_any_deck_keeps_every_promise(seed: int) -> None:
    """Nothing lost, nothing stuck, nothing told that is hidden; records and copies play on identically."""
    check_edition(any_deck(chance(f"deck {seed}")), moves=400)


SMALLEST: list[Callable[[], Edition]] = [lambda: deck_edition(SMALL), lambda: deck_edition(DECK)]


@pytest.mark.parametrize("edition", SMALLEST, ids=["small", "long evenings"])
def test_a_deck_file_keeps_every_promise(edition: Callable[[], Edition]) -> None:
    """One without a special card, and one with two of them."""
    check_edition(edition(), moves=400)


@clause("house.deck_file")
@pytest.mark.parametrize("line", ["#", "", "a{number} = 1"])
def test_a_long_file_is_refused_before_it_is_read(line: str) -> None:
    """Looking for the line that is wrong would take for ever."""
    text = "\n".join(line.format(number=number) for number in range(30_000))

    with pytest.raises(BadDeck, match=r"^line 201: a deck file has at most 200 lines$"):
        read_deck(text)
