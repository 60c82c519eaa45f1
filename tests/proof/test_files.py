"""Files from outside: what is no file, or too large, is said, and a reader that takes too much does not pass the proof."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from lastcard.cli import run
from lastcard.files import NotAFile, TooLarge, read
from lastcard.testing.proofs.files import READERS, RESTORE, Files, good_store, read_one
from lastcard.testing.proofs.hostile_files import no_files, stores, texts
from lastcard.words import Words


def test_only_files_are_read_and_only_so_far(tmp_path: Path) -> None:
    """A pipe is not waited for, and a device without end is not begun."""
    file = tmp_path / "file"
    file.write_bytes(b"12345")
    assert read(file, 5) == b"12345"
    with pytest.raises(TooLarge):
        read(file, 4)
    os.mkfifo(tmp_path / "pipe")
    for other in (tmp_path / "pipe", tmp_path, Path("/dev/zero")):
        with pytest.raises(NotAFile):
            read(other)


@pytest.mark.parametrize("name", ["a pipe", "a hole of 100 GB", "zeros without end"])
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_command_says_what_is_no_file(name: str, command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In words."""
    no_files()[name](tmp_path / "file")
    assert run([command, "--lang", "en", str(tmp_path / "file")]) == 2
    code = "too_large" if "100 GB" in name else "not_a_file"
    assert capsys.readouterr().err.strip() == Words("en").error(code, file=str(tmp_path / "file"), most=16 * 1024)


@pytest.mark.parametrize("name", ["deep notes", "a large target"])
def test_a_file_that_once_did_harm_is_read(name: str) -> None:
    """In a process with limits: notes nested too deeply, and points with thousands of digits."""
    for reader in READERS[2:5]:
        read_one(reader, texts()[name], run, Files())


def test_somebody_elses_store_is_refused() -> None:
    """Also one whose view has no end."""
    result = Files()
    for name in ("a view without end", "a trigger that deletes"):
        read_one(RESTORE, stores(good_store())[name], run, result)
    assert result.refused == 2


def test_a_reader_that_takes_too_much_or_says_nothing_is_found() -> None:
    """It dies of its limits, crashes, steers the terminal, or leaves people without a word."""

    def greedy(args: object) -> int:
        return len(bytes(10**10)) + bool(args)

    def silent(args: object) -> int:
        return 1 + (not args)

    for bad, said in ((greedy, "crashed"), (silent, "nothing says")):
        with pytest.raises(AssertionError, match=said):
            read_one(READERS[0], texts()["empty"], bad, Files())
