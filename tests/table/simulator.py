"""A seeded simulation of a whole table: a fake clock, and patrons who bet, retry, duplicate, vanish, come back, cede,
dawdle, cut, set limits and leave, with an operator who pauses, voids and changes the house.

Everything follows from one seed. What is simulated against is a `Desk`: anything that takes a command and answers it
exactly once. `PureDesk` is the state machine alone; the store's tests give a desk of their own, with faults.

    python -m tests.table.simulator SEED [HOUSE] [ROUNDS]     runs one seed again
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from punto.errors import InvariantBroken
from punto.fairness.commit import mix_cuts, shoe_order
from punto.house import House
from punto.house.house_writer import HouseFile
from punto.house.loader import house_keys
from punto.rules.tableau import Side
from punto.table import (
    NO_WAIT,
    Code,
    Receipt,
    Settings,
    State,
    as_patron,
    next_deadline,
    receipt_key,
    view,
    wants_shoe,
)
from punto.table.acts.betting import PlaceSlip, SayReady, WithdrawSlip
from punto.table.acts.chips import BuyIn, CashOut
from punto.table.acts.commission import ChooseCommission, PayCommission
from punto.table.acts.conduct import AcknowledgeReminder, ExcludeSelf, SetLimits
from punto.table.acts.control import AcceptControl, CedeControl, ExposeCard, LeaveToDealer, PeelCard
from punto.table.acts.correcting import CorrectRound, PaidPlace, paid_by
from punto.table.acts.operating import ChangeHouse, OpenTable, PauseTable, ResumeTable, Tick, VoidRound
from punto.table.acts.seating import Disconnect, LeaveTable, Reconnect, TakeSeat
from punto.table.acts.shoe import CutShoe, ScriptShoe, ShuffleShoe
from punto.table.acts.waiting import JoinWaitingList, LeaveWaitingList
from punto.table.command import Command
from punto.table.dealer.payout import RoundSettled
from punto.table.limits import PatronLimits
from punto.table.phases import Phase
from punto.words import LANGUAGES
from tests.table.desk import Desk, PureDesk, Reply
from tests.table.watch import Watch, everyone


class Failure(AssertionError):
    """Something is wrong; the message begins with the one line that runs it again."""


@dataclass
class Simulation:
    """One table, a handful of patrons and a fake clock."""

    seed: int
    house: str
    desk: Desk = field(default_factory=PureDesk)
    watch: Watch = field(default_factory=Watch)
    patrons: int = 5
    views_every: int = 3
    """In which steps the views are checked."""

    def __post_init__(self) -> None:
        # By the house and not by where its file lies, so that a seed is one game on every machine.
        self.random = random.Random(f"{self.seed} {Path(self.house).stem}")
        self.now = self.random.randrange(10**9)
        self.steps = 0
        self.rounds = 0
        self.commands = 0
        self.sent: list[Command] = []
        self.accepted: dict[str, Receipt] = {}
        self.refusals: dict[str, int] = {}
        self.paid: list[PaidPlace] = []
        """The newest slips that were paid, as corrections name them."""
        self.names = [f"patron-{number}" for number in range(1, self.patrons + 1)]

    def run(self, rounds: int) -> Simulation:
        """Play until so many rounds are settled; a Failure names the seed."""
        try:
            self._open()
            while self.rounds < rounds:
                self._step()
                assert self.steps < 400 * (rounds + 10), "the table does not get on"
        except (AssertionError, InvariantBroken) as error:
            again = f"python -m tests.table.simulator {self.seed} {self.house} {rounds}"
            raise Failure(f"{again}\nstep {self.steps}, round {self.rounds}: {error}") from error
        return self

    @property
    def state(self) -> State:
        """The state of the open table."""
        assert self.desk.state is not None
        return self.desk.state

    # ------------------------------------------------------------------------------------- sending

    def send(self, kind: type[Command], **values: Any) -> Reply:
        """Send a new command and watch what comes of it."""
        self.commands += 1
        command = kind(id=f"c{self.commands}", at=self.now, **values)
        self.sent = [*self.sent[-40:], command]
        return self._deliver(command)

    def _deliver(self, command: Command) -> Reply:
        reply = self.desk.send(command)
        key = receipt_key(command)
        if reply.refusal is None:
            assert self.accepted.setdefault(key, reply.receipt) == reply.receipt, f"{command} has another receipt now"
        self.watch.check(reply.events, self.desk.state)
        self.rounds += sum(isinstance(event, RoundSettled) for event in reply.events)
        self.paid = [*self.paid, *(place for event in reply.events for place, _ in paid_by(event))][-200:]
        if reply.refusal is not None:
            self.refusals[reply.refusal.code] = self.refusals.get(reply.refusal.code, 0) + 1
            assert all(reply.refusal.message.in_language(each) for each in LANGUAGES)
            assert not reply.events
        return reply

    def _open(self) -> None:
        pace = {} if self.random.random() < 0.3 else {"pace": NO_WAIT}
        settings = Settings(seat_held_ms=self.random.choice([5_000, 60_000]), raise_after_ms=100_000, **pace)  # type: ignore[arg-type]
        self.send(OpenTable, by="olga", table="t1", house=HouseFile.of(House.load(self.house)), settings=settings)

    # -------------------------------------------------------------------------------------- acting

    def _step(self) -> None:
        self.steps += 1
        chance = self.random.random()
        if wants_shoe(self.desk.state):
            self._begin_shoe()
        elif self.state.paused_at is not None and chance < 0.3:
            self.send(ResumeTable, by="olga")
        elif chance < 0.25:
            self._wait()
        elif chance < 0.30:
            self._repeat()
        elif chance < 0.31:
            self._operate()
        else:
            self._act(self.random.choice(self.names))
        self.now += self.random.choice([0, 0, 1, 50, 300])
        if self.steps % self.views_every == 0:
            self.watch.check_views(self.state, self.random.sample(everyone(self.state), k=2))
        if self.steps % 50 == 0:
            self.watch.check_codec(self.state)

    def _begin_shoe(self) -> None:
        """A shoe of one source or another: what the table does must not depend on it."""
        seed = self.random.randbytes(32)
        if seed[0] % 4:
            self.send(ShuffleShoe, seed=seed)
        else:
            order = shoe_order(seed, mix_cuts(()), decks=self.state.house.shoe.decks)
            self.send(ScriptShoe, order=order)

    def _wait(self) -> None:
        """Let time pass to the next deadline, or somewhat less or more; at a deadline the table must move."""
        deadline = next_deadline(self.desk.state)
        if deadline is None:
            self.now += self.random.randrange(20_000)
            self.send(Tick)
            return
        off = self.random.choice([0, 0, 0, -1, 1, 1500])
        self.now = max(self.now, deadline + off)
        reply = self.send(Tick)
        if self.now >= deadline:
            assert reply.events, f"nothing happened at the deadline {deadline}"
        later = next_deadline(self.desk.state)
        assert later is None or later > self.now, f"something due at {later} was left undone at {self.now}"

    def _repeat(self) -> None:
        """Send an old command again, as it was or, wrongly, with another content."""
        if not self.sent:
            return
        command = self.random.choice(self.sent)
        known = receipt_key(command) in self.accepted
        if isinstance(command, PlaceSlip) and self.random.random() < 0.3:
            other = PlaceSlip(id=command.id, at=self.now, patron=command.patron, stakes={"player": 1})
            reply = self._deliver(other)
            assert not known or (reply.refusal and reply.refusal.code is Code.SAME_ID_OTHER_CONTENT)
        else:
            reply = self._deliver(command)
            assert not known or not reply.events, f"{command} was done twice"

    def _operate(self) -> None:
        act = self.random.randrange(10)
        if act == 0:
            self.send(
                ChangeHouse, by="olga", house="other", file=HouseFile.of(House.load(self.random.choice(house_keys())))
            )
        elif act < 4:
            self.send(PauseTable, by="olga", reason="a card is damaged")
        elif act < 8:
            self.send(VoidRound, by="olga", reason="a card was exposed too early", end_shoe=act == 7)
        elif act == 8 and self.paid:
            # Of any shoe, and of patrons who may have left.
            shoe, number, seat = self.random.choice(self.paid)
            after = self.random.choice([-5_000, 0, 5_000, 10**8])
            where = {"shoe": shoe, "number": number, "seat": seat}
            self.send(CorrectRound, by="olga", after=after, reason="wrong payout", **where)
        else:
            self.send(Tick)

    def _act(self, name: str) -> None:
        """One patron does something that makes sense to them at this moment, or nothing."""
        patron = self.state.seated(name)
        chance = self.random.random()
        if patron is None:
            if chance < 0.5:
                self.send(TakeSeat, patron=name, name=name.title(), seat=self.random.choice([None, 1, 2, 3, 99]))
                self.send(BuyIn, patron=name, amount=self.random.choice([0, 50_000, 200_000, 1_000_000]))
            elif chance < 0.65:
                self.send(JoinWaitingList, patron=name, name=name.title())
            elif chance < 0.68:
                self.send(LeaveWaitingList, patron=name)
            return
        if not patron.connected:
            if chance < 0.3:
                self.send(Reconnect, patron=name)
            return
        if chance < 0.02:
            self.send(Disconnect, patron=name)
        elif chance < 0.03:
            self.send(LeaveTable, patron=name)
        elif chance < 0.05:
            self._private(name)
        else:
            self._play(name, patron.seat)

    def _private(self, name: str) -> None:
        act, amount = self.random.randrange(7), self.random.choice([1, 5_000, 10**7])
        if act == 0:
            self.send(BuyIn, patron=name, amount=amount)
        elif act == 1:
            self.send(CashOut, patron=name, amount=amount)
        elif act == 2:
            self.send(ExcludeSelf, patron=name, until=self.now + self.random.choice([0, 50_000]))
        elif act == 3:
            limit = self.random.choice([None, 0, 5_000, 100_000])
            wanted = PatronLimits(round_stake_max=limit, day_loss_max=limit, reminder_minutes=1)
            self.send(SetLimits, patron=name, limits=wanted)
        elif act == 4:
            self.send(ChooseCommission, patron=name, later=self.random.random() < 0.5)
        elif act == 5:
            self.send(PayCommission, patron=name)
        else:
            self.send(AcknowledgeReminder, patron=name)

    def _play(self, name: str, seat: int) -> None:
        """Do one of the things that the patron's own view says may be done."""
        state, chance = self.state, self.random.random()
        may = view(state, as_patron(name)).may
        where = {"shoe": state.shoes, "number": state.current.number} if state.current else {}
        if "PayCommission" in may and self.random.random() < 0.05:
            self.send(PayCommission, patron=name)
        elif state.phase is Phase.CUTTING and chance < 0.7:
            self.send(CutShoe, patron=name, entropy=self.random.randbytes(8))
        elif "PlaceSlip" in may and chance < 0.5:
            self.send(PlaceSlip, patron=name, stakes=self._slip(state.house), **where)
        elif "WithdrawSlip" in may and chance < 0.53:
            self.send(WithdrawSlip, patron=name, **where)
        elif "SayReady" in may and chance < 0.9:
            self.send(SayReady, patron=name)
        elif "AcceptControl" in may:
            side: Side = self.random.choice(("player", "banker"))
            self.send(AcceptControl if chance < 0.6 else CedeControl, patron=name, side=side, **where)
        elif "ExposeCard" in may and chance >= 0.1:
            place = self.random.randrange(7)
            self.send(PeelCard if chance < 0.5 else ExposeCard, patron=name, place=place, **where)
        elif "LeaveToDealer" in may and chance < 0.1:
            self.send(LeaveToDealer, patron=name, side=self.random.choice(("player", "banker")), **where)
        elif chance < 0.02:
            self.send(ExposeCard, patron=name, place=self.random.randrange(-1, 7))

    def _slip(self, house: House) -> dict[str, int]:
        """A slip, usually a sound one: a main bet and perhaps some side bets."""
        offers = self.random.sample(house.offers, k=self.random.choice([1, 1, 2, 3]) if len(house.offers) > 2 else 1)
        slip = {}
        for offer in offers:
            units = self.random.choice([0, 1, 1, 2, 2, 5])
            slip[offer.bet.key] = min(offer.limits.maximum, offer.limits.minimum + units * offer.limits.increment)
        if self.random.random() < 0.7:
            main = house.offer(self.random.choice(["player", "banker"]))
            slip[main.bet.key] = main.limits.minimum + self.random.randrange(3) * main.limits.increment
        if self.random.random() < 0.05:
            slip[self.random.choice([*slip, "no such bet"])] = self.random.choice([-1, 0, 3, 10**9])
        return slip


def main(arguments: list[str]) -> None:
    """Run one seed again and say how it went."""
    seed = int(arguments[0])
    houses = arguments[1:2] or house_keys()
    rounds = int(arguments[2]) if len(arguments) > 2 else 100
    for house in houses:
        done = Simulation(seed, house).run(rounds)
        ended, refused = dict(done.watch.ended), {str(code): count for code, count in done.refusals.items()}
        sys.stdout.write(f"{house}: {done.rounds} rounds, {done.steps} steps\n  bets {ended}\n  refused {refused}\n")


if __name__ == "__main__":
    main(sys.argv[1:])
