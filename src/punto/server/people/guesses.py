"""The rate limit on guesses of the operator's token: of one address, and of all addresses together.

After some wrong guesses nobody's token is looked at for a while, which doubles with each further one, however many
addresses they come from. Operators are not locked out by it: an address that has shown the token before has only its
own limit, and whoever is signed in stays so.
"""

from __future__ import annotations

import logging
from collections import OrderedDict
from math import ceil
from typing import Final

from punto.server.edge.limits import AddressBuckets, Monotonic

__all__ = ["TokenGuesses"]

_log = logging.getLogger("punto.server")

_FIRST_WAIT: Final = 1.0
_LONGEST_WAIT: Final = 300.0
_FORGIVEN_SECONDS: Final = 600.0
"""After so long without a wrong guess the waiting begins at its least again."""
_MOST_KNOWN: Final = 100


class TokenGuesses:
    """Who may try a token now."""

    def __init__(self, by_address: AddressBuckets, *, free: float, clock: Monotonic) -> None:
        self._by_address, self._free, self._clock = by_address, free, clock
        self._wrong, self._last = 0, clock()
        self._closed_until = 0.0
        self._known: OrderedDict[str, None] = OrderedDict()

    def wait_seconds(self, address: str) -> int:
        """0 when the address may try a token now, and this counts as a try; else how long it has to wait."""
        if not self._by_address.take(address):
            return ceil(_FIRST_WAIT * 10)
        return 0 if address in self._known else max(0, ceil(self._closed_until - self._clock()))

    def wrong(self, address: str) -> None:
        """A wrong token: it is logged, and the waiting grows."""
        now = self._clock()
        if now - self._last > _FORGIVEN_SECONDS:
            self._wrong = 0
        self._wrong, self._last = self._wrong + 1, now
        over = self._wrong - self._free
        wait = min(_FIRST_WAIT * 2.0 ** min(over, 32), _LONGEST_WAIT) if over >= 0 else 0.0
        self._closed_until = max(self._closed_until, now + wait)
        _log.warning(
            "a wrong operator's token from %s, %d of late; the next one is looked at in %g seconds",
            address,
            self._wrong,
            wait,
        )

    def right(self, address: str) -> None:
        """The token: this address is known from now on."""
        self._known[address] = None
        self._known.move_to_end(address)
        if len(self._known) > _MOST_KNOWN:
            self._known.popitem(last=False)
