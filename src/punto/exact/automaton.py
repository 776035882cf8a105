"""Counting rounds of any bets by their compiled automaton: bets on suits or third cards, and rounds under way.

Third cards are taken out of the shoe first. For the four others, with n_a cards of type a left, let

    G_ia = the ways to complete a hand of state i with a card of type a as its first card, and as its second, together
    D_i  = the ordered pairs of cards that make state i
    B_ij = the ordered pairs that make i, and j when turned round

Then the ways to deal state i to Player and j to Banker without a card in common are, by inclusion and exclusion over
the cards that two pairs can share,

    A_ij = D_i D_j - sum over a of n_a G_ia G_ja + [i = j] D_i + B_ij

which holds for any classes of ordered hands. When some cards of the round are known the sums get smaller. Every
number is an integer below 2^63, because ordered six-card sequences of twelve decks are fewer than 2^56.

How it is checked: against brute force over permutations of tiny shoes, suits, third cards, every number of seen cards
and cards that lie face down among them included, and against the perft files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from punto.program.compiled import IntegerTable, Program
from punto.program.drawing import PLAYER_STOOD, banker_draws, player_draws
from punto.rules.tableau import TABLEAU

Mask = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]
_NATURAL = min(TABLEAU.natural)


class Automaton(NamedTuple):
    """What decides a round, over types of cards; the tables are those of a `Program`, with the drawing rules."""

    two: IntegerTable
    points: IntegerTable
    stay: IntegerTable
    three: IntegerTable
    value: IntegerTable
    class_of: IntegerTable
    player_draws: Mask
    """By Player's total; naturals end the round whatever these two say."""
    banker_draws: Mask
    """By Banker's total and the value of Player's third card, PLAYER_STOOD when there is none."""


SeenTypes = Sequence[int | None]
"""The types of the round's cards that were dealt already, in deal order; None for one that lies face down, which third
cards wait for."""


def count_program(program: Program, left: IntegerTable, seen: SeenTypes = ()) -> list[int]:
    """How many ordered completions of a round fall in each settlement class of a program."""
    tables = (program.two, program.points, program.stay, program.three, program.value, program.class_of)
    return count_classes(Automaton(*tables, player_draws(), banker_draws()), left, seen, classes=program.classes)


def count_classes(automaton: Automaton, left: IntegerTable, seen: SeenTypes = (), *, classes: int) -> list[int]:
    """How many ordered completions of a round fall in each class.

    `left` holds how many cards of each type nobody has seen: those in the shoe and those that lie face down. A
    completion has six cards in all; those that the round does not need are free.
    """
    return _Counter(automaton, left, tuple(seen), classes).count()


_Pair = tuple[int | None, ...]
"""The types of the two cards of a hand, None for one that nobody has seen."""


@dataclass(frozen=True)
class _Moment:
    """A shoe from which some third cards have been taken."""

    left: IntegerTable
    known: tuple[int, ...]
    """Third cards that were seen and come next."""
    used: int
    """Unseen cards that the round has used, its first four included."""


class _Counter:
    """The sums over third cards, for one program and one shoe."""

    def __init__(self, automaton: Automaton, left: IntegerTable, seen: tuple[int | None, ...], classes: int) -> None:
        first = (*seen[:4], None, None, None, None)[:4]
        self.automaton, self.player, self.banker = automaton, first[0::2], first[1::2]
        thirds = tuple(third for third in seen[4:] if third is not None)
        assert len(thirds) == len(seen[4:]) == (len(thirds) if None not in first else 0), "third cards come last"
        unseen = first.count(None)
        self.cards, self.places = int(left.sum()), 2 + unseen - len(thirds)
        self.start = _Moment(left, thirds, used=unseen)
        self.found = np.zeros(classes, dtype=np.int64)
        self.remembered: dict[bytes, Floats] = {}
        player, banker = automaton.points[:, None], automaton.points[None, :]
        over = (player >= _NATURAL) | (banker >= _NATURAL)
        draws = ~over & automaton.player_draws[player]
        banker_alone = ~over & ~automaton.player_draws[player] & automaton.banker_draws[banker, PLAYER_STOOD]
        self.nobody, self.banker_alone = np.nonzero(~(draws | banker_alone)), np.nonzero(banker_alone)
        answers = [automaton.banker_draws[automaton.points, value] for value in range(PLAYER_STOOD)]
        self.player_alone = [np.nonzero(draws & ~answer) for answer in answers]
        self.both = [np.nonzero(draws & answer) for answer in answers]

    def count(self) -> list[int]:
        """Everything: nobody draws, one hand draws, both do."""
        stay, three, start = self.automaton.stay, self.automaton.three, self.start
        self._add(start, 1, self.nobody, stay, stay)
        for third, ways, one in self._draws(start):
            value = self.automaton.value[third]
            self._add(one, ways, self.banker_alone, stay, three[:, third])
            self._add(one, ways, self.player_alone[value], three[:, third], stay)
            if len(self.both[value][0]):
                for fourth, more, two in self._draws(one):
                    self._add(two, ways * more, self.both[value], three[:, third], three[:, fourth])
        return [int(count) for count in self.found]

    def _draws(self, moment: _Moment) -> Iterator[tuple[int, int, _Moment]]:
        """Each third card that can come next: its type, its ways, and the moment after it."""
        if moment.known:
            yield moment.known[0], 1, _Moment(moment.left, moment.known[1:], moment.used)
            return
        for third in np.flatnonzero(moment.left):
            less = moment.left.copy()
            less[third] -= 1
            yield int(third), int(moment.left[third]), _Moment(less, (), moment.used + 1)

    def _add(
        self, moment: _Moment, ways: int, where: tuple[IntegerTable, ...], player: IntegerTable, banker: IntegerTable
    ) -> None:
        """Count the rounds whose first four cards make states in `where` and end in these classes of hands."""
        free = prod(self.cards - moment.used - place for place in range(self.places - moment.used))
        rows, columns = where
        classes = self.automaton.class_of[player[rows], banker[columns]]
        counts = np.bincount(classes, self._first_four(moment.left)[rows, columns], minlength=len(self.found))
        self.found += counts.astype(np.int64) * (ways * free)

    def _first_four(self, left: IntegerTable) -> Floats:
        """A_ij: the ways to deal what is still open of the first four cards, by the states of the two hands.

        Floats hold these numbers exactly: four cards of twelve decks have fewer than 2^38 orders. Two third cards leave
        the same shoe whichever came first, hence the memory.
        """
        key = left.tobytes()
        if key not in self.remembered:
            self.remembered[key] = self._count_first_four(left.astype(np.float64))
        return self.remembered[key]

    def _count_first_four(self, left: Floats) -> Floats:
        player, banker = self.player.count(None), self.banker.count(None)
        if player == 0 or banker == 0:
            return np.outer(self._ways(self.player, left), self._ways(self.banker, left))
        if player == banker == 1:
            one, other = self._completing(self.player, left), self._completing(self.banker, left)
            shared = (one > 0).astype(np.float64) @ other.T
            return np.outer(one.sum(axis=1), other.sum(axis=1)) - shared
        pairs, completed = self._ways((None, None), left), self._completed(left)
        states = len(pairs)
        if player == 1:
            one = self._completing(self.player, left)
            return np.outer(one.sum(axis=1), pairs) - one @ completed.T
        if banker == 1:
            other = self._completing(self.banker, left)
            return np.outer(pairs, other.sum(axis=1)) - completed @ other.T
        ways = np.outer(pairs, pairs) - (completed * left) @ completed.T + np.diag(pairs)
        two = self.automaton.two
        turned = np.bincount((two * states + two.T).ravel(), _ordered(left).ravel(), minlength=states**2)
        both: Floats = ways + turned.reshape(states, states)
        return both

    def _ways(self, pair: _Pair, left: Floats) -> Floats:
        """By state: the ways to deal what is still open of one hand, as if it were the only one."""
        states = len(self.automaton.points)
        if pair.count(None) == 2:
            weighed = np.bincount(self.automaton.two.ravel(), _ordered(left).ravel(), minlength=states)
            pairs: Floats = weighed.astype(np.float64, copy=False)
            return pairs
        if pair.count(None) == 1:
            alone: Floats = self._completing(pair, left).sum(axis=1)
            return alone
        made: Floats = (np.arange(states) == self.automaton.two[pair]).astype(np.float64)
        return made

    def _completing(self, pair: _Pair, left: Floats) -> Floats:
        """By state and type: the cards that complete a hand of which one card is known."""
        first, second = pair
        makes = self.automaton.two[first] if first is not None else self.automaton.two[:, second]
        completing: Floats = (np.arange(len(self.automaton.points))[:, None] == makes) * left
        return completing

    def _completed(self, left: Floats) -> Floats:
        """G: by state and type, the ways to complete a hand with a card as its first and as its second, together."""
        two, types, states = self.automaton.two, np.arange(len(left)), len(self.automaton.points)
        others = left[None, :] - np.eye(len(left))
        # Sums by place, and not `np.add.at`, which takes three times as long.
        as_first = np.bincount((two * len(left) + types[:, None]).ravel(), others.ravel(), minlength=states * len(left))
        as_second = np.bincount((two * len(left) + types).ravel(), others.T.ravel(), minlength=states * len(left))
        completed: Floats = (as_first + as_second).reshape(states, len(left)).astype(np.float64, copy=False)
        return completed


def _ordered(left: Floats) -> Floats:
    """By two types: the ordered pairs of cards."""
    return left[:, None] * (left[None, :] - np.eye(len(left)))
