"""A whole round, by mouse and by keyboard alone, down to the last cent."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.conftest import OpenTable, Visit
from tests.web.operator import Operator
from tests.web.playing import balance, bet, cards, choose_chip, expect_stakes, latest_round, minor, phase, put
from tests.web.visitor import Visitor


def test_a_mini_round_by_mouse_from_the_lobby_to_the_payout(
    visit: Visit, open_table: OpenTable, operator: Operator
) -> None:
    table = open_table("leisurely-mini", "normal")
    ann = visit()
    ann.open("/")
    ann.page.get_by_test_id(f"table-{table}").get_by_role("button", name="Sit down").click()
    dialog = ann.page.get_by_role("dialog", name="What shall we call you?")
    assert len(dialog.get_by_label("Your name").input_value()) > 3, "a pleasant name is proposed"
    dialog.get_by_label("Your name").fill("Ann")
    dialog.get_by_role("button", name="Take a seat").click()

    expect(ann.page).to_have_url(re.compile(f"/table/{table}$"))
    expect(ann.page.get_by_test_id("balance")).to_have_text(re.compile(r"1,000\.00"))
    phase(ann, "betting")
    for key, name in (("player", "Player"), ("dragon_bonus_banker", "Banker Dragon Bonus")):
        expect(bet(ann, key)).to_have_accessible_name(re.compile(f"^{name}"))
    choose_chip(ann, "$25.00")
    put(ann, "banker", times=2)
    choose_chip(ann, "$5.00")
    put(ann, "tie")
    put(ann, "dragon_bonus_banker")
    expect_stakes(ann, banker=5_000, tie=500, dragon_bonus_banker=500)
    expect(ann.page.get_by_test_id("total-bet")).to_have_text("$60.00")
    assert balance(ann) == 94_000
    ann.page.get_by_role("button", name="Deal", exact=True).click()

    phase(ann, "closed", "dealing", "third_cards")
    assert bet(ann, "banker").get_attribute("aria-disabled") == "true"
    phase(ann, "settled")
    said = ann.page.get_by_test_id("result").inner_text()
    shown = {side: cards(ann, side) for side in ("player", "banker")}
    became = {key: bet(ann, key).inner_text() for key in ("banker", "tie", "dragon_bonus_banker")}
    held = balance(ann)

    told = latest_round(ann, table)
    for side in ("player", "banker"):
        assert len(shown[side]) == len([card for card in told["cards"] if card["side"] == side])
    nets = {each["bet"]: each["net"] for each in told["own"]}
    assert set(nets) == {"banker", "tie", "dragon_bonus_banker"}
    for key, net in nets.items():
        _says(became[key], net)
    net = sum(nets.values())
    assert said.startswith("You win" if net > 0 else "You lose" if net < 0 else "You come out even")
    assert net == 0 or minor(said) == abs(net)
    assert held == 100_000 + net
    assert _ledger_of(operator, table) == 100_000 + net
    expect(ann.page.get_by_test_id("session-net")).to_have_text(re.compile(re.escape(f"{abs(net) / 100:,.2f}")))


def _says(place: str, net: int) -> None:
    """The place of a bet says what became of it, in a word and a figure."""
    words = " ".join(place.split())
    if net == 0:
        assert "push" in words
    else:
        assert f"{'won' if net > 0 else 'lost'} {'+' if net > 0 else '−'}{abs(net) / 100:,.2f}" in words


def _ledger_of(operator: Operator, table: str) -> int:
    """What the one patron of a table has there, by its ledger."""
    accounts = operator.read(table, "accounts")
    assert accounts["total"] == 0
    return sum(each["balance"] for each in accounts["accounts"] if "patron" in each["name"])


def test_a_round_by_keyboard_alone(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-mini", "instant")
    ann = visit()
    _forbid_the_mouse(ann)
    keys = ann.page.keyboard
    ann.open("/")
    expect(ann.page.get_by_test_id(f"table-{table}")).to_be_visible()
    _tab_to(ann, f"[data-testid=table-{table}] button")
    keys.press("Enter")
    expect(ann.page.get_by_role("dialog").get_by_label("Your name")).to_be_focused()
    keys.type("Ann")
    keys.press("Enter")
    expect(ann.page.get_by_test_id("balance")).to_have_text(re.compile(r"1,000\.00"))
    phase(ann, "betting")

    keys.press("3")
    expect(ann.page.get_by_role("radio", name="Chip of $25.00")).to_be_checked()
    keys.press("ArrowRight")
    expect(bet(ann, "player")).to_be_focused()
    keys.press("Enter")
    keys.press("ArrowRight")
    expect(bet(ann, "tie")).to_be_focused()
    keys.press("1")
    keys.press("Enter")
    keys.press("ArrowRight")
    keys.press("ArrowRight")
    expect(bet(ann, "dragon_bonus_banker")).to_be_focused()
    keys.press("Enter")
    expect_stakes(ann, player=2_500, tie=100, dragon_bonus_banker=100)
    keys.press("Backspace")
    keys.press("Backspace")
    expect_stakes(ann, player=2_500)
    keys.press("d")
    expect_stakes(ann, player=5_000)
    keys.press("c")
    expect_stakes(ann)
    keys.press("4")
    for _ in range(3):
        keys.press("ArrowLeft")
    expect(bet(ann, "player")).to_be_focused()
    keys.press("Enter")
    keys.press("Space")
    ann.until(lambda: len(ann.view["shoe"]["rounds"]) == 1 and ann.phase == "betting", "the next round")
    phase(ann, "betting")
    net = {"P": 10_000, "B": -10_000, "T": 0}[ann.view["shoe"]["results"][0]]
    ann.until(lambda: balance(ann) == 100_000 + net, "what was won or lost")
    keys.press("r")
    expect_stakes(ann, player=10_000)
    keys.press("?")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_visible()
    keys.press("Escape")
    expect(ann.page.get_by_role("dialog", name="Keys")).to_be_hidden()
    assert ann.page.evaluate("window.pointers") == 0


def _forbid_the_mouse(visitor: Visitor) -> None:
    """Count every event of a pointer in any page of this visitor; clicks by keys are none."""
    visitor.context.add_init_script(
        """window.pointers = 0;
        for (const kind of ["pointerdown", "mousedown", "touchstart"])
          addEventListener(kind, () => (window.pointers += 1), { capture: true });"""
    )


def _tab_to(visitor: Visitor, selector: str) -> None:
    """Go forward from stop to stop until this one has the focus."""
    for _ in range(400):
        if visitor.page.evaluate("(selector) => document.activeElement === document.querySelector(selector)", selector):
            return
        visitor.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never came to {selector}")
