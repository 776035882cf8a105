"""LRU cache of answers that never change, as bytes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from punto.server.workers.jobs import Reply

__all__ = ["Kept"]


class Kept:
    """LRU cache of answers by question, bounded by its bytes."""

    def __init__(self, *, most_bytes: int) -> None:
        self._most_bytes, self._bytes = most_bytes, 0
        self._replies: OrderedDict[Hashable, Reply] = OrderedDict()

    def get(self, question: Hashable) -> Reply | None:
        """The answer, if it is kept."""
        found = self._replies.get(question)
        if found is not None:
            self._replies.move_to_end(question)
        return found

    def put(self, question: Hashable, reply: Reply) -> None:
        """Keep an answer, unless it alone would fill an eighth of the room."""
        if len(reply.body) > self._most_bytes // 8 or question in self._replies:
            return
        self._replies[question] = reply
        self._bytes += len(reply.body)
        while self._bytes > self._most_bytes:
            _, oldest = self._replies.popitem(last=False)
            self._bytes -= len(oldest.body)

    def __len__(self) -> int:
        return len(self._replies)
