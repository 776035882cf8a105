"""The audit compares numbers, by arithmetic of its own: words may change, and a fault of the settlement is found."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import select

from punto.house import House
from punto.house.loader import house_keys
from punto.house.settle import settle_slips
from punto.rules.cards import DECK
from punto.rules.rounds import play
from punto.rules.settlement import SettledBet, settle_row
from punto.store import Desk, Store
from punto.store.audit import audit
from punto.store.audit.arithmetic import due_of_slips, winner_of
from punto.store.database.schema import metadata
from punto.store.read.history import round_history
from punto.store.read.records import record_of
from punto.words import LANGUAGES, catalogue
from punto.words.catalogue import entries
from tests.store.playing import Script, new_shoe, one_round, opened, small_house


def _play(store: Store) -> None:
    script = opened("t1", small_house())
    while script.state is None or script.state.shoes < 2:
        one_round(script)
        new_shoe(script)
    Desk.open(store, "t1").handle_many(script.commands)


_REWORDED = ("payout", "draw", "refusal", "rows", "call", "slip")
"""The catalogues of whatever is said of a round, a bet or a command."""


@pytest.fixture
def reworded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], None]]:
    """A function that says all of it in other words from now on, in every language."""
    changed = tmp_path / "locales"

    def reword() -> None:
        shutil.copytree(Path(str(resources.files("punto.words"))) / "locales", changed)
        for language in LANGUAGES:
            for name in _REWORDED:
                file = changed / language / f"{name}.ftl"
                told = [f"{key} = Other words. {words}\n" for key, words in entries(file).items()]
                file.write_text("".join(told), encoding="utf-8")
        monkeypatch.setattr(catalogue, "_FOLDER", changed)
        catalogue._catalogue.cache_clear()

    yield reword
    catalogue._catalogue.cache_clear()


def test_11_03_a_reworded_explanation_leaves_the_audit_of_an_old_database_green(
    store: Store, reworded: Callable[[], None]
) -> None:
    _play(store)
    before = _told(store)
    assert audit(store).ok
    reworded()
    assert _told(store) == [f"Other words. {words}" for words in before]
    found = audit(store)
    assert found.ok, found
    assert found.tables[0].counts.bets > 5


def _told(store: Store) -> list[str]:
    """Why each bet of a patron was paid what it was paid, in words."""
    with store.reading() as reader:
        return [
            str(bet.explanation) for each in round_history(reader, "t1", limit=99, patron="ann") for bet in each.own
        ]


def test_nothing_that_is_stored_holds_a_sentence(store: Store) -> None:
    """Keys and numbers: no piece of a message that is said of rounds, bets and commands, in any language."""
    _play(store)
    with store.engine.connect() as connection:
        stored = [
            bytes(value).decode(errors="replace") if isinstance(value, (bytes, memoryview)) else str(value)
            for table in metadata.sorted_tables
            for row in connection.execute(select(table))
            for value in row
        ]
    with store.reading() as reader:
        record = record_of(reader, "t1", 1)
    assert record is not None
    stored.append(str(record))
    assert len(stored) > 100
    folder = resources.files("punto.words") / "locales"
    pieces = {
        piece.strip()
        for language in LANGUAGES
        for name in _REWORDED
        for words in entries(folder / language / f"{name}.ftl").values()
        for piece in re.split(r"\{[^{}]*\}|[{}\n]", words)
    }
    sentences = {piece for piece in pieces if len(piece) >= (16 if piece.isascii() else 5)}
    assert len(sentences) > 100
    assert not [(piece, value[:200]) for value in stored for piece in sentences if piece in value]


def _pays_one_more(settled: SettledBet) -> SettledBet:
    return replace(settled, winnings=settled.winnings + 1) if settled.winnings else settled


def _charges_nothing(settled: SettledBet) -> SettledBet:
    return replace(settled, commission=0)


def _takes_a_win(settled: SettledBet) -> SettledBet:
    return replace(settled, row=None, winnings=0, commission=0) if settled.bet.key == "player" else settled


@pytest.mark.parametrize("fault", [_pays_one_more, _charges_nothing, _takes_a_win])
def test_11_03_a_fault_of_the_settlement_itself_is_found(
    store: Store, monkeypatch: pytest.MonkeyPatch, fault: Callable[[SettledBet], SettledBet]
) -> None:
    """It is there when the rounds are played, and still there when they are audited."""

    def faulty(*given: Any, **named: Any) -> SettledBet:
        return fault(settle_row(*given, **named))

    monkeypatch.setattr("punto.house.settle.settle_row", faulty)
    script: Script = opened("t1", small_house())
    for _ in range(12):
        one_round(script)
        new_shoe(script)
    Desk.open(store, "t1").handle_many(script.commands)
    checks = {check.key: check for check in audit(store).tables[0].checks}
    assert not checks["rounds"].ok, "the faulty settlement agrees with itself"
    assert all("round" in str(each) for each in checks["rounds"].differences)


_HOUSES = [House.load(key) for key in house_keys()]


@given(st.data())
def test_11_03_both_arithmetics_agree_on_every_house(data: st.DataObject) -> None:
    """On any cards and any stakes, also such as no limit would let pass, so that roundings matter."""
    house = data.draw(st.sampled_from(_HOUSES))
    if data.draw(st.booleans()):
        house = replace(house, side_payout_cap=data.draw(st.integers(1, 100_000)))
    order = data.draw(st.permutations(DECK))
    dealt = next(play(order[:count]) for count in (4, 5, 6) if _is_round(order[:count]))
    keys = st.sampled_from([bet.key for bet in house.bets])
    slips = data.draw(
        st.dictionaries(st.integers(1, 7), st.dictionaries(keys, st.integers(1, 99_999), max_size=5), max_size=4)
    )
    assert winner_of(dealt) == dealt.winner
    due = due_of_slips(house, dealt, {seat: tuple(slip.items()) for seat, slip in slips.items()})
    for seat, settled in settle_slips(house, dealt, slips).items():
        for one, other in zip(due[seat], settled, strict=True):
            assert (one.bet, one.stake, one.result) == (other.bet.key, other.stake, other.result)
            assert (one.winnings, one.commission, one.net) == (other.winnings, other.commission, other.net)
            if one.commission:
                assert (one.commission_owed, one.returned) == (other.commission_owed, other.returned)


def _is_round(cards: Any) -> bool:
    try:
        play(cards)
    except Exception:  # noqa: BLE001 - too few or too many cards for the tableau
        return False
    return True
