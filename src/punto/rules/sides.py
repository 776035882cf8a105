"""The names of the two hands and of the tie."""

from __future__ import annotations

from punto.words import Text

SIDE_NAMES = {side: Text(f"side-{side}") for side in ("player", "banker", "tie")}
"""As the dealer names them."""
