"""Fairness: how a shoe gets its order, so that anyone can recompute it."""
