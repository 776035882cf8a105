"""A table is as small after many rounds as after few, and so are its views."""

from __future__ import annotations

from punto.table import as_patron, canonical, encode, view
from punto.table.acts.chips import BuyIn
from punto.table.phases import Phase
from tests.table.table_at import TableAt, house_with


def test_state_and_view_do_not_grow_with_the_number_of_shoes() -> None:
    # Small shoes, and commission that is only collected on leaving: whatever could pile up would.
    house = house_with("ohio-mini", '[shoe]\ndecks = 2\n[commission]\ncollected = ["leaving"]')
    table = TableAt(house)
    table.watch = None
    table.seat("ann", "bob", chips=100_000_00)
    sizes: list[tuple[int, int]] = []
    for number in range(12):
        table.shuffle(bytes([number] * 32))
        while table.phase() is Phase.BETTING:
            table.bet("ann", banker=20, tie=5)
            table.bet("bob", player=20)
            table.ready("ann", "bob")
        table.do(BuyIn, patron="ann", amount=1_000_00)
        state, shown = canonical(encode(table.state)), canonical(encode(view(table.state, as_patron("ann"))))
        sizes.append((len(state), len(shown)))
    assert table.own("ann").owed > 0
    assert len(table.state.book.pending) == 1
    for later, first in zip(sizes[-1], sizes[0], strict=True):
        assert later < first * 1.2
