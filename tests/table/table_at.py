"""A table for example tests: a fake clock, short commands, and a shoe whose next cards one can choose."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from punto.house import House
from punto.house.loader import load_house_text
from punto.rules.cards import SUITS, Card, parse_cards
from punto.table import NO_WAIT, Code, Refusal, Settings, State, as_patron, decide, fold, next_deadline, view
from punto.table.commands import BuyIn, Command, OpenTable, PlaceSlip, SayReady, ShuffleShoe, TakeSeat, Tick
from punto.table.events import Event
from punto.table.phases import Phase
from punto.table.views import OwnView, View
from tests.table.watch import Watch

FAST = Settings(pace=NO_WAIT, cut_ms=0)


class TableAt:
    """A table under a house, watched after every command."""

    def __init__(self, house: str | House, *, settings: Settings = FAST) -> None:
        self.now = 1_000_000
        self.house = House.load(house) if isinstance(house, str) else house
        self.events: list[Event] = []
        self.watch: Watch | None = Watch()
        self._state: State | None = None
        self._ids = 0
        self.do(OpenTable, by="olga", table="t1", house=self.house, settings=settings)

    @property
    def state(self) -> State:
        assert self._state is not None
        return self._state

    def phase(self) -> Phase:
        """What the table is doing."""
        return self.state.phase

    def ask(self, kind: type[Command], **values: Any) -> tuple[Event, ...] | Refusal:
        """Send a command and give the answer, whatever it is."""
        self._ids += 1
        answer = decide(self._state, kind(id=str(self._ids), at=self.now, **values))
        if not isinstance(answer, Refusal):
            self._state = fold(answer, self._state)
            self.events += answer
            if self.watch is not None:
                self.watch.check(answer, self._state)
                self.watch.check_views(self.state)
        return answer

    def do(self, kind: type[Command], **values: Any) -> tuple[Event, ...]:
        """Send a command that must be accepted."""
        answer = self.ask(kind, **values)
        assert not isinstance(answer, Refusal), answer
        return answer

    def refused(self, kind: type[Command], **values: Any) -> Code:
        """Send a command that must be refused, and give the code."""
        answer = self.ask(kind, **values)
        assert isinstance(answer, Refusal), answer
        assert "{" not in answer.message.en + answer.message.zh
        return answer.code

    def seat(self, *patrons: str, chips: int = 1_000_00, **values: Any) -> None:
        """Seat patrons with chips, in the order of the seats."""
        for patron in patrons:
            self.do(TakeSeat, patron=patron, name=patron.title(), **values)
            self.do(BuyIn, patron=patron, amount=chips)

    def shuffle(self, seed: bytes = bytes(32)) -> None:
        """A new shoe, uncut."""
        self.do(ShuffleShoe, seed=seed)

    def rig(self, text: str) -> None:
        """Choose the next cards of the shoe. The watcher, who knows better, is sent away."""
        self.watch = None
        shoe = self.state.shoe
        assert shoe is not None
        assert shoe.cards is not None
        suits = [card if card.suit else Card(card.rank, SUITS[i % 4]) for i, card in enumerate(parse_cards(text))]
        order = list(shoe.cards.order)
        order[shoe.cards.used : shoe.cards.used + len(suits)] = suits
        self._state = replace(self.state, shoe=replace(shoe, cards=replace(shoe.cards, order=tuple(order))))

    def bet(self, patron: str, **stakes: int) -> tuple[Event, ...]:
        """Place a slip, in whole units of money."""
        return self.do(PlaceSlip, patron=patron, stakes={bet: stake * 100 for bet, stake in stakes.items()})

    def ready(self, *patrons: str) -> tuple[Event, ...]:
        """These patrons need not be waited for."""
        return tuple(event for patron in patrons for event in self.do(SayReady, patron=patron))

    def wait(self, seconds: float | None = None) -> tuple[Event, ...]:
        """Let time pass: so many seconds, or to the next deadline."""
        deadline = next_deadline(self._state)
        if seconds is None:
            assert deadline is not None, "the table waits for nothing"
            self.now = max(self.now, deadline)
        else:
            self.now += int(seconds * 1000)
        return self.do(Tick)

    def seen_by(self, patron: str) -> View:
        return view(self.state, as_patron(patron), now=self.now)

    def own(self, patron: str) -> OwnView:
        own = self.seen_by(patron).own
        assert own is not None
        return own

    def names(self, events: tuple[Event, ...] | None = None) -> list[str]:
        """The names of these events, or of all so far."""
        return [type(event).__name__ for event in (self.events if events is None else events)]

    def latest(self, kind: type[Event]) -> Any:
        """The latest event of a kind."""
        return next(event for event in reversed(self.events) if isinstance(event, kind))


def house_with(base: str, text: str) -> House:
    """A house like a shipped one with something changed; the text may be top-level keys and tables of TOML."""
    return load_house_text(f'extends = "{base}"\n{text}', key="own-house")
