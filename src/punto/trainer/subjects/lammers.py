"""Lammers: commission that is marked as owed, and collecting it. Only where the house collects later."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from punto.house.model import House
from punto.rules.bets import Bet, Row
from punto.rules.commission import COLLECTION_PHRASES, COLLECTIONS, Collection
from punto.rules.settlement import SettledBet, settle_row
from punto.trainer.amounts import added, stakes
from punto.trainer.forms import JOINT, Choice, Choose, Fill, joined
from punto.trainer.model import Note, PosedQuestion, Seat, SeatsInPlay, Stake, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import NOTHING, Text, percent

_MOST_SEATS = 3
_MOST_WINS = 3
_HAPPENS: dict[Collection, Text] = {
    "payout": Text("drill-lammers-happens-payout"),
    "end of shoe": Text("drill-lammers-happens-end-of-shoe"),
    "leaving": Text("drill-lammers-happens-leaving"),
}
_COLLECT, _WAIT = (
    Choice("collect", Text("drill-lammers-collects-what-owed-takes")),
    Choice("wait", Text("drill-lammers-leaves-lammers-where-they")),
)


def _topics(house: House) -> Iterator[Topic]:
    charged = [(bet, row) for bet in house.bets for row in bet.rows if row.commission]
    if not charged or not house.commission.may_be_owed:
        return
    yield Topic(f"{KIND.key}/mark", Text("drill-lammers-mark-what-owed"), _mark(house, charged))
    yield Topic(f"{KIND.key}/collect", Text("drill-lammers-collect-from-every-seat"), _collect(house, charged))
    for moment in COLLECTIONS:
        if moment == "payout" and house.commission.is_chosen:
            # Whoever lets it be owed has chosen not to pay then.
            continue
        title = Text("drill-lammers-collect-now", when=COLLECTION_PHRASES[moment])
        yield Topic(f"{KIND.key}/when/{moment.replace(' ', '_')}", title, _when(house, charged, moment))


def _won(house: House, charged: list[tuple[Bet, Row]], stream: Stream) -> SettledBet:
    bet, row = stream.pick(charged)
    stake = stream.pick(stakes(house, bet))
    return settle_row(bet, stake, row, commission=house.commission, payout_rounding=house.payout_rounding)


def _mark(house: House, charged: list[tuple[Bet, Row]]) -> Callable[[Stream], PosedQuestion]:
    def ask(stream: Stream) -> PosedQuestion:
        before, now = _won(house, charged, stream).commission, _won(house, charged, stream)
        owed = before + now.commission
        seat = Seat(1 + stream.below(house.seats), (Stake(now.bet.name, now.stake),), lammers=before)
        return PosedQuestion(
            Text("drill-lammers-wins-what-do-lammers", bet=now.bet.name, won=house.currency.mark(now.winnings)),
            (SeatsInPlay((seat,)),),
            Fill((NOTHING,), house.currency),
            answers=(str(owed),),
            reasons=(_charged(house, now), Text("drill-lammers-owed", sum=added(house, [before, now.commission]))),
        )

    return ask


def _collect(house: House, charged: list[tuple[Bet, Row]]) -> Callable[[Stream], PosedQuestion]:
    def ask(stream: Stream) -> PosedQuestion:
        numbers = sorted(stream.sample(range(1, house.seats + 1), min(house.seats, _MOST_SEATS)))
        wins = {seat: [_won(house, charged, stream) for _ in range(1 + stream.below(_MOST_WINS))] for seat in numbers}
        seats = tuple(Seat(seat, tuple(Stake(each.bet.name, each.stake) for each in won)) for seat, won in wins.items())
        names = [Text("drill-lammers-seat", seat=seat) for seat in numbers]
        owed = [sum(each.commission for each in won) for won in wins.values()]
        moment = next(each for each in house.commission.collected if each != "payout")
        why = [
            Text("drill-lammers-seat-owes", seat=seat, sum=added(house, [each.commission for each in won]))
            for seat, won in wins.items()
        ]
        rate = Text(
            "drill-lammers-each-win",
            rate=percent(house.commission.rate),
            when=COLLECTION_PHRASES[moment],
        )
        return PosedQuestion(
            Text("drill-lammers-these-bets-won-this"),
            (SeatsInPlay(seats),),
            Fill(tuple(names), house.currency),
            answers=(JOINT.join(map(str, owed)),),
            reasons=(rate, *why),
        )

    return ask


def _when(house: House, charged: list[tuple[Bet, Row]], moment: Collection) -> Callable[[Stream], PosedQuestion]:
    def ask(stream: Stream) -> PosedQuestion:
        owed, seat = _won(house, charged, stream), 1 + stream.below(house.seats)
        happens = _HAPPENS[moment].given(seat=seat, bet=owed.bet.name)
        right = _COLLECT if moment in house.commission.collected else _WAIT
        moments = joined([COLLECTION_PHRASES[each] for each in _later(house)], "drill-lammers-or")
        return PosedQuestion(
            Text("drill-lammers-what-does-dealer-do"),
            (SeatsInPlay((Seat(seat, lammers=owed.commission),)), Note(happens)),
            Choose((_COLLECT, _WAIT)),
            answers=(right.key,),
            reasons=(Text("drill-lammers-this-house-collects-commission", when=moments),),
        )

    return ask


def _later(house: House) -> list[Collection]:
    """The times at which what is owed is collected; where there is none, the house's own."""
    times = house.commission.collected
    return [each for each in times if each != "payout"] or list(times)


def _charged(house: House, won: SettledBet) -> Text:
    return Text(
        "drill-lammers-of-is",
        rate=percent(house.commission.rate),
        won=house.currency.mark(won.winnings),
        due=house.currency.mark(won.commission),
    )


KIND = Subject(
    key="lammers",
    level=70,
    name=Text("drill-lammers-what-owed"),
    short=Text("drill-lammers-lammers"),
    topics=_topics,
)
