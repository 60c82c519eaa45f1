"""The fair shuffle: a record proves it, and whoever changes anything in the record is found out."""

from __future__ import annotations

import re

import msgspec
import pytest

from lastcard.commitments import Commitments, Noted, deal_in, read_commitments
from lastcard.decks import deck_edition
from lastcard.match import Match
from lastcard.record import Chance
from lastcard.replay import load
from lastcard.table.entries import Pledge
from lastcard.table.fairness import chance, fresh_pledge
from lastcard.table.settings import Paces
from lastcard.testing.settings import chance as luck
from lastcard.testing.virtual import VirtualTable, at
from lastcard.verify import Problem, commitment_of, deal_of, dealer_seed, verify
from table import clause

PACES = Paces()
SALTS = {0: "ana", 1: "ben"}
ENTROPY = luck("pledges").randbytes


def served(*pledges: Pledge, seed: str | None = None, salts: dict[int, str] = SALTS, target: int | None = None) -> Match:
    """A match as a served table plays it, with salts: so many rounds as there are pledges, or until somebody has the points."""
    seed = seed or dealer_seed(pledges[0].seed, tuple(salts.values()))
    match = Match.seated("classic", players=2, rules={"target": target or 2000}, seed=seed)
    for pledge in pledges:
        match.next(chance(pledge, salts))
        while not match.state.round_over:
            question = next((asked for asked in match.asked if asked.name == "uno"), match.asked[0])
            match.move(question.seat, str(question.choices[0]))
    return match


def whole(salts: dict[int, str] = SALTS) -> Match:
    """A match that is over after one round."""
    return served(Pledge("5eed" * 16, "abcd" * 8), salts=salts, target=1)


def codes(record: str, noted: Commitments | None = None) -> set[str]:
    """What is wrong with a record."""
    return {problem.code for problem in verify(record, noted).problems}


def test_a_served_record_proves_its_shuffles() -> None:
    """Every round with its own seed, salts and commitment, and whose the salts are."""
    report = verify(served(fresh_pledge(ENTROPY), fresh_pledge(ENTROPY)).record())

    assert report.problems == (Problem("unfinished", 2),), "the match is not over"
    assert [fair.round for fair in report.proved] == [1]
    assert all((fair.salts, fair.seats) == (("ana", "ben"), (0, 1)) and fair.kept for fair in report.rounds)
    assert verify(whole().record()).fair


def test_an_arranged_deck_is_not_fair() -> None:
    """Its commitment may be kept: the cards do not come from it."""
    record = whole().record()
    deal = '{"hands": ["R7 R8", "G1 G2"], "draw_pile": "Y1 Y2 Y3 B1", "discard_pile": "R3", "turn": 0}'
    own = record[record.index("round 1\n") : record.index("\n", record.index("commitment ")) + 1]
    arranged = load(record[: record.index("round 1\n")] + f"arrange {deal}\n{own}0 play R7\n0 uno\n1 draw\n1 keep\n0 play R8\n")

    assert arranged.over
    assert codes(arranged.record()) == {"arranged"}


def test_a_record_without_any_salt_is_not_fair() -> None:
    """The server alone has decided."""
    assert codes(whole(salts={}).record()) == {"unsalted"}


def test_a_truncated_record_is_not_fair() -> None:
    """Wherever it stops."""
    lines = whole().record().splitlines(keepends=True)
    header = next(at for at, line in enumerate(lines) if line.startswith("commitment"))

    for stop in range(header + 1, len(lines)):
        assert codes("".join(lines[:stop])) == {"unfinished"}, lines[stop]


def test_a_removed_call_is_noticed() -> None:
    """The game can be played again without it."""
    record = whole().record()
    less = re.sub(r"\n\d uno$", "", record, count=1, flags=re.MULTILINE)
    assert less != record
    assert load(less).over

    assert codes(less) == {"altered"}
    assert codes(re.sub(r" # lines .*", "", less)) == {"unsealed"}, "nor is it fair if the seal goes, too"


def test_a_record_of_earlier_servers_says_what_it_does_not_prove() -> None:
    """It has neither labels nor seals, and is read all the same."""
    assert codes(re.sub(r" # .*", "", whole().record())) == {"unsealed"}


# --- What somebody noted at the table ------------------------------------------------------------------------------------------


def noted(match: Match, **other: object) -> Commitments:
    """What the first seat has noted of the first round; some of it otherwise than it was."""
    pledge = Pledge("5eed" * 16, "abcd" * 8)
    deal = deal_in(match.told(0))
    about = Noted(1, commitment_of(pledge.seed, pledge.nonce), ahead=True, salt="ana", taken=True, deal=deal)
    about.salts, about.seats = [*SALTS.values()], [*SALTS]
    for name, value in other.items():
        setattr(about, name, value)
    return Commitments(seat=0, rounds=[about])


def test_what_was_noted_at_the_table_is_found_in_the_record() -> None:
    """Also when it was saved to a file in between."""
    match = whole()
    report = verify(match.record(), read_commitments(msgspec.json.encode(noted(match))))

    assert report.fair
    assert [fair.seen for fair in report.proved] == [True]


@pytest.mark.parametrize(
    ("other", "code"),
    [
        ({"commitment": "0" * 64}, "swapped"),
        ({"salts": ["ana", "eve"]}, "swapped"),
        ({"seats": [1, 0]}, "swapped"),
        ({"salt": "other"}, "left_out"),
        ({"salt": "ben"}, "left_out"),
        ({"salt": "other", "taken": False}, "not_taken"),
        ({"ahead": False}, "unseen"),
        ({"round": 2}, "unseen"),
        ({"deal": []}, "dealt"),
    ],
)
def test_a_record_that_is_not_what_was_told_at_the_table_is_found_out(other: dict[str, object], code: str) -> None:
    """A commitment swapped later, a salt left out or given to somebody else, a commitment that came too late, other cards."""
    match = whole()
    assert codes(match.record(), noted(match, **other)) == {code}


def test_a_deal_follows_from_seed_and_salts_alone() -> None:
    """Who deals, too, in each round: as each seat is told it, and those who watch."""
    pledges = [fresh_pledge(ENTROPY) for _ in range(4)]
    match = served(*pledges)
    salts = tuple(SALTS.values())
    info = {"settings": {"edition": "classic", "sheet": "en", "rules": {"target": 2000}, "seats": ["person", "person"]}}
    for seat in (0, 1, None):
        told = match.told(seat)
        starts = [place for place, event in enumerate(told) if event["event"] == "round_began"]
        for number, (pledge, start, end) in enumerate(zip(pledges, [0, *starts[1:]], [*starts[1:], None], strict=True), 1):
            found = deal_of(info, number, (pledges[0].seed, salts), (pledge.seed, salts), seat)
            assert found == deal_in(told[start:end])


@clause("house.deck_file")
def test_a_deal_of_ones_own_deck_follows_from_them_too() -> None:
    """By its own cards and the house's hand size."""
    deck = {"name": "Small", "colours": ["pink", "red"], "cards": {"0-9": 2}, "wilds": {"WF": 2}}
    pledge, salts, rules = fresh_pledge(ENTROPY), tuple(SALTS.values()), {"hand_size": 5}
    first = (pledge.seed, salts)
    match = Match.seated(deck_edition(deck), players=2, rules=rules, seed=dealer_seed(*first))
    match.next(Chance(*first))
    info = {"settings": {"edition": "classic", "deck": deck, "sheet": "en", "rules": rules, "seats": ["person", "person"]}}

    assert deal_of(info, 1, first, first, 0) == deal_in(match.told(0))


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
    assert {found.code for found in report.problems} - {"altered", "unsealed", "unfinished"} <= problem


def test_a_seed_used_twice_is_found_out() -> None:
    """It would be open after the first round."""
    pledge = fresh_pledge(ENTROPY)
    assert Problem("same_seed") in verify(served(pledge, pledge).record()).problems


def test_a_draw_for_the_deal_that_nobody_committed_to_is_found_out() -> None:
    """Else a server could choose who deals."""
    assert codes(served(fresh_pledge(ENTROPY), seed="chosen", target=1).record()) == {"dealer"}


def test_a_commitment_is_sha_256_over_seed_and_nonce() -> None:
    """Known once and for all: other programs compute it, too."""
    assert commitment_of("7", "8") == "950a6f2f61d95bf5d37f67393ce903ad7cb2ab6c41f25daff355e3203cb66c91"
    assert dealer_seed("7", ("a", "b")) == "67a2d07db51f6a16fe9d27a97c655d54c9ee4c2e813b054c71eb72f08700c0c6"


def test_a_record_cannot_tell_that_a_salt_was_left_out() -> None:
    """Its owner can: a report lists the salts of each round, and whose they are."""
    report = verify(whole(salts={1: "ben"}).record())

    assert report.fair
    assert [(fair.seats, fair.salts) for fair in report.rounds] == [((1,), ("ben",))]


# --- Salts ---------------------------------------------------------------------------------------------------------------------


def announced(table: VirtualTable) -> str:
    """The commitment of the shuffle to come."""
    return str(table.look()["fairness"][-1]["commitment"])


def test_the_first_salt_of_a_seat_counts_and_a_later_one_is_for_the_next_deal() -> None:
    """Else a server could break a connection and choose between what was said before and after."""
    table = at("person person")
    assert table.say(0, "salt", salt="first") == "ack"
    table.disconnect(0)
    table.connect(0)
    assert table.say(0, "salt", "again", salt="second") == "wrong_phase"
    table.say(1, "salt", salt="bens")
    table.say(0, "start")

    assert table.look()["fairness"][0]["salts"] == ["first", "bens"]
    assert table.say(0, "salt", salt="second") == "ack"


def test_salts_are_labelled_by_seat() -> None:
    """Bots have none, so their order alone does not say whose they are."""
    table = at("person easy person person")
    for seat in (3, 2):
        table.say(seat, "salt", salt=f"salt-{seat}")
    table.say(0, "start")
    table.wait(PACES.salt_s)
    dealt, coming = table.look()["fairness"]

    assert (dealt["seats"], dealt["salts"]) == ([2, 3], ["salt-2", "salt-3"])
    assert (coming["seats"], coming["salts"]) == ([], [])


def test_a_salt_counts_for_the_commitment_that_it_names_and_for_no_other() -> None:
    """The seed of a later round may have been chosen by somebody who had seen it."""
    table = at("person person")
    late = announced(table)
    table.say(1, "salt", salt="bens", commitment=late)
    table.say(0, "start")
    table.wait(PACES.salt_s)

    assert table.look()["fairness"][0]["salts"] == ["bens"]
    assert table.say(0, "salt", salt="anas", commitment=late) == "wrong_phase"
    assert table.say(0, "salt", salt="other", commitment=announced(table)) == "ack"
