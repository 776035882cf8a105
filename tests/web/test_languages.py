"""The whole page in Chinese: by the browser's wish and by hand, and nothing in English is left."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.web.catalogue import english, english_in, said
from tests.web.conftest import OpenTable, Visit
from tests.web.playing import bet, open_every_card, phase
from tests.web.visitor import Visitor


def test_a_round_in_chinese_without_a_word_of_english(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-midi", "normal")
    ann = visit("Ann", lang="zh-CN").at(table, sit=True)
    assert ann.page.locator("html").get_attribute("lang") == "zh-Hans"
    assert english_in(ann) == []
    for name in ann.page.get_by_role("tab").all_inner_texts():
        ann.page.get_by_role("tab", name=name, exact=True).click()
        expect(ann.page.get_by_role("tabpanel", name=name, exact=True)).not_to_be_empty()
        assert english_in(ann) == [], name
    bet(ann, "dragon_bonus_player").click()
    expect(ann.page.get_by_role("alert")).to_be_visible()
    assert english_in(ann) == [], "a refusal"
    ann.page.keyboard.press("c")
    bet(ann, "banker").click()
    bet(ann, "banker").press("Space")
    phase(ann, "control")
    assert english_in(ann) == [], "an offer"
    ann.page.get_by_role("alertdialog").get_by_role("button").first.click()
    phase(ann, "exposing")
    ann.page.get_by_test_id("stage").get_by_role("slider").first.press("ArrowRight")
    ann.until(lambda: any(card["peeled"] for card in ann.view["current"]["banker"]["cards"]), "a peel")
    assert english_in(ann) == [], "a squeeze"
    open_every_card(ann)
    phase(ann, "settled")
    assert english_in(ann) == [], "the result"
    heard = ann.page.get_by_test_id("live").inner_text() + ann.page.get_by_test_id("live-result").inner_text()
    assert re.search("[庄闲和]", heard)


def test_every_page_in_chinese(visit: Visit) -> None:
    ann = visit(lang="zh-CN")
    for path in ("/", "/operator", "/verify", "/odds", "/simulate", "/learn", "/no-such-page", "/table/no-such-table"):
        ann.open(path)
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        assert english_in(ann) == [], path


def test_the_language_is_chosen_by_hand_and_kept(visit: Visit) -> None:
    ann = visit(lang="en-GB").open("/")
    expect(ann.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    assert _english_sentences(ann), "the search finds English where there is some"
    ann.page.get_by_role("combobox", name="Language").select_option("简体中文")
    expect(ann.page.get_by_role("heading", level=1)).not_to_have_text("Take a seat")
    assert english_in(ann) == []
    ann.page.reload()
    expect(ann.page.get_by_role("combobox", name="语言")).to_have_value("zh-Hans")
    assert english_in(ann) == []
    ann.page.get_by_role("combobox", name="语言").select_option("English")
    expect(ann.page.get_by_role("heading", name="Take a seat")).to_be_visible()
    assert ann.page.locator("html").get_attribute("lang") == "en"


def _english_sentences(visitor: Visitor) -> set[str]:
    catalogue = english()
    return {text for text in said(visitor) if text in catalogue}
