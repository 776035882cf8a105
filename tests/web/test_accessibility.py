"""Nothing keeps anybody out: axe on every page and in every state, in both themes; and the calls are spoken."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from harness.server import TOKEN
from tests.server.texts import words_of
from tests.web.axe import findings
from tests.web.conftest import OpenTable, Visit
from tests.web.operator import Operator
from tests.web.playing import bet, choose_chip, phase, put, say_ready
from tests.web.visitor import Scheme, Visitor

SCHEMES: tuple[Scheme, ...] = ("dark", "light")
PAGES = ("/", "/odds", "/simulate", "/learn", "/verify", "/operator", "/no-such-page")


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_serious_on_any_page(visit: Visit, scheme: Scheme) -> None:
    ann = visit(scheme=scheme)
    for path in PAGES:
        ann.open(path)
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        assert findings(ann) == [], path
    ann.page.get_by_role("link", name="To the lobby").click()
    ann.button("Open a table").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Take a seat").click()
    expect(ann.page.get_by_role("dialog", name="Open a table of your own")).to_be_visible()
    assert findings(ann) == [], "opening a table"
    ann.open("/operator")
    ann.page.get_by_label("Token").fill(TOKEN)
    ann.button("Sign in").click()
    ann.page.get_by_role("main").get_by_text("first", exact=True).first.click()
    expect(ann.button("Void the round…")).to_be_visible()
    assert findings(ann) == [], "the operator's desk"
    ann.button("Void the round…").click()
    assert findings(ann) == [], "a command"


@pytest.mark.parametrize("scheme", SCHEMES)
def test_axe_finds_nothing_serious_in_any_state_of_the_table(
    visit: Visit, open_table: OpenTable, operator: Operator, scheme: Scheme
) -> None:
    table = open_table("leisurely-midi", "normal")
    ann, bob = visit("Ann", scheme=scheme), visit("Bob", scheme=scheme)
    bob.at(table)
    assert findings(bob) == [], "watching"
    ann.at(table, sit=True)
    bob.at(table, sit=True)
    put(ann, "dragon_bonus_player")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    assert findings(ann) == [], "refused"
    put(ann, "player")
    choose_chip(bob, "$25.00")
    put(bob, "banker")
    expect(ann.page.get_by_test_id("seat-2")).to_contain_text("Banker 25")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    assert findings(ann) == [], "betting"
    for name in ann.page.get_by_role("tab").all_inner_texts():
        ann.page.get_by_role("tab", name=name, exact=True).click()
        assert findings(ann) == [], name
    _dialogs(ann)
    say_ready(ann)
    say_ready(bob)
    phase(ann, "control")
    operator.command(table, "PauseTable", reason="A look at everything")
    assert findings(ann) == [], "an offer, paused"
    operator.command(table, "ResumeTable")
    for each in (ann, bob):
        each.page.get_by_role("button", name=re.compile("^Take the cards")).click()
    phase(ann, "exposing")
    # Bob has staked more.
    bob.page.get_by_test_id("stage").get_by_role("button", name="Peek").click()
    expect(ann.page.get_by_role("img", name="Bob is squeezing this card")).to_be_visible()
    assert findings(bob) == [], "squeezing"
    assert findings(ann) == [], "watching a squeeze"
    operator.command(table, "VoidRound", reason="Looked at long enough", end_shoe=False)
    phase(ann, "settled")
    assert findings(ann) == [], "void"
    bob.close()
    ann.page.get_by_role("tab", name="Seats", exact=True).click()
    expect(ann.page.get_by_test_id("seat-2")).to_contain_text("away")
    assert findings(ann) == [], "somebody is away"


def _dialogs(visitor: Visitor) -> None:
    """Every dialog behind the balance."""
    menu = visitor.page.get_by_role("button", name=re.compile("Your chips and settings$"))
    menu.click()
    expect(visitor.page.get_by_role("dialog", name="Your chips and settings")).to_be_visible()
    assert findings(visitor) == [], "the menu"
    visitor.page.keyboard.press("Escape")
    for item in ("Chips: bring or cash out", "Your own limits", "Keys", "Leave the table"):
        menu.click()
        visitor.page.get_by_role("button", name=re.compile(f"^{item}")).click()
        dialog = visitor.page.locator("dialog[open]")
        expect(dialog).to_be_visible()
        assert findings(visitor) == [], item
        visitor.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)


def test_the_result_of_a_round_with_every_bet_is_free_of_findings(visit: Visit, open_table: OpenTable) -> None:
    """Won and lost at once: whatever comes, some of these bets win and some lose."""
    table = open_table("leisurely-mini", "normal")
    for scheme in SCHEMES:
        ann = visit("Ann", scheme=scheme).at(table, sit=True)
        for key in ("player", "tie", "banker", "dragon_bonus_player", "dragon_bonus_banker"):
            put(ann, key)
        say_ready(ann)
        phase(ann, "settled")
        assert findings(ann) == []
        ann.page.get_by_role("tab", name="History").click()
        ann.page.get_by_role("tabpanel").get_by_role("button", expanded=False).first.click()
        expect(ann.page.get_by_role("tabpanel")).to_contain_text("Your bets")
        assert findings(ann) == []
        ann.close()
        table = open_table("leisurely-mini", "normal")


def test_the_live_region_speaks_every_call_once_and_the_result(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini", "normal"), sit=True)
    region = ann.page.get_by_test_id("live")
    assert region.get_attribute("aria-live") == "polite"
    ann.page.evaluate(
        """() => {
          window.spoken = [];
          for (const name of ["live", "live-result"]) {
            const region = document.querySelector(`[data-testid=${name}]`);
            new MutationObserver((changes) => {
              const added = changes.flatMap((each) => [...each.addedNodes]).map((node) => node.textContent.trim());
              window.spoken.push(...added.filter((text) => text));
              if (changes.some((each) => each.type === "characterData")) window.spoken.push(region.textContent.trim());
            }).observe(region, { childList: true, subtree: true, characterData: true });
          }
        }"""
    )
    bet(ann, "banker").click()
    say_ready(ann)
    phase(ann, "settled")
    result = ann.page.get_by_test_id("live-result")
    expect(result).to_contain_text(re.compile("^You (win|lose|come out even)"))
    spoken: list[str] = ann.page.evaluate("() => window.spoken")
    calls = [words_of(call) for call in ann.view["current"]["calls"]]
    assert len(calls) >= 3
    assert [line for line in spoken if line in calls] == calls, "each once, in the order of the dealer"
    assert spoken[-1] == result.inner_text()
    assert words_of(ann.view["own"]["bets"][0]["explanation"]) in spoken[-1]
