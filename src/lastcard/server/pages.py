"""The pages of the browser client: read once, compressed once asked for, and served from memory."""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from functools import cached_property
from html import escape
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from lastcard.words import Words
from lastcard.words.catalogue import LOCALES

BUILT = Path(__file__).parent.parent / "web"
"""Where the build of the browser client puts its files; the wheel carries them."""

_FOREVER = "public, max-age=31536000, immutable"
_ASK_AGAIN = "no-cache"
_SMALL = 512
"""Bytes below which compressing is not worth it."""

_HTML = "text/html; charset=utf-8"
_BY_LANGUAGE = "accept-encoding, accept-language"

_NOT_BUILT = """<!doctype html>
<html lang="{locale}">
<meta charset="utf-8">
<title>lastcard</title>
<h1>{title}</h1>
<p>{how}</p>
</html>
"""

_OFFLINE = """<!doctype html>
<html lang="{locale}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>lastcard</title>
<link rel="stylesheet" href="/offline.css">
<h1>{offline}</h1>
<a href="">{again}</a>
</html>
"""
"""What a browser shows in place of any page while the server does not answer: web/static/worker.js keeps it."""

_PREVIEW = 'content="/share.jpg"'
"""Where the page names the picture that previews of a link show."""

SHELL = ("about", "script", "old", "offline", "again")
"""What the page says by itself, under `shell-` in the catalogue: in English it stands in web/index.html."""


class Page:
    """A file as it is sent."""

    def __init__(self, body: bytes, kind: str, cache: str, vary: str = "accept-encoding") -> None:
        self._body = body
        etag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
        self._headers = {"content-type": kind, "cache-control": cache, "etag": etag, "vary": vary}

    @cached_property
    def _small(self) -> bytes | None:
        """Compressed when it is first asked for: a server is up sooner, and most languages are nobody's at its tables."""
        return gzip.compress(self._body, mtime=0) if len(self._body) > _SMALL else None

    def response(self, request: Request) -> Response:
        """The file, compressed where the browser takes that; nothing if it has it already."""
        headers = self._headers
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
        shell = index.read_text(encoding="utf-8") if self.built else None
        self._shells = {locale: _index(shell, Words(locale)) for locale in LOCALES}
        self._index: dict[tuple[str, str], Page] = {}
        self._offline = {locale: _offline(Words(locale)) for locale in LOCALES}
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

    def index(self, request: Request) -> Response:
        """The page that every address of a table shows, with its own few sentences in the language of its reader."""
        locale, host = reader_locale(request.headers.get("accept-language", "")), request.headers.get("host", "")
        # As few as the server has names: it answers to no others.
        origin = f"{request.scope.get('scheme', 'http')}://{host}" if host else ""
        if (page := self._index.get((locale, origin))) is None:
            text = self._shells[locale].replace(_PREVIEW, _PREVIEW.replace("/share", f"{escape(origin)}/share"))
            page = self._index[locale, origin] = Page(text.encode(), _HTML, _ASK_AGAIN, vary=_BY_LANGUAGE)
        return page.response(request)

    def offline(self, request: Request) -> Response:
        """What a browser keeps to say that the server does not answer, in the language of its reader."""
        return self._offline[reader_locale(request.headers.get("accept-language", ""))].response(request)

    def file(self, name: str) -> Page | None:
        """A file by its path."""
        return self._files.get(name)


def _index(shell: str | None, words: Words) -> str:
    if shell is None:
        how = words.t("shell-not_built-how", command="./go serve")
        return _NOT_BUILT.format(locale=words.locale, title=escape(words.t("shell-not_built")), how=escape(how))
    text, english = shell.replace('<html lang="en">', f'<html lang="{words.locale}">'), Words("en")
    for name in SHELL:
        text = text.replace(english.t(f"shell-{name}"), escape(words.t(f"shell-{name}")))
    return text


def _offline(words: Words) -> Page:
    said = {name: escape(words.t(f"shell-{name}")) for name in ("offline", "again")}
    return Page(_OFFLINE.format(locale=words.locale, **said).encode(), _HTML, _ASK_AGAIN, vary=_BY_LANGUAGE)


def reader_locale(accepted: str) -> str:
    """Return the locale that a browser asks for with `accept-language`; English where there are no words in any of its languages.

    >>> reader_locale("de-CH, fr-CH;q=0.9, en;q=0.5"), reader_locale("ja, *;q=0.1"), reader_locale("pt;q=0.2,it;q=0.7")
    ('fr-FR', 'en', 'it')
    """
    tags = [part.split(";")[0].strip() for part in sorted(accepted.split(","), key=_weight, reverse=True)]
    known = {locale.split("-")[0] for locale in LOCALES}
    return Words.nearest(next((tag for tag in tags if tag.split("-")[0].lower() in known), "en"))


def _weight(part: str) -> float:
    """How much somebody wants a language: all of it unless they say less."""
    found = re.search(r";\s*q=([01](?:\.\d{0,3})?)\s*$", part)
    return float(found[1]) if found else 1.0


def _kind(path: Path) -> str:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if path.suffix in {".js", ".mjs"}:
        kind = "text/javascript"
    if path.suffix == ".webmanifest":
        kind = "application/manifest+json"
    return f"{kind}; charset=utf-8" if kind.startswith("text/") else kind
