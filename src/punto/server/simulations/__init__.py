"""Simulations for the page: jobs that run apart from the tables, and can be watched and stopped."""

from punto.server.simulations.jobs import JobState, SimulationRun, Simulations
from punto.server.simulations.question import (
    MOST_SESSIONS,
    MOST_SHOES,
    MOST_SHOES_OF_A_COUNT,
    MOST_SHOES_OF_A_PLAN,
    MOST_SHOES_OF_A_STUDY,
    CountQuestion,
    Outline,
    SimulationQuestion,
    StudyQuestion,
)

__all__ = [
    "MOST_SESSIONS",
    "MOST_SHOES",
    "MOST_SHOES_OF_A_COUNT",
    "MOST_SHOES_OF_A_PLAN",
    "MOST_SHOES_OF_A_STUDY",
    "CountQuestion",
    "JobState",
    "Outline",
    "SimulationQuestion",
    "SimulationRun",
    "Simulations",
    "StudyQuestion",
]
