"""Card control (Midi): a patron takes a side's cards or cedes them, looks at a card, turns it, or leaves the rest."""

from __future__ import annotations

from punto.rules.tableau import Side
from punto.table.command import RoundCommand
from punto.table.dealer.offers import ControlAccepted, ControlPassed, DealerTookControl
from punto.table.dealer.turning import CardExposed, CardPeeled, side_in_turn
from punto.table.event import Event
from punto.table.phases import TURNING, Ownership, Phase
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import Seated, State


class OfferAnswer(RoundCommand, frozen=True, kw_only=True):
    """An answer to the offer of a side's cards."""

    side: Side

    @classmethod
    def barred_in_play(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Some side's cards must be offered to this seat."""
        return None if _offered(state, seated) else refuse(Code.CONTROL_NOT_OFFERED)

    def fault_in_round(self, state: State) -> Refusal | None:
        """And it must be this side."""
        return None if self.side in _offered(state, self.seat_in(state)) else refuse(Code.CONTROL_NOT_OFFERED)


class AcceptControl(OfferAnswer, frozen=True, kw_only=True):
    """Take the cards of this side."""

    def events(self, state: State) -> tuple[Event, ...]:
        """The seat has them."""
        return (ControlAccepted(at=self.at, side=self.side, seat=self.seat_in(state).seat),)


class CedeControl(OfferAnswer, frozen=True, kw_only=True):
    """Leave the cards of this side to the next largest bet."""

    def events(self, state: State) -> tuple[Event, ...]:
        """The next one is asked."""
        return (ControlPassed(at=self.at, side=self.side, seat=self.seat_in(state).seat, reason="ceded"),)


class CardInHand(RoundCommand, frozen=True, kw_only=True):
    """Something that a patron does with a card that they control."""

    place: int
    """Its place in the deal: 0 to 5."""

    @classmethod
    def barred_in_play(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """It must be this patron's turn to turn a card."""
        side = side_in_turn(state)
        return None if side is not None and _controls(state, seated, side) else refuse(Code.NOT_YOUR_CARD)

    def fault_in_round(self, state: State) -> Refusal | None:
        """And it must be this card."""
        cards = state.open_round.cards
        if not 0 <= self.place < len(cards):
            return refuse(Code.NO_SUCH_CARD)
        card = cards[self.place]
        if not _controls(state, self.seat_in(state), card.side):
            return refuse(Code.NOT_YOUR_CARD)
        if card.exposed:
            return refuse(Code.CARD_ALREADY_EXPOSED)
        return None if card.side == side_in_turn(state) else refuse(Code.NOT_YOUR_CARD)


class PeelCard(CardInHand, frozen=True, kw_only=True):
    """Begin to look at a card that one controls."""

    def events(self, state: State) -> tuple[Event, ...]:
        """From here on the patron sees its face. Looking again is nothing new."""
        seat = self.seat_in(state).seat
        if state.open_round.cards[self.place].peeled_by == seat:
            return ()
        return (CardPeeled(at=self.at, place=self.place, seat=seat),)


class ExposeCard(CardInHand, frozen=True, kw_only=True):
    """Turn a card that one controls face up."""

    def events(self, state: State) -> tuple[Event, ...]:
        """Everybody sees it."""
        return (CardExposed(at=self.at, place=self.place, seat=self.seat_in(state).seat),)


class LeaveToDealer(RoundCommand, frozen=True, kw_only=True):
    """Leave the cards of a side that one has to the dealer, who turns the rest of them."""

    side: Side

    @classmethod
    def barred_in_play(cls, state: State, seated: Seated, at: int) -> Refusal | None:
        """Some card that lies face down must be this patron's."""
        return None if _lying(state, seated) else refuse(Code.NOT_YOUR_CARD)

    def fault_in_round(self, state: State) -> Refusal | None:
        """And it must be one of this side."""
        return None if self.side in _lying(state, self.seat_in(state)) else refuse(Code.NOT_YOUR_CARD)

    def events(self, state: State) -> tuple[Event, ...]:
        """The dealer has them."""
        seat = self.seat_in(state).seat
        return (DealerTookControl(at=self.at, side=self.side, reason="handed over", seat=seat),)


def _lying(state: State, seated: Seated) -> set[Side]:
    """The sides whose cards this patron has, as far as any of them lies face down."""
    cards = state.current.cards if state.current else ()
    return {card.side for card in cards if not card.exposed and _controls(state, seated, card.side)}


def _offered(state: State, seated: Seated) -> list[Side]:
    """The sides whose cards are offered to this seat now."""
    if state.phase is not Phase.CONTROL or state.current is None:
        return []
    controls = state.current.controls.items()
    return [side for side, each in controls if each.owner is Ownership.OFFERED and each.seat == seated.seat]


def _controls(state: State, seated: Seated, side: Side) -> bool:
    """Whether the patron has the cards of this side, and they are being turned."""
    if state.phase not in TURNING or state.current is None:
        return False
    control = state.current.controls.get(side)
    return control is not None and control.owner is Ownership.PATRON and control.seat == seated.seat
