"""A house of several servers on one PostgreSQL, each a process of its own, for the tests of all of them together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import psycopg

from harness.patience import until
from harness.server import ServerProcess

TABLES = ("a", "b", "c", "d", "e", "f")
LEISURELY = tuple(f"{name}=leisurely-dragon-mini,pace=instant" for name in TABLES)


class House:
    """Servers by number, and what the database says of them; asked with SQL of its own."""

    def __init__(self, address: str, servers: Sequence[ServerProcess]) -> None:
        self.address, self.servers = address, list(servers)

    def rows(self, query: str) -> list[tuple[Any, ...]]:
        """What the database says."""
        with psycopg.connect(self.address, autocommit=True) as connection:
            return list(connection.execute(query))

    def owners(self) -> dict[str, str]:
        """Where each table is dealt, by the address of the server; those that nobody who lives has are left out."""
        found = self.rows(
            "SELECT table_id, address FROM tables JOIN nodes ON nodes.id = owner WHERE dead_at IS NULL AND NOT ended"
        )
        return dict(found)

    def owner(self, table: str) -> ServerProcess:
        """The server that deals a table."""
        owners = until(lambda: self.owners() if table in self.owners() else None, f"an owner of table {table}")
        return next(each for each in self.servers if each.url == owners[table])

    def not_owner(self, table: str) -> ServerProcess:
        """A server that runs and does not deal it."""
        owner = self.owner(table)
        return next(each for each in self.servers if each is not owner and each.process.poll() is None)

    def all_dealt(self, *among: ServerProcess, tables: int = len(TABLES)) -> None:
        """Wait until every table is dealt by one of these servers."""
        urls = {each.url for each in among or self.servers}
        until(
            lambda: len(self.owners()) == tables and set(self.owners().values()) <= urls,
            lambda: f"an owner for every table among {urls}, where {self.owners()}; {self.logs()}",
        )

    def balanced(self, *among: ServerProcess) -> None:
        """Wait until no server has more than its share."""
        share = -(-len(TABLES) // len(among))
        self.all_dealt(*among)
        until(lambda: max(Counter(self.owners().values()).values()) <= share, lambda: f"balance in {self.owners()}")

    def logs(self) -> str:
        """What all of them wrote."""
        return "\n".join(f"--- {each.url}\n{each.log}" for each in self.servers)


@contextmanager
def house_of(
    folder: Path, address: str, *, servers: int, tables: Sequence[str] = LEISURELY, options: Sequence[str] = ()
) -> Iterator[House]:
    """So many servers of one house."""
    with ExitStack() as stack:
        made = []
        for number in range(servers):
            place = folder / f"s{number}"
            place.mkdir()
            given = ["--rate", "20", "--grace", "5", "--max-seats-per-address", "0", *options]
            made.append(ServerProcess(place, tables=tables, database=address, options=given))
            stack.enter_context(made[-1])
        yield House(address, made)
