"""Drills: every topic of every house gets a question whose answer is what the rules say of its cards."""

from __future__ import annotations

from collections import Counter

import pytest

from punto.house import House
from punto.house.drills import KINDS, Drill, Topic, chosen, drill, topics
from punto.house.drills.stream import Stream
from punto.house.loader import house_keys, load_house_text
from punto.house.settle import settle_slip
from punto.house.slip import refusals
from punto.rules.cards import Card, points
from punto.rules.rounds import Round, next_side, play
from punto.rules.tableau import banker_decision, player_decision

_HOUSES = [House.load(key) for key in house_keys()]
_MINI = House.load("dragon-mini")


def drilled(house: House, topic: Topic, seed: str = "1") -> Drill:
    made = drill(house, topic, seed=seed)
    assert made is not None, topic.key
    return made


def round_of(made: Drill) -> Round:
    player, banker = made.player, made.banker
    return play((player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:]))


def right_answer(house: House, made: Drill) -> str:
    """The answer worked out anew from the cards that are shown."""
    player, banker = points(made.player[:2]), points(made.banker[:2])
    match made.topic.kind:
        case "player_draws":
            return "draws" if player_decision(player_total=player, banker_total=banker).draws else "stands"
        case "banker_draws":
            third = made.player[2] if len(made.player) == 3 else None
            decided = banker_decision(banker_total=banker, player_total=player, player_third=third)
            return "draws" if decided.draws else "stands"
        case "winner":
            return round_of(made).winner
        case "payout":
            assert made.topic.bet is not None
            assert made.stake is not None
            [settled] = settle_slip(house, round_of(made), {made.topic.bet.key: made.stake})
            return str(settled.returned - settled.stake) if settled.result == "win" else settled.result
        case "commission":
            assert made.topic.bet is not None
            assert made.stake is not None
            [settled] = settle_slip(house, round_of(made), {made.topic.bet.key: made.stake})
            return str(settled.commission)


@pytest.mark.parametrize("house", _HOUSES, ids=lambda house: house.key)
def test_every_topic_is_asked_and_answered_as_the_rules_say(house: House) -> None:
    for topic in topics(house):
        made = drilled(house, topic)
        keys = [choice.key for choice in made.choices]
        assert made.answer == right_answer(house, made), topic.key
        assert keys.count(made.answer) == 1, topic.key
        assert len(set(keys)) == len(keys) >= 2, topic.key
        assert all(reason.en and reason.zh for reason in made.reasons), topic.key
        assert made.question.en != made.question.zh


@pytest.mark.parametrize("house", _HOUSES, ids=lambda house: house.key)
def test_a_stake_that_is_asked_about_may_be_made(house: House) -> None:
    for topic in topics(house):
        if topic.bet is not None:
            offer = house.offer(topic.bet.key)
            assert topic.stakes
            for stake in topic.stakes:
                codes = {refusal.code for refusal in refusals(house, {offer.bet.key: stake})}
                assert not codes & {"below_minimum", "above_maximum", "off_increment"}


def test_the_question_does_not_show_the_answer() -> None:
    for topic in topics(_MINI):
        made = drilled(_MINI, topic)
        if topic.kind == "player_draws":
            assert (len(made.player), len(made.banker)) == (2, 2)
        if topic.kind == "banker_draws":
            assert len(made.banker) == 2
            dealt = (made.player[0], made.banker[0], made.player[1], made.banker[1], *made.player[2:])
            assert next_side(dealt) in (None, "banker"), "Player's third card lies there if it was drawn"


def test_every_line_of_the_tableau_is_a_topic() -> None:
    keys = {topic.key for topic in topics(_MINI)}
    for total in (3, 4, 5, 6):
        assert {f"banker_draws/{total}/{value}" for value in range(10)} <= keys
    assert {f"banker_draws/stood/{total}" for total in range(8)} <= keys
    assert {f"player_draws/{total}" for total in range(8)} <= keys


def test_only_houses_that_charge_commission_ask_for_it() -> None:
    for house in _HOUSES:
        asked = any(topic.kind == "commission" for topic in topics(house))
        assert asked == house.charges_commission, house.key


def test_commission_that_must_be_rounded_is_a_topic_of_its_own() -> None:
    house = load_house_text(
        'extends = "dragon-mini"\ntitle = "Own"\nabout = "Own."\nsource = "own"\n'
        '[commission]\nrounding = { unit = "1.00", favour = "house" }\n'
    )
    topic = next(topic for topic in topics(house) if topic.key == "commission/banker/0/rounded")
    made = drilled(house, topic)
    assert made.stake is not None
    assert int(made.answer) % 100 == 0
    assert int(made.answer) * 20 > made.stake


def test_the_same_seed_asks_the_same_and_another_seed_something_else() -> None:
    topic = topics(_MINI)[3]
    assert drilled(_MINI, topic, "a") == drilled(_MINI, topic, "a")
    assert len({drilled(_MINI, topic, str(seed)).player for seed in range(20)}) > 10
    assert [topic.key for topic in chosen(_MINI, kinds=KINDS, count=9, seed="x")] == [
        topic.key for topic in chosen(_MINI, kinds=KINDS, count=9, seed="x")
    ]


def test_kinds_take_turns_and_no_topic_comes_twice() -> None:
    some = chosen(_MINI, kinds=KINDS, count=10, seed="1")
    assert Counter(topic.kind for topic in some) == dict.fromkeys(KINDS, 2)
    every = chosen(_MINI, kinds=KINDS, count=1000, seed="1")
    assert sorted(topic.key for topic in every) == sorted(topic.key for topic in topics(_MINI))
    ez = chosen(House.load("bclc-ez"), kinds=["commission", "winner"], count=3, seed="1")
    assert {topic.kind for topic in ez} == {"winner"}, "a house without commission has nothing to ask about it"


def test_a_row_too_rare_to_find_is_left_out() -> None:
    impossible = Topic("x", "winner", _MINI.title, lambda _: False)
    assert drill(_MINI, impossible, seed="1") is None


def test_numbers_of_a_stream_are_even_and_cards_come_no_more_often_than_the_shoe_holds_them() -> None:
    stream = Stream("even")
    counts = Counter(stream.below(7) for _ in range(7000))
    assert min(counts.values()) > 850
    assert set(counts) == set(range(7))
    for number in range(200):
        cards = Stream(str(number)).cards(6, decks=1, narrow=True)
        assert len(set(cards)) == 6
        assert all(isinstance(card, Card) for card in cards)
