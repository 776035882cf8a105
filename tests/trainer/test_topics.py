"""Drills: every topic of every house gets a question whose answer is what the rules say of what can be seen."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

import punto.trainer.subjects
from punto.errors import NotationError, UnknownName
from punto.house import House
from punto.house.loader import house_keys, load_house_text
from punto.house.slip import refusals
from punto.rules.cards import Card
from punto.rules.rounds import next_side
from punto.trainer import Drill, Topic, chosen, drill, kinds, kinds_of, topics
from punto.trainer.amounts import stakes
from punto.trainer.chips import fewest
from punto.trainer.forms import Arrange, Choose, Fill, Pick
from punto.trainer.model import ShownHands
from punto.trainer.stream import Stream
from punto.words import LANGUAGES
from tests.trainer.working import WORKED, amounts_in, fewest_by_table, in_deal_order, part

_HOUSES = [House.load(key) for key in house_keys()]
_MINI = House.load("dragon-mini")
_OWED = House.load("atlantic-city-mini")
_SEEDS = ("1", "2", "3", "4")


def drilled(house: House, topic: Topic, seed: str = "1") -> Drill:
    made = drill(house, topic, seed=seed)
    assert made is not None, topic.key
    return made


def topic_of(house: House, key: str) -> Topic:
    return next(topic for topic in topics(house) if topic.key == key)


def owned(text: str) -> House:
    return load_house_text(f'extends = "dragon-mini"\ntitle = "Own"\nabout = "Own."\nsource = "own"\n{text}')


@pytest.mark.parametrize("seed", _SEEDS)
@pytest.mark.parametrize("house", _HOUSES, ids=lambda house: house.key)
def test_every_answer_is_right_by_another_way(house: House, seed: str) -> None:
    for topic in topics(house):
        made = drilled(house, topic, seed)
        assert made.answer == WORKED[topic.kind](house, made), (topic.key, made.asked)


@pytest.mark.parametrize("house", _HOUSES, ids=lambda house: house.key)
def test_every_question_can_be_answered_and_every_reason_ends_in_the_answer(house: House) -> None:
    for topic in topics(house):
        made = drilled(house, topic)
        form = made.asked.form
        for answer in made.asked.answers:
            form.check(answer)
        assert made.is_right(made.answer)
        for language in LANGUAGES:
            stop = "。" if language.startswith("zh") else "."
            assert made.reasons[-1].in_language(language).endswith(made.told.in_language(language) + stop), topic.key
            assert all(reason.in_language(language) for reason in made.reasons), topic.key
        # A short question may be the same in the two scripts of Chinese, and in no other two languages.
        others = [language for language in LANGUAGES if language != "zh-Hant"]
        questions = {made.asked.question.in_language(language) for language in others}
        assert len(questions) == len(others), topic.key
        if isinstance(form, Choose | Pick | Arrange):
            keys, said = [each.key for each in form.choices], [str(each.text) for each in form.choices]
            assert len(set(keys)) == len(keys) == len(set(said)), topic.key
        if isinstance(form, Choose):
            assert len(form.choices) >= 2, topic.key
        with pytest.raises(NotationError):
            form.check("nobody says this")


def test_a_new_file_is_a_new_kind_and_nothing_else_lists_them() -> None:
    files = {path.stem for path in Path(punto.trainer.subjects.__path__[0]).glob("*.py")} - {"__init__"}
    assert set(kinds()) == files == set(WORKED)
    levels = [kind.level for kind in kinds().values()]
    assert levels == sorted(set(levels)), "every kind has a place of its own"
    with pytest.raises(UnknownName, match="banker_draws"):
        kinds_of(["banker_draw"])


def test_14_under_001_the_reason_ends_in_what_is_paid_now() -> None:
    """Commission is owed until later there: 65.00 is paid as 65.00, and no reason comes to 61.75."""
    topic = topic_of(_OWED, "payout/banker/0")
    for seed in range(30):
        made = drilled(_OWED, topic, str(seed))
        [stake, *_] = amounts_in(_OWED, str(made.asked.question))
        assert made.answer == str(stake)
        assert str(made.asked.reasons[-1]).endswith(f": {_OWED.currency.amount(stake)}.")
        assert "owed" in str(made.asked.reasons[-1])


def test_11_25_the_question_shows_cards_and_never_their_totals() -> None:
    for topic in topics(_MINI):
        made = drilled(_MINI, topic)
        if topic.kind == "player_draws":
            hands = part(made, ShownHands)
            assert (len(hands.player), len(hands.banker)) == (2, 2)
        if topic.kind == "banker_draws":
            hands = part(made, ShownHands)
            assert len(hands.banker) == 2
            assert next_side(in_deal_order(hands)) in (None, "banker"), "Player's third card lies there if it was drawn"
        if topic.kind.endswith("draws"):
            assert str(made.asked.question) in (
                "Does Player draw a third card?",
                "Does Banker draw a third card?",
            )
            counted = " ".join(str(reason) for reason in made.reasons)
            assert f"counts {sum(card.value for card in part(made, ShownHands).banker) % 10}" in counted


@pytest.mark.parametrize("house", _HOUSES, ids=lambda house: house.key)
def test_a_stake_that_is_asked_about_may_be_made(house: House) -> None:
    for bet in house.bets:
        assert stakes(house, bet)
        for stake in stakes(house, bet):
            codes = {refusal.code for refusal in refusals(house, {bet.key: stake})}
            assert not codes & {"below_minimum", "above_maximum", "off_increment"}


def test_every_line_of_the_tableau_is_a_topic() -> None:
    keys = {topic.key for topic in topics(_MINI)}
    for total in (3, 4, 5, 6):
        assert {f"banker_draws/{total}/{value}" for value in range(10)} <= keys
    assert {f"banker_draws/stood/{total}" for total in range(8)} <= keys
    assert {f"player_draws/{total}" for total in range(8)} <= keys


def test_a_house_is_asked_about_what_it_has() -> None:
    for house in _HOUSES:
        asked = {topic.kind for topic in topics(house)}
        assert ("commission" in asked) == house.charges_commission, house.key
        assert ("midi" in asked) == (house.style == "midi"), house.key
        assert ("lammers" in asked) == (house.charges_commission and house.commission.owed_until_later), house.key
    assert {topic.key for topic in topics(House.load("bclc-midi"))} >= {"midi/may", "midi/order", "midi/cede/player"}


def test_midi_goes_by_the_settings_of_the_house() -> None:
    house = owned('style = "midi"\n[handling]\nceding = false\n')
    for side in ("player", "banker"):
        made = drilled(house, topic_of(house, f"midi/cede/{side}"))
        assert made.answer == "dealer" == WORKED["midi"](house, made)


def test_the_burn_goes_by_the_settings_of_the_house() -> None:
    house = owned("[shoe]\nburn = 4\n")
    made = drilled(house, topic_of(house, "shoe/burn"))
    assert made.answer == "4"
    assert isinstance(made.asked.form, Fill)


def test_commission_that_must_be_rounded_is_a_topic_of_its_own() -> None:
    house = owned('[commission]\nrounding = { unit = "1.00", favour = "house" }\n')
    for seed in _SEEDS:
        made = drilled(house, topic_of(house, "commission/banker/0/rounded"), seed)
        assert made.answer == WORKED["commission"](house, made)
        assert int(made.answer) % 100 == 0


def test_the_fewest_chips_are_those_of_a_table_filled_from_nothing_up() -> None:
    for chips in ((25, 10, 1), (4, 3, 1), (100, 25, 5, 1), (7, 5), (9, 6, 5, 1)):
        for amount in range(1, 150):
            ways, least = fewest(amount, chips), fewest_by_table(amount, chips)
            assert {sum(way) for way in ways} == ({least} if least is not None else set()), (chips, amount)
            assert len(set(ways)) == len(ways)
    assert set(fewest(12, (9, 6, 5, 1))) == {(0, 2, 0, 0)}
    assert set(fewest(15, (10, 8, 7, 5))) == {(1, 0, 0, 1), (0, 1, 1, 0)}, "every way with so few is right"


def test_the_same_seed_asks_the_same_and_another_seed_something_else() -> None:
    for topic in topics(House.load("atlantic-city-midi")):
        asked = [drilled(_OWED, topic, seed).asked for seed in ("a", "a", *map(str, range(20)))]
        assert asked[0] == asked[1]
        assert len({str(each) for each in asked}) > 1 or topic.kind in ("call", "midi"), topic.key
    picked = [[topic.key for topic in chosen(_MINI, of=kinds_of([]), count=9, seed="x")] for _ in range(2)]
    assert picked[0] == picked[1]


def test_kinds_take_turns_and_no_topic_comes_twice() -> None:
    of = [kind for kind in kinds_of([]) if list(kind.topics(_MINI))]
    some = chosen(_MINI, of=of, count=2 * len(of), seed="1")
    assert Counter(topic.kind for topic in some) == {kind.key: 2 for kind in of}
    every = chosen(_MINI, of=of, count=1000, seed="1")
    assert sorted(topic.key for topic in every) == sorted(topic.key for topic in topics(_MINI))
    ez = chosen(House.load("bclc-ez"), of=kinds_of(["commission", "winner"]), count=3, seed="1")
    assert {topic.kind for topic in ez} == {"winner"}, "a house without commission has nothing to ask about it"


def test_a_row_too_rare_to_find_is_left_out() -> None:
    assert drill(_MINI, Topic("x", _MINI.title, lambda _: None), seed="1") is None


def test_numbers_of_a_stream_are_even_and_cards_come_no_more_often_than_the_shoe_holds_them() -> None:
    stream = Stream("even")
    counts = Counter(stream.below(7) for _ in range(7000))
    assert min(counts.values()) > 850
    assert set(counts) == set(range(7))
    for number in range(200):
        cards = Stream(str(number)).cards(6, decks=1, narrow=True)
        assert len(set(cards)) == 6
        assert all(isinstance(card, Card) for card in cards)
