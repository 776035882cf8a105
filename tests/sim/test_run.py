"""Runs: progress, interrupts, checkpoints, and a cluster that loses a worker."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from punto.errors import NotationError, PuntoError
from punto.exact import odds
from punto.house import House
from punto.house.loader import load_house_text
from punto.pricing.goodness_of_fit import agreement
from punto.rules.shoe import ShoeRules
from punto.sim.checkpoint import Checkpoint
from punto.sim.cluster import on_cluster
from punto.sim.engine import BATCH, Span
from punto.sim.history import History
from punto.sim.job import Job, job_of
from punto.sim.kernels import Kernel
from punto.sim.run import Enough, RunProgress, deal
from punto.sim.tables import certain_rounds
from punto.sim.tally import Tally
from punto.sim.threads import Threads

_HOUSE = House.load("atlantic-city-mini")
_SHOES = 40 * BATCH


def job(seed: int = 3) -> Job:
    return job_of(_HOUSE, seed=seed, shoes=_SHOES)


class InterruptedAfter(Kernel):
    """An engine that somebody stops with Ctrl-C."""

    def __init__(self, spans: int) -> None:
        self.spans = spans

    def count(self, job: Job, span: Span) -> Tally:
        if not self.spans:
            raise KeyboardInterrupt
        self.spans -= 1
        return super().count(job, span)


def test_progress_is_reported_and_history_grows_without_gaps() -> None:
    seen: list[int] = []
    history = History()

    def report(so_far: RunProgress[Tally]) -> None:
        seen.append(so_far.tally.shoes)
        history(so_far)

    progress = deal(job(), _SHOES, engine=Threads(2, Kernel()), shoes_a_span=4 * BATCH, report=report)
    assert seen == sorted(seen)
    assert seen[-1] == progress.tally.shoes == _SHOES
    assert [moment.shoes for moment in history.moments] == [4 * BATCH * n for n in range(1, 11)]
    assert progress.rounds_per_second > 0


def test_what_a_run_remembers_does_not_grow_with_it() -> None:
    history, tally = History(), Kernel().count(job(), (0, BATCH))
    for shoes in range(1, 5001):
        history(RunProgress(10**9, replace(tally, shoes=shoes), resumed=0))
    assert 200 < len(history.moments) <= 500
    assert history.moments[-1].shoes == 5000


def test_what_a_checkpoint_brought_is_told_before_the_first_span(tmp_path: Path) -> None:
    checkpoint, told = Checkpoint(tmp_path / "run.json"), list[int]()
    deal(job(), 4 * BATCH, engine=Kernel(), checkpoint=checkpoint)
    deal(job(), _SHOES, engine=Kernel(), checkpoint=checkpoint, report=lambda each: told.append(each.tally.shoes))
    assert told[0] == 4 * BATCH


def test_a_report_can_end_the_run() -> None:
    def stop(progress: RunProgress[Tally]) -> None:
        if progress.tally.shoes >= 4 * BATCH:
            raise Enough

    progress = deal(job(), _SHOES, engine=Threads(1, Kernel()), shoes_a_span=2 * BATCH, report=stop)
    assert progress.interrupted
    assert progress.tally.shoes == 4 * BATCH
    assert progress.tally.digest == Kernel().count(job(), (0, 4 * BATCH)).digest


def test_an_interrupt_keeps_what_is_done() -> None:
    progress = deal(job(), _SHOES, engine=InterruptedAfter(3), shoes_a_span=2 * BATCH)
    assert progress.interrupted
    assert progress.tally.digest == Kernel().count(job(), (0, 6 * BATCH)).digest


def test_a_checkpoint_resumes_to_the_same_counts(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    deal(job(), _SHOES, engine=InterruptedAfter(5), shoes_a_span=2 * BATCH, checkpoint=Checkpoint(file))
    resumed = deal(job(), _SHOES, engine=Threads(2, Kernel()), shoes_a_span=3 * BATCH, checkpoint=Checkpoint(file))
    whole = Kernel().count(job(), (0, _SHOES))
    assert resumed.resumed > 0
    assert (resumed.tally.digest, resumed.tally.sums) == (whole.digest, whole.sums)
    assert list(tmp_path.iterdir()) == [file], "nothing is left beside it"


def test_a_checkpoint_of_another_job_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    Checkpoint(file).save(job(3), Kernel().count(job(3), (0, BATCH)))
    before = file.read_bytes()
    with pytest.raises(NotationError, match="belongs to another simulation"):
        deal(job(4), _SHOES, engine=Threads(1, Kernel()), shoes_a_span=BATCH, checkpoint=Checkpoint(file))
    assert file.read_bytes() == before


def test_a_file_that_is_no_checkpoint_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    file.write_text('{"version": 1}')
    with pytest.raises(NotationError, match="is not a checkpoint"):
        Checkpoint(file).resume(job(), _SHOES)


@pytest.mark.filterwarnings("ignore")  # Dask and its loop warn of what a killed worker leaves behind
def test_a_cluster_that_loses_a_worker_counts_the_same() -> None:
    from distributed import Client, LocalCluster  # noqa: PLC0415

    killed: list[int] = []
    shoes, span = 120 * BATCH, 4 * BATCH
    wanted = job_of(_HOUSE, seed=11, shoes=shoes)
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0") as cluster,
        Client(cluster) as client,
        on_cluster(cluster.scheduler_address, Kernel()) as cluster_engine,
    ):

        def kill_one(progress: RunProgress[Tally]) -> None:
            if not killed and progress.tally.shoes:
                pid = next(iter(client.run(os.getpid).values()))
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

        progress = deal(wanted, shoes, engine=cluster_engine, shoes_a_span=span, report=kill_one)
    assert killed
    assert progress.tally.digest == Kernel().count(wanted, (0, shoes)).digest
    assert progress.tally.sums == Kernel().count(wanted, (0, shoes)).sums


@pytest.mark.parametrize("address", ["local:", "local:0", "local:two"])
def test_a_local_cluster_needs_a_number(address: str) -> None:
    with pytest.raises(NotationError, match="such as local:4"), on_cluster(address, Kernel()):
        pass


@pytest.mark.filterwarnings("ignore")
def test_a_scheduler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("punto.sim.cluster.CONNECT_SECONDS", 1)
    with pytest.raises(PuntoError, match=r"tcp://127\.0\.0\.1:9"), on_cluster("tcp://127.0.0.1:9", Kernel()):
        pass


_DIGEST = """
from punto.house.loader import load_house_text
from punto.sim.job import job_of
from punto.sim.kernels import Kernel
from punto.study.job import study_of
bet = '''extends = "dragon-mini"
title = "two words"
about = "two words"
[[bet]]
key = "own"
name = "Own"
kind = "side"
side = "centre"
rows = [{ name = "decided", when = { winner = ["player", "banker"], player_suited_pair = true }, pays = "1:1" }]
[[bet]]
key = "studied"
name = "Studied"
kind = "side"
side = "centre"
rows = [{ name = "decided", when = { winner = ["player", "banker"], player_total = [6, 7] }, pays = "1:1" }]
'''
house = load_house_text(bet)
job = job_of(house, seed=1, shoes=100)
study = study_of(house, seed=1)
assert "studied" in {bet.key for bet in study.bets}
print(study.digest, job.digest, Kernel().count(job, (0, 100)).digest)
"""


def test_11_15_the_digest_of_a_job_and_its_classes_do_not_depend_on_the_order_of_sets() -> None:
    said = set()
    for order in ("0", "1", "2", "3"):
        environment = os.environ | {"PYTHONHASHSEED": order}
        command = [sys.executable, "-W", "ignore", "-c", _DIGEST]
        said.add(subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout)
    assert len(said) == 1


def test_11_15_a_checkpoint_of_more_shoes_than_wanted_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    deal(job(), 8 * BATCH, engine=Threads(1, Kernel()), shoes_a_span=BATCH, checkpoint=Checkpoint(file))
    before = file.read_bytes()
    with pytest.raises(NotationError, match=r"holds 2,048 shoes already, more than the 1,024 that are wanted"):
        deal(job(), 4 * BATCH, engine=Threads(1, Kernel()), shoes_a_span=BATCH, checkpoint=Checkpoint(file))
    assert file.read_bytes() == before


@pytest.mark.parametrize("ended", [1, 255, 5 * BATCH - 1, 5 * BATCH, 5 * BATCH + 70])
def test_a_run_that_ended_anywhere_goes_on_to_any_number_of_shoes(tmp_path: Path, ended: int) -> None:
    checkpoint = Checkpoint(tmp_path / "run.json")
    first = deal(job(), ended, engine=Threads(1, Kernel()), shoes_a_span=2 * BATCH, checkpoint=checkpoint)
    assert first.tally.shoes == ended
    again = deal(job(), ended, engine=Threads(1, Kernel()), shoes_a_span=2 * BATCH, checkpoint=checkpoint)
    assert again.tally.sums == first.tally.sums
    further = deal(job(), ended + 300, engine=Threads(2, Kernel()), shoes_a_span=3 * BATCH, checkpoint=checkpoint)
    whole = Kernel().count(job(), (0, ended + 300))
    assert (further.tally.digest, further.tally.sums, further.tally.batches) == (
        whole.digest,
        whole.sums,
        whole.batches,
    )


def test_a_short_run_goes_on_as_a_long_one_in_the_batches_it_began_with(tmp_path: Path) -> None:
    checkpoint = Checkpoint(tmp_path / "run.json")
    short = job_of(_HOUSE, seed=3, shoes=512)
    deal(short, 512, engine=Threads(1, Kernel()), shoes_a_span=BATCH, checkpoint=checkpoint)
    further = deal(job(), _SHOES, engine=Threads(1, Kernel()), shoes_a_span=8 * BATCH, checkpoint=checkpoint)
    assert further.resumed
    assert further.tally.batches == _SHOES, "a batch is still one shoe"
    assert further.tally.sums == Kernel().count(short, (0, _SHOES)).sums


def test_11_16_a_checkpoint_that_cannot_be_written_does_not_end_the_run(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    checkpoint = Checkpoint(folder / "run.json")
    checkpoint.check()
    assert not list(folder.iterdir())
    folder.rmdir()
    progress = deal(job(), 4 * BATCH, engine=Threads(1, Kernel()), shoes_a_span=BATCH, checkpoint=checkpoint)
    assert progress.tally.shoes == 4 * BATCH
    assert isinstance(progress.unsaved, FileNotFoundError)
    with pytest.raises(OSError, match=r"run\.json"):
        checkpoint.check()


@pytest.mark.parametrize("extra", ["", '[[bet]]\nkey = "royal_match"\n'], ids=["fast kernel", "general kernel"])
def test_11_17_every_shoe_has_the_rounds_asked_for_and_they_are_its_first(extra: str) -> None:
    house = load_house_text(f'extends = "atlantic-city-mini"\ntitle = "x"\nabout = "x"\n{extra}')
    certain = certain_rounds(house.shoe)
    assert certain == 67
    for rounds in (1, 60, 66, certain):
        tally = Kernel().count(job_of(house, seed=3, shoes=300, rounds=rounds), (0, 300))
        assert {length: count for length, count in enumerate(tally.lengths.tolist()) if count} == {rounds: 300}
    fewer, more = (
        Kernel().count(job_of(house, seed=3, shoes=300, rounds=rounds), (0, 300)).counts for rounds in (40, 41)
    )
    assert (more - fewer).min() >= 0
    assert (more - fewer).sum() == 300


def test_11_17_no_shoe_is_shorter_than_the_certain_rounds() -> None:
    for decks, burn, cut_card in ((1, 0, 0), (1, "first card", 14), (2, 3, 5), (6, "first card", 6), (12, 0, 100)):
        shoe = ShoeRules(decks, burn, cut_card)  # type: ignore[arg-type]
        house = replace(_HOUSE, shoe=shoe)
        lengths = Kernel().count(job_of(house, seed=1, shoes=20_000), (0, 20_000)).lengths
        assert int(lengths.nonzero()[0][0]) >= certain_rounds(shoe)
        worst, left = 0, shoe.cards - shoe.most_burned
        while left >= 6:
            worst, left = worst + 1, left - 6
            if left + 6 <= cut_card:
                break
        assert certain_rounds(shoe) == worst


def test_11_17_with_a_fixed_number_of_rounds_the_cut_card_effect_is_gone() -> None:
    house = replace(_HOUSE, shoe=ShoeRules(1, 0, 0))
    exact = odds(house).counts
    for rounds, verdict in ((None, "cut_card"), (certain_rounds(house.shoe), "agrees")):
        dealt = job_of(house, seed=2, shoes=10**6, rounds=rounds)
        tally = Kernel().count(dealt, (0, 200_000))
        assert agreement(simulated=dealt.counts(tally), exact=exact, shoes=dealt.shoes_by_cut_card(tally)).verdict == (
            verdict
        )
