"""What several routers share: the base of bodies, path and query parameters."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Final, Self, TypeVar

from fastapi import Path, Query, Request
from pydantic import BaseModel, ConfigDict

from punto.server.errors import ErrorReply
from punto.server.protocol.base import WHOLE

__all__ = [
    "ERRORS",
    "WHOLE",
    "Body",
    "Cursor",
    "Given",
    "Limit",
    "RoundNumber",
    "ShoeNumber",
    "TableName",
    "kept",
]

T = TypeVar("T")

ERRORS: Final[dict[int | str, dict[str, Any]]] = {
    "4XX": {"model": ErrorReply},
    503: {"model": ErrorReply, "description": "Too much to do: `Retry-After` says in how many seconds to ask again."},
}
"""Every router documents its errors so."""

_MOST: Final = 2**31 - 1
_LAST: Final = 2**53 - 1

TableName = Annotated[
    str,
    Path(
        min_length=1, max_length=100, pattern=r"^[^\x00-\x1f\x7f]+$", description="The name of a table, such as mini."
    ),
]
ShoeNumber = Annotated[int, Path(ge=1, le=_MOST, description="The number of a shoe, from 1.")]
RoundNumber = Annotated[int, Path(ge=1, le=_MOST, description="The number of a round in its shoe, from 1.")]
Cursor = Annotated[int, Query(ge=0, le=_LAST)]
"""A place in a journal or a list, as it is given back in the page before."""
Limit = Annotated[int, Query(ge=1, le=100, description="How many at most.")]


class Body(BaseModel):
    """What is sent."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    @classmethod
    def of(cls, value: object) -> Self:
        """The body with the attributes of a value, and of the values inside it."""
        return cls.model_validate(value, from_attributes=True)


class Given(BaseModel):
    """What is received, and read strictly."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True)


def kept(request: Request, name: str, make: Callable[[], T]) -> T:
    """Something of the app that answers this request: made when it is first asked for, and kept."""
    state = request.app.state
    if not hasattr(state, name):
        setattr(state, name, make())
    found: T = getattr(state, name)
    return found
