"""The CUDA kernel: equal to the CPU first, then timed in several layouts, then a trillion rounds.

    python -m bench.gpu --out gpu.json

Every layout must give the tallies in `gpu_expected.json`, which `python -m bench.gpu --record` makes with the kernels
of the CPU; so the comparison needs no Numba on the machine with the device. A layout that fails is reported
whole and left out.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import subprocess
import sys
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import asdict, replace
from pathlib import Path
from time import perf_counter
from types import ModuleType
from typing import Any


def without_numba() -> None:
    """Let the kernels of the CPU be imported where there is no Numba: they are not run here."""
    stub: Any = ModuleType("numba")

    def njit(*functions: Any, **_: Any) -> Any:
        return functions[0] if functions else lambda function: function

    stub.njit = stub.jit = njit
    stub.prange = range
    sys.modules["numba"] = stub


try:
    import numba  # noqa: F401 - only whether it is there, and gets on with NumPy
except ImportError:
    without_numba()

from punto.house import House  # noqa: E402 - after the stub
from punto.rules.shoe import ShoeRules  # noqa: E402
from punto.sim.engine import BATCH, Engine, Span, spans  # noqa: E402
from punto.sim.gpu.engine import Gpu, NoGpu  # noqa: E402
from punto.sim.gpu.tables import Tuning  # noqa: E402
from punto.sim.job import Job, job_of  # noqa: E402
from punto.sim.kernels import Kernel  # noqa: E402
from punto.sim.run import deal  # noqa: E402
from punto.sim.tally import Tally  # noqa: E402

EXPECTED = Path(__file__).parent / "gpu_expected.json"
SPANS: tuple[Span, ...] = ((0, 1_000_000), (7 * BATCH, 8 * BATCH + 77), (2**32 - BATCH, 2**32 + BATCH))
TRILLION = 10**12
SHOES_TIMED = 2**24
SAMPLES = 3
TIMED = ("points", "pairs")


def jobs() -> dict[str, Job]:
    points, pairs, many = (House.load(key) for key in ("atlantic-city-mini", "pairs-mini", "bclc-ez"))
    return {
        "points": job_of(points, seed=2**63 + 5, shoes=10**6),
        "pairs": job_of(pairs, seed=2**64 - 1, shoes=10**6),
        "bclc-ez": job_of(many, seed=7, shoes=10**6),
        "twelve decks": job_of(replace(pairs, shoe=ShoeRules(12, "first card", 100)), seed=3, shoes=10**6),
        "nine decks": job_of(replace(points, shoe=ShoeRules(9, 7, 14)), seed=3, shoes=10**6),
        "one deck to the last card": job_of(replace(points, shoe=ShoeRules(1, 0, 0)), seed=4, shoes=10**6),
        "67 rounds": job_of(pairs, seed=5, shoes=10**6, rounds=67),
        "every shoe a batch": job_of(pairs, seed=6, shoes=1000),
    }


def layouts() -> Iterator[Tuning]:
    """What is tried; the default comes first."""
    yield Tuning()
    for block, threads in ((128, 1024), (128, 1280), (128, 1536), (128, 1792), (128, 2048)):
        for speculate in (False, True):
            for unroll in (1, 2):
                yield Tuning(block, threads // block, unroll, speculate)
    yield Tuning(128, 16, 4)
    yield Tuning(64, 24)
    yield Tuning(64, 32)
    yield Tuning(256, 4)
    yield Tuning(256, 6)
    yield Tuning(256, 8)


def digest(tally: Tally) -> str:
    said = (
        tally.shoes,
        tally.counts.tolist(),
        tally.lengths.tolist(),
        tally.batches,
        tally.rounds_squared,
        tally.sums,
    )
    return hashlib.sha256(json.dumps(said).encode()).hexdigest()


def digests(engine: Engine[Job, Tally], job: Job) -> dict[str, str]:
    return {f"{first}-{last}": digest(engine.count(job, (first, last))) for first, last in SPANS}


def record() -> None:
    EXPECTED.write_text(json.dumps({name: digests(Kernel(), job) for name, job in jobs().items()}, indent=1) + "\n")


def rounds_per_second(engine: Engine[Job, Tally], job: Job) -> float:
    """The best of some samples, each of several launches in a row, as a run makes them."""
    for _ in engine.counts(job, [(0, SHOES_TIMED)]):
        pass
    best = 0.0
    for _ in range(SAMPLES):
        began, rounds = perf_counter(), 0
        for _, tally in engine.counts(job, spans(0, 6 * SHOES_TIMED, SHOES_TIMED)):
            rounds += tally.rounds
        best = max(best, rounds / (perf_counter() - began))
    return best


def surroundings(engine: Gpu) -> dict[str, str]:
    import cupy  # noqa: PLC0415 - only where there is one

    told = {
        "device": engine.name,
        "cupy": cupy.__version__,
        "cuda driver": str(cupy.cuda.runtime.driverGetVersion()),
        "cuda runtime": str(cupy.cuda.runtime.runtimeGetVersion()),
        "python": sys.version.split()[0],
    }
    try:
        query = ["nvidia-smi", "--query-gpu=name,driver_version,clocks.sm,clocks.max.sm", "--format=csv,noheader"]
        told["nvidia-smi"] = subprocess.run(query, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError) as error:
        told["nvidia-smi"] = repr(error)
    return told


def tried(tuning: Tuning, wanted: dict[str, Job], expected: dict[str, Any], timed: Sequence[str]) -> dict[str, Any]:
    """Equality of every job, then the speed of some."""
    engine, found = Gpu(tuning), dict[str, Any](asdict(tuning))
    for name, job in wanted.items():
        same = digests(engine, job) == expected[name]
        found.setdefault("equal", {})[name] = same
        if not same:
            return found | {"error": f"{name}: not the tally of the CPU"}
    for name in timed:
        found.setdefault("rounds_per_second", {})[name] = rounds_per_second(engine, wanted[name])
        found.setdefault("layout", {})[name] = engine.layout._asdict()
    return found


def attempted(tuning: Tuning, *args: Any) -> dict[str, Any]:
    try:
        return tried(tuning, *args)
    except Exception:  # noqa: BLE001 - whatever it is, the other layouts go on
        return asdict(tuning) | {"error": traceback.format_exc()}


def shown(found: dict[str, Any]) -> str:
    head = "{block:4d} {occupancy:3d} {unroll:2d} {speculate!s:5} {blocks_each:2d}".format(**found)
    if "error" in found:
        return f"{head}  FAILED\n{found['error']}"
    layout = ", ".join(f"{n}: {each['registers']} reg, {each['blocks']} bl" for n, each in found["layout"].items())
    speed = "  ".join(f"{name} {value:.3e}" for name, value in found["rounds_per_second"].items())
    return f"{head}  {speed}   ({layout})"


def best_of(results: Sequence[dict[str, Any]], name: str) -> Tuning | None:
    good = [each for each in results if "error" not in each]
    if not good:
        return None
    best = max(good, key=lambda each: each["rounds_per_second"][name])
    return Tuning(**{key: best[key] for key in asdict(Tuning())})


def tuned(wanted: dict[str, Job], expected: dict[str, Any], until: float) -> Iterator[dict[str, Any]]:
    """Every job with the default layout, then two jobs with the others until the time is over."""
    few, results = {name: wanted[name] for name in TIMED}, [attempted(Tuning(), wanted, expected, TIMED)]
    yield results[0]
    for tuning in dict.fromkeys(layouts()):
        if perf_counter() < until and tuning != Tuning():
            results.append(attempted(tuning, few, expected, TIMED))
            yield results[-1]
    for name in TIMED:
        best = best_of(results, name)
        for each in (2, 4, 16):
            if perf_counter() < until and best is not None:
                yield attempted(replace(best, blocks_each=each), few, expected, TIMED)


def trillion(tuning: Tuning, job: Job) -> dict[str, Any]:
    """A run as `punto simulate --gpu` makes it, with its verdict."""
    from punto.exact import odds  # noqa: PLC0415 - what fails here must not keep the rest from being measured
    from punto.pricing.goodness_of_fit import agreement  # noqa: PLC0415

    engine = Gpu(tuning)
    engine.count(job, (0, BATCH))
    first = engine.count(job, (0, 100 * BATCH))
    shoes = -(-TRILLION * first.shoes // first.rounds)
    progress = deal(job, shoes, engine=engine)
    tally = progress.tally
    said: dict[str, Any] = {
        "shoes": tally.shoes,
        "rounds": tally.rounds,
        "seconds": progress.seconds,
        "rounds_per_second": progress.rounds_per_second,
        "tuning": asdict(tuning),
    }
    bets = {each.bet.key: [float(each.edge), each.standard_error] for each in job.prices(tally)}
    said["edges"] = bets
    try:
        house = House.load("atlantic-city-mini" if not job.points.with_pairs else "pairs-mini")
        compared = agreement(simulated=job.counts(tally), exact=odds(house).counts, shoes=job.shoes_by_cut_card(tally))
        said["agreement"] = compared.to_json() | {"sentence": str(compared.sentence)}
    except Exception:  # noqa: BLE001
        said["agreement"] = traceback.format_exc()
    return said


def main(argv: Sequence[str] = ()) -> None:
    """Validate, tune, measure."""
    parser = argparse.ArgumentParser(description="The CUDA kernel against the CPU, and its speed.")
    parser.add_argument("--out", type=Path, help="write everything as JSON there")
    parser.add_argument("--record", action="store_true", help="make gpu_expected.json anew with the CPU, and stop")
    parser.add_argument("--quick", action="store_true", help="the default layout only")
    parser.add_argument("--seconds", type=float, default=300, help="try no further layout after so many (300)")
    arguments = parser.parse_args(argv)
    if arguments.record:
        record()
        return
    print("\n## The CUDA kernel\n", flush=True)
    try:
        told: dict[str, Any] = {"surroundings": surroundings(Gpu())}
    except NoGpu as error:
        print(f"Not measured: {error}")
        return
    for name, value in told["surroundings"].items():
        print(f"{name}: {value}")
    wanted, expected = jobs(), json.loads(EXPECTED.read_text())
    results = told["layouts"] = []

    def keep() -> None:
        if arguments.out is not None:
            arguments.out.write_text(json.dumps(told, indent=1))

    print("\nblock, occupancy, unroll, speculate, blocks each: rounds/s, all bets settled", flush=True)
    until = perf_counter() + (0 if arguments.quick else arguments.seconds)
    for found in tuned(wanted, expected, until):
        results.append(found)
        print(shown(found), flush=True)
        keep()
    told["trillion"] = {}
    for name in TIMED:
        best = best_of(results, name)
        if best is None:
            continue
        try:
            told["trillion"][name] = trillion(best, wanted[name])
        except Exception:  # noqa: BLE001
            told["trillion"][name] = {"error": traceback.format_exc()}
        print(f"\na trillion rounds, {name}: {json.dumps(told['trillion'][name], indent=1)}", flush=True)
        keep()
    good = [each for each in results if "error" not in each]
    print(f"\n{len(good)} of {len(results)} layouts counted what the CPU counts.")


if __name__ == "__main__":
    main(sys.argv[1:])
