"""`python -m lastcard.bench.growth`: what it measures, at a small table."""

from __future__ import annotations

from lastcard.bench.growth import GrowingTable, measured


def test_a_table_goes_on_and_everything_is_measured() -> None:
    """Moves, deals between them, and somebody who comes back."""
    table = GrowingTable(players=3)
    before = table.state.version

    point = measured("entries", 10, [table], moves=30)

    assert table.state.version >= before + 30
    assert min(point.memory_kb, point.snapshot_bytes, point.info_bytes, point.move_us, point.reconnect_us) > 0


def test_hands_grow_where_everybody_draws() -> None:
    """Until the pack is used up."""
    table = GrowingTable(players=2)
    while table.longest_hand() < 10:
        table.draw()

    assert table.longest_hand() == 10
