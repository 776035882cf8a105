"""Hypothesis looks for an order of commands that breaks a table; the watcher looks at every step."""

from __future__ import annotations

from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule

from punto.house import House
from punto.house.house_writer import HouseFile
from punto.house.loader import house_keys
from punto.table import NO_WAIT, Settings, next_deadline, wants_shoe
from punto.table.acts.betting import PlaceSlip, SayReady, WithdrawSlip
from punto.table.acts.chips import BuyIn, CashOut
from punto.table.acts.conduct import ExcludeSelf, SetLimits
from punto.table.acts.control import AcceptControl, CedeControl, ExposeCard, PeelCard
from punto.table.acts.operating import ChangeHouse, OpenTable, PauseTable, ResumeTable, Tick, VoidRound
from punto.table.acts.seating import Disconnect, LeaveTable, Reconnect, TakeSeat
from punto.table.acts.shoe import CutShoe, ShuffleShoe
from punto.table.command import Command
from punto.table.limits import PatronLimits
from tests.table.desk import PureDesk, Reply
from tests.table.watch import Watch

PATRONS = st.sampled_from(["ann", "bob", "cyd"])
SIDES = st.sampled_from(["player", "banker"])
UNITS = st.sampled_from([0, 1, 2, 5, 20])


class LiveTable(RuleBasedStateMachine):
    """One table under one of the shipped houses."""

    @initialize(house=st.sampled_from(house_keys()), fast=st.booleans())
    def open(self, house: str, fast: bool) -> None:
        self.desk, self.watch, self.now, self.count = PureDesk(), Watch(), 0, 0
        table_settings = Settings(pace=NO_WAIT, cut_ms=1000) if fast else Settings(seat_held_ms=2000)
        self.send(OpenTable, by="olga", table="t1", house=HouseFile.of(House.load(house)), settings=table_settings)
        for patron in ("ann", "bob"):
            self.sit(patron)
        self.shuffle(b"")

    def send(self, kind: type[Command], **values: Any) -> Reply:
        self.count += 1
        command = kind(id=str(self.count), at=self.now, **values)
        reply = self.desk.send(command)
        self.watch.check(reply.events, self.desk.state)
        again = self.desk.send(command)
        assert reply.refusal is not None or not again.events
        return reply

    @rule(patron=PATRONS)
    def sit(self, patron: str) -> None:
        self.send(TakeSeat, patron=patron, name=patron.title())
        self.send(BuyIn, patron=patron, amount=300_00)

    @rule(seed=st.binary(max_size=4))
    def shuffle(self, seed: bytes) -> None:
        if wants_shoe(self.desk.state):
            self.send(ShuffleShoe, seed=seed.ljust(32, b"."))

    @rule(patron=PATRONS, entropy=st.binary(min_size=1, max_size=3))
    def cut(self, patron: str, entropy: bytes) -> None:
        self.send(CutShoe, patron=patron, entropy=entropy)

    @rule(patron=PATRONS, main=SIDES, units=UNITS, others=st.dictionaries(st.integers(0, 9), UNITS, max_size=2))
    def bet(self, patron: str, main: str, units: int, others: dict[int, int]) -> None:
        assert self.desk.state is not None
        offers = self.desk.state.house.offers
        wanted = {offers[which % len(offers)].bet.key: units for which, units in others.items()} | {main: units}
        limits = {key: self.desk.state.house.offer(key).limits for key in wanted}
        stakes = {key: limits[key].minimum + units * limits[key].increment for key, units in wanted.items()}
        self.send(PlaceSlip, patron=patron, stakes=stakes)

    @rule(patron=PATRONS)
    def withdraw(self, patron: str) -> None:
        self.send(WithdrawSlip, patron=patron)

    @rule()
    def all_ready(self) -> None:
        for patron in ("ann", "bob", "cyd"):
            self.send(SayReady, patron=patron)

    @rule(patron=PATRONS, side=SIDES, cedes=st.booleans())
    def answer_offer(self, patron: str, side: str, cedes: bool) -> None:
        self.send(CedeControl if cedes else AcceptControl, patron=patron, side=side)

    @rule(patron=PATRONS, place=st.integers(0, 5), peels=st.booleans())
    def handle(self, patron: str, place: int, peels: bool) -> None:
        self.send(PeelCard if peels else ExposeCard, patron=patron, place=place)

    @rule(steps=st.integers(1, 12))
    def pass_time(self, steps: int) -> None:
        for _ in range(steps):
            deadline = next_deadline(self.desk.state)
            if deadline is None:
                return
            self.now = max(self.now, deadline)
            assert self.send(Tick).events
            later = next_deadline(self.desk.state)
            assert later is None or later > self.now

    @rule(patron=PATRONS, back=st.booleans())
    def connection(self, patron: str, back: bool) -> None:
        self.send(Reconnect if back else Disconnect, patron=patron)

    @rule(patron=PATRONS)
    def leave(self, patron: str) -> None:
        self.send(LeaveTable, patron=patron)

    @rule(patron=PATRONS, amount=st.integers(-1, 400_00))
    def cash_out(self, patron: str, amount: int) -> None:
        self.send(CashOut, patron=patron, amount=amount)

    @rule(patron=PATRONS, limit=st.none() | st.integers(0, 100_00), exclude=st.booleans())
    def protect(self, patron: str, limit: int | None, exclude: bool) -> None:
        if exclude:
            self.send(ExcludeSelf, patron=patron, until=self.now + (limit or 0))
        else:
            self.send(SetLimits, patron=patron, limits=PatronLimits(round_stake_max=limit, reminder_minutes=1))

    @rule(act=st.sampled_from(["pause", "resume", "resume", "void", "void shoe", "house"]))
    def operate(self, act: str) -> None:
        if act == "house":
            self.send(ChangeHouse, by="olga", house="other", file=HouseFile.of(House.load("ohio-midi")))
        elif act.startswith("void"):
            self.send(VoidRound, by="olga", reason="a fault", end_shoe=act == "void shoe")
        else:
            self.send(PauseTable if act == "pause" else ResumeTable, by="olga")

    @invariant()
    def no_face_too_early(self) -> None:
        if hasattr(self, "desk") and self.desk.state is not None:
            self.watch.check_views(self.desk.state)


TestLiveTable = LiveTable.TestCase
TestLiveTable.settings = settings(max_examples=25, stateful_step_count=30, deadline=None)
