"""Verifying the record of a shoe: every card and every cent worked out again, from the record alone.

No check stops at its first failure, nor for the failure of another. Together they leave to belief only what no sum can
show: names, the operator's reasons and corrections, and which of two bets a patron made that fared alike. Those are
bound by the seals.
"""

from __future__ import annotations

from punto.fairness.check_corrections import corrections_check
from punto.fairness.check_money import check_payouts, check_slips, check_sums
from punto.fairness.check_shoe import (
    check_burn,
    check_cards,
    check_commitment,
    check_end,
    check_house,
    check_order,
    check_seal,
    check_tableau,
)
from punto.fairness.record import ShoeRecord
from punto.fairness.verification import Case, Check, CheckKey, Failure, Verification

__all__ = ["Check", "CheckKey", "Failure", "Verification", "verify"]

_CHECKS = (
    check_seal,
    check_commitment,
    check_house,
    check_order,
    check_burn,
    check_cards,
    check_tableau,
    check_end,
    check_slips,
    check_payouts,
    check_sums,
    corrections_check,
)


def verify(record: ShoeRecord) -> Verification:
    """Every check of a record, each with every failure; nothing that a record can say raises an error."""
    case = Case.of(record)
    return Verification(record, tuple(check(case) for check in _CHECKS))
