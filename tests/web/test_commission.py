"""Commission at the table: patrons choose when to pay it, pay what is owed, and the felt says what the house pays."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import OpenTable, Visit
from tests.web.playing import bet, choose_chip, phase


def test_001_12_the_felt_says_what_is_paid_by_the_patrons_choice(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("owing"), sit=True)
    phase(ann, "betting")
    expect(bet(ann, "banker")).to_contain_text("1:1")
    expect(bet(ann, "banker")).to_contain_text("5% later")
    ann.page.get_by_label("at the payout").check()
    expect(bet(ann, "banker")).to_contain_text("0.95:1")
    expect(bet(ann, "banker")).not_to_contain_text("later")
    ann.until(lambda: ann.view["own"]["pays_later"] is False, "the choice")
    ann.page.get_by_label("let it be owed").check()
    expect(bet(ann, "banker")).to_contain_text("5% later")


def test_001_12_what_is_owed_is_paid_by_a_click(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("owing"), sit=True)
    choose_chip(ann, "$100.00")
    for _ in range(40):
        phase(ann, "betting")
        played = (ann.view["shoe"]["number"], ann.view["current"]["number"])
        bet(ann, "banker").click()
        bet(ann, "banker").press("Space")
        ann.until(
            lambda played=played: (  # type: ignore[misc]
                ann.phase == "betting" and (ann.view["shoe"]["number"], ann.view["current"]["number"]) != played
            ),
            "the next round",
        )
        if ann.view["own"]["owed"] > 0:
            break
    owed = ann.view["own"]["owed"]
    assert owed > 0
    ann.page.get_by_role("button", name=f"Pay ${owed / 100:.2f} now").click()
    expect(ann.page.get_by_test_id("owed")).to_have_text("$0.00")
    assert ann.view["own"]["owed"] == 0


def test_a_house_without_commission_speaks_of_none(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("bclc-ez"), sit=True)
    phase(ann, "betting")
    expect(ann.page.get_by_test_id("owed")).to_have_count(0)
    expect(ann.page.get_by_test_id("commission")).to_have_count(0)
