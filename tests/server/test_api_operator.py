"""The operator's half over HTTP: rights, commands, journal, ledger, accounts and the audit."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from harness.patience import patient_get
from harness.server import Guest, Json, ServerProcess
from harness.server import audit as command_line_audit
from punto.store import Store
from punto.store.write.chain import genesis, linked
from punto.table import canonical
from punto.table.reasons import USUAL_REASONS
from punto.words import LANGUAGES
from tests.server.test_api_history import ask, cut, finished_audit, play, play_a_shoe
from tests.server.texts import words_of

PAUSE = {"id": "p", "command": {"kind": "PauseTable"}}
ROUTES: list[tuple[str, str, Any]] = [
    ("GET", "/api/operator/reasons", None),
    ("GET", "/api/operator/tables", None),
    ("POST", "/api/operator/tables", {"name": "mine", "house": "dragon-mini"}),
    ("POST", "/api/operator/tables/mini1/commands", PAUSE),
    ("GET", "/api/operator/tables/mini1/journal", None),
    ("GET", "/api/operator/tables/mini1/ledger", None),
    ("GET", "/api/operator/tables/mini1/accounts", None),
    ("POST", "/api/operator/audit", {}),
    ("GET", "/api/operator/audit", None),
    ("GET", "/api/operator/audit/x", None),
    ("GET", "/api/operator/servers", None),
    ("POST", "/api/operator/tables/mini1/service", None),
]


def test_no_operator_route_is_forgotten_here(server: ServerProcess) -> None:
    paths = patient_get(f"{server.url}/api/openapi.json").json()["paths"]
    there = {
        (method.upper(), path.format(table="mini1", job="x"))
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/operator/") and path != "/api/operator/session"
    }
    assert there == {(method, path) for method, path, _ in ROUTES}


@pytest.mark.parametrize(("method", "path", "body"), ROUTES)
def test_only_an_operator_gets_an_answer(server: ServerProcess, method: str, path: str, body: Any) -> None:
    async def scenario() -> None:
        async with Guest(server) as nobody, Guest(server, "Ann") as patron:
            for guest in (nobody, patron):
                reply = await guest.http.request(method, path, json=body)
                assert (reply.status_code, reply.json()["error"]["code"]) == (401, "operator_needed")
            patron.http.cookies.set("punto_operator", "forged")
            assert (await patron.http.request(method, path, json=body)).status_code == 401

    asyncio.run(scenario())


async def command(operator: Guest, table: str, given: str, status: int = 200, **fields: Any) -> Json:
    """The answer to a command."""
    reply = await operator.http.post(f"/api/operator/tables/{table}/commands", json={"id": given, "command": fields})
    assert reply.status_code == status, reply.text
    found: Json = reply.json()
    return found


def test_tables_are_opened_commanded_and_closed(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, operator=True) as operator, Guest(server, "Ann") as ann:
            new = {"name": "high-limit", "house": "dragon-midi", "pace": "instant"}
            opened = await operator.http.post("/api/operator/tables", json=new)
            assert (opened.status_code, opened.json()) == (
                201,
                {"table": "high-limit", "house": "dragon-midi", "pace": "instant"},
            )
            again = await operator.http.post("/api/operator/tables", json=new)
            assert (again.status_code, again.json()["error"]["code"]) == (409, "table_name_taken")
            async with ann.at("high-limit") as table:
                paused = await command(operator, "high-limit", "c1", kind="PauseTable", reason="a moment")
                assert paused["accepted"]
                await table.until(lambda: table.view["paused"])
                assert table.view["pause_reason"] == "a moment"
                assert (await command(operator, "high-limit", "c1", kind="PauseTable", reason="a moment"))["repeated"]
                other = await command(operator, "high-limit", "c1", kind="ResumeTable")
                assert other["refusal"]["code"] == "same_id_other_content"
                refused = await command(operator, "high-limit", "c2", kind="PauseTable")
                assert (refused["accepted"], refused["refusal"]["code"]) == (False, "table_paused")
                assert words_of(refused["refusal"]["message"], "zh-Hans")
                assert (await command(operator, "high-limit", "c3", kind="ResumeTable"))["accepted"]
                assert (await command(operator, "high-limit", "c4", kind="ChangeHouse", house="ohio-midi"))["accepted"]
                assert (await command(operator, "high-limit", "c5", kind="ChangeSettings", pace="fast"))["accepted"]
                assert (await command(operator, "high-limit", "c6", kind="CloseTable", reason="late"))["accepted"]
                await table.until(lambda: table.view["phase"] == "ended")
            journal = await ask(operator, "/api/operator/tables/high-limit/journal?limit=500")
            by = {each["event"].get("by") for each in journal["events"]} - {None}
            assert len(by) == 1, "every event says which operator did it"
            assert journal["events"][-1]["type"] == "TableClosed"
            assert (await ask(ann, "/api/tables/high-limit/shoes"))["shoes"], "it can still be read"

    asyncio.run(scenario())


def test_g31_an_answer_that_is_kept_is_told_anew_once_its_round_is_corrected(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with (
            Guest(server, operator=True) as operator,
            Guest(server, "Ann") as ann,
            ann.at("short") as table,
        ):
            await table.sit()
            shoe = await play_a_shoe(table)
            seat = table.view["own"]["seat"]
            record, played = f"/api/tables/short/shoes/{shoe}", f"/api/tables/short/rounds/{shoe}/1"
            assert "corrections" not in await ask(ann, record)
            paid = sum(bet["net"] for each in (await ask(ann, played))["seats"] for bet in each["bets"])
            reasons = await ask(operator, "/api/operator/reasons")
            assert [each["reason"] for each in reasons["reasons"]] == list(USUAL_REASONS)
            assert words_of(reasons["reasons"][0]["said"], "zh-Hans")
            right = {"shoe": shoe, "number": 1, "seat": seat, "after": paid + 700, "reason": USUAL_REASONS[0]}
            assert (await command(operator, "short", "fix", kind="CorrectRound", **right))["accepted"]
            (entry,) = (await ask(ann, record))["corrections"]["entries"]
            assert (entry["round"], entry["seat"]) == (1, seat)
            (told,) = (await ask(ann, played))["corrections"]
            assert (told["before"], told["after"]) == (paid, paid + 700)
            assert (await ask(ann, f"{record}/verification"))["ok"]

    asyncio.run(scenario())


@pytest.mark.parametrize(
    ("path", "body", "status", "said"),
    [
        ("/api/operator/tables", {"name": "a b", "house": "dragon-mini"}, 422, "body.name"),
        ("/api/operator/tables", {"name": "x", "house": "dragon-maxi"}, 404, "did you mean 'dragon-mini'"),
        ("/api/operator/tables", {"name": "x", "house": "dragon-mini", "pace": "hasty"}, 422, "'calm', 'normal'"),
        ("/api/operator/tables/nowhere/commands", PAUSE, 404, "unknown_table"),
        ("/api/operator/tables/mini1/commands", {"id": "x", "command": {"kind": "TakeSeat"}}, 422, "'PauseTable'"),
        ("/api/operator/tables/mini1/commands", {"id": "x", "command": {"kind": "VoidRound"}}, 422, "reason"),
        ("/api/operator/tables/mini1/commands", {"id": "", "command": PAUSE["command"]}, 422, "body.id"),
        (
            "/api/operator/tables/mini1/commands",
            {"id": "x", "command": {"kind": "ChangeHouse", "house": "x"}},
            404,
            "there is no house 'x'",
        ),
        ("/api/operator/audit", {"tables": ["nowhere"]}, 404, "there is no table 'nowhere'"),
        ("/api/operator/audit", {"tables": []}, 422, "body.tables"),
    ],
)
def test_bad_input_is_named_with_what_would_be_right(
    server: ServerProcess, path: str, body: Any, status: int, said: str
) -> None:
    async def scenario() -> None:
        async with Guest(server, operator=True) as operator:
            reply = await operator.http.post(path, json=body)
            assert reply.status_code == status, reply.text
            assert said in reply.text
            assert words_of(reply.json()["error"]["text"], "zh-Hans")

    asyncio.run(scenario())


def test_journal_ledger_and_accounts_are_those_of_the_database(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, Guest(server, operator=True) as operator, ann.at("mini3") as table:
            await table.sit()
            for _ in range(3):
                await cut(table)
                await play(table, player=1_000, banker=500, tie=500)
            await cut(table)
            events = await pages(operator, "/api/operator/tables/mini3/journal", "events", limit=7)
            transfers = await pages(operator, "/api/operator/tables/mini3/ledger", "transfers", limit=4)
            accounts = await ask(operator, "/api/operator/tables/mini3/accounts")
            listed = (await ask(operator, "/api/operator/tables"))["tables"]
            with Store.open(server.database, must_exist=True) as store, store.reading() as reader:
                rows = list(reader.journal("mini3"))
                ledger = list(reader.transfers("mini3"))
                held = dict(reader.accounts("mini3"))
            assert [each["sequence"] for each in events] == [row.sequence for row in rows]
            last = genesis("mini3")
            for each, row in zip(events, rows, strict=True):
                if each["hidden"]:
                    assert each["type"] == "ShoeCommitted"
                    each["event"]["seed"] = json.loads(row.payload)["seed"]
                payload = canonical(each["event"]).decode()
                last = linked(last, table="mini3", sequence=row.sequence, command=each["command"], payload=payload)
                assert each["hash"] == last == row.hash
            assert [(each["id"], each["amount"]) for each in transfers] == [
                (row.transfer.id, row.transfer.amount) for row in ledger
            ]
            assert {each["name"]: each["balance"] for each in accounts["accounts"]} == {
                name: account.balance for name, account in held.items()
            }
            assert (accounts["total"], accounts["currency"], accounts["decimals"]) == (0, "USD", 2)
            (own,) = [each for each in accounts["accounts"] if "/patron:" in each["name"]]
            assert own["balance"] == table.own["balance"]
            (mini3,) = [each for each in listed if each["table"] == "mini3"]
            assert (mini3["events"], mini3["in_service"]) == (len(rows), True)
            assert {"PauseTable", "CloseTable"} <= set(mini3["may"])
            assert "ResumeTable" not in mini3["may"], "the table is not paused"
            assert "hash" not in mini3
            await table.accepted("LeaveTable")

    asyncio.run(scenario())


async def pages(operator: Guest, path: str, name: str, *, limit: int) -> list[Json]:
    """All pages put together."""
    found: list[Json] = []
    after = 0
    while True:
        page = await ask(operator, f"{path}?after={after}&limit={limit}")
        assert page[name]
        found += page[name]
        after = page["next_after"]
        assert page[name][-1]["sequence"] == after
        if not page["more"]:
            end = await ask(operator, f"{path}?after={after}")
            assert (end[name], end["next_after"], end["more"]) == ([], after, False)
            return found


def worded(check: Json) -> Json:
    """A check of the wire as the command line writes it: what its texts say in every language."""

    def said(text: Json) -> Json:
        return {language: words_of(text, language) for language in LANGUAGES}

    shown = None if check["shown"] is None else said(check["shown"])
    return {**check, "shown": shown, "first": [said(each) for each in check["first"]]}


def test_the_audit_is_a_job_with_progress_and_the_report_of_the_command_line(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with Guest(server, "Ann") as ann, Guest(server, operator=True) as operator, ann.at("mini4") as table:
            await table.sit()
            await cut(table)
            await play(table, player=1_000)
            await table.accepted("LeaveTable")
            # Nobody is left, so that the table stays where it is.
            await table.phase("betting")
            job = await finished_audit(operator)
            report = job["report"]
            assert report["ok"], report
            assert {each["table"] for each in job["progress"]} == {each["table"] for each in report["tables"]}
            assert all(each["events"] == each["total"] for each in job["progress"])
            (mini4,) = [each for each in report["tables"] if each["table"] == "mini4"]
            again = command_line_audit(server)
            (same,) = [each for each in again["tables"] if each["table"] == "mini4"]
            assert [worded(each) for each in mini4["checks"]] == same["checks"]
            assert mini4["counts"] == same["counts"]
            assert mini4["noted"] == {"sequence": same["counts"]["events"], "hash": same["hash"]}
            assert worded(report["whole"]) == again["whole"]
            only = await finished_audit(operator, "mini4")
            assert [each["table"] for each in only["report"]["tables"]] == ["mini4"]
            listed = (await ask(operator, "/api/operator/audit"))["audits"]
            assert [each["id"] for each in listed][:2] == [only["id"], job["id"]]
            error = (await ask(operator, "/api/operator/audit/nothing", 404))["error"]
            assert error["code"] == "unknown_audit"

    asyncio.run(scenario())
