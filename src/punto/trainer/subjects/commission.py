"""How much commission does the house charge?"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from punto.house.model import House
from punto.rules.bets import Bet, Row
from punto.trainer.amounts import offered, settle, stakes
from punto.trainer.examples import both_counted, example, settled_by
from punto.trainer.forms import Choose
from punto.trainer.model import PosedQuestion, ShownHands, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import Text, money, percent

_BY_MISTAKE = (Fraction(1, 2), Fraction(4, 5), Fraction(6, 5), Fraction(3, 2), Fraction(2), Fraction(10))
"""What one might charge, as parts of what is right."""
_MOST_DIGITS = 6
"""Of a part of the smallest unit."""
_DIFFICULTIES = {
    "whole": Text("drill-commission-whole"),
    "cents": Text("drill-commission-cents"),
    "rounded": Text("drill-commission-rounded"),
}


def _topics(house: House) -> Iterator[Topic]:
    for bet in house.bets:
        for index, row in enumerate(bet.rows):
            fitting: dict[str, list[int]] = {difficulty: [] for difficulty in _DIFFICULTIES}
            for stake in stakes(house, bet) if row.commission else ():
                fitting[_difficulty(house, row, stake)].append(stake)
            for difficulty, title in _DIFFICULTIES.items():
                if fitting[difficulty]:
                    said = title.given(bet=bet.name, row=row.name)
                    key = f"{KIND.key}/{bet.key}/{index}/{difficulty}"
                    yield _topic(house, bet, row, key, said, tuple(fitting[difficulty]))


def _difficulty(house: House, row: Row, stake: int) -> str:
    due = house.commission.rate * house.payout_rounding.to_patron(row.pays.as_fraction() * stake)
    if due % house.commission.rounding.unit:
        return "rounded"
    return "cents" if due % 10**house.currency.decimals else "whole"


def _topic(house: House, bet: Bet, row: Row, key: str, title: Text, among: tuple[int, ...]) -> Topic:  # noqa: PLR0917
    def ask(stream: Stream) -> PosedQuestion | None:
        dealt = example(house, stream, settled_by(bet, row))
        if dealt is None:
            return None
        settled = settle(house, bet, stream.pick(among), dealt)
        charged, mark = settled.commission, house.currency.mark
        others = [int(charged * factor) for factor in _BY_MISTAKE]
        won = mark(settled.winnings)
        whole = (house.commission.rate * settled.winnings) == charged
        why = Text(
            "drill-commission-of-is" if whole else "drill-commission-of-is-rounded",
            rate=percent(house.commission.rate),
            won=won,
            due=_exactly(house, settled.winnings),
        )
        return PosedQuestion(
            Text("drill-commission-question", stake=mark(settled.stake), bet=bet.name, won=won),
            (ShownHands(dealt.player.cards, dealt.banker.cards),),
            Choose(offered(house, charged, [*others, settled.winnings - charged], stream)),
            answers=(str(charged),),
            reasons=(*both_counted(dealt.player, dealt.banker), why if whole else why.given(charged=mark(charged))),
        )

    return Topic(key, title, ask)


def _exactly(house: House, winnings: int) -> Text:
    """The commission before it is rounded, to as many digits as it has."""
    due, decimals = house.commission.rate * winnings, house.currency.decimals
    if due.denominator == 1:
        return house.currency.mark(int(due))
    digits = 0
    while (due * 10**digits).denominator != 1 and digits < _MOST_DIGITS:
        digits += 1
    return money(round(due * 10**digits), symbol=house.currency.symbol, decimals=decimals + digits)


KIND = Subject(
    key="commission",
    level=50,
    name=Text("drill-commission-how-much-commission"),
    short=Text("drill-commission-commission"),
    topics=_topics,
)
