"""Measuring against another tree: who runs when, what is reckoned from it, and that the repository stays as it was."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from lastcard.bench import against, batch, engine, server
from lastcard.bench.against import Cost, Costs, RatioGoal, Row, taking_turns, with_goal
from lastcard.bench.served import ServedTree
from lastcard.bench.server import Extent
from lastcard.bench.trees import BadRevision, Tree, TreeError, other_tree, this_tree
from lastcard.cli import run
from lastcard.words import Words

GO = """#!/bin/sh
echo "$@" >>asked
[ ! -e broken ] || exit 3
mkdir -p .venv/bin
cp python .venv/bin/python
echo 'this is help, and no figure'
"""
"""A `./go` that sets up a Python of a few lines."""
PYTHON = """#!/bin/sh
case $1 in
    -c) cat version ;;
    *) cat figures ;;
esac
"""
HERE, THERE = (Tree(name=name, folder=Path(name), python=Path("python")) for name in ("here", "there"))


def git(root: Path, *words: str) -> str:
    """What git says in a repository that knows nothing of this machine's settings."""
    who = ("-c", "user.name=Ana", "-c", "user.email=ana@example.org", "-c", "commit.gpgsign=false", "-c", "core.hooksPath=")
    command = [str(shutil.which("git")), "-C", str(root), *who, *words]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def figures(seconds: float) -> str:
    """What `bench engine --json` says when everything takes so long."""
    return json.dumps({"lastcard classic": {"best": seconds, "median": 2 * seconds}})


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A repository with two revisions, an old and a quicker one, and a change that is not committed."""
    root = tmp_path.resolve() / "a clone"
    root.mkdir()
    git(root, "init", "--quiet", "--initial-branch", "main")
    (root / ".gitignore").write_text("/.tools/\n")
    for name, text in {"go": GO, "python": PYTHON, "version": "3.11.7\n"}.items():
        (root / name).write_text(text)
        (root / name).chmod(0o755)
    for seconds in (8.0, 4.0):
        (root / "figures").write_text(figures(seconds))
        git(root, "add", ".")
        git(root, "commit", "--quiet", "--message", f"takes {seconds}")
    git(root, "tag", "quick")
    (root / "figures").write_text(figures(2.0))
    return root


@pytest.fixture
def in_clone(clone: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The command line, run from that clone."""
    here = Tree(name="here", folder=clone, python=clone / "python")
    monkeypatch.setattr(against, "this_tree", lambda: here)
    monkeypatch.setattr(against, "other_tree", lambda ref: other_tree(ref, clone))
    return clone


# --- Turns and figures -------------------------------------------------------------------------------------------------------


def fake(order: list[str], **told: list[float]) -> Callable[[Tree], Costs]:
    """A measurement with figures to come, and a note of who was measured."""

    def measure(tree: Tree) -> Costs:
        order.append(tree.name)
        value = told[tree.name].pop(0)
        return {"a move": Cost("µs", value, 2 * value)}

    return measure


def test_trees_take_turns_and_take_turns_at_being_first() -> None:
    """A pass here, a pass there; who was second is the first of the next two."""
    order: list[str] = []

    taking_turns(HERE, THERE, fake(order, here=[1.0] * 3, there=[1.0] * 3), 3)

    assert order == ["here", "there", "there", "here", "here", "there"]


def test_the_best_of_the_best_and_the_median_of_the_medians_are_divided() -> None:
    """Here by there: below 1, it is cheaper here."""
    (row,) = taking_turns(HERE, THERE, fake([], here=[3.0, 1.0, 9.0], there=[4.0, 2.0, 5.0]), 3)

    assert row.here == {"best": 1.0, "median": 6.0}
    assert row.there == {"best": 2.0, "median": 8.0}
    assert row.ratio == {"best": 0.5, "median": 0.75}


def test_what_was_asked_of_a_ratio_stands_beside_it_for_that_commit_alone() -> None:
    """A ratio to another commit says nothing about it."""
    goals = [RatioGoal("b5fde92", must=1.03, aim=1.0), RatioGoal("ec479b0", must=0.75, aim=0.6)]
    row = Row("cpu", "µs", here={"best": 1, "median": 1}, there={"best": 2, "median": 2}, ratio={"best": 0.5, "median": 0.5})
    before, other = (Tree(name=name, folder=Path(name), python=Path("python")) for name in ("ec479b0650", "a27ac72000"))

    asked, unasked = with_goal(row, goals, before), with_goal(row, goals, other)

    assert (asked.must, asked.aim) == (0.75, 0.6)
    assert unasked == with_goal(row, (), before) == row
    (name, *_) = against.table([asked], str, Words("en")).columns[0].cells
    assert name == "cpu (µs)\nmust 0.75\naim 0.60"


def test_what_only_one_tree_measures_is_told_without_a_ratio() -> None:
    """Nothing is divided by a figure that is not there, nor by nothing."""
    both = {"old": Cost("µs", 1.0, 1.0), "none": Cost("kB", 0.0, 0.0)}
    told = {"here": {"new": Cost("µs", 2.0, 2.0), "none": Cost("kB", 1.0, 1.0)}, "there": both}

    rows = {row.name: row for row in taking_turns(HERE, THERE, lambda tree: told[tree.name], 1)}

    assert list(rows) == ["new", "none", "old"]
    assert (rows["new"].there, rows["old"].here) == (None, None)
    assert [row.ratio for row in rows.values()] == [None] * 3


# --- The other tree ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ref", "seconds"), [("HEAD", 4.0), ("HEAD~1", 8.0), ("quick", 4.0), ("main^", 8.0)])
def test_a_revision_is_unpacked_as_it_was_committed(clone: Path, ref: str, seconds: float) -> None:
    """Without the change that is not; set up by its own `./go`, once unpacked and then kept."""
    tree = other_tree(ref, clone)
    again = other_tree(ref, clone)

    assert again == tree
    assert tree.folder == clone / ".tools" / "against" / git(clone, "rev-parse", ref)
    assert (tree.folder / "asked").read_text() == "bench --help\n" * 2
    assert tree.run("bench") == figures(seconds)
    assert [path.name for path in tree.folder.parent.iterdir()] == [tree.folder.name]


def test_the_repository_and_the_changes_in_it_stay_as_they_are(clone: Path) -> None:
    """No worktree, branch, index or stash is touched, and a dirty tree is no hindrance."""
    asked = (("status", "--porcelain"), ("worktree", "list"), ("for-each-ref",), ("stash", "list"), ("reflog",), ("diff",))
    before = [git(clone, *words) for words in asked]

    other_tree("HEAD~1", clone)

    assert [git(clone, *words) for words in asked] == before
    assert (clone / "figures").read_text() == figures(2.0)


def test_a_variable_of_a_hook_does_not_lead_to_another_repository(clone: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Git sets them while it runs a hook."""
    monkeypatch.setenv("GIT_DIR", "/nowhere")

    assert other_tree("main", clone).run("bench") == figures(4.0)


@pytest.mark.parametrize("ref", ["nope", "", "--help", "HEAD:go", "deadbeef"])
def test_what_is_no_revision_is_refused_with_what_would_be(in_clone: Path, capsys: pytest.CaptureFixture[str], ref: str) -> None:
    """Nothing is unpacked for it."""
    assert run(["bench", "engine", f"--against={ref}", "--lang", "en"]) == 2

    told = f"No branch, tag or commit is called “{ref}”. Possible, for example: HEAD, HEAD~1, main, quick."
    assert capsys.readouterr().err.splitlines() == [told]
    assert not (in_clone / ".tools").exists()


def test_a_folder_inside_another_repository_is_no_clone(clone: Path) -> None:
    """An installed package may lie in anybody's repository, whose revisions are not ours."""
    inner = clone / "site-packages"
    inner.mkdir()

    with pytest.raises(BadRevision, match="no_clone"):
        other_tree("HEAD", inner)


def test_nothing_around_us_leads_a_tree_to_other_modules_or_slows_it(monkeypatch: pytest.MonkeyPatch, clone: Path) -> None:
    """Tools for development set such variables; compiled code of the other tree has a place of its own."""
    for name in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE"):
        monkeypatch.setenv(name, "1")
    tree = other_tree("HEAD", clone)

    assert not {"PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV", "PYTHONDONTWRITEBYTECODE"} & (set(tree.env()) | set(this_tree().env()))
    assert tree.env()["XDG_CACHE_HOME"].startswith(str(tree.folder))


# --- The command -------------------------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("in_clone")
def test_a_table_shows_both_trees_and_the_ratio(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """In eighty columns; this tree as it is, with what is not committed."""
    monkeypatch.setenv("COLUMNS", "80")

    assert run(["bench", "engine", "--against", "HEAD~1", "--passes", "2", "--lang", "en"]) == 0

    lines = capsys.readouterr().out.splitlines()
    row = next(line for line in lines if "lastcard classic (µs)" in line)
    assert row.split()[-6:] == ["2.00", "4.00", "8.00", "16.00", "0.250", "0.250"]
    assert any("below 1, it is cheaper here" in line for line in lines)


def test_json_holds_the_commit_and_every_row(in_clone: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One object, and nothing else on standard output."""
    assert run(["bench", "engine", "--against", "HEAD", "--passes", "1", "--json"]) == 0

    told = json.loads(capsys.readouterr().out)
    assert git(in_clone, "rev-parse", "HEAD").startswith(told["against"])
    assert told["passes"] == 1
    assert told["rows"] == [
        {
            "name": "lastcard classic",
            "unit": "µs",
            "here": {"best": 2.0, "median": 4.0},
            "there": {"best": 4.0, "median": 8.0},
            "ratio": {"best": 0.5, "median": 0.5},
        }
    ]


@pytest.mark.parametrize(
    ("file", "text", "told"),
    [
        ("broken", "", "ended with 3: ./go bench --help"),
        ("python", "#!/bin/sh\n[ $1 = -c ] && cat version || exit 7\n", "ended with 7: -m lastcard bench engine"),
        ("version", "3.14.0\n", "Python is 3.11.7 here and 3.14.0 there"),
    ],
)
def test_a_tree_that_cannot_be_measured_is_named(
    in_clone: Path, capsys: pytest.CaptureFixture[str], file: str, text: str, told: str
) -> None:
    """Set-up, measurement or another Python: no table is printed, and the exit code tells."""
    before = {name: (in_clone / name).read_text() for name in ("python", "version")}
    (in_clone / file).write_text(text)
    git(in_clone, "add", ".")
    git(in_clone, "commit", "--quiet", "--message", "cannot be measured")
    for name, good in before.items():
        (in_clone / name).write_text(good)

    assert run(["bench", "engine", "--against", "HEAD", "--lang", "en"]) == 1

    said = capsys.readouterr()
    assert told in said.err
    assert said.out == ""


def test_the_long_run_is_not_for_two_trees(capsys: pytest.CaptureFixture[str]) -> None:
    """It takes an hour for one."""
    assert run(["bench", "batch", "--long", "--against", "HEAD", "--lang", "en"]) == 2

    assert capsys.readouterr().err == "Give --long or --against, not both.\n"


# --- The real thing, as little of it as there can be -------------------------------------------------------------------------


def test_the_engine_and_the_simulator_of_a_tree_are_really_measured() -> None:
    """By the tree's own Python, in a process of its own."""
    words = Words("en")
    for plan, name in ((engine.plan(1, 1, words), "lastcard classic: view"), (batch.plan(50, 1, words), "fresh process")):
        costs = plan.measure(this_tree())

        assert {"lastcard classic", "lastcard urrrhhh", name} <= set(costs)
        assert all(0 < cost.best <= cost.median for cost in costs.values())


@pytest.mark.parametrize("lang", Words.available())
def test_a_server_of_a_tree_is_really_measured(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every figure has its words; memory may be anything, where four connections find room in what is there."""
    small = Extent(passes=1, tables=2, seconds=0.5, warm_s=0.5, paced_per_s=50, watchers=4)
    plan = server.plan(small, Words(lang))
    assert all(plan.label(name) for name in ("elapsed", "cpu", "paced-cpu", "p50", "p99", "connection"))
    if lang != "en":
        return
    monkeypatch.setenv("LASTCARD_LANG", "pt-BR")

    costs = plan.measure(this_tree())

    assert list(costs) == ["elapsed", "cpu", "paced-cpu", "p50", "p99", "connection"]
    assert all(cost.best > 0 for name, cost in costs.items() if name != "connection")


def test_a_server_that_does_not_start_is_no_measurement(tmp_path: Path) -> None:
    """Its tree is named."""
    tree = Tree(name="old", folder=tmp_path, python=Path(str(shutil.which("false"))))

    with pytest.raises(TreeError, match="tree_failed"), ServedTree(tree, tmp_path):
        pytest.fail("nothing listens")


def test_the_tree_that_runs_is_the_one_of_this_package() -> None:
    """With the Python that runs it."""
    assert (this_tree().folder / "src" / "lastcard" / "bench" / "trees.py").exists()
    assert this_tree().python == Path(sys.executable)
