"""The wire document: everything that one audience may see of a table, and how two of them differ.

A document is a pure function of the state and the audience, so that a client that holds the document of a sequence
number can go on from there, whichever process made it.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass, fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, TypeVar, cast

from punto import __version__
from punto.rules.rounds import Round
from punto.rules.scoreboard import DerivedRoad, Mark, RoadPlace, parse_results, roads
from punto.server.protocol import Change, RoadBead, RoadCell, RoadMark, RoadsDocument, TableDocument
from punto.table import State, Viewer, view
from punto.table.standing import UNKNOWN, Standing
from punto.table.views.kept import kept_by_identity
from punto.table.views.offers import Role
from punto.table.views.shapes import ShoeView

__all__ = ["Audience", "audience_of", "difference", "document_of", "roads_of", "totals_of"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Audience:
    """Audience: all viewers who are sent the same document.

    A patron who sits or waits is one alone; all others of a role are one.
    """

    role: Role
    patron: str | None = None
    excluded: bool = False
    """Whether they asked to be kept from playing, here or at another table: they are offered no seat."""

    @property
    def name(self) -> str:
        """How clients know it. It says nothing, and changes with the version, since documents may."""
        said = f"{__version__}/{self.role}/{self.patron or ''}{'/excluded' if self.excluded else ''}"
        return hashlib.sha256(said.encode()).hexdigest()[:16]


def audience_of(state: State, role: Role, patron: str | None, *, excluded_until: int | None = None) -> Audience:
    """The audience to which a viewer belongs in this state."""
    if role != "patron" or patron is None:
        return Audience(role)
    known = state.seated(patron) is not None or state.waits(patron) is not None
    excluded = excluded_until is not None and state.at < excluded_until
    return Audience(role, patron if known else None, excluded)


def document_of(state: State, audience: Audience) -> TableDocument:
    """What that audience may see."""
    # Until when is not said: the audience changes when the exclusion ends.
    standing = Standing(excluded_until=state.at + 1) if audience.excluded else UNKNOWN
    seen = view(state, Viewer(audience.role, audience.patron), standing=standing)
    return TableDocument(seen, roads_of("", ()) if seen.shoe is None else _roads_of_shoe(seen.shoe))


@kept_by_identity(most=1024)
def _roads_of_shoe(shoe: ShoeView) -> RoadsDocument:
    return roads_of(shoe.results, totals_of(each.cards for each in shoe.rounds))


def totals_of(rounds: Iterable[str | None]) -> tuple[int, ...]:
    """The winning total of each of these rounds, given by their cards; void ones have none and are left out."""
    return tuple(_winning_total(cards) for cards in rounds if cards is not None)


@lru_cache(maxsize=4096)
def _winning_total(cards: str) -> int:
    dealt = Round.parse(cards)
    return max(dealt.player.total, dealt.banker.total)


@lru_cache(maxsize=512)
def roads_of(results: str, totals: tuple[int, ...]) -> RoadsDocument:
    """The roads of a shoe; the totals are the winning ones, one a result."""
    drawn = roads(parse_results(results))
    big = drawn.big_road
    # A full bead plate has lost its oldest columns.
    on_plate = totals[len(totals) - len(drawn.bead_plate) :]
    return RoadsDocument(
        bead_plate=tuple(
            RoadBead(
                result=bead.result.letter,
                banker_pair=bead.result.banker_pair,
                player_pair=bead.result.player_pair,
                natural=bead.result.natural,
                total=total,
                place=_place(bead.place),
            )
            for bead, total in zip(drawn.bead_plate, on_plate, strict=True)
        ),
        big_road=tuple(
            RoadCell(
                result=cell.result.letter,
                ties=cell.ties,
                banker_pair=cell.result.banker_pair,
                player_pair=cell.result.player_pair,
                natural=cell.result.natural,
                place=_place(place),
            )
            for cell, place in zip(big.cells, big.places, strict=True)
        ),
        waiting_ties=big.waiting_ties,
        big_eye_boy=_derived(drawn.big_eye_boy),
        small_road=_derived(drawn.small_road),
        cockroach_pig=_derived(drawn.cockroach_pig),
        ask_banker=drawn.ask_banker,
        ask_player=drawn.ask_player,
        counts=drawn.counts,
    )


def _place(place: RoadPlace) -> tuple[int, int]:
    return place.column, place.row


def _derived(road: DerivedRoad) -> tuple[RoadMark, ...]:
    return tuple(RoadMark(cast(Mark, mark), _place(place)) for mark, place in zip(road.marks, road.places, strict=True))


def difference(before: T, after: T) -> list[Change]:
    """Diff of two documents: the paths that changed, and their new values.

    Objects of one type are compared field by field, and tables with the same keys value by value; everything else is
    replaced whole.
    """
    changes: list[Change] = []
    if before is not after:
        _compare(before, after, (), changes)
    return changes


def _compare(before: Any, after: Any, path: tuple[str, ...], changes: list[Change]) -> None:
    """Add what differs between two values, which are not the same object."""
    if type(before) is type(after) and (names := _names_of(after.__class__)):
        for name in names:
            old, new = getattr(before, name), getattr(after, name)
            if old is not new:
                _compare(old, new, (*path, name), changes)
    elif isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key, value in after.items():
            if before[key] is not value:
                _compare(before[key], value, (*path, str(key)), changes)
    elif before != after:
        changes.append(Change(path, after))


@cache
def _names_of(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a type; none of one that is compared whole."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else ()
