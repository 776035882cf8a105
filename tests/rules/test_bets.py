"""Bets: the first row that matches, and nothing else."""

from __future__ import annotations

from hypothesis import given

from punto.rules.bets import Bet, Condition, Row
from punto.rules.facts import FACTS, looks_at_suits, of_round
from punto.rules.odds import PUSH, Odds
from punto.rules.rounds import Round
from punto.words import titles
from tests.strategies import bets, conditions, facts_without_suits, rounds, rounds_without_suits

WINS = Condition("winner", frozenset({"banker"}))
WITH_6 = Condition("banker_total", frozenset({6}))
TIE = Condition("winner", frozenset({"tie"}))


def bet_of(*rows: tuple[tuple[Condition, ...], str]) -> Bet:
    named = [
        Row(titles({"en": f"row {n}", "zh-Hans": f"第{n}行"}), when, Odds.parse(pays))
        for n, (when, pays) in enumerate(rows, start=1)
    ]
    return Bet("own", titles({"en": "Own", "zh-Hans": "自定"}), "side", "centre", tuple(named))


NO_COMMISSION = bet_of(((WINS, WITH_6), "1:2"), ((WINS,), "1:1"), ((TIE,), "push"))


@given(conditions(), rounds)
def test_a_condition_holds_when_the_fact_has_one_of_the_wanted_values(condition: Condition, dealt: Round) -> None:
    assert condition.holds(dealt) == (of_round(FACTS[condition.fact], dealt) in condition.wanted)


@given(bets(), rounds)
def test_the_first_row_whose_conditions_all_hold_decides(bet: Bet, dealt: Round) -> None:
    decided = bet.row_for(dealt)
    for row in bet.rows:
        matches = all(of_round(FACTS[each.fact], dealt) in each.wanted for each in row.when)
        assert row.matches(dealt) == matches
        if matches:
            assert decided is row
            return
    assert decided is None


def test_an_earlier_row_goes_before_a_later_one() -> None:
    assert str(NO_COMMISSION.row_for(Round.parse("2 A 3 A 5 4"))).count("row 1") == 1
    assert NO_COMMISSION.row_for(Round.parse("5 6 K K 7 2")) is NO_COMMISSION.rows[1]
    assert NO_COMMISSION.row_for(Round.parse("4 4 K K K")) is NO_COMMISSION.rows[2]
    assert NO_COMMISSION.row_for(Round.parse("9 3 K K")) is None


@given(rounds)
def test_a_row_without_conditions_always_matches(dealt: Round) -> None:
    bet = bet_of(((), "1:1"), ((WINS,), "2:1"))
    assert bet.row_for(dealt) is bet.rows[0]
    assert bet.facts == (FACTS["winner"],)


@given(bets())
def test_a_bet_knows_its_facts_each_once(bet: Bet) -> None:
    named = [condition.fact for row in bet.rows for condition in row.when]
    assert [fact.key for fact in bet.facts] == list(dict.fromkeys(named))
    assert bet.looks_at_suits == any(looks_at_suits(FACTS[key]) for key in named)


@given(bets(among=facts_without_suits), rounds_without_suits)
def test_a_bet_that_looks_at_no_suits_is_settled_without_them(bet: Bet, dealt: Round) -> None:
    assert not bet.looks_at_suits
    bet.row_for(dealt)


@given(bets())
def test_the_best_that_a_bet_pays(bet: Bet) -> None:
    assert bet.best in {row.pays for row in bet.rows}
    assert all(row.pays.as_fraction() <= bet.best.as_fraction() for row in bet.rows)


def test_the_best_of_a_bet_that_only_pushes_is_a_push() -> None:
    assert bet_of(((TIE,), "push")).best is PUSH
