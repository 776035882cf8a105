"""From 320 pixels on nothing is lost, only moved; light and dark; and stillness for those who ask for it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import OpenTable, Visit
from tests.web.playing import balance, bet, expect_stakes, open_every_card, phase
from tests.web.visitor import Json, Scheme, Visitor

PAGES = ("/", "/odds", "/simulate", "/learn", "/verify", "/operator")


@pytest.mark.parametrize("width", [320, 768])
def test_no_page_scrolls_sideways(visit: Visit, width: int) -> None:
    ann = visit(width=width, height=640)
    for path in PAGES:
        ann.open(path)
        expect(ann.page.get_by_role("heading").first).to_be_visible()
        _stays_inside(ann, path)
        assert _unreachable(ann) == [], path


def test_a_round_on_a_phone_of_320_pixels(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-midi", "normal")
    ann = visit("Ann", width=320, height=568, touch=True).at(table, sit=True)
    _stays_inside(ann, "betting")
    assert _unreachable(ann) == []
    ann.page.get_by_role("radio", name="Chip of $100.00").tap()
    bet(ann, "banker").tap()
    expect_stakes(ann, banker=10_000)
    for name in ("Seats", "History", "Odds", "How to play", "Fair"):
        ann.page.get_by_role("navigation", name="About this table").get_by_role("button", name=name).tap()
        sheet = ann.page.get_by_role("dialog", name="About this table")
        expect(sheet).to_be_visible()
        expect(sheet.get_by_role("tabpanel", name=name)).not_to_be_empty()
        _stays_inside(ann, name)
        sheet.get_by_role("button", name="Close").tap()
        expect(sheet).to_have_count(0)
    ann.page.get_by_role("button", name=re.compile("Your chips and settings$")).tap()
    menu = ann.page.get_by_role("dialog", name="Your chips and settings")
    expect(menu).to_be_visible()
    _stays_inside(ann, "the menu")
    ann.page.keyboard.press("Escape")

    ann.page.get_by_role("button", name="Deal", exact=True).tap()
    offer = ann.page.get_by_role("alertdialog", name="Banker's cards are yours to turn")
    expect(offer).to_be_visible()
    _stays_inside(ann, "the offer")
    offer.get_by_role("button", name=re.compile("^Take the cards")).tap()
    # The dealer turns Player's cards first.
    expect(ann.page.get_by_test_id("stage").get_by_role("slider")).to_be_visible()
    _stays_inside(ann, "the squeeze")
    assert _unreachable(ann, within="[data-testid=stage]") == [], "it lies over the bets, which are closed"
    turn = ann.page.get_by_test_id("stage").get_by_role("button", name="Turn", exact=True).first
    place = ann.page.get_by_test_id("stage").locator("[data-place]").first.get_attribute("data-place")
    turn.tap()
    ann.until(lambda: any(str(card["place"]) == place and card["exposed"] for card in _banker(ann)), "the turned card")
    open_every_card(ann)
    phase(ann, "settled")
    _stays_inside(ann, "the result")
    expect(ann.page.get_by_test_id("result")).to_be_visible()
    assert balance(ann) == 100_000 + {"banker": 9_500, "player": -10_000, "tie": 0}[ann.view["current"]["winner"]]


@pytest.mark.parametrize(("width", "height"), [(844, 390), (390, 664), (1366, 650)])
def test_d6_cards_bets_and_a_road_are_on_one_screen(
    visit: Visit, open_table: OpenTable, width: int, height: int
) -> None:
    ann = visit("Ann", width=width, height=height, touch=width < 900).at(open_table("leisurely-mini"), sit=True)
    bet(ann, "player").click()
    expect_stakes(ann, player=500)
    # Two rounds at once, so that the coach is silent and a road has something to show.
    for played in (1, 2):
        ann.page.keyboard.press("Space")
        ann.until(lambda: len(ann.view["shoe"]["rounds"]) == played, "a round")  # noqa: B023 - waited for at once
        phase(ann, "betting")
    ann.page.evaluate("() => scrollTo(0, 0)")
    _stays_inside(ann, "betting")
    seen: list[str] = ann.page.evaluate(
        """() => {
          const rack = document.querySelector(".rail").getBoundingClientRect();
          const fixed = getComputedStyle(document.querySelector(".rail")).position === "fixed";
          const floor = fixed ? rack.top : innerHeight;
          const road = ".roads-strip .big svg";
          return ["[data-testid=hand-player]", "[data-testid=hand-banker]", "[data-bet=player]", "[data-bet=banker]",
            "[data-bet=dragon_bonus_player]", road].filter((selector) => {
            const { top, bottom } = document.querySelector(selector).getBoundingClientRect();
            return top < 0 || bottom > floor + 1;
          });
        }"""
    )
    assert seen == [], "these are not whole on the screen"
    assert _unreachable(ann, within=".table") == []


def _banker(visitor: Visitor) -> list[Json]:
    cards: list[Json] = visitor.view["current"]["banker"]["cards"]
    return cards


def _stays_inside(visitor: Visitor, where: str) -> None:
    """The page is not wider than the screen."""
    width, room = visitor.page.evaluate("() => [document.documentElement.scrollWidth, innerWidth]")
    assert width <= room, f"{where} is {width} pixels wide on a screen of {room}"


def _unreachable(visitor: Visitor, *, within: str = "body") -> list[str]:
    """Controls that are too small for a finger (24 px), or that something else covers when scrolled to."""
    found: list[str] = visitor.page.evaluate(
        """(within) => {
          const controls = "button, a[href], input, select, textarea, [role=slider], [role=tab]";
          const problems = [];
          for (const each of document.querySelector(within).querySelectorAll(controls)) {
            const visible = each.checkVisibility({ opacityProperty: true, visibilityProperty: true });
            if (!visible || each.closest(".sr, .skip")) continue;
            const name = (each.getAttribute("aria-label") ?? each.textContent).trim().slice(0, 40) || each.outerHTML;
            each.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
            // A box to tick is as large as the label around it.
            const target = each.closest("label") ?? each;
            const box = target.getBoundingClientRect();
            const inText = each.matches("p a, li a, dd a, small a, p button");
            if (!inText && (box.width < 23.5 || box.height < 23.5))
              problems.push(`${name}: ${Math.round(box.width)} x ${Math.round(box.height)}`);
            const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
            const y = Math.min(Math.max(box.top + box.height / 2, 1), innerHeight - 1);
            const top = document.elementFromPoint(x, y);
            if (!top || !(target.contains(top) || top.contains(each)))
              problems.push(`${name} lies under ${top?.outerHTML.slice(0, 100)}`);
          }
          scrollTo(0, 0);
          return problems;
        }""",
        within,
    )
    return found


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_theme_follows_the_system_and_the_hand(visit: Visit, scheme: Scheme) -> None:
    other: Scheme = "light" if scheme == "dark" else "dark"
    ann = visit(scheme=scheme).open("/")
    assert _is_dark(ann) == (scheme == "dark")
    ann.page.emulate_media(color_scheme=other)
    assert _is_dark(ann) == (other == "dark"), "it follows the system while the page is open"
    ann.page.emulate_media(color_scheme=scheme)
    theme = ann.page.get_by_role("button", name=re.compile("^Theme:"))
    theme.click()
    expect(theme).to_have_accessible_name("Theme: Light")
    assert not _is_dark(ann)
    theme.click()
    expect(theme).to_have_accessible_name("Theme: Dark")
    assert _is_dark(ann)
    ann.page.reload()
    expect(theme).to_have_accessible_name("Theme: Dark")
    assert _is_dark(ann), "the choice is kept"


def _is_dark(visitor: Visitor) -> bool:
    """Whether the text is lighter than what is behind it."""
    found: bool = visitor.page.evaluate(
        """() => {
          const light = (element, property) => {
            const pen = new OffscreenCanvas(1, 1).getContext("2d");
            pen.fillStyle = getComputedStyle(element)[property];
            pen.fillRect(0, 0, 1, 1);
            const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
            return red + green + blue;
          };
          const behind = [document.body, document.documentElement].find(
            (each) => getComputedStyle(each).backgroundColor !== "rgba(0, 0, 0, 0)");
          return light(document.body, "color") > light(behind, "backgroundColor");
        }"""
    )
    return found


@pytest.mark.parametrize("reduced", [True, False])
def test_nothing_flies_about_for_those_who_ask_for_stillness(
    visit: Visit, open_table: OpenTable, reduced: bool
) -> None:
    ann = visit("Ann", reduced=reduced)
    ann.page.add_init_script(
        """window.moved = new Set();
        const watch = () => {
          for (const each of document.getAnimations()) {
            const timing = each.effect.getComputedTiming();
            const frames = each.effect.getKeyframes();
            const moves = frames.some((frame) => "transform" in frame || "translate" in frame || "left" in frame);
            const name = each.animationName ?? each.transitionProperty ?? each.id;
            if (moves && timing.activeDuration > 50) window.moved.add(name);
          }
          requestAnimationFrame(watch);
        };
        watch();"""
    )
    ann.at(open_table("leisurely-mini", "normal"), sit=True)
    bet(ann, "player").click()
    ann.page.get_by_role("button", name="Deal", exact=True).click()
    phase(ann, "settled")
    moved = ann.page.evaluate("() => [...window.moved]")
    assert bool(moved) != reduced, moved
