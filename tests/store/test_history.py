"""The rounds and shoes of a table, read from its journal by the index, and nothing in them that is still secret."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from punto.fairness.verifier import verify
from punto.house import House
from punto.house.house_writer import HouseFile
from punto.rules.rounds import Round
from punto.rules.scoreboard import RoadEntry
from punto.store import Desk, Store
from punto.store.read.exporting import export
from punto.store.read.history import PastRound, RoundReplay, round_history, round_of
from punto.store.read.records import record_of
from punto.store.read.shoes import ShoeSummary, list_shoes, shoe_of
from punto.table import Pace, Settings
from punto.table.acts.betting import PlaceSlip, SayReady
from punto.table.acts.chips import BuyIn
from punto.table.acts.control import AcceptControl, CedeControl, ExposeCard, PeelCard
from punto.table.acts.operating import ChangeHouse, CloseTable, OpenTable, Tick, VoidRound
from punto.table.acts.seating import TakeSeat
from punto.table.acts.shoe import ShoeCommitted, ShuffleShoe
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.payout import RoundSettled, RoundVoided
from punto.table.phases import ShoePhase
from punto.table.views.dealer_calls import calls
from punto.table.views.explanations import explained
from punto.words import LANGUAGES
from tests.store.playing import Script, many_rounds, new_shoe, one_round, opened, small_house

NEVER = 10**9
"""A pace at which the dealer does not get to it."""


def stored(store: Store, script: Script) -> None:
    """Play a script into the store."""
    Desk.open(store, script.table, snapshot_every=50).handle_many(script.commands)


def rounds(store: Store, table: str = "t1", **values: Any) -> tuple[PastRound, ...]:
    with store.reading() as reader:
        return round_history(reader, table, **{"limit": 100, **values})


def one(store: Store, shoe: int, number: int, patron: str | None = None) -> RoundReplay | None:
    with store.reading() as reader:
        return round_of(reader, "t1", shoe=shoe, number=number, patron=patron)


def shoes(store: Store, **values: Any) -> tuple[ShoeSummary, ...]:
    with store.reading() as reader:
        return list_shoes(reader, "t1", **{"limit": 100, **values})


@cache
def played() -> Script:
    """Seven shoes, the last of them open."""
    script = many_rounds("t1", 14)
    assert script.state is not None
    assert script.state.shoes > 4
    return script


# ------------------------------------------------------------------------------------------- rounds


def test_every_round_is_told_as_it_was_settled(store: Store) -> None:
    stored(store, played())
    settled = [each for each in played().events if isinstance(each, RoundSettled)]
    told = rounds(store)
    assert [(each.shoe, each.number) for each in reversed(told)] == [(each.shoe, each.number) for each in settled]
    for event_, each in zip(reversed(settled), told, strict=True):
        dealt = Round.parse(event_.cards)
        assert " ".join(str(card.face) for card in each.cards) == event_.cards
        assert each.player_total == dealt.player.total
        assert each.banker_total == dealt.banker.total
        assert (each.winner, each.result) == (dealt.winner, str(RoadEntry.of_round(dealt)))
        assert each.decisions == dealt.decisions
        assert each.calls[-1] == dealt.call
        assert all(decision.reason in each.calls for decision in dealt.decisions)
        assert [bet.bet for seat in each.seats for bet in seat.bets] == [
            bet.bet for slip in event_.slips for bet in slip.bets
        ]
        assert sum(bet.net for seat in each.seats for bet in seat.bets) == sum(slip.net for slip in event_.slips)
        assert each.void is None
        sides = {"player": dealt.player, "banker": dealt.banker}
        for side, hand in sides.items():
            assert [card.face for card in each.cards if card.side == side] == list(map(str, hand.cards))


def test_pages_of_rounds_put_together_are_all_rounds(store: Store) -> None:
    stored(store, played())
    whole = rounds(store)
    pages: list[PastRound] = []
    before: int | None = None
    while page := rounds(store, limit=3, before=before):
        assert len(page) <= 3
        pages.extend(page)
        before = page[-1].sequence
    assert tuple(pages) == whole


def test_the_rounds_of_one_shoe(store: Store) -> None:
    stored(store, played())
    for shoe in range(1, 6):
        assert rounds(store, shoe=shoe) == tuple(each for each in rounds(store) if each.shoe == shoe)
    newest = rounds(store, shoe=2)[0]
    assert rounds(store, shoe=2, before=newest.sequence) == rounds(store, shoe=2)[1:]
    assert rounds(store, shoe=99) == ()
    assert rounds(store, "no such table") == ()


def test_a_patron_sees_the_reasons_of_their_own_payouts_and_of_no_others(store: Store) -> None:
    stored(store, played())
    state = played().state
    assert state is not None
    events = {(each.shoe, each.number): each for each in played().events if isinstance(each, RoundSettled)}
    for each in rounds(store, patron="ann"):
        (own,) = (slip for slip in events[each.shoe, each.number].slips if slip.patron == "ann")
        assert each.own == tuple(explained(state.house, bet) for bet in own.bets)
        assert all(bet.explanation.in_language(language) for bet in each.own for language in LANGUAGES)
        assert [seat.seat for seat in each.seats if seat.you] == [own.seat]
    for each in rounds(store):
        assert not each.own
        assert not any(seat.you for seat in each.seats)
        assert "ann" not in str(each)


def test_one_round_with_every_step_of_it(store: Store) -> None:
    stored(store, played())
    for each in rounds(store, patron="bob"):
        whole = one(store, each.shoe, each.number, "bob")
        assert whole is not None
        assert whole.calls == each.calls == tuple(said for step in whole.steps for said in step.said)
        assert (whole.cards, whole.seats, whole.own) == (each.cards, each.seats, each.own)
        dealt = [step.place for step in whole.steps if step.kind == "dealt"]
        assert dealt == [card.place for card in whole.cards]
        assert whole.steps[0].kind == "closed"
        assert whole.steps[-1].kind == "settled"
        assert sorted(step.place or 0 for step in whole.steps if step.kind == "exposed") == dealt


def test_a_round_that_is_not_over_or_not_there_is_not_told(store: Store) -> None:
    script = opened("t1", small_house())
    one_round(script)
    stored(store, script)
    assert script.state is not None
    assert script.state.open_round.number == 2, "the second round is being bet on"
    assert one(store, 1, 1) is not None
    assert one(store, 1, 2) is None
    assert one(store, 1, 3) is None
    assert one(store, 2, 1) is None


# --------------------------------------------------------------------------------------------- void


def stopped(*, style: str = "atlantic-city-mini", end_shoe: bool = False) -> Script:
    """A round that is made void when four cards lie face down, and a whole one after it."""
    script = Script("t1")
    slow = Settings(pace=Pace(first_card_ms=0, card_ms=0, expose_ms=NEVER, pause_ms=0), cut_ms=0, offer_ms=NEVER)
    script.accepted(OpenTable, by="olga", table="t1", house=HouseFile.of(House.load(style)), settings=slow)
    for patron in ("ann", "bob"):
        script.accepted(TakeSeat, patron=patron, name=patron)
        script.accepted(BuyIn, patron=patron, amount=10_000_000)
    script.accepted(ShuffleShoe, seed=bytes(range(32)))
    script.accepted(PlaceSlip, patron="ann", stakes={"player": 10_000})
    script.accepted(PlaceSlip, patron="bob", stakes={"banker": 20_000})
    for patron in ("ann", "bob"):
        script.accepted(SayReady, patron=patron)
    assert script.state is not None
    assert [card.exposed for card in script.state.open_round.cards] == [False] * 4
    if style.endswith("midi"):
        script.accepted(AcceptControl, patron="ann", side="player")
        script.accepted(CedeControl, patron="bob", side="banker")
        script.accepted(PeelCard, patron="ann", place=2)
        script.accepted(PeelCard, patron="ann", place=0)
        script.accepted(ExposeCard, patron="ann", place=0)
    script.accepted(VoidRound, by="olga", reason="a card fell", end_shoe=end_shoe)
    script.send(Tick)
    return script


def test_a_void_round_is_told_without_the_cards_that_were_never_turned(store: Store) -> None:
    script = stopped(style="dragon-midi")
    stored(store, script)
    for told in (rounds(store, patron="bob")[0], one(store, 1, 1, "bob")):
        assert told is not None
        assert [(card.face is None, card.exposed) for card in told.cards] == [
            (False, True),
            (True, False),
            (True, False),
            (True, False),
        ]
        assert told.void is not None
        assert str(told.void) == "a card fell"
        assert told.calls[-1] == told.void
        assert (told.winner, told.result, told.player_total, told.decisions) == (None, None, None, ())
        assert [(seat.seat, seat.you, seat.bets[0].result, seat.bets[0].returned) for seat in told.seats] == [
            (1, False, "void", 10_000),
            (2, True, "void", 20_000),
        ]
    whole = one(store, 1, 1)
    assert whole is not None
    kinds = [step.kind for step in whole.steps]
    assert kinds == [
        *["closed", "dealt", "dealt", "dealt", "dealt", "offered", "offered", "accepted", "passed", "dealer"],
        *["peeled", "peeled", "exposed", "void"],
    ]


def test_when_its_shoe_is_over_every_card_of_a_void_round_is_told(store: Store) -> None:
    script = stopped(end_shoe=True)
    stored(store, script)
    dealt = [str(each.card) for each in script.events if isinstance(each, CardDealt)]
    for told in (rounds(store)[0], one(store, 1, 1)):
        assert told is not None
        assert [card.face for card in told.cards] == dealt
        assert not any(card.exposed for card in told.cards)
        assert "shows" not in str(told.calls), "the dealer never said what they were"


def test_a_round_that_the_table_closed_before_it_was_dealt_is_no_round(store: Store) -> None:
    script = opened("t1", small_house())
    one_round(script)
    script.accepted(CloseTable, by="olga", reason="the night is over")
    stored(store, script)
    assert [(each.shoe, each.number) for each in rounds(store)] == [(1, 1)]
    assert one(store, 1, 2) is None


def test_what_the_dealer_said_is_what_the_table_showed(store: Store) -> None:
    script = played()
    stored(store, script)
    told = {(each.shoe, each.number): each for each in rounds(store)}
    last = [each for each in told.values() if each.last]
    assert last
    for each in last:
        assert str(each.calls[0]) == "This is the last round of the shoe."
    # At no wait the state goes on at once: so a table that stays at its result is asked.
    slow = Script("t1")
    pace = Settings(pace=Pace(first_card_ms=0, card_ms=0, expose_ms=0, third_ms=0, result_ms=0, pause_ms=NEVER))
    slow.accepted(OpenTable, by="olga", table="t1", house=HouseFile.of(small_house()), settings=pace)
    slow.accepted(TakeSeat, patron="ann", name="Ann")
    slow.accepted(BuyIn, patron="ann", amount=10_000)
    slow.accepted(ShuffleShoe, seed=bytes(32))
    slow.accepted(SayReady, patron="ann")
    slow.accepted(PlaceSlip, patron="ann", stakes={"player": 5_000})
    slow.accepted(SayReady, patron="ann")
    assert slow.state is not None
    with store.engine.begin() as connection:
        for name in ("tables", "journal", "transfers", "accounts", "commands", "snapshots", "patrons"):
            connection.exec_driver_sql(f"DELETE FROM {name}")
    stored(store, slow)
    (only,) = rounds(store)
    assert only.calls == tuple(calls(slow.state))


# -------------------------------------------------------------------------------------------- shoes


def test_the_list_of_shoes(store: Store) -> None:
    script = played()
    stored(store, script)
    assert script.state is not None
    told = shoes(store)
    assert [each.number for each in told] == list(range(script.state.shoes, 0, -1))
    seeds = {each.shoe: each for each in script.events if isinstance(each, ShoeCommitted)}
    for each in told:
        assert each.commitment == seeds[each.number].commitment
        over = [event_ for event_ in script.events if isinstance(event_, (RoundSettled, RoundVoided))]
        assert each.rounds == sum(event_.shoe == each.number for event_ in over)
        if each.number == script.state.shoes:
            assert (each.seed, each.closed_at, each.ended, each.recorded) == (None, None, None, False)
            assert script.state.shoe is not None
            assert each.phase is script.state.shoe.phase
        else:
            assert each.seed == seeds[each.number].seed.hex()
            assert (each.phase, each.ended, each.recorded) == (ShoePhase.REVEALED, "cut card", True)
    assert shoes(store, limit=2) == told[:2]
    assert shoes(store, limit=2, before=told[1].number) == told[2:4]
    assert shoes(store, before=1) == ()


def test_the_phase_of_a_shoe_is_that_of_the_table(store: Store) -> None:
    script = opened("t1", small_house())
    desk = Desk.open(store, "t1")
    seen: set[ShoePhase] = set()
    new_shoe(script)
    one_round(script)
    for command in script.commands:
        state = desk.handle(command).state
        assert state is not None
        with store.reading() as reader:
            told = shoe_of(reader, "t1", 1)
        if state.shoes == 0:
            assert told is None
        elif state.shoe is not None and state.shoe.number == 1:
            assert told is not None
            assert told.phase is state.shoe.phase
            assert (told.seed is None) == (told.phase is not ShoePhase.REVEALED)
            seen.add(told.phase)
    assert {ShoePhase.COMMITTED, ShoePhase.CUT, ShoePhase.BURNED} <= seen


def test_the_record_of_a_shoe_is_the_one_that_is_exported(store: Store, tmp_path: Path) -> None:
    stored(store, played())
    (done,) = export(store, tmp_path)
    assert done.shoes > 3
    with store.reading() as reader:
        for number in range(1, done.shoes + 1):
            record = record_of(reader, "t1", number)
            assert record is not None
            assert verify(record).ok
            assert str(record) == (done.folder / f"shoe-{number:05}.json").read_text(encoding="utf-8")
        assert record_of(reader, "t1", done.shoes + 1) is None, "the shoe on the table"
        assert record_of(reader, "t1", done.shoes + 2) is None
        assert record_of(reader, "t2", 1) is None


def _void(script: Script) -> None:
    new_shoe(script)
    one_round(script)
    script.accepted(PlaceSlip, patron="ann", stakes={"banker": 5_000})
    script.accepted(VoidRound, by="olga", reason="a card fell", end_shoe=True)


def _other_house(script: Script) -> None:
    new_shoe(script)
    script.accepted(ChangeHouse, by="olga", house="pairs-mini", file=HouseFile.of(House.load("pairs-mini")))
    while script.state is not None and script.state.shoes < 2:
        one_round(script)
    script.accepted(VoidRound, by="olga", reason="enough", end_shoe=True)


def _closed(script: Script) -> None:
    new_shoe(script)
    one_round(script)
    script.accepted(CloseTable, by="olga", reason="late")


def _closed_while_cutting(script: Script) -> None:
    script.accepted(ShuffleShoe, seed=bytes(32))
    script.accepted(CloseTable, by="olga", reason="late")


@pytest.mark.parametrize(
    ("how", "records"), [(_void, [1]), (_other_house, [2, 1]), (_closed, [1]), (_closed_while_cutting, [])]
)
def test_the_record_of_a_shoe_that_ended_otherwise(
    store: Store, tmp_path: Path, how: Callable[[Script], None], records: list[int]
) -> None:
    script = opened("t1", small_house())
    how(script)
    stored(store, script)
    (done,) = export(store, tmp_path)
    with store.reading() as reader:
        told = list_shoes(reader, "t1", limit=9)
        assert [each.number for each in told if each.recorded] == records
        assert all(each.seed is not None for each in told)
        for each in told:
            record, file = record_of(reader, "t1", each.number), done.folder / f"shoe-{each.number:05}.json"
            assert (record is not None) == each.recorded == file.exists()
            if record is not None:
                assert str(record) == file.read_text(encoding="utf-8")


def test_a_long_journal_is_not_read_for_a_round_a_shoe_or_a_record(store: Store) -> None:
    stored(store, played())
    fetched = 0

    @event.listens_for(store.engine, "before_cursor_execute")
    def _explain(connection: Any, _: Any, statement: str, parameters: Any, *__: Any) -> None:
        nonlocal fetched
        if "FROM journal" not in statement or statement.startswith("EXPLAIN"):
            return
        fetched += 1
        if connection.dialect.name == "sqlite":
            plan = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all()
            assert all("SCAN" not in str(row) for row in plan), plan
            assert all("TEMP B-TREE" not in str(row) for row in plan), plan

    rounds(store, shoe=2)
    one(store, 3, 1)
    shoes(store, limit=2)
    with store.reading() as reader:
        record_of(reader, "t1", 3)
    assert fetched


def test_no_seed_and_no_hidden_card_in_anything_that_is_told(store: Store) -> None:
    script = stopped()
    stored(store, script)
    hidden = {str(each.card) for each in script.events if isinstance(each, CardDealt)}
    told = [*map(asdict, rounds(store)), *map(asdict, shoes(store))]
    everything = json.dumps(told, default=str)
    assert bytes(range(32)).hex() not in everything
    assert not any(f'"{face}"' in everything for face in hidden)
