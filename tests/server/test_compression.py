"""What is sent is as small as the browser can take it, and what never changes is asked for once."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from harness.patience import patient_client
from harness.server import ServerProcess
from punto.server.edge import page

_SCRIPT = b"export const table = 'mini';\n" * 100


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A page as the build leaves it."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_bytes(b"<!doctype html>")
    (tmp_path / "assets" / "main-1.js").write_bytes(_SCRIPT)
    (tmp_path / "assets" / "main-1.js.gz").write_bytes(gzip.compress(_SCRIPT, mtime=0))
    (tmp_path / "assets" / "main-1.js.br").write_bytes(b"as brotli")
    return tmp_path


def _asked(folder: Path, path: str, accepted: str) -> httpx.Response:
    app = FastAPI()
    page.install(app, folder)

    async def ask() -> httpx.Response:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://punto.test") as client:
            request = client.build_request("GET", path, headers={"accept-encoding": accepted})
            reply = await client.send(request, stream=True)
            # As it came: nobody is to undo the coding.
            reply.extensions["raw"] = b"".join([part async for part in reply.aiter_raw()])
            return reply

    return asyncio.run(ask())


@pytest.mark.parametrize(
    ("accepted", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip, deflate", "gzip"),
        ("GZIP;q=0.5, br;q=0", "gzip"),
        ("identity", None),
        ("", None),
    ],
)
def test_d16_a_file_of_the_page_comes_in_the_best_coding_that_is_accepted(
    folder: Path, accepted: str, coding: str | None
) -> None:
    reply = _asked(folder, "/assets/main-1.js", accepted)
    assert reply.headers.get("content-encoding") == coding
    assert (
        reply.extensions["raw"] == {"br": b"as brotli", "gzip": gzip.compress(_SCRIPT, mtime=0), None: _SCRIPT}[coding]
    )
    assert reply.headers["content-type"].startswith("text/javascript")
    assert reply.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert reply.headers["vary"] == "accept-encoding"


def test_d16_a_file_that_the_build_left_alone_comes_as_it_is(folder: Path) -> None:
    reply = _asked(folder, "/table/mini", "br, gzip")
    assert (reply.extensions["raw"], reply.headers.get("content-encoding")) == (b"<!doctype html>", None)
    assert reply.headers["cache-control"] == "no-cache"


def test_d16_answers_of_the_interface_are_compressed_where_it_pays(server: ServerProcess) -> None:
    with patient_client(server.url) as http:
        for path, coding in (("/api/houses", "gzip"), ("/api/session", None)):
            reply = http.get(path, headers={"accept-encoding": "gzip"})
            assert reply.headers.get("content-encoding") == coding
            assert reply.json() == http.get(path, headers={"accept-encoding": "identity"}).json() or coding is None
