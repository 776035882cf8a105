"""From the journal of a table to the records of its shoes, which `punto verify` checks.

The record says what the journal says. Only whether a payout was cut by the house's cap is worked out again, because
the journal has no word for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from punto.errors import PuntoError
from punto.fairness.make import PlayedRound, make_record, void_round
from punto.fairness.record import OUT_OF_CARDS, Ending, PaidSlip, Payout, ShoeRecord
from punto.house.settle import settle_slips
from punto.rules.roads import Result
from punto.rules.rounds import Round
from punto.store.load import event_of
from punto.store.reader import Reader
from punto.store.shoes import Span, span_of
from punto.table import Settings, State, evolve
from punto.table.events import (
    BettingClosed,
    BettingOpened,
    CardDealt,
    CardExposed,
    ClosingAnnounced,
    Event,
    MoneyEvent,
    RoundSettled,
    RoundVoided,
    ShoeBurned,
    ShoeClosed,
    ShoeCommitted,
    ShoeCut,
    SlipAccepted,
    SlipWithdrawn,
)
from punto.table.phases import Phase
from punto.table.state import CurrentShoe

__all__ = ["ShoeRecorder", "record_of"]

_NO_REASON = "no reason was given"


class ShoeRecorder:
    """Follows the events of one table and gives the record of each shoe when it closes."""

    def __init__(self) -> None:
        self._rounds: list[PlayedRound] = []
        self._void_reason = _NO_REASON
        self._closing_reason = ""

    def follow(self, before: State | None, event: Event) -> ShoeRecord | None:
        """One more event, and the state before it. The record when a shoe closed from which cards could be dealt."""
        if before is None:
            return None
        match event:
            case ShoeCommitted():
                self._rounds = []
            case ClosingAnnounced():
                self._closing_reason = event.reason
            case RoundSettled():
                self._rounds.append(_settled(before, event))
            case RoundVoided():
                self._void_reason = event.reason.en or _NO_REASON
                self._rounds.append(_void(before, event))
            case ShoeClosed() if before.shoe is not None and before.shoe.cards is not None:
                return self._closed(before, before.shoe, event)
            case _:
                pass
        return None

    def _closed(self, before: State, shoe: CurrentShoe, event: ShoeClosed) -> ShoeRecord:
        assert shoe.cards is not None
        how, reason = self._ending(before, event)
        return make_record(
            before.house,
            name=f"{before.table}, shoe {event.shoe}",
            commitment=shoe.commitment,
            cuts=shoe.cuts,
            burned=shoe.cards.order[: shoe.cards.burned],
            rounds=self._rounds,
            seed=shoe.seed,
            order=shoe.cards.order,
            how=how,
            reason=reason,
        )

    def _ending(self, before: State, event: ShoeClosed) -> tuple[Ending, str | None]:
        # The table may close in the betting of the last round, which then never is dealt.
        if event.reason == "table closed" or (event.reason == "cut card" and before.phase is Phase.BETTING):
            return "operator", f"the table closed: {self._closing_reason or _NO_REASON}"
        if event.reason == "void":
            return "operator", self._void_reason
        return event.reason, None


def _settled(before: State, event: RoundSettled) -> PlayedRound:
    dealt = Round.parse(event.cards)
    capped = set(_capped(before, dealt))
    slips: dict[int, list[Payout]] = {}
    for bet in event.bets:
        payout = Payout(
            bet=bet.bet,
            stake=bet.stake,
            result=bet.result,
            row=bet.row.en if bet.row else None,
            pays=bet.pays,
            winnings=bet.winnings,
            commission=bet.commission,
            owed=bet.commission_owed,
            capped=(bet.seat, bet.bet) in capped,
            returned=bet.returned,
            net=bet.net,
        )
        slips.setdefault(bet.seat, []).append(payout)
    paid = tuple(PaidSlip(seat, tuple(slips[seat])) for seat in sorted(slips))
    return PlayedRound(dealt.cards, str(Result.of_round(dealt)), None, paid)


def _capped(before: State, dealt: Round) -> Iterator[tuple[int, str]]:
    """Seats and bets whose winnings the house's cap cuts."""
    if before.house.side_payout_cap is None:
        return
    try:
        settled = settle_slips(before.house, dealt, _stakes(before))
    except PuntoError:
        return
    for seat, bets in settled.items():
        yield from ((seat, each.bet.key) for each in bets if each.capped)


def _void(before: State, event: RoundVoided) -> PlayedRound:
    reason = OUT_OF_CARDS if event.out_of_cards else event.reason.en or _NO_REASON
    if reason == OUT_OF_CARDS and not event.out_of_cards:
        # An operator may say the same words; in a record they mean that the shoe had too few cards.
        reason = f"by the operator: {reason}"
    return void_round(before.played.dealt, _stakes(before), reason=reason)


def _stakes(before: State) -> dict[int, dict[str, int]]:
    slips = before.played.slips
    return {seat: dict(slips[seat].stakes) for seat in sorted(slips)}


_ABOUT_SHOES = (
    *(ShoeCommitted, ShoeCut, ShoeBurned, ShoeClosed, BettingOpened, SlipAccepted, SlipWithdrawn, BettingClosed),
    *(CardDealt, CardExposed, RoundSettled, RoundVoided, ClosingAnnounced),
)
"""The events that a record follows from. Patrons and their money are not in it, only seats and their slips."""


def record_of(reader: Reader, table: str, shoe: int) -> ShoeRecord | None:
    """The record of a shoe, as `punto export` writes it; only the events of that shoe are read.

    None while the shoe is not over, and when no card could be dealt from it.
    """
    span = span_of(reader, table, shoe)
    if span is None or not span.is_revealed(reader):
        return None
    recorder = ShoeRecorder()
    for before, event in _replayed(reader, span):
        record = recorder.follow(before, event)
        if record is not None:
            return record
    return None


def _replayed(reader: Reader, span: Span) -> Iterator[tuple[State, Event]]:
    """The events of a shoe, each with the state before it: a table at which nobody sits and no money moves."""
    # Times follow from the settings, and are nothing that a record tells.
    state = State(table=span.table, house=span.house(reader), settings=Settings())
    for row in reader.journal(span.table, after=span.first - 1):
        if span.end is not None and row.sequence >= span.end:
            return
        event = event_of(row)
        if not isinstance(event, _ABOUT_SHOES):
            continue
        if isinstance(event, MoneyEvent):
            event = replace(event, transfers=())
        yield state, event
        state = evolve(state, event)
