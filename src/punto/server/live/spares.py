"""Autoscaling of tables: where every seat of a kind is taken, another table of that kind opens by itself.

A kind is a house. Tables that patrons opened are none of the kind: they are theirs. Seats of bots count as free, since
bots get up for people.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from punto.server.live.served import ServedTable
from punto.table.phases import Phase

__all__ = ["BY_SPARE", "Occupancy", "crowded", "occupancy_of"]

BY_SPARE = "server:spare"
"""Who opened a spare table, in the journal."""


@dataclass(frozen=True, slots=True)
class Occupancy:
    """A table that can be played at, whichever server deals it."""

    table: str
    house: str
    has_room: bool
    """Whether somebody could sit down."""


def crowded(places: Iterable[Occupancy]) -> list[str]:
    """Of each kind that has no room left, the first table: another like it is wanted."""
    kinds: dict[str, list[Occupancy]] = {}
    for each in places:
        kinds.setdefault(each.house, []).append(each)
    return [each[0].table for each in kinds.values() if not any(place.has_room for place in each)]


def occupancy_of(table: ServedTable) -> Occupancy | None:
    """How full a table is; None when nobody can play there."""
    state = table.state
    if table.broken or state is None or state.closing_by is not None or state.phase is Phase.ENDED:
        return None
    people = sum(not each.bot for each in state.seats.values())
    return Occupancy(table.name, state.house.key, people + len(state.waiting) < state.house.seats)
