"""What each viewer sees: what is public, what is one's own, and what is nobody's."""

from __future__ import annotations

from msgspec.structs import replace

from punto.ledger import Account
from punto.table import OPERATOR, SPECTATOR, Settings, State, as_patron, plain, view
from punto.table.acts.control import AcceptControl
from punto.table.acts.operating import CloseTable, PauseTable
from punto.table.limits import LimitPlan, PatronLimits
from tests.table.table_at import TableAt


def _two(house: str = "ohio-midi") -> TableAt:
    table = TableAt(house, settings=Settings(cut_ms=0))
    table.seat("ann", "bob")
    table.shuffle()
    table.bet("ann", player=20)
    table.bet("bob", banker=30, tie=5)
    return table


def _with_other_private_life(state: State, seat: int) -> State:
    patron = state.seats[seat]
    changed = replace(
        patron,
        patron="somebody else",
        limits=LimitPlan(now=PatronLimits(day_loss_max=1)),
        excluded_until=10**15,
        day_net=-77,
        session_net=88,
        bought_in=99,
        remind_at=10**15,
        reminded_at=5,
        seated_at=7,
        collected=3,
    )
    accounts = {**state.book.accounts, state.accounts.patron(patron.patron): Account(credits_posted=123_456)}
    return replace(state, seats={**state.seats, seat: changed}, book=replace(state.book, accounts=accounts))


def test_what_is_private_to_one_patron_changes_nobody_elses_view() -> None:
    table = _two()
    other = _with_other_private_life(table.state, seat=2)
    for viewer in (as_patron("ann"), as_patron("a stranger"), SPECTATOR):
        assert plain(view(other, viewer)) == plain(view(table.state, viewer))
    assert view(other, OPERATOR) != view(table.state, OPERATOR)


def test_chips_on_the_felt_are_public() -> None:
    seats = view(_two().state, SPECTATOR).seats
    assert [(each.seat, each.name, each.stakes, each.you) for each in seats] == [
        (1, "Ann", (("player", 20_00),), False),
        (2, "Bob", (("banker", 30_00), ("tie", 5_00)), False),
    ]


def test_a_patron_sees_which_seat_is_theirs_and_only_their_own_money() -> None:
    shown = _two().seen_by("bob")
    assert [each.you for each in shown.seats] == [False, True]
    assert shown.own is not None
    assert (shown.own.seat, shown.own.staked, shown.own.available) == (2, 35_00, 965_00)
    assert shown.operator is None
    assert view(_two().state, SPECTATOR).own is None


def test_an_operator_sees_the_books_but_no_card_before_its_time() -> None:
    table = _two()
    table.ready("ann", "bob")
    while len(table.state.open_round.cards) < 4:
        table.wait()
    shown = view(table.state, OPERATOR)
    assert shown.operator is not None
    assert shown.operator.balances["t1/patron:ann"] == 1_000_00
    assert shown.operator.held == {"t1/patron:ann": 20_00, "t1/patron:bob": 35_00}
    assert shown.operator.patrons == {1: "ann", 2: "bob"}
    assert shown.current is not None
    assert [card.face for card in (*shown.current.player.cards, *shown.current.banker.cards)] == [None] * 4
    assert (shown.current.player.total, shown.current.winner) == (None, None)


def test_a_view_says_what_may_be_done_now() -> None:
    table = _two()
    always = {"LeaveTable", "SetLimits", "ExcludeSelf", "CashOut", "BuyIn", "HurryDealer"}
    assert set(table.seen_by("ann").may) == always | {"PlaceSlip", "WithdrawSlip", "SayReady"}
    assert table.seen_by("stranger").may == ("TakeSeat",)
    assert view(table.state, SPECTATOR).may == ()
    assert "VoidRound" in view(table.state, OPERATOR).may
    table.ready("ann", "bob")
    while table.phase() != "control":
        table.wait()
    assert set(table.seen_by("ann").may) == always | {"AcceptControl", "CedeControl"}
    table.do(AcceptControl, patron="ann", side="player")
    table.do(AcceptControl, patron="bob", side="banker")
    # Bob has staked more: it is his turn.
    assert set(table.seen_by("ann").may) == always | {"LeaveToDealer"}
    assert set(table.seen_by("bob").may) == always | {"PeelCard", "ExposeCard", "LeaveToDealer"}
    table.do(PauseTable, by="olga", reason="a call of nature")
    assert set(table.seen_by("ann").may) == always
    assert (table.seen_by("ann").paused, table.seen_by("ann").pause_reason) == (True, "a call of nature")


def test_a_closed_table_can_still_be_looked_at() -> None:
    table = TableAt("ohio-mini")
    table.do(CloseTable, by="olga")
    shown = view(table.state, OPERATOR)
    assert (shown.phase, shown.may, shown.current, shown.shoe) == ("ended", (), None, None)
