"""Why the server closes a socket, and why it does not carry out a message."""

from __future__ import annotations

from enum import IntEnum
from typing import Final, Literal


class Close(IntEnum):
    """Why the server closes a socket."""

    TOO_LARGE = 1009
    RESTART = 1012
    MALFORMED = 4400
    SESSION = 4401
    ORIGIN = 4403
    NO_TABLE = 4404
    PROTOCOL = 4406
    STALLED = 4408
    GONE = 4410
    TOO_FAST = 4429
    FULL = 4503


CLOSE_REASONS: Final[dict[Close, str]] = {
    Close.TOO_LARGE: "A message was longer than 16 KiB.",
    Close.RESTART: "The server restarts; connect again after a moment and resume.",
    Close.MALFORMED: "Too many messages could not be read.",
    Close.SESSION: "The session is expired or not valid, or there is none for the wanted role; sign in again.",
    Close.ORIGIN: "The page comes from an origin that this server does not serve.",
    Close.NO_TABLE: "There is no such table.",
    Close.PROTOCOL: "The server does not speak the wanted version of the protocol.",
    Close.STALLED: "The client took nothing for too long.",
    Close.GONE: "The table is closed for good or out of service.",
    Close.TOO_FAST: "Too many messages, or too many sockets from one address.",
    Close.FULL: "The server has as many clients as it takes.",
}
"""What each close code means; also sent as the reason."""

ErrorCode = Literal[
    "malformed",
    "not_text",
    "too_fast",
    "not_permitted",
    "unknown_name",
    "store_unavailable",
    "fault",
]
"""Why a message was not carried out at all."""
