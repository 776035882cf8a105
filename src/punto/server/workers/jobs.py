"""Jobs: what the server can ask of a worker process, and what comes back."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from hashlib import sha256
from typing import Any, Final, Literal

from punto.house import House
from punto.server.api.language import ACCEPT_LANGUAGE
from punto.server.people.sessions import Operator, Patron
from punto.server.workers.pricing import PricingRequest
from punto.words import ENGLISH, Language

__all__ = [
    "KEEP",
    "Asker",
    "AuditJob",
    "Headers",
    "HttpJob",
    "Keep",
    "News",
    "Paper",
    "PriceJob",
    "QuestionJob",
    "Reply",
    "SheetJob",
    "SimulationJob",
    "SimulationKind",
    "TableMoment",
    "WorkerJob",
]

Headers = tuple[tuple[str, str], ...]
Paper = Literal["a4", "us-letter"]
SimulationKind = Literal["shoes", "plan", "study", "count"]
Keep = Literal["always", "table"]
"""For how long an answer stays true: for ever, but for a correction of a paid round; or until something happens at its
table."""
KEEP: Final = "x-punto-keep"
"""The header by which a route says so to the server; it goes no further."""


@dataclass(frozen=True, slots=True)
class TableMoment:
    """How far the table is that a request is about, as far as answers are kept with it."""

    events: int | None = None
    """The number of its events; None: it is about no table in service."""
    corrections: int | None = 0
    """How often one of its paid rounds was corrected; None: nobody knows."""


@dataclass(frozen=True)
class Asker:
    """Who asks, as the server has found by the session."""

    patron: Patron | None = None
    operator: Operator | None = None


@dataclass(frozen=True, kw_only=True)
class HttpJob:
    """A request, to be answered by the route that it names."""

    method: str
    path: str
    query: bytes = b""
    content_type: str | None = None
    body: bytes = b""
    language: Language = ENGLISH
    asker: Asker = Asker()

    @property
    def headers(self) -> Headers:
        """What the route is told of the request's headers."""
        told = ((ACCEPT_LANGUAGE, self.language),)
        return told if self.content_type is None else (*told, ("content-type", self.content_type))

    @property
    def question(self) -> Hashable:
        """Equal for those that have the same answer."""
        return (self.method, self.path, self.query, self.content_type, sha256(self.body).digest(), self.asker)


@dataclass(frozen=True, kw_only=True)
class PriceJob:
    """The odds at a moment of a table, with what is said of the moment before them."""

    house: House
    asked: PricingRequest
    said: dict[str, Any]
    language: Language

    @property
    def question(self) -> Hashable:
        """Equal for those that have the same answer: a table and its number of events are a moment."""
        return tuple(self.said.items())


@dataclass(frozen=True)
class SimulationJob:
    """A simulation, as it was asked for: a body that was found to be sound, of the kind that it was sent as."""

    kind: SimulationKind
    body: bytes


@dataclass(frozen=True, kw_only=True)
class SheetJob:
    """A tracking sheet of a count that somebody has designed with a simulation of its bet."""

    asked: str
    """The digest of the simulation."""
    body: bytes
    """As the simulation was asked for."""
    states: bytes
    """By which it judges counts."""
    tags: str
    trigger: float
    running: bool
    lang: Language
    paper: Paper
    language: Language

    @property
    def question(self) -> Hashable:
        """Equal for those that have the same answer."""
        return (self.asked, self.tags, self.trigger, self.running, self.lang, self.paper)


@dataclass(frozen=True)
class AuditJob:
    """An audit of these tables, or of the whole database."""

    tables: frozenset[str] | None


QuestionJob = HttpJob | PriceJob | SheetJob
"""What somebody waits for: `question` says what is asked, and `language` how an error is to be put."""
WorkerJob = QuestionJob | SimulationJob | AuditJob


@dataclass(frozen=True)
class Reply:
    """What came of a job: a response, ready to be sent."""

    status: int
    headers: Headers
    body: bytes
    keep: Keep | None = None
    processor_seconds: float = 0.0
    spent: bool = False
    """Whether the process has grown too large to do another job."""


@dataclass(frozen=True)
class News:
    """How far a job is, and what is known so far, as texts that are ready to be sent."""

    head: dict[str, Any]
    parts: tuple[bytes, ...] = ()
