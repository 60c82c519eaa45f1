"""`expert`: nets that are what was trained, small, and asked where they were trained for."""

from __future__ import annotations

import random

import msgspec
import pytest

from bots.seats import Seats
from lastcard.bots import bot
from lastcard.bots.arena import BotTable
from lastcard.bots.expert import Expert
from lastcard.bots.features import MOST
from lastcard.bots.nets import (
    FIRST,
    GROUPS,
    INPUTS,
    SECOND,
    SHIFT,
    SIZE,
    UNIT,
    WEIGHTS,
    Kept,
    Net,
    net_at,
    net_for,
    net_value,
    trained,
)
from lastcard.bots.records import Reckoned, Seated, pack_of
from lastcard.bots.weights import Setting, reference_weights
from lastcard.editions import EDITIONS
from lastcard.editions.classic import CLASSIC
from lastcard.match import Match
from lastcard.rules.options import Rules
from lastcard.rules.questions import ACCEPT
from lastcard.rules.state import Edition, State
from table import clause

SIZE_MAX = 2_000_000


def test_every_number_of_players_has_a_net_and_all_are_small() -> None:
    """The file says how they were made. More than six play with the net for the most."""
    assert len({net_for(players).numbers for players in range(2, 6)}) == len(GROUPS)
    assert {net_for(players).numbers for players in range(6, 11)} == {net_for(5).numbers}
    assert [*trained().nets] == [*GROUPS]
    assert trained().command == f"lastcard train --seed {trained().seed}"
    assert WEIGHTS.stat().st_size < SIZE_MAX


def test_a_net_that_was_changed_is_refused() -> None:
    """One letter is enough."""
    kept = trained().nets["2"]
    changed = ("B" if kept.numbers[0] == "A" else "A") + kept.numbers[1:]

    with pytest.raises(ValueError, match="digest"):
        msgspec.structs.replace(kept, numbers=changed).net()
    with pytest.raises(ValueError, match="digest"):
        Kept.of(b"\0\0" * INPUTS).net()


@pytest.mark.parametrize("seed", range(3))
def test_a_net_sums_up_whatever_its_weights_are(seed: int) -> None:
    """Rows are added at once, and no number runs into its neighbour: the largest weights, of either sign."""
    rng = random.Random(seed)  # noqa: S311  any numbers will do
    net = Net(tuple(rng.choice((-(2**15), 2**15 - 1, rng.randrange(-999, 999))) for _ in range(SIZE)))
    told = [rng.choice((-MOST, 0, MOST, rng.randrange(MOST))) for _ in range(INPUTS)]

    numbers = iter(net.numbers)
    rows = [[next(numbers) for _ in range(FIRST)] for _ in range(INPUTS)]
    one = [max(0, sum(told[at] * row[to] for at, row in enumerate(rows)) >> SHIFT) for to in range(FIRST)]
    rows = [[next(numbers) for _ in range(SECOND)] for _ in range(FIRST + 1)]
    two = [sum(number * row[to] for number, row in zip([*one, UNIT], rows, strict=True)) for to in range(SECOND)]
    value = sum(max(0, number) // 2**SHIFT * next(numbers) for number in two)

    seats = Seats("R1 | R2")
    odds = Reckoned(seats.match.view(0), seats.memory(0), pack_of(CLASSIC.deck))
    odds.told = told
    assert net_value(Seated(reference_weights(Setting(CLASSIC.id, 2)), 0, net), odds, 0) == value


def after_a_round(level: str, rules: dict[str, object]) -> State:
    """What three bots of a level come to, always with the same luck."""
    match = Match.new("classic", players=3, seed=5, rules=rules)
    BotTable(match, [bot(level, random.Random(seat)) for seat in range(3)]).play_round()  # noqa: S311  bots need no secrecy
    return match.state


@pytest.mark.parametrize("rules", [{"scoring": "low"}, {"finish": "number"}, {"seven_zero": True}])
def test_by_rules_with_which_nets_are_worse_it_plays_as_hard(rules: dict[str, object]) -> None:
    """Choice by choice, with the same luck."""
    assert net_at(3, Rules().with_values(rules).values()) is None
    assert after_a_round("hard", rules) == after_a_round("expert", rules)


@pytest.mark.parametrize(
    "rules", [{"stacking": "any"}, {"draw": "until"}, {"force_play": True}, {"jump_in": True}, {"hand_size": 5}]
)
def test_by_other_house_rules_its_net_is_asked(rules: dict[str, object]) -> None:
    """It plays a whole round by them, and other cards than `hard`."""
    assert net_at(3, Rules().with_values(rules).values()) is net_for(3)
    assert after_a_round("hard", rules) != after_a_round("expert", rules)


def test_where_debts_grow_nets_are_asked_among_two_or_three() -> None:
    """Among more they win as many rounds as `hard` and fewer matches."""
    rules = Rules(stacking="same").values()
    assert [net_at(players, rules) is not None for players in (2, 3, 4, 5, 6)] == [True, True, False, False, False]


def test_among_more_than_six_it_plays_as_hard_by_any_house_rule() -> None:
    """No net was trained with so many."""
    rules = Rules(draw="until").values()

    assert net_at(6, rules) is net_for(6)
    assert net_at(7, rules) is None
    assert net_at(7, Rules().values()) is net_for(7)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: edition.id)
def test_it_plays_every_edition_with_two_to_ten(edition: Edition) -> None:
    """A round each, to its end."""
    for players in (2, 3, 5, 10):
        match = Match.new(edition.id, players=players, seed="expert")
        BotTable(match, [bot("expert", random.Random(seat)) for seat in range(players)]).play_round()  # noqa: S311

        assert match.state.round_over


def test_the_last_card_is_played() -> None:
    """No net is asked whether to win."""
    assert Seats("R9 | Y9 Y8").answer(0, "expert") == "play R9"


@clause("challenge.who")
def test_between_two_it_takes_a_wild_draw_four_for_a_bluff_until_it_has_seen_otherwise() -> None:
    """Who might have followed is challenged, who was seen to be honest less; `hard` trusts, and among more so does it."""
    played = ("0 play R7", "1 play W4", "1 colour blue")
    two = Seats("R7 Y3 | W4 R2 Y1 G1 B5").play(*played)
    three = Seats("R7 Y3 Y4 | W4 R2 Y1 G1 B5 | Y5 Y6").play("0 play R7", "1 play W4", "1 colour blue")
    honest = two.memory(0)
    honest.honest[1] = 40

    assert two.answers(0, "expert") == {"challenge"}
    assert two.answers(0, "hard") == {"accept"}
    assert three.answers(2, "expert") == three.answers(2, "hard") == {"accept"}
    assert bot("expert", random.Random(1)).choose(two.match.view(0), two.question(0), honest) == ACCEPT  # noqa: S311


def test_a_bluff_is_put_to_the_net_and_chance_decides_nothing() -> None:
    """Against somebody with one card it is dared, with many in its own hand not, whatever luck it has.

    `hard` does either, and with house rules, of which the net knows no challenges, so does it.
    """
    near, far = "W4 R1 R2 B5 | Y1", "W4 R1 R2 B5 B6 B7 | Y1 Y2 Y4"

    assert Seats(near).answers(0, "expert") == {"play W4"}
    assert Seats(far).answers(0, "expert") == {"play R1"}
    assert len(Seats(near).answers(0, "hard")) == len(Seats(near, rules={"draw": "until"}).answers(0, "expert")) == 2


def test_among_five_and_more_what_is_weighed_counts_beside_the_net() -> None:
    """Where a net finds all alike, points are shed while somebody holds one card; among four the first will do."""
    five, four = (Seats(f"R9 R1 B5 | Y1{' | G1 G2' * more}") for more in (3, 2))
    silent = Net.of(bytes(2 * SIZE))

    def answer(seats: Seats) -> str:
        expert = Expert(random.Random(1), silent)  # noqa: S311  bots need no secrecy
        return str(expert.choose(seats.match.view(0), seats.question(0), seats.memory(0)))

    assert answer(four) == "play R1"
    assert answer(five) == "play R9"
