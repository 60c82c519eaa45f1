"""Settings: what is accepted can be played with for long and loaded again; all else is refused, and told what could be."""

from __future__ import annotations

from typing import Any, Literal, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import HealthCheck, event, example, given, settings
from hypothesis import strategies as st

from lastcard.bots import levels
from lastcard.editions import EDITIONS
from lastcard.editions.sheets import SHEETS
from lastcard.protocol import PERSON, Refusal, TableSettings
from lastcard.rules.options import SWITCHES
from lastcard.server.store.snapshots import EVERY, from_snapshot, snapshot_of
from lastcard.table.settings import BOUNDS, TARGET_MAX
from lastcard.testing.virtual import VirtualTable, folded
from lastcard.words.catalogue import LOCALES

ENTRIES = 5 * EVERY

NUMBERS = st.one_of(st.sampled_from((0, 1, 60, TARGET_MAX, TARGET_MAX + 1, 2**63, 2**64, -1)), st.integers())
RULES = st.fixed_dictionaries(
    {},
    optional={name: st.sampled_from(values) for name, values in SWITCHES.items() if name != "target"}
    | {"target": st.one_of(NUMBERS, st.booleans())},
)
SEATS = st.lists(st.sampled_from((PERSON, *levels())), min_size=1, max_size=12).filter(lambda seats: PERSON in seats)
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
        "auto_call": st.booleans(),
    }
    | OTHERS
)


def outside(given: dict[str, Any]) -> str | None:
    """The first number among settings that is out of its bounds."""
    found = {"seats": len(given["seats"]), "target": given["rules"].get("target", 1)}
    return next((name for name, (least, most) in BOUNDS.items() if found[name] is True or not least <= found[name] <= most), None)


@given(ANY)
@example({"seats": ["person", "easy"], "rules": {"target": 2**64}})
@example({"seats": ["person", "easy"], "rules": {"target": TARGET_MAX}})
@settings(max_examples=25, deadline=None, suppress_health_check=list(HealthCheck))
def test_any_settings_are_played_with_or_refused_with_their_bounds(given: dict[str, Any]) -> None:
    """A target of 2^64 was accepted, and killed its table at the eighth entry, for ever."""
    table = VirtualTable()
    wrong = outside(given)
    event(f"{wrong} out of bounds")
    if wrong is not None:
        least, most = BOUNDS[wrong]
        with pytest.raises(Refusal, match=f"{wrong} must be {least} to {most}"):
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
