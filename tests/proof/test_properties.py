"""Any sequence of offered choices keeps the promises of the rules; what breaks one is shrunk to its shortest record."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import HealthCheck, given, note, settings
from hypothesis import strategies as st

from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.match import Arrangement, Match
from lastcard.rules.house import NUMBERS, Numbers
from lastcard.rules.options import HOUSE, SWITCHES
from lastcard.rules.setup import TEAMS_MIN, dealable
from lastcard.rules.state import PLAYERS_MIN, Edition
from lastcard.testing import properties
from lastcard.testing.properties import Property
from lastcard.testing.settings import TARGETS, Setting, any_deck, chance, players_max, tiny_cards

PICKS = st.lists(st.integers(0, 2**16), max_size=40)
"""Which of the offered choices to take, move by move."""


@st.composite
def tiny_positions(draw: st.DrawFn, edition: Edition, players: int) -> Arrangement:
    """Few cards, so that the piles run out in the middle of whatever happens."""
    cards = st.sampled_from(sorted({card.text for card in tiny_cards(edition)}, key=len))

    def some(least: int, most: int) -> str:
        return " ".join(draw(st.lists(cards, min_size=least, max_size=most)))

    return Arrangement(
        hands=tuple(some(1, 3) for _ in range(players)),
        draw_pile=some(0, 4),
        discard_pile=some(1, 3),
        turn=draw(st.integers(0, players - 1)),
        colour=draw(st.sampled_from(edition.colours)).value,
    )


@st.composite
def any_settings(draw: st.DrawFn) -> Setting:
    """Any edition or deck, sheet, switches, house rules and number of players, with a tiny deck or a whole one."""
    edition = draw(st.sampled_from(EDITIONS) | st.integers(0, 99).map(lambda n: any_deck(chance(f"properties {n}"))))
    players = draw(st.integers(PLAYERS_MIN, players_max(edition)))
    tiny = draw(st.booleans())
    switches = {name: st.sampled_from(TARGETS if name == "target" else values) for name, values in SWITCHES.items()}
    house = {
        name: st.integers(values.least, values.most) if isinstance(values, Numbers) else st.sampled_from(values)
        for name, values in HOUSE.items()
        if name != "teams" or (players >= TEAMS_MIN and not players % 2)
    }
    rules = draw(st.fixed_dictionaries({}, optional=switches | house))
    most = dealable(edition) // players
    if int(rules.get("hand_size", NUMBERS["hand_size"].default)) > most:
        rules["hand_size"] = most
    return Setting(
        edition=edition,
        players=players,
        sheet=draw(st.sampled_from(list(SHEETS))),
        rules=rules,
        seed=str(draw(st.integers(0, 999))),
        position=draw(tiny_positions(edition, players)) if tiny else None,
    )


def play(match: Match, picks: list[int], rng: Random, holds: Property) -> None:
    """Play as the picks say, and look at a property at every moment."""
    for pick in picks:
        holds(match, rng)
        if match.asked:
            choices = [(question.seat, str(choice)) for question in match.asked for choice in question.choices]
            match.move(*choices[pick % len(choices)])
        elif not match.over:
            match.next()
    holds(match, rng)


@pytest.mark.parametrize("name", properties.ALL)
def test_any_sequence_of_offered_choices_keeps_every_promise(name: str) -> None:
    """Nothing lost, nothing stuck, nothing offered and refused; copies and records play on identically."""
    holds, share = properties.ALL[name]

    @settings(max_examples=100 if share == 1 else 25, deadline=None, suppress_health_check=list(HealthCheck))
    @given(any_settings(), PICKS)
    def promise(setting: Setting, picks: list[int]) -> None:
        match = setting.begin()
        try:
            play(match, picks, chance("hypothesis"), holds)
        finally:
            note(match.record())

    promise()
