"""The OpenAPI document against the running server, by schemathesis: whatever it thinks of gets a documented answer.

PUNTO_EXAMPLES sets how many requests each operation gets in the fuzzing phase. The coverage phase (every boundary of
every parameter), the stateful one and all checks are always on.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from schemathesis.engine import Status, events, from_schema
from schemathesis.engine.recorder import Interaction, ScenarioRecorder

from harness.patience import PATIENCE_SECONDS, patient_client, patient_get, until
from harness.server import TOKEN, ServerProcess, audit

LONG = "PUNTO_EXAMPLES" in os.environ
EXAMPLES = int(os.environ.get("PUNTO_EXAMPLES", "6"))

PLAYED, SPARE = ["lively", "midi"], ["spare1", "spare2", "spare3"]

RULES = [
    # The shape of a request cannot say everything: a name needs something to see in it, a slip is made of the bets of
    # one house, cards have a notation, a shoe has so many cards, and a paper an answer for each of its questions. There
    # a request of the right shape may be a 422.
    "/api/session",
    "/api/operator/tables",
    "/api/odds",
    "/api/odds/compare",
    "/api/odds/known",
    "/api/simulations",
    "/api/studies",
    "/api/counts",
    "/api/houses/{key}/exam",
    "/api/verify",
]
FOR_PATRONS_TOO = [
    "GET /api/session",
    "POST /api/session",
    "GET /api/tables",
    "GET /api/tables/{table}",
    "GET /api/tables/{table}/rounds",
    "GET /api/tables/{table}/rounds/{shoe}/{number}",
]
"""What needs no session, and says more to somebody who has one."""
ALSO_ANOTHER = ["/api/houses/check", "/api/simulations/{job}.csv", "/api/simulations/{job}.json"]
"""Their paths are also those of a house called `check` and of a job called `1.csv`: what those answer is answered."""
SLOW: dict[str, Any] = {
    # The shape of a record has hundreds of boundaries.
    "include-path": "/api/verify",
    "generation": {"max-examples": 3},
    "phases": {"coverage": {"enabled": False}},
}


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server of its own, whose limits on rates schemathesis does not run into."""
    tables = ["lively=dragon-mini,pace=instant,bots=3", "midi=ohio-midi,pace=instant,bots=2"]
    tables += [f"{name}=dragon-mini,pace=instant" for name in (*SPARE, "own")]
    with ServerProcess(tmp_path_factory.mktemp("openapi"), tables=tables, options=["--rate", "1000"]) as running:
        # Written once, by a worker that may still be loading: schemathesis would wait ten seconds for it.
        patient_get(f"{running.url}/api/openapi.json").raise_for_status()
        yield running
        assert running.stop() == 0, running.log
    report = audit(running)
    assert report["ok"], report
    assert "Traceback" not in running.log, running.log


def test_schemathesis_finds_nothing_as_nobody(serving: ServerProcess) -> None:
    # Everything else is asked without a session in the test below: what needs one by the check `ignored_auth`, and
    # what does not look at who asks by each of its requests.
    found, requests = run(serving, auth={}, only=FOR_PATRONS_TOO)
    assert not found, "\n\n".join(found)
    assert requests > 100


def test_schemathesis_finds_nothing_as_a_guest_and_operator(serving: ServerProcess) -> None:
    with patient_client(serving.url) as browser:
        browser.post("/api/session", json={"name": "Ann"}).raise_for_status()
        browser.post("/api/operator/session", json={"token": TOKEN}).raise_for_status()
        keys = {"patron": {"api_key": browser.cookies["punto_session"]}}
        keys["operator"] = {"api_key": browser.cookies["punto_operator"]}
    found, requests = run(serving, auth={"openapi": keys})
    assert not found, "\n\n".join(found)
    assert requests > 500


def test_what_schemathesis_cannot_guess_is_answered_as_documented_too(serving: ServerProcess) -> None:
    """Answers that need a question that makes sense: odds, simulations, a shoe that is over, its record verified."""
    schema = schemathesis.openapi.from_url(f"{serving.url}/api/openapi.json")
    with patient_client(serving.url) as browser:

        def ask(method: str, path: str, *, status: int = 200, body: Any = None, **names: Any) -> Any:
            reply = browser.request(method, path.format(**names), **({} if body is None else {"json": body}))
            assert reply.status_code == status, reply.text
            schema[path][method].validate_response(reply)
            return reply.json() if reply.headers.get("content-type") == "application/json" else reply.text

        def ended(job: str) -> bool:
            return ask("GET", "/api/simulations/{job}", job=job)["state"] not in ("waiting", "running")

        ask("POST", "/api/operator/session", status=201, body={"token": TOKEN})
        ask("POST", "/api/odds", body={"house": "dragon-mini", "effects": True})
        ask("POST", "/api/odds/compare", body={"houses": [{"house": "dragon-mini"}, {"house": "bclc-ez"}]})
        given = {"house": "dragon-mini", "shoes": 200, "seed": 7, "plan": None}
        job = ask("POST", "/api/simulations", status=201, body=given)["job"]
        until(lambda: ended(job), "the end of the simulation")
        for path in ("/api/simulations/{job}.csv", "/api/simulations/{job}.json"):
            assert ask("GET", path, job=job)
        ask("POST", "/api/odds/known", body={"house": "dragon-mini", "known": "1"})
        ask("POST", "/api/odds/known", body={"house": "dragon-mini", "best_sort": True})
        given = {"house": "dragon-mini", "shoes": 100, "seed": 7}
        for path, more in (("/api/studies", {}), ("/api/counts", {"bet": "tie"})):
            job = ask("POST", path, status=201, body={**given, **more})["job"]
            until(lambda job=job: ended(job), "the end of the study")  # type: ignore[misc]
        assert ask("GET", "/api/simulations/{job}/states", job=job)
        audited = ask("POST", "/api/operator/audit", status=202, body={})["id"]
        ask("GET", "/api/operator/audit/{job}", job=audited)
        command = {"kind": "VoidRound", "reason": "a new shoe", "end_shoe": True}
        path = "/api/operator/tables/{table}/commands"
        assert ask("POST", path, table="own", body={"id": "end", "command": command})["accepted"]
        until(lambda: ask("GET", "/api/tables/{table}", table="own")["shoe"] != 1, "the next shoe")
        record = ask("GET", "/api/tables/{table}/shoes/{shoe}", table="own", shoe=1)
        assert ask("GET", "/api/tables/{table}/shoes/{shoe}/verification", table="own", shoe=1)["ok"]
        assert ask("POST", "/api/verify", body=record)["ok"]


def run(serving: ServerProcess, *, auth: dict[str, Any], only: list[str] | None = None) -> tuple[list[str], int]:
    """Everything that schemathesis finds, and how many requests it made."""
    settings = _settings(auth)
    if only is not None:
        settings["operations"].append({"exclude-name": only, "enabled": False})
    config = schemathesis.Config.from_dict(settings, base_dir=str(Path(__file__).parent))
    schema = schemathesis.openapi.from_url(f"{serving.url}/api/openapi.json", config=config)
    found: list[str] = []
    requests = 0
    for event in from_schema(schema).execute():
        match event:
            case events.ScenarioFinished():
                requests += sum(not _busy(each) for each in event.recorder.interactions.values())
                found += _failures(event.recorder)
            case events.NonFatalError():
                found.append(f"{event.label}: {event.value!r}")
            case events.FatalError():
                raise event.exception
    return found, requests


def _settings(auth: dict[str, Any]) -> dict[str, Any]:
    accepted = ["2xx", "3xx", "401", "403", "404", "409", "422", "429"]
    cookies = {"patron": "punto_session", "operator": "punto_operator"}
    signed_in = "; ".join(f"{cookies[name]}={key['api_key']}" for name, key in auth.get("openapi", {}).items())
    return {
        "auth": auth,
        "generation": {"max-examples": EXAMPLES, "deterministic": not LONG},
        "continue-on-failure": True,
        "request-timeout": PATIENCE_SECONDS,
        "dictionaries": {
            "played": {"values": PLAYED},
            "spare": {"values": SPARE},
            "houses": {"values": ["dragon-mini", "dragon-midi", "bclc-ez"]},
        },
        "parameters": {
            "path.table": {"dictionary": "played", "probability": 0.8},
            "path.key": {"dictionary": "houses", "probability": 0.8},
            "body.house": {"dictionary": "houses", "probability": 0.8},
        },
        "operations": [
            {
                "include-path": "/api/operator/tables/{table}/commands",
                "parameters": {"path.table": {"dictionary": "spare", "probability": 0.8}},
            },
            {"include-path": RULES, "checks": {"positive_data_acceptance": {"expected-statuses": accepted}}},
            {
                "include-path": ALSO_ANOTHER,
                "checks": {"allow_header_conformance": {"enabled": False}, "unsupported_method": {"enabled": False}},
            },
            {"include-name": FOR_PATRONS_TOO, "headers": {"Cookie": signed_in}},
            *([] if LONG else [SLOW]),
        ],
    }


def _busy(interaction: Interaction | None) -> bool:
    """Whether the machine was too busy for that request, and the server said when to come back."""
    reply = interaction.response if interaction else None
    return reply is not None and reply.status_code == 503 and b'"code":"busy"' in reply.content


def _failures(recorder: ScenarioRecorder) -> Iterator[str]:
    for case, checks in recorder.checks.items():
        for check in checks:
            interaction = recorder.interactions.get(case)
            if check.status is Status.FAILURE and check.failure_info is not None and not _busy(interaction):
                failure = check.failure_info.failure
                sent = interaction.request.uri if interaction else ""
                got = interaction.response.content[:500] if interaction and interaction.response else b""
                yield f"{recorder.label}: {check.name}: {failure.title}: {failure.message}\n{sent}\n{got!r}"
