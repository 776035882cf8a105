"""The phases of a table and of its shoe."""

from __future__ import annotations

from enum import StrEnum


class Phase(StrEnum):
    """What the table is doing."""

    SHUFFLING = "shuffling"
    """Between shoes: a new one has to be committed."""
    CUTTING = "cutting"
    """The shoe is committed and patrons may cut."""
    BETTING = "betting"
    CLOSED = "closed"
    """No more bets, and no card has left the shoe."""
    DEALING = "dealing"
    """The first four cards."""
    CONTROL = "control"
    """Midi: the cards are offered to the largest bets."""
    EXPOSING = "exposing"
    """The first four cards are turned."""
    THIRD_CARDS = "third_cards"
    """The first four are face up; what is left is to draw and to settle."""
    SETTLED = "settled"
    """The pause after a round, paid or void."""
    ENDED = "ended"
    """The table is closed for good."""


IN_PLAY = frozenset({Phase.CLOSED, Phase.DEALING, Phase.CONTROL, Phase.EXPOSING, Phase.THIRD_CARDS})
"""From the close of betting to the payout: stakes can no longer be changed."""

TURNING = frozenset({Phase.EXPOSING, Phase.THIRD_CARDS})
"""While cards are turned."""


class ShoePhase(StrEnum):
    """How far the shoe is."""

    COMMITTED = "committed"
    CUT = "cut"
    BURNED = "burned"
    DEALT = "dealt"
    CLOSED = "closed"
    REVEALED = "revealed"


class Ownership(StrEnum):
    """Who has the cards of a side in Midi."""

    OPEN = "open"
    """Nobody yet, and no offer is out."""
    OFFERED = "offered"
    PATRON = "patron"
    DEALER = "dealer"
