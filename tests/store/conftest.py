"""Every test with an `address` or a `store` runs in memory and on both back ends, each with a fresh database.

Where another process has to find the database, or it is closed and opened again, it is a `durable_address`.
"""

from __future__ import annotations

import secrets
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from harness.postgres import Cluster
from punto.store import Store
from punto.store.database import answering, engine
from tests.postgres import required_cluster
from tests.store.faults import quick


@pytest.fixture(autouse=True)
def patient_database(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a transaction may take long: only tests of the time-outs have those of servers."""
    if request.node.path.stem != "test_ownership":
        monkeypatch.setattr(engine, "_STRICT", engine._PATIENT | {"lock_timeout": "60000"})
        monkeypatch.setattr(answering, "ANSWER_SECONDS", engine._PATIENT_SECONDS)


@pytest.fixture(scope="session")
def postgres() -> Iterator[tuple[Cluster, str]]:
    """A server, and a database on it to copy."""
    with required_cluster() as running:
        template = running.create()
        Store.open(template).close()
        yield running, template
        running.drop(template)


@pytest.fixture(scope="session")
def sqlite_template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A SQLite file to copy."""
    path = tmp_path_factory.mktemp("template") / "punto.db"
    Store.open(str(path)).close()
    return path


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a database with nothing in it, not even tables."""
    if request.param == "sqlite":
        yield str(tmp_path / "empty.db")
        return
    running, _ = request.getfixturevalue("postgres")
    address = running.create()
    yield address
    running.drop(address)


@pytest.fixture(params=["sqlite", "postgresql"])
def durable_address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a fresh database with the newest schema, which outlives whoever opens it."""
    with fresh(request, tmp_path) as address:
        yield address


@pytest.fixture(params=["memory", "sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a fresh database with the newest schema, which lasts as long as the test."""
    if request.param == "memory":
        address = f"memory:{secrets.token_hex(8)}"
        with Store.open(address):
            yield address
        return
    with fresh(request, tmp_path) as address:
        yield address


@contextmanager
def fresh(request: pytest.FixtureRequest, folder: Path) -> Iterator[str]:
    """A copy of the template of that back end."""
    if request.param == "sqlite":
        yield str(shutil.copy(request.getfixturevalue("sqlite_template"), folder / "punto.db"))
        return
    postgres: tuple[Cluster, str] = request.getfixturevalue("postgres")
    running, template = postgres
    address = running.create(template)
    yield address
    running.drop(address)


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """An open store, which does not wait for the disk: these tests end processes, not power."""
    with quick(Store.open(address)) as opened:
        yield opened


@pytest.fixture(scope="module", params=["memory", "sqlite", "postgresql"])
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """One database for all tests of a module, each at a table of its own."""
    if request.param == "memory":
        with Store.open("memory:") as store:
            yield store
        return
    with fresh(request, tmp_path_factory.mktemp("shared")) as address, quick(Store.open(address)) as store:
        yield store
