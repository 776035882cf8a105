"""Refusals: which one is given when there are several reasons, and that every code has its sentences."""

from __future__ import annotations

from importlib import resources

import pytest

from punto.house.slip import RefusalCode
from punto.table import Code, Settings, Standing
from punto.table.acts.betting import PlaceSlip
from punto.table.acts.conduct import ExcludeSelf
from punto.table.acts.operating import CloseTable, PauseTable
from punto.table.acts.seating import LeaveTable, TakeSeat
from punto.table.limits import LimitPlan, PatronLimits
from punto.words import LANGUAGES
from punto.words.catalogue import entries
from tests.table.table_at import TableAt, house_with

# The reasons that hold, and the code of a slip that is refused for all of them at once. Each line lacks the first
# reason of the line above it, so that every code is seen to yield to the ones before it.
SLIPS = """
closed unseated paused flood late unsound poor round day apart -> table_closed
       unseated paused flood late unsound poor round day apart -> not_seated
       excluded paused       late unsound poor round day apart -> self_excluded
       leaving  paused       late unsound poor round day apart -> patron_leaving
                paused flood late unsound poor round day apart -> table_paused
                       flood late unsound poor round day apart -> too_many_slips
                             late unsound poor round day apart -> other_round
                                  unsound poor round day apart -> stake_not_positive
                                          poor round day apart -> insufficient_balance
                                               round day apart -> round_limit_exceeded
                                                     day apart -> day_loss_limit_exceeded
                                                         apart -> differential_exceeded
"""


@pytest.mark.parametrize("line", SLIPS.strip().splitlines())
def test_the_first_reason_in_the_order_of_the_codes_is_given(line: str) -> None:
    reasons, _, code = line.partition("->")
    assert _code_of_slip(set(reasons.split())) == code.strip()


def _code_of_slip(reasons: set[str]) -> Code:
    house = house_with("ohio-midi", '[limits]\ndifferential = "100.00"')
    table = TableAt(house, settings=Settings(cut_ms=0, slips_per_round=2))
    limits = PatronLimits(
        round_stake_max=150_00 if "round" in reasons else None, day_loss_max=150_00 if "day" in reasons else None
    )
    chips = 110_00 if "poor" in reasons else 1_000_00
    table.seat("ann", chips=chips, standing=Standing(limits=LimitPlan(now=limits)))
    table.seat("bob")
    table.shuffle()
    if reasons & {"leaving", "excluded"}:
        table.bet("ann", player=100)
        table.ready("ann", "bob")
        leave = {"until": table.now + 10**9} if "excluded" in reasons else {}
        table.do(ExcludeSelf if leave else LeaveTable, patron="ann", **leave)
    if "flood" in reasons and "closed" not in reasons:
        table.bet("ann", player=10)
        table.bet("ann", player=10)
    if "paused" in reasons:
        table.do(PauseTable, by="olga")
    if "closed" in reasons:
        table = TableAt(house)
        table.do(CloseTable, by="olga")
    patron = "stranger" if "unseated" in reasons else "ann"
    stakes = {"player": 200_00, "tie": -1} if "unsound" in reasons else {"player": 200_00}
    return table.refused(PlaceSlip, patron=patron, stakes=stakes, number=99 if "late" in reasons else None)


def test_a_seat_is_refused_in_the_order_of_the_codes() -> None:
    table = TableAt(house_with("ohio-mini", "seats = 1"))
    table.seat("ann")
    ask = {"name": "X", "seat": 9, "standing": Standing(excluded_until=table.now + 1)}
    assert table.refused(TakeSeat, patron="ann", **ask) is Code.ALREADY_SEATED
    assert table.refused(TakeSeat, patron="bob", **ask) is Code.TABLE_FULL
    table = TableAt(house_with("ohio-mini", "seats = 2"))
    table.seat("ann")
    assert table.refused(TakeSeat, patron="bob", **ask) is Code.SELF_EXCLUDED
    assert table.refused(TakeSeat, patron="bob", name="X", seat=9) is Code.UNKNOWN_SEAT
    assert table.refused(TakeSeat, patron="bob", name="", seat=1) is Code.SEAT_TAKEN
    assert table.refused(TakeSeat, patron="bob", name="") is Code.NAME_OUT_OF_RANGE


def test_the_table_in_this_file_follows_the_order_of_the_codes() -> None:
    given = [line.partition("->")[2].strip() for line in SLIPS.strip().splitlines()]
    assert given == sorted(given, key=[code.value for code in Code].index)


def test_the_houses_codes_stand_among_the_tables_in_their_own_order() -> None:
    own = [code.value for code in RefusalCode]
    assert [code.value for code in Code if code.value in own] == own


def test_every_code_has_a_sentence_in_every_language() -> None:
    own = {code.value.replace("_", "-") for code in Code} - {code.value.replace("_", "-") for code in RefusalCode}
    for language in LANGUAGES:
        told = entries(resources.files("punto.words") / "locales" / language / "refusal.ftl")
        assert {key.removeprefix("refusal-") for key in told} == own, language
        assert all(words.endswith((".", "。")) for words in told.values()), language
