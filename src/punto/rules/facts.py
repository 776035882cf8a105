"""Facts: the named questions about a round that bets are made of.

A **hand fact** is one small function of a hand's cards; it is asked of either side as `player_total`, `banker_total`
and so on. A **round fact** is one small function of the two hands' facts, such as `winner`. Each has a domain (all
values it can take) and a phrase for the leaflet, the message `fact-<key>`. A new kind of bet is a new fact here and
nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from punto.errors import SuitNeeded, UnknownName
from punto.rules.cards import RANKS, RED, Card, points
from punto.rules.rounds import Hand, Round
from punto.rules.tableau import TABLEAU, Side
from punto.words import Text

FactValue = bool | int | str
Cards = tuple[Card, ...]
HandFacts = Mapping[str, FactValue]

SIDES: tuple[Side, ...] = ("player", "banker")
NONE = "none"
_TOTALS = tuple(range(10))
_BOTH = (False, True)
_RANK_OR_NONE = (NONE, *RANKS)
_COLOURS = ("red", "black", "mixed")
_SUIT_WORDS = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}


@dataclass(frozen=True)
class _Counted:
    """A rank whose cards are counted; where two of them make a natural or stand, a round cannot have six."""

    rank: str
    key: str
    most_in_hand: int = 3
    most_in_round: int = 6


_RANKS_COUNTED = (
    _Counted("A", "aces"),
    _Counted("2", "twos"),
    _Counted("3", "threes", most_in_round=4),
    _Counted("4", "fours", most_in_hand=2, most_in_round=4),
    _Counted("5", "fives"),
    _Counted("6", "sixes"),
    _Counted("7", "sevens"),
    _Counted("8", "eights", most_in_round=4),
    _Counted("9", "nines", most_in_hand=2, most_in_round=4),
    _Counted("T", "tens"),
    _Counted("J", "jacks"),
    _Counted("Q", "queens"),
    _Counted("K", "kings"),
)


@dataclass(frozen=True)
class HandFact:
    """A fact of one hand, in the order in which its cards were dealt."""

    key: str
    domain: tuple[FactValue, ...]
    evaluate: Callable[[Cards], FactValue]
    suits: bool = False
    """Whether it looks at suits."""
    counts: str | None = None
    """The rank whose cards it counts, if it does."""


@dataclass(frozen=True)
class RoundFact:
    """A fact of a round, from the facts of the two hands that it needs."""

    key: str
    domain: tuple[FactValue, ...]
    needs: tuple[str, ...]
    """The keys of the hand facts it is made from."""
    evaluate: Callable[[HandFacts, HandFacts], FactValue]
    counts: str | None = None
    """The rank whose cards it counts, if it does."""


@dataclass(frozen=True)
class SideFact:
    """A hand fact asked of one side: what `player_total` names."""

    side: Side
    of: HandFact

    @property
    def key(self) -> str:
        """The name it has in a bet."""
        return f"{self.side}_{self.of.key}"

    @property
    def domain(self) -> tuple[FactValue, ...]:
        """All values it can take."""
        return self.of.domain


Fact = RoundFact | SideFact


def _suit(card: Card) -> str:
    if card.suit is None:
        raise SuitNeeded(Text("error-rules-bet-looks-suits-has", card=str(card)))
    return card.suit


def _is_pair(cards: Cards) -> bool:
    return cards[0].rank == cards[1].rank


def _is_suited(cards: Cards) -> bool:
    return _suit(cards[0]) == _suit(cards[1])


def _colour(cards: Cards) -> str:
    reds = {_suit(card) in RED for card in cards}
    return "mixed" if len(reds) == 2 else "red" if reds == {True} else "black"


def _royal(cards: Cards) -> str:
    if {cards[0].rank, cards[1].rank} != {"K", "Q"}:
        return NONE
    return "suited" if _is_suited(cards) else "mixed"


def _counting(counted: _Counted) -> HandFact:
    """How many cards of a rank a hand has."""
    return HandFact(
        counted.key,
        tuple(range(counted.most_in_hand + 1)),
        # Tables are made for all hands of three cards, even those that the tableau never deals.
        lambda cards: min(sum(card.rank == counted.rank for card in cards), counted.most_in_hand),
        counts=counted.rank,
    )


_HAND_FACTS = (
    HandFact("total", _TOTALS, points),
    HandFact("cards", (2, 3), len),
    HandFact(
        "natural",
        _BOTH,
        lambda cards: points(cards[:2]) in TABLEAU.natural,
    ),
    HandFact(
        "two_card_total",
        _TOTALS,
        lambda cards: points(cards[:2]),
    ),
    HandFact(
        "third_rank",
        _RANK_OR_NONE,
        lambda cards: cards[2].rank if len(cards) == 3 else NONE,
    ),
    HandFact(
        "pair",
        _BOTH,
        _is_pair,
    ),
    HandFact(
        "suited_pair",
        _BOTH,
        lambda cards: _is_pair(cards) and _is_suited(cards),
        suits=True,
    ),
    HandFact(
        "pair_rank",
        _RANK_OR_NONE,
        lambda cards: cards[0].rank if _is_pair(cards) else NONE,
    ),
    HandFact(
        "suited",
        _BOTH,
        _is_suited,
        suits=True,
    ),
    HandFact(
        "colour",
        _COLOURS,
        _colour,
        suits=True,
    ),
    HandFact(
        "two_card_colour",
        _COLOURS,
        lambda cards: _colour(cards[:2]),
        suits=True,
    ),
    HandFact(
        "royal",
        (NONE, "mixed", "suited"),
        _royal,
        suits=True,
    ),
    HandFact(
        "three_of_a_kind",
        _BOTH,
        lambda cards: len(cards) == 3 and len({card.rank for card in cards}) == 1,
    ),
    HandFact(
        "three_card_suits",
        (NONE, 1, 2, 3),
        lambda cards: len({_suit(card) for card in cards}) if len(cards) == 3 else NONE,
        suits=True,
    ),
    HandFact(
        "first_rank",
        tuple(RANKS),
        lambda cards: cards[0].rank,
    ),
    HandFact(
        "first_suit",
        tuple(_SUIT_WORDS.values()),
        lambda cards: _SUIT_WORDS[_suit(cards[0])],
        suits=True,
    ),
    *(_counting(each) for each in _RANKS_COUNTED),
)


def _winner(player: HandFacts, banker: HandFacts) -> str:
    difference = int(player["total"]) - int(banker["total"])
    return "player" if difference > 0 else "banker" if difference < 0 else "tie"


def _of(
    role: Literal["winner", "loser"], key: str, *, on_tie: FactValue
) -> Callable[[HandFacts, HandFacts], FactValue]:
    """The hand fact `key` of the hand that won or lost."""

    def evaluate(player: HandFacts, banker: HandFacts) -> FactValue:
        winner = _winner(player, banker)
        if winner == "tie":
            return on_tie
        return (player if (winner == "player") == (role == "winner") else banker)[key]

    return evaluate


def _counting_in_round(counted: _Counted) -> RoundFact:
    """How many cards of a rank a round has, both hands together."""
    return RoundFact(
        counted.key,
        tuple(range(counted.most_in_round + 1)),
        (counted.key,),
        lambda player, banker: int(player[counted.key]) + int(banker[counted.key]),
        counts=counted.rank,
    )


_ROUND_FACTS = (
    RoundFact("winner", ("player", "banker", "tie"), ("total",), _winner),
    RoundFact(
        "margin",
        _TOTALS,
        ("total",),
        lambda player, banker: abs(int(player["total"]) - int(banker["total"])),
    ),
    RoundFact(
        "combined_total",
        tuple(range(19)),
        ("total",),
        lambda player, banker: int(player["total"]) + int(banker["total"]),
    ),
    RoundFact(
        "cards",
        (4, 5, 6),
        ("cards",),
        lambda player, banker: int(player["cards"]) + int(banker["cards"]),
    ),
    RoundFact(
        "natural",
        _BOTH,
        ("natural",),
        lambda player, banker: bool(player["natural"] or banker["natural"]),
    ),
    RoundFact(
        "pairs",
        (0, 1, 2),
        ("pair",),
        lambda player, banker: int(player["pair"]) + int(banker["pair"]),
    ),
    RoundFact(
        "suited_pairs",
        (0, 1, 2),
        ("suited_pair",),
        lambda player, banker: int(player["suited_pair"]) + int(banker["suited_pair"]),
    ),
    RoundFact(
        "same_pair",
        _BOTH,
        ("pair_rank",),
        lambda player, banker: player["pair_rank"] == banker["pair_rank"] != NONE,
    ),
    RoundFact(
        "winning_total",
        (NONE, *_TOTALS[1:]),
        ("total",),
        _of("winner", "total", on_tie=NONE),
    ),
    RoundFact(
        "losing_total",
        (NONE, *_TOTALS[:-1]),
        ("total",),
        _of("loser", "total", on_tie=NONE),
    ),
    RoundFact(
        "winning_cards",
        (NONE, 2, 3),
        ("total", "cards"),
        _of("winner", "cards", on_tie=NONE),
    ),
    RoundFact(
        "losing_cards",
        (NONE, 2, 3),
        ("total", "cards"),
        _of("loser", "cards", on_tie=NONE),
    ),
    RoundFact(
        "winning_natural",
        _BOTH,
        ("total", "natural"),
        _of("winner", "natural", on_tie=False),
    ),
    RoundFact(
        "losing_natural",
        _BOTH,
        ("total", "natural"),
        _of("loser", "natural", on_tie=False),
    ),
    *(_counting_in_round(each) for each in _RANKS_COUNTED),
)

HAND_FACTS: Mapping[str, HandFact] = {fact.key: fact for fact in _HAND_FACTS}
FACTS: Mapping[str, Fact] = {
    **{fact.key: fact for fact in _ROUND_FACTS},
    **{fact.key: fact for of in _HAND_FACTS for fact in (SideFact("player", of), SideFact("banker", of))},
}
"""Every fact that a bet may name."""


def fact_named(key: str) -> Fact:
    """The fact of that name, or UnknownName with the nearest ones."""
    try:
        return FACTS[key]
    except KeyError:
        raise UnknownName("fact", key, FACTS) from None


def hand_facts_needed(fact: Fact) -> dict[Side, tuple[str, ...]]:
    """Which hand facts of each side decide a fact."""
    if isinstance(fact, SideFact):
        return {side: (fact.of.key,) if side == fact.side else () for side in SIDES}
    return dict.fromkeys(SIDES, fact.needs)


def hand_facts(hand: Hand | Cards, keys: tuple[str, ...]) -> dict[str, FactValue]:
    """The named facts of one hand."""
    cards = hand.cards if isinstance(hand, Hand) else hand
    return {key: HAND_FACTS[key].evaluate(cards) for key in keys}


def from_hands(fact: Fact, player: HandFacts, banker: HandFacts) -> FactValue:
    """A fact of a round, from the facts of its two hands."""
    if isinstance(fact, SideFact):
        return (player if fact.side == "player" else banker)[fact.of.key]
    return fact.evaluate(player, banker)


def of_round(fact: Fact, dealt: Round) -> FactValue:
    """A fact of a finished round."""
    if isinstance(fact, SideFact):
        return fact.of.evaluate((dealt.player if fact.side == "player" else dealt.banker).cards)
    return fact.evaluate(hand_facts(dealt.player, fact.needs), hand_facts(dealt.banker, fact.needs))


def looks_at_suits(fact: Fact) -> bool:
    """Whether a fact depends on the suits of the cards."""
    return any(HAND_FACTS[key].suits for keys in hand_facts_needed(fact).values() for key in keys)
