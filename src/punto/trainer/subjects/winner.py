"""Who wins?"""

from __future__ import annotations

from collections.abc import Iterator

from punto.house.model import House
from punto.rules.rounds import Winner
from punto.rules.sides import SIDE_NAMES
from punto.trainer.examples import both_counted, example
from punto.trainer.forms import Choice, Choose
from punto.trainer.model import PosedQuestion, ShownHands, Subject, Topic
from punto.trainer.stream import Stream
from punto.words import Text

_WINNERS: tuple[Winner, ...] = ("player", "banker", "tie")
_CARDS = (4, 5, 6)
"""Of a whole round."""
_TITLES: dict[Winner, Text] = {
    "player": Text("drill-winner-title-player"),
    "banker": Text("drill-winner-title-banker"),
    "tie": Text("drill-winner-title-tie"),
}
_FORM = Choose(tuple(Choice(winner, SIDE_NAMES[winner]) for winner in _WINNERS))


def _topics(house: House) -> Iterator[Topic]:
    for winner in _WINNERS:
        for cards in _CARDS:
            yield _topic(house, winner, cards, _TITLES[winner].given(cards=cards))


def _topic(house: House, winner: Winner, cards: int, title: Text) -> Topic:
    def ask(stream: Stream) -> PosedQuestion | None:
        dealt = example(house, stream, lambda dealt: dealt.winner == winner and len(dealt.cards) == cards)
        if dealt is None:
            return None
        return PosedQuestion(
            Text("drill-winner-who-wins"),
            (ShownHands(dealt.player.cards, dealt.banker.cards),),
            _FORM,
            answers=(dealt.winner,),
            reasons=(*both_counted(dealt.player, dealt.banker), dealt.call),
        )

    return Topic(f"{KIND.key}/{winner}/{cards}", title, ask)


KIND = Subject(
    key="winner",
    level=30,
    name=Text("drill-winner-who-wins"),
    short=Text("drill-winner-winner"),
    topics=_topics,
)
