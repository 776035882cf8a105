"""A Dask cluster as an engine: an existing scheduler, or a small cluster on this machine.

Shoe k's cards depend only on the seed and k, so that it does not matter which machine deals it, nor how often: a span
whose worker died is dealt again by another. A task carries all that it needs, since data that is scattered to the
workers is lost with the one that holds it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import islice
from time import perf_counter
from typing import Any

from punto.errors import NotationError, PuntoError
from punto.extras import require
from punto.sim.engine import BATCH, CountedT, Engine, Span, WorkT, whole_batches
from punto.words import Text

_LOCAL = "local:"
_SPANS_AHEAD = 4
"""How many spans a worker has waiting: enough that it never idles, few enough that an interrupt is quick."""
_SECONDS_A_SPAN = 1.25
"""On one core like this one: what a cluster needs for its own work is then little."""
CONNECT_SECONDS = 10
_SECONDS_OF_A_TRIAL = 0.02
_DEATHS_ALLOWED = 10
"""How many workers may die under a span before it is the span that is suspected."""


class Cluster(Engine[WorkT, CountedT]):
    """Hands spans to the workers behind a connected Dask client, on each of which a kernel deals."""

    def __init__(self, client: object, kernel: Engine[WorkT, CountedT]) -> None:
        from distributed import Client  # noqa: PLC0415 - a second of loading that only a cluster needs

        assert isinstance(client, Client)
        self._client, self._kernel = client, kernel

    def refusal(self, work: WorkT) -> Text | None:
        """What the kernel cannot deal."""
        return self._kernel.refusal(work)

    def count(self, work: WorkT, span: Span) -> CountedT:
        """Deal a span on one worker."""
        [(_, tally)] = self.counts(work, [span])
        return tally

    def counts(self, work: WorkT, spans: Iterable[Span]) -> Iterator[tuple[Span, CountedT]]:
        """Deal spans on all workers, in any order."""
        from distributed import as_completed  # noqa: PLC0415
        from distributed.protocol.pickle import dumps  # noqa: PLC0415

        client, waiting = self._client, iter(spans)
        packed = dumps((self._kernel, work))

        def submit(each: Span) -> object:
            return client.submit(deal_span, packed, each, pure=False, retries=_DEATHS_ALLOWED)

        ahead = _SPANS_AHEAD * max(1, sum(client.nthreads().values()))
        under_way = as_completed([submit(each) for each in islice(waiting, ahead)], with_results=True)
        for _, result in under_way:
            if isinstance(result, BaseException):  # Dask raises the errors of a task, and hands those of its own over
                raise result
            yield result
            for each in islice(waiting, 1):
                under_way.add(submit(each))

    def shoes_a_span(self, work: WorkT, shoes: int) -> int:
        """How many shoes a core deals in the time that a span should take."""
        del shoes
        self._kernel.count(work, (0, 1))
        trial, taken = BATCH // 2, 0.0
        while taken < _SECONDS_OF_A_TRIAL:
            trial *= 2
            began = perf_counter()
            self._kernel.count(work, (0, trial))
            taken = perf_counter() - began
        return whole_batches(round(_SECONDS_A_SPAN * trial / taken))


@contextmanager
def on_cluster(address: str, kernel: Engine[WorkT, CountedT]) -> Iterator[Cluster[WorkT, CountedT]]:
    """The cluster at a scheduler (`tcp://host:8786`), or on this machine (`local:4`)."""
    require("cluster")
    import dask  # noqa: PLC0415 - a second of loading that only a cluster needs
    from distributed import Client, LocalCluster  # noqa: PLC0415

    with dask.config.set({"distributed.scheduler.allowed-failures": _DEATHS_ALLOWED}):
        if address.startswith(_LOCAL):
            count = address.removeprefix(_LOCAL)
            if not count.isdecimal() or int(count) == 0:
                raise NotationError(Text("error-sim-cluster-write-local-number", address=repr(address)))
            # Any free port: the usual one belongs to whichever cluster was first on this machine.
            with (
                LocalCluster(n_workers=int(count), threads_per_worker=1, dashboard_address=":0") as cluster,
                Client(cluster) as client,
            ):
                yield Cluster(client, kernel)
            return
        try:
            client = Client(address, timeout=CONNECT_SECONDS)
        except (OSError, ValueError) as error:
            raise PuntoError(
                Text("error-sim-cluster-no-scheduler-answers", address=repr(address), error=str(error))
            ) from None
        with client:
            yield Cluster(client, kernel)


def deal_span(packed: bytes, span: Span) -> tuple[Span, Any]:
    """What a worker does."""
    kernel, work = _unpacked(packed)
    return span, kernel.count(work, span)


@lru_cache(maxsize=2)
def _unpacked(packed: bytes) -> tuple[Engine[Any, Any], Any]:
    """A kernel and its work, unpacked once a worker and not once a span."""
    from distributed.protocol.pickle import loads  # noqa: PLC0415

    kernel, work = loads(packed)
    return kernel, work
