"""Making the record of a shoe.

`make_record` writes down what happened, as a journal has it, and adds only what is bookkeeping: places, sums, seals.
It believes what it is told, so that a record of a faulty shoe says so when it is verified. `deal_record` lets a whole
shoe happen by the rules, from the seed, the cuts and the slips; its records verify.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace

from punto.errors import OutOfCards
from punto.fairness.commit import Cut, commitment, mix_cuts, shoe_order
from punto.fairness.record import (
    OUT_OF_CARDS,
    Closing,
    Corrections,
    Ending,
    Header,
    HouseText,
    PaidSlip,
    RecordedCorrection,
    RecordedRound,
    ShoeRecord,
    sums_of,
)
from punto.fairness.seal import sealed
from punto.fairness.shuffle import VERSION
from punto.house.house_writer import house_digest, house_toml
from punto.house.model import House
from punto.house.settle import settle_slips
from punto.house.slip import Slip
from punto.rules.cards import Card
from punto.rules.rounds import Round
from punto.rules.scoreboard import RoadEntry
from punto.rules.settlement import BetOutcome, SettledBet
from punto.rules.shoe import Shoe

__all__ = [
    "Interruption",
    "PlayedRound",
    "deal_record",
    "make_record",
    "settled_round",
    "void_round",
    "with_corrections",
]

Slips = Mapping[int, Slip]
"""The slips of a round by seat."""


@dataclass(frozen=True, slots=True)
class PlayedRound:
    """A round as it happened: its cards, its result unless it is void, and what every slip was paid."""

    cards: tuple[Card, ...]
    result: str | None
    void: str | None
    slips: tuple[PaidSlip, ...]


def settled_round(dealt: Round, settled: Mapping[int, Iterable[SettledBet]]) -> PlayedRound:
    """A finished round with its settled bets by seat."""
    slips = tuple(PaidSlip(seat, tuple(bet.outcome for bet in bets)) for seat, bets in settled.items())
    return PlayedRound(dealt.cards, str(RoadEntry.of_round(dealt)), None, slips)


def void_round(cards: Iterable[Card], slips: Slips, *, reason: str) -> PlayedRound:
    """A void round with the cards that had left the shoe; every stake comes back."""
    paid = (
        PaidSlip(seat, tuple(BetOutcome.void(bet, stake) for bet, stake in slip.items()))
        for seat, slip in slips.items()
    )
    return PlayedRound(tuple(cards), None, reason, tuple(paid))


def make_record(
    house: House,
    *,
    name: str,
    commitment: str,
    cuts: Iterable[Cut],
    burned: Iterable[Card],
    rounds: Iterable[PlayedRound],
    seed: bytes | None,
    order: Iterable[Card],
    how: Ending,
    reason: str | None = None,
) -> ShoeRecord:
    """The sealed record of a shoe that was played in this house.

    Raises NotationError with the place when something was given that no record can hold, such as an empty reason.
    """
    toml = house_toml(house)
    header = Header(
        name=name,
        house=HouseText(key=house.key, digest=house_digest(toml), toml=toml),
        currency=house.currency,
        shuffle=VERSION,
        decks=house.shoe.decks,
        burn=house.shoe.burn,
        cut_card=house.shoe.cut_card,
        commitment=commitment,
        cuts=tuple(cuts),
    )
    burned = tuple(burned)
    used = len(burned)
    recorded: list[RecordedRound] = []
    for number, each in enumerate(rounds, start=1):
        recorded.append(RecordedRound(number, used + 1, each.cards, each.result, each.void, each.slips))
        used += len(each.cards)
    seats, total = sums_of(recorded)
    closing = Closing(
        how=how,
        reason=reason,
        rounds=len(recorded),
        cards_used=used,
        seed=seed,
        order=tuple(order),
        burned=burned,
        seats=seats,
        total=total,
    )
    # Read back at once: what is written to a file must never be found unreadable later.
    return ShoeRecord.parse(str(sealed(ShoeRecord(header, tuple(recorded), closing))))


def with_corrections(record: ShoeRecord, entries: Iterable[RecordedCorrection]) -> ShoeRecord:
    """The record with everything that was put right after it was paid; the seals of its other parts stay."""
    return ShoeRecord.parse(str(sealed(replace(record, corrections=Corrections.of(entries)))))


@dataclass(frozen=True, slots=True)
class Interruption:
    """The operator makes a round void once so many of its cards have been dealt."""

    reason: str
    after_cards: int = 6


def deal_record(
    house: House,
    *,
    seed: bytes,
    cuts: Iterable[Cut] = (),
    slips: Mapping[int, Slips] | None = None,
    voids: Mapping[int, Interruption] | None = None,
    name: str = "shoe",
    close_after: int | None = None,
    reason: str = "the table closed",
) -> ShoeRecord:
    """Deal a whole shoe by the rules and record it; slips and interruptions are by the number of the round.

    With `close_after` the operator closes the shoe after that round, for that reason, unless it has ended before.
    """
    cuts, slips, voids = tuple(cuts), slips or {}, voids or {}
    shoe = Shoe.of(shoe_order(seed, mix_cuts(cuts), decks=house.shoe.decks), house.shoe)
    order, burned = shoe.order, shoe.order[: shoe.burned]
    played: list[PlayedRound] = []
    how: Ending | None = "operator" if close_after == 0 else None
    while how is None:
        number = len(played) + 1
        last = shoe.next_is_last
        made = _play(house, shoe, slips.get(number, {}), voids.get(number))
        played.append(made)
        shoe = replace(shoe, used=shoe.used + len(made.cards))
        if made.void == OUT_OF_CARDS:
            how = "out of cards"
        elif last:
            how = "cut card"
        elif number == close_after:
            how = "operator"
    return make_record(
        house,
        name=name,
        commitment=commitment(seed),
        cuts=cuts,
        burned=burned,
        rounds=played,
        seed=seed,
        order=order,
        how=how,
        reason=reason if how == "operator" else None,
    )


def _play(house: House, shoe: Shoe, slips: Slips, interruption: Interruption | None) -> PlayedRound:
    try:
        dealt, _ = shoe.deal()
    except OutOfCards:
        return void_round(shoe.left, slips, reason=OUT_OF_CARDS)
    if interruption is not None:
        return void_round(dealt.cards[: interruption.after_cards], slips, reason=interruption.reason)
    return settled_round(dealt, settle_slips(house, dealt, slips))
