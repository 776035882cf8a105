"""A plan is played as the house would take it: no plan bets what a slip may not hold, and nothing changes unsaid."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.errors import FileError, HouseError, PlanError
from punto.house import House
from punto.house.slip import refusal_of
from punto.sim.as_json import plan_json
from punto.sim.plan import Capped, Plan, load_plan_text
from punto.sim.sessions import play_plan
from tests.sim.test_plans import PlainPatron

_DRAGON, _PAIRS, _EZ = House.load("dragon-mini"), House.load("pairs-mini"), House.load("bclc-ez")


def text_of(bet: str, *, unit: str = "10.00", bankroll: str = "1000.00", shoes: int = 1, steps: str = "[1]") -> str:
    return (
        f'title = "x"\nabout = "x"\nunit = "{unit}"\nbankroll = "{bankroll}"\nshoes = {shoes}\n'
        f"[[rule]]\nbet = {bet}\n[progression]\nsteps = {steps}\non_loss = 1\n"
    )


def problems_of(text: str, house: House) -> list[tuple[str, str]]:
    with pytest.raises(PlanError) as raised:
        load_plan_text(text, house)
    return [(problem.key, str(problem.message)) for problem in raised.value.problems]


def test_11_14_a_side_bet_without_what_it_requires_is_a_problem_of_the_plan() -> None:
    [(key, message)] = problems_of(text_of('"dragon_bonus_player"'), _DRAGON)
    assert key == "rule[0].bet"
    assert "needs a bet on Player, Banker or Tie in the same round" in message


def test_11_14_with_it_the_side_bet_is_played_as_settle_settles_it() -> None:
    plan = load_plan_text(text_of("{ banker = 1, dragon_bonus_player = 2 }", steps="[1, 2, 3]"), _DRAGON)
    assert plan.bets == ("banker", "dragon_bonus_player")
    [chunk] = play_plan(_DRAGON, plan, 8, seed=4).kept
    for session in range(8):
        patron = PlainPatron(_DRAGON, plan)
        patron.play_shoe(seed=4, shoe=session)
        assert (patron.money, patron.bets, patron.staked) == (
            chunk.money[session],
            chunk.bets[session],
            chunk.staked[session],
        )


@pytest.mark.parametrize(
    ("unit", "said"), [("1.00", "at least $5.00"), ("7.50", "steps of $1.00"), ("6000.00", "at most $5,000.00")]
)
def test_11_14_a_unit_that_the_house_does_not_take_is_a_problem(unit: str, said: str) -> None:
    [(key, message)] = problems_of(text_of('"player"', unit=unit, bankroll="100000.00"), _DRAGON)
    assert key == "rule[0].bet"
    assert said in message


def test_11_14_a_progression_beyond_the_maximum_stakes_the_maximum_and_says_so() -> None:
    plan = load_plan_text(text_of('"player"', unit="2000.00", bankroll="90000.00", steps="[1, 2, 4]"), _EZ)
    assert plan.capped(_EZ) == (Capped("player", 3, 800_000, 500_000),)
    outcome = play_plan(_EZ, plan, 3, seed=1)
    said = plan_json(_EZ, outcome, seed=1)["capped"]
    assert said == [{"bet": "player", "step": 3, "wanted": 8000.0, "staked": 5000.0}]


@st.composite
def plans(draw: st.DrawFn) -> tuple[str, House]:
    house = draw(st.sampled_from([_DRAGON, _PAIRS, _EZ]))
    bets = draw(st.lists(st.sampled_from(list(house.by_key)), min_size=1, max_size=3, unique=True))
    units = ", ".join(f"{bet} = {draw(st.integers(1, 12))}" for bet in bets)
    unit = draw(st.sampled_from(["0.50", "1.00", "2.50", "5.00", "10.00", "300.00", "5000.00"]))
    steps = draw(st.lists(st.integers(1, 900), min_size=1, max_size=5))
    return text_of("{ " + units + " }", unit=unit, steps=str(steps)), house


@given(plans())
def test_11_14_law_every_slip_that_a_plan_makes_is_one_that_the_house_accepts(drawn: tuple[str, House]) -> None:
    text, house = drawn
    try:
        plan: Plan = load_plan_text(text, house)
    except PlanError:
        return
    capped = {(each.bet, each.step) for each in plan.capped(house)}
    for rule in plan.rules:
        for step, units in enumerate(plan.progression.steps):
            slip = plan.slip(house, rule, step)
            assert refusal_of(house, slip) is None
            for bet, each in rule.bets:
                assert (slip[bet] != each * units * plan.unit) == ((bet, step + 1) in capped)


@pytest.mark.parametrize("digits", [16, 20, 400, 5000])
@pytest.mark.parametrize("key", ["bankroll", "unit"])
def test_11_14_money_of_many_digits_is_a_problem_with_its_place(digits: int, key: str) -> None:
    found = problems_of(text_of('"player"', **{key: "9" * digits + ".00"}), _EZ)  # type: ignore[arg-type]
    assert [place for place, _ in found] == [key]


def test_11_14_the_most_money_there_may_be_adds_up() -> None:
    plan = load_plan_text(text_of('"player"', bankroll="1000000000000.00", steps="[1, 500]"), _EZ)
    outcome = play_plan(_EZ, plan, 50, seed=1)
    assert outcome.results.sum() == outcome.total


def test_11_14_one_session_has_no_standard_error() -> None:
    plan = load_plan_text(text_of('"player"', shoes=3), _EZ)
    assert play_plan(_EZ, plan, 1, seed=1).standard_error is None
    said = plan_json(_EZ, play_plan(_EZ, plan, 1, seed=1), seed=1)
    for unknown in ("standard_error", "standard_deviation", "result_quantiles", "drawdown_quantiles"):
        assert said[unknown] is None
    two = play_plan(_EZ, plan, 2, seed=1)
    assert two.standard_error is not None


def test_11_14_problems_of_a_plan_are_no_problems_of_a_house() -> None:
    with pytest.raises(FileError) as raised:
        load_plan_text("title = 1", _EZ)
    assert isinstance(raised.value, PlanError)
    assert not isinstance(raised.value, HouseError)
    with pytest.raises(PlanError):
        load_plan_text("no toml at all", _EZ)


@pytest.mark.parametrize(
    "bet", ["{}", "{ nobody = 1 }", "{ player = 0 }", '["player"]', "{ player = 1, banker = 1.5 }"]
)
def test_several_bets_of_a_round_are_read_with_every_problem(bet: str) -> None:
    found = problems_of(text_of(bet), _EZ)
    assert all(key.startswith("rule[0].bet") for key, _ in found)
