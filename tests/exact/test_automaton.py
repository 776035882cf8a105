"""The general enumeration: random automata by brute force, cards already seen, and the closed form."""

from __future__ import annotations

from math import perm

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.exact.automaton import Automaton, count_classes, count_program
from punto.exact.points import count_points
from punto.house.catalogue import catalogue_bet
from punto.program.compiled import NO_ROW, IntegerTable, compile_bets
from punto.program.drawing import banker_draws, player_draws
from tests.exact.reference import count_by_sequences, final_hands

PLAYER_DRAWS, BANKER_DRAWS = player_draws(), banker_draws()
CLASSES = 1024


def random_automaton(rng: np.random.Generator, types: int) -> Automaton:
    """Hands that no game has; the order of the cards may matter, and third cards may be alike or not."""
    states, finals, classes = (int(rng.integers(1, most)) for most in (9, 6, 7))
    three = rng.integers(finals, size=(states, types))
    value = rng.integers(10, size=types)
    for like in range(1, types):
        if rng.random() < 0.5:
            three[:, like], value[like] = three[:, 0], value[0]
    class_of = rng.integers(classes, size=(finals, finals))
    class_of[0, 0] = classes - 1
    return Automaton(
        two=rng.integers(states, size=(types, types)),
        points=rng.integers(10, size=states),
        stay=rng.integers(finals, size=states),
        three=three,
        value=value,
        class_of=class_of,
        player_draws=rng.random(10) < rng.random(),
        banker_draws=rng.random((10, 11)) < rng.random(),
    )


def automaton_of_points() -> Automaton:
    """Hands by total alone, over the ten values; a final class is the total, and ten more after a third card."""
    values = np.arange(10)
    final = np.arange(20)
    return Automaton(
        two=np.add.outer(values, values) % 10,
        points=values,
        stay=values,
        three=np.add.outer(values, values) % 10 + 10,
        value=values,
        class_of=(final % 10 << 4 | final // 10 << 8)[:, np.newaxis] | final % 10 | final // 10 << 9,
        player_draws=PLAYER_DRAWS,
        banker_draws=BANKER_DRAWS,
    )


def begin_a_round(rng: np.random.Generator, automaton: Automaton, left: IntegerTable, cards: int) -> list[int]:
    """Take the first cards of a round out of `left`, so many or all that the round has."""
    seen: list[int] = []
    while len(seen) < cards and final_hands(automaton, seen) is None:
        seen.append(int(rng.choice(len(left), p=left / left.sum())))
        left[seen[-1]] -= 1
    return seen


@given(st.integers(0, 2**32), st.integers(6, 30), st.integers(0, 6))
def test_equals_brute_force_for_any_automaton_after_any_cards(seed: int, cards: int, dealt: int) -> None:
    rng = np.random.default_rng(seed)
    types = int(rng.integers(1, 6))
    automaton = random_automaton(rng, types)
    left = rng.multinomial(cards, rng.dirichlet([1] * types)).astype(np.int64)
    seen = begin_a_round(rng, automaton, left, dealt)
    counts = count_classes(automaton, left, seen, classes=int(automaton.class_of.max()) + 1)
    assert counts == count_by_sequences(automaton, left, seen)
    assert sum(counts) == perm(cards - len(seen), 6 - len(seen))


@given(st.integers(0, 2**32), st.integers(6, 624))
def test_equals_the_closed_form_on_points(seed: int, cards: int) -> None:
    values = np.random.default_rng(seed).multinomial(cards, [4 / 13] + [1 / 13] * 9).astype(np.int64)
    expected = count_points(values, PLAYER_DRAWS, BANKER_DRAWS).tolist()
    counts = count_classes(automaton_of_points(), values, classes=CLASSES)
    assert counts == expected


@given(st.integers(0, 2**32), st.integers(0, 4))
def test_cards_seen_are_averaged_by_one_card_less_seen(seed: int, dealt: int) -> None:
    rng = np.random.default_rng(seed)
    automaton = automaton_of_points()
    left = rng.multinomial(60, [1 / 10] * 10).astype(np.int64)
    seen = begin_a_round(rng, automaton, left, dealt)
    if final_hands(automaton, seen) is not None:
        return
    total = np.zeros(1024, dtype=np.int64)
    for card, held in enumerate(left):
        if held:
            less = left - (np.arange(10) == card)
            counts = count_classes(automaton, less, [*seen, card], classes=CLASSES)
            total += held * np.array(counts)
    assert total.tolist() == count_classes(automaton, left, seen, classes=CLASSES)


def count_hidden(automaton: Automaton, left: IntegerTable, seen: list[int | None], classes: int) -> list[int]:
    """Put every card in the place of one that lies face down."""
    if None not in seen:
        return count_classes(automaton, left, seen, classes=classes)
    place = seen.index(None)
    total = [0] * classes
    for card, held in enumerate(left.tolist()):
        if held:
            less = left - (np.arange(len(left)) == card)
            filled = [*seen[:place], card, *seen[place + 1 :]]
            counts = count_hidden(automaton, less, filled, classes)
            total = [before + held * count for before, count in zip(total, counts, strict=True)]
    return total


@given(st.integers(0, 2**32), st.integers(1, 4), st.sets(st.integers(0, 3), min_size=1))
def test_cards_that_lie_face_down_are_averaged_over(seed: int, dealt: int, hidden: set[int]) -> None:
    rng = np.random.default_rng(seed)
    types = int(rng.integers(1, 6))
    automaton = random_automaton(rng, types)
    left = rng.multinomial(14, rng.dirichlet([1] * types)).astype(np.int64)
    seen: list[int | None] = []
    for place in range(dealt):
        if place in hidden:
            seen.append(None)
        else:
            card = int(rng.choice(types, p=left / left.sum()))
            seen.append(card)
            left[card] -= 1
    classes = int(automaton.class_of.max()) + 1
    assert count_classes(automaton, left, seen, classes=classes) == count_hidden(automaton, left, seen, classes)


@pytest.mark.parametrize("decks", [8, 12])
def test_pairs_by_suit_among_the_52_cards(decks: int) -> None:
    program = compile_bets([catalogue_bet("player_perfect_pair")])
    assert program.types == 52
    counts = count_program(program, np.full(52, decks))
    cards = 52 * decks
    assert sum(counts) == perm(cards, 6)
    # The bet pays on every pair of one rank, more or less according to the suits.
    lost = sum(count for count, (row,) in zip(counts, program.rows, strict=True) if row == NO_ROW)
    assert lost == perm(cards, 6) - cards * (4 * decks - 1) * perm(cards - 2, 4)
    perfect = cards * (decks - 1) * perm(cards - 2, 4)
    assert perfect in counts
