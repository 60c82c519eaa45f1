"""The wheel carries the finished browser client: where it is installed, nothing has to be built."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
UV = shutil.which("uv") or str(ROOT / ".tools" / "uv" / "bin" / "uv")
LEFT_BEHIND = shutil.ignore_patterns(".*", "node_modules", "generated", "__pycache__", "tests", "docs", "dist")


@pytest.fixture
def folder() -> Iterator[Path]:
    """A place that is gone afterwards: what is installed there is large."""
    with tempfile.TemporaryDirectory(prefix="lastcard-wheel-") as name:
        yield Path(name)


def built(folder: Path) -> Path:
    """A wheel, built from a copy of the tree so that other tests keep the client they serve."""
    tree = folder / "tree"
    shutil.copytree(ROOT, tree, ignore=LEFT_BEHIND)
    shutil.rmtree(tree / "src" / "lastcard" / "web", ignore_errors=True)
    # Fetching node's packages once is enough.
    (tree / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    constraints = f"--build-constraints={ROOT / 'requirements' / 'build.txt'}"
    run(UV, "build", "--quiet", "--wheel", constraints, "--python", sys.executable, "--out-dir", folder / "dist", tree)
    (wheel,) = (folder / "dist").glob("*.whl")
    return wheel


def installed(wheel: Path, place: Path) -> Path:
    """The commands of a fresh environment with the wheel in it, and with nothing that only an extra needs."""
    run(UV, "venv", "--quiet", "--python", sys.executable, place)
    install(place, "--require-hashes", "-r", ROOT / "requirements" / "play.txt")
    install(place, "--no-deps", wheel)
    return place / "bin"


def install(place: Path, *what: str | Path) -> None:
    """Install something in an environment."""
    run(UV, "pip", "install", "--quiet", "--python", place / "bin" / "python", *what)


def run(*words: str | Path) -> None:
    """Run a command that must succeed, and tell what it said if it does not."""
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def plays_without_extras(commands: Path, folder: Path) -> None:
    """Somebody plays at home, and is told what they lack for more."""
    env = {"PATH": str(commands), "XDG_STATE_HOME": str(folder), "LANG": "C.UTF-8"}

    def called(*words: str) -> subprocess.CompletedProcess[str]:
        command = [str(commands / "lastcard"), *words]
        return subprocess.run(command, input="1\n", capture_output=True, text=True, check=False, env=env, timeout=600)

    played = called("play", "--seed", "3")
    assert (played.returncode, played.stderr) == (0, "")
    assert "You " in played.stdout
    assert "lastcard[join]" in called("join", "http://localhost:8000/t/abcdefghjkmn").stderr
    assert "lastcard[serve]" in called("play", "--serve").stderr
    assert "lastcard[batch]" in called("simulate").stderr


def fetched(url: str) -> tuple[str, bytes]:
    """What an address answers: its kind and its content."""
    with urllib.request.urlopen(url, timeout=600) as answer:  # noqa: S310  our own server
        body: bytes = answer.read()
        return answer.headers.get_content_type(), body


def test_an_installed_wheel_serves_the_client_without_node(folder: Path) -> None:
    """Page, scripts, styles, letters and pictures come with the wheel."""
    commands = installed(built(folder), folder / "env")
    plays_without_extras(commands, folder)
    install(folder / "env", "--require-hashes", "-r", ROOT / "requirements" / "serve.txt")
    assert shutil.which("node", path=str(commands)) is None
    words = [str(commands / "lastcard"), "serve", "--port", "0", "--no-open", "--data", str(folder / "data")]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True, env={"PATH": str(commands)}, cwd=folder) as server:
        try:
            assert server.stdout is not None
            found = re.search(r"http://\S+", server.stdout.readline())
            assert found, "the server says where it is"
            url = found[0].rstrip("/.")
            kind, page = fetched(f"{url}/")
            assert kind == "text/html"
            assert b"not built" not in page
            linked = set(re.findall(r'(?:src|href)="(/[^"]+)"', page.decode()))
            kinds = {fetched(url + asset)[0] for asset in linked}
            pictures = {"image/svg+xml", "image/png"}
            assert kinds == {"text/javascript", "text/css", "font/woff2", "application/manifest+json", *pictures}
            # The page of a table is fetched by the script when it is needed.
            script = next(asset for asset in linked if asset.endswith(".js"))
            later = set(re.findall(r"assets/[\w.-]+\.js", fetched(url + script)[1].decode()))
            assert any("TablePage" in asset for asset in later)
            assert {fetched(f"{url}/{asset}")[0] for asset in later} == {"text/javascript"}
        finally:
            server.terminate()
    assert server.returncode == 0
