"""The process is killed in each phase, again and again, and told to stop: clients come back by themselves, rounds go
on or are void, nothing is lost and nothing doubled, on SQLite and on PostgreSQL.

PUNTO_KILLS sets how often it is killed at a random moment of busy play, after once in all phases at the same time.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from harness.server import Guest, Json, ServerProcess, audit
from punto.store import Desk, Store
from tests.postgres import required_cluster
from tests.server.faces import Search, Truth
from tests.server.patrons import Move, next_move, own_cards, played
from tests.server.witness import Persistent, Record, Witness

KILLS = int(os.environ.get("PUNTO_KILLS", "1"))

MINI, MIDI = "leisurely-dragon-mini", "leisurely-dragon-midi"
# Each comes to its phase by its own way, and stays there for a second at least.
TABLES = {
    "cutting": MINI,
    "betting": MINI,
    "closed": MINI,
    "dealing": MINI,
    "control": MIDI,
    "exposing": MIDI,
    "third_cards": MIDI,
    "settled": MINI,
}


@pytest.fixture(params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server on each back end."""
    tables = [f"{name}={house},pace=instant" for name, house in TABLES.items()]
    options = ["--rate", "10", "--grace", "2", "--max-seats-per-address", "0"]
    if request.param == "sqlite":
        with ServerProcess(tmp_path, tables=tables, options=options) as running:
            yield running
        return
    with required_cluster() as postgres:
        address = postgres.create()
        with ServerProcess(tmp_path, tables=tables, options=options, database=address) as running:
            yield running
        postgres.drop(address)


def test_killed_in_every_phase_at_random_moments_and_told_to_stop(server: ServerProcess) -> None:
    asyncio.run(_many_lives(server))
    report = audit(server)
    assert report["ok"], report
    assert "Traceback" not in server.log, server.log


async def _many_lives(server: ServerProcess) -> None:
    async with Record(server) as record:
        house = await House.open(record)
        await house.killed_in_every_phase()
        for number in range(KILLS):
            await house.killed_at_random(random.Random(number))
        await house.told_to_stop()
        await house.rest()
        house.check()
        await house.check_purses()


class House:
    """All tables, with two patrons and a spectator at each, who come back whenever the connection is lost."""

    def __init__(self, record: Record, guests: list[Guest], operator: Guest) -> None:
        self.record, self.server, self.guests, self.operator = record, record.server, guests, operator
        self.pairs: dict[str, tuple[Persistent, Persistent]] = {}
        self.watching: dict[str, Persistent] = {}
        self.slips: list[tuple[Persistent, str, Json]] = []
        """Every slip that was accepted: by whom, under which id, and what it said."""
        self._count = 0
        self._sure: set[asyncio.Task[Json]] = set()

    @classmethod
    async def open(cls, record: Record) -> House:
        """Everybody sits down."""
        guests = [await record.guest(name) for name in ("Ann", "Bob")]
        house = cls(record, guests, await record.guest(operator=True))
        nobody = await record.guest()
        house.watching = {table: await record.keep(nobody, table) for table in TABLES}
        for table in TABLES:
            first, second = [await record.keep(guest, table) for guest in house.guests]
            house.pairs[table] = first, second
            for each in (first, second):
                await house.do(each, ("TakeSeat", {}))
                await house.do(each, ("BuyIn", {"amount": 6_000}))
        return house

    # ----------------------------------------------------------------------------------------- playing

    async def do(self, client: Persistent, move: Move) -> Json:
        """Send a command until it is answered, and remember what was promised."""
        self._count += 1
        kind, fields = move
        given = f"{kind}-{self._count}"
        answer = await client.surely(kind, given=given, **fields)
        assert answer["type"] == "answer", answer
        if kind == "PlaceSlip" and answer["accepted"]:
            self.slips.append((client, given, fields))
        return answer

    def do_soon(self, client: Persistent, move: Move) -> None:
        """The same, without waiting for the answer."""
        task = asyncio.create_task(self.do(client, move))
        self._sure.add(task)
        task.add_done_callback(self._sure.discard)

    async def bets(self, table: str, *, ready: bool = True) -> None:
        """Both bet, on either side."""
        first, second = self.pairs[table]
        for client, stakes in ((first, {"player": 1_000}), (second, {"banker": 1_000})):
            await client.phase("betting")
            answer = await self.do(client, ("PlaceSlip", {"stakes": stakes, **client.moment}))
            assert answer["accepted"], answer["refusal"]
        if ready:
            await self.ready(table)

    async def ready(self, table: str) -> None:
        """Nobody wants to bet any more."""
        for client in self.pairs[table]:
            await self.do(client, ("SayReady", client.moment))

    async def play(self, table: str, *, rounds: int, over: asyncio.Event | None = None) -> None:
        """Play on until so many more rounds have ended, or until it is said to be over."""
        await asyncio.gather(*(self._play_one(each, rounds, over) for each in self.pairs[table]))

    async def _play_one(self, client: Persistent, rounds: int, over: asyncio.Event | None) -> None:
        chance = random.Random(client.patron)
        ended, last = 0, played(client.view)
        side = "player" if client.patron == self.pairs[client.table][0].patron else "banker"
        while ended < rounds and not (over and over.is_set()):
            move = next_move(client.view, chance, stakes={side: 1_000})
            if move is None:
                await client.until(_news_or(over, client, client.sequence))
            else:
                answer = await self.do(client, move)
                if not answer["accepted"] and answer["refusal"]["code"] == "insufficient_balance":
                    await self.do(client, ("BuyIn", {"amount": 5_000}))
                # A refusal may also mean that the news of the table is still on its way.
                await asyncio.sleep(0 if answer["accepted"] else 0.02)
            if played(client.view) != last:
                last, ended = played(client.view), ended + 1

    # ---------------------------------------------------------------------------------------- the lives

    async def killed_in_every_phase(self) -> None:
        """Bring each table into its phase, kill the server, start it again, and let every round end."""
        seen: set[str] = set()
        # Some phases pass by themselves: on a busy machine not all of them are there at one moment.
        for _ in range(12):
            await self._set_pace("calm", "closed", "dealing")
            await self._set_pace("fast", "settled")
            await asyncio.gather(*(self._bring(table) for table in ("betting", "control", "exposing", "third_cards")))
            await self._bring_the_quick_ones()
            first, second = self.pairs["betting"]
            # Two slips on the way: whether they were stored is not known to whoever sent them.
            self.do_soon(first, ("PlaceSlip", {"stakes": {"player": 2_000}, **first.moment}))
            self.do_soon(second, ("PlaceSlip", {"stakes": {"tie": 1_000}, **second.moment}))
            await asyncio.sleep(0.002)
            self.server.kill()
            seen |= {table for table in TABLES if self._phase(table) == table}
            await self._start_again()
            await self._set_pace("instant", "cutting", "closed", "dealing", "settled")
            await asyncio.gather(*(self.play(table, rounds=1) for table in TABLES))
            if seen == set(TABLES):
                return
        raise AssertionError(f"never killed in {set(TABLES) - seen}")

    def _phase(self, table: str) -> str:
        """The phase in which the table lies in the database."""
        with Store.open(self.server.database, must_exist=True) as store:
            state = Desk.open(store, table).state
            assert state is not None
            return state.phase.value

    async def _bring(self, table: str) -> None:
        first, _ = self.pairs[table]
        if first.view["phase"] not in ("betting", "settled"):
            await self.play(table, rounds=1)
        while first.view["phase"] != table:
            await first.phase("betting")
            await self.bets(table, ready=table != "betting")
            if table == "betting":
                return
            await first.phase("control")
            if table == "control":
                return
            await self._take_cards(table)
            await self._squeeze(table)

    async def _take_cards(self, table: str) -> None:
        for client, side in zip(self.pairs[table], ("player", "banker"), strict=True):
            await client.until(lambda client=client: "AcceptControl" in client.view["may"])  # type: ignore[misc]
            await self.do(client, ("AcceptControl", {"side": side, **client.moment}))

    async def _squeeze(self, table: str) -> None:
        """Peel one card and leave it; or go on to the third cards, if there are any."""
        first, second = self.pairs[table]
        await first.phase("exposing")
        await self.do(first, ("PeelCard", {"place": 0, **first.moment}))
        if table == "exposing":
            return
        for client in (first, second):
            for place, _ in own_cards(client.view, client.own["seat"]):
                await self.do(client, ("ExposeCard", {"place": place, **client.moment}))
        await first.phase("third_cards", "settled")

    async def _bring_the_quick_ones(self) -> None:
        """The phases that pass by themselves, each begun just so that all of them are there at one moment."""
        for table in ("settled", "dealing", "closed"):
            await self.bets(table, ready=False)
        desk = await self._desk("cutting")
        await desk.phase("betting")
        await desk.accepted("VoidRound", reason="a new shoe", end_shoe=True)
        await desk.accepted("ChangeSettings", pace="calm")
        await desk.phase("cutting")
        await self.ready("settled")
        await self.pairs["settled"][0].phase("exposing")
        await self.ready("dealing")
        await self.pairs["settled"][0].phase("settled")
        await self.pairs["dealing"][0].phase("dealing")
        await self.ready("closed")
        await self.pairs["closed"][0].phase("closed")

    async def _set_pace(self, pace: str, *tables: str) -> None:
        for table in tables:
            desk = await self._desk(table)
            await desk.accepted("ChangeSettings", pace=pace)
            await desk.close()

    async def _desk(self, table: str) -> Witness:
        """The operator's page of a table."""
        return await self.record.at(self.operator, table, role="operator")

    async def killed_at_random(self, chance: random.Random) -> None:
        """Kill it while every table is played at as fast as it goes."""
        over = asyncio.Event()
        async with asyncio.TaskGroup() as group:
            for table in TABLES:
                group.create_task(self.play(table, rounds=1_000, over=over))
            await asyncio.sleep(chance.uniform(0.3, 1.0))
            self.server.kill()
            await self._start_again()
            over.set()
            for each in self.everybody:
                each.nudge()

    async def told_to_stop(self) -> None:
        """A round that nobody finishes stays; one that finishes in time does; everybody is told."""
        await self._bring("exposing")
        lying = self._cards("exposing")
        goodbyes = Counter({each: len(each.of_type("goodbye")) for each in self.everybody})
        self.server.signal(signal.SIGTERM)
        assert await asyncio.to_thread(self.server.wait) == 0
        assert self._phase("exposing") == "exposing"
        await self._start_again()
        for each in self.everybody:
            assert len(each.of_type("goodbye")) == goodbyes[each] + 1
            assert each.closes[-1] == 1012, each.closes
        assert self._cards("exposing") == lying

    def _cards(self, table: str) -> Json:
        current: Json = self.pairs[table][0].view["current"]
        return {side: [card["face"] for card in current[side]["cards"]] for side in ("player", "banker")}

    async def _start_again(self) -> None:
        """Start the server and wait until everybody came back by themselves."""
        before = {each: each.returns for each in self.everybody}
        await asyncio.to_thread(self.server.restart)
        for each in self.everybody:
            await each.until(lambda each=each: each.returns > before[each])  # type: ignore[misc]
        await asyncio.gather(*self._sure)

    @property
    def everybody(self) -> list[Persistent]:
        """Every client."""
        return [each for each in self.record.clients if isinstance(each, Persistent)]

    # ---------------------------------------------------------------------------------------- the books

    async def rest(self) -> None:
        """Let every round end, and wait until all have heard of the same."""
        await asyncio.gather(*(self.play(table, rounds=1) for table in TABLES))
        for table, pair in self.pairs.items():
            for each in pair:
                await self.do(each, ("LeaveTable", {}))
            watching = self.watching[table]
            await watching.until(lambda watching=watching: watching.view["seats"] == [])  # type: ignore[misc]

    def check(self) -> None:
        """Every slip that was answered is in the journal once, and was paid once, as it was placed."""
        with Store.open(self.server.database, must_exist=True) as store, store.reading() as reader:
            for table in TABLES:
                rows = [(row.command, json.loads(row.payload)) for row in reader.journal(table)]
                self._check_slips(table, rows)
                truth = Truth.of(self.server.database, table)
                for client in (each for each in self.everybody if each.table == table):
                    leaks = list(Search(truth, client.patron).leaks(client.texts))
                    assert not leaks, leaks[:3]

    def _check_slips(self, table: str, rows: list[tuple[str, Json]]) -> None:
        placed = Counter(command for command, event in rows if event["type"] == "SlipAccepted")
        assert set(placed.values()) <= {1}, "a slip was placed twice"
        paid: Counter[tuple[int, int, str]] = Counter()
        last: dict[tuple[int, int, str], Json] = {}
        for event in (event for _, event in rows if event["type"] in ("RoundSettled", "RoundVoided")):
            for patron in {slip["patron"] for slip in event.get("slips", ())}:
                paid[event["shoe"], event["number"], patron] += 1
                stakes = {
                    bet["bet"]: bet["stake"]
                    for slip in event["slips"]
                    if slip["patron"] == patron
                    for bet in slip["bets"]
                }
                last[event["shoe"], event["number"], patron] = stakes
        assert set(paid.values()) <= {1}, "a round was paid twice"
        promised: dict[tuple[int, int, str], Json] = {}
        for client, given, slip in (each for each in self.slips if each[0].table == table):
            assert placed[f"patron:{client.patron}/{given}"] == 1, f"{given} was answered and lost"
            promised[slip["shoe"], slip["number"], client.patron or ""] = slip["stakes"]
        voided = {(event["shoe"], event["number"]) for _, event in rows if event["type"] == "RoundVoided"}
        for (shoe, number, patron), stakes in promised.items():
            assert (shoe, number) in voided or last[shoe, number, patron] == stakes

    async def check_purses(self) -> None:
        """What each patron has is what they were given, and what the rounds brought them, to the cent."""
        with Store.open(self.server.database, must_exist=True) as store, store.reading() as reader:
            events = [json.loads(row.payload) for table in TABLES for row in reader.journal(table)]
        slips = [slip for event in events if event["type"] == "RoundSettled" for slip in event["slips"]]
        for guest, client in zip(self.guests, self.pairs["betting"], strict=True):
            purse = (await guest.http.get("/api/session/purse?currency=USD")).json()
            won = sum(bet["net"] for slip in slips if slip["patron"] == client.patron for bet in slip["bets"])
            assert slips
            assert purse["playing"] == 0
            assert purse["free"] == purse["granted"] + won


def _news_or(over: asyncio.Event | None, client: Persistent, sequence: int) -> Callable[[], bool]:
    """Whether there is news at the table of that client, or it is over."""
    return lambda: client.sequence != sequence or (over is not None and over.is_set())
