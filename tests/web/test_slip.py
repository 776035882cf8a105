"""A slip that the house does not take: the sentence stands where it happened, and the slip can be mended."""

from __future__ import annotations

from playwright.sync_api import Locator, expect

from tests.web.conftest import OpenTable, Visit
from tests.web.playing import bet, choose_chip, expect_stakes, phase, put, say_ready
from tests.web.visitor import Visitor


def test_a_refused_slip_says_why_at_its_bet_and_can_be_mended(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini"), sit=True)
    choose_chip(ann, "$5.00")
    put(ann, "dragon_bonus_player")
    refused = _refused_at(ann, "dragon_bonus_player")
    assert refused == _answer(ann)["en"], "the server's own sentence"
    assert _held(ann) == {}
    expect_stakes(ann, dragon_bonus_player=500)

    say_ready(ann)
    phase(ann, "betting")
    assert not [frame for frame in ann.sent if frame.get("command", {}).get("kind") == "SayReady"]

    put(ann, "banker")
    expect(ann.page.get_by_role("alert")).to_have_count(0)
    ann.until(lambda: _held(ann) == {"dragon_bonus_player": 500, "banker": 500}, "the mended slip")


def test_each_refusal_names_its_own_bet(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini"), sit=True)
    choose_chip(ann, "$1.00")
    put(ann, "player")
    assert "5" in _refused_at(ann, "player"), "the least bet is said"
    ann.page.get_by_role("button", name="Undo", exact=True).click()
    expect(ann.page.get_by_role("alert")).to_have_count(0)

    choose_chip(ann, "$1,000.00")
    put(ann, "tie", times=2)
    expect(ann.page.get_by_role("alert")).to_have_count(1)
    assert ann.page.get_by_role("alert").inner_text() == _answer(ann)["en"]
    assert sum(_held(ann).values()) <= 100_000, "the first chip may have arrived before the second"
    ann.page.get_by_role("button", name="Undo", exact=True).click()
    ann.until(lambda: _held(ann) == {"tie": 100_000}, "what the purse allows")
    expect(ann.page.get_by_test_id("balance")).to_have_text("$0.00")


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


def _answer(visitor: Visitor) -> dict[str, str]:
    """The message of the last refusal that came over the socket."""
    answers = [frame for frame in visitor.frames if frame["type"] == "answer" and not frame["accepted"]]
    message: dict[str, str] = answers[-1]["refusal"]["message"]
    return message


def _held(visitor: Visitor) -> dict[str, int]:
    """What the server holds of the visitor's slip."""
    seat = next(each for each in visitor.view["seats"] if each["you"])
    return dict(seat["stakes"])
