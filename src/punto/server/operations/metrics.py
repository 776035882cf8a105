"""Metrics for Prometheus, in a registry of their own."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = ["Metrics"]

_FAST = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Metrics:
    """Counters, gauges and histograms. No label ever names a patron."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        self.sockets = self._gauge("sockets", "Open sockets", "role")
        self.frames = self._counter("frames", "Frames sent", "type")
        self.resyncs = self._counter("resyncs", "Whole documents sent because a client was too slow")
        self.closes = self._counter("closes", "Sockets that the server closed", "code")
        self.commands = self._counter("commands", "Commands answered", "kind", "outcome")
        self.refusals = self._counter("refusals", "Refused commands", "code")
        self.errors = self._counter("protocol_errors", "Error frames", "code")
        self.rounds = self._counter("rounds", "Rounds that ended", "outcome")
        self.tables = self._gauge("tables", "Tables in service")
        self.broken = self._gauge("tables_out_of_service", "Tables taken out of service")
        self.restarts = self._counter("task_restarts", "Background tasks that failed and were begun again")
        self.takeovers = self._counter("takeovers", "Tables taken, from a dead server or when they were free", "from")
        self.losses = self._counter("lease_losses", "Times that the lease of this server was over")
        self.nodes = self._gauge("servers", "Servers of the house that live, this one included")
        self.links = self._gauge("links", "Links from other servers that show tables of this one")
        self.owned = self._gauge(
            "table_owned_since_seconds", "Since when this server deals a table, as Unix time", "table"
        )
        self.wrong_tokens = self._counter("wrong_operator_tokens", "Wrong guesses of the operator's token")
        self.store_errors = self._counter("store_errors", "Errors of the store", "kind")
        self.command_seconds = self._histogram("command_seconds", "From a command to its durable answer")
        self.fan_out_seconds = self._histogram("fan_out_seconds", "From a durable answer to the frame at the socket")

    def _counter(self, name: str, about: str, *labels: str) -> Counter:
        return Counter(name, about, labels, namespace="punto", registry=self.registry)

    def _gauge(self, name: str, about: str, *labels: str) -> Gauge:
        return Gauge(name, about, labels, namespace="punto", registry=self.registry)

    def _histogram(self, name: str, about: str) -> Histogram:
        return Histogram(name, about, namespace="punto", registry=self.registry, buckets=_FAST)

    def text(self) -> bytes:
        """Everything, in the format of Prometheus."""
        return generate_latest(self.registry)
