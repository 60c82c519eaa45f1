"""The decks of the editions, and what all special cards have in common."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from lastcard.editions import EDITIONS
from lastcard.referee import Referee
from table import arrange, clause, new

COLOURS = {edition.id: [colour.value for colour in edition.colours] for edition in EDITIONS}
PRINTED = {
    "classic": ["blue", "green", "red", "yellow"],
    "kickin-battle": ["blue", "green", "red", "yellow"],
    "urrrhhh": ["blue", "green", "pink", "yellow"],
    "best-friends": ["purple", "pink", "green", "yellow"],
    "jokers-wild": ["blue", "green", "red", "yellow"],
    "special-agent": ["blue", "green", "red", "yellow"],
}
"""The editions that were printed, and their colours."""
SPECIALS = {edition.id: str(edition.deck.specials[0]) for edition in EDITIONS if edition.effect}
GRAND = ["WB", "WU", "WF", "WJ", "WA"]
"""The special cards of the edition that has all of them, in the order of its deck."""
LETTERS = {"blue": "B", "green": "G", "red": "R", "yellow": "Y", "pink": "P", "purple": "V"}

every_edition = pytest.mark.parametrize("edition", COLOURS)
every_special = pytest.mark.parametrize(("edition", "special"), SPECIALS.items())


def listed(edition: str) -> dict[str, Any]:
    """What the `editions` request says of one edition."""
    answer = Referee().answer({"op": "editions"})
    assert answer["ok"], answer
    (found,) = [entry for entry in answer["editions"] if entry["id"] == edition]
    return dict(found)


def everywhere(state: dict[str, Any]) -> Counter[str]:
    """Every card of a state, wherever it lies."""
    hands = [card for hand in state["hands"] for card in hand]
    return Counter([*hands, *state["draw_pile"], *state["discard_pile"], *state["aside"]])


@clause("deck.colours")
def test_every_edition_is_listed_once_and_none_that_was_printed_is_missing() -> None:
    """By the referee."""
    answer = Referee().answer({"op": "editions"})
    assert sorted(entry["id"] for entry in answer["editions"]) == sorted(COLOURS)
    assert PRINTED.keys() <= COLOURS.keys()


@clause("deck.size", "house.grand")
@every_edition
def test_a_deck_has_112_cards_and_the_classic_one_108(edition: str) -> None:
    """The four special cards make the difference; `grand` has four of each of the five."""
    assert sum(listed(edition)["cards"].values()) == {"classic": 108, "grand": 128}.get(edition, 112)


@clause("deck.colours")
@every_edition
def test_each_edition_has_its_own_four_colours(edition: str) -> None:
    """In the order in which a fresh deck lies."""
    assert listed(edition)["colours"] == PRINTED.get(edition, COLOURS[edition])
    assert len(set(COLOURS[edition])) == 4


@clause("deck.numbers")
@every_edition
def test_each_colour_has_one_0_and_two_of_every_other_number(edition: str) -> None:
    """Nineteen numbers a colour."""
    cards = listed(edition)["cards"]
    for colour in COLOURS[edition]:
        numbers = {face: cards[LETTERS[colour] + face] for face in "0123456789"}
        assert numbers == {"0": 1} | dict.fromkeys("123456789", 2)


@clause("deck.actions")
@every_edition
def test_each_colour_has_two_of_every_action_card(edition: str) -> None:
    """Twenty-four action cards in all."""
    cards = listed(edition)["cards"]
    actions = {card: count for card, count in cards.items() if card.endswith(("+2", "rev", "skip"))}
    assert actions == {LETTERS[c] + face: 2 for c in COLOURS[edition] for face in ("+2", "rev", "skip")}


@clause("deck.wilds")
@every_edition
def test_the_colourless_cards_are_four_of_each_kind(edition: str) -> None:
    """Wild, Wild Draw Four and the edition's own card; no edition but `grand` holds the card of another."""
    entry = listed(edition)
    colourless = {card: count for card, count in entry["cards"].items() if card.startswith("W")}
    special = GRAND if edition == "grand" else SPECIALS.get(edition)
    assert colourless == dict.fromkeys(["W", "W4", *(GRAND if edition == "grand" else [special] if special else [])], 4)
    assert entry["special"] == special


@clause("deck.size", "setup.deal")
@every_edition
@pytest.mark.parametrize("players", [2, 10])
def test_a_match_is_dealt_from_the_whole_deck(edition: str, players: int) -> None:
    """Nothing is missing and nothing is there twice."""
    game = new(players, edition=edition)
    assert everywhere(game.state) == Counter(listed(edition)["cards"])
    assert len(game.state["hands"]) == players


@clause("deck.size", "match.win")
@every_special
def test_the_next_round_is_dealt_from_the_editions_whole_deck(edition: str, special: str) -> None:
    """Even after a position that held only a few cards."""
    game = arrange(f"G1 | {special} Y2", top="G5", edition=edition).play("0 play G1").next()
    assert everywhere(game.state) == Counter(listed(edition)["cards"])


@clause("deck.colours", "wild.effect")
@every_edition
def test_a_named_colour_is_one_of_the_editions_four(edition: str) -> None:
    """No other colour can be named."""
    game = arrange("W G1 G2 | G3 G4", top="G5", edition=edition).play("0 play W")
    assert game.choices(0) == {f"colour {colour}" for colour in COLOURS[edition]}
    for colour in LETTERS.keys() - set(COLOURS[edition]):
        game.refuse(f"0 colour {colour}")


@clause("deck.colours", "deck.wilds")
@pytest.mark.parametrize(
    ("edition", "foreign"),
    [
        ("classic", "WB WU WF WJ WA P1 V1"),
        ("kickin-battle", "WU P1 V1"),
        ("urrrhhh", "WB R1 Vskip"),
        ("best-friends", "WA R1 B+2"),
        ("jokers-wild", "WA P0"),
        ("special-agent", "WJ Vrev"),
    ],
)
def test_a_card_of_another_edition_cannot_be_arranged(edition: str, foreign: str) -> None:
    """Neither in a hand nor in a pile."""
    rest = {"op": "arrange", "edition": edition, "turn": 0}
    for card in foreign.split():
        for hands, draw, discard in (
            ([f"{card} G1", "G2 G3"], "Y1", "G5"),
            (["G1", "G2 G3"], f"Y1 {card}", "G5"),
            (["G1", "G2 G3"], "Y1", f"G5 {card}"),
        ):
            request = rest | {"hands": hands, "draw_pile": draw, "discard_pile": discard}
            answer = Referee().answer(request)
            assert not answer["ok"], request
            assert answer["error"]["code"] == "bad_request"


@clause("battle_resume", "start_direction")
def test_the_sheets_set_the_switches_of_the_special_cards() -> None:
    """Only fr-CA resumes next to the challenged, only es-ES starts to the right."""
    answer = Referee().answer({"op": "editions"})
    sheets = answer["sheets"]
    assert set(sheets) == {"en", "es-419", "es-ES", "fr-CA", "fr-FR", "it", "pt-BR", "pt-PT"}
    assert [name for name, sheet in sheets.items() if sheet["battle_resume"] != "challenger"] == ["fr-CA"]
    assert [name for name, sheet in sheets.items() if sheet["start_direction"] != "left"] == ["es-ES"]
    assert sheets["fr-CA"]["battle_resume"] == "challenged"
    assert sheets["es-ES"]["start_direction"] == "right"
    assert set(answer["rules"]["battle_resume"]) == {"challenger", "challenged"}
    assert set(answer["rules"]["start_direction"]) == {"left", "right"}


@clause("ruling.special_playable", "turn.wild", "wild.anytime")
@every_special
@pytest.mark.parametrize(("top", "colour"), [("G5", "green"), ("Yskip", "yellow"), ("W", "yellow"), ("G+2", "green")])
def test_a_special_card_may_be_played_at_any_time(edition: str, special: str, top: str, colour: str) -> None:
    """On any card, with or without another card that fits."""
    game = arrange(f"{special} G1 Y2 | G3 G4", top=top, colour=colour, edition=edition)
    assert f"play {special}" in game.choices(0)
    game.play(f"0 play {special}")
    assert game.state["discard_pile"] == [special, top]
    assert game.state["colour"] == colour


@clause("ruling.special_playable", "turn.play_drawn")
@every_special
def test_a_special_card_just_drawn_may_be_played(edition: str, special: str) -> None:
    """Like any drawn card that fits, and it acts as if played from the hand."""
    game = arrange("G1 G2 | G3 G4", top="G5", draw=f"{special} Y1 Y2 Y3", edition=edition).play("0 draw")
    assert game.asked() == {0: "drawn"}
    assert game.choices(0) == {f"play {special}", "keep"}
    game.play(f"0 play {special}")
    assert game.events[0] == {"event": "played", "seat": 0, "card": special}
    first = {"WB": "rival", "WU": "riddance", "WF": "number", "WJ": "torment", "WA": "colour"}
    asked = game.asked()
    assert asked == {0: first.get(special, asked[0])}


@clause("score.wilds")
@every_special
def test_a_special_card_left_in_a_hand_counts_50(edition: str, special: str) -> None:
    """As much as a Wild."""
    game = arrange(f"G1 | {special} Y2", top="G5", edition=edition).play("0 play G1")
    assert game.state["round_points"] == 52
    assert game.state["scores"] == [52, 0]


@clause("draw_four.legal")
@every_special
def test_a_special_card_in_hand_makes_no_draw_four_illegal(edition: str, special: str) -> None:
    """It has no colour, so it is no card of the colour in play."""
    game = arrange(f"W4 {special} Y1 | G3 G4", top="G5", edition=edition)
    game.play("0 play W4", "0 colour yellow", "1 challenge")
    assert game.events[0] == {"event": "challenged", "seat": 0, "by": 1, "guilty": False}


@clause("ruling.colour_in_play")
@every_special
def test_a_special_card_keeps_the_colour_in_play_until_another_is_named(edition: str, special: str) -> None:
    """It lies on the pile with its own face and without a colour of its own."""
    game = arrange(f"{special} Y1 Y2 Y3 | G3 G4", top="G5", edition=edition).play(f"0 play {special}")
    assert game.state["colour"] == "green"
    assert game.state["turn"] == 0
