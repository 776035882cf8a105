"""The figures of a par sheet, as frozen data: everything that the writers say is here, and nothing else.

Ways, probabilities, edges, effects and covariances are exact. What was simulated or studied carries its seed and its
digest, so that anyone gets the same.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from fractions import Fraction
from math import perm, sqrt

from punto import __version__
from punto.errors import InvariantBroken
from punto.exact import OddsTable, odds, odds_of_bets
from punto.exact.effects import Effects, effects_of_removal
from punto.exact.odds_table import MOST_CARDS_OF_A_ROUND
from punto.house.house_writer import house_digest, house_toml
from punto.house.model import House
from punto.pricing.prices import Price
from punto.rules.bets import Bet, Row
from punto.rules.composition import Composition
from punto.sim.run import deal
from punto.study.job import BetStudy, NothingToStudy, study_of
from punto.study.run import StudyKernel
from punto.study.simulation import Simulation, simulate_house
from punto.words import Text

ROUNDS_OF_HOLD = (1_000, 10_000, 100_000, 1_000_000, 10_000_000)
"""After how many rounds the confidence intervals of the hold are told."""
DECKS_COMPARED = (1, 2, 4, 6, 8)
NORMAL_95, NORMAL_99, NORMAL_90 = 1.959964, 2.575829, 1.644854
"""How many standard deviations hold so many percent of a normal law, on both sides."""
Report = Callable[[int, int], None]


@dataclass(frozen=True)
class OutcomeLine:
    """One outcome of a bet."""

    row: Row | None
    """None where the bet loses."""
    ways: int
    """Orders of six cards, of all that a full shoe can give."""
    probability: Fraction
    net: Fraction
    """What one unit wins or loses."""

    @property
    def contribution(self) -> Fraction:
        """To the patron's expectation."""
        return self.net * self.probability


@dataclass(frozen=True)
class BetSheet:
    """Everything about one bet in a full shoe."""

    bet: Bet
    lines: tuple[OutcomeLine, ...]
    price: Price
    by_decks: tuple[tuple[int, Fraction], ...]
    """The edge with other numbers of decks."""
    effects: dict[str, Fraction]
    """By rank: what removing one card does to the patron's expectation."""

    @property
    def volatility_index(self) -> float:
        """Standard deviations of one bet that hold nine results in ten, as test laboratories state it."""
        return NORMAL_90 * self.price.standard_deviation

    def hold(self, rounds: int, normal: float) -> tuple[float, float]:
        """The confidence interval of the hold, a share of the handle, after so many rounds of one unit."""
        edge, spread = float(self.price.edge), normal * self.price.standard_deviation / sqrt(rounds)
        return edge - spread, edge + spread


@dataclass(frozen=True)
class Vulnerability:
    """What perfect play makes of the bets, from the cards left before every round."""

    seed: int
    shoes: int
    rounds: int
    digest: str
    bets: tuple[BetStudy, ...]
    left_out: tuple[Bet, ...]


@dataclass(frozen=True)
class ParSheet:
    """The probability accounting report of a house."""

    house: House
    house_sha256: str
    version: str
    total_ways: int
    bets: tuple[BetSheet, ...]
    covariance: tuple[tuple[Fraction, ...], ...]
    correlation: tuple[tuple[float | None, ...], ...]
    simulation: Simulation
    vulnerability: Vulnerability | None
    """None where every bet looks further than a study can."""


def _unheard(_done: int, _of: int) -> None:
    """Nobody asks how far the work is."""


def par_sheet(
    house: House,
    *,
    seed: int = 1,
    shoes: int = 100_000,
    study_shoes: int = 2_000,
    report: Callable[[Text], Report] = lambda _doing: _unheard,
) -> ParSheet:
    """Par sheet: work out the figures of a house; the same house and seed give the same sheet.

    `report` is given what is being done, and gives what to tell how far it is.

    >>> sheet = par_sheet(House.load("bclc-mini"), seed=1, shoes=500, study_shoes=64)
    >>> [tie] = [each for each in sheet.bets if each.bet.key == "tie"]
    >>> [line.ways for line in tie.lines], sheet.total_ways
    ([475627426473216, 4522770849030144], 4998398275503360)
    """
    table = odds(house, report=report(Text("parsheet-doing-odds")))
    table = replace(table, report=report(Text("parsheet-doing-covariances")))
    covariance = table.covariance
    effects = effects_of_removal(
        house.bets, table.composition, table.stakes, report=report(Text("parsheet-doing-effects-of-removal"))
    )
    by_decks = _by_decks(house, table, report(Text("parsheet-doing-decks")))
    ways = perm(house.shoe.cards, MOST_CARDS_OF_A_ROUND)
    return ParSheet(
        house=house,
        house_sha256=house_digest(house_toml(house)),
        version=__version__,
        total_ways=ways,
        bets=tuple(_bet_sheet(each, ways, by_decks[each.bet.key], effects) for each in table),
        covariance=covariance,
        correlation=table.correlation,
        simulation=simulate_house(
            house, shoes, seed=seed, exact=table, report=report(Text("parsheet-doing-simulation"))
        ),
        vulnerability=_vulnerability(house, seed=seed, shoes=study_shoes, report=report(Text("parsheet-doing-study"))),
    )


def _by_decks(house: House, full: OddsTable, report: Report) -> dict[str, tuple[tuple[int, Fraction], ...]]:
    """The edge of every bet with each number of decks, the house's own among them."""
    decks = sorted({*DECKS_COMPARED, house.shoe.decks})
    tables = {}
    for number, each in enumerate(decks):
        report(number, len(decks))
        own = each == house.shoe.decks
        tables[each] = full if own else odds_of_bets(house.bets, Composition.of_decks(each), full.stakes)
    return {bet.key: tuple((each, tables[each][bet.key].edge) for each in decks) for bet in house.bets}


def _bet_sheet(price: Price, total: int, by_decks: tuple[tuple[int, Fraction], ...], effects: Effects) -> BetSheet:
    lines = [OutcomeLine(each.row, _ways(each.probability, total), each.probability, each.net) for each in price.rows]
    lines.append(OutcomeLine(None, _ways(price.p_lose, total), price.p_lose, Fraction(-1)))
    if sum(line.ways for line in lines) != total or sum(line.contribution for line in lines) != price.ev:
        raise InvariantBroken(f"{price.bet.key}: its outcomes do not add up to all {total:,} ways and its expectation")
    return BetSheet(price.bet, tuple(lines), price, by_decks, effects[price.bet.key])


def _ways(probability: Fraction, total: int) -> int:
    ways = probability * total
    if ways.denominator != 1:
        raise InvariantBroken(f"{probability} of {total:,} ways is no whole number of them")
    return int(ways)


def _vulnerability(house: House, *, seed: int, shoes: int, report: Report) -> Vulnerability | None:
    try:
        study = study_of(house, seed=seed)
    except NothingToStudy:
        return None
    progress = deal(study, shoes, engine=StudyKernel(), report=lambda so_far: report(so_far.tally.shoes, so_far.shoes))
    if progress.interrupted:
        raise KeyboardInterrupt
    return Vulnerability(
        seed=seed,
        shoes=progress.tally.shoes,
        rounds=progress.tally.rounds,
        digest=study.digest,
        bets=study.report(progress.tally),
        left_out=study.left_out,
    )
