"""Purses of play chips, secrets of the server, and the journal by the type of its events."""

from __future__ import annotations

import json
import tomllib

from alembic import op
from sqlalchemy import BigInteger, CheckConstraint, Column, Integer, PrimaryKeyConstraint, Text, text

revision = "0002"
down_revision = "0001"

_UNKNOWN = "XXX"
"""ISO 4217 for "no currency": of a table whose journal is gone."""


def upgrade() -> None:
    """Add them, and what patrons have cashed so far by the ledger."""
    op.create_table(
        "secrets",
        Column("name", Text, nullable=False),
        Column("value", Text, nullable=False),
        PrimaryKeyConstraint("name", name="secrets_pk"),
    )
    op.create_table(
        "grants",
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
    op.create_index("journal_by_type", "journal", ["table_id", "type", "sequence"])
    op.add_column("patrons", Column("currency", Text))
    op.add_column("patrons", Column("cashed", BigInteger))
    _fill()
    with op.batch_alter_table("patrons") as batch:
        batch.alter_column("currency", nullable=False)
        batch.alter_column("cashed", nullable=False)


def _fill() -> None:
    connection = op.get_bind()
    connection.execute(text("UPDATE patrons SET currency = :unknown, cashed = 0"), {"unknown": _UNKNOWN})
    for table, payload in connection.execute(text("SELECT table_id, payload FROM journal WHERE sequence = 1")).all():
        currency = tomllib.loads(json.loads(payload)["house"]["toml"])["currency"]
        connection.execute(
            text("UPDATE patrons SET currency = :currency WHERE table_id = :table"),
            {"currency": currency, "table": table},
        )
    for table, account, cashed in connection.execute(text(_CASHED)).all():
        patron = str(account).removeprefix(f"{table}/patron:")
        connection.execute(
            text("UPDATE patrons SET cashed = cashed + :cashed WHERE table_id = :table AND patron = :patron"),
            {"cashed": int(cashed), "table": table, "patron": patron},
        )


_CASHED = """
    SELECT table_id, debit AS account, sum(amount) AS cashed FROM transfers
    WHERE kind = 'immediate' AND credit = table_id || '/cashier' GROUP BY table_id, debit
    UNION ALL
    SELECT table_id, credit AS account, -sum(amount) AS cashed FROM transfers
    WHERE kind = 'immediate' AND debit = table_id || '/cashier' GROUP BY table_id, credit
"""
"""What went to the cashier, and what came from there."""
