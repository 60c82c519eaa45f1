"""How a game is balanced: known answers, intervals that hold, and what must not happen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from lastcard.batch import notes, simulate
from lastcard.batch.balance import Balance, measure
from lastcard.batch.balance_picture import PANELS, BalanceLabels, draw_balance
from lastcard.batch.estimates import Estimate, chance, difference, share
from lastcard.batch.noting import play_matches, play_rounds
from lastcard.batch.simulation import Setting
from lastcard.batch.worth import worth_of
from lastcard.decks import deck_edition
from lastcard.editions import EDITIONS
from lastcard.match import edition_called
from table import clause


def _rounds(count: int, seed: int = 3, threads: int | None = None, **setting: Any) -> notes.Rounds:
    return play_rounds(Setting.of(**setting), count, seed, threads, lambda _count: None)


def _matches(count: int, **setting: Any) -> notes.Rows:
    return play_matches(Setting.of(**setting), count, 3, None, lambda _count: None)


@pytest.mark.parametrize("policy", ["medium", "easy"])
def test_rows_add_up_to_what_the_simulator_counts(policy: str) -> None:
    """The same deals, played to the same end, by the compiled rules and by the readable ones."""
    count = 300 if policy == "medium" else 12
    rows = _rounds(count, policy=policy).rows

    counted = simulate(rounds=count, policy=policy, seed=3)

    assert rows[:, notes.TURNS].sum() == counted.turns
    assert np.bincount(rows[:, notes.WINNER], minlength=4).tolist() == counted.wins.tolist()
    assert np.bincount(rows[:, notes.PLACE], minlength=4).tolist() == counted.places.tolist()
    kinds = notes.kinds_of(edition_called("classic"))
    last = rows[rows[:, notes.LAST] != notes.NONE, notes.LAST]
    assert {kind: (last == at).sum() for at, kind in enumerate(kinds)} == counted.last_cards


@pytest.mark.parametrize("policy", ["medium", "easy"])
def test_matches_add_up_too(policy: str) -> None:
    """Rounds and turns of a match are all of its rounds and turns."""
    count = 60 if policy == "medium" else 4
    rows = _matches(count, policy=policy, rules={"target": 200})

    counted = simulate(matches=count, policy=policy, seed=3, rules={"target": 200})

    assert rows[:, notes.ROUNDS].sum() == counted.rounds
    assert rows[:, notes.MATCH_TURNS].sum() == counted.turns
    assert np.bincount(rows[:, notes.MATCH_WINNER], minlength=4).tolist() == counted.match_wins.tolist()


@clause("setup.deal", "house.hand_size")
@pytest.mark.parametrize("edition", [edition.id for edition in EDITIONS])
def test_every_card_dealt_is_noted(edition: str) -> None:
    """Each seat gets as many as the rules say, whatever the first card turned up did; no kind comes more often than it can."""
    played = edition_called(edition)
    deck = [notes.kind_of(card) for card in played.deck.cards]
    deals = _rounds(400, edition=edition, players=3, rules={"hand_size": 9}).deals

    assert (deals.sum(axis=2) == 9).all()
    assert (deals.sum(axis=1) <= [deck.count(kind) for kind in notes.kinds_of(played)]).all()
    dealt = deals.sum(axis=(0, 1)) / deals.sum()
    assert dealt == pytest.approx([deck.count(kind) / len(deck) for kind in notes.kinds_of(played)], abs=0.02)


@pytest.mark.parametrize("scoring", ["winner", "low"])
@pytest.mark.parametrize("policy", ["medium", "easy"])
def test_half_time_has_leaders_and_others_behind(scoring: str, policy: str) -> None:
    """Somebody leads whenever there is a half-time, and wins more often than by chance."""
    rows = _matches(60 if policy == "medium" else 6, policy=policy, rules={"scoring": scoring})

    leaders, trailers = rows[:, notes.LEADERS], rows[:, notes.TRAILERS]
    assert (leaders > 0).any()
    assert ((leaders > 0) == (trailers > 0)).all()
    assert not (leaders & trailers).any()
    led = np.bitwise_count(leaders) == 1
    assert (leaders[led] >> rows[led, notes.MATCH_WINNER] & 1).mean() > 1 / 4


def test_a_match_that_ends_with_its_first_round_has_no_half_time() -> None:
    """Nothing is left to come back in."""
    rows = _matches(60, policy="medium", rules={"target": 1})

    assert (rows[:, notes.ROUNDS] == 1).all()
    assert not rows[:, [notes.LEADERS, notes.TRAILERS]].any()


@clause("house.hand_size")
def test_nobody_is_ahead_where_all_begin_close_to_the_end() -> None:
    """Two cards in every hand are a tie."""
    assert (_rounds(50, rules={"hand_size": 2}).rows[:, notes.AHEAD] == notes.NONE).all()


def test_threads_and_chunks_change_nothing() -> None:
    """A row depends on its index alone."""
    alone, shared, more = _rounds(700, threads=1), _rounds(700, threads=3), _rounds(1100)

    assert np.array_equal(alone.rows, shared.rows)
    assert np.array_equal(alone.deals, more.deals[:700])


def test_shares_lie_above_even_chances_by_how_much_is_won_of_the_rest() -> None:
    """0 is what chance gives, 1 is always, below 0 is less than chance."""
    assert chance(np.array([True, False, False, False]), 0.25).above_even.value == 0
    assert chance(np.ones(4, np.bool_), 0.25).above_even.value == 1
    assert chance(np.zeros(4, np.bool_), 0.25).above_even.value < 0
    assert share(np.zeros(0, np.bool_)) == Estimate(0.0, 0.0, 1.0)


def test_a_difference_of_shares_counts_what_each_counts() -> None:
    """Rounds that nobody won are left out on both sides, and what never counted is not known at all."""
    before, after = np.array([True, False, True, False]), np.array([True, True, False, False])
    won = np.array([True, True, True, False])

    found = difference(before, after, per=(won, won))

    assert found.value == pytest.approx(0)
    assert found.margin == pytest.approx(1.959964 * (2 / 9) ** 0.5)
    assert difference(before, after, per=(won, np.zeros(4, np.bool_))) == Estimate(0.0, -np.inf, np.inf)


def test_intervals_of_differences_hold_the_truth() -> None:
    """About 95 of 100 do, of numbers whose difference is known."""
    chance_of = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        before = chance_of.normal(0, 1, 200)
        found = difference(before, before + chance_of.normal(0.1, 1, 200))
        held += found.low <= 0.1 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_the_worth_of_cards_is_found_again() -> None:
    """Wins drawn by what each card is worth give these values back, within their intervals."""
    chance_of = np.random.default_rng(2)
    deck, added = np.array([0.5, 0.3, 0.2]), np.array([-0.02, 0.0, 0.05])
    deals = chance_of.multinomial(7, deck, (30_000, 2)).astype(np.int8)
    odds = 0.5 + (deals[:, 0] - deals[:, 1]) @ added
    first = chance_of.random(len(odds)) < odds
    wins = np.stack([first, ~first], axis=1)

    worth, margins = worth_of(deals, wins, deck)

    assert (np.abs(worth - (added - deck @ added)) < 1.5 * margins).all()
    assert (margins < 0.01).all()
    # An average card is worth nothing more than itself.
    assert deck @ worth == pytest.approx(0)


@pytest.fixture(scope="module")
def plain() -> Balance:
    """The classic game, as few rounds show it."""
    return measure(rounds=1500, matches=100, seed=5)


def test_everything_measured_lies_within_its_interval(plain: Balance) -> None:
    """And places share all that is won."""
    told = [plain.round_turns.mean, plain.match_rounds.mean, plain.match_turns.mean, plain.blocked, *plain.places]
    told += [one for card in plain.cards.values() for one in (card.worth, card.last)]
    told += [one for change in plain.changes for one in (change.turns, change.first, change.skill, change.blocked)]
    assert all(one.low <= one.value <= one.high for one in told)
    assert sum(place.value for place in plain.places) == pytest.approx(1)
    assert sum(card.deck for card in plain.cards.values()) == pytest.approx(1)
    assert sum(plain.lengths) == 1500
    low, middle, high = plain.round_turns.quantiles
    assert low < middle < high


def test_the_better_bot_is_better_and_a_wild_card_is_good_to_have(plain: Balance) -> None:
    """What nobody would doubt is found: skill pays, more so over a game, and the strongest card is worth most."""
    table, between_two = plain.skill
    assert (table.players, table.rounds.even, between_two.players, between_two.rounds.even) == (4, 0.25, 2, 0.5)
    for skill in plain.skill:
        assert skill.rounds.even < skill.rounds.share.low
        assert skill.rounds.share.value < skill.matches.share.value
    assert max(plain.cards, key=lambda kind: plain.cards[kind].worth.value) == "W4"
    assert plain.cards["W4"].worth.low > 0
    assert plain.runaway.share.low > plain.runaway.even
    assert plain.comeback.share.high < plain.comeback.even
    assert plain.closing.share.low > plain.closing.even


def test_every_switch_is_tried_with_each_other_value(plain: Balance) -> None:
    """And the presets that are more than one switch; none twice, and the game itself not at all."""
    tried = [change.rules for change in plain.changes]
    assert {"stacking": "any"} in tried
    assert {"hand_size": 10} in tried
    assert {"hand_size": 7} not in tried
    assert len({str(rules) for rules in tried}) == len(tried)
    assert [change.preset for change in plain.changes if change.preset] == ["party", "lightning", "mayhem"]


def test_what_these_bots_cannot_show_is_known(plain: Balance) -> None:
    """They never forget to call, so that nobody is caught; a hand of two cards is over soon."""
    changes = {str(change.rules): change for change in plain.changes}
    penalty, short, until = (changes[str(rules)] for rules in ({"catch_penalty": 10}, {"hand_size": 2}, {"draw": "until"}))
    assert penalty.alike
    assert penalty.turns == Estimate(0.0, 0.0, 0.0)
    assert not short.alike
    assert short.turns.high < 0 < until.turns.low


@pytest.mark.parametrize("switch", ["stacking", "jump_in", "seven_zero", "draw", "force_play", "finish", "teams", "hand_size"])
def test_every_house_rule_that_bots_can_show_shows(plain: Balance, switch: str) -> None:
    """Rows of house rules are played by them."""
    assert not any(change.alike for change in plain.changes if [*change.rules] == [switch])


@clause("house.teams.partners")
def test_partners_win_together() -> None:
    """A team of two better bots has an even chance of a half; there are no teams between two, or among three."""
    teams = measure(rounds=400, matches=20, rules={"teams": True}, seed=5)
    three = measure(players=3, rounds=20, matches=2)

    (skill,) = teams.skill
    assert skill.rounds.even == teams.runaway.even == teams.closing.even == 0.5
    assert skill.rounds.share.low > 0.5
    assert all(abs(card.worth.value) < 0.5 for card in teams.cards.values())
    assert {"teams": False} in [change.rules for change in teams.changes]
    assert not any("teams" in change.rules for change in three.changes)


@clause("house.hand_size")
def test_hands_that_a_deck_cannot_deal_are_left_out() -> None:
    """As are teams among three; asked for, either is refused."""
    pocket = deck_edition({"name": "Pocket", "colours": ["red", "blue"], "cards": {"0-9": 2}})
    two, four = (measure(pocket, players, rounds=20, matches=2) for players in (2, 4))

    assert {"hand_size": 10} in [change.rules for change in two.changes]
    assert {"hand_size": 10} not in [change.rules for change in four.changes]
    # At a table of two the better bot meets one simple bot anyway.
    assert len(two.skill) == 1
    with pytest.raises(ValueError, match="hand_size"):
        measure(pocket, 4, rules={"hand_size": 10}, rounds=1, matches=1)
    with pytest.raises(ValueError, match="teams"):
        measure(players=3, rules={"teams": True}, rounds=1, matches=1)


def test_the_same_seed_gives_the_same_figures() -> None:
    """With any number of threads, as JSON too."""
    runs = ((1, 1), (1, 2), (2, 1))
    once, again, other = (msgspec.json.encode(measure(rounds=60, matches=4, seed=seed, threads=count)) for seed, count in runs)
    assert once == again != other


def test_a_balance_is_drawn(plain: Balance, tmp_path: Path) -> None:
    """Six panels with their titles, places, cards and the rules that change something."""
    pytest.importorskip("matplotlib")
    path = tmp_path / "found.svg"
    shown = [change for change in plain.changes if not change.alike]
    labels = BalanceLabels(
        title="the title",
        titles={panel: f"panel {panel}" for panel in PANELS},
        turns="turns",
        rounds="share",
        places=["1st", "2nd", "3rd", "dealer"],
        kinds=[f"kind {kind}" for kind in plain.cards],
        changes=[f"rule {at}" for at in range(len(shown))],
        mean="mean",
        even="even",
        deck="deck",
    )

    draw_balance(plain, labels, path)

    drawn = path.read_text(encoding="utf-8")
    panels = [f"panel {panel}" for panel in PANELS]
    for text in ("the title", *panels, "dealer", "kind W4", f"rule {len(shown) - 1}", "mean", "even", "deck"):
        assert f"<!-- {text} -->" in drawn
