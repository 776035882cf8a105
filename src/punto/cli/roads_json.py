"""The roads as JSON, for `punto roads --json`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from punto.rules.scoreboard import RoadPlace, Roads

__all__ = ["to_json"]


def to_json(roads: Roads) -> dict[str, object]:
    """Give the roads as plain data for `json.dumps`.

    `layout` holds a place (column and row, from 0 at the top left) for each entry of the road of the same
    name, in the same order and, for the big road, in the same lists.
    """
    places = iter(_places(roads.big_road.places))
    return {
        "bead_plate": [
            {
                "result": bead.result.letter,
                "banker_pair": bead.result.banker_pair,
                "player_pair": bead.result.player_pair,
                "natural": bead.result.natural,
            }
            for bead in roads.bead_plate
        ],
        "big_road": [
            [{"result": cell.result.letter, "ties": cell.ties} for cell in run] for run in roads.big_road.runs
        ],
        "big_eye_boy": roads.big_eye_boy.marks,
        "small_road": roads.small_road.marks,
        "cockroach_pig": roads.cockroach_pig.marks,
        "ask": {"B": asdict(roads.ask_banker), "P": asdict(roads.ask_player)},
        "layout": {
            "bead_plate": _places(bead.place for bead in roads.bead_plate),
            "big_road": [[next(places) for _ in run] for run in roads.big_road.runs],
            "big_eye_boy": _places(roads.big_eye_boy.places),
            "small_road": _places(roads.small_road.places),
            "cockroach_pig": _places(roads.cockroach_pig.places),
        },
        "counts": asdict(roads.counts),
    }


def _places(places: Iterable[RoadPlace]) -> list[dict[str, int]]:
    return [asdict(place) for place in places]
