"""Journal, ledger, answers to commands, snapshots and patrons."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, CheckConstraint, Column, Integer, PrimaryKeyConstraint, Text

revision = "0001"
down_revision = None


_NEVER_OVERDRAWN = (
    "(name NOT LIKE '%/patron:%' AND name NOT LIKE '%/escrow:%') OR credits_posted - debits_posted >= debits_pending"
)


def upgrade() -> None:
    """Make everything."""
    op.create_table(
        "tables",
        Column("table_id", Text, nullable=False),
        Column("sequence", BigInteger, nullable=False),
        Column("hash", Text, nullable=False),
        Column("commands", BigInteger, nullable=False),
        Column("pruned_commands", BigInteger, nullable=False, server_default="0"),
        Column("pruned_sequence", BigInteger, nullable=False, server_default="0"),
        PrimaryKeyConstraint("table_id", name="tables_pk"),
    )
    op.create_table(
        "journal",
        Column("table_id", Text, nullable=False),
        Column("sequence", BigInteger, nullable=False),
        Column("type", Text, nullable=False),
        Column("payload", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        Column("command", Text, nullable=False),
        Column("previous", Text, nullable=False),
        Column("hash", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "sequence", name="journal_pk"),
    )
    op.create_table(
        "transfers",
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
    )
    op.create_table(
        "accounts",
        Column("name", Text, nullable=False),
        Column("table_id", Text, nullable=False),
        Column("debits_posted", BigInteger, nullable=False),
        Column("debits_pending", BigInteger, nullable=False),
        Column("credits_posted", BigInteger, nullable=False),
        Column("credits_pending", BigInteger, nullable=False),
        PrimaryKeyConstraint("name", name="accounts_pk"),
        CheckConstraint(_NEVER_OVERDRAWN, name="accounts_never_overdrawn"),
    )
    op.create_table(
        "commands",
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
    )
    op.create_table(
        "snapshots",
        Column("table_id", Text, nullable=False),
        Column("sequence", BigInteger, nullable=False),
        Column("hash", Text, nullable=False),
        Column("state", Text, nullable=False),
        Column("seal", Text, nullable=False),
        PrimaryKeyConstraint("table_id", "sequence", name="snapshots_pk"),
    )
    op.create_table(
        "patrons",
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
        PrimaryKeyConstraint("table_id", "patron", name="patrons_pk"),
    )
    op.create_index("transfers_of_event", "transfers", ["table_id", "sequence", "place"], unique=True)
    op.create_index("accounts_of_table", "accounts", ["table_id"])
    op.create_index("commands_by_sequence", "commands", ["table_id", "sequence"])
    op.create_index("patrons_by_name", "patrons", ["patron"])
    op.create_index("patrons_by_seat", "patrons", ["seat"])
    op.create_table(
        "patron_locks",
        Column("patron", Text, nullable=False),
        PrimaryKeyConstraint("patron", name="patron_locks_pk"),
    )
