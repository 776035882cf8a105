"""Every test with an `address` or a `store` runs on both back ends, each with a fresh database."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from punto.store import Store
from tests.postgres import Cluster, NoPostgres, cluster
from tests.store.faults import quick


@pytest.fixture(scope="session")
def postgres() -> Iterator[tuple[Cluster, str]]:
    """A server, and a database on it to copy."""
    try:
        with cluster() as running:
            template = running.create()
            Store.open(template).close()
            yield running, template
            running.drop(template)
    except NoPostgres as error:
        pytest.skip(str(error))


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
def address(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The address of a fresh database with the newest schema."""
    if request.param == "sqlite":
        yield str(shutil.copy(request.getfixturevalue("sqlite_template"), tmp_path / "punto.db"))
        return
    running, template = request.getfixturevalue("postgres")
    address = running.create(template)
    yield address
    running.drop(address)


@pytest.fixture
def store(address: str) -> Iterator[Store]:
    """An open store, which does not wait for the disk: these tests end processes, not power."""
    with quick(Store.open(address)) as opened:
        yield opened


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def shared(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Store]:
    """One database for all tests of a module, each at a table of its own."""
    if request.param == "sqlite":
        template: Path = request.getfixturevalue("sqlite_template")
        with quick(Store.open(str(shutil.copy(template, tmp_path_factory.mktemp("shared") / "punto.db")))) as store:
            yield store
        return
    postgres: tuple[Cluster, str] = request.getfixturevalue("postgres")
    running, copied = postgres
    address = running.create(copied)
    with Store.open(address) as store:
        yield store
    running.drop(address)
