"""A table in this process, for a notebook, a test or a bot: no server, no waiting, and nothing to set up.

The table is the one that the server runs: the same rules, journal and ledger, on a store in memory unless another one
is given. Whoever calls plays for the patrons and is the house's clock. Amounts are whole minor units, such as cents.

    >>> from punto.store.local import Table
    >>> table = Table.open("dragon-mini", seed="an evening")
    >>> table.sit("ann", chips=1_000_00)
    >>> table.bet("ann", player=50_00, tie=5_00)
    >>> dealt = table.deal()
    >>> print(dealt.round)
    7c Ad Ks Jh 2h
    >>> [(bet.bet, bet.result, bet.net) for bet in dealt.bets["ann"]]
    [('player', 'win', 5000), ('tie', 'lose', -500)]
    >>> table.chips("ann")
    104500
    >>> table.close()
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from punto.errors import PuntoError, Refused, UnknownName
from punto.fairness.commit import SEED_BYTES
from punto.fairness.record import ShoeRecord
from punto.fairness.shuffle import key_from_text
from punto.house.house_writer import HouseFile
from punto.house.model import House
from punto.rules.rounds import Round
from punto.rules.settlement import BetOutcome
from punto.store.read.history import PastRound, round_history
from punto.store.read.records import record_of
from punto.store.store import Store
from punto.store.write.desk import Desk
from punto.table import NO_WAIT, SPECTATOR, Settings, State, View, as_patron, next_deadline, view, wants_shoe
from punto.table.acts.betting import PlaceSlip, SayReady
from punto.table.acts.chips import BuyIn
from punto.table.acts.operating import OpenTable, Tick
from punto.table.acts.seating import LeaveTable, TakeSeat
from punto.table.acts.shoe import ShuffleShoe
from punto.table.command import Command
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.event import Event
from punto.table.phases import Phase
from punto.words import Text

__all__ = ["DealtRound", "Table"]

# Nobody is waited for: nobody cuts or squeezes, and a seat is kept however long a program thinks.
_SETTINGS = Settings(pace=NO_WAIT, cut_ms=0, offer_ms=0, idle=None)
_CALLER = "caller"


@dataclass(frozen=True, kw_only=True, slots=True)
class DealtRound:
    """A round that is over, with what became of every bet."""

    shoe: int
    number: int
    round: Round | None
    """The cards; None when the round is void, because the shoe ran out of them."""
    bets: Mapping[str, tuple[BetOutcome, ...]]
    """By patron."""

    def net(self, patron: str) -> int:
        """What the round brought a patron, in minor units; nothing for one who did not bet."""
        return sum(bet.net for bet in self.bets.get(patron, ()))


class Table:
    """One table, played by whoever holds it. What it refuses raises Refused, and changes nothing."""

    def __init__(self, store: Store, desk: Desk, *, seed: str | None, clock: Callable[[], int], owns: bool) -> None:
        self._store = store
        self._desk = desk
        self._seed = seed
        self._clock = clock
        self._owns = owns

    @classmethod
    def open(
        cls,
        house: str | House,
        *,
        seed: str | None = None,
        name: str = "local",
        store: Store | None = None,
        clock: Callable[[], int] | None = None,
    ) -> Table:
        """A table under a house: a shipped one by its key, one in a file by its path, or one that is loaded.

        With a seed, the cards of every shoe follow from it and the number of the shoe; without, from the system's
        randomness. `store` is where it is kept, a new one in memory by default; a table of that name that is there goes
        on, if it has the same house. `clock` gives the time in milliseconds, that of the system by default.
        """
        kept = HouseFile.of(house if isinstance(house, House) else House.load(house))
        opened = Store.open("memory:") if store is None else store
        table = cls(opened, Desk.open(opened, name), seed=seed, clock=clock or _now, owns=store is None)
        if table._desk.state is None:
            table._send(OpenTable, by=_CALLER, table=name, house=kept, settings=_SETTINGS)
        elif table.state.settings != _SETTINGS:
            raise PuntoError(Text("error-store-of-server", table=repr(name), database=opened.name))
        elif table.state.house_file != kept:
            raise PuntoError(
                Text(
                    "error-store-other-house",
                    table=repr(name),
                    database=opened.name,
                    house=repr(table.state.house.key),
                    wanted=repr(kept.key),
                )
            )
        return table

    def close(self) -> None:
        """Let go of the store, if it is the table's own: what is in memory is then gone."""
        if self._owns:
            self._store.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    # ----------------------------------------------------------------------------------------------- playing

    def sit(self, patron: str, *, chips: int, seat: int | None = None) -> None:
        """Give a patron a seat, the first free one unless another is named, and sell them chips."""
        self._send(TakeSeat, patron=patron, name=patron, seat=seat)
        try:
            self._send(BuyIn, patron=patron, amount=chips)
        except Refused:
            self._send(LeaveTable, patron=patron)
            raise

    def buy(self, patron: str, chips: int) -> None:
        """Sell more chips to a patron."""
        self._send(BuyIn, patron=patron, amount=chips)

    def leave(self, patron: str) -> None:
        """Let a patron get up and cash out."""
        self._send(LeaveTable, patron=patron)

    def bet(self, patron: str, /, **stakes: int) -> None:
        """Place a whole slip on the next round, stakes by the key of the bet; it replaces an earlier one."""
        self._with_shoe()
        self._send(PlaceSlip, patron=patron, stakes=stakes)

    def deal(self) -> DealtRound:
        """Deal the next round to its end, whether or not somebody has bet; somebody has to sit there."""
        self._with_shoe()
        before = self.state
        if not before.seats:
            raise PuntoError(Text("error-store-nobody-sits", table=repr(before.table)))
        events: tuple[Event, ...] = ()
        for seated in before.connected:
            if seated.seat not in before.open_round.ready:
                events += self._send(SayReady, patron=seated.patron)
        while (ended := next((each for each in events if isinstance(each, (RoundSettled, RoundVoided))), None)) is None:
            deadline = next_deadline(self.state)
            if deadline is None:
                phase = repr(self.state.phase.value)
                raise PuntoError(Text("error-store-waits", table=repr(before.table), phase=phase))
            events = self._send(Tick, at=max(deadline, self._clock()))
        return _dealt(before, ended)

    def shoe(self, patron: str | None = None) -> Iterator[View]:
        """The rounds of one shoe, each as the patron sees it while bets are taken; what the loop's body bets is dealt.

        >>> with Table.open("dragon-mini", seed="a bot") as table:
        ...     table.sit("bot", chips=10_000_00)
        ...     for shown in table.shoe("bot"):
        ...         table.bet("bot", banker=25_00)
        ...     len(table.history(limit=100)), table.chips("bot")
        (81, 976250)
        """
        self._with_shoe()
        number = self.state.shoes
        while (opened := self._open_round()) is not None and opened[0] == number:
            yield self.view(patron)
            if self._open_round() == opened:
                self.deal()

    # ----------------------------------------------------------------------------------------------- looking

    @property
    def store(self) -> Store:
        """Where the table is kept: for `audit`, `export` and every other reader."""
        return self._store

    @property
    def name(self) -> str:
        """The table's name in the store."""
        return self._desk.table

    @property
    def state(self) -> State:
        """Everything about the table, the cards to come included."""
        state = self._desk.state
        if state is None:
            raise PuntoError(Text("error-store-not-open", table=repr(self._desk.table)))
        return state

    @property
    def house(self) -> House:
        """The house under which it plays."""
        return self.state.house

    def chips(self, patron: str) -> int:
        """What a patron can spend, in minor units."""
        if self.state.seated(patron) is None:
            raise UnknownName("patron at the table", patron, [each.patron for each in self.state.seats.values()])
        return self.state.money_of(patron).available

    def view(self, patron: str | None = None) -> View:
        """What a patron may see now, or a spectator."""
        return view(self.state, SPECTATOR if patron is None else as_patron(patron), now=self._clock())

    def history(self, patron: str | None = None, *, limit: int = 20) -> tuple[PastRound, ...]:
        """The last rounds, newest first, with the reasons of the payouts of that patron's bets."""
        with self._store.looking() as reader:
            return round_history(reader, self.name, limit=limit, patron=patron)

    def record(self, shoe: int | None = None) -> ShoeRecord:
        """The record of a shoe that is over, the newest by default, as `punto.fairness.verifier` checks it."""
        number = shoe or self.state.shoes - (0 if wants_shoe(self.state) else 1)
        with self._store.reading() as reader:
            record = record_of(reader, self.name, number)
        if record is None:
            raise PuntoError(Text("error-store-no-record", table=repr(self.name), shoe=str(number)))
        return record

    # ----------------------------------------------------------------------------------------------- inside

    def _with_shoe(self) -> None:
        if wants_shoe(self.state):
            number = self.state.shoes + 1
            seed = os.urandom(SEED_BYTES) if self._seed is None else key_from_text(f"{self._seed}, shoe {number}")
            self._send(ShuffleShoe, seed=seed)

    def _open_round(self) -> tuple[int, int] | None:
        """The shoe and number of the round on which bets are taken."""
        return (self.state.shoes, self.state.open_round.number) if self.state.phase is Phase.BETTING else None

    def _send(self, kind: type[Command], *, at: int | None = None, **values: Any) -> tuple[Event, ...]:
        command = kind(id=secrets.token_hex(16), at=self._clock() if at is None else at, **values)
        answer = self._desk.handle(command)
        if answer.refusal is not None:
            raise Refused(answer.refusal.message, code=answer.refusal.code.value)
        return answer.events


def _now() -> int:
    return time.time_ns() // 1_000_000


def _dealt(before: State, ended: RoundSettled | RoundVoided) -> DealtRound:
    if isinstance(ended, RoundSettled):
        dealt, bets = Round.parse(ended.cards), {slip.patron: slip.bets for slip in ended.slips}
    else:
        dealt = None
        bets = {
            before.seats[seat].patron: tuple(BetOutcome.void(bet, stake) for bet, stake in slip.stakes)
            for seat, slip in before.open_round.slips.items()
        }
    return DealtRound(shoe=ended.shoe, number=ended.number, round=dealt, bets=bets)
