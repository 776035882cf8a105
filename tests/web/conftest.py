"""One server and one browser for all tests of the page, and as many visitors as a test wants."""

from __future__ import annotations

import fcntl
import itertools
import subprocess
import sys
from collections.abc import Callable, Generator, Iterator
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, sync_playwright

from harness.patience import PATIENCE_SECONDS, patient_client
from harness.server import ServerProcess, audit
from tests.web.chromium import FLAGS, chromium
from tests.web.houses import HOUSES
from tests.web.operator import Operator
from tests.web.visitor import Visitor

ROOT = Path(__file__).parents[2]
_VISITORS: pytest.StashKey[list[Visitor]] = pytest.StashKey()
_numbers = itertools.count(1)


class Visit(Protocol):
    """Makes a visitor; options as of `Visitor`."""

    def __call__(self, name: str | None = None, *, url: str | None = None, **options: Any) -> Visitor: ...


OpenTable = Callable[..., str]


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """A real Chromium."""
    with sync_playwright() as playwright:
        started = playwright.chromium.launch(
            executable_path=chromium(), args=list(FLAGS), timeout=PATIENCE_SECONDS * 1000
        )
        yield started
        started.close()


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The page as it is in `web/` now, built by one worker while the others wait."""
    with (tmp_path_factory.getbasetemp().parent / "page.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        subprocess.run([sys.executable, str(ROOT / "hatch_build.py")], check=True)


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, built: None) -> Iterator[ServerProcess]:
    """A server for the tests of the page; its books are audited at the end."""
    with start_server(tmp_path_factory.mktemp("page")) as running:
        yield running
        assert running.stop() == 0, running.log
    report = audit(running)
    assert report["ok"], report


def start_server(folder: Path, *tables: str) -> ServerProcess:
    """A server with the houses of the tests."""
    # All visitors come from one address, and the seats of those who went are theirs for a while.
    options = ["--rate", "20", "--grace", "3", "--log-level", "warning", "--max-seats-per-address", "0"]
    for key, text in HOUSES.items():
        (folder / f"{key}.toml").write_text(text, encoding="utf-8")
        options += ["--house", str(folder / f"{key}.toml")]
    return ServerProcess(folder, tables=tables or ("first=dragon-mini",), options=options)


@pytest.fixture(scope="package")
def operator(server: ServerProcess) -> Iterator[Operator]:
    """An operator of that server."""
    with patient_client(server.url) as client:
        yield Operator(client)


@pytest.fixture
def open_table(operator: Operator) -> OpenTable:
    """Opens a table of a house at a pace, for this test alone; its name."""

    def opened(house: str = "leisurely-mini", pace: str = "instant") -> str:
        name = f"t{next(_numbers)}-{house}"[:40]
        operator.open(name, house, pace)
        return name

    return opened


@pytest.fixture
def visit(browser: Browser, server: ServerProcess, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Makes visitors; after the test none of their pages may have met an error."""
    made: list[Visitor] = []
    request.node.stash[_VISITORS] = made

    def visitor(name: str | None = None, *, url: str | None = None, **options: Any) -> Visitor:
        made.append(Visitor(browser, url or server.url, name=name, **options))
        return made[-1]

    yield visitor
    faults = [fault for each in made for fault in each.faults]
    for each in made:
        each.close()
    assert not faults, faults


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Where a test failed, show what its visitors saw."""
    report = yield
    if report.when == "call" and report.failed:
        visitors: list[Visitor] = item.stash.get(_VISITORS, [])
        for number, visitor in enumerate(visitors, start=1):
            folder: Path = item.config._tmp_path_factory.mktemp(item.name, numbered=True)  # type: ignore[attr-defined]
            path = folder / f"visitor-{number}.png"
            visitor.screenshot(str(path))
            report.sections.append((f"visitor {number} ({visitor.name}) at {visitor.page.url}", str(path)))
            if visitor.faults:
                report.sections.append((f"faults of visitor {number}", "\n".join(visitor.faults)))
    return report
