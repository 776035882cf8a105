"""The store: journal, ledger and answers of any number of tables in one database: SQLite, PostgreSQL or memory.

It is synchronous, and meant for one thread at a time: see `store.write.writer`. When the block of a `transaction` has
ended everything in it is durable; when it raises, nothing was kept, except that after StoreUnavailable that is not
known.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from contextlib import AbstractContextManager, contextmanager
from types import TracebackType
from typing import Self

from sqlalchemy import Connection, Engine, text

from punto.errors import StoreError
from punto.store.database.engine import (
    engine_for,
    file_of,
    is_sqlite,
    looking,
    reading,
    safe_name,
    writing,
    writing_by_hand,
)
from punto.store.database.rows import Grant, Tenure
from punto.store.database.upgrading import migrate, require_newest
from punto.store.ownership.claims import Claimed, Directory, Takeover, bury, claim, directory, release, takeovers
from punto.store.ownership.file_lease import FileLease, lock_of
from punto.store.ownership.lease import Lease
from punto.store.ownership.node_lease import NodeLease
from punto.store.read.reader import Reader
from punto.store.revoked_sessions import add_revocation, revocations
from punto.store.secrets import find_secret, make_secret
from punto.store.write.purses import add_grant
from punto.store.write.rates import forget_rates, take_from_rate
from punto.store.write.receipts import prune
from punto.store.write.seats import note_address, own_tables_of_address, seats_of_address
from punto.store.write.transaction import Transaction
from punto.table.codec import prepare
from punto.words import Text

__all__ = ["CHANNEL", "Store"]

CHANNEL = "punto"
"""On which the servers of a PostgreSQL wake each other."""


class Store:
    """One open database."""

    def __init__(self, engine: Engine, *, lease: Lease | None = None) -> None:
        self.engine = engine
        self._lease = lease

    @classmethod
    def open(cls, address: str, *, must_exist: bool = False, reads_only: bool = False) -> Store:
        """Open a database by its address: `postgresql://...`, the path of a SQLite file, or `memory:`.

        It is made or brought up to date as needed. With `must_exist` it is not: then it has to be there already. With
        `reads_only` the database itself refuses whatever would change it. One in memory is as the others, except that
        it is gone once it is closed; every store of this process that opens `memory:NAME` has the same one.
        """
        engine = engine_for(address, reads_only=reads_only)
        if must_exist and (file := file_of(engine)) is not None and not file.exists():
            raise StoreError(Text("error-store-no-database", file=str(file)))
        try:
            if must_exist:
                require_newest(engine)
            else:
                migrate(engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine)

    @classmethod
    def serve(cls, address: str, *, reachable_at: str) -> Store:
        """Open a database as a server that deals from it: the one of a SQLite file, or one of many of a PostgreSQL.

        AlreadyServed if another has the file. `reachable_at` is where the others reach this one. Readers, such as an
        audit, open it as before.
        """
        prepare()
        engine = engine_for(address)
        lock = None
        try:
            lock = lock_of(engine) if is_sqlite(engine) else None
            migrate(engine)
            lease = (
                NodeLease(engine, address=reachable_at)
                if lock is None
                else FileLease(engine, address=reachable_at, lock=lock)
            )
            lease.start()
            return cls(engine, lease=lease)
        except BaseException:
            engine.dispose()
            if lock is not None:
                lock.close()
            raise

    def close(self) -> None:
        """Let go of every connection, and of every table that this server owns."""
        if self._lease is not None:
            self._lease.close()
        self.engine.dispose()

    def check(self) -> None:
        """A server's own fence: StoreError unless what is committed now is kept, and this server is one that lives.

        DatabaseGone when the file is not the one that was opened.
        """
        if self._lease is not None:
            self._lease.check()

    # --------------------------------------------------------------------------------------- ownership

    @property
    def node(self) -> int | None:
        """This process as an owner of tables; None where it is no server."""
        return None if self._lease is None else self._lease.node

    @property
    def shared(self) -> bool:
        """Whether other servers may deal from the same database."""
        return not is_sqlite(self.engine)

    @property
    def held(self) -> bool:
        """Whether this server may show its tables, by its own monotonic clock."""
        return self._lease is None or self._lease.held

    def drain(self) -> None:
        """Say that this server is about to stop: it is given nothing any more."""
        if self._lease is not None:
            self._lease.drain()

    def bury(self) -> list[int]:
        """Declare dead every server whose lease has expired; which ones that were."""
        with writing(self.engine) as connection:
            return bury(connection)

    def claim(self, me: int, *, room: int, patient: bool = False) -> list[Claimed]:
        """Take tables that nobody has, or whose owner is dead, for a server that lives; at most so many.

        Whoever is patient leaves those that were just let go to others.
        """
        with writing(self.engine) as connection:
            return claim(connection, me, room=room, patient=patient)

    def release(self, tenure: Tenure) -> bool:
        """Let go of a table, and wake who would take it; whether it still was this one's."""
        with writing(self.engine) as connection:
            released = release(connection, tenure)
        if released:
            self.notify("tables")
        return released

    def directory(self) -> Directory:
        """Which servers live, and who deals which table."""
        with reading(self.engine) as connection:
            return directory(connection)

    def takeovers(self, *, limit: int) -> list[Takeover]:
        """The newest changes of owners, newest first."""
        with looking(self.engine) as connection:
            return takeovers(connection, limit=limit)

    def notify(self, topic: str) -> None:
        """Wake the other servers: something changed that they look for now and then anyway. Never in an append."""
        if self.shared:
            with looking(self.engine) as connection:
                connection.execute(text("SELECT pg_notify(:channel, :topic)"), {"channel": CHANNEL, "topic": topic})

    # ------------------------------------------------------------------------------------------ its use

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def name(self) -> str:
        """The database as messages may name it."""
        return safe_name(self.engine)

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        """One transaction that looks, decides and appends: all of it is durable when the block ends, or nothing is."""
        with self._fenced(writing_by_hand) as connection:
            yield Transaction(connection, check=self.check)

    def prune(self, *, before: int, most: int = 500, only: Collection[str] | None = None) -> bool:
        """Let go of receipts from before that moment, at most so many of each table; whether there may be more.

        Of some tables only, if they are named.
        """
        with self.looking() as reader:
            tables = [head.table for head in reader.heads() if only is None or head.table in only]
        more = False
        for table in tables:
            with self._fenced() as connection:
                more |= prune(connection, table, before=before, most=most) == most
        return more

    @contextmanager
    def _fenced(self, begun: Callable[[Engine], AbstractContextManager[Connection]] = writing) -> Iterator[Connection]:
        """A write transaction that is not begun, committed or acknowledged unless the lease is held."""
        self.check()
        with begun(self.engine) as connection:
            yield connection
            self.check()
        # A file may go between the two: what was committed into it must not be acknowledged.
        self.check()

    def grant(
        self, patron: str, *, currency: str, amount: int, at: int, reason: str, if_below: int | None = None
    ) -> bool:
        """Give a patron play chips, durably; the amount is in minor units.

        With `if_below`, only if everything that they have, free and at tables, is worth less than that. However many
        processes ask at the same moment, one of them gives. Whether something was given.
        """
        grant = Grant(patron, currency, 0, amount, at, reason)
        with self._fenced() as connection:
            return add_grant(connection, grant, if_below=if_below)

    def seats_of_address(self, address: str, *, patron: str, table: str) -> int:
        """Note that a patron of an address is about to take a seat; how many others the address has already."""
        with self._fenced() as connection:
            note_address(connection, patron, address=address, sits_down=True)
        with looking(self.engine) as connection:
            return seats_of_address(connection, address, patron=patron, table=table)

    def own_tables_of_address(self, address: str, *, patron: str) -> int:
        """Note from where a patron is about to open a table; how many tables patrons of that address have opened."""
        with self._fenced() as connection:
            note_address(connection, patron, address=address, sits_down=False)
            return own_tables_of_address(connection, address)

    def take_from_rate(self, name: str, *, per_second: float, burst: float) -> bool:
        """Take one from a token bucket of the whole house; False if it is empty."""
        with self._fenced() as connection:
            return take_from_rate(connection, name, per_second=per_second, burst=burst)

    def forget_rates(self, *, older_than_ms: int) -> None:
        """Let go of buckets from which nobody took for so long."""
        with self._fenced() as connection:
            forget_rates(connection, older_than_ms=older_than_ms)

    def revoke(self, session: str, *, until: int, now: int) -> None:
        """End a session before its time, durably; `until` is when it would have ended, in milliseconds."""
        with self._fenced() as connection:
            add_revocation(connection, session, until=until, now=now)

    def revocations(self, *, now: int) -> dict[str, int]:
        """Every session that is revoked now, and until when."""
        with looking(self.engine) as connection:
            return revocations(connection, now=now)

    def secret(self, name: str) -> bytes:
        """32 random bytes of that name: made when first asked for, and the same for every process ever after."""
        with looking(self.engine) as connection:
            known = find_secret(connection, name)
        if known is not None:
            return known
        with writing(self.engine) as connection:
            return make_secret(connection, name)

    @contextmanager
    def reading(self) -> Iterator[Reader]:
        """One moment of the whole database, for as long as the block lasts."""
        with reading(self.engine) as connection:
            reader = Reader(connection)
            try:
                yield reader
            finally:
                reader.close()

    @contextmanager
    def looking(self) -> Iterator[Reader]:
        """The database as it is, for one question."""
        with looking(self.engine) as connection:
            yield Reader(connection)
