"""The clock of a table: what a page needs to show it, under each house and at each pace, and that no step is missed."""

from __future__ import annotations

from typing import get_args

import pytest

from punto.server.settings import ServerSettings
from punto.table import SPECTATOR, State, clock, next_deadline, view
from punto.table.acts.control import AcceptControl
from punto.table.acts.operating import Tick
from punto.table.command import Command
from punto.table.phases import Ownership, Phase
from punto.table.settings import PaceName
from tests.table.desk import PureDesk, Reply
from tests.table.simulator import Simulation
from tests.table.table_at import TableAt

_TIMED = {Phase.CUTTING, Phase.BETTING, Phase.CONTROL, Phase.EXPOSING, Phase.SETTLED}


@pytest.mark.parametrize("pace", get_args(PaceName))
@pytest.mark.parametrize("house", ["ohio-midi", "dragon-mini"])
def test_11_12_the_view_says_how_long_the_phase_is_at_each_pace(house: str, pace: str) -> None:
    table = TableAt(house, settings=ServerSettings().table_settings(pace))
    table.seat("ann", "bob")
    table.shuffle()
    seen: dict[Phase, int] = {}
    ends: set[tuple[Phase, int]] = set()
    for _ in range(60):
        shown = view(table.state, SPECTATOR)
        assert (shown.deadline is None) == (shown.lasts_ms is None)
        if shown.deadline is not None and (shown.phase, shown.deadline) not in ends:
            # The deadline is new: all of its time is left.
            ends.add((shown.phase, shown.deadline))
            assert shown.deadline - shown.now == shown.lasts_ms, shown.phase
            seen[shown.phase] = shown.lasts_ms or 0
        if table.phase() is Phase.SETTLED:
            break
        if table.phase() is Phase.BETTING and not table.state.open_round.slips:
            table.bet("ann", player=50)
            table.ready("ann", "bob")
        elif table.phase() is Phase.CONTROL:
            (side,) = (s for s, each in table.state.open_round.controls.items() if each.owner is Ownership.OFFERED)
            table.do(AcceptControl, patron="ann", side=side)
        else:
            table.wait()
            table.do(Tick)
    assert set(seen) == (_TIMED if house == "ohio-midi" else _TIMED - {Phase.CONTROL, Phase.EXPOSING})


class _Remembering(PureDesk):
    """A desk that keeps every state."""

    states: list[State]

    def send(self, command: Command) -> Reply:
        reply = super().send(command)
        if reply.events and self.state is not None:
            self.states.append(self.state)
        return reply


@pytest.mark.parametrize("house", ["ohio-midi", "dragon-mini"])
def test_the_early_out_of_a_step_misses_nothing(house: str, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = _Remembering()
    desk.states = []
    Simulation(3, house, desk=desk, views_every=10**9).run(8)
    asked = [
        (state, at)
        for state in desk.states
        for at in (state.at, next_deadline(state) or state.at + 1, state.at + 150_000, state.at + 3_600_000)
    ]
    quick = [clock.step(state, at) for state, at in asked]
    assert any(clock._is_quiet(state, at) for state, at in asked)
    monkeypatch.setattr(clock, "_is_quiet", lambda state, at: False)
    assert quick == [clock.step(state, at) for state, at in asked]
