"""A worker process: reads jobs from standard input, does one at a time, and writes what came of it.

It takes only so much of the machine, goes after everything else that wants a processor, and ends with the server.
"""

from __future__ import annotations

import asyncio
import gc
import importlib
import os
import select
import signal
import sys
import threading
import time
from typing import Any, BinaryIO, Final, assert_never

from punto.program.bounds import MOST_CELLS
from punto.server.errors import ApiError
from punto.server.workers.jobs import (
    KEEP,
    AuditJob,
    HttpJob,
    News,
    PriceJob,
    QuestionJob,
    Reply,
    SheetJob,
    SimulationJob,
    WorkerJob,
)
from punto.server.workers.lanes import Lane, LaneName
from punto.server.workers.wire import read_pickled, write_news, write_reply
from punto.server.workers.worker import WorkerSettings
from punto.words import ENGLISH, Text

__all__ = ["main"]

_MOST_CELLS: Final = 1 << 24
_SPENT_BYTES: Final = 768 << 20
"""A process that has become so large makes way for a new one: what it was handed may have filled its caches."""
_OWN: Final = frozenset({KEEP, "content-length"})
"""Headers that are for the server, which makes the second itself."""

_PRELOADED: Final[dict[LaneName, tuple[str, ...]]] = {
    "reading": ("punto.trainer",),
    "strangers": ("punto.fairness.verifier",),
    "simulations": ("punto.server.simulations.runs",),
    "audits": ("punto.store.audit",),
}


_PRICES: Final[frozenset[LaneName]] = frozenset({"reading", "strangers"})
"""Lanes that are asked for odds, again and again."""


def main() -> None:
    """Do jobs until the server goes."""
    # Whatever is printed by mistake must not get among the frames.
    output = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    source = sys.stdin.buffer
    # The terminal tells everybody; it is the server who says when to stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with, args=(os.getppid(),), daemon=True).start()
    try:
        settings: WorkerSettings = read_pickled(source)
        bench = _Bench(settings, output)
        while True:
            job: WorkerJob | None = read_pickled(source)
            if job is not None:
                bench.do(job)
    except (EOFError, BrokenPipeError, ConnectionResetError):
        pass
    # Caches, pools and threads need no farewell.
    os._exit(0)


def _end_with(parent: int) -> None:
    """End when the server has gone, however it went."""
    while os.getppid() == parent:
        time.sleep(1.0)
    os._exit(0)


class _Bench:
    """Where jobs are done."""

    def __init__(self, settings: WorkerSettings, output: BinaryIO) -> None:
        # Loaded here, so that the server's side of this module loads nothing of it.
        from punto.exact.count import load_closed_form  # noqa: PLC0415
        from punto.server.live.houses import Houses  # noqa: PLC0415
        from punto.server.operations.logs import set_up  # noqa: PLC0415
        from punto.server.workers.app import worker_app  # noqa: PLC0415
        from punto.server.workers.pricing import OwnHouses  # noqa: PLC0415
        from punto.server.workers.services import WorkerServices  # noqa: PLC0415

        # Some seconds and some hundred megabytes: what strangers ask for, and a house with every usual bet.
        MOST_CELLS.set(_MOST_CELLS)
        _bound_memory(settings.lane)
        set_up(log_format=settings.log_format, level=settings.log_level)
        self._output, self._lane = output, settings.lane
        self._services = WorkerServices(settings.database, Houses.of(settings.houses), OwnHouses())
        self._app = worker_app(self._services)
        for module in _PRELOADED[settings.name]:
            importlib.import_module(module)
        if settings.name in _PRICES:
            load_closed_form()
        self._runner = asyncio.Runner()
        gc.freeze()
        _stand_back(settings.lane)

    def do(self, job: WorkerJob) -> None:
        """Do one job and write what came of it."""
        before = time.process_time()
        _bound_processor(self._lane, before)
        too_large = False
        try:
            reply = self._runner.run(self._answer(job)) if isinstance(job, HttpJob) else self._work(job)
        except MemoryError:
            too_large = True
            reply = self._refused(ApiError(422, "takes_too_much", _TOO_MUCH), job)
        write_reply(
            self._output,
            Reply(
                reply.status,
                reply.headers,
                reply.body,
                reply.keep,
                processor_seconds=time.process_time() - before,
                spent=too_large or _resident_bytes() > _SPENT_BYTES,
            ),
        )

    def _work(self, job: PriceJob | SheetJob | SimulationJob | AuditJob) -> Reply:
        from punto.server.workers import work  # noqa: PLC0415

        match job:
            case PriceJob():
                return work.price(job)
            case SheetJob():
                return work.sheet(job, self._services)
            case SimulationJob():
                return work.simulate(job, self._services, tell=self._tell, stopped=_is_called)
            case AuditJob():
                return work.audit_tables(job, self._services, tell=self._tell)
            case _:
                assert_never(job)

    def _tell(self, news: News) -> None:
        write_news(self._output, news)

    async def _answer(self, job: HttpJob) -> Reply:
        """What the route of a request says."""
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": job.method,
            "scheme": "http",
            "path": job.path,
            "raw_path": job.path.encode(),
            "root_path": "",
            "query_string": job.query,
            "headers": [(name.encode(), value.encode("latin-1")) for name, value in job.headers],
            "client": None,
            "server": None,
            "asker": job.asker,
        }
        said: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": job.body, "more_body": False}

        async def send(message: Any) -> None:
            said.append(message)

        try:
            await self._app(scope, receive, send)
        except MemoryError:
            raise
        except Exception:
            # The app has logged it and answered it, and raises it again for a server that would log it too.
            if not said:
                raise
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in said[0]["headers"]}
        body = b"".join(message.get("body", b"") for message in said[1:])
        kept = headers.get(KEEP)
        sent = tuple((name, value) for name, value in headers.items() if name not in _OWN)
        return Reply(said[0]["status"], sent, body, "always" if kept == "always" else "table" if kept else None)

    @staticmethod
    def _refused(error: ApiError, job: WorkerJob) -> Reply:
        from punto.server.workers.work import refused  # noqa: PLC0415

        return refused(error, job.language if isinstance(job, QuestionJob) else ENGLISH)


def _is_called() -> bool:
    """Whether the server wants something else: it has said so, or it has gone."""
    return sys.platform != "win32" and bool(select.select([sys.stdin], [], [], 0)[0])


def _stand_back(lane: Lane) -> None:
    """Let the tables go first, and never take a processor away from one who has just got it."""
    if sys.platform != "win32":
        os.nice(lane.nice)
    if sys.platform == "linux":
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))


def _bound_memory(lane: Lane) -> None:
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415 - not every system has it

    _, hard = resource.getrlimit(resource.RLIMIT_AS)
    most = lane.memory_bytes if hard == resource.RLIM_INFINITY else min(lane.memory_bytes, hard)
    resource.setrlimit(resource.RLIMIT_AS, (most, hard))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def _bound_processor(lane: Lane, used: float) -> None:
    """From now on, so many seconds. The system ends the process when it has used them, whatever it is doing."""
    if sys.platform == "win32":
        return
    import resource  # noqa: PLC0415

    _, hard = resource.getrlimit(resource.RLIMIT_CPU)
    resource.setrlimit(resource.RLIMIT_CPU, (int(used) + 1 + lane.processor_seconds, hard))


def _resident_bytes() -> int:
    """How large the process is now; 0 where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as told:  # noqa: PTH123 - read after every job
            return int(told.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


_TOO_MUCH = Text("server-workers-too-much-memory")

if __name__ == "__main__":
    main()
