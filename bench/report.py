"""How benchmarks print what they measured."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True)
class Goal:
    """A ratio within one run, and what it should be at least, if there is a goal."""

    name: str
    ratio: float
    least: float | None


def report(title: str, unit: str, figures: Mapping[str, float], goals: list[Goal]) -> None:
    """Print figures and ratios."""
    print(f"\n## {title}\n\n| | {unit} |\n|---|---:|")
    for name, value in figures.items():
        print(f"| {name} | {value:,.3g} |" if value < 100 else f"| {name} | {value:,.0f} |")
    print("\n| ratio | measured | goal |\n|---|---:|---:|")
    for goal in goals:
        least = "" if goal.least is None else f"{goal.least:g} x"
        print(f"| {goal.name} | {goal.ratio:.1f} x | {least} |")
