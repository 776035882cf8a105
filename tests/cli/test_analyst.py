"""`punto odds`, `compare`, `bet`, `simulate` and `plans` from the outside."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from punto.cli import main
from punto.exact import odds
from punto.house import House
from punto.pricing.goodness_of_fit import Agreement, agreement
from punto.sim.job import job_of
from punto.sim.kernels import Kernel
from punto.sim.tally import Tally


def answer(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main([*arguments, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert isinstance(found, dict)
    return found


def test_odds_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    said = answer(capsys, "odds", "bclc-ez")
    assert (said["house"], said["decks"], said["cards"]) == ("bclc-ez", 8, 416)
    bets = {bet["bet"]: bet for bet in said["bets"]}  # type: ignore[attr-defined]
    dragon = bets["dragon_7"]
    assert Fraction(dragon["ev"]) == odds(House.load("bclc-ez"))["dragon_7"].ev
    assert f"{dragon['edge_percent']:.6f}" == "7.611334"
    wanted = {"bet", "ev", "ev_float", "edge_percent", "variance", "standard_deviation", "p_win", "p_push", "p_lose"}
    assert wanted | {"rows"} <= set(dragon)
    assert {"name", "pays", "probability"} <= set(dragon["rows"][0])
    assert set(said["covariance"]) == set(bets)  # type: ignore[call-overload]


def test_odds_of_a_depleted_shoe_and_of_a_round_under_way(capsys: pytest.CaptureFixture[str]) -> None:
    said = answer(capsys, "odds", "bclc-mini", "--decks", "6", "--removed", "As Td 7", "--bet", "player")
    assert (said["decks"], said["cards"]) == (None, 309)
    said = answer(capsys, "odds", "bclc-mini", "--composition", "9=4 8=2 K=6", "--seen", "9 8", "--bet", "tie")
    assert said["seen"] == ["9", "8"]
    assert main(["odds", "bclc-mini", "--effects", "--stake", "6.00"]) == 0
    assert "What removing one card does" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["odds", "bclc-mini", "--decks", "13"], "1 to 12 decks"),
        (["odds", "bclc-mini", "--decks", "8", "--composition", "8 decks"], "not both"),
        (["odds", "bclc-mini", "--removed", "1s"], "'1s' is not a card"),
        (["odds", "bclc-mini", "--bet", "dragon_7"], "there is no bet 'dragon_7'"),
        (["odds", "bclc-mini", "--stake", "0"], "more than nothing"),
        (["odds", "bclc-mini", "--seen", "9 9 K K 5"], "the round is over"),
        (["bet", "player_perfect_pair", "--removed", "7"], "looks at suits"),
        (["bet", "panda_9"], "did you mean 'panda_8'"),
        (["simulate", "bclc-mini", "--plot", "x.gif"], "must end in .svg, .png or .pdf"),
        (["simulate", "bclc-mini", "--seed", "18446744073709551616"], "below 2^64"),
        (["simulate", "bclc-mini", "--seed", "-1"], "--seed -1: a seed is a whole number from 0"),
        (["simulate", "bclc-mini", "--decks", "13"], "1 to 12 decks"),
        (["simulate", "bclc-mini", "--rounds", "68"], "ask for 1 to 67"),
        (["simulate", "bclc-mini", "--strategy", "flat", "--rounds", "60"], "not with --strategy"),
        (["simulate", "bclc-mini", "--plot", "/nonexist/x.svg"], "there is no folder '/nonexist'"),
        (["simulate", "bclc-mini", "--checkpoint", "/nonexist/x.json"], "no such file"),
        (["simulate", "bclc-mini", "--strategy", "flat", "--cluster", "local:2"], "not with --strategy"),
        (["simulate", "bclc-mini", "--strategy", "dragon-7-count"], "must be one of 'player', 'banker', 'tie'"),
    ],
)
def test_bad_input_gets_one_clear_message(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    out, err = capsys.readouterr()
    assert not out
    assert message in err.replace("\n", " ")


def test_compare_marks_what_differs(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["compare", "bclc-mini", "bclc-ez"]) == 0
    out = capsys.readouterr().out
    assert "Banker *" in out
    assert "Player *" not in out
    said = answer(capsys, "compare", "bclc-mini", "bclc-ez")
    assert said["houses"] == ["bclc-mini", "bclc-ez"]


def test_bet_prices_the_catalogue_and_own_files(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    said = answer(capsys, "bet", "panda_8", "--decks", "6")
    assert [bet["bet"] for bet in said["bets"]] == ["panda_8"]  # type: ignore[attr-defined]
    file = tmp_path / "mine.toml"
    file.write_text(
        '[[bet]]\nkey = "two_naturals"\nname = "Two naturals"\nkind = "side"\nside = "centre"\n'
        'rows = [{ name = "both", when = { player_natural = true, banker_natural = true }, pays = "20:1" }]\n'
    )
    assert main(["bet", str(file)]) == 0
    assert "Two naturals" in capsys.readouterr().out


def test_simulate_as_json_is_the_same_on_any_number_of_threads(capsys: pytest.CaptureFixture[str]) -> None:
    run = ("simulate", "pairs-mini", "--shoes", "12000", "--seed", "4")
    one, two = (answer(capsys, *run, "--threads", threads) for threads in ("1", "2"))
    wanted = {"house", "shoes", "rounds", "seed", "threads", "seconds", "rounds_per_second", "bets", "counts_sha256"}
    assert wanted <= set(one)
    assert one["counts_sha256"] == two["counts_sha256"]
    assert {"bet", "ev_float", "standard_error", "exact_ev_float"} == set(one["bets"][0])  # type: ignore[index]


def test_simulate_draws_and_resumes(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture, saved = tmp_path / "run.svg", tmp_path / "run.json"
    run = ["simulate", "bclc-ez", "--shoes", "2000", "--seed", "1", "--checkpoint", str(saved), "--plot", str(picture)]
    assert main(run) == 0
    assert "no difference shows" in capsys.readouterr().out
    drawn = picture.read_text()
    assert all(text in drawn for text in ("Dragon 7", "Rounds in a shoe", "exact"))
    assert main(run) == 0, "all shoes come from the checkpoint"


def test_a_plan_is_simulated_and_drawn(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    picture = tmp_path / "plan.svg"
    said = answer(
        capsys,
        "simulate",
        "bclc-ez",
        "--strategy",
        "martingale",
        "--shoes",
        "500",
        "--seed",
        "1",
        "--plot",
        str(picture),
    )
    assert said["plan"] == "martingale"
    assert 0 < float(str(said["ruin_probability"])) < 1
    assert "Money over the session" in picture.read_text()
    assert main(["simulate", "bclc-ez", "--strategy", "martingale", "--shoes", "500", "--seed", "1"]) == 0
    assert "deepest fall" in capsys.readouterr().out


def test_plans_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    said = answer(capsys, "plans")
    assert {"flat", "martingale", "fibonacci", "one-three-two-six", "paroli", "dragon-7-count"} <= {
        plan["plan"]
        for plan in said["plans"]  # type: ignore[attr-defined]
    }


def test_a_faulty_simulator_would_be_noticed() -> None:
    house = House.load("bclc-mini")
    job = job_of(house, seed=1, shoes=20_480)
    tally = Kernel().count(job, (0, 20_480))
    exact = odds(house).counts
    assert agreement(simulated=job.counts(tally), exact=exact, shoes=tally.shoes).verdict == "agrees"
    counts = tally.counts.copy()
    [tie] = [column for column, bet in enumerate(house.bets) if bet.key == "tie"]
    ties = job.payoffs.program.rows[:, tie] == 0
    counts[ties] = counts[ties] * 103 // 100
    biased = Tally(tally.shoes, counts, tally.lengths, tally.batches, tally.rounds_squared, tally.sums)
    verdict = agreement(simulated=job.counts(biased), exact=exact, shoes=tally.shoes)
    assert verdict.verdict == "differs"
    assert "BAD" in str(verdict.sentence)


def test_11_17_the_verdict_says_what_is_so() -> None:
    def of(chi_square: float, rounds: int, shoes: int | None) -> Agreement:
        return Agreement(chi_square, 17, rounds, shoes)

    assert str(of(16.3, 10**9, 10**9 // 80).sentence).startswith("no difference shows (")
    unlikely = of(45.0, 10**6, 10**6 // 80)
    assert 1e-4 < unlikely.p_value < 1e-3
    assert str(unlikely.sentence).startswith("doubtful: chance alone differs as much once in 3,800 runs")
    assert of(90.0, 10**10, 10**10 // 80).verdict == "cut_card"
    assert of(90.0, 10**10, None).verdict == "differs", "no cut card ended these shoes"
    assert str(of(90.0, 10**5, 10**5 // 80).sentence).startswith("BAD")
    assert of(90.0, 10**5, 10**5 // 80).to_json()["verdict"] == "differs"
