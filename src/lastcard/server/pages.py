"""The pages of the browser client: read once, compressed once asked for, and served from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

BUILT = Path(__file__).parent.parent / "web"
"""Where the build of the browser client puts its files; the wheel carries them."""

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_SMALL = 512
"""Bytes below which compressing is not worth it."""

_NOT_BUILT = b"""<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>lastcard</title>
<h1>The browser client is not built</h1>
<p>The server runs. Its pages come with the wheel, or from <code>./go serve</code> in a clone, which builds them.</p>
</html>
"""


class Page:
    """A file as it is sent."""

    def __init__(self, body: bytes, kind: str, cache: str) -> None:
        self._body = body
        self._headers = {"content-type": kind, "cache-control": cache, "etag": f'"{hashlib.sha256(body).hexdigest()[:24]}"'}

    @cached_property
    def _small(self) -> bytes | None:
        """Compressed when it is first asked for: a server is up sooner, and most languages are nobody's at its tables."""
        return gzip.compress(self._body, mtime=0) if len(self._body) > _SMALL else None

    def response(self, request: Request) -> Response:
        """The file, compressed where the browser takes that; nothing if it has it already."""
        headers = self._headers | {"vary": "accept-encoding"}
        if request.headers.get("if-none-match") == headers["etag"]:
            return Response(status_code=304, headers=headers)
        if self._small is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(self._small, headers=headers | {"content-encoding": "gzip"})
        return Response(self._body, headers=headers)


class Pages:
    """All files of the browser client."""

    def __init__(self, folder: Path = BUILT) -> None:
        index = folder / "index.html"
        self.built = index.is_file()
        self.index = Page(index.read_bytes() if self.built else _NOT_BUILT, "text/html; charset=utf-8", _ASK_AGAIN)
        self._files: dict[str, Page] = {}
        for path in sorted(folder.rglob("*")) if self.built else ():
            if path.is_file() and path != index:
                name = path.relative_to(folder).as_posix()
                # What is built into assets/ has a name that changes with its content.
                cache = _FOREVER if name.startswith("assets/") else _ASK_AGAIN
                self._files[name] = Page(path.read_bytes(), _kind(path), cache)
        # A browser asks for the second where a page does not name the first, as an answer in plain text does not.
        if "favicon.svg" in self._files:
            self._files["favicon.ico"] = self._files["favicon.svg"]

    def file(self, name: str) -> Page | None:
        """A file by its path."""
        return self._files.get(name)


def _kind(path: Path) -> str:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in {".js", ".mjs"}:
        kind = "text/javascript"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
