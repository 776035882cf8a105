"""The live shuffle as a statistician sees it, at fixed seeds; and shuffles with a fault, which must be found out.

Every statistic becomes a standard normal score, whose law under a fair shuffle is known exactly or in the limit:

- position: how often each card lies in each place. For uniform permutations the counts have the covariance
  M/(n-1) (I - J/n) x (I - J/n), so that (n-1)/M times the sum of squared deviations is chi-square with (n-1)^2
  degrees of freedom; cards and places in equal blocks likewise.
- runs: descents of a permutation, mean (n-1)/2 and variance (n+1)/12; runs of red and black (Wald and Wolfowitz 1940).
- serial: the circular serial product, mean and variance under permutation (Wald and Wolfowitz 1943), at some lags.
- coupon: how many cards until every rank has been seen, without replacement, by inclusion and exclusion.
- pairs: ranks of two neighbouring cards, one pair a deck, so that the draws are independent; and cards still followed
  by their old neighbour, mean (n-1)/n and second factorial moment (n-2)/n.

A chi-square becomes a score by the cube root of Wilson and Hilferty. The critical score shares one chance in a hundred
among all scores, on both sides: a shuffle that is too even is no better. The seeds are fixed, so a test that passes
passes always.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise, permutations
from math import comb, sqrt
from statistics import NormalDist

import numpy as np
import numpy.typing as npt
import pytest

from punto.fairness.commit import Cut, mix_cuts, shoe_key
from punto.fairness.shuffle import shuffled
from punto.rules.cards import VALUES
from punto.rules.shoe import full_order

Array = npt.NDArray[np.int64]
Shuffle = Callable[[Sequence[int], bytes], Sequence[int]]
Scores = dict[str, float]

DECK = 52
RANKS = 13
SHOE = 8 * DECK
BLOCKS = 16
LAGS = (1, 2, 3, 13)


@dataclass(frozen=True)
class Sample:
    """Many shuffles, one a row: the number of the card in each place."""

    decks: Array
    shoes: Array


def sample(shuffle: Shuffle, *, decks: int, shoes: int) -> Sample:
    def rows(count: int, size: int, label: str) -> Array:
        keys = (shoe_key(number.to_bytes(32, "big"), mix_cuts([Cut(label, b"fixed")])) for number in range(count))
        return np.array([shuffle(range(size), key) for key in keys], dtype=np.int64)

    return Sample(decks=rows(decks, DECK, "decks"), shoes=rows(shoes, SHOE, "shoes"))


# Scores.


def score_of_chi_square(statistic: float, freedom: int) -> float:
    """The standard normal score of a chi-square, by the cube root of Wilson and Hilferty (1931)."""
    spread = 2 / (9 * freedom)
    return float(((statistic / freedom) ** (1 / 3) - (1 - spread)) / sqrt(spread))


def score_of_mean(values: Array, *, mean: float, variance: float) -> float:
    return float((values.mean() - mean) / sqrt(variance / len(values)))


def critical(number_of_scores: int, *, chance: float = 0.01) -> float:
    """What no score may exceed, so that a fair shuffle fails any of them with this chance."""
    return NormalDist().inv_cdf(1 - chance / 2 / number_of_scores)


def position(sample: Sample) -> Scores:
    return {
        "each card of a deck": _position(sample.decks, blocks=DECK),
        "blocks of a shoe": _position(sample.shoes, blocks=BLOCKS),
    }


def _position(rows: Array, *, blocks: int) -> float:
    count, size = rows.shape
    width = size // blocks
    places = np.broadcast_to(np.arange(size) // width, rows.shape)
    table = np.zeros((blocks, blocks))
    np.add.at(table, (rows // width, places), 1)
    squares = float(((table - count * width / blocks) ** 2).sum())
    return score_of_chi_square(squares * (size - 1) / (count * width**2), (blocks - 1) ** 2)


def runs(sample: Sample) -> Scores:
    scores = {}
    for name, rows in (("deck", sample.decks), ("shoe", sample.shoes)):
        size = rows.shape[1]
        descents = (rows[:, 1:] < rows[:, :-1]).sum(axis=1)
        scores[f"descents of a {name}"] = score_of_mean(descents, mean=(size - 1) / 2, variance=(size + 1) / 12)
        red = np.isin(rows % 4, (1, 2))
        colour_runs = 1 + (red[:, 1:] != red[:, :-1]).sum(axis=1)
        pairs = 2 * (size / 2) ** 2
        variance = pairs * (pairs - size) / (size**2 * (size - 1))
        scores[f"runs of colour of a {name}"] = score_of_mean(colour_runs, mean=1 + pairs / size, variance=variance)
    return scores


def serial_moments(values: Sequence[int]) -> tuple[float, float]:
    """Mean and variance of the circular serial product over all orders of these values."""
    n = len(values)
    s1, s2, s3, s4 = (sum(value**power for value in values) for power in (1, 2, 3, 4))
    mean = (s1**2 - s2) / (n - 1)
    crossed = s1**4 - 4 * s1**2 * s2 + 4 * s1 * s3 + s2**2 - 2 * s4
    return mean, (s2**2 - s4) / (n - 1) + crossed / ((n - 1) * (n - 2)) - mean**2


def serial(sample: Sample) -> Scores:
    scores = {}
    points = np.array([VALUES[card.rank] for card in full_order(8)])
    for name, rows in (("deck", sample.decks), ("shoe", sample.shoes)):
        for what, values in (("places", rows), ("points", points[rows])):
            mean, variance = serial_moments(values[0].tolist())
            for lag in LAGS:
                products = (values * np.roll(values, -lag, axis=1)).sum(axis=1)
                scores[f"{what} of a {name}, lag {lag}"] = score_of_mean(products, mean=mean, variance=variance)
    return scores


def coupon_law() -> list[float]:
    """The chance that the last of the 13 ranks of a deck comes with card t, for t from 0 to 52."""

    def seen_all(cards: int) -> float:
        ways = sum((-1 if j % 2 else 1) * comb(RANKS, j) * comb(DECK - 4 * j, cards) for j in range(RANKS + 1))
        return ways / comb(DECK, cards)

    return [0.0] + [seen_all(cards) - seen_all(cards - 1) for cards in range(1, DECK + 1)]


def coupon(sample: Sample) -> Scores:
    ranks = sample.decks // 4
    first_seen = np.stack([(ranks == rank).argmax(axis=1) for rank in range(RANKS)])
    seen = np.bincount(first_seen.max(axis=0) + 1, minlength=DECK + 1)
    return {"cards until every rank": _grouped_chi_square(seen, coupon_law(), count=len(ranks))}


def _grouped_chi_square(seen: Array, chances: list[float], *, count: int) -> float:
    """Chi-square after neighbouring cells were joined until each expects ten."""
    joined: list[tuple[float, float]] = []
    found = due = 0.0
    for number, chance in zip(seen, chances, strict=True):
        found, due = found + number, due + chance * count
        if due >= 10:
            joined.append((found, due))
            found = due = 0.0
    joined[-1] = (joined[-1][0] + found, joined[-1][1] + due)
    return score_of_chi_square(sum((f - d) ** 2 / d for f, d in joined), len(joined) - 1)


def pairs(sample: Sample) -> Scores:
    scores = {}
    ranks = sample.decks // 4
    count = len(ranks)
    due = np.full((RANKS, RANKS), 16.0) - 4 * np.eye(RANKS)
    due *= count / (DECK * (DECK - 1))
    for place in (0, 1, DECK // 2, DECK - 2):
        table = np.zeros((RANKS, RANKS))
        np.add.at(table, (ranks[:, place], ranks[:, place + 1]), 1)
        scores[f"ranks at {place}"] = score_of_chi_square(((table - due) ** 2 / due).sum(), RANKS**2 - 1)
    for name, rows in (("deck", sample.decks), ("shoe", sample.shoes)):
        size = rows.shape[1]
        followed = (rows[:, 1:] == rows[:, :-1] + 1).sum(axis=1)
        mean = (size - 1) / size
        variance = (size - 2) / size + mean - mean**2
        scores[f"old neighbours in a {name}"] = score_of_mean(followed, mean=mean, variance=variance)
    return scores


FAMILIES: dict[str, Callable[[Sample], Scores]] = {
    "position": position,
    "runs": runs,
    "serial": serial,
    "coupon": coupon,
    "pairs": pairs,
}


def all_scores(sample: Sample) -> dict[str, Scores]:
    return {family: scores(sample) for family, scores in FAMILIES.items()}


def suspects(scores: dict[str, Scores]) -> dict[str, Scores]:
    """The scores beyond the critical one, by family."""
    limit = critical(sum(map(len, scores.values())))
    beyond = {
        family: {name: round(score, 2) for name, score in found.items() if not abs(score) <= limit}
        for family, found in scores.items()
    }
    return {family: found for family, found in beyond.items() if found}


# The live shuffle.


@cache
def live_scores() -> dict[str, Scores]:
    return all_scores(sample(shuffled, decks=8000, shoes=600))


@pytest.mark.parametrize("family", FAMILIES)
def test_the_live_shuffle(family: str) -> None:
    assert family not in suspects(live_scores())


def test_scores_of_the_live_shuffle_are_spread_as_they_should_be() -> None:
    """Not only is none too large: together they are not too small either, as scores with a wrong law would be."""
    scores = [score for found in live_scores().values() for score in found.values()]
    assert len(scores) >= 25
    assert 0.5 < sqrt(sum(score**2 for score in scores) / len(scores)) < 1.5


# Shuffles with a fault.


def naive(order: Sequence[int], key: bytes) -> Sequence[int]:
    """Every card changes places with any card."""
    source, cards = random.Random(key), list(order)
    for place in range(len(cards)):
        other = source.randrange(len(cards))
        cards[place], cards[other] = cards[other], cards[place]
    return cards


def off_by_one(order: Sequence[int], key: bytes) -> Sequence[int]:
    """A number below i instead of i + 1: no card ever stays where it was (Sattolo)."""
    source, cards = random.Random(key), list(order)
    for last in range(len(cards) - 1, 0, -1):
        other = source.randrange(last)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def without_rejection(order: Sequence[int], key: bytes) -> Sequence[int]:
    """Small words taken modulo the bound, none skipped: low numbers come more often."""
    source, cards = random.Random(key), list(order)
    for last in range(len(cards) - 1, 0, -1):
        other = source.getrandbits(8 if len(cards) == DECK else 10) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def stops_early(order: Sequence[int], key: bytes) -> Sequence[int]:
    """The first quarter is never reached."""
    source, cards = random.Random(key), list(order)
    for last in range(len(cards) - 1, len(cards) // 4, -1):
        other = source.randrange(len(cards) // 4, last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def only_cut(order: Sequence[int], key: bytes) -> Sequence[int]:
    """Every card is equally often in every place, and yet nothing is shuffled."""
    at = random.Random(key).randrange(len(order))
    return [*order[at:], *order[:at]]


def riffled(order: Sequence[int], key: bytes) -> Sequence[int]:
    """Three riffles (Gilbert, Shannon and Reeds); seven would do for a deck."""
    source, cards = random.Random(key), list(order)
    for _ in range(3):
        left = {place for place in range(len(cards)) if source.random() < 0.5}
        halves = iter(cards[: len(left)]), iter(cards[len(left) :])
        cards = [next(halves[0] if place in left else halves[1]) for place in range(len(cards))]
    return cards


def too_even(order: Sequence[int], key: bytes) -> Sequence[int]:
    """Every thirteen cards hold every rank once: each card is anywhere, but the ranks are dealt round."""
    source, size = random.Random(key), len(order)
    of_rank = [[card for card in order if card % DECK // 4 == rank] for rank in range(RANKS)]
    for cards in of_rank:
        source.shuffle(cards)
    dealt: list[int] = []
    for block in range(size // RANKS):
        ranks = list(range(RANKS))
        source.shuffle(ranks)
        dealt += [of_rank[rank][block] for rank in ranks]
    return dealt


FAULTY: dict[Shuffle, set[str]] = {
    naive: {"position"},
    off_by_one: {"position"},
    without_rejection: {"position"},
    stops_early: {"position", "runs", "serial", "coupon", "pairs"},
    only_cut: {"runs", "serial", "coupon", "pairs"},
    riffled: {"position", "runs", "serial", "coupon", "pairs"},
    too_even: {"serial", "coupon", "pairs"},
}


@pytest.mark.parametrize("shuffle", FAULTY, ids=lambda shuffle: shuffle.__name__)
def test_a_shuffle_with_a_fault_is_found_out(shuffle: Shuffle) -> None:
    assert FAULTY[shuffle] <= set(suspects(all_scores(sample(shuffle, decks=2500, shoes=60))))


def test_every_family_finds_some_fault() -> None:
    assert set().union(*FAULTY.values()) == set(FAMILIES)


# The laws themselves, by trying all orders of a few cards.


def orders(size: int) -> Iterator[tuple[int, ...]]:
    return permutations(range(size))


def moments(values: Sequence[float]) -> tuple[float, float]:
    mean = sum(values) / len(values)
    return mean, sum((value - mean) ** 2 for value in values) / len(values)


def test_the_law_of_descents() -> None:
    found = moments([sum(a > b for a, b in pairwise(order)) for order in orders(6)])
    assert found == pytest.approx(((6 - 1) / 2, (6 + 1) / 12))


def test_the_law_of_old_neighbours() -> None:
    found = moments([sum(b == a + 1 for a, b in pairwise(order)) for order in orders(6)])
    mean = 5 / 6
    assert found == pytest.approx((mean, 4 / 6 + mean - mean**2))


@pytest.mark.parametrize("lag", [1, 2])
def test_the_law_of_the_serial_product(lag: int) -> None:
    values = [0, 1, 1, 4, 7, 7, 9]
    found = moments([sum(a * b for a, b in zip(o, (*o[lag:], *o[:lag]), strict=True)) for o in permutations(values)])
    assert found == pytest.approx(serial_moments(values))


def test_the_law_of_colour_runs() -> None:
    found = moments([1 + sum((a < 3) != (b < 3) for a, b in pairwise(o)) for o in orders(6)])
    twice = 2 * 3 * 3
    assert found == pytest.approx((1 + twice / 6, twice * (twice - 6) / (6**2 * (6 - 1))))


def test_the_law_of_the_coupon_collector() -> None:
    law = coupon_law()
    assert sum(law) == pytest.approx(1)
    assert law[:RANKS] == pytest.approx([0.0] * RANKS, abs=1e-12)
    assert law[RANKS] == pytest.approx(4**RANKS / comb(DECK, RANKS))
    # At the latest after all 48 cards of the other ranks.
    assert law[49] == pytest.approx(RANKS / comb(DECK, 48))
    assert law[50:] == pytest.approx([0.0] * 3, abs=1e-12)


@pytest.mark.parametrize(("freedom", "quantile"), [(10, 29.588), (30, 59.703), (100, 149.449), (1000, 1143.917)])
def test_scores_of_chi_squares_agree_with_the_tables(freedom: int, quantile: float) -> None:
    """The 99.9% points of the chi-square tables are 3.0902 standard deviations of a normal."""
    assert score_of_chi_square(quantile, freedom) == pytest.approx(NormalDist().inv_cdf(0.999), abs=0.02)
