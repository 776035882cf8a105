"""All worker processes of a server, lane by lane, and the answers of theirs that are kept."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from typing import Final

from punto.server.edge.limits import AddressBuckets
from punto.server.live.houses import Houses
from punto.server.settings import ServerSettings
from punto.server.workers.jobs import QuestionJob, Reply, TableMoment, WorkerJob
from punto.server.workers.kept import Kept
from punto.server.workers.lanes import LANES, LaneName
from punto.server.workers.pool import Pool, Ticket
from punto.server.workers.worker import Tell, WorkerSettings
from punto.words import Language

__all__ = ["Workers"]

_KEPT_BYTES: Final = 64 << 20
_OF_ONE_BUDGET: Final = frozenset[LaneName]({"reading", "strangers"})


class _Shared:
    """A job that one or more wait for; it ends when the last of them has gone."""

    def __init__(self, ticket: Ticket) -> None:
        self.ticket, self.waiting = ticket, 0

    async def wait(self) -> Reply:
        self.waiting += 1
        try:
            return await asyncio.shield(self.ticket.reply)
        finally:
            self.waiting -= 1
            if self.waiting == 0:
                self.ticket.stop()


class Workers:
    """The worker pools of a server."""

    def __init__(self, settings: ServerSettings, houses: Houses, *, budget: AddressBuckets) -> None:
        self.pools: dict[LaneName, Pool] = {
            name: Pool(
                WorkerSettings(
                    name=name,
                    lane=lane,
                    database=settings.database,
                    houses=houses.own,
                    log_format=settings.log_format,
                    log_level=settings.log_level,
                ),
                budget=budget if name in _OF_ONE_BUDGET else None,
            )
            for name, lane in LANES.items()
        }
        self._kept = Kept(most_bytes=_KEPT_BYTES)
        self._under_way: dict[Hashable, _Shared] = {}

    def start(self) -> None:
        """Start the processes that are always there."""
        for pool in self.pools.values():
            pool.warm_up()

    async def close(self) -> None:
        """End every process at once."""
        await asyncio.gather(*(pool.close() for pool in self.pools.values()))

    def submit(self, lane: LaneName, job: WorkerJob, *, address: str, tell: Tell | None = None) -> Ticket:
        """Hand in a job that goes on by itself."""
        return self.pools[lane].submit(job, address=address, tell=tell)

    async def answer(self, lane: LaneName, job: QuestionJob, *, address: str, moment: TableMoment) -> Reply:
        """The answer to a request: the kept one, that of somebody who asks the same now, or a new one.

        What is true at a table until something happens there is kept with the number of its events; what is told of
        rounds and shoes that are over, with the number of corrections. What is kept holds keys and values; an error,
        whose words are in the language of the one who asks, is never kept, and shared only with those who ask in the
        same.
        """
        asked = job.question
        question = (asked, moment)
        found = self._kept.get((asked, moment.corrections)) or self._kept.get(question)
        if found is not None:
            return found
        said = (question, job.language)
        shared = self._under_way.get(said)
        if shared is None:
            shared = self._under_way[said] = _Shared(self.submit(lane, job, address=address))
            shared.ticket.reply.add_done_callback(lambda done: self._answered(said, done))
        return await shared.wait()

    def _answered(self, said: tuple[tuple[Hashable, TableMoment], Language], done: asyncio.Future[Reply]) -> None:
        self._under_way.pop(said, None)
        if done.cancelled() or done.exception() is not None:
            return
        reply = done.result()
        question = asked, moment = said[0]
        if reply.keep == "always" and moment.corrections is not None:
            self._kept.put((asked, moment.corrections), reply)
        elif reply.keep == "table" and moment.events is not None:
            self._kept.put(question, reply)
