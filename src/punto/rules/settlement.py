"""What a bet pays in a finished round, to the cent, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from punto.rules.bets import Bet, Row
from punto.rules.commission import Commission, format_percent
from punto.rules.money import Currency, Rounding
from punto.rules.odds import Odds
from punto.rules.rounds import Round
from punto.rules.text import Text

Outcome = Literal["win", "push", "lose"]


@dataclass(frozen=True, slots=True)
class SettledBet:
    """One bet after the round. All amounts are minor units."""

    bet: Bet
    stake: int
    row: Row | None
    """The row that matched; None when the bet lost."""
    winnings: int
    """What the odds pay on top of the stake, before commission."""
    commission: int
    """What the house charges on the winnings, whenever it is collected."""
    commission_owed: bool
    """Whether the commission is collected later instead of being taken out of this payout."""
    capped: bool = False
    """Whether the winnings were cut by the house's cap on what side bets may win in a round."""

    @property
    def result(self) -> Outcome:
        """Win, push or lose."""
        if self.row is None:
            return "lose"
        return "push" if self.row.pays.is_push else "win"

    @property
    def pays(self) -> Odds | None:
        """The odds of the row that matched."""
        return self.row.pays if self.row else None

    @property
    def returned(self) -> int:
        """What comes back to the patron now, stake included."""
        if self.row is None:
            return 0
        return self.stake + self.winnings - (0 if self.commission_owed else self.commission)

    @property
    def net(self) -> int:
        """What the patron has won or lost in the end, commission counted whenever it is collected."""
        return self.winnings - self.commission if self.row else -self.stake


def settle_bet(bet: Bet, stake: int, dealt: Round, *, commission: Commission, payout_rounding: Rounding) -> SettledBet:
    """Settle one bet by the first row that matches the round."""
    return settle_row(bet, stake, bet.row_for(dealt), commission=commission, payout_rounding=payout_rounding)


def settle_row(
    bet: Bet, stake: int, row: Row | None, *, commission: Commission, payout_rounding: Rounding
) -> SettledBet:
    """Settle one bet by the row that matched, or None when none did."""
    winnings = payout_rounding.to_patron(row.pays.as_fraction() * stake) if row else 0
    charged = commission.on(winnings) if row and row.commission else 0
    owed = bool(charged) and commission.owed_until_later
    return SettledBet(bet, stake, row, winnings=winnings, commission=charged, commission_owed=owed)


def explain(settled: SettledBet, currency: Currency, commission: Commission) -> Text:
    """The payout as the dealer would justify it: "20.00 at 1 to 1 wins 20.00, less 5% commission: 19.00"."""
    stake = currency.format(settled.stake)
    if settled.row is None:
        return Text(f"{stake} loses.", f"{stake}，输。")
    if settled.row.pays.is_push:
        return Text("{} comes back: {}.", "退回{}：{}。").format(stake, settled.row.name)
    won = Text("{} at {} wins {}", "{}按{}赢{}").format(
        stake, settled.row.pays.words, currency.format(settled.winnings)
    )
    if settled.capped:
        won = Text("{}, its share of the cap on side bets", "{}（按边注派彩上限分摊）").format(won)
    if not settled.row.commission:
        return Text("{}.", "{}。").format(won)
    later = Text(", owed until later", "，稍后收取") if settled.commission_owed else Text("", "")
    return Text("{}, less {} commission of {}{}: {}.", "{}，减去{}佣金{}{}：{}。").format(
        won,
        format_percent(commission.rate),
        currency.format(settled.commission),
        later,
        currency.format(settled.net),
    )
