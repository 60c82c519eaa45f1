"""Several servers, whose processes, database and bus fail while people play."""

from __future__ import annotations

from lastcard.testing.proofs.outages import KINDS, prove_outages


def test_outages_lose_nothing_and_double_nothing() -> None:
    """A short run of `lastcard prove crash --cluster`: one of each kind."""
    said: list[str] = []

    result = prove_outages(len(KINDS), clients=8, say=said.append)

    assert result.kills == len(KINDS)
    assert result.acked > 10
    assert len(said) == len(KINDS)
