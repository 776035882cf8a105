"""Errors over HTTP are said in the language of the request, whoever makes them, and as a key and values beside it."""

from __future__ import annotations

import asyncio

import pytest

from harness.patience import patient_async_client, patient_get, patient_post
from harness.server import ServerProcess
from punto.server.api.language import preferred
from punto.words import best_language
from tests.server.texts import words_of


@pytest.mark.parametrize(
    ("header", "tags"),
    [
        ("", []),
        ("*", ["*"]),
        ("zh-CN", ["zh-CN"]),
        ("en;q=0.5, zh-CN;q=0.9 , ko", ["ko", "zh-CN", "en"]),
        ("en, zh", ["en", "zh"]),
        ("en;q=0, zh;q=0.001", ["zh"]),
        ("en;q=nan, zh;q=-1, ko;q=1e3, vi;q=", []),
        (";q=1,,en", ["en"]),
    ],
)
def test_preferences_are_read_in_the_order_of_their_weight(header: str, tags: list[str]) -> None:
    assert preferred(header) == tags


# Errors of the gate, of the framework, of a route in the server, and of routes that a worker answers.
_WRONG = ("/api/nothing", "/api/tables/nowhere", "/api/houses/nowhere", "/api/houses/dragon-mini/leaflet.doc")


@pytest.mark.parametrize("path", _WRONG)
@pytest.mark.parametrize(
    ("header", "language"),
    [
        (None, "en"),
        ("en-GB", "en"),
        ("zh-CN,zh;q=0.9,en;q=0.8", "zh-Hans"),
        ("fr, en;q=0.2, zh-Hans;q=0.4", "zh-Hans"),
        ("xx", "en"),
    ],
)
def test_an_error_is_said_in_the_language_of_the_request(
    server: ServerProcess, path: str, header: str | None, language: str
) -> None:
    headers = {} if header is None else {"accept-language": header}
    reply = patient_get(f"{server.url}{path}", headers=headers)
    error = reply.json()["error"]
    assert error["message"] == words_of(error["text"], language)
    assert all(each["message"] == words_of(each["text"], language) for each in error["problems"])
    assert reply.headers["content-language"] == language
    assert "Accept-Language" in reply.headers["vary"]
    assert best_language(preferred(header or "")) == language


def test_the_gate_says_it_too(server: ServerProcess) -> None:
    headers = {"accept-language": "zh", "origin": "https://elsewhere.example"}
    reply = patient_post(f"{server.url}/api/session", json={"name": "Ann"}, headers=headers)
    assert (reply.status_code, reply.json()["error"]["message"]) == (403, "此页面无权执行该操作。")


def test_those_who_ask_the_same_at_once_are_each_answered_in_their_language(server: ServerProcess) -> None:
    async def scenario() -> None:
        async with patient_async_client(server.url) as http:
            for number in range(5):
                path = f"/api/houses/nowhere-{number}"
                wanted = ["en", "zh-Hans"] * 3
                replies = await asyncio.gather(*(http.get(path, headers={"accept-language": each}) for each in wanted))
                assert [each.headers["content-language"] for each in replies] == wanted
                assert len({each.json()["error"]["message"] for each in replies}) == 2

    asyncio.run(scenario())


def test_what_is_kept_is_the_same_to_every_reader(server: ServerProcess) -> None:
    path = f"{server.url}/api/houses/dragon-mini"
    one, other = (patient_get(path, headers={"accept-language": each}) for each in ("en", "zh"))
    assert one.json() == other.json()
    assert "content-language" not in one.headers
