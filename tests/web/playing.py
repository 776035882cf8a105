"""What a patron does at a table and what anybody can see there."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.web.visitor import Json, Visitor


def minor(text: str) -> int:
    """The minor units of an amount as the page writes it: `−$1,240.50` is -124050, `your stake 25` is 2500."""
    found = re.search(r"([−+-]?)[^0-9]{0,4}?([0-9,]+)(?:\.([0-9]{2}))?", text)
    assert found, f"{text!r} is no amount"
    value = int(found[2].replace(",", "") + (found[3] or "00"))
    return -value if found[1] in ("−", "-") else value


def bet(visitor: Visitor, key: str) -> Locator:
    """The place of a bet on the felt."""
    return visitor.page.get_by_role("button").and_(visitor.page.locator(f"[data-bet={key}]"))


def choose_chip(visitor: Visitor, amount: str) -> None:
    """Take a chip from the rack."""
    visitor.page.get_by_role("radio", name=f"Chip of {amount}", exact=True).click()


def put(visitor: Visitor, key: str, *, times: int = 1) -> None:
    """Put the chosen chip on a bet."""
    for _ in range(times):
        bet(visitor, key).click()


def say_ready(visitor: Visitor) -> None:
    """Press the button that begins the deal."""
    visitor.page.get_by_role("button", name=re.compile("^(Ready|Deal)$")).click()


def phase(visitor: Visitor, *wanted: str) -> None:
    """Wait until the page shows one of these phases."""
    expect(visitor.page.locator("main[data-phase]")).to_have_attribute(
        "data-phase", re.compile(f"^({'|'.join(wanted)})$")
    )


def balance(visitor: Visitor) -> int:
    """What the header says can be staked, in minor units."""
    return minor(visitor.page.get_by_test_id("balance").inner_text())


def stakes(visitor: Visitor) -> dict[str, int]:
    """The visitor's stakes by the keys of their bets, as the felt says them."""
    found: dict[str, str] = visitor.page.evaluate(
        """() => Object.fromEntries([...document.querySelectorAll("[data-bet]:has(.stake)")].map((each) =>
          [each.dataset.bet, each.querySelector(".stake .amount").textContent]))"""
    )
    return {key: minor(text) for key, text in found.items()}


def expect_stakes(visitor: Visitor, **wanted: int) -> None:
    """Wait until the felt shows these stakes of the visitor and no other."""
    visitor.until(lambda: stakes(visitor) == wanted, f"{wanted} on the felt, where {stakes(visitor)} lies,")


def open_every_card(visitor: Visitor) -> None:
    """Leave whatever is one's own to turn to the dealer, until all bets are settled."""
    number = visitor.view["current"]["number"]

    def all_open() -> bool:
        visitor.page.evaluate(
            """() => [...document.querySelectorAll("[data-testid=stage] button:enabled")]
              .find((each) => ["Let the dealer turn", "交给荷官开"].includes(each.textContent.trim()))?.click()"""
        )
        return visitor.phase == "settled" or visitor.view["current"]["number"] != number

    visitor.until(all_open, "the payout")


def cards(visitor: Visitor, side: str) -> list[str]:
    """The cards of a hand as they are named, in the order they were dealt."""
    hand = visitor.page.get_by_test_id(f"hand-{side}")
    return [each.get_attribute("aria-label") or "" for each in hand.get_by_role("img").all()]


def seen(visitor: Visitor) -> Json:
    """What anybody at the table sees, whoever they are, read from the page in one moment."""
    found: Json = visitor.page.evaluate(
        """() => {
          const text = (found) => found?.textContent.replace(/\\s+/g, " ").trim() ?? null;
          const all = (selector) => [...document.querySelectorAll(selector)];
          const hand = (side) => ({
            label: document.querySelector(`[data-testid=hand-${side}]`)?.getAttribute("aria-label"),
            cards: all(`[data-testid=hand-${side}] [role=img]`).map((each) => each.getAttribute("aria-label")),
          });
          return {
            phase: document.querySelector("main")?.dataset.phase,
            where: text(document.querySelector("[data-testid=round]")),
            call: text(document.querySelector("[data-testid=call]")),
            winner: text(document.querySelector("[data-testid=winner]")),
            player: hand("player"),
            banker: hand("banker"),
            shoe: document.querySelector(".shoe")?.getAttribute("aria-label"),
            roads: all(".roads-strip [role=img]").map((each) => each.getAttribute("aria-label")),
            counts: all(".roads-strip dd").map(text),
          };
        }"""
    )
    return found


def own(visitor: Visitor) -> Json:
    """What belongs to this patron alone."""
    return {"balance": balance(visitor), "stakes": stakes(visitor)}


def tab(visitor: Visitor, name: str) -> Locator:
    """Open a tab beside the table; what it shows."""
    visitor.page.get_by_role("tab", name=name, exact=True).click()
    return visitor.page.get_by_role("tabpanel", name=name, exact=True)


def latest_round(visitor: Visitor, table: str) -> Any:
    """The newest round of a table, as the interface tells it to this visitor."""
    return visitor.fetch(f"/api/tables/{table}/rounds?limit=1")["rounds"][0]
