"""The result is staged: the card, its true count, a beat, the winner, and the chips last."""

from __future__ import annotations

import re
from itertools import groupby

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenTable, Visit
from tests.web.playing import choose_chip, phase, put, say_ready
from tests.web.visitor import Json, Visitor

WATCH = """() => {
  window.seen = [];
  const text = (selector) => document.querySelector(selector)?.textContent.trim() ?? "";
  const look = () => {
    const now = {
      player: text("[data-testid=hand-player] .figure"),
      banker: text("[data-testid=hand-banker] .figure"),
      winner: text("[data-testid=winner]") !== "",
      settled: document.querySelector("main").dataset.phase === "settled",
      clock: text("[data-testid=clock] .word"),
    };
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now);
  };
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
}"""


def test_d7_d19_the_last_count_is_told_before_the_winner_and_no_count_that_never_was(
    visit: Visit, open_table: OpenTable
) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini", "normal"), sit=True)
    ann.page.evaluate(WATCH)
    _play(ann)
    seen: list[Json] = ann.page.evaluate("() => window.seen")
    for side in ("player", "banker"):
        shown = [value for value, _ in groupby(each[side] for each in seen) if value]
        assert shown == _counts(ann, side), f"the disc of {side}"
    announced = next(index for index, each in enumerate(seen) if each["winner"])
    paid = next(index for index, each in enumerate(seen) if each["settled"])
    last = (_counts(ann, "player")[-1], _counts(ann, "banker")[-1])
    counted = next(index for index, each in enumerate(seen) if (each["player"], each["banker"]) == last)
    assert counted < announced < paid
    current = ann.view["current"]
    if max(len(current[side]["cards"]) for side in ("player", "banker")) == 2:
        assert all(each["clock"] != "Third cards" for each in seen)


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (390, 844)])
def test_d18_the_reason_of_a_third_card_is_shown_at_every_size(
    visit: Visit, open_table: OpenTable, width: int, height: int
) -> None:
    ann = visit("Ann", width=width, height=height).at(open_table("leisurely-mini", "fast"), sit=True)
    for _ in range(30):
        _play(ann)
        current = ann.view["current"]
        if len(current["banker"]["cards"]) == 3:
            break
        phase(ann, "betting")
    # What was said before the result is why Banker drew.
    expect(ann.page.get_by_text(re.compile("^(Player stood; )?Banker has [0-6] and (always )?draws"))).to_be_visible()
    expect(ann.page.get_by_test_id("call")).to_be_visible()


def test_the_chances_of_each_side_are_shown_while_cards_come(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-midi", "normal"), sit=True)
    choose_chip(ann, "$25.00")
    put(ann, "player")
    say_ready(ann)
    phase(ann, "control")
    chances = ann.page.get_by_test_id("chances")
    expect(chances).to_have_accessible_name(re.compile(r"^Chances now: Player 44\.\d%, Tie 9\.\d%, Banker 45\.\d%$"))
    ann.page.get_by_role("button", name="Cede them").click()
    phase(ann, "settled")
    expect(chances).to_have_count(0)


def _play(visitor: Visitor) -> None:
    """A round to its payout."""
    choose_chip(visitor, "$25.00")
    put(visitor, "banker")
    say_ready(visitor)
    phase(visitor, "settled")


def _counts(visitor: Visitor, side: str) -> list[str]:
    """The counts that a hand really had, one after the other, as the cards were turned."""
    values = {**{str(pip): pip for pip in range(2, 10)}, "A": 1}
    total, counts = 0, []
    for card in visitor.view["current"][side]["cards"]:
        total = (total + values.get(card["face"][0], 0)) % 10
        counts.append(str(total))
    return [count for count, _ in groupby(counts)]
