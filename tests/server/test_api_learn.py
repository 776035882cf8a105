"""Drills over HTTP: what `punto.house.drills` makes, by seed, kind and topic."""

from __future__ import annotations

from typing import Any

import httpx

from punto.house import House
from punto.house.drills import KINDS, chosen, drill, topics
from punto.rules.tableau import TABLEAU
from tests.server.harness import ServerProcess


def drills(server: ServerProcess, query: str, status: int = 200, *, house: str = "dragon-mini") -> Any:
    reply = httpx.get(f"{server.url}/api/houses/{house}/drills?{query}", timeout=20)
    assert reply.status_code == status, reply.text
    return reply.json()


def test_drills_are_those_of_the_house(server: ServerProcess) -> None:
    house = House.load("dragon-mini")
    answer = drills(server, "seed=7&count=12")
    assert [each["topic"] for each in answer["topics"]] == [topic.key for topic in topics(house)]
    picked = chosen(house, kinds=KINDS, count=12, seed="7")
    assert [each["topic"] for each in answer["drills"]] == [topic.key for topic in picked]
    for place, (topic, told) in enumerate(zip(picked, answer["drills"], strict=True)):
        made = drill(house, topic, seed=f"7/{place}")
        assert made is not None
        assert told["answer"] == made.answer
        assert told["player"] == [str(card) for card in made.player]
        assert [each["key"] for each in told["choices"]] == [choice.key for choice in made.choices]
        assert told["reasons"] == [{"en": reason.en, "zh": reason.zh} for reason in made.reasons]
    assert drills(server, "seed=7&count=12") == answer
    told = answer["tableau"]
    assert told["banker_draws_to"] == [sorted(values) for values in TABLEAU.banker_draws_to]
    assert set(told["player_draws"]) == TABLEAU.player_draws


def test_kinds_and_topics_can_be_asked_for(server: ServerProcess) -> None:
    answer = drills(server, "kind=winner&kind=commission&count=6&seed=1")
    assert {each["kind"] for each in answer["drills"]} == {"winner", "commission"}
    answer = drills(server, "topic=banker_draws/3/8&topic=payout/tie/0&topic=banker_draws/3/8&seed=1")
    assert [each["topic"] for each in answer["drills"]] == ["banker_draws/3/8", "payout/tie/0", "banker_draws/3/8"]
    first, _, third = answer["drills"]
    assert first["answer"] == "stands"
    assert first["player"] != third["player"], "the same topic comes with other cards"


def test_without_a_seed_one_is_made_and_told(server: ServerProcess) -> None:
    one, other = drills(server, "count=3"), drills(server, "count=3")
    assert one["seed"] != other["seed"]
    assert drills(server, f"count=3&seed={one['seed']}") == one


def test_what_is_not_there(server: ServerProcess) -> None:
    assert drills(server, "topic=banker_draws/3/88", 404)["error"]["code"] == "unknown_topic"
    assert drills(server, "", 404, house="nowhere")["error"]["code"] == "unknown_house"
    assert drills(server, "kind=poker", 422)["error"]["code"] == "bad_request"
    assert drills(server, "count=41", 422)["error"]["code"] == "bad_request"
    assert drills(server, "count=0&seed=1")["drills"] == []
