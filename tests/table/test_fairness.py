"""The fair shuffle: a record proves it, and whoever changes anything in the record is found out."""

from __future__ import annotations

import re

import pytest

from lastcard.match import Match
from lastcard.table.entries import Pledge
from lastcard.table.fairness import chance, fresh_pledge
from lastcard.testing.settings import chance as luck
from lastcard.verify import Problem, commitment_of, dealer_seed, verify

SALTS = ("ana", "ben")
ENTROPY = luck("pledges").randbytes


def served(*pledges: Pledge, seed: str | None = None) -> Match:
    """A match as a served table plays it, with salts."""
    match = Match.seated("classic", players=2, rules={"target": 2000}, seed=seed or dealer_seed(pledges[0].seed, SALTS))
    for pledge in pledges:
        match.next(chance(pledge, SALTS))
        while not match.state.round_over:
            question = match.asked[0]
            match.move(question.seat, str(question.choices[0]))
    return match


def test_a_served_record_proves_its_shuffles() -> None:
    """Every round with its own seed, salts and commitment."""
    report = verify(served(fresh_pledge(ENTROPY), fresh_pledge(ENTROPY)).record())

    assert report.fair
    assert [fair.round for fair in report.rounds] == [1, 2]
    assert all(fair.salts == SALTS and fair.kept for fair in report.rounds)


@pytest.mark.parametrize(
    ("pattern", "replacement", "problem"),
    [
        (r"^commitment [0-9a-f]{4}", "commitment 0000", {"broken"}),
        (r"^(commitment \S+) ....", r"\1 0000", {"broken"}),
        (r"^commitment .*\n", "", {"not_served"}),
        (r"^salts ana,ben", "salts ana,eve", {"record"}),
        (r"^salts .*\n", "", {"record"}),
        (r"^(players 2\n)seed ....", r"\1seed 0000", {"record", "dealer"}),
        (r"^(round 1\n)seed ....", r"\1seed 0000", {"record"}),
    ],
)
def test_whatever_is_changed_in_a_record_is_found_out(pattern: str, replacement: str, problem: set[str]) -> None:
    """A seed, a nonce, a commitment or a salt."""
    record = served(Pledge("5eed" * 16, "abcd" * 8)).record()
    changed = re.sub(pattern, replacement, record, flags=re.MULTILINE)
    assert changed != record

    report = verify(changed)

    assert not report.fair
    assert {found.code for found in report.problems} <= problem


def test_a_seed_used_twice_is_found_out() -> None:
    """It would be open after the first round."""
    pledge = fresh_pledge(ENTROPY)
    assert Problem("same_seed") in verify(served(pledge, pledge).record()).problems


def test_a_draw_for_the_deal_that_nobody_committed_to_is_found_out() -> None:
    """Else a server could choose who deals."""
    assert verify(served(fresh_pledge(ENTROPY), seed="chosen").record()).problems == (Problem("dealer"),)


def test_a_commitment_is_sha_256_over_seed_and_nonce() -> None:
    """Known once and for all: other programs compute it, too."""
    assert commitment_of("7", "8") == "950a6f2f61d95bf5d37f67393ce903ad7cb2ab6c41f25daff355e3203cb66c91"
    assert dealer_seed("7", ("a", "b")) == "67a2d07db51f6a16fe9d27a97c655d54c9ee4c2e813b054c71eb72f08700c0c6"


def test_a_record_cannot_tell_that_a_salt_was_left_out() -> None:
    """Its owner can: a report lists the salts of each round."""
    pledge = fresh_pledge(ENTROPY)
    match = Match.seated("classic", players=2, seed=dealer_seed(pledge.seed, ("ben",)))
    match.next(chance(pledge, ("ben",)))

    report = verify(match.record())

    assert report.fair
    assert [fair.salts for fair in report.rounds] == [("ben",)]
