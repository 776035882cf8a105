"""What has to be known of a patron after they left: their own limits, an exclusion, what the day has brought, and what
they cashed.

Every table keeps its own rows, which follow from its journal alone and so can be audited; whoever sits down gets what
all tables together know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace

from punto.store.rows import StandingChange
from punto.table import State
from punto.table.events import (
    BoughtIn,
    CashedOut,
    Event,
    LimitsSet,
    PatronLeft,
    PatronSeated,
    RoundSettled,
    SelfExcluded,
)

__all__ = ["changes_by", "merged", "merged_all"]


def changes_by(event: Event, state: State) -> Iterator[StandingChange]:
    """What an event changes; the state after it says when a day begins and what money is called."""
    currency = state.house.currency.code
    match event:
        case PatronSeated():
            yield StandingChange(
                event.patron, event.at, currency, limits=event.limits, excluded_until=event.excluded_until
            )
        case LimitsSet():
            yield StandingChange(event.patron, event.at, currency, limits=event.after)
        case BoughtIn():
            yield StandingChange(event.patron, event.at, currency, cashed=-event.amount)
        case CashedOut():
            yield StandingChange(event.patron, event.at, currency, cashed=event.amount)
        case PatronLeft():
            yield StandingChange(event.patron, event.at, currency, limits=event.limits, cashed=event.cashed_out)
        case SelfExcluded():
            yield StandingChange(event.patron, event.at, currency, excluded_until=event.until)
        case RoundSettled():
            day = state.settings.day_of(event.at)
            yield from (StandingChange(bet.patron, event.at, currency, day=day, net=bet.net) for bet in event.bets)
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
        cashed=earlier.cashed + later.cashed,
    )


def merged_all(changes: Iterable[StandingChange]) -> tuple[StandingChange, ...]:
    """One change a patron, in the order of their names."""
    found: dict[str, StandingChange] = {}
    for each in changes:
        found[each.patron] = merged(found[each.patron], each) if each.patron in found else each
    return tuple(found[patron] for patron in sorted(found))
