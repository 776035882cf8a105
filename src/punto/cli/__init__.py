"""The command `punto`."""

from punto.cli.main import main

__all__ = ["main"]
