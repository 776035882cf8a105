"""The tables of the database. Amounts are whole minor units, moments are milliseconds, JSON is canonical text.

The migrations in `punto.store.database.migrations` make the same; a test compares the two on both back ends.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    Double,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    false,
)

__all__ = [
    "TABLES",
    "accounts",
    "commands",
    "grants",
    "journal",
    "metadata",
    "nodes",
    "patron_locks",
    "patrons",
    "rates",
    "revoked_sessions",
    "seat_addresses",
    "secrets",
    "snapshots",
    "tables",
    "tenures",
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
    Column("pruned_commands", BigInteger, nullable=False, server_default="0"),
    Column("pruned_sequence", BigInteger, nullable=False, server_default="0"),
    Column("owner", BigInteger),
    Column("epoch", BigInteger, nullable=False, server_default="0"),
    Column("since", BigInteger),
    Column("ended", Boolean, nullable=False, server_default=false()),
    Column("opened_by", Text, nullable=False, server_default=""),
    PrimaryKeyConstraint("table_id", name="tables_pk"),
)
"""The head of each table's journal. Whoever appends moves it from the place where they believe it to be, or fails.
`commands` counts the accepted ones. How many of their receipts were pruned since, and up to which event, is kept for
the audit: see `punto.store.write.receipts`. `owner` is the node that deals, or nobody, `epoch` the fencing token that
grows with every change of it, `since` when that was: see `punto.store.ownership`. One that has `ended` is closed for
good."""

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
    Column("epoch", BigInteger),
    PrimaryKeyConstraint("table_id", "sequence", name="journal_pk"),
    Index("journal_by_type", "table_id", "type", "sequence"),
)
"""Every event, in a hash chain a table: see `store.write.chain`. By its type a round is found without a replay. The
epoch is that of the owner who wrote it, outside the hashed content; null where nobody had to own the table."""

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
    Column("seal", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "key", name="commands_pk"),
    Index("commands_by_sequence", "table_id", "sequence"),
)
"""The receipts of accepted commands, for a stated time: the last event of each, and how many there are. A refused
command changed nothing and leaves nothing."""

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
    Column("limits_version", BigInteger),
    Column("excluded_until", BigInteger),
    Column("day", BigInteger),
    Column("day_net", BigInteger, nullable=False),
    Column("staked", BigInteger),
    Column("seat", Integer),
    Column("at", BigInteger, nullable=False),
    Column("currency", Text, nullable=False),
    Column("cashed", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "patron", name="patrons_pk"),
    Index("patrons_by_name", "patron"),
    Index("patrons_by_seat", "seat"),
)
"""What each table knows of a patron that other tables have to respect: see `store.write.patrons`. `staked` is in play
now, as part of `day`; `seat` is 0 for one who has left. `cashed` is everything that they ever cashed out at the table
less everything that they bought, in the currency of the table."""

patron_locks = Table(
    "patron_locks",
    metadata,
    Column("patron", Text, nullable=False),
    PrimaryKeyConstraint("patron", name="patron_locks_pk"),
)
"""One row a patron, which never changes: whoever decides about their money or limits, at whatever table, locks it."""

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
"""The play chips that patrons were given, numbered from 1 for each patron and currency: see `store.write.purses`."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, nullable=False),
    Column("value", Text, nullable=False),
    PrimaryKeyConstraint("name", name="secrets_pk"),
)
"""Keys that all servers of this database share, in hex."""

nodes = Table(
    "nodes",
    metadata,
    Column("id", BigInteger().with_variant(Integer, "sqlite"), nullable=False, autoincrement=True),
    Column("address", Text, nullable=False),
    Column("started", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
    Column("dead_at", BigInteger),
    Column("draining", Boolean, nullable=False, server_default=false()),
    PrimaryKeyConstraint("id", name="nodes_pk"),
)
"""The leases of servers, one row for each run of a process: where the others reach it, until when it lives by the clock
of the database and nobody else's, when it was declared dead (set once, never cleared), and whether it is about to stop:
see `punto.store.ownership`."""

tenures = Table(
    "tenures",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("epoch", BigInteger, nullable=False),
    Column("node", BigInteger, nullable=False),
    Column("previous", BigInteger),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "epoch", name="tenures_pk"),
    Index("tenures_by_time", "at"),
)
"""Who dealt a table in each epoch, and from whom they took it: null when it was free. An epoch has one owner, because
it has one row."""

seat_addresses = Table(
    "seat_addresses",
    metadata,
    Column("patron", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("patron", name="seat_addresses_pk"),
    Index("seat_addresses_by_address", "address"),
)
"""From where patrons came who took a seat or opened a table, so that what one address has is counted over all
servers."""

rates = Table(
    "rates",
    metadata,
    Column("name", Text, nullable=False),
    Column("level", Double, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("name", name="rates_pk"),
)
"""Token buckets from which all servers take, and when somebody last did: see `punto.store.write.rates`."""

revoked_sessions = Table(
    "revoked_sessions",
    metadata,
    Column("session", Text, nullable=False),
    Column("until", BigInteger, nullable=False),
    PrimaryKeyConstraint("session", name="revoked_sessions_pk"),
)
"""Sessions that were ended before their time, until that time has come."""

TABLES: Final = (tables, journal, transfers, accounts, commands, snapshots, patrons)
"""What belongs to single tables."""
