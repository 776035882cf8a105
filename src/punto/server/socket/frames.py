"""Frames from the server, as text. Each is made once, however many clients get it."""

from __future__ import annotations

from typing import Literal

from punto.server.live.document import Audience, difference
from punto.server.protocol import (
    AnswerFrame,
    DocumentFrame,
    ErrorCode,
    ErrorFrame,
    FoldShownFrame,
    GoodbyeFrame,
    HelloFrame,
    Point,
    PongFrame,
    RefusalBody,
    ServerFrame,
    StepFrame,
    TableDocument,
)
from punto.store import Answer
from punto.table.codec import encode
from punto.words import Text

__all__ = ["answer", "answer_of", "document", "error", "fold", "goodbye", "hello", "pong", "refused", "step"]


def hello(
    *,
    server: str,
    table: str,
    patron_name: str | None,
    audience: Audience,
    now: int,
    sequence: int,
    whole: TableDocument | None,
) -> str:
    """The first frame; without a document the client goes on from the one it has."""
    return _text(
        HelloFrame(
            server=server,
            table=table,
            role=audience.role,
            patron_name=patron_name,
            audience=audience.name,
            now=now,
            sequence=sequence,
            resumed=whole is None,
            document=whole,
        )
    )


def step(*, before: TableDocument, after: TableDocument, now: int) -> str:
    """From one document to the next."""
    changes = difference(before, after)
    return _text(StepFrame(sequence=after.view.sequence, since=before.view.sequence, now=now, changes=changes))


def document(whole: TableDocument, *, audience: Audience, now: int) -> str:
    """The document whole."""
    return _text(DocumentFrame(sequence=whole.view.sequence, audience=audience.name, now=now, document=whole))


def answer_of(given: Answer) -> AnswerFrame:
    """The answer to a command, as data."""
    refusal = given.refusal
    return AnswerFrame(
        id=given.receipt.command,
        accepted=refusal is None,
        repeated=given.repeated,
        sequence=given.receipt.sequence,
        refusal=None if refusal is None else RefusalBody(code=refusal.code, message=refusal.message, bet=refusal.bet),
    )


def answer(given: Answer) -> str:
    """The answer to a command."""
    return _text(answer_of(given))


def refused(*, command: str, code: Literal["too_many_seats"], message: Text, sequence: int) -> str:
    """A refusal of the server itself, which never reached the table."""
    refusal = RefusalBody(code=code, message=message, bet=None)
    return _text(AnswerFrame(id=command, accepted=False, repeated=False, sequence=sequence, refusal=refusal))


def fold(*, seat: int, place: int, grab: Point, to: Point) -> str:
    """How a patron folds a card."""
    return _text(FoldShownFrame(seat=seat, place=place, grab=grab, to=to))


def pong(*, given: str, now: int) -> str:
    """The answer to a ping."""
    return _text(PongFrame(id=given, now=now))


def error(code: ErrorCode, message: Text, *, given: str | None) -> str:
    """A message that was not carried out."""
    return _text(ErrorFrame(code=code, message=message, id=given))


def goodbye(*, reason: str, retry_ms: int) -> str:
    """The server closes."""
    return _text(GoodbyeFrame(reason=reason, retry_ms=retry_ms))


def _text(frame: ServerFrame) -> str:
    return encode(frame).decode()
