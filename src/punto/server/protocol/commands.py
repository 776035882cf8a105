"""The bodies of commands: what patrons and operators may ask of a table, without what the server adds."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from punto.server.protocol.base import BetKey, Count, Frame, HandSide, Reason, Whole
from punto.server.settings import PaceName


class TakeSeat(Frame):
    """Sit down."""

    kind: Literal["TakeSeat"]
    seat: Whole | None = None


class BuyIn(Frame):
    """Buy chips from the purse."""

    kind: Literal["BuyIn"]
    amount: Whole


class CashOut(Frame):
    """Give chips back to the purse."""

    kind: Literal["CashOut"]
    amount: Whole


class LeaveTable(Frame):
    """Get up."""

    kind: Literal["LeaveTable"]


class OfRound(Frame):
    """What the commands for one round have."""

    shoe: Count
    number: Count


class PlaceSlip(OfRound):
    """Bet this whole slip; stakes are minor units by bet."""

    kind: Literal["PlaceSlip"]
    stakes: Annotated[dict[BetKey, Whole], Field(max_length=64)]


class WithdrawSlip(OfRound):
    """Take the slip back."""

    kind: Literal["WithdrawSlip"]


class SayReady(Frame):
    """Do not wait for me, in betting or at the cut."""

    kind: Literal["SayReady"]
    shoe: Count | None = None
    number: Count | None = None


class CutShoe(Frame):
    """Mix these bytes into the order of the shoe."""

    kind: Literal["CutShoe"]
    entropy: Annotated[str, Field(max_length=1024, pattern=r"^([0-9a-fA-F]{2})*$")]


class AcceptControl(OfRound):
    """Take the cards of a side."""

    kind: Literal["AcceptControl"]
    side: HandSide


class CedeControl(OfRound):
    """Leave the cards of a side to the next."""

    kind: Literal["CedeControl"]
    side: HandSide


class PeelCard(OfRound):
    """Begin to look at a card."""

    kind: Literal["PeelCard"]
    place: Count


class ExposeCard(OfRound):
    """Turn a card face up."""

    kind: Literal["ExposeCard"]
    place: Count


class Limits(Frame):
    """Limits that a patron sets; null is none."""

    round_stake_max: Whole | None = None
    day_loss_max: Whole | None = None
    reminder_minutes: Annotated[int, Field(ge=-1000, le=100_000)] | None = None


class SetLimits(Frame):
    """Ask for these limits of one's own."""

    kind: Literal["SetLimits"]
    limits: Limits


class ExcludeSelf(Frame):
    """Keep me from playing until then (milliseconds)."""

    kind: Literal["ExcludeSelf"]
    until: Count


class AcknowledgeReminder(Frame):
    """I have seen the reminder."""

    kind: Literal["AcknowledgeReminder"]


PatronCommandBody = (
    TakeSeat
    | BuyIn
    | CashOut
    | LeaveTable
    | PlaceSlip
    | WithdrawSlip
    | SayReady
    | CutShoe
    | AcceptControl
    | CedeControl
    | PeelCard
    | ExposeCard
    | SetLimits
    | ExcludeSelf
    | AcknowledgeReminder
)

# -------------------------------------------------------------------------------- commands of operators


class PauseTable(Frame):
    """Stop the table where it is."""

    kind: Literal["PauseTable"]
    reason: Reason = ""


class ResumeTable(Frame):
    """Go on after a pause."""

    kind: Literal["ResumeTable"]


class VoidRound(Frame):
    """Void the current round; every stake goes back."""

    kind: Literal["VoidRound"]
    reason: Annotated[str, Field(min_length=1, max_length=200)]
    end_shoe: bool = False


class CloseTable(Frame):
    """Close the table after the round."""

    kind: Literal["CloseTable"]
    reason: Reason = ""


class ChangeHouse(Frame):
    """Play under another house from the next shoe on."""

    kind: Literal["ChangeHouse"]
    house: Annotated[str, Field(min_length=1, max_length=100)]


class ChangeSettings(Frame):
    """Give the table another pace."""

    kind: Literal["ChangeSettings"]
    pace: PaceName


OperatorCommandBody = PauseTable | ResumeTable | VoidRound | CloseTable | ChangeHouse | ChangeSettings

CommandBody = Annotated[PatronCommandBody | OperatorCommandBody, Field(discriminator="kind")]
