"""The tabs beside the table: how to play is the house, the odds are the exact ones, and history tells what happened."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.server.texts import words_of
from tests.web.conftest import OpenTable, Visit
from tests.web.playing import bet, phase, put, say_ready, tab
from tests.web.visitor import Json, Visitor

SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
HOUSES = ("dragon-mini", "atlantic-city-midi", "bclc-ez")


@pytest.mark.parametrize("house", HOUSES)
def test_how_to_play_is_the_house(visit: Visit, open_table: OpenTable, house: str) -> None:
    table = open_table(house, "instant")
    for lang, name, code in (("en-GB", "How to play", "en"), ("zh-CN", "玩法", "zh-Hans")):
        ann = visit(lang=lang).at(table)
        tab(ann, name)
        leaflet = ann.fetch(f"/api/houses/{house}/how-to-play?lang={code}")
        expect(ann.page.get_by_text(leaflet["cover"]["about"])).to_be_visible()
        told = " ".join(tab(ann, name).inner_text().split())
        for section in leaflet["sections"]:
            assert section["title"] in told
            for said in _sentences(section):
                assert " ".join(said.split()) in told
        assert leaflet["notice"] in told


def _sentences(section: Json) -> Iterator[str]:
    """Every text of a section that stands by itself."""
    for block in section["blocks"]:
        match block["kind"]:
            case "paragraph" | "subheading":
                yield block["text"]
            case "points":
                yield from (item["text"] for item in block["items"])
            case "table":
                yield from (cell["text"] for row in block["rows"] for cell in row)
            case "hands":
                yield from (hand["result"] for hand in block["hands"])
            case "example":
                yield block["title"]
                yield from (line["text"] for line in block["lines"])


def test_the_leaflet_at_the_table_is_a_printable_file(visit: Visit, open_table: OpenTable) -> None:
    ann = visit().at(open_table("ohio-midi", "instant"))
    link = tab(ann, "How to play").get_by_role("link", name="Leaflet to print")
    address = link.get_attribute("href")
    assert address is not None
    answer = ann.ask(address)
    assert answer.ok
    assert answer.headers["content-type"] == "application/pdf"
    assert answer.body().startswith(b"%PDF-")


def test_the_live_odds_are_those_of_the_cards_that_were_seen(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-mini", "normal")
    ann = visit("Ann").at(table, sit=True)
    fresh = _odds_shown(ann, table)
    put(ann, "player")
    say_ready(ann)
    phase(ann, "settled")
    later = _odds_shown(ann, table)
    assert later != fresh, "the cards of the round are out of the shoe"
    panel = tab(ann, "Odds")
    panel.get_by_role("checkbox", name="Live odds").uncheck()
    expect(panel).to_contain_text("Live odds are switched off.")
    expect(panel.get_by_role("table")).to_have_count(0)


def _odds_shown(visitor: Visitor, table: str) -> list[tuple[str, ...]]:
    """The rows of the table of odds, which say what the interface says."""
    panel = tab(visitor, "Odds")
    told = visitor.fetch(f"/api/tables/{table}/odds")
    house = visitor.fetch(f"/api/houses/{visitor.view['house']}")
    names = {each["bet"]: words_of(each["name"]) for each in house["bets"]}
    wanted: list[tuple[str, ...]] = [
        (names[each["bet"]], _percent(100 * each["p_win"]), _percent(each["edge_percent"])) for each in told["bets"]
    ]
    for number, row in enumerate(wanted, start=1):
        for place, text in enumerate(row):
            cell = panel.get_by_role("row").nth(number).get_by_role("cell").nth(place)
            expect(cell).to_have_text(text)
    assert panel.get_by_role("row").count() == len(wanted) + 1
    expect(panel).to_contain_text(f"{told['cards']} unseen cards")
    return wanted


def _percent(value: float) -> str:
    return f"{value:.2f}%".replace("-", "−")


def test_history_lists_the_rounds_and_shows_each_again(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-mini", "instant")
    ann = visit("Ann").at(table, sit=True)
    for number in (1, 2, 3):
        phase(ann, "betting")
        put(ann, "banker")
        say_ready(ann)
        ann.until(lambda number=number: len(ann.view["shoe"]["rounds"]) == number, "the round")  # type: ignore[misc]
    rounds: list[Json] = ann.fetch(f"/api/tables/{table}/rounds")["rounds"]
    panel = tab(ann, "History")
    rows = panel.get_by_role("listitem").filter(has=ann.page.get_by_role("button", expanded=False))
    expect(rows).to_have_count(3)
    for row, told in zip(rows.all(), rounds, strict=True):
        for side in ("player", "banker"):
            faces = [card["face"] for card in told["cards"] if card["side"] == side]
            expect(row).to_contain_text("".join(face[0].replace("T", "10") + SUITS[face[1]] for face in faces))
        expect(row).to_contain_text(f"{abs(told['own'][0]['net']) / 100:.2f}")
    panel.get_by_role("button", name="My rounds").click()
    net = sum(each["own"][0]["net"] for each in rounds)
    expect(panel).to_contain_text(re.compile(rf"Won and lost\s+[+−]?\$?{abs(net) / 100:,.2f}"))

    rows.first.get_by_role("button").first.click()
    expect(panel).to_contain_text(words_of(rounds[0]["own"][0]["explanation"]))
    panel.get_by_role("link", name="Open", exact=False).first.click()
    expect(ann.page).to_have_url(re.compile(f"/table/{table}/round/1/3$"))
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Shoe 1, round 3")

    # Anybody may see it under that address.
    bob = visit().open(f"/table/{table}/round/1/3")
    main = bob.page.get_by_role("main")
    expect(main).to_contain_text(f"{rounds[0]['player_total']} to {rounds[0]['banker_total']}")
    bob.page.get_by_role("button", name="To the end").click()
    shown = {each.get_attribute("data-face") for each in bob.page.locator("[data-face]").all()}
    assert shown == {card["face"] for card in rounds[0]["cards"]}


def test_the_roads_are_drawn_from_the_results(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-mini", "instant")
    ann = visit("Ann").at(table, sit=True)
    for number in range(1, 6):
        phase(ann, "betting")
        bet(ann, "player").click()
        bet(ann, "player").press("Space")
        ann.until(lambda number=number: len(ann.view["shoe"]["rounds"]) == number, "the round")  # type: ignore[misc]
    roads = ann.document["roads"]
    letters = re.sub("[^PBT]", "", ann.view["shoe"]["results"])
    assert [each["result"] for each in roads["bead_plate"]] == list(letters)
    order = ("banker", "player", "tie", "banker_pair", "player_pair", "natural")
    counted = ann.page.get_by_role("region", name="Ask the roads").get_by_role("definition")
    expect(counted).to_have_text([str(roads["counts"][each]) for each in order])
    plate = ann.page.get_by_role("region", name="Bead plate")
    expect(plate.locator("svg text")).to_have_text(list(letters))
    rings = ann.page.get_by_role("region", name="Big road").locator("svg g.cell")
    expect(rings).to_have_count(len(roads["big_road"]))
    drawn = [each.get_attribute("transform") for each in rings.all()]
    assert drawn == [
        f"translate({20 * x + 10} {20 * y + 10})" for x, y in (each["place"] for each in roads["big_road"])
    ]
    # What stands on the beads can be chosen.
    plate.get_by_role("button").click()
    expect(plate.locator("svg text")).to_have_text([{"P": "闲", "B": "庄", "T": "和"}[each] for each in letters])
