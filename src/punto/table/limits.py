"""A patron's own limits: lowering takes effect at once, raising later.

They are the patron's, not the table's: the store keeps them, `punto.table.standing` brings them to every decision, and
each change leaves in an event.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

MOST_MINUTES = 100_000
"""The longest time to a reminder: more than two months."""


@dataclass(frozen=True, kw_only=True, slots=True)
class PatronLimits:
    """What a patron set as limits for themselves; None is no limit."""

    round_stake_max: int | None = None
    """The most to stake in one round, in minor units."""
    day_loss_max: int | None = None
    """The most to lose in one day, in minor units."""
    reminder_minutes: int | None = None
    """After how many minutes to be reminded of the time, again and again."""

    @property
    def is_sound(self) -> bool:
        """Whether each limit that is set is above zero, and the reminder within what a clock can count."""
        in_time = self.reminder_minutes is None or self.reminder_minutes <= MOST_MINUTES
        return in_time and all(each is None or each > 0 for each in self.values)

    @property
    def values(self) -> tuple[int | None, ...]:
        """All limits, in one order."""
        return self.round_stake_max, self.day_loss_max, self.reminder_minutes


NO_LIMITS = PatronLimits()


@dataclass(frozen=True, kw_only=True, slots=True)
class LimitPlan:
    """The limits that hold now and, if the patron asked for looser ones, those that will."""

    now: PatronLimits = NO_LIMITS
    later: PatronLimits | None = None
    later_from: int | None = None
    version: int = 0
    """Counts the changes: of two plans of one patron, as two tables know them, the higher one is the newer."""

    def at(self, moment: int) -> PatronLimits:
        """The limits that hold at that moment."""
        if self.later is not None and self.later_from is not None and moment >= self.later_from:
            return self.later
        return self.now

    def changed(self, wanted: PatronLimits, *, at: int, raise_after_ms: int) -> LimitPlan:
        """The plan after the patron asks for these limits: what is stricter holds at once, the rest has to wait.

        Asking again for the same looser limits does not start the wait anew; asking for anything else does.
        """
        holding = self.at(at)
        now = PatronLimits(
            round_stake_max=_stricter(holding.round_stake_max, wanted.round_stake_max),
            day_loss_max=_stricter(holding.day_loss_max, wanted.day_loss_max),
            reminder_minutes=_stricter(holding.reminder_minutes, wanted.reminder_minutes),
        )
        if now == wanted:
            after = LimitPlan(now=now, version=self.version)
        elif wanted == self.later and self.later_from is not None and at < self.later_from:
            after = replace(self, now=now)
        else:
            after = LimitPlan(now=now, later=wanted, later_from=at + raise_after_ms, version=self.version)
        return after if after == self else replace(after, version=self.version + 1)


def _stricter(one: int | None, other: int | None) -> int | None:
    if one is None or other is None:
        return other if one is None else one
    return min(one, other)
