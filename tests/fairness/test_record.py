"""The record of a shoe as text: it comes back equal, and what is not a record is refused with its place."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from punto.errors import NotationError
from punto.fairness.record import ShoeRecord
from punto.fairness.seal import sealed
from tests.fairness.records import all_houses, honest_record

Path = tuple[str | int, ...]


@given(st.integers(0, 30))
def test_what_is_read_back_is_equal(number: int) -> None:
    record = honest_record(number)
    assert ShoeRecord.parse(str(record)) == record
    assert str(ShoeRecord.parse(str(record))) == str(record)
    assert sealed(record) == record


@pytest.mark.parametrize("house", sorted(all_houses()))
def test_every_house_can_be_recorded(house: str) -> None:
    record = honest_record(1, house=house, close_after=3)
    assert ShoeRecord.parse(str(record)) == record


def test_the_layout_of_the_json_does_not_matter() -> None:
    record = honest_record(2)
    data = json.loads(str(record))
    assert ShoeRecord.parse(json.dumps(data, sort_keys=True, indent=7)) == record
    assert ShoeRecord.parse(json.dumps(data, ensure_ascii=True, separators=(",", ":"))) == record


def test_bets_stand_one_a_line() -> None:
    lines = str(honest_record(3, house="bclc-mini")).splitlines()
    assert any(line.strip().startswith('{"bet": ') and line.rstrip(",").endswith("}") for line in lines)


def record_data() -> dict[str, Any]:
    data: dict[str, Any] = json.loads(str(honest_record(7, house="atlantic-city-mini", close_after=8)))
    return data


def changed(path: Path, value: Any) -> str:
    data = record_data()
    holder: Any = data
    for part in path[:-1]:
        holder = holder[part]
    holder[path[-1]] = value
    return json.dumps(data)


def without(path: Path) -> str:
    data = record_data()
    holder: Any = data
    for part in path[:-1]:
        holder = holder[part]
    del holder[path[-1]]
    return json.dumps(data)


def first_slip() -> int:
    return next(index for index, each in enumerate(record_data()["rounds"]) if each["slips"])


REFUSED: list[tuple[Path, Any, str]] = [
    (("record",), "punto journal", "not the record of a shoe"),
    (("version",), 2, "version: this Punto reads version 1, not 2"),
    (("version",), True, "version: must be a whole number"),
    (("header",), [], "header: must be a table in braces, not []"),
    (("header", "name"), "", 'header.name: must be a text, not ""'),
    (("header", "name"), "\ud800", "header.name: must be whole characters"),
    (("header", "colour"), 1, "header: unknown key 'colour'"),
    (("header", "currency"), "XYZ", "header.currency: must be one of 'AUD'"),
    (("header", "shuffle"), "1", "header.shuffle: must be a whole number"),
    (("header", "decks"), 13, "header.decks: must be a whole number from 1 to 12, not 13"),
    (("header", "decks"), 8.0, "header.decks: must be a whole number from 1 to 12, not 8.0"),
    (("header", "burn"), "all", "header.burn: must be a whole number"),
    (("header", "commitment"), "ab", "header.commitment: must be 32 bytes in hex, 64 digits"),
    (("header", "commitment"), "A" * 64, "header.commitment: must be hex digits in lower case"),
    (("header", "cuts"), {}, "header.cuts: must be an array in brackets"),
    (("header", "cuts"), [{"who": "x", "entropy": "0"}], "header.cuts[0].entropy: must be hex digits"),
    (("header", "house", "toml"), 7, "header.house.toml: must be a text, not 7"),
    (("rounds", 2, "number"), 0, "rounds[2].number: must be a whole number from 1"),
    (("rounds", 2, "cards"), "5s 6h Xd Kc", "rounds[2].cards: card 3 of '5s 6h Xd Kc': 'Xd' is not a card"),
    (("rounds", 2, "cards"), "5s 6h Kd 10c", 'rounds[2].cards: must be written "5s 6h Kd Tc"'),
    (("rounds", 2, "cards"), "5s 6h K Kc", "rounds[2].cards: card 3, K, must have its suit, such as Ks"),
    (("rounds", 2, "cards"), ["5s"], "rounds[2].cards: must be a text"),
    (("rounds", 2, "result"), "X", "rounds[2].result:"),
    (("rounds", 2, "result"), "BB", "rounds[2].result: 'BB' is not one result"),
    (("rounds", 2, "void"), False, "rounds[2].void: must be a text, not false"),
    (("closing", "how"), "bored", "closing.how: must be one of 'cut card', 'out of cards', 'operator', 'void'"),
    (("closing", "seed"), "00" * 31, "closing.seed: must be 32 bytes in hex"),
    (("closing", "total", "net"), "1.5", 'closing.total.net: must be written "1.50"'),
    (("closing", "total", "net"), "+1.50", "closing.total.net: '+1.50' is not an amount of money"),
    (("closing", "total", "net"), "-0.00", 'closing.total.net: must be written "0.00"'),
    (("closing", "total", "net"), "1.505", "closing.total.net: '1.505' is finer than USD goes"),
    (("closing", "total", "net"), "9" * 5000, "closing.total.net: 999999999999999999999999... is more money"),
    (("closing", "total", "net"), 1.5, "closing.total.net: must be a text, not 1.5"),
]


@pytest.mark.parametrize(("path", "value", "message"), REFUSED, ids=[f"{p[-1]}={v!r:.20}" for p, v, _ in REFUSED])
def test_what_is_not_a_record_is_refused_with_its_place(path: Path, value: Any, message: str) -> None:
    with pytest.raises(NotationError) as refused:
        ShoeRecord.parse(changed(path, value))
    assert message in str(refused.value)


@pytest.mark.parametrize(
    ("key", "value", "message"),
    [
        ("stake", 20, "stake: must be a text, not 20"),
        ("stake", "twenty", "stake: 'twenty' is not an amount of money"),
        ("result", "won", "result: must be one of 'win', 'push', 'lose', 'void'"),
        ("pays", "8 to 1", 'pays: must be written "8:1"'),
        ("pays", "much", "pays: 'much' are not odds"),
        ("owed", 0, "owed: must be true or false, not 0"),
        ("bet", None, "bet: must be a text, not null"),
    ],
)
def test_a_payout_is_refused_with_its_place(key: str, value: Any, message: str) -> None:
    at = first_slip()
    with pytest.raises(NotationError) as refused:
        ShoeRecord.parse(changed(("rounds", at, "slips", 0, "bets", 0, key), value))
    assert str(refused.value).startswith(f"rounds[{at}].slips[0].bets[0].{message}")


def test_no_key_may_be_missing() -> None:
    for path in [("header",), ("header", "cuts"), ("rounds", 1, "void"), ("closing", "seed"), ("closing", "seal")]:
        with pytest.raises(NotationError, match=rf"'{path[-1]}' is missing"):
            ShoeRecord.parse(without(path))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "not JSON: line 1, column 1"),
        ("{", "not JSON: line 1"),
        ("[]", "not the record of a shoe"),
        ("7", "not the record of a shoe"),
        ('{"record": "punto shoe", "version": 1', "not JSON"),
        ('{"record": "punto shoe", "record": "punto shoe"}', "the key 'record' stands twice"),
        ('{"record": ' + "[" * 100_000, "not JSON that can be read"),
        ('{"version": ' + "9" * 5000 + "}", "not JSON that can be read"),
        ('{"record": "punto shoe"}', "'version' is missing"),
    ],
    ids=["empty", "open brace", "array", "number", "cut off", "twice", "deep", "long", "bare"],
)
def test_what_is_not_json_is_refused(text: str, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        ShoeRecord.parse(text)


def leaves(value: Any, path: Path = ()) -> list[Path]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    below = [leaf for key, child in items for leaf in leaves(child, (*path, key))]
    return [*([path] if path else []), *below]


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda children: st.lists(children, max_size=2) | st.dictionaries(st.text(max_size=5), children, max_size=2),
    max_leaves=4,
)


@given(data=st.data())
def test_reading_anything_gives_a_record_or_a_notation_error(data: st.DataObject) -> None:
    path = data.draw(st.sampled_from(leaves(record_data())))
    text = changed(path, data.draw(json_values))
    try:
        record = ShoeRecord.parse(text)
    except NotationError as error:
        assert str(error)  # noqa: PT017 - either outcome is right
    else:
        assert ShoeRecord.parse(str(record)) == record


def test_what_is_read_does_not_depend_on_the_order_of_keys() -> None:
    data = record_data()
    turned = copy.deepcopy(data)
    turned["header"] = dict(reversed(list(data["header"].items())))
    assert ShoeRecord.parse(json.dumps(turned)) == ShoeRecord.parse(json.dumps(data))
