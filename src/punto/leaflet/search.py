"""Rounds for the worked examples, found by search: nobody types in what a round was.

Hands that the asked facts cannot tell apart are of one kind, and a few of each kind are kept. Pairs of kinds are then
dealt until the tableau lets them meet and the round is what is wanted. The order in which they are gone through
depends on the seed alone, so that a house always gets the same examples, and cards still look as if from a shoe.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache

from punto.errors import ImpossibleDeal
from punto.fairness.shuffle import key_from_text, shuffled
from punto.rules.cards import DECK, SUITS, UNSUITED, Card, points
from punto.rules.facts import HAND_FACTS, Cards, Fact, hand_facts, hand_facts_needed
from punto.rules.reach import hands, may_meet
from punto.rules.rounds import Round, play
from punto.rules.tableau import Side

Wanted = Callable[[Round], bool]

_SOME = 12_000
"""Among so many hands a round is sought first. Without suits there are fewer; with suits all of them take a second."""
_KEPT = 5
"""How many hands of a kind are kept, so that examples do not all show the same cards."""
_SUIT_PLACES = (0, 1, 2, 3, 1, 0)
_STRIDE = 99_991
"""A prime by which all hands are gone through, so that neighbours have little in common."""


def find_round(facts: Iterable[Fact], wanted: Sequence[Wanted], *, decks: int, seed: str) -> Round | None:
    """A round that fulfils as many wishes as one can, counted from the first; None if none fulfils the first.

    `facts` must be those that the wishes look at, so that no kind of hand is merged away.
    """
    asked = tuple(facts)
    some = _best(_rounds(asked, decks=decks, seed=seed, among=_SOME), wanted)
    return some or _best(_rounds(asked, decks=decks, seed=seed, among=None), wanted)


def _best(rounds: Iterator[Round], wanted: Sequence[Wanted]) -> Round | None:
    best, fulfilled = None, 0
    for dealt in rounds:
        count = next((number for number, want in enumerate(wanted) if not want(dealt)), len(wanted))
        if count > fulfilled:
            best, fulfilled = dealt, count
        if count == len(wanted):
            break
    return best


def _rounds(facts: tuple[Fact, ...], *, decks: int, seed: str, among: int | None) -> Iterator[Round]:
    keys = {side: _hand_keys(facts, side) for side in ("player", "banker")}
    suited = any(HAND_FACTS[key].suits for each in keys.values() for key in each)
    players, bankers = (
        shuffled(_kinds(keys[side], suited=suited, decks=decks, among=among), key_from_text(f"{seed}, {side}"))
        for side in ("player", "banker")
    )
    suits = shuffled(SUITS, key_from_text(seed))
    for shift in range(len(bankers)):
        # Every kind of Player's hand meets another kind of Banker's before any of them is tried again.
        for number, player_kind in enumerate(players):
            banker_kind = bankers[(number + shift) % len(bankers)]
            player = player_kind[(number + shift) % len(player_kind)]
            banker = banker_kind[number % len(banker_kind)]
            if not _meet(player, banker):
                continue
            cards = (player[0], banker[0], player[1], banker[1], *player[2:], *banker[2:])
            try:
                yield play(cards if suited else _dressed(cards, suits), decks=decks)
            except ImpossibleDeal:
                # The shoe has not so many of a card.
                continue


def _meet(player: Cards, banker: Cards) -> bool:
    """Whether the tableau lets these two hands end a round together; asked first, as most pairs may not."""
    third = player[2].value if len(player) == 3 else None
    return may_meet(points(player[:2]), third, points(banker[:2]), banker_draws=len(banker) == 3)


def _hand_keys(facts: tuple[Fact, ...], side: Side) -> tuple[str, ...]:
    return tuple(dict.fromkeys(key for fact in facts for key in hand_facts_needed(fact)[side]))


@lru_cache(maxsize=64)
def _kinds(keys: tuple[str, ...], *, suited: bool, decks: int, among: int | None) -> tuple[tuple[Cards, ...], ...]:
    """A few hands of every kind that these facts and the tableau can tell apart, among so many hands or all."""
    every = list(hands(DECK if suited else UNSUITED, copies=decks if suited else 3))
    kinds: dict[object, list[Cards]] = {}
    for number in range(min(among or len(every), len(every))):
        hand = every[number * _STRIDE % len(every)]
        third = hand[2].value if len(hand) == 3 else None
        kept = kinds.setdefault((points(hand[:2]), third, *hand_facts(hand, keys).values()), [])
        if len(kept) < _KEPT:
            kept.append(hand)
    return tuple(map(tuple, kinds.values()))


def _dressed(cards: Cards, suits: Sequence[str]) -> Cards:
    """Cards in deal order that have no suits yet, in suits that differ within each hand, as no bet asks which."""
    return tuple(Card(card.rank, suits[place]) for card, place in zip(cards, _SUIT_PLACES, strict=False))
