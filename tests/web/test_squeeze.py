"""A Midi round with two browsers: one squeezes, the other sees the fold and never the face before its time."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.server.faces import Search, Truth
from tests.server.harness import ServerProcess
from tests.web.conftest import OpenTable, Visit
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

    # A look: the left side is folded over by a third, and held there.
    _drag(ann, card, (0.02, 0.5), (0.62, 0.5))
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
    _drag(ann, card, (0.02, 0.98), (1.5, 0.2))
    ann.page.mouse.up()
    bob.until(lambda: _card(bob, place)["exposed"], "the turned card")
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
    for depth in ("1", "2", "4"):
        stage.get_by_role("button", name="Peek side").first.click()
        expect(card).to_have_attribute("aria-valuetext", re.compile(rf"^{depth}|\d+% peeled"))
    expect(card).to_have_attribute("aria-valuetext", re.compile("along the side"))
    expect(bob.page.get_by_role("img", name="Ann is squeezing this card").locator(".peeling")).to_have_count(1)
    bob.until(lambda: len(_folds(bob, place)) > 2, "folds")
    stage.get_by_role("button", name="Peek side").first.click()
    expect(card).to_have_attribute("aria-valuetext", "Face down")
    assert not _card(bob, place)["exposed"]
    stage.get_by_role("button", name="Turn", exact=True).first.click()
    bob.until(lambda: _card(bob, place)["exposed"], "the turned card")

    # The second one by keys: an arrow peels, Enter turns.
    second = stage.get_by_role("slider").first
    expect(second).not_to_have_attribute("aria-valuetext", "Turned")
    place = _place(second)
    second.press("ArrowUp")
    expect(second).to_have_attribute("aria-valuetext", re.compile("% peeled"))
    second.press("Escape")
    expect(second).to_have_attribute("aria-valuetext", "Face down")
    second.press("Enter")
    bob.until(lambda: _card(bob, place)["exposed"], "the turned card")
    _finish(ann, bob)
    _assert_no_face_before_its_time(server, bob, ann)


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


def _folds(visitor: Visitor, place: int) -> list[Json]:
    return [frame for frame in visitor.frames if frame["type"] == "fold" and frame["place"] == place]


def _finish(ann: Visitor, bob: Visitor) -> None:
    """Turn whatever still lies there, until the round is over; both have the same result."""
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
