"""Dealing: the first four cards, then third cards one by one, then the payout."""

from __future__ import annotations

from msgspec.structs import replace

from punto.errors import BrokenJournal
from punto.rules.cards import Card
from punto.rules.rounds import DEAL_ORDER
from punto.rules.tableau import Side
from punto.table.dealer.payout import out_of_cards, settled
from punto.table.dealer.turning import all_face_up, step_turning
from punto.table.event import Event
from punto.table.phases import Phase, ShoePhase
from punto.table.state import CardOnTable, State, side_of_next
from punto.words import Text

_FIRST_FOUR = len(DEAL_ORDER)


class CardDealt(Event, frozen=True, kw_only=True):
    """A card left the shoe. This is the truth about it, wherever the shoe has its cards from."""

    place: int
    """Its place in the deal: 0 to 5."""
    side: Side
    card: Card
    face_up: bool

    def change(self, state: State) -> State:
        """The card lies on the table, face up or down."""
        shoe = state.open_shoe
        if not shoe.cards_left:
            where = Text("error-table-shoe", shoe=str(state.shoes), table=repr(state.table))
            raise BrokenJournal(Text("error-table-from-empty-shoe", card=str(self.card), where=where))
        state = state.with_shoe(phase=ShoePhase.DEALT, used=shoe.used + 1)
        card = CardOnTable(side=self.side, card=self.card, exposed=self.face_up)
        state = state.with_round(cards=(*state.open_round.cards, card))
        pace, dealt = state.pace, len(state.open_round.cards)
        if dealt < _FIRST_FOUR:
            return replace(state, phase=Phase.DEALING, next_at=self.at + pace.card_ms)
        if self.face_up:
            return all_face_up(state, self.at)
        if dealt > _FIRST_FOUR:
            return replace(state, next_at=self.at + pace.expose_ms)
        phase = Phase.CONTROL if state.house.style == "midi" else Phase.EXPOSING
        return replace(state, phase=phase, next_at=self.at + pace.expose_ms)


def step_dealing(state: State, at: int) -> tuple[Event, ...]:
    """What the dealer does when it is due: from the close of betting to the payout, control apart."""
    current = state.open_round
    if len(current.cards) >= _FIRST_FOUR and not current.all_exposed:
        return step_turning(state, at)
    if state.next_at is None or at < state.next_at:
        return ()
    side = side_of_next(current)
    if side is None:
        return (settled(state, at),)
    shoe = state.open_shoe
    if not shoe.cards_left:
        return (out_of_cards(state, at),)
    card = shoe.next_card
    if card is None:
        # Whoever shows the cards has not shown this one yet.
        return ()
    face_up = state.house.handling.dealt == "face up"
    return (CardDealt(at=at, place=len(current.cards), side=side, card=card, face_up=face_up),)
