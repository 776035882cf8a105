"""Simulations for the page: jobs that run apart from the tables, and can be watched and stopped."""

from punto.server.simulations.jobs import Job, JobState, Simulations
from punto.server.simulations.question import MOST_SESSIONS, MOST_SHOES, Question

__all__ = ["MOST_SESSIONS", "MOST_SHOES", "Job", "JobState", "Question", "Simulations"]
