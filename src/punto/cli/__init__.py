"""The command `punto`."""

from punto.cli.entry import main

__all__ = ["main"]
