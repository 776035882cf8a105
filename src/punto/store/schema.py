"""The tables of the database. Amounts are whole minor units, moments are milliseconds, JSON is canonical text.

The migrations in `punto.store.migrations` make the same; a test compares the two on both back ends.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, CheckConstraint, Column, Index, Integer, MetaData, PrimaryKeyConstraint, Table, Text

__all__ = [
    "TABLES",
    "accounts",
    "commands",
    "grants",
    "journal",
    "metadata",
    "patrons",
    "secrets",
    "snapshots",
    "tables",
    "transfers",
]

NEVER_OVERDRAWN: Final = (
    "(name NOT LIKE '%/patron:%' AND name NOT LIKE '%/escrow:%') OR credits_posted - debits_posted >= debits_pending"
)
"""The last line of defence: whatever the code does, no patron's account goes below zero."""

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("sequence", BigInteger, nullable=False),
    Column("hash", Text, nullable=False),
    Column("commands", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", name="tables_pk"),
)
"""The head of each table's journal. Whoever appends moves it from the place where they believe it to be, or fails."""

journal = Table(
    "journal",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("sequence", BigInteger, nullable=False),
    Column("type", Text, nullable=False),
    Column("payload", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("command", Text, nullable=False),
    Column("previous", Text, nullable=False),
    Column("hash", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence", name="journal_pk"),
    Index("journal_by_type", "table_id", "type", "sequence"),
)
"""Every event, in a hash chain a table: see `punto.store.chain`. By its type a round is found without a replay."""

transfers = Table(
    "transfers",
    metadata,
    Column("id", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("debit", Text, nullable=False),
    Column("credit", Text, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("pending", Text),
    Column("table_id", Text, nullable=False),
    Column("sequence", BigInteger, nullable=False),
    Column("place", Integer, nullable=False),
    PrimaryKeyConstraint("id", name="transfers_pk"),
    CheckConstraint("kind IN ('immediate', 'pending', 'post', 'void')", name="transfers_kind"),
    CheckConstraint("amount > 0", name="transfers_amount"),
    Index("transfers_of_event", "table_id", "sequence", "place", unique=True),
)
"""Every movement of money: the ledger. `place` is its place in the event."""

accounts = Table(
    "accounts",
    metadata,
    Column("name", Text, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("debits_posted", BigInteger, nullable=False),
    Column("debits_pending", BigInteger, nullable=False),
    Column("credits_posted", BigInteger, nullable=False),
    Column("credits_pending", BigInteger, nullable=False),
    PrimaryKeyConstraint("name", name="accounts_pk"),
    CheckConstraint(NEVER_OVERDRAWN, name="accounts_never_overdrawn"),
    Index("accounts_of_table", "table_id"),
)
"""The balances of the accounts that are open; one that is not here is clear."""

commands = Table(
    "commands",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("key", Text, nullable=False),
    Column("command_id", Text, nullable=False),
    Column("digest", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("shoe", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("events", Integer, nullable=False),
    Column("sequence", BigInteger, nullable=False),
    Column("refusal", Text),
    Column("seal", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "key", name="commands_pk"),
)
"""The answer to every command: its last event and how many there are, or the refusal."""

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("sequence", BigInteger, nullable=False),
    Column("hash", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("seal", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "sequence", name="snapshots_pk"),
)
"""The state of a table after some event, so that a restart does not replay years."""

patrons = Table(
    "patrons",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("patron", Text, nullable=False),
    Column("limits", Text),
    Column("excluded_until", BigInteger),
    Column("day", BigInteger),
    Column("day_net", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("currency", Text, nullable=False),
    Column("cashed", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "patron", name="patrons_pk"),
    Index("patrons_by_name", "patron"),
)
"""What has to be known of a patron when they sit down again, here or at another table. `cashed` is everything that they
ever cashed out at the table less everything that they bought, in the currency of the table."""

grants = Table(
    "grants",
    metadata,
    Column("patron", Text, nullable=False),
    Column("currency", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("amount", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("reason", Text, nullable=False),
    Column("seal", Text, nullable=False),
    PrimaryKeyConstraint("patron", "currency", "number", name="grants_pk"),
    CheckConstraint("amount > 0", name="grants_amount"),
)
"""The play chips that patrons were given, numbered from 1 for each patron and currency: see `punto.store.purses`."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("name", name="secrets_pk"),
)
"""Keys that all servers of this database share, in hex."""

TABLES: Final = (tables, journal, transfers, accounts, commands, snapshots, patrons)
"""What belongs to single tables."""
