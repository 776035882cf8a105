"""What the rule-book tests do at the live table, beyond `tests.table.table_at`: seat, close, look, and play on."""

from punto.house import House
from punto.rules.tableau import Side
from punto.table import SPECTATOR, Code, Settings, as_patron, view
from punto.table.acts.betting import PlaceSlip
from punto.table.dealer.offers import ControlOffered
from punto.table.dealer.turning import CardExposed
from punto.table.phases import Phase
from punto.table.views.shapes import CardView
from tests.table.table_at import FAST, TableAt

PACED = Settings(cut_ms=0)
"""The dealer takes one step at a time, so that a test can look between two of them."""

NATURALS = "9 8 K K"
"""Player wins 9 over 8 with four cards."""

BANKER_WINS = "5 6 K K 7 2"
"""Banker wins 8 over 2 with six cards."""

PLACES: dict[Side, tuple[int, int]] = {"player": (0, 2), "banker": (1, 3)}
"""The places of each side's first two cards in the deal."""


def live(house: str | House, *patrons: str, cards: str = NATURALS, settings: Settings = FAST) -> TableAt:
    """A table that takes bets: these patrons at seats 1, 2 and so on with 1,000 each, these cards next in the shoe."""
    table = TableAt(house, settings=settings)
    table.seat(*patrons)
    table.rig(cards)
    return table


def close(table: TableAt) -> None:
    """Everybody is ready, so betting closes."""
    table.ready(*(patron.patron for patron in table.state.seats.values()))


def finish(table: TableAt) -> None:
    """Let time pass until the round is over and the next may be bet on; a patron who is offered cards dawdles."""
    while table.phase() not in (Phase.BETTING, Phase.SHUFFLING):
        table.wait()


def finish_shoe(table: TableAt) -> None:
    """Deal rounds without a bet until the shoe is over."""
    while table.phase() is Phase.BETTING:
        close(table)
        finish(table)


def cards_seen(table: TableAt, patron: str | None = None) -> list[CardView]:
    """The cards of the round in the order of the deal, as a patron or else a spectator sees them."""
    current = view(table.state, SPECTATOR if patron is None else as_patron(patron)).current
    assert current is not None
    return sorted((*current.player.cards, *current.banker.cards), key=lambda card: card.place)


def faces(table: TableAt, patron: str | None = None) -> list[str | None]:
    """The faces of these cards; None is a card of which the viewer sees the back."""
    return [card.face for card in cards_seen(table, patron)]


def offers(table: TableAt, side: Side) -> list[int]:
    """The seats that were offered a side's cards, in order."""
    return [event.seat for event in table.events if isinstance(event, ControlOffered) and event.side == side]


def turned_by(table: TableAt, side: Side) -> list[int | None]:
    """Who turned a side's first two cards, by seat; None is the dealer."""
    exposed = {event.place: event.seat for event in table.events if isinstance(event, CardExposed)}
    return [exposed[place] for place in PLACES[side] if place in exposed]


def too_late(table: TableAt, patron: str, **stakes: int) -> bool:
    """Whether this slip is refused because betting is not open."""
    slip = {bet: stake * 100 for bet, stake in stakes.items()}
    return table.refused(PlaceSlip, patron=patron, stakes=slip) is Code.BETTING_NOT_OPEN


def commission_taken(table: TableAt) -> int:
    """What the house has collected in commission."""
    return table.state.book.account(table.state.accounts.commission).balance
