"""A par sheet as JSON: exact figures as fractions, `num/den`, with a float beside each for reading."""

from __future__ import annotations

from dataclasses import asdict
from fractions import Fraction

from msgspec import to_builtins

from punto.house.describe import describe_house
from punto.parsheet.figures import NORMAL_95, NORMAL_99, ROUNDS_OF_HOLD, BetSheet, ParSheet
from punto.rules.phrases import row_phrase
from punto.words import LANGUAGES


def par_sheet_json(sheet: ParSheet) -> dict[str, object]:
    """The whole sheet."""
    keys = [each.bet.key for each in sheet.bets]
    simulation, found = sheet.simulation, sheet.vulnerability
    return {
        "document": "par sheet",
        "version": sheet.version,
        "house_sha256": sheet.house_sha256,
        "rules": to_builtins(describe_house(sheet.house)),
        "total_ways": sheet.total_ways,
        "bets": [_bet_json(each) for each in sheet.bets],
        "covariance": {
            key: {other: _exact(value) for other, value in zip(keys, line, strict=True)}
            for key, line in zip(keys, sheet.covariance, strict=True)
        },
        "correlation": {
            key: dict(zip(keys, line, strict=True)) for key, line in zip(keys, sheet.correlation, strict=True)
        },
        "vulnerability": None
        if found is None
        else {
            "seed": found.seed,
            "shoes": found.shoes,
            "rounds": found.rounds,
            "study_sha256": found.digest,
            "bets": [
                {
                    "bet": each.bet.key,
                    "units_per_shoe": each.units_per_shoe,
                    "standard_error": each.standard_error,
                    "positive_share": each.positive_share,
                    "average_edge": each.average_edge,
                    "by_depth": [asdict(depth) for depth in each.by_depth],
                }
                for each in found.bets
            ],
            "left_out": [bet.key for bet in found.left_out],
        },
        "simulation": {
            "seed": simulation.seed,
            "shoes": simulation.shoes,
            "rounds": simulation.rounds,
            "bets": [
                {"bet": each.bet.key, "edge": float(each.edge), "standard_error": each.standard_error}
                for each in simulation.prices
            ],
            "agreement": simulation.agreement.to_json(),
            "job_sha256": simulation.job_sha256,
            "counts_sha256": simulation.counts_sha256,
        },
    }


def _bet_json(each: BetSheet) -> dict[str, object]:
    price = each.price
    return {
        "bet": each.bet.key,
        "name": {language: each.bet.name.in_language(language) for language in LANGUAGES},
        "outcomes": [
            {
                "outcome": str(line.row.name) if line.row else "loses",
                "when": str(row_phrase(line.row)) if line.row else None,
                "pays": str(line.row.pays) if line.row else None,
                "net": _exact(line.net),
                "ways": line.ways,
                "probability": _exact(line.probability),
                "contribution": _exact(line.contribution),
            }
            for line in each.lines
        ],
        "hit_frequency": _exact(price.p_win),
        "push_frequency": _exact(price.p_push),
        "edge": _exact(price.edge),
        "variance": _exact(price.variance),
        "standard_deviation": price.standard_deviation,
        "volatility_index_90": each.volatility_index,
        "hold": [
            {"rounds": rounds, "95": each.hold(rounds, NORMAL_95), "99": each.hold(rounds, NORMAL_99)}
            for rounds in ROUNDS_OF_HOLD
        ],
        "edge_by_decks": {str(decks): _exact(edge) for decks, edge in each.by_decks},
        "effects_of_removal": {rank: _exact(effect) for rank, effect in each.effects.items()},
    }


def _exact(value: Fraction) -> dict[str, object]:
    return {"exact": f"{value.numerator}/{value.denominator}", "float": float(value)}
