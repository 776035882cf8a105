"""Owed commission in the audit: held or marked, paid, collected or left unpaid, it is worked out again to the cent."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from punto.house.loader import load_house_text
from punto.store import Desk, Store
from punto.store.audit import audit
from punto.store.audit.debts import debt_differences
from punto.table import evolve
from punto.table.acts.chips import CashOut
from punto.table.acts.commission import ChooseCommission, CommissionPaid, PayCommission
from punto.table.acts.seating import LeaveTable, PatronLeft
from punto.table.dealer.payout import RoundSettled
from punto.table.dealer.shoe import CommissionCollected
from punto.table.event import Event
from punto.table.state import State
from tests.store.playing import Script, new_shoe, one_round, opened

_HOUSE = """
extends = "atlantic-city-mini"
[shoe]
decks = 1
burn = 4
cut_card = 30
[commission]
rate = "45%"
collected = ["payout", "end of shoe", "leaving"]
owed = "{owed}"
"""


def played(owed: str) -> Script:
    """Patrons who choose differently, pay now and then, spend what they owe where they may, and leave."""
    script = opened("t1", load_house_text(_HOUSE.format(owed=owed), key="small"))
    script.accepted(ChooseCommission, patron="ann", later=True)
    script.accepted(ChooseCommission, patron="cem", later=True)
    for number in range(14):
        one_round(script)
        if number % 4 == 1:
            script.send(PayCommission, patron="ann")
            script.accepted(ChooseCommission, patron="bob", later=number % 8 == 1)
        new_shoe(script)
    assert script.state is not None
    script.accepted(CashOut, patron="cem", amount=script.state.money_of("cem").available)
    for patron in ("ann", "bob", "cem"):
        script.send(LeaveTable, patron=patron)
    return script


@pytest.mark.parametrize("owed", ["held", "marked"])
def test_g09_the_audit_of_a_table_where_patrons_owe_and_pay_is_sound(store: Store, owed: str) -> None:
    script = played(owed)
    kinds = {type(event).__name__ for event in script.events}
    assert kinds >= {"CommissionChosen", "CommissionPaid", "CommissionCollected"}
    Desk.open(store, "t1").handle_many(script.commands)
    found = audit(store)
    assert found.ok, found


@pytest.mark.parametrize("owed", ["held", "marked"])
def test_g09_a_debt_that_is_one_cent_off_is_found(owed: str) -> None:
    """Every event that changes what is owed, told one cent off, does not pass."""
    state: State | None = None
    tried: set[str] = set()
    for event in played(owed).events:
        before, state = state, evolve(state, event)
        if before is None:
            continue
        assert list(debt_differences(event, before, state)) == []
        for forged in one_cent_off(event):
            tried.add(type(event).__name__)
            assert list(debt_differences(forged, before, state)), forged
    assert tried >= {"RoundSettled", "CommissionPaid", "CommissionCollected", "PatronLeft"}


def one_cent_off(event: Event) -> list[Event]:
    """The event with each of its figures of commission one cent off."""
    match event:
        case CommissionPaid():
            return [replace(event, amount=event.amount + 1)]
        case CommissionCollected():
            (seat, amount), *rest = event.collected
            return [replace(event, collected=((seat, amount - 1), *rest)), replace(event, collected=tuple(rest))]
        case PatronLeft():
            return [replace(event, commission=event.commission + 1), replace(event, unpaid=event.unpaid + 1)]
        case RoundSettled() if any(slip.owed for slip in event.slips):
            return [replace(event, slips=tuple(slip for slip in event.slips if not slip.owed))]
        case _:
            return []
