"""One server for the tests that do not need one of their own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from harness.server import ServerProcess, audit

SHORT_SHOES = """
extends = "dragon-mini"
title = { en = "Short shoes", zh-Hans = "短靴" }
[time]
betting_seconds = 600
[shoe]
decks = 1
burn = 4
cut_card = 40
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for the tests of one file; its books are audited at the end."""
    folder: Path = tmp_path_factory.mktemp("server")
    house = folder / "short.toml"
    house.write_text(SHORT_SHOES, encoding="utf-8")
    tables = [
        *(f"mini{each}=leisurely-dragon-mini,pace=instant" for each in range(1, 9)),
        *(f"midi{each}=leisurely-dragon-midi,pace=instant" for each in range(1, 4)),
        "shown=leisurely-dragon-midi,pace=fast",
        "short=short,pace=instant",
        "lively=ohio-midi,pace=instant,bots=3",
    ]
    options = ["--house", str(house), "--rate", "3", "--stall-seconds", "3", "--grace", "5"]
    with ServerProcess(folder, tables=tables, options=options) as running:
        yield running
        assert running.stop() == 0, running.log
    report = audit(running)
    assert report["ok"], report
