"""A patron's standing: what the house knows of them beyond this table, and a decision here has to respect.

The store reads it inside the transaction that stores the decision, with the patron locked, so that it cannot change in
between: see `punto.store.write.patrons`. The table itself knows only what happened at it.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from punto.table.limits import LimitPlan


@dataclass(frozen=True, kw_only=True, slots=True)
class PaidSeat:
    """What a paid round brought a seat, after all corrections so far, in minor units."""

    patron: str
    """Who had the bets; the seat may be somebody else's by now."""
    net: int


@dataclass(frozen=True, kw_only=True, slots=True)
class Standing:
    """What all tables together know of a patron at one moment. All amounts are minor units."""

    limits: LimitPlan = field(default_factory=LimitPlan)
    """The newest limits that they set anywhere."""
    excluded_until: int | None = None
    """The longest exclusion that they asked for anywhere."""
    day_net: int | None = None
    """What the day has brought at all tables of this currency, this one included; None: this table alone keeps count.
    """
    staked: int = 0
    """The stakes of this day that are still in play at other tables of this currency."""
    other_currencies: int = 0
    """What the day has cost, or may still cost, in other currencies: a win in one does not make up for a loss in
    another."""
    free: int | None = None
    """What the purse holds to buy chips for; None: the patron has no purse, their money is the cashier's business."""
    paid: PaidSeat | None = None
    """What the round that a correction names brought the seat; None where it was not paid or the seat had no bet.
    """

    def excludes(self, at: int) -> bool:
        """Whether the patron is kept from playing at that moment."""
        return self.excluded_until is not None and at < self.excluded_until

    def risk(self, total: int, *, day_net: int) -> int:
        """The most that the day can have cost once a slip of that total is settled, whatever else is in play.

        `day_net` is what this table alone has counted. A bet never loses more than its stake; so while each slip
        that is accepted keeps this within the limit of a day, no order in which the rounds end can lose more.
        """
        known = day_net if self.day_net is None else self.day_net
        return max(0, total + self.staked - known) + self.other_currencies


UNKNOWN = Standing()
"""Of a patron who plays nowhere else."""
