"""The figures of docs/house-rules.md: what each house rule does to the game, measured.

.venv/bin/python -m lastcard.testing.gallery_page docs/house-rules.md

`reference` plays, which never changes: the figures stay true until the rules or the simulator's random numbers do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial

from lastcard.batch.balance import BETTER, Balance, Change, measure
from lastcard.batch.estimates import Estimate, Length
from lastcard.rules.house import PLAIN, PRESETS
from lastcard.rules.options import HOUSE
from lastcard.testing.pages import filled, head, row, write_again
from lastcard.words import Words

ROUNDS, MATCHES = 50_000, 2_000
ALIKE = "="
"""What stands where these bots cannot show a difference."""
KINDS = ("W4", "W", "+2", "skip", "rev", "7", "0")
"""The kinds of cards whose worth is told of every game."""
SINGLE: tuple[dict[str, str | bool], ...] = (
    {"stacking": "same"},
    {"stacking": "any"},
    {"jump_in": True},
    {"seven_zero": True},
    {"draw": "until"},
    {"force_play": True},
    {"finish": "number"},
    {"teams": True},
)
"""The house rules of which a whole game is told."""

_words = Words("en")


def page(text: str, rounds: int = ROUNDS, matches: int = MATCHES) -> str:
    """The page with all its figures measured again."""
    play = partial(measure, policy=BETTER, rounds=rounds, matches=matches)
    whole = play()
    alone = partial(play, alone=True)
    single = {f"`{_set_to(rules)}`": alone(rules=rules) for rules in SINGLE}
    presets = {f"`{name}`": alone(rules=values) for name, values in PRESETS.items() if name != PLAIN}
    return filled(
        text,
        {
            "plain": _plain(whole),
            "cards": _cards(whole),
            "house": _changes(change for change in whole.changes if change.preset or set(change.rules) <= set(HOUSE)),
            "games": _games({"plain": whole} | single),
            "presets": _games({"plain": whole} | presets),
            "sheets": _changes(change for change in whole.changes if not change.preset and not set(change.rules) <= set(HOUSE)),
            "grand": _grand(alone("grand")),
        },
    )


def _plain(found: Balance) -> Iterator[str]:
    first, second, third, dealer = (found.places[at] for at in (1, 2, 3, 0))
    here, two = found.skill
    few, _, many = found.round_turns.quantiles
    yield (
        f"- **A round** takes {found.round_turns.mean.value:.1f} turns, 9 of 10 between {few} and {many}; "
        f"**a match** {found.match_rounds.mean.value:.1f} rounds. {100 * found.blocked.value:.2f} % of the rounds were blocked."
    )
    yield (
        f"- **Who plays first** wins {_share(first)} of the rounds, the second {_share(second)}, the third {_share(third)}, "
        f"the dealer {_share(dealer)}."
    )
    yield (
        f"- **Skill.** One `{BETTER}` among three `random` wins {_share(here.rounds.share)} of the rounds, where 25 % would be "
        f"luck alone, and {_share(here.matches.share)} of the matches; between two, {_share(two.rounds.share)} and "
        f"{_share(two.matches.share)}."
    )
    yield (
        f"- **A lead.** Who leads alone at half-time wins {_share(found.runaway.share)} of the matches; one of those who are "
        f"last there, {_share(found.comeback.share)}, where even chances would give them {100 * found.comeback.even:.1f} %. "
        f"Who alone is nearest to going out, when somebody first holds two cards, wins {_share(found.closing.share)} "
        "of the rounds."
    )


def _cards(found: Balance) -> Iterator[str]:
    yield from head("card", "share of the deck, %", "worth in hand, %", "last card, %")
    for kind, card in found.cards.items():
        yield row(_words.kind(kind), f"{100 * card.deck:.1f}", _signed(card.worth), _percent(card.last))


def _changes(changes: Iterable[Change]) -> Iterator[str]:
    yield from head("rule", "turns a round", "first player, %", "skill, %", "blocked rounds, %")
    for change in changes:
        cells = (
            _marked(change.turns, _decimals(change.turns, 2)),
            *(_marked(one, _signed(one)) for one in (change.first, change.skill)),
            _marked(change.blocked, _decimals(change.blocked, 2, scale=100)),
        )
        yield row(f"`{change.preset or _set_to(change.rules)}`", *([ALIKE] * len(cells) if change.alike else cells))


def _games(games: Mapping[str, Balance]) -> Iterator[str]:
    yield from head("", *games)
    rows: dict[str, Callable[[Balance], str]] = {
        "turns a round": lambda game: _mean(game.round_turns, 1),
        "9 rounds of 10 take": lambda game: f"{game.round_turns.quantiles[0]} to {game.round_turns.quantiles[2]}",
        "rounds a match": lambda game: _mean(game.match_rounds, 1),
        "turns a match": lambda game: _mean(game.match_turns, 0),
        "blocked rounds, %": lambda game: f"{100 * game.blocked.value:.2f}",
        "the first player wins, %": lambda game: _percent(game.places[1]),
        "skill, %": lambda game: _percent(game.skill[0].rounds.above_even),
        "the better bot wins a match, %": lambda game: _percent(game.skill[0].matches.share),
        "leader at half-time wins, %": lambda game: _percent(game.runaway.share),
        "last at half-time wins, %": lambda game: _percent(game.comeback.share),
        "… by even chances, %": lambda game: f"{100 * game.comeback.even:.1f}",
        "nearest to going out wins, %": lambda game: _percent(game.closing.share),
    }
    for name, cell in rows.items():
        yield row(name, *map(cell, games.values()))
    for kind in KINDS:
        yield row(f"worth in hand: {_words.kind(kind)}, %", *(_signed(game.cards[kind].worth) for game in games.values()))


def _grand(found: Balance) -> Iterator[str]:
    yield (
        f"Its rounds take {_mean(found.round_turns, 1)} turns, a match {_mean(found.match_rounds, 1)} rounds, and skill is "
        f"{_share(found.skill[0].rounds.above_even)}."
    )


def _set_to(rules: Mapping[str, object]) -> str:
    """Rules as they are set on the command line."""
    return " ".join(f"{name}={str(value).lower()}" for name, value in rules.items())


def _mean(length: Length, digits: int) -> str:
    return f"{length.mean.value:.{digits}f} ± {length.mean.margin:.{digits}f}"


def _percent(one: Estimate) -> str:
    return f"{100 * one.value:.1f} ± {100 * one.margin:.1f}"


def _share(one: Estimate) -> str:
    return f"{_percent(one)} %"


def _signed(one: Estimate) -> str:
    return _decimals(one, 1, scale=100)


def _decimals(one: Estimate, digits: int, scale: int = 1) -> str:
    return f"{scale * one.value:+.{digits}f} ± {scale * one.margin:.{digits}f}"


def _marked(one: Estimate, told: str) -> str:
    """Marked where chance alone would hardly make the difference."""
    return f"{told} \\*" if abs(one.value) > one.margin else told


if __name__ == "__main__":
    write_again(page)
