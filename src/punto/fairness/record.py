"""The record of one shoe: everything that happened, in one file that anyone can check.

A record is JSON text in three parts. The **header** is known before the first card: the house, written out whole, and
the commitment and the cuts. Each **round** has its cards in notation, its result, and every slip with every payout;
seats are opaque numbers. The **closing** is known only when the shoe ends: how it ended, the revealed seed, the order
that follows from it, the burned cards and the sums. Amounts are decimal strings in the house's currency.

A paid round that was wrong is put right afterwards, perhaps when its shoe is long over: then a fourth part, the
**corrections**, says what each brought before and after. Rounds and sums stay as they were paid.

Each part carries a seal over itself and the part before it (see `punto.fairness.seal`).

`ShoeRecord.parse` reads a record and `str` writes it; what is read back is equal. Reading checks the form only, and
`punto.fairness.verifier` checks whether it is true. `punto.fairness.make` makes records.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal, Self, get_args

from punto.fairness.commit import Cut
from punto.rules.cards import Card
from punto.rules.money import Currency
from punto.rules.settlement import BetOutcome
from punto.rules.shoe import Burn

__all__ = [
    "ENDINGS",
    "KIND",
    "OUT_OF_CARDS",
    "RECORD_VERSION",
    "Closing",
    "Corrections",
    "Ending",
    "Header",
    "HouseText",
    "PaidSlip",
    "RecordedCorrection",
    "RecordedRound",
    "SeatSums",
    "ShoeRecord",
    "Sums",
    "sums_of",
]

KIND = "punto shoe"
RECORD_VERSION = 1

OUT_OF_CARDS = "out of cards"
"""Why a round is void whose cards came to an end; any other reason is the operator's."""

Ending = Literal["cut card", "out of cards", "operator", "void"]
"""How a shoe ended: by the cut card, in the middle of a round, early by the operator, or void with a reason."""

ENDINGS: tuple[Ending, ...] = get_args(Ending)


@dataclass(frozen=True, slots=True)
class HouseText:
    """The house that the shoe was dealt in: its key, and its complete house file with the SHA-256 of it."""

    key: str
    digest: str
    toml: str


@dataclass(frozen=True, slots=True)
class Header:
    """What is known before the first card."""

    name: str
    """Any name of the shoe, such as the table and a number."""
    house: HouseText
    currency: Currency
    shuffle: int
    """The version of the shuffle."""
    decks: int
    burn: Burn
    cut_card: int
    """How many cards lie behind the cut card."""
    commitment: str
    cuts: tuple[Cut, ...]
    seal: str = ""


@dataclass(frozen=True, slots=True)
class PaidSlip:
    """Everything that one seat bet in a round."""

    seat: int
    bets: tuple[BetOutcome, ...]


@dataclass(frozen=True, slots=True)
class RecordedRound:
    """One round; when it is void, perhaps only its first cards."""

    number: int
    first_card: int
    """The place of its first card in the shoe, counted from 1."""
    cards: tuple[Card, ...]
    result: str | None
    """The result in the notation of the roads, such as `Bbn`; None when the round is void."""
    void: str | None
    """Why the round is void, if it is."""
    slips: tuple[PaidSlip, ...]
    seal: str = ""


@dataclass(frozen=True, slots=True)
class Sums:
    """What was staked and paid, in minor units."""

    staked: int = 0
    returned: int = 0
    commission: int = 0
    owed: int = 0
    """The part of the commission that is collected later."""
    net: int = 0

    def plus(self, payout: BetOutcome) -> Self:
        """These sums with one more payout."""
        return replace(
            self,
            staked=self.staked + payout.stake,
            returned=self.returned + payout.returned,
            commission=self.commission + payout.commission,
            owed=self.owed + (payout.commission if payout.owed else 0),
            net=self.net + payout.net,
        )


@dataclass(frozen=True, slots=True)
class SeatSums(Sums):
    """The sums of one seat over the whole shoe."""

    seat: int = 0


@dataclass(frozen=True, slots=True)
class Closing:
    """What is known only when the shoe has ended."""

    how: Ending
    reason: str | None
    """Why, when the operator closed the shoe or it is void."""
    rounds: int
    cards_used: int
    """How many cards have left the shoe, the burned ones included."""
    seed: bytes | None
    """The revealed seed; None when it never was, which makes the shoe void."""
    order: tuple[Card, ...]
    """The whole shoe; empty when the seed was never revealed."""
    burned: tuple[Card, ...]
    seats: tuple[SeatSums, ...]
    total: Sums
    seal: str = ""


@dataclass(frozen=True, slots=True)
class RecordedCorrection:
    """A later entry that put right what a paid round brought a seat, in minor units."""

    round: int
    """The number of the round."""
    seat: int
    by: str
    """Who ordered it."""
    reason: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Corrections:
    """Everything that was put right after it was paid, in the order in which it was entered."""

    entries: tuple[RecordedCorrection, ...]
    net: int
    """What all of them together brought the seats."""
    seal: str = ""

    @classmethod
    def of(cls, entries: Iterable[RecordedCorrection]) -> Corrections | None:
        """The part of these entries; None where there are none."""
        entries = tuple(entries)
        return cls(entries, sum(each.after - each.before for each in entries)) if entries else None


@dataclass(frozen=True, slots=True)
class ShoeRecord:
    """The record of one shoe."""

    header: Header
    rounds: tuple[RecordedRound, ...]
    closing: Closing
    corrections: Corrections | None = None
    """None, and no part of the file, where nothing was put right."""

    @classmethod
    def parse(cls, text: str) -> ShoeRecord:
        """Read a record, or raise NotationError with the place and what would be right."""
        from punto.fairness.record_codec import read_record  # noqa: PLC0415 - the codec makes records

        return read_record(text)

    def __str__(self) -> str:
        from punto.fairness.record_codec import write_record  # noqa: PLC0415 - the codec knows records

        return write_record(self)


def sums_of(rounds: Iterable[RecordedRound]) -> tuple[tuple[SeatSums, ...], Sums]:
    """The sums of every seat, by number, and of all."""
    seats: dict[int, SeatSums] = {}
    total = Sums()
    for each in rounds:
        for slip in each.slips:
            for payout in slip.bets:
                seats[slip.seat] = seats.get(slip.seat, SeatSums(seat=slip.seat)).plus(payout)
                total = total.plus(payout)
    return tuple(seats[seat] for seat in sorted(seats)), total
