"""Checks of the money: every slip was one that the house takes, every payout is right, every sum adds up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields

from punto.errors import PuntoError
from punto.fairness.record import Payout, RecordedRound, Sums, sums_of
from punto.fairness.verification import Case, Check, Failure, checked
from punto.house.model import House
from punto.house.settle import settle_slips
from punto.house.slip import refusals
from punto.rules.money import Currency
from punto.rules.rounds import Round, play
from punto.rules.settlement import SettledBet

__all__ = ["PlaceOfBet", "check_payouts", "check_slips", "check_sums", "settled_again"]

_NO_HOUSE = Failure("the house text", "cannot be checked, because the record has no house that can be read")
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
                    yield Failure(f"round {each.number}, seat {seat}", f"has {count} slips instead of one")
            for slip in each.slips:
                place = f"round {each.number}, seat {slip.seat}"
                for bet, count in Counter(payout.bet for payout in slip.payouts).items():
                    if count > 1:
                        yield Failure(place, f"{bet!r} stands {count} times on the slip")
                stakes = {payout.bet: payout.stake for payout in slip.payouts}
                yield from (Failure(place, refusal.message.en) for refusal in refusals(house, stakes))

    count = sum(len(each.slips) for each in rounds)
    return checked("slips", f"the house takes every one of the {count} slips", failures())


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
                yield Failure(f"round {each.number}", f"cannot be settled: {error}")
                continue
            yield from _payout_failures(each, due, case.record.header.currency)

    count = sum(len(slip.payouts) for each in rounds for slip in each.slips)
    return checked("payouts", f"{count} bets settled again, and every payout is right", failures())


def settled_again(each: RecordedRound, dealt: Round, house: House) -> dict[PlaceOfBet, SettledBet]:
    """What the rules pay on each bet of a round that was dealt so; bets that the house does not have are left out."""
    # Each bet goes as a slip of its own, so that a bet that stands twice on one is settled twice.
    bets = {at: {payout.bet: payout.stake} for at, payout in _bets(each) if payout.bet in house.by_key}
    return {at: bet for at, (bet,) in settle_slips(house, dealt, bets).items()}


def _due(each: RecordedRound, house: House, *, decks: int) -> dict[PlaceOfBet, Payout]:
    if each.void is not None:
        return {at: Payout.void(payout.bet, payout.stake) for at, payout in _bets(each)}
    if not each.slips:
        return {}
    dealt = play(each.cards, decks=decks)
    return {at: Payout.of(bet) for at, bet in settled_again(each, dealt, house).items()}


def _bets(each: RecordedRound) -> Iterator[tuple[PlaceOfBet, Payout]]:
    for slip_index, slip in enumerate(each.slips):
        for index, payout in enumerate(slip.payouts):
            yield (slip_index, index), payout


def _payout_failures(each: RecordedRound, due: dict[PlaceOfBet, Payout], currency: Currency) -> Iterator[Failure]:
    for at, payout in _bets(each):
        place = f"round {each.number}, seat {each.slips[at[0]].seat}, {payout.bet}"
        if at not in due:
            yield Failure(place, "cannot be settled: the house has no such bet")
            continue
        for name in (field.name for field in fields(Payout)):
            said, right = getattr(payout, name), getattr(due[at], name)
            if said != right:
                shown = (
                    f"{_shown(name, said, currency)} in the record, but {_shown(name, right, currency)} by the rules"
                )
                yield Failure(place, f"{name} is {shown}")


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
        right = {each.seat: each.sums for each in seats}
        if listed != sorted(set(listed)):
            yield Failure("the closing", "must list each seat once, by number")
        yield from (Failure(f"seat {seat}", "has bets, but no sums") for seat in right if seat not in listed)
        for each in record.closing.seats:
            if each.seat not in right:
                yield Failure(f"seat {each.seat}", "has sums, but no bets")
            else:
                yield from _sums_failures(f"seat {each.seat}", each.sums, right[each.seat], record.header.currency)
        yield from _sums_failures("the total", record.closing.total, total, record.header.currency)

    money = record.header.currency.mark
    said = f"{money(total.staked)} staked, {money(total.returned)} returned"
    return checked("sums", f"the sums of {len(seats)} seats add up: {said}", failures())


def _sums_failures(place: str, said: Sums, right: Sums, currency: Currency) -> Iterator[Failure]:
    for field in fields(Sums):
        one, other = getattr(said, field.name), getattr(right, field.name)
        if one != other:
            yield Failure(place, f"{field.name} is {currency.format(one)}, but adds up to {currency.format(other)}")
