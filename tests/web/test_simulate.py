"""The simulator on the page: the same numbers for the same seed, watched, stopped, shared and taken home."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from punto.house import House
from punto.sim.as_json import bands_json, plan_json
from punto.sim.job import job_of
from punto.sim.kernels import Kernel
from punto.sim.plan import load_plan
from punto.sim.sessions import play_plan
from tests.web.conftest import Visit
from tests.web.visitor import Visitor


def percent(value: float, digits: int = 4) -> str:
    return f"{value:.{digits}f}%".replace("-", "−")


def done(visitor: Visitor) -> None:
    # The kernels are compiled first, which takes a minute where nobody did it before.
    expect(visitor.page.get_by_role("heading", name="Done", exact=True)).to_be_visible()


def shows_shoes(visitor: Visitor, house: str, *, shoes: int, seed: int) -> None:
    job = job_of(House.load(house), seed=seed, shoes=shoes)
    for price in job.prices(Kernel().count(job, (0, shoes))):
        cell = visitor.page.locator(f'[data-simulated="{price.bet.key}"]')
        expect(cell).to_have_text(percent(float(price.edge * 100)))


def test_shoes_are_simulated_shown_and_shared(visit: Visit, tmp_path: Path) -> None:
    ann, bob = visit(), visit()
    ann.open("/simulate?house=pairs-mini")
    ann.page.get_by_role("textbox", name="Shoes").fill("2000")
    ann.page.get_by_role("textbox", name="Seed").fill("4")
    ann.button("Run").click()
    done(ann)
    shows_shoes(ann, "pairs-mini", shoes=2000, seed=4)
    expect(ann.page.get_by_text("Agreement with the exact odds: no difference shows")).to_be_visible()
    charts = ann.page.get_by_role("img", name=re.compile("the simulated edge comes to"))
    expect(charts).to_have_count(3)
    expect(charts.first.locator("svg [aria-label=line] path")).to_be_visible()
    ann.button("All bets").click()
    expect(charts).to_have_count(7)
    with ann.page.expect_download() as taken:
        ann.page.get_by_role("link", name="JSON").click()
    taken.value.save_as(tmp_path / "run.json")
    result = json.loads((tmp_path / "run.json").read_text())
    assert (result["house"], result["shoes"], result["seed"]) == ("pairs-mini", 2000, 4)
    with ann.page.expect_download() as table:
        ann.page.get_by_role("link", name="CSV").click()
    assert table.value.suggested_filename == "punto-pairs-mini-4.csv"
    bob.page.goto(ann.page.url)
    done(bob)
    shows_shoes(bob, "pairs-mini", shoes=2000, seed=4)


def test_a_long_run_shows_how_far_it_is_and_can_be_stopped(visit: Visit) -> None:
    ann = visit().open("/simulate?house=pairs-mini")
    ann.page.get_by_role("textbox", name="Shoes").fill("15,000,000")
    ann.button("Run").click()
    expect(ann.page.get_by_role("heading", name="Running")).to_be_visible()
    expect(ann.page.locator('[data-simulated="tie"]')).to_be_visible()
    ann.button("Stop").click()
    expect(ann.page.get_by_role("heading", name="Stopped")).to_be_visible()
    part = float(ann.page.get_by_role("progressbar").get_attribute("value") or 0)
    assert 0 < part < 1
    expect(ann.button("Run again")).to_be_enabled()


def test_a_plan_is_shown_as_bands_of_quantiles(visit: Visit) -> None:
    ez = House.load("bclc-ez")
    outcome = play_plan(ez, load_plan("martingale", ez), 500, seed=1)
    figures, bands = plan_json(ez, outcome, seed=1), bands_json(ez, outcome)
    ann = visit().open("/simulate?house=bclc-ez&plan=martingale&shoes=500&seed=1")
    done(ann)
    expect(ann.page.get_by_text(percent(100 * outcome.ruined / outcome.sessions, 1), exact=True)).to_be_visible()
    mean = figures["mean"]
    assert isinstance(mean, float)
    expect(ann.page.get_by_text(f"−C${abs(mean):,.2f}" if mean < 0 else f"C${mean:,.2f}")).to_be_visible()
    expect(ann.page.get_by_role("img", name=re.compile("^Bands: at the end"))).to_be_visible()
    ann.page.get_by_text("The quantiles as a table").click()
    last = ann.page.locator("details table tbody tr").last
    quantiles = bands["quantiles"]
    assert isinstance(quantiles, dict)
    wanted = [f"{round(line[-1]):,}" for line in quantiles.values()]
    assert [cell.inner_text() for cell in last.locator("td").all()][:-1] == wanted


def test_a_plan_of_ones_own_and_its_problems(visit: Visit) -> None:
    ann = visit().open("/simulate?house=bclc-ez")
    ann.button("A betting plan").click()
    ann.page.get_by_role("textbox", name="Sessions").fill("200")
    ann.button("Change this plan").click()
    editor = ann.page.get_by_role("textbox", name="Plan file")
    sound = editor.input_value()
    assert "[[rule]]" in sound
    editor.fill(sound.replace('bet = "player"', 'bet = "nobody"'))
    ann.button("Run").click()
    line = sound.splitlines().index('bet = "player"') + 1
    expect(ann.button(f"Line {line}")).to_be_visible()
    editor.fill(sound)
    ann.button("Run").click()
    done(ann)
    assert "plan=own" in ann.page.url
    bob = visit()
    bob.page.goto(ann.page.url)
    done(bob)
    assert bob.page.locator("dl").last.inner_text() == ann.page.locator("dl").last.inner_text()


def test_what_cannot_be_run_is_said_before(visit: Visit) -> None:
    ann = visit().open("/simulate")
    ann.page.get_by_role("textbox", name="Shoes").fill("15000001")
    expect(ann.button("Run")).to_be_disabled()
    expect(ann.page.get_by_text("at most 15,000,000")).to_be_visible()
    ann.button("1,000", exact=True).click()
    expect(ann.button("Run")).to_be_enabled()
    ann.page.get_by_role("textbox", name="Seed").fill("-1")
    expect(ann.button("Run")).to_be_disabled()


def test_nothing_is_wider_than_a_small_phone(visit: Visit) -> None:
    for query in ("house=bclc-ez&shoes=1000&seed=1", "house=bclc-ez&plan=flat&shoes=100&seed=1"):
        ann = visit(width=320, height=640, touch=True).open(f"/simulate?{query}")
        done(ann)
        expect(ann.page.locator(".chart svg").first).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320
