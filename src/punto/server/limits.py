"""Rate limits: token buckets, one a socket or one an address."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final

__all__ = ["AddressBuckets", "Bucket", "Monotonic"]

Monotonic = Callable[[], float]
"""A clock in seconds that never goes back."""

_MOST_ADDRESSES: Final = 20_000


class Bucket:
    """A bucket of tokens that fills by itself."""

    __slots__ = ("_at", "_burst", "_clock", "_per_second", "_tokens")

    def __init__(self, *, per_second: float, burst: float, clock: Monotonic) -> None:
        self._per_second, self._burst, self._clock = per_second, burst, clock
        self._tokens, self._at = burst, clock()

    def take(self) -> bool:
        """Take one token, if there is one."""
        now = self._clock()
        self._tokens = min(self._burst, self._tokens + (now - self._at) * self._per_second)
        self._at = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class AddressBuckets:
    """A bucket for each address; the addresses that were not heard of for longest are forgotten."""

    def __init__(self, *, per_second: float, burst: float, clock: Monotonic) -> None:
        self._per_second, self._burst, self._clock = per_second, burst, clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one token of that address, if it has one."""
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = Bucket(per_second=self._per_second, burst=self._burst, clock=self._clock)
            self._buckets[address] = bucket
            if len(self._buckets) > _MOST_ADDRESSES:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(address)
        return bucket.take()
