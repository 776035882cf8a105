"""The auditor agrees with the book on sound transfers, and finds each kind of damage."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from punto.ledger import Account, Auditor, Book, Fault, Transfer, hold, move, post, void

_NAMES = ("t/cashier", "t/bankroll", "t/patron:ann", "t/patron:bob", "t/escrow:1.1")


@given(st.lists(st.tuples(st.sampled_from("mhpv"), *[st.integers(0, 4)] * 2, st.integers(-1, 50), st.integers(0, 30))))
def test_book_and_auditor_agree_on_every_history(moves: list[tuple[str, int, int, int, int]]) -> None:
    book, auditor = Book().open(*_NAMES), Auditor()
    holds: list[Transfer] = []
    for number, (what, debit, credit, amount, which) in enumerate(moves):
        if what in "pv":
            if not holds:
                continue
            held = holds[which % len(holds)]
            transfer = post(held) if what == "p" else void(held)
        else:
            make = move if what == "m" else hold
            transfer = make(f"{number}", debit=_NAMES[debit], credit=_NAMES[credit], amount=amount)
        again = transfer.id in book.seen
        after = book.apply([transfer])
        if isinstance(after, Fault) or again:
            continue
        book = after
        auditor.read([transfer])
        holds += [transfer] if what == "h" else []
        assert auditor.compare(book.accounts) == []
        assert book.total == 0
        assert all(book.account(name).available >= 0 for name in _NAMES[2:])


_BOUGHT = move("b", debit="t/cashier", credit="t/patron:ann", amount=100)
_HELD = hold("s", debit="t/patron:ann", credit="t/escrow:1.1", amount=70)


@pytest.mark.parametrize(
    ("transfers", "complaint"),
    [
        ([_BOUGHT, _BOUGHT], "occurs twice"),
        ([replace(_BOUGHT, amount=0)], "not a positive amount"),
        ([_HELD], "of which 70 are spoken for"),
        ([_BOUGHT, replace(_BOUGHT, id="x", debit="t/patron:ann", credit="t/bankroll", amount=101)], "holds -1"),
        ([_BOUGHT, post(_HELD)], "is not pending"),
        ([_BOUGHT, _HELD, post(_HELD), void(_HELD)], "is not pending"),
        ([_BOUGHT, _HELD, replace(post(_HELD), amount=60)], "differs from s"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_the_auditor_finds(transfers: list[Transfer], complaint: str) -> None:
    assert any(complaint in str(problem) for problem in Auditor().read(transfers).problems)


def test_the_auditor_finds_a_balance_that_the_transfers_do_not_give() -> None:
    auditor = Auditor().read([_BOUGHT])
    sound = {"t/cashier": Account(debits_posted=100), "t/patron:ann": Account(credits_posted=100)}
    assert auditor.compare(sound) == []
    wrong = {**sound, "t/patron:ann": Account(credits_posted=101)}
    assert [str(each) for each in auditor.compare(wrong)] == [
        "t/patron:ann: the book says (101, 0), the transfers add up to (100, 0) (balance, held)"
    ]
    assert auditor.compare({"t/cashier": Account(debits_posted=100)}) != []
