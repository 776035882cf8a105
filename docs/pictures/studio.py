"""The studio of the pictures: a server with lively tables, an operator, and visitors who pose."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Protocol

from PIL import Image
from playwright.sync_api import Browser, expect

from harness.server import ServerProcess
from tests.web.operator import Operator
from tests.web.playing import bet
from tests.web.visitor import Visitor

PHONE: dict[str, Any] = {"width": 390, "height": 844, "scale": 2, "touch": True}


class Scene(Protocol):
    """Something that is played for pictures."""

    __name__: str

    def __call__(self, studio: Studio, /) -> None:
        """Play it."""


class Studio:
    """Where scenes are played and pictures are taken."""

    def __init__(self, server: ServerProcess, browser: Browser, operator: Operator, folder: Path) -> None:
        self.server, self.operator = server, operator
        self._browser, self._folder = browser, folder
        self.taken = 0

    @contextmanager
    def visitor(self, name: str | None = None, *, url: str | None = None, **options: Any) -> Iterator[Visitor]:
        """Somebody who poses; the line of coaching is for beginners, and so are they only where it is said."""
        coached = options.pop("coached", True)
        made = Visitor(self._browser, url or self.server.url, name=name, **options)
        if coached:
            made.context.add_init_script("localStorage.setItem('punto.coached', 'yes')")
        try:
            yield made
        finally:
            made.close()

    def shot(self, visitor: Visitor, name: str, *, whole: bool = False, held: bool = False) -> None:
        """Take a picture of the screen, or of the whole page; the pointer is out of it unless it holds something."""
        if not held:
            visitor.page.mouse.move(1, 1)
            visitor.page.wait_for_timeout(250)
        if whole:
            visitor.page.evaluate("() => scrollTo(0, 0)")
        taken = visitor.page.screenshot(full_page=whole)
        with Image.open(io.BytesIO(taken)) as picture:
            # A palette of 256 colours is enough for a screen.
            small = picture.convert("RGB").quantize(256, method=Image.Quantize.MAXCOVERAGE, kmeans=3)
        small.save(self._folder / f"{name}.png", optimize=True)
        self.taken += 1

    def set_pace(self, table: str, pace: str) -> None:
        """From now on the dealer is as fast as that."""
        self.operator.command(table, "ChangeSettings", pace=pace)

    def results(self, table: str) -> int:
        """How many rounds the shoe of a table has had."""
        told = self.operator.http.get(f"/api/tables/{table}").raise_for_status().json()
        return len(re.sub("[^PBT]", "", told["results"]))

    def fill(self, table: str, rounds: int) -> None:
        """Let somebody play so many rounds in no time, so that there are roads to look at."""
        self.set_pace(table, "instant")
        with self.visitor("Vera") as vera:
            vera.at(table, sit=True)
            while self.results(table) < rounds:
                before = _moment(vera)
                expect(vera.page.locator("main[data-phase=betting]")).to_be_visible()
                # Nobody is offered the cards for a bet on Tie.
                bet(vera, "tie").click()
                bet(vera, "tie").press("Space")
                vera.until(lambda before=before: _moment(vera) != before, "the next round")  # type: ignore[misc]
            leave(vera)
        self.set_pace(table, "normal")

    def wait_for_results(self, visitor: Visitor, table: str, rounds: int) -> None:
        """Wait until the bots of a table have played so many rounds."""
        visitor.until(lambda: self.results(table) >= rounds, f"{rounds} rounds at {table}")


def leave(visitor: Visitor) -> None:
    """Get up, so that nobody of that name sits there in the next picture."""
    visitor.page.keyboard.press("Escape")
    visitor.page.locator("[popovertarget=table-menu]").click()
    visitor.page.locator("#table-menu button").last.click()
    visitor.page.locator("dialog[open] .acts button").last.click()
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def _moment(visitor: Visitor) -> tuple[int, int]:
    shoe = visitor.view["shoe"]
    return shoe["number"], len(shoe["rounds"])
