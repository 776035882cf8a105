"""Static files: the built page, or a minimal lobby where none was built, and the JSON Schemas of house files."""

from __future__ import annotations

import re
from functools import lru_cache
from html import escape
from mimetypes import guess_type
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from punto.schemas import shipped_schema
from punto.server.api.language import language_of, said_in
from punto.server.api.methods import PAGE, methods_of
from punto.server.errors import ApiError
from punto.words import Language, Text

__all__ = ["install"]

_HERE: Final = Path(__file__).parent.parent
_BUILT, _MINIMAL = _HERE / "page", _HERE / "minimal"
_SCHEMA: Final = re.compile(r"schemas/([^/]*)\.json")
_FOREVER: Final = "public, max-age=31536000, immutable"
_ALWAYS_ASK: Final = "no-cache"
_CODINGS: Final = {"br": ".br", "gzip": ".gz"}
"""What the build writes beside its files (`web/scripts/compress.ts`), the smallest first."""
_MOST_KEPT: Final = 1024
"""How many files of the page are kept in memory; it has fewer."""


def install(app: FastAPI, folder: Path | None) -> None:
    """Serve the page for every path that is no part of the interface: the page finds its own way."""
    root = (folder or (_BUILT if (_BUILT / "index.html").is_file() else _MINIMAL)).resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False, name=PAGE)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            if methods_of(request):
                raise HTTPException(405)
            raise ApiError(404, "not_found", Text("server-errors-nothing-here"))
        if named := _SCHEMA.fullmatch(path):
            schema = shipped_schema(named[1])
            if schema is None:
                raise ApiError(404, "not_found", Text("server-errors-no-such-file"))
            return _sent(request, schema, _ALWAYS_ASK)
        found = _file(root, path)
        if found is not None:
            # What the build named by its content never changes.
            cache = _FOREVER if path.startswith("assets/") else _ALWAYS_ASK
            return _sent(request, found, cache)
        if "." in path.rsplit("/", 1)[-1]:
            raise ApiError(404, "not_found", Text("server-errors-no-such-file"))
        if root == _MINIMAL.resolve():
            return _lobby(language_of(request))
        return _sent(request, root / "index.html", _ALWAYS_ASK)


def _lobby(language: Language) -> Response:
    """The minimal lobby, which has no catalogues of its own, with its words filled in."""
    said = {
        "{language}": language,
        "{about}": Text("server-lobby-about").in_language(language),
        "{no-script}": Text("server-lobby-no-script").in_language(language),
    }
    page = (_MINIMAL / "index.html").read_text(encoding="utf-8")
    for place, words in said.items():
        page = page.replace(place, escape(words))
    return Response(page, media_type="text/html", headers={"cache-control": _ALWAYS_ASK, **said_in(language)})


def _file(root: Path, path: str) -> Path | None:
    """The file of that path inside the folder, and never one outside of it."""
    if not path or "\0" in path:
        return None
    wanted = (root / path).resolve()
    return wanted if wanted.is_relative_to(root) and wanted.is_file() else None


def _sent(request: Request, file: Path, cache: str) -> Response:
    """A file, as the build has compressed it where the browser understands that."""
    headers = {"cache-control": cache, "vary": "accept-encoding"}
    content = _content_of(file)
    for coding, ending in _CODINGS.items():
        beside = file.with_name(file.name + ending)
        if _accepts(request.headers.get("accept-encoding", ""), coding) and beside.is_file():
            headers["content-encoding"] = coding
            content = _content_of(beside)
            break
    return Response(content, media_type=guess_type(file.name)[0] or "text/plain", headers=headers)


def _accepts(accepted: str, coding: str) -> bool:
    """Whether an Accept-Encoding names that coding, and does not put it at q=0."""
    for each in accepted.split(","):
        name, _, weight = each.partition(";")
        if name.strip().lower() == coding:
            return weight.replace(" ", "").lower() not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


def _content_of(file: Path) -> bytes:
    found = file.stat()
    return _content(file, found.st_mtime_ns, found.st_size)


@lru_cache(maxsize=_MOST_KEPT)
def _content(file: Path, _changed_at: int, _size: int) -> bytes:
    """A file, read once until it changes: each time would take threads from the tables."""
    return file.read_bytes()
