"""Hypothesis: modest and without a clock here, and the same examples every time where CI=true; commands in English."""

from __future__ import annotations

import os

from hypothesis import settings

# Sentences are asserted in English, whatever the locale of the machine says.
os.environ["PUNTO_LANG"] = "en"

settings.register_profile("home", max_examples=60, deadline=None)
settings.register_profile("ci", settings.get_profile("home"), derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") == "true" else "home")
