"""A patron's own limits: lower at once, higher later; reminders; self-exclusion; the helpline."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from punto.house.loader import house_keys
from punto.table import SPECTATOR, Code, Settings, Standing, next_deadline, view
from punto.table.acts.betting import PlaceSlip
from punto.table.acts.conduct import (
    AcknowledgeReminder,
    ExcludeSelf,
    LimitsSet,
    SelfExcluded,
    SessionReminded,
    SetLimits,
)
from punto.table.acts.seating import PatronLeft, TakeSeat
from punto.table.limits import LimitPlan, PatronLimits
from punto.table.phases import Phase
from tests.table.table_at import FAST, TableAt

DAY = 86_400_000
_AMOUNTS = st.none() | st.integers(1, 1000)
_LIMITS = st.builds(PatronLimits, round_stake_max=_AMOUNTS, day_loss_max=_AMOUNTS, reminder_minutes=_AMOUNTS)


def _playing(**limits: int) -> TableAt:
    table = TableAt("ohio-mini")
    table.seat("ann", standing=Standing(limits=LimitPlan(now=PatronLimits(**limits))))
    table.shuffle()
    return table


def test_a_limit_a_round_holds_for_the_whole_slip() -> None:
    table = _playing(round_stake_max=20_00)
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 15_00, "tie": 6_00}) is Code.ROUND_LIMIT_EXCEEDED
    table.bet("ann", player=15, tie=5)


def test_lowering_a_limit_holds_at_once_and_raising_it_a_day_later() -> None:
    table = _playing()
    table.do(SetLimits, patron="ann", limits=PatronLimits(round_stake_max=10_00))
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 11_00}) is Code.ROUND_LIMIT_EXCEEDED
    table.do(SetLimits, patron="ann", limits=PatronLimits(round_stake_max=50_00))
    changed = table.latest(LimitsSet)
    assert changed.before.now == changed.after.now == PatronLimits(round_stake_max=10_00)
    assert (changed.after.later, changed.after.later_from) == (PatronLimits(round_stake_max=50_00), table.now + DAY)
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 11_00}) is Code.ROUND_LIMIT_EXCEEDED
    table.wait(DAY // 1000)
    table.bet("ann", player=50)
    assert table.own("ann").limits == PatronLimits(round_stake_max=50_00)
    assert table.refused(SetLimits, patron="ann", limits=PatronLimits(round_stake_max=0)) is Code.LIMIT_NOT_POSITIVE


def test_asking_twice_for_the_same_raise_does_not_start_the_wait_anew() -> None:
    plan = LimitPlan(now=PatronLimits(round_stake_max=10))
    wanted = PatronLimits(round_stake_max=20)
    once = plan.changed(wanted, at=0, raise_after_ms=100)
    assert once.changed(wanted, at=50, raise_after_ms=100) == once
    assert once.changed(PatronLimits(), at=50, raise_after_ms=100).later_from == 150


@given(_LIMITS, st.lists(st.tuples(st.integers(0, 99), _LIMITS), max_size=5))
def test_within_the_wait_no_limit_ever_gets_looser(first: PatronLimits, asked: list[tuple[int, PatronLimits]]) -> None:
    plan = LimitPlan(now=first)
    for at, wanted in sorted(asked, key=lambda each: each[0]):
        before = plan.at(at)
        plan = plan.changed(wanted, at=at, raise_after_ms=100)
        for old, new, asked_for in zip(before.values, plan.at(at).values, wanted.values, strict=True):
            assert new == min((each for each in (old, asked_for) if each is not None), default=None)
        assert plan.at(at + 100) == wanted


def test_the_loss_of_a_day_counts_what_could_be_lost_now_and_starts_anew_with_the_day() -> None:
    table = TableAt("ohio-mini")
    limits = LimitPlan(now=PatronLimits(day_loss_max=50_00))
    table.seat("ann", standing=Standing(limits=limits, day_net=-20_00))
    table.shuffle()
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 31_00}) is Code.DAY_LOSS_LIMIT_EXCEEDED
    table.rig("3 9 K K")
    table.bet("ann", player=30)
    table.ready("ann")
    assert table.own("ann").day_net == -50_00
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 5_00}) is Code.DAY_LOSS_LIMIT_EXCEEDED
    table.now = DAY
    table.rig("3 9 K K")
    table.bet("ann", player=50)
    assert table.own("ann").day_net == 0
    table.ready("ann")
    assert (table.own("ann").day_net, table.own("ann").session_net) == (-50_00, -80_00)


def test_the_day_begins_when_the_table_says() -> None:
    settings = Settings(day_begins_ms=3_600_000)
    assert settings.day_of(DAY + 3_599_999) == 0
    assert settings.day_of(DAY + 3_600_000) == 1


def test_a_reminder_comes_again_and_again_and_can_be_acknowledged() -> None:
    table = TableAt("ohio-mini", settings=replace(FAST, idle=None))
    table.seat("ann", standing=Standing(limits=LimitPlan(now=PatronLimits(reminder_minutes=30))))
    table.shuffle()
    assert table.refused(AcknowledgeReminder, patron="ann") is Code.NO_REMINDER
    seated_at = table.own("ann").seated_at
    while table.own("ann").reminded_at is None:
        table.wait()
    assert table.now == seated_at + 30 * 60_000
    reminder = table.latest(SessionReminded)
    assert (reminder.minutes, reminder.session_net) == (30, 0)
    table.do(AcknowledgeReminder, patron="ann")
    assert table.own("ann").reminded_at is None
    table.wait(30 * 60)
    assert table.latest(SessionReminded).minutes == 60


def test_a_reminder_comes_to_the_minute_even_when_nothing_else_happens() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann", standing=Standing(limits=LimitPlan(now=PatronLimits(reminder_minutes=7))))
    assert next_deadline(table.state) == table.now + 7 * 60_000
    assert table.names(table.wait()) == ["SessionReminded"]


def test_self_exclusion_ends_the_session_and_keeps_the_patron_away() -> None:
    table = _playing()
    table.bet("ann", player=20)
    until = table.now + DAY
    table.do(ExcludeSelf, patron="ann", until=until)
    assert table.latest(SelfExcluded).until == until
    assert (table.latest(PatronLeft).reason, table.latest(PatronLeft).cashed_out) == ("self-excluded", 1_000_00)
    known = Standing(excluded_until=until)
    assert table.refused(TakeSeat, patron="ann", name="Ann", standing=known) is Code.SELF_EXCLUDED
    table.now = until
    table.do(TakeSeat, patron="ann", name="Ann", standing=known)


def test_self_exclusion_lets_a_stake_in_play_finish_and_is_never_shortened() -> None:
    table = TableAt("ohio-midi", settings=FAST)
    table.seat("ann")
    table.shuffle()
    table.bet("ann", player=20)
    table.ready("ann")
    assert table.phase() is Phase.CONTROL
    assert table.refused(ExcludeSelf, patron="ann", until=table.now) is Code.EXCLUSION_NOT_LONGER
    table.do(ExcludeSelf, patron="ann", until=table.now + DAY)
    assert table.refused(ExcludeSelf, patron="ann", until=table.now + DAY - 1) is Code.EXCLUSION_NOT_LONGER
    assert table.refused(PlaceSlip, patron="ann", stakes={"player": 5_00}) is Code.SELF_EXCLUDED
    while table.state.seats:
        table.wait()
    assert table.latest(PatronLeft).reason == "self-excluded"


def test_the_houses_helpline_is_in_every_view() -> None:
    for key in house_keys():
        table = TableAt(key)
        assert view(table.state, SPECTATOR).helpline == table.house.helpline
