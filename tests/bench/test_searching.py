"""A player that searches: measured deal by deal, and always from what its seat was told alone."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.batch import master
from lastcard.bench import searching
from lastcard.bench.searching import main, play


@pytest.fixture(autouse=True)
def _few_hands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough to see that everything works."""
    monkeypatch.setattr(master, "HANDS", 40)
    monkeypatch.setattr(master, "PART", 20)


@pytest.mark.parametrize("players", [2, 3])
def test_a_deal_is_played_from_every_seat_and_always_alike(players: int) -> None:
    """Chance follows from the deal; only what it took may differ."""
    first, second = (play("kickin-battle", players, "hard", 3) for _ in range(2))

    assert (first.won, first.equity, first.searches) == (second.won, second.equity, second.searches)
    assert (first.gained, first.gained_equity) == (second.gained, second.gained_equity)
    assert first.won * players == round(first.won * players)
    assert first.searches > 0


def test_runs_add_up_and_no_deal_is_played_twice(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One that was stopped goes on where it was."""
    one, other = tmp_path / "one", tmp_path / "other"
    main([str(one), "--deals", "1"])
    main([str(one), "--deals", "2"])
    main([str(other), "--first", "2", "--deals", "1"])
    capsys.readouterr()

    main([str(one), str(other), "--deals", "0"])

    assert len(one.read_text(encoding="utf-8").splitlines()) == 2
    assert capsys.readouterr().out.startswith("classic, 2 players, rollouts by hard: 6 rounds, won ")


def test_who_chooses_as_expert_gains_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """There is nothing to be played out, and who wins is the same from both seats."""
    monkeypatch.setattr(master, "_better", lambda _, choices: choices[0])

    played = play("classic", 2, "hard", 3)

    assert played.searches > 0
    assert (played.won, played.gained, played.gained_equity) == (0.5, 0.0, 0.0)


def test_who_chooses_worse_is_seen_to_lose(monkeypatch: pytest.MonkeyPatch) -> None:
    """Always what the net likes least of what is close: rollouts of the true deal say what it costs."""
    monkeypatch.setattr(master, "_better", lambda _, choices: choices[-1])
    monkeypatch.setattr(searching, "ORDERS", 20)

    played = [play("classic", 2, "hard", deal) for deal in range(5)]

    assert sum(deal.gained for deal in played) < 0
    assert sum(deal.gained_equity for deal in played) < 0
