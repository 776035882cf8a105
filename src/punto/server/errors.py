"""Errors over HTTP: one exception, and one shape for whatever goes wrong.

{"error": {"code": "unknown_table", "message": "There is no such table.", "text": {"key": ..., "values": {...}},
"problems": [...]}}

`message` is a sentence in the language of the request, by its `Accept-Language`; `text` is the same for a page that
puts it into words itself.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any, Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from pydantic import BaseModel, ConfigDict
from starlette.exceptions import HTTPException

from punto.errors import FileError, PlanError, PuntoError, StoreError, StoreUnavailable, UnknownName
from punto.server.api.language import language_of, said_in
from punto.server.api.methods import methods_of
from punto.server.api.validation import said_of_value
from punto.words import Language, Text

__all__ = [
    "ApiError",
    "ApiProblem",
    "ErrorBody",
    "ErrorReply",
    "ProblemBody",
    "error_body",
    "error_response",
    "install",
]

_log = logging.getLogger("punto.server")
_MOST_PROBLEMS: Final = 100
"""A request may have thousands; nobody reads them all."""


@dataclass(frozen=True, kw_only=True)
class ApiProblem:
    """One of several things that are wrong: where, and what would be right."""

    key: str
    text: Text
    file: str | None = None
    line: int | None = None


class ProblemBody(BaseModel):
    """One of several things that are wrong: where, and what would be right."""

    model_config = ConfigDict(extra="forbid")

    file: str | None
    line: int | None
    key: str
    message: str
    """In the language of the request."""
    text: Text


class ErrorBody(BaseModel):
    """What went wrong."""

    model_config = ConfigDict(extra="forbid")

    code: str
    message: str
    """A sentence in the language of the request."""
    text: Text
    problems: list[ProblemBody]


class ErrorReply(BaseModel):
    """The body of every reply that is an error."""

    model_config = ConfigDict(extra="forbid")

    error: ErrorBody


class ApiError(Exception):
    """A request that is answered with an error."""

    def __init__(
        self,
        status: int,
        code: str,
        message: Text,
        problems: Sequence[ApiProblem] = (),
        *,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(message)
        self.status, self.code, self.message, self.problems = status, code, message, tuple(problems)
        self.retry_after = retry_after
        """In how many seconds the same request may be answered."""


def error_body(code: str, said: Text, language: Language, problems: Sequence[ApiProblem] = ()) -> dict[str, Any]:
    """The body of an error as plain data, its sentences in a language."""
    told = [
        ProblemBody(
            file=each.file, line=each.line, key=each.key, message=each.text.in_language(language), text=each.text
        )
        for each in problems
    ]
    body = ErrorBody(code=code, message=said.in_language(language), text=said, problems=told)
    return ErrorReply(error=body).model_dump(mode="json")


def error_response(
    request: Request, status: int, code: str, said: Text, problems: Sequence[ApiProblem] = ()
) -> JSONResponse:
    """An error as the answer to a request, in its language."""
    language = language_of(request)
    return JSONResponse(error_body(code, said, language, problems), status_code=status, headers=said_in(language))


_HTTP = {
    400: ("bad_request", Text("server-errors-unreadable")),
    404: ("not_found", Text("server-errors-nothing-here")),
    405: ("method_not_allowed", Text("server-errors-not-done-here")),
}


def install(app: FastAPI) -> None:
    """Give every error of the app the one shape."""
    app.add_exception_handler(ApiError, _on_api_error)
    app.add_exception_handler(PuntoError, _on_punto_error)
    app.add_exception_handler(RequestValidationError, _on_validation)
    app.add_exception_handler(HTTPException, _on_http)
    app.add_exception_handler(Exception, _on_fault)


async def _on_api_error(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, ApiError)
    reply = error_response(request, error.status, error.code, error.message, error.problems)
    if error.retry_after is not None:
        reply.headers["retry-after"] = str(ceil(error.retry_after))
    return reply


async def _on_punto_error(request: Request, error: Exception) -> JSONResponse:
    """Errors of the library: what a request named or wrote wrong is the client's, a database is ours."""
    assert isinstance(error, PuntoError)
    match error:
        case UnknownName():
            said = Text("server-errors-unknown", kind=error.kind, name=error.name)
            problem = ApiProblem(key=error.kind, text=error.text)
            return error_response(request, 404, f"unknown_{error.kind.split()[0]}", said, [problem])
        case FileError():
            problems = [
                ApiProblem(file=each.file, line=each.line, key=each.key, text=each.message) for each in error.problems
            ]
            if isinstance(error, PlanError):
                return error_response(request, 422, "plan_problems", Text("server-errors-plan-problems"), problems)
            return error_response(request, 422, "house_problems", Text("server-errors-house-problems"), problems)
        case StoreUnavailable():
            _log.warning("the store is out of reach: %s", error)
            later = error_response(request, 503, "store_unavailable", Text("server-errors-try-again"))
            later.headers["retry-after"] = "2"
            return later
        case StoreError():
            _log.error("the store failed: %s", error)
            return error_response(request, 500, "store_failed", Text("server-errors-records-unreadable"))
        case _:
            said = Text("server-errors-not-carried-out")
            return error_response(request, 422, "bad_input", said, [ApiProblem(key="", text=error.text)])


async def _on_validation(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, RequestValidationError)
    problems = [
        ApiProblem(key=".".join(str(part) for part in each["loc"]), text=said_of_value(each))
        for each in error.errors()[:_MOST_PROBLEMS]
    ]
    return error_response(request, 422, "bad_request", Text("server-errors-not-as-it-should-be"), problems)


async def _on_http(request: Request, error: Exception) -> JSONResponse:
    assert isinstance(error, HTTPException)
    code, said = _HTTP.get(error.status_code, ("failed", Text("server-errors-failed")))
    reply = error_response(request, error.status_code, code, said)
    reply.headers.update(error.headers or {})
    if error.status_code == 405 and (methods := methods_of(request)):
        # The framework names those of one route only.
        reply.headers["allow"] = ", ".join(methods)
    return reply


async def _on_fault(request: Request, error: Exception) -> JSONResponse:
    _log.error("%s %s failed", request.method, request.url.path, exc_info=error)
    return error_response(request, 500, "fault", Text("server-errors-our-fault"))
