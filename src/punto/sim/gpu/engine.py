"""A CUDA device as an engine, through CuPy: the kernel is compiled at run time for the job at hand.

CuPy is an extra (`punto[gpu]`), loaded only when somebody asks for a GPU. The next span is launched before the last one
is fetched, so that the device never waits. Ctrl-C is noticed between spans, each some hundredths of a second long.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np

from punto.errors import PuntoError
from punto.sim.engine import BATCH, Engine, Span, whole_batches
from punto.sim.gpu.tables import KernelTables, Tuning, halves, most_shoes, refusal, source
from punto.sim.job import Job
from punto.sim.kernels import check, require_tableau
from punto.sim.tally import Tally
from punto.words import Text

_SHOES_A_SPAN = 2**26
"""Some five thousand million rounds: a twentieth of a second on a large device."""
_STEPS = 20
"""A short run is cut into so many spans, so that its convergence can be drawn."""
_LEAST_SHOES_A_SPAN = 2**20
_AHEAD = 2
"""Spans under way at once."""


class NoGpu(PuntoError):
    """There is no device that could deal, or nothing to speak to it with; the message says what to install."""


class _Launch(NamedTuple):
    span: Span
    tables: KernelTables
    counted: Any
    """On the device; held until the copy is here."""
    memory: Any
    """Page-locked memory that the device copies to."""
    done: Any
    """An event behind the copy."""


class KernelOccupancy(NamedTuple):
    """How the compiled kernel lies on a multiprocessor."""

    registers: int
    """Of a thread."""
    shared_bytes: int
    """Of a block."""
    blocks: int
    """At once."""


class Gpu(Engine[Job, Tally]):
    """Deals on the current CUDA device; NoGpu where there is none."""

    def __init__(self, tuning: Tuning | None = None) -> None:
        self._cupy = _cupy()
        self._tuning = tuning or Tuning()
        self._job: Job | None = None
        self._tables: KernelTables
        self._module: Any
        self._on_device: tuple[Any, Any]
        self._told = b""
        self._blocks = 0
        self.layout = KernelOccupancy(0, 0, 0)
        """Of the job that was dealt last."""
        self._stream = self._cupy.cuda.Stream(non_blocking=True)

    @property
    def name(self) -> str:
        """The name of the device."""
        properties = self._cupy.cuda.runtime.getDeviceProperties(self._cupy.cuda.Device().id)
        return str(properties["name"].decode())

    def refusal(self, job: Job) -> Text | None:
        """The bets that need the CPU."""
        return refusal(job)

    def shoes_a_span(self, job: Job, shoes: int) -> int:
        """Long spans: a launch should keep the device busy much longer than it takes to launch."""
        wanted = max(_LEAST_SHOES_A_SPAN, whole_batches(shoes // _STEPS))
        return min(_SHOES_A_SPAN, wanted, most_shoes(job))

    def count(self, job: Job, span: Span) -> Tally:
        """Deal a span."""
        return self._fetch(self._launch(job, span))

    def counts(self, job: Job, spans: Iterable[Span]) -> Iterator[tuple[Span, Tally]]:
        """Deal spans in order, the next one launched before the last is fetched."""
        under_way: deque[_Launch] = deque()
        for span in spans:
            under_way.append(self._launch(job, span))
            if len(under_way) == _AHEAD:
                yield under_way[0].span, self._fetch(under_way.popleft())
        for launch in under_way:
            yield launch.span, self._fetch(launch)

    def _launch(self, job: Job, span: Span) -> _Launch:
        check(self, job)
        if job is not self._job:
            self._prepare(job)
        cupy, tables, stream = self._cupy, self._tables, self._stream
        with stream:
            counted = cupy.zeros(tables.size, dtype=np.uint64)
            kernel, (used, pay) = self._module.get_function("count_shoes"), self._on_device
            for high, (first, last) in halves(span):
                self._tell(tables.constants(high))
                blocks = min(self._blocks, -(-(last - first) // BATCH))
                kernel((blocks,), (self._tuning.block,), (np.uint64(first), np.uint64(last), used, pay, counted))
            memory = cupy.cuda.alloc_pinned_memory(counted.nbytes)
            runtime = cupy.cuda.runtime
            to_host = runtime.memcpyDeviceToHost
            runtime.memcpyAsync(memory.ptr, counted.data.ptr, counted.nbytes, to_host, stream.ptr)
            done = cupy.cuda.Event(disable_timing=True)
            done.record(stream)
        return _Launch(span, tables, counted, memory, done)

    def _fetch(self, launch: _Launch) -> Tally:
        launch.done.synchronize()
        counted = np.frombuffer(launch.memory, np.int64, launch.tables.size).copy()
        return launch.tables.tally(launch.span, counted)

    def _prepare(self, job: Job) -> None:
        """Compile the kernel for a job and put its tables on the device."""
        require_tableau()
        cupy, tuning = self._cupy, self._tuning
        tables = KernelTables.of(job)
        defines = tuple(f"-D{word}={value}" for word, value in tables.defines(tuning).items())
        module = cupy.RawModule(code=source(), options=("--std=c++17", *defines))
        try:
            module.compile()
        except cupy.cuda.compiler.CompileException as error:
            raise NoGpu(Text("error-sim-gpu-not-compiled", error=str(error))) from error
        self._job, self._tables, self._module, self._told = job, tables, module, b""
        with self._stream:
            self._on_device = cupy.asarray(tables.used), cupy.asarray(tables.pay.ravel())
        kernel, device = module.get_function("count_shoes"), cupy.cuda.Device().attributes
        # Registers are given to a warp by the 256, shared memory to a block with a kilobyte for the system.
        warps = tuning.block // 32 or 1
        fits = (
            device["MaxBlocksPerMultiprocessor"],
            device["MaxThreadsPerMultiProcessor"] // tuning.block,
            device["MaxRegistersPerMultiprocessor"] // (-(-kernel.num_regs // 8) * 256 * warps),
            device["MaxSharedMemoryPerMultiprocessor"] // (kernel.shared_size_bytes + 1024),
        )
        self.layout = KernelOccupancy(kernel.num_regs, kernel.shared_size_bytes, max(1, min(fits)))
        self._blocks = device["MultiProcessorCount"] * self.layout.blocks * tuning.blocks_each

    def _tell(self, constants: bytes) -> None:
        """Write the kernel's constants if they change; on the stream, so that every launch reads its own."""
        if constants == self._told:
            return
        memory, words = self._module.get_global("JOB"), np.frombuffer(constants, dtype=np.uint8)
        memory.copy_from_host_async(words.ctypes.data, words.nbytes, self._stream)
        # The bytes must last until they are copied, and launches with other constants are rare.
        self._stream.synchronize()
        self._told = constants


def _cupy() -> Any:
    """CuPy, with a device that it can use."""
    try:
        import cupy  # noqa: PLC0415 - an extra, and seconds of loading
    except ImportError as error:
        raise NoGpu(Text("error-sim-gpu-no-cupy", error=str(error))) from None
    try:
        found = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise NoGpu(Text("error-sim-gpu-no-driver", error=str(error))) from None
    if not found:
        raise NoGpu(Text("error-sim-gpu-no-device"))
    return cupy
