"""What a betting plan really does: many sessions of one patron under a house.

Checked by equality with a plain Python session over the same cards, and by the exact expectation: the mean result of a
plan is the sum of its stakes times their expectations, whatever the progression.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from math import sqrt
from time import perf_counter

import numpy as np

from punto.house.catalogue import catalogue_bet
from punto.house.model import House
from punto.pricing.prices import StakePolicy
from punto.program.compiled import Program, compile_bets
from punto.program.drawing import banker_draws, player_draws
from punto.rules.cards import DECK, RANKS
from punto.sim import sessions_kernel as kernel
from punto.sim.plan import Plan
from punto.sim.plan_keys import Move
from punto.sim.run import Enough
from punto.sim.tables import by_rank, cut_at, fixed_burn
from punto.sim.threads import in_order

_CHUNK = 2048
_POINTS = 128
_LEAST_CARDS_A_ROUND = 4
_NO_LIMIT = 2**50
"""Beyond any money or count, and far enough below 2^63 to be multiplied by the cards of a shoe."""
_MOST_KEPT = 200_000
"""Sessions whose whole path is kept, for quantiles; the sums count all of them."""
_RESULTS = {"P": 0, "B": 1, "T": 2}


@dataclass
class SessionsOutcome:
    """What became of the sessions so far; money in minor units."""

    plan: Plan
    every: int
    """The rounds between two points of a path."""
    sessions: int = 0
    seconds: float = 0.0
    interrupted: bool = False
    total: int = 0
    squares: int = 0
    """Sums of the result and its square over all sessions."""
    rounds: int = 0
    bets: int = 0
    staked: int = 0
    ruined: int = 0
    stopped: int = 0
    kept: list[kernel.SessionColumns] = field(default_factory=list)

    def add(self, chunk: kernel.SessionColumns) -> None:
        """Count a chunk of sessions."""
        results = chunk.money - self.plan.bankroll
        self.sessions += len(results)
        self.total += int(results.sum())
        self.squares += sum(int(each) ** 2 for each in results)
        self.rounds += int(chunk.rounds.sum())
        self.bets += int(chunk.bets.sum())
        self.staked += int(chunk.staked.sum())
        self.ruined += int((chunk.ended == kernel.RUINED).sum())
        self.stopped += int((chunk.ended == kernel.STOPPED).sum())
        if self.sessions <= _MOST_KEPT:
            self.kept.append(chunk)

    @property
    def mean(self) -> float:
        """The mean result of a session."""
        return self.total / self.sessions

    @property
    def deviation(self) -> float | None:
        """The standard deviation of a session's result; None with one session, which says nothing of others."""
        return sqrt(max(self.squares / self.sessions - self.mean**2, 0.0)) if self.sessions > 1 else None

    @property
    def standard_error(self) -> float | None:
        """Of the mean; None with one session."""
        return None if self.deviation is None else self.deviation / sqrt(self.sessions)

    @property
    def results(self) -> kernel.Integers:
        """The results of the kept sessions."""
        return np.concatenate([chunk.money for chunk in self.kept]) - self.plan.bankroll

    @property
    def drawdowns(self) -> kernel.Integers:
        """The largest fall from a peak in each of the kept sessions."""
        return np.concatenate([chunk.drawdown for chunk in self.kept])

    @property
    def paths(self) -> kernel.Integers:
        """The money of the kept sessions after each round (or every so many rounds), one session a line."""
        longest = max(int(chunk.rounds.max()) for chunk in self.kept)
        return np.concatenate([chunk.path for chunk in self.kept])[:, : max(1, longest // self.every)]


def play_plan(
    house: House,
    plan: Plan,
    sessions: int,
    *,
    seed: int,
    threads: int = 1,
    report: Callable[[SessionsOutcome], None] = lambda _: None,
) -> SessionsOutcome:
    """Play sessions 0 to `sessions` of a plan; Ctrl-C or a report that raises `Enough` ends the run so far."""
    bets = tuple(house.offer(bet).bet for bet in plan.bets)
    # The main bet on Player tells who won, whatever the plan bets on.
    program = compile_bets([*bets, catalogue_bet("player")])
    every = max(1, plan.shoes * house.shoe.cards // _LEAST_CARDS_A_ROUND // _POINTS)
    shoe, rules, money = _shoe(house, program), _rules(house, plan, program), _money(plan, every)
    outcome = SessionsOutcome(plan, every)

    def play(first: int) -> kernel.SessionColumns:
        count = min(_CHUNK, sessions - first)
        a, b, c, d, e, f = np.zeros((6, count), np.int64)
        chunk = kernel.SessionColumns(a, b, c, d, e, f, np.zeros((count, _POINTS), np.int64))
        kernel.play_sessions(np.uint64(seed), first, plan.shoes, shoe, rules, money, chunk)
        return chunk

    began = perf_counter()
    try:
        for chunk in in_order(play, range(0, sessions, _CHUNK), threads=threads):
            outcome.add(chunk)
            outcome.seconds = perf_counter() - began
            report(outcome)
    except (KeyboardInterrupt, Enough):
        outcome.interrupted = True
    return outcome


def _shoe(house: House, program: Program) -> kernel.SessionShoe:
    place = {card: index for index, card in enumerate(DECK)}
    player_rows = program.rows[:, -1]
    return kernel.SessionShoe(
        cards=np.array([place[card] for card in by_rank(house.shoe.decks)], dtype=np.uint8),
        rank=np.array([RANKS.index(card.rank) for card in DECK]),
        type=np.array([program.card_type(card) for card in DECK]),
        value=np.array([card.value for card in DECK]),
        two=program.two,
        points=program.points,
        stay=program.stay,
        three=program.three,
        class_of=program.class_of,
        winner=np.select([player_rows == 0, player_rows == 1], [0, 2], default=1).astype(np.int64),
        player_draws=player_draws(),
        banker_draws=banker_draws(),
        burn_by_first=house.shoe.burn == "first card",
        burn=fixed_burn(house.shoe),
        cut_at=cut_at(house.shoe),
    )


def _rules(house: House, plan: Plan, program: Program) -> kernel.PlanTables:
    steps, count = plan.progression.steps, len(plan.rules)
    last = np.full((count, max(1, *(len(rule.last) for rule in plan.rules))), -1, dtype=np.int64)
    tags, bounds = np.zeros((count, 13), np.int64), np.full((4, count, 13), _NO_LIMIT, dtype=np.int64)
    bounds[[0, 2]] = -_NO_LIMIT
    stake = np.zeros((count, len(steps)), np.int64)
    net = np.zeros((count, len(steps), program.classes), np.int64)
    for line, rule in enumerate(plan.rules):
        last[line, : len(rule.last)] = [_RESULTS[result] for result in reversed(rule.last)]
        if rule.count is not None:
            tags[line] = rule.count.tags
            bounds[0, line, 0] = -_NO_LIMIT if rule.count.at_least is None else rule.count.at_least
            bounds[1, line, 0] = _NO_LIMIT if rule.count.at_most is None else rule.count.at_most
        for wanted in rule.left:
            rank = RANKS.index(wanted.rank)
            bounds[2, line, rank] = -_NO_LIMIT if wanted.at_least is None else wanted.at_least
            bounds[3, line, rank] = _NO_LIMIT if wanted.at_most is None else wanted.at_most
        for step in range(len(steps)):
            for key, staked in plan.slip(house, rule, step).items():
                bet = house.offer(key).bet
                stakes = StakePolicy(house.commission, house.payout_rounding, staked)
                by_row = [int(stakes.net(bet, row) * staked) for row in (*bet.rows, None)]
                stake[line, step] += staked
                # The last entry, for no row, is where NO_ROW = -1 points.
                net[line, step] += np.array(by_row)[program.rows[:, plan.bets.index(key)]]
    return kernel.PlanTables(
        last=last,
        with_ties=np.array(["T" in rule.last for rule in plan.rules]),
        tags=tags,
        count_least=bounds[0, :, 0].copy(),
        count_most=bounds[1, :, 0].copy(),
        per_deck=np.array([rule.count is not None and rule.count.per_deck for rule in plan.rules]),
        left_least=bounds[2].copy(),
        left_most=bounds[3].copy(),
        stake=stake,
        net=net,
    )


def _money(plan: Plan, every: int) -> kernel.Money:
    moves = plan.progression

    def number(move: Move) -> int:
        return kernel.FIRST_STEP if move == "first" else move

    return kernel.Money(
        bankroll=plan.bankroll,
        stop_at=_NO_LIMIT if plan.stop_win is None else plan.bankroll + plan.stop_win,
        on_win=number(moves.on_win),
        on_loss=number(moves.on_loss),
        on_push=number(moves.on_push),
        end_is_first=moves.at_end == "first",
        every=every,
    )
