"""Reading never stops playing: what strangers send is worked on apart, and ended when it is too much."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi.routing import APIRoute

from bench.reading import endpoints
from harness.patience import patient_async_client, patient_client, patient_post, until
from harness.server import Guest, ServerProcess, TableClient
from punto.house.loader import shipped
from punto.server.api.routers import ROUTERS
from punto.server.api.tables import TableBody
from punto.server.app import bare_app, create_app
from punto.server.settings import ServerSettings, TableSetup
from punto.server.workers.apart import Apart
from punto.table.acts.seating import TakeSeat
from tests.program.test_bounds import ONE_HAND, house_of

DOTTED = "a." * 9_990 + "b = 1\n"
"""A betting plan of twenty kilobytes that takes minutes to read."""


def test_11_26_ten_plans_do_not_keep_the_house_waiting(tmp_path: Path) -> None:
    async def scenario(server: ServerProcess) -> None:
        async with Guest(server, "Ann") as ann, Guest(server) as stranger, ann.at("t") as table:
            await table.sit()
            await ann.http.get("/api/houses")
            # Ten different ones: the same text ten times would be one question.
            bodies = [{"house": "bclc-mini", "seed": 1, "plan_text": f"#{each}\n{DOTTED}"} for each in range(10)]
            plans = [asyncio.create_task(stranger.http.post("/api/simulations", json=body)) for body in bodies]
            await asyncio.sleep(0.5)
            for _ in range(5):
                await table.bet(player=1_000)
                assert (await ann.http.get("/healthz")).status_code == 200
                assert (await stranger.http.post("/api/session", json={"name": "New"})).status_code == 201
            # Nobody has waited for them: not all are read by now, and those that are were refused.
            assert not all(plan.done() for plan in plans)
            assert {plan.result().status_code for plan in plans if plan.done()} <= {422, 429}
            for plan in plans:
                plan.cancel()
            await asyncio.gather(*plans, return_exceptions=True)

    with ServerProcess(tmp_path, tables=["t=leisurely-dragon-mini"]) as server:
        asyncio.run(scenario(server))
        assert server.stop() == 0, server.log


def test_11_27_a_house_that_loads_and_cannot_be_priced_is_refused_by_name(server: ServerProcess) -> None:
    reply = patient_post(f"{server.url}/api/odds", json={"text": house_of(ONE_HAND)})
    assert reply.status_code == 422, reply.text
    assert "too many facts" in reply.text
    assert "greedy" in reply.text


def test_11_27_sigterm_ends_the_work_and_leaves_no_process(tmp_path: Path) -> None:
    with ServerProcess(tmp_path, options=["--grace", "1"]) as server:
        with patient_client(server.url) as browser, pytest.raises(httpx.TimeoutException):
            browser.post("/api/houses/check", json={"text": DOTTED * 4}, timeout=2)
        workers = _children(server.process.pid)
        assert workers
        assert server.stop() == 0, server.log
        assert not [pid for pid in workers if Path(f"/proc/{pid}").exists()]


def test_11_27_a_killed_server_leaves_no_process(tmp_path: Path) -> None:
    with ServerProcess(tmp_path) as server:
        workers = until(lambda: _children(server.process.pid), "a worker")
        server.kill()
        until(lambda: not [pid for pid in workers if Path(f"/proc/{pid}").exists()], "the end of the workers")


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task")
    return [int(each) for task in tasks.iterdir() for each in (task / "children").read_text(encoding="ascii").split()]


def test_11_28_a_finished_round_is_read_once_for_everybody(tmp_path: Path) -> None:
    tables = (TableSetup(name="t", house="ohio-midi", pace="instant", bots=3),)
    settings = ServerSettings(database=str(tmp_path / "punto.db"), tables=tables)

    async def scenario() -> None:
        app = create_app(settings)
        async with (
            app.router.lifespan_context(app),
            patient_async_client("http://table", httpx.ASGITransport(app)) as browser,
        ):
            rounds: list[Any] = []
            while len(rounds) < 2:
                # A worker that is still loading sheds what it cannot answer in time.
                rounds = (await browser.get("/api/tables/t/rounds")).json().get("rounds", [])
            first, other = (f"/api/tables/t/rounds/{each['shoe']}/{each['number']}" for each in rounds[-2:])
            # Rounds before a known one are the same whatever happens at the table meanwhile.
            older = f"/api/tables/t/rounds?before={rounds[0]['sequence']}&limit=5"
            known = {path: await browser.get(path) for path in (first, older)}
            await app.state.services.workers.close()
            for path, before in known.items():
                again = await browser.get(path)
                assert (again.status_code, again.content) == (200, before.content), "without any process"
                assert not [name for name in again.headers if name.startswith("x-punto")]
            assert (await browser.get(other)).status_code == 503, "what nobody asked for is not kept"

    asyncio.run(scenario())


def test_11_28_whatever_anybody_may_ask_is_limited_by_address(tmp_path: Path) -> None:
    document = bare_app().openapi()["paths"]
    gets = [path for path, item in document.items() if "get" in item and not item["get"].get("security")]
    values = {"table": "t", "key": "dragon-mini", "shoe": "1", "number": "1", "job": "x", "ending": "txt"}
    asked = [re.sub(r"\{(\w+)\}", lambda name: values.get(name[1], "x"), path) for path in gets]
    assert len(asked) > 15
    with ServerProcess(tmp_path, tables=["t=dragon-mini"], options=["--rate", "0.01"]) as server:
        with patient_client(server.url) as browser:
            for path in (*asked, "/", "/assets/none.js", "/learn"):
                # Some are waited for while the bucket fills; so there is no telling how often it takes.
                while (reply := browser.get(path)).status_code != 429:
                    assert reply.status_code < 500 or reply.status_code == 503, (path, reply.text)
                assert int(reply.headers["retry-after"]) > 0

        async def too_often() -> None:
            while True:
                visitor = TableClient(server, "t")
                await visitor.connect()
                if not visitor.hello:
                    assert await visitor.closed() == 4429
                    return
                await visitor.close()

        asyncio.run(too_often())


def test_11_28_what_the_process_of_the_tables_answers_itself_is_little_and_known() -> None:
    itself = {
        route.path
        for router in ROUTERS
        for route in router.routes
        if isinstance(route, APIRoute) and not isinstance(route, Apart) and "/operator/" not in route.path
    }
    # Who is signed in, what is played now, and how the server is: all of it at hand, in memory or in one row.
    known = {"/api/session", "/api/session/purse", "/api/session/purses"}
    known |= {"/api/tables", "/api/tables/{table}", "/healthz", "/metrics"}
    # A question put to a worker, and what workers have told: bytes that are sent on.
    told = {"/api/tables/{table}/odds", *(path for path in itself if path.startswith("/api/simulations/{job}"))}
    assert itself == known | told


def test_11_28_a_table_in_the_lobby_is_written_once_and_looking_wakes_nobody(tmp_path: Path) -> None:
    tables = (TableSetup(name="t", house="dragon-mini", bots=2),)
    settings = ServerSettings(database=str(tmp_path / "punto.db"), tables=tables, bots_rest_seconds=3600)

    async def scenario() -> None:
        app = create_app(settings)
        async with (
            app.router.lifespan_context(app),
            patient_async_client("http://table", httpx.ASGITransport(app)) as browser,
        ):
            actor = app.state.services.tables.mine("t")
            changed = actor.watch()
            state, line = None, b""
            # What happens at the table meanwhile is news, of course.
            while actor.state is not state:
                (await browser.get("/api/tables")).raise_for_status()
                state, line = actor.state, app.state.lobby_lines[actor]
                changed.clear()
                replies = [(await browser.get(path)).json() for path in ("/api/tables", "/api/tables/t")]
                [shown] = replies[0]["tables"]
                assert TableBody.model_validate(shown).id == TableBody.model_validate(replies[1]).id == "t"
            assert app.state.lobby_lines[actor] is line
            assert not changed.is_set()
            await actor.submit(TakeSeat(id="sit", at=app.state.services.clock(), patron="p", name="Ann"))
            [shown] = (await browser.get("/api/tables")).json()["tables"]
            assert shown["seats_taken"] == len(actor.in_service().seats)
            assert app.state.lobby_lines[actor] is not line

    asyncio.run(scenario())


def test_11_28_own_bets_are_shown_to_their_patron_alone(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, Guest(server) as nobody, ann.at("mini7") as table:
            await table.sit()
            await table.bet(player=1_000)
            await table.ready()
            await table.until(lambda: table.rounds >= 1)
            path = "/api/tables/mini7/rounds/1/1"

            async def own(guest: Guest) -> list[Any]:
                reply = await guest.http.get(path)
                assert reply.status_code == 200, reply.text
                return list(reply.json()["own"])

            assert not await own(nobody)
            assert [bet["bet"] for bet in await own(ann)] == ["player"]
            assert not await own(nobody), "what was kept for Ann is hers"

    asyncio.run(scenario())


def test_11_26_large_bodies_go_only_where_a_worker_reads_them(server: ServerProcess) -> None:
    house = shipped()["bclc-mini"].read_text(encoding="utf-8")
    large = f"{house}\n# {'中' * (99_000 - len(house))}"  # half a megabyte on the wire
    assert patient_post(f"{server.url}/api/odds", json={"text": large}).status_code == 200
    reply = patient_post(f"{server.url}/api/session", json={"name": "x" * 200_000})
    assert (reply.status_code, reply.json()["error"]["code"]) == (413, "too_large")


def test_11_28_every_public_operation_is_asked_by_the_bench() -> None:
    asked = [(each.method, each.path.partition("?")[0]) for each in endpoints()]
    for path, item in bare_app().openapi()["paths"].items():
        pattern = re.compile(re.sub(r"\\{\w+\\}", "[^/.]+", re.escape(path)))
        for method, operation in item.items():
            # What only a signed-in operator may do is no way for a stranger to be in the way of patrons.
            if {"operator": []} in operation.get("security", []):
                continue
            found = [at for each, at in asked if each == method.upper() and pattern.fullmatch(at)]
            assert found, f"bench/reading.py does not ask {method.upper()} {path}"
