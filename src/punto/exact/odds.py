"""The exact odds of bets, for any shoe and at any moment of a round.

>>> from punto.house import House
>>> table = odds(House.load("bclc-ez"))
>>> print(f"{float(table['banker'].edge):.6%} {float(table['dragon_7'].edge):.6%}")
1.018301% 7.611334%
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from punto.errors import ImpossibleDeal
from punto.exact.count import Seen, count_classes
from punto.house.model import House
from punto.program.points import is_points_bet
from punto.program.price import Counts, Price, Stakes, correlation, covariance, price, row_counts
from punto.rules.bets import Bet
from punto.rules.cards import DECK, Card, format_cards, parse_cards
from punto.rules.composition import Composition
from punto.rules.rounds import DEAL_ORDER, next_side
from punto.rules.shoe import MOST_DECKS

FACE_DOWN = "?"
"""How a card that lies face down is written."""
MOST_CARDS_OF_A_ROUND = 6
MOST_CARDS_OF_A_SHOE = MOST_DECKS * len(DECK)


@dataclass(frozen=True)
class OddsTable:
    """The prices of some bets in one shoe."""

    composition: Composition
    """The shoe before the round: the cards seen in the round are still in it."""
    seen: Seen
    """The cards of the round that lie on the table already, in deal order; None for one that lies face down."""
    prices: tuple[Price, ...]
    stakes: Stakes

    def __getitem__(self, bet: str) -> Price:
        """The price of the bet with that key."""
        return next(each for each in self if each.bet.key == bet)

    def __iter__(self) -> Iterator[Price]:
        return iter(self.prices)

    @property
    def bets(self) -> tuple[Bet, ...]:
        """The bets that are priced."""
        return tuple(each.bet for each in self)

    @cached_property
    def counts(self) -> Counts:
        """The rounds by what they mean to all bets together."""
        return count_classes(self.bets, self.composition, self.seen)

    @cached_property
    def covariance(self) -> tuple[tuple[Fraction, ...], ...]:
        """The covariances of one unit on each bet in the same round."""
        return covariance(self.bets, self.counts.rows, self.counts.counts, self.stakes)

    @property
    def correlation(self) -> tuple[tuple[float, ...], ...]:
        """The correlations of the bets in the same round."""
        return correlation(self.covariance)

    def records(self) -> list[dict[str, object]]:
        """One flat record a bet, as `pandas.DataFrame` and `polars.DataFrame` take them.

        >>> from punto.house import House
        >>> odds(House.load("bclc-mini"), bets=["tie"]).records()[0]["p_push"]
        0.0
        """
        return [each.record() for each in self]


def odds(
    house: House,
    composition: Composition | None = None,
    *,
    seen: Sequence[Card | None] = (),
    bets: Sequence[str] | None = None,
    stake: int | None = None,
) -> OddsTable:
    """The odds of a house's bets in a shoe: by default in the full one, before a card is dealt.

    `seen` are the cards of the round so far, in deal order; they must be in the composition. One that lies face down is
    None: where patrons turn the cards, Player's second may be up before Banker's first. `bets` picks some by key. With
    `stake`, in minor units, payouts and commission are rounded as at the table.
    """
    chosen = house.bets if bets is None else tuple(house.offer(key).bet for key in bets)
    stakes = Stakes(house.commission, house.payout_rounding, stake)
    shoe = Composition.of_decks(house.shoe.decks) if composition is None else composition
    return odds_of_bets(chosen, shoe, stakes, seen=seen)


def odds_of_bets(
    bets: Sequence[Bet], composition: Composition, stakes: Stakes, *, seen: Sequence[Card | None] = ()
) -> OddsTable:
    """The odds of bets that need not belong to a house."""
    known = _without_what_tells_nothing(seen)
    check_shoe(composition, known)
    # Bets on points share one count; each of the others has a small program, and so a quick count, of its own.
    on_points = tuple(bet for bet in bets if is_points_bet(bet))
    others = [(bet,) for bet in bets if not is_points_bet(bet)]
    prices: dict[str, Price] = {}
    for group in filter(None, [on_points, *others]):
        counted = count_classes(group, composition, known)
        for column, bet in enumerate(group):
            prices[bet.key] = price(bet, row_counts(counted.rows, counted.counts, column), stakes)
    return OddsTable(composition, known, tuple(prices[bet.key] for bet in bets), stakes)


def _without_what_tells_nothing(seen: Sequence[Card | None]) -> Seen:
    """The seen cards up to the last that lies face up: one face down after it may as well still be in the shoe."""
    last = max((place for place, card in enumerate(seen) if card is not None), default=-1)
    return tuple(seen[: last + 1])


def check_shoe(composition: Composition, seen: Sequence[Card | None]) -> None:
    """Refuse a shoe that cannot deal any round, and seen cards that no round begins with."""
    if len(composition) < MOST_CARDS_OF_A_ROUND:
        raise ImpossibleDeal(f"a round takes up to six cards, and the shoe holds {len(composition)}: {composition}")
    if len(composition) > MOST_CARDS_OF_A_SHOE:
        # The engines count in whole numbers below 2^63, which is enough for the largest shoe and not for any.
        raise ImpossibleDeal(
            f"a shoe holds at most {MOST_DECKS} decks, {MOST_CARDS_OF_A_SHOE} cards; got {composition}"
        )
    composition.without(filter(None, seen))
    up = [card for card in seen if card is not None]
    if len(up) < len(seen) and len(seen) > len(DEAL_ORDER):
        raise ImpossibleDeal(f"{format_seen(seen)}: third cards wait until the first four lie face up")
    if len(up) == len(seen):
        for number, card in enumerate(up):
            if next_side(up[:number]) is None:
                raise ImpossibleDeal(
                    f"the round is over after {format_cards(up[:number])}; {card} cannot be a card of it"
                )


def parse_seen(text: str) -> Seen:
    """Read the cards of a round so far, `?` for one that lies face down.

    >>> parse_seen("9s ? Kd")
    (Card('9s'), None, Card('Kd'))
    """
    words = text.replace(",", " ").split()
    up = iter(parse_cards(" ".join(word for word in words if word != FACE_DOWN)))
    return tuple(None if word == FACE_DOWN else next(up) for word in words)


def format_seen(seen: Sequence[Card | None]) -> str:
    """Write cards so that `parse_seen` reads them back."""
    return " ".join(FACE_DOWN if card is None else str(card) for card in seen)
