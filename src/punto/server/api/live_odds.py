"""The moment of a live table as a question for the odds, from what every spectator can see and nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from punto.rules.cards import Card, format_cards, parse_cards
from punto.server.workers.pricing import PricingRequest, ShoeAsked
from punto.table import View
from punto.table.phases import Phase, ShoePhase
from punto.table.views.shapes import RoundView

__all__ = ["Moment", "moment_of"]

_Seen = tuple[Card | None, ...]
_OVER = frozenset({ShoePhase.CLOSED, ShoePhase.REVEALED})


@dataclass(frozen=True)
class Moment:
    """A moment of a shoe."""

    shoe: int
    number: int
    """The round that is priced: the current one, or the next when it is over."""
    asked: PricingRequest


def moment_of(shown: View, decks: int) -> Moment:
    """What is known to whoever watches: every card that lies or lay face up in this shoe has left it.

    The cards that were burned unseen are somewhere in the shoe, as far as anybody knows. So are the cards of a void
    round before, which no record shows.
    """
    shoe, current = shown.shoe, shown.current
    if shoe is None or shoe.phase in _OVER or shown.phase is Phase.SHUFFLING:
        # The next shoe is a full one.
        return Moment((shoe.number if shoe else 0) + 1, 1, PricingRequest(ShoeAsked(decks=decks)))
    gone = list(parse_cards(shoe.shown or ""))
    for played in shoe.rounds:
        gone += parse_cards(played.cards or "")
    number, seen = 1, _Seen()
    if current is not None:
        up, over = _face_up(current), shown.phase is Phase.SETTLED
        number = current.number + over
        if over and current.void is not None:
            gone += filter(None, up)
        seen = () if over else up
    # What lies face up in this round is still in the composition, as the engine wants it.
    return Moment(shoe.number, number, PricingRequest(ShoeAsked(decks=decks, removed=format_cards(gone)), seen=seen))


def _face_up(current: RoundView) -> _Seen:
    """The cards of the round in deal order, None for one that lies face down."""
    cards = sorted((*current.player.cards, *current.banker.cards), key=lambda card: card.place)
    return tuple(Card.parse(card.face) if card.exposed and card.face else None for card in cards)
