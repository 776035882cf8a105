"""The lease of the one server of a SQLite file: a second process on the same file is refused.

It is a lock of the operating system on a file beside the database, which the kernel frees at once when the process
ends; and a look at the file's inode at every commit, because a file that was deleted takes commits as before.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import Engine, func, insert, select, update

from punto.errors import AlreadyServed, DatabaseGone, StoreError
from punto.store.database import schema
from punto.store.database.clock import DatabaseNow
from punto.store.database.engine import file_of, looking, safe_name, writing
from punto.store.ownership.lease import Lease
from punto.words import Text

__all__ = ["FileLease", "FileLock", "lock_of"]

_LEAST_BYTES: Final = 512
"""A SQLite file has one page at least."""
_NEVER: Final = 2**53
"""When a lease expires that the kernel keeps."""


class FileLock:
    """An advisory lock on a file, held by this process and by none that it starts, until it ends."""

    def __init__(self, path: Path) -> None:
        self._file: IO[bytes] = path.open("ab")

    def take(self) -> bool:
        """Take the lock at once; False if another process has it."""
        try:
            _lock(self._file)
        except OSError:
            return False
        return True

    def close(self) -> None:
        """Let go. The file stays: to remove it would let two processes lock two files of one name."""
        self._file.close()


if sys.platform == "win32":

    def _lock(file: IO[bytes]) -> None:
        import msvcrt  # noqa: PLC0415 - only this system has it

        file.seek(0)
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:

    def _lock(file: IO[bytes]) -> None:
        import fcntl  # noqa: PLC0415 - not every system has it

        # A record lock and not flock: a child that outlives this process does not inherit it.
        fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLease(Lease):
    """The lease on a SQLite file: the lock beside it, and that the file is still the one that was opened."""

    def __init__(self, engine: Engine, *, address: str, lock: FileLock) -> None:
        super().__init__(engine, address=address)
        self._lock = lock
        self._path = Path(os.path.realpath(str(engine.url.database)))
        nodes = schema.nodes
        new = insert(nodes).values(address=address, started=DatabaseNow(), expires=_NEVER)
        with writing(engine) as connection:
            # Whoever had the place before is gone: the lock says so.
            connection.execute(update(nodes).where(nodes.c.dead_at.is_(None)).values(dead_at=DatabaseNow()))
            self.node = connection.execute(new.returning(nodes.c.id)).scalar_one()
        # A connection that stays open, so that the write-ahead log is never removed as that of the last one.
        self._open: Any = engine.raw_connection()
        self._open.cursor().execute("SELECT count(*) FROM nodes").fetchall()
        self._known = {path: _identity(path) for path in (self._path, self._path.with_name(f"{self._path.name}-wal"))}
        self._row_is_there = True

    @property
    def held(self) -> bool:
        """Always: the lock is held for as long as the process lives."""
        return True

    def check(self) -> None:
        """DatabaseGone unless file and write-ahead log lie where they were opened."""
        for path, known in self._known.items():
            try:
                found = path.stat()
            except FileNotFoundError:
                raise self._gone("error-store-file-deleted", path) from None
            if (found.st_dev, found.st_ino) != known:
                raise self._gone("error-store-file-replaced", path)
            if path == self._path and found.st_size < _LEAST_BYTES:
                raise self._gone("error-store-file-emptied", path)
        if not self._row_is_there:
            raise self._gone("error-store-file-overwritten", self._path)

    @staticmethod
    def _gone(key: str, path: Path) -> DatabaseGone:
        return DatabaseGone(Text("error-store-file-gone", what=Text(key, file=str(path))))

    def _beat(self) -> None:
        with looking(self._engine) as connection:
            asked = select(func.count()).where(schema.nodes.c.id == self.node)
            self._row_is_there = connection.execute(asked).scalar_one() == 1

    def close(self) -> None:
        """Give the place back."""
        super().close()
        self._bury_me()
        self._open.close()
        self._lock.close()


def _identity(path: Path) -> tuple[int, int]:
    found = path.stat()
    return found.st_dev, found.st_ino


def lock_of(engine: Engine) -> FileLock:
    """The lock beside a SQLite file, before anything in it is touched; AlreadyServed if another process has it."""
    file = file_of(engine)
    if file is None:
        raise StoreError(Text("error-store-served-from-memory", database=safe_name(engine)))
    path = Path(os.path.realpath(file))
    beside = path.with_name(f"{path.name}.lock")
    try:
        lock = FileLock(beside)
    except OSError as error:
        raise StoreError(Text("error-store-no-lock", file=str(beside), error=str(error.strerror))) from None
    if not lock.take():
        lock.close()
        raise _already_served(engine, _holder(engine))
    return lock


def _holder(engine: Engine) -> str | None:
    try:
        with looking(engine) as connection:
            found = connection.execute(select(schema.nodes.c.address).where(schema.nodes.c.dead_at.is_(None))).scalar()
    except StoreError:
        return None
    return None if found is None else str(found)


def _already_served(engine: Engine, holder: str | None) -> AlreadyServed:
    database = safe_name(engine)
    if holder is None:
        return AlreadyServed(Text("error-store-served", database=database))
    return AlreadyServed(Text("error-store-served-at", database=database, holder=holder))
