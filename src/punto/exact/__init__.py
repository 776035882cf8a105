"""Exact odds: integer counts of rounds, fractions out."""

from punto.exact.odds_table import OddsTable, odds, odds_of_bets

__all__ = ["OddsTable", "odds", "odds_of_bets"]
