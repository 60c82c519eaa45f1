"""The compiled code that is kept between runs is never older than the source."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import lastcard
from lastcard.batch.compiling import digest

KERNEL = ("calling.py", "i64(CAUGHT_DRAWS)", "i64(CAUGHT_DRAWS + 1)")
"""An edit far below the functions that Python calls."""
PROOF = "from lastcard.batch.twins import prove; prove(20_000, seed=1)"


def test_an_edited_kernel_is_compiled_anew_and_the_proof_finds_it(tmp_path: Path) -> None:
    """In a copy whose kernel lets a caught seat draw three, the next run draws three, and the lockstep proof says so."""
    shutil.copytree(Path(lastcard.__file__).parent, tmp_path / "lastcard", ignore=shutil.ignore_patterns("__pycache__", "web"))
    name, old, new = KERNEL
    path = tmp_path / "lastcard" / "batch" / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")

    run = subprocess.run(
        [sys.executable, "-c", PROOF],
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert run.returncode == 1
    assert "the engines differ in match" in run.stderr
    assert "catch" in run.stderr.split("record:")[1]


def test_the_name_of_the_folder_follows_the_source(tmp_path: Path) -> None:
    """Editing anything that kernels take code or numbers from leads to another folder; the same source to the same."""
    package = Path(lastcard.__file__).parent
    for name in ("cards.py", "batch/steps.py", "rules/steps.py", "editions/kickin_battle.py"):
        copy = tmp_path / name.replace("/", "-")
        for part in ("cards.py", "batch", "rules", "editions"):
            if (package / part).is_dir():
                shutil.copytree(package / part, copy / part)
            else:
                copy.mkdir()
                shutil.copy(package / part, copy / part)
        before = digest(copy)
        assert before == digest(copy)
        (copy / name).write_text((copy / name).read_text(encoding="utf-8") + "\n", encoding="utf-8")
        assert digest(copy) != before
