"""Framing: a length and that many bytes, over the two pipes of a worker.

Towards the worker a frame is a pickled job, or None for "stop what you do". Towards the server nothing is unpickled: a
frame is a small head of JSON, and after it the parts whose lengths the head names, which nobody here looks into.
"""

from __future__ import annotations

import json
import pickle
import struct
from asyncio import StreamReader
from collections.abc import Sequence
from typing import Any, BinaryIO, Final

from punto.server.workers.jobs import News, Reply

__all__ = ["pack", "read_pickled", "receive", "write_news", "write_reply"]

_LENGTH: Final = struct.Struct("!I")
_MOST_HEAD_BYTES: Final = 1 << 20
_MOST_PART_BYTES: Final = 1 << 26


def pack(value: object) -> bytes:
    """A frame towards a worker."""
    data = pickle.dumps(value)
    return _LENGTH.pack(len(data)) + data


def read_pickled(stream: BinaryIO) -> Any:
    """The next frame from the server; EOFError when it has gone."""
    head = stream.read(_LENGTH.size)
    if len(head) < _LENGTH.size:
        raise EOFError
    (length,) = _LENGTH.unpack(head)
    data = stream.read(length)
    if len(data) < length:
        raise EOFError
    return pickle.loads(data)  # noqa: S301 - the server is the one who writes here


def write_reply(stream: BinaryIO, reply: Reply) -> None:
    """Answer a job."""
    head = {
        "status": reply.status,
        "headers": reply.headers,
        "keep": reply.keep,
        "processor_seconds": reply.processor_seconds,
        "spent": reply.spent,
    }
    _write(stream, {"reply": head}, [reply.body])


def write_news(stream: BinaryIO, news: News) -> None:
    """Say how far a job is."""
    _write(stream, {"news": news.head}, news.parts)


def _write(stream: BinaryIO, head: dict[str, Any], parts: Sequence[bytes]) -> None:
    said = json.dumps({**head, "parts": [len(part) for part in parts]}).encode()
    stream.write(b"".join((_LENGTH.pack(len(said)), said, *parts)))
    stream.flush()


async def receive(stream: StreamReader) -> News | Reply:
    """The next frame from a worker; EOFError (IncompleteReadError) when it has ended."""
    (length,) = _LENGTH.unpack(await stream.readexactly(_LENGTH.size))
    if length > _MOST_HEAD_BYTES:
        raise EOFError
    head = json.loads(await stream.readexactly(length))
    if any(size > _MOST_PART_BYTES for size in head["parts"]):
        raise EOFError
    parts = tuple([await stream.readexactly(size) for size in head["parts"]])
    if "news" in head:
        return News(head["news"], parts)
    said = head["reply"]
    headers = tuple((name, value) for name, value in said["headers"])
    return Reply(said["status"], headers, parts[0], said["keep"], said["processor_seconds"], spent=said["spent"])
