"""Checks of the money: every slip was one that the house takes, every payout is right, every sum adds up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields

from punto.errors import PuntoError
from punto.fairness.record import RecordedRound, Sums, sums_of
from punto.fairness.seal import CLOSING, place_of_round
from punto.fairness.verification import Case, Check, Failure, checked
from punto.house.model import House
from punto.house.settle import settle_slips
from punto.house.slip import refusals
from punto.rules.money import Currency
from punto.rules.rounds import Round, play
from punto.rules.settlement import BetOutcome, SettledBet
from punto.words import Text

__all__ = ["PlaceOfBet", "check_payouts", "check_slips", "check_sums", "settled_again"]

_NO_HOUSE = Failure(Text("verify-house-text"), Text("error-fairness-cannot-checked-because-record"))
_AMOUNTS = frozenset({"stake", "winnings", "commission", "returned", "net"})

PlaceOfBet = tuple[int, int]
"""Where a bet stands in a round: the index of its slip, and its own index there."""


def check_slips(case: Case) -> Check:
    """The house takes every slip: limits, increments, combinations, prerequisites; one slip a seat."""
    rounds, house = case.record.rounds, case.house

    def failures() -> Iterator[Failure]:
        if house is None:
            yield _NO_HOUSE
            return
        for each in rounds:
            for seat, count in Counter(slip.seat for slip in each.slips).items():
                if count > 1:
                    yield Failure(
                        Text("verify-round-seat", number=each.number, seat=seat),
                        Text("error-fairness-has-slips-instead-one", count=count),
                    )
            for slip in each.slips:
                place = Text("verify-round-seat", number=each.number, seat=slip.seat)
                for bet, count in Counter(payout.bet for payout in slip.bets).items():
                    if count > 1:
                        yield Failure(place, Text("error-fairness-stands-times-slip", bet=repr(bet), count=count))
                stakes = {payout.bet: payout.stake for payout in slip.bets}
                yield from (Failure(place, refusal.message) for refusal in refusals(house, stakes))

    count = sum(len(each.slips) for each in rounds)
    return checked("slips", Text("verify-slips", slips=count), failures())


def check_payouts(case: Case) -> Check:
    """Each bet settled again under the house, to the cent; in a void round every stake comes back."""
    rounds, house = case.record.rounds, case.house

    def failures() -> Iterator[Failure]:
        if house is None:
            yield _NO_HOUSE
            return
        for each in rounds:
            try:
                due = _due(each, house, decks=case.record.header.decks)
            except PuntoError as error:
                yield Failure(place_of_round(each.number), Text("error-fairness-cannot-settled", error=error.text))
                continue
            yield from _payout_failures(each, due, case.record.header.currency)

    count = sum(len(slip.bets) for each in rounds for slip in each.slips)
    return checked("payouts", Text("verify-payouts", bets=count), failures())


def settled_again(each: RecordedRound, dealt: Round, house: House) -> dict[PlaceOfBet, SettledBet]:
    """What the rules pay on each bet of a round that was dealt so; bets that the house does not have are left out."""
    # Each bet goes as a slip of its own, so that a bet that stands twice on one is settled twice.
    known = {at: payout for at, payout in _bets(each) if payout.bet in house.by_key}
    bets = {at: {payout.bet: payout.stake} for at, payout in known.items()}
    # Where patrons choose whether they owe their commission, the record says what they chose.
    later = {at: payout.owed for at, payout in known.items()}
    return {at: bet for at, (bet,) in settle_slips(house, dealt, bets, later=later).items()}


def _due(each: RecordedRound, house: House, *, decks: int) -> dict[PlaceOfBet, BetOutcome]:
    if each.void is not None:
        return {at: BetOutcome.void(payout.bet, payout.stake) for at, payout in _bets(each)}
    if not each.slips:
        return {}
    dealt = play(each.cards, decks=decks)
    return {at: bet.outcome for at, bet in settled_again(each, dealt, house).items()}


def _bets(each: RecordedRound) -> Iterator[tuple[PlaceOfBet, BetOutcome]]:
    for slip_index, slip in enumerate(each.slips):
        for index, payout in enumerate(slip.bets):
            yield (slip_index, index), payout


def _payout_failures(each: RecordedRound, due: dict[PlaceOfBet, BetOutcome], currency: Currency) -> Iterator[Failure]:
    for at, payout in _bets(each):
        place = Text("verify-round-bet", number=each.number, seat=each.slips[at[0]].seat, bet=payout.bet)
        if at not in due:
            yield Failure(place, Text("error-fairness-cannot-settled-house-has"))
            continue
        for name in (field.name for field in fields(BetOutcome)):
            said, right = getattr(payout, name), getattr(due[at], name)
            if said != right:
                one, other = _shown(name, said, currency), _shown(name, right, currency)
                yield Failure(place, Text("error-fairness-is", name=name, said=one, right=other))


def _shown(name: str, value: object, currency: Currency) -> str:
    if name in _AMOUNTS and isinstance(value, int):
        return currency.format(value)
    return "none" if value is None else str(value).lower() if isinstance(value, bool) else str(value)


def check_sums(case: Case) -> Check:
    """The sums of every seat and of the shoe are those of the payouts."""
    record = case.record
    seats, total = sums_of(record.rounds)

    def failures() -> Iterator[Failure]:
        listed = [each.seat for each in record.closing.seats]
        right = {each.seat: each for each in seats}
        if listed != sorted(set(listed)):
            yield Failure(CLOSING, Text("error-fairness-must-list-each-seat"))
        yield from (
            Failure(Text("verify-seat", seat=seat), Text("error-fairness-has-bets-but-no"))
            for seat in right
            if seat not in listed
        )
        for each in record.closing.seats:
            if each.seat not in right:
                yield Failure(Text("verify-seat", seat=each.seat), Text("error-fairness-has-sums-but-no"))
            else:
                yield from _sums_failures(
                    Text("verify-seat", seat=each.seat), each, right[each.seat], record.header.currency
                )
        yield from _sums_failures(Text("verify-total"), record.closing.total, total, record.header.currency)

    money = record.header.currency.mark
    said = Text("verify-sums", seats=len(seats), staked=money(total.staked), returned=money(total.returned))
    return checked("sums", said, failures())


def _sums_failures(place: Text, said: Sums, right: Sums, currency: Currency) -> Iterator[Failure]:
    for field in fields(Sums):
        one, other = getattr(said, field.name), getattr(right, field.name)
        if one != other:
            yield Failure(
                place,
                Text(
                    "error-fairness-but-adds-up",
                    field=field.name,
                    one=currency.format(one),
                    other=currency.format(other),
                ),
            )
