"""What a bet pays in a finished round, to the cent, and why."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from punto.rules.bets import Bet, Row
from punto.rules.commission import Commission
from punto.rules.money import Currency, Rounding
from punto.rules.odds import Odds
from punto.rules.rounds import Round
from punto.words import Text, percent

Outcome = Literal["win", "push", "lose"]
RecordedOutcome = Literal["win", "push", "lose", "void"]


@dataclass(frozen=True, kw_only=True, slots=True)
class BetOutcome:
    """What became of one bet, in plain values: as it is stored, sent, recorded and shown. Amounts are minor units."""

    bet: str
    """The key of the bet."""
    stake: int
    result: RecordedOutcome
    row: str | None
    """The key of the line of the pay table that matched; None when the bet lost."""
    pays: str | None
    winnings: int
    """What the odds pay on top of the stake, before commission."""
    commission: int
    """What the house charges on the winnings, whenever it is collected."""
    owed: bool
    """Whether the commission is collected later instead of being taken out of this payout."""
    capped: bool
    """Whether the winnings were cut by the house's cap on what side bets may win in a round."""
    returned: int
    """What comes back to the patron now, stake included."""
    net: int
    """What the patron has won or lost in the end, commission counted whenever it is collected."""

    @classmethod
    def void(cls, bet: str, stake: int) -> BetOutcome:
        """A bet on a void round: the stake comes back."""
        return cls(
            bet=bet,
            stake=stake,
            result="void",
            row=None,
            pays=None,
            winnings=0,
            commission=0,
            owed=False,
            capped=False,
            returned=stake,
            net=0,
        )


@dataclass(frozen=True, slots=True)
class SettledBet:
    """One bet as the rules settle it: the bet and the row themselves. All amounts are minor units."""

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

    @classmethod
    def of(cls, bet: Bet, outcome: BetOutcome) -> SettledBet:
        """The settled bet of an outcome in plain values, as it is told again in words."""
        row = next((row for row in bet.rows if row.key == outcome.row), None)
        return cls(
            bet,
            outcome.stake,
            row,
            winnings=outcome.winnings,
            commission=outcome.commission,
            commission_owed=outcome.owed,
            capped=outcome.capped,
        )

    @property
    def outcome(self) -> BetOutcome:
        """The same in plain values."""
        return BetOutcome(
            bet=self.bet.key,
            stake=self.stake,
            result=self.result,
            row=self.row.key if self.row else None,
            pays=str(self.row.pays) if self.row else None,
            winnings=self.winnings,
            commission=self.commission,
            owed=self.commission_owed,
            capped=self.capped,
            returned=self.returned,
            net=self.net,
        )


def settle_bet(
    bet: Bet,
    stake: int,
    dealt: Round,
    *,
    commission: Commission,
    payout_rounding: Rounding,
    later: bool | None = None,
) -> SettledBet:
    """Settle one bet by the first row that matches the round."""
    row = bet.row_for(dealt)
    return settle_row(bet, stake, row, commission=commission, payout_rounding=payout_rounding, later=later)


def settle_row(
    bet: Bet,
    stake: int,
    row: Row | None,
    *,
    commission: Commission,
    payout_rounding: Rounding,
    later: bool | None = None,
) -> SettledBet:
    """Settle one bet by the row that matched, or None when none did.

    `later` is whether the patron chose to owe the commission, where the house lets them choose.
    """
    winnings = payout_rounding.to_patron(row.pays.as_fraction() * stake) if row else 0
    charged = commission.on(winnings) if row and row.commission else 0
    owed = bool(charged) and commission.is_owed(later=later)
    return SettledBet(bet, stake, row, winnings=winnings, commission=charged, commission_owed=owed)


def explain(settled: SettledBet, currency: Currency, commission: Commission, *, hand: Text | None = None) -> Text:
    """The payout as the dealer would justify it: "20.00 at 1 to 1 wins 20.00, less 5% commission: 19.00".

    `hand` is what the house calls the hand of the round; a row that names its hand itself need not be told.
    """
    stake = currency.amount(settled.stake)
    if settled.row is None:
        return Text("payout-loses", stake=stake)
    if settled.row.pays.is_push:
        if settled.row.hand is None:
            return Text("payout-push", stake=stake, row=settled.row.name)
        return Text("payout-push-hand", stake=stake, row=settled.row.name, hand=hand or settled.row.hand)
    capped = "-capped" if settled.capped else ""
    won = {"stake": stake, "pays": settled.row.pays.words, "winnings": currency.amount(settled.winnings)}
    if not settled.row.commission:
        return Text(f"payout-wins{capped}", **won)
    return Text(
        f"payout-commission{capped}{'-owed' if settled.commission_owed else ''}",
        **won,
        rate=percent(commission.rate),
        commission=currency.amount(settled.commission),
        net=currency.amount(settled.net),
    )
