"""The usual reasons for which an operator voids or corrects a round: keys with words in every language.

Whatever else an operator writes is told as it was written.
"""

from __future__ import annotations

from typing import Final

from punto.words import Text, verbatim

USUAL_REASONS: Final = (
    "misdeal",
    "card exposed too early",
    "wrong card drawn",
    "card damaged",
    "wrong payout",
    "technical fault",
    "emergency",
)


def reason_said(reason: str) -> Text:
    """A reason in words: by its message where it is a usual one, else verbatim."""
    known = reason.strip().lower()
    return Text(f"reason-{known.replace(' ', '-')}") if known in USUAL_REASONS else verbatim(reason)
