"""One round of the journal, followed event by event: its slips, its cards, and what was seen and said at each step."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import partial
from typing import Literal

from punto.house.hands import hand_called
from punto.house.model import House
from punto.rules.calls import calls_of_round
from punto.rules.cards import Card
from punto.rules.tableau import Side
from punto.store.database.rows import JournalRow
from punto.store.read.reader import Reader
from punto.store.write.loading import event_as, event_of
from punto.table.acts.betting import SlipAccepted, SlipWithdrawn
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.offers import ControlAccepted, ControlOffered, ControlPassed, DealerTookControl
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.dealer.shoe import ShoeClosed
from punto.table.dealer.turning import CardExposed, CardPeeled
from punto.table.dealer.window import BettingClosed, BettingOpened
from punto.table.event import Event
from punto.table.state import Stakes
from punto.table.views.dealer_calls import void_call
from punto.words import Text

__all__ = ["FollowedRound", "RoundStep", "StepKind", "follow_round"]

StepKind = Literal["closed", "dealt", "offered", "passed", "accepted", "dealer", "peeled", "exposed", "settled", "void"]


@dataclass(frozen=True, kw_only=True)
class RoundStep:
    """Something that everybody saw in a round, and what the dealer said to it."""

    at: int
    kind: StepKind
    side: Side | None
    place: int | None
    """The card, by its place in the deal."""
    seat: int | None
    """Who did it, or had it; None is the dealer."""
    reason: str | None
    """Why betting closed, a seat did not get the cards, or the dealer did."""
    said: tuple[Text, ...]


@dataclass
class FollowedRound:
    """A round as far as it has been followed."""

    table: str
    opened: BettingOpened
    house: House
    slips: dict[int, tuple[str, Stakes]] = field(default_factory=dict)
    """By seat: the patron and the stakes."""
    cards: list[CardDealt] = field(default_factory=list)
    exposed: set[int] = field(default_factory=set)
    steps: list[RoundStep] = field(default_factory=list)
    ended: RoundSettled | RoundVoided | None = None
    sequence: int = 0
    """The place of the event that ended it."""

    @property
    def shown(self) -> tuple[Card, ...]:
        """The cards in deal order up to the first that was not turned."""
        down = next((each.place for each in self.cards if each.place not in self.exposed), len(self.cards))
        return tuple(each.card for each in self.cards[:down])

    @property
    def calls(self) -> tuple[Text, ...]:
        """What the dealer has said since betting closed."""
        void = void_call(self.ended.why) if isinstance(self.ended, RoundVoided) else None
        called = partial(hand_called, self.house)
        return tuple(calls_of_round(self.shown, last=self.opened.last, void=void, called=called))

    def follow(self, event: Event) -> None:
        """One more event; those of other matters change nothing."""
        match event:
            case SlipAccepted():
                self.slips[event.seat] = (event.patron, event.stakes)
            case SlipWithdrawn():
                self.slips.pop(event.seat, None)
            case CardDealt():
                self.cards.append(event)
                if event.face_up:
                    self.exposed.add(event.place)
            case CardExposed():
                self.exposed.add(event.place)
            case RoundSettled() | RoundVoided():
                self.ended = event
            case _:
                pass
        step = _step(event)
        if step is not None:
            said = sum(len(each.said) for each in self.steps)
            self.steps.append(replace(step, said=self.calls[said:]))


def follow_round(reader: Reader, opened: JournalRow, house: House) -> FollowedRound:
    """The round that opened with this event under that house, to its end or as far as it has come."""
    followed = FollowedRound(opened.table, event_as(opened, BettingOpened), house)
    for row in reader.journal(opened.table, after=opened.sequence):
        event = event_of(row)
        if isinstance(event, (BettingOpened, ShoeClosed)):
            break
        followed.follow(event)
        if followed.ended is not None:
            followed.sequence = row.sequence
            break
    return followed


def _step(event: Event) -> RoundStep | None:
    kind = _KINDS.get(type(event))
    if kind is None:
        return None
    reason = getattr(event, "reason", None)
    return RoundStep(
        at=event.at,
        kind=kind,
        side=getattr(event, "side", None),
        place=getattr(event, "place", None),
        seat=getattr(event, "seat", None),
        # Why a round is void is said aloud, and so stands among the calls.
        reason=reason if isinstance(reason, str) else None,
        said=(),
    )


_KINDS: dict[type[Event], StepKind] = {
    BettingClosed: "closed",
    CardDealt: "dealt",
    ControlOffered: "offered",
    ControlPassed: "passed",
    ControlAccepted: "accepted",
    DealerTookControl: "dealer",
    CardPeeled: "peeled",
    CardExposed: "exposed",
    RoundSettled: "settled",
    RoundVoided: "void",
}
