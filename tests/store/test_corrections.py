"""Corrections of a paid round in the store: history and record show both, and the audit works them out again."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from msgspec.structs import replace

from punto.fairness.record import ShoeRecord
from punto.fairness.verifier import verify
from punto.store import Desk, Store
from punto.store.audit import audit
from punto.store.audit.corrections import PaidSlips, correction_differences
from punto.store.read.exporting import export
from punto.store.read.history import round_history, round_of
from punto.store.read.records import record_of
from punto.table import Code, Refusal, evolve
from punto.table.acts.chips import BuyIn
from punto.table.acts.correcting import CorrectRound, RoundCorrected
from punto.table.acts.seating import LeaveTable, TakeSeat
from punto.table.dealer.payout import RoundSettled
from punto.table.state import State
from tests.store.playing import Script, new_shoe, one_round, opened, over_a_shoe_change, small_house

ANN = {"by": "olga", "seat": 1, "number": 1}
"""What the first round of a shoe brought Ann."""


def net_of_ann(script: Script, *, shoe: int = 1, number: int = 1) -> int:
    """What a round brought her, as it was settled."""
    settled = (each for each in script.events if isinstance(each, RoundSettled))
    found = next(each for each in settled if (each.shoe, each.number) == (shoe, number))
    return next(slip.net for slip in found.slips if slip.seat == 1)


@cache
def corrected() -> Script:
    """What the first round brought Ann was corrected twice, once in a later shoe; then she left and it was again."""
    script = opened("t1", small_house())
    one_round(script)
    net = net_of_ann(script)
    script.accepted(CorrectRound, shoe=1, after=net + 700, reason="wrong payout", **ANN)
    while script.state is not None and not script.state.open_round.last:
        one_round(script)
    one_round(script)
    new_shoe(script)
    assert script.state is not None
    assert script.state.shoes == 2
    script.accepted(CorrectRound, shoe=1, after=net + 500, reason="two were too many", **ANN)
    script.accepted(LeaveTable, patron="ann")
    script.accepted(CorrectRound, shoe=1, after=net + 900, reason="misdeal", **ANN)
    script.accepted(CorrectRound, shoe=1, after=net + 800, reason="misdeal", **ANN)
    return script


def test_g31_history_shows_the_round_as_it_was_paid_and_what_was_corrected(store: Store) -> None:
    script = corrected()
    Desk.open(store, "t1").handle_many(script.commands)
    with store.reading() as reader:
        second, first = round_history(reader, "t1", limit=2, before=3 + _sequence_of_round(script, 2), patron="ann")
        whole = round_of(reader, "t1", shoe=1, number=1, patron="ann")
    assert (second.number, second.corrections) == (2, ())
    assert whole is not None
    assert whole.corrections == first.corrections
    one, two, three, four = first.corrections
    assert (one.by, one.you, str(one.reason)) == ("olga", True, "A wrong payout.")
    assert str(two.reason) == "two were too many"
    paid = next(seat for seat in first.seats if seat.seat == one.seat)
    assert one.before == sum(bet.net for bet in paid.bets), "the round itself stands as it was paid"
    afters = [each.after - one.before for each in (one, two, three, four)]
    assert afters == [700, 500, 900, 800]
    assert [each.before - one.before for each in (one, two, three, four)] == [0, 700, 500, 900]


def _sequence_of_round(script: Script, number: int) -> int:
    """Where in the journal a round of the first shoe was settled."""
    events = enumerate(script.events, start=1)
    return next(place for place, each in events if isinstance(each, RoundSettled) and each.number == number)


def test_g31_the_record_of_the_shoe_shows_both_and_verifies(store: Store, tmp_path: Path) -> None:
    script = corrected()
    Desk.open(store, "t1").handle_many(script.commands)
    with store.reading() as reader:
        record = record_of(reader, "t1", 1)
    assert record is not None
    assert record.corrections is not None
    net = net_of_ann(script)
    entries = [(each.round, each.seat, each.before - net, each.after - net) for each in record.corrections.entries]
    assert entries == [(1, 1, 0, 700), (1, 1, 700, 500), (1, 1, 500, 900), (1, 1, 900, 800)]
    assert record.corrections.net == 800
    assert verify(record).ok, verify(record).failed
    export(store, tmp_path)
    written = (tmp_path / "table-t1" / "shoe-00001.json").read_text(encoding="utf-8")
    assert ShoeRecord.parse(written) == record, "what was corrected when the shoe was over is in the file, too"


def test_g31_a_shoe_without_corrections_has_no_such_part(store: Store) -> None:
    Desk.open(store, "t1").handle_many(over_a_shoe_change().commands)
    with store.reading() as reader:
        record = record_of(reader, "t1", 1)
    assert record is not None
    assert record.corrections is None
    assert '"corrections"' not in str(record)


def test_g31_the_audit_of_a_corrected_table_is_sound(store: Store) -> None:
    Desk.open(store, "t1").handle_many(corrected().commands)
    found = audit(store)
    assert found.ok, found


def test_g31_commands_one_by_one_come_to_the_same(store: Store) -> None:
    script = corrected()
    desk = Desk.open(store, "t1")
    for command in script.commands:
        desk.handle(command)
    assert desk.state is not None
    assert script.state is not None
    assert (desk.state.book, desk.state.corrections) == (script.state.book, 4)
    assert audit(store).ok


def test_g31_a_purse_gets_what_a_patron_who_left_was_due_and_never_gives_more_than_it_holds(store: Store) -> None:
    store.grant("ann", currency="USD", amount=100_000, at=1, reason="first chips")
    script = opened("t1", small_house())
    assert script.state is not None
    currency = script.state.house.currency.code
    store.grant("ann", currency=currency, amount=20_000_000, at=1, reason="first chips")
    one_round(script)
    net = net_of_ann(script)
    script.accepted(LeaveTable, patron="ann")
    desk = Desk.open(store, "t1")
    desk.handle_many(script.commands)
    at = script.clock

    def correct(name: str, after: int) -> Refusal | None:
        given = CorrectRound(id=name, at=at, shoe=1, after=after, reason="misdeal", **ANN)  # type: ignore[arg-type]
        assert desk.handle(given).receipt == desk.handle(given).receipt, "asked twice, done once"
        return desk.handle(given).refusal

    def free() -> int:
        with store.reading() as reader:
            return reader.purse("ann", currency=currency).free

    had = free()
    assert correct("more", net + 2_500) is None
    assert free() == had + 2_500
    refusal = correct("too much", net - 30_000_000)
    assert refusal is not None
    assert refusal.code is Code.PATRON_SHORT
    assert correct("less", net - 4_000) is None
    assert free() == had - 4_000
    for command in (
        TakeSeat(id="back", at=at, patron="ann", name="Ann", seat=1),
        BuyIn(id="chips", at=at, patron="ann", amount=5_000),
    ):
        assert desk.handle(command).refusal is None
    assert correct("seated again", net) is None
    assert free() == had - 9_000, "who sits there has it in chips"
    assert desk.state is not None
    assert desk.state.money_of("ann").balance == 9_000
    assert audit(store).ok


def test_g31_what_no_round_or_shoe_has_is_refused(store: Store) -> None:
    script = corrected()
    desk = Desk.open(store, "t1")
    desk.handle_many(script.commands)
    for number, (shoe, played, seat) in enumerate([(9, 1, 1), (0, 1, 1), (10**30, 1, 1), (1, 99, 1), (1, 1, 7)]):
        given = CorrectRound(
            id=f"r{number}", at=script.clock, by="olga", shoe=shoe, number=played, seat=seat, after=0, reason="misdeal"
        )
        refusal = desk.handle(given).refusal
        assert refusal is not None
        assert refusal.code is Code.NO_BET_TO_CORRECT


def test_g31_a_forged_correction_is_found() -> None:
    state: State | None = None
    tried, script = 0, corrected()
    slips = PaidSlips(each for each in script.events if isinstance(each, RoundCorrected))
    for event in script.events:
        before, state = state, evolve(state, event)
        if isinstance(event, RoundSettled):
            slips.follow(event)
        if not isinstance(event, RoundCorrected):
            continue
        assert before is not None
        assert list(correction_differences(event, before, slips.brought(event))) == []
        for forged in (
            replace(event, after=event.after + 1),
            replace(event, before=event.before + 1),
            replace(event, reason=" "),
            replace(event, seat=7),
            replace(event, patron="bob"),
            replace(event, cashed=event.cashed + 1),
            replace(event, transfers=()),
            replace(event, transfers=event.transfers[:1], cashed=0) if event.cashed else replace(event, cashed=5),
        ):
            tried += 1
            assert list(correction_differences(forged, before, slips.brought(forged))), forged
        slips.follow(event)
    assert tried == 4 * 8
