"""The bands of a plan are the quantiles of what patrons with pencil and paper hold along the way."""

from __future__ import annotations

from fractions import Fraction

import pytest

from punto.house import House
from punto.rules.rounds import Round
from punto.sim.as_json import bands_json
from punto.sim.bands import QUANTILES, bands_of
from punto.sim.plan import load_plan
from punto.sim.sessions import play_plan
from tests.sim.test_plans import PlainPatron

_EZ = House.load("bclc-ez")
_SESSIONS = 23


class Noting(PlainPatron):
    """A patron who notes the money after each round."""

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.noted: list[int] = []

    def play_round(self, dealt: Round) -> bool:
        before = self.rounds
        goes_on = super().play_round(dealt)
        if self.rounds > before:
            self.noted.append(self.money)
        return goes_on


def plain_quantile(values: list[int], quantile: float) -> float:
    """Between the two nearest of the sorted values, in proportion."""
    ordered, place = sorted(values), Fraction(str(quantile)) * (len(values) - 1)
    low = place.__floor__()
    high = min(low + 1, len(ordered) - 1)
    return float(ordered[low] + (place - low) * (ordered[high] - ordered[low]))


@pytest.mark.parametrize("key", ["martingale", "flat"])
def test_bands_are_quantiles_over_sessions_at_every_point(key: str) -> None:
    plan = load_plan(key, _EZ)
    patrons = [Noting(_EZ, plan) for _ in range(_SESSIONS)]
    for session, patron in enumerate(patrons):
        patron.play_shoe(seed=5, shoe=session)
    assert key == "flat" or any(patron.ended == "ruined" for patron in patrons), (
        "a session that ends early is among them"
    )
    outcome = play_plan(_EZ, plan, _SESSIONS, seed=5)
    bands = bands_of(outcome)
    longest = max(patron.rounds for patron in patrons)
    assert bands.rounds.tolist() == list(range(1, longest + 1))
    for point in range(longest):
        held = [patron.noted[min(point, len(patron.noted) - 1)] for patron in patrons]
        assert bands.mean[point] == pytest.approx(sum(held) / _SESSIONS)
        for quantile in QUANTILES:
            assert bands.quantiles[quantile][point] == pytest.approx(plain_quantile(held, quantile))


def test_a_long_session_is_noted_every_so_many_rounds() -> None:
    plan = load_plan("flat", _EZ)
    longer = type(plan)(**{**vars(plan), "shoes": 3})
    outcome = play_plan(_EZ, longer, 5, seed=1)
    assert outcome.every > 1
    bands = bands_of(outcome)
    assert bands.rounds[0] == outcome.every
    assert bands.rounds[-1] <= outcome.kept[0].rounds.max()


def test_bands_as_json_begin_with_the_bankroll_and_count_every_session() -> None:
    outcome = play_plan(_EZ, load_plan("martingale", _EZ), 300, seed=2)
    said = bands_json(_EZ, outcome)
    lines = said["quantiles"]
    assert isinstance(lines, dict)
    assert {line[0] for line in lines.values()} == {1000.0}
    assert len({len(line) for line in (*lines.values(), said["rounds"], said["mean"])}) == 1
    assert sum(said["results"]["sessions"]) == 300  # type: ignore[index]
