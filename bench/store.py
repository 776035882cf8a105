"""Rounds and accepted slips a second through the durable path, on both back ends, and whether a round gets dearer.

    python -m bench.store [--rounds 10000] [--short] [--only sqlite]

For each back end, in one run and on the same disk:
  one row        the plain baseline: rows of the size of an event, each in a transaction of its own, no Punto at all
  one command    a desk that answers one command at a time: one transaction each
  one round      a desk that answers the commands of a round together
  a house        a writer with eight busy tables: whatever has come goes into one transaction
Then one table plays on and on: the time of its first thousand rounds against that of its last, the size of its view,
of its state, and how long it takes to come back after a restart.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import text

from harness.postgres import NoPostgres, cluster
from punto.house import House
from punto.house.house_writer import HouseFile
from punto.store import Desk, Store
from punto.store.database.engine import writing
from punto.store.write.transaction import Transaction
from punto.store.write.writer import Writer
from punto.table import NO_WAIT, Settings, State, as_patron, canonical, encode, view, wants_shoe
from punto.table.acts.betting import PlaceSlip, SayReady
from punto.table.acts.chips import BuyIn
from punto.table.acts.operating import OpenTable
from punto.table.acts.seating import TakeSeat
from punto.table.acts.shoe import ShuffleShoe
from punto.table.command import Command

PATRONS = tuple(f"patron-{number}" for number in range(5))
HOUSE = "dragon-mini"
TABLES = 8
_ROW = "x" * 400


@dataclass
class Game:
    """Commands of one table, made as they are needed."""

    table: str
    count: int = 0

    def command(self, kind: type[Command], **values: object) -> Command:
        self.count += 1
        return kind(id=f"c{self.count}", at=self.count * 100, **values)

    def opening(self) -> list[Command]:
        settings = Settings(pace=NO_WAIT, cut_ms=0)
        house = House.load(HOUSE)
        commands = [self.command(OpenTable, by="olga", table=self.table, house=HouseFile.of(house), settings=settings)]
        for patron in PATRONS:
            commands.append(self.command(TakeSeat, patron=patron, name=patron))
            commands.append(self.command(BuyIn, patron=patron, amount=10**12))
        return commands

    def next_round(self, state: State | None) -> list[Command]:
        """A new shoe if one is wanted, five slips, and nobody waits."""
        commands = [self.command(ShuffleShoe, seed=os.urandom(32))] if wants_shoe(state) else []
        for number, patron in enumerate(PATRONS):
            stakes = {"banker" if number % 2 else "player": 2_500}
            commands.append(self.command(PlaceSlip, patron=patron, stakes=stakes))
        return commands + [self.command(SayReady, patron=patron) for patron in PATRONS]


@dataclass(frozen=True)
class Rate:
    """What one way of writing does in a second."""

    name: str
    rounds: float
    slips: float
    transactions: float


# ----------------------------------------------------------------------------------------- ways to write


def one_row(store: Store, seconds: float) -> Rate:
    with writing(store.engine) as connection:
        connection.execute(text("CREATE TABLE IF NOT EXISTS plain (id BIGINT PRIMARY KEY, body TEXT)"))
    insert = text("INSERT INTO plain VALUES (:id, :body)")
    start, rows = time.perf_counter(), 0
    while (spent := time.perf_counter() - start) < seconds:
        with writing(store.engine) as connection:
            connection.execute(insert, {"id": rows, "body": _ROW})
        rows += 1
    with writing(store.engine) as connection:
        connection.execute(text("DROP TABLE plain"))
    return Rate("one row", 0, 0, rows / spent)


def one_command(store: Store, seconds: float) -> Rate:
    return _desk(store, seconds, "one command", lambda desk, commands: [desk.handle(each) for each in commands])


def one_round(store: Store, seconds: float) -> Rate:
    return _desk(store, seconds, "one round", lambda desk, commands: desk.handle_many(commands))


def _desk(store: Store, seconds: float, name: str, play: Callable[[Desk, list[Command]], object]) -> Rate:
    game = Game(name)
    desk = Desk.open(store, name)
    desk.handle_many(game.opening())
    play(desk, game.next_round(desk.state))
    start, rounds, first = time.perf_counter(), 0, game.count
    while (spent := time.perf_counter() - start) < seconds:
        play(desk, game.next_round(desk.state))
        rounds += 1
    written = game.count - first if name == "one command" else rounds
    return Rate(name, rounds / spent, rounds * len(PATRONS) / spent, written / spent)


def a_house(store: Store, seconds: float) -> Rate:
    games = [Game(f"house {number}") for number in range(TABLES)]
    counted = _Counting(store)
    with Writer(counted) as writer:
        last = [[writer.submit(game.table, each) for each in game.opening()][-1] for game in games]
        states = [each.result().state for each in last]
        start, rounds, before = time.perf_counter(), 0, counted.appended
        while (spent := time.perf_counter() - start) < seconds:
            for place, game in enumerate(games):
                last[place] = [writer.submit(game.table, each) for each in game.next_round(states[place])][-1]
            states = [each.result().state for each in last]
            rounds += len(games)
        transactions = counted.appended - before
    return Rate(f"{TABLES} tables", rounds / spent, rounds * len(PATRONS) / spent, transactions / spent)


class _Counting(Store):
    """A store that counts its transactions."""

    def __init__(self, store: Store) -> None:
        super().__init__(store.engine)
        self.appended = 0

    @contextmanager
    def transaction(self) -> Iterator[Transaction]:
        with super().transaction() as transaction:
            yield transaction
        self.appended += 1


# ---------------------------------------------------------------------------------------------- printing


def compare(store: Store, seconds: float) -> None:
    print(f"\n{store.name}")
    print(f"  {'one transaction for':<20}{'rounds/s':>10}{'slips/s':>10}{'tx/s':>10}{'slips, ratio':>16}{'per tx':>10}")
    base: Rate | None = None
    for way in (one_row, one_command, one_round, a_house):
        rate = way(store, seconds)
        base = rate if way is one_command else base
        ratio = f"{rate.slips / base.slips:.1f}x" if base and base.slips else "-"
        each = f"{rate.slips / rate.transactions:.1f}" if rate.slips else "-"
        numbers = f"{rate.rounds:>10,.0f}{rate.slips:>10,.0f}{rate.transactions:>10,.0f}"
        print(f"  {rate.name:<20}{numbers}{ratio:>16}{each:>10}")


def long_table(store: Store, rounds: int) -> None:
    """One table that plays on and on."""
    game = Game("long")
    desk = Desk.open(store, "long")
    desk.handle_many(game.opening())
    sample = max(rounds // 10, 1)
    samples = {"first": range(sample), "last": range(rounds - sample, rounds)}
    seen: dict[str, Sample] = {name: Sample() for name in samples}
    for number in range(rounds):
        commands = game.next_round(desk.state)
        began, began_cpu = time.perf_counter(), time.process_time()
        desk.handle_many(commands)
        wall, cpu = time.perf_counter() - began, time.process_time() - began_cpu
        for name, places in samples.items():
            if number in places:
                seen[name].add(desk.state, wall, cpu)
            if number == places[-1]:
                seen[name].back = _back(store, desk)
    first, last = seen["first"], seen["last"]
    print(f"  one table, {rounds:,} rounds, one transaction a round ({desk.head.sequence:,} events);")
    print(f"  the first {sample:,} rounds against the last {sample:,}:")
    _ratio("time of a round, median", statistics.median(first.wall) * 1e3, statistics.median(last.wall) * 1e3, "ms")
    _ratio("processor of a round, mean", statistics.fmean(first.cpu) * 1e3, statistics.fmean(last.cpu) * 1e3, "ms")
    _ratio("largest view of a patron", first.view, last.view, "bytes")
    _ratio("largest state", first.state, last.state, "bytes")
    _ratio("coming back after a restart", first.back * 1e3, last.back * 1e3, "ms")
    _against_a_fresh_table(store, game, desk, sample)


def _against_a_fresh_table(store: Store, game: Game, desk: Desk, rounds: int) -> None:
    """The long table and a new one, round by round in turns: whatever else the machine does, it does to both."""
    other = Game("fresh")
    fresh = Desk.open(store, "fresh")
    fresh.handle_many(other.opening())
    times: tuple[list[float], list[float]] = ([], [])
    for _ in range(rounds):
        for (played, at), spent in zip(((other, fresh), (game, desk)), times, strict=True):
            commands = played.next_round(at.state)
            began = time.perf_counter()
            at.handle_many(commands)
            spent.append(time.perf_counter() - began)
    print(f"  a fresh table against this one, {rounds:,} rounds each, in turns:")
    _ratio("time of a round, median", statistics.median(times[0]) * 1e3, statistics.median(times[1]) * 1e3, "ms")


@dataclass
class Sample:
    """What some rounds of a long table took, and how large it was."""

    wall: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)
    view: int = 0
    state: int = 0
    back: float = 0.0

    def add(self, state: State | None, wall: float, cpu: float) -> None:
        assert state is not None
        self.wall.append(wall)
        self.cpu.append(cpu)
        self.view = max(self.view, len(canonical(encode(view(state, as_patron(PATRONS[0]))))))
        self.state = max(self.state, len(canonical(encode(state))))


def _ratio(name: str, first: float, last: float, unit: str) -> None:
    print(f"    {name:<28}{first:>10,.1f}{last:>10,.1f} {unit:<6} ratio {last / first:.2f}")


def _back(store: Store, desk: Desk) -> float:
    """Seconds until a table is there again after a restart: the best of three."""
    spent = []
    for _ in range(3):
        start = time.perf_counter()
        assert Desk.open(store, desk.table).state == desk.state
        spent.append(time.perf_counter() - start)
    return min(spent)


@contextmanager
def backends(only: str | None) -> Iterator[Iterator[Store]]:
    """A store on each back end; the PostgreSQL of our own writes through to the disk as SQLite does."""

    def each() -> Iterator[Store]:
        if only in (None, "sqlite"):
            with tempfile.TemporaryDirectory() as folder, Store.open(str(Path(folder) / "bench.db")) as store:
                yield store
        if only in (None, "postgresql"):
            try:
                with cluster(durable=True) as running:
                    address = running.create()
                    with Store.open(address) as store:
                        yield store
                    running.drop(address)
            except NoPostgres as error:
                print(f"no PostgreSQL: {error}")

    yield each()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=10_000, help="how many rounds the long table plays")
    parser.add_argument("--short", action="store_true", help="a look, not a measurement: 500 rounds")
    parser.add_argument("--only", choices=["sqlite", "postgresql"])
    arguments = parser.parse_args()
    with backends(arguments.only) as stores:
        for store in stores:
            compare(store, 1.0 if arguments.short else 5.0)
            long_table(store, 500 if arguments.short else arguments.rounds)


if __name__ == "__main__":
    main()
