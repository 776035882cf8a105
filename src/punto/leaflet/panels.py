"""How the pieces of a leaflet are shared out among the panels of a folded sheet.

A piece is never broken and the order is kept, so that the only question is where each panel ends. The best answer
leaves the panels evenly filled and breaks between sections rather than in the middle of one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

STRETCH = 3.5
"""How many times its size a gap may grow, so that panels end at one height."""
_BARE, _EMPTY_COST = 0.14, 4.0
"""A panel whose gaps have grown may be bare at its foot by so large a part; more costs so much, the whole being 1."""
_ABOVE_THE_FOOT = 0.04
"""By how much more a panel may be bare where its last piece is set at the foot."""


@dataclass(frozen=True)
class Piece:
    """One piece to place."""

    height: float
    gap: float
    """The space above it, unless it is the first of its panel."""
    break_cost: float
    """How bad it is to begin a panel with it, where leaving a whole panel empty is 1."""
    fills: bool = False
    """Whether it is set at the foot of its panel, however much is left above it."""


@dataclass(frozen=True)
class Sharing:
    """Which pieces stand in each panel, and how bad that is."""

    panels: tuple[range, ...]
    cost: float


def share_out(pieces: Sequence[Piece], *, panels: int, height: float, first: float | None = None) -> Sharing | None:
    """The cheapest way to share out the pieces; None when they do not fit into so many panels of that height.

    The first panel may be of another height than the rest.

    >>> heading, text, table = Piece(60, 5, 0), Piece(30, 5, 0.1), Piece(40, 5, 0)
    >>> share_out([heading, text, table], panels=2, height=100).panels
    (range(0, 1), range(1, 3))
    """
    # best[n] is the cheapest way to fill the panels so far with the first n pieces: its cost, and where panels end.
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for number in range(panels):
        tall = height if number or first is None else first
        filled: dict[int, tuple[float, tuple[int, ...]]] = {}
        for start, (cost, ends) in best.items():
            used = gaps = 0.0
            # A panel stays empty only when everything has been placed.
            for end in range(min(start + 1, len(pieces)), len(pieces) + 1):
                if end > start:
                    piece = pieces[end - 1]
                    gap = piece.gap if end - 1 > start else 0.0
                    used, gaps = used + piece.height + gap, gaps + gap
                if used > tall:
                    break
                bare = max(0.0, tall - used - (STRETCH - 1) * gaps) / tall
                if start < end == len(pieces) and pieces[end - 1].fills:
                    bare = max(0.0, bare - _ABOVE_THE_FOOT)
                whole = cost + _cost(pieces, start, slack=(tall - used) / tall, bare=bare)
                if end not in filled or whole < filled[end][0]:
                    filled[end] = (whole, (*ends, end))
        best = filled
    if len(pieces) not in best:
        return None
    cost, ends = best[len(pieces)]
    return Sharing(tuple(range(start, end) for start, end in zip((0, *ends), ends, strict=False)), cost)


def _cost(pieces: Sequence[Piece], start: int, *, slack: float, bare: float) -> float:
    """The cost of a panel that begins with a piece, has so much left over, and so much bare at its foot."""
    looks_empty = _EMPTY_COST * max(0.0, bare - _BARE)
    return slack**2 / 2 + looks_empty + (pieces[start].break_cost if start < len(pieces) else 0.0)
