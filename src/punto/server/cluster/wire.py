"""The internal protocol of a link between two servers of one house: JSON texts, told apart by `t`.

A link is authenticated both ways before anything is said: each side proves that it has the secret of the house over a
number that the other one made up, so that nothing can be played back. What is said is not encrypted: it goes where the
connection to the database goes, and holds what the database holds.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets

import msgspec
from msgspec import Raw, Struct

from punto.words import Text

__all__ = [
    "Answered",
    "Ask",
    "At",
    "Events",
    "Failed",
    "Fold",
    "Gone",
    "Here",
    "LobbyAsked",
    "LobbyTable",
    "LobbyTold",
    "PutBack",
    "Unwatch",
    "Watch",
    "key_of",
    "new_number",
    "proof",
    "read_from_edge",
    "read_from_owner",
    "written",
]

# ------------------------------------------------------------------------- from the server with the sockets


class Watch(Struct, frozen=True, tag_field="t", tag="watch"):
    """Tell me what happens at a table."""

    table: str


class Unwatch(Struct, frozen=True, tag_field="t", tag="unwatch"):
    """Nobody watches it here any more."""

    table: str


class Here(Struct, frozen=True, tag_field="t", tag="here"):
    """How many sockets are at the table here, and who came, or went with their last socket."""

    table: str
    watching: int
    patron: str | None = None
    here: bool = True


class Ask(Struct, frozen=True, tag_field="t", tag="ask"):
    """Carry out a command of a session that this server has read and found valid."""

    id: int
    table: str
    frame: Raw
    """The command frame as the client sent it."""
    patron: tuple[str, str, int] | None = None
    """Id, name and end of the session."""
    operator: tuple[str, int] | None = None
    address: str | None = None
    """From where it comes, as far as seats are counted by it."""


class PutBack(Struct, frozen=True, tag_field="t", tag="put_back"):
    """Put a table that is out of service back into it."""

    id: int
    table: str


class LobbyAsked(Struct, frozen=True, tag_field="t", tag="lobby"):
    """What do you say of your tables?"""

    id: int


# ----------------------------------------------------------------------------------------- from the owner


class At(Struct, frozen=True, tag_field="t", tag="at"):
    """The table is here, after so many events."""

    table: str
    sequence: int
    now: int
    watching: int


class Events(Struct, frozen=True, tag_field="t", tag="events"):
    """What happened at a table after so many events; none: read the store."""

    table: str
    since: int
    events: list[Raw]
    now: int
    watching: int


class Gone(Struct, frozen=True, tag_field="t", tag="gone"):
    """The table is not dealt here."""

    table: str


class Answered(Struct, frozen=True, tag_field="t", tag="answered"):
    """The answer to what was asked: an answer frame, or nothing more to say."""

    id: int
    text: str = ""


class Failed(Struct, frozen=True, tag_field="t", tag="failed"):
    """What was asked could not be done: why, in a word, and what belongs to it."""

    id: int
    why: str
    said: Text | None = None
    status: int = 0


class LobbyTable(Struct, frozen=True):
    """A table in the lobby."""

    name: str
    line: Raw
    """What everybody sees of it; null when it is out of service or not open."""
    seated: list[str]
    trouble: Text | None
    may: list[str]
    """The commands that it would take from an operator now."""
    house: str | None = None
    has_room: bool = False
    playable: bool = False


class LobbyTold(Struct, frozen=True, tag_field="t", tag="told"):
    """What a server says of its tables."""

    id: int
    tables: list[LobbyTable]


# ------------------------------------------------------------------------------------------- both ways


class Fold(Struct, frozen=True, tag_field="t", tag="fold"):
    """How somebody folds a card."""

    table: str
    place: int
    text: str


FromEdge = Watch | Unwatch | Here | Ask | PutBack | LobbyAsked | Fold
FromOwner = At | Events | Gone | Answered | Failed | LobbyTold | Fold

_FROM_EDGE = msgspec.json.Decoder(FromEdge)
_FROM_OWNER = msgspec.json.Decoder(FromOwner)
_ENCODER = msgspec.json.Encoder()


def read_from_edge(text: str) -> FromEdge:
    """What the server with the sockets says; msgspec.DecodeError if it is nothing of this."""
    message: FromEdge = _FROM_EDGE.decode(text)
    return message


def read_from_owner(text: str | bytes) -> FromOwner:
    """What the owner says."""
    message: FromOwner = _FROM_OWNER.decode(text)
    return message


def written(message: FromEdge | FromOwner) -> str:
    """A message as text."""
    return _ENCODER.encode(message).decode()


# ---------------------------------------------------------------------------------------- the handshake


def key_of(secret: bytes) -> bytes:
    """The key of links, from the secret of the house."""
    return hmac.digest(secret, b"punto link 1", hashlib.sha256)


def new_number() -> str:
    """A number that nobody has seen before."""
    return secrets.token_hex(16)


def proof(key: bytes, *, side: str, number: str) -> str:
    """That whoever gives it has the key; the two sides prove different things, so that none can be handed back."""
    return hmac.new(key, f"{side}/{number}".encode(), hashlib.sha256).hexdigest()
