"""Simulations over HTTP: the same numbers as on the command line for the same seed, watched, stopped and bounded."""

from __future__ import annotations

import csv
import io
import json
import time
from collections.abc import Callable
from typing import Any

import pytest

from harness.patience import patient_delete, patient_get, patient_post, until
from harness.server import ServerProcess
from punto.cli import main
from punto.house import House
from punto.house.loader import shipped
from punto.server.simulations import Outline, SimulationQuestion, SimulationRun
from punto.server.simulations.runs import run
from punto.server.simulations.snapshots import SimulationSnapshot
from punto.sim.as_json import bands_json
from punto.sim.plan import load_plan, shipped_plans
from punto.sim.sessions import play_plan
from tests.server.texts import words_of

Capture = pytest.CaptureFixture[str]
_OF_THE_MACHINE = ("threads", "seconds", "rounds_per_second", "shoes_left_over")
"""What differs from run to run, and what only whoever asks for shoes on the command line is told."""


def said(capsys: Capture, *arguments: str) -> Any:
    assert main(["simulate", *arguments, "--json"]) == 0
    return numbers(json.loads(capsys.readouterr().out))


def numbers(result: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in result.items() if key not in _OF_THE_MACHINE}


def started(server: ServerProcess, status: int = 201, **body: Any) -> Any:
    reply = patient_post(f"{server.url}/api/simulations", json=body)
    assert reply.status_code == status, reply.text
    return reply.json()


def read(server: ServerProcess, job: str, status: int = 200) -> Any:
    reply = patient_get(f"{server.url}/api/simulations/{job}")
    assert reply.status_code == status, reply.text
    return reply.json() if status == 200 else reply.json()["error"]


def finished(server: ServerProcess, job: str) -> Any:
    """The job once it has ended."""
    return until(lambda: job_if(server, job, lambda found: found["state"] not in ("waiting", "running")), "the end")


def job_if(server: ServerProcess, job: str, holds: Callable[[Any], bool]) -> Any:
    """The job, if that holds of it now."""
    found = read(server, job)
    return found if holds(found) else None


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
    assert "same seed" in read(server, "never-was", 404)["message"]


def test_files_to_take_home(server: ServerProcess) -> None:
    shoes = simulated(server, house="bclc-mini", shoes=2_000, seed=5)
    taken = patient_get(f"{server.url}/api/simulations/{shoes['job']}.json")
    assert json.loads(taken.text) == shoes["result"]
    assert 'filename="punto-bclc-mini-5.json"' in taken.headers["content-disposition"]
    [head, *rows] = csv.reader(io.StringIO(patient_get(f"{server.url}/api/simulations/{shoes['job']}.csv").text))
    assert head[:4] == ["shoes", "rounds", "bet", "edge_percent"]
    assert len(rows) == 3 * len(shoes["convergence"]["shoes"])
    assert float(rows[-1][3]) == shoes["convergence"]["bets"]["tie"]["edge_percent"][-1]
    plan = simulated(server, house="bclc-mini", shoes=60, seed=5, plan="flat")
    [head, *rows] = csv.reader(io.StringIO(patient_get(f"{server.url}/api/simulations/{plan['job']}.csv").text))
    assert head == ["rounds", *plan["bands"]["quantiles"], "mean"]
    assert [int(row[0]) for row in rows] == plan["bands"]["rounds"]


def test_a_simulation_can_be_stopped_and_what_is_done_stays(server: ServerProcess) -> None:
    job = started(server, house="pairs-mini", shoes=15_000_000, seed=1)["job"]
    until(lambda: read(server, job)["progress"]["done"], "the first shoes")
    assert patient_delete(f"{server.url}/api/simulations/{job}").status_code == 200
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
        ({"house": "bclc-mini", "seed": 1, "plan": "dragon-7-count"}, 422, "plan_problems"),
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
        patient_delete(f"{server.url}/api/simulations/{job}")
    assert {finished(server, job)["state"] for job in jobs} == {"stopped"}


def test_plans_are_listed_with_their_files(server: ServerProcess) -> None:
    plans = patient_get(f"{server.url}/api/plans").json()["plans"]
    assert [plan["plan"] for plan in plans] == list(shipped_plans())
    assert all(words_of(plan["title"], "zh-Hans") and "[[rule]]" in plan["text"] and plan["bets"] for plan in plans)


def test_a_simulation_that_nobody_looks_at_ends_by_itself() -> None:
    question = SimulationQuestion(House.load("bclc-mini"), shoes=15_000_000, seed=1)
    looked_at = SimulationRun("a", Outline.of(question), b"", "address", asked_at=time.monotonic())
    forgotten = SimulationRun("b", Outline.of(question), b"", "address", asked_at=time.monotonic() - 61)
    assert not looked_at.is_enough()
    assert forgotten.is_enough()
    told: list[SimulationSnapshot] = []
    run(question, tell=told.append, stopped=forgotten.is_enough)
    assert 0 < told[-1].done < question.shoes
    assert told[-1].interrupted
