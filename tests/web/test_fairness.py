"""A whole shoe, from the cut to the last card, verified in the page; and records with a lie, which the page finds."""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenTable, Visit
from tests.web.operator import Operator
from tests.web.playing import bet, phase, tab
from tests.web.visitor import Json, Visitor

OK = "Every card is as the seed and the cuts say."
STEPS = 10


@pytest.fixture
def ann(visit: Visit, open_table: OpenTable, operator: Operator) -> Visitor:
    """Ann has cut the second shoe of a table and played it to its end."""
    table = open_table("short-shoes", "instant")
    visitor = visit("Ann").at(table, sit=True)
    visitor.page.keyboard.press("2")
    # The calm dealer waits longest for a cut.
    operator.command(table, "ChangeSettings", pace="calm")
    operator.command(table, "VoidRound", reason="a new shoe", end_shoe=True)
    phase(visitor, "cutting")
    slider = visitor.page.get_by_role("slider", name="Where to cut")
    before = int(slider.get_attribute("aria-valuenow") or 0)
    slider.press("ArrowRight")
    expect(slider).to_have_attribute("aria-valuenow", str(before + 2))
    visitor.button("Cut here").click()
    phase(visitor, "betting")
    operator.command(table, "ChangeSettings", pace="instant")
    assert visitor.view["shoe"]["number"] == 2
    assert len(visitor.view["shoe"]["cut_by"]) == 1
    _play_the_shoe(visitor)
    return visitor


def _play_the_shoe(visitor: Visitor) -> None:
    """Bet on Player in every round until another shoe is on the table."""
    shoe = visitor.view["shoe"]["number"]
    while visitor.view["shoe"]["number"] == shoe:
        played = len(visitor.view["shoe"]["rounds"])
        phase(visitor, "betting")
        bet(visitor, "player").focus()
        visitor.page.keyboard.press("Enter")
        visitor.page.keyboard.press("Space")
        visitor.until(
            lambda played=played: (  # type: ignore[misc]
                visitor.view["shoe"]["number"] != shoe
                or (visitor.phase == "betting" and len(visitor.view["shoe"]["rounds"]) > played)
            ),
            "the next round",
        )


def test_a_shoe_is_verified_beside_its_table_and_in_the_verifier(ann: Visitor) -> None:
    table = ann.view["table"]
    fair = tab(ann, "Fair")
    line = fair.get_by_role("listitem").filter(has_text="Shoe 2")
    commitment = ann.view["shoe"]["commitment"]
    expect(fair).to_contain_text(commitment[:8])
    line.get_by_role("button", name="Verify", exact=True).click()
    expect(fair.get_by_role("status").filter(has_text=OK)).to_be_visible()
    line.get_by_role("link", name="Open in the verifier").click()

    expect(ann.page).to_have_url(re.compile(f"/verify\\?table={table}&shoe=2$"))
    _expect_all_steps(ann)
    record = ann.fetch(f"/api/tables/{table}/shoes/2")
    report = ann.page.get_by_role("main")
    assert len(record["closing"]["seed"]) == 64
    assert len(record["rounds"]) >= 3
    expect(report).to_contain_text(record["header"]["commitment"])
    expect(report).to_contain_text(f"{record['closing']['cards_used']} / 52")


def _expect_all_steps(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("status").filter(has_text=OK)).to_be_visible()
    steps = visitor.page.locator("ol.steps > li")
    expect(steps).to_have_count(STEPS)
    assert all("✓" in text for text in steps.all_inner_texts())


def _another_card(record: Json) -> None:
    """A card of the second round becomes another one."""
    told = record["rounds"][1]
    cards = told["cards"]
    told["cards"] = ("8h" if not cards.startswith("8h") else "9s") + cards[2:]


def _another_seed(record: Json) -> None:
    seed = record["closing"]["seed"]
    record["closing"]["seed"] = ("0" if seed[0] != "0" else "1") + seed[1:]


def _another_commitment(record: Json) -> None:
    digest = record["header"]["commitment"]
    record["header"]["commitment"] = ("0" if digest[0] != "0" else "1") + digest[1:]


LIES: dict[str, Callable[[Json], None]] = {
    "Every card of every round": _another_card,
    "Seed and commitment": _another_seed,
    "Seals": _another_commitment,
}


def test_a_record_with_a_lie_in_it_is_found_false(ann: Visitor) -> None:
    record = ann.fetch(f"/api/tables/{ann.view['table']}/shoes/2")
    ann.open("/verify")
    for step, lie in LIES.items():
        told = copy.deepcopy(record)
        lie(told)
        assert told != record
        ann.page.get_by_label("Paste a record (JSON)").fill(json.dumps(told))
        ann.page.get_by_role("region", name="A record you have").get_by_role("button", name="Verify").click()
        verdict = ann.page.get_by_role("status").filter(has_text=re.compile(r"^✗?\s*\d+ steps? failed\."))
        expect(verdict).to_be_visible()
        failed = ann.page.locator("ol.steps > li").filter(has_text="✗")
        assert any(step in text for text in failed.all_inner_texts()), failed.all_inner_texts()
        ann.button("Another shoe").click()
    # The true one, as a file.
    ann.page.locator("input[type=file]").set_input_files(
        {"name": "shoe.json", "mimeType": "application/json", "buffer": json.dumps(record).encode()}
    )
    _expect_all_steps(ann)
    ann.button("Another shoe").click()
    ann.page.get_by_label("Paste a record (JSON)").fill('{"not": "a record"}')
    ann.page.get_by_role("region", name="A record you have").get_by_role("button", name="Verify").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("not the record of a shoe")
