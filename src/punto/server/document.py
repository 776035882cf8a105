"""The wire document: everything that one audience may see of a table, as plain data, and how two of them differ.

    {"view": what `punto.table.view` gives, "roads": the roads of the shoe}

A document is a pure function of the state and the audience, so that a client that holds the document of a sequence
number can go on from there, whichever process made it.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from punto import __version__
from punto.rules.roads import DerivedRoad, Place, parse_results, roads
from punto.rules.rounds import Round
from punto.table import State, Viewer, encode, view
from punto.table.view import Role

__all__ = ["Audience", "Document", "audience_of", "difference", "document_of", "dumps", "roads_of", "totals_of"]

Document = dict[str, Any]


@dataclass(frozen=True, slots=True)
class Audience:
    """All viewers who see the same. Patrons without a seat are one audience; a seated patron is one alone."""

    role: Role
    patron: str | None = None

    @property
    def name(self) -> str:
        """How clients know it. It says nothing, and changes with the version, since documents may."""
        return hashlib.sha256(f"{__version__}/{self.role}/{self.patron or ''}".encode()).hexdigest()[:16]


def audience_of(state: State, role: Role, patron: str | None) -> Audience:
    """The audience to which a viewer belongs in this state."""
    seated = role == "patron" and patron is not None and state.seated(patron) is not None
    return Audience(role, patron if seated else None)


def document_of(state: State, audience: Audience) -> Document:
    """What that audience may see."""
    seen = encode(view(state, Viewer(audience.role, audience.patron)))
    del seen["type"], seen["version"]
    if seen["shoe"] is None:
        return {"view": seen, "roads": roads_of("", ())}
    totals = totals_of(each["cards"] for each in seen["shoe"]["rounds"])
    return {"view": seen, "roads": roads_of(seen["shoe"]["results"], totals)}


def totals_of(rounds: Iterable[str | None]) -> tuple[int, ...]:
    """The winning total of each of these rounds, given by their cards; void ones have none and are left out."""
    return tuple(_winning_total(cards) for cards in rounds if cards is not None)


@lru_cache(maxsize=4096)
def _winning_total(cards: str) -> int:
    dealt = Round.parse(cards)
    return max(dealt.player.total, dealt.banker.total)


@lru_cache(maxsize=512)
def roads_of(results: str, totals: tuple[int, ...]) -> Document:
    """The roads of a shoe as plain data; places are [column, row]. It is shared: nobody may change it.

    The totals are the winning ones, one a result.
    """
    drawn = roads(parse_results(results))
    big = drawn.big_road
    # A full bead plate has lost its oldest columns.
    on_plate = totals[len(totals) - len(drawn.bead_plate) :]
    return {
        "bead_plate": [
            {
                "result": bead.result.letter,
                "banker_pair": bead.result.banker_pair,
                "player_pair": bead.result.player_pair,
                "natural": bead.result.natural,
                "total": total,
                "place": _place(bead.place),
            }
            for bead, total in zip(drawn.bead_plate, on_plate, strict=True)
        ],
        "big_road": [
            {
                "result": cell.result.letter,
                "ties": cell.ties,
                "banker_pair": cell.result.banker_pair,
                "player_pair": cell.result.player_pair,
                "natural": cell.result.natural,
                "place": _place(place),
            }
            for cell, place in zip(big.cells, big.places, strict=True)
        ],
        "waiting_ties": big.waiting_ties,
        "big_eye_boy": _derived(drawn.big_eye_boy),
        "small_road": _derived(drawn.small_road),
        "cockroach_pig": _derived(drawn.cockroach_pig),
        "ask_banker": asdict(drawn.ask_banker),
        "ask_player": asdict(drawn.ask_player),
        "counts": {"rounds": drawn.counts.rounds, **asdict(drawn.counts)},
    }


def _place(place: Place) -> list[int]:
    return [place.column, place.row]


def _derived(road: DerivedRoad) -> list[Document]:
    return [{"mark": mark, "place": _place(place)} for mark, place in zip(road.marks, road.places, strict=True)]


def difference(before: Document, after: Document) -> list[Document]:
    """How to come from one document to another: the paths that changed, and their new values.

    Objects with the same keys are compared key by key; everything else is replaced whole.
    """
    changes: list[Document] = []
    _compare(before, after, [], changes)
    return changes


def _compare(before: Any, after: Any, path: list[str], changes: list[Document]) -> None:
    if before is after or before == after:
        return
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            _compare(before[key], value, [*path, key], changes)
    else:
        changes.append({"path": path, "value": after})


def dumps(value: Any) -> str:
    """A frame as text."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"), allow_nan=False)
