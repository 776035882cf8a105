"""Events, commands, states and views as JSON: there and back, and strict about what they read."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import pytest

from punto.errors import BrokenJournal
from punto.house import House
from punto.house.loader import house_keys
from punto.table import Settings, as_patron, canonical, decode, encode, view
from punto.table.codec import UPGRADES, VERSIONS, decode_command, decode_event, decode_state
from punto.table.commands import COMMANDS, CutShoe, OpenTable, PlaceSlip, SetLimits, TakeSeat, Tick
from punto.table.events import EVENTS, SlipAccepted
from punto.table.forms import form_of
from punto.table.limits import LimitPlan, PatronLimits
from tests.table.table_at import TableAt


def _there_and_back(value: Any) -> Any:
    return decode(json.loads(canonical(encode(value))))


@pytest.mark.parametrize("key", house_keys())
def test_a_house_travels_whole_inside_the_command_that_opens_its_table(key: str) -> None:
    command = OpenTable(id="1", at=5, by="olga", table="t1", house=House.load(key), settings=Settings(cut_ms=3))
    assert _there_and_back(command) == command


@pytest.mark.parametrize(
    "command",
    [
        Tick(id="1", at=5),
        PlaceSlip(id="2", at=6, patron="ann", stakes={"player": 500, "tie": 100}, shoe=1, number=7),
        CutShoe(id="3", at=7, patron="ann", entropy=b"\x00\xff"),
        SetLimits(id="4", at=8, patron="ann", limits=PatronLimits(day_loss_max=5)),
        TakeSeat(id="5", at=9, patron="安", name="安娜", limits=LimitPlan(now=PatronLimits(), later_from=3)),
    ],
    ids=lambda command: type(command).__name__,
)
def test_commands_there_and_back(command: Any) -> None:
    assert _there_and_back(command) == command


def test_states_and_views_there_and_back_in_every_phase() -> None:
    table = TableAt("ohio-midi", settings=Settings())
    table.seat("ann", "bob", limits=LimitPlan(now=PatronLimits(round_stake_max=10_000_00)))
    table.shuffle()
    phases = set()
    table.do(CutShoe, patron="ann", entropy=b"a")
    for _ in range(25):
        phases.add(table.phase())
        assert _there_and_back(table.state) == table.state
        shown = view(table.state, as_patron("ann"))
        assert _there_and_back(shown) == shown
        if "PlaceSlip" in shown.may:
            table.bet("ann", player=10)
        table.wait()
    assert len(phases) > 6


def test_every_event_and_command_has_a_form() -> None:
    kinds: list[Any] = [*EVENTS, *COMMANDS]
    for kind in kinds:
        form_of(kind)
        assert {each.name for each in fields(kind)}.isdisjoint({"type", "version"})


def test_what_is_read_says_what_it_is() -> None:
    data = encode(Tick(id="1", at=5))
    assert data == {"type": "Tick", "version": 1, "id": "1", "at": 5}
    assert decode_command(data) == Tick(id="1", at=5)
    with pytest.raises(BrokenJournal, match="Tick is no event"):
        decode_event(data)
    with pytest.raises(BrokenJournal, match="Tick is no state"):
        decode_state(data)


_SLIP = encode(PlaceSlip(id="1", at=1, patron="ann", stakes={"player": 500}))
_ACCEPTED = encode(SlipAccepted(at=1, seat=1, patron="ann", stakes=(("player", 5),), sequence=1, transfers=()))


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        ({}, "None is no type"),
        ({**_SLIP, "type": "Robbery"}, "'Robbery' is no type"),
        ({**_SLIP, "version": 2}, "knows 1 to 1"),
        ({**_SLIP, "version": "1"}, "version '1'"),
        ({**_SLIP, "colour": 1}, "colour unknown"),
        ({name: value for name, value in _SLIP.items() if name != "patron"}, "patron unknown or missing"),
        ({**_SLIP, "at": 1.0}, "PlaceSlip.at: 1.0 is no int"),
        ({**_SLIP, "at": True}, "True is no int"),
        ({**_SLIP, "stakes": {"player": "500"}}, "PlaceSlip.stakes.player: '500' is no int"),
        ({**_SLIP, "stakes": [1]}, "is no object"),
        ({**_ACCEPTED, "stakes": [["player"]]}, "1 values where"),
        ({**_ACCEPTED, "stakes": "player"}, "is no list"),
        ({**_ACCEPTED, "transfers": [{}]}, "SlipAccepted.transfers"),
        ({**_ACCEPTED, "transfers": [3]}, "3 is no object"),
        ({"type": "CutShoe", "version": 1, "id": "1", "at": 1, "patron": "a", "entropy": "zz"}, "not hexadecimal"),
        ({"type": "AcceptControl", "version": 1, "id": "1", "at": 1, "patron": "a", "side": "tie"}, "none of"),
        ({"type": "OpenTable", "version": 1, "id": "1", "at": 1, "by": "o", "table": "t", "house": {}}, "no house"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_what_cannot_be_read_is_refused_with_its_place(data: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BrokenJournal, match=complaint.replace("(", r"\(")):
        decode(data)


def test_an_older_form_is_brought_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(VERSIONS, "Tick", 2)
    monkeypatch.setitem(UPGRADES, ("Tick", 1), lambda old: {"id": old["name"], "at": old["at"]})
    assert decode({"type": "Tick", "version": 1, "name": "x", "at": 3}) == Tick(id="x", at=3)
    assert encode(Tick(id="x", at=3))["version"] == 2
