"""Counts: what was published, laws, and the command."""

from __future__ import annotations

import io
import json
import os
from pathlib import Path

import numpy as np
import pytest
from pypdf import PdfReader

from punto.cli import main
from punto.errors import NotationError, PuntoError
from punto.house import House
from punto.house.catalogue import catalogue_bet
from punto.pricing.prices import StakePolicy
from punto.study.bets import effects_on
from punto.study.counting import CountStudy, design
from punto.study.earnings import COUNTED, Count, parse_tags
from punto.study.packed import pack_states, unpack_states
from punto.study.sheet import tracking_sheet

_MINI = House.load("bclc-mini")
_STAKES = StakePolicy(_MINI.commission, _MINI.payout_rounding)
SHOES = int(os.environ.get("PUNTO_COUNT_SHOES", "1200"))
"""The published figures are met with as many shoes as there is time for."""

PUBLISHED = [
    # Bet, tags, true count to bet at, units, per shoe or per 100 rounds. All: 8 decks, cut card 14, burn by the first
    # card, true count by exact decks unseen, a bet whenever it is reached.
    ("dragon_7", "0,0,0,-1,-1,-1,-1,2,2,0", 4.0, 0.597, "shoe"),
    # No trigger was given: that which earns most.
    ("panda_8", "1,1,-2,-2,-2,-1,-1,-2,4,1", None, 0.237, "shoe"),
    ("big_tiger", "0,0,-1,-1,-1,-2,1,2,2,0", 8.0, 0.256, "100 rounds"),
    ("natural_9_over_7", "0,1,1,1,1,1,-5,1,-5,1", 6.0, 1.56, "100 rounds"),
]


def study(key: str, shoes: int = SHOES) -> CountStudy:
    return CountStudy(catalogue_bet(key), _MINI.shoe, _STAKES, seed=5, shoes=shoes)


@pytest.mark.parametrize(("key", "tags", "trigger", "units", "per"), PUBLISHED, ids=lambda value: str(value)[:12])
def test_published_counts(key: str, tags: str, trigger: float | None, units: float, per: str) -> None:
    shoes, read = study(key), parse_tags(tags)
    at = shoes.best_trigger(read, running=False)[1] if trigger is None else trigger
    earned = shoes.earnings(Count(read, at))
    ours = earned.units_per_shoe if per == "shoe" else earned.units_per_100_rounds
    error = earned.standard_error * (1 if per == "shoe" else 100 * earned.shoes / earned.rounds)
    assert abs(ours - units) < 4 * error
    assert 0.5 < earned.share_of_perfect < 1
    assert earned.count.balanced


PUBLISHED_SHARES = {"big_tiger": (0.03536, 0.07227), "natural_9_over_7": (0.1433, 0.1085)}
"""In which share of the rounds these counts bet, and at what average edge."""


@pytest.mark.parametrize("key", PUBLISHED_SHARES)
def test_published_shares_of_rounds_and_average_edges(key: str) -> None:
    [(tags, trigger)] = [(parse_tags(each[1]), each[2]) for each in PUBLISHED if each[0] == key]
    assert trigger is not None
    shoes = study(key)
    earned, states = shoes.earnings(Count(tags, trigger)), shoes.states
    made = states.counts(tags, running=False) >= trigger
    bets = np.bincount(states.shoe[made], minlength=states.shoes)
    won = np.bincount(states.shoe[made], states.worth[made], minlength=states.shoes)
    share, edge = PUBLISHED_SHARES[key]
    # Both are ratios of sums over shoes: the errors are those of what is left of a shoe when the ratio is taken off.
    share_error = bets.std() * SHOES**0.5 / earned.rounds
    edge_error = (won - earned.average_edge * bets).std() * SHOES**0.5 / earned.bets
    assert abs(earned.bets_share - share) < 4 * share_error
    assert abs(earned.average_edge - edge) < 4 * edge_error


def test_no_count_earns_more_than_perfect_play_and_the_sought_trigger_is_the_best() -> None:
    shoes = study("dragon_7", 300)
    tags = parse_tags("0,0,0,-1,-1,-1,-1,2,2,0")
    for running in (False, True):
        earned, trigger = shoes.best_trigger(tags, running=running)
        assert shoes.earnings(Count(tags, trigger, running)).won == pytest.approx(earned, abs=1e-3)
        for other in (trigger - 1, trigger + 1):
            assert shoes.earnings(Count(tags, other, running)).won <= earned + 1e-3
        assert earned <= shoes.perfect


@pytest.mark.parametrize(("level", "balanced"), [(1, True), (2, True), (2, False)])
def test_a_design_earns_at_least_what_the_rounded_effects_earn(level: int, balanced: bool) -> None:
    shoes = study("dragon_7", 200)
    found = design(shoes, level=level, balanced=balanced)
    assert found.level <= level
    assert found.balanced or not balanced
    effects = np.array([float(each) for each in effects_on(shoes.bet, shoes.shoe, _STAKES)])
    rounded = tuple(np.rint(effects * level / np.abs(effects).max()).astype(int).tolist())
    count = Count(rounded, 0)
    if count.balanced or not balanced:
        assert shoes.earnings(found).won >= shoes.best_trigger(rounded, running=False)[0] - 1e-3


def test_risk_and_kelly() -> None:
    earned = study("dragon_7", 300).earnings(Count(parse_tags("0,0,0,-1,-1,-1,-1,2,2,0"), 4))
    assert earned.n0 is not None
    assert 1 > earned.risk_of_ruin(100) > earned.risk_of_ruin(1000) > 0
    # After N0 shoes the expectation is one standard deviation of as many shoes.
    assert earned.units_per_shoe * earned.n0 == pytest.approx((earned.variance_per_shoe * earned.n0) ** 0.5)
    assert earned.kelly == pytest.approx(earned.average_edge / (earned.square / earned.bets))
    never = study("dragon_7", 100).earnings(Count(parse_tags("0,0,0,-1,-1,-1,-1,2,2,0"), 999))
    assert (never.bets, never.n0, never.kelly, never.risk_of_ruin(50)) == (0, None, 0.0, 0.0)
    loses = study("dragon_7", 100).earnings(Count(parse_tags("0,0,0,1,1,1,1,-2,-2,0"), 1))
    assert loses.won < 0
    assert (loses.n0, loses.kelly, loses.risk_of_ruin(50)) == (None, 0.0, 1.0)


_JUDGED = ["count", "dragon_7", "--shoes", "50", "--seed", "1"]


def test_17_a_count_that_was_given_is_not_called_the_best(capsys: pytest.CaptureFixture[str]) -> None:
    for given in (["--trigger", "4"], []):
        assert main([*_JUDGED, "--tags", "0,0,0,-1,-1,-1,-1,2,2,0", *given]) == 0
        out = capsys.readouterr().out
        assert "Best" not in out
        assert "This count: level 2, balanced" in out
    assert main([*_JUDGED, "--level", "1"]) == 0
    assert "Best: level 1" in capsys.readouterr().out


def test_17_a_count_that_loses_or_never_bets_is_said_to(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*_JUDGED, "--tags", "0,0,0,1,1,1,1,-2,-2,0", "--trigger", "1"]) == 0
    out = capsys.readouterr().out
    assert "It does not win" in out
    assert "Kelly" in out
    assert main([*_JUDGED, "--tags", "0,0,0,-1,-1,-1,-1,2,2,0", "--trigger", "999"]) == 0
    out = capsys.readouterr().out
    assert "It never bets" in out
    assert "It does not win" not in out


@pytest.mark.parametrize("given", [["--tags", "-1,0,0,-1,0,-1,-1,1,1,0"], ["--tags=-1,0,0,-1,0,-1,-1,1,1,0"]])
def test_17_tags_may_begin_with_a_minus_sign(capsys: pytest.CaptureFixture[str], given: list[str]) -> None:
    assert main([*_JUDGED, *given, "--trigger", "-2.5", "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert (answer["tags"], answer["trigger"]) == ([-1, 0, 0, -1, 0, -1, -1, 1, 1, 0], -2.5)


def test_17_an_option_still_lacks_a_value_when_another_option_follows(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*_JUDGED, "--tags", "--trigger", "4"]) == 2
    assert "--tags" in capsys.readouterr().err


def test_the_command_judges_a_count_and_prints_its_sheet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    sheet = tmp_path / "sheet.pdf"
    asked = [
        "count",
        "dragon_7",
        "--shoes",
        "200",
        "--seed",
        "1",
        "--tags",
        "0,0,0,-1,-1,-1,-1,2,2,0",
        "--trigger",
        "4",
    ]
    assert main([*asked, "--json", "--sheet", str(sheet)]) == 0
    answer = json.loads(capsys.readouterr().out)
    wanted = {"units_per_shoe", "bets_per_shoe", "average_edge", "share_of_perfect", "n0_shoes", "risk_of_ruin"}
    assert wanted | {"kelly_fraction", "effects", "tags", "trigger"} <= set(answer)
    assert set(answer["effects"]) == set(COUNTED)
    [page] = PdfReader(io.BytesIO(sheet.read_bytes())).pages
    assert "tracking sheet" in page.extract_text()
    assert main(asked) == 0
    assert "risk of ruin" in capsys.readouterr().out


def test_the_command_designs_counts(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", "panda_8", "--house", "bclc-ez", "--shoes", "10"]) == 2, "this house has no Panda"
    capsys.readouterr()
    assert (
        main(["count", "tie", "--shoes", "60", "--seed", "1", "--level", "1", "--running", "--unbalanced", "--json"])
        == 0
    )
    answer = json.loads(capsys.readouterr().out)
    assert answer["level"] == 1
    assert answer["by"] == "running count"
    assert len(answer["designs"]) == 1


def test_a_designed_count_is_judged_as_the_same_count_given_by_its_tags(capsys: pytest.CaptureFixture[str]) -> None:
    asked = ["count", "dragon_7", "--shoes", "80", "--seed", "3", "--json"]
    assert main([*asked, "--level", "1"]) == 0
    [designed] = json.loads(capsys.readouterr().out)["designs"]
    tags, trigger = ",".join(map(str, designed["tags"])), str(designed["trigger"])
    assert main([*asked, f"--tags={tags}", f"--trigger={trigger}"]) == 0
    given = json.loads(capsys.readouterr().out)
    assert {key: given[key] for key in designed} == designed


@pytest.mark.parametrize("house", ["bclc-mini", "atlantic-city-mini"])
def test_packed_states_judge_as_the_states_themselves(house: str) -> None:
    found = House.load(house)
    states = CountStudy(catalogue_bet("tie"), found.shoe, _STAKES, seed=2, shoes=70, first=9).states
    unpacked = unpack_states(packed := pack_states(states))
    assert len(packed) == 12 + 11 * len(states.worth) + 70
    assert (unpacked.seen == states.seen).all()
    assert (unpacked.shoe == states.shoe).all()
    assert (unpacked.cards, unpacked.shoes) == (states.cards, 70)
    count = Count(parse_tags("1,1,1,1,1,1,-2,-2,-1,0"), 2.25)
    one, other = states.earnings(count), unpacked.earnings(count)
    assert one.bets == other.bets > 0
    assert one.won == pytest.approx(other.won, rel=1e-5)
    assert one.standard_error == pytest.approx(other.standard_error, rel=1e-5)
    assert one.variance_per_shoe == pytest.approx(other.variance_per_shoe, rel=1e-5)


@pytest.mark.parametrize("lang", ["en", "zh-Hans"])
@pytest.mark.parametrize("paper", ["a4", "us-letter"])
def test_a_sheet_is_one_page_in_either_language(lang: str, paper: str) -> None:
    shoes = study("dragon_7", 64)
    for running in (False, True):
        earned = shoes.earnings(Count(parse_tags("0,0,0,-1,-1,-1,-1,2,2,0"), 4, running))
        made = tracking_sheet(shoes.bet, earned, _MINI.shoe, lang=lang, paper=paper)  # type: ignore[arg-type]
        assert len(PdfReader(io.BytesIO(made)).pages) == 1


@pytest.mark.parametrize("text", ["", "1,2,3", "0,0,0,0,0,0,0,0,0,0", "a,0,0,0,0,0,0,0,0,0", "100,0,0,0,0,0,0,0,0,0"])
def test_tags_that_are_none(text: str) -> None:
    with pytest.raises(NotationError, match="ten whole numbers"):
        parse_tags(text)


def test_a_bet_that_nothing_can_be_counted_for_is_named() -> None:
    with pytest.raises(PuntoError, match="player_pair: removing a card does nothing"):
        design(study("player_pair", 1), level=1, balanced=True)


@pytest.mark.parametrize("trigger", ["nan", "inf", "-1e9", "four"])
def test_17_a_trigger_is_a_number(capsys: pytest.CaptureFixture[str], trigger: str) -> None:
    assert main(["count", "dragon_7", "--tags", "0,0,0,-1,-1,-1,-1,2,2,0", f"--trigger={trigger}"]) == 2
    printed = capsys.readouterr()
    assert f"argument --trigger: {trigger!r} is not a number from -10000 to 10000" in printed.err
    assert not printed.out
