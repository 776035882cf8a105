"""The read model of a patron's results: every round that they ever bet in at a table, summed by bet and by day.

Rounds are found in the journal by their type and the patron's id, so that the sums are those of all rounds and all
days, however many others were played meanwhile.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC, datetime

from punto.store.read.reader import Reader
from punto.store.write.loading import event_as
from punto.table.acts.correcting import RoundCorrected
from punto.table.dealer.payout import RoundSettled
from punto.table.state import SettledSlip

__all__ = ["BetResult", "DayResult", "PatronResults", "results_of"]

_MOST_NETS = 500
"""How many of the last rounds are told one by one, for a chart."""


@dataclass(frozen=True, kw_only=True)
class BetResult:
    """What all bets of one kind brought together, as they were paid. Amounts are minor units."""

    bet: str
    times: int
    staked: int
    net: int


@dataclass(frozen=True, kw_only=True)
class DayResult:
    """What the rounds of one day, by universal time, brought together."""

    day: str
    """As 2026-11-18."""
    rounds: int
    staked: int
    net: int


@dataclass(frozen=True, kw_only=True)
class PatronResults:
    """What a table brought a patron, corrections included. Amounts are minor units."""

    rounds: int
    """Rounds with a bet; void ones are none."""
    won: int
    lost: int
    even: int
    staked: int
    net: int
    bets: tuple[BetResult, ...]
    """By kind of bet, the most staked first."""
    days: tuple[DayResult, ...]
    """Newest first."""
    nets: tuple[int, ...]
    """What each of the last rounds brought, oldest first."""
    before: int
    """What all rounds before those brought together."""


@dataclass(frozen=True)
class _Played:
    """A round that the patron bet in."""

    at: int
    slip: SettledSlip
    net: int

    @property
    def staked(self) -> int:
        return sum(bet.stake for bet in self.slip.bets)

    @property
    def day(self) -> str:
        return datetime.fromtimestamp(self.at / 1000, UTC).date().isoformat()


def results_of(reader: Reader, table: str, *, patron: str) -> PatronResults:
    """What a table brought a patron over all rounds and days."""
    played = list(_played(reader, table, patron))
    nets = [each.net for each in played]
    return PatronResults(
        rounds=len(played),
        won=sum(net > 0 for net in nets),
        lost=sum(net < 0 for net in nets),
        even=sum(net == 0 for net in nets),
        staked=sum(each.staked for each in played),
        net=sum(nets),
        bets=_by_bet(played),
        days=_by_day(played),
        nets=tuple(nets[-_MOST_NETS:]),
        before=sum(nets[:-_MOST_NETS]),
    )


def _played(reader: Reader, table: str, patron: str) -> Iterator[_Played]:
    """The patron's rounds, oldest first, each with what it brought in the end."""
    corrections = (event_as(row, RoundCorrected) for row in reader.events(table, RoundCorrected, mentioning=patron))
    corrected = {(each.shoe, each.number): each.after for each in corrections if each.patron == patron}
    for row in reader.events(table, RoundSettled, mentioning=patron):
        event = event_as(row, RoundSettled)
        for slip in event.slips:
            if slip.patron == patron:
                yield _Played(event.at, slip, corrected.get((event.shoe, event.number), slip.net))


def _by_bet(played: list[_Played]) -> tuple[BetResult, ...]:
    bets = defaultdict(list)
    for each in played:
        for bet in each.slip.bets:
            bets[bet.bet].append(bet)
    results = (
        BetResult(bet=key, times=len(made), staked=sum(bet.stake for bet in made), net=sum(bet.net for bet in made))
        for key, made in bets.items()
    )
    return tuple(sorted(results, key=lambda result: -result.staked))


def _by_day(played: list[_Played]) -> tuple[DayResult, ...]:
    days = defaultdict(list)
    for each in played:
        days[each.day].append(each)
    return tuple(
        DayResult(
            day=day,
            rounds=len(made),
            staked=sum(each.staked for each in made),
            net=sum(each.net for each in made),
        )
        for day, made in sorted(days.items(), reverse=True)
    )
