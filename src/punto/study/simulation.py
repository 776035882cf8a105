"""A simulation of whole shoes with the exact odds beside it, as one value that anyone gets again from the seed."""

from __future__ import annotations

import os
from collections.abc import Callable
from dataclasses import dataclass

from punto.exact import OddsTable, odds
from punto.house.model import House
from punto.pricing.goodness_of_fit import Agreement, agreement
from punto.pricing.prices import Price
from punto.sim.job import job_of
from punto.sim.kernels import Kernel
from punto.sim.run import deal
from punto.sim.threads import Threads


@dataclass(frozen=True)
class Simulation:
    """What was dealt, and whether it agrees with the exact odds."""

    house: House
    seed: int
    shoes: int
    rounds: int
    prices: tuple[Price, ...]
    """The bets as the shoes priced them, each with its standard error."""
    exact: OddsTable
    agreement: Agreement
    job_sha256: str
    """What was asked: house, bets, shoe and seed."""
    counts_sha256: str
    """What was found: two runs dealt the same rounds if and only if it is the same."""

    def __getitem__(self, bet: str) -> Price:
        """The simulated price of the bet with that key; UnknownName if the house has none."""
        return self.prices[self.house.bets.index(self.house.offer(bet).bet)]


def simulate_house(
    house: House,
    shoes: int = 10_000,
    *,
    seed: int,
    threads: int | None = None,
    exact: OddsTable | None = None,
    report: Callable[[int, int], None] = lambda _done, _of: None,
) -> Simulation:
    """Monte Carlo: deal so many shoes of a house, count, and compare with the exact odds.

    The same seed gives the same counts, on any number of threads. `report` is told how many shoes are done. Whoever has
    the exact odds of the full shoe already gives them as `exact`.

    >>> made = simulate_house(House.load("bclc-ez"), 1000, seed=1)
    >>> made.rounds, made.agreement.verdict
    (81272, 'agrees')
    """
    job = job_of(house, seed=seed, shoes=shoes)
    progress = deal(
        job,
        shoes,
        engine=Threads(threads or os.cpu_count() or 1, Kernel()),
        report=lambda so_far: report(so_far.tally.shoes, shoes),
    )
    if progress.interrupted:
        # What was dealt so far is no answer to the question: it would differ from run to run.
        raise KeyboardInterrupt
    tally, known = progress.tally, odds(house) if exact is None else exact
    return Simulation(
        house=house,
        seed=seed,
        shoes=tally.shoes,
        rounds=tally.rounds,
        prices=job.prices(tally),
        exact=known,
        agreement=agreement(simulated=job.counts(tally), exact=known.counts, shoes=job.shoes_by_cut_card(tally)),
        job_sha256=job.digest,
        counts_sha256=tally.digest,
    )
