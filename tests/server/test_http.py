"""The HTTP interface of sessions, lobby and monitors, its errors and its headers, on a running server."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator

import httpx
import pytest

from harness.patience import patient_client
from harness.server import TOKEN, Guest, ServerProcess
from punto.schemas import schema
from tests.server.texts import words_of


@pytest.fixture
def http(server: ServerProcess) -> Iterator[httpx.Client]:
    """A browser without a name."""
    with patient_client(server.url) as client:
        yield client


def test_a_guest_signs_in_renames_and_signs_out(http: httpx.Client) -> None:
    assert http.get("/api/session").json()["patron"] is None
    reply = http.post("/api/session", json={"name": "  Ann \u202e\u200b Lee "})
    assert reply.status_code == 201
    patron = reply.json()["patron"]
    assert patron["name"] == "Ann Lee"
    cookie = reply.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie, "only over https"
    again = http.post("/api/session", json={"name": "Annie"}).json()["patron"]
    assert (again["id"], again["name"]) == (patron["id"], "Annie")
    assert http.patch("/api/session", json={"name": "Anna"}).json()["patron"]["id"] == patron["id"]
    assert http.delete("/api/session").status_code == 204
    assert http.get("/api/session").json()["patron"] is None
    assert http.patch("/api/session", json={"name": "Anna"}).status_code == 401


@pytest.mark.parametrize("name", ["", "   ", "\u200b", "\u202e\u2066", "x" * 41, "\u0301", "\u3164"])
def test_a_name_that_cannot_be_seen_is_refused(http: httpx.Client, name: str) -> None:
    reply = http.post("/api/session", json={"name": name})
    assert reply.status_code == 422
    assert reply.json()["error"]["code"] == "name_out_of_range"


@pytest.mark.parametrize("body", [{}, {"name": 5}, {"name": "Ann", "patron": "g1"}, [], "Ann", None])
def test_a_wrong_body_gets_the_one_shape_of_errors(http: httpx.Client, body: object) -> None:
    reply = http.post("/api/session", json=body)
    assert reply.status_code == 422
    error = reply.json()["error"]
    assert error["code"] == "bad_request"
    assert error["message"] == words_of(error["text"])
    assert error["problems"]
    assert http.post("/api/session", content=b"{not json").status_code == 422


def test_unknown_paths_and_methods_have_it_too(http: httpx.Client) -> None:
    assert http.get("/api/nothing").json()["error"]["code"] == "not_found"
    assert http.get("/api/tables/nowhere").json()["error"]["code"] == "unknown_table"
    wrong = http.put("/api/tables")
    assert wrong.status_code == 405
    assert wrong.json()["error"]["code"] == "method_not_allowed"


def test_changes_from_pages_of_other_origins_are_refused(http: httpx.Client, server: ServerProcess) -> None:
    for headers in ({"Origin": "https://elsewhere.example"}, {"Sec-Fetch-Site": "cross-site"}, {"Origin": "null"}):
        reply = http.post("/api/session", json={"name": "Ann"}, headers=headers)
        assert reply.status_code == 403
        assert reply.json()["error"]["code"] == "wrong_origin"
        assert "set-cookie" not in reply.headers
    own = http.post("/api/session", json={"name": "Ann"}, headers={"Origin": server.url})
    assert own.status_code == 201


def test_a_body_that_is_too_large_is_refused(http: httpx.Client) -> None:
    reply = http.post("/api/session", content=b"x" * (5 * 1024 * 1024))
    assert reply.status_code == 413
    assert reply.json()["error"]["code"] == "too_large"


def test_operators_need_the_token(http: httpx.Client) -> None:
    wrong = http.post("/api/operator/session", json={"token": "guess"})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (401, "wrong_token")
    assert http.get("/api/session").json()["operator"] is None
    right = http.post("/api/operator/session", json={"token": TOKEN})
    assert right.status_code == 201
    assert http.get("/api/session").json()["operator"]["name"].startswith("operator-")
    assert http.delete("/api/operator/session").status_code == 204
    assert http.get("/api/session").json()["operator"] is None


def test_guessing_the_token_is_slowed_down(server: ServerProcess) -> None:
    with patient_client(server.url) as guesser:
        codes = {guesser.post("/api/operator/session", json={"token": str(each)}).status_code for each in range(60)}
    assert codes == {401, 429}


def test_every_response_has_the_safe_headers(http: httpx.Client) -> None:
    for path in ("/", "/api/tables", "/api/nothing", "/healthz", "/table/mini1", "/lobby.js"):
        headers = http.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["x-frame-options"] == "DENY"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers
    assert http.get("/api/tables").headers["cache-control"] == "no-store"


def test_the_page_answers_every_path_of_its_own_and_no_other_file(http: httpx.Client) -> None:
    page = http.get("/")
    assert page.headers["content-type"].startswith("text/html")
    assert http.get("/table/mini1/round/1/2").text == page.text
    assert http.head("/").status_code == 200
    for path in ("/nothing.js", "/..%2f..%2fapp.py", "/%2e%2e/app.py", "/assets/../../app.py", "/a%00b.js"):
        assert http.get(path).status_code == 404, path


def test_schemas_of_house_files_are_served_for_editors(http: httpx.Client) -> None:
    served = http.get("/schemas/house.json")
    assert served.headers["content-type"].startswith("application/json")
    assert served.json() == schema("house")
    for path in ("/schemas/casino.json", "/schemas/__init__.py", "/schemas/..%2fhouse.json", "/schemas/.json"):
        assert http.get(path).status_code == 404, path


def test_the_lobby_shows_what_one_has_to_know_to_choose(http: httpx.Client) -> None:
    tables = {each["id"]: each for each in http.get("/api/tables").json()["tables"]}
    mini = tables["mini1"]
    assert mini["house"] == "leisurely-dragon-mini"
    assert words_of(mini["title"], "zh-Hans")
    assert (mini["style"], tables["midi1"]["style"]) == ("mini", "midi")
    assert (mini["limits"]["minimum"], mini["decimals"], mini["pace"]) == (500, 2, "instant")
    assert (mini["seats_taken"], mini["seats_max"], mini["may"]) == (0, 7, ["TakeSeat"])
    assert tables["short"]["house"] == "short", "a house of the server's own files"


def test_a_patron_opens_tables_up_to_the_limit(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, Guest(server) as other:
            wanted = {"house": "leisurely-dragon-mini", "pace": "instant"}
            assert (await other.http.post("/api/tables", json=wanted)).status_code == 401
            first = await ann.http.post("/api/tables", json=wanted)
            assert first.status_code == 201
            assert (first.json()["own"], first.json()["yours"]) == (True, True)
            assert (await ann.http.post("/api/tables", json=wanted)).status_code == 201
            third = await ann.http.post("/api/tables", json=wanted)
            assert (third.status_code, third.json()["error"]["code"]) == (409, "too_many_own_tables")
            unknown = await ann.http.post("/api/tables", json={"house": "nowhere"})
            assert (unknown.status_code, unknown.json()["error"]["code"]) == (404, "unknown_house")
            path = await ann.http.post("/api/tables", json={"house": "/etc/passwd.toml"})
            assert path.status_code == 404
            table = first.json()["id"]
            seen = (await other.http.get(f"/api/tables/{table}")).json()
            assert (seen["own"], seen["yours"]) == (True, False)
            async with ann.at(table) as client:
                await client.sit()
                await client.bet(player=1_000)
                await client.ready()
                await client.phase("settled")

    asyncio.run(scenario())


def test_health_and_numbers(http: httpx.Client, server: ServerProcess) -> None:
    assert http.get("/healthz").json()["ok"] is True
    numbers = http.get("/metrics").text
    for name in ("punto_commands_total", "punto_tables", "punto_command_seconds_bucket", "punto_frames_total"):
        assert name in numbers


def test_while_the_store_fails_health_says_so_and_commands_are_done_afterwards(server: ServerProcess) -> None:
    """Another program holds the database: the command waits, and is answered once when it can be."""

    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, ann.at("midi2") as table:
            await table.sit()
            holder = sqlite3.connect(server.database, isolation_level=None)
            holder.execute("BEGIN IMMEDIATE")
            pending = asyncio.create_task(table.command("BuyIn", amount=700))
            await asyncio.sleep(0.3)
            assert not pending.done()
            holder.execute("ROLLBACK")
            holder.close()
            assert (await pending)["accepted"]
            assert table.own["balance"] == 50_700

    asyncio.run(scenario())


def test_nothing_secret_is_logged(server: ServerProcess) -> None:
    http = patient_client(server.url)
    with http:
        http.post("/api/session", json={"name": "Ann"})
        cookie = http.cookies["punto_session"]
    assert cookie not in server.log
    assert TOKEN not in server.log
    assert json.dumps(cookie) not in server.log
