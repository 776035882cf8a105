"""Irregularities: a card too many or too few, a card exposed early, a late bet. What happens?"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from punto.errors import ImpossibleDeal
from punto.house.model import House
from punto.rules.calls import NO_MORE_BETS
from punto.rules.cards import Card
from punto.rules.rounds import Hand, Round, play
from punto.rules.sides import SIDE_NAMES
from punto.trainer.amounts import stakes
from punto.trainer.describe import quoted
from punto.trainer.examples import both_counted, example
from punto.trainer.forms import Choice, Choose
from punto.trainer.model import Note, PosedQuestion, Seat, SeatsInPlay, ShownHands, Stake, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import Text

_VOID = Choice("void", Text("drill-irregular-round-void-every-stake"))
_STANDS = Choice("stands", Text("drill-irregular-round-stands-paid"))
_QUESTION = Text("drill-irregular-question")
_FAULT = Text("drill-irregular-fault")


def _topics(house: House) -> Iterator[Topic]:
    def topic(name: str, title: Text, *, ask: Callable[[House, Stream], PosedQuestion | None]) -> Topic:
        return Topic(f"{KIND.key}/{name}", title, lambda stream: ask(house, stream))

    yield topic("too_many", Text("drill-irregular-card-too-many"), ask=_too_many)
    yield topic("too_few", Text("drill-irregular-card-too-few"), ask=_too_few)
    yield topic("correct", Text("drill-irregular-nothing-wrong"), ask=_correct)
    yield topic("exposed", Text("drill-irregular-card-exposed-early"), ask=_exposed)
    yield topic("late", Text("drill-irregular-late-bet"), ask=_late)


def _dealt_by_the_rules(cards: tuple[Card, ...]) -> bool:
    try:
        play(cards)
    except ImpossibleDeal:
        return False
    return True


def _judged(dealt: Round, player: tuple[Card, ...], banker: tuple[Card, ...]) -> PosedQuestion:
    """Whether the cards as they lie are a round at all; the reasons are those of the round as it should have been."""
    lying = (player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:])
    valid = _dealt_by_the_rules(lying)
    two = Hand(dealt.player.cards[:2]), Hand(dealt.banker.cards[:2])
    decisions = tuple(each.reason for each in dealt.decisions)
    end = Text("drill-irregular-every-card-lies-as") if valid else _FAULT
    return PosedQuestion(
        Text("drill-irregular-dealer-has-dealt-these"),
        (ShownHands(player, banker),),
        Choose((_STANDS, _VOID)),
        answers=("stands" if valid else "void",),
        reasons=(*both_counted(*two), *decisions, end),
    )


def _too_many(house: House, stream: Stream) -> PosedQuestion | None:
    """Banker was given a third card that it must not draw."""
    dealt = example(house, stream, lambda dealt: dealt.banker.third is None)
    if dealt is None:
        return None
    extra = stream.cards(1, decks=house.shoe.decks, narrow=False)
    return _judged(dealt, dealt.player.cards, (*dealt.banker.cards, *extra))


def _too_few(house: House, stream: Stream) -> PosedQuestion | None:
    """Banker's third card was forgotten."""
    dealt = example(house, stream, lambda dealt: dealt.banker.third is not None)
    if dealt is None:
        return None
    return _judged(dealt, dealt.player.cards, dealt.banker.cards[:2])


def _correct(house: House, stream: Stream) -> PosedQuestion | None:
    dealt = example(house, stream, lambda _: True)
    return None if dealt is None else _judged(dealt, dealt.player.cards, dealt.banker.cards)


def _exposed(house: House, stream: Stream) -> PosedQuestion:
    seat = Seat(1 + stream.below(house.seats), (_stake(house, stream),))
    side = SIDE_NAMES[stream.pick(("player", "banker"))]
    happens = Text("drill-irregular-while-bets-still-taken", side=side)
    goes_on = Choice("goes_on", Text("drill-irregular-patrons-may-change-their"))
    rule = Text("drill-irregular-betting-closes-before-first")
    return PosedQuestion(
        _QUESTION,
        (SeatsInPlay((seat,)), Note(happens)),
        Choose((_STANDS, goes_on, _VOID)),
        answers=(_VOID.key,),
        reasons=(rule, _FAULT),
    )


def _late(house: House, stream: Stream) -> PosedQuestion:
    stake, number = _stake(house, stream), 1 + stream.below(house.seats)
    happens = Text(
        stream.pick(("drill-irregular-late-puts", "drill-irregular-late-raises", "drill-irregular-late-takes-off")),
        call=quoted(NO_MORE_BETS),
        seat=number,
        amount=house.currency.mark(stake.amount),
        bet=stake.bet,
    )
    choices = (
        Choice("taken", Text("drill-irregular-counts-cards-not-out")),
        Choice("refused", Text("drill-irregular-does-not-count-bets")),
        _VOID,
    )
    rule = Text("drill-irregular-after-close-betting-nothing")
    return PosedQuestion(_QUESTION, (Note(happens),), Choose(choices), answers=("refused",), reasons=(rule,))


def _stake(house: House, stream: Stream) -> Stake:
    bet = stream.pick(house.bets)
    return Stake(bet.name, stream.pick(stakes(house, bet)))


KIND = Subject(
    key="irregular",
    level=80,
    name=Text("drill-irregular-what-if-something-goes"),
    short=Text("drill-irregular-irregularities"),
    topics=_topics,
)
