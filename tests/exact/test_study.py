"""Many shoes at once are worth what each is worth alone."""

from __future__ import annotations

import numpy as np
import pytest

from punto.errors import ImpossibleDeal, PuntoError
from punto.exact import odds
from punto.exact.study import expectations
from punto.house import House
from punto.house.catalogue import catalogue_bet
from punto.program.price import Stakes
from punto.rules.cards import RANKS, Card
from punto.rules.composition import Composition


@pytest.mark.parametrize("key", ["atlantic-city-mini", "pairs-mini"])
def test_many_shoes_equal_one_by_one(key: str) -> None:
    house = House.load(key)
    shoes = np.random.default_rng(4).integers(0, 33, size=(70, 13))
    worth = expectations(house.bets, shoes, Stakes(house.commission, house.payout_rounding))
    for shoe, line in zip(shoes[::10], worth[::10], strict=True):
        alone = odds(house, Composition.of({Card(r): int(n) for r, n in zip(RANKS, shoe, strict=True)}))
        assert line.tolist() == pytest.approx([float(price.ev) for price in alone], abs=1e-12)


def test_what_cannot_be_studied_is_named() -> None:
    house = House.load("bclc-mini")
    stakes = Stakes(house.commission, house.payout_rounding)
    with pytest.raises(PuntoError, match="royal_match: looks beyond points"):
        expectations([catalogue_bet("royal_match")], np.full((1, 13), 32), stakes)
    with pytest.raises(ImpossibleDeal, match="shoe 1 holds 0 cards"):
        expectations(house.bets, np.array([[32] * 13, [0] * 13]), stakes)
