"""Cards turned up at the start, in every edition and by the sheet that starts to the right."""

from __future__ import annotations

import pytest

from lastcard.editions import EDITIONS
from table import clause, turn_up

SPECIALS = {edition.id: str(edition.deck.specials[0]) for edition in EDITIONS if edition.effect}
START = ("start.battle", "start.urrrhhh", "start.friends", "start.joker", "start.agent")

every_special = pytest.mark.parametrize(("edition", "special"), SPECIALS.items())
every_edition = pytest.mark.parametrize("edition", SPECIALS)


@clause(*START, "setup.first_card", "ruling.first_special", "ruling.start_special")
@every_special
@pytest.mark.parametrize("dealer", [0, 2])
def test_the_first_player_names_the_colour_and_plays(edition: str, special: str, dealer: int) -> None:
    """To the dealer's left. The card itself does nothing."""
    first = (dealer + 1) % 3
    game = turn_up(special, edition=edition, dealer=dealer)
    assert game.events == [{"event": "turned_up", "card": special}]
    assert game.asked() == {first: "colour"}
    assert (game.state["turn"], game.state["colour"]) == (first, None)
    assert game.state["direction"] == "left"
    assert game.state["discard_pile"] == [special]
    for choice in ("draw", "pass", "battle 0", "torment 0", "number 7", "give green", "colour"):
        game.refuse(f"{first} {choice}")
    game.refuse(f"{dealer} colour green", "not_asked")
    game.play(f"{first} colour green")
    assert game.events == [
        {"event": "colour_named", "seat": first, "colour": "green"},
        {"event": "turn_began", "seat": first},
    ]
    assert game.asked() == {first: "turn"}
    assert game.state["colour"] == "green"
    assert game.sizes() == [7, 7, 7]
    fits = {f"play {card}" for card in game.state["hands"][first] if card[0] == "G"}
    assert game.choices(first) == fits | {"draw"}


@clause(*START, "start_direction", "ruling.start_special")
@every_special
@pytest.mark.parametrize("dealer", [0, 1])
def test_by_the_sheet_that_starts_right_the_player_on_the_dealers_right_names_it(edition: str, special: str, dealer: int) -> None:
    """And plays first; then play moves to the right."""
    first = (dealer - 1) % 3
    game = turn_up(special, edition=edition, dealer=dealer, sheet="es-ES")
    assert game.events == [{"event": "turned_up", "card": special}]
    assert game.asked() == {first: "colour"}
    assert (game.state["turn"], game.state["colour"]) == (first, None)
    assert game.state["direction"] == "right"
    game.play(f"{first} colour yellow")
    assert game.events == [
        {"event": "colour_named", "seat": first, "colour": "yellow"},
        {"event": "turn_began", "seat": first},
    ]
    game.play(f"{first} draw", f"{first} keep")
    assert game.state["turn"] == (first - 1) % 3


@clause(*START, "ruling.first_special")
@every_special
@pytest.mark.parametrize("sheet", ["en", "es-ES"])
def test_with_two_players_the_other_one_names_it(edition: str, special: str, sheet: str) -> None:
    """Left and right of the dealer are the same seat."""
    game = turn_up(special, players=2, edition=edition, sheet=sheet)
    assert game.asked() == {1: "colour"}
    game.play("1 colour green")
    assert game.asked() == {1: "turn"}
    assert game.sizes() == [7, 7]


@clause(*START, "ruling.first_special")
@every_special
def test_what_a_turned_up_special_card_shows_is_the_same_for_all(edition: str, special: str) -> None:
    """Every view waits for the first player and has no colour yet."""
    game = turn_up(special, edition=edition)
    for seat in (0, 1, 2, None):
        view = game.view(seat)
        assert view["colour"] is None
        assert view["waiting_for"] == [1]
        assert view["hand_sizes"] == [7, 7, 7]
        assert [question["question"] for question in view["asked"]] == (["colour"] if seat == 1 else [])


@clause("start.wild", "ruling.start_special", "start_direction")
@every_edition
@pytest.mark.parametrize(("sheet", "first"), [("en", 1), ("es-ES", 2)])
def test_a_turned_up_wild_is_the_same_in_every_edition(edition: str, sheet: str, first: int) -> None:
    """The first player names the colour and plays."""
    game = turn_up("W", edition=edition, sheet=sheet)
    assert game.events == [{"event": "turned_up", "card": "W"}]
    assert game.asked() == {first: "colour"}
    game.play(f"{first} colour green")
    assert game.said() == ["colour_named", "turn_began"]
    assert game.state["turn"] == first


@clause("start.draw_two", "start_direction")
@every_edition
@pytest.mark.parametrize(("sheet", "first", "second"), [("en", 1, 2), ("es-ES", 2, 1)])
def test_a_turned_up_draw_two_hits_the_first_player(edition: str, sheet: str, first: int, second: int) -> None:
    """Who draws two and misses the turn."""
    game = turn_up("G+2", edition=edition, sheet=sheet)
    assert game.events == [
        {"event": "turned_up", "card": "G+2"},
        {"event": "drew", "seat": first, "cards": ["Y1", "Y2"]},
        {"event": "skipped", "seat": first},
        {"event": "turn_began", "seat": second},
    ]
    assert game.state["colour"] == "green"


@clause("start.skip", "start_direction")
@every_edition
@pytest.mark.parametrize(("sheet", "first", "second"), [("en", 1, 2), ("es-ES", 2, 1)])
def test_a_turned_up_skip_skips_the_first_player(edition: str, sheet: str, first: int, second: int) -> None:
    """The next one starts."""
    game = turn_up("Gskip", edition=edition, sheet=sheet)
    assert game.events == [
        {"event": "turned_up", "card": "Gskip"},
        {"event": "skipped", "seat": first},
        {"event": "turn_began", "seat": second},
    ]


@clause("start.reverse", "start_direction")
@every_edition
@pytest.mark.parametrize(("sheet", "direction", "second"), [("en", "right", 2), ("es-ES", "left", 1)])
def test_a_turned_up_reverse_lets_the_dealer_start(edition: str, sheet: str, direction: str, second: int) -> None:
    """And play moves the other way."""
    game = turn_up("Grev", edition=edition, sheet=sheet)
    assert game.events == [
        {"event": "turned_up", "card": "Grev"},
        {"event": "reversed", "direction": direction},
        {"event": "turn_began", "seat": 0},
    ]
    game.play("0 draw", "0 keep")
    assert game.state["turn"] == second
