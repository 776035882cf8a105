"""A tip for the dealer: offered where the house takes tips, of the chosen chip, and in the books."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import OpenTable, Visit
from tests.web.operator import Operator
from tests.web.playing import balance, choose_chip, phase


def test_the_chosen_chip_is_given_to_the_dealer(visit: Visit, open_table: OpenTable, operator: Operator) -> None:
    table = open_table("tipping")
    ann = visit("Ann").at(table, sit=True)
    phase(ann, "betting")
    before = balance(ann)
    choose_chip(ann, "$25.00")
    ann.page.get_by_role("button", name="Tip the dealer $25.00").click()
    expect(ann.page.get_by_text("The dealer thanks you for $25.00.")).to_be_visible()
    ann.until(lambda: balance(ann) == before - 2500, "the chip has left the balance")
    accounts = {each["name"]: each["balance"] for each in operator.read(table, "accounts")["accounts"]}
    assert accounts[f"{table}/tips"] == 2500


def test_a_house_without_tips_offers_none(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini"), sit=True)
    phase(ann, "betting")
    assert "TipDealer" not in ann.view["may"]
    expect(ann.page.get_by_role("button", name="Tip the dealer")).to_have_count(0)
