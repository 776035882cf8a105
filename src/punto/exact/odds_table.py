"""The exact odds of bets, for any shoe and at any moment of a round.

>>> from punto.house import House
>>> table = odds(House.load("bclc-ez"))
>>> print(f"{float(table['banker'].edge):.6%} {float(table['dragon_7'].edge):.6%}")
1.018301% 7.611334%
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cached_property

from punto.errors import ImpossibleDeal, TooManyFacts, UnknownName
from punto.exact.count import SeenCards, count_classes
from punto.exact.joint import Report, covariance, unheard
from punto.house.model import House
from punto.pricing.prices import Counts, Price, StakePolicy, correlation, price, row_counts
from punto.program.points import is_points_bet
from punto.rules.bets import Bet
from punto.rules.cards import DECK, Card, format_cards, parse_cards
from punto.rules.composition import Composition
from punto.rules.facts import hand_facts_needed
from punto.rules.rounds import DEAL_ORDER, next_side
from punto.rules.shoe import MOST_DECKS
from punto.words import Text

FACE_DOWN = "?"
"""How a card that lies face down is written."""
MOST_CARDS_OF_A_ROUND = 6
MOST_CARDS_OF_A_SHOE = MOST_DECKS * len(DECK)


@dataclass(frozen=True)
class OddsTable:
    """The prices of some bets in one shoe."""

    composition: Composition
    """The shoe before the round: the cards seen in the round are still in it."""
    seen: SeenCards
    """The cards of the round that lie on the table already, in deal order; None for one that lies face down."""
    prices: tuple[Price, ...]
    stakes: StakePolicy
    report: Report = field(default=unheard, compare=False, repr=False)
    """Told how far the covariances are, which take longer than all the rest."""

    def __getitem__(self, bet: str) -> Price:
        """The price of the bet with that key; UnknownName if it is not among these."""
        for each in self:
            if each.bet.key == bet:
                return each
        raise UnknownName("bet", bet, (each.bet.key for each in self))

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
        return covariance(self.prices, self.composition, self.seen, self.stakes, report=self.report)

    @property
    def correlation(self) -> tuple[tuple[float | None, ...], ...]:
        """The correlations of the bets in the same round; None for a bet that cannot vary."""
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
    report: Report = unheard,
) -> OddsTable:
    """The odds of a house's bets in a shoe: by default in the full one, before a card is dealt.

    `seen` are the cards of the round so far, in deal order; they must be in the composition. One that lies face down is
    None: where patrons turn the cards, Player's second may be up before Banker's first. `bets` picks some by key. With
    `stake`, in minor units, payouts and commission are rounded as at the table. `report` is told how far the work is.
    """
    chosen = house.bets if bets is None else tuple(house.offer(key).bet for key in bets)
    stakes = StakePolicy(house.commission, house.payout_rounding, stake)
    shoe = Composition.of_decks(house.shoe.decks) if composition is None else composition
    return odds_of_bets(chosen, shoe, stakes, seen=seen, report=report)


def odds_of_bets(
    bets: Sequence[Bet],
    composition: Composition,
    stakes: StakePolicy,
    *,
    seen: Sequence[Card | None] = (),
    report: Report = unheard,
) -> OddsTable:
    """The odds of bets that need not belong to a house."""
    known = _without_what_tells_nothing(seen)
    check_shoe(composition, known)
    prices: dict[str, Price] = {}
    groups = counted_together(bets)
    for number, group in enumerate(groups):
        report(number, len(groups))
        for those, counted in _counted(group, composition, known):
            for column, bet in enumerate(those):
                prices[bet.key] = price(bet, row_counts(counted.rows, counted.counts, column), stakes)
    return OddsTable(composition, known, tuple(prices[bet.key] for bet in bets), stakes, report)


def _counted(bets: tuple[Bet, ...], composition: Composition, seen: SeenCards) -> list[tuple[tuple[Bet, ...], Counts]]:
    """The counts of bets together, or of each alone where all of them are too many for one table."""
    try:
        return [(bets, count_classes(bets, composition, seen))]
    except TooManyFacts:
        if len(bets) == 1:
            raise
        return [((bet,), count_classes((bet,), composition, seen)) for bet in bets]


def counted_together(bets: Sequence[Bet]) -> list[tuple[Bet, ...]]:
    """Bets in groups, one count for each: those on points, then those whose facts of hands another one asks for too.

    A bet that asks for no more than another adds nothing to its automaton; together, bets that ask for different facts
    would have a much larger one than each alone.

    >>> from punto.house.catalogue import catalogue_bet
    >>> chosen = map(catalogue_bet, ("tie", "all_red", "royal_match", "player_red", "player_majestic_match", "panda_8"))
    >>> [[bet.key for bet in group] for group in counted_together(tuple(chosen))]
    [['tie', 'panda_8'], ['player_majestic_match', 'royal_match'], ['all_red', 'player_red']]
    """
    on_points = tuple(bet for bet in bets if is_points_bet(bet))
    asked = {
        bet.key: {key for fact in bet.facts for keys in hand_facts_needed(fact).values() for key in keys}
        for bet in bets
    }
    groups: list[list[Bet]] = []
    for bet in sorted((bet for bet in bets if not is_points_bet(bet)), key=lambda bet: -len(asked[bet.key])):
        for group in groups:
            if asked[bet.key] <= asked[group[0].key]:
                group.append(bet)
                break
        else:
            groups.append([bet])
    return [on_points] * bool(on_points) + [tuple(group) for group in groups]


def _without_what_tells_nothing(seen: Sequence[Card | None]) -> SeenCards:
    """The seen cards up to the last that lies face up: one face down after it may as well still be in the shoe."""
    last = max((place for place, card in enumerate(seen) if card is not None), default=-1)
    return tuple(seen[: last + 1])


def check_shoe(composition: Composition, seen: Sequence[Card | None]) -> None:
    """Refuse a shoe that cannot deal any round, and seen cards that no round begins with."""
    if len(composition) < MOST_CARDS_OF_A_ROUND:
        raise ImpossibleDeal(
            Text("error-exact-round-takes-up-six", composition=len(composition), composition2=str(composition))
        )
    if len(composition) > MOST_CARDS_OF_A_SHOE:
        # The engines count in whole numbers below 2^63, which is enough for the largest shoe and not for any.
        raise ImpossibleDeal(
            Text(
                "error-exact-shoe-holds-most-decks",
                most_decks=MOST_DECKS,
                most_cards_of_a_shoe=MOST_CARDS_OF_A_SHOE,
                composition=str(composition),
            )
        )
    composition.without(filter(None, seen))
    up = [card for card in seen if card is not None]
    if len(up) < len(seen) and len(seen) > len(DEAL_ORDER):
        raise ImpossibleDeal(Text("error-exact-third-cards-wait-until", seen=format_seen(seen)))
    if len(up) == len(seen):
        for number, card in enumerate(up):
            if next_side(up[:number]) is None:
                raise ImpossibleDeal(
                    Text("error-exact-round-over-after-cannot", up=format_cards(up[:number]), card=str(card))
                )


def parse_seen(text: str) -> SeenCards:
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
