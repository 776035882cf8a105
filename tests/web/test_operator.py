"""The operator's page: pausing, voiding with a reason, closing; the books and the audit; and what the patron sees."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from harness.server import TOKEN
from tests.server.texts import words_of
from tests.web.conftest import OpenTable, Visit
from tests.web.playing import balance, choose_chip, expect_stakes, phase, put, say_ready
from tests.web.visitor import Visitor


def test_an_operator_pauses_voids_with_a_reason_and_closes(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-midi", "instant")
    ann = visit("Ann").at(table, sit=True)
    desk = _sign_in(visit(), table)
    choose_chip(ann, "$100.00")
    put(ann, "banker")
    expect(ann.page.get_by_test_id("balance")).to_have_text("$900.00")

    _command(desk, "Pause", "The shuffler is looked at", go="Pause")
    expect(ann.page.get_by_role("main")).to_contain_text("The table is paused")
    expect(ann.page.get_by_role("main")).to_contain_text("The shuffler is looked at")
    desk.button("Resume").click()
    expect(ann.page.get_by_role("main")).not_to_contain_text("The table is paused")

    say_ready(ann)
    phase(ann, "control")
    ann.page.get_by_role("button", name=re.compile("^Take the cards")).click()
    phase(ann, "exposing")
    desk.button("Void the round…").click()
    dialog = desk.page.get_by_role("dialog", name="Void round 1")
    dialog.get_by_role("button", name="Void the round").click()
    expect(dialog).to_be_visible()
    assert ann.phase == "exposing", "without a reason nothing is void"
    dialog.get_by_label("Reason").fill("A card fell off the table")
    dialog.get_by_role("button", name="Void the round").click()

    ann.until(lambda: bool(ann.view["shoe"]["rounds"]), "the end of the round")
    phase(ann, "betting")
    assert balance(ann) == 100_000, "the stake came back"
    told = ann.fetch(f"/api/tables/{table}/rounds?limit=1")["rounds"][0]
    assert told["winner"] is None
    assert "A card fell off the table" in words_of(told["void"])
    voided = _row(desk, "Journal", "RoundVoided")
    expect(voided).to_contain_text("A card fell off the table")
    # Every stake is first held, then released.
    expect(_row(desk, "Ledger", "released")).to_contain_text("100.00")

    _command(desk, "Close the table…", "End of the night", go="Close the table")
    expect(ann.page.get_by_role("heading", name="This table is closed")).to_be_visible()
    assert ann.fetch("/api/session/purse?currency=USD")["free"] == 100_000


def test_a_patron_sees_the_void_round_and_its_reason(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-mini", "normal")
    ann = visit("Ann").at(table, sit=True)
    desk = _sign_in(visit(), table)
    choose_chip(ann, "$25.00")
    put(ann, "tie")
    expect(ann.page.get_by_test_id("balance")).to_have_text("$975.00")
    _command(desk, "Void the round…", "A wrong payout before", go="Void the round")
    phase(ann, "settled")
    main = ann.page.get_by_role("main")
    expect(main).to_contain_text("The round is void")
    expect(main).to_contain_text("A wrong payout before")
    expect(main).to_contain_text("Every stake came back.")
    expect_stakes(ann)
    expect(ann.page.get_by_test_id("balance")).to_have_text("$1,000.00")


def test_the_books_are_live_and_the_audit_finds_nothing(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-mini", "instant")
    ann = visit("Ann")
    desk = _sign_in(visit(), table)
    desk.page.get_by_role("tab", name="Ledger").click()
    ann.at(table, sit=True)
    # Chips were bought while the operator looked on.
    expect(_row(desk, "Ledger", "1,000.00").first).to_be_visible()
    choose_chip(ann, "$25.00")
    put(ann, "player")
    say_ready(ann)
    ann.until(lambda: len(ann.view["shoe"]["rounds"]) == 1, "the end of the round")
    expect(_row(desk, "Journal", "RoundSettled").first).to_be_visible()
    # The seed of the shoe in play stays secret, from the operator too.
    committed = _row(desk, "Journal", "ShoeCommitted")
    expect(committed).to_contain_text("still secret: seed")
    committed.get_by_role("button").click()
    expect(desk.page.get_by_label(re.compile(r"^Event \d+ in full$"))).to_contain_text('"seed": null')
    desk.page.get_by_role("tab", name="Accounts").click()
    expect(desk.page.get_by_role("main")).to_contain_text("always zero")
    desk.button("Audit").click()
    desk.button(f"Audit {table}").click()
    expect(desk.page.get_by_role("status").filter(has_text="Nothing differs.")).to_be_visible()


def test_without_the_token_there_is_no_desk(visit: Visit) -> None:
    stranger = visit("Eve").open("/operator")
    stranger.page.get_by_label("Token").fill("a guess")
    stranger.button("Sign in").click()
    expect(stranger.page.get_by_role("alert")).to_be_visible()
    assert stranger.ask("/api/operator/tables").status in (401, 403)


def _sign_in(visitor: Visitor, table: str) -> Visitor:
    """The operator at the desk of a table."""
    visitor.open("/operator")
    visitor.page.get_by_label("Token").fill(TOKEN)
    visitor.button("Sign in").click()
    visitor.page.get_by_role("main").get_by_text(table, exact=True).first.click()
    expect(visitor.button("Void the round…")).to_be_visible()
    return visitor


def _command(desk: Visitor, name: str, reason: str, *, go: str) -> None:
    """A command with a reason."""
    desk.button(name).click()
    dialog = desk.page.get_by_role("dialog")
    dialog.get_by_label("Reason").fill(reason)
    dialog.get_by_role("button", name=go, exact=True).click()
    expect(dialog).to_be_hidden()


def _row(desk: Visitor, book: str, text: str) -> Locator:
    """The rows of a book with a text in them."""
    desk.page.get_by_role("tab", name=book).click()
    return desk.page.get_by_role("region", name=book).get_by_role("row").filter(has_text=text)


def test_g31_an_operator_corrects_a_paid_round_and_the_patron_sees_both(visit: Visit, open_table: OpenTable) -> None:
    table = open_table("leisurely-mini", "instant")
    ann = visit("Ann").at(table, sit=True)
    desk = _sign_in(visit(), table)
    choose_chip(ann, "$100.00")
    put(ann, "tie")
    say_ready(ann)
    ann.until(lambda: bool(ann.view["shoe"]["rounds"]), "the end of the round")
    before = balance(ann)
    net = ann.view["own"]["session_net"]
    desk.button("Correct a round…").click()
    dialog = desk.page.get_by_role("dialog", name="Correct a paid round")
    expect(dialog.get_by_test_id("correct-before")).to_be_visible()
    dialog.get_by_label("It should have brought").fill(f"{(net + 2500) / 100:.2f}")
    dialog.get_by_label("Usual causes").select_option("wrong payout")
    dialog.get_by_role("button", name="Correct the round").click()
    ann.until(lambda: ann.view["own"]["session_net"] == net + 2500, "the correction")
    ann.until(lambda: balance(ann) == before + 2500, "the money")
    told = ann.fetch(f"/api/tables/{table}/rounds?limit=1")["rounds"][0]
    (entry,) = told["corrections"]
    assert (entry["before"], entry["after"], entry["you"]) == (net, net + 2500, True)
    ann.open(f"/table/{table}/round/{told['shoe']}/{told['number']}")
    expect(ann.page.get_by_test_id("corrections")).to_contain_text("A wrong payout.")
    expect(_row(desk, "Journal", "RoundCorrected")).to_contain_text("wrong payout")
