"""A slip that the house does not take: the sentence stands where it happened, and no chip stays that is no bet."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Locator, expect

from tests.server.texts import words_of
from tests.web.conftest import OpenTable, Visit
from tests.web.playing import bet, choose_chip, expect_stakes, latest_round, put, say_ready
from tests.web.visitor import Visitor


def test_a_chip_that_is_not_taken_goes_back_with_the_sentence_at_its_bet(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini"), sit=True)
    choose_chip(ann, "$5.00")
    put(ann, "dragon_bonus_player")
    refused = _refused_at(ann, "dragon_bonus_player")
    assert refused == words_of(_answer(ann)), "the server's own sentence"
    assert _held(ann) == {}
    expect_stakes(ann)

    put(ann, "banker")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    put(ann, "dragon_bonus_player")
    ann.until(lambda: _held(ann) == {"dragon_bonus_player": 500, "banker": 500}, "both bets")
    for key in ("dragon_bonus_player", "banker"):
        expect(bet(ann, key).locator(".tick")).to_be_visible()
    expect(bet(ann, "banker")).to_contain_text("+4.75")
    expect(bet(ann, "dragon_bonus_player")).to_contain_text("≤ +150")


def test_the_felt_never_shows_more_than_limit_and_balance_allow(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-mini")
    ann = visit("Ann").at(table, sit=True)
    choose_chip(ann, "$1.00")
    put(ann, "player")
    assert "5" in _refused_at(ann, "player"), "the least bet is said"
    expect_stakes(ann)

    choose_chip(ann, "$100.00")
    put(ann, "player", times=8)
    ann.until(lambda: _held(ann) == {"player": 80_000}, "the bet")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.page.get_by_role("button", name="Double").click()
    expect(ann.page.get_by_role("alert")).to_have_text("That takes $1,600.00 and you have $1,000.00 to spend.")
    expect_stakes(ann, player=80_000)

    choose_chip(ann, "$1,000.00")
    put(ann, "tie")
    expect_stakes(ann, player=80_000, tie=20_000)
    put(ann, "tie")
    expect(ann.page.get_by_role("alert")).to_be_visible()
    ann.until(lambda: _held(ann) == {"player": 80_000, "tie": 20_000}, "what the purse allows")
    expect(ann.page.get_by_test_id("balance")).to_have_text("$0.00")
    say_ready(ann)
    ann.until(lambda: len(ann.view["shoe"]["rounds"]) == 1, "the round")
    assert {each["bet"]: each["stake"] for each in latest_round(ann, table)["own"]} == {
        "player": 80_000,
        "tie": 20_000,
    }


def test_a_right_click_takes_a_chip_back_and_undo_goes_from_the_last(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini"), sit=True)
    choose_chip(ann, "$25.00")
    put(ann, "player", times=3)
    bet(ann, "player").click(button="right")
    expect_stakes(ann, player=5_000)
    ann.page.get_by_role("button", name="Double").click()
    expect_stakes(ann, player=10_000)
    ann.page.get_by_role("button", name="Clear").click()
    expect_stakes(ann)
    for left in (10_000, 5_000, 7_500):
        ann.page.get_by_role("button", name="Undo").click()
        expect_stakes(ann, player=left)
    ann.until(lambda: _held(ann) == {"player": 7_500}, "what lies on the felt")


def _refused_at(visitor: Visitor, name: str) -> str:
    """The sentence at a bet, which is also what the bet is described by."""
    place = bet(visitor, name)
    expect(place).to_have_accessible_description(visitor.page.get_by_role("alert").inner_text())
    alert: Locator = visitor.page.get_by_role("alert")
    near, far = place.bounding_box(), alert.bounding_box()
    assert near is not None
    assert far is not None
    assert far["x"] < near["x"] + near["width"], "it stands at its bet"
    assert far["x"] + far["width"] > near["x"], "it stands at its bet"
    return alert.inner_text()


def _answer(visitor: Visitor) -> dict[str, Any]:
    """The message of the last refusal that came over the socket."""
    answers = [frame for frame in visitor.frames if frame["type"] == "answer" and not frame["accepted"]]
    message: dict[str, Any] = answers[-1]["refusal"]["message"]
    return message


def _held(visitor: Visitor) -> dict[str, int]:
    """What the server holds of the visitor's slip."""
    seat = next(each for each in visitor.view["seats"] if each["you"])
    return dict(seat["stakes"])
