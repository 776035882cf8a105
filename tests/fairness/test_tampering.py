"""Any single field of a record, changed in any way, is found: by the reader, or by a check, and by which one.

Two forgers are tried on every field. One leaves the seals as they are; the other seals the record anew, and then only
the words that no sum can show pass: names, and the operator's reasons.
"""

from __future__ import annotations

import copy
import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from punto.errors import NotationError
from punto.fairness.record import ShoeRecord
from punto.fairness.seal import sealed
from punto.fairness.verifier import Verification, verify
from punto.rules.cards import DECK
from tests.fairness.records import corrected_record, honest_record

Path = tuple[str | int, ...]

WORDS = (
    *("header.name", "header.house.key", "rounds[].void", "closing.reason", "closing.how"),
    *("corrections.entries[].by", "corrections.entries[].reason"),
    *("corrections.entries[].round", "corrections.entries[].seat"),
)
"""What only the seals bind: how the shoe was closed is the operator's word as well, if it was the operator; and so is
which of two slips was corrected that had brought the same."""

CAUGHT_BY: dict[str, str | tuple[str, ...]] = {
    "header.house.digest": "house",
    "header.house.toml": "house",
    "header.currency": "house",
    "header.shuffle": "order",
    "header.decks": "house",
    "header.burn": "house",
    "header.cut_card": "house",
    "header.commitment": "commitment",
    "header.cuts": "order",
    "header.cuts[].who": "order",
    "header.cuts[].entropy": "order",
    "rounds": "cards",
    "rounds[].number": "cards",
    "rounds[].first_card": "cards",
    "rounds[].cards": "cards",
    "rounds[].result": "tableau",
    "rounds[].void": ("tableau", "end"),  # that the cards ran out is also how the shoe ended
    "rounds[].slips": "sums",
    "rounds[].slips[].seat": "sums",
    "rounds[].slips[].bets": "sums",
    "rounds[].slips[].bets[].bet": ("payouts", "slips"),  # in a void round every bet comes back alike
    "rounds[].slips[].bets[].stake": "payouts",
    "rounds[].slips[].bets[].result": "payouts",
    "rounds[].slips[].bets[].row": "payouts",
    "rounds[].slips[].bets[].pays": "payouts",
    "rounds[].slips[].bets[].winnings": "payouts",
    "rounds[].slips[].bets[].commission": "payouts",
    "rounds[].slips[].bets[].owed": "payouts",
    "rounds[].slips[].bets[].capped": "payouts",
    "rounds[].slips[].bets[].returned": "payouts",
    "rounds[].slips[].bets[].net": "payouts",
    "closing.how": "end",
    "closing.reason": "end",
    "closing.rounds": "cards",
    "closing.cards_used": "cards",
    "closing.seed": "commitment",
    "closing.order": "order",
    "closing.burned": "burn",
    "closing.seats": "sums",
    "closing.seats[].seat": "sums",
    "closing.seats[].staked": "sums",
    "closing.seats[].returned": "sums",
    "closing.seats[].commission": "sums",
    "closing.seats[].owed": "sums",
    "closing.seats[].net": "sums",
    "closing.total.staked": "sums",
    "closing.total.returned": "sums",
    "closing.total.commission": "sums",
    "closing.total.owed": "sums",
    "closing.total.net": "sums",
    "corrections.entries": "corrections",
    "corrections.entries[].round": "corrections",
    "corrections.entries[].seat": "corrections",
    "corrections.entries[].by": "corrections",
    "corrections.entries[].reason": "corrections",
    "corrections.entries[].before": "corrections",
    "corrections.entries[].after": "corrections",
    "corrections.net": "corrections",
}
"""Which check finds a changed field, however the record is sealed."""


def pattern(path: Path) -> str:
    """The path without its indices: `rounds[].cards`."""
    parts = ["[]" if isinstance(part, int) else f".{part}" for part in path]
    return "".join(parts).lstrip(".")


def holder(data: Any, path: Path) -> Any:
    for part in path[:-1]:
        data = data[part]
    return data


def leaves(value: Any, path: Path = ()) -> Iterator[Path]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else None
    if items is None:
        yield path
    for key, child in items or ():
        yield from leaves(child, (*path, key))


def arrays(value: Any, path: Path = ()) -> Iterator[Path]:
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    if isinstance(value, list) and value:
        yield path
    for key, child in items:
        yield from arrays(child, (*path, key))


def another_value(path: Path, value: Any) -> list[Any]:
    """Values of the same kind that are not the one that stands there."""
    key = path[-1]
    others: list[Any]
    if key in ("cards", "order", "burned"):
        cards = value.split()
        other = next(str(card) for card in DECK if str(card) not in cards[:1])
        others = [" ".join([other, *cards[1:]]), " ".join(cards[:-1]), " ".join(cards[::-1])]
    elif isinstance(value, bool):
        others = [not value]
    elif isinstance(value, int):
        others = [value + 1, value - 1]
    elif key == "result":
        others = ["B", "Pbpn", "win", "push", "lose", None]
    elif key == "pays":
        others = ["1:1", "7:1", "push", None]
    elif key == "how":
        others = ["cut card", "out of cards", "operator", "void"]
    elif key == "burn":
        others = [3]
    elif key == "currency":
        others = ["EUR", "JPY"]
    elif value is None:
        others = ["something", "00" * 32]
    elif re.fullmatch(r"-?\d+(\.\d\d)?", value):
        minor = int(value.replace(".", "")) + 1
        others = [f"{'-' * (minor < 0)}{abs(minor) // 100}.{abs(minor) % 100:02}" if "." in value else str(minor)]
    elif re.fullmatch(r"[0-9a-f]+", value) and len(value) % 2 == 0:
        others = [("1" if value[0] == "0" else "0") + value[1:], value[:-2]]
    else:
        others = [value + " ", "another", None]
    return [each for each in others if each != value]


@cache
def small_record(number: int) -> str:
    """A shoe of few rounds; some end by the operator, some by the cut card, some void a round."""
    house = ("small-house", "no-cut-card", "bclc-dragon", "atlantic-city-midi")[number % 4]
    record = honest_record(number, house=house, close_after=None if number % 4 < 2 else 7)
    return str(record if number % 3 == 2 else corrected_record(record))


def verdict(data: Any, *, seal_anew: bool) -> Verification | None:
    """What verification says of tampered data; None when it cannot even be read."""
    try:
        record = ShoeRecord.parse(json.dumps(data))
    except NotationError:
        return None
    return verify(sealed(record) if seal_anew else record)


def assert_found(data: Any, path: Path) -> None:
    plain = verdict(data, seal_anew=False)
    assert plain is None or not plain.ok, f"{pattern(path)} was changed and nothing was found"
    if plain is None or path[-1] == "seal":
        return
    assert "seal" in plain.failed
    resealed = verdict(data, seal_anew=True)
    assert resealed is not None
    by_words = pattern(path) in WORDS and resealed.ok
    assert by_words or caught_by_name(resealed, path), f"{pattern(path)} was changed and caught by {resealed.failed}"


def caught_by_name(verification: Verification, path: Path) -> bool:
    wanted = CAUGHT_BY[pattern(path)]
    return any(each in verification.failed for each in ([wanted] if isinstance(wanted, str) else wanted))


@pytest.mark.parametrize("number", range(4))
def test_every_single_field_of_a_record(number: int) -> None:
    """Each field by name, where it stands first and where it stands last; any other is left to chance, below."""
    original = json.loads(small_record(number))
    by_name: dict[str, list[Path]] = {}
    for path in leaves(original):
        by_name.setdefault(pattern(path), []).append(path)
    for paths in by_name.values():
        for path in {paths[0], paths[-1]}:
            for value in another_value(path, holder(original, path)[path[-1]])[:3]:
                data = copy.deepcopy(original)
                holder(data, path)[path[-1]] = value
                assert_found(data, path)
    assert {"rounds[].cards", "rounds[].slips[].bets[].returned", "closing.seed", "header.commitment"} <= set(by_name)
    assert ("corrections.entries[].after" in by_name) == (number % 3 != 2)


@settings(max_examples=40)
@given(st.integers(0, 60), st.data())
def test_a_field_of_any_record(number: int, data: st.DataObject) -> None:
    tampered = json.loads(small_record(number))
    path = data.draw(st.sampled_from(list(leaves(tampered))))
    values = another_value(path, holder(tampered, path)[path[-1]])
    holder(tampered, path)[path[-1]] = data.draw(st.sampled_from(values))
    assert_found(tampered, path)


@settings(max_examples=40)
@given(st.integers(0, 60), st.data())
def test_whatever_a_record_says_it_is_judged_and_never_an_error(number: int, data: st.DataObject) -> None:
    tampered = json.loads(small_record(number))
    paths = data.draw(st.lists(st.sampled_from(list(leaves(tampered))), min_size=2, max_size=12))
    for path in paths:
        values = another_value(path, holder(json.loads(small_record(number)), path)[path[-1]])
        holder(tampered, path)[path[-1]] = data.draw(st.sampled_from(values))
    found = verdict(tampered, seal_anew=False)
    assert found is None or not found.ok
    verdict(tampered, seal_anew=True)


@settings(max_examples=40)
@given(st.integers(0, 60), st.data())
def test_a_row_left_out_doubled_or_moved(number: int, data: st.DataObject) -> None:
    tampered = json.loads(small_record(number))
    path = data.draw(st.sampled_from(list(arrays(tampered))))
    rows = holder(tampered, path)[path[-1]]
    at = data.draw(st.integers(0, len(rows) - 1))
    how = data.draw(st.sampled_from(["leave out", "double", "move"]))
    before = copy.deepcopy(rows)
    if how == "leave out":
        del rows[at]
    elif how == "double":
        rows.insert(at, copy.deepcopy(rows[at]))
    else:
        rows.append(rows.pop(at))
    if rows == before:
        return
    plain = verdict(tampered, seal_anew=False)
    assert plain is not None
    assert "seal" in plain.failed
    if pattern(path) in ("rounds[].slips", "rounds[].slips[].bets", "corrections.entries") and how == "move":
        return  # In which order the slips of a round are listed means nothing; the seal is all that minds.
    resealed = verdict(tampered, seal_anew=True)
    assert resealed is not None
    assert caught_by_name(resealed, path)
