"""The page: the built one, or a minimal lobby where none was built."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, Response
from starlette.exceptions import HTTPException

from punto.rules.text import Text
from punto.server.errors import ApiError
from punto.server.methods import PAGE, methods_of

__all__ = ["install"]

_HERE: Final = Path(__file__).parent
_BUILT, _MINIMAL = _HERE / "page", _HERE / "minimal"
_FOREVER: Final = "public, max-age=31536000, immutable"
_ALWAYS_ASK: Final = "no-cache"


def install(app: FastAPI, folder: Path | None) -> None:
    """Serve the page for every path that is no part of the interface: the page finds its own way."""
    root = (folder or (_BUILT if (_BUILT / "index.html").is_file() else _MINIMAL)).resolve()

    @app.api_route("/{path:path}", methods=["GET", "HEAD"], include_in_schema=False, name=PAGE)
    async def page(request: Request, path: str) -> Response:
        if path == "api" or path.startswith("api/"):
            if methods_of(request):
                raise HTTPException(405)
            raise ApiError(404, "not_found", Text("There is nothing here.", "此处没有内容。"))
        found = _file(root, path)
        if found is not None:
            # What the build named by its content never changes.
            cache = _FOREVER if path.startswith("assets/") else _ALWAYS_ASK
            return FileResponse(found, headers={"cache-control": cache})
        if "." in path.rsplit("/", 1)[-1]:
            raise ApiError(404, "not_found", Text("There is no such file.", "没有该文件。"))
        return FileResponse(root / "index.html", headers={"cache-control": _ALWAYS_ASK})


def _file(root: Path, path: str) -> Path | None:
    """The file of that path inside the folder, and never one outside of it."""
    if not path or "\0" in path:
        return None
    wanted = (root / path).resolve()
    return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
