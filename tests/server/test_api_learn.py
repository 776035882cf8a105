"""Drills and exams over HTTP: what `punto.trainer` makes, by seed, kind and topic."""

from __future__ import annotations

from typing import Any

from harness.patience import patient_get, patient_post
from harness.server import ServerProcess
from punto.house import House
from punto.rules.tableau import TABLEAU
from punto.server.api.learn_bodies import drill_of, question_of, result_of
from punto.trainer import chosen, drill, kinds, kinds_of, topics
from punto.trainer.exam import Terms, mark, paper


def asked(server: ServerProcess, path: str, status: int = 200, *, house: str = "dragon-mini") -> Any:
    reply = patient_get(f"{server.url}/api/houses/{house}/{path}")
    assert reply.status_code == status, reply.text
    return reply.json()


def handed_in(server: ServerProcess, given: dict[str, Any], status: int = 200, *, house: str = "dragon-mini") -> Any:
    reply = patient_post(f"{server.url}/api/houses/{house}/exam", json=given)
    assert reply.status_code == status, reply.text
    return reply.json()


def test_drills_are_those_of_the_house(server: ServerProcess) -> None:
    house = House.load("dragon-mini")
    answer = asked(server, "drills?seed=7&count=14")
    assert [each["topic"] for each in answer["topics"]] == [topic.key for topic in topics(house)]
    there = {topic.kind for topic in topics(house)}
    assert [each["kind"] for each in answer["kinds"]] == [key for key in kinds() if key in there]
    assert answer["currency"] == {"code": "USD", "symbol": "$", "decimals": 2}
    picked = chosen(house, of=kinds_of([]), count=14, seed="7")
    made = [drill(house, topic, seed=f"7/{place}") for place, topic in enumerate(picked)]
    assert answer["drills"] == [drill_of(each).model_dump(mode="json") for each in made if each is not None]
    assert asked(server, "drills?seed=7&count=14") == answer
    told = answer["tableau"]
    assert told["banker_draws_to"] == [sorted(values) for values in TABLEAU.banker_draws_to]
    assert set(told["player_draws"]) == TABLEAU.player_draws


def test_kinds_and_topics_can_be_asked_for(server: ServerProcess) -> None:
    answer = asked(server, "drills?kind=winner&kind=commission&count=4&seed=1")
    assert {each["kind"] for each in answer["drills"]} == {"winner", "commission"}
    query = "topic=banker_draws/3/8&topic=payout/tie/0&topic=banker_draws/3/8&seed=1"
    answer = asked(server, f"drills?{query}")
    assert [each["topic"] for each in answer["drills"]] == ["banker_draws/3/8", "payout/tie/0", "banker_draws/3/8"]
    first, _, third = answer["drills"]
    assert first["answers"] == ["stands"]
    assert first["scene"] != third["scene"], "the same topic comes with other cards"


def test_without_a_seed_one_is_made_and_told(server: ServerProcess) -> None:
    one, other = asked(server, "drills?count=3"), asked(server, "drills?count=3")
    assert one["seed"] != other["seed"]
    assert asked(server, f"drills?count=3&seed={one['seed']}") == one


def test_what_is_not_there(server: ServerProcess) -> None:
    assert asked(server, "drills?topic=banker_draws/3/88", 404)["error"]["code"] == "unknown_topic"
    assert asked(server, "drills", 404, house="nowhere")["error"]["code"] == "unknown_house"
    assert asked(server, "drills?kind=poker", 404)["error"]["code"] == "unknown_kind"
    assert asked(server, "drills?count=41", 422)["error"]["code"] == "bad_request"
    assert asked(server, "drills?count=0&seed=1")["drills"] == []
    assert asked(server, "exam?seed=1&kind=poker", 404)["error"]["code"] == "unknown_kind"
    assert asked(server, "exam", 422)["error"]["code"] == "bad_request"


def test_11_25_an_exam_is_set_without_answers_and_marked_by_the_server(server: ServerProcess) -> None:
    house, terms = House.load("atlantic-city-midi"), Terms(seed="e", count=15, limit_seconds=300)
    set_paper = asked(server, "exam?seed=e&count=15", house=house.key)
    drills = paper(house, terms)
    assert set_paper["questions"] == [question_of(each).model_dump(mode="json") for each in drills]
    answers = [each.answer if place % 4 else None for place, each in enumerate(drills)]
    given = {"seed": "e", "count": 15, "limit_seconds": 300, "seconds": 75, "name": "Ann", "date": "2026-01-02"}
    result = handed_in(server, {**given, "answers": answers}, house=house.key)
    expected = mark(house, terms, answers, name="Ann", date="2026-01-02", seconds=75)
    assert result == result_of(expected).model_dump(mode="json")
    assert result["score"] == 11


def test_a_paper_that_cannot_be_marked_is_refused_with_the_place(server: ServerProcess) -> None:
    given = {"seed": "e", "count": 2, "kinds": ["winner"]}
    refused = handed_in(server, {**given, "answers": ["player", "somebody"]}, 422)
    assert "answer 2" in str(refused["error"])
    assert handed_in(server, {**given, "answers": ["x"] * 61}, 422)["error"]["code"] == "bad_request"
    assert handed_in(server, {**given, "kinds": ["poker"], "answers": []}, 404)["error"]["code"] == "unknown_kind"
    assert handed_in(server, {**given, "count": 10**30, "answers": []}, 422)["error"]["code"] == "bad_request"
