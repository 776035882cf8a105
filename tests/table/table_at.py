"""A table for example tests: a fake clock, short commands, and a shoe whose next cards one can choose."""

from __future__ import annotations

from typing import Any

from punto.house import House
from punto.house.house_writer import HouseFile
from punto.house.loader import load_house_text
from punto.rules.cards import SUITS, Card, parse_cards
from punto.rules.shoe import full_order
from punto.table import (
    NO_WAIT,
    Code,
    Refusal,
    Settings,
    Standing,
    State,
    View,
    as_patron,
    next_deadline,
    view,
    wants_shoe,
)
from punto.table.acts.betting import PlaceSlip, SayReady
from punto.table.acts.chips import BuyIn
from punto.table.acts.operating import OpenTable, Tick
from punto.table.acts.seating import TakeSeat
from punto.table.acts.shoe import ScriptShoe, ShuffleShoe
from punto.table.command import Command
from punto.table.event import Event
from punto.table.phases import Phase
from punto.table.sources.scripted import Scripted
from punto.table.standing import UNKNOWN
from punto.table.views.shapes import OwnView
from punto.words import LANGUAGES
from tests.table.desk import PureDesk
from tests.table.watch import Watch

FAST = Settings(pace=NO_WAIT, cut_ms=0)


class TableAt:
    """A table under a house, watched after every command."""

    def __init__(self, house: str | House, *, settings: Settings = FAST) -> None:
        self.now = 1_000_000
        self.house = House.load(house) if isinstance(house, str) else house
        self.events: list[Event] = []
        self.states: list[State] = []
        """The state after each event."""
        self.watch: Watch | None = Watch()
        self.desk = PureDesk()
        self._ids = 0
        self.do(OpenTable, by="olga", table="t1", house=HouseFile.of(self.house), settings=settings)

    @property
    def state(self) -> State:
        assert self.desk.state is not None
        return self.desk.state

    def phase(self) -> Phase:
        """What the table is doing."""
        return self.state.phase

    def ask(self, kind: type[Command], *, standing: Standing = UNKNOWN, **values: Any) -> tuple[Event, ...] | Refusal:
        """Send a command and give the answer, whatever it is."""
        self._ids += 1
        self.desk.standing = standing
        reply = self.desk.send(kind(id=str(self._ids), at=self.now, **values))
        if reply.refusal is not None:
            return reply.refusal
        self.events += reply.events
        self.states += reply.states
        if self.watch is not None:
            self.watch.check(reply.events, self.state)
            self.watch.check_views(self.state)
        return reply.events

    def do(self, kind: type[Command], **values: Any) -> tuple[Event, ...]:
        """Send a command that must be accepted."""
        answer = self.ask(kind, **values)
        assert not isinstance(answer, Refusal), answer
        return answer

    def refused(self, kind: type[Command], **values: Any) -> Code:
        """Send a command that must be refused, and give the code."""
        answer = self.ask(kind, **values)
        assert isinstance(answer, Refusal), answer
        assert not any("{" in answer.message.in_language(each) for each in LANGUAGES)
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
        """A new shoe that deals these cards after its burn, and then all others of its decks in their order.

        In the middle of a shoe, these become its next cards: the watcher, who knows better, is sent away.
        """
        if wants_shoe(self.state):
            self.do(ScriptShoe, order=scripted(self.house, text))
            return
        self.watch = None
        shoe = self.state.open_shoe
        order = [card for place in range(shoe.size) if (card := shoe.source.card(place)) is not None]
        chosen = _with_suits(text)
        order[shoe.used : shoe.used + len(chosen)] = chosen
        self.desk.state = self.state.with_shoe(source=Scripted(order=tuple(order)))

    def bet(self, patron: str, **stakes: int) -> tuple[Event, ...]:
        """Place a slip, in whole units of money."""
        return self.do(PlaceSlip, patron=patron, stakes={bet: stake * 100 for bet, stake in stakes.items()})

    def ready(self, *patrons: str) -> tuple[Event, ...]:
        """These patrons need not be waited for."""
        return tuple(event for patron in patrons for event in self.do(SayReady, patron=patron))

    def wait(self, seconds: float | None = None) -> tuple[Event, ...]:
        """Let time pass: so many seconds, or to the next deadline."""
        deadline = next_deadline(self.desk.state)
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


def scripted(house: House, text: str) -> tuple[Card, ...]:
    """A whole shoe of the house in which these cards come first after the burn; one without a suit gets any."""
    left = list(full_order(house.shoe.decks))
    first = []
    for number, card in enumerate(parse_cards(text)):
        suits = card.suit or SUITS[number % 4 :] + SUITS[: number % 4]
        first.append(next(each for suit in suits if (each := Card(card.rank, suit)) in left))
        left.remove(first[-1])
    burned = house.shoe.burned(left[0])
    return (*left[:burned], *first, *left[burned:])


def _with_suits(text: str) -> list[Card]:
    return [card if card.suit else Card(card.rank, SUITS[i % 4]) for i, card in enumerate(parse_cards(text))]


def house_with(base: str, text: str) -> House:
    """A house like a shipped one with something changed; the text may be top-level keys and tables of TOML."""
    return load_house_text(f'extends = "{base}"\n{text}', key="own-house")
