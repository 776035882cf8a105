"""The front: functions for Python users that take what people write (cards, slips, results, files) as text.

Everything here is a few lines over the packages below; `punto` offers it by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from pathlib import Path

from punto.errors import PuntoError
from punto.fairness.record import ShoeRecord
from punto.fairness.record_file import read_record_file
from punto.fairness.verifier import Verification
from punto.fairness.verifier import verify as verify_record
from punto.house.model import House
from punto.house.settle import settle_slip
from punto.house.slip import Slip, SlipRefusal, refusal_of
from punto.pricing.prices import StakePolicy
from punto.rules.composition import Composition
from punto.rules.rounds import Round
from punto.rules.scoreboard import RoadEntry, Roads, parse_results
from punto.rules.scoreboard import roads as roads_of
from punto.rules.settlement import SettledBet
from punto.study.counting import CountStudy, design
from punto.study.earnings import Count, Earnings, parse_tags
from punto.study.known import Knowledge, parse_known, parse_ranks
from punto.study.known import known_cards as knowledge_of
from punto.study.known import sorted_cards as knowledge_of_sorted


class SlipRefused(PuntoError, ValueError):
    """The house does not accept the slip; `refusal` says why, in every language."""

    def __init__(self, refusal: SlipRefusal) -> None:
        self.refusal = refusal
        super().__init__(str(refusal.message))


def settle(house: House, cards: str | Round, slip: Slip) -> tuple[SettledBet, ...]:
    """Settle a slip: what each bet of it wins or loses in a round. Stakes are minor units, such as cents.

    Raises SlipRefused when the house does not take such a slip, ImpossibleDeal when no dealer deals such a round.

    >>> house = House.load("bclc-no-commission")
    >>> [banker] = settle(house, "2 A 3 A 5 4", {"banker": 20_00})
    >>> str(banker.row.name), str(banker.pays), banker.net
    ('wins with 6', '1:2', 1000)
    >>> settle(house, "2 A 3 A 5 4", {"banker": 1_00})
    Traceback (most recent call last):
    ...
    punto.front.SlipRefused: Banker takes at least C$5.00; C$1.00 was bet.
    """
    dealt = Round.parse(cards) if isinstance(cards, str) else cards
    if (refusal := refusal_of(house, slip)) is not None:
        raise SlipRefused(refusal)
    return settle_slip(house, dealt, slip)


def roads(results: str | Iterable[Round | RoadEntry]) -> Roads:
    """The scoreboard: bead plate, big road and the three derived roads of a shoe, oldest round first.

    Takes rounds, or results as they are written: B, P and T, with marks for pairs and naturals.

    >>> drawn = roads("BBPPPBPBB")
    >>> [len(run) for run in drawn.big_road.runs]
    [2, 3, 1, 1, 2]
    >>> roads([Round.parse("2 A 3 A 5 4")]).counts.banker
    1
    """
    if isinstance(results, str):
        return roads_of(parse_results(results))
    return roads_of(RoadEntry.of_round(each) if isinstance(each, Round) else each for each in results)


def verify(record: str | Path | ShoeRecord) -> Verification:
    """Verify the record of a shoe, given or in a file: every card and every payout, from the record alone.

    What cannot be read as a record raises NotationError. Nothing that a record says does: the checks tell it.
    """
    return verify_record(record if isinstance(record, ShoeRecord) else read_record_file(record))


def count(
    house: House,
    bet: str,
    *,
    tags: str | None = None,
    trigger: float | None = None,
    running: bool = False,
    level: int = 1,
    shoes: int = 4000,
    seed: int,
) -> Earnings:
    """Card counting: judge a count of a bet by what it earns on real shoes, or design one.

    With `tags` (ten, for Ace, 2 ... 9 and the ten-valued) that count is judged. Without, the best balanced ones of a
    level are sought, and where no trigger is given the best one, on other shoes than they are judged on.

    >>> earned = count(House.load("bclc-ez"), "dragon_7", tags="0,0,0,-1,-1,-1,-1,2,2,0", trigger=4, shoes=200, seed=1)
    >>> f"{earned.units_per_shoe:.2f} units a shoe, {earned.share_of_perfect:.0%} of perfect play"
    '0.50 units a shoe, 84% of perfect play'
    """
    chosen, stakes = house.offer(bet).bet, StakePolicy(house.commission, house.payout_rounding)
    judged = CountStudy(chosen, house.shoe, stakes, seed=seed, shoes=shoes)
    parsed = None if tags is None else parse_tags(tags)
    if parsed is not None and trigger is not None:
        return judged.earnings(Count(parsed, trigger, running))
    sought = CountStudy(chosen, house.shoe, stakes, seed=seed, shoes=shoes, first=shoes)
    if parsed is None:
        return judged.earnings(design(sought, level=level, balanced=True, running=running))
    return judged.earnings(Count(parsed, sought.best_trigger(parsed, running=running)[1], running))


def known_cards(
    house: House, known: str | Mapping[int, str | None], composition: Composition | None = None
) -> Knowledge:
    """Hole-carding: the best main bet, and its edge, when some places of the deal are known.

    >>> knowledge = known_cards(House.load("bclc-mini"), "1:9")
    >>> knowledge.bet, f"{float(knowledge.edge):.6f}"
    ('player', '-0.215281')
    """
    return knowledge_of(house, parse_known(known) if isinstance(known, str) else known, composition)


def sorted_cards(house: House, ranks: str, composition: Composition | None = None) -> Knowledge:
    """Edge sorting: the best main bet, and its edge, when the backs of the first four cards tell some ranks apart.

    `best_sort` finds the ranks that are worth most.

    >>> knowledge = sorted_cards(House.load("bclc-mini"), "6789")
    >>> knowledge.bet, f"{float(knowledge.edge):.5f}"
    ('varies', '-0.20928')
    """
    return knowledge_of_sorted(house, parse_ranks(ranks), composition)
