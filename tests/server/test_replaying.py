"""Replays are made round by round: nothing is played that is not needed, and nothing is kept that was told."""

from __future__ import annotations

import gzip
import io
import json

import pytest

from lastcard.match import Match
from lastcard.replay import frames
from lastcard.server.replaying import replay
from lastcard.table.fairness import chance, fresh_pledge
from lastcard.testing.settings import chance as luck


@pytest.fixture(scope="module")
def record() -> str:
    """Three rounds as a served table plays them."""
    match = Match.seated("classic", players=3, rules={"target": 10_000}, seed="replay")
    entropy = luck("replay").randbytes
    for _ in range(3):
        match.next(chance(fresh_pledge(entropy), {0: "ana", 1: "ben"}))
        while match.state.playing:
            question = match.asked[0]
            match.move(question.seat, str(question.choices[0]))
    return match.record()


@pytest.mark.parametrize("round_no", [1, 2, 3])
def test_a_match_is_played_as_far_as_the_round_and_no_further(record: str, round_no: int) -> None:
    """Every move is a step, so that it can be given up soon."""
    stepped = list(frames(record, round_no))
    found = [frame for frame in stepped if frame is not None]

    before, _, rest = record.partition(f"\nround {round_no}\n")
    own = rest.partition("\nround ")[0]
    assert len(found) == 1 + sum(line[0].isdigit() for line in own.splitlines())
    assert len(stepped) == len(found) + (round_no - 1) + sum(line[0].isdigit() for line in before.splitlines())
    assert {view["round"] for frame in found for view in frame["views"].values()} == {round_no}


def test_a_replay_is_the_same_compressed_or_not(record: str) -> None:
    """One JSON object with the table's info and the frames."""
    plain, small = io.BytesIO(), io.BytesIO()
    steps = list(replay({"id": "here"}, record, 2, plain, compressed=False))
    assert len(list(replay({"id": "here"}, record, 2, small, compressed=True))) == len(steps)

    assert gzip.decompress(small.getvalue()) == plain.getvalue()
    told = json.loads(plain.getvalue())
    assert told["info"] == {"id": "here"}
    assert told["frames"] == json.loads(json.dumps([frame for frame in frames(record, 2) if frame is not None]))
