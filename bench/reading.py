"""Whether reading gets in the way of playing: how soon a slip is answered while one address asks as fast as it may.

    python -m bench.reading [--seconds 15] [--short]

Patrons at a table change their slips again and again, and the time from each to its answer is noted: in turns while
nothing else happens and while another address asks one endpoint, as fast as its limits let it and then faster. Every
endpoint that anybody may ask is in the table. Law: the 99th percentile stays below three times the quiet one. The two
take turns, because the machine has other things to do as well.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, Literal

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from bench.report import Goal, report
from bench.server import Bettor
from harness.server import ServerProcess
from punto.house.loader import shipped
from punto.sim.plan import shipped_plans

MOST = 3.0
"""How many times its quiet value the p99 of a slip may be."""
AT_ONCE = 12
TURNS = 3
PATRONS = 6
SLIPS_PER_SECOND = 15.0
"""Of all patrons: each stays below the changes of a slip that there may be in one round."""
HOUSE = shipped()["pairs-mini"].read_text(encoding="utf-8")
PLAN = shipped_plans()["martingale"].read_text(encoding="utf-8")
DOTTED = "a." * 9_990 + "b = 1\n"


@dataclass(frozen=True)
class Asked:
    """An endpoint; each question may differ from the one before, so that no answer is a kept one."""

    name: str
    method: str
    path: str
    body: dict[str, Any] | None = None
    patron: Literal["nobody", "one", "another each time"] = "nobody"
    """Who asks."""

    def request(self, number: int, record: bytes) -> dict[str, Any]:
        if self.path == "/api/verify":
            return {"content": record + b" " * (number % 1_000)}
        if self.body is None:
            return {}
        text = json.dumps(self.body).replace('"WHOLE"', str(number)).replace("NUMBER", str(number))
        return {"content": text.encode(), "headers": {"content-type": "application/json"}}


def endpoints() -> list[Asked]:
    return [
        Asked("lobby", "GET", "/api/tables"),
        Asked("one table", "GET", "/api/tables/t"),
        Asked("session", "GET", "/api/session"),
        Asked("sign in", "POST", "/api/session", {"name": "Guest NUMBER"}),
        Asked("another name", "PATCH", "/api/session", {"name": "Guest NUMBER"}, patron="one"),
        Asked("sign out", "DELETE", "/api/session", patron="another each time"),
        Asked("purse", "GET", "/api/session/purse?currency=USD", patron="one"),
        Asked("purses", "GET", "/api/session/purses", patron="one"),
        Asked("guess the token", "POST", "/api/operator/session", {"token": "guess NUMBER"}),
        Asked("operator's sign out", "DELETE", "/api/operator/session"),
        Asked("own tables", "POST", "/api/tables", {"house": "bclc-mini", "pace": "fast"}, patron="another each time"),
        Asked("page", "GET", "/"),
        Asked("socket", "SOCKET", "/api/tables/t/socket?protocol=1"),
        Asked("health", "GET", "/healthz"),
        Asked("metrics", "GET", "/metrics"),
        Asked("OpenAPI", "GET", "/api/openapi.json"),
        Asked("AsyncAPI", "GET", "/api/asyncapi.json"),
        Asked("houses", "GET", "/api/houses"),
        Asked("one house", "GET", "/api/houses/dragon-mini"),
        Asked("leaflet (PDF)", "GET", "/api/houses/dragon-mini/leaflet.pdf"),
        Asked("how to play", "GET", "/api/houses/dragon-mini/how-to-play"),
        Asked("leaflet of a set (PDF)", "GET", "/api/sets/dragon/leaflet.pdf"),
        Asked("drills", "GET", "/api/houses/dragon-mini/drills?count=40"),
        Asked("exam paper", "GET", "/api/houses/dragon-mini/exam?count=40&seed=NUMBER"),
        Asked(
            "exam handed in",
            "POST",
            "/api/houses/dragon-mini/exam",
            {"seed": "NUMBER", "count": 40, "kinds": [], "seconds": 5, "answers": [None] * 40},
        ),
        Asked("plans", "GET", "/api/plans"),
        Asked("rounds, 100", "GET", "/api/tables/busy/rounds?limit=100"),
        Asked("older rounds", "GET", "/api/tables/busy/rounds?limit=100&before=NUMBER"),
        Asked("one round", "GET", "/api/tables/short/rounds/NUMBER/1"),
        Asked("own results", "GET", "/api/tables/busy/results", patron="one"),
        Asked("shoes, 100", "GET", "/api/tables/short/shoes?limit=100"),
        Asked("record", "GET", "/api/tables/short/shoes/NUMBER"),
        Asked("verification", "GET", "/api/tables/short/shoes/NUMBER/verification"),
        Asked("verify a record", "POST", "/api/verify", {}),
        Asked("odds at a table", "GET", "/api/tables/busy/odds"),
        Asked("odds", "POST", "/api/odds", {"house": "pairs-mini", "stake": "NUMBER.00"}),
        Asked("odds of a text", "POST", "/api/odds", {"text": f"{HOUSE}\n# NUMBER"}),
        Asked(
            "compare", "POST", "/api/odds/compare", {"houses": [{"house": "bclc-ez"}, {"text": f"{HOUSE}\n# NUMBER"}]}
        ),
        Asked("known cards", "POST", "/api/odds/known", {"text": f"{HOUSE}\n# NUMBER", "known": "1:9 2"}),
        Asked("check a house", "POST", "/api/houses/check", {"text": f"{HOUSE}\n# NUMBER"}),
        Asked(
            "simulations",
            "POST",
            "/api/simulations",
            {"house": "bclc-ez", "seed": 1, "shoes": 40_000, "plan_text": f"{PLAN}\n# NUMBER"},
        ),
        Asked(
            "endless plans",
            "POST",
            "/api/simulations",
            {"house": "bclc-ez", "seed": 1, "plan_text": f"#NUMBER\n{DOTTED}"},
        ),
        Asked("studies", "POST", "/api/studies", {"house": "bclc-ez", "seed": "WHOLE", "shoes": 1_000}),
        Asked(
            "counts", "POST", "/api/counts", {"house": "bclc-ez", "bet": "dragon_7", "seed": "WHOLE", "shoes": 1_000}
        ),
        Asked("one simulation", "GET", "/api/simulations/JOB"),
        Asked("simulation (JSON)", "GET", "/api/simulations/JOB.json"),
        Asked("simulation (CSV)", "GET", "/api/simulations/JOB.csv"),
        Asked("states", "GET", "/api/simulations/JOB/states"),
        Asked("tracking sheet", "GET", "/api/simulations/JOB/sheet.pdf?tags=0,0,0,-1,-1,-1,-1,2,2,0&trigger=NUMBER"),
        Asked("stop a simulation", "DELETE", "/api/simulations/JOB"),
    ]


COUNT = {"house": "bclc-ez", "bet": "dragon_7", "seed": 1, "shoes": 500}
"""What JOB is: of all simulations this has the most to be asked for."""


@dataclass(frozen=True)
class Line:
    name: str
    quiet: list[float]
    busy: list[float]
    answers: Counter[int]
    seconds: float

    @property
    def ratio(self) -> float:
        return percentile(self.busy, 99) / percentile(self.quiet, 99)


def percentile(milliseconds: list[float], percent: int) -> float:
    ordered = sorted(milliseconds)
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=15.0, help="how long each endpoint is asked")
    parser.add_argument("--short", action="store_true", help="a look, not a measurement: 3 seconds each")
    parser.add_argument("--only", help="only endpoints whose name has this in it")
    parser.add_argument("--ask", help=argparse.SUPPRESS)
    parser.add_argument("--url", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.ask is not None:
        asyncio.run(ask(next(each for each in endpoints() if each.name == arguments.ask), arguments.url))
        return
    seconds = 3.0 if arguments.short else arguments.seconds
    chosen = [each for each in endpoints() if arguments.only is None or arguments.only in each.name]
    with tempfile.TemporaryDirectory() as folder:
        house = Path(folder) / "short.toml"
        house.write_text(SHORT, encoding="utf-8")
        tables = [
            "t=dragon-mini,pace=instant",
            "busy=dragon-mini,pace=instant,bots=5",
            "short=short,pace=instant,bots=5",
        ]
        with ServerProcess(Path(folder), tables=tables, options=["--house", str(house)]) as server:
            lines = asyncio.run(_measure(server, chosen, seconds))
    show(lines)


SHORT = """
extends = "dragon-mini"
title = { en = "Short shoes", zh-Hans = "短靴" }
[shoe]
decks = 1
burn = 4
cut_card = 40
"""


def show(lines: list[Line]) -> None:
    print("\n## A slip's answer while one address asks, in milliseconds\n")
    print("| asked | a second | 2xx | 429 | 503 | other | quiet p50 | quiet p99 | p50 | p99 | ratio of p99 |")
    print("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|")
    for line in lines:
        good = sum(many for status, many in line.answers.items() if status < 300)
        other = line.answers.total() - good - line.answers[429] - line.answers[503]
        times = [percentile(each, percent) for each in (line.quiet, line.busy) for percent in (50, 99)]
        cells = [f"{line.answers.total() / line.seconds:.0f}", good, line.answers[429], line.answers[503], other]
        print(
            f"| {line.name} | " + " | ".join(map(str, cells)) + " | " + " | ".join(f"{each:.1f}" for each in times),
            end="",
        )
        print(f" | {line.ratio:.1f} x |")
    worst = max(lines, key=lambda line: line.ratio)
    figures = {line.name: percentile(line.busy, 99) for line in lines}
    goal = Goal(f"{MOST:g} x quiet against the worst ({worst.name})", MOST / worst.ratio, 1.0)
    report("p99 of a slip by endpoint", "milliseconds", figures, [goal])


async def _measure(server: ServerProcess, chosen: list[Asked], seconds: float) -> list[Line]:
    bettors = [await Bettor.sit(server, "t") for _ in range(PATRONS)]
    async with httpx.AsyncClient(base_url=server.url, timeout=120) as browser:
        await _until_played(browser)
        lines = []
        for each in chosen:
            lines.append(await _one(server, bettors, each, seconds))
            print(f"{each.name}: {lines[-1].ratio:.1f} x", flush=True)
    await asyncio.gather(*(each.connection.close() for each in bettors))
    return lines


async def _until_played(browser: httpx.AsyncClient) -> None:
    """Wait for some shoes that are over, and a hundred rounds."""
    while True:
        shoes, rounds = [await browser.get(f"/api/tables/{path}?limit=100") for path in ("short/shoes", "busy/rounds")]
        # A worker that is still loading sheds what it cannot answer in time.
        if shoes.status_code == rounds.status_code == 200:
            recorded = sum(each["recorded"] for each in shoes.json()["shoes"])
            if recorded >= 20 and len(rounds.json()["rounds"]) >= 60:
                return
        await asyncio.sleep(1)


async def _one(server: ServerProcess, bettors: list[Bettor], asked: Asked, seconds: float) -> Line:
    # In a process of its own, or it would be the clients that get in each other's way.
    command = [sys.executable, "-m", "bench.reading", "--ask", asked.name, "--url", server.url]
    asking = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stdin=asyncio.subprocess.PIPE
    )
    assert asking.stdout is not None
    assert asking.stdin is not None
    await asking.stdout.readline()
    quiet, busy = list[float](), list[float]()
    for _ in range(TURNS):
        # What the turn before has left is worked off, so that each begins alike.
        await asyncio.sleep(2)
        quiet += await _slips(bettors, seconds / TURNS)
        asking.stdin.write(b"go\n")
        busy += await _slips(bettors, seconds / TURNS)
        asking.stdin.write(b"rest\n")
    said, _ = await asking.communicate(b"stop\n")
    return Line(asked.name, quiet, busy, Counter({int(key): many for key, many in json.loads(said).items()}), seconds)


async def ask(asked: Asked, url: str) -> None:
    """Ask one endpoint whenever told to go, until told to stop; then say how often it answered what."""
    # It stands for another machine, and must not take the processor of this one from the server.
    os.nice(5)
    # Another address of this machine, which owes nothing for other endpoints: what one may is what is measured.
    address = f"127.0.0.{2 + endpoints().index(asked)}"
    transport = httpx.AsyncHTTPTransport(local_address=address, limits=httpx.Limits(max_connections=AT_ONCE))
    async with httpx.AsyncClient(base_url=url, transport=transport, timeout=120) as browser:
        record = (await browser.get("/api/tables/short/shoes/1")).content
        job = await _counted(browser) if "JOB" in asked.path else ""
        asked = replace(asked, path=asked.path.replace("JOB", job))
        if asked.patron == "one":
            (await browser.post("/api/session", json={"name": "Guest"})).raise_for_status()
        print("ready", flush=True)
        answers: Counter[int] = Counter()
        asking: list[asyncio.Task[None]] = []
        numbers = itertools.count()
        while (said := (await asyncio.to_thread(sys.stdin.readline)).strip()) in ("go", "rest"):
            if said == "go":
                asking = [
                    asyncio.create_task(_ask(browser, asked, record, answers, numbers, address=address))
                    for _ in range(AT_ONCE)
                ]
                continue
            for task in asking:
                task.cancel()
            await asyncio.gather(*asking, return_exceptions=True)
    print(json.dumps(answers))


async def _counted(browser: httpx.AsyncClient) -> str:
    """A simulation of the one who asks, when it has answers to all that is asked of it."""
    job = str((await browser.post("/api/counts", json=COUNT)).raise_for_status().json()["job"])
    while (await browser.get(f"/api/simulations/{job}/states")).status_code != 200:
        await asyncio.sleep(0.5)
    return job


async def _ask(
    browser: httpx.AsyncClient,
    asked: Asked,
    record: bytes,
    answers: Counter[int],
    numbers: Iterator[int],
    *,
    address: str,
) -> None:
    for number in numbers:
        if asked.method == "SOCKET":
            status = await _greeted(f"{browser.base_url}".rstrip("/") + asked.path, address)
        else:
            given = asked.request(number + 1, record)
            if asked.patron != "one":
                browser.cookies.clear()
            if asked.patron == "another each time":
                signed_in = await browser.post("/api/session", json={"name": "Guest"})
                answers[signed_in.status_code] += 1
                # The browser is that of all who ask now: the cookie would be the latest one's.
                cookie = "; ".join(f"{each.name}={each.value}" for each in signed_in.cookies.jar)
                given["headers"] = {**given.get("headers", {}), "cookie": cookie}
            path = asked.path.replace("NUMBER", str(1 + number % (2_000 if "before" in asked.path else 20)))
            reply = await browser.request(asked.method, path, **given)
            status = reply.status_code
        answers[status] += 1
        if status in (429, 503):
            # As fast as it may, and somewhat faster: whoever is told to wait does not wait as long as told.
            await asyncio.sleep(0.1)


async def _greeted(url: str, address: str) -> int:
    """Open a socket, read its greeting and go: 200, or 429 when it was closed instead."""
    async with connect(url.replace("http", "ws", 1), local_addr=(address, 0), max_size=None) as connection:
        try:
            await connection.recv()
        except ConnectionClosed:
            return 429
        return 200


async def _slips(bettors: list[Bettor], seconds: float) -> list[float]:
    """The milliseconds from a slip to its answer, of one patron after the other."""
    found, until = list[float](), time.perf_counter() + seconds
    for bettor in itertools.cycle(bettors):
        if (began := time.perf_counter()) >= until:
            break
        if await bettor.bet():
            found.append(1000 * (time.perf_counter() - began))
        await asyncio.sleep(max(0.0, 1 / SLIPS_PER_SECOND - (time.perf_counter() - began)))
    return found


if __name__ == "__main__":
    main()
