"""Tests that need PostgreSQL never skip in silence."""

from __future__ import annotations

import pytest

from tests.postgres import WITHOUT, required_cluster


@pytest.fixture
def nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine on which no PostgreSQL can be had."""
    monkeypatch.delenv("PUNTO_TEST_POSTGRES", raising=False)
    monkeypatch.setattr("harness.postgres._candidates", lambda: iter(()))


@pytest.mark.usefixtures("nowhere")
def test_without_postgresql_a_test_fails_and_says_what_to_do(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(WITHOUT, raising=False)
    with pytest.raises(pytest.fail.Exception, match=f"no PostgreSQL.*{WITHOUT}=1"), required_cluster():
        pass


@pytest.mark.usefixtures("nowhere")
def test_who_says_so_goes_without_postgresql(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(WITHOUT, "1")
    with pytest.raises(pytest.skip.Exception, match=WITHOUT), required_cluster():
        pass
