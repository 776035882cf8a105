"""Known cards on the odds page: the best bet and its worth are those of the command, and a link keeps the question."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from punto.cli import main
from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.visitor import Scheme, Visitor

Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *arguments: str) -> Any:
    assert main(["odds", "bclc-mini", *arguments, "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def shows(visitor: Visitor, answer: Any) -> None:
    names = {"player": "Player", "banker": "Banker", "tie": "Tie", "varies": "depends on what is seen"}
    expect(visitor.page.locator("[data-known=bet]")).to_have_text(names[answer["best"]["bet"]])
    edge = f"{-100 * answer['best']['edge']:+.4f}%".replace("-", "−")
    expect(visitor.page.locator("[data-known=edge]")).to_have_text(edge)


def test_known_and_sorted_cards_are_those_of_the_command(visit: Visit, capsys: Capture) -> None:
    ann, bob = visit(), visit()
    ann.open("/odds?house=bclc-mini")
    shows(ann, said(capsys, "--known", "1"))
    ann.page.locator("[data-place='1']").select_option("is 9")
    shows(ann, said(capsys, "--known", "1:9"))
    ann.page.locator("[data-place='5']").select_option("known")
    expected = said(capsys, "--known", "1:9 5")
    shows(ann, expected)
    ann.page.get_by_text(f"{len(expected['cases'])} cases").click()
    rows = ann.page.get_by_role("table", name="What may be seen").locator("tbody tr")
    expect(rows).to_have_count(len(expected["cases"]))
    bob.page.goto(ann.page.url)
    shows(bob, expected)
    ann.button("Sorted backs").click()
    shows(ann, said(capsys, "--sorted", "6789"))
    ann.button("9", exact=True).click()
    shows(ann, said(capsys, "--sorted", "678"))
    bob.page.goto(ann.page.url)
    shows(bob, said(capsys, "--sorted", "678"))
    ann.button("The best sort").click()
    best = said(capsys, "--best-sort")
    shows(ann, best)
    expect(ann.page.locator("[data-known=sorted]")).to_have_text(" ".join(best["sorted"]))


def test_the_shoe_of_the_page_counts(visit: Visit, capsys: Capture) -> None:
    ann = visit().open("/odds?house=bclc-mini&decks=6&removed=9s3&known=3")
    shows(ann, said(capsys, "--known", "3", "--decks", "6", "--removed", "9s 9s 9s"))


def test_what_tells_nothing_is_said(visit: Visit) -> None:
    ann = visit().open("/odds?house=bclc-mini&known=none")
    expect(ann.page.get_by_text("Choose at least one card that is known.")).to_be_visible()
    for place in range(1, 5):
        ann.page.locator(f"[data-place='{place}']").select_option("known")
    expect(ann.page.get_by_text("At most three cards can be known whatever they are")).to_be_visible()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_nothing_is_wider_than_a_small_phone_and_axe_finds_nothing(visit: Visit, scheme: Scheme) -> None:
    ann = visit(width=320, height=640, touch=True, scheme=scheme).open("/odds?house=bclc-mini&sorted=6789")
    expect(ann.page.locator("[data-known=bet]")).to_be_visible()
    ann.page.get_by_text("16 cases").click()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320
    assert findings(ann) == []
