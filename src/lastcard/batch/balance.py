"""How a game is balanced: its length, who wins, what skill and each card are worth, and what every rule changes.

Everything is measured on rounds and matches that bots play (`lastcard.batch.noting`), with 95 % intervals. docs/batch.md says of
each figure exactly what it is.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple, TypeAlias

import msgspec
import numpy as np
import numpy.typing as npt

from lastcard.batch import notes
from lastcard.batch.estimates import Chance, Estimate, Length, chance, difference, length, share
from lastcard.batch.notes import Rounds, Rows, kind_of, kinds_of
from lastcard.batch.noting import play_matches, play_rounds
from lastcard.batch.simulation import Setting
from lastcard.batch.worth import worth_of
from lastcard.rules.house import PRESETS, HouseRules, Numbers
from lastcard.rules.options import HOUSE, SWITCHES, Rules
from lastcard.rules.setup import seated
from lastcard.rules.state import PLAYERS_MIN, Edition

POLICY = "medium"
"""Who sits at every seat, unless told otherwise."""
BETTER, SIMPLE = "reference", "random"
"""Whose games tell what skill is worth: one that never changes, so that figures of different years can be compared."""
MATCH_ROUNDS = 10
"""About so many rounds a match takes, for a bar of progress."""

Values: TypeAlias = dict[str, str | int | bool]
"""Switches of the rules by their names."""


class Skill(msgspec.Struct, frozen=True):
    """How often the better of two bots wins, alone, or with its partner, among simple ones."""

    players: int
    rounds: Chance
    matches: Chance


class CardWorth(msgspec.Struct, frozen=True):
    """What a kind of card is worth."""

    deck: float
    """Its share of the deck."""
    worth: Estimate
    """What it adds to the chance to win the round, dealt in place of an average card."""
    last: Estimate
    """The share of won rounds in which it was the last card."""


class Change(msgspec.Struct, frozen=True, kw_only=True):
    """What other rules change: differences from the game that was measured, of the same deals."""

    preset: str | None
    """The name of these rules; None for a single switch."""
    rules: Values
    """What is set otherwise."""
    alike: bool
    """Whether every round went exactly as without it, so that these bots cannot show what it does."""
    turns: Estimate
    """Turns a round."""
    first: Estimate
    """The share of won rounds that the first player won."""
    skill: Estimate
    """How far the better bot is above even chances in a round (`Chance.above_even`)."""
    blocked: Estimate
    """The share of rounds that nobody won."""


class Balance(msgspec.Struct, frozen=True, kw_only=True):
    """All that was measured about a game."""

    edition: str
    players: int
    sheet: str
    rules: Values
    policy: str
    seed: int
    rounds: int
    matches: int
    round_turns: Length
    match_rounds: Length
    match_turns: Length
    blocked: Estimate
    """The share of rounds that nobody won."""
    lengths: tuple[int, ...]
    """How many rounds took so many turns."""
    places: tuple[Estimate, ...]
    """The shares of won rounds, by distance from the dealer: 0 is the dealer, 1 plays first."""
    skill: tuple[Skill, ...]
    """At this table, and between two."""
    cards: dict[str, CardWorth]
    """By kind of card."""
    runaway: Chance
    """Who leads alone at half-time wins the match."""
    comeback: Chance
    """Somebody with the worst score at half-time wins the match."""
    closing: Chance
    """Who alone has the fewest cards, when somebody first holds two or fewer, wins the round."""
    changes: tuple[Change, ...]


def measure(
    edition: str | Edition = "classic",
    players: int = 4,
    policy: str = POLICY,
    sheet: str = "en",
    rules: Mapping[str, object] | None = None,
    *,
    rounds: int,
    matches: int,
    seed: int = 1,
    threads: int | None = None,
    alone: bool = False,
    progress: Callable[[int, int], None] = lambda _done, _total: None,
) -> Balance:
    """Measure a game, alone or with what other rules would change; ValueError says what is wrong.

    `progress` is told now and then how many of how many rounds are done.
    """
    game = Setting.of(edition, players, policy, sheet, rules)
    plans = [] if alone else list(_changed(game))
    skilled = [_skilled(game), *([_skilled(_heads_up(game))] if _sides(game) > PLAYERS_MIN and not game.rules.teams else [])]
    runs = _Runs(rounds, matches, seed, threads, progress)
    runs.total = (1 + len(skilled)) * (rounds + MATCH_ROUNDS * matches) + 2 * rounds * len(plans)

    plain, whole = runs.rounds(game), runs.matches(game)
    tested = [(runs.rounds(table), runs.matches(table)) for table in skilled]
    won = plain.rows[:, notes.WINNER] != notes.NONE
    return Balance(
        edition=game.edition.id,
        players=game.players,
        sheet=game.sheet,
        rules=game.rules.values(),
        policy=policy,
        seed=seed,
        rounds=rounds,
        matches=matches,
        round_turns=length(plain.rows[:, notes.TURNS]),
        match_rounds=length(whole[:, notes.ROUNDS]),
        match_turns=length(whole[:, notes.MATCH_TURNS]),
        blocked=share(~won),
        lengths=tuple(np.bincount(plain.rows[:, notes.TURNS]).tolist()),
        places=tuple(share(plain.rows[won, notes.PLACE] == place) for place in range(game.players)),
        skill=tuple(_skill(table, *played) for table, played in zip(skilled, tested, strict=True)),
        cards=_cards(game, plain),
        runaway=_runaway(game, whole),
        comeback=_comeback(game, whole),
        closing=_closing(game, plain.rows),
        changes=tuple(_change(runs, plan, game, plain, tested[0][0]) for plan in plans),
    )


class _Runs:
    """What is played, always with the same random numbers."""

    def __init__(self, rounds: int, matches: int, seed: int, threads: int | None, progress: Callable[[int, int], None]) -> None:
        self._rounds, self._matches, self._seed, self._threads = rounds, matches, seed, threads
        self._progress = progress
        self._done = self.total = 0

    def rounds(self, table: Setting) -> Rounds:
        return play_rounds(table, self._rounds, self._seed, self._threads, self._advance)

    def matches(self, table: Setting) -> Rows:
        return play_matches(table, self._matches, self._seed, self._threads, lambda count: self._advance(MATCH_ROUNDS * count))

    def _advance(self, count: int) -> None:
        self._done += count
        self._progress(self._done, self.total)


# --- Sides -------------------------------------------------------------------------------------------------------------------


def _sides(table: Setting) -> int:
    """How many can win: seats, or teams (house.teams.partners)."""
    return table.players // 2 if table.rules.teams else table.players


def _side(table: Setting, seats: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    """The sides of some seats; that of nobody is `NONE`."""
    return np.where(seats == notes.NONE, notes.NONE, seats % _sides(table))


# --- Length, places, half-time -----------------------------------------------------------------------------------------------


def _runaway(table: Setting, matches: Rows) -> Chance:
    leaders = matches[:, notes.LEADERS]
    alone = np.bitwise_count(leaders) == table.players // _sides(table)
    return chance(_won_by(matches[alone], notes.LEADERS), 1 / _sides(table))


def _comeback(table: Setting, matches: Rows) -> Chance:
    begun = matches[matches[:, notes.TRAILERS] != 0]
    # Several may be last: one of them wins so much more often by chance.
    last = np.bitwise_count(begun[:, notes.TRAILERS])
    return chance(_won_by(begun, notes.TRAILERS), float(last.mean()) / table.players if len(begun) else 0.0)


def _won_by(matches: Rows, masks: int) -> npt.NDArray[np.bool_]:
    """Whether the winner is one of the seats in a column."""
    return (matches[:, masks] >> matches[:, notes.MATCH_WINNER] & 1).astype(np.bool_)


def _closing(table: Setting, rounds: Rows) -> Chance:
    close = rounds[rounds[:, notes.AHEAD] != notes.NONE]
    return chance(_side(table, close[:, notes.AHEAD]) == _side(table, close[:, notes.WINNER]), 1 / _sides(table))


# --- Skill -------------------------------------------------------------------------------------------------------------------


def _skilled(table: Setting) -> Setting:
    """The same table with the better bot at the first seat, and beside its partner, among simple ones."""
    policies = tuple(BETTER if seat % _sides(table) == 0 else SIMPLE for seat in range(table.players))
    return Setting.of(table.edition, table.players, policies, table.sheet, table.rules.values())


def _heads_up(table: Setting) -> Setting:
    return table._replace(players=PLAYERS_MIN)


def _skill(table: Setting, rounds: Rounds, matches: Rows) -> Skill:
    even = 1 / _sides(table)
    won = _side(table, rounds.rows[:, notes.WINNER]) == 0
    return Skill(table.players, chance(won, even), chance(_side(table, matches[:, notes.MATCH_WINNER]) == 0, even))


# --- Cards -------------------------------------------------------------------------------------------------------------------


def _cards(table: Setting, rounds: Rounds) -> dict[str, CardWorth]:
    deck = [kind_of(card) for card in table.edition.deck.cards]
    kinds = kinds_of(table.edition)
    shares = np.array([deck.count(kind) / len(deck) for kind in kinds])
    winner = _side(table, rounds.rows[:, notes.WINNER])
    wins = _side(table, np.arange(table.players, dtype=np.int32)) == winner[:, None]
    worth, margins = worth_of(rounds.deals, wins, shares)
    last = rounds.rows[winner != notes.NONE, notes.LAST]
    return {
        kind: CardWorth(part, Estimate(value, value - margin, value + margin), share(last == at))
        for at, (kind, part, value, margin) in enumerate(
            zip(kinds, shares.tolist(), worth.tolist(), margins.tolist(), strict=True)
        )
    }


# --- What rules change -------------------------------------------------------------------------------------------------------


class _Plan(NamedTuple):
    """Other rules to measure."""

    preset: str | None
    changes: Values
    table: Setting


def _changed(game: Setting) -> Iterator[_Plan]:
    """Every other value of every switch alone, then the presets; what so many players cannot play by is left out."""
    tried = [game.rules]
    alone: list[tuple[str | None, Values]] = [(None, {name: value}) for name, value in _values()]
    house = msgspec.structs.asdict(HouseRules())
    for preset, changes in (*alone, *((name, house | values) for name, values in PRESETS.items())):
        rules = game.rules.with_values(changes)
        if rules not in tried and _playable(game, rules):
            tried.append(rules)
            yield _Plan(preset, rules.differences(game.rules), game._replace(rules=rules))


def _values() -> Iterator[tuple[str, str | int | bool]]:
    """Each switch that changes a round with each of its values; of numbers the least, the usual and the greatest."""
    for name, values in (*SWITCHES.items(), *HOUSE.items()):
        if name != "target":
            tried = (values.least, values.default, values.most) if isinstance(values, Numbers) else values
            yield from ((name, value) for value in tried)


def _playable(game: Setting, rules: Rules) -> bool:
    try:
        seated(game.edition, game.sheet, rules, game.players)
    except ValueError:
        return False
    return True


def _change(runs: _Runs, plan: _Plan, game: Setting, plain: Rounds, tested: Rounds) -> Change:
    other, other_tested = runs.rounds(plan.table), runs.rounds(_skilled(plan.table))
    before, after = plain.rows, other.rows
    return Change(
        preset=plan.preset,
        rules=plan.changes,
        alike=np.array_equal(before, after) and np.array_equal(tested.rows, other_tested.rows),
        turns=difference(before[:, notes.TURNS], after[:, notes.TURNS]),
        first=difference(
            before[:, notes.PLACE] == 1,
            after[:, notes.PLACE] == 1,
            per=(before[:, notes.WINNER] != notes.NONE, after[:, notes.WINNER] != notes.NONE),
        ),
        skill=difference(_skill_in(game, tested), _skill_in(plan.table, other_tested)),
        blocked=difference(before[:, notes.WINNER] == notes.NONE, after[:, notes.WINNER] == notes.NONE),
    )


def _skill_in(table: Setting, rounds: Rounds) -> npt.NDArray[np.float64]:
    """For each round what makes the skill share on average."""
    even = 1 / _sides(table)
    won: npt.NDArray[np.bool_] = _side(table, rounds.rows[:, notes.WINNER]) == 0
    return np.where(won, 1.0, -even / (1 - even))
