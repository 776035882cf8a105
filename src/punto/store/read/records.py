"""The read model of shoe records: made from the journal of a table, for `punto verify` to check.

The record says what the journal says, also what was corrected when the shoe was long over. Only a committed shoe has
one: there is nothing to verify in any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec.structs import replace

from punto.fairness.make import PlayedRound, make_record, void_round, with_corrections
from punto.fairness.record import OUT_OF_CARDS, Ending, PaidSlip, RecordedCorrection, ShoeRecord
from punto.house.house_writer import HouseFile
from punto.rules.rounds import Round
from punto.rules.scoreboard import RoadEntry
from punto.store.read.reader import Reader
from punto.store.read.shoes import ShoeSpan, span_of
from punto.store.write.loading import event_as, event_of
from punto.table import Settings, State, evolve
from punto.table.acts.betting import SlipAccepted, SlipWithdrawn
from punto.table.acts.correcting import RoundCorrected
from punto.table.acts.operating import ClosingAnnounced
from punto.table.acts.shoe import ShoeBegun, ShoeCut
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.dealer.shoe import ShoeBurned, ShoeClosed
from punto.table.dealer.turning import CardExposed
from punto.table.dealer.window import BettingClosed, BettingOpened
from punto.table.event import Event, MoneyEvent
from punto.table.phases import Phase
from punto.table.sources import Proof
from punto.table.state import CurrentShoe

__all__ = ["CorrectionsByShoe", "ShoeRecorder", "by_shoe", "corrections_by_shoe", "record_of"]

_NO_REASON = "no reason was given"

CorrectionsByShoe = Mapping[int, Sequence[RecordedCorrection]]


class ShoeRecorder:
    """Follows the events of one table and gives the record of each shoe when it closes.

    Corrections may come later than that; so they are given from the first.
    """

    def __init__(self, corrections: CorrectionsByShoe) -> None:
        self._corrections = corrections
        self._rounds: list[PlayedRound] = []
        self._void_reason = _NO_REASON
        self._closing_reason = ""

    def follow(self, before: State | None, event: Event) -> ShoeRecord | None:
        """One more event, and the state before it. The record when a shoe closed from which cards could be dealt."""
        if before is None:
            return None
        match event:
            case ShoeBegun():
                self._rounds = []
            case ClosingAnnounced():
                self._closing_reason = event.reason
            case RoundSettled():
                self._rounds.append(_settled(event))
            case RoundVoided():
                self._void_reason = event.reason or _NO_REASON
                self._rounds.append(_void(before, event))
            case ShoeClosed() if before.shoe is not None and before.shoe.size:
                if (proof := before.shoe.source.proof) is not None:
                    return self._closed(before, before.shoe, proof, event)
            case _:
                pass
        return None

    def _closed(self, before: State, shoe: CurrentShoe, proof: Proof, event: ShoeClosed) -> ShoeRecord:
        how, reason = self._ending(before, event)
        made = make_record(
            before.house,
            name=f"{before.table}, shoe {event.shoe}",
            commitment=proof.commitment,
            cuts=proof.cuts,
            burned=proof.order[: shoe.burned],
            rounds=self._rounds,
            seed=proof.seed,
            order=proof.order,
            how=how,
            reason=reason,
        )
        entries = self._corrections.get(event.shoe)
        return with_corrections(made, entries) if entries else made

    def _ending(self, before: State, event: ShoeClosed) -> tuple[Ending, str | None]:
        # The table may close in the betting of the last round, which then never is dealt.
        if event.reason == "table closed" or (event.reason == "cut card" and before.phase is Phase.BETTING):
            return "operator", f"the table closed: {self._closing_reason or _NO_REASON}"
        if event.reason == "void":
            return "operator", self._void_reason
        return event.reason, None


def _settled(event: RoundSettled) -> PlayedRound:
    dealt = Round.parse(event.cards)
    slips = sorted(event.slips, key=lambda slip: slip.seat)
    paid = tuple(PaidSlip(slip.seat, slip.bets) for slip in slips)
    return PlayedRound(dealt.cards, str(RoadEntry.of_round(dealt)), None, paid)


def _void(before: State, event: RoundVoided) -> PlayedRound:
    reason = OUT_OF_CARDS if event.out_of_cards else event.reason or _NO_REASON
    if reason == OUT_OF_CARDS and not event.out_of_cards:
        # An operator may say the same words; in a record they mean that the shoe had too few cards.
        reason = f"by the operator: {reason}"
    return void_round(before.open_round.dealt, _stakes(before), reason=reason)


def _stakes(before: State) -> dict[int, dict[str, int]]:
    slips = before.open_round.slips
    return {seat: dict(slips[seat].stakes) for seat in sorted(slips)}


_ABOUT_SHOES = (
    *(ShoeBegun, ShoeCut, ShoeBurned, ShoeClosed, BettingOpened, SlipAccepted, SlipWithdrawn, BettingClosed),
    *(CardDealt, CardExposed, RoundSettled, RoundVoided, ClosingAnnounced),
)
"""The events that a record follows from. Patrons and their money are not in it, only seats and their slips."""


def record_of(reader: Reader, table: str, shoe: int) -> ShoeRecord | None:
    """The record of a shoe, as `punto export` writes it; only the events of that shoe are read.

    None while the shoe is not over, and when no card could be dealt from it.
    """
    span = span_of(reader, table, shoe)
    if span is None or not span.is_over(reader):
        return None
    recorder = ShoeRecorder(corrections_by_shoe(reader, table, after=span.first))
    for before, event in _replayed(reader, span):
        record = recorder.follow(before, event)
        if record is not None:
            return record
    return None


def corrections_by_shoe(reader: Reader, table: str, *, after: int = 0) -> CorrectionsByShoe:
    """What was corrected at a table after an event; BrokenJournal where an entry cannot be read."""
    rows = reader.events(table, RoundCorrected, after=after)
    return by_shoe(event_as(row, RoundCorrected) for row in rows)


def by_shoe(corrected: Iterable[RoundCorrected]) -> CorrectionsByShoe:
    """Corrections as records have them, in order."""
    found: dict[int, list[RecordedCorrection]] = {}
    for event in corrected:
        entry = RecordedCorrection(event.number, event.seat, event.by, event.reason, event.before, event.after)
        found.setdefault(event.shoe, []).append(entry)
    return found


def _replayed(reader: Reader, span: ShoeSpan) -> Iterator[tuple[State, Event]]:
    """The events of a shoe, each with the state before it: a table at which nobody sits and no money moves."""
    # Times follow from the settings, and are nothing that a record tells.
    state = State(table=span.table, house_file=HouseFile.of(span.house(reader)), settings=Settings())
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
