"""Frames from the server, as text. Each is made once, however many clients get it."""

from __future__ import annotations

from punto.rules.text import Text
from punto.server.document import Audience, Document, difference, dumps
from punto.server.protocol import PROTOCOL
from punto.store import Answer

__all__ = ["answer", "document", "error", "fold", "goodbye", "hello", "pong", "refused", "step"]


def hello(
    *,
    server: str,
    table: str,
    patron_name: str | None,
    audience: Audience,
    now: int,
    sequence: int,
    whole: Document | None,
) -> str:
    """The first frame; without a document the client goes on from the one it has."""
    return dumps(
        {
            "type": "hello",
            "protocol": PROTOCOL,
            "server": server,
            "table": table,
            "role": audience.role,
            "patron_name": patron_name,
            "audience": audience.name,
            "now": now,
            "sequence": sequence,
            "resumed": whole is None,
            "document": whole,
        }
    )


def step(*, before: Document, after: Document, now: int) -> str:
    """From one document to the next."""
    return dumps(
        {
            "type": "step",
            "sequence": after["view"]["sequence"],
            "from": before["view"]["sequence"],
            "now": now,
            "changes": difference(before, after),
        }
    )


def document(whole: Document, *, audience: Audience, now: int) -> str:
    """The document whole."""
    return dumps(
        {
            "type": "document",
            "sequence": whole["view"]["sequence"],
            "audience": audience.name,
            "now": now,
            "document": whole,
        }
    )


def answer(given: Answer) -> str:
    """The answer to a command."""
    refusal = given.refusal
    return dumps(
        {
            "type": "answer",
            "id": given.receipt.command,
            "accepted": refusal is None,
            "repeated": given.repeated,
            "sequence": given.receipt.sequence,
            "refusal": None
            if refusal is None
            else {"code": refusal.code.value, "message": _text(refusal.message), "bet": refusal.bet},
        }
    )


def refused(*, command: str, code: str, message: Text, sequence: int) -> str:
    """A refusal of the server itself, which never reached the table."""
    return dumps(
        {
            "type": "answer",
            "id": command,
            "accepted": False,
            "repeated": False,
            "sequence": sequence,
            "refusal": {"code": code, "message": _text(message), "bet": None},
        }
    )


def fold(*, seat: int, place: int, grab: list[float], to: list[float]) -> str:
    """How a patron folds a card."""
    return dumps({"type": "fold", "seat": seat, "place": place, "grab": grab, "to": to})


def pong(*, given: str, now: int) -> str:
    """The answer to a ping."""
    return dumps({"type": "pong", "id": given, "now": now})


def error(code: str, message: Text, *, given: str | None) -> str:
    """A message that was not carried out."""
    return dumps({"type": "error", "code": code, "message": _text(message), "id": given})


def goodbye(*, reason: str, retry_ms: int) -> str:
    """The server closes."""
    return dumps({"type": "goodbye", "reason": reason, "retry_ms": retry_ms})


def _text(text: Text) -> dict[str, str]:
    return {"en": text.en, "zh": text.zh}
