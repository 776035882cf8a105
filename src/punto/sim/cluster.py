"""Workers on a Dask cluster: an existing scheduler, or a small cluster on this machine.

Shoe k's cards depend only on the seed and k, so that it does not matter which machine deals it, nor how often: a span
whose worker died is dealt again by another.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import islice

from punto.errors import NotationError, PuntoError
from punto.sim.job import Job
from punto.sim.run import Results, Span, Workers
from punto.sim.tally import Tally

_LOCAL = "local:"
_SPANS_AHEAD = 4
"""How many spans a worker has waiting: enough that it never idles, few enough that an interrupt is quick."""
CONNECT_SECONDS = 10
_DEATHS_ALLOWED = 10
"""How many workers may die under a span before it is the span that is suspected."""


@contextmanager
def on_cluster(address: str) -> Iterator[Workers]:
    """Workers at a scheduler (`tcp://host:8786`), or on this machine (`local:4`)."""
    import dask  # noqa: PLC0415 - a second of loading that only a cluster needs
    from distributed import Client, LocalCluster  # noqa: PLC0415

    with dask.config.set({"distributed.scheduler.allowed-failures": _DEATHS_ALLOWED}):
        if address.startswith(_LOCAL):
            count = address.removeprefix(_LOCAL)
            if not count.isdecimal() or int(count) == 0:
                raise NotationError(f"--cluster {address!r}: write local: and a number of workers, such as local:4")
            with (
                LocalCluster(n_workers=int(count), threads_per_worker=1, dashboard_address=None) as cluster,
                Client(cluster) as client,
            ):
                yield workers_of(client)
            return
        try:
            client = Client(address, timeout=CONNECT_SECONDS)
        except (OSError, ValueError) as error:
            raise PuntoError(f"--cluster {address!r}: no scheduler answers there: {error}") from None
        with client:
            yield workers_of(client)


def workers_of(client: object) -> Workers:
    """Workers behind a connected Dask client."""
    from distributed import Client, as_completed  # noqa: PLC0415

    assert isinstance(client, Client)

    def work(job: Job, wanted: Iterable[Span]) -> Results:
        waiting = iter(wanted)
        carried = client.scatter(job, broadcast=True, hash=False)

        def submit(each: Span) -> object:
            return client.submit(deal_span, carried, each, pure=False, retries=_DEATHS_ALLOWED)

        ahead = _SPANS_AHEAD * max(1, sum(client.nthreads().values()))
        under_way = as_completed([submit(each) for each in islice(waiting, ahead)], with_results=True)
        for _, result in under_way:
            yield result
            for each in islice(waiting, 1):
                under_way.add(submit(each))

    return work


def deal_span(job: Job, span: Span) -> tuple[Span, Tally]:
    """What a worker does."""
    return span, job.run(*span)
