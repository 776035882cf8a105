"""The question whether a hand draws, which Player's and Banker's topics share."""

from __future__ import annotations

from collections.abc import Callable

from punto.house.model import House
from punto.rules.rounds import Hand
from punto.rules.sides import SIDE_NAMES
from punto.rules.tableau import TABLEAU, Side
from punto.trainer.examples import FitsRound, both_counted, counted, example
from punto.trainer.forms import Choice, Choose
from punto.trainer.model import PosedQuestion, ShownHands
from punto.trainer.stream import Stream
from punto.words import Text

ROUND_GOES_ON = tuple(total for total in range(10) if total not in TABLEAU.natural)
"""The two-card totals with which the round goes on."""

_FORM = Choose((Choice("draws", Text("drill-drawing-draws")), Choice("stands", Text("drill-drawing-stands"))))


def draws(house: House, side: Side, fits: FitsRound) -> Callable[[Stream], PosedQuestion | None]:
    """Asks whether the side draws in a round that fits."""

    def ask(stream: Stream) -> PosedQuestion | None:
        dealt = example(house, stream, fits)
        if dealt is None:
            return None
        decision = next(each for each in dealt.decisions if each.side == side)
        player, banker = Hand(dealt.player.cards[:2]), Hand(dealt.banker.cards[:2])
        drawn = dealt.player.cards if side == "banker" else player.cards
        # Banker's rule looks at Player's third card alone, so that is what is counted.
        totals = (counted("banker", banker),) if len(drawn) > 2 else both_counted(player, banker)
        return PosedQuestion(
            Text("drill-drawing-does-draw-third-card", side=SIDE_NAMES[side]),
            (ShownHands(drawn, banker.cards),),
            _FORM,
            answers=("draws" if decision.draws else "stands",),
            reasons=(*totals, decision.reason),
        )

    return ask
