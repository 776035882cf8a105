"""The idle timeout of seats: who does not play is warned, and then gives the seat back.

A patron who can bet again, or whose seat nobody else wants any more, may stay. A bet that lies there keeps the seat
for its round, and renews the time when it stands at the close of betting. Bots are exempt: they give up seats anyway.
"""

from __future__ import annotations

from collections.abc import Iterator

from punto.table.acts.seating import left
from punto.table.event import Event
from punto.table.settings import IdleRules
from punto.table.state import IdleReason, IdleWarning, Seated, State

_SECOND = 1000


class IdleWarned(Event, frozen=True, kw_only=True):
    """A patron who does not play is warned: the seat goes back then."""

    seat: int
    patron: str
    reason: IdleReason
    until: int

    def change(self, state: State) -> State:
        """The warning stands until they play."""
        return state.with_seat(self.seat, idle=IdleWarning(reason=self.reason, until=self.until))


class IdleWarningLifted(Event, frozen=True, kw_only=True):
    """The patron may stay: there are chips again, or nobody else wants the seat any more."""

    seat: int
    patron: str

    def change(self, state: State) -> State:
        """As if they had never been warned."""
        return state.with_seat(self.seat, idle=None)


def step_idling(state: State, at: int) -> tuple[Event, ...]:
    """The next warning, its end, or the departure that is due."""
    rules = state.settings.idle
    if rules is None:
        return ()
    newest = rules.newest(at)
    for seated in _looked_at(state):
        if surely_plays(seated, rules, newest):
            continue
        due, warned = _due(state, seated), seated.idle
        if due is None or at < due[0]:
            if warned is not None:
                return (IdleWarningLifted(at=at, seat=seated.seat, patron=seated.patron),)
        elif warned is None:
            until = at + rules.notice_ms
            return (IdleWarned(at=at, seat=seated.seat, patron=seated.patron, reason=due[1], until=until),)
        elif at >= warned.until:
            return (left(state, seated, at=at, reason="idle"),)
        elif warned.reason != due[1]:
            # Another reason is no further time.
            return (IdleWarned(at=at, seat=seated.seat, patron=seated.patron, reason=due[1], until=warned.until),)
    return ()


def deadlines_of_idlers(state: State) -> Iterator[int]:
    """When somebody has to be warned or has to go."""
    for seated in _looked_at(state):
        if seated.idle is not None:
            yield seated.idle.until
        elif (due := _due(state, seated)) is not None:
            yield due[0]


def surely_plays(seated: Seated, rules: IdleRules, newest: int) -> bool:
    """Whether no rule can hold yet, so soon after a bet; `newest` is what the rules say of this moment."""
    if seated.idle is not None or seated.played_at <= newest:
        return False
    return rules.rounds is None or seated.rounds_sat_out < rules.rounds


def _looked_at(state: State) -> Iterator[Seated]:
    if state.settings.idle is None:
        return
    for each in state.seats.values():
        if not each.bot and each.leaving is None and not state.has_stake(each.seat):
            yield each


def _due(state: State, seated: Seated) -> tuple[int, IdleReason] | None:
    """From when on the patron is idle, and why."""
    return min(_reasons(state, seated), default=None)


def _reasons(state: State, seated: Seated) -> Iterator[tuple[int, IdleReason]]:
    rules = state.settings.idle
    if rules is None:
        return
    if rules.no_chips_ms is not None and not _can_bet(state, seated):
        yield seated.played_at + rules.no_chips_ms, "no chips"
    wanted = bool(state.waiting) or len(state.seats) >= state.house.seats
    if wanted and rules.rounds is not None and seated.rounds_sat_out >= rules.rounds:
        yield seated.played_at, "no bet"
    limit = rules.wanted_ms if wanted else rules.unwanted_ms
    if limit is not None:
        yield seated.played_at + max(limit, 2 * state.house.betting_seconds * _SECOND), "no bet"


def _can_bet(state: State, seated: Seated) -> bool:
    return state.money_of(seated.patron).available >= state.house.least_stake
