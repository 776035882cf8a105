"""Known cards over HTTP: what `punto odds --known`, `--sorted` and `--best-sort` say, digit by digit."""

from __future__ import annotations

from typing import Any

import pytest

from harness.server import ServerProcess
from punto.house.loader import shipped
from tests.server.test_api_odds import asked, said

Capture = pytest.CaptureFixture[str]
_PATH = "/api/odds/known"


@pytest.mark.parametrize(
    ("body", "arguments"),
    [
        ({"known": "1:9"}, ["--known", "1:9"]),
        ({"known": "1"}, ["--known", "1"]),
        ({"known": "2:10, 5"}, ["--known", "2:10, 5"]),
        ({"sorted": "6789"}, ["--sorted", "6789"]),
        ({"sorted": "JK"}, ["--sorted", "JK"]),
        ({"best_sort": True}, ["--best-sort"]),
        ({"known": "1", "decks": 6, "removed": "As Td"}, ["--known", "1", "--decks", "6", "--removed", "As Td"]),
    ],
)
def test_known_cards_are_those_of_the_command_line(
    server: ServerProcess, capsys: Capture, body: Any, arguments: list[str]
) -> None:
    expected = said(capsys, "odds", "bclc-mini", *arguments)
    assert asked(server, {"house": "bclc-mini", **body}, path=_PATH) == expected
    text = shipped()["bclc-mini"].read_text(encoding="utf-8")
    assert asked(server, {"text": text, **body}, path=_PATH) == {**expected, "house": "own-house"}


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({}, "bad_request"),
        ({"known": "1", "sorted": "6"}, "bad_request"),
        ({"known": "1", "best_sort": True}, "bad_request"),
        ({"known": "7:9"}, "bad_input"),
        ({"known": ""}, "bad_input"),
        ({"known": "1 2 3 4"}, "bad_input"),
        ({"sorted": "A23456789TJQK"}, "bad_input"),
        ({"sorted": "x"}, "bad_input"),
    ],
)
def test_what_cannot_be_known(server: ServerProcess, body: Any, code: str) -> None:
    assert asked(server, {"house": "bclc-mini", **body}, 422, path=_PATH)["error"]["code"] == code
