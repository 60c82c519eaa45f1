"""From the dealer's draw to the first turn."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from rules.happenings import colour_named, drew, put_back, skipped, turn_began, turned_round, turned_up
from table import Game, arrange, clause, new, turn_up

SEEDS = range(60)


def number(card: str) -> int | None:
    """The number on a card; none on a symbol."""
    return int(card[1:]) if card[0] != "W" and card[1:].isdigit() else None


def best_of(drawn: dict[int, str], symbols: str) -> list[int]:
    """The seats that are still in the draw for the deal after these cards."""
    numbers = {seat: number(card) for seat, card in drawn.items()}
    if symbols == "zero":
        numbers = {seat: value or 0 for seat, value in numbers.items()}
    counted = {seat: value for seat, value in numbers.items() if value is not None}
    highest = max(counted.values(), default=None)
    return [seat for seat, value in counted.items() if value == highest] or list(drawn)


def dealer_draws(game: Game, symbols: str = "zero") -> list[dict[int, str]]:
    """Follow the draw for the deal by its events: the cards of each time round, the last of which has a winner."""
    draws = [(event["seat"], event["card"]) for event in game.events if event["event"] == "dealer_drew"]
    seats = list(range(len(game.state["hands"])))
    times: list[dict[int, str]] = []
    while draws:
        time, draws = draws[: len(seats)], draws[len(seats) :]
        assert len(seats) > 1, "nobody draws once the dealer is known"
        assert [seat for seat, _ in time] == seats, "the tied draw, in the order of their seats, and nobody else"
        times.append(dict(time))
        seats = best_of(times[-1], symbols)
    assert seats == [game.state["dealer"]]
    return times


def count_cards(state: dict[str, Any]) -> int:
    """How many cards are on the table, wherever they lie."""
    return sum(map(len, (*state["hands"], state["draw_pile"], state["discard_pile"], state["aside"])))


@clause("setup.dealer", "dealer_symbols")
def test_the_highest_number_deals_and_a_symbol_counts_zero() -> None:
    """Whoever draws the highest number is chosen, over many seeds."""
    for seed in SEEDS:
        game = new(3, seed=seed)
        dealer_draws(game)

        assert {"event": "dealer_chosen", "seat": game.state["dealer"]} in game.events


@clause("ruling.dealer_tie")
def test_the_tied_draw_again_until_one_is_highest() -> None:
    """From what is left of the deck: no card is drawn more often than the deck has it."""
    tied = [times for times in (dealer_draws(new(6, seed=seed)) for seed in SEEDS) if len(times) > 1]

    assert tied, "some seed has a tie"
    for times in tied:
        assert len(times[1]) < 6 or len(set(map(number, times[0].values()))) == 1
        cards = Counter(card for time in times for card in time.values())
        assert all(count <= 2 or card in ("W", "W4") for card, count in cards.items())


@clause("setup.dealer", "ruling.dealer_tie")
def test_a_0_and_a_symbol_tie_when_symbols_count_zero() -> None:
    """A symbol is worth as much as a zero, so both draw again."""
    seeds = 0
    for seed in range(2000):
        first, *others = dealer_draws(new(2, seed=seed))
        if {number(card) for card in first.values()} == {0, None}:
            assert others, "they draw again"
            seeds += 1
        if seeds == 3:
            break
    assert seeds


@clause("dealer_symbols", "setup.dealer", "ruling.dealer_ignored")
def test_with_symbols_ignored_any_number_even_0_beats_a_symbol() -> None:
    """A symbol is out of it, and a 0 is a number."""
    seeds = 0
    for seed in range(2000):
        times = dealer_draws(new(2, seed=seed, rules={"dealer_symbols": "ignored"}), "ignored")
        if {number(card) for card in times[0].values()} == {0, None}:
            assert len(times) == 1, "the 0 deals"
            seeds += 1
        if seeds == 3:
            break
    assert seeds


@clause("ruling.dealer_ignored")
def test_with_symbols_ignored_all_draw_again_when_nobody_drew_a_number() -> None:
    """All who drew this time, and only they."""
    games = (dealer_draws(new(2, seed=seed, rules={"dealer_symbols": "ignored"}), "ignored") for seed in range(120))
    again = [times for times in games if len(times) > 1 and all(number(card) is None for card in times[0].values())]

    assert again, "some seed has only symbols at first"
    assert all(set(times[1]) == {0, 1} for times in again)


@clause("setup.deal")
@pytest.mark.parametrize("players", range(2, 11))
def test_everybody_is_dealt_seven_cards(players: int) -> None:
    """One `dealt` for each seat, between the beginning of the round and the card turned up."""
    game = new(players, seed=3)
    names = game.said()
    dealt = {event["seat"]: event["cards"] for event in game.events if event["event"] == "dealt"}

    assert sorted(dealt) == list(range(players))
    assert all(len(cards) == 7 for cards in dealt.values())
    assert all(game.state["hands"][seat][:7] == cards for seat, cards in dealt.items())
    start = names.index("dealer_chosen")
    assert set(names[:start]) == {"dealer_drew"}
    assert names[start + 1 : start + players + 3] == ["round_began", *["dealt"] * players, "turned_up"]
    assert {"event": "round_began", "round": 1, "dealer": game.state["dealer"]} in game.events


@clause("setup.draw_pile", "setup.discard_pile")
def test_the_rest_is_the_draw_pile_and_one_card_is_turned_up() -> None:
    """Nothing of the deck is lost on the way."""
    for seed in SEEDS:
        state = new(5, seed=seed).state

        assert count_cards(state) == 108
        assert len(state["discard_pile"]) == 1
        assert len(state["draw_pile"]) in (108 - 35 - 1, 108 - 35 - 1 - 2), "less two if a Draw Two was turned up"


@clause("ruling.players")
@pytest.mark.parametrize("players", [-1, 0, 1, 11, 100])
def test_fewer_than_two_or_more_than_ten_players_are_refused(players: int) -> None:
    """Two to ten play."""
    game = new(2)

    assert game.ask(op="new", edition="classic", players=players, seed=1)["error"]["code"] == "bad_request"


@clause("ruling.players")
@pytest.mark.parametrize("hands", [[], ["R1"], ["R1"] * 11])
def test_no_position_is_arranged_for_fewer_than_two_or_more_than_ten_players(hands: list[str]) -> None:
    """An arranged table has the same limits as a dealt one."""
    request = {"edition": "classic", "hands": hands, "draw_pile": "Y1", "discard_pile": "R3", "turn": 0}

    assert new(2).ask(op="arrange", **request)["error"]["code"] == "bad_request"


@clause("ruling.players")
def test_ten_players_may_be_arranged() -> None:
    """Ten is allowed."""
    assert arrange(" | ".join(["R1 R2"] * 10), turn=9).asked() == {9: "turn"}


@clause("setup.first_card", "turn.first")
def test_a_number_turned_up_does_nothing_and_the_first_player_starts() -> None:
    """The seat to the dealer's left."""
    game = turn_up("B3")

    assert game.events == [turned_up("B3"), turn_began(1)]
    assert game.state["turn"] == 1
    assert game.state["colour"] == "blue"
    assert game.asked() == {1: "turn"}
    game.refuse("0 draw", "not_asked")


@clause("turn.first")
def test_the_dealers_left_goes_round_the_table() -> None:
    """The seat after the last one is seat 0."""
    assert turn_up("B3", dealer=2).events == [turned_up("B3"), turn_began(0)]


@clause("setup.first_card")
def test_turn_direction_and_colour_mean_nothing_when_a_card_is_turned_up() -> None:
    """The card that is turned up decides them."""
    game = turn_up("B3", direction="right", colour="red")

    assert (game.state["turn"], game.state["direction"], game.state["colour"]) == (1, "left", "blue")


@clause("start.draw_two", "setup.first_card")
def test_a_draw_two_turned_up_makes_the_first_player_draw_and_miss_the_turn() -> None:
    """The same as if it had been played on them."""
    game = turn_up("R+2")

    assert game.events == [turned_up("R+2"), drew(1, "Y1 Y2"), skipped(1), turn_began(2)]
    assert game.sizes() == [7, 9, 7]
    game.refuse("1 draw", "not_asked")


@clause("start.skip", "setup.first_card")
def test_a_skip_turned_up_skips_the_first_player() -> None:
    """The one after starts, without a card drawn."""
    game = turn_up("Yskip")

    assert game.events == [turned_up("Yskip"), skipped(1), turn_began(2)]
    assert game.sizes() == [7, 7, 7]


@clause("start.skip", "start.draw_two")
@pytest.mark.parametrize("first", ["Yskip", "Y+2"])
def test_with_two_players_a_skip_or_draw_two_turned_up_lets_the_dealer_start(first: str) -> None:
    """After the one who is skipped comes the dealer."""
    assert turn_up(first, players=2).events[-2:] == [skipped(1), turn_began(0)]


@clause("start.reverse", "setup.first_card")
def test_a_reverse_turned_up_lets_the_dealer_go_first_to_the_right() -> None:
    """Then the seat to the dealer's right is next."""
    game = turn_up("Brev")

    assert game.events == [turned_up("Brev"), turned_round("right"), turn_began(0)]
    assert game.state["direction"] == "right"
    assert game.play("0 play B1").state["turn"] == 2


@clause("ruling.two_start_reverse")
@pytest.mark.parametrize("switch", ["skip", "nothing"])
def test_with_two_players_a_reverse_turned_up_lets_the_dealer_go_first_and_skips_nobody(switch: str) -> None:
    """Taken literally, whatever a Reverse does later."""
    game = turn_up("Brev", players=2, rules={"two_player_reverse": switch})

    assert game.events == [turned_up("Brev"), turned_round("right"), turn_began(0)]


@clause("start.wild", "ruling.start_special")
def test_a_wild_turned_up_asks_the_first_player_for_the_colour_and_then_to_play() -> None:
    """Until then no colour is in play, and it is already the first player's turn."""
    game = turn_up("W")

    assert game.events == [turned_up("W")]
    assert game.asked() == {1: "colour"}
    assert game.choices(1) == {"colour blue", "colour green", "colour red", "colour yellow"}
    assert (game.state["turn"], game.state["colour"]) == (1, None)
    game.refuse("1 draw").refuse("1 play G1").refuse("0 colour red", "not_asked")

    game.play("1 colour green")

    assert game.events == [colour_named(1, "green"), turn_began(1)]
    assert game.state["colour"] == "green"
    assert game.choices(1) == {"draw", *(f"play G{n}" for n in (1, 2, 4, 5, 6, 7, 8))}


@clause("start.draw_four", "ruling.draw_four_back")
def test_a_wild_draw_four_turned_up_goes_back_and_another_card_is_turned() -> None:
    """It is put back, the pile is shuffled, and no card is lost."""
    game = turn_up("W4", rest="G3 B9 R9")
    later = game.events[2]

    assert game.events[:2] == [turned_up("W4"), put_back("W4")]
    assert later["event"] == "turned_up"
    state = game.state
    assert sorted(state["draw_pile"] + state["discard_pile"]) == ["B9", "G3", "R9", "W4"]


@clause("start.draw_four", "ruling.draw_four_back")
def test_wild_draw_fours_are_put_back_until_another_card_comes() -> None:
    """Over many seeds the card that stays is never a Wild Draw Four, and nobody draws for one that went back."""
    several = 0
    for seed in SEEDS:
        game = turn_up("W4", rest="W4 W4 R9", seed=seed)
        *before, last = [event for event in game.events if event["event"] == "turned_up"]

        assert game.state["discard_pile"] == ["R9"]
        assert sorted(game.state["draw_pile"]) == ["W4", "W4", "W4"]
        assert last == turned_up("R9")
        assert before == [turned_up("W4")] * game.said().count("put_back")
        assert game.sizes() == [7, 7, 7]
        several += len(before) > 1
    assert several


@clause("start.draw_four")
@pytest.mark.parametrize("pile", ["W4", "W4 W4", ""])
def test_a_position_with_nothing_but_wild_draw_fours_to_turn_up_is_refused(pile: str) -> None:
    """Turning would never end."""
    request = {"edition": "classic", "hands": ["R1 R2", "B1 B2"], "draw_pile": pile, "discard_pile": ""}

    assert new(2).ask(op="arrange", **request)["error"]["code"] == "bad_request"
