"""The odds page: its numbers are those of `punto odds`, while cards are clicked away, and a link keeps all of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from punto.exact import odds
from punto.exact.as_json import odds_json
from punto.exact.effects import effects_of_removal
from punto.exact.odds_table import OddsTable, parse_seen
from punto.house import House
from punto.house.loader import load_house_text
from punto.rules.cards import RANKS, parse_cards
from punto.rules.composition import Composition
from tests.web.conftest import Visit
from tests.web.visitor import Visitor

_HOUSE = House.load("dragon-mini")


def percent(value: float, digits: int = 4) -> str:
    return f"{value:.{digits}f}%".replace("-", "−")


def priced(house: House = _HOUSE, removed: str = "", seen: str = "") -> OddsTable:
    shoe = Composition.of_decks(house.shoe.decks).without(parse_cards(removed))
    return odds(house, shoe, seen=parse_seen(seen))


def shows(visitor: Visitor, expected: OddsTable) -> None:
    """The page shows the price of every bet, and of no other."""
    edges = visitor.page.locator("[data-edge]")
    expect(edges).to_have_count(len(expected.prices))
    for price in expected:
        edge = visitor.page.locator(f'[data-edge="{price.bet.key}"]')
        expect(edge).to_have_text(percent(float(price.edge * 100)))
        row = visitor.page.locator("tr").filter(has=edge)
        expect(row).to_contain_text(percent(float(price.p_win * 100), 3))
        expect(row).to_contain_text(f"{price.standard_deviation:.4f}")


def card(visitor: Visitor, face: str) -> Locator:
    return visitor.page.locator(f'[data-card="{face}"]')


def test_the_numbers_are_those_of_the_command_while_cards_are_clicked_away(visit: Visit) -> None:
    ann = visit().open("/odds?house=dragon-mini")
    shows(ann, priced())
    for face in ("As", "As", "Td", "8h"):
        card(ann, face).click()
    expect(ann.page.get_by_text("412 of 416 cards")).to_be_visible()
    shows(ann, priced(removed="As As Td 8h"))
    card(ann, "As").click(button="right")
    ann.button("Undo").click()
    shows(ann, priced(removed="As As Td 8h"))
    ann.button("Undo").click()
    ann.button("puts back").click()
    card(ann, "Td").click()
    shows(ann, priced(removed="As As"))
    ann.button("Full shoe").click()
    shows(ann, priced())


def test_the_shoe_by_keyboard_and_by_typing(visit: Visit) -> None:
    ann = visit().open("/odds?house=dragon-mini")
    shows(ann, priced())
    card(ann, "As").focus()
    for key in ("Enter", "ArrowRight", "ArrowDown", "Enter", "Enter", "Backspace"):
        ann.page.keyboard.press(key)
    expect(card(ann, "2h")).to_be_focused()
    expect(card(ann, "2h")).to_have_accessible_name("Two of hearts: 7 of 8 left")
    shows(ann, priced(removed="As 2h"))
    field = ann.page.get_by_label("Type cards")
    field.fill("10d, k♣ zz")
    field.press("Enter")
    expect(ann.page.get_by_role("alert").filter(has_text=re.compile(r"^No card: zz$"))).to_be_visible()
    shows(ann, priced(removed="As 2h Td Kc"))


def test_a_round_under_way_with_a_card_face_down(visit: Visit) -> None:
    ann = visit().open("/odds?house=dragon-mini")
    ann.button("is seen in this round").click()
    card(ann, "9s").click()
    ann.button("+ Face down").click()
    card(ann, "Kd").click()
    shows(ann, priced(seen="9s ? Kd"))
    ann.button(re.compile("Card 2, Banker")).click()
    shows(ann, priced(seen="9s Kd"))
    ann.button("New round").click()
    shows(ann, priced())


def test_a_bet_opens_to_its_pay_table_with_exact_fractions(visit: Visit) -> None:
    ann = visit().open("/odds?house=dragon-mini")
    ann.button(re.compile("Pay table of Tie")).click()
    price = priced()["tie"]
    inside = ann.page.locator("#rows-tie")
    expect(inside).to_contain_text("8:1")
    expect(inside).to_contain_text(percent(float(price.rows[0].probability * 100)))
    ann.button("Exact fractions").click()
    told = re.sub(r"\s", "", inside.inner_text())
    for number in (price.ev.numerator, price.ev.denominator, price.rows[0].probability.denominator):
        assert str(number).replace("-", "−") in told


def test_a_house_of_ones_own_has_its_problems_at_their_lines_and_is_priced_when_they_are_gone(visit: Visit) -> None:
    ann = visit().open("/odds")
    ann.page.get_by_role("combobox", name="House").select_option("own")
    text = 'extends = "bclc-ez"\n[shoe]\ndecks = 99\n[[bet]]\nkey = "dragon_7"\npays = { "three-card 8" = "42:1" }\n'
    editor = ann.page.get_by_role("textbox", name="House file")
    editor.fill(text)
    expect(ann.page.get_by_text("2 problems")).to_be_visible()
    expect(ann.page.get_by_text("must be a whole number from 1 to 12")).to_be_visible()
    assert ann.page.locator(".gutter .bad").all_inner_texts() == ["3", "6"]
    ann.button("Line 6").click()
    chosen = editor.evaluate("area => area.value.slice(area.selectionStart, area.selectionEnd)")
    assert chosen == text.splitlines()[5]
    sound = text.replace("99", "6").replace("three-card 8", "three-card 7")
    editor.fill(sound)
    expect(ann.page.get_by_text("No problems")).to_be_visible()
    shows(ann, priced(load_house_text(sound)))


def test_two_houses_side_by_side_with_what_differs_marked(visit: Visit) -> None:
    ann = visit().open("/odds?house=bclc-mini")
    ann.page.get_by_role("combobox", name="Compare with").select_option("bclc-ez")
    compared = ann.page.get_by_role("table", name="The edge of each bet in both houses")
    expect(compared).to_contain_text("Dragon 7")
    rows = {row.locator("th").inner_text(): row for row in compared.locator("tbody tr").all()}
    states = {name: state for name in rows for state in ("differs", "same", "in one house only") if state in name}
    assert [state for _, state in sorted(states.items())] == ["differs", "in one house only", "same", "same"]
    banker = next(row for name, row in rows.items() if name.startswith("Banker"))
    for key in ("bclc-mini", "bclc-ez"):
        expect(banker).to_contain_text(percent(float(odds(House.load(key))["banker"].edge * 100)))
    expect(ann.page.get_by_text("1 bet differs, 2 bets are the same, 1 bet is in one house only.")).to_be_visible()


def test_effects_and_correlations_are_those_of_the_command(visit: Visit) -> None:
    ann = visit().open("/odds?house=dragon-mini&removed=8h3&bet=tie")
    table = priced(removed="8h 8h 8h")
    effects = effects_of_removal([table["tie"].bet], table.composition, table.stakes)["tie"]
    expect(ann.page.get_by_role("img", name=re.compile("change of the edge of Tie"))).to_be_visible()
    expect(ann.page.locator(".chart svg rect")).to_have_count(len(RANKS))
    ann.page.get_by_text("The same as a table").click()
    for rank, value in effects.items():
        shown = f"{float(-value) * 10_000:+.4f}".replace("-", "−")
        row = ann.page.get_by_role("row", name=re.compile(f"^{'10' if rank == 'T' else rank} "))
        expect(row.get_by_role("cell").last).to_have_text(shown)
    matrix = ann.page.get_by_role("table", name="Correlation")
    expected = odds_json(table)["correlation"]
    assert isinstance(expected, dict)
    for line, key in zip(matrix.locator("tbody tr").all(), expected, strict=True):
        for cell, value in zip(line.locator("td").all(), expected[key].values(), strict=True):
            shown = f"{value:+.2f}".replace("-", "−")
            expect(cell).to_have_text("0.00" if shown[1:] == "0.00" else shown)


_OVERLAPPING = """texts => {
  const boxes = texts.map(each => [each.textContent, each.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], at) => boxes.slice(at + 1)
    .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
    .map(([other]) => `${one} and ${other}`));
}"""


@pytest.mark.parametrize("bet", ["player", "banker", "tie", "dragon_bonus_player"])
def test_11_23_no_label_of_a_bar_lies_on_another_label_or_on_one_of_the_axes(visit: Visit, bet: str) -> None:
    ann = visit().open(f"/odds?house=dragon-mini&bet={bet}")
    texts = ann.page.locator(".chart svg text")
    for width in (1280, 700, 480, 390):
        ann.page.set_viewport_size({"width": width, "height": 900})
        # The chart is drawn again for the new width, and has a label for each rank then.
        expect(texts.filter(has_text=re.compile("^K$"))).to_be_visible()
        ann.page.wait_for_function(
            """() => {
              const chart = document.querySelector(".chart"), svg = chart?.querySelector("svg");
              return svg && Math.abs(svg.getBoundingClientRect().width - chart.clientWidth) < 2;
            }"""
        )
        assert texts.count() > len(RANKS)
        assert texts.evaluate_all(_OVERLAPPING) == [], width


def test_a_link_shows_the_same_to_somebody_else(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.open("/odds?house=bclc-ez")
    card(ann, "7s").click()
    ann.button("is seen in this round").click()
    card(ann, "9s").click()
    ann.page.get_by_role("combobox", name="Decks").select_option("6")
    expected = odds(House.load("bclc-ez"), Composition.of_decks(6).without(parse_cards("7s")), seen=parse_cards("9s"))
    shows(ann, expected)
    bob.page.goto(ann.page.url)
    shows(bob, expected)
    ann.page.get_by_role("combobox", name="House").select_option("own")
    ann.page.get_by_role("textbox", name="House file").fill('extends = "bclc-mini"\ntitle = "Ours"\n')
    expect(ann.page.get_by_text("No problems")).to_be_visible()
    ann.until(lambda: "#text=" in ann.page.url, "the text in the address")
    bob.page.goto("about:blank")
    bob.page.goto(ann.page.url)
    expect(bob.page.get_by_role("textbox", name="House file")).to_have_value('extends = "bclc-mini"\ntitle = "Ours"\n')
    shows(
        bob, odds(load_house_text('extends = "bclc-mini"\ntitle = "Ours"\n'), expected.composition, seen=expected.seen)
    )


def test_a_shoe_that_deals_no_round_is_said_to_be_one(visit: Visit) -> None:
    gone = ".".join(f"{rank}{suit}1" for rank in RANKS for suit in "shdc")
    ann = visit().open(f"/odds?house=dragon-mini&decks=1&removed={gone}")
    expect(ann.page.get_by_role("alert").first).to_contain_text("a round takes up to six cards")


def test_nothing_is_wider_than_a_small_phone(visit: Visit) -> None:
    ann = visit(width=320, height=640, touch=True, scheme="light").open("/odds?house=pairs-mini&with=bclc-ez")
    shows_edges = ann.page.locator("[data-edge]")
    expect(shows_edges).to_have_count(7)
    expect(ann.page.get_by_role("table", name="Correlation")).to_be_visible()
    card(ann, "As").tap()
    expect(card(ann, "As")).to_contain_text("7")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320
