"""Fan-out: who plays is shown a state at once, however many look on; who looks on misses nothing of it."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from punto.server.live.document import Audience, audience_of
from punto.server.live.stage import Stage
from punto.server.operations.metrics import Metrics
from punto.server.protocol import Close
from punto.server.socket.clients import Client
from punto.table import State
from tests.table.desk import PureDesk, Reply
from tests.table.simulator import Simulation

CROWD = 500


class Outlet:
    """A socket that takes everything."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.closed: int | None = None

    async def send_text(self, data: str) -> None:
        self.sent.append(json.loads(data))

    async def close(self, code: int = 1000, reason: str | None = None) -> None:
        del reason
        self.closed = code


class _Recorder(PureDesk):
    """Keeps every state."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[State] = []

    def send(self, command: Any) -> Reply:
        reply = super().send(command)
        if self.state is not None and (not self.seen or self.seen[-1].sequence < self.state.sequence):
            self.seen.append(self.state)
        return reply


@pytest.fixture(scope="module")
def states() -> list[State]:
    """States of one table in order, at all of which the same patron sits."""
    desk = _Recorder()
    Simulation(3, "ohio-mini", desk=desk, patrons=3, views_every=1000).run(60)
    seated = [each for each in desk.seen if each.seats]
    patron = next(iter(seated[-1].seats.values())).patron
    return [each for each in seated if each.seated(patron) is not None][-8:]


class House:
    """A stage with one patron who plays, a crowd that looks on, and what each of them got."""

    def __init__(self, first: State, last: State) -> None:
        self.stage = Stage(first, clock=lambda: 0)
        self.patron = next(iter(last.seats.values())).patron
        self.outlets: list[Outlet] = []
        self._metrics = Metrics()
        self.player = self._client(audience_of(first, "patron", self.patron))
        self.crowd = [self._client(Audience("spectator")) for _ in range(CROWD)]
        self.writers: list[asyncio.Task[None]] = []

    def _client(self, audience: Audience) -> Client:
        outlet = Outlet()
        self.outlets.append(outlet)
        made = Client(
            outlet,
            role=audience.role,
            patron=audience.patron,
            audience=audience,
            whole=self.stage.whole,
            metrics=self._metrics,
            queue_frames=8,
            stall_seconds=60.0,
        )
        self.stage.add(made)
        return made

    def write(self) -> None:
        """Let everybody get what waits for them."""
        self.writers = [asyncio.ensure_future(each.write()) for each in (self.player, *self.crowd)]

    async def settle(self) -> None:
        """Let everything happen that can."""
        for _ in range(CROWD):
            await asyncio.sleep(0)

    async def end(self) -> None:
        """Nobody waits any more."""
        for each in self.writers:
            each.cancel()
        await asyncio.gather(*self.writers, return_exceptions=True)


def test_15_who_plays_is_shown_a_state_before_the_crowd_is(states: list[State]) -> None:
    async def scenario() -> None:
        first, second, *_ = states
        house = House(first, states[-1])
        house.write()
        await house.settle()
        house.stage.show(second)
        for _ in range(3):
            await asyncio.sleep(0)
        assert [frame["sequence"] for frame in house.outlets[0].sent] == [second.sequence]
        reached = sum(bool(outlet.sent) for outlet in house.outlets[1:])
        assert reached < CROWD / 4, "in so short a time only a few of those who look on have it"
        await house.settle()
        assert all([frame["since"] for frame in each.sent] == [first.sequence] for each in house.outlets)
        await house.end()

    asyncio.run(scenario())


def test_15_who_is_reached_late_gets_one_step_to_the_newest_state(states: list[State]) -> None:
    async def scenario() -> None:
        house = House(states[0], states[-1])
        house.write()
        await house.settle()
        for state in states[1:]:
            house.stage.show(state)
            await asyncio.sleep(0)
        await house.settle()
        for outlet in house.outlets:
            at = states[0].sequence
            for frame in outlet.sent:
                assert frame["type"] == "step"
                assert frame["since"] == at
                at = frame["sequence"]
            assert at == states[-1].sequence
        assert len(house.outlets[0].sent) == len(states) - 1
        assert len(house.outlets[-1].sent) < len(states) - 1
        await house.end()

    asyncio.run(scenario())


def test_15_who_is_sent_away_was_shown_the_last_state(states: list[State]) -> None:
    async def scenario() -> None:
        house = House(states[0], states[-1])
        house.write()
        await house.settle()
        house.stage.show(states[1])
        house.stage.show_to_all()
        for client in house.stage:
            client.close(Close.GONE)
        await asyncio.gather(*house.writers)
        assert all(each.sent[-1]["sequence"] == states[1].sequence for each in house.outlets)
        assert {each.closed for each in house.outlets} == {int(Close.GONE)}

    asyncio.run(scenario())
