"""What all frames and all bodies of commands have, and the words they use."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field

PROTOCOL: Final = 1
"""The version of this protocol; a client names the one it speaks when it connects."""

MOST_BYTES: Final = 16 * 1024
"""The longest message that a client may send."""


def _whole(value: object) -> object:
    return int(value) if isinstance(value, float) and value.is_integer() else value


WHOLE: Final = BeforeValidator(_whole)
"""For a whole number that is received, after its limits: 80.0 is one, as JSON Schema has it."""

NonNegative = Annotated[int, Field(ge=0, le=2**53 - 1)]
Whole = Annotated[int, Field(ge=-(2**53) + 1, le=2**53 - 1), WHOLE]
CommandId = Annotated[str, Field(min_length=1, max_length=64, pattern=r"^[\x21-\x7e]+$")]
BetKey = Annotated[str, Field(min_length=1, max_length=64)]
HandSide = Literal["player", "banker"]
Reason = Annotated[str, Field(max_length=200)]
Coordinate = Annotated[float, Field(ge=-8, le=8, allow_inf_nan=False)]
Point = Annotated[list[Coordinate], Field(min_length=2, max_length=2)]


class Frame(BaseModel):
    """What all frames have."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)
