"""Counting rounds of any bets by their compiled automaton: bets on suits or third cards, and rounds under way.

Third cards are taken out of the shoe first. For the four others, with n_a cards of type a left, let

    G_ia = the ways to complete a hand of state i with a card of type a as its first card, and as its second, together
    D_i  = the ordered pairs of cards that make state i
    B_ij = the ordered pairs that make i, and j when turned round

Then the ways to deal state i to Player and j to Banker without a card in common are, by inclusion and exclusion over
the cards that two pairs can share,

    A_ij = D_i D_j - sum over a of n_a G_ia G_ja + [i = j] D_i + B_ij

which holds for any classes of ordered hands. When the first cards of the round are known the sums get smaller. Every
number is an integer below 2^63, because ordered six-card sequences of twelve decks are fewer than 2^56.

How it is checked: against brute force over permutations of tiny shoes, suits, third cards and every number of seen
cards included, and against the perft files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import prod
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from punto.program.compiled import Program, Table
from punto.program.drawing import PLAYER_STOOD, banker_draws, player_draws
from punto.rules.tableau import TABLEAU

Mask = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]
_NATURAL = min(TABLEAU.natural)


class Automaton(NamedTuple):
    """What decides a round, over types of cards; the tables are those of a `Program`, with the drawing rules."""

    two: Table
    points: Table
    stay: Table
    three: Table
    value: Table
    class_of: Table
    player_draws: Mask
    """By Player's total; naturals end the round whatever these two say."""
    banker_draws: Mask
    """By Banker's total and the value of Player's third card, PLAYER_STOOD when there is none."""


def count_program(program: Program, left: Table, seen: Sequence[int] = ()) -> list[int]:
    """How many ordered completions of a round fall in each settlement class of a program."""
    tables = (program.two, program.points, program.stay, program.three, program.value, program.class_of)
    return count_classes(Automaton(*tables, player_draws(), banker_draws()), left, seen, classes=program.classes)


def count_classes(automaton: Automaton, left: Table, seen: Sequence[int] = (), *, classes: int) -> list[int]:
    """How many ordered completions of a round fall in each class.

    `left` holds how many cards of each type are in the shoe, `seen` the types of the round's cards that were dealt
    already, in deal order. A completion has six cards in all; those that the round does not need are free.
    """
    return _Counter(automaton, left, tuple(seen), classes).count()


@dataclass(frozen=True)
class _Moment:
    """A shoe from which some third cards have been taken."""

    left: Table
    known: tuple[int, ...]
    """Third cards that were seen and come next."""
    used: int
    """Unseen cards that the round has used, its first four included."""


class _Counter:
    """The sums over third cards, for one program and one shoe."""

    def __init__(self, automaton: Automaton, left: Table, seen: tuple[int, ...], classes: int) -> None:
        self.automaton, self.first = automaton, seen[:4]
        self.cards, self.places = int(left.sum()), 6 - len(seen)
        self.start = _Moment(left, seen[4:], used=4 - len(self.first))
        self.found = np.zeros(classes, dtype=np.int64)
        self.remembered: dict[bytes, Floats] = {}
        player, banker = automaton.points[:, None], automaton.points[None, :]
        over = (player >= _NATURAL) | (banker >= _NATURAL)
        self.player_draws = ~over & automaton.player_draws[player]
        self.banker_alone = ~over & ~automaton.player_draws[player] & automaton.banker_draws[banker, PLAYER_STOOD]
        self.nobody = ~(self.player_draws | self.banker_alone)

    def count(self) -> list[int]:
        """Everything: nobody draws, one hand draws, both do."""
        stay, three, start = self.automaton.stay, self.automaton.three, self.start
        self._add(start, 1, self.nobody, stay, stay)
        for third, ways, one in self._draws(start):
            self._add(one, ways, self.banker_alone, stay, three[:, third])
            answers = self.automaton.banker_draws[self.automaton.points, self.automaton.value[third]]
            self._add(one, ways, self.player_draws & ~answers, three[:, third], stay)
            if (both := self.player_draws & answers).any():
                for fourth, more, two in self._draws(one):
                    self._add(two, ways * more, both, three[:, third], three[:, fourth])
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

    def _add(self, moment: _Moment, ways: int, where: Mask, player: Table, banker: Table) -> None:
        """Count the rounds whose first four cards make states in `where` and end in these classes of hands."""
        free = prod(self.cards - moment.used - place for place in range(self.places - moment.used))
        rows, columns = np.nonzero(where)
        classes = self.automaton.class_of[player[rows], banker[columns]]
        counts = np.bincount(classes, self._first_four(moment.left)[rows, columns], minlength=len(self.found))
        self.found += counts.astype(np.int64) * (ways * free)

    def _first_four(self, left: Table) -> Floats:
        """A_ij: the ways to deal what is still open of the first four cards, by the states of the two hands.

        Floats hold these numbers exactly: four cards of twelve decks have fewer than 2^38 orders. Two third cards leave
        the same shoe whichever came first, hence the memory.
        """
        key = left.tobytes()
        if key not in self.remembered:
            self.remembered[key] = self._count_first_four(left.astype(np.float64))
        return self.remembered[key]

    def _count_first_four(self, left: Floats) -> Floats:
        if len(self.first) == 4:
            return np.outer(self._known(self.first[0::2]), self._known(self.first[1::2]))
        if len(self.first) == 3:
            return np.outer(self._known(self.first[0::2]), self._seconds(self.first[1], left).sum(axis=1))
        if len(self.first) == 2:
            player, banker = self._seconds(self.first[0], left), self._seconds(self.first[1], left)
            shared = (player > 0).astype(np.float64) @ banker.T
            return np.outer(player.sum(axis=1), banker.sum(axis=1)) - shared
        states, types = len(self.automaton.points), np.arange(len(left))
        two, others = self.automaton.two, left[None, :] - np.eye(len(left))
        completed = np.zeros((states, len(left)))
        np.add.at(completed, (two, types[:, None]), others)
        np.add.at(completed, (two, types[None, :]), others.T)
        ordered = left[:, None] * others
        pairs = np.bincount(two.ravel(), ordered.ravel(), minlength=states)
        if len(self.first) == 1:
            player = self._seconds(self.first[0], left)
            return np.outer(player.sum(axis=1), pairs) - player @ completed.T
        ways = np.outer(pairs, pairs) - (completed * left) @ completed.T + np.diag(pairs)
        np.add.at(ways, (two.ravel(), two.T.ravel()), ordered.ravel())
        return ways

    def _known(self, pair: tuple[int, ...]) -> Floats:
        """1 at the state that two known cards make."""
        made: Floats = (np.arange(len(self.automaton.points)) == self.automaton.two[pair]).astype(np.float64)
        return made

    def _seconds(self, first: int, left: Floats) -> Floats:
        """By state and type: the cards that complete a hand whose first card is known."""
        makes = np.arange(len(self.automaton.points))[:, None] == self.automaton.two[first]
        seconds: Floats = makes * left
        return seconds
