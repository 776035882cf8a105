"""OpenAPI and AsyncAPI: what they say is what the server does, frame by frame."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import jsonschema_rs

from harness.patience import patience, patient_get
from harness.server import Guest, Json, ServerProcess
from punto.server.protocol import Close
from punto.server.protocol.asyncapi import protocol_schemas
from punto.server.schemas import write_schemas

_NAMES = {
    "hello": "HelloFrame",
    "step": "StepFrame",
    "document": "DocumentFrame",
    "answer": "AnswerFrame",
    "fold": "FoldShownFrame",
    "pong": "PongFrame",
    "error": "ErrorFrame",
    "goodbye": "GoodbyeFrame",
}


def _validator(name: str) -> Any:
    schemas = protocol_schemas(ref="#/$defs/{model}")
    return jsonschema_rs.validator_for({"$ref": f"#/$defs/{name}", "$defs": schemas})


def test_every_frame_is_as_the_asyncapi_document_says(server: ServerProcess) -> None:
    frames: list[Json] = []
    documents: list[Json] = []

    async def scenario() -> None:
        async with (
            Guest(server, "Ann") as ann,
            Guest(server, operator=True) as olga,
            Guest(server) as other,
            ann.at("midi3") as table,
            olga.at("midi3", role="operator") as desk,
            other.at("midi3") as watching,
        ):
            await table.sit()
            await table.accepted("SetLimits", limits={"round_stake_max": 50_000})
            await table.command("BuyIn", amount=-5)
            await table.bet(banker=1_000, dragon_bonus_banker=500)
            await table.ready()
            await table.phase("control")
            await table.accepted("AcceptControl", side="banker", **table.moment)
            await table.until(lambda: any(card["place"] == 1 for card in table.view["current"]["banker"]["cards"]))
            await table.accepted("PeelCard", place=1, **table.moment)
            await table.send({"type": "fold", "place": 1, "grab": [0, 0], "to": [0.3, 0.3]})
            await watching.until(lambda: bool(watching.of_type("fold")))
            await table.reply_to({"type": "ping", "id": "p"})
            await table.send("nonsense")
            await table.send({"type": "sync"})
            moment = table.moment
            async with patience():
                while table.settlement is None:
                    lying = [card for card in table.view["current"]["banker"]["cards"] if not card["exposed"]]
                    if lying and "ExposeCard" in table.view["may"]:
                        await table.accepted("ExposeCard", place=lying[0]["place"], **moment)
                    else:
                        await asyncio.sleep(0.01)
            await desk.accepted("PauseTable", reason="done")
            for each in (table, desk, watching):
                frames.extend(each.frames)
                assert each.document is not None
                documents.append(each.document)

    asyncio.run(scenario())
    assert set(_NAMES) - {frame["type"] for frame in frames} == {"goodbye"}
    validators = {kind: _validator(name) for kind, name in _NAMES.items()}
    for frame in frames:
        validators[frame["type"]].validate(frame)
    whole = _validator("TableDocument")
    for document in documents:
        whole.validate(document)
        assert not whole.is_valid({**document, "more": 1})


def test_the_asyncapi_document_is_whole(server: ServerProcess) -> None:
    document = patient_get(f"{server.url}/api/asyncapi.json").json()
    assert document["asyncapi"] == "3.0.0"
    assert set(document["x-close-codes"]) == {str(int(code)) for code in Close}
    for reference in _references(document):
        place: Any = document
        for part in reference.removeprefix("#/").split("/"):
            place = place[part]
        assert place
    shown = document["operations"]["show"]["messages"]
    assert len(shown) == len(_NAMES)


def _references(value: Any) -> list[str]:
    if isinstance(value, dict):
        own = [value["$ref"]] if isinstance(value.get("$ref"), str) else []
        return own + [each for inner in value.values() for each in _references(inner)]
    return [each for inner in value for each in _references(inner)] if isinstance(value, list) else []


def test_the_openapi_document_is_served_and_whole(server: ServerProcess, tmp_path: Path) -> None:
    served = patient_get(f"{server.url}/api/openapi.json").json()
    for path in ("/api/session", "/api/tables", "/api/tables/{table}", "/healthz", "/metrics", "/api/asyncapi.json"):
        assert path in served["paths"], path
    for path, operations in served["paths"].items():
        for method, operation in operations.items():
            assert operation["summary"] or operation.get("description"), (path, method)
    write_schemas(tmp_path)
    assert {each.name for each in tmp_path.iterdir()} == {"openapi.json", "protocol.schema.json"}
    assert patient_get(f"{server.url}/docs").headers["content-type"].startswith("text/html")
    assert "cdn" not in patient_get(f"{server.url}/docs").text
