"""One test for all engines: over the same spans they give the same tallies, whatever they deal on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path

import pytest

from punto.house import House
from punto.sim.cluster import on_cluster
from punto.sim.engine import BATCH, Engine, spans
from punto.sim.gpu.engine import Gpu, NoGpu
from punto.sim.gpu.tables import Tuning
from punto.sim.job import Job, job_of
from punto.sim.kernels import AutomatonKernel, Kernel, Lockstep
from punto.sim.tally import Tally
from punto.sim.threads import Threads
from punto.study.job import Study, StudyTally, study_of
from punto.study.run import StudyKernel
from tests.sim.same import same, same_study
from tests.sim.test_gpu import OnCpu, needs_compiler

_SPANS = ((0, 3 * BATCH), (7 * BATCH, 8 * BATCH + 130), (2**32 - BATCH, 2**32 + BATCH))


@contextmanager
def _gpu(_: Path) -> Iterator[Engine[Job, Tally]]:
    try:
        engine = Gpu()
    except NoGpu as error:
        pytest.skip(str(error))
    yield engine


ENGINES: dict[str, Callable[[Path], AbstractContextManager[Engine[Job, Tally]]]] = {
    "lockstep": lambda _: nullcontext(Lockstep()),
    "automaton": lambda _: nullcontext(AutomatonKernel()),
    "the faster kernel": lambda _: nullcontext(Kernel()),
    "three threads": lambda _: nullcontext(Threads(3, Kernel())),
    "threads of the automaton": lambda _: nullcontext(Threads(2, AutomatonKernel())),
    "dask": lambda _: on_cluster("local:1", Kernel()),
    "cuda source on the cpu": lambda folder: nullcontext(OnCpu(folder, Tuning(block=1, occupancy=1))),
    "gpu": _gpu,
}


@pytest.mark.filterwarnings("ignore")  # of Dask and its loop
@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=needs_compiler if name == "cuda source on the cpu" else ()) for name in ENGINES],
)
def test_every_engine_gives_the_same_tallies_for_the_same_spans(name: str, tmp_path: Path) -> None:
    house = House.load("pairs-mini")
    with ENGINES[name](tmp_path) as engine:
        for job in (
            job_of(house, seed=2**63 + 9, shoes=10**6),
            job_of(house.with_decks(2), seed=1, shoes=100),
            job_of(House.load("atlantic-city-mini"), seed=2, shoes=10**6, rounds=50),
        ):
            expected = [Lockstep().count(job, span) for span in _SPANS]
            assert all(same(engine.count(job, span), tally) for span, tally in zip(_SPANS, expected, strict=True))
            found = sorted(engine.counts(job, spans(0, 3 * BATCH, BATCH)), key=lambda each: each[0])
            assert same(sum((tally for _, tally in found), start=job.nothing()), expected[0])


STUDY_ENGINES: dict[str, Callable[[], AbstractContextManager[Engine[Study, StudyTally]]]] = {
    "kernel": lambda: nullcontext(StudyKernel()),
    "three threads": lambda: nullcontext(Threads(3, StudyKernel())),
    "dask": lambda: on_cluster("local:1", StudyKernel()),
}


@pytest.mark.filterwarnings("ignore")  # of Dask and its loop
@pytest.mark.parametrize("name", STUDY_ENGINES)
def test_17_every_engine_gives_the_same_study_of_the_same_spans(name: str) -> None:
    spans_studied = ((0, 2 * BATCH), (7 * BATCH, 7 * BATCH + 70), (2**32 - 64, 2**32 + 64))
    with STUDY_ENGINES[name]() as engine:
        for house in (House.load("pairs-mini"), House.load("bclc-ez").with_decks(2)):
            study = study_of(house, seed=2**63 + 9)
            expected = [study.run(*span) for span in spans_studied]
            assert all(
                same_study(engine.count(study, span), tally)
                for span, tally in zip(spans_studied, expected, strict=True)
            )
            found = sorted(engine.counts(study, spans(0, 2 * BATCH, BATCH)), key=lambda each: each[0])
            assert same_study(sum((tally for _, tally in found), start=study.nothing()), expected[0])
