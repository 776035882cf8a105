"""Facts: the named questions about a round that bets are made of.

A **hand fact** is one small function of a hand's cards; it is asked of either side as `player_total`, `banker_total`
and so on. A **round fact** is one small function of the two hands' facts, such as `winner`. Each has a domain (all
values it can take) and a phrase for the leaflet. A new kind of bet is a new fact here and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Literal

from punto.errors import SuitNeeded, UnknownName
from punto.rules.cards import RANKS, RED, Card, points
from punto.rules.rounds import Hand, Round
from punto.rules.tableau import TABLEAU, Side
from punto.rules.text import Text

Value = bool | int | str
Cards = tuple[Card, ...]
HandFacts = Mapping[str, Value]

SIDES: tuple[Side, ...] = ("player", "banker")
NONE = "none"
_TOTALS = tuple(range(10))
_BOTH = (False, True)
_RANK_OR_NONE = (NONE, *RANKS)
_COLOURS = ("red", "black", "mixed")


@dataclass(frozen=True)
class Phrase:
    """How a fact reads on a leaflet: `{side}` is the hand, `{values}` the wanted values."""

    says: Text
    denies: Text | None = None
    """How the "no" of a yes-or-no fact reads, or the "none" of a fact that has one."""


@dataclass(frozen=True)
class HandFact:
    """A fact of one hand, in the order in which its cards were dealt."""

    key: str
    domain: tuple[Value, ...]
    phrase: Phrase
    evaluate: Callable[[Cards], Value]
    suits: bool = False
    """Whether it looks at suits."""


@dataclass(frozen=True)
class RoundFact:
    """A fact of a round, from the facts of the two hands that it needs."""

    key: str
    domain: tuple[Value, ...]
    phrase: Phrase
    needs: tuple[str, ...]
    """The keys of the hand facts it is made from."""
    evaluate: Callable[[HandFacts, HandFacts], Value]


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
    def domain(self) -> tuple[Value, ...]:
        """All values it can take."""
        return self.of.domain


Fact = RoundFact | SideFact


def _suit(card: Card) -> str:
    if card.suit is None:
        raise SuitNeeded(f"a bet looks at suits, and {card} has none; write it with its suit, such as {card}s")
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


_HAND_FACTS = (
    HandFact("total", _TOTALS, Phrase(Text("{side} totals {values}", "{side}{values}点")), points),
    HandFact("cards", (2, 3), Phrase(Text("{side} has {values} cards", "{side}共{values}张牌")), len),
    HandFact(
        "natural",
        _BOTH,
        Phrase(Text("{side} has a natural", "{side}例牌"), Text("{side} has no natural", "{side}非例牌")),
        lambda cards: points(cards[:2]) in TABLEAU.natural,
    ),
    HandFact(
        "two_card_total",
        _TOTALS,
        Phrase(Text("{side}'s first two cards total {values}", "{side}首两张牌{values}点")),
        lambda cards: points(cards[:2]),
    ),
    HandFact(
        "third_rank",
        _RANK_OR_NONE,
        Phrase(
            Text("{side}'s third card is {values}", "{side}第三张牌为{values}"),
            Text("{side} takes no third card", "{side}不补牌"),
        ),
        lambda cards: cards[2].rank if len(cards) == 3 else NONE,
    ),
    HandFact(
        "pair",
        _BOTH,
        Phrase(
            Text("{side}'s first two cards are a pair", "{side}首两张牌为对子"),
            Text("{side}'s first two cards are no pair", "{side}首两张牌非对子"),
        ),
        _is_pair,
    ),
    HandFact(
        "suited_pair",
        _BOTH,
        Phrase(
            Text("{side}'s first two cards are a pair of one suit", "{side}首两张牌为同花对子"),
            Text("{side}'s first two cards are no pair of one suit", "{side}首两张牌非同花对子"),
        ),
        lambda cards: _is_pair(cards) and _is_suited(cards),
        suits=True,
    ),
    HandFact(
        "pair_rank",
        _RANK_OR_NONE,
        Phrase(
            Text("{side}'s first two cards are a pair of {values}", "{side}首两张牌为{values}对子"),
            Text("{side}'s first two cards are no pair", "{side}首两张牌非对子"),
        ),
        lambda cards: cards[0].rank if _is_pair(cards) else NONE,
    ),
    HandFact(
        "suited",
        _BOTH,
        Phrase(
            Text("{side}'s first two cards are of one suit", "{side}首两张牌同花"),
            Text("{side}'s first two cards are of two suits", "{side}首两张牌不同花"),
        ),
        _is_suited,
        suits=True,
    ),
    HandFact(
        "colour",
        _COLOURS,
        Phrase(Text("{side}'s cards are {values}", "{side}所有牌为{values}")),
        _colour,
        suits=True,
    ),
    HandFact(
        "two_card_colour",
        _COLOURS,
        Phrase(Text("{side}'s first two cards are {values}", "{side}首两张牌为{values}")),
        lambda cards: _colour(cards[:2]),
        suits=True,
    ),
    HandFact(
        "royal",
        (NONE, "mixed", "suited"),
        Phrase(
            Text("{side}'s first two cards are a {values} King and Queen", "{side}首两张牌为{values}K与Q"),
            Text("{side}'s first two cards are no King and Queen", "{side}首两张牌非K与Q"),
        ),
        _royal,
        suits=True,
    ),
)


def _winner(player: HandFacts, banker: HandFacts) -> str:
    difference = int(player["total"]) - int(banker["total"])
    return "player" if difference > 0 else "banker" if difference < 0 else "tie"


def _of(role: Literal["winner", "loser"], key: str, *, on_tie: Value) -> Callable[[HandFacts, HandFacts], Value]:
    """The hand fact `key` of the hand that won or lost."""

    def evaluate(player: HandFacts, banker: HandFacts) -> Value:
        winner = _winner(player, banker)
        if winner == "tie":
            return on_tie
        return (player if (winner == "player") == (role == "winner") else banker)[key]

    return evaluate


_NO_WINNER = Text("the hands tie", "和局")

_ROUND_FACTS = (
    RoundFact("winner", ("player", "banker", "tie"), Phrase(Text("{values}", "{values}")), ("total",), _winner),
    RoundFact(
        "margin",
        _TOTALS,
        Phrase(Text("the margin is {values}", "相差{values}点")),
        ("total",),
        lambda player, banker: abs(int(player["total"]) - int(banker["total"])),
    ),
    RoundFact(
        "combined_total",
        tuple(range(19)),
        Phrase(Text("the two totals add up to {values}", "庄闲点数合计{values}")),
        ("total",),
        lambda player, banker: int(player["total"]) + int(banker["total"]),
    ),
    RoundFact(
        "cards",
        (4, 5, 6),
        Phrase(Text("the round takes {values} cards", "本局共发{values}张牌")),
        ("cards",),
        lambda player, banker: int(player["cards"]) + int(banker["cards"]),
    ),
    RoundFact(
        "natural",
        _BOTH,
        Phrase(Text("either hand has a natural", "任何一方例牌"), Text("no hand has a natural", "双方均非例牌")),
        ("natural",),
        lambda player, banker: bool(player["natural"] or banker["natural"]),
    ),
    RoundFact(
        "pairs",
        (0, 1, 2),
        Phrase(Text("the number of hands that start with a pair is {values}", "{values}方首两张牌为对子")),
        ("pair",),
        lambda player, banker: int(player["pair"]) + int(banker["pair"]),
    ),
    RoundFact(
        "suited_pairs",
        (0, 1, 2),
        Phrase(
            Text("the number of hands that start with a pair of one suit is {values}", "{values}方首两张牌为同花对子")
        ),
        ("suited_pair",),
        lambda player, banker: int(player["suited_pair"]) + int(banker["suited_pair"]),
    ),
    RoundFact(
        "same_pair",
        _BOTH,
        Phrase(
            Text("both hands start with a pair of the same rank", "双方首两张牌为相同点数的对子"),
            Text("the hands do not start with pairs of the same rank", "双方首两张牌并非相同点数的对子"),
        ),
        ("pair_rank",),
        lambda player, banker: player["pair_rank"] == banker["pair_rank"] != NONE,
    ),
    RoundFact(
        "winning_total",
        (NONE, *_TOTALS[1:]),
        Phrase(Text("the winning hand totals {values}", "胜方{values}点"), _NO_WINNER),
        ("total",),
        _of("winner", "total", on_tie=NONE),
    ),
    RoundFact(
        "losing_total",
        (NONE, *_TOTALS[:-1]),
        Phrase(Text("the losing hand totals {values}", "负方{values}点"), _NO_WINNER),
        ("total",),
        _of("loser", "total", on_tie=NONE),
    ),
    RoundFact(
        "winning_cards",
        (NONE, 2, 3),
        Phrase(Text("the winning hand has {values} cards", "胜方共{values}张牌"), _NO_WINNER),
        ("total", "cards"),
        _of("winner", "cards", on_tie=NONE),
    ),
    RoundFact(
        "losing_cards",
        (NONE, 2, 3),
        Phrase(Text("the losing hand has {values} cards", "负方共{values}张牌"), _NO_WINNER),
        ("total", "cards"),
        _of("loser", "cards", on_tie=NONE),
    ),
    RoundFact(
        "winning_natural",
        _BOTH,
        Phrase(Text("the winning hand is a natural", "胜方例牌"), Text("the winning hand is no natural", "胜方非例牌")),
        ("total", "natural"),
        _of("winner", "natural", on_tie=False),
    ),
    RoundFact(
        "losing_natural",
        _BOTH,
        Phrase(Text("the losing hand is a natural", "负方例牌"), Text("the losing hand is no natural", "负方非例牌")),
        ("total", "natural"),
        _of("loser", "natural", on_tie=False),
    ),
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


def hand_facts(hand: Hand | Cards, keys: tuple[str, ...]) -> dict[str, Value]:
    """The named facts of one hand."""
    cards = hand.cards if isinstance(hand, Hand) else hand
    return {key: HAND_FACTS[key].evaluate(cards) for key in keys}


def from_hands(fact: Fact, player: HandFacts, banker: HandFacts) -> Value:
    """A fact of a round, from the facts of its two hands."""
    if isinstance(fact, SideFact):
        return (player if fact.side == "player" else banker)[fact.of.key]
    return fact.evaluate(player, banker)


def of_round(fact: Fact, dealt: Round) -> Value:
    """A fact of a finished round."""
    needed = hand_facts_needed(fact)
    player = hand_facts(dealt.player, needed["player"])
    return from_hands(fact, player, hand_facts(dealt.banker, needed["banker"]))


def looks_at_suits(fact: Fact) -> bool:
    """Whether a fact depends on the suits of the cards."""
    return any(HAND_FACTS[key].suits for keys in hand_facts_needed(fact).values() for key in keys)
