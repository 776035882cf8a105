"""Punto, the baccarat system: one house file, and everything follows from it.

What a Python user wants stands here, and is loaded when it is first named:

>>> import punto
>>> house = punto.House.load("bclc-ez")
>>> [banker] = punto.settle(house, "5s 6h Kd Kc 7h 2d", {"banker": 20_00})
>>> banker.net
2000
>>> print(punto.odds(house, punto.Composition.parse("8 decks - 4s 5h 6d 7c"))["dragon_7"].edge)
2540969253589/28751262970320
>>> punto.simulate(house, 1000, seed=1).agreement.verdict
'agrees'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from punto.exact import odds
    from punto.front import SlipRefused, count, known_cards, roads, settle, sorted_cards, verify
    from punto.house import House
    from punto.leaflet import leaflet
    from punto.parsheet import par_sheet, par_sheet_file
    from punto.rules.composition import Composition
    from punto.rules.rounds import Round
    from punto.rules.shoe import Shoe
    from punto.store.local import Table
    from punto.study.known import best_sort
    from punto.study.run import study_house as study
    from punto.study.simulation import simulate_house as simulate

__all__ = [
    "Composition",
    "House",
    "Round",
    "Shoe",
    "SlipRefused",
    "Table",
    "best_sort",
    "count",
    "known_cards",
    "leaflet",
    "odds",
    "par_sheet",
    "par_sheet_file",
    "roads",
    "settle",
    "simulate",
    "sorted_cards",
    "study",
    "verify",
]

# Where each name comes from. A package of the same name is the function: its module can be called.
_FROM = {
    "Composition": "punto.rules.composition:Composition",
    "House": "punto.house:House",
    "Round": "punto.rules.rounds:Round",
    "Shoe": "punto.rules.shoe:Shoe",
    "SlipRefused": "punto.front:SlipRefused",
    "Table": "punto.store.local:Table",
    "best_sort": "punto.study.known:best_sort",
    "count": "punto.front:count",
    "known_cards": "punto.front:known_cards",
    "leaflet": "punto.leaflet",
    "odds": "punto.exact:odds",
    "par_sheet": "punto.parsheet:par_sheet",
    "par_sheet_file": "punto.parsheet:par_sheet_file",
    "roads": "punto.front:roads",
    "settle": "punto.front:settle",
    "simulate": "punto.study.simulation:simulate_house",
    "sorted_cards": "punto.front:sorted_cards",
    "study": "punto.study",
    "verify": "punto.front:verify",
}


def __getattr__(name: str) -> object:
    """Load a name when it is first used (PEP 562): `import punto` alone costs next to nothing."""
    if name not in _FROM:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    module, _, inside = _FROM[name].partition(":")
    loaded = import_module(module)
    found: object = getattr(loaded, inside) if inside else loaded
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
