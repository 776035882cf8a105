"""The state of a table: the fold of its events, and no larger after ten thousand rounds than after one.

It holds the current round, the history of the current shoe, the patrons who are present and their money.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any, Literal

from msgspec import Struct, field
from msgspec.structs import replace

from punto.errors import InvariantBroken
from punto.house.house_writer import HouseFile
from punto.house.model import House
from punto.ledger.accounts import Account, Accounts
from punto.ledger.book import Book
from punto.ledger.transfers import Transfer
from punto.rules.cards import Card
from punto.rules.rounds import DEAL_ORDER, decisions
from punto.rules.settlement import BetOutcome
from punto.rules.tableau import Side
from punto.table.limits import LimitPlan
from punto.table.phases import IN_PLAY, Ownership, Phase, ShoePhase
from punto.table.settings import Pace, Settings
from punto.table.sources import Source
from punto.table.standing import UNKNOWN, Standing
from punto.words import Text

Stakes = tuple[tuple[str, int], ...]
"""A slip as the table keeps it: the key of each bet and its stake, in the order of the house."""
LeaveReason = Literal["own wish", "seat hold ran out", "idle", "self-excluded", "house changed", "table closed"]
IdleReason = Literal["no chips", "no bet"]
DealerReason = Literal[
    "nobody bet this side", "all ceded", "offer ran out", "squeeze ran out", "holder gone", "handed over"
]

_SECOND = 1000


@dataclass(frozen=True, kw_only=True, slots=True)
class IdleWarning:
    """Why a seat goes back, and when."""

    reason: IdleReason
    until: int


class Seated(Struct, frozen=True, kw_only=True):
    """A patron at the table."""

    seat: int
    patron: str
    name: str
    seated_at: int
    played_at: int
    """When a bet of theirs last stood at the close of betting or was settled; at first, when they sat down."""
    rounds_sat_out: int = 0
    """How many rounds were dealt since then without a bet of theirs."""
    idle: IdleWarning | None = None
    """The warning that the seat goes back."""
    connected: bool = True
    held_until: int | None = None
    """Until when the seat is held while the connection is gone."""
    gone_at: int | None = None
    """Since when the connection is gone."""
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
    marked: int = 0
    """The commission that the patron owes and that is only marked: the chips are spendable."""
    pays_later: bool | None = None
    """Whether the patron chose to owe commission instead of paying it at the payout; None: as the house says."""
    collected: int = 0
    """The owed commission that was collected when the last shoe ended; shown until the next one begins."""
    remind_at: int | None = None
    reminded_at: int | None = None
    """When the patron was reminded of the time and has not yet said to have seen it."""
    bot: bool = False
    """Whether the server plays for this patron."""
    fast: bool = False
    """Whether the patron wants the dealer to hurry."""

    @property
    def owes(self) -> int:
        """All the commission that the patron owes, held or marked."""
        return self.marked + (self.owed.amount if self.owed is not None else 0)

    def is_excluded(self, at: int) -> bool:
        """Whether the patron asked to be kept from playing at that moment."""
        return self.excluded_until is not None and at < self.excluded_until

    def standing_as(self, standing: Standing) -> Seated:
        """The patron with what the house knows of their limits and exclusion, where that is newer than what this
        table has heard.
        """
        newer = standing.limits.version > self.limits.version
        until = max(self.excluded_until or 0, standing.excluded_until or 0) or None
        return replace(self, limits=standing.limits if newer else self.limits, excluded_until=until)


class Waiting(Struct, frozen=True, kw_only=True):
    """Somebody on the waiting list."""

    patron: str
    name: str
    held_until: int | None = None
    """Until when a free seat is held for them."""


class AcceptedSlip(Struct, frozen=True, kw_only=True):
    """The slip of a seat in the current round."""

    stakes: Stakes
    sequence: int
    accepted_at: int
    holds: tuple[Transfer, ...]
    """The pending transfers, one a bet, in the order of the stakes."""
    since: dict[Side, int] = field(default_factory=dict)
    """By side: the sequence of the slip with which the bet on it came to its amount."""

    @property
    def total(self) -> int:
        """All stakes together."""
        return sum(stake for _, stake in self.stakes)


class Control(Struct, frozen=True, kw_only=True):
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


class CardOnTable(Struct, frozen=True, kw_only=True):
    """Dealt card of the current round: whose it is, and who may see it."""

    side: Side
    card: Card
    exposed: bool = False
    peeled_by: int | None = None
    """The seat that has begun to look at it."""


class SettledSlip(Struct, frozen=True, kw_only=True):
    """What became of the bets of one seat."""

    seat: int
    patron: str
    bets: tuple[BetOutcome, ...]

    @property
    def net(self) -> int:
        """What the round brought the patron, commission counted whenever it is collected."""
        return sum(bet.net for bet in self.bets)

    @property
    def owed(self) -> int:
        """The commission of the round that is collected later."""
        return sum(bet.commission for bet in self.bets if bet.owed)


class Voided(Struct, frozen=True, kw_only=True):
    """Why a round is void."""

    reason: str
    """One of the usual reasons, or in the operator's words; empty when the shoe ran out of cards."""
    out_of_cards: bool = False


class CurrentRound(Struct, frozen=True, kw_only=True):
    """The round that is being bet on, dealt, or just settled."""

    number: int
    last: bool
    opened_at: int
    closes_at: int | None
    slips: dict[int, AcceptedSlip] = field(default_factory=dict)
    slips_sent: dict[str, int] = field(default_factory=dict)
    """By patron: how often the slip was changed since this betting window opened."""
    sequence: int = 0
    ready: frozenset[int] = frozenset()
    cards: tuple[CardOnTable, ...] = ()
    controls: dict[Side, Control] = field(default_factory=dict)
    paid: tuple[SettledSlip, ...] = ()
    """What became of every bet, once the round is settled."""
    void: Voided | None = None
    """Why the round is void, if it is."""

    @property
    def dealt(self) -> tuple[Card, ...]:
        """The cards in deal order."""
        return tuple(each.card for each in self.cards)

    @property
    def all_exposed(self) -> bool:
        """Whether no card lies face down."""
        return all(each.exposed for each in self.cards)

    def paid_to(self, patron: str) -> tuple[BetOutcome, ...]:
        """What became of a patron's bets, once the round is settled; the seat may be somebody else's by now."""
        return next((slip.bets for slip in self.paid if slip.patron == patron), ())


@dataclass(frozen=True, kw_only=True, slots=True)
class RoundPlayed:
    """A round of the current shoe that is over."""

    number: int
    cards: str | None
    """In notation; None when the round is void."""
    result: str | None
    """In the notation of the roads."""
    hand: Text | None = None
    """What the house calls the hand, where it has a name."""


class CurrentShoe(Struct, frozen=True, kw_only=True):
    """The shoe on the table: how far it is, and the source its cards come from."""

    number: int
    phase: ShoePhase
    source: Source
    cut_until: int | None = None
    asked: frozenset[int] = frozenset()
    """The seats that have cut or do not want to."""
    size: int = 0
    """The number of its cards, once their order is fixed."""
    cut_at: int = 0
    """How many cards lie in front of the cut card."""
    used: int = 0
    burned: int = 0
    shown: Card | None = None
    history: tuple[RoundPlayed, ...] = ()
    end: bool = False
    """Whether the shoe ends after the current round, whatever the cut card says."""
    out_of_cards: bool = False

    @property
    def cards_left(self) -> int:
        """How many cards have not left it."""
        return self.size - self.used

    @property
    def next_is_last(self) -> bool:
        """Whether the round that starts now is the last of the shoe."""
        return self.used >= self.cut_at

    @property
    def next_card(self) -> Card | None:
        """The card that leaves the shoe next, if one is left and the source knows it."""
        return self.source.card(self.used) if self.cards_left else None


class State(Struct, frozen=True, kw_only=True):
    """Aggregate state of a table: the fold of its events."""

    table: str
    house_file: HouseFile
    settings: Settings
    phase: Phase = Phase.SHUFFLING
    at: int = 0
    """The moment of the latest event."""
    sequence: int = 0
    """The number of events so far."""
    seats: dict[int, Seated] = field(default_factory=dict)
    waiting: tuple[Waiting, ...] = ()
    """Who waits for a seat, in the order they came."""
    shoe: CurrentShoe | None = None
    shoes: int = 0
    """The number of shoes so far, this one included."""
    current: CurrentRound | None = None
    corrections: int = 0
    """How often a paid round was corrected: whatever is told of rounds that are over stays true until it is again."""
    book: Book = field(default_factory=Book)
    next_at: int | None = None
    """When the dealer takes the next step."""
    paused_at: int | None = None
    pause_reason: str = ""
    closing_by: str | None = None
    """Who asked that the table close after the round."""
    next_house: HouseFile | None = None
    next_house_by: str = ""
    standing: Standing = UNKNOWN
    """What the house knows of the patron whose command is being decided; never part of a state that is kept."""

    @property
    def house(self) -> House:
        """The house under which the table plays."""
        return self.house_file.house

    @property
    def open_shoe(self) -> CurrentShoe:
        """The shoe, where there must be one."""
        if self.shoe is None:
            raise InvariantBroken(Text("error-table-no-shoe", table=repr(self.table), event=str(self.sequence + 1)))
        return self.shoe

    @property
    def open_round(self) -> CurrentRound:
        """The round, where there must be one."""
        if self.current is None:
            raise InvariantBroken(Text("error-table-no-round", table=repr(self.table), event=str(self.sequence + 1)))
        return self.current

    def informed(self, standing: Standing) -> State:
        """The state in which a patron's command is decided: with what the house knows of them beyond this table."""
        return replace(self, standing=standing)

    def with_shoe(self, **changes: Any) -> State:
        """The state with some values of the shoe changed."""
        return replace(self, shoe=replace(self.open_shoe, **changes))

    def with_round(self, **changes: Any) -> State:
        """The state with some values of the current round changed."""
        return replace(self, current=replace(self.open_round, **changes))

    def with_seat(self, seat: int, **changes: Any) -> State:
        """The state with some of a seat's values changed."""
        return replace(self, seats={**self.seats, seat: replace(self.seats[seat], **changes)})

    @property
    def accounts(self) -> Accounts:
        """The names of this table's accounts."""
        return _accounts_of(self.table)

    @property
    def escrow(self) -> str:
        """The account of the current round's stakes."""
        return self.accounts.escrow(shoe=self.shoes, number=self.open_round.number)

    @property
    def pace(self) -> Pace:
        """How long the dealer takes now: at a house that permits it less, when everybody who is there wants that.

        Patrons whom the server plays do not mind.
        """
        there = [each for each in self.connected if not each.bot]
        hurried = self.house.hurry and bool(there) and all(each.fast for each in there)
        return self.settings.pace.hurried if hurried else self.settings.pace

    @property
    def pause_ms(self) -> int:
        """How long the result of a round is shown."""
        paced = self.pace.pause_ms
        return self.house.pause_seconds * _SECOND if paced is None else paced

    @property
    def offer_ms(self) -> int:
        """How long an offer of the cards stands."""
        paced = self.settings.offer_ms
        return self.house.handling.offer_seconds * _SECOND if paced is None else paced

    def on_side(self, stakes: Stakes, side: Side) -> int:
        """What a slip has on a side: its main bets there."""
        bets = ((self.house.offer(key).bet, stake) for key, stake in stakes)
        return sum(stake for bet, stake in bets if bet.kind == "main" and bet.side == side)

    @property
    def in_play(self) -> bool:
        """Whether a round is between the close of betting and its payout."""
        return self.phase in IN_PLAY

    @property
    def connected(self) -> Iterator[Seated]:
        """The patrons who are there."""
        return (each for each in self.seats.values() if each.connected)

    @property
    def seats_to_stay(self) -> int:
        """How many seats there are now and will be: fewer than the house has while one with fewer is scheduled."""
        seats = self.house.seats
        return min(seats, self.next_house.house.seats) if self.next_house else seats

    def waits(self, patron: str) -> Waiting | None:
        """The patron's place on the waiting list, if they have one."""
        return next((each for each in self.waiting if each.patron == patron), None)

    @property
    def seats_free(self) -> int:
        """How many seats are neither taken nor held for somebody on the waiting list."""
        held = sum(each.held_until is not None for each in self.waiting)
        return max(0, self.seats_to_stay - len(self.seats) - held)

    def seated(self, patron: str) -> Seated | None:
        """The patron's place, if they have one."""
        for each in self.seats.values():
            if each.patron == patron:
                return each
        return None

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
        somebody = False
        for each in self.seats.values():
            if each.connected:
                if self.current is None or each.seat not in self.current.ready:
                    return False
                somebody = True
        return somebody


_accounts_of = cache(Accounts)
"""Kept, because they are asked for at every transfer."""


def side_of_next(current: CurrentRound) -> Side | None:
    """Whose card comes next, looking only at cards that lie face up; None when the round is complete.

    InvariantBroken when asked about a third card while any card lies face down.
    """
    if len(current.cards) < len(DEAL_ORDER):
        return DEAL_ORDER[len(current.cards)]
    if not current.all_exposed:
        raise InvariantBroken(Text("error-table-third-card-waits"))
    wanted = [decision.side for decision in decisions(current.dealt) if decision.draws]
    drawn = len(current.cards) - len(DEAL_ORDER)
    return wanted[drawn] if drawn < len(wanted) else None
