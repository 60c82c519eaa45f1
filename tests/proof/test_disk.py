"""The proof of the disk: what a power cut leaves, and that a planted bug of durability is noticed where its place is reached."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastcard.server.store.sqlite import SqliteLog
from lastcard.testing.powercut import FOLDER, SECTOR, FolderSynced, How, Named, Renamed, Step, Stored, Synced, Wrote, images
from lastcard.testing.proofs.disk import RUNS, prove_disk
from lastcard.testing.proofs.durability import BUGS, AcknowledgedEarly, Bug, FolderNotSynced, SynchronousNormal, find
from lastcard.testing.proofs.lives import ShortJournal
from lastcard.testing.settings import chance
from lastcard.testing.threats_page import page

PAGE = (Path(__file__).parents[2] / "docs" / "threat-model.md").read_text(encoding="utf-8")

OLD, NEW = b"o" * 3 * SECTOR, b"n" * 3 * SECTOR


def found(*steps: Step, how: How = "torn", times: int = 50) -> list[dict[str, bytes]]:
    """What may be on a disk, which had one file, after these steps."""
    stored = [Stored({"a": OLD}, {"a": 1}, chance(f"cut {n}")) for n in range(times)]
    return [image.files for disk in stored for _, _, image in images(disk, steps, [len(steps)], [how])]


def test_what_was_synced_is_there_and_of_all_else_any_sectors() -> None:
    """Whole ones, in any mixture; nothing of it where all is dropped, and all of it after a kill."""
    assert found(Wrote(1, 0, NEW), Synced(1)) == [{"a": NEW}] * 50
    torn = [files["a"] for files in found(Wrote(1, 0, NEW))]
    sectors = {body[at : at + SECTOR] for body in torn for at in range(0, len(body), SECTOR)}
    assert sectors == {b"o" * SECTOR, b"n" * SECTOR}
    assert len(set(torn)) == 8
    assert found(Wrote(1, 0, NEW), how="dropped", times=1) == [{"a": OLD}]
    assert found(Wrote(1, 0, NEW), how="kept", times=1) == [{"a": NEW}]


def test_what_could_not_be_synced_is_not_made_good_by_the_next_sync() -> None:
    """The system has taken it for done; programs still read it, until the power goes out."""
    steps = (Wrote(1, 0, NEW), Synced(1, failed=True), Synced(1))
    assert len({files["a"] for files in found(*steps, how="dropped")}) > 3
    assert found(*steps, how="kept", times=1) == [{"a": NEW}]


def test_a_name_is_there_when_its_folder_was_synced() -> None:
    """In a folder that is not there itself, it is not either; names come in their order."""
    made: tuple[Step, ...] = (Named("f", FOLDER), Named("f/b", 2), Wrote(2, 0, NEW), Synced(2), Renamed("f/b", "f/c"))
    assert found(*made, how="dropped", times=1) == [{"a": OLD}]
    assert {frozenset(files) for files in found(*made)} == {frozenset("a"), frozenset({"a", "f/b"}), frozenset({"a", "f/c"})}
    assert found(*made, FolderSynced("f"), how="dropped", times=1) == [{"a": OLD, "f/c": NEW}]


def test_power_cuts_and_faults_cost_nothing_that_was_promised() -> None:
    """A short run of `lastcard prove crash --disk`."""
    result = prove_disk(200, lambda _: None)

    assert result.acked > 100
    assert result.copies


@pytest.mark.parametrize("bug", [AcknowledgedEarly, SynchronousNormal, FolderNotSynced], ids=lambda bug: bug.__name__)
def test_a_planted_bug_is_noticed(bug: type[Bug]) -> None:
    """The others are for the command: all together take a while."""
    assert "lost" in find(bug)


def test_a_planted_bug_whose_place_is_gone_is_no_success(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor is one that nobody notices."""

    class Gone(Bug):
        caught_by, says = "kill", "lost"

    class Harmless(Gone):
        def log(self, path: Path) -> SqliteLog:
            self.reached += 1
            return ShortJournal(path)

    monkeypatch.setattr("lastcard.testing.proofs.durability._STATES", 50)
    with pytest.raises(AssertionError, match="never reached"):
        find(Gone)
    with pytest.raises(AssertionError, match="nobody notices"):
        find(Harmless)


def test_every_planted_bug_is_listed_with_the_run_that_notices_it() -> None:
    """`python -m lastcard.testing.threats_page docs/threat-model.md` writes the page again."""
    assert page(PAGE) == PAGE
    assert {bug.caught_by for bug in BUGS} == set(RUNS)
