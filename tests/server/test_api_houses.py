"""Houses over HTTP: the same as on the command line, with what the page needs beside it."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import pytest

from harness.patience import patient_get, patient_post
from harness.server import ServerProcess
from punto.house import House
from punto.house.describe import HouseDescription, describe_house
from punto.house.loader import house_keys
from punto.leaflet import LeafletFormat, leaflet
from punto.rules.tableau import TABLEAU
from punto.words import LANGUAGES
from tests.server.texts import words_of


def get(server: ServerProcess, path: str, status: int = 200) -> Any:
    """The answer to a question, which has that status."""
    reply = patient_get(f"{server.url}{path}")
    assert reply.status_code == status, reply.text
    return reply.json()


def check(server: ServerProcess, body: Any, status: int = 200) -> Any:
    """The answer to a house file."""
    reply = patient_post(f"{server.url}/api/houses/check", json=body)
    assert reply.status_code == status, reply.text
    return reply.json()


def test_every_house_is_listed_the_own_one_first(server: ServerProcess) -> None:
    houses = get(server, "/api/houses")["houses"]
    own = ["leisurely-dragon-mini", "leisurely-dragon-midi", "short"]
    assert [each["house"] for each in houses] == [*own, *house_keys()]
    for each in houses:
        assert all(words_of(each["title"], language) for language in LANGUAGES)
        assert 0 < each["minimum_minor"] < each["maximum_minor"]
        assert len(each["main_bets"]) == 3
    commission = {each["house"]: each["commission"] for each in houses}
    assert commission["dragon-mini"] == "5%"
    assert commission["bclc-ez"] is None


@pytest.mark.parametrize("key", house_keys())
def test_one_house_is_everything_that_the_command_line_says_and_the_minor_units(
    server: ServerProcess, key: str
) -> None:
    house, told = House.load(key), get(server, f"/api/houses/{key}")
    assert msgspec.convert(told, HouseDescription) == describe_house(house)
    assert told["decimals"] == house.currency.decimals
    assert told["symbol"] == house.currency.symbol
    assert told["chips_minor"] == list(house.chips)
    assert told["differential_minor"] == house.differential
    assert told["side_payout_cap_minor"] == house.side_payout_cap
    for bet, offer in zip(told["bets"], house.offers, strict=True):
        limits = offer.limits
        assert bet["limits_minor"] == {
            "minimum": limits.minimum,
            "maximum": limits.maximum,
            "increment": limits.increment,
        }
    for total, drawing in enumerate(told["tableau"]["banker_draws_to"]):
        assert set(drawing) == TABLEAU.banker_draws_to[total]
    assert set(told["tableau"]["player_draws"]) == TABLEAU.player_draws
    assert set(told["tableau"]["natural"]) == TABLEAU.natural
    assert set(told["tableau"]["banker_draws_if_player_stood"]) == TABLEAU.banker_draws_if_player_stood


def test_a_house_that_is_not_there_is_named_with_the_nearest(server: ServerProcess) -> None:
    error = get(server, "/api/houses/dragon-maxi", 404)["error"]
    assert error["code"] == "unknown_house"
    assert "dragon-maxi" in error["message"]
    assert "did you mean 'dragon-mini'" in error["problems"][0]["message"]
    for path in ("..%2F..%2Fpyproject.toml", "short.toml", "%00", "x" * 101):
        assert get(server, f"/api/houses/{path}", 422 if len(path) > 100 or path == "%00" else 404)["error"]


def test_a_sound_house_file_gives_the_house(server: ServerProcess) -> None:
    told = check(server, {"text": 'extends = "dragon-mini"\nseats = 5\n'})
    assert (told["ok"], told["problems"]) == (True, [])
    assert told["house"]["seats"] == 5
    assert told["house"]["house"] == "own-house"


def test_every_problem_of_a_house_file_is_told_with_its_line(server: ServerProcess) -> None:
    text = 'extends = "dragon-mini"\nseats = 0\nstile = "midi"\n\n[shoe]\ndecks = "eight"\n'
    told = check(server, {"text": text})
    assert (told["ok"], told["house"]) == (False, None)
    found = {each["key"]: (each["line"], each["column"]) for each in told["problems"]}
    assert found == {"seats": (2, None), "stile": (3, None), "shoe.decks": (6, None)}
    assert all(each["file"] == "own-house.toml" for each in told["problems"])
    assert all(words_of(each["message"]) for each in told["problems"])


def test_text_that_is_no_toml_is_told_with_line_and_column(server: ServerProcess) -> None:
    (problem,) = check(server, {"text": "seats = 5\ntitle = = 3\n"})["problems"]
    assert (problem["line"], problem["column"]) == (2, 9)
    assert "is not TOML" in words_of(problem["message"])
    assert check(server, {"text": ""})["problems"]
    assert check(server, {"text": "[" * 5000})["problems"]


@pytest.mark.parametrize(
    ("body", "key", "reason"),
    [
        ({}, "body.text", "Field required"),
        ({"text": 5}, "body.text", "valid string"),
        ({"text": "x" * 100_001}, "body.text", "at most 100000 characters"),
        ({"text": "", "path": "/etc/passwd"}, "body.path", "not permitted"),
    ],
)
def test_a_request_that_is_not_right_says_what_would_be(
    server: ServerProcess, body: Any, key: str, reason: str
) -> None:
    error = check(server, body, 422)["error"]
    (problem,) = error["problems"]
    assert problem["key"] == key
    assert reason in problem["message"]
    assert words_of(error["text"], "zh-Hans")


# ----------------------------------------------------------------------------------------- leaflets

TYPES = {"pdf": "application/pdf", "html": "text/html", "md": "text/markdown", "txt": "text/plain"}


@pytest.mark.parametrize("fmt", TYPES)
def test_a_leaflet_of_every_format_and_language(server: ServerProcess, fmt: str) -> None:
    made: dict[str, bytes] = {}
    policy = ""
    for lang in LANGUAGES:
        reply = patient_get(f"{server.url}/api/houses/dragon-mini/leaflet.{fmt}?lang={lang}")
        assert reply.status_code == 200, reply.text
        assert reply.headers["content-type"].split(";")[0] == TYPES[fmt]
        assert f'filename="dragon-mini-{lang}.{fmt}"' in reply.headers["content-disposition"]
        made[lang] = reply.content
        policy = reply.headers["content-security-policy"]
    house = House.load("dragon-mini")
    assert made == {lang: leaflet(house, lang=lang, fmt=cast(LeafletFormat, fmt)) for lang in LANGUAGES}
    assert len(set(made.values())) == len(LANGUAGES)
    assert ("style-src 'sha256-" in policy) == (fmt == "html")


def test_a_leaflet_with_the_odds_and_one_of_an_own_house(server: ServerProcess) -> None:
    plain = patient_get(f"{server.url}/api/houses/short/leaflet.txt").text
    priced = patient_get(f"{server.url}/api/houses/short/leaflet.txt?odds=true").text
    assert "Short shoes".upper() in plain.upper()
    assert len(priced) > len(plain)
    assert patient_get(f"{server.url}/api/houses/short/leaflet.txt").text == plain


@pytest.mark.parametrize(
    ("path", "status", "wanted"),
    [
        ("dragon-maxi/leaflet.pdf", 404, "did you mean 'dragon-mini'"),
        ("dragon-mini/leaflet.doc", 422, "'pdf', 'html', 'md', 'txt' or 'json'"),
        ("dragon-mini/leaflet.txt?lang=fr", 422, "|".join(LANGUAGES)),
        ("dragon-mini/leaflet.txt?odds=perhaps", 422, "boolean"),
    ],
)
def test_a_leaflet_that_there_is_not(server: ServerProcess, path: str, status: int, wanted: str) -> None:
    error = get(server, f"/api/houses/{path}", status)["error"]
    assert wanted in str(error["problems"])


def test_how_to_play_is_what_the_leaflet_says(server: ServerProcess) -> None:
    for lang in LANGUAGES:
        found = get(server, f"/api/houses/bclc-ez/how-to-play?lang={lang}", 200)
        assert [section["key"] for section in found["sections"]][:2] == ["object", "values"]
        text = patient_get(f"{server.url}/api/houses/bclc-ez/leaflet.txt?lang={lang}").text
        assert all(section["title"] in text for section in found["sections"])
        assert {block["kind"] for section in found["sections"] for block in section["blocks"]} == {
            *("paragraph", "points", "table", "hands", "example"),
        }


def test_a_set_has_one_leaflet_and_one_for_a_real_table_says_less(server: ServerProcess) -> None:
    screen, table = (
        patient_get(f"{server.url}/api/sets/bclc/leaflet.txt?for={place}").text for place in ("screen", "table")
    )
    assert "No-Commission Baccarat" in screen
    assert "sealed" in screen
    assert "sealed" not in table
    get(server, "/api/sets/bclk/leaflet.txt", 404)
