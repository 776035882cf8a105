"""Errors over HTTP: one exception, and one shape for whatever goes wrong.

{"error": {"code": "unknown_table", "message": {"en": ..., "zh": ...}, "problems": [...]}}
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException

from punto.errors import HouseError, PuntoError, StoreError, StoreUnavailable, UnknownName
from punto.rules.text import Text
from punto.server.methods import methods_of

__all__ = ["ApiError", "ErrorBody", "ErrorReply", "ProblemBody", "TextBody", "error_body", "install"]

_log = logging.getLogger("punto.server")


class TextBody(BaseModel):
    """A text in both languages."""

    model_config = ConfigDict(extra="forbid")

    en: str
    zh: str

    @classmethod
    def of(cls, text: Text) -> TextBody:
        """The text as it goes over the wire."""
        return cls(en=text.en, zh=text.zh)


class ProblemBody(BaseModel):
    """One of several things that are wrong: where, and what would be right."""

    model_config = ConfigDict(extra="forbid")

    file: str | None = None
    line: int | None = None
    key: str
    message: str


class ErrorBody(BaseModel):
    """What went wrong."""

    model_config = ConfigDict(extra="forbid")

    code: str
    message: TextBody
    problems: list[ProblemBody] = []


class ErrorReply(BaseModel):
    """The body of every reply that is an error."""

    model_config = ConfigDict(extra="forbid")

    error: ErrorBody


class ApiError(Exception):
    """A request that is answered with an error."""

    def __init__(self, status: int, code: str, message: Text, problems: Sequence[ProblemBody] = ()) -> None:
        super().__init__(message.en)
        self.status, self.code, self.message, self.problems = status, code, message, tuple(problems)


def error_body(code: str, message: Text, problems: Sequence[ProblemBody] = ()) -> dict[str, Any]:
    """The body of an error as plain data."""
    reply = ErrorReply(error=ErrorBody(code=code, message=TextBody.of(message), problems=list(problems)))
    return reply.model_dump(mode="json")


_HTTP = {
    400: ("bad_request", Text("The request cannot be read.", "无法读取请求。")),
    404: ("not_found", Text("There is nothing here.", "此处没有内容。")),
    405: ("method_not_allowed", Text("That cannot be done here.", "此处不支持该操作。")),
}


def install(app: FastAPI) -> None:
    """Give every error of the app the one shape."""
    app.add_exception_handler(ApiError, _on_api_error)
    app.add_exception_handler(PuntoError, _on_punto_error)
    app.add_exception_handler(RequestValidationError, _on_validation)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(Exception, _on_fault)


def _reply(status: int, code: str, message: Text, problems: Sequence[ProblemBody] = ()) -> JSONResponse:
    return JSONResponse(error_body(code, message, problems), status_code=status)


async def _on_api_error(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    return _reply(error.status, error.code, error.message, error.problems)


async def _on_punto_error(_: Request, error: Exception) -> JSONResponse:
    """Errors of the library: what a request named or wrote wrong is the client's, a database is ours."""
    match error:
        case UnknownName():
            said = Text(f"There is no {error.kind} {error.name!r}.", f"没有名为{error.name!r}的{error.kind}。")
            return _reply(
                404, f"unknown_{error.kind.split()[0]}", said, [ProblemBody(key=error.kind, message=str(error))]
            )
        case HouseError():
            problems = [
                ProblemBody(file=each.file, line=each.line, key=each.key, message=each.message)
                for each in error.problems
            ]
            return _reply(422, "house_problems", Text("The house file has problems.", "规则文件有问题。"), problems)
        case StoreUnavailable():
            _log.warning("the store is out of reach: %s", error)
            return _reply(503, "store_unavailable", Text("Please try again in a moment.", "请稍后再试。"))
        case StoreError():
            _log.error("the store failed: %s", error)
            return _reply(500, "store_failed", Text("The records cannot be read now.", "暂时无法读取记录。"))
        case _:
            said = Text("The request cannot be carried out.", "无法执行该请求。")
            return _reply(422, "bad_input", said, [ProblemBody(key="", message=str(error))])


async def _on_validation(_: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    problems = [
        ProblemBody(key=".".join(str(part) for part in each["loc"]), message=str(each["msg"]))
        for each in error.errors()
    ]
    return _reply(422, "bad_request", Text("The request is not as it should be.", "请求格式不正确。"), problems)


async def _on_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code, message = _HTTP.get(error.status_code, ("failed", Text("The request failed.", "请求失败。")))
    reply = _reply(error.status_code, code, message)
    reply.headers.update(error.headers or {})
    if error.status_code == 405 and (methods := methods_of(request)):
        # The framework names those of one route only.
        reply.headers["allow"] = ", ".join(methods)
    return reply


async def _on_fault(request: Request, error: Exception) -> JSONResponse:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return _reply(500, "fault", Text("Something is wrong on our side.", "服务器出现故障。"))
