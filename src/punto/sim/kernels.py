"""The two kernels of the CPU as engines, each dealing in the thread that calls."""

from __future__ import annotations

import numpy as np

from punto.errors import PuntoError
from punto.program.compiled import Program
from punto.program.drawing import banker_draws, player_draws
from punto.rules.shoe import ShoeRules
from punto.rules.tableau import TABLEAU
from punto.sim import automaton, lockstep
from punto.sim.engine import Engine, JobTooLarge, Span
from punto.sim.job import Job, Payoffs
from punto.sim.tables import MOST_ROUNDS, by_rank, fixed_burn
from punto.sim.tally import Integers, Tally
from punto.words import Text


class Lockstep(Engine[Job, Tally]):
    """The fast kernel, for bets on points, card counts and pairs."""

    def refusal(self, job: Job) -> Text | None:
        """The bets that look further."""
        if not job.beyond_points:
            return None
        return Text("error-sim-fast-kernel-only-points", bets=", ".join(bet.key for bet in job.beyond_points))

    def count(self, job: Job, span: Span) -> Tally:
        """Deal 64 shoes abreast."""
        check(self, job)
        require_tableau()
        points, (_, lengths) = job.points, job.empty()
        by_index = np.zeros(lockstep.CLASSES, np.int64)
        sums = lockstep.count_shoes(
            np.uint64(job.seed),
            *span,
            np.full(len(lockstep.RANK_ORDER), 4 * job.shoe.decks),
            fixed_burn(job.shoe),
            job.shoe.burn == "first card",
            job.shoe.cut_card,
            job.rounds or MOST_ROUNDS,
            0 if points.with_pairs else 3,
            job.batch,
            points.used,
            points.pay,
            by_index,
            lengths,
            lockstep.workspace(),
        )
        return job.tally(span, points.by_class(by_index, job.payoffs.program.classes), lengths, sums.tolist())


class AutomatonKernel(Engine[Job, Tally]):
    """The general kernel, for any bets."""

    def count(self, job: Job, span: Span) -> Tally:
        """Deal 64 shoes abreast and settle them through the compiled tables."""
        require_tableau()
        counts, lengths = job.empty()
        deal = deal_tables(job.payoffs.program, job.shoe, job.rounds)
        sums = automaton.count_shoes(
            np.uint64(job.seed), *span, deal, job.batch, job.payoffs.pay, counts, lengths, automaton.room_for(deal)
        )
        return job.tally(span, counts, lengths, sums.tolist())


class Kernel(Engine[Job, Tally]):
    """The faster kernel of the two that can deal a job."""

    def count(self, job: Job, span: Span) -> Tally:
        """Deal with it."""
        return (AutomatonKernel() if job.beyond_points else Lockstep()).count(job, span)


def check(engine: Engine[Job, Tally], job: Job) -> None:
    """Raise Refused for a job that the engine cannot deal."""
    if (said := engine.refusal(job)) is not None:
        raise JobTooLarge(said)


def require_tableau() -> None:
    """Refuse to deal if the drawing rules that stand in the fast kernels in arithmetic are not those of the game."""
    if not lockstep.draws_as(TABLEAU.natural, player_draws(), banker_draws()):
        raise PuntoError(Text("error-sim-fast-kernels-draw-by"))


def deal_tables(program: Program, rules: ShoeRules, rounds: int | None = None) -> automaton.Deal:
    """A compiled program as the tables of the general kernel."""
    return automaton.Deal(
        cards=np.array([program.card_type(card) for card in by_rank(rules.decks)], dtype=np.uint8),
        suited=program.suited,
        two=program.two.astype(np.uint16),
        stay=program.stay.astype(np.uint16),
        three=program.three.astype(np.uint16),
        class_of=program.class_of.astype(np.uint16),
        burn_by_first=rules.burn == "first card",
        burn=fixed_burn(rules),
        cut_card=rules.cut_card,
        most_rounds=rounds or MOST_ROUNDS,
    )


def results_by_shoe(payoffs: Payoffs, rules: ShoeRules, *, seed: int, shoes: int) -> Integers:
    """What each bet wins in each of some shoes, one unit a round, in parts of a unit."""
    deal = deal_tables(payoffs.program, rules)
    return automaton.shoe_results(np.uint64(seed), 0, shoes, deal, payoffs.pay, automaton.room_for(deal))
