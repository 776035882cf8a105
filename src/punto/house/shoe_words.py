"""What a house burns at the start of a shoe, in words: one sentence for the leaflet, the page and the command line."""

from __future__ import annotations

from punto.house.model import House
from punto.words import Text

__all__ = ["burn_said"]


def burn_said(house: House) -> Text:
    """Which cards of a new shoe are burned.

    >>> print(burn_said(House.load("bclc-ez")))
    Its first card is shown and burned, and then as many more as it counts: ten for a Ten, Jack, Queen or King.
    """
    if house.shoe.burn == "first card":
        return Text("leaflet-table-its-first-card-shown")
    return Text("leaflet-table-burned-unseen", count=house.shoe.burn)
