"""View models: what can be seen of a table, in the shapes that `view` fills and the page shows.

Nothing here can hold a secret by accident: there is no place for an undealt card, and a seed has a place only among
what is shown of a shoe that is over.
"""

from __future__ import annotations

from dataclasses import dataclass

from punto.rules.rounds import Winner
from punto.rules.settlement import BetOutcome
from punto.rules.tableau import Side
from punto.table.limits import LimitPlan, PatronLimits
from punto.table.phases import Ownership, Phase, ShoePhase
from punto.table.settings import Settings
from punto.table.state import DealerReason, IdleWarning, RoundPlayed, Stakes
from punto.table.views.explanations import ExplainedBet
from punto.words import Text


@dataclass(frozen=True, kw_only=True, slots=True)
class CardView:
    """A card on the table."""

    place: int
    """Its place in the deal: 0 to 5."""
    face: str | None
    """Its notation, if this viewer may see it."""
    exposed: bool
    peeled: bool
    """Whether the controller has begun to look at it."""


@dataclass(frozen=True, kw_only=True, slots=True)
class HandView:
    """One side's cards."""

    cards: tuple[CardView, ...]
    total: int | None
    """The count of the cards that lie face up; None while none does."""
    natural: bool


@dataclass(frozen=True, kw_only=True, slots=True)
class ControlView:
    """Who has a side's cards."""

    owner: Ownership
    seat: int | None
    until: int | None
    lasts_ms: int | None
    """How long the offer or the squeeze lasts when it is whole."""
    passed: tuple[int, ...]
    """The seats that ceded or were not there."""
    reason: DealerReason | None
    """Why the dealer has the cards."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TurnView:
    """The card that is turned next, and what it would do; said from the cards that lie face up, and from no other."""

    side: Side
    place: int
    holds: int | None
    """The count of the side's cards that lie face up; None while none does."""
    need: Text
    """Which card would do what: "2 or 3 makes a natural"."""


@dataclass(frozen=True, kw_only=True, slots=True)
class RoundView:
    """The current round."""

    number: int
    last: bool
    closes_at: int | None
    player: HandView
    banker: HandView
    player_control: ControlView | None
    banker_control: ControlView | None
    turn: TurnView | None
    """The sides take turns; None while no card is to be turned."""
    calls: tuple[Text, ...]
    """What the dealer has said in this round."""
    winner: Winner | None
    hand: Text | None
    """What the house calls the hand, where it has a name: a Dragon 7."""
    void: Text | None


@dataclass(frozen=True, kw_only=True, slots=True)
class ShoeView:
    """The shoe on the table."""

    number: int
    phase: ShoePhase
    commitment: str | None
    """What was shown before the cut; None where the source of the cards commits to nothing."""
    cut_until: int | None
    cut_by: tuple[str, ...]
    """Who has cut, by seat."""
    burned: int
    shown: str | None
    """The burned card that was shown."""
    cards_left: int
    rounds: tuple[RoundPlayed, ...]
    results: str
    """The results of the shoe in the notation of the roads; void rounds are not in it."""
    seed: str | None
    """In hex, once the shoe is over."""
    cut: str | None


@dataclass(frozen=True, kw_only=True, slots=True)
class SeatView:
    """A patron as everybody sees them."""

    seat: int
    name: str
    connected: bool
    ready: bool
    leaving: bool
    stakes: Stakes
    bets: tuple[BetOutcome, ...]
    you: bool
    bot: bool
    """Whether the server plays for this patron."""


@dataclass(frozen=True, kw_only=True, slots=True)
class WaitingView:
    """Somebody on the waiting list, as everybody sees them."""

    name: str
    you: bool
    held_until: int | None
    """Until when a free seat is held for them."""


@dataclass(frozen=True, kw_only=True, slots=True)
class OwnView:
    """What only the patron sees. Amounts are minor units."""

    seat: int
    balance: int
    """Chips, what is staked and owed included."""
    available: int
    """Chips that may be staked or cashed out."""
    staked: int
    owed: int
    """Commission that is held, or only marked, until it is collected."""
    pays_later: bool | None
    """Whether commission of the next win is owed instead of taken out of the payout; None where none is charged."""
    collected: int
    """The commission that was collected when the last shoe ended."""
    bought_in: int
    session_net: int
    day_net: int
    seated_at: int
    held_until: int | None
    idle: IdleWarning | None
    """Why and when the seat goes back unless the patron plays."""
    limits: PatronLimits
    """The limits that hold now."""
    plan: LimitPlan
    reminded_at: int | None
    excluded_until: int | None
    fast: bool
    """Whether the patron wants the dealer to hurry."""
    bets: tuple[ExplainedBet, ...]
    """What became of each bet of the round that was just settled, and why."""


@dataclass(frozen=True, kw_only=True, slots=True)
class OperatorView:
    """What only an operator sees."""

    balances: dict[str, int]
    """Every account of the table and what it holds."""
    held: dict[str, int]
    marked: dict[int, int]
    """Commission that is marked and not held, by seat."""
    settings: Settings
    next_house: str | None
    patrons: dict[int, str]
    """The ids of the patrons by seat."""


@dataclass(frozen=True, kw_only=True, slots=True)
class View:
    """Everything that one viewer may see at one moment."""

    table: str
    house: str
    title: Text
    style: str
    currency: str
    helpline: Text | None
    now: int
    sequence: int
    """The number of events so far."""
    phase: Phase
    deadline: int | None
    """When the phase ends by the clock."""
    lasts_ms: int | None
    """How long that phase lasts when it is whole, for a clock that shows the part that is left."""
    paused: bool
    pause_reason: str
    closing: bool
    seats_max: int
    seats_to_stay: int
    """Seats beyond it go when the house that is scheduled takes over: whoever sits there is paid out then."""
    seats_free: int
    """Seats that anybody may take: neither taken nor held for somebody who waits, nor about to go."""
    seats: tuple[SeatView, ...]
    waiting: tuple[WaitingView, ...]
    """Who waits for a seat, first come first."""
    shoe: ShoeView | None
    current: RoundView | None
    own: OwnView | None
    operator: OperatorView | None
    may: tuple[str, ...]
    """The commands that would be welcome from this viewer now."""
