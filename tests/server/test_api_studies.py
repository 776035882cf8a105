"""Studies and counts over HTTP: the figures of the command line, states that judge any count, a sheet to print."""

from __future__ import annotations

import csv
import io
import json
from typing import Any

import httpx
import pytest
from pypdf import PdfReader

from harness.patience import patient_delete, patient_get, patient_post, until
from harness.server import ServerProcess
from punto.cli import main
from punto.house import House
from punto.house.loader import shipped
from punto.pricing.prices import StakePolicy
from punto.study.counting import CountStudy
from punto.study.earnings import Count, parse_tags
from punto.study.packed import unpack_states
from tests.server.test_api_simulations import finished, job_if, read

Capture = pytest.CaptureFixture[str]
_OF_THE_MACHINE = ("seconds", "interrupted")
_SUITED = 'extends = "bclc-mini"\ntitle = "Suited"\n[[bet]]\nkey = "either_perfect_pair"\n'
_TAGS = "0,0,0,-1,-1,-1,-1,2,2,0"


def said(capsys: Capture, *arguments: str) -> Any:
    assert main([*arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def started(server: ServerProcess, path: str, status: int = 201, **body: Any) -> Any:
    reply = patient_post(f"{server.url}{path}", json=body)
    assert reply.status_code == status, reply.text
    return reply.json()


def done(server: ServerProcess, path: str, **body: Any) -> Any:
    found = finished(server, started(server, path, **body)["job"])
    assert found["state"] == "done", found
    return found


def taken(server: ServerProcess, job: str, what: str, status: int = 200, **query: Any) -> httpx.Response:
    reply = patient_get(f"{server.url}/api/simulations/{job}{what}", params=query)
    assert reply.status_code == status, reply.text
    return reply


def test_a_study_is_that_of_the_command_line(server: ServerProcess, capsys: Capture) -> None:
    job = done(server, "/api/studies", house="bclc-ez", shoes=700, seed=4)
    expected = said(capsys, "study", "bclc-ez", "--shoes", "700", "--seed", "4")
    assert {**job["result"], "seconds": 0} == {**expected, "seconds": 0}
    assert (job["kind"], job["convergence"], job["bands"]) == ("study", None, None)
    assert job["progress"]["done"] == job["progress"]["wanted"] == 700
    assert json.loads(taken(server, job["job"], ".json").text) == job["result"]
    file = taken(server, job["job"], ".csv")
    assert 'filename="punto-bclc-ez-study-4.csv"' in file.headers["content-disposition"]
    [head, *rows] = csv.reader(io.StringIO(file.text))
    assert head[:2] == ["bet", "begins"]
    assert len(rows) == sum(len(bet["by_depth"]) for bet in expected["bets"])
    taken(server, job["job"], "/states", 404)


def test_a_study_of_other_decks_fewer_bets_and_a_pasted_house(server: ServerProcess) -> None:
    text = shipped()["bclc-ez"].read_text(encoding="utf-8")
    pasted = done(server, "/api/studies", text=text, shoes=100, seed=4)["result"]
    assert pasted["bets"] == done(server, "/api/studies", house="bclc-ez", shoes=100, seed=4)["result"]["bets"]
    one = done(server, "/api/studies", house="bclc-ez", shoes=100, seed=4, bets=["dragon_7"], decks=6)["result"]
    assert [bet["key"] for bet in one["bets"]] == ["dragon_7"]
    assert one["rounds"] < 0.8 * pasted["rounds"]


def test_a_study_can_be_stopped_and_what_is_done_stays(server: ServerProcess) -> None:
    job = started(server, "/api/studies", house="pairs-mini", shoes=100_000, seed=1)["job"]
    until(lambda: read(server, job)["progress"]["done"], "the first shoes")
    patient_delete(f"{server.url}/api/simulations/{job}").raise_for_status()
    found = finished(server, job)
    assert found["state"] == "stopped"
    assert 0 < found["result"]["shoes"] == found["progress"]["done"] < 100_000


def test_a_count_has_the_designs_of_the_command_line_and_states_that_judge_any_other(
    server: ServerProcess, capsys: Capture
) -> None:
    job = done(server, "/api/counts", house="bclc-ez", bet="dragon_7", shoes=60, seed=3)
    expected = said(capsys, "count", "dragon_7", "--house", "bclc-ez", "--shoes", "60", "--seed", "3")
    result = job["result"]
    assert result["designs"] == expected["designs"]
    assert result["levels"] == [1, 2, 3]
    for key in ("bet", "seed", "shoes", "decks", "cut_card", "effects"):
        assert result[key] == expected[key]
    assert job["progress"]["done"] == job["progress"]["wanted"] == 120
    states = unpack_states(taken(server, job["job"], "/states").content)
    ez = House.load("bclc-ez")
    stakes = StakePolicy(ez.commission, ez.payout_rounding)
    judged = CountStudy(ez.offer("dragon_7").bet, ez.shoe, stakes, seed=3, shoes=60)
    assert result["perfect_per_shoe"] == judged.perfect / 60
    for trigger, running in ((4.0, False), (1.25, False), (7.0, True)):
        count = Count(parse_tags(_TAGS), trigger, running)
        one, other = judged.earnings(count), states.earnings(count)
        assert one.bets == other.bets
        assert one.won == pytest.approx(other.won, rel=1e-5)


def test_a_tracking_sheet_of_any_tags(server: ServerProcess) -> None:
    job = done(server, "/api/counts", house="bclc-ez", bet="dragon_7", shoes=60, seed=3)["job"]
    made = taken(server, job, "/sheet.pdf", tags=_TAGS, trigger=4)
    assert made.headers["content-type"] == "application/pdf"
    assert 'filename="punto-bclc-ez-count-dragon_7-3.sheet-en.pdf"' in made.headers["content-disposition"]
    [page] = PdfReader(io.BytesIO(made.content)).pages
    ez = House.load("bclc-ez")
    judged = CountStudy(
        ez.offer("dragon_7").bet, ez.shoe, StakePolicy(ez.commission, ez.payout_rounding), seed=3, shoes=60
    )
    assert f"{judged.earnings(Count(parse_tags(_TAGS), 4)).units_per_shoe:.3f}" in page.extract_text()
    chinese = taken(server, job, "/sheet.pdf", tags=_TAGS, trigger=4, lang="zh-Hans", running=True, paper="us-letter")
    assert "记牌表" in PdfReader(io.BytesIO(chinese.content)).pages[0].extract_text()
    refused = taken(server, job, "/sheet.pdf", 422, tags=",".join("0" * 10), trigger=4)
    assert "not all zero" in refused.json()["error"]["problems"][0]["message"]
    taken(server, job, "/sheet.pdf", 422, tags="1,2", trigger=4)
    taken(server, job, "/sheet.pdf", 422, tags=_TAGS, trigger="nan")


@pytest.mark.parametrize(
    ("path", "body", "status", "code"),
    [
        ("/api/studies", {"house": "bclc-mini", "shoes": 100_001, "seed": 1}, 422, "bad_request"),
        ("/api/studies", {"house": "bclc-mini", "shoes": 10}, 422, "bad_request"),
        ("/api/studies", {"house": "bclc-mini", "seed": 1, "bets": ["dragon_7"]}, 404, "unknown_bet"),
        ("/api/counts", {"house": "bclc-ez", "bet": "dragon_7", "shoes": 4_001, "seed": 1}, 422, "bad_request"),
        ("/api/counts", {"house": "bclc-ez", "bet": "panda_8", "seed": 1}, 404, "unknown_bet"),
        ("/api/counts", {"house": "pairs-mini", "bet": "player_pair", "seed": 1}, 422, "nothing_to_count"),
        ("/api/counts", {"text": _SUITED, "bet": "either_perfect_pair", "seed": 1}, 422, "nothing_to_study"),
        ("/api/studies", {"text": _SUITED, "bets": ["either_perfect_pair"], "seed": 1}, 422, "nothing_to_study"),
    ],
)
def test_what_cannot_be_studied(server: ServerProcess, path: str, body: Any, status: int, code: str) -> None:
    assert started(server, path, status, **body)["error"]["code"] == code


def test_the_states_are_there_before_the_tags_are_found(server: ServerProcess) -> None:
    job = started(server, "/api/counts", house="bclc-ez", bet="dragon_7", shoes=1_200, seed=8)["job"]
    found = until(lambda: job_if(server, job, lambda found: found["result"] is not None), "the first of the result")
    assert found["state"] == "running"
    assert len(found["result"]["levels"]) < 3
    assert unpack_states(taken(server, job, "/states").content).shoes == 1_200
    patient_delete(f"{server.url}/api/simulations/{job}").raise_for_status()
    assert finished(server, job)["state"] == "stopped"
