"""The one home of Hypothesis strategies: random values of everything that the rules and houses know.

A plain name is a strategy; a function takes what the values depend on and gives a strategy. Rounds come from the
dealer, shoes from the shuffle, so that every example is one that a table could see, unless the name says otherwise.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import get_args

from hypothesis import strategies as st

from punto.fairness.shuffle import shuffled
from punto.house import House
from punto.house.loader import house_keys
from punto.rules.bets import Bet, BetKind, Condition, FeltSide, Row
from punto.rules.cards import DECK, UNSUITED, Card
from punto.rules.commission import COLLECTIONS, Commission
from punto.rules.composition import Composition
from punto.rules.facts import FACTS, Fact, looks_at_suits
from punto.rules.money import CURRENCIES, Rounding
from punto.rules.odds import PUSH, Odds
from punto.rules.rounds import Round, deal
from punto.rules.scoreboard import RoadEntry, parse_results
from punto.rules.shoe import Burn, Shoe, ShoeRules, full_order
from punto.words import titles

# --- cards

cards = st.sampled_from(DECK)
cards_without_suit = st.sampled_from(UNSUITED)
any_cards = cards | cards_without_suit
"""With and without a suit."""

hands = st.lists(cards, min_size=2, max_size=3).map(tuple)


def rows_of_cards(*, least: int = 0, most: int = 8) -> st.SearchStrategy[tuple[Card, ...]]:
    """Cards as anyone might write them: no dealer has looked at them."""
    return st.lists(any_cards, min_size=least, max_size=most).map(tuple)


# --- rounds


def _dealt_from(six: list[Card]) -> Round:
    return deal(iter(six))


rounds = st.lists(cards, min_size=6, max_size=6).map(_dealt_from)
"""Rounds that the tableau dealt, every suit known, from a shoe that never runs out of a card."""
rounds_without_suits = st.lists(cards_without_suit, min_size=6, max_size=6).map(_dealt_from)
any_rounds = st.lists(any_cards, min_size=6, max_size=6).map(_dealt_from)


# --- shoes and compositions

keys = st.binary(min_size=1, max_size=16)
"""Keys of a shuffle."""
_by_first_card: Burn = "first card"
burns: st.SearchStrategy[Burn] = st.just(_by_first_card) | st.integers(0, 12)


@st.composite
def shoe_rules(draw: st.DrawFn, *, most_decks: int = 2) -> ShoeRules:
    """Rules of a shoe that the loader would accept."""
    decks, burn = draw(st.integers(1, most_decks)), draw(burns)
    dealable = decks * len(DECK) - ShoeRules(decks=decks, burn=burn, cut_card=0).most_burned
    return ShoeRules(decks=decks, burn=burn, cut_card=draw(st.integers(0, dealable)))


@st.composite
def shoes(draw: st.DrawFn, *, most_decks: int = 2) -> Shoe:
    """A shuffled shoe of whole decks, cut and burned."""
    rules = draw(shoe_rules(most_decks=most_decks))
    return Shoe.of(shuffled(full_order(rules.decks), draw(keys)), rules)


@st.composite
def written_shoes(draw: st.DrawFn) -> Shoe:
    """Any cards with the cut card anywhere, nothing dealt: what the notation of a shoe can say."""
    order = draw(rows_of_cards(most=30))
    return Shoe(order, cut_at=draw(st.integers(0, len(order))))


@st.composite
def depleted_decks(draw: st.DrawFn) -> Composition:
    """Whole decks that some cards have left."""
    decks = draw(st.integers(1, 8))
    return Composition.of_decks(decks).without(draw(st.lists(cards, unique=True, max_size=40)))


compositions = depleted_decks() | st.dictionaries(any_cards, st.integers(0, 40), max_size=20).map(Composition.of)


# --- odds and money

winning_odds = st.builds(Odds, st.integers(1, 500), st.integers(1, 100))
odds = winning_odds | st.just(PUSH)
rates = st.builds(lambda units, decimals: Fraction(units, 100 * 10**decimals), st.integers(0, 9999), st.integers(2, 6))
"""Exact percentages below 100%."""
currencies = st.sampled_from(sorted(CURRENCIES.values(), key=lambda currency: currency.code))
amounts = st.integers(0, 10**9)
"""Minor units."""
stakes = st.integers(1, 10**7)
roundings = st.builds(Rounding, st.sampled_from([1, 5, 25, 100]), st.sampled_from(["patron", "house", "nearest"]))
commissions = st.builds(
    Commission,
    rate=rates,
    rounding=roundings,
    collected=st.lists(st.sampled_from(COLLECTIONS), min_size=1, unique=True).map(tuple),
)


# --- facts and bets

facts: st.SearchStrategy[Fact] = st.sampled_from(list(FACTS.values()))
facts_without_suits: st.SearchStrategy[Fact] = st.sampled_from([f for f in FACTS.values() if not looks_at_suits(f)])


def conditions(among: st.SearchStrategy[Fact] = facts) -> st.SearchStrategy[Condition]:
    """A fact and some of the values that it can have."""
    return among.flatmap(
        lambda fact: st.sets(st.sampled_from(fact.domain), min_size=1).map(
            lambda wanted: Condition(fact.key, frozenset(wanted))
        )
    )


@st.composite
def bets(draw: st.DrawFn, *, among: st.SearchStrategy[Fact] = facts) -> Bet:
    """Any rows over any facts; whether they can match or win is not looked at."""
    rows = draw(
        st.lists(
            st.builds(
                Row,
                st.builds(
                    lambda english, chinese: titles({"en": english, "zh-Hans": chinese}),
                    st.text("abc", min_size=1),
                    st.text("甲乙丙", min_size=1),
                ),
                st.lists(conditions(among), max_size=3, unique_by=lambda each: each.fact).map(tuple),
                odds,
                commission=st.booleans(),
            ),
            min_size=1,
            max_size=4,
        )
    )
    kind, side = draw(st.sampled_from(get_args(BetKind))), draw(st.sampled_from(get_args(FeltSide)))
    return Bet("own", titles({"en": "Own", "zh-Hans": "自定"}), kind, side, tuple(rows))


# --- houses and slips

houses = st.sampled_from(house_keys()).map(House.load)
"""The shipped houses."""


def slips(house: House) -> st.SearchStrategy[Mapping[str, int]]:
    """What a patron might send, right or wrong: stakes at, around and far from the limits."""
    limits = [offer.limits for offer in house.offers]
    edges = [amount for each in limits for amount in (each.minimum, each.maximum, each.increment)]
    near = st.builds(lambda edge, off: edge + off, st.sampled_from(sorted(set(edges))), st.integers(-1, 1))
    return st.dictionaries(st.sampled_from(sorted(house.by_key)), near | st.integers(-100, 10**6), max_size=5)


@st.composite
def stakes_within_limits(draw: st.DrawFn, house: House) -> Mapping[str, int]:
    """Some bets of a house, each with a stake that its own limits permit; combinations are not looked at."""
    chosen = draw(st.lists(st.sampled_from(house.offers), min_size=1, max_size=5, unique_by=lambda each: each.bet.key))
    slip = {}
    for offer in chosen:
        limits = offer.limits
        steps = draw(st.integers(0, (limits.maximum - limits.minimum) // limits.increment))
        slip[offer.bet.key] = limits.minimum + steps * limits.increment
    return slip


# --- roads

results = st.builds(
    RoadEntry,
    st.sampled_from(["banker", "player", "tie"]),
    banker_pair=st.booleans(),
    player_pair=st.booleans(),
    natural=st.booleans(),
)
rows_of_results = st.lists(results, max_size=110)
run_lengths = st.lists(st.integers(1, 20), max_size=25)
# Lists of results drawn one by one rarely hold a long run; runs drawn by their length do.
_long_runs = run_lengths.map(lambda lengths: "".join("BP"[i % 2] * n for i, n in enumerate(lengths)))
shoes_of_results = rows_of_results | _long_runs.map(parse_results).map(list)
"""The results of a shoe, some with the long runs that dragon tails come from."""
