"""Logs: lines for people, or JSON lines for programs. Nothing secret is ever logged: no seed, no cookie, no token."""

from __future__ import annotations

import json
import logging
import sys
import time
from typing import Final

from punto.server.settings import LogFormat

__all__ = ["json_line", "set_up"]

_LEVELS: Final = {"debug": logging.DEBUG, "info": logging.INFO, "warning": logging.WARNING, "error": logging.ERROR}


class _Human(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = time.strftime("%H:%M:%S", time.localtime(record.created))
        level = "" if record.levelno <= logging.INFO else f"{record.levelname.lower()}: "
        return f"{at} {level}{record.getMessage()}{_trace(self, record)}"


class _Json(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        more = {"trace": trace.strip()} if (trace := _trace(self, record)) else {}
        return json_line(
            record.getMessage(), at=record.created, level=record.levelname.lower(), logger=record.name, **more
        )


def json_line(message: str, *, at: float, level: str = "info", logger: str = "punto.server", **more: str) -> str:
    """One line of the log for programs: a JSON object."""
    line = {"time": round(at, 3), "level": level, "logger": logger, "message": message, **more}
    return json.dumps(line, ensure_ascii=False)


def _trace(formatter: logging.Formatter, record: logging.LogRecord) -> str:
    return "\n" + formatter.formatException(record.exc_info) if record.exc_info else ""


def _is_ours(record: logging.LogRecord) -> bool:
    """Whether somebody here has to know. Half a character is the client's fault, who is closed for it."""
    return not str(record.msg).startswith("Invalid UTF-8")


def set_up(*, log_format: LogFormat, level: str) -> None:
    """Send the logs of the server to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_Json() if log_format == "json" else _Human())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(_LEVELS[level])
    # One line a request is for those who look for trouble. Its own debugging would show cookies: never that.
    logging.getLogger("uvicorn").setLevel(logging.INFO if level == "debug" else max(logging.WARNING, _LEVELS[level]))
    logging.getLogger("uvicorn.error").addFilter(_is_ours)
    # What libraries tell of their insides helps nobody here, and may quote frames.
    for noisy in ("websockets", "asyncio", "alembic", "sqlalchemy"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
