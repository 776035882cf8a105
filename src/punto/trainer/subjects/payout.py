"""What does a bet pay?"""

from __future__ import annotations

from collections.abc import Iterator

from punto.house.model import House
from punto.rules.bets import Bet, Row
from punto.rules.settlement import SettledBet, settle_row
from punto.trainer.amounts import offered, paid, settle, stakes, why_paid
from punto.trainer.examples import example, settled_by
from punto.trainer.forms import Choice, Choose
from punto.trainer.model import PosedQuestion, ShownHands, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import Text

_LOSES = Choice("lose", Text("drill-payout-nothing-stake-lost"))
_PUSHES = Choice("push", Text("drill-payout-nothing-stake-comes-back"))


def _topics(house: House) -> Iterator[Topic]:
    for bet in house.bets:
        for index, row in enumerate((*bet.rows, None)):
            title = Text("drill-payout-row", bet=bet.name, row=Text("drill-payout-loses") if row is None else row.name)
            yield _topic(house, bet, row, f"{KIND.key}/{bet.key}/{'loses' if row is None else index}", title)


def _topic(house: House, bet: Bet, row: Row | None, key: str, title: Text) -> Topic:
    def ask(stream: Stream) -> PosedQuestion | None:
        dealt = example(house, stream, settled_by(bet, row))
        if dealt is None:
            return None
        settled = settle(house, bet, stream.pick(stakes(house, bet)), dealt)
        amounts = offered(house, paid(settled), _by_mistake(house, settled), stream)
        return PosedQuestion(
            Text("drill-payout-what-does-dealer-pay", stake=house.currency.mark(settled.stake), bet=bet.name),
            (ShownHands(dealt.player.cards, dealt.banker.cards),),
            Choose((_LOSES, _PUSHES, *amounts)),
            answers=(str(paid(settled)) if settled.result == "win" else settled.result,),
            reasons=(dealt.call, why_paid(house, settled)),
        )

    return Topic(key, title, ask)


def _by_mistake(house: House, settled: SettledBet) -> Iterator[int]:
    """What one might pay by mistake: another row, with the stake, without commission or with one too many."""
    for row in settled.bet.rows:
        yield paid(
            settle_row(
                settled.bet, settled.stake, row, commission=house.commission, payout_rounding=house.payout_rounding
            )
        )
    won = settled.winnings or int(settled.bet.best.as_fraction() * settled.stake)
    yield from (won + settled.stake, won, won - int(house.commission.rate * won))
    yield from (settled.stake, 2 * won, won // 2)


KIND = Subject(
    key="payout",
    level=40,
    name=Text("drill-payout-what-does-pay"),
    short=Text("drill-payout-payouts"),
    topics=_topics,
)
