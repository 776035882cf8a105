"""Fan-out of one table: its newest state, who looks at it, and what each of them is shown.

A document is made once for each audience, and so is the step from the one before; clients only get texts. States that
were shown lately are remembered, so that a client that was away for a moment gets the difference and not everything.

Those who play are shown a state at once. Those who look on, of whom there may be thousands, get it a few at a time, and
in between everything else has its turn: no number of them delays an answer. Whoever is reached only when there is a
newer state gets one step to that.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Final

from punto.server.live.document import Audience, audience_of, document_of
from punto.server.protocol import FoldFrame, TableDocument
from punto.server.socket import frames
from punto.server.socket.clients import Client
from punto.table import State
from punto.table.phases import Ownership

__all__ = ["Stage"]

_REMEMBERED: Final = 64
"""How many states back a client can resume from."""
_AT_A_TIME: Final = 16
"""How many of those who look on get a step before the event loop does something else."""


class Stage:
    """Publisher of one table: who is subscribed, and what each audience was last shown."""

    def __init__(self, state: State | None, *, clock: Callable[[], int]) -> None:
        self.clock = clock
        """The table's own time, as whoever keeps it says."""
        self._state = state
        self._recent: deque[State] = deque([] if state is None else [state], maxlen=_REMEMBERED)
        self._documents: dict[Audience, TableDocument] = {}
        self._documents_before: dict[Audience, TableDocument] = {}
        self._steps: dict[tuple[Audience, int], str | None] = {}
        """The steps to the newest state that were made so far, by the number of the state from which they lead."""
        self._stepped_at = 0.0
        self._clients: set[Client] = set()
        self._late: dict[Client, None] = {}
        """Those who look on and are to be shown the newest state, in their order."""

    @property
    def state(self) -> State | None:
        """The newest state that is stored and shown."""
        return self._state

    def __iter__(self) -> Iterator[Client]:
        return iter(tuple(self._clients))

    def __len__(self) -> int:
        return len(self._clients)

    def add(self, client: Client) -> None:
        """A client looks on from now, who was greeted with the newest state."""
        client.shown = 0 if self._state is None else self._state.sequence
        self._clients.add(client)

    def remove(self, client: Client) -> None:
        """A client is gone."""
        self._clients.discard(client)
        self._late.pop(client, None)

    # ----------------------------------------------------------------------------------------- showing

    def show(self, state: State) -> bool:
        """Show a state that is stored, if it is newer than the one that is shown; whether it was."""
        before = self._state
        if before is not None and state.sequence <= before.sequence:
            return False
        self._documents_before, self._documents, self._steps = self._documents, {}, {}
        self._state, self._stepped_at = state, asyncio.get_running_loop().time()
        self._recent.append(state)
        for client in self._clients:
            if self._moved(client, state):
                client.resync()
        self._show_in_turn()
        return True

    def _show_in_turn(self) -> None:
        """What is new goes at once to those who play, and to those who look on a few at a time."""
        idle = not self._late
        for client in self._clients:
            if client.audience.patron is None and client.role != "operator":
                self._late.setdefault(client)
            else:
                self._deliver(client)
        if idle and self._late:
            asyncio.get_running_loop().call_soon(self._show_to_some)

    def show_to_all(self) -> None:
        """Show the newest state at once to whoever has not got it yet, as before a goodbye."""
        late, self._late = self._late, {}
        for client in late:
            self._deliver(client)

    def _show_to_some(self) -> None:
        for client in list(islice(self._late, _AT_A_TIME)):
            del self._late[client]
            self._deliver(client)
        if self._late:
            asyncio.get_running_loop().call_soon(self._show_to_some)

    def _deliver(self, client: Client) -> None:
        """Queue the step from what a client has to the newest state, and let it be sent."""
        assert self._state is not None, "a table that is not open has nothing to show"
        if client.shown != self._state.sequence:
            made = (client.audience, client.shown)
            if made not in self._steps:
                self._steps[made] = self._step_from(*made)
            step = self._steps[made]
            if step is None:
                client.resync()
            else:
                client.step(step, at=self._stepped_at)
            client.shown = self._state.sequence
        client.wake()

    def _step_from(self, audience: Audience, since: int) -> str | None:
        """The step that leads from the document of that number to the newest; None if that one is not known."""
        known = next((each for each in reversed(self._recent) if each.sequence == since), None)
        if known is None:
            return None
        before = self._documents_before.get(audience)
        if before is None or before.view.sequence != since:
            before = document_of(known, audience)
        return frames.step(before=before, after=self.document(audience), now=self.clock())

    def exclude(self, patron: str, *, until: int) -> None:
        """A patron asked to be kept from playing, here or elsewhere: from now on their sockets offer no seat."""
        for client in self._clients:
            if client.patron == patron:
                client.excluded_until = max(until, client.excluded_until or 0)
                if self._state is not None and self._moved(client, self._state):
                    client.resync()

    def _moved(self, client: Client, state: State) -> bool:
        """Put a client into the audience to which it belongs in this state; whether that is another than before."""
        if client.role != "patron":
            return False
        before = client.audience
        client.audience = audience_of(state, client.role, client.patron, excluded_until=client.excluded_until)
        return client.audience != before

    def document(self, audience: Audience) -> TableDocument:
        """The document of an audience, as of now; it is shared."""
        assert self._state is not None, "a table that is not open has no audience"
        if audience not in self._documents:
            self._documents[audience] = document_of(self._state, audience)
        return self._documents[audience]

    def whole(self, client: Client) -> str:
        """The frame with the whole document for a client, as of now."""
        client.shown = 0 if self._state is None else self._state.sequence
        return frames.document(self.document(client.audience), audience=client.audience, now=self.clock())

    def missed(self, audience: Audience, *, after: int, given: str) -> str | None:
        """What a client missed that holds the document of that number: one step, nothing (""), or unknown (None)."""
        if self._state is None or given != audience.name:
            return None
        return "" if after == self._state.sequence else self._step_from(audience, after)

    # ------------------------------------------------------------------------------------------- folds

    def fold(self, sender: Client, given: FoldFrame) -> str | None:
        """Show a fold to everybody else, if the card is the sender's to squeeze and was peeled; the frame if it was."""
        seat = self._folds(sender, given.place)
        if seat is None:
            return None
        text = frames.fold(seat=seat, place=given.place, grab=given.grab, to=given.to)
        self.show_fold(given.place, text, besides=sender)
        return text

    def show_fold(self, place: int, text: str, *, besides: Client | None = None) -> None:
        """Show a fold that was permitted."""
        for client in self._clients:
            if client is not besides:
                client.fold(place, text)
        self._show_in_turn()

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
