"""The store: journal, ledger and answers of any number of tables in one database, SQLite or PostgreSQL.

It is synchronous, and meant for one thread at a time: see `punto.store.writer`. What `append` has returned from is
durable; when it raises, nothing was kept, except that after StoreUnavailable that is not known.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Self

from sqlalchemy import Engine

from punto.errors import StoreError
from punto.store.append import write
from punto.store.engine import engine_for, is_sqlite, looking, reading, safe_name, writing
from punto.store.migrate import migrate, require_newest
from punto.store.purses import add_grant
from punto.store.reader import Reader
from punto.store.rows import Batch, Grant
from punto.store.secrets import find_secret, make_secret

__all__ = ["Store"]


class Store:
    """One open database."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    @classmethod
    def open(cls, address: str, *, must_exist: bool = False) -> Store:
        """Open a database by its address: `postgresql://...`, or the path of a SQLite file.

        It is made or brought up to date as needed. With `must_exist` it is not: then it has to be there already.
        """
        engine = engine_for(address)
        if must_exist and is_sqlite(engine) and not Path(str(engine.url.database)).exists():
            raise StoreError(f"{engine.url.database}: there is no such database")
        try:
            if must_exist:
                require_newest(engine)
            else:
                migrate(engine)
        except BaseException:
            engine.dispose()
            raise
        return cls(engine)

    def close(self) -> None:
        """Let go of every connection."""
        self.engine.dispose()

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

    def append(self, batches: Sequence[Batch]) -> None:
        """Store all of these batches, each of another table, durably in one transaction; or none of them.

        Superseded when another process has written to one of the tables in the meantime, PurseShort when a patron
        would buy more play chips than they have.
        """
        with writing(self.engine) as connection:
            write(connection, batches)

    def grant(
        self, patron: str, *, currency: str, amount: int, at: int, reason: str, if_below: int | None = None
    ) -> bool:
        """Give a patron play chips, durably; the amount is in minor units.

        With `if_below`, only if everything that they have, free and at tables, is worth less than that. However many
        processes ask at the same moment, one of them gives. Whether something was given.
        """
        grant = Grant(patron, currency, 0, amount, at, reason)
        with writing(self.engine) as connection:
            return add_grant(connection, grant, if_below=if_below)

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
