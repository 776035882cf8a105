"""What can be seen of a table: the shapes that `view` fills and the page shows.

Nothing here can hold a secret by accident: there is no place for an undealt card, and a seed has a place only among
what is shown of a shoe that is over.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from punto.rules.rounds import Winner
from punto.rules.settlement import Outcome
from punto.rules.text import Text
from punto.table.events import BetSettled, DealerReason, Stakes
from punto.table.limits import LimitPlan, PatronLimits
from punto.table.phases import Ownership, Phase, ShoePhase
from punto.table.settings import Settings
from punto.table.state import RoundPlayed


@dataclass(frozen=True, kw_only=True)
class CardView:
    """A card on the table."""

    place: int
    """Its place in the deal: 0 to 5."""
    face: str | None
    """Its notation, if this viewer may see it."""
    exposed: bool
    peeled: bool
    """Whether the controller has begun to look at it."""


@dataclass(frozen=True, kw_only=True)
class HandView:
    """One side's cards."""

    cards: tuple[CardView, ...]
    total: int | None
    """The count of the cards that lie face up; None while none does."""
    natural: bool


@dataclass(frozen=True, kw_only=True)
class ControlView:
    """Who has a side's cards."""

    owner: Ownership
    seat: int | None
    until: int | None
    passed: tuple[int, ...]
    """The seats that ceded or were not there."""
    reason: DealerReason | None
    """Why the dealer has the cards."""


@dataclass(frozen=True, kw_only=True)
class RoundView:
    """The current round."""

    number: int
    last: bool
    closes_at: int | None
    player: HandView
    banker: HandView
    player_control: ControlView | None
    banker_control: ControlView | None
    calls: tuple[Text, ...]
    """What the dealer has said in this round."""
    winner: Winner | None
    void: Text | None


@dataclass(frozen=True, kw_only=True)
class ShoeView:
    """The shoe on the table."""

    number: int
    phase: ShoePhase
    commitment: str
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


@dataclass(frozen=True, kw_only=True)
class BetView:
    """What became of a bet, for everybody to see."""

    bet: str
    stake: int
    result: Outcome
    returned: int
    net: int


@dataclass(frozen=True, kw_only=True)
class SeatView:
    """A patron as everybody sees them."""

    seat: int
    name: str
    connected: bool
    ready: bool
    leaving: bool
    stakes: Stakes
    bets: tuple[BetView, ...]
    you: bool
    bot: bool
    """Whether the server plays for this patron."""


@dataclass(frozen=True, kw_only=True)
class OwnView:
    """What only the patron sees. Amounts are minor units."""

    seat: int
    balance: int
    """Chips, what is staked and owed included."""
    available: int
    """Chips that may be staked or cashed out."""
    staked: int
    owed: int
    """Commission that is held until it is collected."""
    collected: int
    """The commission that was collected when the last shoe ended."""
    bought_in: int
    session_net: int
    day_net: int
    seated_at: int
    held_until: int | None
    limits: PatronLimits
    """The limits that hold now."""
    plan: LimitPlan
    reminded_at: int | None
    excluded_until: int | None
    bets: tuple[BetSettled, ...]
    """What became of each bet of the round that was just settled, and why."""


@dataclass(frozen=True, kw_only=True)
class OperatorView:
    """What only an operator sees."""

    balances: Mapping[str, int]
    """Every account of the table and what it holds."""
    held: Mapping[str, int]
    settings: Settings
    next_house: str | None
    patrons: Mapping[int, str]
    """The ids of the patrons by seat."""


@dataclass(frozen=True, kw_only=True)
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
    paused: bool
    pause_reason: str
    closing: bool
    seats_max: int
    seats: tuple[SeatView, ...]
    shoe: ShoeView | None
    current: RoundView | None
    own: OwnView | None
    operator: OperatorView | None
    may: tuple[str, ...]
    """The commands that would be welcome from this viewer now."""
