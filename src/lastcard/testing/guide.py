"""The proof behind `lastcard prove guide`: docs/add-a-card.md is followed to the letter, in a copy of this tree.

The page is read as a list of numbered steps. What stands in a fence is done: a file is written, words are added to the file of
their family, lines of a file are replaced, a command is run. Then the copy's own tests must find the card everywhere.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple

from lastcard.words.catalogue import FILES, LOCALES

ROOT = Path(__file__).parents[3]
PAGE = Path("docs", "add-a-card.md")
WORDS = "words/"
CHECK = "./go check"
"""The last command of the page; here it means `CHECKS`."""

Say = Callable[[str], None]

CHECKS = (
    # The card by its own tests, and whatever is tried with every edition.
    "pytest -q tests/editions/test_CARD.py tests/editions/test_decks.py tests/editions/test_start_specials.py",
    "pytest -q tests/test_clauses.py tests/test_art.py tests/test_architecture.py tests/rules/test_events.py",
    "pytest -q -k EDITION tests/proof/test_editions.py tests/proof/test_hostile.py tests/playthroughs tests/bots tests/tui",
    "pytest -q -k EDITION tests/table/test_going_on.py tests/server/test_snapshots.py tests/server/test_join.py",
    "pytest -q -k every_kind tests/browser/test_reconnecting.py",
    # Its words, in all locales.
    "pytest -q tests/words",
    # Its twin.
    "lastcard prove twins --edition EDITION --moves 1 --rounds 200",
    # The browser's own tests, and the card in a browser: its sources are as they were, and only what is made from others is new.
    "npm run test && npm run build && pytest -q -k EDITION tests/browser/test_special_cards.py",
)
"""What must hold in the copy once all steps are done, for the card that the page adds; two at a time are looked at."""


class Missing(AssertionError):
    """A step of the page is missing, or cannot be done."""


class Fence(NamedTuple):
    """One thing to do: what a fence holds, its language, and the place named above it, if it is a file's."""

    place: str
    language: str
    text: str


class Step(NamedTuple):
    """A numbered step of the page, with all that it does."""

    title: str
    fences: tuple[Fence, ...]


def steps(page: str) -> tuple[Step, ...]:
    """The steps of a page in order; `Missing` if a number is."""
    parts = re.split(r"^## (\d+)\. (.*)\n", page, flags=re.MULTILINE)
    numbers = [int(number) for number in parts[1::3]]
    if numbers != list(range(1, len(numbers) + 1)) or not numbers:
        raise Missing(f"the steps of {PAGE} are numbered {numbers}")
    return tuple(Step(title, tuple(_fences(text))) for title, text in zip(parts[2::3], parts[3::3], strict=True))


def _fences(text: str) -> Iterator[Fence]:
    for place, language, held in re.findall(r"(?:^`(\S+)`:\n\n)?^```(\w+)\n(.*?)^```$", text, re.MULTILINE | re.DOTALL):
        yield Fence(place, language, held)


def card_of(page: tuple[Step, ...]) -> str:
    """The card that a page adds, by the name of its module: the first file that the page writes."""
    written = [fence.place for step in page for fence in step.fences if fence.language == "python"]
    if not written:
        raise Missing(f"{PAGE} writes no file")
    return Path(written[0]).stem


def apply(fence: Fence, root: Path) -> list[str]:
    """Do in a tree what a fence says; what it says to run comes back."""
    path = root / fence.place
    match fence.language:
        case "sh":
            return fence.text.splitlines()
        case "ftl" if fence.place.startswith(WORDS):
            _add_words(root / "src" / "lastcard" / fence.place, fence.text)
        case "diff" if path.is_file():
            _replace(path, fence.text)
        case "python" if fence.place and not path.exists():
            path.write_text(fence.text, encoding="utf-8")
        case _:
            raise Missing(f"nothing can be done with {fence.language} at {fence.place or 'no place'!r}")
    return []


def _add_words(folder: Path, lines: str) -> None:
    """Add each line to the file of its family."""
    if folder.name not in LOCALES:
        raise Missing(f"there is no locale {folder.name!r}")
    for line in filter(None, lines.splitlines()):
        family = line.partition("-")[0]
        if family not in FILES:
            raise Missing(f"no file holds {line!r}")
        with (folder / f"{FILES[family]}.ftl").open("a", encoding="utf-8") as file:
            file.write(f"\n{line}\n" if family == "section" else f"{line}\n")


def _replace(path: Path, lines: str) -> None:
    """Replace the lines of a file that begin with `-`, with those around them, by those that begin with `+`."""
    before = "".join(f"{line[1:]}\n" for line in lines.splitlines() if line[0] in " -")
    after = "".join(f"{line[1:]}\n" for line in lines.splitlines() if line[0] in " +")
    text = path.read_text(encoding="utf-8")
    if text.count(before) != 1:
        raise Missing(f"{path.name} does not have these lines once:\n{before}")
    path.write_text(text.replace(before, after), encoding="utf-8")


# --- In a copy ---------------------------------------------------------------------------------------------------------------


def prove(say: Say) -> None:
    """Follow the page in a copy of this tree; AssertionError tells what did not come of it."""
    with tempfile.TemporaryDirectory(prefix="lastcard-guide-") as folder:
        root = Path(folder, "tree")
        _copy(root)
        before = _sums(root / "web")
        checked = False
        page = steps((root / PAGE).read_text(encoding="utf-8"))
        card = card_of(page)
        for step in page:
            say(f"# {step.title}")
            for fence in step.fences:
                for command in apply(fence, root):
                    say(command)
                    if command == CHECK:
                        checked = True
                        _check(root, card, say)
                    else:
                        _run(command, root)
        if not checked:
            raise Missing(f"{PAGE} does not end with {CHECK}")
        assert _sums(root / "web") == before, "the browser's sources were changed"


def _check(root: Path, card: str, say: Say) -> None:
    """Look at everything, and tell what came of it; of all that does not hold, at the end."""
    with ThreadPoolExecutor(max_workers=2) as pool:
        lines = [line.replace("CARD", card).replace("EDITION", card.replace("_", "-")) for line in CHECKS]
        running = {line: pool.submit(_run_all, line.split(" && "), root) for line in lines}
        wrong = []
        for line, done in running.items():
            try:
                say(f"  {line}: {done.result()}")
            except AssertionError as error:
                wrong.append(str(error))
    assert not wrong, "\n".join(wrong)


def _copy(root: Path) -> None:
    """Every file that git knows of, and what is installed for the browser's tests."""
    listed = _output("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard").split("\0")
    for name in filter(None, listed):
        source, target = ROOT / name, root / name
        if source.is_file():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")


def _output(*command: str) -> str:
    return subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout  # noqa: S603  our own words


def _sums(folder: Path) -> dict[str, bytes]:
    """What the files of a folder hold, without what is made from others."""
    made = {"node_modules", "generated"}
    files = [path for path in folder.rglob("*") if path.is_file() and not made & set(path.relative_to(folder).parts)]
    return {str(path.relative_to(folder)): path.read_bytes() for path in files}


def _run_all(lines: list[str], root: Path) -> str:
    """Run commands one after the other; what the last of them said last."""
    return [_run(line, root) for line in lines][-1]


def _run(line: str, root: Path) -> str:
    """Run a command of the page in the copy, with this environment's programs and the copy's package; its last line."""
    command, _, target = line.partition(" > ")
    words = shlex.split(command)
    folder = root
    match words:
        case ["./go", "test", *rest] | ["pytest", *rest]:
            words = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *rest]
        case ["./go" | "lastcard", *rest]:
            words = [sys.executable, "-m", "lastcard", *rest]
        case ["npm", *rest]:
            words = [sys.executable, "-c", "import sys, build_web; build_web.generate(); build_web.npm(*sys.argv[1:])", *rest]
            folder = root / "web"
        case _:
            raise Missing(f"this page cannot run {line!r}")
    own = {
        "PYTHONPATH": os.pathsep.join([str(root / "src"), str(root / "web")]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "LASTCARD_PYTHON": sys.executable,
        # Compiled code is kept by path, and this path is gone tomorrow.
        "XDG_CACHE_HOME": str(root.parent / "cache"),
    }
    done = subprocess.run(words, cwd=folder, env=os.environ | own, check=False, capture_output=True, text=True)  # noqa: S603  from our own page
    if done.returncode:
        raise AssertionError(f"{line}\n{done.stdout}{done.stderr}")
    if target:
        (root / target).write_text(done.stdout, encoding="utf-8")
    return done.stdout.strip().rpartition("\n")[2]
