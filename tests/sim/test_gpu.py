"""The CUDA kernel counts what the CPU counts: its source compiled as C++ everywhere, the device where there is one."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from punto.cli import main
from punto.house import House
from punto.house.loader import load_house_text
from punto.rules.shoe import ShoeRules
from punto.sim.checkpoint import Checkpoint
from punto.sim.engine import BATCH, Engine, JobTooLarge, Span, spans
from punto.sim.gpu import tables as gpu_tables
from punto.sim.gpu.engine import Gpu, NoGpu
from punto.sim.gpu.tables import KernelTables, Tuning, halves, most_shoes, source
from punto.sim.job import Job, job_of
from punto.sim.kernels import Lockstep, check
from punto.sim.run import deal
from punto.sim.tally import Tally
from punto.sim.threads import Threads
from punto.words import Text
from tests.sim.same import same

_COMPILER = next((found for each in ("c++", "g++", "clang++") if (found := shutil.which(each))), None)
_SHIM = Path(__file__).parent / "cuda"
needs_compiler = pytest.mark.skipif(
    _COMPILER is None, reason="no C++ compiler here to compile the kernel's source with"
)


class OnCpu(Engine[Job, Tally]):
    """The kernel's own source, compiled as C++: threads of a block are threads, blocks run one after the other."""

    def __init__(self, folder: Path, tuning: Tuning, blocks: int = 3) -> None:
        self._folder, self._tuning, self._blocks = folder, tuning, blocks
        self._library = cache(self._compiled)

    def refusal(self, job: Job) -> Text | None:
        return gpu_tables.refusal(job)

    def count(self, job: Job, span: Span) -> Tally:
        check(self, job)
        kernel = KernelTables.of(job)
        library = self._library(tuple(kernel.defines(self._tuning).items()))
        counted = np.zeros(kernel.size, np.int64)
        pay = np.ascontiguousarray(kernel.pay)
        for high, (first, last) in halves(span):
            constants = kernel.constants(high)
            assert library.job_size() == len(constants), "the struct of the kernel and its dtype are one"
            library.run(
                constants,
                self._blocks,
                ctypes.c_uint64(first),
                ctypes.c_uint64(last),
                kernel.used.ctypes.data_as(ctypes.c_void_p),
                pay.ctypes.data_as(ctypes.c_void_p),
                counted.ctypes.data_as(ctypes.c_void_p),
            )
        return kernel.tally(span, counted)

    def _compiled(self, defines: tuple[tuple[str, int], ...]) -> ctypes.CDLL:
        assert _COMPILER is not None
        (self._folder / "kernel.cu").write_text(source(), encoding="utf-8")
        name = "-".join(str(value) for _, value in defines)
        library = self._folder / f"kernel-{name}.so"
        words = [f"-D{word}={value}" for word, value in defines]
        flags = ["-std=c++20", "-O2", "-Wno-unknown-pragmas", "-shared", "-fPIC", "-pthread"]
        paths = [f"-I{_SHIM}", f"-I{self._folder}", str(_SHIM / "on_cpu.cpp")]
        subprocess.run([_COMPILER, *flags, *words, *paths, "-o", str(library)], check=True)
        return ctypes.CDLL(str(library))


def jobs() -> dict[str, Job]:
    points, pairs = House.load("atlantic-city-mini"), House.load("pairs-mini")
    twelve = replace(pairs, shoe=ShoeRules(12, "first card", 100))
    small = replace(points, shoe=ShoeRules(1, 0, 0))
    nine = replace(points, shoe=ShoeRules(9, 7, 14))
    return {
        "points": job_of(points, seed=2**63 + 5, shoes=10**6),
        "pairs": job_of(pairs, seed=2**64 - 1, shoes=10**6),
        "twelve decks": job_of(twelve, seed=3, shoes=10**6),
        "nine decks": job_of(nine, seed=3, shoes=10**6),
        "one deck to the last card": job_of(small, seed=4, shoes=10**6),
        "fixed rounds": job_of(pairs, seed=5, shoes=10**6, rounds=67),
        "every shoe a batch": job_of(pairs, seed=6, shoes=1000),
    }


@needs_compiler
@pytest.mark.parametrize("name", jobs())
def test_the_kernels_source_counts_what_the_fast_kernel_counts(name: str, tmp_path: Path) -> None:
    job = jobs()[name]
    engine = OnCpu(tmp_path, Tuning(block=1, occupancy=1))
    for span in ((0, 700), (BATCH, 2 * BATCH + 1), (2**32 - BATCH, 2**32 + BATCH)):
        assert same(engine.count(job, span), Lockstep().count(job, span))


@needs_compiler
@pytest.mark.parametrize(
    "tuning", [Tuning(block=64, occupancy=1), Tuning(block=8, occupancy=1, unroll=2, speculate=True)]
)
def test_threads_of_a_block_add_up(tuning: Tuning, tmp_path: Path) -> None:
    for name in ("pairs", "every shoe a batch"):
        job = jobs()[name]
        assert same(OnCpu(tmp_path, tuning, blocks=2).count(job, (0, 600)), Lockstep().count(job, (0, 600)))


@needs_compiler
def test_a_run_on_it_is_the_run_of_the_cpu(tmp_path: Path) -> None:
    job, shoes = jobs()["points"], 5 * BATCH + 17
    engine = OnCpu(tmp_path, Tuning(block=1, occupancy=1))
    progress = deal(job, shoes, engine=engine, shoes_a_span=2 * BATCH)
    assert same(progress.tally, Lockstep().count(job, (0, shoes)))


class GpuOnCpu(Gpu):
    """The engine of the device as it is, its spans launched ahead and fetched in order; only the launches are C++."""

    def __init__(self, folder: Path, *, interrupted_after: int | None = None) -> None:
        self._kernel, self._left = OnCpu(folder, Tuning(block=1, occupancy=1)), interrupted_after
        self.launched: list[Span] = []

    def _launch(self, job: Job, span: Span) -> Any:
        self.launched.append(span)
        return SimpleNamespace(span=span, tally=self._kernel.count(job, span))

    def _fetch(self, launch: Any) -> Tally:
        if self._left == 0:
            raise KeyboardInterrupt
        self._left = None if self._left is None else self._left - 1
        tally: Tally = launch.tally
        return tally


@needs_compiler
def test_17_a_checkpoint_of_the_cpu_goes_on_with_the_engine_of_the_gpu_and_back(tmp_path: Path) -> None:
    job, shoes, saved = jobs()["pairs"], 12 * BATCH + 17, Checkpoint(tmp_path / "run.json")
    deal(job, 3 * BATCH + 5, engine=Threads(2, Lockstep()), checkpoint=saved)
    gpu = GpuOnCpu(tmp_path, interrupted_after=2)
    stopped = deal(job, shoes, engine=gpu, shoes_a_span=2 * BATCH, checkpoint=saved)
    assert stopped.interrupted
    assert gpu.launched[0] == (3 * BATCH, 5 * BATCH), "it begins where the CPU ended"
    assert len(gpu.launched) == 4, "one span more is under way than was fetched"
    assert same(stopped.tally, Lockstep().count(job, (0, 7 * BATCH)))
    half = deal(job, 9 * BATCH, engine=GpuOnCpu(tmp_path), shoes_a_span=BATCH, checkpoint=saved)
    assert half.resumed == stopped.tally.rounds
    whole = deal(job, shoes, engine=Threads(2, Lockstep()), checkpoint=saved)
    assert whole.resumed == half.tally.rounds
    assert same(whole.tally, Lockstep().count(job, (0, shoes)))


@needs_compiler
def test_17_spans_launched_ahead_come_back_each_once_and_in_order(tmp_path: Path) -> None:
    job, asked = jobs()["points"], list(spans(0, 5 * BATCH + 9, BATCH))
    for wanted in (asked, asked[:1], []):
        found = list(GpuOnCpu(tmp_path).counts(job, wanted))
        assert [span for span, _ in found] == wanted
        assert all(same(tally, Lockstep().count(job, span)) for span, tally in found)


@pytest.mark.parametrize("shoes", [1, 2**20, 10**8, 10**12])
def test_17_spans_for_the_gpu_are_whole_batches_that_its_sums_have_room_for(shoes: int, tmp_path: Path) -> None:
    for job in jobs().values():
        size = GpuOnCpu(tmp_path).shoes_a_span(job, shoes)
        assert size % BATCH == 0
        assert 0 < size <= most_shoes(job)


def test_what_the_gpu_cannot_deal_is_said_in_a_sentence() -> None:
    suited = load_house_text('extends = "bclc-mini"\ntitle = "x"\nabout = "x"\n[[bet]]\nkey = "royal_match"\n')
    said = gpu_tables.refusal(job_of(suited, seed=1, shoes=10))
    assert said is not None
    assert "royal_match" in str(said)
    assert "CPU" in str(said)
    dear = load_house_text(
        'extends = "bclc-mini"\ntitle = "x"\nabout = "x"\n[[bet]]\nkey = "own"\nname = "Own"\nkind = "side"\n'
        'side = "centre"\nrows = [{ name = "r", when = { winner = "tie" }, pays = "1000000:1" }]\n'
    )
    assert "pays more" in str(gpu_tables.refusal(job_of(dear, seed=1, shoes=10)))
    assert gpu_tables.refusal(jobs()["twelve decks"]) is None


def test_sums_of_a_launch_have_room() -> None:
    job = jobs()["pairs"]
    won = int(abs(job.payoffs.pay).max()) * BATCH * 160
    assert most_shoes(job) // BATCH * won * BATCH * 160 < 2**63


def test_spans_are_cut_where_the_upper_half_changes() -> None:
    assert halves((0, 10)) == [(0, (0, 10))]
    assert halves((2**32 - 256, 2**32 + 512)) == [(0, (2**32 - 256, 2**32)), (1, (0, 512))]
    assert halves((2**33, 2**33 + 1)) == [(2, (0, 1))]


def device() -> Gpu | str:
    """A device, or why there is none."""
    try:
        return Gpu()
    except NoGpu as error:
        return str(error)


@pytest.mark.parametrize("name", jobs())
def test_the_device_counts_what_the_fast_kernel_counts(name: str) -> None:
    engine, job = device(), jobs()[name]
    if isinstance(engine, str):
        pytest.skip(engine)
    for span in ((0, 40_000), (2**32 - BATCH, 2**32 + BATCH)):
        assert same(engine.count(job, span), Lockstep().count(job, span))
    whole = sum((tally for _, tally in engine.counts(job, spans(0, 5000, BATCH))), start=job.nothing())
    assert same(whole, Lockstep().count(job, (0, 5000)))


def test_where_there_is_no_gpu_the_flag_says_what_to_install(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    assert main(["simulate", "bclc-mini", "--gpu", "--shoes", "10"]) == 2
    out, err = capsys.readouterr()
    assert not out
    assert "--gpu needs CuPy" in err
    assert "pip install 'punto[gpu]'" in err


@pytest.mark.parametrize(
    ("more", "said"), [(["--cluster", "local:1"], "choose one"), (["--strategy", "flat"], "not with --strategy")]
)
def test_what_does_not_go_with_the_flag(more: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "bclc-mini", "--gpu", *more]) == 2
    assert said in capsys.readouterr().err


def test_a_job_beyond_points_is_refused_before_a_shoe_is_dealt(tmp_path: Path) -> None:
    suited = load_house_text('extends = "bclc-mini"\ntitle = "x"\nabout = "x"\n[[bet]]\nkey = "royal_match"\n')
    with pytest.raises(JobTooLarge, match="royal_match"):
        deal(job_of(suited, seed=1, shoes=10), 10, engine=OnCpu(tmp_path, Tuning()))
