"""Rate limits: token buckets, one a socket, or one for each address or patron.

A token is a message, a request, or a second of a processor in a worker. Where a bucket has a peak, its burst is shaped:
what comes at once is let in one after the other, so that whoever plays never waits behind a whole burst of another's.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from math import inf
from typing import Final

__all__ = ["AddressBuckets", "Bucket", "Monotonic"]

Monotonic = Callable[[], float]
"""A clock in seconds that never goes back."""

_MOST_ADDRESSES: Final = 20_000


class Bucket:
    """A bucket of tokens that fills by itself."""

    __slots__ = ("_at", "_burst", "_clock", "_peak", "_per_second", "_tokens", "_turn")

    def __init__(self, *, per_second: float, burst: float, clock: Monotonic, peak: float = inf) -> None:
        self._per_second, self._burst, self._peak, self._clock = per_second, burst, peak, clock
        self._tokens, self._at = burst, clock()
        self._turn = self._at

    def take(self) -> bool:
        """Take one token, if there is one."""
        self._fill()
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True

    def turn(self) -> float:
        """In how many seconds the turn of the next one comes: there are at most `peak` turns a second."""
        now = self._clock()
        turn = max(self._turn, now)
        self._turn = turn + 1 / self._peak
        return turn - now

    def charge(self, tokens: float) -> None:
        """Take what something has cost, known only afterwards: a debt is paid off before anything else."""
        self._fill()
        self._tokens -= tokens

    def seconds_until_free(self) -> float:
        """How long it takes until there is no debt; 0 when there is none."""
        self._fill()
        return max(0.0, -self._tokens / self._per_second) if self._per_second else float(self._tokens < 0)

    def _fill(self) -> None:
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._per_second)
        self._at = now


class AddressBuckets:
    """A bucket for each address, or each patron; those that were not heard of for longest are forgotten."""

    def __init__(self, *, per_second: float, burst: float, clock: Monotonic, peak: float = inf) -> None:
        self._per_second, self._burst, self._peak, self._clock = per_second, burst, peak, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one token of that address, if it has one."""
        return self._bucket(address).take()

    def turn(self, address: str) -> float:
        """In how many seconds it is the turn of that address's next one."""
        return self._bucket(address).turn()

    def charge(self, address: str, tokens: float) -> None:
        """Take what something has cost."""
        self._bucket(address).charge(tokens)

    def seconds_until_free(self, address: str) -> float:
        """How long it takes until that address has no debt."""
        return self._bucket(address).seconds_until_free()

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = Bucket(per_second=self._per_second, burst=self._burst, clock=self._clock, peak=self._peak)
            self._buckets[address] = bucket
            if len(self._buckets) > _MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket
