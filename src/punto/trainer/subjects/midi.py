"""Midi: who is offered the cards, what ceding does, and in which order they are turned."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from punto.house.control import SideBet, offered_next, order_of_offers
from punto.house.model import House
from punto.rules.sides import SIDE_NAMES
from punto.rules.tableau import Side
from punto.trainer.amounts import stakes
from punto.trainer.examples import example
from punto.trainer.forms import JOINT, Arrange, Choice, Choose, joined
from punto.trainer.model import Note, PosedQuestion, Seat, SeatsInPlay, ShownHands, Stake, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import Text, decimal, listed

Ask = Callable[[Stream], PosedQuestion | None]

_SEATS = 4
_SIDES: tuple[Side, ...] = ("player", "banker")
_DEALER = Choice("dealer", Text("drill-midi-nobody-dealer-turns-them"))
_NAMES = {
    "player": Text("drill-midi-names-player"),
    "banker": Text("drill-midi-names-banker"),
    "player_third": Text("drill-midi-names-player-third"),
    "banker_third": Text("drill-midi-names-banker-third"),
}


def _topics(house: House) -> Iterator[Topic]:
    if house.style != "midi":
        return

    def topic(name: str, title: Text, ask: Ask) -> Topic:
        return Topic(f"{KIND.key}/{name}", title, ask)

    for side in _SIDES:
        name = SIDE_NAMES[side]
        yield topic(f"offer/{side}", Text("drill-midi-largest-bet", name=name), _offer(house, side))
        yield topic(f"equal/{side}", Text("drill-midi-equal-bets", name=name), _offer(house, side, equal=True))
        yield topic(f"cede/{side}", Text("drill-midi-one-cedes", name=name), _offer(house, side, ceded=1))
        yield topic(f"all_cede/{side}", Text("drill-midi-all-cede", name=name), _offer(house, side, ceded=2, only=2))
        yield topic(f"nobody/{side}", Text("drill-midi-nobody-bet-title", name=name), _offer(house, side, only=0))
    yield topic("order", Text("drill-midi-order-turning"), _order(house))
    if house.handling.may is not None and house.handling.may_not is not None:
        yield topic(
            "may",
            Text("drill-midi-what-may-done-with"),
            _may(house.handling.may, house.handling.may_not),
        )


def _offer(house: House, side: Side, *, equal: bool = False, ceded: int = 0, only: int | None = None) -> Ask:
    """Who is offered a side's cards; `only` so many have bet on it."""
    other: Side = "banker" if side == "player" else "player"
    mine = [bet for bet in house.bets if bet.kind == "main" and bet.side == side]
    others = [bet for bet in house.bets if bet.kind == "main" and bet.side == other]

    def ask(stream: Stream) -> PosedQuestion | None:
        if not mine or not others:
            return None
        count = min(house.seats, _SEATS)
        numbers = stream.sample(range(1, house.seats + 1), count)
        # They bet in this order.
        on_side = numbers if only is None else numbers[:only]
        if only is None:
            # One seat bets the other side, so that it is not the largest bet of the table that is asked for.
            on_side = numbers[:-1]
        amounts = dict(zip(on_side, stream.sample(stakes(house, mine[0]), len(on_side)), strict=True))
        if equal:
            first, second = on_side[:2]
            top = max(amounts.values())
            amounts[first] = amounts[second] = top
        bets = [SideBet(seat, amount, numbers.index(seat)) for seat, amount in amounts.items()]
        layout = {
            seat: Seat(seat, (Stake(mine[0].name, amounts[seat]),))
            if seat in amounts
            else Seat(seat, (Stake(others[0].name, stream.pick(stakes(house, others[0]))),))
            for seat in numbers
        }
        queue = order_of_offers(house, bets)
        offered = offered_next(house, queue, passed=ceded)
        return PosedQuestion(
            _question(side, queue, ceded=ceded),
            (SeatsInPlay(tuple(layout[seat] for seat in sorted(layout))), *_confirmed(numbers, amounts, equal=equal)),
            Choose((*(Choice(str(seat), _seat(seat)) for seat in sorted(numbers)), _DEALER)),
            answers=("dealer" if offered is None else str(offered),),
            reasons=tuple(_why(house, side, queue, amounts, ceded=ceded)),
        )

    return ask


def _seat(seat: int) -> Text:
    return Text("drill-midi-seat", seat=seat)


def _question(side: Side, queue: tuple[int, ...], *, ceded: int) -> Text:
    name = SIDE_NAMES[side]
    if not ceded:
        return Text("drill-midi-betting-closed-who-offered", name=name)
    return Text("drill-midi-who-gets-cards-now", count=ceded, seats=listed(queue[:ceded], "and"), name=name)


def _confirmed(numbers: list[int], amounts: dict[int, int], *, equal: bool) -> tuple[Note, ...]:
    """The order of the bets, where it matters."""
    if not equal:
        return ()
    order = [decimal(str(seat)) for seat in numbers if seat in amounts]
    return (Note(Text("drill-midi-bets-were-placed-in-order", seats=joined(order))),)


def _why(house: House, side: Side, queue: tuple[int, ...], amounts: dict[int, int], *, ceded: int) -> Iterator[Text]:
    name = SIDE_NAMES[side]
    if not queue:
        yield Text("drill-midi-nobody-bet", name=name)
        return
    bets = [Text("drill-midi-seat-with", seat=seat, amount=house.currency.mark(amounts[seat])) for seat in queue]
    yield Text("drill-midi-largest-bet-asked-first", name=name, bets=joined(bets))
    if not ceded:
        return
    if house.handling.ceding:
        yield Text("drill-midi-whoever-cedes-passed-over")
    else:
        yield Text("drill-midi-this-house-patron-who")


def _order(house: House) -> Ask:
    def ask(stream: Stream) -> PosedQuestion | None:
        dealt = example(house, stream, lambda dealt: len(dealt.cards) > 4)
        if dealt is None:
            return None
        thirds = [f"{each.side}_third" for each in dealt.decisions if each.draws]
        order = ["player", "banker", *thirds]
        shuffled = stream.sample(order, len(order))
        return PosedQuestion(
            Text("drill-midi-all-have-ceded-which"),
            (ShownHands(dealt.player.cards, dealt.banker.cards),),
            Arrange(tuple(Choice(key, _NAMES[key]) for key in shuffled)),
            answers=(JOINT.join(order),),
            reasons=(
                Text("drill-midi-player-s-cards-come"),
                *(each.reason for each in dealt.decisions),
            ),
        )

    return ask


def _may(may: Text, may_not: Text) -> Ask:
    def ask(stream: Stream) -> PosedQuestion:
        both = stream.pick((True, False))
        what = may if both else may_not
        return PosedQuestion(
            Text("drill-midi-patron-who-has-cards", what=what),
            (),
            Choose((Choice("yes", Text("drill-midi-yes")), Choice("no", Text("drill-midi-no")))),
            answers=("yes" if both else "no",),
            reasons=(Text("drill-midi-patrons-may-they-may", may=may, may_not=may_not),),
        )

    return ask


KIND = Subject(
    key="midi",
    level=85,
    name=Text("drill-midi-name"),
    short=Text("drill-midi-midi"),
    topics=_topics,
)
