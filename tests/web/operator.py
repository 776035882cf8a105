"""An operator without a browser."""

from __future__ import annotations

import itertools
from typing import Any

import httpx

from harness.server import TOKEN


class Operator:
    """Opens and commands tables, and reads their books."""

    def __init__(self, http: httpx.Client) -> None:
        self.http = http
        self._commands = itertools.count(1)
        http.post("/api/operator/session", json={"token": TOKEN}).raise_for_status()

    def open(self, table: str, house: str, pace: str) -> None:
        """Open a table."""
        given = {"name": table, "house": house, "pace": pace}
        self.http.post("/api/operator/tables", json=given).raise_for_status()

    def command(self, table: str, kind: str, **fields: Any) -> None:
        """Command a table, which has to obey."""
        given = {"id": f"{table}-{next(self._commands)}", "command": {"kind": kind, **fields}}
        answer = self.http.post(f"/api/operator/tables/{table}/commands", json=given).raise_for_status().json()
        assert answer["accepted"], answer

    def read(self, table: str, book: str) -> Any:
        """The journal, the ledger or the accounts of a table."""
        return self.http.get(f"/api/operator/tables/{table}/{book}").raise_for_status().json()
