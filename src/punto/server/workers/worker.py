"""One worker process, seen from the server: started, handed a job, watched, ended."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from asyncio.subprocess import Process
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from punto.house import House
from punto.server.settings import LogFormat
from punto.server.workers.jobs import News, Reply, WorkerJob
from punto.server.workers.lanes import Lane, LaneName
from punto.server.workers.wire import pack, receive

__all__ = ["Tell", "Worker", "WorkerEnded", "WorkerSettings"]

Tell = Callable[[News], None]
_MODULE: Final = "punto.server.workers.process"
_END_SECONDS: Final = 5.0
_OUT_OF_TIME: Final = -getattr(signal, "SIGXCPU", 0)


@dataclass(frozen=True, kw_only=True)
class WorkerSettings:
    """What a worker has to know. It goes through the pipe, because the address of a database may hold a password."""

    name: LaneName
    lane: Lane
    database: str
    houses: tuple[House, ...]
    """The houses of the server's own files."""
    log_format: LogFormat
    log_level: str


class WorkerEnded(Exception):
    """The process ended before it answered."""

    def __init__(self, *, out_of_time: bool) -> None:
        super().__init__("the worker ended before it answered")
        self.out_of_time = out_of_time


class Worker:
    """A process that does one job at a time."""

    def __init__(self, process: Process) -> None:
        self._process = process

    @classmethod
    async def start(cls, settings: WorkerSettings) -> Worker:
        """A new process. It loads what its lane needs, and takes a job when that is done."""
        # Not the folder where the server happens to stand: only where its own modules came from.
        paths = os.pathsep.join(path for path in sys.path if path)
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            *("-P", "-m", _MODULE),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": paths},
        )
        worker = cls(process)
        worker._send(settings)
        return worker

    @property
    def alive(self) -> bool:
        """Whether the process can take a job."""
        return self._process.returncode is None and not self._input.is_closing()

    @property
    def _input(self) -> asyncio.StreamWriter:
        assert self._process.stdin is not None
        return self._process.stdin

    async def run(self, job: WorkerJob, tell: Tell | None = None) -> Reply:
        """Do a job; WorkerEnded when the process does not live to its end."""
        assert self._process.stdout is not None
        self._send(job)
        try:
            while True:
                match await receive(self._process.stdout):
                    case News() as news:
                        if tell is not None:
                            tell(news)
                    case Reply() as reply:
                        return reply
        except (EOFError, OSError):
            # Its pipe is closed, and so it is about to end. One that is not, is helped.
            try:
                code = await asyncio.wait_for(self._process.wait(), _END_SECONDS)
            except TimeoutError:
                self.kill()
                code = await self._process.wait()
            raise WorkerEnded(out_of_time=code == _OUT_OF_TIME) from None

    def ask_to_stop(self) -> None:
        """Ask the present job to come to its end; whoever does not listen is killed later."""
        self._send(None)

    def kill(self) -> None:
        """End the process at once."""
        with contextlib.suppress(ProcessLookupError):
            self._process.kill()
        self._input.close()

    async def ended(self) -> None:
        """Wait until the process has gone, and both pipes with it."""
        assert self._process.stdout is not None
        with contextlib.suppress(OSError):
            await self._process.stdout.read()
            await self._input.wait_closed()
        await self._process.wait()

    def _send(self, value: object) -> None:
        # A worker that has gone is noticed where its answer is awaited.
        if not self._input.is_closing():
            self._input.write(pack(value))
