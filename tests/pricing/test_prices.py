"""From counts to prices, on numbers small enough to check by hand."""

from __future__ import annotations

from fractions import Fraction

import numpy as np
import pytest

from punto.house import House
from punto.house.catalogue import catalogue_bet
from punto.pricing.prices import Counts, StakePolicy, correlation, price, products, row_counts
from punto.program.compiled import NO_ROW

_HOUSE = House.load("bclc-mini")
_STAKES = StakePolicy(_HOUSE.commission, _HOUSE.payout_rounding)


def test_a_price_by_hand() -> None:
    banker = price(catalogue_bet("banker"), {0: 5, 1: 1, NO_ROW: 4}, _STAKES)
    assert (banker.p_win, banker.p_push, banker.p_lose) == (Fraction(1, 2), Fraction(1, 10), Fraction(2, 5))
    assert banker.ev == Fraction(19, 20) * Fraction(1, 2) - Fraction(2, 5)
    assert banker.edge == -banker.ev
    assert banker.variance == Fraction(361, 400) / 2 + Fraction(2, 5) - banker.ev**2
    assert banker.standard_error is None


def test_commission_that_is_rounded_makes_the_edge_depend_on_the_stake() -> None:
    bet, counts = catalogue_bet("banker"), {0: 1, NO_ROW: 1}
    whole = price(bet, counts, _STAKES)
    assert price(bet, counts, StakePolicy(_HOUSE.commission, _HOUSE.payout_rounding, stake=20_00)) == whole
    # 5% of 0.11 is 0.0055: nothing is charged below a cent, in the patron's favour.
    assert price(bet, counts, StakePolicy(_HOUSE.commission, _HOUSE.payout_rounding, stake=11)).ev == 0


def test_products_by_hand() -> None:
    bets = [catalogue_bet("player"), catalogue_bet("tie")]
    rows = np.array([[0, NO_ROW], [1, 0], [NO_ROW, NO_ROW]])
    player, tie = products(bets, Counts(rows, [2, 1, 1]), _STAKES, of=[0, 1])
    mean_player = Fraction(1, 4)
    # Player wins two rounds in which Tie loses, and pushes in the one that Tie wins.
    assert player[1] == tie[0] == Fraction(-2 + 1, 4)
    assert player[0] - mean_player**2 == price(bets[0], row_counts(rows, [2, 1, 1], 0), _STAKES).variance
    assert correlation([[Fraction(4), Fraction(1)], [Fraction(1), Fraction(1)]])[0] == (1.0, 0.5)


def test_11_23_a_bet_without_variance_has_no_correlation() -> None:
    nothing, one = Fraction(0), Fraction(1)
    assert correlation([[nothing, nothing], [nothing, one]]) == ((None, None), (None, 1.0))


def test_records_are_flat() -> None:
    record = price(catalogue_bet("tie"), {0: 1, NO_ROW: 9}, _STAKES).record()
    assert record["bet"] == "tie"
    assert record["p_win"] == pytest.approx(0.1)
    assert all(isinstance(value, str | float) for value in record.values())
