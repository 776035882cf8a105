"""A transaction of the writer: look at what decides, then append what was decided.

Two exchanges with the database, however many tables and commands. In the first the patrons at issue are locked, and it
is asked which commands were accepted before and what is known of these patrons; the second writes and commits. A
correction asks the journal for its round before: that says whose money is at issue.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sqlalchemy import Connection

from punto.errors import Superseded
from punto.store.database.rows import Batch, Head, ReceiptRow, Tenure
from punto.store.database.session import session_of
from punto.store.read.reader import Reader
from punto.store.write.append import require_owner, write
from punto.store.write.paid_rounds import KnownRounds, known_rounds
from punto.store.write.patrons import KnownPatrons, ask_patrons, lock_patrons
from punto.store.write.receipts import ask_receipts
from punto.table import receipt_key
from punto.table.acts.chips import BuyIn
from punto.table.acts.seating import TakeSeat
from punto.table.command import Command, PatronCommand
from punto.words import Text

__all__ = ["Known", "Transaction"]


@dataclass(frozen=True, slots=True)
class Known:
    """What some commands are decided with."""

    answers: Mapping[tuple[str, str], ReceiptRow]
    """The receipts of those that were accepted before, by table and key."""
    patrons: KnownPatrons
    """What the house knows of the patrons at issue; nobody else decides about them before the transaction ends."""
    rounds: KnownRounds
    """What the rounds brought that are to be corrected."""


class Transaction:
    """One transaction, from its first look to its commit."""

    def __init__(self, connection: Connection, *, check: Callable[[], None]) -> None:
        self._connection = connection
        self.session = session_of(connection)
        self._check = check

    def look(self, commands: Mapping[str, Sequence[Command]]) -> Known:
        """What the commands of these tables are decided with. Patrons are locked before anything else is."""
        guarded = [
            each for given in commands.values() for each in given if each.guarded and isinstance(each, PatronCommand)
        ]
        rounds = known_rounds(Reader(self._connection), commands)
        names = {each.patron for each in guarded} | rounds.patrons
        newcomers = {each.patron for each in guarded if isinstance(each, TakeSeat)}
        keys = {table: {receipt_key(each) for each in given} for table, given in commands.items()}
        purses = bool(rounds.wanted) or any(isinstance(each, BuyIn) for each in guarded)
        with self.session.flight():
            self.session.begin()
            lock_patrons(self.session, names, newcomers=newcomers)
            answers = ask_receipts(self.session, keys)
            patrons = ask_patrons(self.session, names, purses=purses)
            return Known(answers=answers(), patrons=patrons(), rounds=rounds)

    def confirm(self, heads: Sequence[Head], tenures: Sequence[Tenure]) -> None:
        """Superseded when one of these tables is not there any more; OwnershipLost when one is another's."""
        for tenure in tenures:
            require_owner(self.session, tenure.table, tenure)
        if heads and not Reader(self._connection).are_heads(heads):
            names = ", ".join(repr(head.table) for head in heads)
            raise Superseded(Text("error-store-one-moved-on", tables=names))

    def append(self, batches: Sequence[Batch]) -> None:
        """Store all of these batches, each of another table: the last thing that a transaction does.

        Superseded when another process has written to one of the tables in the meantime.
        """
        if batches:
            # They may be committed with the same breath; so this is the moment to ask whether they may be.
            self._check()
            write(self.session, batches)
