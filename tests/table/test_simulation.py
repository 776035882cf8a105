"""Whole tables, simulated and watched: all houses, some seeds. PUNTO_SIM_ROUNDS makes it as long as one likes."""

from __future__ import annotations

import dataclasses
import os
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from punto.house.loader import house_keys
from punto.table.command import Command
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.payout import RoundSettled
from tests.table.desk import PureDesk, Reply
from tests.table.simulator import Failure, Simulation

ROUNDS = int(os.environ.get("PUNTO_SIM_ROUNDS", "170"))
SEED = int(os.environ.get("PUNTO_SIM_SEED", "11"))


@pytest.mark.parametrize("house", house_keys())
def test_a_simulated_table_stays_sound(house: str) -> None:
    done = Simulation(SEED, house).run(ROUNDS)
    assert done.rounds >= ROUNDS
    assert done.watch.ended["settled"] > 0


@pytest.mark.parametrize("owed", ["held", "marked"])
def test_g09_a_table_where_patrons_choose_when_to_pay_commission_stays_sound(owed: str, tmp_path: Path) -> None:
    house = tmp_path / "chosen.toml"
    times = '["end of shoe", "leaving", "payout"]'
    text = f'extends = "atlantic-city-midi"\n[commission]\nrate = "45%"\ncollected = {times}\nowed = "{owed}"\n'
    house.write_text(text, encoding="utf-8")
    kinds: set[str] = set()

    class _Listening(PureDesk):
        def send(self, command: Command) -> Reply:
            reply = super().send(command)
            kinds.update(type(event).__name__ for event in reply.events)
            return reply

    Simulation(SEED, str(house), desk=_Listening()).run(ROUNDS)
    assert kinds >= {"CommissionChosen", "CommissionPaid"}


def test_11_33_a_table_with_more_patrons_than_seats_stays_sound() -> None:
    kinds: set[str] = set()

    class _Listening(PureDesk):
        def send(self, command: Command) -> Reply:
            reply = super().send(command)
            kinds.update(type(event).__name__ for event in reply.events)
            return reply

    Simulation(SEED, "ohio-mini", desk=_Listening(), patrons=11).run(ROUNDS)
    assert kinds >= {"WaitingListJoined", "SeatHeld", "WaitingListLeft", "IdleWarned"}


def test_one_seed_is_one_simulation() -> None:
    one, other = (Simulation(5, "ohio-midi").run(8) for _ in range(2))
    assert one.state == other.state
    assert one.refusals == other.refusals


class _Damaged(PureDesk):
    """A desk that reports something else than it did."""

    def send(self, command: Command) -> Reply:
        reply = super().send(command)
        return dataclasses.replace(reply, events=tuple(map(self.damage, reply.events)))

    def damage(self, event: Any) -> Any:
        """What is reported instead of an event."""
        if isinstance(event, RoundSettled) and event.slips:
            return replace(event, transfers=event.transfers[:-1])
        return event


class _Leaky(PureDesk):
    """A desk that shows a card before its time."""

    def send(self, command: Command) -> Reply:
        reply = super().send(command)
        if self.state and any(isinstance(event, CardDealt) for event in reply.events) and self.state.current:
            cards = tuple(replace(each, exposed=True) for each in self.state.current.cards)
            self.state = replace(self.state, current=replace(self.state.current, cards=cards))
        return reply


@pytest.mark.parametrize("desk", [_Damaged, _Leaky])
def test_a_failure_names_the_seed_that_runs_it_again(desk: type[PureDesk]) -> None:
    with pytest.raises(Failure, match=r"^python -m tests\.table\.simulator 3 ohio-midi 50\n"):
        Simulation(3, "ohio-midi", desk=desk()).run(50)
