"""PostgreSQL for the tests. Where none can be had they fail, unless PUNTO_WITHOUT_POSTGRES says that this is meant."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from harness.postgres import Cluster, NoPostgres, cluster

WITHOUT = "PUNTO_WITHOUT_POSTGRES"


@contextmanager
def required_cluster() -> Iterator[Cluster]:
    """A PostgreSQL server for as long as the block lasts."""
    with _or_told(), cluster() as running:
        yield running


@contextmanager
def _or_told() -> Iterator[None]:
    try:
        yield
    except NoPostgres as error:
        if os.environ.get(WITHOUT):
            pytest.skip(f"{WITHOUT} is set: {error}")
        pytest.fail(f"no PostgreSQL: {error}. {WITHOUT}=1 leaves these tests out.", pytrace=False)
