"""Studies and counts on the page: the figures of the command, sliders that answer at once, links that show the same."""

from __future__ import annotations

import json
import re
from decimal import ROUND_HALF_UP, Decimal

import pytest
from playwright.sync_api import expect

from punto.cli import main
from punto.house import House
from punto.pricing.prices import StakePolicy
from punto.study.counting import CountStudy
from punto.study.earnings import Count, Earnings, parse_tags
from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.visitor import Scheme, Visitor

_EZ = House.load("bclc-ez")
_TAGS = "0,0,0,-1,-1,-1,-1,2,2,0"
_COUNT = "/simulate?kind=count&house=bclc-ez&bet=dragon_7&shoes=200&seed=5"


def figure(value: float, digits: int) -> str:
    """As browsers round: halves of the shortest decimal go away from zero."""
    return str(Decimal(repr(value)).quantize(Decimal(1).scaleb(-digits), ROUND_HALF_UP)).replace("-", "−")


def percent(value: float, digits: int) -> str:
    return f"{figure(100 * value, digits)}%"


def earned(tags: str, trigger: float, *, running: bool = False) -> Earnings:
    stakes = StakePolicy(_EZ.commission, _EZ.payout_rounding)
    judged = CountStudy(_EZ.offer("dragon_7").bet, _EZ.shoe, stakes, seed=5, shoes=200)
    return judged.earnings(Count(parse_tags(tags), trigger, running))


def shows_earnings(visitor: Visitor, expected: Earnings) -> None:
    figures = {
        "units": figure(expected.units_per_shoe, 4),
        "bets": figure(expected.bets_per_shoe, 2),
        "edge": percent(expected.average_edge, 3),
        "perfect": percent(expected.share_of_perfect, 1),
        "ruin": percent(expected.risk_of_ruin(1000), 2),
        "kelly": figure(expected.kelly * 1000, 2),
    }
    for key, value in figures.items():
        expect(visitor.page.locator(f"[data-earns={key}]")).to_have_text(value)


def done(visitor: Visitor) -> None:
    expect(visitor.page.get_by_role("heading", name="Done", exact=True)).to_be_visible()


def test_a_study_is_that_of_the_command_and_is_shared(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    ann, bob = visit(), visit()
    ann.open("/simulate?house=bclc-ez")
    ann.button("Study").click()
    ann.page.get_by_role("textbox", name="Shoes").fill("600")
    ann.page.get_by_role("textbox", name="Seed").fill("4")
    ann.button("Run").click()
    done(ann)
    assert main(["study", "bclc-ez", "--shoes", "600", "--seed", "4", "--json"]) == 0
    bets = json.loads(capsys.readouterr().out)["bets"]
    ann.page.get_by_label("Show").select_option("Expectation of every bet")
    ann.until(lambda: "show=expectation" in ann.page.url, "what is shown in the address")
    bob.page.goto(ann.page.url)
    done(bob)
    for visitor in (ann, bob):
        for bet in bets:
            cell = visitor.page.locator(f'[data-units="{bet["key"]}"]')
            expect(cell).to_have_text(f"{bet['units_per_shoe']:.5f}")
            row = visitor.page.locator("tr").filter(has=cell)
            expect(row).to_contain_text(f"± {bet['standard_error']:.5f}")
            expect(row).to_contain_text(percent(bet["positive_share"], 4))
            expect(row).to_contain_text(percent(bet["average_edge"], 4))
        charts = visitor.page.get_by_role("img", name=re.compile("Expectation of every bet by the share"))
        expect(charts).to_have_count(len(bets))
        expect(charts.first.locator("svg rect").first).to_be_visible()
        visitor.page.get_by_text("The same as a table").click()
        last = visitor.page.locator("details table tbody tr").last.locator("td").last
        expect(last).to_have_text(percent(bets[-1]["by_depth"][-1]["expectation"], 4))


def test_sliders_change_the_figures_and_the_link_shows_the_same(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.open(f"{_COUNT}&tags={_TAGS.replace(',', '.')}&trigger=4")
    shows_earnings(ann, earned(_TAGS, 4))
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(f"{request.method} {request.url}"))
    eight = ann.page.get_by_role("slider", name="Tag of 8")
    eight.focus()
    ann.page.keyboard.press("ArrowRight")
    shows_earnings(ann, earned("0,0,0,-1,-1,-1,-1,3,2,0", 4))
    expect(ann.page.get_by_text("not balanced")).to_be_visible()
    ann.page.get_by_role("slider", name="Tag of Ace").fill("-1")
    ann.page.get_by_role("slider", name="Bet at this count or above").fill("5.25")
    expected = earned("-1,0,0,-1,-1,-1,-1,3,2,0", 5.25)
    shows_earnings(ann, expected)
    assert not [each for each in asked if not each.startswith("GET") or "/states" in each], "no server was asked"
    assert "tags=-1.0.0.-1.-1.-1.-1.3.2.0" in ann.page.url
    bob.page.goto(ann.page.url)
    shows_earnings(bob, expected)
    bob.button("running count").click()
    bob.page.get_by_role("slider", name="Bet at this count or above").fill("20")
    shows_earnings(bob, earned("-1,0,0,-1,-1,-1,-1,3,2,0", 20, running=True))
    assert "by=running" in bob.page.url


def test_a_design_is_that_of_the_command_and_has_a_sheet(visit: Visit, capsys: pytest.CaptureFixture[str]) -> None:
    ann = visit().open("/simulate?house=bclc-ez")
    ann.button("Count").click()
    ann.page.get_by_role("textbox", name="Shoes").fill("60")
    ann.page.get_by_role("textbox", name="Seed").fill("3")
    ann.button("Run").click()
    done(ann)
    asked = ["count", "dragon_7", "--house", "bclc-ez", "--shoes", "60", "--seed", "3", "--json"]
    assert main(asked) == 0
    answer = json.loads(capsys.readouterr().out)
    units = ann.page.locator("[data-earns=units]")
    expect(units).to_have_text(f"{answer['units_per_shoe']:.4f}")
    for design in answer["designs"]:
        ann.button(f"Level {design['level']}", exact=True).click()
        expect(units).to_have_text(f"{design['units_per_shoe']:.4f}")
        for card, tag in zip("A23456789T", design["tags"], strict=True):
            expect(ann.page.locator(f'[data-tag="{card}"]')).to_have_value(str(tag))
    sheet = ann.page.get_by_role("link", name="Tracking sheet (PDF)").get_attribute("href")
    assert sheet is not None
    made = ann.ask(sheet)
    assert made.ok
    assert made.body().startswith(b"%PDF")


def test_a_bet_that_nothing_can_be_counted_for_is_refused_in_a_sentence(visit: Visit) -> None:
    ann = visit().open("/simulate?kind=count&house=pairs-mini&bet=player_pair")
    ann.button("Run").click()
    expect(ann.page.get_by_role("alert")).to_contain_text("Removing a card does nothing to Player Pair")


def test_a_study_can_be_stopped(visit: Visit) -> None:
    ann = visit().open("/simulate?kind=study&house=pairs-mini")
    ann.button("100,000", exact=True).click()
    ann.button("Run").click()
    expect(ann.page.locator('[data-units="tie"]')).to_be_visible()
    ann.button("Stop").click()
    expect(ann.page.get_by_role("heading", name="Stopped")).to_be_visible()
    expect(ann.page.locator('[data-units="tie"]')).to_be_visible()


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_nothing_is_wider_than_a_small_phone_and_axe_finds_nothing(visit: Visit, scheme: Scheme) -> None:
    study = "/simulate?kind=study&house=dragon-mini&shoes=300&seed=2"
    for path in (study, f"{_COUNT}&tags={_TAGS.replace(',', '.')}&trigger=4"):
        ann = visit(width=320, height=640, touch=True, scheme=scheme).open(path)
        expect(ann.page.locator(".chart svg").first).to_be_visible()
        ann.page.get_by_text("The same as a table").click()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320
        assert findings(ann) == [], path
