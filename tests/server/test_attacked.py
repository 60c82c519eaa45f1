"""A server with the limits that servers have, attacked in every way from many addresses while honest people play."""

from __future__ import annotations

from msgspec.structs import replace

from lastcard.testing.cluster import servers_apart
from lastcard.testing.proofs.hostile import SHORT, prove_hostile

FEW = replace(SHORT, moves=4, tables=2, target=20, think_s=0.05)
"""As little as shows that everything is counted and judged; `./go check` runs the whole of the short run."""


def test_attacks_harm_nobody_who_plays() -> None:
    """Some of what `prove hostile --short` does and judges by itself; nothing in it depends on how fast the machine is."""
    said: list[str] = []

    found = prove_hostile(replace(FEW, attacks=("health", "frames")), say=said.append)

    assert all(stretch.attacked.limited for stretch in found.stretches[1:])
    frames = next(stretch.attacked for stretch in found.stretches if stretch.name == "frames")
    assert {"bad_message", "too_many"} <= set(frames.answers)
    assert len(said) == len(found.stretches) + 1


def test_attacks_at_a_gateway_harm_nobody_whose_table_another_server_runs() -> None:
    """Some of what `prove hostile --cluster --short` does: what passes the bus, and what the owner refuses."""
    said: list[str] = []

    with servers_apart() as apart:
        found = prove_hostile(replace(FEW, attacks=("replays", "settings")), say=said.append, apart=apart)

    assert all(stretch.attacked.limited for stretch in found.stretches[1:])
    assert {"replays", "settings"} < {stretch.name for stretch in found.stretches}
    assert all(stretch.attacked.served for stretch in found.stretches[1:] if stretch.name != "settings")
