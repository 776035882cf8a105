"""A table plays from one source of cards and then from another: everything told of it afterwards must not mind.

The first shoe is written down, the second is committed, the third, on the table, is written down again.
"""

from __future__ import annotations

import json
from functools import cache

import pytest
from sqlalchemy import text

from punto.rules.cards import Card, parse_cards
from punto.rules.shoe import full_order
from punto.store import Desk, Store
from punto.store.audit import audit
from punto.store.read.history import round_history, round_of
from punto.store.read.records import record_of
from punto.store.read.secrecy import PublicRow, public_journal
from punto.store.read.shoes import list_shoes, span_of
from punto.table import SPECTATOR, Refusal, decode_event, fold, view
from punto.table.acts.betting import PlaceSlip, SayReady
from punto.table.acts.operating import VoidRound
from punto.table.acts.shoe import CutShoe, ScriptShoe, ShuffleShoe
from punto.table.dealer.payout import RoundSettled
from punto.table.phases import Phase, ShoePhase
from tests.store.playing import PATRONS, Script, opened, small_house
from tests.store.test_audit import changed, rewritten

FIRST = "5s 6h Kd Kc 7h 2d"
"""What the shoes that are written down deal first."""


def written() -> tuple[Card, ...]:
    """One deck: four cards for the burn, a round that everybody knows, the rest."""
    chosen = parse_cards(FIRST)
    rest = [card for card in full_order(1) if card not in chosen]
    return (*rest[:4], *chosen, *rest[4:])


def _round(script: Script) -> None:
    script.accepted(PlaceSlip, patron="ann", stakes={"banker": 10_000})
    for patron in PATRONS:
        script.accepted(SayReady, patron=patron)


def _whole_shoe(script: Script) -> None:
    while script.state is not None and script.state.phase is Phase.BETTING:
        _round(script)


@cache
def three_shoes() -> Script:
    """A shoe that was written down, a committed one, and one on the table that was written down."""
    script = opened("t1", small_house())
    script.accepted(ScriptShoe, order=written())
    _whole_shoe(script)
    script.accepted(ShuffleShoe, seed=bytes(range(32)))
    script.accepted(CutShoe, patron="ann", entropy=b"ann")
    for patron in PATRONS[1:]:
        script.accepted(SayReady, patron=patron)
    _whole_shoe(script)
    script.accepted(ScriptShoe, order=written())
    _round(script)
    return script


@pytest.fixture
def played(store: Store) -> Store:
    """The three shoes, stored."""
    Desk.open(store, "t1", snapshot_every=20).handle_many(three_shoes().commands)
    return store


def test_a_shoe_that_is_written_down_is_dealt_as_it_is_written() -> None:
    settled = next(each for each in three_shoes().events if isinstance(each, RoundSettled))
    assert settled.cards == FIRST


def test_a_shoe_needs_cards_to_burn_and_to_deal() -> None:
    script = opened("t1", small_house())
    for order in ((), written()[:4]):
        assert isinstance(script.send(ScriptShoe, order=order), Refusal)
    script.accepted(ScriptShoe, order=written()[:5])


def test_shoes_are_found_by_their_number_whatever_source_they_have(played: Store) -> None:
    with played.reading() as reader:
        spans = [span_of(reader, "t1", number) for number in (1, 2, 3)]
        told = list_shoes(reader, "t1", limit=10)
        assert span_of(reader, "t1", 4) is None
    assert [span.shoe for span in spans if span is not None] == [1, 2, 3]
    assert [span.end for span in spans[:2] if span] == [span.first for span in spans[1:] if span]
    assert [(shoe.number, shoe.phase, shoe.commitment is None, shoe.recorded) for shoe in told] == [
        (3, ShoePhase.DEALT, True, False),
        (2, ShoePhase.REVEALED, False, True),
        (1, ShoePhase.CLOSED, True, False),
    ]
    assert told[0].cards_left is None
    assert all(shoe.rounds and shoe.cards_left is not None for shoe in told[1:])


def test_rounds_of_every_shoe_are_told(played: Store) -> None:
    settled = [each for each in three_shoes().events if isinstance(each, RoundSettled)]
    with played.reading() as reader:
        told = round_history(reader, "t1", limit=100)
        assert [(each.shoe, each.number) for each in told] == [(each.shoe, each.number) for each in reversed(settled)]
        for each in settled:
            replayed = round_of(reader, "t1", shoe=each.shoe, number=each.number)
            assert replayed is not None
            assert [card.face for card in replayed.cards] == each.cards.split()
            one_shoe = round_history(reader, "t1", limit=100, shoe=each.shoe)
            assert {past.shoe for past in one_shoe} == {each.shoe}


def test_only_a_committed_shoe_has_a_record(played: Store) -> None:
    with played.reading() as reader:
        records = [record_of(reader, "t1", number) for number in (1, 2, 3)]
    assert [record is not None for record in records] == [False, True, False]


def _journal(store: Store) -> tuple[PublicRow, ...]:
    with store.reading() as reader:
        return public_journal(reader, "t1", after=0, limit=100_000)


def test_the_order_of_the_shoe_on_the_table_is_left_out_and_of_one_that_is_over_told(played: Store) -> None:
    rows = [row for row in _journal(played) if row.type == "ShoeScripted"]
    assert [(row.event["order"] is None, row.hidden) for row in rows] == [(False, ()), (True, ("order",))]
    assert list(rows[0].event["order"]) == [str(card) for card in written()]
    text_of_shoe = json.dumps([dict(row.event) for row in _journal(played) if row.sequence >= rows[1].sequence])
    dealt = {str(each) for each in written()[:5]} | set(FIRST.split())
    undealt = [str(card) for card in written() if str(card) not in dealt]
    assert not [card for card in undealt[20:] if f'"{card}"' in text_of_shoe]


def test_no_hash_tells_an_order_that_is_written_down(played: Store) -> None:
    # At the end of a shoe few orders are left, and a hash to compare with would tell which it is.
    rows = _journal(played)
    begun = max(row.sequence for row in rows if row.type == "ShoeScripted")
    assert [row.hash is None for row in rows] == [row.sequence >= begun for row in rows]
    assert [row.previous is None for row in rows] == [row.sequence > begun for row in rows]


def test_no_view_holds_the_order() -> None:
    state = three_shoes().state
    assert state is not None
    shown = view(state, SPECTATOR).shoe
    assert shown is not None
    assert (shown.commitment, shown.cut_by, shown.seed, shown.cut) == (None, (), None, None)


def test_a_stored_table_of_any_source_is_sound_and_goes_on(played: Store) -> None:
    found = audit(played)
    assert found.ok, found
    assert found.tables[0].counts.shoes == 1
    assert Desk.open(played, "t1").state == three_shoes().state


def test_the_journal_is_the_truth_about_a_card_and_the_audit_compares_it_with_the_source(played: Store) -> None:
    other = '"card":"As"'

    def change(payload: str) -> str:
        return payload.replace('"card":"5s"', other)

    with played.engine.connect() as connection:
        rewritten(change)(connection)
        rows = connection.execute(text("SELECT payload FROM journal WHERE table_id = 't1' ORDER BY sequence")).all()
        connection.rollback()
    events = [decode_event(row.payload) for row in rows]
    until = next(place for place, row in enumerate(rows) if other in row.payload)
    state = fold(events[: until + 1])
    assert state is not None
    assert [str(card) for card in state.open_round.dealt] == ["As"]
    with changed(played, rewritten(change)) as store:
        failed = {each.key: each for each in audit(store).tables[0].checks if not each.ok}
    assert any("As left shoe 1, whose source has 5s there" in str(each) for each in failed["shoes"].differences)


def test_a_round_made_void_is_told_whole_once_its_scripted_shoe_is_over(store: Store) -> None:
    script = opened("t1", small_house())
    script.accepted(ScriptShoe, order=written())
    script.accepted(PlaceSlip, patron="ann", stakes={"banker": 10_000})
    script.accepted(VoidRound, by="olga", reason="a lesson", end_shoe=True)
    Desk.open(store, "t1").handle_many(script.commands)
    with store.reading() as reader:
        (shoe,) = list_shoes(reader, "t1", limit=10)
        (past,) = round_history(reader, "t1", limit=10)
    assert (shoe.phase, shoe.ended) == (ShoePhase.CLOSED, "void")
    assert past.void is not None
