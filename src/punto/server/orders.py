"""How the commands of one table are answered: by the store's writer, again and again until there is an answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from punto.errors import BrokenJournal, PurseShort, StoreError
from punto.rules.text import Text
from punto.server.errors import ApiError
from punto.server.health import Health
from punto.server.metrics import Metrics
from punto.server.settings import ServerSettings
from punto.store import Answer, Writer
from punto.table.commands import Command
from punto.table.events import Event, RoundSettled, RoundVoided

__all__ = ["PATIENCE_SECONDS", "Ground", "answered", "out_of_service"]

PATIENCE_SECONDS: Final = 10.0
"""How long a command of a client is tried again while the store is out of reach."""


@dataclass(frozen=True)
class Ground:
    """What all tables stand on."""

    settings: ServerSettings
    writer: Writer
    metrics: Metrics
    health: Health
    clock: Callable[[], int]
    """The time in milliseconds."""


async def answered(ground: Ground, table: str, command: Command, *, patience: float | None) -> Answer:
    """The durable answer to a command.

    While the store is out of reach the same command is handed in again, so that it is answered exactly once; after so
    many seconds, if there are any, StoreError. BrokenJournal and PurseShort are raised at once.
    """
    metrics, kind = ground.metrics, type(command).__name__
    begun, wait = time.perf_counter(), 0.05
    while True:
        try:
            answer = await asyncio.wrap_future(ground.writer.submit(table, command))
        except PurseShort:
            metrics.commands.labels(kind, "refused").inc()
            metrics.refusals.labels("purse_short").inc()
            raise
        except StoreError as error:
            metrics.store_errors.labels(type(error).__name__).inc()
            ground.health.failed(error)
            if patience is not None and time.perf_counter() - begun > patience:
                raise
            await asyncio.sleep(wait)
            wait = min(wait * 2, 5.0)
            continue
        except BrokenJournal:
            metrics.store_errors.labels(BrokenJournal.__name__).inc()
            raise
        ground.health.answered()
        metrics.command_seconds.observe(time.perf_counter() - begun)
        _count(metrics, kind, answer)
        return answer


def _count(metrics: Metrics, kind: str, answer: Answer) -> None:
    if answer.refusal is not None:
        metrics.refusals.labels(answer.refusal.code.value).inc()
    outcome = "refused" if answer.refusal else "repeated" if answer.repeated else "accepted"
    metrics.commands.labels(kind, outcome).inc()
    for event in answer.events:
        if (ended := _end_of_round(event)) is not None:
            metrics.rounds.labels(ended).inc()


def _end_of_round(event: Event) -> str | None:
    match event:
        case RoundSettled():
            return "settled"
        case RoundVoided():
            return "void"
        case _:
            return None


def out_of_service() -> ApiError:
    """What is said of a table that cannot be played at."""
    return ApiError(503, "table_out_of_service", Text("This table is out of service.", "本桌暂停服务。"))
