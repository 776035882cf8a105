"""Settling the slips of a round under a house."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeVar

from punto.house.model import House
from punto.house.slip import Slip
from punto.rules.rounds import Round
from punto.rules.settlement import SettledBet, settle_row

PatronT = TypeVar("PatronT")


def settle_slips(
    house: House, dealt: Round, slips: Mapping[PatronT, Slip], *, later: Mapping[PatronT, bool | None] | None = None
) -> dict[PatronT, tuple[SettledBet, ...]]:
    """Every bet of every slip of one table's round, each slip having been accepted.

    `later` says of patrons who chose it whether they owe their commission instead of paying it now.
    Where the house caps what side bets may win in a round, winners share the cap in proportion to their winnings.
    """
    # Many bet on the same: which row a round pays is found out once.
    bets = {key: house.offer(key).bet for slip in slips.values() for key in slip}
    rows = {key: bet.row_for(dealt) for key, bet in bets.items()}
    settled = {
        patron: tuple(
            settle_row(
                bets[key],
                stake,
                rows[key],
                commission=house.commission,
                payout_rounding=house.payout_rounding,
                later=later.get(patron) if later else None,
            )
            for key, stake in slip.items()
        )
        for patron, slip in slips.items()
    }
    return settled if house.side_payout_cap is None else _capped(house, house.side_payout_cap, settled)


def settle_slip(house: House, dealt: Round, slip: Slip) -> tuple[SettledBet, ...]:
    """Every bet of a single accepted slip."""
    return settle_slips(house, dealt, {None: slip})[None]


def _capped(
    house: House, cap: int, settled: dict[PatronT, tuple[SettledBet, ...]]
) -> dict[PatronT, tuple[SettledBet, ...]]:
    winnings = sum(each.winnings for bets in settled.values() for each in bets if each.bet.kind == "side")
    if winnings <= cap:
        return settled

    def cut(each: SettledBet) -> SettledBet:
        if each.bet.kind != "side" or not each.winnings:
            return each
        # Rounded down, so that the shares never add up to more than the cap.
        unit = house.payout_rounding.unit
        share = each.winnings * cap // winnings // unit * unit
        commission = house.commission.on(share) if each.commission else 0
        return replace(each, winnings=share, commission=commission, capped=True)

    return {patron: tuple(map(cut, bets)) for patron, bets in settled.items()}
