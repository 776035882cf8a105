"""Stakes such as patrons make, what they are paid, and amounts that one might pay by mistake."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from punto.house.model import House
from punto.rules.bets import Bet
from punto.rules.rounds import Round
from punto.rules.settlement import SettledBet, explain, settle_bet
from punto.trainer.forms import Choice, joined
from punto.trainer.stream import Stream
from punto.words import Text, percent

_STAKES = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 17, 20, 22, 25, 30, 35, 40, 45, 50, 60, 75, 100)
"""In multiples of the least stake."""
_OFFERED = 4
"""How many amounts are offered to choose from."""


def stakes(house: House, bet: Bet) -> tuple[int, ...]:
    """Stakes within the limits of the house."""
    limits = house.offer(bet.key).limits
    wanted = (limits.minimum * times for times in _STAKES)
    return tuple(stake for stake in wanted if stake <= limits.maximum and stake % limits.increment == 0)


def settle(house: House, bet: Bet, stake: int, dealt: Round) -> SettledBet:
    """What a single bet comes to in this house."""
    return settle_bet(bet, stake, dealt, commission=house.commission, payout_rounding=house.payout_rounding)


def paid(settled: SettledBet) -> int:
    """What the dealer pays now on top of the stake; nothing where the bet loses or pushes."""
    return max(0, settled.returned - settled.stake)


def why_paid(house: House, settled: SettledBet) -> Text:
    """The payout as the dealer would justify it, ending in what is paid now.

    Commission that is owed until later is no part of this payout: 65.00 is paid as 65.00.
    """
    if not settled.commission_owed:
        return explain(settled, house.currency, house.commission)
    assert settled.row is not None, f"commission on {settled.bet.key}, which lost"
    amount = house.currency.amount
    return Text(
        "drill-amounts-commission-owed",
        stake=amount(settled.stake),
        pays=settled.row.pays.words,
        winnings=amount(settled.winnings),
        rate=percent(house.commission.rate),
        commission=amount(settled.commission),
        paid=amount(paid(settled)),
    )


def added(house: House, amounts: Sequence[int]) -> Text:
    """A sum with what it comes to: "$1.00 + $0.50 = $1.50"; a single amount is itself."""
    mark = house.currency.mark
    if len(amounts) == 1:
        return mark(amounts[0])
    return Text(
        "drill-amounts-equals", sum=joined(list(map(mark, amounts)), "drill-amounts-plus"), total=mark(sum(amounts))
    )


def offered(house: House, right: int, others: Iterable[int], stream: Stream) -> tuple[Choice, ...]:
    """Amounts to choose from in rising order: the right one, if it is one at all, among some of the others."""
    distinct = [amount for amount in dict.fromkeys([right, *others]) if amount > 0]
    first, rest = (distinct[:1], distinct[1:]) if right > 0 else ([], distinct)
    amounts = sorted(first + stream.sample(rest, min(_OFFERED - 1, len(rest))))
    return tuple(Choice(str(amount), house.currency.mark(amount)) for amount in amounts)
