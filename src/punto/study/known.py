"""Known cards: hole-carding and edge sorting, exactly.

Every order of the first six cards is laid out by kinds of cards, ten of them (or eleven, where a sort tells some of the
ten-valued ranks from the others): a million cells, each with its number of ways and what each bet wins in it. Whatever
is known of the six places is then a sum over the cells that fit; the bet is the best one for what is seen (of Player
and Banker, and of Tie too where backs are sorted), and its worth the mean over everything that may be seen. The fifth
and the sixth place are the next cards of the shoe, whichever hand they go to.

How it is checked: against the odds with cards seen, and the figures that were published.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product
from math import lcm

import numpy as np
import numpy.typing as npt

from punto.errors import NotationError
from punto.exact.odds_table import check_shoe
from punto.house.catalogue import catalogue_bet
from punto.house.model import House
from punto.pricing.prices import StakePolicy
from punto.program.drawing import PLAYER_STOOD, banker_draws, player_draws
from punto.program.points import asks_for_pairs, is_points_bet, point_rows
from punto.rules.cards import RANKS, VALUES
from punto.rules.composition import Composition
from punto.words import Text, listed

Cells = npt.NDArray[np.int64]
PLACES = 6
SORTED_PLACES = 4
"""How many cards of a round lie with their backs in sight before bets close."""
_MAIN = ("player", "banker")
_MAIN_AND_TIE = (*_MAIN, "tie")
_TENS = "TJQK"
_MOST_AVERAGED = 3
_VARIES = "varies"
_LAWS_KEPT = 2
"""Some thirty megabytes each: whoever asks about one shoe asks more than once."""


@dataclass(frozen=True)
class SeenCase:
    """One thing that may be seen, how likely it is, and the best bet then."""

    seen: str
    probability: Fraction
    bet: str
    ev: Fraction


@dataclass(frozen=True)
class Knowledge:
    """What knowing some cards is worth when the best bet is made."""

    about: Text
    cases: tuple[SeenCase, ...]

    @property
    def bet(self) -> str:
        """The bet to make, or `varies` when it depends on what is seen."""
        return _VARIES if self.varies else self.cases[0].bet

    @property
    def varies(self) -> bool:
        """Whether the bet to make depends on what is seen."""
        return len({case.bet for case in self.cases}) > 1

    @property
    def edge(self) -> Fraction:
        """The house's, so negative where the patron has the advantage.

        Where it depends on what is seen, it is a mean over all rounds, and no bet is made (and nothing is won) in those
        where none has an advantage: so the published figures are meant.
        """
        if len(self.cases) == 1:
            return -self.cases[0].ev
        return -sum((case.probability * max(case.ev, Fraction(0)) for case in self.cases), Fraction(0))

    @property
    def edge_of_always_betting(self) -> Fraction:
        """The same when the best bet is made in every round, even if it has no advantage."""
        return -sum((case.probability * case.ev for case in self.cases), Fraction(0))

    def to_json(self) -> dict[str, object]:
        """The best bet and every case, with exact fractions beside the floats."""
        return {
            "best": {
                "known": str(self.about),
                "bet": self.bet,
                "edge": float(self.edge),
                "edge_exact": str(self.edge),
                "edge_of_always_betting": float(self.edge_of_always_betting),
                "edge_of_always_betting_exact": str(self.edge_of_always_betting),
            },
            "cases": [
                {
                    "seen": case.seen,
                    "probability": float(case.probability),
                    "bet": case.bet,
                    "edge": float(-case.ev),
                    "edge_exact": str(-case.ev),
                }
                for case in self.cases
            ],
        }


def parse_known(text: str) -> dict[int, str | None]:
    """Read places and what lies there: `1:9` is known to be a 9, `1` is known to the patron whatever it is.

    >>> parse_known("1:9, 3")
    {1: '9', 3: None}
    """
    found: dict[int, str | None] = {}
    for word in re.sub(r"\s*:\s*", ":", text.replace(",", " ")).split():
        place, colon, card = word.partition(":")
        rank = card.upper().replace("10", "T")
        if place not in tuple("123456") or (colon and rank not in RANKS) or int(place) in found:
            raise NotationError(Text("study-known-no-place", word=word, text=text))
        found[int(place)] = rank if colon else None
    if not found:
        raise NotationError(Text("study-known-none"))
    return found


def parse_ranks(text: str) -> str:
    """Read a set of ranks, in the order of the deck; 0 stands for all that count nothing.

    >>> parse_ranks("6,7 98"), parse_ranks("0")
    ('6789', 'TJQK')
    """
    wanted = text.upper().replace("10", "T").replace("0", _TENS).replace(",", "").replace(" ", "")
    for rank in wanted:
        if rank not in RANKS:
            raise NotationError(Text("study-known-no-rank", rank=rank, text=text, ranks=" ".join(RANKS)))
    chosen = "".join(rank for rank in RANKS if rank in wanted)
    if not chosen or chosen == "".join(RANKS):
        raise NotationError(Text("study-known-tells-nothing", text=text))
    return chosen


def known_cards(house: House, known: Mapping[int, str | None], composition: Composition | None = None) -> Knowledge:
    """The best of Player and Banker when some places of the deal are known.

    A place is known to hold a rank, or (None) is known to the patron whatever it holds, which is averaged.

    >>> knowledge = known_cards(House.load("bclc-mini"), {1: "9"})
    >>> knowledge.bet, f"{float(knowledge.edge):.6f}"
    ('player', '-0.215281')
    """
    averaged = [place for place, rank in known.items() if rank is None]
    if len(averaged) > _MOST_AVERAGED:
        raise NotationError(Text("study-known-too-many", most=_MOST_AVERAGED))
    law = _Law.of(house, composition, bets=_MAIN, kinds=_kinds())
    told: list[list[tuple[str, list[int]]]] = []
    for place in range(1, PLACES + 1):
        rank = known.get(place)
        if place not in known:
            told.append([("", list(range(len(law.kinds))))])
        elif rank is not None:
            kind = next(number for number, ranks in enumerate(law.kinds) if rank in ranks)
            told.append([(f"{place}:{rank}", [kind])])
        else:
            told.append([(f"{place}:{ranks[0]}", [kind]) for kind, ranks in enumerate(law.kinds)])
    cards = [
        Text("study-known-card-is", place=place, rank=rank) if rank else Text("study-known-card", place=place)
        for place, rank in sorted(known.items())
    ]
    return Knowledge(listed(cards, "commas"), law.cases(told))


def sorted_cards(house: House, ranks: str, composition: Composition | None = None) -> Knowledge:
    """The best of Player, Banker and Tie when the backs of the first four cards tell some ranks from the rest.

    >>> f"{float(sorted_cards(House.load('bclc-mini'), '6789').edge):.5f}"
    '-0.20928'
    """
    law = _Law.of(house, composition, bets=_MAIN_AND_TIE, kinds=_kinds(told_apart=ranks))
    inside = [number for number, kind in enumerate(law.kinds) if kind[0] in ranks]
    return Knowledge(Text("study-known-sorted", ranks=ranks), _sorted_cases(law, inside))


def best_sort(house: House, composition: Composition | None = None) -> tuple[str, Knowledge]:
    """The ranks that are best told from the rest by the backs of the first four cards, and what that is worth.

    Ten-valued ranks stay together. Of a set and its complement, which tell the same, the one without them is given.

    >>> ranks, knowledge = best_sort(House.load("bclc-mini"))
    >>> ranks, f"{float(knowledge.edge):.5f}"
    ('456789', '-0.30291')
    """
    law = _Law.of(house, composition, bets=_MAIN_AND_TIE, kinds=_kinds())
    small = law.first(SORTED_PLACES)
    ten = law.kinds.index(_TENS)
    others = [number for number in range(len(law.kinds)) if number != ten]
    subsets = [list(subset) for size in range(1, len(others) + 1) for subset in combinations(others, size)]
    inside = max(subsets, key=small.worth_sorted)
    ranks = "".join(rank for rank in RANKS if any(rank in law.kinds[number] for number in inside))
    return ranks, Knowledge(Text("study-known-sorted", ranks=ranks), _sorted_cases(law, inside))


def _sorted_cases(law: _Law, inside: Sequence[int]) -> tuple[SeenCase, ...]:
    outside = [number for number in range(len(law.kinds)) if number not in inside]
    marks = [("●", list(inside)), ("○", outside)]
    unseen = [("", list(range(len(law.kinds))))]
    return law.cases([marks] * SORTED_PLACES + [unseen] * (PLACES - SORTED_PLACES))


def _kinds(*, told_apart: str = "") -> tuple[str, ...]:
    """The kinds of cards: by value, and ten-valued ranks apart where a sort tells some of them from the others."""
    some = "".join(rank for rank in _TENS if rank in told_apart)
    tens = [each for each in (some, "".join(rank for rank in _TENS if rank not in some)) if each]
    return (*(rank for rank in RANKS if rank not in _TENS), *tens)


@dataclass(frozen=True)
class _Law:
    """Every order of the first cards: its ways, and what each bet wins in all of them together, in parts of a unit."""

    kinds: tuple[str, ...]
    ways: Cells
    won: Mapping[str, Cells]
    parts: Mapping[str, int]

    @classmethod
    def of(
        cls, house: House, composition: Composition | None, *, bets: tuple[str, ...], kinds: tuple[str, ...]
    ) -> _Law:
        shoe = Composition.of_decks(house.shoe.decks) if composition is None else composition
        return cls._laid_out(house, shoe, bets, kinds)

    @classmethod
    @lru_cache(maxsize=_LAWS_KEPT)
    def _laid_out(cls, house: House, shoe: Composition, bets: tuple[str, ...], kinds: tuple[str, ...]) -> _Law:
        check_shoe(shoe, ())
        offered = {offer.bet.key: offer.bet for offer in house.offers}
        if lacks := [catalogue_bet(key).name for key in bets if key not in offered]:
            names = listed([catalogue_bet(key).name for key in bets], "and")
            raise NotationError(
                Text("study-known-not-offered", bets=names, house=house.title, lacks=listed(lacks, "and"))
            )
        chosen = [offered[key] for key in bets]
        for bet in chosen:
            if not is_points_bet(bet) or asks_for_pairs(bet):
                raise NotationError(Text("study-known-beyond-points", bet=bet.key))
        ways = _ways(np.array([sum(shoe.count(rank) for rank in ranks) for ranks in kinds]))
        rows = point_rows(chosen)[_classes(np.array([VALUES[ranks[0]] for ranks in kinds]))]
        stakes, won, parts = StakePolicy(house.commission, house.payout_rounding), {}, {}
        for column, bet in enumerate(chosen):
            nets = [stakes.net(bet, row) for row in (*bet.rows, None)]
            parts[bet.key] = lcm(*(net.denominator for net in nets))
            # The last entry, for no row, is where NO_ROW = -1 points. Twelve decks have fewer than 2^56 orders.
            whole = np.array([int(net * parts[bet.key]) for net in nets])
            won[bet.key] = ways * whole[rows[..., column]]
        return cls(kinds, ways, won, parts)

    def first(self, places: int) -> _Law:
        """The law of the first places, whatever comes after them."""
        rest = tuple(range(places, PLACES))
        return _Law(
            self.kinds, self.ways.sum(axis=rest), {bet: won.sum(axis=rest) for bet, won in self.won.items()}, self.parts
        )

    def cases(self, told: Sequence[Sequence[tuple[str, list[int]]]]) -> tuple[SeenCase, ...]:
        """The best bet in every case: `told` has, for each place, what may be seen there and the kinds that fit."""
        total, found = int(self.ways.sum()), []
        ways, won = _folded(self.ways, told), {bet: _folded(won, told) for bet, won in self.won.items()}
        for index in product(*(range(len(each)) for each in told)):
            if here := int(ways[index]):
                worth = {bet: Fraction(int(won[bet][index]), here * self.parts[bet]) for bet in won}
                best = max(worth, key=worth.__getitem__)
                seen = " ".join(told[place][each][0] for place, each in enumerate(index) if told[place][each][0])
                found.append(SeenCase(seen, Fraction(here, total), best, worth[best]))
        # Given that what is known for certain is so.
        certain = sum((case.probability for case in found), Fraction(0))
        return tuple(SeenCase(case.seen, case.probability / certain, case.bet, case.ev) for case in found)

    def worth_sorted(self, inside: Sequence[int]) -> float:
        """What `Knowledge.edge` counts when kinds `inside` are told from the rest in every place of this law."""
        mark = np.zeros((2, len(self.kinds)))
        mark[1, inside] = 1
        mark[0] = 1 - mark[1]
        worth = []
        for bet, won in self.won.items():
            folded = won / self.parts[bet]
            for _ in range(won.ndim):
                folded = np.tensordot(folded, mark, axes=(0, 1))
            worth.append(folded)
        return float(np.maximum(np.max(worth, axis=0), 0).sum())


def _folded(cells: Cells, told: Sequence[Sequence[tuple[str, list[int]]]]) -> Cells:
    """The cells summed over the kinds that look alike, place by place."""
    for place, seen in enumerate(told):
        cells = np.stack([cells.take(kinds, axis=place).sum(axis=place) for _, kinds in seen], axis=place)
    return cells


def _ways(left: Cells) -> Cells:
    """The ways to deal each order of six kinds, without replacement."""
    kinds = range(len(left))
    ways = np.ones((1,) * PLACES, dtype=np.int64)
    for place in range(PLACES):
        here = left.reshape([-1 if axis == place else 1 for axis in range(PLACES)])
        for earlier in range(place):
            same = np.equal.outer(np.array(kinds), np.array(kinds)).astype(np.int64)
            here = here - same.reshape([len(left) if axis in (earlier, place) else 1 for axis in range(PLACES)])
        ways = ways * np.maximum(here, 0)
    return ways


def _classes(value: Cells) -> Cells:
    """The class index, without pairs, of each order of six kinds whose values are these."""
    p1, b1, p2, b2, fifth, sixth = (
        value.reshape([-1 if axis == place else 1 for axis in range(PLACES)]) for place in range(PLACES)
    )
    player, banker = (p1 + p2) % 10, (b1 + b2) % 10
    over = (player >= 8) | (banker >= 8)
    draws = ~over & player_draws()[player]
    third = np.where(draws, fifth, PLAYER_STOOD)
    answers = ~over & banker_draws()[banker, third]
    last = np.where(draws, sixth, fifth)
    player_final = np.where(draws, player + fifth, player) % 10
    banker_final = np.where(answers, banker + last, banker) % 10
    classes: Cells = player_final << 4 | banker_final | draws.astype(np.int64) << 8 | answers.astype(np.int64) << 9
    return classes
