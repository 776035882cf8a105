"""The frames that clients and the server send each other."""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

from pydantic import ConfigDict, Field, TypeAdapter

from punto.rules.text import Text
from punto.server.protocol.base import CommandId, Count, Frame, Point
from punto.server.protocol.closing import ErrorCode
from punto.server.protocol.commands import CommandBody
from punto.server.protocol.document import TableDocument
from punto.table import Code

# ------------------------------------------------------------------------------------ client to server


class CommandFrame(Frame):
    """A command; the same id again gets the same answer."""

    type: Literal["command"]
    id: CommandId
    command: CommandBody


class FoldFrame(Frame):
    """How the card that one squeezes is folded now, in units of the card."""

    type: Literal["fold"]
    place: Count
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


class HelloFrame(Frame):
    """The first frame."""

    type: Literal["hello"]
    protocol: int
    server: str
    table: str
    role: Literal["spectator", "patron", "operator"]
    patron_name: str | None
    audience: str
    now: int
    sequence: int
    resumed: bool
    document: TableDocument | None


class Change(Frame):
    """One change of a document."""

    path: list[str]
    value: Any


class StepFrame(Frame):
    """The document moves on; `from` is the number that the client must hold."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, populate_by_name=True)

    type: Literal["step"]
    sequence: int
    since: int = Field(alias="from")
    now: int
    changes: list[Change]


class DocumentFrame(Frame):
    """The document whole, and the audience it is for, which changes when a patron sits down or gets up."""

    type: Literal["document"]
    sequence: int
    audience: str
    now: int
    document: TableDocument


class RefusalBody(Frame):
    """Why a command is refused: a rule of the table, or a purse that does not hold that much."""

    code: Code | Literal["purse_short"]
    message: Text
    bet: str | None


class AnswerFrame(Frame):
    """The answer to a command, after the step that it caused."""

    type: Literal["answer"]
    id: str
    accepted: bool
    repeated: bool
    sequence: int
    refusal: RefusalBody | None


class FoldShownFrame(Frame):
    """How another patron folds a card."""

    type: Literal["fold"]
    seat: int
    place: int
    grab: Point
    to: Point


class PongFrame(Frame):
    """Here, and this is the time."""

    type: Literal["pong"]
    id: str
    now: int


class ErrorFrame(Frame):
    """A message that was not carried out at all."""

    type: Literal["error"]
    code: ErrorCode
    message: Text
    id: str | None


class GoodbyeFrame(Frame):
    """The server closes; come back after so many milliseconds."""

    type: Literal["goodbye"]
    reason: str
    retry_ms: int


ServerFrame = Annotated[
    HelloFrame | StepFrame | DocumentFrame | AnswerFrame | FoldShownFrame | PongFrame | ErrorFrame | GoodbyeFrame,
    Field(discriminator="type"),
]

CLIENT_FRAMES: Final[tuple[type[Frame], ...]] = (CommandFrame, FoldFrame, SyncFrame, PingFrame)
SERVER_FRAMES: Final[tuple[type[Frame], ...]] = (
    *(HelloFrame, StepFrame, DocumentFrame, AnswerFrame),
    *(FoldShownFrame, PongFrame, ErrorFrame, GoodbyeFrame),
)
