"""Scripts of whole tables: commands that were played on the state machine alone, with the state after each.

What a store comes to with the same commands, whatever happens on the way, must be the same states.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

from punto.house import House
from punto.house.house_writer import HouseFile
from punto.house.loader import load_house_text
from punto.table import NO_WAIT, Refusal, Settings, State, wants_shoe
from punto.table.acts.betting import PlaceSlip, SayReady, WithdrawSlip
from punto.table.acts.chips import BuyIn
from punto.table.acts.conduct import SetLimits
from punto.table.acts.operating import OpenTable, Tick
from punto.table.acts.seating import Disconnect, LeaveTable, TakeSeat
from punto.table.acts.shoe import CutShoe, ShuffleShoe
from punto.table.command import Command
from punto.table.dealer.payout import RoundSettled
from punto.table.event import Event
from punto.table.limits import PatronLimits
from punto.table.phases import Phase
from tests.table.desk import PureDesk

PATRONS = ("ann", "bob", "cem")

_SMALL = """
extends = "atlantic-city-mini"
[shoe]
decks = 1
burn = 4
cut_card = 40
[commission]
collected = ["end of shoe", "leaving"]
"""


@cache
def small_house() -> House:
    """A house with commission owed to the end of the shoe, and shoes of two or three rounds."""
    return load_house_text(_SMALL, key="small")


@dataclass
class Script:
    """Commands of one table, and the state after each of them."""

    table: str
    commands: list[Command] = field(default_factory=list)
    states: list[State | None] = field(default_factory=lambda: [None])
    """One more than the commands: the first is before them all."""
    settles: set[int] = field(default_factory=set)
    """The places of the commands that settle a round."""
    events: list[Event] = field(default_factory=list)
    change: range = range(0)
    """The commands of the last round of a shoe and of the new one."""
    clock: int = 1_000_000
    desk: PureDesk = field(default_factory=PureDesk)

    @property
    def state(self) -> State | None:
        """The state after all of them."""
        return self.states[-1]

    def name(self, patron: str) -> str:
        """Patrons have other names at other tables than the first: what one does elsewhere is part of no script."""
        return patron if self.table == "t1" else f"{patron} of {self.table}"

    def send(self, kind: type[Command], **values: Any) -> tuple[Event, ...] | Refusal:
        """Play one more command."""
        self.clock += 250
        if "patron" in values:
            values["patron"] = self.name(values["patron"])
        command = kind(id=f"c{len(self.commands)}", at=self.clock, **values)
        reply = self.desk.send(command)
        if any(isinstance(event, RoundSettled) for event in reply.events):
            self.settles.add(len(self.commands))
        self.commands.append(command)
        self.events += reply.events
        self.states.append(self.desk.state)
        return reply.refusal or reply.events

    def accepted(self, kind: type[Command], **values: Any) -> None:
        """Play one more command, which is accepted."""
        answer = self.send(kind, **values)
        assert not isinstance(answer, Refusal), answer


def opened(table: str, house: House) -> Script:
    """A table with three patrons who have chips."""
    script = Script(table)
    script.accepted(
        OpenTable, by="olga", table=table, house=HouseFile.of(house), settings=Settings(pace=NO_WAIT, raise_after_ms=1)
    )
    for patron in PATRONS:
        script.accepted(TakeSeat, patron=patron, name=patron.title())
        script.accepted(BuyIn, patron=patron, amount=10_000_000)
    return script


def new_shoe(script: Script) -> None:
    """Shuffle and cut, if the table wants it."""
    if not wants_shoe(script.state):
        return
    assert script.state is not None
    script.accepted(ShuffleShoe, seed=bytes([len(script.commands) % 256]) * 32)
    script.accepted(CutShoe, patron="ann", entropy=b"ann")
    for patron in PATRONS[1:]:
        script.accepted(SayReady, patron=patron)


def one_round(script: Script) -> None:
    """A round in which slips are placed, replaced, withdrawn and refused."""
    new_shoe(script)
    assert script.state is not None
    assert script.state.phase is Phase.BETTING
    where = {"shoe": script.state.shoes, "number": script.state.open_round.number}
    script.accepted(PlaceSlip, patron="ann", stakes={"banker": 5_000}, **where)
    script.accepted(PlaceSlip, patron="ann", stakes={"banker": 10_000, "tie": 1_000}, **where)
    script.accepted(PlaceSlip, patron="bob", stakes={"player": 7_500}, **where)
    assert isinstance(script.send(PlaceSlip, patron="bob", stakes={"player": 1}, **where), Refusal)
    script.accepted(PlaceSlip, patron="cem", stakes={"banker": 5_000}, **where)
    script.accepted(WithdrawSlip, patron="cem", **where)
    script.accepted(PlaceSlip, patron="cem", stakes={"player": 5_000, "tie": 500}, **where)
    for patron in PATRONS:
        script.accepted(SayReady, patron=patron, **where)
    script.send(Tick)


@cache
def over_a_shoe_change(table: str = "t1") -> Script:
    """Rounds of one shoe and the first of the next; limits are set, a patron is gone and another leaves."""
    script = opened(table, small_house())
    script.accepted(SetLimits, patron="cem", limits=PatronLimits(round_stake_max=10_000))
    new_shoe(script)
    while script.state is not None and not script.state.open_round.last:
        one_round(script)
    first = len(script.commands)
    one_round(script)
    new_shoe(script)
    script.change = range(first, len(script.commands))
    assert script.state is not None
    assert script.state.shoes == 2
    one_round(script)
    script.accepted(Disconnect, patron="bob")
    script.accepted(LeaveTable, patron="ann")
    return script


@cache
def many_rounds(table: str, rounds: int) -> Script:
    """A long game."""
    script = opened(table, small_house())
    for _ in range(rounds):
        one_round(script)
    return script
