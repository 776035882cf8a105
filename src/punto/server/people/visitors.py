"""Who is at a socket: a spectator, a patron or an operator."""

from __future__ import annotations

from dataclasses import dataclass

from punto.server.people.sessions import Operator, Patron
from punto.table.views.offers import Role

__all__ = ["Visitor"]


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who connects."""

    role: Role
    patron: Patron | None = None
    operator: Operator | None = None
    address: str | None = None
    """From where, as far as seats are counted by it; None: it says nothing of who it is."""
    excluded_until: int | None = None
    """Until when the patron asked anywhere to be kept from playing."""

    @property
    def signed_in(self) -> Operator | Patron | None:
        """The session that the socket lives by."""
        return self.operator or self.patron
