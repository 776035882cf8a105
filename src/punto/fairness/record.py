"""The record of one shoe: everything that happened, in one file that anyone can check.

A record is JSON text in three parts. The **header** is known before the first card: the house, written out whole, and
the commitment and the cuts. Each **round** has its cards in notation, its result, and every slip with every payout;
seats are opaque numbers. The **closing** is known only when the shoe ends: how it ended, the revealed seed, the order
that follows from it, the burned cards and the sums. Amounts are decimal strings in the house's currency.

Each part carries a seal over itself and the part before it (see `punto.fairness.seal`).

`ShoeRecord.parse` reads a record and `str` writes it; what is read back is equal. Reading checks the form only, and
`punto.fairness.verify` checks whether it is true. `punto.fairness.make` makes records.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, get_args

from punto.fairness.commit import Cut
from punto.rules.cards import Card
from punto.rules.money import Currency
from punto.rules.settlement import Outcome, SettledBet
from punto.rules.shoe import Burn

__all__ = [
    "ENDINGS",
    "KIND",
    "OUT_OF_CARDS",
    "RECORD_VERSION",
    "Closing",
    "Ending",
    "Header",
    "HouseText",
    "PaidOutcome",
    "PaidSlip",
    "Payout",
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

PaidOutcome = Outcome | Literal["void"]


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
class Payout:
    """One bet of a slip and what became of it. All amounts are minor units."""

    bet: str
    stake: int
    result: PaidOutcome
    row: str | None
    """The English name of the row that matched."""
    pays: str | None
    """The odds of that row."""
    winnings: int
    commission: int
    owed: bool
    """Whether the commission is collected later instead of being taken out of this payout."""
    capped: bool
    returned: int
    net: int

    @classmethod
    def of(cls, settled: SettledBet) -> Payout:
        """What the rules say of a settled bet."""
        return cls(
            bet=settled.bet.key,
            stake=settled.stake,
            result=settled.result,
            row=settled.row.name.en if settled.row else None,
            pays=str(settled.pays) if settled.pays else None,
            winnings=settled.winnings,
            commission=settled.commission,
            owed=settled.commission_owed,
            capped=settled.capped,
            returned=settled.returned,
            net=settled.net,
        )

    @classmethod
    def void(cls, bet: str, stake: int) -> Payout:
        """A bet on a void round: the stake comes back."""
        return cls(bet, stake, "void", None, None, 0, 0, owed=False, capped=False, returned=stake, net=0)


@dataclass(frozen=True, slots=True)
class PaidSlip:
    """Everything that one seat bet in a round."""

    seat: int
    payouts: tuple[Payout, ...]


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

    def plus(self, payout: Payout) -> Sums:
        """These sums with one more payout."""
        return Sums(
            staked=self.staked + payout.stake,
            returned=self.returned + payout.returned,
            commission=self.commission + payout.commission,
            owed=self.owed + (payout.commission if payout.owed else 0),
            net=self.net + payout.net,
        )


@dataclass(frozen=True, slots=True)
class SeatSums:
    """The sums of one seat over the whole shoe."""

    seat: int
    sums: Sums


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
class ShoeRecord:
    """The record of one shoe."""

    header: Header
    rounds: tuple[RecordedRound, ...]
    closing: Closing

    @classmethod
    def parse(cls, text: str) -> ShoeRecord:
        """Read a record, or raise NotationError with the place and what would be right."""
        from punto.fairness.record_reader import read_record  # noqa: PLC0415 - the reader makes records

        return read_record(text)

    def __str__(self) -> str:
        from punto.fairness.record_json import record_json, written  # noqa: PLC0415 - the writer knows records

        return written(record_json(self))


def sums_of(rounds: Iterable[RecordedRound]) -> tuple[tuple[SeatSums, ...], Sums]:
    """The sums of every seat, by number, and of all."""
    seats: dict[int, Sums] = {}
    total = Sums()
    for each in rounds:
        for slip in each.slips:
            for payout in slip.payouts:
                seats[slip.seat] = seats.get(slip.seat, Sums()).plus(payout)
                total = total.plus(payout)
    return tuple(SeatSums(seat, seats[seat]) for seat in sorted(seats)), total
