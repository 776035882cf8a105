"""A store that fails, or a process that is killed, at every single write: nothing is lost, nothing doubled."""

from __future__ import annotations

import contextlib
import os
import random
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

import pytest

from punto.errors import StoreUnavailable
from punto.store import Desk, Store
from punto.store.audit import audit
from punto.table.event import Event
from tests.store.faults import FaultyStore, fails, quick
from tests.store.playing import Script, many_rounds, over_a_shoe_change

ROOT = Path(__file__).parents[2]
KILLS = int(os.environ.get("PUNTO_KILLS", "15"))
_ROUNDS = 8

pytestmark = pytest.mark.skipif(not hasattr(os, "fork"), reason="the processes that are killed are forked")


@pytest.mark.parametrize("reopened", [True, False], ids=["reopened", "the same desk"])
def test_the_store_fails_at_every_write_of_a_round_and_a_shoe_change(address: str, reopened: bool) -> None:
    script = over_a_shoe_change()
    published: list[Event] = []
    failures = 0
    with quick(Store.open(address)) as store:
        faulty = FaultyStore.wrapped(store, fails)
        desk = Desk.open(faulty, "t1", snapshot_every=5)
        for place, command in enumerate(script.commands):
            # Outside of the round and the shoe change nothing fails.
            fail_at = 1 if place in script.change else 99
            while True:
                # The desk tries twice by itself; both attempts must fail for the patron to see it.
                faulty.again(*range(fail_at, 99))
                try:
                    answer = desk.handle(command)
                except StoreUnavailable:
                    failures += 1
                    fail_at += 1
                    assert desk.state == script.states[place], "shown before it was stored"
                    faulty.again()
                    stored = Desk.open(store, "t1").state
                    assert stored in (script.states[place], script.states[place + 1])
                    if reopened:
                        desk = Desk.open(faulty, "t1", snapshot_every=5)
                else:
                    published += answer.events
                    break
            assert desk.state == script.states[place + 1]
        faulty.again()
        assert failures > 5 * len(script.change)
        assert audit(store).ok
    if not reopened:
        assert published == script.events


def test_a_failure_that_passes_is_not_even_seen(address: str) -> None:
    script = over_a_shoe_change()
    with quick(Store.open(address)) as store:
        faulty = FaultyStore.wrapped(store, fails)
        desk = Desk.open(faulty, "t1")
        published: list[Event] = []
        for place, command in enumerate(script.commands):
            faulty.again(1 + place % 9)
            published += desk.handle(command).events
        faulty.again()
        assert published == script.events
        assert desk.state == script.state
        assert audit(store).ok


def test_a_process_is_killed_at_every_write_of_a_round_and_a_shoe_change(durable_address: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.victim", "points", durable_address],
        check=True,
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    script = over_a_shoe_change()
    assert int(done.stdout) > 5 * len(script.change)
    with quick(Store.open(durable_address)) as store:
        desk = Desk.open(store, "t1")
        for place in range(script.change.stop, len(script.commands)):
            desk.handle(script.commands[place])
        assert desk.state == script.state
        found = audit(store)
        assert found.ok, found
        assert found.tables[0].counts.events == len(script.events)


def test_a_process_is_killed_during_settlement_again_and_again(durable_address: str) -> None:
    """The parameter is PUNTO_KILLS."""
    chance, before, kept, tables = random.Random(7), 0, 0, 0
    with (
        quick(Store.open(durable_address)) as store,
        subprocess.Popen(
            [sys.executable, "-m", "tests.store.victim", "nursery", durable_address],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        ) as nursery,
    ):
        while before + kept < KILLS:
            tables += 1
            killing = Killing(nursery, store, many_rounds(f"t{tables}", _ROUNDS), chance, KILLS - before - kept)
            killing.run()
            before, kept = before + killing.before, kept + killing.kept
        assert nursery.stdin is not None
        nursery.stdin.close()
        assert nursery.wait() == 0
        found = audit(store)
        assert found.ok, found
        assert len(found.tables) == tables + 1
    if KILLS >= 100:
        assert before > KILLS // 20, "hardly ever killed before the commit"
        assert kept > KILLS // 20, "hardly ever killed after the commit"


@dataclass
class Killing:
    """One script played to its end through several lives, each killed at some moment around a settlement."""

    nursery: subprocess.Popen[str]
    store: Store
    script: Script
    chance: random.Random
    most: int
    before: int = 0
    """How many were killed before the settlement was stored."""
    kept: int = 0
    """How many were killed when it was."""

    def run(self) -> None:
        """Play and kill."""
        answered, ended = 0, False
        while not ended:
            settling, answered, ended = self._one_life(answered)
            stored = Desk.open(self.store, self.script.table).state
            assert stored in self.script.states[answered : answered + 2], "a half-paid round"
            if settling is not None:
                # The state after the command at this place is the next one.
                self.kept += stored != self.script.states[settling]
                self.before += stored == self.script.states[settling]
        assert Desk.open(self.store, self.script.table).state == self.script.state

    def _one_life(self, first: int) -> tuple[int | None, int, bool]:
        """The settlement at which it was killed, how many commands were answered, and whether it came to the end."""
        assert self.nursery.stdin is not None
        assert self.nursery.stdout is not None
        self.nursery.stdin.write(f"{self.script.table} {_ROUNDS} {first}\n")
        self.nursery.stdin.flush()
        child = int(self.nursery.stdout.readline())
        answered, killed_at = first, None
        for line in iter(self.nursery.stdout.readline, "gone\n"):
            what, place = line.split()
            if what == "done":
                answered = int(place) + 1
            elif killed_at is None and self.before + self.kept < self.most and self.chance.random() < 0.7:
                time.sleep(self.chance.uniform(0, 0.02))
                with contextlib.suppress(ProcessLookupError):
                    os.kill(child, signal.SIGKILL)
                    killed_at = int(place)
        return killed_at, answered, answered == len(self.script.commands)
