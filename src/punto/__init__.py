"""Punto, the baccarat system: one house file, and everything follows from it."""

__version__ = "0.1.0"
