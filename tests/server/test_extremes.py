"""No request makes a 5xx: every sound request, with one thing in it made extreme.

A number gets thousands of digits, a text becomes very long, half a character or something deeply nested; in the text of
a house or a plan every number may be the one. The only answer above 499 is a 503 that says when to come back.
"""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import quote

import httpx
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from harness.patience import patient_client, until
from harness.server import TOKEN, ServerProcess
from punto.house.loader import shipped
from punto.server.app import bare_app
from punto.sim.plan import shipped_plans
from tests.fairness.test_tampering import small_record

EXAMPLES = int(os.environ.get("PUNTO_EXAMPLES", "30")) * 5
HOUSE = shipped()["pairs-mini"].read_text(encoding="utf-8")
WHOLE = (
    'extends = "bclc-mini"\ntitle = "x"\n[shoe]\ndecks = 8\nburn = 3\ncut_card = 14\n[time]\nbetting_seconds = 20\n'
    '[limits]\nmain = { minimum = "5", maximum = "500", increment = "5" }\ndifferential = "900"\n'
    '[commission]\nrate = "4.5%"\n[[bet]]\nkey = "x"\nname = "x"\nkind = "side"\nside = "centre"\n'
    'rows = [{ name = "a", when = { winner = "tie", banker_total = { min = 2, max = 6 } }, pays = "8:1" }]\n'
)
PLAN = shipped_plans()["martingale"].read_text(encoding="utf-8")

Body = dict[str, Any]
SOUND: list[tuple[str, str, Body | None]] = [
    ("POST", "/api/odds", {"house": "bclc-mini", "decks": 8, "removed": "As", "seen": "9s", "stake": "5.00"}),
    ("POST", "/api/odds", {"house": "bclc-mini", "composition": "As=8 Kd=300 7=31", "bets": ["tie"], "effects": False}),
    ("POST", "/api/odds", {"house": "bclc-mini", "composition": "8 decks - As Td"}),
    ("POST", "/api/odds", {"text": WHOLE}),
    ("POST", "/api/odds", {"text": HOUSE, "matrices": False}),
    ("POST", "/api/odds/compare", {"houses": [{"house": "bclc-mini"}, {"text": WHOLE}], "decks": 6}),
    ("POST", "/api/houses/check", {"text": WHOLE}),
    ("POST", "/api/simulations", {"house": "bclc-ez", "seed": 1, "shoes": 1, "decks": 8, "plan_text": PLAN}),
    ("POST", "/api/simulations", {"text": WHOLE, "seed": 1, "shoes": 1, "bets": ["tie"]}),
    ("POST", "/api/odds/known", {"house": "bclc-mini", "known": "1:9 2", "decks": 8, "removed": "As"}),
    ("POST", "/api/odds/known", {"text": WHOLE, "sorted": "6789", "composition": "As=8 Kd=300 7=31"}),
    ("POST", "/api/studies", {"house": "bclc-ez", "seed": 1, "shoes": 1, "decks": 8, "bets": ["tie"]}),
    ("POST", "/api/counts", {"text": WHOLE, "bet": "x", "seed": 1, "shoes": 1}),
    ("POST", "/api/verify", json.loads(small_record(1))),
    ("POST", "/api/session", {"name": "Ann"}),
    ("PATCH", "/api/session", {"name": "Ann"}),
    ("POST", "/api/tables", {"house": "bclc-mini", "pace": "fast"}),
    ("POST", "/api/operator/session", {"token": "x"}),
    ("POST", "/api/operator/audit", {"tables": ["t"]}),
    ("POST", "/api/operator/tables", {"name": "new", "house": "bclc-mini", "pace": "fast"}),
    ("POST", "/api/operator/tables/t/commands", {"id": "x", "command": {"kind": "VoidRound", "reason": "", "shoe": 1}}),
    (
        "POST",
        "/api/houses/dragon-mini/exam",
        {"seed": "1", "count": 3, "kinds": ["payout"], "limit_seconds": 60, "seconds": 5, "answers": ["1", None]},
    ),
    ("POST", "/api/operator/tables/t/service", None),
    ("GET", "/api/houses/dragon-mini/exam?seed=1&kind=payout&count=3", None),
    ("GET", "/api/houses/dragon-mini", None),
    ("GET", "/api/tables/t", None),
    ("GET", "/api/tables/t/odds", None),
    ("GET", "/api/operator/tables/t/accounts", None),
    ("GET", "/api/operator/audit/JOB", None),
    ("GET", "/api/simulations/JOB", None),
    ("GET", "/api/simulations/JOB.json", None),
    ("GET", "/api/simulations/JOB.csv", None),
    ("GET", "/api/simulations/JOB/states", None),
    (
        "GET",
        "/api/simulations/JOB/sheet.pdf?tags=0,0,0,0,-1,0,-1,1,1,0&trigger=2&running=false&lang=en&paper=a4",
        None,
    ),
    ("DELETE", "/api/simulations/1", None),
    ("GET", "/api/tables/t/rounds?shoe=1&before=9&limit=5", None),
    ("GET", "/api/tables/t/rounds/1/1", None),
    ("GET", "/api/tables/t/shoes?before=2&limit=5", None),
    ("GET", "/api/tables/t/results", None),
    ("GET", "/api/tables/t/shoes/1", None),
    ("GET", "/api/tables/t/shoes/1/verification", None),
    ("GET", "/api/houses/dragon-mini/drills?count=3&seed=1&topic=x&kind=draw", None),
    ("GET", "/api/houses/dragon-mini/leaflet.txt?lang=en&odds=true", None),
    ("GET", "/api/houses/dragon-mini/how-to-play?lang=en", None),
    ("GET", "/api/sets/dragon/leaflet.txt?lang=en&odds=true", None),
    ("GET", "/api/operator/tables/t/journal?after=1&limit=5", None),
    ("GET", "/api/operator/tables/t/ledger?after=1&limit=5", None),
    ("GET", "/api/session/purse?currency=USD", None),
]


_PLACES = re.compile(r"(?<==)[^&]+|(?<=/)(\d+|t|dragon-mini|JOB)(?=[/?.]|$)")
"""Where the path of a request may be another one."""


class Raw(str):
    """A piece of JSON as it stands."""

    __slots__ = ()


NUMBERS = st.one_of(
    st.sampled_from([9, 300, 4_299, 4_301, 20_000]).map(lambda digits: "9" * digits),
    st.sampled_from(["-1", "0", "1e400", "-1e400", "NaN", "0.1", str(2**31), str(2**53), str(2**63), str(2**64)]),
    st.sampled_from(["0." + "3" * 5_000, "1" + "0" * 500, "٣", "１"]),
)
PIECES = st.one_of(
    NUMBERS.map(lambda digits: Raw(digits) if digits.isascii() else Raw(json.dumps(digits))),
    NUMBERS.map(lambda digits: Raw(json.dumps(digits))),
    st.sampled_from([500, 30_000]).map(lambda depth: Raw("[" * depth + "]" * depth)),
    st.sampled_from([500, 30_000]).map(lambda depth: Raw('{"a":' * depth + "1" + "}" * depth)),
    st.sampled_from([5_000, 99_000]).map(lambda length: Raw(json.dumps("x" * length))),
    st.sampled_from([Raw('"\\ud800"'), Raw('"\\u0000"'), Raw("null"), Raw("[]"), Raw("{}"), Raw('""'), Raw("true")]),
)
LONG_NAMES = st.sampled_from(["x" * 5_000, "%", "../" * 500, "\x00", "é" * 2_000, "a/b", "'\"<>"])
IN_TEXTS = st.one_of(
    NUMBERS,
    st.sampled_from(["[" * 3_000, "a." * 2_000, "\ud800", "\x00", "2021-99-99", "1e999999", '"' + "x" * 50_000 + '"']),
)


@st.composite
def requests(draw: st.DrawFn) -> tuple[str, str, bytes | None]:
    """A sound request with one thing in it made extreme."""
    method, path, body = draw(st.sampled_from(SOUND))
    if body is None:
        places = [match.span() for match in _PLACES.finditer(path)]
        start, end = draw(st.sampled_from(places))
        extreme = quote(draw(st.one_of(NUMBERS, LONG_NAMES))[:5_000], safe="")
        return method, path[:start] + extreme + path[end:], None
    leaves = list(_leaves(body))
    texts = [(keys, value) for keys, value in leaves if isinstance(value, str) and re.search(r"\d", value)]
    in_a_text = draw(st.booleans())
    if texts and in_a_text:
        keys, text = draw(st.sampled_from(texts))
        start, end = draw(st.sampled_from([match.span() for match in re.finditer(r"\d+", text)]))
        changed: Any = text[:start] + draw(IN_TEXTS) + text[end:]
    else:
        keys, _ = draw(st.sampled_from(leaves))
        changed = draw(PIECES)
    return method, path, _written(body, keys, changed).encode("utf-8", "surrogatepass")


def _leaves(value: Any, keys: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], Any]]:
    if isinstance(value, dict):
        for key, each in value.items():
            yield from _leaves(each, (*keys, key))
    elif isinstance(value, list):
        for index, each in enumerate(value):
            yield from _leaves(each, (*keys, index))
    else:
        yield keys, value


def _written(value: Any, keys: tuple[str | int, ...], changed: Any) -> str:
    """JSON, with another value at a place."""
    if not keys:
        return str(changed) if isinstance(changed, Raw) else json.dumps(changed)
    if isinstance(value, dict):
        parts = [
            f"{json.dumps(key)}:{_written(each, keys[1:], changed) if key == keys[0] else json.dumps(each)}"
            for key, each in value.items()
        ]
        return "{" + ",".join(parts) + "}"
    parts = [_written(each, keys[1:], changed) if at == keys[0] else json.dumps(each) for at, each in enumerate(value)]
    return "[" + ",".join(parts) + "]"


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[httpx.Client, str]]:
    """An operator and patron at a server that is never too busy for one, and a count that they have designed there."""
    folder = tmp_path_factory.mktemp("extremes")
    tables = ["t=dragon-mini,pace=instant,bots=3"]
    with (
        ServerProcess(folder, tables=tables, options=["--rate", "1000"]) as running,
        patient_client(running.url) as http,
    ):
        http.post("/api/session", json={"name": "Ann"}).raise_for_status()
        http.post("/api/operator/session", json={"token": TOKEN}).raise_for_status()
        given = {"house": "bclc-mini", "bet": "tie", "seed": 1, "shoes": 8}
        job = http.post("/api/counts", json=given).json()["job"]
        under_way = ("waiting", "running")
        until(lambda: http.get(f"/api/simulations/{job}").json()["state"] not in under_way, "the count")
        yield http, job
        assert running.stop() == 0, running.log
        assert "Traceback" not in running.log, running.log


@settings(
    max_examples=EXAMPLES,
    deadline=None,
    derandomize="PUNTO_EXAMPLES" not in os.environ,
    suppress_health_check=list(HealthCheck),
)
@given(request=requests())
def test_11_32_no_request_makes_a_5xx(client: tuple[httpx.Client, str], request: tuple[str, str, bytes | None]) -> None:
    (method, path, body), (http, job) = request, client
    reply = http.request(method, path.replace("JOB", job), content=body, headers={"content-type": "application/json"})
    if reply.status_code == 503:
        assert int(reply.headers["retry-after"]) > 0, reply.text
    else:
        assert reply.status_code < 500, (method, path[:200], body and body[:300], reply.text[:300])


def test_11_32_every_request_in_which_something_can_be_extreme_is_among_them() -> None:
    given = {
        (method.upper(), path)
        for path, item in bare_app().openapi()["paths"].items()
        for method, operation in item.items()
        if operation.get("parameters") or "requestBody" in operation
    }
    asked = [(method, path.partition("?")[0]) for method, path, _ in SOUND]
    for method, path in given:
        pattern = re.compile(re.sub(r"\\{\w+\\}", "[^/]+", re.escape(path)))
        assert any(method == each and pattern.fullmatch(at) for each, at in asked), (method, path)
