"""Patrons and operators: their sessions, names and purses, and the limits on seats and on guesses of a token."""
