"""The state of a table: the fold of its events, and no larger after ten thousand rounds than after one.

It holds the current round, the history of the current shoe, the patrons who are present and their money.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from punto.fairness.commit import Cut
from punto.house.model import House
from punto.ledger.accounts import Account, Accounts
from punto.ledger.book import Book
from punto.ledger.transfers import Transfer
from punto.rules.cards import Card
from punto.rules.rounds import DEAL_ORDER, decisions
from punto.rules.shoe import Shoe
from punto.rules.tableau import Side
from punto.rules.text import Text
from punto.table.events import BetSettled, DealerReason, LeaveReason, Stakes
from punto.table.limits import LimitPlan
from punto.table.phases import IN_PLAY, Ownership, Phase, ShoePhase
from punto.table.settings import Settings


@dataclass(frozen=True, kw_only=True)
class Seated:
    """A patron at the table."""

    seat: int
    patron: str
    name: str
    seated_at: int
    connected: bool = True
    held_until: int | None = None
    """Until when the seat is held while the connection is gone."""
    leaving: LeaveReason | None = None
    """Why the patron leaves when the round is over."""
    limits: LimitPlan = field(default_factory=LimitPlan)
    excluded_until: int | None = None
    day: int = 0
    day_net: int = 0
    """What this day has brought the patron, here and elsewhere."""
    session_net: int = 0
    """What this session has brought the patron, commission counted when it is charged."""
    bought_in: int = 0
    owed: Transfer | None = None
    """The pending transfer that holds the commission the patron owes."""
    collected: int = 0
    """The owed commission that was collected when the last shoe ended; shown until the next one begins."""
    remind_at: int | None = None
    reminded_at: int | None = None
    """When the patron was reminded of the time and has not yet said to have seen it."""
    bot: bool = False
    """Whether the server plays for this patron."""


@dataclass(frozen=True, kw_only=True)
class AcceptedSlip:
    """The slip of a seat in the current round."""

    stakes: Stakes
    sequence: int
    accepted_at: int
    holds: tuple[Transfer, ...]
    """The pending transfers, one a bet, in the order of the stakes."""

    @property
    def total(self) -> int:
        """All stakes together."""
        return sum(stake for _, stake in self.stakes)


@dataclass(frozen=True, kw_only=True)
class Control:
    """Who has the cards of one side."""

    owner: Ownership = Ownership.OPEN
    seat: int | None = None
    """Who is offered the cards, or has them."""
    until: int | None = None
    """When the offer or the squeeze ends."""
    queue: tuple[int, ...] = ()
    """Who is asked next, largest bet first."""
    passed: tuple[int, ...] = ()
    """Who ceded, or was not there to be asked."""
    reason: DealerReason | None = None
    """Why the dealer has the cards, in Midi."""


@dataclass(frozen=True, kw_only=True)
class CardOnTable:
    """A card of the current round."""

    side: Side
    card: Card
    exposed: bool = False
    peeled_by: int | None = None
    """The seat that has begun to look at it."""


@dataclass(frozen=True, kw_only=True)
class CurrentRound:
    """The round that is being bet on, dealt, or just settled."""

    number: int
    last: bool
    opened_at: int
    closes_at: int | None
    slips: Mapping[int, AcceptedSlip] = field(default_factory=dict)
    slips_sent: Mapping[int, int] = field(default_factory=dict)
    sequence: int = 0
    ready: frozenset[int] = frozenset()
    cards: tuple[CardOnTable, ...] = ()
    controls: Mapping[Side, Control] = field(default_factory=dict)
    bets: tuple[BetSettled, ...] = ()
    """What became of every bet, once the round is settled."""
    void: Text | None = None
    """Why the round is void."""

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The cards in deal order."""
        return tuple(each.card for each in self.cards)

    @property
    def all_exposed(self) -> bool:
        """Whether no card lies face down."""
        return all(each.exposed for each in self.cards)


@dataclass(frozen=True, kw_only=True)
class RoundPlayed:
    """A round of the current shoe that is over."""

    number: int
    cards: str | None
    """In notation; None when the round is void."""
    result: str | None
    """In the notation of the roads."""


@dataclass(frozen=True, kw_only=True)
class CurrentShoe:
    """The shoe on the table."""

    number: int
    phase: ShoePhase
    commitment: str
    seed: bytes
    cut_until: int | None
    cuts: tuple[Cut, ...] = ()
    asked: frozenset[int] = frozenset()
    """The seats that have cut or do not want to."""
    cut: bytes = b""
    cards: Shoe | None = None
    """The order and how much of it is used, once it is fixed."""
    shown: Card | None = None
    history: tuple[RoundPlayed, ...] = ()
    end: bool = False
    """Whether the shoe ends after the current round, whatever the cut card says."""
    out_of_cards: bool = False


@dataclass(frozen=True, kw_only=True)
class State:
    """Everything about a table."""

    table: str
    house: House
    settings: Settings
    phase: Phase = Phase.SHUFFLING
    at: int = 0
    """The moment of the latest event."""
    sequence: int = 0
    """The number of events so far."""
    seats: Mapping[int, Seated] = field(default_factory=dict)
    shoe: CurrentShoe | None = None
    shoes: int = 0
    """The number of shoes so far, this one included."""
    current: CurrentRound | None = None
    book: Book = field(default_factory=Book)
    next_at: int | None = None
    """When the dealer takes the next step."""
    paused_at: int | None = None
    pause_reason: str = ""
    closing_by: str | None = None
    """Who asked that the table close after the round."""
    next_house: House | None = None
    next_house_by: str = ""

    @property
    def accounts(self) -> Accounts:
        """The names of this table's accounts."""
        return Accounts(self.table)

    @property
    def escrow(self) -> str:
        """The account of the current round's stakes."""
        return self.accounts.escrow(shoe=self.shoes, number=self.played.number)

    @property
    def played(self) -> CurrentRound:
        """The current round, where there must be one."""
        assert self.current is not None, f"no round in phase {self.phase}"
        return self.current

    @property
    def in_play(self) -> bool:
        """Whether a round is between the close of betting and its payout."""
        return self.phase in IN_PLAY

    @property
    def connected(self) -> Iterator[Seated]:
        """The patrons who are there."""
        return (each for each in self.seats.values() if each.connected)

    def seated(self, patron: str) -> Seated | None:
        """The patron's place, if they have one."""
        return next((each for each in self.seats.values() if each.patron == patron), None)

    def money_of(self, patron: str) -> Account:
        """The patron's chips at this table."""
        return self.book.account(self.accounts.patron(patron))

    def has_stake(self, seat: int) -> bool:
        """Whether the seat has a stake in the current round that is not settled yet."""
        live = self.phase is Phase.BETTING or self.in_play
        return live and self.current is not None and seat in self.current.slips

    @property
    def everyone_ready(self) -> bool:
        """Whether every patron who is there need not be waited for."""
        seats = [each.seat for each in self.connected]
        return bool(seats) and self.current is not None and self.current.ready.issuperset(seats)


def side_of_next(current: CurrentRound) -> Side | None:
    """Whose card comes next, looking only at cards that lie face up; None when the round is complete.

    Must not be asked about a third card while any card lies face down.
    """
    if len(current.cards) < len(DEAL_ORDER):
        return DEAL_ORDER[len(current.cards)]
    assert current.all_exposed, "a third card waits until every card is face up"
    wanted = [decision.side for decision in decisions(current.dealt) if decision.draws]
    drawn = len(current.cards) - len(DEAL_ORDER)
    return wanted[drawn] if drawn < len(wanted) else None


def next_card(shoe: Shoe) -> Card | None:
    """The card that leaves the shoe next, if one is left."""
    return shoe.order[shoe.used] if shoe.used < len(shoe.order) else None
