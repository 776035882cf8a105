"""Owed commission, chips and one's own limits, to the cent and against the ledger."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.web.conftest import OpenTable, Visit
from tests.web.operator import Operator
from tests.web.playing import balance, bet, choose_chip, latest_round, minor, phase, put
from tests.web.visitor import Visitor


def test_commission_is_owed_while_the_shoe_lasts_and_collected_at_its_end(
    visit: Visit, open_table: OpenTable, operator: Operator
) -> None:
    table = open_table("owing", "instant")
    ann = visit("Ann").at(table, sit=True)
    choose_chip(ann, "$100.00")
    owed, shoe = 0, 0
    # A shoe of a few rounds may have none for Banker.
    for _ in range(12):
        shoe = ann.view["shoe"]["number"]
        if (owed := _play_until_owed(ann, table)) > 0:
            break
    assert owed == 500 * round(owed / 500) > 0, "five percent of a hundred, for each win"
    expect(_figure(ann, "Owed commission")).to_have_text(f"${owed / 100:.2f}")
    assert balance(ann) == ann.view["own"]["balance"] - owed, "what is owed cannot be staked"

    _play_on(ann, shoe, lambda: operator.command(table, "ChangeSettings", pace="calm"))
    phase(ann, "cutting")
    collected = ann.view["own"]["collected"]
    assert collected >= owed
    expect(ann.page.get_by_role("main")).to_contain_text(f"Commission of ${collected / 100:,.2f} was collected")
    expect(_figure(ann, "Owed commission")).to_have_text("$0.00")
    accounts = operator.read(table, "accounts")
    assert accounts["total"] == 0
    assert sum(each["balance"] for each in accounts["accounts"] if "commission" in each["name"]) >= collected


def _play_until_owed(visitor: Visitor, table: str) -> int:
    """Bet on Banker until commission is owed in the shoe on the table; 0 if it ends before."""
    shoe = visitor.view["shoe"]["number"]
    while visitor.view["shoe"]["number"] == shoe:
        _one_round(visitor)
        if visitor.phase == "betting" and (owed := visitor.view["own"]["owed"]) > 0:
            told = latest_round(visitor, table)["own"][0]
            assert (told["commission"], told["owed"]) == (500, True)
            found: int = owed
            return found
    return 0


def _play_on(visitor: Visitor, shoe: int, before_the_last: Callable[[], None]) -> None:
    """Play the shoe to its end."""
    while visitor.view["shoe"]["number"] == shoe:
        if visitor.view["current"]["last"]:
            before_the_last()
        _one_round(visitor)


def _one_round(visitor: Visitor) -> None:
    played = (visitor.view["shoe"]["number"], len(visitor.view["shoe"]["rounds"]))
    phase(visitor, "betting")
    bet(visitor, "banker").click()
    bet(visitor, "banker").press("Space")
    visitor.until(
        lambda: (
            (visitor.view["shoe"]["number"], len(visitor.view["shoe"]["rounds"])) != played
            and visitor.phase in ("betting", "cutting")
        ),
        "the next round",
    )


def test_chips_are_bought_from_the_purse_and_cashed_out_into_it(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini"), sit=True)
    dialog = _open(ann, "Chips: bring or cash out", "Chips")
    expect(dialog).to_contain_text("$1,000.00")
    dialog.get_by_label("Amount").fill("250.50")
    dialog.get_by_role("button", name="Cash out").click()
    expect(dialog).to_have_count(0)
    expect(ann.page.get_by_test_id("balance")).to_have_text("$749.50")
    assert ann.fetch("/api/session/purse?currency=USD")["free"] == 25_050

    dialog = _open(ann, "Chips: bring or cash out", "Chips")
    dialog.get_by_label("Amount").fill("300")
    dialog.get_by_role("button", name="Bring to the table").click()
    expect(dialog.get_by_role("alert")).to_be_visible()
    assert ann.view["own"]["balance"] == 74_950, "more than the purse holds cannot be bought"
    dialog.get_by_label("Amount").fill("five")
    dialog.get_by_role("button", name="Bring to the table").click()
    expect(dialog.get_by_role("alert")).to_have_text("Write an amount such as 250 or 12.50.")
    dialog.get_by_label("Amount").fill("250.50")
    dialog.get_by_role("button", name="Bring to the table").click()
    expect(ann.page.get_by_test_id("balance")).to_have_text("$1,000.00")


def test_d5_chips_are_brought_from_the_table_where_they_lie(visit: Visit, open_table: OpenTable) -> None:
    first, second = open_table("leisurely-mini"), open_table("leisurely-mini")
    ann = visit("Ann").at(first, sit=True)
    ann.open("/")
    expect(ann.page.get_by_test_id("wallet")).to_contain_text("Ann")
    expect(ann.page.get_by_test_id("wallet")).to_contain_text("$1,000.00")
    ann.page.goto(f"/table/{second}?sit")
    dialog = ann.page.get_by_role("dialog", name="Chips", exact=True)
    expect(dialog).to_contain_text("Your chips lie on another table.")
    dialog.get_by_role("button", name="Bring the chips").click()
    expect(dialog).to_have_count(0)
    expect(ann.page.get_by_test_id("balance")).to_have_text("$1,000.00")
    assert ann.fetch("/api/session/purses")["purses"][0]["playing"] == 100_000
    ann.at(first)
    assert ann.view["own"] is None, "who brings the chips has left their seat"


def test_d3_d15_the_sums_of_ones_own_rounds_are_those_of_all_of_them(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-mini")
    ann = visit("Ann").at(table, sit=True)
    for _ in range(2):
        _one_round(ann)
    net = ann.view["own"]["session_net"]
    _open(ann, "Leave the table", "Leave the table?").get_by_role("button", name="Leave", exact=True).click()
    expect(ann.page).to_have_url(re.compile("/$"))

    ann.at(table, sit=True)
    expect(ann.page.get_by_test_id("balance")).to_have_text(f"${(100_000 + net) / 100:,.2f}")
    ann.page.get_by_role("tab", name="History").click()
    ann.page.get_by_role("button", name="My rounds").click()
    expect(ann.page.get_by_test_id("own-rounds")).to_have_text("2")
    assert minor(ann.page.get_by_test_id("own-net").inner_text()) == net
    assert ann.fetch(f"/api/tables/{table}/results")["net"] == net
    ann.page.get_by_role("button", name="Repeat").click()
    ann.until(lambda: dict(ann.view["seats"][0]["stakes"]) == {"banker": 500}, "the slip of the last round")


def test_a_limit_of_ones_own_holds_at_once(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini"), sit=True)
    dialog = _open(ann, "Your own limits", "Your own limits")
    dialog.get_by_label("Most to stake in one round").fill("50")
    dialog.get_by_role("button", name="Save limits").click()
    expect(dialog).to_contain_text("Your limits hold now.")
    dialog.get_by_role("button", name="Close").click()
    choose_chip(ann, "$100.00")
    put(ann, "player")
    alert = ann.page.get_by_role("alert")
    expect(alert).to_be_visible()
    assert minor(alert.inner_text()) in (5_000, 10_000), "the limit is said"


def test_leaving_gives_the_chips_back(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini"), sit=True)
    put(ann, "player")
    ann.until(lambda: ann.view["own"]["staked"] == 500, "the slip")
    _open(ann, "Leave the table", "Leave the table?").get_by_role("button", name="Leave", exact=True).click()
    expect(ann.page).to_have_url(re.compile("/$"))
    assert ann.fetch("/api/session/purse?currency=USD")["free"] == 100_000


def _open(visitor: Visitor, item: str, title: str) -> Locator:
    """A dialog behind the balance."""
    visitor.page.get_by_role("button", name=re.compile("Your chips and settings$")).click()
    visitor.page.get_by_role("button", name=re.compile(f"^{item}")).click()
    return visitor.page.get_by_role("dialog", name=title, exact=True)


def _figure(visitor: Visitor, name: str) -> Locator:
    """A figure of the patron's own, by its term."""
    own = visitor.page.get_by_role("region", name="You")
    return own.locator("dl > div").filter(has_text=name).get_by_role("definition")
