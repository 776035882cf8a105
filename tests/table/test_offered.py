"""The law of the guard: an act is offered to a viewer if and only if its guard does not refuse it.

Checked in states that the simulator reaches. What is not offered is refused, whatever its fields say. What is offered
can be done by somebody who fills the fields in sensibly: it is not refused for who asks or when.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import product
from typing import Any

import pytest
from msgspec.structs import fields

from punto.house import House
from punto.house.house_writer import HouseFile
from punto.house.loader import house_keys
from punto.table import Code, Refusal, Settings, Standing, State, Viewer, as_patron, decide, offered, view
from punto.table.acts.operating import CloseTable, OpenTable, ResumeTable
from punto.table.acts.seating import TakeSeat
from punto.table.command import Command, OperatorCommand, PatronCommand
from punto.table.kinds import kinds_of
from punto.table.limits import LimitPlan, PatronLimits
from punto.table.phases import Phase
from punto.table.standing import UNKNOWN
from tests.table.simulator import Simulation
from tests.table.table_at import TableAt, house_with
from tests.table.watch import everyone

WHO_AND_WHEN = tuple(Code)[: tuple(Code).index(Code.OTHER_ROUND)]
"""The codes that come from who asks and when; those behind them come from what is asked."""

FILLED: dict[str, tuple[Any, ...]] = {
    "name": ("Zoe",),
    "seat": (1, 2),
    "amount": (1, 100),
    "stakes": ({"player": 500}, {"banker": 500}, {"tie": 500}, {"player": 10_000}),
    "side": ("player", "banker"),
    "place": tuple(range(6)),
    "entropy": (b"x",),
    "limits": (PatronLimits(),),
    "until": (10**15,),
    "reason": ("because",),
    "house": ("ohio-mini",),
    "file": (HouseFile.of(House.load("ohio-mini")),),
    "pace": ("fast",),
    "settings": (Settings(),),
    "table": ("t1",),
    "later": (False, True),
    "fast": (False, True),
    "shoe": (1, 2),
    "number": (1, 2),
    "after": (0,),
}
"""Something sensible for each field that people fill in."""


def _instances(kind: type[Command], state: State, who: str) -> Iterator[Command]:
    """Commands of that kind with sensible fields."""
    sender = {"patron": who} if issubclass(kind, PatronCommand) else {"by": who}
    for option in _options(kind):
        yield kind(id="x", at=state.at, **sender, **option)


@cache
def _options(kind: type[Command]) -> tuple[dict[str, Any], ...]:
    """What the fields of a command may sensibly be."""
    wanted = [each.name for each in fields(kind) if each.required and each.name not in {"id", "at", "patron", "by"}]
    return tuple(dict(zip(wanted, values, strict=True)) for values in product(*(FILLED[name] for name in wanted)))


EXCLUDED = Standing(excluded_until=10**15)
STANDINGS = (
    UNKNOWN,
    EXCLUDED,
    Standing(excluded_until=1),
    Standing(limits=LimitPlan(now=PatronLimits(day_loss_max=1), version=10**6), day_net=-(10**6), free=0),
)
"""Of patrons who play nowhere else, who asked to be kept from playing, for whom that is over, who may spend no more."""


@dataclass
class Law:
    """The law, asked in one state after another; and what was met on the way."""

    phases: set[Phase] = field(default_factory=set)
    offered: set[type[Command]] = field(default_factory=set)
    withheld: set[type[Command]] = field(default_factory=set)

    def check(self, state: State) -> None:
        """For every viewer, every standing and every act."""
        self.phases.add(state.phase)
        for viewer in (*everyone(state), *(as_patron(each.patron) for each in state.waiting)):
            for standing in STANDINGS if viewer.role == "patron" else (UNKNOWN,):
                self._check(state, viewer, standing)

    def _check(self, state: State, viewer: Viewer, standing: Standing) -> None:
        told = set(offered(state, viewer, now=state.at, standing=standing))
        assert {each.__name__ for each in told} == set(view(state, viewer, standing=standing).may)
        if viewer.role == "spectator":
            assert not told
            return
        base: type[Command] = OperatorCommand if viewer.role == "operator" else PatronCommand
        for kind in kinds_of(base):
            codes = [_code(state, each, standing) for each in _instances(kind, state, viewer.patron or "olga")]
            if kind in told:
                self.offered.add(kind)
                assert any(code not in WHO_AND_WHEN for code in codes), f"{kind} is offered and refused: {codes}"
                if len(codes) == 1 and not _said(kind):
                    assert codes == [None], f"{kind} is offered and refused: {codes}"
            elif kind.offered:
                self.withheld.add(kind)
                assert None not in codes, f"{kind} is not offered and yet done"


def _code(state: State, command: Command, standing: Standing) -> Code | None:
    answer = decide(state, command, standing)
    return answer.code if isinstance(answer, Refusal) else None


@cache
def _said(kind: type[Command]) -> list[str]:
    """The fields that somebody has to fill in."""
    return [each.name for each in fields(kind) if each.required and each.name not in kind.filled]


def _played(house: House, *, seed: int, law: Law) -> None:
    """A simulated table at the dealer's own pace, so that every phase is met, which closes in the end.

    The law is asked of every kind of state that is new, and of some others.
    """
    simulation = Simulation(seed=seed, house=house.key, views_every=1000)
    settings = Settings(raise_after_ms=100_000, seat_held_ms=5_000, waiting_most=2)
    simulation.send(OpenTable, by="olga", table="t1", house=HouseFile.of(house), settings=settings)
    met = set()
    for step in range(300):
        simulation._step()
        state = simulation.state
        kind = (state.phase, state.paused_at is None, len(state.seats), bool(state.waiting), state.next_house is None)
        if kind not in met or step % 40 == 0:
            met.add(kind)
            law.check(state)
    simulation.send(ResumeTable, by="olga")
    simulation.send(CloseTable, by="olga", reason="the evening is over")
    while simulation.state.phase is not Phase.ENDED:
        law.check(simulation.state)
        simulation._wait()
    law.check(simulation.state)


def _houses() -> list[House]:
    """Every shipped house, and one that permits tips at a table that is soon full."""
    return [*map(House.load, house_keys()), house_with("dragon-midi", "seats = 3\ntips = true")]


@pytest.mark.parametrize("seed", [12, 13, 14])
def test_an_act_is_offered_if_and_only_if_its_guard_does_not_refuse_it(seed: int) -> None:
    law = Law()
    for house in _houses():
        _played(house, seed=seed, law=law)
    assert law.phases == set(Phase)
    acts = {kind for base in (PatronCommand, OperatorCommand) for kind in kinds_of(base) if kind.offered}
    assert law.offered == acts, "some acts were never offered"
    assert law.withheld == acts, "some acts were never withheld"


def test_no_seat_is_offered_to_a_patron_who_asked_to_be_kept_from_playing() -> None:
    table = TableAt("ohio-mini")
    ann = as_patron("ann")
    assert TakeSeat in set(offered(table.state, ann, now=table.now))
    assert TakeSeat not in set(offered(table.state, ann, now=table.now, standing=EXCLUDED))
    assert "TakeSeat" not in view(table.state, ann, standing=EXCLUDED).may
    assert table.refused(TakeSeat, patron="ann", name="Ann", standing=EXCLUDED) is Code.SELF_EXCLUDED
