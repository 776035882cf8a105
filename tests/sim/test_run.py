"""Runs: progress, interrupts, checkpoints, and a cluster that loses a worker."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterable
from pathlib import Path

import pytest

from punto.errors import NotationError, PuntoError
from punto.house import House
from punto.sim.checkpoint import Checkpoint
from punto.sim.cluster import on_cluster
from punto.sim.hand_out import Enough
from punto.sim.job import BATCH, Job, job_of
from punto.sim.run import Progress, Results, Span, in_threads, simulate

_HOUSE = House.load("atlantic-city-mini")
_SHOES = 40 * BATCH


def job(seed: int = 3) -> Job:
    return job_of(_HOUSE, seed=seed, shoes=_SHOES)


def interrupted_after(spans: int) -> object:
    """Workers that somebody stops with Ctrl-C."""

    def work(job: Job, wanted: Iterable[Span]) -> Results:
        for done, span in enumerate(wanted):
            if done == spans:
                raise KeyboardInterrupt
            yield span, job.run(*span)

    return work


def test_progress_is_reported_and_history_grows_without_gaps() -> None:
    seen: list[int] = []
    progress = simulate(
        job(), _SHOES, workers=in_threads(2), span=4 * BATCH, report=lambda each: seen.append(each.tally.shoes)
    )
    assert seen == sorted(seen)
    assert seen[-1] == progress.tally.shoes == _SHOES
    assert [moment.shoes for moment in progress.history] == [4 * BATCH * n for n in range(1, 11)]
    assert progress.rounds_per_second > 0


def test_what_a_run_remembers_does_not_grow_with_it() -> None:
    progress = Progress(10**9, job().run(0, BATCH), resumed=0)
    for _ in range(5000):
        progress.remember()
    assert 200 < len(progress.history) <= 500


def test_a_report_can_end_the_run() -> None:
    def stop(progress: Progress) -> None:
        if progress.tally.shoes >= 4 * BATCH:
            raise Enough

    progress = simulate(job(), _SHOES, workers=in_threads(1), span=2 * BATCH, report=stop)
    assert progress.interrupted
    assert progress.tally.shoes == 4 * BATCH
    assert progress.tally.digest == job().run(0, 4 * BATCH).digest


def test_an_interrupt_keeps_what_is_done() -> None:
    progress = simulate(job(), _SHOES, workers=interrupted_after(3), span=2 * BATCH)  # type: ignore[arg-type]
    assert progress.interrupted
    assert progress.tally.digest == job().run(0, 6 * BATCH).digest


def test_a_checkpoint_resumes_to_the_same_counts(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    simulate(job(), _SHOES, workers=interrupted_after(5), span=2 * BATCH, checkpoint=Checkpoint(file))  # type: ignore[arg-type]
    resumed = simulate(job(), _SHOES, workers=in_threads(2), span=3 * BATCH, checkpoint=Checkpoint(file))
    whole = job().run(0, _SHOES)
    assert resumed.resumed > 0
    assert (resumed.tally.digest, resumed.tally.sums) == (whole.digest, whole.sums)
    assert list(tmp_path.iterdir()) == [file], "nothing is left beside it"


def test_a_checkpoint_of_another_job_is_refused_and_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    Checkpoint(file).save(job(3), job(3).run(0, BATCH))
    before = file.read_bytes()
    with pytest.raises(NotationError, match="belongs to another simulation"):
        simulate(job(4), _SHOES, workers=in_threads(1), span=BATCH, checkpoint=Checkpoint(file))
    assert file.read_bytes() == before


def test_a_file_that_is_no_checkpoint_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "run.json"
    file.write_text('{"version": 1}')
    with pytest.raises(NotationError, match="is not a checkpoint"):
        Checkpoint(file).load(job())


@pytest.mark.filterwarnings("ignore")  # Dask and its loop warn of what a killed worker leaves behind
def test_a_cluster_that_loses_a_worker_counts_the_same() -> None:
    from distributed import Client, LocalCluster  # noqa: PLC0415

    killed: list[int] = []
    shoes, span = 120 * BATCH, 4 * BATCH
    wanted = job_of(_HOUSE, seed=11, shoes=shoes)
    with (
        LocalCluster(n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        Client(cluster) as client,
        on_cluster(cluster.scheduler_address) as workers,
    ):

        def kill_one(progress: Progress) -> None:
            if not killed and progress.tally.shoes:
                pid = next(iter(client.run(os.getpid).values()))
                os.kill(pid, signal.SIGKILL)
                killed.append(pid)

        progress = simulate(wanted, shoes, workers=workers, span=span, report=kill_one)
    assert killed
    assert progress.tally.digest == wanted.run(0, shoes).digest
    assert progress.tally.sums == wanted.run(0, shoes).sums


@pytest.mark.parametrize("address", ["local:", "local:0", "local:two"])
def test_a_local_cluster_needs_a_number(address: str) -> None:
    with pytest.raises(NotationError, match="such as local:4"), on_cluster(address):
        pass


@pytest.mark.filterwarnings("ignore")
def test_a_scheduler_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("punto.sim.cluster.CONNECT_SECONDS", 1)
    with pytest.raises(PuntoError, match=r"tcp://127\.0\.0\.1:9"), on_cluster("tcp://127.0.0.1:9"):
        pass
