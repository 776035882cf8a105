"""Each command is answered once, however often it is sent."""

from __future__ import annotations

from msgspec.structs import replace

from punto.table import Code, Receipt, Refusal, decode, digest_of, encode, receipt, receipt_key, repeated
from punto.table.acts.betting import PlaceSlip
from punto.table.acts.operating import PauseTable, Tick
from tests.table.desk import PureDesk
from tests.table.table_at import TableAt

_SLIP = PlaceSlip(id="1", at=5, patron="ann", stakes={"player": 500, "tie": 500})


def test_a_retry_says_the_same_though_it_comes_later() -> None:
    assert digest_of(replace(_SLIP, at=99)) == digest_of(_SLIP)
    assert digest_of(replace(_SLIP, stakes={"tie": 500, "player": 500})) == digest_of(_SLIP)
    assert digest_of(replace(_SLIP, stakes={"player": 500})) != digest_of(_SLIP)


def test_an_id_belongs_to_its_sender() -> None:
    keys = {
        receipt_key(_SLIP),
        receipt_key(replace(_SLIP, patron="bob")),
        receipt_key(PauseTable(id="1", at=5, by="ann")),
        receipt_key(Tick(id="1", at=5)),
    }
    assert len(keys) == 4


def test_a_repeated_command_gets_its_old_receipt_and_another_content_is_refused() -> None:
    first = receipt(_SLIP, None)
    assert repeated(first, replace(_SLIP, at=99)) is first
    assert decode(Receipt, encode(first)) == first
    refusal = repeated(first, replace(_SLIP, stakes={"player": 600}))
    assert isinstance(refusal, Refusal)
    refused = receipt(_SLIP, None, refusal)
    assert decode(Receipt, encode(refused)) == refused
    assert refusal.code is Code.SAME_ID_OTHER_CONTENT
    assert "“1”" in str(refusal.message)


def test_a_desk_does_a_command_once() -> None:
    table = TableAt("ohio-mini")
    table.seat("ann")
    table.shuffle()
    desk = PureDesk(table.state)
    slip = replace(_SLIP, at=table.now)
    first = desk.send(slip)
    assert first.events
    assert desk.send(slip).receipt == first.receipt
    assert desk.send(slip).events == ()
    assert first.receipt.refusal is None
    assert (first.receipt.shoe, first.receipt.number) == (1, 1)
    assert desk.state is not None
    assert first.receipt.sequence == desk.state.sequence
