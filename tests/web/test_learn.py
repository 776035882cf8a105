"""The trainer on the page: answered by keyboard, explained by the rules, kept in boxes; exams; the squeeze."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Dialog, Response, expect

from punto.house import House
from punto.rules.tableau import TABLEAU
from punto.trainer import kinds, topics
from punto.trainer.exam import Terms, paper
from tests.server.texts import words_of
from tests.web.axe import findings
from tests.web.conftest import Visit
from tests.web.visitor import Json, Scheme, Visitor

CARDS = "player_draws.banker_draws.winner.payout"
"""Kinds that are answered by one key."""


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
        """The drill that is asked now: the newest of its topic with these cards."""
        page = self.visitor.page
        expect(page.locator("article h2")).to_be_visible()
        cards = [each.get_attribute("data-face") for each in page.locator("article [data-face]").all()]
        topic = page.locator("article").get_attribute("data-topic")

        def found() -> list[Json]:
            return [drill for drill in self.drills if drill["topic"] == topic and cards_of(drill) == cards]

        # The page may have read the reply before we have.
        self.visitor.until(lambda: bool(found()), f"the drill of {topic}")
        assert page.locator("article h2").inner_text() == words_of(found()[-1]["question"])
        return found()[-1]

    def answer(self, *, rightly: bool = True) -> Json:
        """Answer by keyboard; what was asked."""
        drill = self.drill
        give(self.visitor, drill["form"], drill["answers"][0] if rightly else wrong_answer(drill))
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


def cards_of(drill: Json) -> list[str]:
    return [card for part in drill["scene"] if part["part"] == "hands" for card in (*part["player"], *part["banker"])]


def wrong_answer(drill: Json) -> str:
    assert drill["form"]["form"] == "choose"
    keys: list[str] = [choice["key"] for choice in drill["form"]["choices"]]
    return next(key for key in keys if key not in drill["answers"])


def give(visitor: Visitor, form: Json, answer: str) -> None:
    """An answer by keyboard alone, in any form."""
    page, keyboard = visitor.page, visitor.page.keyboard
    parts = answer.split("+")
    match form["form"]:
        case "choose" | "pick" | "arrange":
            keys = [choice["key"] for choice in form["choices"]]
            for part in parts if answer != "-" else []:
                keyboard.press(str(keys.index(part) + 1))
            if form["form"] != "choose":
                visitor.button("Answer").press("Enter")
        case "fill":
            for field, part in zip(page.locator("form input").all(), parts, strict=True):
                field.fill(f"{int(part) / 100:.2f}" if form["money"] else part)
            keyboard.press("Enter")
        case "cut":
            for place, count in enumerate(parts, start=1):
                for _ in range(int(count)):
                    keyboard.press(f"Digit{place}")
            visitor.button("Answer").press("Enter")
        case "locate":
            # From where the newest ring is, square by square.
            page.locator("[data-square][tabindex='0']").focus()
            column, row = form["cells"][-1]["place"]
            across, down = int(parts[0]) - 1 - column, int(parts[1]) - 1 - row
            for _ in range(abs(across)):
                keyboard.press("ArrowRight" if across > 0 else "ArrowLeft")
            for _ in range(abs(down)):
                keyboard.press("ArrowDown" if down > 0 else "ArrowUp")
            keyboard.press("Enter")


def test_answers_are_judged_and_explained_by_the_rules(visit: Visit) -> None:
    ann = visit()
    pupil = Pupil(ann, f"/learn?house=dragon-mini&kinds={CARDS}")
    for number in range(1, 7):
        drill = pupil.answer()
        expect(ann.page.get_by_text("Right.", exact=True)).to_be_visible()
        for reason in drill["reasons"]:
            expect(ann.page.get_by_text(words_of(reason), exact=True)).to_be_visible()
        expect(ann.page.get_by_text(f"{number} of {number}", exact=True)).to_be_visible()
        pupil.next()
    assert {kept["box"] for kept in pupil.boxes.values()} == {1}
    assert len(pupil.boxes) == 6
    drill = pupil.answer(rightly=False)
    expect(ann.page.get_by_text(f"No: {words_of(drill['told'])}.", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("6 of 7", exact=True)).to_be_visible()
    expect(ann.page.get_by_role("listitem").filter(has_text=words_of(drill["title"])).last).to_contain_text("once")


@pytest.mark.parametrize("kind", list(kinds()))
def test_11_25_every_kind_is_answered_rightly_by_keyboard(visit: Visit, kind: str) -> None:
    ann = visit(width=1280, height=720)
    pupil = Pupil(ann, f"/learn?house=atlantic-city-midi&kinds={kind}")
    for _ in range(3):
        assert pupil.answer()["kind"] == kind
        expect(ann.page.get_by_text("Right.", exact=True)).to_be_visible()
        pupil.next()


def test_11_25_totals_are_neither_shown_nor_said_before_the_answer(visit: Visit) -> None:
    ann = visit()
    pupil = Pupil(ann, f"/learn?house=dragon-mini&kinds={CARDS}")
    for _ in range(4):
        hands = ann.page.locator("article").get_by_role("group", name=re.compile("^(Player|Banker): "))
        expect(hands).to_have_count(2)
        for hand in hands.all():
            assert "total" not in (hand.get_attribute("aria-label") or "")
            assert hand.inner_text().strip().lower() in ("player", "banker")
        drill = pupil.answer()
        for side, hand in zip(("player", "banker"), hands.all(), strict=True):
            [part] = [each for each in drill["scene"] if each["part"] == "hands"]
            total = sum("A23456789".find(card[0]) + 1 for card in part[side]) % 10
            assert (hand.get_attribute("aria-label") or "").endswith(f"total {total}")
            expect(hand).to_contain_text(str(total))
        pupil.next()


@pytest.mark.parametrize(("width", "height", "scheme"), [(390, 844, "light"), (1280, 720, "dark")])
def test_11_23_the_verdict_is_in_view_without_scrolling(visit: Visit, width: int, height: int, scheme: Scheme) -> None:
    ann = visit(width=width, height=height, scheme=scheme)
    for kind in kinds():
        pupil = Pupil(ann, f"/learn?house=atlantic-city-midi&kinds={kind}")
        pupil.answer()
        for shown in (ann.page.get_by_text("Right.", exact=True), ann.button(re.compile("^Next"))):
            box = shown.bounding_box()
            assert box is not None
            assert box["y"] >= 0, kind
            assert box["y"] + box["height"] <= height, kind


def test_11_25_a_timer_counts_up_or_ends_the_question(visit: Visit) -> None:
    ann = visit()
    ann.page.clock.install()
    pupil = Pupil(ann, f"/learn?house=dragon-mini&kinds={CARDS}")
    expect(ann.page.locator("article h2")).to_be_visible()
    timer = ann.page.get_by_role("combobox", name="Timer")
    timer.select_option("Count up")
    ann.page.clock.run_for(65_000)
    expect(ann.page.get_by_role("timer")).to_have_text("1:05")
    timer.select_option("10 s a question")
    drill = pupil.drill
    ann.page.clock.run_for(9_000)
    expect(ann.page.get_by_text("Time is up")).to_have_count(0)
    ann.page.clock.run_for(1_500)
    expect(ann.page.get_by_text(f"Time is up: {words_of(drill['told'])}.", exact=True)).to_be_visible()
    assert pupil.boxes[drill["topic"]]["wrong"] == 1


def sat(ann: Visitor, *, seed: str, wrong: int) -> Json:
    """An exam of twelve questions by keyboard, the first so many left open; the result as the server gave it."""
    ann.open(f"/learn?house=atlantic-city-midi&part=exam&seed={seed}")
    ann.page.get_by_label("Name").fill("Ann Dealer")
    ann.page.get_by_role("spinbutton", name="Questions").fill("12")
    with ann.page.expect_response(re.compile("/exam\\?")) as answered:
        ann.button("Begin").click()
    set_paper = answered.value.json()
    assert "answers" not in json.dumps(set_paper)
    drills = paper(House.load("atlantic-city-midi"), Terms(seed=seed, count=12))
    for place, (question, drill) in enumerate(zip(set_paper["questions"], drills, strict=True)):
        expect(ann.page.get_by_text(f"Question {place + 1} of 12", exact=True)).to_be_visible()
        expect(ann.page.locator(".sitting h2")).to_have_text(str(drill.asked.question))
        if place < wrong:
            ann.button("Skip").click()
        else:
            give(ann, question["form"], drill.answer)
    with ann.page.expect_response(re.compile("/exam$")) as marked:
        ann.button("Hand in").click()
    result: Json = marked.value.json()
    return result


def test_11_25_an_exam_is_sat_marked_and_printed(visit: Visit) -> None:
    ann = visit(scheme="dark")
    asked: list[str] = []

    def accept(dialog: Dialog) -> None:
        asked.append(dialog.message)
        dialog.accept()

    ann.page.on("dialog", accept)
    result = sat(ann, seed="page", wrong=2)
    assert asked == ["2 questions are still open. Hand in?"]
    assert (result["score"], result["passed"], result["name"]) == (10, True, "Ann Dealer")
    expect(ann.page.get_by_role("heading", name="Result of the exam")).to_be_focused()
    shown = ann.page.locator(".result")
    for text in ("10 of 12", "passed", "Ann Dealer", "page", "Atlantic City Midi-Baccarat"):
        expect(shown).to_contain_text(text)
    expect(shown.locator("ol > li")).to_have_count(12)
    expect(shown.locator("ol > li").first).to_contain_text(f"Right answer: {words_of(result['questions'][0]['told'])}")
    assert findings(ann) == []
    ann.page.emulate_media(media="print")
    expect(ann.page.get_by_role("navigation")).to_have_count(0)
    expect(ann.button("Print")).to_have_count(0)
    ink = shown.evaluate("node => getComputedStyle(node).color")
    assert sum(int(part) for part in re.findall(r"\d+", ink)[:3]) < 200, "dark ink, whatever the theme"
    ann.page.emulate_media(media="screen")
    ann.button("Another exam").click()
    expect(ann.button("Begin")).to_be_visible()
    again = sat(visit(), seed="page", wrong=0)
    assert [each["question"] for each in again["questions"]] == [each["question"] for each in result["questions"]]
    assert again["score"] == 12


def test_11_25_an_exam_ends_with_its_time(visit: Visit) -> None:
    ann = visit()
    ann.page.clock.install()
    ann.open("/learn?house=dragon-mini&part=exam&seed=late")
    ann.page.get_by_label("Minutes").fill("2")
    ann.button("Begin").click()
    expect(ann.page.get_by_text("Question 1 of 20", exact=True)).to_be_visible()
    ann.page.clock.run_for(121_000)
    expect(ann.page.get_by_role("heading", name="Result of the exam")).to_be_visible()
    expect(ann.page.locator(".result")).to_contain_text("0 of 20")
    expect(ann.page.locator(".result")).to_contain_text(re.compile(r"Time taken\s*2:00"))


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_11_25_axe_finds_nothing_serious_in_any_form(visit: Visit, scheme: Scheme) -> None:
    ann = visit(scheme=scheme)
    for kind in ("payout", "seats", "chips", "lammers", "midi", "roads"):
        pupil = Pupil(ann, f"/learn?house=atlantic-city-midi&kinds={kind}")
        expect(ann.page.locator("article h2")).to_be_visible()
        assert findings(ann) == [], kind
        pupil.answer()
        assert findings(ann) == [], f"{kind} answered"
    ann.open("/learn?part=exam")
    assert findings(ann) == [], "the terms of an exam"


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
        pupil.answer()
        pupil.next()
    else:
        raise AssertionError("what was missed did not come back")
    assert cards_of(drill) != cards_of(missed)
    kept = pupil.boxes
    ann.page.reload()
    expect(ann.page.locator("article h2")).to_be_visible()
    assert pupil.boxes == kept


def test_only_the_chosen_kinds_are_asked_and_commission_only_where_there_is_some(visit: Visit) -> None:
    ann = visit()
    pupil = Pupil(ann, "/learn?house=dragon-mini")
    expect(ann.page.locator("article h2")).to_be_visible()
    ann.page.locator("summary").click()
    ann.button("How much commission?").click()
    for _ in range(3):
        expect(ann.page.locator("article h2")).to_contain_text("How much commission")
        assert pupil.answer()["kind"] == "commission"
        pupil.next()
    ann.page.get_by_role("combobox", name="House").select_option("bclc-ez")
    expect(ann.page.get_by_text(f"0 of {len(topics(House.load('bclc-ez')))}", exact=True)).to_be_visible()
    expect(ann.button("Who wins?")).to_be_visible()
    expect(ann.button("How much commission?")).to_have_count(0)
    expect(ann.button("All of them")).to_have_attribute("aria-pressed", "true")


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
    ann = visit(width=320, height=640, touch=True, scheme="light")
    for query in (*(f"house=atlantic-city-midi&kinds={kind}" for kind in kinds()), "part=squeeze", "part=exam"):
        ann.open(f"/learn?{query}")
        expect(ann.page.locator("article h2, .wish table, .terms h2").first).to_be_visible()
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= 320, query
