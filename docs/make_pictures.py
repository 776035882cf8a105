"""Pictures of every page and every state of the table, taken from a real server with a real browser: `make pictures`.

    python -m docs.make_pictures                 all of them
    python -m docs.make_pictures squeeze odds    these scenes

Cards come as they come: what a picture is to show (a natural, a third card, a win) is played for until it happens.
"""

from __future__ import annotations

import json
import re
import sys
import tempfile
from pathlib import Path
from typing import Any

import httpx
from playwright.sync_api import Locator, expect, sync_playwright

from docs.studio import SCENES, Studio, scene
from tests.server.harness import TOKEN, ServerProcess
from tests.web.cable import Cable
from tests.web.chromium import FLAGS, chromium
from tests.web.operator import Operator
from tests.web.playing import bet, choose_chip, open_every_card, phase, put, say_ready, tab
from tests.web.visitor import Visitor

FOLDER = Path(__file__).parent
TABLES = (
    "mini=dragon-mini",
    "midi=dragon-midi",
    "atlantic=atlantic-city-mini,pace=instant,bots=4",
    "pairs=pairs-mini,pace=instant,bots=3",
    "squeeze=ohio-midi,pace=instant,bots=3",
    "vancouver=bclc-ez,pace=instant,bots=2",
)
MOST_BYTES = 6_000_000
PHONE: dict[str, Any] = {"width": 390, "height": 844, "scale": 2, "touch": True}


# ------------------------------------------------------------------------------------------- lobby


@scene
def lobby(studio: Studio) -> None:
    """The lobby, and the ways from it to a table."""
    studio.fill("mini", 34)
    studio.fill("midi", 21)
    with studio.visitor() as ann:
        for table in ("atlantic", "pairs", "squeeze", "vancouver"):
            studio.wait_for_results(ann, table, 16)
            studio.set_pace(table, "normal")
        ann.open("/")
        expect(ann.page.get_by_test_id("table-vancouver")).to_be_visible()
        studio.shot(ann, "lobby", whole=True)
        ann.page.get_by_role("button", name="Sit down").first.click()
        ann.page.get_by_label("Your name").fill("Amber Heron")
        studio.shot(ann, "sign-in")
        ann.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        ann.button("Open a table").click()
        ann.page.get_by_role("dialog").get_by_role("button", name="Take a seat").click()
        expect(ann.page.get_by_role("dialog", name="Open a table of your own")).to_be_visible()
        studio.shot(ann, "open-a-table")
    with studio.visitor(scheme="light") as ann:
        ann.open("/")
        expect(ann.page.get_by_test_id("table-vancouver")).to_be_visible()
        studio.shot(ann, "lobby-light")
    with studio.visitor(**PHONE) as ann:
        ann.open("/")
        expect(ann.page.get_by_test_id("table-vancouver")).to_be_visible()
        studio.shot(ann, "phone-lobby")


# ------------------------------------------------------------------------------------- at the table


@scene
def betting(studio: Studio) -> None:
    """Bets on the felt, one's own and others'; and a slip that the house does not take."""
    with studio.visitor("Mara", coached=False) as mara:
        studio.set_pace("pairs", "instant")
        studio.wait_for_results(mara, "pairs", 38)
        studio.set_pace("pairs", "normal")
        mara.at("pairs", sit=True)
        _bets_of_all(mara)
        studio.shot(mara, "betting")
        for name, picture in (("Odds", "live-odds"), ("How to play", "how-to-play"), ("Fair", "fairness")):
            tab(mara, name)
            mara.page.wait_for_load_state("networkidle")
            studio.shot(mara, picture)
        tab(mara, "Seats")
        _new_betting(mara)
        choose_chip(mara, "$25.00")
        put(mara, "dragon_bonus_banker")
        expect(mara.page.get_by_role("alert")).to_be_visible()
        studio.shot(mara, "refused")


def _new_betting(visitor: Visitor) -> None:
    """Wait for a betting phase of which much is left."""
    visitor.until(
        lambda: visitor.phase == "betting" and not any(each["stakes"] for each in visitor.view["seats"] if each["you"]),
        "the next round",
    )


def _bets_of_all(visitor: Visitor) -> None:
    """Bet, and wait until the others have bet too."""
    _new_betting(visitor)
    choose_chip(visitor, "$100.00")
    put(visitor, "banker")
    choose_chip(visitor, "$25.00")
    put(visitor, "tie")
    put(visitor, "dragon_bonus_banker")
    visitor.until(lambda: len([each for each in visitor.view["seats"] if each["stakes"]]) > 2, "the bets of others")


@scene
def round_of_cards(studio: Studio) -> None:
    """Dealing, a natural, third cards, a win and a loss: whichever comes first."""
    wanted = {"dealing", "natural", "third-cards", "settled-win", "settled-loss"}
    with studio.visitor("Mara") as mara:
        studio.set_pace("pairs", "normal")
        mara.at("pairs", sit=True)
        for _ in range(40):
            _bets_of_all(mara)
            number = mara.view["current"]["number"]
            say_ready(mara)
            while mara.view["current"]["number"] == number and mara.phase != "settled":
                for name in sorted(_shown(mara) & wanted):
                    studio.shot(mara, name)
                    wanted.discard(name)
                mara.page.wait_for_timeout(60)
            # The chips have come home by then.
            mara.page.wait_for_timeout(1400)
            for name in sorted(_shown(mara) & wanted):
                studio.shot(mara, name)
                wanted.discard(name)
            if not wanted:
                return
    raise AssertionError(f"never came: {wanted}")


def _shown(visitor: Visitor) -> set[str]:
    """What the table shows now that is worth a picture."""
    current, own = visitor.view["current"], visitor.view["own"]
    hands = [current[side] for side in ("player", "banker")]
    cards = [len([card for card in hand["cards"] if card["exposed"]]) for hand in hands]
    if visitor.phase == "settled":
        net = sum(each["net"] for each in own["bets"])
        natural = {"natural"} if any(hand["natural"] for hand in hands) else set()
        return natural | ({"settled-win"} if net > 0 else {"settled-loss"} if net < 0 else set())
    if visitor.phase == "third_cards" and 3 in cards:
        return {"third-cards"}
    return {"dealing"} if sum(cards) == 3 else set()


@scene
def squeeze(studio: Studio) -> None:
    """An offer, a squeeze by the one who has the cards, and what the others see of it."""
    studio.set_pace("midi", "normal")
    with studio.visitor("Mara") as mara, studio.visitor("Tom") as tom:
        _take_cards(mara, tom, lambda: studio.shot(mara, "offer"))
        _peel(mara, tom)
        studio.shot(mara, "squeeze")
        studio.shot(tom, "squeeze-watched")
        mara.page.mouse.up()
        open_every_card(mara)
    with studio.visitor("Mara", **PHONE) as mara, studio.visitor("Tom") as tom:
        _take_cards(mara, tom, lambda: studio.shot(mara, "phone-offer"))
        _peel(mara, tom)
        studio.shot(mara, "phone-squeeze")
        mara.page.mouse.up()
        open_every_card(mara)
        mara.page.wait_for_timeout(1400)
        studio.shot(mara, "phone-settled")


def _take_cards(mara: Visitor, tom: Visitor, when_offered: object) -> None:
    """Mara has the larger bet on Player and takes its cards."""
    for each in (mara, tom):
        each.at("midi", sit=True)
    _new_betting(mara)
    choose_chip(mara, "$100.00")
    put(mara, "player")
    choose_chip(tom, "$25.00")
    put(tom, "player")
    put(tom, "tie")
    say_ready(mara)
    say_ready(tom)
    phase(mara, "control")
    mara.page.wait_for_timeout(500)
    assert callable(when_offered)
    when_offered()
    mara.page.get_by_role("button", name=re.compile("^Take the cards")).click()
    phase(mara, "exposing")
    mara.page.wait_for_timeout(400)


def _peel(mara: Visitor, tom: Visitor) -> None:
    """Fold the side of the first card over, and hold it there."""
    card = mara.page.get_by_test_id("stage").get_by_role("slider").first
    _drag(mara, card, (0.98, 0.62), (0.40, 0.5))
    expect(tom.page.locator(".peeling")).to_have_count(1)
    tom.page.wait_for_timeout(300)


def _drag(visitor: Visitor, card: Locator, start: tuple[float, float], end: tuple[float, float]) -> None:
    box = card.bounding_box()
    assert box is not None
    (x, y), (to_x, to_y) = ((box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in (start, end))
    visitor.page.mouse.move(x, y)
    visitor.page.mouse.down()
    visitor.page.mouse.move(to_x, to_y, steps=20)


@scene
def interruptions(studio: Studio) -> None:
    """A pause, a void round, a cut, a lost connection, a closed table."""
    studio.operator.open("interrupted", "dragon-mini", "calm")
    with Cable(studio.server.port) as cable, studio.visitor("Mara", url=cable.url) as mara:
        mara.at("interrupted", sit=True)
        choose_chip(mara, "$100.00")
        put(mara, "banker")
        mara.until(lambda: mara.view["own"]["staked"] > 0, "the slip")
        studio.operator.command("interrupted", "PauseTable", reason="The card shuffler is being looked at")
        expect(mara.page.get_by_text("The table is paused")).to_be_visible()
        studio.shot(mara, "paused")
        studio.operator.command("interrupted", "ResumeTable")
        cable.cut()
        expect(mara.page.get_by_text("The connection is gone")).to_be_visible()
        studio.shot(mara, "reconnecting")
        cable.mend()
        expect(mara.page.get_by_text("The connection is gone")).to_have_count(0)
        say_ready(mara)
        mara.until(lambda: len(mara.view["current"]["player"]["cards"]) >= 2, "cards")
        studio.operator.command("interrupted", "VoidRound", reason="A card fell off the table", end_shoe=True)
        phase(mara, "settled")
        mara.page.wait_for_timeout(600)
        studio.shot(mara, "void")
        phase(mara, "cutting")
        mara.page.wait_for_timeout(600)
        studio.shot(mara, "cut")
        studio.operator.command("interrupted", "CloseTable", reason="End of the night")
        expect(mara.page.get_by_role("heading", name="This table is closed")).to_be_visible()
        studio.shot(mara, "closed")


@scene
def other_looks(studio: Studio) -> None:
    """By daylight, in Chinese, on a tablet and on a phone, and the house with the most bets."""
    looks: dict[str, dict[str, Any]] = {
        "betting-light": {"scheme": "light"},
        "betting-chinese": {"lang": "zh-CN"},
        "phone-betting": PHONE,
        "phone-betting-light-chinese": {**PHONE, "scheme": "light", "lang": "zh-CN"},
        "tablet": {"width": 834, "height": 1112},
    }
    for name, options in looks.items():
        with studio.visitor("Mara", **options) as mara:
            mara.at("pairs", sit=True)
            _new_betting(mara)
            for key in ("banker", "banker", "tie", "dragon_bonus_banker"):
                bet(mara, key).click()
            mara.page.wait_for_timeout(1500)
            studio.shot(mara, name)
    with studio.visitor() as ann:
        ann.at("atlantic")
        ann.until(lambda: ann.phase == "settled", "a result")
        ann.page.wait_for_timeout(1400)
        studio.shot(ann, "watching")


# ------------------------------------------------------------------------------- what lies behind it


@scene
def history(studio: Studio) -> None:
    """The rounds of a session, and one of them again."""
    with studio.visitor("Mara") as mara:
        mara.at("pairs", sit=True)
        studio.set_pace("pairs", "instant")
        for _ in range(8):
            before = len(mara.view["shoe"]["rounds"])
            expect(mara.page.locator("main[data-phase=betting]")).to_be_visible()
            put(mara, "banker")
            bet(mara, "banker").press("Space")
            mara.until(lambda before=before: len(mara.view["shoe"]["rounds"]) != before, "the round")  # type: ignore[misc]
        studio.set_pace("pairs", "normal")
        panel = tab(mara, "History")
        panel.get_by_role("button", name="My session").click()
        mara.page.wait_for_timeout(500)
        studio.shot(mara, "history")
        told = mara.fetch("/api/tables/pairs/rounds?limit=1")["rounds"][0]
        mara.open(f"/table/pairs/round/{told['shoe']}/{told['number']}")
        mara.page.get_by_role("button", name="To the end").click()
        mara.page.wait_for_timeout(500)
        studio.shot(mara, "replay")


@scene
def verify(studio: Studio) -> None:
    """A shoe verified card by card, and a record with a lie in it."""
    with studio.visitor() as ann:
        studio.operator.command("mini", "VoidRound", reason="The end of the evening", end_shoe=True)
        ann.until(lambda: bool(_recorded(ann, "mini")), "the record")
        ann.open("/verify?table=mini&shoe=1")
        expect(ann.page.get_by_role("status").filter(has_text="Every card")).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        studio.shot(ann, "verify", whole=True)
        record = ann.fetch("/api/tables/mini/shoes/1")
        told = record["rounds"][4]
        told["cards"] = ("9h" if not told["cards"].startswith("9h") else "8s") + told["cards"][2:]
        ann.open("/verify")
        ann.page.get_by_label("Paste a record (JSON)").fill(json.dumps(record))
        ann.page.get_by_role("region", name="A record you have").get_by_role("button", name="Verify").click()
        expect(ann.page.get_by_role("status").filter(has_text="failed")).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        studio.shot(ann, "verify-false")


def _recorded(visitor: Visitor, table: str) -> list[int]:
    shoes = visitor.fetch(f"/api/tables/{table}/shoes")["shoes"]
    return [each["number"] for each in shoes if each["recorded"]]


@scene
def operator(studio: Studio) -> None:
    """The operator's floor, a command, and the audit."""
    with studio.visitor() as desk:
        desk.open("/operator")
        desk.page.get_by_label("Token").fill(TOKEN)
        desk.button("Sign in").click()
        desk.page.get_by_role("main").get_by_text("pairs", exact=True).first.click()
        expect(desk.button("Void the round…")).to_be_visible()
        expect(desk.page.get_by_role("row").nth(5)).to_be_visible()
        studio.shot(desk, "operator")
        desk.button("Void the round…").click()
        desk.page.get_by_label("Reason").fill("A card fell off the table")
        studio.shot(desk, "operator-void")
        desk.page.keyboard.press("Escape")
        desk.button("Audit").click()
        desk.button("Audit everything").click()
        expect(desk.page.get_by_role("status").filter(has_text="Nothing differs.")).to_be_visible()
        studio.shot(desk, "audit")


# --------------------------------------------------------------------------------------- the analyst


@scene
def odds(studio: Studio) -> None:
    """The exact odds of a house, and two houses side by side."""
    with studio.visitor() as ann:
        ann.open("/odds?house=dragon-mini&removed=8h3.9s2")
        expect(ann.page.locator("[data-edge]").first).to_be_visible()
        ann.page.wait_for_load_state("networkidle")
        studio.shot(ann, "odds", whole=True)
        ann.open("/odds?house=bclc-mini")
        ann.page.get_by_label("Compare with").select_option("bclc-ez")
        expect(ann.page.get_by_role("table", name="The edge of each bet in both houses")).to_be_visible()
        ann.page.get_by_role("table", name="The edge of each bet in both houses").scroll_into_view_if_needed()
        studio.shot(ann, "odds-compared")
    with studio.visitor(**PHONE) as ann:
        ann.open("/odds?house=dragon-mini")
        expect(ann.page.locator("[data-edge]").first).to_be_visible()
        studio.shot(ann, "phone-odds")


@scene
def simulate(studio: Studio) -> None:
    """A million rounds, and a betting plan put to the test."""
    with studio.visitor() as ann:
        ann.open("/simulate")
        ann.page.wait_for_load_state("networkidle")
        studio.shot(ann, "simulate", whole=True)


@scene
def learn(studio: Studio) -> None:
    """A drill with its reason, and the squeeze explained."""
    with studio.visitor() as ann:
        ann.open("/learn?house=dragon-mini")
        expect(ann.page.locator("article h2")).to_be_visible()
        ann.page.keyboard.press("1")
        expect(ann.button(re.compile("^Next"))).to_be_visible()
        ann.page.wait_for_timeout(400)
        studio.shot(ann, "learn", whole=True)


# ----------------------------------------------------------------------------------------------------


def main(wanted: list[str]) -> int:
    """Take the pictures, and say how large they are together."""
    with tempfile.TemporaryDirectory() as folder:
        options = ["--rate", "20", "--log-level", "warning", "--grace", "1"]
        with (
            ServerProcess(Path(folder), tables=TABLES, options=options) as server,
            sync_playwright() as playwright,
            httpx.Client(base_url=server.url, timeout=20) as http,
        ):
            browser = playwright.chromium.launch(executable_path=chromium(), args=list(FLAGS))
            studio = Studio(server, browser, Operator(http), FOLDER)
            for name, take in SCENES.items():
                if not wanted or name in wanted:
                    sys.stdout.write(f"{name}\n")
                    take(studio)
            browser.close()
    size = sum(path.stat().st_size for path in FOLDER.glob("*.png"))
    sys.stdout.write(f"{studio.taken} pictures; all together have {size / 1e6:.1f} MB\n")
    return 0 if size <= MOST_BYTES else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
