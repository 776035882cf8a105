"""Scenes around the table: the lobby, what lies behind a table, and the pages of the analyst."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from docs.pictures.studio import PHONE, Studio, leave
from harness.server import TOKEN
from tests.web.playing import bet, put, tab
from tests.web.visitor import Visitor


def lobby(studio: Studio) -> None:
    """The lobby, and the ways from it to a table."""
    studio.fill("mini", 34)
    studio.fill("midi", 21)
    with studio.visitor() as ann:
        for table in ("atlantic", "pairs", "squeeze", "vancouver"):
            studio.wait_for_results(ann, table, 16)
            studio.set_pace(table, "normal")
        ann.open("/")
        expect(ann.page.get_by_test_id("table-vancouver")).to_be_visible()
        studio.shot(ann, "lobby", whole=True)
        ann.page.get_by_role("button", name="Sit down").first.click()
        ann.page.get_by_label("Your name").fill("Amber Heron")
        studio.shot(ann, "sign-in")
        ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        ann.button("Open a table").click()
        ann.page.get_by_role("dialog").get_by_role("button", name="Take a seat").click()
        expect(ann.page.get_by_role("dialog", name="Open a table of your own")).to_be_visible()
        studio.shot(ann, "open-a-table")
    with studio.visitor(scheme="light") as ann:
        ann.open("/")
        expect(ann.page.get_by_test_id("table-vancouver")).to_be_visible()
        studio.shot(ann, "lobby-light")
    with studio.visitor(**PHONE) as ann:
        ann.open("/")
        expect(ann.page.get_by_test_id("table-vancouver")).to_be_visible()
        studio.shot(ann, "phone-lobby")


def history(studio: Studio) -> None:
    """The rounds of a session, and one of them again."""
    with studio.visitor("Mara") as mara:
        mara.at("pairs", sit=True)
        studio.set_pace("pairs", "instant")
        for _ in range(8):
            before = len(mara.view["shoe"]["rounds"])
            expect(mara.page.locator("main[data-phase=betting]")).to_be_visible()
            put(mara, "banker")
            bet(mara, "banker").press("Space")
            mara.until(lambda before=before: len(mara.view["shoe"]["rounds"]) != before, "the round")  # type: ignore[misc]
        studio.set_pace("pairs", "normal")
        panel = tab(mara, "History")
        panel.get_by_role("button", name="My rounds").click()
        mara.page.wait_for_timeout(500)
        studio.shot(mara, "history")
        leave(mara)
        told = mara.fetch("/api/tables/pairs/rounds?limit=1")["rounds"][0]
        mara.open(f"/table/pairs/round/{told['shoe']}/{told['number']}")
        mara.page.get_by_role("button", name="To the end").click()
        mara.page.wait_for_timeout(500)
        studio.shot(mara, "replay")


def verify(studio: Studio) -> None:
    """A shoe verified card by card, and a record with a lie in it."""
    with studio.visitor() as ann:
        studio.operator.command("mini", "VoidRound", reason="The end of the evening", end_shoe=True)
        ann.until(lambda: bool(_recorded(ann, "mini")), "the record")
        ann.open("/verify?table=mini&shoe=1")
        expect(ann.page.get_by_role("status").filter(has_text="Every card")).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        studio.shot(ann, "verify", whole=True)
        record = ann.fetch("/api/tables/mini/shoes/1")
        told = record["rounds"][4]
        told["cards"] = ("9h" if not told["cards"].startswith("9h") else "8s") + told["cards"][2:]
        ann.open("/verify")
        ann.page.get_by_label("Paste a record (JSON)").fill(json.dumps(record))
        ann.page.get_by_role("region", name="A record you have").get_by_role("button", name="Verify").click()
        expect(ann.page.get_by_role("status").filter(has_text="failed")).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        studio.shot(ann, "verify-false")


def _recorded(visitor: Visitor, table: str) -> list[int]:
    shoes = visitor.fetch(f"/api/tables/{table}/shoes")["shoes"]
    return [each["number"] for each in shoes if each["recorded"]]


def operator(studio: Studio) -> None:
    """The operator's floor, a command, and the audit."""
    with studio.visitor() as desk:
        desk.open("/operator")
        desk.page.get_by_label("Token").fill(TOKEN)
        desk.button("Sign in").click()
        desk.page.get_by_role("main").get_by_text("pairs", exact=True).first.click()
        expect(desk.button("Void the round…")).to_be_visible()
        expect(desk.page.get_by_role("row").nth(5)).to_be_visible()
        studio.shot(desk, "operator")
        desk.button("Void the round…").click()
        desk.page.get_by_label("Reason").fill("A card fell off the table")
        studio.shot(desk, "operator-void")
        desk.page.keyboard.press("Escape")
        desk.button("Audit").click()
        desk.button("Audit everything").click()
        expect(desk.page.get_by_role("status").filter(has_text="Nothing differs.")).to_be_visible()
        studio.shot(desk, "audit")


def odds(studio: Studio) -> None:
    """The exact odds of a house, and two houses side by side."""
    with studio.visitor() as ann:
        ann.open("/odds?house=dragon-mini&removed=8h3.9s2")
        expect(ann.page.locator("[data-edge]").first).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        studio.shot(ann, "odds", whole=True)
        ann.open("/odds?house=bclc-mini")
        ann.page.get_by_label("Compare with").select_option("bclc-ez")
        expect(ann.page.get_by_role("table", name="The edge of each bet in both houses")).to_be_visible()
        ann.page.get_by_role("table", name="The edge of each bet in both houses").scroll_into_view_if_needed()
        studio.shot(ann, "odds-compared")
    with studio.visitor(**PHONE) as ann:
        ann.open("/odds?house=dragon-mini")
        expect(ann.page.locator("[data-edge]").first).to_be_visible()
        studio.shot(ann, "phone-odds")


def simulate(studio: Studio) -> None:
    """Thousands of shoes against the exact odds, and a betting plan put to the test."""
    with studio.visitor() as ann:
        ann.open("/simulate?house=dragon-mini&shoes=20000&seed=7")
        _done(ann)
        studio.shot(ann, "simulate", whole=True)
        ann.open("/simulate?house=dragon-mini&plan=martingale&shoes=2000&seed=7")
        _done(ann)
        studio.shot(ann, "simulate-plan", whole=True)


def _done(visitor: Visitor) -> None:
    # The first run of all is compiled.
    expect(visitor.page.get_by_role("heading", name="Done", exact=True)).to_be_visible(timeout=180_000)
    visitor.page.wait_for_load_state("networkidle")


def learn(studio: Studio) -> None:
    """A drill with its reason, and the squeeze explained."""
    with studio.visitor() as ann:
        ann.open("/learn?house=dragon-mini&kinds=banker_draws")
        expect(ann.page.locator("article h2")).to_be_visible()
        ann.page.keyboard.press("1")
        expect(ann.button(re.compile("^Next"))).to_be_visible()
        ann.page.wait_for_timeout(400)
        studio.shot(ann, "learn", whole=True)
        ann.button("The squeeze").click()
        ann.page.get_by_role("slider").press("ArrowRight")
        ann.page.get_by_role("slider").press("ArrowRight")
        ann.page.wait_for_timeout(400)
        studio.shot(ann, "learn-squeeze", whole=True)
