"""Seats are for those who play: a notice before the seat goes back, and a line for a seat at a full table."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from harness.server import ServerProcess
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

_ONE_SEAT = """
extends = "dragon-mini"
title = { en = "One seat", zh-Hans = "单座" }
seats = 1
[time]
betting_seconds = 600
"""


def _server(folder: Path, *options: str) -> ServerProcess:
    (folder / "solo.toml").write_text(_ONE_SEAT, encoding="utf-8")
    given = ["--house", str(folder / "solo.toml"), "--spare-tables", "0", "--rate", "20", "--log-level", "warning"]
    return ServerProcess(folder, tables=["solo=solo,pace=instant"], options=[*given, *options])


@pytest.fixture
def crowded(tmp_path: Path, built: None) -> Iterator[ServerProcess]:
    """A server with a table of one seat."""
    with _server(tmp_path) as running:
        yield running


@pytest.fixture
def hurried(tmp_path: Path, built: None) -> Iterator[ServerProcess]:
    """A server where a seat without chips goes back soon."""
    with _server(tmp_path, "--seat-idle", "0.02") as running:
        yield running


def _line(visitor: Visitor, text: str) -> None:
    expect(visitor.page.get_by_test_id("line")).to_have_text(text)


def test_11_33_who_comes_to_a_full_table_waits_and_is_called(visit: Visit, crowded: ServerProcess) -> None:
    ann, bob, cyd = (visit(name, url=crowded.url) for name in ("Ann", "Bob", "Cyd"))
    ann.at("solo", sit=True)
    bob.open("/")
    bob.button("Wait for a seat").first.click()
    _line(bob, "You are number 1 of 1 on the waiting list.")
    cyd.at("solo")
    _line(cyd, "Every seat is taken; 1 patron waits.")
    cyd.button("Wait for a seat").click()
    _line(cyd, "You are number 2 of 2 on the waiting list.")
    expect(ann.page.get_by_test_id("waiting-list").get_by_role("listitem")).to_have_text(["1 Bob", "2 Cyd"])
    _menu(ann, "Leave the table", "Leave the table?").get_by_role("button", name="Leave", exact=True).click()
    _line(bob, "A seat is free for you.")
    # The seat is held: for everybody else it is taken.
    _line(cyd, "You are number 2 of 2 on the waiting list.")
    bob.button("Give it up").click()
    _line(cyd, "A seat is free for you.")
    cyd.page.get_by_role("button", name="Sit down").click()
    cyd.until(lambda: (cyd.view["own"] or {}).get("balance", 0) > 0, "a seat with chips")
    _line(bob, "Every seat is taken.")


def test_11_33_a_notice_comes_before_the_seat_goes_back(visit: Visit, hurried: ServerProcess) -> None:
    ann = visit("Ann", url=hurried.url).at("solo", sit=True)
    _cash_out(ann)
    notice = ann.page.get_by_test_id("idle")
    expect(notice).to_contain_text("unless you get chips")
    expect(notice.get_by_role("alert")).to_have_text("Your seat goes back soon unless you get chips.")
    ann.until(lambda: ann.view["own"] is None, "the end of the notice")
    expect(ann.page.get_by_role("alert").filter(has_text="Your seat went back")).to_be_visible()
    expect(notice).to_have_count(0)
    _line(ann, "You are watching this table.")


def _menu(visitor: Visitor, item: str, title: str) -> Locator:
    """A dialog behind the balance."""
    visitor.page.get_by_role("button", name=re.compile("Your chips and settings$")).click()
    visitor.page.get_by_role("button", name=re.compile(f"^{item}")).click()
    return visitor.page.get_by_role("dialog", name=title, exact=True)


def _cash_out(visitor: Visitor) -> None:
    dialog = _menu(visitor, "Chips: bring or cash out", "Chips")
    dialog.get_by_label("Amount").fill("1000")
    dialog.get_by_role("button", name="Cash out").click()
    visitor.until(lambda: (visitor.view["own"] or {}).get("balance") == 0, "no chips")
