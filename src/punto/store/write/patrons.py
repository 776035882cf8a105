"""Limits across tables: what all together know of a patron, read inside the transaction that decides.

A patron's purse, the limit on a day's loss and an exclusion are laws over all tables. So they are not asked of
anybody's memory but of the rows, after the patron was locked: of two decisions about one patron, at whatever tables and
in whatever processes, the second sees what the first has stored. What happens without the lock, such as the end of a
round, can only lower what is at risk.

On PostgreSQL the locks are rows of `patron_locks`, taken in the order of the names and before any other lock, so that
two groups never wait for each other. SQLite has one writer, who holds everything.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Connection, Row, and_, func, or_, select

from punto.errors import BrokenJournal, UnreadableRow
from punto.store.database import schema
from punto.store.database.forms import read_limits
from punto.store.database.rows import PatronRow, StandingChange
from punto.store.database.session import Session, columns_of
from punto.store.write.standings import merged
from punto.table import Standing
from punto.table.limits import LimitPlan
from punto.table.standing import PaidSeat
from punto.words import Text

__all__ = ["KnownPatrons", "ask_patrons", "lock_patrons", "standing_row", "unheeded"]

_NEWCOMER = "INSERT INTO patron_locks (patron) VALUES (?) ON CONFLICT DO NOTHING"
_LOCK = "SELECT patron FROM patron_locks WHERE patron AMONG ? ORDER BY patron FOR UPDATE"
_KNOWN = f"SELECT {columns_of(PatronRow)} FROM patrons WHERE patron AMONG ?"  # noqa: S608 - names of ours
_GRANTED = "SELECT patron, currency, sum(amount) FROM grants WHERE patron AMONG ? GROUP BY patron, currency"


@dataclass
class KnownPatrons:
    """The rows of some patrons, kept up to date with what is decided in the same transaction."""

    rows: dict[str, dict[str, StandingChange]] = field(default_factory=dict)
    """By patron and table."""
    granted: Mapping[tuple[str, str], int] = field(default_factory=dict)
    """All play chips that they were given, by patron and currency."""

    def learn(self, table: str, changes: Iterable[StandingChange]) -> None:
        """Something was decided at a table."""
        for change in changes:
            if (of_patron := self.rows.get(change.patron)) is not None:
                earlier = of_patron.get(table)
                of_patron[table] = change if earlier is None else merged(earlier, change)

    def standing(self, patron: str, *, table: str, currency: str, day: int, paid: PaidSeat | None = None) -> Standing:
        """What a decision at this table has to know of a patron, and of a paid round of theirs that it corrects."""
        rows = self.rows[patron]
        plans = [each.limits for each in rows.values() if each.limits is not None]
        nets: dict[str, int] = {currency: 0}
        stakes: dict[str, int] = {currency: 0}
        for where, each in rows.items():
            if each.day is not None and each.day >= day:
                nets[each.currency] = nets.get(each.currency, 0) + each.net
                elsewhere = 0 if where == table else each.staked or 0
                stakes[each.currency] = stakes.get(each.currency, 0) + elsewhere
        others = [max(0, stakes[code] - net) for code, net in nets.items() if code != currency]
        return Standing(
            limits=max(plans, key=lambda plan: plan.version, default=LimitPlan()),
            excluded_until=self.excluded_until(patron),
            day_net=nets[currency],
            staked=stakes[currency],
            other_currencies=sum(others),
            free=self._free(patron, currency),
            paid=paid,
        )

    def knows(self, patron: str) -> bool:
        """Whether the patron is one of those at issue."""
        return patron in self.rows

    def excluded_until(self, patron: str) -> int | None:
        """The longest exclusion that the patron asked for anywhere."""
        return max((each.excluded_until or 0 for each in self.rows[patron].values()), default=0) or None

    def _free(self, patron: str, currency: str) -> int | None:
        granted = self.granted.get((patron, currency))
        if granted is None:
            return None
        return granted + sum(each.cashed for each in self.rows[patron].values() if each.currency == currency)


def lock_patrons(session: Session, names: Collection[str], *, newcomers: Collection[str] = ()) -> None:
    """Let nobody else decide about these patrons before the transaction ends.

    Whoever may never have been decided about is a newcomer, and gets a row to lock.
    """
    for name in sorted(newcomers):
        session.run(_NEWCOMER, name)
    if names and session.shared:
        session.run_among(_LOCK, names=names)


def ask_patrons(session: Session, names: Collection[str], *, purses: bool = True) -> Callable[[], KnownPatrons]:
    """Ask what is known of these patrons, and of their purses if they matter; the answer is called for later."""
    if not names:
        return KnownPatrons
    asked = session.run_among(_KNOWN, names=names)
    granted = session.run_among(_GRANTED, names=names) if purses else None

    def answer() -> KnownPatrons:
        known = KnownPatrons({name: {} for name in names})
        for row in (PatronRow(*each) for each in asked.fetchall()):
            known.rows[row.patron][row.table_id] = standing_row(row)
        if granted is not None:
            known.granted = {(patron, currency): int(amount) for patron, currency, amount in granted.fetchall()}
        return known

    return answer


def standing_row(row: PatronRow | Row[Any]) -> StandingChange:
    """A row of `patrons`, or UnreadableRow."""
    try:
        limits = read_limits(row.limits)
    except BrokenJournal as error:
        where = Text("error-store-limits", patron=repr(row.patron), table=repr(row.table_id), error=error.text)
        raise UnreadableRow(where) from None
    return StandingChange(
        patron=row.patron,
        at=row.at,
        currency=row.currency,
        limits=limits,
        excluded_until=row.excluded_until,
        day=row.day,
        net=row.day_net,
        staked=row.staked,
        seat=row.seat,
        cashed=row.cashed,
    )


def unheeded(connection: Connection, *, at: int) -> Iterator[tuple[str, str]]:
    """Tables, and patrons who sit there and have set newer limits, or an exclusion that still holds, at another one."""
    here, there = schema.patrons.alias("here"), schema.patrons.alias("there")
    newer = or_(
        there.c.limits_version > func.coalesce(here.c.limits_version, 0),
        and_(there.c.excluded_until > at, there.c.excluded_until > func.coalesce(here.c.excluded_until, 0)),
    )
    wanted = (
        select(here.c.table_id, here.c.patron)
        .join(there, and_(there.c.patron == here.c.patron, there.c.table_id != here.c.table_id))
        .where(here.c.seat > 0, newer)
        .distinct()
        .order_by(here.c.table_id, here.c.patron)
    )
    for row in connection.execute(wanted):
        yield row.table_id, row.patron
