"""The read model of past rounds, as they are told to everybody, and to a patron about their own bets.

Rounds are found in the journal by the index over its types, without a replay. What is told of a card follows the
journal too: one that was never turned is told only when its shoe is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from punto.errors import BrokenJournal
from punto.house.describe import HouseNames, house_names
from punto.house.hands import hand_called
from punto.house.model import House
from punto.rules.calls import calls_of_round
from punto.rules.rounds import DEAL_ORDER, Round, Winner, decisions
from punto.rules.scoreboard import RoadEntry
from punto.rules.settlement import BetOutcome
from punto.rules.tableau import DrawDecision, Side
from punto.store.database.rows import JournalRow
from punto.store.read.reader import Reader
from punto.store.read.round_steps import FollowedRound, RoundStep, follow_round
from punto.store.read.shoes import house_of, span_of
from punto.store.write.loading import event_as, event_of
from punto.table.acts.correcting import RoundCorrected
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.dealer.window import BettingOpened
from punto.table.reasons import reason_said
from punto.table.views.dealer_calls import void_call
from punto.table.views.explanations import ExplainedBet, explained
from punto.words import Text

_MOST_CORRECTIONS = 1000

__all__ = ["Correction", "PastCard", "PastRound", "PastSeat", "RoundReplay", "round_history", "round_of"]


@dataclass(frozen=True, kw_only=True)
class PastCard:
    """A card of a round, in the order of the deal."""

    place: int
    side: Side
    face: str | None
    """Its notation; None for a card of a void round that was never turned, until its shoe is over."""
    exposed: bool


@dataclass(frozen=True, kw_only=True)
class PastSeat:
    """The bets of one seat."""

    seat: int
    you: bool
    """Whether they are those of the patron who asks."""
    bets: tuple[BetOutcome, ...]


@dataclass(frozen=True, kw_only=True)
class Correction:
    """A later entry that put right what a round brought a seat. Amounts are minor units."""

    at: int
    by: str
    """Who ordered it."""
    seat: int
    you: bool
    reason: Text
    before: int
    after: int
    """What the round brought the seat, before and after."""


@dataclass(frozen=True, kw_only=True)
class PastRound:
    """A round that is over."""

    sequence: int
    """The place in the journal of the event that ended it: rounds before this one are older."""
    shoe: int
    number: int
    last: bool
    """Whether it was the last of its shoe."""
    opened_at: int
    ended_at: int
    cards: tuple[PastCard, ...]
    player_total: int | None
    banker_total: int | None
    winner: Winner | None
    result: str | None
    """In the notation of the roads. None, as winner and totals, when the round is void."""
    hand: Text | None
    """What the house calls the hand, where it has a name."""
    void: Text | None
    """Why it is void."""
    decisions: tuple[DrawDecision, ...]
    """Who drew or stood, and why."""
    calls: tuple[Text, ...]
    """What the dealer said from the close of betting on."""
    seats: tuple[PastSeat, ...]
    own: tuple[ExplainedBet, ...]
    """The bets of the patron who asks, each with the reason of its payout."""
    corrections: tuple[Correction, ...] = ()
    """What was put right afterwards, in order; bets and payouts stand as they were made."""


@dataclass(frozen=True, kw_only=True)
class RoundReplay(PastRound):
    """A round that is over, with everything that is needed to show it again."""

    table: str
    house: HouseNames
    """The house under which it was played."""
    steps: tuple[RoundStep, ...]
    """How it went, step by step."""


def round_history(
    reader: Reader,
    table: str,
    *,
    limit: int,
    shoe: int | None = None,
    before: int | None = None,
    patron: str | None = None,
) -> tuple[PastRound, ...]:
    """The rounds of a table, or of one of its shoes, that ended before that event; newest first."""
    after = 0
    if shoe is not None:
        span = span_of(reader, table, shoe)
        if span is None:
            return ()
        after = span.first
        before = min((each for each in (before, span.end) if each is not None), default=None)
    ends = reader.events(table, RoundSettled, RoundVoided, after=after, before=before, newest_first=True, limit=limit)
    if not ends:
        return ()
    # One more than there are ends: a table may close while a round is being bet on, which then never ends.
    rows = reader.events(table, BettingOpened, before=ends[0].sequence, newest_first=True, limit=len(ends) + 1)
    openings = {(event.shoe, event.number): (row, event) for row, event in _openings(rows)}
    told: list[PastRound] = []
    for row in ends:
        ended = event_of(row)
        if not isinstance(ended, (RoundSettled, RoundVoided)):
            where = Text("error-store-event", event=str(row.sequence), table=repr(table))
            raise BrokenJournal(Text("error-store-ends-no-round", event=where))
        opened, event = openings[ended.shoe, ended.number]
        house = house_of(reader, table, before=row.sequence)
        if isinstance(ended, RoundSettled):
            told.append(_settled(house, row.sequence, event, ended, patron))
        else:
            told.append(_voided(reader, follow_round(reader, opened, house), ended, patron))
    corrected = corrections_of(reader, table, after=ends[-1].sequence, patron=patron)
    return tuple(replace(each, corrections=corrected.get((each.shoe, each.number), ())) for each in told)


def corrections_of(
    reader: Reader, table: str, *, after: int, patron: str | None
) -> dict[tuple[int, int], tuple[Correction, ...]]:
    """All corrections that were entered after an event, by shoe and round."""
    found: dict[tuple[int, int], tuple[Correction, ...]] = {}
    for row in reader.events(table, RoundCorrected, after=after, limit=_MOST_CORRECTIONS):
        event = event_as(row, RoundCorrected)
        entry = Correction(
            at=event.at,
            by=event.by,
            seat=event.seat,
            you=event.patron == patron,
            reason=reason_said(event.reason),
            before=event.before,
            after=event.after,
        )
        of_round = event.shoe, event.number
        found[of_round] = (*found.get(of_round, ()), entry)
    return found


def round_of(reader: Reader, table: str, *, shoe: int, number: int, patron: str | None = None) -> RoundReplay | None:
    """One round with every step of it; None when there is none of that number, or it is not over."""
    span = span_of(reader, table, shoe)
    if span is None:
        return None
    for row in reader.events(table, BettingOpened, after=span.first, before=span.end, limit=1, offset=number - 1):
        house = span.house(reader)
        followed = follow_round(reader, row, house)
        if followed.ended is None:
            return None
        told = (
            _settled(house, followed.sequence, followed.opened, followed.ended, patron)
            if isinstance(followed.ended, RoundSettled)
            else _voided(reader, followed, followed.ended, patron)
        )
        corrected = corrections_of(reader, table, after=followed.sequence, patron=patron)
        told = replace(told, corrections=corrected.get((told.shoe, told.number), ()))
        return RoundReplay(**vars(told), table=table, house=house_names(house), steps=tuple(followed.steps))
    return None


def _openings(rows: list[JournalRow]) -> Iterator[tuple[JournalRow, BettingOpened]]:
    for row in rows:
        yield row, event_as(row, BettingOpened)


def _settled(house: House, sequence: int, opened: BettingOpened, ended: RoundSettled, patron: str | None) -> PastRound:
    dealt = Round.parse(ended.cards)
    hand = hand_called(house, dealt)
    sides = (*DEAL_ORDER, *(decision.side for decision in dealt.decisions if decision.draws))
    return PastRound(
        sequence=sequence,
        shoe=ended.shoe,
        number=ended.number,
        last=opened.last,
        opened_at=opened.at,
        ended_at=ended.at,
        cards=tuple(
            PastCard(place=place, side=side, face=str(card), exposed=True)
            for place, (side, card) in enumerate(zip(sides, dealt.cards, strict=True))
        ),
        player_total=dealt.player.total,
        banker_total=dealt.banker.total,
        winner=dealt.winner,
        result=str(RoadEntry.of_round(dealt)),
        hand=hand,
        void=None,
        decisions=dealt.decisions,
        calls=tuple(calls_of_round(dealt.cards, last=opened.last, called=lambda _: hand)),
        seats=tuple(
            PastSeat(seat=slip.seat, you=slip.patron == patron, bets=slip.bets)
            for slip in sorted(ended.slips, key=lambda slip: slip.seat)
        ),
        own=tuple(
            explained(house, bet, hand=hand) for slip in ended.slips if slip.patron == patron for bet in slip.bets
        ),
    )


def _voided(reader: Reader, followed: FollowedRound, ended: RoundVoided, patron: str | None) -> PastRound:
    span = span_of(reader, followed.table, ended.shoe)
    over = span is not None and span.is_over(reader)
    shown = followed.shown
    return PastRound(
        sequence=followed.sequence,
        shoe=ended.shoe,
        number=ended.number,
        last=followed.opened.last,
        opened_at=followed.opened.at,
        ended_at=ended.at,
        cards=tuple(
            PastCard(
                place=card.place,
                side=card.side,
                face=str(card.card) if over or card.place in followed.exposed else None,
                exposed=card.place in followed.exposed,
            )
            for card in followed.cards
        ),
        player_total=None,
        banker_total=None,
        winner=None,
        result=None,
        hand=None,
        void=void_call(ended.why),
        decisions=decisions(shown) if len(shown) >= len(DEAL_ORDER) else (),
        calls=followed.calls,
        seats=tuple(
            PastSeat(
                seat=seat,
                you=owner == patron,
                bets=tuple(BetOutcome.void(bet, stake) for bet, stake in stakes),
            )
            for seat, (owner, stakes) in sorted(followed.slips.items())
        ),
        own=(),
    )
