"""Does Player draw a third card?"""

from __future__ import annotations

from collections.abc import Iterator

from punto.house.model import House
from punto.rules.tableau import TABLEAU
from punto.trainer.drawing import ROUND_GOES_ON, draws
from punto.trainer.examples import FitsRound
from punto.trainer.model import Subject, Topic
from punto.words import Text


def _topics(house: House) -> Iterator[Topic]:
    def has(total: int) -> FitsRound:
        return lambda dealt: dealt.player.two_card_total == total and not dealt.banker.natural

    def topic(name: str, title: Text, fits: FitsRound) -> Topic:
        return Topic(f"{KIND.key}/{name}", title, draws(house, "player", fits))

    for total in ROUND_GOES_ON:
        yield topic(str(total), Text("drill-player-draws-player-has", total=total), has(total))
    yield topic("natural", Text("drill-player-draws-player-has-natural"), lambda dealt: dealt.player.natural)
    yield topic(
        "banker_natural",
        Text("drill-player-draws-banker-has-natural"),
        lambda dealt: dealt.banker.natural and dealt.player.two_card_total in TABLEAU.player_draws,
    )


KIND = Subject(
    key="player_draws",
    level=10,
    name=Text("drill-player-draws-does-player-draw"),
    short=Text("drill-player-draws-player-draws"),
    topics=_topics,
)
