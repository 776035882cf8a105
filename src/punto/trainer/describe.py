"""What can be seen when a question is asked, in words: for the terminal, for paper, and for marked exams."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import assert_never

from punto.rules.cards import Card
from punto.rules.money import Currency
from punto.rules.scoreboard import RoadEntry
from punto.trainer.forms import Locate, chips_said, joined
from punto.trainer.model import Note, PosedQuestion, Road, RoadName, ScenePart, Seat, SeatsInPlay, ShownHands, Stack
from punto.words import Text, clause

ROAD_NAMES: dict[RoadName, Text] = {
    "big_road": Text("drill-describe-road-names-big-road"),
    "big_eye_boy": Text("drill-describe-road-names-big-eye-boy"),
    "small_road": Text("drill-describe-road-names-small-road"),
    "cockroach_pig": Text("drill-describe-road-names-cockroach-pig"),
}
SUIT_SIGNS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


def card_said(card: Card) -> str:
    """A card as people write it: 10♥."""
    return ("10" if card.rank == "T" else card.rank) + SUIT_SIGNS.get(card.suit or "", "")


def quoted(call: Text) -> Text:
    """What the dealer says, as it is quoted."""
    return Text("drill-describe-quoted", call=clause(call))


def seen(asked: PosedQuestion, currency: Currency) -> tuple[Text, ...]:
    """The scene of a question, a line a part; of several roads only the big one, which the others follow from."""
    lines = [_line(part, currency) for part in asked.scene if not (isinstance(part, Road) and part.road != "big_road")]
    if isinstance(asked.form, Locate):
        lines.append(_road(asked.form.results))
    return tuple(lines)


def _line(part: ScenePart, currency: Currency) -> Text:
    match part:
        case ShownHands():
            return Text("drill-describe-hands", player=_cards(part.player), banker=_cards(part.banker))
        case Note():
            return part.text
        case SeatsInPlay():
            return joined([_seat(seat, currency) for seat in part.seats], "drill-describe-seats")
        case Stack():
            return joined([chips_said(count, currency.mark(value)) for value, count in part.chips])
        case Road():
            return _road(part.results)
    assert_never(part)


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(map(card_said, cards))


def _seat(seat: Seat, currency: Currency) -> Text:
    stakes = [Text("drill-describe-stake", bet=stake.bet, amount=currency.mark(stake.amount)) for stake in seat.stakes]
    if seat.lammers:
        stakes.append(Text("drill-describe-lammers", lammers=currency.mark(seat.lammers)))
    return Text("drill-describe-seat", number=seat.number, stakes=joined(stakes))


def _road(results: Sequence[RoadEntry]) -> Text:
    """The columns of the big road: "Big Road: B3 P1 B2"."""
    decided = [result.letter for result in results if result.winner != "tie"]
    runs = " ".join(f"{letter}{len(list(run))}" for letter, run in groupby(decided))
    return Text("drill-describe-road", road=ROAD_NAMES["big_road"], runs=runs)
