"""The stage of one table: its newest state, who looks at it, and what each of them is shown.

A document is made once for each audience, and so is the step from the one before; clients only get texts. States that
were shown lately are remembered, so that a client that was away for a moment gets the difference and not everything.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from typing import Final

from punto.server import frames
from punto.server.clients import Client
from punto.server.document import Audience, Document, audience_of, document_of
from punto.server.protocol import FoldFrame
from punto.table import State
from punto.table.phases import Ownership

__all__ = ["Stage"]

_REMEMBERED: Final = 64
"""How many states back a client can resume from."""


class Stage:
    """What is shown of one table, and to whom."""

    def __init__(self, state: State | None, *, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._state = state
        self._recent: deque[State] = deque([] if state is None else [state], maxlen=_REMEMBERED)
        self._documents: dict[Audience, Document] = {}
        self._clients: set[Client] = set()

    @property
    def state(self) -> State | None:
        """The newest state that is stored and shown."""
        return self._state

    def __iter__(self) -> Iterator[Client]:
        return iter(tuple(self._clients))

    def __len__(self) -> int:
        return len(self._clients)

    def add(self, client: Client) -> None:
        """A client looks on from now."""
        self._clients.add(client)

    def remove(self, client: Client) -> None:
        """A client is gone."""
        self._clients.discard(client)

    # ----------------------------------------------------------------------------------------- showing

    def show(self, state: State) -> bool:
        """Show a state that is stored, if it is newer than the one that is shown; whether it was."""
        before, documents = self._state, self._documents
        if before is not None and state.sequence <= before.sequence:
            return False
        self._state, self._documents = state, {}
        self._recent.append(state)
        now, at = self._clock(), asyncio.get_running_loop().time()
        steps: dict[Audience, str] = {}
        for client in self._clients:
            audience = audience_of(state, client.role, client.patron)
            if audience != client.audience or before is None:
                client.audience = audience
                client.resync()
                continue
            if audience not in steps:
                old = documents.get(audience) or document_of(before, audience)
                steps[audience] = frames.step(before=old, after=self.document(audience), now=now)
            client.step(steps[audience], at=at)
        return True

    def document(self, audience: Audience) -> Document:
        """The document of an audience, as of now; it is shared, and nobody may change it."""
        assert self._state is not None, "a table that is not open has no audience"
        if audience not in self._documents:
            self._documents[audience] = document_of(self._state, audience)
        return self._documents[audience]

    def whole(self, client: Client) -> str:
        """The frame with the whole document for a client, as of now."""
        return frames.document(self.document(client.audience), audience=client.audience, now=self._clock())

    def missed(self, audience: Audience, *, after: int, given: str) -> str | None:
        """What a client missed that holds the document of that number: one step, nothing (""), or unknown (None)."""
        if self._state is None or given != audience.name:
            return None
        if after == self._state.sequence:
            return ""
        known = next((each for each in reversed(self._recent) if each.sequence == after), None)
        if known is None:
            return None
        return frames.step(before=document_of(known, audience), after=self.document(audience), now=self._clock())

    # ------------------------------------------------------------------------------------------- folds

    def fold(self, sender: Client, given: FoldFrame) -> bool:
        """Show a fold to everybody else, if the card is the sender's to squeeze and was peeled; whether it was."""
        seat = self._folds(sender, given.place)
        if seat is None:
            return False
        text = frames.fold(seat=seat, place=given.place, grab=given.grab, to=given.to)
        for client in self._clients:
            if client is not sender:
                client.fold(given.place, text)
        return True

    def _folds(self, sender: Client, place: int) -> int | None:
        """The seat of a client that may fold the card at that place."""
        state = self._state
        seated = state.seated(sender.patron) if state is not None and sender.patron is not None else None
        if state is None or seated is None or state.current is None or place >= len(state.current.cards):
            return None
        card = state.current.cards[place]
        control = state.current.controls.get(card.side)
        has_it = control is not None and control.owner is Ownership.PATRON and control.seat == seated.seat
        return seated.seat if has_it and not card.exposed and card.peeled_by == seated.seat else None
