"""Batch append: everything of some batches is written and committed in one exchange with the database."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import astuple

from punto.errors import OwnershipLost, Superseded
from punto.store.database.forms import limits_text
from punto.store.database.rows import AccountRow, Batch, PatronRow, StandingChange, Tenure
from punto.store.database.session import NothingChanged, Session
from punto.words import Text

__all__ = ["require_owner", "write"]

_MOVE = (
    "UPDATE tables SET sequence = ?, hash = ?, commands = ?, ended = ? WHERE table_id = ? AND hash = ? AND commands = ?"
)
_MOVE_OWN = _MOVE + " AND owner = ? AND epoch = ?"
_MOVE_FREE = _MOVE + " AND owner IS NULL"
_OPEN = (
    "INSERT INTO tables (table_id, sequence, hash, commands, ended, opened_by, owner, epoch, since) "
    "VALUES (?, ?, ?, ?, ?, ?, ?, ?, DATABASE_NOW) ON CONFLICT DO NOTHING"
)
_BEGIN_TENURE = "INSERT INTO tenures (table_id, epoch, node, at) VALUES (?, ?, ?, DATABASE_NOW)"
_OWNER = "SELECT owner, epoch FROM tables WHERE table_id = ?"
_CLOSE = "DELETE FROM accounts WHERE name = ?"
_FEWER_SNAPSHOTS = (
    "DELETE FROM snapshots WHERE table_id = ? AND sequence NOT IN "
    "(SELECT sequence FROM snapshots WHERE table_id = ? ORDER BY sequence DESC LIMIT 2)"
)


def write(session: Session, batches: Sequence[Batch]) -> None:
    """Write and commit these batches.

    Superseded when a table is not where its batch begins, OwnershipLost when it is another's to deal.
    """
    try:
        with session.flight():
            # In one order, so that two groups never wait for each other.
            for batch in sorted(batches, key=lambda each: each.before.table):
                _fence(session, batch)
            session.put([row for each in batches for row in each.journal])
            session.put([row for each in batches for row in each.transfers])
            session.put([row for each in batches for row in _accounts(each)])
            for name in (name for each in batches for name in each.closed):
                session.run(_CLOSE, name)
            session.put([row for each in batches for row in each.answers])
            session.put([_standing(each.before.table, change) for each in batches for change in each.standings])
            for batch in batches:
                _write_snapshot(session, batch)
            session.commit()
    except NothingChanged:
        session.undo()
        for batch in batches:
            require_owner(session, batch.before.table, batch.tenure)
        names = ", ".join(repr(each.before.table) for each in batches)
        raise Superseded(Text("error-store-one-moved-on", tables=names)) from None


def _fence(session: Session, batch: Batch) -> None:
    """Of two processes that believe to be at the same place only one gets on, and it is the owner."""
    before, after, tenure = batch.before, batch.after, batch.tenure
    to = after.sequence, after.hash, after.commands, batch.ended
    if before.commands == 0:
        owner = (None, 0) if tenure is None else (tenure.node, tenure.epoch)
        session.change(_OPEN, before.table, *to, batch.opened_by, *owner)
        if tenure is not None:
            session.run(_BEGIN_TENURE, before.table, tenure.epoch, tenure.node)
        return
    place = before.table, before.hash, before.commands
    if tenure is None:
        session.change(_MOVE_FREE, *to, *place)
    else:
        session.change(_MOVE_OWN, *to, *place, tenure.node, tenure.epoch)


def require_owner(session: Session, table: str, tenure: Tenure | None) -> None:
    """OwnershipLost unless the table is this one's, or nobody's for who has no tenure."""
    for owner, epoch in session.run(_OWNER, table).fetchall():
        wanted = (None, epoch) if tenure is None else (tenure.node, tenure.epoch)
        if (owner, epoch) == wanted:
            continue
        if owner in (None, wanted[0]):
            raise OwnershipLost(Text("error-store-not-dealt-here", table=repr(table)))
        raise OwnershipLost(Text("error-store-dealt-elsewhere", table=repr(table), node=str(owner)))


def _accounts(batch: Batch) -> list[AccountRow]:
    return [AccountRow(name, batch.before.table, *astuple(account)) for name, account in batch.accounts.items()]


def _standing(table: str, change: StandingChange) -> PatronRow:
    return PatronRow(
        table_id=table,
        patron=change.patron,
        limits=limits_text(change.limits),
        limits_version=None if change.limits is None else change.limits.version,
        excluded_until=change.excluded_until,
        day=change.day,
        day_net=change.net,
        staked=change.staked,
        seat=change.seat,
        at=change.at,
        currency=change.currency,
        cashed=change.cashed,
    )


def _write_snapshot(session: Session, batch: Batch) -> None:
    """Add a snapshot, if there is one; only the newest ones are kept."""
    if batch.snapshot is not None:
        session.put([batch.snapshot])
        session.run(_FEWER_SNAPSHOTS, batch.before.table, batch.before.table)
