"""The connection breaks, or the server dies, in each phase of a round: afterwards everything is as it was."""

from __future__ import annotations

import re
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import expect

from harness.patience import patient_client
from harness.server import ServerProcess, audit
from tests.web.cable import Cable
from tests.web.conftest import OpenTable, Visit, start_server
from tests.web.operator import Operator
from tests.web.playing import bet, choose_chip, open_every_card, own, phase, put, say_ready, seen
from tests.web.visitor import Json, Visitor


@pytest.fixture
def cable(server: ServerProcess) -> Iterator[Cable]:
    """A cable to the server for one visitor."""
    with Cable(server.port) as made:
        yield made


def test_a_cable_that_is_pulled_in_each_phase(
    visit: Visit, open_table: OpenTable, operator: Operator, cable: Cable
) -> None:
    table = open_table("leisurely-midi", "normal")
    ann, bob = visit("Ann", url=cable.url), visit("Bob")
    for each in (ann, bob):
        each.at(table, sit=True)

    choose_chip(ann, "$100.00")
    put(ann, "player")
    expect(bob.page.get_by_test_id("seat-1")).to_contain_text("Player 100")
    before = own(ann)
    _pull(cable, ann, bob)
    # The other one goes on meanwhile.
    choose_chip(bob, "$25.00")
    put(bob, "player")
    _mend(cable, ann, bob)
    assert own(ann) == before
    expect(ann.page.get_by_test_id("seat-2")).to_contain_text("Player 25")

    say_ready(ann)
    say_ready(bob)
    ann.until(lambda: len(_cards(ann)) >= 2, "two cards")
    # A card and an offer do not wait for a slow machine, so the clock is stopped.
    operator.command(table, "PauseTable", reason="a cable")
    _pull(cable, ann, bob)
    _mend(cable, ann, bob)
    operator.command(table, "ResumeTable")
    offer = ann.page.get_by_role("alertdialog", name="Player's cards are yours to turn")
    expect(offer).to_be_visible()

    operator.command(table, "PauseTable", reason="a cable")
    _pull(cable, ann, bob)
    _mend(cable, ann, bob)
    operator.command(table, "ResumeTable")
    offer.get_by_role("button", name=re.compile("^Take the cards")).click()
    stage = ann.page.get_by_test_id("stage")
    stage.get_by_role("button", name="Peek").first.click()
    ann.until(lambda: any(card["face"] for card in _cards(ann)), "a face under the flap")
    peeled = [card for card in _cards(ann) if card["face"]]
    _pull(cable, ann, bob)
    _mend(cable, ann, bob)
    assert [card for card in _cards(ann) if card["peeled"]] == peeled, "who has peeled sees it still"

    open_every_card(ann)
    phase(ann, "settled")
    before = own(ann)
    _pull(cable, ann, bob)
    _mend(cable, ann, bob)
    assert own(ann) == before
    assert seen(ann) == seen(bob)
    expect(ann.page.get_by_text("Connected again")).to_have_count(0)


def test_d8_a_dead_connection_is_noticed_and_chips_that_do_not_arrive_look_like_none(
    visit: Visit, open_table: OpenTable, cable: Cable
) -> None:
    ann = visit("Ann", url=cable.url).at(open_table("leisurely-mini"), sit=True)
    put(ann, "player")
    tick = bet(ann, "player").locator(".tick")
    expect(tick).to_be_visible()
    cable.freeze()
    put(ann, "tie")
    expect(ann.page.get_by_role("alert").filter(has_text=re.compile("does not answer|is gone"))).to_be_visible()
    expect(tick).to_be_visible()
    expect(bet(ann, "tie").locator(".adrift")).to_be_visible()
    expect(ann.page.get_by_role("button", name="No connection", exact=True)).to_be_disabled()
    cable.thaw()
    expect(bet(ann, "tie").locator(".tick")).to_be_visible()


def _pull(cable: Cable, ann: Visitor, bob: Visitor) -> None:
    """Ann is cut off; her page says so, and Bob's says it of her."""
    cable.cut()
    expect(ann.page.get_by_role("alert").filter(has_text="The connection is gone")).to_be_visible()
    expect(bob.page.get_by_test_id("seat-1")).to_contain_text("away")


def _mend(cable: Cable, ann: Visitor, bob: Visitor) -> None:
    """Ann is back, and sees what Bob sees, who was never away."""
    cable.mend()
    expect(ann.page.get_by_text("The connection is gone")).to_have_count(0)
    expect(bob.page.get_by_test_id("seat-1")).not_to_contain_text("away")
    ann.until(lambda: ann.sequence == bob.sequence and _public(ann) == _public(bob), "the same table")


def _public(visitor: Visitor) -> Json:
    """What everybody sees; who has the cards sees them on a stage of their own."""
    found = seen(visitor)
    for side in ("player", "banker"):
        found[side] = found[side]["label"]
    return found


def _cards(visitor: Visitor) -> list[Json]:
    current = visitor.view["current"]
    return [*current["player"]["cards"], *current["banker"]["cards"]]


# -------------------------------------------------------------------------------- the server is killed


@pytest.fixture
def mortal(tmp_path: Path, built: None) -> Iterator[ServerProcess]:
    """A server of the test's own, to be killed."""
    with start_server(tmp_path, "t=brisk-midi,pace=calm") as running:
        yield running


def test_a_server_that_is_killed_in_each_phase(visit: Visit, mortal: ServerProcess) -> None:
    ann = visit("Ann", url=mortal.url).at("t", sit=True)
    bob = visit("Bob", url=mortal.url).at("t")

    def killed(same: Callable[[], object]) -> None:
        """Kill it, start it again, and find the same."""
        before = same()
        mortal.signal(signal.SIGKILL)
        mortal.wait()
        for each in (ann, bob):
            expect(each.page.get_by_role("alert").filter(has_text="The connection is gone")).to_be_visible()
        mortal.restart()
        for each in (ann, bob):
            expect(each.page.get_by_text("The connection is gone")).to_have_count(0)
        ann.until(lambda: same() == before, f"the same as before: {before}, not {same()}")

    def killed_while_paused(same: Callable[[], object]) -> None:
        """The same in a phase that would not wait for a slow machine."""
        with _operator(mortal) as operator:
            operator.command("t", "PauseTable", reason="a kill")
        expect(ann.page.get_by_text("The table is paused")).to_be_visible()
        killed(same)
        with _operator(mortal) as operator:
            operator.command("t", "ResumeTable")
        expect(ann.page.get_by_text("The table is paused")).to_have_count(0)

    # A new shoe, so that there is a cut, of a house that gives time.
    with _operator(mortal) as operator:
        operator.command("t", "ChangeHouse", house="leisurely-midi")
        operator.command("t", "VoidRound", reason="a new shoe", end_shoe=True)
    phase(ann, "cutting")
    killed_while_paused(lambda: (ann.phase, ann.view["shoe"]["number"], ann.view["shoe"]["commitment"]))
    committed = ann.view["shoe"]["commitment"]
    ann.page.get_by_role("button", name="Cut here").click()
    phase(ann, "betting")
    assert ann.view["shoe"]["commitment"] == committed
    assert len(ann.view["shoe"]["cut_by"]) == 1

    choose_chip(ann, "$100.00")
    put(ann, "banker")
    expect(bob.page.get_by_test_id("seat-1")).to_contain_text("Banker 100")
    killed(lambda: (own(ann), seen(ann), seen(bob)))
    say_ready(ann)

    ann.until(lambda: len(_cards(ann)) >= 1, "a card")
    dealt = len(_cards(ann))
    bob.until(lambda: len(_cards(bob)) >= dealt, "the same card")
    killed(lambda: (own(ann), len(_cards(ann)) >= dealt, len(_cards(bob)) >= dealt))

    offer = ann.page.get_by_role("alertdialog", name="Banker's cards are yours to turn")
    expect(offer).to_be_visible()
    killed_while_paused(lambda: (own(ann), offer.is_visible(), _cards(bob)))
    offer.get_by_role("button", name=re.compile("^Take the cards")).click()
    ann.page.get_by_test_id("stage").get_by_role("button", name="Peek").first.click()
    ann.until(lambda: any(card["peeled"] and card["face"] for card in _cards(ann)), "a face under the flap")
    killed(lambda: (own(ann), [card for card in _cards(ann) if card["peeled"]]))

    open_every_card(ann)
    phase(ann, "settled")
    killed(lambda: (own(ann), seen(ann), seen(bob)))
    assert audit(mortal)["ok"]


@contextmanager
def _operator(server: ServerProcess) -> Iterator[Operator]:
    with patient_client(server.url) as client:
        yield Operator(client)
