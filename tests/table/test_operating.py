"""The operator: open, pause, resume, void, close, change the house; always who, when, before and after."""

from __future__ import annotations

from punto.house import House
from punto.house.house_writer import HouseFile
from punto.table import Code, Refusal, Settings, decide, next_deadline, wants_shoe
from punto.table.acts.betting import PlaceSlip, SayReady
from punto.table.acts.control import AcceptControl, PeelCard
from punto.table.acts.operating import (
    ChangeHouse,
    ChangeSettings,
    CloseTable,
    ClosingAnnounced,
    HouseChanged,
    HouseScheduled,
    OpenTable,
    PauseTable,
    ResumeTable,
    SettingsChanged,
    TableClosed,
    TablePaused,
    TableResumed,
    Tick,
    VoidRound,
)
from punto.table.acts.seating import Disconnect, PatronLeft, TakeSeat
from punto.table.acts.shoe import CutShoe, ShuffleShoe
from punto.table.dealer.payout import RoundSettled
from punto.table.dealer.shoe import ShoeRevealed
from punto.table.phases import Phase
from tests.table.table_at import TableAt, house_with


def _playing(house: str = "ohio-mini", settings: Settings | None = None) -> TableAt:
    table = TableAt(house, settings=settings or Settings(cut_ms=0))
    table.seat("ann")
    table.shuffle()
    return table


def test_nothing_happens_at_a_table_that_is_not_open() -> None:
    answer = decide(None, Tick(id="1", at=0))
    assert isinstance(answer, Refusal)
    assert answer.code is Code.TABLE_NOT_OPEN


def test_a_table_is_opened_once() -> None:
    table = _playing()
    again = {"by": "olga", "table": "t1", "house": HouseFile.of(table.house)}
    assert table.refused(OpenTable, **again) is Code.TABLE_ALREADY_OPEN


def test_a_pause_stops_the_clock_and_a_resume_moves_every_deadline() -> None:
    table = _playing()
    table.bet("ann", player=10)
    closes_at = table.state.open_round.closes_at
    assert closes_at is not None
    table.now += 5_000
    table.do(PauseTable, by="olga", reason="shift change")
    assert (table.latest(TablePaused).by, table.latest(TablePaused).reason) == ("olga", "shift change")
    assert next_deadline(table.state) is None
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 10_00}) is Code.TABLE_PAUSED
    assert table.refused(SayReady, patron="ann") is Code.TABLE_PAUSED
    assert table.refused(PauseTable, by="olga") is Code.TABLE_PAUSED
    table.now += 60_000
    assert table.do(Tick) == ()
    table.do(ResumeTable, by="olga")
    assert table.latest(TableResumed).paused_ms == 60_000
    assert table.state.open_round.closes_at == closes_at + 60_000
    assert table.phase() is Phase.BETTING
    assert table.refused(ResumeTable, by="olga") is Code.TABLE_NOT_PAUSED


def test_a_pause_in_the_middle_of_a_round_moves_the_dealer_and_the_squeeze() -> None:
    table = _playing("ohio-midi")
    table.bet("ann", player=10)
    table.ready("ann")
    due = next_deadline(table.state)
    assert due is not None
    table.do(PauseTable, by="olga")
    table.now += 60_000
    table.do(ResumeTable, by="olga")
    assert next_deadline(table.state) == due + 60_000
    while table.phase() is not Phase.CONTROL:
        table.wait()
    offered_until = table.state.open_round.controls["player"].until
    assert offered_until is not None
    table.do(PauseTable, by="olga")
    assert table.refused(AcceptControl, patron="ann", side="player") is Code.TABLE_PAUSED
    table.now += 60_000
    table.do(ResumeTable, by="olga")
    assert table.state.open_round.controls["player"].until == offered_until + 60_000
    table.do(AcceptControl, patron="ann", side="player")
    table.do(PauseTable, by="olga")
    assert table.refused(PeelCard, patron="ann", place=0) is Code.TABLE_PAUSED


def test_a_pause_moves_the_time_to_cut_and_the_hold_of_a_seat() -> None:
    table = TableAt("ohio-mini", settings=Settings(cut_ms=8_000, seat_held_ms=30_000))
    table.seat("ann", "bob")
    table.do(Disconnect, patron="bob")
    table.shuffle()
    table.do(PauseTable, by="olga")
    assert table.refused(CutShoe, patron="ann", entropy=b"a") is Code.TABLE_PAUSED
    table.now += 60_000
    table.do(ResumeTable, by="olga")
    assert table.seen_by("ann").deadline == table.now + 8_000
    assert table.state.seats[2].held_until == table.now + 30_000


def test_a_table_wants_no_seed_during_a_pause() -> None:
    table = TableAt("ohio-mini")
    table.do(PauseTable, by="olga")
    assert not wants_shoe(table.state)
    assert table.refused(ShuffleShoe, seed=bytes(32)) is Code.TABLE_PAUSED


def test_a_round_can_be_voided_during_a_pause_but_not_twice() -> None:
    table = _playing()
    table.bet("ann", player=10)
    table.do(PauseTable, by="olga")
    table.do(VoidRound, by="olga", reason="fault")
    assert table.refused(VoidRound, by="olga", reason="fault") is Code.NO_ROUND_TO_VOID
    assert table.own("ann").available == 1_000_00


def test_a_table_closes_after_the_round_pays_everybody_and_reveals_the_shoe() -> None:
    table = _playing("atlantic-city-mini")
    table.watch = None  # It knows no table without a shoe.
    table.bet("ann", banker=100)
    table.do(CloseTable, by="olga", reason="end of day")
    assert table.latest(ClosingAnnounced).reason == "end of day"
    assert table.refused(TakeSeat, patron="bob", name="Bob") is Code.TABLE_CLOSING
    assert table.refused(CloseTable, by="olga") is Code.TABLE_CLOSING
    table.ready("ann")
    while table.phase() is not Phase.ENDED:
        table.wait()
    (slip,) = table.latest(RoundSettled).slips
    assert table.latest(PatronLeft).cashed_out == 1_000_00 + slip.net
    assert table.latest(ShoeRevealed).seed == bytes(32)
    assert table.latest(TableClosed).by == "olga"
    assert set(table.state.book.accounts) == {"t1/cashier", "t1/bankroll", "t1/commission", "t1/tips"}
    assert table.refused(TakeSeat, patron="bob", name="Bob") is Code.TABLE_CLOSED
    assert table.do(Tick) == ()
    assert next_deadline(table.state) is None
    assert not wants_shoe(table.state)


def test_a_table_without_bets_closes_at_once() -> None:
    table = _playing()
    table.do(CloseTable, by="olga")
    assert table.phase() is Phase.ENDED


def test_another_house_comes_only_between_shoes() -> None:
    table = _playing("ohio-mini", settings=None)
    other = House.load("dragon-mini")
    table.do(ChangeHouse, by="olga", house="other", file=HouseFile.of(other))
    scheduled = table.latest(HouseScheduled)
    assert (scheduled.by, scheduled.before, scheduled.after.key) == ("olga", "ohio-mini", "dragon-mini")
    assert table.state.house.key == "ohio-mini"
    table.do(VoidRound, by="olga", reason="end the shoe", end_shoe=True)
    table.wait()
    assert (table.latest(HouseChanged).before, table.state.house.key) == ("ohio-mini", "dragon-mini")
    table.do(ChangeHouse, by="omar", house="other", file=HouseFile.of(House.load("ohio-midi")))
    assert table.latest(HouseChanged).by == "omar"
    table.do(ShuffleShoe, seed=bytes(32))
    assert table.state.house.key == "ohio-midi"


def test_another_currency_needs_another_table() -> None:
    table = _playing()
    yen = house_with("ohio-mini", 'currency = "EUR"')
    assert table.refused(ChangeHouse, by="olga", house="other", file=HouseFile.of(yen)) is Code.OTHER_CURRENCY


def test_settings_change_at_once_with_before_and_after() -> None:
    table = _playing()
    faster = Settings(cut_ms=1)
    table.do(ChangeSettings, by="olga", pace="fast", settings=faster)
    changed = table.latest(SettingsChanged)
    assert (changed.before, changed.after) == (Settings(cut_ms=0), faster)
    assert table.state.settings == faster


def test_a_clock_that_goes_back_counts_as_standing_still() -> None:
    table = _playing()
    before = table.now
    table.now -= 60_000
    table.bet("ann", player=10)
    assert table.state.at == before
