"""The server's clock: whatever the wall clock does, deadlines keep their length."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from harness.server import Guest, ServerProcess, audit
from punto.house import House
from punto.house.house_writer import HouseFile
from punto.server.live.clock import SLEW, ServerClock
from punto.server.settings import ServerSettings
from punto.store import Store, Writer
from punto.table.acts.betting import PlaceSlip
from punto.table.acts.chips import BuyIn
from punto.table.acts.operating import OpenTable, Tick
from punto.table.acts.seating import TakeSeat
from punto.table.acts.shoe import ShuffleShoe
from punto.table.command import Command

_SECOND = 10**9
_HOUR = 3600 * _SECOND


class Clocks:
    """A wall clock and a monotonic one that stand still until they are told."""

    def __init__(self) -> None:
        self.wall, self.monotonic = 1_800_000_000 * _SECOND, 5 * _SECOND

    def make(self) -> ServerClock:
        """A server's clock that goes by them."""
        return ServerClock(wall_ns=lambda: self.wall, monotonic_ns=lambda: self.monotonic)

    def pass_time(self, ns: int, *, step_ns: int = 0) -> None:
        """Time passes, and the wall clock may be set beside."""
        self.monotonic += ns
        self.wall += ns + step_ns


STEPS = st.lists(
    st.tuples(
        st.integers(min_value=0, max_value=30 * _SECOND),
        st.one_of(st.just(0), st.integers(min_value=-3 * _HOUR, max_value=3 * _HOUR)),
    ),
    max_size=40,
)


@given(STEPS)
def test_11_29_between_any_two_moments_the_clock_counts_what_the_monotonic_one_does(
    steps: list[tuple[int, int]],
) -> None:
    clocks = Clocks()
    clock = clocks.make()
    seen = [(clocks.monotonic, clock())]
    for passed, step in steps:
        clocks.pass_time(passed, step_ns=step)
        seen.append((clocks.monotonic, clock()))
    for place, (began, first) in enumerate(seen):
        for ended, last in seen[place:]:
            real = (ended - began) / 10**6
            assert abs((last - first) - real) <= real * SLEW + 2


def test_11_29_a_betting_window_is_as_long_as_ever_when_the_wall_clock_steps() -> None:
    for step in (-2 * _HOUR, 2 * _HOUR):
        clocks = Clocks()
        clock = clocks.make()
        closes_at = clock() + 15_000
        clocks.pass_time(_SECOND, step_ns=step)
        clocks.pass_time(13 * _SECOND)
        assert clock() < closes_at, "not a second too early"
        clocks.pass_time(2 * _SECOND)
        assert clock() >= closes_at, "nor hours too late"


def test_a_small_difference_is_made_up_for_without_a_step() -> None:
    clocks = Clocks()
    clock = clocks.make()
    clocks.pass_time(0, step_ns=-_SECOND // 10)
    before = clock()
    for _ in range(400):
        clocks.pass_time(_SECOND)
        now = clock()
        assert now > before
        before = now
    assert before == clocks.wall // 10**6


def _stored_in_the_future(database: str) -> None:
    """A table whose patron bet when the wall clock was two hours ahead."""
    house, at = House.load("dragon-mini"), time.time_ns() // 10**6 + 2 * 3_600_000
    with Store.open(database) as store, Writer(store) as writer:

        def send(command: Command) -> None:
            assert writer.submit("t", command).result().refusal is None

        send(
            OpenTable(
                id="1",
                at=at,
                by="server",
                table="t",
                house=HouseFile.of(house),
                settings=ServerSettings().table_settings("instant"),
            )
        )
        send(TakeSeat(id="2", at=at, patron="bot-t-1", name="Ada", bot=True))
        send(ShuffleShoe(id="3", at=at, seed=bytes(32)))
        send(Tick(id="4", at=at + 10_000))
        store.grant("bot-t-1", currency="USD", amount=100_000, at=at, reason="first chips")
        send(BuyIn(id="5", at=at + 10_000, patron="bot-t-1", amount=50_000))
        send(PlaceSlip(id="6", at=at + 10_000, patron="bot-t-1", stakes={"player": 1_000}))


def test_11_29_after_a_start_with_the_wall_clock_set_back_a_table_deals_on_at_once(tmp_path: Path) -> None:
    database = str(tmp_path / "punto.db")
    _stored_in_the_future(database)

    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("t") as table:
            ahead = table.hello["now"] - time.time_ns() // 10**6
            assert ahead > 3_600_000, "the table's time goes on from its last event"
            shown = (await ann.http.get("/api/tables")).json()
            await table.sit()
            await table.bet(player=1_000)
            await table.ready()
            await table.until(lambda: table.rounds > 0)
            left = [each["deadline"] - shown["now"] for each in shown["tables"] if each["deadline"] is not None]
            assert all(each <= 60_000 for each in left), "the lobby counts by its own clock"

    with ServerProcess(tmp_path, database=database) as server:
        asyncio.run(scenario())
        assert server.stop() == 0
    assert audit(server)["ok"]
