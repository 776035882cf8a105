"""Prices from counts of rounds, and whether simulated counts fit the exact ones."""
