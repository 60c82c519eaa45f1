"""What is in the box: the classic deck."""

from __future__ import annotations

from collections import Counter
from typing import Any

from lastcard.referee import Referee
from table import clause, new

COLOURS = "BGRY"


def classic() -> dict[str, Any]:
    """The classic edition as the referee lists it."""
    editions = Referee().answer({"op": "editions"})["editions"]
    found: dict[str, Any] = next(edition for edition in editions if edition["id"] == "classic")
    return found


@clause("deck.size")
def test_the_classic_deck_has_108_cards() -> None:
    """Without a special card four cards fewer than the other editions."""
    assert sum(classic()["cards"].values()) == 108
    assert classic()["special"] is None


@clause("deck.numbers")
def test_each_colour_has_one_0_and_two_of_every_other_number() -> None:
    """Nineteen number cards in each colour."""
    cards = classic()["cards"]

    for colour in COLOURS:
        assert cards[f"{colour}0"] == 1
        assert [cards[f"{colour}{number}"] for number in range(1, 10)] == [2] * 9


@clause("deck.actions")
def test_each_colour_has_two_of_every_action_card() -> None:
    """Twenty-four action cards in all."""
    cards = classic()["cards"]
    actions = [f"{colour}{face}" for colour in COLOURS for face in ("+2", "rev", "skip")]

    assert [cards[card] for card in actions] == [2] * 12


@clause("deck.wilds")
def test_there_are_four_wilds_and_four_wild_draw_fours_and_no_other_colourless_card() -> None:
    """The classic edition has no special card."""
    colourless = {card: count for card, count in classic()["cards"].items() if card.startswith("W")}

    assert colourless == {"W": 4, "W4": 4}


@clause("deck.colours")
def test_the_classic_colours_are_blue_green_red_and_yellow() -> None:
    """And no card is of another colour."""
    assert classic()["colours"] == ["blue", "green", "red", "yellow"]
    assert {card[0] for card in classic()["cards"]} == {*COLOURS, "W"}


@clause("deck.size", "setup.draw_pile")
def test_a_dealt_round_uses_exactly_the_deck() -> None:
    """Hands, draw pile and discard pile add up to the list, card by card."""
    state = new(4).state
    cards = Counter(card for pile in (*state["hands"], state["draw_pile"], state["discard_pile"]) for card in pile)

    assert cards == Counter(classic()["cards"])
    assert state["aside"] == []
