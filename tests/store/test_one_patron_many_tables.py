"""Laws over all tables: the limit on a day's loss, self-exclusion and the purse, whatever a patron does where.

Tables are played through real stores, on SQLite and PostgreSQL, by desks that know nothing of each other.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import Connection, event

from harness.patience import PATIENCE_SECONDS
from punto.house import House
from punto.house.house_writer import HouseFile
from punto.store import Answer, Desk, Store
from punto.store.audit import audit
from punto.store.write.writer import Writer
from punto.table import NO_WAIT, Code, Settings, wants_shoe
from punto.table.acts.betting import PlaceSlip, SayReady, WithdrawSlip
from punto.table.acts.chips import BuyIn
from punto.table.acts.conduct import ExcludeSelf, HeedStanding, SetLimits
from punto.table.acts.operating import OpenTable, Tick, VoidRound
from punto.table.acts.seating import LeaveTable, TakeSeat
from punto.table.acts.shoe import ScriptShoe, ShuffleShoe
from punto.table.command import Command
from punto.table.dealer.payout import RoundSettled
from punto.table.limits import PatronLimits
from punto.table.phases import Phase
from tests.store.faults import quick
from tests.table.table_at import scripted

DAY = 24 * 60 * 60 * 1000
_numbers = iter(range(10**9))


@dataclass
class Floor:
    """Some tables of one house of gamblers, with one clock."""

    store: Store
    names: tuple[str, ...]
    house: House = field(default_factory=lambda: House.load("ohio-mini"))
    clock: int = 1_000
    desks: dict[str, Desk] = field(default_factory=dict)
    nets: dict[int, int] = field(default_factory=dict)
    """What every day has brought all patrons, by the day of the bets."""
    bet_on: dict[str, int] = field(default_factory=dict)
    ids: int = 0
    settings: Settings = field(default_factory=lambda: Settings(pace=NO_WAIT))

    def __post_init__(self) -> None:
        house = HouseFile.of(self.house)
        for name in self.names:
            self.desks[name] = Desk.open(self.store, name)
            self.send(name, OpenTable, by="olga", table=name, house=house, settings=self.settings)

    def send(self, table: str, kind: type[Command], /, **values: Any) -> Answer:
        """One command, and what it brought."""
        self.ids += 1
        self.clock += 10
        answer = self.desks[table].handle(kind(id=f"{kind.__name__}{self.ids}", at=self.clock, **values))
        for each in answer.events:
            if isinstance(each, RoundSettled):
                day = self.bet_on.get(table, 0)
                self.nets[day] = self.nets.get(day, 0) + sum(slip.net for slip in each.slips)
        if kind is PlaceSlip and answer.refusal is None:
            self.bet_on[table] = self.clock // DAY
        return answer

    def code(self, table: str, kind: type[Command], /, **values: Any) -> Code | None:
        """Why a command is refused."""
        refusal = self.send(table, kind, **values).refusal
        return None if refusal is None else refusal.code

    def betting(self, table: str) -> None:
        """Bring a table to where bets are taken."""
        state = self.desks[table].state
        while state is not None and state.phase is not Phase.BETTING:
            if wants_shoe(state):
                self.send(table, ShuffleShoe, seed=self.ids.to_bytes(32, "big"))
            else:
                self.clock = max(self.clock, state.shoe.cut_until or 0) if state.shoe else self.clock
                self.send(table, Tick)
            state = self.desks[table].state

    def sit(self, table: str, patron: str = "ann", *, chips: int = 10**9) -> None:
        """Sit down with chips, ready to bet."""
        assert self.code(table, TakeSeat, patron=patron, name=patron) is None
        assert self.code(table, BuyIn, patron=patron, amount=chips) is None
        self.betting(table)

    def bet(self, table: str, amount: int, patron: str = "ann") -> Code | None:
        """Bet on Player."""
        return self.code(table, PlaceSlip, patron=patron, stakes={"player": amount})


def floor(store: Store, *names: str) -> Floor:
    """A floor at which ann sits everywhere."""
    made = Floor(store, names)
    for name in names:
        made.sit(name)
    return made


# ----------------------------------------------------------------------------------- the loss of a day


def test_11_01_stakes_at_other_tables_count_against_the_limit_of_a_day(store: Store) -> None:
    tables = floor(store, "t1", "t2")
    tables.send("t1", SetLimits, patron="ann", limits=PatronLimits(day_loss_max=100_00))
    assert tables.bet("t1", 60_00) is None
    assert tables.bet("t2", 60_00) is Code.DAY_LOSS_LIMIT_EXCEEDED, "set at one table, it holds at the other at once"
    assert tables.bet("t2", 40_00) is None
    assert tables.bet("t1", 65_00) is Code.DAY_LOSS_LIMIT_EXCEEDED
    assert tables.code("t2", WithdrawSlip, patron="ann") is None
    assert tables.bet("t1", 100_00) is None, "what was taken back is not at risk any more"
    assert tables.bet("t2", 5_00) is Code.DAY_LOSS_LIMIT_EXCEEDED
    tables.send("t1", VoidRound, by="olga", reason="test")
    assert tables.bet("t2", 100_00) is None, "nor is what a void round gave back"
    assert audit(store).ok


def test_11_01_a_bet_counts_for_the_day_on_which_it_was_made(store: Store) -> None:
    """Else the win of a day could be staked just before it ends and lost in the next, past the limit."""
    tables = floor(store, "t1", "t2")
    tables.send("t1", SetLimits, patron="ann", limits=PatronLimits(day_loss_max=100_00))
    state = tables.desks["t1"].state
    assert state is not None
    # A shoe in which Player wins first.
    tables.send("t1", VoidRound, by="olga", reason="another shoe", end_shoe=True)
    assert tables.code("t1", ScriptShoe, order=scripted(state.house, "9 3 K K")) is None
    tables.betting("t1")
    assert tables.bet("t1", 60_00) is None
    tables.send("t1", SayReady, patron="ann")
    tables.betting("t1")
    won = tables.nets[0]
    assert won == 60_00
    assert tables.bet("t1", won + 100_00) is None
    tables.clock = DAY
    assert tables.bet("t2", 105_00) is Code.DAY_LOSS_LIMIT_EXCEEDED
    assert tables.bet("t2", 100_00) is None, "the bet of yesterday is yesterday's"
    tables.send("t1", SayReady, patron="ann")
    tables.send("t2", SayReady, patron="ann")
    assert min(tables.nets.values()) >= -100_00
    assert audit(store).ok


_TABLES = st.sampled_from(["a", "b", "c"])
_STEPS = st.one_of(
    st.tuples(st.just("bet"), _TABLES, st.integers(1, 30)),
    st.tuples(st.just("bet"), _TABLES, st.integers(1, 30)),
    st.tuples(st.just("play"), _TABLES, st.just(0)),
    st.tuples(st.just("play"), _TABLES, st.just(0)),
    st.tuples(st.sampled_from(["withdraw", "void", "leave", "tomorrow", "looser"]), _TABLES, st.integers(1, 30)),
)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(limit=st.integers(4, 40), steps=st.lists(_STEPS, min_size=5, max_size=40))
def test_11_01_no_sequence_of_bets_at_any_tables_loses_more_than_the_limit(
    shared: Store, limit: int, steps: list[tuple[str, str, int]]
) -> None:
    run, highest = next(_numbers), limit * 5_00
    patron = f"ann{run}"
    # A wish for a looser limit is never granted here: the first one has to hold to the end.
    never = Settings(pace=NO_WAIT, raise_after_ms=1_000 * DAY)
    tables = Floor(shared, tuple(f"{run}{name}" for name in "abc"), settings=never)
    names = dict(zip("abc", tables.names, strict=True))
    for name in tables.names:
        tables.sit(name, patron)
    tables.send(tables.names[0], SetLimits, patron=patron, limits=PatronLimits(day_loss_max=highest))
    for act, letter, number in steps:
        table, amount = names[letter], number * 5_00
        match act:
            case "bet":
                tables.bet(table, amount, patron)
            case "play":
                tables.send(table, SayReady, patron=patron)
                tables.betting(table)
            case "withdraw":
                tables.send(table, WithdrawSlip, patron=patron)
            case "void":
                tables.send(table, VoidRound, by="olga", reason="test")
                tables.betting(table)
            case "leave":
                tables.send(table, LeaveTable, patron=patron)
                tables.sit(table, patron)
            case "tomorrow":
                tables.clock += DAY
            case _:
                tables.send(table, SetLimits, patron=patron, limits=PatronLimits(day_loss_max=amount + highest))
        assert all(net >= -highest for net in tables.nets.values()), (limit, tables.nets)
    assert audit(shared, tables=frozenset(tables.names)).ok


def test_11_01_of_slips_at_many_tables_at_the_same_moment_no_more_are_taken_than_the_limit_allows(
    store: Store, address: str
) -> None:
    """By as many processes' worth of connections, each with desks of its own."""
    names = tuple(f"t{number}" for number in range(6))
    tables = floor(store, *names)
    tables.send("t0", SetLimits, patron="ann", limits=PatronLimits(day_loss_max=100_00))
    taken: list[str] = []

    def bet(name: str) -> Callable[[], None]:
        def work() -> None:
            with quick(Store.open(address)) as other:
                slip = PlaceSlip(id="race", at=tables.clock, patron="ann", stakes={"player": 30_00})
                if Desk.open(other, name).handle(slip).refusal is None:
                    taken.append(name)

        return work

    _at_once(*map(bet, names))
    assert len(taken) == 3
    assert audit(store).ok


# ------------------------------------------------------------------------------------------ exclusion


def test_11_02_an_exclusion_holds_at_once_at_every_table(store: Store) -> None:
    tables = floor(store, "t1", "t2", "t3")
    assert tables.bet("t2", 20_00) is None
    tables.send("t3", LeaveTable, patron="ann")
    tables.send("t1", ExcludeSelf, patron="ann", until=DAY)
    assert tables.code("t3", TakeSeat, patron="ann", name="Ann") is Code.SELF_EXCLUDED
    assert tables.bet("t2", 30_00) is Code.SELF_EXCLUDED
    assert tables.code("t2", BuyIn, patron="ann", amount=5_00) is Code.SELF_EXCLUDED
    assert tables.code("t2", ExcludeSelf, patron="ann", until=DAY - 1) is Code.EXCLUSION_NOT_LONGER
    with store.looking() as reader:
        assert reader.unheeded(at=tables.clock) == [("t2", "ann")]
        assert reader.unheeded(at=DAY) == [], "an exclusion that is over is nobody's news"
    tables.send("t2", HeedStanding, patron="ann")
    state = tables.desks["t2"].state
    assert state is not None
    assert not state.seats, "the slip was taken back and the patron has left"
    with store.looking() as reader:
        assert reader.unheeded(at=tables.clock) == []
    assert audit(store).ok


def test_11_02_of_a_seat_and_an_exclusion_at_the_same_moment_no_play_comes(store: Store, address: str) -> None:
    """Whichever is first: either the seat is refused, or nothing can be bought or bet at it."""
    tables = floor(store, "t1")
    for number in range(5):
        name = f"u{number}"
        patron = f"bob{number}"
        tables.sit("t1", patron)
        tables.desks[name] = Desk.open(store, name)
        tables.send(
            name, OpenTable, by="olga", table=name, house=HouseFile.of(tables.house), settings=Settings(pace=NO_WAIT)
        )
        until = tables.clock + DAY

        def go(table: str, command: Command) -> Callable[[], None]:
            def work() -> None:
                with quick(Store.open(address)) as other:
                    Desk.open(other, table).handle(command)

            return work

        _at_once(
            go(name, TakeSeat(id="s", at=tables.clock, patron=patron, name=patron)),
            go("t1", ExcludeSelf(id=f"x{number}", at=tables.clock, patron=patron, until=until)),
        )
        for desk in tables.desks.values():
            desk.doubt()
        assert tables.code(name, BuyIn, patron=patron, amount=100) in (Code.SELF_EXCLUDED, Code.NOT_SEATED)
        tables.send(name, HeedStanding, patron=patron)
        state = tables.desks[name].state
        assert state is not None
        assert state.seated(patron) is None
    assert audit(store).ok


def test_11_02_limits_set_at_one_table_are_shown_at_the_others_once_they_heed_them(store: Store) -> None:
    tables = floor(store, "t1", "t2")
    limits = PatronLimits(round_stake_max=50_00, reminder_minutes=30)
    tables.send("t1", SetLimits, patron="ann", limits=limits)
    assert tables.bet("t2", 55_00) is Code.ROUND_LIMIT_EXCEEDED, "before the other table has heard of it"
    with store.looking() as reader:
        assert reader.unheeded(at=tables.clock) == [("t2", "ann")]
    tables.send("t2", HeedStanding, patron="ann")
    state = tables.desks["t2"].state
    assert state is not None
    seated = state.seated("ann")
    assert seated is not None
    assert (seated.limits.now, seated.remind_at) == (limits, tables.clock + 30 * 60_000)
    looser = PatronLimits(round_stake_max=90_00)
    tables.send("t2", SetLimits, patron="ann", limits=looser)
    assert tables.bet("t1", 55_00) is Code.ROUND_LIMIT_EXCEEDED, "a looser limit has to wait everywhere"
    tables.clock += DAY
    assert tables.bet("t1", 55_00) is None
    assert audit(store).ok


# ---------------------------------------------------------------------------------------- group commit


def test_11_05_one_short_buy_in_leaves_the_others_in_one_transaction(store: Store) -> None:
    names = tuple(f"t{number}" for number in range(8))
    tables = floor(store, *names)
    store.grant("poor", currency="USD", amount=1_000, at=1, reason="first chips")
    assert tables.code("t0", TakeSeat, patron="poor", name="Poor") is None
    ended: list[str] = []
    arrived, gate = threading.Event(), threading.Event()

    def hold(_: object) -> None:
        arrived.set()
        gate.wait(PATIENCE_SECONDS)

    def note(how: str) -> Callable[[Connection], None]:
        def listener(connection: Connection) -> None:
            if connection.get_execution_options().get("punto_reads_only") is None:
                ended.append(how)

        return listener

    def count_from_now(_: object) -> None:
        event.listen(store.engine, "commit", note("commit"))
        event.listen(store.engine, "rollback", note("rollback"))

    # The writer is held at a command of its own until all of the others wait for it.
    event.listen(store.engine, "begin", hold)
    with Writer(store) as writer:
        first = writer.submit("t7", Tick(id="first", at=tables.clock))
        first.add_done_callback(count_from_now)
        arrived.wait(PATIENCE_SECONDS)
        others = [
            writer.submit(name, PlaceSlip(id="g", at=tables.clock, patron="ann", stakes={"player": 50_00}))
            for name in names
        ]
        short = writer.submit("t0", BuyIn(id="short", at=tables.clock, patron="poor", amount=1_001))
        gate.set()
        refusal = short.result().refusal
        assert [each.result().refusal for each in others] == [None] * len(names)
    assert refusal is not None
    assert refusal.code is Code.PURSE_SHORT
    assert ended == ["commit"], "one transaction for the whole group"
    assert audit(store).ok


def test_11_05_one_purse_is_spent_once_within_one_group(store: Store) -> None:
    names = ("t1", "t2", "t3")
    tables = Floor(store, names)
    store.grant("ann", currency="USD", amount=1_000, at=1, reason="first chips")
    for name in names:
        tables.send(name, TakeSeat, patron="ann", name="Ann")
    with Writer(store) as writer:
        futures = [
            writer.submit(name, BuyIn(id=f"b{number}", at=tables.clock, patron="ann", amount=300))
            for number in range(2)
            for name in names
        ]
        codes = [each.result().refusal for each in futures]
    assert [each is None for each in codes].count(True) == 3
    with store.reading() as reader:
        assert reader.purse("ann", currency="USD").free == 100
    assert audit(store).ok


def _at_once(*works: Callable[[], None]) -> None:
    barrier = threading.Barrier(len(works))
    faults: list[BaseException] = []

    def run(work: Callable[[], None]) -> None:
        barrier.wait()
        try:
            work()
        except BaseException as error:  # noqa: BLE001 - it is raised where the test sees it
            faults.append(error)

    threads = [threading.Thread(target=run, args=[work]) for work in works]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    if faults:
        raise faults[0]
