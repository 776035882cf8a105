"""The socket's protocol: every frame as a model, and every close code.

Frames are JSON texts, one object each, told apart by `type`. What clients send is read strictly: no unknown field, no
number as a string. The same models make the AsyncAPI document and the types of the page.
"""

from __future__ import annotations

from punto.server.protocol.base import (
    MOST_BYTES,
    PROTOCOL,
    BetKey,
    CommandId,
    Coordinate,
    Frame,
    HandSide,
    NonNegative,
    Point,
    Reason,
    Whole,
)
from punto.server.protocol.closing import CLOSE_REASONS, Close, ErrorCode
from punto.server.protocol.commands import CommandBody, OperatorCommandBody, kind_of, said_in
from punto.server.protocol.document import (
    RoadBead,
    RoadCell,
    RoadMark,
    RoadsDocument,
    TableDocument,
)
from punto.server.protocol.frames import (
    CLIENT_FRAME,
    CLIENT_FRAMES,
    SERVER_FRAMES,
    AnswerFrame,
    Change,
    ClientFrame,
    CommandFrame,
    DocumentFrame,
    ErrorFrame,
    FoldFrame,
    FoldShownFrame,
    GoodbyeFrame,
    HelloFrame,
    PingFrame,
    PongFrame,
    RefusalBody,
    ServerFrame,
    StepFrame,
    SyncFrame,
)

__all__ = [
    "CLIENT_FRAME",
    "CLIENT_FRAMES",
    "CLOSE_REASONS",
    "MOST_BYTES",
    "PROTOCOL",
    "SERVER_FRAMES",
    "AnswerFrame",
    "BetKey",
    "Change",
    "ClientFrame",
    "Close",
    "CommandBody",
    "CommandFrame",
    "CommandId",
    "Coordinate",
    "DocumentFrame",
    "ErrorCode",
    "ErrorFrame",
    "FoldFrame",
    "FoldShownFrame",
    "Frame",
    "GoodbyeFrame",
    "HandSide",
    "HelloFrame",
    "NonNegative",
    "OperatorCommandBody",
    "PingFrame",
    "Point",
    "PongFrame",
    "Reason",
    "RefusalBody",
    "RoadBead",
    "RoadCell",
    "RoadMark",
    "RoadsDocument",
    "ServerFrame",
    "StepFrame",
    "SyncFrame",
    "TableDocument",
    "Whole",
    "kind_of",
    "said_in",
]
