"""Betting plans: read from files with every problem, and played exactly as a patron would play them."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from punto.errors import PlanError, UnknownName
from punto.exact import odds
from punto.house import House
from punto.house.settle import settle_slip
from punto.rules.cards import RANKS, Card
from punto.rules.rounds import Round
from punto.sim.plan import Plan, Rule, load_plan, shipped_plans
from punto.sim.run import Enough
from punto.sim.sessions import SessionsOutcome, play_plan
from tests.sim.plain_dealer import PlainShoe

_EZ = House.load("bclc-ez")


class PlainPatron:
    """A patron who follows a plan with pencil and paper."""

    def __init__(self, house: House, plan: Plan) -> None:
        self.house, self.plan = house, plan
        self.money, self.step, self.staked, self.bets, self.rounds = plan.bankroll, 0, 0, 0, 0
        self.best, self.fall = plan.bankroll, 0
        self.ended = "played on"

    def play_shoe(self, *, seed: int, shoe: int) -> None:
        rules = self.house.shoe
        dealer = PlainShoe(rules, seed=seed, shoe=shoe)
        self.results, self.seen = "", list[Card]()
        self.left = rules.cards
        if dealer.burn_card is not None:
            self.seen.append(dealer.burn_card)
            self.left -= 1 + (dealer.burn_card.value or 10)
        for dealt in dealer.rounds():
            if not self.play_round(dealt):
                return

    def play_round(self, dealt: Round) -> bool:
        rule = next((rule for rule in self.plan.rules if self.holds(rule)), None)
        stake, slip = 0, dict[str, int]()
        if rule is not None:
            units = self.plan.progression.steps[self.step]
            slip = {
                bet: min(each * units * self.plan.unit, self.house.offer(bet).limits.maximum) for bet, each in rule.bets
            }
            stake = sum(slip.values())
            if stake > self.money:
                self.ended = "ruined"
                return False
        self.rounds += 1
        self.left -= len(dealt.cards)
        self.seen += dealt.cards
        self.results += {"player": "P", "banker": "B", "tie": "T"}[dealt.winner]
        if rule is not None:
            net = sum(settled.net for settled in settle_slip(self.house, dealt, slip))
            self.money += net
            self.staked += stake
            self.bets += 1
            self.move(net)
            self.best = max(self.best, self.money)
            self.fall = max(self.fall, self.best - self.money)
        if self.plan.stop_win is not None and self.money >= self.plan.bankroll + self.plan.stop_win:
            self.ended = "stopped"
            return False
        return True

    def holds(self, rule: Rule) -> bool:
        wanted = "".join(rule.last)
        history = self.results if "T" in wanted else self.results.replace("T", "")
        if not history.endswith(wanted):
            return False
        if rule.count is not None:
            count = sum(rule.count.tags[RANKS.index(card.rank)] for card in self.seen)
            value = count * 52 / self.left if rule.count.per_deck else count
            if rule.count.at_least is not None and value < rule.count.at_least:
                return False
            if rule.count.at_most is not None and value > rule.count.at_most:
                return False
        for each in rule.left:
            unseen = 4 * self.house.shoe.decks - sum(card.rank == each.rank for card in self.seen)
            if each.at_least is not None and unseen < each.at_least:
                return False
            if each.at_most is not None and unseen > each.at_most:
                return False
        return True

    def move(self, net: int) -> None:
        moves = self.plan.progression
        move = moves.on_win if net > 0 else moves.on_loss if net < 0 else moves.on_push
        after = 0 if move == "first" else max(0, self.step + move)
        last = len(moves.steps) - 1
        self.step = after if after <= last else 0 if moves.at_end == "first" else last


OWN = """
title = "own"
about = "own"
unit = "7.00"
bankroll = "150.00"
shoes = 2
stop_win = "60.00"
[[rule]]
bet = "tie"
last = "TB"
[[rule]]
bet = "player"
last = "BB"
count = { tags = { A = 1, K = -1 }, at_least = -3, at_most = 6 }
[[rule]]
bet = "banker"
left = { 9 = { at_least = 20 }, 8 = { at_most = 31 } }
[progression]
steps = [1, 2, 3, 1]
on_win = 1
on_loss = -1
on_push = 2
at_end = "first"
"""


@pytest.mark.parametrize("key", [*shipped_plans(), "own"])
def test_sessions_are_what_a_patron_with_pencil_and_paper_gets(key: str, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(OWN)
    plan = load_plan(file if key == "own" else key, _EZ)
    sessions = 12
    outcome = play_plan(_EZ, plan, sessions, seed=77)
    [chunk] = outcome.kept
    for session in range(sessions):
        patron = PlainPatron(_EZ, plan)
        for shoe in range(plan.shoes):
            if patron.ended == "played on":
                patron.play_shoe(seed=77, shoe=session * plan.shoes + shoe)
        assert (patron.money, patron.rounds, patron.bets, patron.staked, patron.fall) == (
            chunk.money[session],
            chunk.rounds[session],
            chunk.bets[session],
            chunk.staked[session],
            chunk.drawdown[session],
        )
        assert patron.ended == ("played on", "ruined", "stopped")[chunk.ended[session]]


def test_threads_do_not_matter() -> None:
    plan = load_plan("martingale", _EZ)
    one, three = (play_plan(_EZ, plan, 5000, seed=1, threads=threads) for threads in (1, 3))
    assert (one.total, one.squares, one.ruined, one.staked) == (three.total, three.squares, three.ruined, three.staked)
    assert np.array_equal(one.paths, three.paths)


@pytest.mark.parametrize("key", ["flat", "martingale", "fibonacci", "one-three-two-six", "paroli", "follow-the-shoe"])
def test_no_progression_changes_the_edge(key: str) -> None:
    plan = load_plan(key, _EZ)
    outcome = play_plan(_EZ, plan, 20_000, seed=5, threads=2)
    mean_ev = sum(float(odds(_EZ)[bet].ev) for bet in plan.bets) / len(plan.bets)
    expected = mean_ev * outcome.staked / outcome.sessions
    # The two sides of follow-the-shoe differ by 0.2%: well inside the error.
    assert outcome.standard_error is not None
    assert abs(outcome.mean - expected) < 4.5 * outcome.standard_error


def test_the_dragon_7_can_be_counted() -> None:
    outcome = play_plan(_EZ, load_plan("dragon-7-count", _EZ), 60_000, seed=9, threads=2)
    assert outcome.standard_error is not None
    assert outcome.mean > 3 * outcome.standard_error, "a patron who counts has the edge"
    assert 5 < outcome.bets / outcome.sessions < 12


def test_unknown_plans_and_every_problem_of_a_file(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="martingale"):
        load_plan("martingal", _EZ)
    file = tmp_path / "bad.toml"
    file.write_text(
        'title = "x"\nabout = "x"\nunit = "0"\nbankroll = "10.00"\nshoes = 0\n'
        '[[rule]]\nbet = "dragon"\nlast = "BX"\ncount = { tags = { 1 = 2 } }\n'
        '[progression]\nsteps = []\non_win = "last"\nat_end = "stop"\n'
    )
    with pytest.raises(PlanError) as raised:
        load_plan(file, _EZ)
    problems = {(problem.line, problem.key) for problem in raised.value.problems}
    assert problems >= {
        (3, "unit"),
        (5, "shoes"),
        (7, "rule[0].bet"),
        (8, "rule[0].last"),
        (9, "rule[0].count"),
        (9, "rule[0].count.tags.1"),
        (11, "progression.steps"),
        (12, "progression.on_win"),
        (13, "progression.at_end"),
    }


def test_a_report_can_end_the_sessions() -> None:
    def stop(_: SessionsOutcome) -> None:
        raise Enough

    outcome = play_plan(_EZ, load_plan("flat", _EZ), 10**9, seed=1, report=stop)
    assert outcome.interrupted
    assert 0 < outcome.sessions < 10**9
