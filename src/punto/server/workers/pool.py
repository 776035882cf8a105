"""A worker pool: the processes of one lane, a bounded queue in front of them, and load shedding when it is full.

Whose turn it is goes by address: the one with the fewest jobs under way is next, and none ever has all processes. Work
that nobody waits for any more is ended: a job that waits is dropped, one that runs is asked to stop and then killed.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import Final

from punto.server.edge.limits import AddressBuckets
from punto.server.errors import ApiError
from punto.server.operations.supervision import Tasks
from punto.server.workers.jobs import Reply, WorkerJob
from punto.server.workers.worker import Tell, Worker, WorkerEnded, WorkerSettings
from punto.words import Text

__all__ = ["Pool", "Ticket", "busy"]

_log = logging.getLogger("punto.server.workers")

_IDLE_SECONDS: Final = 60.0
"""How long a process beyond the warm ones may have nothing to do."""


def busy() -> ApiError:
    """The answer when work is shed."""
    said = Text("server-workers-busy")
    return ApiError(503, "busy", said, retry_after=2)


class _Closed(Exception):
    """The pool was closed while a process was being started."""


class Ticket:
    """A job in the pool, waiting or running."""

    def __init__(self, pool: Pool, job: WorkerJob, address: str, tell: Tell | None) -> None:
        self.job, self.address, self.tell = job, address, tell
        self.reply: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        # Whoever asked may have gone: then nobody else retrieves the exception, and asyncio must not log it.
        self.reply.add_done_callback(lambda done: done.cancelled() or done.exception())
        self.worker: Worker | None = None
        self._pool = pool

    def stop(self) -> None:
        """Nobody needs it any more, or not more of it than there is."""
        self._pool.stop(self)

    def settle(self, outcome: Reply | BaseException) -> None:
        """Say how it ended, if nobody has yet."""
        if self.reply.done():
            return
        if isinstance(outcome, Reply):
            self.reply.set_result(outcome)
        else:
            self.reply.set_exception(outcome)


class Pool:
    """The processes of one lane."""

    def __init__(self, settings: WorkerSettings, *, budget: AddressBuckets | None = None) -> None:
        self._settings, self._lane, self._budget = settings, settings.lane, budget
        self._queue: list[Ticket] = []
        self._running: set[Ticket] = set()
        self._of_address: Counter[str] = Counter()
        self._running_of_address: Counter[str] = Counter()
        self._workers: set[Worker] = set()
        self._idle: dict[Worker, float] = {}
        """Since when, the latest last."""
        self._tasks = Tasks(f"the workers for {settings.name}")
        self._closed = False

    def warm_up(self) -> None:
        """Start the processes that are always there."""
        for _ in range(self._lane.warm):
            self._tasks.once(self._warm(), name="the start of a process")

    @property
    def waiting(self) -> int:
        """How many jobs wait for a process."""
        return len(self._queue)

    def submit(self, job: WorkerJob, *, address: str, tell: Tell | None = None) -> Ticket:
        """Hand in a job; ApiError when there are too many, of this address or in all."""
        if self._closed or len(self._queue) >= self._lane.waiting:
            raise busy()
        if self._of_address[address] >= self._lane.of_an_address:
            raise ApiError(429, "too_fast", _TOO_MANY, retry_after=1)
        if self._budget is not None and (seconds := self._budget.seconds_until_free(address)) > 0:
            raise ApiError(429, "too_fast", _TOO_MUCH, retry_after=seconds)
        ticket = Ticket(self, job, address, tell)
        self._queue.append(ticket)
        self._of_address[address] += 1
        asyncio.get_running_loop().call_later(self._lane.wait_seconds, self._shed, ticket)
        self._dispatch()
        return ticket

    async def run(self, job: WorkerJob, *, address: str) -> Reply:
        """Do a job and wait for it; when the one who waits is cancelled, so is the job."""
        ticket = self.submit(job, address=address)
        try:
            return await ticket.reply
        finally:
            ticket.stop()

    def stop(self, ticket: Ticket) -> None:
        """End a job, wherever it is; one that is done is left alone."""
        if ticket in self._running:
            if ticket.worker is not None:
                ticket.worker.ask_to_stop()
            asyncio.get_running_loop().call_later(self._lane.stop_seconds, self._kill, ticket)
        else:
            self._drop(ticket, busy())

    async def close(self) -> None:
        """End every process at once. What was not answered is shed."""
        self._closed = True
        for ticket in list(self._queue):
            self._drop(ticket, busy())
        for ticket in self._running:
            ticket.settle(busy())
        for worker in self._workers:
            worker.kill()
        for worker in self._idle:
            self._tasks.once(worker.ended(), name="the end of a process")
        self._idle.clear()
        await self._tasks.finished()
        self._workers.clear()

    # ------------------------------------------------------------------------------------- the queue

    def _dispatch(self) -> None:
        while len(self._running) < self._lane.most and (ticket := self._next()) is not None:
            self._queue.remove(ticket)
            self._running.add(ticket)
            self._running_of_address[ticket.address] += 1
            self._tasks.once(self._work(ticket), name="a job")

    def _next(self) -> Ticket | None:
        """The oldest job of those whose address has the fewest under way; none may have all processes."""
        share = max(1, self._lane.most - 1)
        waiting = [each for each in self._queue if self._running_of_address[each.address] < share]
        return min(waiting, key=lambda each: self._running_of_address[each.address], default=None)

    def _drop(self, ticket: Ticket, error: ApiError) -> None:
        if ticket in self._queue:
            self._queue.remove(ticket)
            self._forget(ticket)
            ticket.settle(error)

    def _shed(self, ticket: Ticket) -> None:
        self._drop(ticket, busy())

    def _forget(self, ticket: Ticket) -> None:
        self._of_address[ticket.address] -= 1
        if self._of_address[ticket.address] <= 0:
            del self._of_address[ticket.address]

    # --------------------------------------------------------------------------------- the processes

    async def _work(self, ticket: Ticket) -> None:
        worker: Worker | None = None
        whole, clock = False, asyncio.get_running_loop().time
        began = clock()
        try:
            worker = ticket.worker = await self._free_worker()
            began = clock()
            async with asyncio.timeout(self._lane.seconds):
                reply = await worker.run(ticket.job, ticket.tell)
            self._charge(ticket, reply.processor_seconds)
            ticket.settle(reply)
            whole = not reply.spent
        except TimeoutError:
            self._charge(ticket, self._lane.processor_seconds)
            ticket.settle(busy())
            _log.warning("a job of the lane %s took more than %g s", self._settings.name, self._lane.seconds)
        except WorkerEnded as ended:
            # Nobody knows what it used: as much as it may, or all the time since, if that is less.
            self._charge(ticket, min(self._lane.processor_seconds, clock() - began))
            if not ended.out_of_time and not ticket.reply.done():
                _log.warning("a worker of the lane %s ended in the middle of a job", self._settings.name)
            ticket.settle(ApiError(422, "takes_too_long", _TOO_LONG) if ended.out_of_time else busy())
        except OSError as error:
            _log.warning("no worker of the lane %s can be started: %s", self._settings.name, error)
            ticket.settle(busy())
        except _Closed:
            ticket.settle(busy())
        finally:
            self._finished(ticket, worker, whole=whole)

    def _finished(self, ticket: Ticket, worker: Worker | None, *, whole: bool) -> None:
        ticket.worker = None
        self._running.discard(ticket)
        self._forget(ticket)
        self._running_of_address[ticket.address] -= 1
        if self._running_of_address[ticket.address] <= 0:
            del self._running_of_address[ticket.address]
        # From a process that has not answered, the answer might come in the place of the next one.
        if worker is not None and not (whole and self._rest(worker)):
            worker.kill()
            self._workers.discard(worker)
            self._tasks.once(worker.ended(), name="the end of a process")
            if not self._closed and len(self._workers) < self._lane.warm:
                self._tasks.once(self._warm(), name="the start of a process")
        ticket.settle(busy())
        if not self._closed:
            self._dispatch()

    def _charge(self, ticket: Ticket, processor_seconds: float) -> None:
        if self._budget is not None:
            self._budget.charge(ticket.address, processor_seconds)

    def _kill(self, ticket: Ticket) -> None:
        if ticket in self._running and ticket.worker is not None:
            ticket.worker.kill()

    async def _free_worker(self) -> Worker:
        while self._idle:
            worker, _ = self._idle.popitem()
            if worker.alive:
                return worker
            self._workers.discard(worker)
        return await self._start()

    async def _start(self) -> Worker:
        worker = await Worker.start(self._settings)
        if self._closed:
            worker.kill()
            await worker.ended()
            raise _Closed
        self._workers.add(worker)
        return worker

    async def _warm(self) -> None:
        try:
            self._rest(await self._start())
        except _Closed:
            pass
        except OSError as error:
            _log.warning("no worker of the lane %s can be started: %s", self._settings.name, error)

    def _rest(self, worker: Worker) -> bool:
        """Keep a process for the next job, for a while."""
        if self._closed or not worker.alive:
            return False
        loop = asyncio.get_running_loop()
        self._idle[worker] = loop.time()
        loop.call_later(_IDLE_SECONDS, self._let_go, worker, self._idle[worker])
        return True

    def _let_go(self, worker: Worker, since: float) -> None:
        if self._idle.get(worker) == since and len(self._workers) > self._lane.warm:
            del self._idle[worker]
            self._workers.discard(worker)
            worker.kill()
            self._tasks.once(worker.ended(), name="the end of a process")


_TOO_MANY = Text("server-workers-too-many")
_TOO_MUCH = Text("server-workers-too-much")
_TOO_LONG = Text("server-workers-too-long")
