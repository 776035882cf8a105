"""Odds and simulations."""
