"""Exact odds as JSON: what `punto odds --json`, `punto compare --json` and the server say.

`ev`, `..._exact` and nothing else are exact fractions, written `num/den`; the rest are floats for reading.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from punto.exact.effects import Effects
from punto.exact.odds_table import FACE_DOWN, OddsTable
from punto.house.model import House
from punto.pricing.prices import Price
from punto.rules.composition import Composition


def odds_json(priced: OddsTable, *, matrices: bool = True) -> dict[str, object]:
    """The odds of one shoe; `matrices` are how the bets go together, which take longer than all the rest."""
    said: dict[str, object] = {
        "decks": _whole_decks(priced.composition),
        "cards": len(priced.composition),
        "composition": str(priced.composition),
        "seen": [FACE_DOWN if card is None else str(card) for card in priced.seen],
        "bets": [_price_json(each) for each in priced],
    }
    if matrices:
        keys = [bet.key for bet in priced.bets]
        said["covariance"] = {
            key: {other: float(value) for other, value in zip(keys, line, strict=True)}
            for key, line in zip(keys, priced.covariance, strict=True)
        }
        said["correlation"] = {
            key: dict(zip(keys, line, strict=True)) for key, line in zip(keys, priced.correlation, strict=True)
        }
    return said


def _whole_decks(composition: Composition) -> int | None:
    """How many decks the shoe is, if it is whole decks."""
    decks, rest = divmod(len(composition), 52)
    return decks if not rest and composition == Composition.of_decks(decks) else None


def _price_json(priced: Price) -> dict[str, object]:
    return {
        "bet": priced.bet.key,
        "ev": fraction(priced.ev),
        "ev_float": float(priced.ev),
        "edge_percent": float(priced.edge * 100),
        "variance": float(priced.variance),
        "standard_deviation": priced.standard_deviation,
        "p_win": float(priced.p_win),
        "p_push": float(priced.p_push),
        "p_lose": float(priced.p_lose),
        "hit_frequency": float(priced.p_win),
        "rows": [
            {
                "name": str(each.row.name),
                "pays": str(each.row.pays),
                "probability": float(each.probability),
                "probability_exact": fraction(each.probability),
            }
            for each in priced.rows
        ],
    }


def effects_json(effects: Effects) -> dict[str, object]:
    """The effects of removal, as floats and as fractions."""
    exact = {bet: {rank: fraction(value) for rank, value in by_rank.items()} for bet, by_rank in effects.items()}
    floats = {bet: {rank: float(value) for rank, value in by_rank.items()} for bet, by_rank in effects.items()}
    return {"effects": floats, "effects_exact": exact}


def comparison_json(houses: Sequence[House], priced: Sequence[OddsTable]) -> dict[str, object]:
    """The same bets in several houses."""
    keys = dict.fromkeys(bet.key for each in priced for bet in each.bets)
    return {
        "houses": [house.key for house in houses],
        "bets": [_compared_json(key, houses, priced) for key in keys],
    }


def _compared_json(key: str, houses: Sequence[House], priced: Sequence[OddsTable]) -> dict[str, object]:
    offered = {
        house.key: {
            "ev": fraction(each_table[key].ev),
            "edge_percent": float(each_table[key].edge * 100),
            "standard_deviation": each_table[key].standard_deviation,
            "p_win": float(each_table[key].p_win),
        }
        for house, each_table in zip(houses, priced, strict=True)
        if key in house.by_key
    }
    return {"bet": key, "houses": offered}


def fraction(value: Fraction) -> str:
    """A fraction as `num/den`, whole numbers too."""
    return f"{value.numerator}/{value.denominator}"
