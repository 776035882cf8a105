"""The frames of the socket: models of what clients send, read strictly, and frozen data that the server sends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal, get_args

from pydantic import Field, TypeAdapter

from punto.server.protocol.base import PROTOCOL, CommandId, Frame, NonNegative, Point
from punto.server.protocol.closing import ErrorCode
from punto.server.protocol.commands import CommandBody
from punto.server.protocol.document import TableDocument
from punto.table import Code
from punto.table.views.offers import Role
from punto.words import Text

# ------------------------------------------------------------------------------------ client to server


class CommandFrame(Frame):
    """A command; the same id again gets the same answer."""

    type: Literal["command"]
    id: CommandId
    command: CommandBody


class FoldFrame(Frame):
    """How the card that one squeezes is folded now, in units of the card."""

    type: Literal["fold"]
    place: NonNegative
    grab: Point
    to: Point


class SyncFrame(Frame):
    """Send the whole document."""

    type: Literal["sync"]


class PingFrame(Frame):
    """Are you there, and what time is it?"""

    type: Literal["ping"]
    id: CommandId


ClientFrame = Annotated[CommandFrame | FoldFrame | SyncFrame | PingFrame, Field(discriminator="type")]
CLIENT_FRAME: Final[TypeAdapter[CommandFrame | FoldFrame | SyncFrame | PingFrame]] = TypeAdapter(ClientFrame)

# ------------------------------------------------------------------------------------ server to client


@dataclass(frozen=True, slots=True, kw_only=True)
class HelloFrame:
    """The first frame; without a document the client goes on from the one it has."""

    type: Literal["hello"] = "hello"
    protocol: int = PROTOCOL
    server: str
    table: str
    role: Role
    patron_name: str | None
    audience: str
    now: int
    sequence: int
    resumed: bool
    document: TableDocument | None


@dataclass(frozen=True, slots=True)
class Change:
    """One change of a document."""

    path: tuple[str, ...]
    value: Any


@dataclass(frozen=True, slots=True, kw_only=True)
class StepFrame:
    """The document moves on; `since` is the number that the client must hold."""

    type: Literal["step"] = "step"
    sequence: int
    since: int
    now: int
    changes: list[Change]


@dataclass(frozen=True, slots=True, kw_only=True)
class DocumentFrame:
    """The document whole, and the audience it is for, which changes when a patron sits down or gets up."""

    type: Literal["document"] = "document"
    sequence: int
    audience: str
    now: int
    document: TableDocument


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusalBody:
    """Why a command is refused: a rule of the table, or an address that has seats enough."""

    code: Code | Literal["too_many_seats"]
    message: Text
    bet: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerFrame:
    """The answer to a command, after the step that it caused."""

    type: Literal["answer"] = "answer"
    id: str
    accepted: bool
    repeated: bool
    sequence: int
    """The number of events of the table after it."""
    refusal: RefusalBody | None


@dataclass(frozen=True, slots=True, kw_only=True)
class FoldShownFrame:
    """How another patron folds a card."""

    type: Literal["fold"] = "fold"
    seat: int
    place: int
    grab: Point
    to: Point


@dataclass(frozen=True, slots=True, kw_only=True)
class PongFrame:
    """Here, and this is the time."""

    type: Literal["pong"] = "pong"
    id: str
    now: int


@dataclass(frozen=True, slots=True, kw_only=True)
class ErrorFrame:
    """A message that was not carried out at all."""

    type: Literal["error"] = "error"
    code: ErrorCode
    message: Text
    id: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodbyeFrame:
    """The server closes; come back after so many milliseconds."""

    type: Literal["goodbye"] = "goodbye"
    reason: str
    retry_ms: int


ServerFrame = (
    HelloFrame | StepFrame | DocumentFrame | AnswerFrame | FoldShownFrame | PongFrame | ErrorFrame | GoodbyeFrame
)

CLIENT_FRAMES: Final[tuple[type[Frame], ...]] = (CommandFrame, FoldFrame, SyncFrame, PingFrame)
SERVER_FRAMES: Final[tuple[type[ServerFrame], ...]] = get_args(ServerFrame)
