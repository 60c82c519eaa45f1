"""Old and new code side by side: an entry says which rules made it, and none is replayed by rules that do not know it."""

from __future__ import annotations

import msgspec
import pytest

from lastcard.table import entries
from lastcard.testing.positions import arranged
from lastcard.testing.virtual import at


def test_an_entry_is_of_the_version_that_makes_it() -> None:
    """What earlier code wrote says nothing of it, and is of the first."""
    body = b'{"e":"move","asked":[1,"x"],"seat":1,"choice":"draw"}'
    move = entries.decode(body)
    assert move.rules == 1
    assert entries.encode(move) == body
    table = at("person person", begin=arranged("R7 R5", "R3 G4"), begun=True)
    table.move(0, "play R7")
    assert {entries.decode(body).rules for body in table.log} == {entries.RULES}


@pytest.mark.parametrize(
    "later",
    [
        '{"e":"move","rules":2,"seat":1,"choice":"draw"}',
        '{"e":"move","rules":2,"seats":[1,2]}',
        '{"e":"trade","rules":2,"seat":1}',
    ],
)
def test_what_later_rules_made_is_not_taken_for_damage(later: str) -> None:
    """Whether this code could read it or not: it would replay it otherwise."""
    with pytest.raises(entries.Newer, match="version 2 of the rules, where this program knows 1"):
        entries.decode(later.encode())
    with pytest.raises(msgspec.ValidationError):
        entries.decode(b'{"e":"trade","seat":1}')
