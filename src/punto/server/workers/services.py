"""What a route finds in a worker process: the houses, and a connection of its own that can only read."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, TypeVar

from fastapi import Depends
from starlette.requests import HTTPConnection

from punto.errors import UnknownName
from punto.server.live.houses import Houses
from punto.server.workers.jobs import Asker
from punto.server.workers.pricing import OwnHouses
from punto.store import Store
from punto.store.read.reader import Reader

__all__ = ["AskerDep", "WorkerServices", "WorkerServicesDep"]

T = TypeVar("T")


@dataclass(frozen=True)
class WorkerServices:
    """One worker: what it is made of."""

    database: str
    houses: Houses
    own_houses: OwnHouses

    @cached_property
    def store(self) -> Store:
        """The database, for reading; opened when it is first needed."""
        return Store.open(self.database, must_exist=True, reads_only=True)

    def read_table(self, table: str, work: Callable[[Reader], T]) -> T:
        """Read something of a table, at one moment; UnknownName if there never was such a table.

        The table may be closed for good: what happened at it can still be read.
        """
        with self.store.reading() as reader:
            if reader.head(table).sequence == 0:
                raise UnknownName("table", table, [head.table for head in reader.heads()])
            return work(reader)


def worker_services(connection: HTTPConnection) -> WorkerServices:
    """The services of the worker that answers this request."""
    found: WorkerServices = connection.app.state.services
    return found


def asker(connection: HTTPConnection) -> Asker:
    """Who asks, as the server has found."""
    found: Asker = connection.scope["asker"]
    return found


WorkerServicesDep = Annotated[WorkerServices, Depends(worker_services)]
AskerDep = Annotated[Asker, Depends(asker)]
