"""Paid rounds that are to be corrected: what each brought its seat, found in the journal.

The state of a table does not hold them, since it does not grow with the rounds played. They are read in the transaction
that decides; of two corrections of one round the second sees the first, also where both are decided together.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from punto.store.read.reader import Reader
from punto.store.read.shoes import span_of
from punto.store.write.loading import event_of
from punto.table.acts.correcting import CorrectRound, PaidPlace, RoundCorrected, paid_by
from punto.table.command import Command
from punto.table.dealer.payout import RoundSettled
from punto.table.event import Event
from punto.table.standing import PaidSeat

__all__ = ["KnownRounds", "known_rounds"]

_MOST_SHOES: Final = 2**31 - 1
"""No table has more, and a database could not count off any number that somebody may send."""


@dataclass
class KnownRounds:
    """What the corrected rounds brought, kept up to date with what is decided in the same transaction."""

    wanted: frozenset[tuple[str, PaidPlace]] = frozenset()
    """By table: the slips that corrections name."""
    paid: dict[tuple[str, PaidPlace], PaidSeat] = field(default_factory=dict)

    @property
    def patrons(self) -> set[str]:
        """Whose money is at issue."""
        return {each.patron for each in self.paid.values()}

    def learn(self, table: str, event: Event) -> None:
        """Something was decided at a table."""
        if self.wanted:
            said = (((table, place), seat) for place, seat in paid_by(event))
            self.paid.update((where, seat) for where, seat in said if where in self.wanted)


def known_rounds(reader: Reader, commands: Mapping[str, Sequence[Command]]) -> KnownRounds:
    """What is known of the rounds that these commands correct; most groups correct none, and nothing is asked."""
    wanted = frozenset(
        (table, each.place) for table, given in commands.items() for each in given if isinstance(each, CorrectRound)
    )
    known = KnownRounds(wanted)
    for table, shoe in {(table, shoe) for table, (shoe, _, _) in wanted}:
        if not 1 <= shoe <= _MOST_SHOES or (span := span_of(reader, table, shoe)) is None:
            continue
        rows = span.find(reader, RoundSettled) + reader.events(table, RoundCorrected, after=span.first)
        for row in rows:
            known.learn(table, event_of(row))
    return known
