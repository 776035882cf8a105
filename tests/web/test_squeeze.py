"""A Midi round with two browsers: one squeezes, the other sees the fold and never the face before its time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import FloatRect, Locator, expect

from harness.server import ServerProcess
from tests.server.faces import Search, Truth
from tests.web.conftest import OpenTable, Visit
from tests.web.operator import Operator
from tests.web.playing import balance, choose_chip, open_every_card, phase, put, say_ready
from tests.web.visitor import Json, Visitor


@pytest.fixture
def pair(visit: Visit, open_table: OpenTable) -> tuple[Visitor, Visitor]:
    """Ann has the larger bet on Player, and takes its cards; Bob sits beside her."""
    table = open_table("leisurely-midi", "instant")
    ann, bob = visit("Ann"), visit("Bob")
    ann.at(table, sit=True)
    bob.at(table, sit=True)
    for each, chip in ((ann, "$100.00"), (bob, "$25.00")):
        choose_chip(each, chip)
        put(each, "player")
        expect(each.page.get_by_test_id("total-bet")).to_have_text(chip)
        say_ready(each)
    offer = ann.page.get_by_role("alertdialog", name="Player's cards are yours to turn")
    expect(bob.page.get_by_test_id("hand-player")).to_contain_text("Offered to Ann")
    expect(bob.page.get_by_role("alertdialog")).to_have_count(0)
    offer.get_by_role("button", name=re.compile("^Take the cards")).click()
    phase(ann, "exposing")
    expect(bob.page.get_by_test_id("hand-player")).to_contain_text("Ann has the cards")
    return ann, bob


def test_a_squeeze_by_dragging_and_what_the_other_sees(pair: tuple[Visitor, Visitor], server: ServerProcess) -> None:
    ann, bob = pair
    card = ann.page.get_by_test_id("stage").get_by_role("slider").first
    place = _place(card)
    expect(card).to_have_attribute("aria-valuetext", "Face down")
    assert _faces(ann.page.get_by_test_id("stage")).count() == 0, "nobody has peeled yet"

    # A look: the left side is folded over by a third, and held there. The grip goes before the finger, twice as far.
    _drag(ann, card, (0.02, 0.5), (0.32, 0.5))
    expect(card).to_have_attribute("aria-valuetext", re.compile(r"^(2|3)\d% peeled"))
    expect(_faces(card)).to_have_count(1)
    face = _card(ann, place)["face"]
    assert face is not None, "the one who peels sees it"
    assert _card(bob, place) == {"place": place, "face": None, "exposed": False, "peeled": True}
    watched = bob.page.get_by_role("img", name="Ann is squeezing this card")
    expect(watched).to_have_count(1)
    expect(watched.locator(".peeling")).to_have_count(1)
    bob.until(lambda: any(abs(each["to"][0] - 0.6) < 0.05 for each in _folds(bob, place)[-1:]), "the fold")
    assert _faces(watched).count() == 0, "the flap is blank"
    assert bob.page.locator("[data-face]").count() == 0, "no card of the page knows its face"

    # Let go under half: it springs back, and nothing is turned.
    ann.page.mouse.up()
    expect(card).to_have_attribute("aria-valuetext", "Face down")
    expect(bob.page.locator(".peeling")).to_have_count(0)
    assert not _card(bob, place)["exposed"]

    # Over half: it turns, for everybody.
    _drag(ann, card, (0.02, 0.98), (0.9, 0.5))
    ann.page.mouse.up()
    bob.until(lambda: _is_turned(bob, place), "the turned card")
    assert _card(bob, place)["face"] == face
    expect(bob.page.get_by_test_id("hand-player").locator(f"[data-face='{face}']").first).to_be_visible()
    assert len(_folds(bob, place)) > 4, "the fold moved before the eyes of the other"

    _finish(ann, bob)
    _assert_no_face_before_its_time(server, bob, ann)


def test_a_squeeze_by_buttons_and_keys(pair: tuple[Visitor, Visitor], server: ServerProcess) -> None:
    ann, bob = pair
    stage = ann.page.get_by_test_id("stage")
    card = stage.get_by_role("slider").first
    place = _place(card)
    peek = stage.get_by_role("button", name="Peek", exact=True)
    for depth in (22, 32, 45):
        peek.click()
        expect(card).to_have_attribute("aria-valuetext", re.compile(rf"^{depth}% peeled"))
    expect(card).to_have_attribute("aria-valuetext", re.compile("along the side"))
    expect(bob.page.get_by_role("img", name="Ann is squeezing this card").locator(".peeling")).to_have_count(1)
    bob.until(lambda: len(_folds(bob, place)) > 2, "folds")
    peek.click()
    expect(card).to_have_attribute("aria-valuetext", "Face down")
    assert not _card(bob, place)["exposed"]
    stage.get_by_role("button", name="Turn", exact=True).first.click()
    bob.until(lambda: _is_turned(bob, place), "the turned card")

    # The second one by keys: an arrow peels, Enter turns.
    second = stage.locator("[data-place='2']").get_by_role("slider")
    expect(second).to_have_attribute("aria-valuetext", "Face down")
    place = 2
    second.press("ArrowUp")
    expect(second).to_have_attribute("aria-valuetext", re.compile("% peeled"))
    second.press("Escape")
    expect(second).to_have_attribute("aria-valuetext", "Face down")
    second.press("Enter")
    bob.until(lambda: _is_turned(bob, place), "the turned card")
    _finish(ann, bob)
    _assert_no_face_before_its_time(server, bob, ann)


def test_11_11_a_card_that_could_not_be_turned_in_a_pause_can_be_turned_after_it(
    pair: tuple[Visitor, Visitor], operator: Operator
) -> None:
    ann, bob = pair
    table = ann.view["table"]
    stage = ann.page.get_by_test_id("stage")
    card = stage.get_by_role("slider").first
    place = _place(card)
    for act in ("Turn", "Let the dealer turn"):
        operator.command(table, "PauseTable", reason="a call")
        ann.until(lambda: ann.view["paused"], "the pause")
        stage.get_by_role("button", name=act, exact=True).click()
        expect(ann.page.get_by_role("alert").filter(has_text="The table is paused.")).to_be_visible()
        expect(card).to_have_attribute("aria-valuetext", "Face down")
        assert not _card(bob, place)["exposed"]
        operator.command(table, "ResumeTable")
        ann.until(lambda: not ann.view["paused"], "the end of the pause")
        expect(card).to_have_attribute("aria-valuetext", "Face down")
    stage.get_by_role("button", name="Turn", exact=True).first.click()
    bob.until(lambda: _is_turned(bob, place), "the turned card")
    _finish(ann, bob)


def test_who_cedes_leaves_the_cards_to_the_next_largest_bet(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-midi", "instant")
    ann, bob = visit("Ann"), visit("Bob")
    for each in (ann, bob):
        each.at(table, sit=True)
    for each, chip in ((ann, "$100.00"), (bob, "$25.00")):
        choose_chip(each, chip)
        put(each, "banker")
        say_ready(each)
    ann.page.get_by_role("alertdialog").get_by_role("button", name="Cede them").click()
    offer = bob.page.get_by_role("alertdialog", name="Banker's cards are yours to turn")
    expect(ann.page.get_by_role("alertdialog")).to_have_count(0)
    offer.get_by_role("button", name="Cede them").click()
    # Nobody is left: the dealer turns them, and the round goes to its end.
    ann.until(lambda: len(ann.view["shoe"]["rounds"]) == 1, "the end of the round")


SIZES = ((1920, 1080), (1280, 720), (390, 844), (844, 390))


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_the_squeeze_takes_the_stage_at_every_size(
    visit: Visit, open_table: OpenTable, width: int, height: int
) -> None:
    ann = visit("Ann", width=width, height=height, touch=width < 900)
    ann.at(open_table("leisurely-midi", "instant"), sit=True)
    _take_player(ann)
    stage = ann.page.get_by_test_id("stage")
    card = stage.get_by_role("slider")
    box = _box(card)
    assert 0.55 <= box["height"] / height <= 0.65 or box["width"] > 0.9 * width
    expect(stage.get_by_test_id("need")).to_have_text("8 or 9 with two cards is a natural")
    names = ("Peek", "Turn", "Let the dealer turn")
    buttons = [_box(stage.get_by_role("button", name=name, exact=True)) for name in names]
    assert len({button["y"] for button in buttons}) == 1, "one row"
    for each in (box, *buttons, _box(stage.get_by_test_id("need"))):
        assert each["x"] >= 0
        assert each["x"] + each["width"] <= width
        assert each["y"] >= 0
        assert each["y"] + each["height"] <= height

    # D1, D10, D17, D26: a straight drag folds straight, from outside the rim too, and nothing moves under the finger.
    outside = 12 / box["width"]
    for start in ((-outside, 0.5), (0.01, 0.5)):
        _drag(ann, card, start, (start[0] + 0.22, 0.5))
        expect(card).to_have_attribute("aria-valuetext", re.compile(r"^22% peeled"))
        assert _box(card) == box
        ann.page.mouse.up()
        expect(card).to_have_attribute("aria-valuetext", "Face down")
    for corner in ((0.01, 0.01), (0.99, 0.99), (1.02, -0.02)):
        inwards = 0.3 if corner[0] < 0.5 else -0.3
        _drag(ann, card, corner, (corner[0] + inwards, 0.3 if corner[1] < 0.5 else 0.7))
        expect(card).to_have_attribute("aria-valuetext", re.compile("% peeled"))
        ann.page.mouse.up()
        expect(card).to_have_attribute("aria-valuetext", "Face down")

    # What one holds and needs is said as soon as it is known.
    stage.get_by_role("button", name="Turn", exact=True).click()
    expect(stage.get_by_test_id("need")).to_have_text(re.compile(r"^\s*You hold \d: .* makes a natural$"))
    open_every_card(ann)


def test_the_flap_of_a_watcher_is_blank_paper(pair: tuple[Visitor, Visitor]) -> None:
    ann, bob = pair
    stage, watched = (each.page.get_by_test_id("stage") for each in (ann, bob))
    # From a corner, whose mark is printed on every card.
    _drag(ann, stage.get_by_role("slider"), (0.02, 0.98), (0.3, 0.75))
    ann.until(lambda: _ink(stage) > 0.002, "what is printed, on the flap of the one who peels")
    expect(watched.locator(".peeling")).to_have_count(1)
    bob.until(lambda: _folds(bob, 0)[-1]["to"][0] > 0.5, "the same fold")
    assert _ink(watched) < 0.001, "there is nothing on the flap to see"
    assert _faces(watched).count() == 0
    ann.page.mouse.up()
    open_every_card(ann)


def test_the_larger_stake_squeezes_first_and_the_other_watches(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-midi", "instant")
    ann, bob = visit("Ann"), visit("Bob")
    for each, chip, side in ((ann, "$25.00", "player"), (bob, "$100.00", "banker")):
        each.at(table, sit=True)
        choose_chip(each, chip)
        put(each, side)
    for each in (ann, bob):
        say_ready(each)
    for each in (ann, bob):
        each.page.get_by_role("button", name=re.compile("^Take the cards")).click()
    expect(bob.page.get_by_test_id("stage").get_by_role("slider")).to_have_count(1)
    expect(ann.page.get_by_test_id("stage").get_by_role("img", name="Bob is squeezing this card")).to_be_visible()
    expect(ann.page.get_by_role("slider")).to_have_count(0)
    bob.page.get_by_role("button", name="Let the dealer turn").click()
    expect(ann.page.get_by_test_id("stage").get_by_role("slider")).to_have_count(1)
    expect(bob.page.get_by_test_id("stage").get_by_role("img", name="Ann is squeezing this card")).to_be_visible()
    open_every_card(ann)


def test_d9_who_is_gone_is_marked_and_not_waited_for(pair: tuple[Visitor, Visitor]) -> None:
    ann, bob = pair
    expect(bob.page.get_by_test_id("stage")).to_contain_text("Ann is squeezing this card")
    ann.page.close()
    expect(bob.page.get_by_test_id("stage").get_by_text("away", exact=True)).to_be_visible()
    # The house gives ten minutes for a squeeze; the dealer takes the cards in a few seconds.
    bob.until(lambda: len(bob.view["shoe"]["rounds"]) == 1, "the end of the round")


def _take_player(visitor: Visitor) -> None:
    """Bet on Player alone, and take its cards."""
    choose_chip(visitor, "$25.00")
    put(visitor, "player")
    expect(visitor.page.get_by_test_id("total-bet").first).to_have_text("$25.00")
    say_ready(visitor)
    visitor.page.get_by_role("button", name=re.compile("^Take the cards")).click()
    expect(visitor.page.get_by_test_id("stage").get_by_role("slider")).to_be_visible()


def _box(part: Locator) -> FloatRect:
    found = part.bounding_box()
    assert found is not None
    return found


def _ink(stage: Locator) -> float:
    """The part of the canvas that is printed red or black on white, as pips and pictures are and a back is not."""
    found: float = stage.locator("canvas").evaluate(
        """(canvas) => {
          const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
          let ink = 0, seen = 0;
          for (let at = 0; at < data.length; at += 4) {
            if (data[at + 3] < 250) continue;
            seen += 1;
            const red = data[at], green = data[at + 1], blue = data[at + 2];
            if ((red > 190 && green < 70 && blue < 70) || Math.max(red, green, blue) < 12) ink += 1;
          }
          return ink / Math.max(1, seen);
        }"""
    )
    return found


def _place(card: Locator) -> int:
    """Which card of the deal it is."""
    return int(card.evaluate("(card) => card.closest('[data-place]').dataset.place"))


def _faces(part: Locator) -> Locator:
    """The pictures of faces in a part of the page."""
    return part.locator("img:not([src*=back])")


def _drag(visitor: Visitor, card: Locator, start: tuple[float, float], end: tuple[float, float]) -> None:
    """Drag from one point of a card to another, in parts of the card, and hold there."""
    box = card.bounding_box()
    assert box is not None
    points = [(box["x"] + x * box["width"], box["y"] + y * box["height"]) for x, y in (start, end)]
    visitor.page.mouse.move(*points[0])
    visitor.page.mouse.down()
    for step in range(1, 13):
        part = step / 12
        visitor.page.mouse.move(*(a + (b - a) * part for a, b in zip(*points, strict=True)))


def _card(visitor: Visitor, place: int) -> Json:
    current = visitor.view["current"]
    cards: list[Json] = [*current["player"]["cards"], *current["banker"]["cards"]]
    return next(each for each in cards if each["place"] == place)


def _is_turned(visitor: Visitor, place: int) -> bool:
    """Whether a card lies face up; when the round is over, every one did."""
    return bool(visitor.view["shoe"]["rounds"]) or bool(_card(visitor, place)["exposed"])


def _folds(visitor: Visitor, place: int) -> list[Json]:
    return [frame for frame in visitor.frames if frame["type"] == "fold" and frame["place"] == place]


def _finish(ann: Visitor, bob: Visitor) -> None:
    """Turn whatever still lies there, until the round is over; both have the same result."""
    if not ann.view["shoe"]["rounds"]:
        open_every_card(ann)
    ann.until(lambda: len(ann.view["shoe"]["rounds"]) == 1, "the end of the round")
    bob.until(lambda: len(bob.view["shoe"]["rounds"]) == 1, "the end of the round")
    won = {"player": 1, "banker": -1, "tie": 0}[_result(ann)]
    phase(ann, "betting")
    phase(bob, "betting")
    assert (balance(ann), balance(bob)) == (100_000 + 10_000 * won, 100_000 + 2_500 * won)


def _result(visitor: Visitor) -> str:
    letter = visitor.view["shoe"]["results"][0]
    return {"P": "player", "B": "banker", "T": "tie"}[letter]


def _assert_no_face_before_its_time(server: ServerProcess, watcher: Visitor, squeezer: Visitor) -> None:
    """In no frame of the watcher was a card that the journal says lay face down, anywhere in the text."""
    truth = Truth.of(server.database, watcher.view["table"])
    search = Search(truth, watcher.fetch("/api/session")["patron"]["id"])
    assert list(search.leaks(watcher.texts)) == []
    assert list(search.leaks(squeezer.texts)), "what the one who peels was sent, the search would have found"
