"""The rounds of a table that are over, as they are told to everybody, and to a patron about their own bets.

Rounds are found in the journal by the index over its types, without a replay. What is told of a card follows the
journal too: one that was never turned is told only when its shoe is over.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from punto.fairness.record import PaidOutcome
from punto.rules.roads import Result
from punto.rules.rounds import DEAL_ORDER, Round, Winner, decisions
from punto.rules.tableau import Decision, Side
from punto.rules.text import Text
from punto.store.load import event_of
from punto.store.reader import Reader
from punto.store.round_steps import FollowedRound, StepTold, follow_round
from punto.store.rows import JournalRow
from punto.store.shoes import span_of
from punto.table.calls import calls_of_round
from punto.table.events import BetSettled, BettingOpened, RoundSettled, RoundVoided

__all__ = ["BetTold", "CardTold", "RoundTold", "SeatTold", "round_history", "round_of"]


@dataclass(frozen=True, kw_only=True)
class CardTold:
    """A card of a round, in the order of the deal."""

    place: int
    side: Side
    face: str | None
    """Its notation; None for a card of a void round that was never turned, until its shoe is over."""
    exposed: bool


@dataclass(frozen=True, kw_only=True)
class BetTold:
    """What became of a bet, for everybody to see. Amounts are minor units."""

    bet: str
    stake: int
    result: PaidOutcome
    returned: int
    net: int


@dataclass(frozen=True, kw_only=True)
class SeatTold:
    """The bets of one seat."""

    seat: int
    you: bool
    """Whether they are those of the patron who asks."""
    bets: tuple[BetTold, ...]


@dataclass(frozen=True, kw_only=True)
class RoundTold:
    """A round that is over."""

    sequence: int
    """The place in the journal of the event that ended it: rounds before this one are older."""
    shoe: int
    number: int
    last: bool
    """Whether it was the last of its shoe."""
    opened_at: int
    ended_at: int
    cards: tuple[CardTold, ...]
    player_total: int | None
    banker_total: int | None
    winner: Winner | None
    result: str | None
    """In the notation of the roads. None, as winner and totals, when the round is void."""
    void: Text | None
    """Why it is void."""
    decisions: tuple[Decision, ...]
    """Who drew or stood, and why."""
    calls: tuple[Text, ...]
    """What the dealer said from the close of betting on."""
    seats: tuple[SeatTold, ...]
    own: tuple[BetSettled, ...]
    """The bets of the patron who asks, each with the reason of its payout."""
    steps: tuple[StepTold, ...] = ()
    """How it went, step by step: only of a round that was asked for by itself."""


def round_history(
    reader: Reader,
    table: str,
    *,
    limit: int,
    shoe: int | None = None,
    before: int | None = None,
    patron: str | None = None,
) -> tuple[RoundTold, ...]:
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
    told: list[RoundTold] = []
    for row in ends:
        ended = event_of(row)
        assert isinstance(ended, (RoundSettled, RoundVoided))
        opened, event = openings[ended.shoe, ended.number]
        if isinstance(ended, RoundSettled):
            told.append(_settled(row.sequence, event, ended, patron))
        else:
            told.append(_voided(reader, follow_round(reader, opened), ended, patron))
    return tuple(told)


def round_of(reader: Reader, table: str, *, shoe: int, number: int, patron: str | None = None) -> RoundTold | None:
    """One round with every step of it; None when there is none of that number, or it is not over."""
    span = span_of(reader, table, shoe)
    if span is None:
        return None
    for row in reader.events(table, BettingOpened, after=span.first, before=span.end, limit=1, offset=number - 1):
        followed = follow_round(reader, row)
        if isinstance(followed.ended, RoundSettled):
            told = _settled(followed.sequence, followed.opened, followed.ended, patron)
            return replace(told, steps=tuple(followed.steps))
        if isinstance(followed.ended, RoundVoided):
            told = _voided(reader, followed, followed.ended, patron)
            return replace(told, steps=tuple(followed.steps))
    return None


def _openings(rows: list[JournalRow]) -> Iterator[tuple[JournalRow, BettingOpened]]:
    for row in rows:
        event = event_of(row)
        assert isinstance(event, BettingOpened)
        yield row, event


def _settled(sequence: int, opened: BettingOpened, ended: RoundSettled, patron: str | None) -> RoundTold:
    dealt = Round.parse(ended.cards)
    sides = (*DEAL_ORDER, *(decision.side for decision in dealt.decisions if decision.draws))
    bets: dict[int, list[BetSettled]] = {}
    for bet in ended.bets:
        bets.setdefault(bet.seat, []).append(bet)
    return RoundTold(
        sequence=sequence,
        shoe=ended.shoe,
        number=ended.number,
        last=opened.last,
        opened_at=opened.at,
        ended_at=ended.at,
        cards=tuple(
            CardTold(place=place, side=side, face=str(card), exposed=True)
            for place, (side, card) in enumerate(zip(sides, dealt.cards, strict=True))
        ),
        player_total=dealt.player.total,
        banker_total=dealt.banker.total,
        winner=dealt.winner,
        result=str(Result.of_round(dealt)),
        void=None,
        decisions=dealt.decisions,
        calls=tuple(calls_of_round(dealt.cards, last=opened.last)),
        seats=tuple(
            SeatTold(seat=seat, you=of_seat[0].patron == patron, bets=tuple(map(_bet, of_seat)))
            for seat, of_seat in sorted(bets.items())
        ),
        own=tuple(bet for bet in ended.bets if bet.patron == patron),
    )


def _bet(bet: BetSettled) -> BetTold:
    return BetTold(bet=bet.bet, stake=bet.stake, result=bet.result, returned=bet.returned, net=bet.net)


def _voided(reader: Reader, followed: FollowedRound, ended: RoundVoided, patron: str | None) -> RoundTold:
    span = span_of(reader, followed.table, ended.shoe)
    revealed = span is not None and span.is_revealed(reader)
    shown = followed.shown
    return RoundTold(
        sequence=followed.sequence,
        shoe=ended.shoe,
        number=ended.number,
        last=followed.opened.last,
        opened_at=followed.opened.at,
        ended_at=ended.at,
        cards=tuple(
            CardTold(
                place=card.place,
                side=card.side,
                face=str(card.card) if revealed or card.place in followed.exposed else None,
                exposed=card.place in followed.exposed,
            )
            for card in followed.cards
        ),
        player_total=None,
        banker_total=None,
        winner=None,
        result=None,
        void=ended.reason,
        decisions=decisions(shown) if len(shown) >= len(DEAL_ORDER) else (),
        calls=followed.calls,
        seats=tuple(
            SeatTold(
                seat=seat,
                you=owner == patron,
                bets=tuple(
                    BetTold(bet=bet, stake=stake, result="void", returned=stake, net=0) for bet, stake in stakes
                ),
            )
            for seat, (owner, stakes) in sorted(followed.slips.items())
        ),
        own=(),
    )
