"""Whether those who play can show what a switch of the rules does: found out by playing the same deals with it and without."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from lastcard.batch.readable import uncompiled
from lastcard.batch.report import compare

Rules = Mapping[str, str | int | bool]

PROBED = {"rounds": 2000, "matches": 50}
PROBED_READABLE = {"rounds": 40, "matches": 2}
"""At most so many are played to find out."""
OTHERS = ("random", "heuristic", "uniform")
"""The policies that might show it in their place, those compiled for any table."""


def plays_alike(without: Rules, rules: Rules, common: Mapping[str, Any], count: Mapping[str, int]) -> int:
    """How many deals were played under both rules, if all went alike; 0 if one did not. `common` is as `compare` takes it."""
    most = PROBED_READABLE if uncompiled(common["policy"]) else PROBED
    probed = {what: min(number, most[what]) for what, number in count.items()}
    plain, changed = compare([{"rules": without}, {"rules": rules}], **{**common, **probed})
    assert changed.paired is not None
    return plain.rounds if changed.paired.alike and not plain.stopped else 0


def ways_to_show(without: Rules, rules: Rules, common: Mapping[str, Any], count: Mapping[str, int]) -> list[str]:
    """What on the command line would show a difference: other policies, and whole matches in place of rounds."""
    players = common["players"]
    used = {*common["policy"]}
    ways = [
        f"--policy {other}"
        for other in OTHERS
        if used != {other} and not plays_alike(without, rules, {**common, "policy": [other] * players}, count)
    ]
    if not ways and "rounds" in count and not plays_alike(without, rules, common, {"matches": count["rounds"]}):
        ways.append("--matches")
    return ways
