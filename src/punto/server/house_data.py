"""A house as plain data for the page: everything that it says, and its money in minor units beside the decimals."""

from __future__ import annotations

from typing import Any

from punto.house import House
from punto.house.describe import describe_house
from punto.house.model import Limits

__all__ = ["house_data"]


def house_data(house: House) -> dict[str, Any]:
    """What `describe_house` says, and what a page needs to reckon and to draw the felt."""
    described = describe_house(house)
    for bet, offer in zip(described["bets"], house.offers, strict=True):
        bet["limits_minor"] = _limits(offer.limits)
    return {
        **described,
        "symbol": house.currency.symbol,
        "decimals": house.currency.decimals,
        "chips_minor": list(house.chips),
        "differential_minor": house.differential,
        "side_payout_cap_minor": house.side_payout_cap,
    }


def _limits(limits: Limits) -> dict[str, int]:
    return {"minimum": limits.minimum, "maximum": limits.maximum, "increment": limits.increment}
