"""Studies: the simulator's shoes, the exact odds of every moment, the same answer everywhere, published figures."""

from __future__ import annotations

import csv
import json
import os
from collections import Counter
from pathlib import Path

import numpy as np
import pyarrow.parquet as pq
import pytest
from distributed import Client, LocalCluster

from punto.cli import main
from punto.errors import NotationError, PuntoError
from punto.exact import odds_of_bets
from punto.house import House
from punto.house.catalogue import catalogue_bet
from punto.pricing.prices import StakePolicy
from punto.rules.cards import RANKS, Card
from punto.rules.composition import Composition
from punto.rules.shoe import ShoeRules
from punto.sim.checkpoint import Checkpoint
from punto.sim.cluster import Cluster
from punto.sim.engine import BATCH, Span
from punto.sim.job import job_of
from punto.sim.run import deal
from punto.sim.threads import Threads
from punto.study.job import Study, StudyTally, study_of, study_of_bets
from punto.study.run import StudyKernel
from tests.sim.same import same_study

_MINI = House.load("bclc-mini")
_STAKES = StakePolicy(_MINI.commission, _MINI.payout_rounding)
_KEYS = ("dragon_7", "panda_8", "dragon_bonus_player", "tie", "player_pair", "either_pair")
PUBLISHED = {
    "dragon_7": (0.688, 0.011),
    "panda_8": (0.285, 0.006),
    "dragon_bonus_player": (0.158, 0.003),
    "tie": (0.0079, 0.0005),
}
"""Units a shoe of perfect play and their standard errors: 10,000 shoes, 8 decks, cut 14, burn by the first card."""
SHOES = int(os.environ.get("PUNTO_STUDY_SHOES", "1500"))
"""The published figures are met with as many shoes as there is time for; 10000 is what was published."""


def study(seed: int = 1, shoe: ShoeRules = _MINI.shoe) -> Study:
    return study_of_bets(tuple(map(catalogue_bet, _KEYS)), shoe, _STAKES, seed=seed)


@pytest.fixture(scope="module")
def published_study() -> dict[str, tuple[float, float]]:
    asked = study(seed=2024)
    progress = deal(asked, SHOES, engine=Threads(2, StudyKernel()))
    return {each.bet.key: (each.units_per_shoe, each.standard_error or 0.0) for each in asked.report(progress.tally)}


@pytest.mark.parametrize("key", PUBLISHED)
def test_published_units_a_shoe_of_perfect_play(published_study: dict[str, tuple[float, float]], key: str) -> None:
    (published, their_error), (ours, our_error) = PUBLISHED[key], published_study[key]
    assert abs(ours - published) < 4 * (their_error**2 + our_error**2) ** 0.5


@pytest.mark.parametrize("shoe", [_MINI.shoe, ShoeRules(decks=1, burn=0, cut_card=0), ShoeRules(2, 5, 30)])
def test_every_moment_is_worth_what_the_exact_odds_say(shoe: ShoeRules) -> None:
    asked = study(shoe=shoe)
    found = asked.moments(0, 70)
    assert {bet.key for bet in asked.bets} == set(_KEYS)
    for place in np.random.default_rng(5).integers(0, len(found.shoe), 12):
        left = Composition.of({Card(r): int(n) for r, n in zip(RANKS, found.left[place], strict=True)})
        exact = odds_of_bets(asked.bets, left, _STAKES)
        assert found.worth[place].tolist() == pytest.approx([float(each.ev) for each in exact], abs=1e-12)


def test_the_shoes_are_those_that_are_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "bclc-ez", "--shoes", "200", "--seed", "77", "--json"]) == 0
    simulated = json.loads(capsys.readouterr().out)
    asked = study_of(House.load("bclc-ez"), seed=77)
    found = asked.moments(0, 200)
    assert len(found.shoe) == simulated["rounds"]
    lengths = Counter(Counter(found.shoe.tolist()).values())
    assert {str(rounds): shoes for rounds, shoes in lengths.items()} == simulated["shoe_lengths"]


def test_the_same_answer_in_any_spans_threads_and_clusters() -> None:
    asked = study()
    whole = asked.run(0, 1100)
    assert same_study(asked.run(0, 64) + asked.run(64, 70) + asked.run(70, 1100), whole)
    assert same_study(deal(asked, 1100, engine=Threads(3, StudyKernel())).tally, whole)
    with (
        LocalCluster(n_workers=1, threads_per_worker=2, processes=False, dashboard_address=":0") as cluster,
        Client(cluster) as client,
    ):
        assert same_study(deal(asked, 1100, engine=Cluster(client, StudyKernel()), shoes_a_span=BATCH).tally, whole)


def test_17_a_checkpoint_goes_on_to_any_number_of_shoes(tmp_path: Path) -> None:
    asked, saved = study(), Checkpoint(tmp_path / "study.json")
    deal(asked, 330, engine=StudyKernel(), checkpoint=saved)
    progress = deal(asked, 700, engine=Threads(2, StudyKernel()), checkpoint=saved)
    assert progress.resumed == asked.run(0, BATCH).rounds
    assert same_study(progress.tally, asked.run(0, 700))
    with pytest.raises(NotationError, match="holds 512 shoes already, more than the 400"):
        saved.resume(asked, 400)
    with pytest.raises(NotationError, match="belongs to another study"):
        saved.resume(study(seed=2), 1000)
    with pytest.raises(NotationError, match="belongs to another simulation"):
        saved.resume(job_of(_MINI, seed=1, shoes=1000), 1000)
    saved.path.write_text("[]")
    with pytest.raises(NotationError, match="is not a checkpoint of a study"):
        saved.resume(asked, 1000)


class _InterruptedAfter(StudyKernel):
    """An engine that somebody stops with Ctrl-C."""

    def __init__(self, spans: int) -> None:
        self.spans = spans

    def count(self, study: Study, span: Span) -> StudyTally:
        if not self.spans:
            raise KeyboardInterrupt
        self.spans -= 1
        return super().count(study, span)


def test_17_an_interrupted_study_keeps_what_is_done_and_goes_on_from_it(tmp_path: Path) -> None:
    asked, saved = study(), Checkpoint(tmp_path / "study.json")
    stopped = deal(asked, 1100, engine=_InterruptedAfter(3), shoes_a_span=BATCH, checkpoint=saved)
    assert stopped.interrupted
    assert same_study(stopped.tally, asked.run(0, 3 * BATCH))
    further = deal(asked, 1100, engine=StudyKernel(), checkpoint=saved)
    assert further.resumed == stopped.tally.rounds
    assert same_study(further.tally, asked.run(0, 1100))


def test_17_the_command_goes_on_from_its_checkpoint(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    asked = ["study", "bclc-ez", "--seed", "3", "--json", "--checkpoint", str(tmp_path / "study.json")]
    assert main([*asked, "--shoes", "256"]) == 0
    assert main([*asked, "--shoes", "300", "--threads", "1"]) == 0
    capsys.readouterr()
    assert main([*asked, "--shoes", "256"]) == 0
    again = json.loads(capsys.readouterr().out)
    assert main([*asked[:-2], "--shoes", "256"]) == 0
    assert json.loads(capsys.readouterr().out)["bets"] == again["bets"]


def test_the_command_reports_draws_and_writes_the_states(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    states, picture = tmp_path / "states.csv", tmp_path / "study.svg"
    run = ["study", "pairs-mini", "--shoes", "40", "--seed", "3", "--states", str(states), "--plot", str(picture)]
    assert main([*run, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    wanted = {"key", "units_per_shoe", "standard_error", "positive_share", "average_edge", "by_depth"}
    assert all(wanted == set(each) for each in answer["bets"])
    assert {each["key"] for each in answer["bets"]} | set(answer["left_out"]) == set(House.load("pairs-mini").by_key)
    with states.open(encoding="utf-8") as file:
        lines = list(csv.DictReader(file))
    assert len(lines) == answer["rounds"]
    places = [(int(line["shoe"]), int(line["round"])) for line in lines]
    assert places == sorted(places)
    tie = next(each for each in answer["bets"] if each["key"] == "tie")
    positive = [float(line["tie"]) for line in lines if float(line["tie"]) > 0]
    assert sum(positive) / 40 == pytest.approx(tie["units_per_shoe"], abs=1e-9)
    assert "perfect play over 40 shoes" in picture.read_text()
    assert main(run[:6]) == 0
    assert "units a shoe" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("option", "value"), [("--states", "x.txt"), ("--states", "none/x.csv"), ("--plot", "none/x.svg")]
)
def test_files_that_cannot_be_written_are_named_before_the_work(
    capsys: pytest.CaptureFixture[str], option: str, value: str
) -> None:
    assert main(["study", "bclc-ez", "--shoes", "1000000", option, value]) == 2
    assert option in capsys.readouterr().err


def test_bets_that_look_further_are_named() -> None:
    with pytest.raises(PuntoError, match="look further: royal_match"):
        study_of_bets((catalogue_bet("royal_match"),), _MINI.shoe, _STAKES, seed=1)
    mixed = study_of_bets((catalogue_bet("royal_match"), catalogue_bet("tie")), _MINI.shoe, _STAKES, seed=1)
    assert ([bet.key for bet in mixed.bets], [bet.key for bet in mixed.left_out]) == (["tie"], ["royal_match"])


def test_parquet_holds_the_same_states_as_csv(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    run = ["study", "pairs-mini", "--shoes", "3", "--seed", "3", "--json", "--states"]
    for name in ("states.csv", "states.parquet"):
        assert main([*run, str(tmp_path / name)]) == 0
    capsys.readouterr()
    read = pq.read_table(tmp_path / "states.parquet")
    with (tmp_path / "states.csv").open(encoding="utf-8") as file:
        names, *lines = csv.reader(file)
    assert read.column_names == names
    assert [[float(each) for each in line] for line in lines] == [
        [float(each) for each in row.values()] for row in read.to_pylist()
    ]
