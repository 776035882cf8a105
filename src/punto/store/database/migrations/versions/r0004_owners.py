"""Several servers: who owns a table and since when, the epoch of every event, what one address has, and rates."""

from __future__ import annotations

import json

from alembic import op
from sqlalchemy import BigInteger, Boolean, Column, Double, Integer, PrimaryKeyConstraint, Text, false, text

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add them. The leases of before were those of single servers, and are all over."""
    op.drop_table("nodes")
    op.create_table(
        "nodes",
        Column("id", BigInteger().with_variant(Integer, "sqlite"), nullable=False, autoincrement=True),
        Column("address", Text, nullable=False),
        Column("started", BigInteger, nullable=False),
        Column("expires", BigInteger, nullable=False),
        Column("dead_at", BigInteger),
        Column("draining", Boolean, nullable=False, server_default=false()),
        PrimaryKeyConstraint("id", name="nodes_pk"),
    )
    op.create_table(
        "tenures",
        Column("table_id", Text, nullable=False),
        Column("epoch", BigInteger, nullable=False),
        Column("node", BigInteger, nullable=False),
        Column("previous", BigInteger),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("table_id", "epoch", name="tenures_pk"),
    )
    op.create_index("tenures_by_time", "tenures", ["at"])
    op.create_table(
        "seat_addresses",
        Column("patron", Text, nullable=False),
        Column("address", Text, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("patron", name="seat_addresses_pk"),
    )
    op.create_index("seat_addresses_by_address", "seat_addresses", ["address"])
    op.create_table(
        "rates",
        Column("name", Text, nullable=False),
        Column("level", Double, nullable=False),
        Column("at", BigInteger, nullable=False),
        PrimaryKeyConstraint("name", name="rates_pk"),
    )
    op.add_column("tables", Column("owner", BigInteger))
    op.add_column("tables", Column("epoch", BigInteger, nullable=False, server_default="0"))
    op.add_column("tables", Column("since", BigInteger))
    op.add_column("tables", Column("ended", Boolean, nullable=False, server_default=false()))
    op.add_column("tables", Column("opened_by", Text, nullable=False, server_default=""))
    op.add_column("journal", Column("epoch", BigInteger))
    _fill()


def _fill() -> None:
    """What the journals say of tables: who opened them, and which are closed for good."""
    connection = op.get_bind()
    connection.execute(
        text(
            "UPDATE tables SET ended = true WHERE EXISTS (SELECT 1 FROM journal WHERE journal.table_id = "
            "tables.table_id AND journal.sequence = tables.sequence AND journal.type = 'TableClosed')"
        )
    )
    for table, payload in connection.execute(text("SELECT table_id, payload FROM journal WHERE sequence = 1")).all():
        try:
            opened_by = json.loads(payload).get("by", "")
        except (ValueError, AttributeError):
            # A damaged journal is the audit's to find.
            continue
        connection.execute(
            text("UPDATE tables SET opened_by = :by WHERE table_id = :table"), {"by": opened_by, "table": table}
        )
