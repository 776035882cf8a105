"""A house as plain data for the page: everything that it says, and its money in minor units beside the decimals."""

from __future__ import annotations

from typing import Any

from punto.house import House
from punto.house.describe import describe_house
from punto.house.model import Limits
from punto.rules.tableau import TABLEAU

__all__ = ["house_data", "tableau_data"]


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
        "tableau": tableau_data(),
    }


def tableau_data() -> dict[str, Any]:
    """The third-card rules, as two-card totals and values of cards."""
    return {
        "natural": sorted(TABLEAU.natural),
        "player_draws": sorted(TABLEAU.player_draws),
        "banker_draws_if_player_stood": sorted(TABLEAU.banker_draws_if_player_stood),
        "banker_draws_to": [sorted(values) for values in TABLEAU.banker_draws_to],
    }


def _limits(limits: Limits) -> dict[str, int]:
    return {"minimum": limits.minimum, "maximum": limits.maximum, "increment": limits.increment}
