"""The shoe: how many cards are burned, when it ends, and what happens when it runs out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from punto.errors import OutOfCards
from punto.house.model import House
from punto.rules.rounds import Hand, Round
from punto.rules.shoe import Shoe
from punto.trainer.describe import card_said
from punto.trainer.examples import both_counted
from punto.trainer.forms import Choice, Choose, Fill
from punto.trainer.model import Note, PosedQuestion, ShownHands, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import NOTHING, Text

_ROUND = 6
"""The most cards of a round."""
_LATER = 60
"""Cards behind the round, enough for every round that may follow."""
_AFTER = (
    Choice("0", Text("drill-shoe-none-last-round")),
    Choice("1", Text("drill-shoe-one-more")),
    Choice("2", Text("drill-shoe-two-more")),
)
_VOID = Choice("void", Text("drill-shoe-round-void-every-stake"))
_STANDS = Choice("stands", Text("drill-shoe-cards-dealt-so-far"))
_SHUFFLE = Choice("shuffle", Text("drill-shoe-discards-shuffled-round-goes"))


def _topics(house: House) -> Iterator[Topic]:
    def topic(name: str, title: Text, ask: Callable[[Stream], PosedQuestion]) -> Topic:
        return Topic(f"{KIND.key}/{name}", title, ask)

    yield topic("burn", Text("drill-shoe-burn"), lambda stream: _burn(house, stream))
    yield topic("cut/first", Text("drill-shoe-cut-card-comes-first"), lambda stream: _cut(house, stream, "first"))
    yield topic(
        "cut/inside",
        Text("drill-shoe-cut-card-comes-out"),
        lambda stream: _cut(house, stream, "inside"),
    )
    yield topic(
        "cut/after",
        Text("drill-shoe-cut-card-lies-behind"),
        lambda stream: _cut(house, stream, "after"),
    )
    yield topic("out", Text("drill-shoe-shoe-runs-out"), lambda stream: _out(house, stream))


def _burn(house: House, stream: Stream) -> PosedQuestion:
    rule = house.shoe.burn
    order = stream.cards(house.shoe.most_burned + 1, decks=house.shoe.decks, narrow=False)
    burned = Shoe(tuple(order), cut_at=len(order)).burn(rule).burned
    if rule == "first card":
        shown = card_said(order[0])
        note = Text("drill-shoe-first-card-new-shoe", shown=shown)
        question = Text("drill-shoe-how-many-more-cards")
        why = Text("drill-shoe-burns-as-many-as", shown=shown)
        answer = burned - 1
    else:
        note = Text("drill-shoe-new-shoe-shuffled-cut")
        question = Text("drill-shoe-how-many-cards-burned")
        why = Text("drill-shoe-this-house-burns-cards", count=rule)
        answer = burned
    return PosedQuestion(question, (Note(note),), Fill((NOTHING,), None), answers=(str(answer),), reasons=(why,))


def _cut(house: House, stream: Stream, where: str) -> PosedQuestion:
    """The cut card at a place of a round: how many rounds come after it, counted by dealing them."""
    order = tuple(stream.cards(_ROUND + _LATER, decks=max(2, house.shoe.decks), narrow=False))
    dealt, _ = Shoe(order, cut_at=len(order)).deal()
    size = len(dealt.cards)
    place = {"first": 0, "inside": 1 + stream.below(size - 1), "after": size}[where]
    shoe = Shoe(order, cut_at=place)
    after = sum(1 for _ in shoe.rounds()) - 1
    if where == "after":
        happens = Text("drill-shoe-this-round-over-cut")
    else:
        happens = Text("drill-shoe-this-round-cut-card", place=place + 1)
    first = Text("drill-shoe-cut-card-came-before")
    later = Text("drill-shoe-cut-card-came-after")
    return PosedQuestion(
        Text("drill-shoe-how-many-rounds-dealt"),
        (ShownHands(dealt.player.cards, dealt.banker.cards), Note(happens)),
        Choose(_AFTER),
        answers=(str(after),),
        reasons=(first if place == 0 else later,),
    )


def _out(house: House, stream: Stream) -> PosedQuestion:
    """A shoe that ends in the middle of a round."""
    dealt: Round
    while True:
        order = tuple(stream.cards(_ROUND, decks=house.shoe.decks, narrow=False))
        dealt, _ = Shoe(order, cut_at=0).deal()
        if len(dealt.cards) > 4:
            break
    short = Shoe(dealt.cards[:4], cut_at=0)
    try:
        short.deal()
        right = _STANDS
    except OutOfCards:
        right = _VOID
    two = ShownHands(dealt.player.cards[:2], dealt.banker.cards[:2])
    hands = (Hand(two.player), Hand(two.banker))
    decision = next(each for each in dealt.decisions if each.draws)
    return PosedQuestion(
        Text("drill-shoe-third-card-due-shoe"),
        (two,),
        Choose((_STANDS, _VOID, _SHUFFLE)),
        answers=(right.key,),
        reasons=(*both_counted(*hands), decision.reason, Text("drill-shoe-there-no-card-for")),
    )


KIND = Subject(
    key="shoe",
    level=75,
    name=Text("drill-shoe-shoe"),
    short=Text("drill-shoe-shoe"),
    topics=_topics,
)
