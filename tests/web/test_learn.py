"""The drills on the page: answered by keyboard, explained by the rules, kept in boxes; and the squeeze explained."""

from __future__ import annotations

import json
import re
from typing import Any

from playwright.sync_api import Response, expect

from punto.house import House
from punto.house.drills import topics
from punto.rules.tableau import TABLEAU
from tests.web.conftest import Visit
from tests.web.visitor import Json, Visitor


class Pupil:
    """A visitor who knows the answers, because the test reads what the server sends."""

    def __init__(self, visitor: Visitor, path: str) -> None:
        self.visitor, self.drills = visitor, list[Json]()
        visitor.page.on("response", self._read)
        visitor.open(path)

    def _read(self, response: Response) -> None:
        if "/drills?" in response.url and response.ok:
            self.drills += response.json()["drills"]

    @property
    def drill(self) -> Json:
        """The drill that is asked now: the one with these cards and this question."""
        page = self.visitor.page
        expect(page.locator("article h2")).to_be_visible()
        cards = [each.get_attribute("data-face") for each in page.locator("article [data-face]").all()]
        question = page.locator("article h2").inner_text()
        found = [
            drill
            for drill in self.drills
            if [*drill["player"], *drill["banker"]] == cards and question in drill["question"].values()
        ]
        assert found, (question, cards)
        return found[-1]

    def answer(self, *, rightly: bool) -> Json:
        """Answer by keyboard; what was asked."""
        drill = self.drill
        places = [
            place for place, choice in enumerate(drill["choices"], 1) if (choice["key"] == drill["answer"]) == rightly
        ]
        self.visitor.page.keyboard.press(str(places[0]))
        expect(self.visitor.button(re.compile("^Next"))).to_be_focused()
        return drill

    def next(self) -> None:
        self.visitor.page.keyboard.press("Enter")
        expect(self.visitor.button(re.compile("^Next"))).to_have_count(0)

    @property
    def boxes(self) -> dict[str, Any]:
        kept = self.visitor.page.evaluate("localStorage.getItem('punto.learn.boxes.dragon-mini')")
        found: dict[str, Any] = json.loads(kept or "{}")
        return found


def test_answers_are_judged_and_explained_by_the_rules(visit: Visit) -> None:
    ann = visit()
    pupil = Pupil(ann, "/learn?house=dragon-mini")
    for number in range(1, 7):
        drill = pupil.answer(rightly=True)
        expect(ann.page.get_by_text("Right.", exact=True)).to_be_visible()
        for reason in drill["reasons"]:
            expect(ann.page.get_by_text(reason["en"], exact=True)).to_be_visible()
        expect(ann.page.get_by_text(f"{number} of {number}", exact=True)).to_be_visible()
        pupil.next()
    assert {kept["box"] for kept in pupil.boxes.values()} == {1}
    assert len(pupil.boxes) == 6
    drill = pupil.answer(rightly=False)
    right = next(choice for choice in drill["choices"] if choice["key"] == drill["answer"])
    expect(ann.page.get_by_text(f"No: {right['text']['en']}.", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("6 of 7", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text=drill["title"]["en"]).last).to_contain_text("once")


def test_what_was_missed_comes_back_with_other_cards_and_is_kept_over_a_reload(visit: Visit) -> None:
    ann = visit()
    pupil = Pupil(ann, "/learn?house=dragon-mini&kinds=banker_draws")
    missed = pupil.answer(rightly=False)
    assert pupil.boxes[missed["topic"]] == {
        "box": 1,
        "due": pupil.boxes[missed["topic"]]["due"],
        "right": 0,
        "wrong": 1,
    }
    pupil.next()
    for _ in range(12):
        drill = pupil.drill
        if drill["topic"] == missed["topic"]:
            break
        pupil.answer(rightly=True)
        pupil.next()
    else:
        raise AssertionError("what was missed did not come back")
    assert drill["player"] + drill["banker"] != missed["player"] + missed["banker"]
    kept = pupil.boxes
    ann.page.reload()
    expect(ann.page.locator("article h2")).to_be_visible()
    assert pupil.boxes == kept


def test_only_the_chosen_kinds_are_asked_and_commission_only_where_there_is_some(visit: Visit) -> None:
    ann = visit()
    pupil = Pupil(ann, "/learn?house=dragon-mini")
    every = ["Does Player draw?", "Does Banker draw?", "Who wins?", "What does it pay?", "How much commission?"]
    for name in every[:-1]:
        ann.button(name).click()
    for _ in range(3):
        assert pupil.answer(rightly=True)["kind"] == "commission"
        pupil.next()
    ann.button(every[-1]).click()
    expect(ann.page.get_by_text("Choose at least one kind of question.")).to_be_visible()
    ann.button(every[0]).click()
    ann.page.get_by_role("combobox", name="House").select_option("bclc-ez")
    expect(ann.page.locator("article h2")).to_be_visible()
    expect(ann.button(every[-1])).to_have_count(0)
    expect(ann.page.get_by_text(f"0 of {len(topics(House.load('bclc-ez')))}", exact=True)).to_be_visible()


def test_the_rules_can_be_looked_up(visit: Visit) -> None:
    ann = visit().open("/learn")
    ann.button("Show the rules").click()
    table = ann.page.get_by_role("table", name="Banker, when Player drew a third card")
    expect(table.locator("tbody tr")).to_have_count(len(TABLEAU.banker_draws_to))
    for total, row in enumerate(table.locator("tbody tr").all()):
        told = [cell.inner_text() == "draws" for cell in row.locator("td").all()]
        assert told == [value in TABLEAU.banker_draws_to[total] for value in range(10)]


def test_the_squeeze_is_explained_and_tried(visit: Visit) -> None:
    ann = visit().open("/learn?part=squeeze")
    expect(ann.page.get_by_role("heading", name="What the pips at the edge tell")).to_be_visible()
    for ranks in ("A · 2 · 3", "4 · 5", "6 · 7 · 8", "9 · 10", "J · Q · K"):
        expect(ann.page.get_by_text(ranks, exact=True)).to_be_visible()
    guesses = [ann.button(name) for name in ("No pip", "Two pips", "Three pips", "Four pips", "A line")]
    for guess in guesses:
        expect(guess).to_be_disabled()
    slider = ann.page.get_by_role("slider")
    for _ in range(3):
        slider.press("ArrowRight")
    rims = {"no pip": 0, "two pips": 1, "three pips": 2, "four pips": 3, "a line": 4}
    ann.until(lambda: "along the side" in (slider.get_attribute("aria-valuetext") or ""), "what the side shows")
    seen = slider.get_attribute("aria-valuetext") or ""
    place = next(place for rim, place in rims.items() if f"{rim} along the side" in seen)
    guesses[(place + 1) % 5].click()
    expect(ann.page.get_by_text("Look again at the side")).to_be_visible()
    guesses[place].click()
    expect(ann.page.get_by_text(re.compile("^Right: "))).to_be_visible()
    slider.press("Enter")
    expect(ann.page.get_by_text(re.compile(r"It is the .* which counts \d\."))).to_be_visible()
    ann.button("Another card").click()
    expect(ann.page.get_by_role("slider")).to_be_visible()


def test_nothing_is_wider_than_a_small_phone(visit: Visit) -> None:
    for query in ("kinds=payout", "part=squeeze"):
        ann = visit(width=320, height=640, touch=True, scheme="light").open(f"/learn?{query}")
        expect(ann.page.locator("article h2, .wish table").first).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320
