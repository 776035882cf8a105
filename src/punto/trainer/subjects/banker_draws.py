"""Does Banker draw a third card?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from punto.house.model import House
from punto.rules.rounds import Round
from punto.rules.tableau import TABLEAU
from punto.trainer.drawing import ROUND_GOES_ON, draws
from punto.trainer.examples import FitsRound
from punto.trainer.model import Subject, Topic
from punto.words import Text

_VALUES = range(10)


def _topics(house: House) -> Iterator[Topic]:
    def topic(name: str, title: Text, fits: FitsRound) -> Topic:
        return Topic(f"{KIND.key}/{name}", title, draws(house, "banker", fits))

    for total in ROUND_GOES_ON:
        title = Text("drill-banker-draws-player-stood-banker-has", total=total)
        yield topic(f"stood/{total}", title, _after_standing(total))
        if TABLEAU.banker_draws_to[total] in (frozenset(), frozenset(_VALUES)):
            title = Text("drill-banker-draws-banker-has-player-drew", total=total)
            yield topic(str(total), title, _after_drawing(total, _VALUES))
            continue
        for value in _VALUES:
            title = Text("drill-banker-draws-banker-has-third-card-counts", total=total, value=value)
            yield topic(f"{total}/{value}", title, _after_drawing(total, (value,)))
    yield topic(
        "natural",
        Text("drill-banker-draws-player-has-natural"),
        lambda dealt: dealt.player.natural and not dealt.banker.natural,
    )


def _after_standing(total: int) -> FitsRound:
    return lambda dealt: _banker_has(dealt, total) and dealt.player.third is None


def _after_drawing(total: int, values: Sequence[int]) -> FitsRound:
    return lambda dealt: (
        _banker_has(dealt, total) and dealt.player.third is not None and dealt.player.third.value in values
    )


def _banker_has(dealt: Round, total: int) -> bool:
    """Whether Banker has this total and no natural ends the round."""
    return dealt.banker.two_card_total == total and not dealt.player.natural


KIND = Subject(
    key="banker_draws",
    level=20,
    name=Text("drill-banker-draws-does-banker-draw"),
    short=Text("drill-banker-draws-banker-draws"),
    topics=_topics,
)
