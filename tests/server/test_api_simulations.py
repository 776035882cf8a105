"""Simulations over HTTP: the same numbers as on the command line for the same seed, watched, stopped and bounded."""

from __future__ import annotations

import csv
import io
import json
import time
from typing import Any

import httpx
import pytest

from punto.cli import main
from punto.house import House
from punto.house.loader import shipped
from punto.server.simulations import Job, Question
from punto.server.simulations.runs import run
from punto.sim.as_json import bands_json
from punto.sim.plan import load_plan, shipped_plans
from punto.sim.sessions import play_plan
from tests.server.harness import ServerProcess

Capture = pytest.CaptureFixture[str]
_OF_THE_MACHINE = ("threads", "seconds", "rounds_per_second")
"""What differs from run to run."""


def said(capsys: Capture, *arguments: str) -> Any:
    assert main(["simulate", *arguments, "--json"]) == 0
    return numbers(json.loads(capsys.readouterr().out))


def numbers(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in _OF_THE_MACHINE}


def started(server: ServerProcess, status: int = 201, **body: Any) -> Any:
    reply = httpx.post(f"{server.url}/api/simulations", json=body, timeout=20)
    assert reply.status_code == status, reply.text
    return reply.json()


def read(server: ServerProcess, job: str, status: int = 200) -> Any:
    reply = httpx.get(f"{server.url}/api/simulations/{job}", timeout=20)
    assert reply.status_code == status, reply.text
    return reply.json() if status == 200 else reply.json()["error"]


def finished(server: ServerProcess, job: str) -> Any:
    """The job once it has ended."""
    until = time.monotonic() + 120
    while (found := read(server, job))["state"] in ("waiting", "running"):
        assert time.monotonic() < until, found
        time.sleep(0.05)
    return found


def simulated(server: ServerProcess, **body: Any) -> Any:
    return finished(server, started(server, **body)["job"])


def test_shoes_are_those_of_the_command_line(server: ServerProcess, capsys: Capture) -> None:
    job = simulated(server, house="pairs-mini", shoes=12_000, seed=4)
    assert job["state"] == "done"
    assert numbers(job["result"]) == said(capsys, "pairs-mini", "--shoes", "12000", "--seed", "4")
    assert job["progress"]["done"] == job["progress"]["wanted"] == 12_000
    drawn = job["convergence"]
    assert drawn["shoes"] == sorted(drawn["shoes"])
    assert drawn["shoes"][-1] == 12_000
    last = drawn["bets"]["player"]["edge_percent"][-1]
    assert last == pytest.approx(-100 * job["result"]["bets"][0]["ev_float"])
    assert job["bands"] is None


def test_a_plan_is_that_of_the_command_line_with_bands(server: ServerProcess, capsys: Capture) -> None:
    job = simulated(server, house="bclc-ez", shoes=500, seed=1, plan="martingale")
    arguments = ("bclc-ez", "--shoes", "500", "--seed", "1", "--strategy", "martingale")
    assert numbers(job["result"]) == said(capsys, *arguments)
    ez = House.load("bclc-ez")
    assert job["bands"] == bands_json(ez, play_plan(ez, load_plan("martingale", ez), 500, seed=1))
    assert job["convergence"] is None


def test_an_own_plan_in_an_own_house(server: ServerProcess, capsys: Capture) -> None:
    house = shipped()["bclc-ez"].read_text(encoding="utf-8")
    plan = shipped_plans()["martingale"].read_text(encoding="utf-8")
    job = simulated(server, text=house, shoes=200, seed=1, plan_text=plan)
    expected = said(capsys, "bclc-ez", "--shoes", "200", "--seed", "1", "--strategy", "martingale")
    assert numbers(job["result"]) == {**expected, "house": "own-house", "plan": "own-plan"}
    problems = started(server, 422, house="bclc-mini", seed=1, plan_text=plan.replace('"player"', '"nobody"'))
    assert any(problem["key"] == "rule[0].bet" for problem in problems["error"]["problems"])


def test_other_decks_and_fewer_bets(server: ServerProcess) -> None:
    whole = simulated(server, house="bclc-ez", shoes=300, seed=9)["result"]
    fewer = simulated(server, house="bclc-ez", shoes=300, seed=9, bets=["banker"])["result"]
    assert [bet["bet"] for bet in fewer["bets"]] == ["banker"]
    assert fewer["bets"][0]["ev_float"] == next(bet for bet in whole["bets"] if bet["bet"] == "banker")["ev_float"]
    short = simulated(server, house="bclc-ez", shoes=300, seed=9, decks=1)["result"]
    assert short["rounds"] < whole["rounds"] / 4


def test_the_same_question_is_answered_from_memory_and_a_forgotten_one_can_be_asked_again(
    server: ServerProcess,
) -> None:
    first = simulated(server, house="bclc-mini", shoes=200, seed=77)
    again = started(server, house="bclc-mini", shoes=200, seed=77)
    assert again["job"] != first["job"]
    assert again["state"] == "done"
    assert again["result"] == first["result"]
    assert "same seed" in read(server, "never-was", 404)["message"]["en"]


def test_files_to_take_home(server: ServerProcess) -> None:
    shoes = simulated(server, house="bclc-mini", shoes=2_000, seed=5)
    taken = httpx.get(f"{server.url}/api/simulations/{shoes['job']}.json")
    assert json.loads(taken.text) == shoes["result"]
    assert 'filename="punto-bclc-mini-5.json"' in taken.headers["content-disposition"]
    [head, *rows] = csv.reader(io.StringIO(httpx.get(f"{server.url}/api/simulations/{shoes['job']}.csv").text))
    assert head[:4] == ["shoes", "rounds", "bet", "edge_percent"]
    assert len(rows) == 3 * len(shoes["convergence"]["shoes"])
    assert float(rows[-1][3]) == shoes["convergence"]["bets"]["tie"]["edge_percent"][-1]
    plan = simulated(server, house="bclc-mini", shoes=60, seed=5, plan="flat")
    [head, *rows] = csv.reader(io.StringIO(httpx.get(f"{server.url}/api/simulations/{plan['job']}.csv").text))
    assert head == ["rounds", *plan["bands"]["quantiles"], "mean"]
    assert [int(row[0]) for row in rows] == plan["bands"]["rounds"]


def test_a_simulation_can_be_stopped_and_what_is_done_stays(server: ServerProcess) -> None:
    job = started(server, house="pairs-mini", shoes=15_000_000, seed=1)["job"]
    until = time.monotonic() + 60
    while read(server, job)["progress"]["done"] == 0:
        assert time.monotonic() < until
        time.sleep(0.05)
    assert httpx.delete(f"{server.url}/api/simulations/{job}").status_code == 200
    found = finished(server, job)
    assert found["state"] == "stopped"
    assert found["result"]["interrupted"]
    assert 0 < found["progress"]["done"] < 15_000_000
    assert found["result"]["shoes"] == found["progress"]["done"]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"house": "bclc-mini", "shoes": 15_000_001, "seed": 1}, 422, "bad_request"),
        ({"house": "bclc-mini", "shoes": 0, "seed": 1}, 422, "bad_request"),
        ({"house": "bclc-mini", "seed": -1}, 422, "bad_request"),
        ({"house": "bclc-mini"}, 422, "bad_request"),
        ({"house": "bclc-mini", "seed": 1, "plan": "martingal"}, 404, "unknown_plan"),
        ({"house": "bclc-mini", "seed": 1, "plan": "/etc/passwd.toml"}, 404, "unknown_plan"),
        ({"house": "bclc-mini", "seed": 1, "plan": "dragon-7-count"}, 422, "house_problems"),
        ({"house": "bclc-mini", "seed": 1, "plan": "flat", "shoes": 200_001}, 422, "too_many_sessions"),
        ({"house": "bclc-mini", "seed": 1, "bets": ["dragon_7"]}, 404, "unknown_bet"),
    ],
)
def test_what_cannot_be_simulated(server: ServerProcess, body: Any, status: int, code: str) -> None:
    assert started(server, status, **body)["error"]["code"] == code


def test_an_address_has_only_so_many_under_way(server: ServerProcess) -> None:
    jobs = [started(server, house="pairs-mini", shoes=15_000_000, seed=seed)["job"] for seed in (11, 12, 13)]
    assert started(server, 409, house="pairs-mini", seed=14)["error"]["code"] == "too_many_simulations"
    assert read(server, jobs[-1])["ahead"] >= 0
    for job in reversed(jobs):
        httpx.delete(f"{server.url}/api/simulations/{job}")
    assert {finished(server, job)["state"] for job in jobs} == {"stopped"}


def test_plans_are_listed_with_their_files(server: ServerProcess) -> None:
    plans = httpx.get(f"{server.url}/api/plans").json()["plans"]
    assert [plan["plan"] for plan in plans] == list(shipped_plans())
    assert all(plan["title"]["zh"] and "[[rule]]" in plan["text"] and plan["bets"] for plan in plans)


def test_a_simulation_that_nobody_looks_at_ends_by_itself() -> None:
    question = Question(House.load("bclc-mini"), shoes=15_000_000, seed=1)
    looked_at = Job("a", question, "address", asked_at=time.monotonic())
    forgotten = Job("b", question, "address", asked_at=time.monotonic() - 61)
    assert not looked_at.is_enough()
    assert forgotten.is_enough()
    run(question, tell=lambda snapshot: setattr(forgotten, "snapshot", snapshot), stopped=forgotten.is_enough)
    assert forgotten.snapshot is not None
    assert 0 < forgotten.snapshot.done < question.shoes
    assert forgotten.snapshot.result["interrupted"]
