"""Events, commands and states as JSON: there and back, strict about what is read, and in one written-down format."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

from punto.errors import BrokenJournal
from punto.house import House
from punto.house.house_writer import HouseFile
from punto.house.loader import house_keys
from punto.table import (
    Settings,
    Standing,
    View,
    as_patron,
    canonical,
    decode,
    decode_command,
    decode_event,
    decode_state,
    encode,
    view,
)
from punto.table.acts.betting import PlaceSlip, SlipAccepted
from punto.table.acts.chips import BuyIn
from punto.table.acts.conduct import SetLimits
from punto.table.acts.operating import FORMAT, OpenTable, Tick
from punto.table.acts.seating import TakeSeat
from punto.table.acts.shoe import CutShoe
from punto.table.codec import journal_schema
from punto.table.limits import LimitPlan, PatronLimits
from tests.table.table_at import TableAt

SCHEMA = Path(__file__).with_name("journal.schema.json")


@pytest.mark.parametrize("key", house_keys())
def test_a_house_travels_whole_inside_the_command_that_opens_its_table(key: str) -> None:
    house = House.load(key)
    command = OpenTable(id="1", at=5, by="olga", table="t1", house=HouseFile.of(house), settings=Settings(cut_ms=3))
    again = decode_command(canonical(command))
    assert again == command
    assert isinstance(again, OpenTable)
    assert again.house.house == house


@pytest.mark.parametrize(
    "command",
    [
        Tick(id="1", at=5),
        PlaceSlip(id="2", at=6, patron="ann", stakes={"player": 500, "tie": 100}, shoe=1, number=7),
        CutShoe(id="3", at=7, patron="ann", entropy=b"\x00\xff"),
        SetLimits(id="4", at=8, patron="ann", limits=PatronLimits(day_loss_max=5)),
        TakeSeat(id="5", at=9, patron="安", name="安娜"),
    ],
    ids=lambda command: type(command).__name__,
)
def test_commands_there_and_back(command: Any) -> None:
    assert decode_command(canonical(command)) == command


def test_states_and_views_there_and_back_in_every_phase() -> None:
    table = TableAt("ohio-midi", settings=Settings())
    table.seat("ann", "bob", standing=Standing(limits=LimitPlan(now=PatronLimits(round_stake_max=10_000_00))))
    table.shuffle()
    phases = set()
    table.do(CutShoe, patron="ann", entropy=b"a")
    for _ in range(25):
        phases.add(table.phase())
        assert decode_state(encode(table.state)) == table.state
        shown = view(table.state, as_patron("ann"))
        assert decode(View, encode(shown)) == shown
        if "PlaceSlip" in shown.may:
            table.bet("ann", player=10)
        table.wait()
    assert len(phases) > 6


def test_canonical_json_is_what_the_standard_library_writes_with_sorted_keys() -> None:
    table = TableAt("bclc-midi")
    table.do(TakeSeat, patron="ann", name="安娜")
    table.do(BuyIn, patron="ann", amount=1_000_00)
    table.shuffle()
    table.bet("ann", player=10)
    table.ready("ann")
    for event in table.events:
        text = canonical(event).decode()
        data = json.loads(text)
        assert json.dumps(data, ensure_ascii=False, sort_keys=True, separators=(",", ":")) == text


def test_what_is_read_says_what_it_is() -> None:
    data = canonical(Tick(id="1", at=5))
    assert json.loads(data) == {"kind": "Tick", "id": "1", "at": 5}
    assert decode_command(data) == Tick(id="1", at=5)
    with pytest.raises(BrokenJournal, match="type"):
        decode_event(data)
    with pytest.raises(BrokenJournal, match="no State"):
        decode_state(data)


_SLIP = json.loads(canonical(PlaceSlip(id="1", at=1, patron="ann", stakes={"player": 500})))
_ACCEPTED = json.loads(
    canonical(SlipAccepted(at=1, seat=1, patron="ann", stakes=(("player", 5),), sequence=1, transfers=()))
)
_CUT = {"kind": "CutShoe", "id": "1", "at": 1, "patron": "a", "entropy": "?"}


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({**_SLIP, "kind": "Robbery"}, "Invalid value 'Robbery' - at `$.kind`"),
        ({**_SLIP, "colour": 1}, "unknown field `colour`"),
        ({name: value for name, value in _SLIP.items() if name != "patron"}, "missing required field `patron`"),
        ({**_SLIP, "at": 1.5}, "Expected `int`, got `float` - at `$.at`"),
        ({**_SLIP, "at": True}, "Expected `int`, got `bool` - at `$.at`"),
        ({**_SLIP, "stakes": {"player": "500"}}, "Expected `int`, got `str` - at `$.stakes[...]`"),
        ({**_SLIP, "stakes": [1]}, "Expected `object`, got `array` - at `$.stakes`"),
        ({**_ACCEPTED, "stakes": [["player"]]}, "length 2"),
        ({**_ACCEPTED, "stakes": "player"}, "Expected `array`"),
        ({**_ACCEPTED, "transfers": [3]}, "Expected `object`, got `int` - at `$.transfers[0]`"),
        (_CUT, "Invalid base64 encoded string - at `$.entropy`"),
        ({"kind": "AcceptControl", "id": "1", "at": 1, "patron": "a", "side": "tie"}, "Invalid enum value 'tie'"),
        ({"type": "CardDealt", "at": 1, "place": 0, "side": "player", "card": "1x", "face_up": True}, "not a card"),
        ([], "Expected `object`, got `array`"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_read_is_refused_with_its_place(data: dict[str, Any], complaint: str) -> None:
    read = decode_event if "type" in data else decode_command
    with pytest.raises(BrokenJournal) as found:
        read(json.dumps(data))
    assert complaint in str(found.value)


def test_the_format_of_the_journal_is_the_one_that_is_written_down() -> None:
    """When it changes on purpose: PUNTO_WRITE_SCHEMA=1 pytest tests/table/test_codec.py, and read what changed."""
    now = json.dumps(journal_schema(), indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    if os.environ.get("PUNTO_WRITE_SCHEMA"):
        SCHEMA.write_text(now, encoding="utf-8")
    assert now == SCHEMA.read_text(encoding="utf-8"), "the format of the journal is another than the one written down"
    assert FORMAT == 1
