"""Shuffles, written again from the text of the notation and compared with what the referee deals."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import pytest

from lastcard.referee import Referee
from table import Game, arrange, clause, new, turn_up

FACES = ["0", *(face for face in (*"123456789", "+2", "rev", "skip") for _ in range(2))]
DECK = [colour + face for colour in "BGRY" for face in FACES] + ["W"] * 4 + ["W4"] * 4


def numbers(text: str) -> Iterator[int]:
    """SHAKE-256 over the text, as big-endian 32-bit numbers."""
    stream = hashlib.shake_256(text.encode()).digest(40_000)
    return (int.from_bytes(stream[at : at + 4], "big") for at in range(0, len(stream), 4))


def shuffled(pile: Sequence[str], seed: object, round_no: int, n: int, salts: str = "") -> list[str]:
    """The pile after the n-th shuffle of a round, top first."""
    stream = numbers(f"lastcard-shuffle-1|{seed}|{salts}|{round_no}|{n}")
    result = list(pile)
    for place in reversed(range(1, len(result))):
        size = place + 1
        x = next(x for x in stream if x < 2**32 - 2**32 % size)
        result[place], result[x % size] = result[x % size], result[place]
    return result


def drawn_dealer(players: int, seed: object) -> int:
    """Who deals first, symbols counting zero."""
    deck = iter(shuffled(DECK, seed, 0, 0))
    running = list(range(players))
    while len(running) > 1:
        values = {
            seat: int(card[1]) if card[1:].isdigit() and card != "W4" else 0 for seat, card in zip(running, deck, strict=False)
        }
        running = [seat for seat in running if values[seat] == max(values.values())]
    return running[0]


def dealt(players: int, dealer: int, deck: Sequence[str], step: int = 1) -> tuple[list[list[str]], list[str]]:
    """The hands, one card at a time from the first player round, and what is left of the deck."""
    hands: list[list[str]] = [[] for _ in range(players)]
    for turn in range(7 * players):
        hands[(dealer + step * (turn + 1)) % players].append(deck[turn])
    return hands, list(deck[7 * players :])


def begun(players: int, dealer: int, seed: object, round_no: int = 1, **how: Any) -> dict[str, Any]:
    """What a round's table must look like when the first card has been turned up and has acted."""
    step, salts = how.get("step", 1), how.get("salts", "")
    hands, pile = dealt(players, dealer, shuffled(DECK, seed, round_no, 0, salts), step)
    shuffles = 1
    while pile[0] == "W4":
        pile = shuffled([*pile[1:], "W4"], seed, round_no, shuffles, salts)
        shuffles += 1
    top, *pile = pile
    if top.endswith("+2"):
        hands[(dealer + step) % players] += pile[:2]
        pile = pile[2:]
    return {"dealer": dealer, "hands": hands, "draw_pile": pile, "discard_pile": [top]}


def table(game: Game) -> dict[str, Any]:
    """The same of a game at the referee."""
    return {name: game.state[name] for name in ("dealer", "hands", "draw_pile", "discard_pile")}


def test_the_shuffle_written_again_agrees_with_one_worked_out_by_hand() -> None:
    """Five numbers, none of them thrown away, that swap places 5 and 2, 4 and 0, 3 and 1, 2 and 1."""
    first = list(islice(numbers("lastcard-shuffle-1|7||1|0"), 5))

    assert first == [0x67141958, 0x89378C08, 0x1C9EAB55, 0x2748872E, 0x310B4D0B]
    assert shuffled("abcdef", 7, 1, 0) == ["e", "f", "d", "b", "a", "c"]


@clause("setup.deal", "setup.draw_pile", "setup.discard_pile", "ruling.deal_order", "ruling.draw_four_back")
def test_the_deal_of_many_seeds_is_the_notations() -> None:
    """Dealer, hands in the order received, draw pile and turned-up card, a Wild Draw Four put back included."""
    put_back = 0
    for seed in range(120):
        game = new(3, seed=seed)
        put_back += "put_back" in game.said()

        assert table(game) == begun(3, drawn_dealer(3, seed), seed)
    assert put_back


@clause("ruling.players", "ruling.deal_order", "setup.dealer")
@pytest.mark.parametrize("players", range(2, 11))
def test_the_deal_is_the_notations_for_every_number_of_players(players: int) -> None:
    """Two to ten."""
    for seed in ("a", "b", "c"):
        assert table(new(players, seed=seed)) == begun(players, drawn_dealer(players, seed), seed)


@clause("ruling.dealer_tie")
def test_the_dealers_draw_takes_cards_from_the_top_in_the_order_of_seats() -> None:
    """The tied go on from what is left of the same shuffle."""
    for seed in range(40):
        drawn = [event["card"] for event in new(6, seed=seed).events if event["event"] == "dealer_drew"]

        assert drawn == shuffled(DECK, seed, 0, 0)[: len(drawn)]
        assert len(drawn) >= 6


@clause("ruling.deal_order", "start_direction")
def test_where_play_starts_to_the_right_the_deal_goes_to_the_right() -> None:
    """From the first player round in the starting direction."""
    for seed in range(40):
        game = new(4, seed=seed, rules={"start_direction": "right"})

        assert table(game) == begun(4, drawn_dealer(4, seed), seed, step=-1)


@pytest.mark.parametrize("seed", [0, 7, -3, 2**53 + 1, 2**64, 10**40])
def test_a_whole_number_is_the_text_of_its_digits(seed: int) -> None:
    """Exactly, however large."""
    assert table(new(4, seed=seed)) == table(new(4, seed=str(seed))) == begun(4, drawn_dealer(4, seed), seed)


@pytest.mark.parametrize("seed", ["07", "seven", "sept œufs", "七", "a|b", "7.0"])
def test_any_line_of_text_is_a_seed(seed: str) -> None:
    """As UTF-8, just as it stands."""
    assert table(new(4, seed=seed)) == begun(4, drawn_dealer(4, seed), seed)
    assert table(new(4, seed=seed)) != table(new(4, seed=7))


def test_without_a_seed_every_match_is_another() -> None:
    """A random one is chosen."""
    requests = [{"op": "new", "edition": "classic", "players": 4} for _ in range(3)]
    piles = [tuple(Referee().answer(request)["state"]["draw_pile"]) for request in requests]

    assert len(set(piles)) == 3


@clause("match.win", "ruling.next_dealer")
def test_the_next_round_is_a_fresh_deck_shuffled_with_the_rounds_number() -> None:
    """Round 2, first shuffle."""
    for seed in range(30):
        game = arrange("R1 | B9 B1 | Y5", dealer=1, seed=seed).play("0 play R1").next()

        assert table(game) == begun(3, 2, seed, 2)


@clause("ruling.draw_four_back")
def test_a_wild_draw_four_goes_under_the_pile_before_it_is_shuffled() -> None:
    """In an arranged round that is the first shuffle."""
    rest = ["G3", "B9", "R9", "Y7", "Y8"]
    for seed in range(10):
        game = turn_up("W4", rest=" ".join(rest), seed=seed)
        pile, n = shuffled([*rest, "W4"], seed, 1, 0), 1
        while pile[0] == "W4":
            pile, n = shuffled([*pile[1:], "W4"], seed, 1, n), n + 1

        assert (game.state["discard_pile"], game.state["draw_pile"]) == (pile[:1], pile[1:])


@clause("round.reshuffle", "ruling.reshuffle_top")
def test_the_discard_pile_is_reshuffled_oldest_card_first() -> None:
    """Without its top; the first and then the second shuffle of the round."""
    game = arrange("B1 G2 | B5 B6", draw="", top="R3 B7 B8 B9 Y1 Y2", seed="x").play("0 draw")
    first = shuffled(["Y2", "Y1", "B9", "B8", "B7"], "x", 1, 0)
    assert (game.state["hands"][0][-1], game.state["draw_pile"]) == (first[0], first[1:])

    game = arrange("R1 R2 R4 | R5 R6 R7", draw="", top="R3 B8", seed="x").play("0 draw", "0 keep")
    game.play("1 play R5", "0 play R1", "1 play R6 uno", "0 draw")

    second = shuffled(["R3", "R5", "R1"], "x", 1, 1)
    assert (game.state["hands"][0][-1], game.state["draw_pile"]) == (second[0], second[1:])


def careful(game: Game) -> str:
    """A move that feeds the discard pile and never goes out."""
    question = next(q for q in game.answer["asked"] if not q["offer"])
    last = question["question"] == "turn" and len(game.state["hands"][question["seat"]]) == 1
    plays = [] if last else [choice for choice in question["choices"] if choice.startswith("play")]
    quiet = [choice for choice in question["choices"] if not choice.startswith(("play", "challenge"))]
    return f"{question['seat']} {min(plays or quiet)}"


@clause("round.reshuffle")
def test_a_reshuffle_in_a_dealt_round_counts_on_from_the_deal() -> None:
    """The deal is shuffle 0 of its round; whatever comes after it has the next number."""
    game = new(2, seed=5)
    before, shuffles = game.state, 1 + game.said().count("put_back")
    while "reshuffled" not in game.said():
        before = game.state
        game.play(careful(game))

    told = {event["event"]: event for event in game.events}
    recycled = before["discard_pile"][-told["reshuffled"]["count"] :]
    pile = before["draw_pile"] + shuffled(recycled[::-1], 5, 1, shuffles)
    assert told["drew"]["cards"] + game.state["draw_pile"] == pile


def record(*lines: str) -> dict[str, Any]:
    """What the referee answers to a match of three from the seed 7 whose record goes on like this."""
    header = ("lastcard 1", "edition classic", "sheet en", "players 3", "seed 7")
    return Referee().answer({"op": "load", "record": "\n".join((*header, *lines))})


def test_salts_are_joined_by_commas_in_their_own_field() -> None:
    """They belong to that round; the dealer's draw is the match's own."""
    state = record("round 1", "salts a,b,c")["state"]

    assert {name: state[name] for name in ("dealer", "hands", "draw_pile", "discard_pile")} == begun(
        3, drawn_dealer(3, 7), 7, salts="a,b,c"
    )


def test_a_round_may_have_a_seed_of_its_own() -> None:
    """And a commitment, which shuffles nothing."""
    state = record("round 1", "seed other", "commitment 0123456789abcdef")["state"]

    assert {name: state[name] for name in ("dealer", "hands", "draw_pile", "discard_pile")} == begun(
        3, drawn_dealer(3, 7), "other"
    )


def test_an_arranged_round_may_have_salts_and_a_seed_of_its_own_too() -> None:
    """Its reshuffles are shuffled with them."""
    position = arrange("B1 G2 | B5 B6", draw="", top="R3 B7 B8 B9 Y1 Y2", seed="x")
    text = position.ask(op="record")["record"] + "seed y\nsalts a,b,c\n0 draw\n"
    answer = Referee().answer({"op": "load", "record": text})

    pile = shuffled(["Y2", "Y1", "B9", "B8", "B7"], "y", 1, 0, "a,b,c")
    assert [answer["state"]["hands"][0][-1], *answer["state"]["draw_pile"]] == pile
