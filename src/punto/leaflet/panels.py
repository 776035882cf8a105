"""How the pieces of a leaflet are shared out among the panels of a folded sheet.

A piece is never broken and the order is kept, so that the only question is where each panel ends. The best answer
leaves the panels evenly filled and breaks between sections rather than in the middle of one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Piece:
    """One piece to place."""

    height: float
    gap: float
    """The space above it, unless it is the first of its panel."""
    break_cost: float
    """How bad it is to begin a panel with it, where leaving a whole panel empty is 1."""


@dataclass(frozen=True)
class Sharing:
    """Which pieces stand in each panel, and how bad that is."""

    panels: tuple[range, ...]
    cost: float


def share_out(pieces: Sequence[Piece], *, panels: int, height: float) -> Sharing | None:
    """The cheapest way to share out the pieces; None when they do not fit into so many panels of that height.

    >>> heading, text, table = Piece(60, 5, 0), Piece(30, 5, 0.1), Piece(40, 5, 0)
    >>> share_out([heading, text, table], panels=2, height=100).panels
    (range(0, 2), range(2, 3))
    """
    # best[n] is the cheapest way to fill the panels so far with the first n pieces: its cost, and where panels end.
    best: dict[int, tuple[float, tuple[int, ...]]] = {0: (0.0, ())}
    for _ in range(panels):
        filled: dict[int, tuple[float, tuple[int, ...]]] = {}
        for start, (cost, ends) in best.items():
            used = 0.0
            # A panel stays empty only when everything has been placed.
            for end in range(min(start + 1, len(pieces)), len(pieces) + 1):
                if end > start:
                    piece = pieces[end - 1]
                    used += piece.height + (piece.gap if end - 1 > start else 0.0)
                if used > height:
                    break
                whole = cost + _cost(pieces, start, slack=(height - used) / height)
                if end not in filled or whole < filled[end][0]:
                    filled[end] = (whole, (*ends, end))
        best = filled
    if len(pieces) not in best:
        return None
    cost, ends = best[len(pieces)]
    return Sharing(tuple(range(start, end) for start, end in zip((0, *ends), ends, strict=False)), cost)


def _cost(pieces: Sequence[Piece], start: int, *, slack: float) -> float:
    """The cost of a panel that begins with a piece and has so large a part left empty."""
    return slack**2 / 2 + (pieces[start].break_cost if start < len(pieces) else 0.0)
