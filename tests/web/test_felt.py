"""The felt: the whole schedule of a bet at its box, and what the house wants in view wherever the game is played."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import OpenTable, Visit
from tests.web.playing import bet, phase

SCHEDULE = ("30:1", "10:1", "6:1", "4:1", "2:1", "1:1")


def test_004_16_the_whole_schedule_is_seen_at_the_box_by_mouse_and_by_keys(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann", width=1200, height=760).at(open_table("leisurely-mini"), sit=True)
    phase(ann, "betting")
    tip = ann.page.locator("#schedule-dragon_bonus_player")
    expect(tip).to_be_hidden()
    bet(ann, "dragon_bonus_player").hover()
    expect(tip).to_be_visible()
    for odds in SCHEDULE:
        expect(tip).to_contain_text(odds)
    bet(ann, "tie").hover()
    expect(tip).to_be_hidden()
    bet(ann, "player").focus()
    ann.page.keyboard.press("ArrowLeft")
    expect(tip).to_be_visible()
    assert bet(ann, "dragon_bonus_player").get_attribute("aria-describedby") == "schedule-dragon_bonus_player"


def test_004_16_a_long_press_shows_the_schedule_and_lays_no_chip(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann", width=390, height=844, touch=True).at(open_table("leisurely-mini"), sit=True)
    phase(ann, "betting")
    box = bet(ann, "dragon_bonus_banker")
    tip = ann.page.locator("#schedule-dragon_bonus_banker")
    finger = {"pointerType": "touch", "isPrimary": True, "clientX": 5, "clientY": 5, "bubbles": True}
    box.dispatch_event("pointerdown", finger)
    expect(tip).to_be_visible()
    box.dispatch_event("pointerup", finger)
    box.dispatch_event("click")
    expect(tip).to_be_visible()
    for odds in SCHEDULE:
        expect(tip).to_contain_text(odds)
    ann.page.wait_for_timeout(400)
    assert not [frame for frame in ann.sent if frame.get("command", {}).get("kind") == "PlaceSlip"]
    bet(ann, "player").tap()
    expect(tip).to_be_hidden()
    ann.until(lambda: bool(ann.view["seats"][0]["stakes"]), "the tap that follows lays its chip")


def test_004_16_where_there_is_room_the_schedule_is_imprinted_on_the_felt(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann", width=1600, height=1000).at(open_table("leisurely-mini"), sit=True)
    phase(ann, "betting")
    schedule = ann.page.get_by_test_id("schedule-dragon_bonus_player")
    expect(schedule).to_be_visible()
    for odds in SCHEDULE:
        expect(schedule).to_contain_text(odds)


def test_001_23_slogan_and_helpline_stay_in_view_at_the_table_and_in_the_lobby(
    visit: Visit, open_table: OpenTable
) -> None:
    table = open_table("atlantic-city-mini")
    for width, height in ((1360, 860), (390, 844)):
        ann = visit("Ann", width=width, height=height).at(table)
        words = ann.page.get_by_test_id("house-words")
        expect(words).to_contain_text("Bet with your head")
        expect(words).to_contain_text("GAMBLER")
        expect(words).to_be_in_viewport()
        ann.open("/")
        lobby = ann.page.get_by_test_id("lobby-words")
        expect(lobby).to_contain_text("GAMBLER")
        expect(lobby).to_be_in_viewport()


def test_the_hint_names_the_servers_play_chips(visit: Visit, open_table: OpenTable) -> None:
    ann = visit("Ann").at(open_table("leisurely-mini"))
    given = ann.fetch("/api/session")["play_chips"]
    expect(ann.page.get_by_test_id("coach")).to_contain_text(f"${given:,}.00 in play chips")
