"""The kernel of betting plans: sessions of one patron, round by round, over shoes dealt card by card.

Tables are arguments, as in the other kernels, whose shoes these are. A session plays `shoes` shoes from a bankroll;
before each round the first rule that holds says which bets are made, the step of the progression how much. `net[rule,
step, class]` is what the patron then wins or loses, to the cent, so that no rule of the house is known here.

Shoe s of session k is shoe number k * shoes + s of the seed.
"""

# Kernels: many tables in, loops inside loops.
# ruff: noqa: C901, FBT001, PLR0912, PLR0915, PLR0917

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import numpy.typing as npt
from numba import njit

from punto.sim.automaton import place_of
from punto.sim.philox import BURN_ROUND, RANKS, REFINE, SUITS, words_of

Integers = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

FIRST_STEP = 1 << 20
"""As a move of the progression: back to the first step."""
PLAYED_ON, RUINED, STOPPED = 0, 1, 2
"""How a session ended: with its last shoe, without the money for the next stake, or with the win it wanted."""
_RESULTS_KEPT = 32


class SessionShoe(NamedTuple):
    """The shoe and the compiled bets."""

    cards: Bytes
    """The full shoe, rank after rank in the order of the fast kernel, as places in the deck."""
    rank: Integers
    type: Integers
    value: Integers
    two: Integers
    points: Integers
    stay: Integers
    three: Integers
    class_of: Integers
    winner: Integers
    """By class: 0 Player, 1 Banker, 2 tie."""
    player_draws: npt.NDArray[np.bool_]
    banker_draws: npt.NDArray[np.bool_]
    """By Banker's total and the value of Player's third card, 10 when Player stood."""
    burn_by_first: bool
    burn: int
    cut_at: int


class PlanTables(NamedTuple):
    """The plan's rules as tables, one line each."""

    last: Integers
    """The wanted latest results, newest first, -1 where none is wanted."""
    with_ties: npt.NDArray[np.bool_]
    tags: Integers
    count_least: Integers
    count_most: Integers
    per_deck: npt.NDArray[np.bool_]
    left_least: Integers
    left_most: Integers
    stake: Integers
    """By rule and step."""
    net: Integers
    """By rule, step and class."""


class Money(NamedTuple):
    """What the session starts with and how its steps move."""

    bankroll: int
    stop_at: int
    """The session ends when the patron has so much."""
    on_win: int
    on_loss: int
    on_push: int
    end_is_first: bool
    every: int
    """The rounds between two points of the path."""


class SessionColumns(NamedTuple):
    """What became of sessions, one place each; `path` holds the money after every so many rounds, then the last."""

    money: Integers
    drawdown: Integers
    rounds: Integers
    bets: Integers
    staked: Integers
    ended: Integers
    path: Integers


@njit(cache=True, nogil=True)
def _holds(
    rules: PlanTables, rule: int, latest: Integers, decided: Integers, running: Integers, unseen: Integers, cards: int
) -> bool:
    """Whether a rule's conditions all hold before a round."""
    results = latest if rules.with_ties[rule] else decided
    for age in range(rules.last.shape[1]):
        if rules.last[rule, age] >= 0 and rules.last[rule, age] != results[age]:
            return False
    # A count per deck is compared without dividing: count / (cards / 52) >= least.
    weight, scale = (52, cards) if rules.per_deck[rule] else (1, 1)
    count = running[rule] * weight
    if count < rules.count_least[rule] * scale or count > rules.count_most[rule] * scale:
        return False
    for rank in range(13):
        if unseen[rank] < rules.left_least[rule, rank] or unseen[rank] > rules.left_most[rule, rank]:
            return False
    return True


@njit(cache=True, nogil=True)
def _moved(step: int, move: int, steps: int, end_is_first: bool) -> int:
    """The step after a move along the progression."""
    if move == FIRST_STEP:
        return 0
    after = max(0, step + move)
    if after < steps:
        return after
    return 0 if end_is_first else steps - 1


@njit(cache=True, nogil=True)
def _draw(left: Bytes, counts: Integers, cards: int, word: int, words: Integers, suits: Integers) -> np.int64:
    """Draw one of the cards left by a word: its rank, and then which card of the rank; the last one fills its place."""
    place, rank = place_of(cards, words[word], words[REFINE]), 0
    while place >= counts[rank]:
        place -= counts[rank]
        rank += 1
    first = rank * (len(left) // 13)
    at = first + place_of(counts[rank], suits[word], suits[REFINE])
    drawn = left[at]
    left[at] = left[first + counts[rank] - 1]
    counts[rank] -= 1
    return np.int64(drawn)


@njit(cache=True, nogil=True)
def play_sessions(
    seed: np.uint64, first: int, shoes: int, shoe: SessionShoe, rules: PlanTables, money: Money, out: SessionColumns
) -> None:
    """Play as many sessions as `out` has places for, from number `first` on."""
    size = len(shoe.cards)
    steps = rules.stake.shape[1]
    left, counts = shoe.cards.copy(), np.zeros(13, np.int64)
    words, suits = np.zeros(8, np.int64), np.zeros(8, np.int64)
    latest, decided = np.zeros(_RESULTS_KEPT, np.int64), np.zeros(_RESULTS_KEPT, np.int64)
    running, unseen = np.zeros(len(rules.stake), np.int64), np.zeros(13, np.int64)
    hands = np.zeros(6, np.int64)
    for session in range(len(out.money)):
        held, best, drawdown, played, bets, staked = money.bankroll, money.bankroll, 0, 0, 0, 0
        step, ended, noted = 0, PLAYED_ON, 0
        for number in range(shoes):
            if ended != PLAYED_ON:
                break
            index = (first + session) * shoes + number
            left[:] = shoe.cards
            counts[:] = size // 13
            running[:] = 0
            latest[:] = -1
            decided[:] = -1
            unseen[:] = 0
            for card in shoe.cards:
                unseen[shoe.rank[card]] += 1
            cards, burned = size, shoe.burn
            if shoe.burn_by_first:
                words_of(seed, index, BURN_ROUND, RANKS, words)
                words_of(seed, index, BURN_ROUND, SUITS, suits)
                card = _draw(left, counts, cards, 0, words, suits)
                cards -= 1
                unseen[shoe.rank[card]] -= 1
                for rule in range(len(running)):
                    running[rule] += rules.tags[rule, shoe.rank[card]]
                burned = shoe.value[card] or 10
            # The other burned cards stay unseen, as if they lay at the end: only positions shift.
            dealable = cards - burned
            last_round, turn = False, 0
            while not last_round and ended == PLAYED_ON:
                last_round = size - dealable >= shoe.cut_at
                chosen = -1
                for rule in range(len(running)):
                    if chosen < 0 and _holds(rules, rule, latest, decided, running, unseen, dealable):
                        chosen = rule
                stake = rules.stake[chosen, step] if chosen >= 0 else 0
                if stake > held:
                    ended = RUINED
                    break
                words_of(seed, index, turn, RANKS, words)
                words_of(seed, index, turn, SUITS, suits)
                turn += 1
                dealt = 0
                while dealt < 4 and dealt < dealable:
                    hands[dealt] = _draw(left, counts, cards - dealt, dealt, words, suits)
                    dealt += 1
                if dealt < 4:
                    break
                player = shoe.two[shoe.type[hands[0]], shoe.type[hands[2]]]
                banker = shoe.two[shoe.type[hands[1]], shoe.type[hands[3]]]
                player_end, banker_end = shoe.stay[player], shoe.stay[banker]
                third, short = 10, False
                if shoe.points[player] < 8 and shoe.points[banker] < 8:
                    if shoe.player_draws[shoe.points[player]]:
                        if dealt < dealable:
                            hands[dealt] = _draw(left, counts, cards - dealt, 4, words, suits)
                            third = shoe.value[hands[dealt]]
                            player_end = shoe.three[player, shoe.type[hands[dealt]]]
                            dealt += 1
                        else:
                            short = True
                    if not short and shoe.banker_draws[shoe.points[banker], third]:
                        if dealt < dealable:
                            hands[dealt] = _draw(left, counts, cards - dealt, 5, words, suits)
                            banker_end = shoe.three[banker, shoe.type[hands[dealt]]]
                            dealt += 1
                        else:
                            short = True
                if short:
                    break
                cards -= dealt
                dealable -= dealt
                for place in range(dealt):
                    rank = shoe.rank[hands[place]]
                    unseen[rank] -= 1
                    for rule in range(len(running)):
                        running[rule] += rules.tags[rule, rank]
                settled = shoe.class_of[player_end, banker_end]
                winner = shoe.winner[settled]
                latest[1:] = latest[:-1].copy()
                latest[0] = winner
                if winner != 2:
                    decided[1:] = decided[:-1].copy()
                    decided[0] = winner
                played += 1
                if chosen >= 0:
                    net = rules.net[chosen, step, settled]
                    held += net
                    bets += 1
                    staked += stake
                    move = money.on_win if net > 0 else money.on_loss if net < 0 else money.on_push
                    step = _moved(step, move, steps, money.end_is_first)
                    best = max(best, held)
                    drawdown = max(drawdown, best - held)
                    if held >= money.stop_at:
                        ended = STOPPED
                if played % money.every == 0 and noted < out.path.shape[1]:
                    out.path[session, noted] = held
                    noted += 1
        for place in range(noted, out.path.shape[1]):
            out.path[session, place] = held
        out.money[session], out.drawdown[session] = held, drawdown
        out.rounds[session], out.bets[session] = played, bets
        out.staked[session], out.ended[session] = staked, ended
