"""Retries: a command is handed to the store's writer, under one idempotency key, until there is a durable answer."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from punto.errors import BrokenJournal, OwnershipLost, StoreError
from punto.server.cluster.hub import Hub
from punto.server.operations.health import Health
from punto.server.operations.metrics import Metrics
from punto.server.settings import ServerSettings
from punto.store import Answer, Store, Writer
from punto.table.command import Command
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.event import Event

__all__ = ["PATIENCE_SECONDS", "TableServices", "submit_until_answered"]

PATIENCE_SECONDS: Final = 10.0
"""How long a command of a client is tried again while the store is out of reach."""


@dataclass(frozen=True)
class TableServices:
    """Dependencies that all tables share."""

    settings: ServerSettings
    store: Store
    writer: Writer
    metrics: Metrics
    health: Health
    clock: Callable[[], int]
    """The time in milliseconds."""
    hub: Hub
    """The other servers that show tables of this one."""


async def submit_until_answered(
    services: TableServices, table: str, command: Command, *, patience: float | None
) -> Answer:
    """The durable answer to a command.

    While the store is out of reach the same command is handed in again, so that it is answered exactly once; after so
    many seconds, if there are any, StoreError. BrokenJournal and OwnershipLost are raised at once.
    """
    metrics, kind = services.metrics, type(command).__name__
    begun, wait = time.perf_counter(), 0.05
    while True:
        try:
            answer = await asyncio.wrap_future(services.writer.submit(table, command))
            # What writes nothing does not meet the fence of a commit, and is as little worth when the file is gone.
            services.store.check()
        except OwnershipLost as error:
            # Another server deals: to try again would be to deal in turns.
            metrics.store_errors.labels(type(error).__name__).inc()
            raise
        except StoreError as error:
            metrics.store_errors.labels(type(error).__name__).inc()
            services.health.failed(error)
            if patience is not None and time.perf_counter() - begun > patience:
                raise
            await asyncio.sleep(wait)
            wait = min(wait * 2, 5.0)
            continue
        except BrokenJournal:
            metrics.store_errors.labels(BrokenJournal.__name__).inc()
            raise
        services.health.answered()
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
