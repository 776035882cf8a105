"""Leases of servers, and sessions that were ended before their time."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, DateTime, PrimaryKeyConstraint, Text

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them, empty."""
    op.create_table(
        "nodes",
        Column("id", Text, nullable=False),
        Column("address", Text, nullable=False),
        Column("expires", DateTime(timezone=True), nullable=False),
        Column("dead_at", DateTime(timezone=True)),
        PrimaryKeyConstraint("id", name="nodes_pk"),
    )
    op.create_table(
        "revoked_sessions",
        Column("session", Text, nullable=False),
        Column("until", BigInteger, nullable=False),
        PrimaryKeyConstraint("session", name="revoked_sessions_pk"),
    )
