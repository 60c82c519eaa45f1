"""Settings: what is accepted can be played with for long and loaded again; all else is refused, and told what could be."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, event, example, given, settings
from hypothesis import strategies as st

from lastcard.bots import levels
from lastcard.codes import Refusal
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.protocol import PERSON, TableSettings
from lastcard.rules.house import NUMBERS as HOUSE_NUMBERS
from lastcard.rules.house import Numbers
from lastcard.rules.options import HOUSE, SWITCHES
from lastcard.server.store.snapshots import EVERY, from_snapshot, snapshot_of
from lastcard.table.settings import BOUNDS, TARGET_MAX
from lastcard.testing.virtual import VirtualTable, at, folded
from lastcard.words.catalogue import LOCALES

ENTRIES = 5 * EVERY

NUMBERS = st.one_of(st.sampled_from((0, 1, 60, TARGET_MAX, TARGET_MAX + 1, 2**63, 2**64, -1)), st.integers())
RULES = st.fixed_dictionaries(
    {},
    optional={name: st.sampled_from(values) for name, values in SWITCHES.items() if name != "target"}
    | {name: st.sampled_from(values) for name, values in HOUSE.items() if not isinstance(values, Numbers)}
    | {name: st.one_of(NUMBERS, st.integers(0, 11), st.booleans()) for name in ("target", *HOUSE_NUMBERS)},
)
OWN: dict[str, Any] = {"name": "Own", "colours": ["green", "red"], "cards": {"0-9": 2}, "wilds": {"WA": 4, "W4": 4}}
DEALT_MAX = 43
"""A deck of the host's own, and how many of its cards can be dealt: one that is no Wild Draw Four is turned up."""
SEATS = st.lists(st.sampled_from((PERSON, *levels(), "expert:70")), min_size=1, max_size=12).filter(lambda seats: PERSON in seats)
OTHERS = {
    name: st.sampled_from(get_args(kind)) for name, kind in get_type_hints(TableSettings).items() if get_origin(kind) is Literal
}
"""Timers, paces, windows: whatever else has a few values."""
ANY = st.fixed_dictionaries(
    {
        "edition": st.sampled_from([edition.id for edition in EDITIONS]),
        "sheet": st.sampled_from(list(SHEETS)),
        "lang": st.sampled_from(list(LOCALES)),
        "seats": SEATS,
        "rules": RULES,
        "deck": st.sampled_from((None, None, OWN)),
        "auto_call": st.booleans(),
    }
    | OTHERS
)


def outside(given: dict[str, Any]) -> str | None:
    """The first number among settings that is out of its bounds."""
    found = {"seats": len(given["seats"])} | given["rules"]
    bounds = ((name, least, most) for name, (least, most) in BOUNDS.items() if name in found)
    return next((name for name, least, most in bounds if type(found[name]) is bool or not least <= found[name] <= most), None)


def unfitting(given: dict[str, Any]) -> str | None:
    """What is said of settings that do not go together, if they do not."""
    rules, players = given["rules"], len(given["seats"])
    if rules.get("teams") and players not in {4, 6, 8, 10}:
        return "players must be 4, 6, 8, 10 with teams on"
    # Of any edition, ten players can be dealt ten cards each.
    small = given.get("deck") is not None and players * rules.get("hand_size", 7) > DEALT_MAX
    return f"{players} players cannot be dealt" if small else None


@given(ANY)
@example({"seats": ["person", "easy"], "rules": {"target": 2**64}})
@example({"seats": ["person", "easy"], "rules": {"target": TARGET_MAX}})
@example({"seats": ["person", "easy"], "rules": {"stacking": "any", "jump_in": True, "seven_zero": True}, "deck": OWN})
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_settings_are_played_with_or_refused_with_their_bounds(given: dict[str, Any]) -> None:
    """A target of 2^64 was accepted, and killed its table at the eighth entry, for ever."""
    table = VirtualTable()
    wrong = outside(given)
    event(f"{wrong} out of bounds")
    refusal = unfitting(given) if wrong is None else "{} must be {} to {}".format(wrong, *BOUNDS[wrong])
    if refusal is not None:
        with pytest.raises(Refusal, match=refusal):
            table.make(msgspec.convert(given, TableSettings), "Ana")
        return
    host = table.make(msgspec.convert(given, TableSettings), "Ana")
    seat = next(iter(table.people))
    table.connect(host)
    assert table.say(host, "settings", settings=given) == "ack"
    table.say(host, "start")
    for _ in range(ENTRIES):
        if (choices := table.people[seat].choices()) and not table.state.held:
            table.move(seat, choices[0])
        table.wait(10.0)
        now = from_snapshot(table.state.id, snapshot_of(table.state), table.state.conditions)
        assert now is not None
    assert snapshot_of(folded(table.state.id, table.state.conditions, table.log)) == snapshot_of(table.state)


def test_what_does_not_go_together_is_refused_with_what_would() -> None:
    """Also when the host changes the seats in the lobby: then nothing has changed."""
    table = at("person easy easy easy", rules={"teams": True})
    rules = {"teams": True}

    assert table.say(0, "settings", settings={"seats": ["person", *["easy"] * 4], "rules": rules}) == "bad_request"
    assert "4, 6, 8, 10" in table.heard(0)[-1]["message"]
    assert len(table.look()["seats"]) == 4
    assert table.say(0, "settings", settings={"seats": ["person", *["easy"] * 5], "rules": rules}) == "ack"
    assert table.look()["differs"] == ["teams"]


@pytest.mark.parametrize(
    ("deck", "told"),
    [
        ({}, "deck name: name must be text"),
        (OWN | {"name": "classic"}, "an edition is called so"),
        (OWN | {"name": "x" * 41}, "at most 40 letters"),
        (OWN | {"name": "tfel ot thgir\u202e"}, "letters that can be seen"),
        (OWN | {"cards": {"0-9": 3}}, "deck cards.0-9: cards.0-9 must be a whole number from 0 to 2"),
        (OWN | {"wilds": {"WX": 1}}, "W, W4, WB, WU, WF, WJ, WA"),
        (OWN | {"colours": ["red"]}, "2 to 4"),
        (OWN | {"cards": {"0": 1}}, "at least 20 cards"),
    ],
)
def test_a_deck_that_cannot_be_played_is_refused_with_the_entry_that_is_wrong(deck: dict[str, Any], told: str) -> None:
    """Its name is short, as everybody is told it with every move."""
    with pytest.raises(Refusal) as refused:
        VirtualTable().make(TableSettings(deck=deck), "Ana")

    assert refused.value.code == "bad_request"
    assert told in str(refused.value)
