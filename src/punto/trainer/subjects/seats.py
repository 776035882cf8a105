"""Several seats at once: what the dealer takes, and what each seat is paid, seat by seat."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from punto.house.model import House
from punto.house.settle import settle_slips
from punto.house.slip import refusal_of
from punto.rules.rounds import Winner
from punto.rules.settlement import SettledBet
from punto.rules.sides import SIDE_NAMES
from punto.trainer.amounts import paid, stakes, why_paid
from punto.trainer.examples import example
from punto.trainer.forms import JOINT, NOTHING, Choice, Fill, Pick
from punto.trainer.model import PosedQuestion, Seat, SeatsInPlay, ShownHands, Stake, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import Text

_SEATS = 3
_MOST_BETS = 2
_TRIES = 400


def _topics(house: House) -> Iterator[Topic]:
    winners: tuple[Winner, ...] = ("player", "banker", "tie")
    for winner in winners:
        name = SIDE_NAMES[winner]
        title = Text("drill-seats-take-bets", name=name)
        yield Topic(f"{KIND.key}/take/{winner}", title, _take(house, winner))
        title = Text("drill-seats-pay-seats", name=name)
        yield Topic(f"{KIND.key}/pay/{winner}", title, _pay(house, winner))


def _take(house: House, winner: Winner) -> Callable[[Stream], PosedQuestion | None]:
    def ask(stream: Stream) -> PosedQuestion | None:
        made = _table(house, stream, winner)
        if made is None:
            return None
        hands, layout, outcomes, call = made
        every = [(seat, each) for seat, of_seat in outcomes.items() for each in of_seat]
        choices = tuple(Choice(f"{seat}.{each.bet.key}", _named(seat, each)) for seat, each in every)
        lost = [f"{seat}.{each.bet.key}" for seat, each in every if each.result == "lose"]
        return PosedQuestion(
            Text("drill-seats-which-bets-does-dealer"),
            (hands, layout),
            Pick(choices),
            answers=(JOINT.join(lost) or NOTHING,),
            reasons=(call, *(_outcome(seat, each) for seat, each in every)),
        )

    return ask


def _pay(house: House, winner: Winner) -> Callable[[Stream], PosedQuestion | None]:
    def ask(stream: Stream) -> PosedQuestion | None:
        made = _table(house, stream, winner)
        if made is None:
            return None
        hands, layout, outcomes, call = made
        sums = [sum(map(paid, of_seat)) for of_seat in outcomes.values()]
        reasons = [
            Text("drill-seats-paid", seat=seat, bet=each.bet.name, why=why_paid(house, each))
            for seat, of_seat in outcomes.items()
            for each in of_seat
            if paid(each)
        ]
        return PosedQuestion(
            Text("drill-seats-what-does-dealer-pay"),
            (hands, layout),
            Fill(tuple(Text("drill-seats-seat", seat=seat) for seat in outcomes), house.currency),
            answers=(JOINT.join(map(str, sums)),),
            reasons=(call, *reasons),
        )

    return ask


_Table = tuple[ShownHands, SeatsInPlay, dict[int, tuple[SettledBet, ...]], Text]


def _table(house: House, stream: Stream, winner: Winner) -> _Table | None:
    """Seats with slips that the house takes, and a finished round."""
    dealt = example(house, stream, lambda dealt: dealt.winner == winner)
    if dealt is None:
        return None
    numbers = sorted(stream.sample(range(1, house.seats + 1), min(house.seats, _SEATS)))
    slips: dict[int, dict[str, int]] = {}
    for _ in range(_TRIES):
        if len(slips) == len(numbers):
            break
        bets = stream.sample(house.bets, 1 + stream.below(min(_MOST_BETS, len(house.bets))))
        slip = {bet.key: stream.pick(stakes(house, bet)) for bet in bets if stakes(house, bet)}
        if refusal_of(house, slip) is None:
            slips[numbers[len(slips)]] = slip
    layout = SeatsInPlay(
        tuple(
            Seat(seat, tuple(Stake(house.offer(key).bet.name, stake) for key, stake in slip.items()))
            for seat, slip in slips.items()
        )
    )
    outcomes = settle_slips(house, dealt, slips)
    return (ShownHands(dealt.player.cards, dealt.banker.cards), layout, outcomes, dealt.call) if slips else None


def _named(seat: int, settled: SettledBet) -> Text:
    return Text("drill-seats-bet", seat=seat, bet=settled.bet.name)


def _outcome(seat: int, settled: SettledBet) -> Text:
    said = {"win": "drill-seats-wins", "push": "drill-seats-pushes", "lose": "drill-seats-loses"}
    return Text(said[settled.result], seat=seat, bet=settled.bet.name)


KIND = Subject(
    key="seats",
    level=65,
    name=Text("drill-seats-several-seats-once"),
    short=Text("drill-seats-several-seats"),
    topics=_topics,
)
