"""The worker pool: true answers from processes apart, limits on what they take, and an end to what nobody waits for."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from harness.patience import patience
from punto.house import House
from punto.house.describe import describe_house
from punto.server.edge.limits import AddressBuckets
from punto.server.errors import ApiError
from punto.server.live.houses import Houses
from punto.server.settings import ServerSettings
from punto.server.workers.jobs import HttpJob, Reply, TableMoment
from punto.server.workers.lanes import LANES, Lane
from punto.server.workers.pool import Pool
from punto.server.workers.worker import WorkerSettings
from punto.server.workers.workers import Workers

ENDLESS = 'extends = "dragon-mini"\n' + "a." * 40_000 + "b = 1"
"""Sound TOML, and hours of work."""
LANE = replace(LANES["strangers"], seconds=600.0, wait_seconds=600.0)


def run(scenario: Coroutine[Any, Any, None]) -> None:
    asyncio.run(scenario)


def check(text: str) -> HttpJob:
    """A house file to be read."""
    return post("/api/houses/check", text=text)


def post(path: str, **body: Any) -> HttpJob:
    return HttpJob(method="POST", path=path, content_type="application/json", body=json.dumps(body).encode())


def told(reply: Reply) -> Any:
    assert reply.status == 200, reply.body
    return json.loads(reply.body)


@asynccontextmanager
async def pool_of(lane: Lane, budget: AddressBuckets | None = None) -> AsyncIterator[Pool]:
    settings = WorkerSettings(
        name="strangers", lane=lane, database="none.db", houses=(), log_format="human", log_level="warning"
    )
    pool = Pool(settings, budget=budget)
    try:
        yield pool
    finally:
        await pool.close()


async def refused(asking: Coroutine[Any, Any, Reply]) -> ApiError:
    with pytest.raises(ApiError) as caught:
        await asking
    return caught.value


def test_a_house_is_read_as_it_would_be_here() -> None:
    async def scenario() -> None:
        async with pool_of(LANE) as pool:
            found = told(await pool.run(check('extends = "pairs-mini"'), address="a"))
        assert found["ok"]
        assert (
            found["house"]["bets"] == json.loads(msgspec.json.encode(describe_house(House.load("pairs-mini"))))["bets"]
        )

    run(scenario())


_BENCH = """
import io, sys
from punto.server.workers.lanes import LANES
from punto.server.workers.process import _Bench
from punto.server.workers.worker import WorkerSettings
lane = sys.argv[1]
told = {"database": "none.db", "houses": (), "log_format": "human", "log_level": "warning"}
_Bench(WorkerSettings(name=lane, lane=LANES[lane], **told), io.BytesIO())
from punto.exact import count
from punto.house import House
count.count_by_automaton = None
print(len(count.count_classes(House.load("pairs-mini").bets, count.Composition.of_decks(8)).counts))
"""


@pytest.mark.parametrize("lane", ["reading", "strangers"])
def test_17_a_worker_that_is_asked_for_odds_counts_points_and_pairs_by_the_closed_form(lane: str) -> None:
    ran = subprocess.run([sys.executable, "-c", _BENCH, lane], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert int(ran.stdout) > 0


def test_11_26_what_takes_too_long_is_ended_by_its_processor_time_and_the_next_one_is_read() -> None:
    async def scenario() -> None:
        async with pool_of(replace(LANE, processor_seconds=1)) as pool:
            error = await refused(pool.run(check(ENDLESS), address="a"))
            assert (error.status, error.code) == (422, "takes_too_long")
            assert told(await pool.run(check(""), address="a"))["problems"]

    run(scenario())


def test_11_26_what_takes_too_much_memory_is_refused_and_the_next_one_is_read() -> None:
    async def scenario() -> None:
        # Enough to load everything, and not for what the text becomes.
        async with pool_of(replace(LANE, memory_bytes=700 << 20, processor_seconds=600)) as pool:
            many = 'title = "x"\n' + "".join(f"k{each} = [{'[],' * 60}]\n" for each in range(60_000))
            reply = await pool.run(check(many), address="a")
            assert reply.status == 422
            assert told(await pool.run(check(""), address="a"))["problems"]

    run(scenario())


def test_11_26_when_too_many_wait_the_next_is_shed_and_an_address_has_only_so_many() -> None:
    async def scenario() -> None:
        async with pool_of(replace(LANE, most=1, waiting=3, of_an_address=2)) as pool:
            tickets = [pool.submit(check(ENDLESS), address=address) for address in "aabb"]
            error = await refused(pool.run(check(""), address="c"))
            assert (error.status, error.code) == (503, "busy")
            assert error.retry_after
            tickets[-1].stop()
            assert (await refused(pool.run(check(""), address="a"))).status == 429
            for ticket in tickets:
                ticket.stop()
            assert told(await pool.run(check(""), address="a"))["problems"], "whoever went away gives up the place"

    run(scenario())


def test_11_26_an_address_never_has_all_processes() -> None:
    async def scenario() -> None:
        async with pool_of(replace(LANE, most=2, processor_seconds=600)) as pool:
            greedy = [pool.submit(check(ENDLESS), address="a") for _ in range(4)]
            assert told(await pool.run(check(""), address="b"))["problems"]
            assert not any(ticket.reply.done() for ticket in greedy)

    run(scenario())


def test_11_26_whoever_has_used_much_of_a_processor_waits() -> None:
    async def scenario() -> None:
        clock = [0.0]
        budget = AddressBuckets(per_second=0.5, burst=0.5, clock=lambda: clock[0])
        async with pool_of(replace(LANE, processor_seconds=2), budget) as pool:
            await refused(pool.run(check(ENDLESS), address="a"))
            error = await refused(pool.run(check(""), address="a"))
            assert (error.status, error.retry_after) == (429, 3.0)
            assert told(await pool.run(check(""), address="b"))["problems"]
            clock[0] = 3.0
            assert told(await pool.run(check(""), address="a"))["problems"]

    run(scenario())


def test_11_26_work_that_is_given_up_costs_no_more_than_the_time_it_took() -> None:
    async def scenario() -> None:
        budget = AddressBuckets(per_second=1, burst=0, clock=lambda: 0.0)
        async with pool_of(replace(LANE, processor_seconds=6000), budget) as pool:
            loop = asyncio.get_running_loop()
            began, ticket = loop.time(), pool.submit(check(ENDLESS), address="a")
            async with patience():
                while ticket.worker is None:
                    await asyncio.sleep(0.01)
            ticket.worker.kill()
            await asyncio.wait({ticket.reply})
            assert isinstance(ticket.reply.exception(), ApiError)
            assert 0 < budget.seconds_until_free("a") <= loop.time() - began

    run(scenario())


def test_11_27_work_that_nobody_waits_for_is_ended() -> None:
    async def scenario() -> None:
        async with pool_of(replace(LANE, most=1, processor_seconds=600)) as pool:
            asking = asyncio.create_task(pool.run(check(ENDLESS), address="a"))
            async with patience():
                while not pool._running:
                    await asyncio.sleep(0.01)
            asking.cancel()
            assert told(await pool.run(check(""), address="b"))["problems"], "the process is free again"

    run(scenario())


def test_11_27_closing_ends_every_process_at_once() -> None:
    async def scenario() -> None:
        async with pool_of(replace(LANE, processor_seconds=600)) as pool:
            ticket = pool.submit(check(ENDLESS), address="a")
            async with patience():
                while not pool._workers:
                    await asyncio.sleep(0.01)
            [worker] = pool._workers
            await pool.close()
            assert isinstance(ticket.reply.exception(), ApiError)
            with pytest.raises(ProcessLookupError):
                os.kill(worker._process.pid, 0)
            assert (await refused(pool.run(check(""), address="a"))).status == 503

    run(scenario())


def test_11_28_the_same_question_is_worked_out_once_and_its_answer_is_kept() -> None:
    async def scenario() -> None:
        budget = AddressBuckets(per_second=1, burst=60, clock=time.monotonic)
        workers = Workers(ServerSettings(database="none.db"), Houses(), budget=budget)
        try:
            job = post("/api/odds", house="bclc-mini")

            async def asked(each: HttpJob) -> Reply:
                return await workers.answer("reading", each, address="a", moment=TableMoment())

            one, other = await asyncio.gather(asked(job), asked(job))
            assert one is other
            assert (await asked(post("/api/odds", house="bclc-mini", bets=["tie"]))).body != one.body
            wrong = post("/api/odds", house="bclc-mini", stake="0.00")
            assert [(await asked(wrong)).status for _ in range(2)] == [422, 422]
        finally:
            await workers.close()
        assert (await asked(job)).body == one.body, "without any process"
        assert (await refused(asked(wrong))).status == 503, "a failure is not kept"

    run(scenario())
