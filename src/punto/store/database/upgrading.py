"""Schema migrations: the version of the schema, and the way to the newest one.

The version stands in the table `alembic_version`. A database that is up to date is recognised without loading alembic,
which takes longer than everything else at start.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from punto.errors import UnknownSchema
from punto.store.database.engine import lock_for_migration, reading, safe_name, writing
from punto.words import Text

__all__ = ["NEWEST", "migrate", "require_newest", "upgrade", "version_of"]

NEWEST: Final = "0004"
"""The version that this Punto works with."""

_MIGRATIONS: Final = Path(__file__).parent / "migrations"


def version_of(connection: Connection) -> str | None:
    """The version of the schema; None in an empty database. UnknownSchema in a database of something else."""
    names = inspect(connection).get_table_names()
    if "alembic_version" in names:
        version: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        return version
    if names:
        raise UnknownSchema(Text("error-store-not-ours", tables=", ".join(sorted(names)[:5])))
    return None


def migrate(engine: Engine) -> None:
    """Bring the database to the newest version; an empty one is filled."""
    with reading(engine) as connection:
        if _version(engine, connection) == NEWEST:
            return
    with writing(engine) as connection:
        lock_for_migration(connection)
        _version(engine, connection)
        upgrade(connection)


def require_newest(engine: Engine) -> None:
    """UnknownSchema unless the database has the newest version."""
    with reading(engine) as connection:
        version = _version(engine, connection)
    if version is None:
        raise UnknownSchema(Text("error-store-empty", database=safe_name(engine)))
    if version != NEWEST:
        raise UnknownSchema(Text("error-store-old-schema", database=safe_name(engine), version=version, newest=NEWEST))


def _version(engine: Engine, connection: Connection) -> str | None:
    try:
        version = version_of(connection)
    except UnknownSchema as error:
        raise UnknownSchema(Text("error-store-at", database=safe_name(engine), error=error.text)) from None
    if version is not None and version > NEWEST:
        raise UnknownSchema(
            Text("error-store-newer-schema", database=safe_name(engine), version=version, newest=NEWEST)
        )
    return version


def upgrade(connection: Connection, to: str = "head") -> None:
    """Take every step from the present version to that one, inside the given transaction."""
    from alembic.config import Config  # noqa: PLC0415 - only when there is something to do
    from alembic.operations import Operations  # noqa: PLC0415
    from alembic.runtime.migration import MigrationContext  # noqa: PLC0415
    from alembic.script import ScriptDirectory  # noqa: PLC0415

    config = Config()
    config.set_main_option("script_location", str(_MIGRATIONS))
    config.set_main_option("path_separator", "os")
    scripts = ScriptDirectory.from_config(config)
    context = MigrationContext.configure(connection)
    steps = list(scripts.iterate_revisions(to, context.get_current_revision() or "base"))
    with Operations.context(context):
        for step in reversed(steps):
            step.module.upgrade()
            context.stamp(scripts, step.revision)
