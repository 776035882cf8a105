"""Commands: what patrons, operators and the clock ask of a table, in the imperative.

Each has an id, made by whoever sends it, and the moment `at` in milliseconds, stamped by the server. Who may send
which command is the server's to know: here a patron's command names the patron, an operator's names the operator.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from punto.house.model import House
from punto.rules.tableau import Side
from punto.table.limits import LimitPlan, PatronLimits
from punto.table.settings import Settings


@dataclass(frozen=True, kw_only=True)
class Command:
    """What all commands have."""

    id: str
    at: int


@dataclass(frozen=True, kw_only=True)
class PatronCommand(Command):
    """A command of a patron."""

    patron: str


@dataclass(frozen=True, kw_only=True)
class RoundCommand(PatronCommand):
    """A command for one round. Where it names the round, it is refused in any other, however late it arrives."""

    shoe: int | None = None
    number: int | None = None


@dataclass(frozen=True, kw_only=True)
class OperatorCommand(Command):
    """A command of an operator."""

    by: str


@dataclass(frozen=True, kw_only=True)
class Tick(Command):
    """Time has passed: do whatever is due."""


@dataclass(frozen=True, kw_only=True)
class ShuffleShoe(Command):
    """Begin a new shoe with this secret seed; sent by the server when `wants_seed` says so."""

    seed: bytes


@dataclass(frozen=True, kw_only=True)
class OpenTable(OperatorCommand):
    """Open a table under a house."""

    table: str
    house: House
    settings: Settings = field(default_factory=Settings)


@dataclass(frozen=True, kw_only=True)
class ChangeHouse(OperatorCommand):
    """Play under another house from the next shoe on."""

    house: House


@dataclass(frozen=True, kw_only=True)
class ChangeSettings(OperatorCommand):
    """Give the table other settings, at once."""

    settings: Settings


@dataclass(frozen=True, kw_only=True)
class PauseTable(OperatorCommand):
    """Stop the table where it is."""

    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class ResumeTable(OperatorCommand):
    """Go on after a pause; every deadline moves by its length."""


@dataclass(frozen=True, kw_only=True)
class VoidRound(OperatorCommand):
    """Void the current round: every stake goes back."""

    reason: str
    end_shoe: bool = False


@dataclass(frozen=True, kw_only=True)
class CloseTable(OperatorCommand):
    """Close the table after the current round."""

    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class TakeSeat(PatronCommand):
    """Sit down. What the house knows of the patron from before comes along."""

    name: str
    seat: int | None = None
    """The wanted seat; None takes the first free one."""
    limits: LimitPlan = field(default_factory=LimitPlan)
    excluded_until: int | None = None
    day_net: int = 0
    """What the patron has won (or, negative, lost) on this day at other tables and before."""
    bot: bool = False
    """Whether the server plays for this patron; everybody is shown that."""


@dataclass(frozen=True, kw_only=True)
class BuyIn(PatronCommand):
    """Buy chips from the cashier."""

    amount: int


@dataclass(frozen=True, kw_only=True)
class CashOut(PatronCommand):
    """Give chips back to the cashier and stay."""

    amount: int


@dataclass(frozen=True, kw_only=True)
class LeaveTable(PatronCommand):
    """Get up: owed commission is collected and the rest cashed out. A stake in play is settled first."""


@dataclass(frozen=True, kw_only=True)
class Disconnect(PatronCommand):
    """The patron's connection is gone."""


@dataclass(frozen=True, kw_only=True)
class Reconnect(PatronCommand):
    """The patron is back."""


@dataclass(frozen=True, kw_only=True)
class PlaceSlip(RoundCommand):
    """Bet this whole slip in the current round; it replaces an earlier one."""

    stakes: Mapping[str, int]
    """Stakes in minor units by the key of the bet."""


@dataclass(frozen=True, kw_only=True)
class WithdrawSlip(RoundCommand):
    """Take the slip of this round back."""


@dataclass(frozen=True, kw_only=True)
class SayReady(RoundCommand):
    """No need to wait for me: in betting, and when the shoe may be cut."""


@dataclass(frozen=True, kw_only=True)
class CutShoe(PatronCommand):
    """Mix these bytes into the order of the new shoe."""

    entropy: bytes


@dataclass(frozen=True, kw_only=True)
class AcceptControl(RoundCommand):
    """Take the cards of this side."""

    side: Side


@dataclass(frozen=True, kw_only=True)
class CedeControl(RoundCommand):
    """Leave the cards of this side to the next largest bet."""

    side: Side


@dataclass(frozen=True, kw_only=True)
class PeelCard(RoundCommand):
    """Begin to look at a card that one controls."""

    place: int
    """Its place in the deal: 0 to 5."""


@dataclass(frozen=True, kw_only=True)
class ExposeCard(RoundCommand):
    """Turn a card that one controls face up."""

    place: int


@dataclass(frozen=True, kw_only=True)
class SetLimits(PatronCommand):
    """Ask for these limits of one's own."""

    limits: PatronLimits


@dataclass(frozen=True, kw_only=True)
class ExcludeSelf(PatronCommand):
    """Keep me from playing until then."""

    until: int


@dataclass(frozen=True, kw_only=True)
class AcknowledgeReminder(PatronCommand):
    """I have seen the reminder of the time."""


COMMANDS: tuple[type[Command], ...] = (
    *(Tick, ShuffleShoe, OpenTable, ChangeHouse, ChangeSettings, PauseTable, ResumeTable, VoidRound, CloseTable),
    *(TakeSeat, BuyIn, CashOut, LeaveTable, Disconnect, Reconnect, PlaceSlip, WithdrawSlip, SayReady, CutShoe),
    *(AcceptControl, CedeControl, PeelCard, ExposeCard, SetLimits, ExcludeSelf, AcknowledgeReminder),
)
"""Every command."""
