"""Opening a database: what is made, what is refused, and that every way leads to one schema."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Engine, MetaData, Table, inspect, text

import punto.store.database.upgrading as migrating
from punto.errors import StoreError, StoreUnavailable, UnknownSchema
from punto.store import Desk, Store
from punto.store.audit import audit
from punto.store.database.engine import engine_for, lock_for_migration
from punto.store.database.schema import TABLES, metadata, patrons
from punto.store.database.upgrading import NEWEST, migrate, upgrade
from tests.store.playing import many_rounds, over_a_shoe_change

_SCRIPTS = ScriptDirectory(str(Path(migrating.__file__).parent / "migrations"))
_REVISIONS = [each.revision for each in reversed(list(_SCRIPTS.walk_revisions()))]


def schema_of(engine: Engine) -> dict[str, Any]:
    """Everything that the database says about its schema."""
    found = inspect(engine)
    return {
        name: {
            "columns": [(each["name"], str(each["type"]), each["nullable"]) for each in found.get_columns(name)],
            "key": found.get_pk_constraint(name),
            "indexes": sorted(
                (str(each["name"]), each["column_names"], bool(each["unique"])) for each in found.get_indexes(name)
            ),
            "checks": sorted((str(each["name"]), str(each["sqltext"])) for each in found.get_check_constraints(name)),
        }
        for name in sorted(found.get_table_names())
    }


def test_the_newest_version_is_the_last_step() -> None:
    assert _REVISIONS[-1] == NEWEST
    assert sorted(_REVISIONS) == _REVISIONS


def test_the_migrations_make_the_schema_that_the_code_uses(empty_address: str) -> None:
    engine = engine_for(empty_address)
    migrate(engine)
    with engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    migrated = schema_of(engine)
    with engine.begin() as connection:
        lock_for_migration(connection)
        metadata.drop_all(connection)
        metadata.create_all(connection)
    assert schema_of(engine) == migrated
    engine.dispose()


@pytest.mark.parametrize("revision", _REVISIONS)
def test_a_database_upgraded_from_any_version_is_as_a_fresh_one(empty_address: str, revision: str) -> None:
    engine = engine_for(empty_address)
    migrate(engine)
    fresh = schema_of(engine)
    with engine.begin() as connection:
        lock_for_migration(connection)
        metadata.drop_all(connection)
        connection.execute(text("DROP TABLE alembic_version"))
        upgrade(connection, revision)
    migrate(engine)
    assert schema_of(engine) == fresh
    with engine.connect() as connection:
        assert connection.execute(text("SELECT version_num FROM alembic_version")).scalar() == NEWEST
    engine.dispose()


def test_what_patrons_cashed_so_far_is_taken_from_the_ledger(empty_address: str, tmp_path: Path) -> None:
    """A database of version 0001, with the rows that it would have held."""
    with Store.open(str(tmp_path / "newest.db")) as newest:
        Desk.open(newest, "t1", snapshot_every=30).handle_many(over_a_shoe_change().commands)
        Desk.open(newest, "t2").handle_many(many_rounds("t2", 2).commands)
        with newest.engine.connect() as connection:
            held = {each.name: connection.execute(each.select()).mappings().all() for each in TABLES}
    engine = engine_for(empty_address)
    with engine.begin() as connection:
        lock_for_migration(connection)
        upgrade(connection, "0001")
        for name, rows in held.items():
            older = Table(name, MetaData(), autoload_with=connection)
            names = [column.name for column in older.columns]
            connection.execute(older.insert(), [{key: row[key] for key in names} for row in rows])
    engine.dispose()
    with pytest.raises(UnknownSchema, match="has schema 0001 and this Punto works with"):
        Store.open(empty_address, must_exist=True)
    with Store.open(empty_address) as store:
        with store.engine.connect() as connection:
            migrated = connection.execute(patrons.select()).mappings().all()
        assert sorted(map(dict, migrated), key=str) == sorted(map(dict, held["patrons"]), key=str)
        assert {row["cashed"] for row in migrated} > {-10_000_000}
        assert audit(store).ok
        assert Desk.open(store, "t1").state == over_a_shoe_change().state


def test_opening_again_changes_nothing(empty_address: str) -> None:
    script = over_a_shoe_change()
    with Store.open(empty_address) as store:
        Desk.open(store, "t1").handle_many(script.commands)
    for _ in range(2):
        with Store.open(empty_address) as store:
            assert Desk.open(store, "t1").state == script.state
    with Store.open(empty_address, must_exist=True) as store:
        assert Desk.open(store, "t1").state == script.state


def test_sqlite_writes_through_to_the_disk(tmp_path: Path) -> None:
    with Store.open(str(tmp_path / "x.db")) as store, store.engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
        assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2


def test_a_database_of_something_else_is_left_alone(empty_address: str) -> None:
    engine = engine_for(empty_address)
    with engine.begin() as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
    engine.dispose()
    for must_exist in (True, False):
        with pytest.raises(UnknownSchema, match="holds tables that are not Punto's: recipes"):
            Store.open(empty_address, must_exist=must_exist)


def test_a_database_of_a_newer_punto_is_left_alone(address: str) -> None:
    engine = engine_for(address)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    engine.dispose()
    with pytest.raises(UnknownSchema, match="has schema 9999, made by a newer Punto"):
        Store.open(address)


def test_an_empty_database_is_not_one_to_audit(empty_address: str) -> None:
    if "://" not in empty_address:
        sqlite3.connect(empty_address).close()
        Path(empty_address).touch()
    with pytest.raises(UnknownSchema, match="is empty"):
        Store.open(empty_address, must_exist=True)


@pytest.mark.parametrize(
    ("address", "kind", "reason"),
    [
        ("mysql://localhost/punto", StoreError, "'mysql' is no back end"),
        ("nonsense://", StoreError, "no back end|no address"),
        ("sqlite://", StoreError, "the address is memory:"),
        ("no/such/folder/punto.db", StoreError, "unable to open database file"),
        ("postgresql://punto@/punto?host=/no/such/socket", StoreUnavailable, "connection failed|No such file"),
    ],
)
def test_an_address_that_cannot_be_opened_says_why(address: str, kind: type[Exception], reason: str) -> None:
    with pytest.raises(kind, match=reason):
        Store.open(address)


def test_a_path_that_is_no_database_says_so(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="is a folder"):
        Store.open(str(tmp_path))
    text_file = tmp_path / "notes.txt"
    text_file.write_text("not a database, but long enough to be read as the header of one. " * 20)
    with pytest.raises(StoreError, match="not a database"):
        Store.open(str(text_file))
    with pytest.raises(StoreError, match="there is no such database"):
        Store.open(str(tmp_path / "missing.db"), must_exist=True)
    assert not (tmp_path / "missing.db").exists()


def test_a_password_is_not_told() -> None:
    with pytest.raises(StoreUnavailable) as caught:
        Store.open("postgresql://punto:secret@/punto?host=/no/such/socket")
    assert "secret" not in str(caught.value)


def test_alembic_finds_the_scripts() -> None:
    config = Config()
    config.set_main_option("script_location", str(_SCRIPTS.dir))
    config.set_main_option("path_separator", "os")
    assert ScriptDirectory.from_config(config).get_heads() == [NEWEST]
