"""Cross-table limits: what a table knows of a patron that other tables have to respect. These are their own limits, an
exclusion, what the day has brought, what is at stake, where they sit, and what they cashed.

Every table keeps its own rows, which follow from its journal alone and so can be audited; `store.write.patrons` says
what all tables together know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec.structs import replace

from punto.store.database.rows import StandingChange
from punto.table import State
from punto.table.acts.betting import SlipAccepted, SlipWithdrawn
from punto.table.acts.chips import BoughtIn, CashedOut
from punto.table.acts.conduct import LimitsSet, SelfExcluded
from punto.table.acts.correcting import RoundCorrected
from punto.table.acts.seating import PatronLeft, PatronSeated
from punto.table.dealer.payout import RoundSettled, RoundVoided, day_of_bet
from punto.table.event import Event

__all__ = ["changes_by", "merged", "merged_all"]


_OF_PATRONS = frozenset(
    {
        PatronSeated,
        LimitsSet,
        BoughtIn,
        CashedOut,
        PatronLeft,
        SelfExcluded,
        SlipAccepted,
        SlipWithdrawn,
        RoundSettled,
        RoundCorrected,
        RoundVoided,
    }
)


def changes_by(event: Event, state: State) -> Iterator[StandingChange]:
    """What an event changes; the state after it says when a day begins and what money is called."""
    if type(event) not in _OF_PATRONS:
        return
    currency = state.house.currency.code
    match event:
        case PatronSeated():
            yield StandingChange(
                event.patron,
                event.at,
                currency,
                limits=event.limits,
                excluded_until=event.excluded_until,
                seat=event.seat,
            )
        case LimitsSet():
            yield StandingChange(event.patron, event.at, currency, limits=event.after)
        case BoughtIn():
            yield StandingChange(event.patron, event.at, currency, cashed=-event.amount)
        case CashedOut():
            yield StandingChange(event.patron, event.at, currency, cashed=event.amount)
        case PatronLeft():
            yield StandingChange(event.patron, event.at, currency, seat=0, cashed=event.cashed_out)
        case SelfExcluded():
            yield StandingChange(event.patron, event.at, currency, excluded_until=event.until)
        case _:
            yield from _changes_by_bets(event, state)


def _changes_by_bets(event: Event, state: State) -> Iterator[StandingChange]:
    currency = state.house.currency.code
    match event:
        case SlipAccepted():
            staked, day = sum(stake for _, stake in event.stakes), state.settings.day_of(event.at)
            yield StandingChange(event.patron, event.at, currency, day=day, staked=staked)
        case SlipWithdrawn():
            yield StandingChange(event.patron, event.at, currency, staked=0)
        case RoundSettled():
            for slip in event.slips:
                day = day_of_bet(state, slip.seat)
                yield StandingChange(slip.patron, event.at, currency, day=day, net=slip.net, staked=0)
        case RoundCorrected():
            day, more = state.settings.day_of(event.at), event.after - event.before
            yield StandingChange(event.patron, event.at, currency, day=day, net=more, cashed=event.cashed)
        case RoundVoided():
            for seat in state.open_round.slips:
                yield StandingChange(state.seats[seat].patron, event.at, currency, staked=0)
        case _:
            pass


def merged(earlier: StandingChange, later: StandingChange) -> StandingChange:
    """Two changes of one patron as one. Of days the last counts, even if an operator moves its beginning back."""
    if later.day is None or (earlier.day is not None and later.day < earlier.day):
        day, net = earlier.day, earlier.net
    else:
        day, net = later.day, later.net + (earlier.net if earlier.day == later.day else 0)
    return replace(
        later,
        limits=earlier.limits if later.limits is None else later.limits,
        excluded_until=earlier.excluded_until if later.excluded_until is None else later.excluded_until,
        day=day,
        net=net,
        staked=earlier.staked if later.staked is None else later.staked,
        seat=earlier.seat if later.seat is None else later.seat,
        cashed=earlier.cashed + later.cashed,
    )


def merged_all(changes: Iterable[StandingChange]) -> tuple[StandingChange, ...]:
    """One change a patron, in the order of their names."""
    found: dict[str, StandingChange] = {}
    for each in changes:
        found[each.patron] = merged(found[each.patron], each) if each.patron in found else each
    return tuple(found[patron] for patron in sorted(found))
