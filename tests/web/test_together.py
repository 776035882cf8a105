"""Several people with browsers of their own see one table, whenever they come."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.web.conftest import OpenTable, Visit
from tests.web.operator import Operator
from tests.web.playing import choose_chip, phase, put, say_ready, seen, tab
from tests.web.visitor import Json, Visitor


def test_two_people_see_the_same_table_and_a_third_who_joins_in_the_middle(
    visit: Visit, open_table: OpenTable, operator: Operator
) -> None:
    table = open_table("leisurely-mini", "normal")
    ann, bob = visit("Ann"), visit("Bob")
    for each in (ann, bob):
        each.at(table, sit=True)
    choose_chip(ann, "$100.00")
    put(ann, "banker")
    choose_chip(bob, "$25.00")
    put(bob, "tie")
    put(bob, "player")
    for each, seat, said in ((ann, 2, ("Bob", "Player 25", "Tie 25")), (bob, 1, ("Ann", "Banker 100"))):
        for words in said:
            expect(each.page.get_by_test_id(f"seat-{seat}")).to_contain_text(words)
    _same(ann, bob)

    say_ready(ann)
    expect(bob.page.get_by_test_id("seat-1")).to_contain_text("ready")
    say_ready(bob)
    ann.until(lambda: len(_cards(ann)) >= 2, "two cards")
    # Everything stops where it is, so that there is one moment to look at.
    operator.command(table, "PauseTable", reason="A look")
    for each in (ann, bob):
        expect(each.page.get_by_text("The table is paused")).to_be_visible()
    cid = visit().at(table)
    _same(ann, bob, cid)
    assert len(_cards(cid)) >= 2
    expect(cid.page.get_by_role("group", name="Your chips")).to_contain_text("You are watching this table.")

    operator.command(table, "ResumeTable")
    for each in (ann, bob, cid):
        phase(each, "settled")
    _same(ann, bob, cid)
    assert seen(cid)["winner"] is not None

    # The third one sits down, and the others see that.
    cid.page.get_by_role("tabpanel").get_by_role("button", name="Sit here, seat 5").click()
    dialog = cid.page.get_by_role("dialog", name="What shall we call you?")
    dialog.get_by_label("Your name").fill("Cid")
    dialog.get_by_role("button", name="Take a seat").click()
    for each in (ann, bob, cid):
        expect(each.page.get_by_test_id("seat-5")).to_contain_text("Cid")
    _same(ann, bob, cid)


def _same(*visitors: Visitor) -> None:
    """All of them see the same table, once the last news has come to each."""
    first, *others = visitors
    for other in others:
        first.until(lambda other=other: first.sequence == other.sequence, "the same news")  # type: ignore[misc]
        other.until(lambda other=other: seen(first) == seen(other), f"the same table: {seen(first)} {seen(other)}")  # type: ignore[misc]
        assert _seats_of(first) == _seats_of(other)
        assert first.document["roads"] == other.document["roads"]
        assert first.view["current"] == other.view["current"]


def _seats_of(visitor: Visitor) -> list[str]:
    """The seats as they are listed, without the mark of one's own."""
    rows = tab(visitor, "Seats").get_by_role("listitem").all_inner_texts()
    return [" ".join(row.split()).replace(" you ", " ") for row in rows if "free" not in row and "Sit here" not in row]


def _cards(visitor: Visitor) -> list[Json]:
    current = visitor.view["current"]
    return [*current["player"]["cards"], *current["banker"]["cards"]]
