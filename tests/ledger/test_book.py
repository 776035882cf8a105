"""The ledger by one readable table: transfers, one a line, and what becomes of them."""

from __future__ import annotations

import pytest

from punto.errors import InvariantBroken
from punto.ledger import Account, Book, Fault, Transfer, TransferCode, hold, move, post, void
from punto.ledger.accounts import may_be_overdrawn

_KINDS = {"move": "immediate", "hold": "pending", "post": "post", "void": "void"}

# The accounts are open; ann starts with nothing. Each block is a story of its own, given to the book line by line.
# what  id   from        to          amount  ends  outcome
STORIES = """
# a story of money that moves at once
move    b1   cashier     patron:ann  100     -     ok
move    b2   patron:ann  bankroll    60      -     ok
move    b3   patron:ann  bankroll    41      -     exceeds_available
move    b3   patron:ann  bankroll    40      -     ok
balance patron:ann 0 0
balance bankroll 100 0
balance cashier -100 0

# a stake is held, then posted
move    b1   cashier     patron:ann  100     -     ok
hold    s1   patron:ann  escrow:1.1  70      -     ok
balance patron:ann 100 70
hold    s2   patron:ann  escrow:1.1  31      -     exceeds_available
post    p1   patron:ann  escrow:1.1  70      s1    ok
balance patron:ann 30 0
balance escrow:1.1 70 0
move    l1   escrow:1.1  bankroll    70      -     ok
balance escrow:1.1 0 0
balance bankroll 70 0

# a stake is held, then let go
move    b1   cashier     patron:ann  100     -     ok
hold    s1   patron:ann  escrow:1.1  70      -     ok
void    v1   patron:ann  escrow:1.1  70      s1    ok
balance patron:ann 100 0
hold    s2   patron:ann  escrow:1.1  100     -     ok

# what is held can be spent by nobody, but the house may owe
move    b1   cashier     patron:ann  10      -     ok
hold    c1   patron:ann  commission  10      -     ok
move    x1   patron:ann  cashier     1       -     exceeds_available
move    x2   escrow:1.1  patron:ann  1       -     exceeds_available
move    x3   bankroll    patron:ann  5000    -     ok
balance bankroll -5000 0

# the same id and content again is no change; the same id with another content is a fault
move    b1   cashier     patron:ann  100     -     ok
move    b1   cashier     patron:ann  100     -     ok
balance patron:ann 100 0
move    b1   cashier     patron:ann  101     -     exists_with_other_content
hold    b1   cashier     patron:ann  100     -     exists_with_other_content
hold    s1   patron:ann  escrow:1.1  70      -     ok
hold    s1   patron:ann  escrow:1.1  70      -     ok
balance patron:ann 100 70
post    p1   patron:ann  escrow:1.1  70      s1    ok
post    p1   patron:ann  escrow:1.1  70      s1    ok
hold    s1   patron:ann  escrow:1.1  70      -     ok
balance patron:ann 30 0

# a pending transfer ends once
move    b1   cashier     patron:ann  100     -     ok
hold    s1   patron:ann  escrow:1.1  70      -     ok
hold    s2   patron:ann  escrow:1.1  10      -     ok
post    p1   patron:ann  escrow:1.1  70      s1    ok
post    p2   patron:ann  escrow:1.1  70      s1    already_posted
void    v1   patron:ann  escrow:1.1  70      s1    already_posted
void    v2   patron:ann  escrow:1.1  10      s2    ok
post    p3   patron:ann  escrow:1.1  10      s2    already_voided
void    v3   patron:ann  escrow:1.1  10      s2    already_voided

# the order of precedence: each line has the faults of all lines below it too
move    b1   cashier     patron:ann  100     -     ok
hold    s1   patron:ann  escrow:1.1  70      -     ok
post    -    nobody      nobody      0       none  id_empty
post    b1   nobody      nobody      0       none  exists_with_other_content
post    x1   nobody      nobody      0       none  amount_not_positive
post    x1   nobody      nobody      1       none  accounts_not_different
post    x1   nobody      nemo        1       none  debit_account_not_found
post    x1   patron:ann  nemo        1       none  credit_account_not_found
post    x1   patron:ann  bankroll    1       -     pending_id_needed
move    x1   patron:ann  bankroll    1000    none  pending_id_not_wanted
post    x1   patron:ann  bankroll    1000    none  pending_not_found
post    x1   cashier     patron:ann  100     b1    pending_not_found
post    x1   patron:ann  bankroll    1000    s1    pending_with_other_content
post    x1   patron:ann  escrow:1.1  71      s1    pending_with_other_content
move    x1   patron:ann  bankroll    1000    -     exceeds_available
balance patron:ann 100 70
"""


def _stories() -> list[tuple[str, list[str]]]:
    blocks = [block.splitlines() for block in STORIES.strip().split("\n\n")]
    return [(lines[0].removeprefix("# "), lines[1:]) for lines in blocks]


@pytest.mark.parametrize(("story", "lines"), _stories(), ids=lambda value: value if isinstance(value, str) else "")
def test_the_story_of(story: str, lines: list[str]) -> None:
    names = ["patron:ann", "escrow:1.1", "bankroll", "commission", "cashier"]
    book = Book().open(*(f"t/{name}" for name in names))
    for line in lines:
        what, *words = line.split()
        if what == "balance":
            account = book.account(f"t/{words[0]}")
            assert (account.balance, account.debits_pending) == (int(words[1]), int(words[2])), line
            continue
        name, debit, credit, amount, ends, expected = words
        transfer = Transfer(
            "" if name == "-" else name,
            _KINDS[what],  # type: ignore[arg-type]
            f"t/{debit}",
            f"t/{credit}",
            int(amount),
            pending=None if ends == "-" else ends,
        )
        after = book.apply([transfer])
        assert (after.code if isinstance(after, Fault) else "ok") == expected, line
        book = book if isinstance(after, Fault) else after
        assert book.total == 0


def test_the_table_names_every_code_in_its_order() -> None:
    last = _stories()[-1][1]
    in_order = list(dict.fromkeys(line.split()[-1] for line in last if line.split()[-1] in set(TransferCode)))
    declared = [code.value for code in TransferCode if code.value in in_order]
    assert in_order == declared
    everywhere = {line.split()[-1] for _, lines in _stories() for line in lines}
    assert everywhere >= {code.value for code in TransferCode}


def _funded() -> Book:
    book = (
        Book()
        .open("t/cashier", "t/patron:ann", "t/escrow:1.1")
        .apply([move("b", debit="t/cashier", credit="t/patron:ann", amount=100)])
    )
    assert isinstance(book, Book)
    return book


def test_transfers_together_are_applied_whole_or_not_at_all() -> None:
    book = _funded()
    good = move("1", debit="t/patron:ann", credit="t/cashier", amount=60)
    bad = move("2", debit="t/patron:ann", credit="t/cashier", amount=60)
    fault = book.apply([good, bad])
    assert isinstance(fault, Fault)
    assert fault.transfer == bad
    assert "exceeds_available" in str(fault)
    assert book.account("t/patron:ann").balance == 100


def test_a_book_forgets_a_round_but_never_what_is_pending() -> None:
    held = hold("s", debit="t/patron:ann", credit="t/escrow:1.1", amount=70)
    book = _funded().apply([held])
    assert isinstance(book, Book)
    later = book.forget()
    assert later.seen == {}
    assert later.apply([held]) == later
    other = hold("s", debit="t/patron:ann", credit="t/escrow:1.1", amount=1)
    fault = later.apply([other])
    assert isinstance(fault, Fault)
    assert fault.code is TransferCode.EXISTS_WITH_OTHER_CONTENT
    posted = later.apply([post(held)])
    assert isinstance(posted, Book)
    assert posted.account("t/escrow:1.1") == Account(credits_posted=70)
    voided = later.apply([void(held)])
    assert isinstance(voided, Book)
    assert voided.account("t/patron:ann").available == 100


def test_only_a_clear_account_can_be_closed() -> None:
    with pytest.raises(InvariantBroken, match="t/patron:ann cannot be closed: it holds"):
        _funded().close("t/patron:ann")
    with pytest.raises(InvariantBroken, match="t/patron:eve cannot be closed: it is not open"):
        _funded().close("t/patron:eve")
    assert "t/escrow:1.1" not in _funded().close("t/escrow:1.1").accounts


@pytest.mark.parametrize("patron", ["ann", "a/b", "x/bankroll", "/", "patron:"])
def test_no_name_lets_a_patron_overdraw(patron: str) -> None:
    assert not may_be_overdrawn(f"t/patron:{patron}")
