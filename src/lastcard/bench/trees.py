"""The tree that runs, and another revision beside it, unpacked and set up in a folder of its own.

The other one comes from `git archive`: neither the index, the branches nor the list of worktrees changes, and a tree with changes
that are not committed can be compared as it is.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import msgspec

ROOT = Path(__file__).resolve().parents[3]
SHOWN_MAX = 12
"""So many branches and tags are named when one was asked for that does not exist."""


_DROPPED = frozenset({"PYTHONDONTWRITEBYTECODE", "PYTHONHOME", "PYTHONPATH", "VIRTUAL_ENV"})


class TreeError(Exception):
    """A tree cannot be measured; the catalogue says why, by the key."""

    def __init__(self, key: str, **about: str | int) -> None:
        super().__init__(key, about)
        self.key, self.about = key, about


class BadRevision(TreeError):
    """What was asked for is no revision of this repository."""


class Tree(msgspec.Struct, frozen=True):
    """A tree with its environment."""

    name: str
    folder: Path
    python: Path
    cache: Path | None = None
    """Where it keeps compiled code: two trees with the same kernels would take turns in replacing each other's."""

    def run(self, *arguments: str | Path) -> str:
        """What its Python prints; errors and progress go to our standard error."""
        done = subprocess.run(  # noqa: S603  a tree of this repository
            [self.python, *arguments], cwd=self.folder, env=self.env(), stdout=subprocess.PIPE, text=True, check=False
        )
        if done.returncode != 0:
            raise self.failed(" ".join(map(str, arguments)), done.returncode)
        return done.stdout

    def failed(self, command: str, code: int) -> TreeError:
        """What to say of a command of this tree that ended with an error; why is on standard error."""
        return TreeError("tree_failed", tree=self.name, command=command, ended=code)

    def env(self) -> dict[str, str]:
        """Our environment, without what would lead its Python to another tree's modules, or have it read all of them anew."""
        kept = {name: value for name, value in os.environ.items() if name not in _DROPPED}
        return kept if self.cache is None else kept | {"XDG_CACHE_HOME": str(self.cache)}


def this_tree() -> Tree:
    """The tree that this process runs from, as it is."""
    return Tree(name="here", folder=ROOT, python=Path(sys.executable))


def other_tree(ref: str, root: Path = ROOT) -> Tree:
    """Another revision, unpacked under .tools and set up by its own `./go`, which installs what that revision pins."""
    commit = _commit(ref, root)
    folder = root / ".tools" / "against" / commit
    if not folder.exists():
        _unpack(commit, root, folder)
    tree = Tree(name=commit[:10], folder=folder, python=folder / ".venv" / "bin" / "python", cache=folder / ".tools" / "cache")
    # The word sets up what a measurement needs before it tells how it is used.
    command = ("sh", "./go", "bench", "--help")
    done = subprocess.run(command, cwd=folder, env=tree.env(), stdout=subprocess.DEVNULL, check=False)  # noqa: S603  as above
    if done.returncode != 0:
        raise tree.failed("./go bench --help", done.returncode)
    return tree


def check_same_python(one: Tree, other: Tree) -> None:
    """Two versions of Python differ in speed: trees in different ones cannot be compared."""
    told = [tree.run("-c", "import platform; print(platform.python_version())").strip() for tree in (one, other)]
    if told[0] != told[1]:
        folders = f"{one.folder / '.venv'}, {other.folder / '.venv'}"
        raise TreeError("other_python", here=told[0], there=told[1], folders=folders)


def _commit(ref: str, root: Path) -> str:
    """The commit that a revision names."""
    if shutil.which("git") is None or _git(root, "rev-parse", "--show-toplevel") != str(root):
        raise BadRevision("no_clone")
    commit = _git(root, "rev-parse", "--verify", "--quiet", "--end-of-options", f"{ref}^{{commit}}")
    if not commit:
        names = _git(root, "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/tags").split()
        raise BadRevision("bad_revision", ref=ref, known=", ".join(["HEAD", "HEAD~1", *names[:SHOWN_MAX]]))
    return commit


def _unpack(commit: str, root: Path, folder: Path) -> None:
    """The files of a commit; the folder appears only when all of them are there."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as half:
        whole = Path(half) / "tree"
        whole.mkdir()
        archive = whole.with_suffix(".tar")
        _git(root, "archive", "--output", str(archive), commit)
        # Not tarfile: the first releases of Python 3.11 cannot unpack without a warning or without risk.
        subprocess.run(("tar", "-xf", archive, "-C", whole), check=True)  # noqa: S603, S607  whichever tar the machine has
        # Another run may have been quicker.
        if not folder.exists():
            whole.rename(folder)


def _git(root: Path, *arguments: str) -> str:
    """What git says, or nothing where it refuses."""
    # In a hook, git's variables name the repository of the hook.
    env = {name: value for name, value in os.environ.items() if not name.startswith("GIT_")}
    command = ("git", "-C", str(root), *arguments)
    return subprocess.run(command, env=env, capture_output=True, text=True, check=False).stdout.strip()  # noqa: S603  only git
