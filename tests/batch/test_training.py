"""Training the nets of `expert`: a tiny run is the same again, and goes on where it stopped."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from lastcard.batch import duel, training
from lastcard.batch.training import Lessons, Plan, centred, fit, train
from lastcard.bots.nets import FIRST, INPUTS, LAST_FROM, SECOND, SECOND_FROM, UNIT, Net, Trained
from lastcard.cli import run

TINY = Plan(pieces={"2": (3, 1), "5-6": (2,)}, rows=300, times=1, epochs=2, batch=64)


class Stopped(Exception):
    """Somebody stops the run."""


def nothing(_done: int, _total: int) -> None:
    """Say nothing."""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A tiny run from beginning to end."""
    out = tmp_path_factory.mktemp("whole") / "expert.json"
    told: list[tuple[int, int]] = []
    train(TINY, out, lambda done, total: told.append((done, total)))

    assert [done for done, _ in told] == [*range(1, told[-1][1] + 1)]
    return out


@pytest.mark.parametrize("after", [1, 4, 7, 9])
def test_a_run_that_was_stopped_goes_on_and_ends_with_the_same_bytes(whole: Path, tmp_path: Path, after: int) -> None:
    """Among pieces, while it learns, and between nets."""
    out = tmp_path / "expert.json"

    def stop(done: int, _total: int) -> None:
        if done == after:
            raise Stopped

    with pytest.raises(Stopped):
        train(TINY, out, stop)
    assert not out.exists()
    train(TINY, out, nothing)

    assert out.read_bytes() == whole.read_bytes()
    assert [*tmp_path.iterdir()] == [out]


def test_what_another_plan_has_left_is_not_mixed_in(whole: Path, tmp_path: Path) -> None:
    """Another seed begins anew, and ends otherwise."""
    out = tmp_path / "expert.json"

    def stop(_done: int, _total: int) -> None:
        raise Stopped

    with pytest.raises(Stopped):
        train(TINY, out, stop)
    trained = train(msgspec.structs.replace(TINY, seed=2), out, nothing)

    assert trained.seed == 2
    assert trained.nets["2"] != msgspec.json.decode(whole.read_bytes(), type=Trained).nets["2"]


def test_a_net_that_was_trained_plays(whole: Path) -> None:
    """It is a policy like any other; so little training does not make it strong."""
    net = msgspec.json.decode(whole.read_bytes(), type=Trained).nets["2"].net()

    assert duel(net, "random", rounds=20, seed=1).rounds == 20


def test_what_can_be_learned_is_learned() -> None:
    """Of two choices the one with the greater number is better, and by how much; what both have in common says nothing."""
    rng = np.random.default_rng(1)
    inputs = np.zeros((4000, INPUTS), np.int16)
    inputs[:, 0] = UNIT
    inputs[:, 1] = rng.integers(UNIT, size=4000)
    inputs[:, 2] = np.repeat(rng.integers(UNIT, size=2000), 2)
    outputs = np.zeros((4000, 3), np.float32)
    outputs[:, 0] = np.repeat(np.arange(2000), 2)
    outputs[:, 1] = outputs[:, 2] = inputs[:, 1] / UNIT + inputs[:, 2] / UNIT
    plan = Plan(pieces={}, epochs=40, batch=200)

    net = Net.of(fit(Lessons(inputs, outputs), plan, np.random.default_rng(2), lambda: None))

    first, second, last = np.split(np.array(net.numbers), (SECOND_FROM, LAST_FROM))
    first, second = first.reshape(INPUTS, FIRST), second.reshape(FIRST + 1, SECOND)
    one = np.maximum(inputs.astype(np.int64) @ first >> 10, 0)
    values = np.maximum(one @ second[:-1] + UNIT * second[-1] >> 10, 0) @ last / (UNIT << 10)
    starts = np.arange(0, 4000, 2)
    wanted = centred(outputs[:, 1], starts, np.full(2000, 2))
    assert np.corrcoef(centred(values.astype(np.float32), starts, np.full(2000, 2)), wanted)[0, 1] > 0.99


def test_the_command_line_trains(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """And says where the nets are; a folder that is not there is named."""
    monkeypatch.setattr("lastcard.cli.training.QUICK", msgspec.structs.replace(TINY, pieces={"2": (1,)}))
    out = tmp_path / "nets.json"

    assert run(["train", "--quick", "--seed", "3", "--out", str(out)]) == 0
    assert str(out) in capsys.readouterr().out
    assert msgspec.json.decode(out.read_bytes(), type=Trained).command == f"{training.COMMAND} --seed 3"
