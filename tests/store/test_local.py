"""A table in one process: a whole shoe is played, audited and verified without a server."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from punto.errors import PuntoError, Refused, UnknownName
from punto.fairness.verifier import verify
from punto.house import House
from punto.house.loader import load_house_text
from punto.store import Desk, Store
from punto.store.audit import audit
from punto.store.local import Table
from punto.table.phases import Phase
from tests.store.playing import many_rounds, small_house


@pytest.mark.parametrize("house", ["dragon-mini", "dragon-midi"])
def test_a_whole_shoe_is_played_audited_and_verified(house: str) -> None:
    chips = {"ann": 50_000_00, "bob": 50_000_00}
    with Table.open(house, seed="a whole shoe") as table:
        for patron, amount in chips.items():
            table.sit(patron, chips=amount)
        least = table.house.offer("player").limits.minimum
        nets, seen = dict.fromkeys(chips, 0), []
        for shown in table.shoe("ann"):
            assert shown.phase is Phase.BETTING
            assert shown.current is not None
            seen.append(shown.current.number)
            table.bet("ann", player=least)
            table.bet("bob", banker=least)
            dealt = table.deal()
            assert {patron: [bet.stake for bet in bets] for patron, bets in dealt.bets.items()} == {
                "ann": [least],
                "bob": [least],
            }
            for patron in chips:
                nets[patron] += dealt.net(patron)
        assert seen == list(range(1, len(seen) + 1))
        assert len(seen) > 50
        assert [told.number for told in table.history(limit=500)] == seen[::-1]
        for patron, amount in chips.items():
            assert table.state.money_of(patron).balance - amount == nets[patron]
            table.leave(patron)
        record = table.record()
        assert len(record.rounds) == len(seen)
        found = verify(record)
        assert found.ok, found
        done = audit(table.store)
        assert done.ok, done
        assert done.tables[0].counts.rounds == len(seen)
        with pytest.raises(UnknownName, match="no patron at the table 'ann'"):
            table.chips("ann")


def test_what_a_round_brings_is_what_the_chips_change_by() -> None:
    with Table.open("dragon-mini", seed="chips") as table:
        table.sit("ann", chips=1_000_00)
        table.buy("ann", 500_00)
        for _ in range(20):
            before = table.chips("ann")
            table.bet("ann", banker=25_00, tie=5_00)
            assert table.chips("ann") == before - 30_00
            dealt = table.deal()
            own = table.history("ann", limit=1)[0].own
            assert [(each.bet, each.net) for each in own] == [(bet.bet, bet.net) for bet in dealt.bets["ann"]]
            assert table.chips("ann") == before + sum(bet.returned - bet.stake for bet in dealt.bets["ann"])


def test_one_seed_deals_one_evening_and_no_seed_another_each_time() -> None:
    def rounds(seed: str | None) -> list[str]:
        with Table.open("dragon-mini", seed=seed, clock=itertools.count(0, 1000).__next__) as table:
            table.sit("ann", chips=100_00)
            return [str(table.deal().round) for _ in range(5)]

    assert rounds("monday") == rounds("monday")
    assert rounds("monday") != rounds("tuesday")
    assert rounds(None) != rounds(None)


def test_the_next_shoe_has_other_cards_and_each_has_its_record() -> None:
    with Table.open(small_house(), seed="two") as table:
        table.sit("ann", chips=100_000_00)
        with pytest.raises(PuntoError, match="no shoe 1 that is over"):
            table.record(1)
        shoes = [[shown.current.number for shown in table.shoe() if shown.current] for _ in range(2)]
        assert all(numbers == list(range(1, len(numbers) + 1)) for numbers in shoes)
        first, second = table.record(1), table.record()
        assert first.header.commitment != second.header.commitment
        assert verify(first).ok
        assert verify(second).ok


def test_what_the_loop_deals_itself_is_not_dealt_twice_and_a_break_leaves_the_round_open() -> None:
    with Table.open("dragon-mini", seed="loop") as table:
        table.sit("ann", chips=1_000_00)
        for shown in table.shoe("ann"):
            assert shown.current is not None
            if shown.current.number == 3:
                break
            if shown.current.number == 1:
                assert table.deal().number == 1
        assert [told.number for told in table.history()] == [2, 1]
        assert table.deal().number == 3


def test_a_refusal_is_raised_and_changes_nothing() -> None:
    with Table.open("dragon-mini", seed="no") as table:
        table.sit("ann", chips=100_00)
        with pytest.raises(Refused, match="at least") as caught:
            table.bet("ann", player=1)
        assert caught.value.code == "below_minimum"
        with pytest.raises(Refused, match="you have") as caught:
            table.bet("ann", player=200_00)
        assert caught.value.code == "insufficient_balance"
        with pytest.raises(Refused, match="Sit down first"):
            table.bet("bob", player=20_00)
        with pytest.raises(Refused, match="more than nothing"):
            table.sit("bob", chips=0)
        assert [seat.patron for seat in table.state.seats.values()] == ["ann"]
        assert table.chips("ann") == 100_00


def test_an_empty_table_says_what_it_waits_for() -> None:
    with Table.open("dragon-mini") as table, pytest.raises(PuntoError, match="nobody sits at table 'local'"):
        table.deal()


def test_a_view_shows_nobody_elses_chips() -> None:
    with Table.open("dragon-mini") as table:
        table.sit("ann", chips=100_00)
        assert table.view("ann").own is not None
        assert table.view().own is None


def test_in_a_file_the_table_goes_on_where_it_was(tmp_path: Path) -> None:
    address = str(tmp_path / "evening.db")
    with Store.open(address) as store, Table.open("dragon-mini", seed="go on", store=store) as table:
        table.sit("ann", chips=100_00)
        table.bet("ann", player=25_00)
    with Store.open(address) as store:
        with Table.open("dragon-mini", seed="go on", store=store) as table:
            assert table.deal().bets["ann"][0].stake == 25_00
        with pytest.raises(PuntoError, match="plays under the house 'dragon-mini', not 'bclc-ez'"):
            Table.open("bclc-ez", store=store)
        with Table.open("bclc-ez", name="other", store=store) as other:
            assert other.house == House.load("bclc-ez")
        assert audit(store).ok


def test_a_table_of_a_server_is_not_taken_over() -> None:
    with Store.open("memory:") as store:
        Desk.open(store, "t1").handle_many(many_rounds("t1", 1).commands)
        with pytest.raises(PuntoError, match=r"table 't1' of .* is a server's"):
            Table.open(small_house(), name="t1", store=store)


def test_a_shoe_that_runs_out_voids_the_round_and_gives_stakes_back() -> None:
    house = load_house_text('extends = "dragon-mini"\n[shoe]\ndecks = 1\ncut_card = 1\n', key="short")
    with Table.open(house, seed="short") as table:
        table.sit("ann", chips=10_000_00)
        before, dealt = table.chips("ann"), table.deal()
        for _ in range(400):
            if dealt.round is None:
                break
            before = table.chips("ann")
            table.bet("ann", player=25_00)
            dealt = table.deal()
        assert dealt.round is None
        assert [(bet.bet, bet.result, bet.net) for bet in dealt.bets["ann"]] == [("player", "void", 0)]
        assert table.chips("ann") == before
        assert audit(table.store).ok
