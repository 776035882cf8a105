"""The journal that an operator reads: whole, but for what would tell a card too early."""

from __future__ import annotations

import json
import random
from dataclasses import dataclass, field, replace

import pytest

from punto.rules.shoe import full_order
from punto.store import Store
from punto.store.read.history import round_history
from punto.store.read.secrecy import PublicRow, hidden_of, public_journal
from punto.store.read.shoes import list_shoes
from punto.store.write.chain import linked
from punto.table import canonical
from punto.table.acts.shoe import ShoeCommitted, ShoeScripted
from punto.table.command import Command
from punto.table.dealer.dealing import CardDealt
from punto.table.dealer.shoe import ShoeClosed
from punto.table.dealer.turning import CardExposed
from punto.table.dealer.window import BettingOpened
from punto.table.event import Event
from tests.store.faults import FaultyStore, fails
from tests.store.playing import many_rounds
from tests.store.test_history import stopped, stored
from tests.store.test_simulation import StoredDesk
from tests.table.desk import Reply
from tests.table.simulator import Simulation


def journal(store: Store, *, after: int = 0, limit: int = 100_000) -> tuple[PublicRow, ...]:
    with store.reading() as reader:
        return public_journal(reader, "t1", after=after, limit=limit)


def as_it_was(row: PublicRow) -> str:
    return canonical(dict(row.event)).decode()


def test_when_nothing_is_secret_everything_is_told_and_the_chain_can_be_followed(store: Store) -> None:
    script = stopped(end_shoe=True)
    stored(store, script)
    rows = journal(store)
    assert [row.sequence for row in rows] == list(range(1, len(script.events) + 1))
    for row in rows:
        assert not row.hidden
        assert row.previous is not None
        right = linked(row.previous, table="t1", sequence=row.sequence, command=row.command, payload=as_it_was(row))
        assert row.hash == right


def test_the_seed_of_the_shoe_on_the_table_is_left_out_and_older_ones_are_not(store: Store) -> None:
    script = many_rounds("t1", 14)
    stored(store, script)
    assert script.state is not None
    rows = [row for row in journal(store) if row.type == "ShoeCommitted"]
    assert len(rows) > 2
    for row in rows:
        assert (row.hidden == ("seed",)) == (row.event["shoe"] == script.state.shoes)
        assert (row.event["seed"] is None) == bool(row.hidden)
    assert all(row.hash is not None for row in journal(store)), "a seed cannot be found by its hash"


def test_cards_that_were_never_turned_are_left_out_until_the_shoe_is_over(store: Store) -> None:
    script = stopped(style="dragon-midi")
    stored(store, script)
    dealt = [row for row in journal(store) if row.type == "CardDealt"]
    assert [(row.event["card"] is None, row.hidden) for row in dealt] == [(False, ())] + [(True, ("card",))] * 3


def found_by_hash(rows: tuple[PublicRow, ...]) -> set[str]:
    """What somebody finds who tries every card for one that is left out, wherever there is a hash to compare with."""
    deck = {str(card) for card in full_order(1)}
    told = {each for row in rows for each in (row.previous, row.hash)} - {None}
    found: set[str] = set()
    for place, row in enumerate(rows):
        if row.hidden != ("card",):
            continue
        for card in deck:
            last = row.previous
            for later in rows[place:]:
                if last is None:
                    break
                event = {**later.event, "card": card} if later is row else dict(later.event)
                if event.get("card", "") is None:
                    break
                payload = canonical(event).decode()
                last = linked(last, table="t1", sequence=later.sequence, command=later.command, payload=payload)
                if last in told:
                    found.add(card)
    return found


def test_a_card_cannot_be_found_by_a_hash(store: Store) -> None:
    script = stopped()
    stored(store, script)
    rows = journal(store)
    assert not found_by_hash(rows)
    # The search finds what there is to find: with the true hashes, the last card that lies face down.
    with store.reading() as reader:
        true = {row.sequence: row for row in reader.journal("t1")}
    honest = tuple(replace(row, previous=true[row.sequence].previous, hash=true[row.sequence].hash) for row in rows)
    hidden = {str(event.card) for event in script.events if isinstance(event, CardDealt)}
    assert found_by_hash(honest) == hidden


def test_pages_of_the_journal_put_together_are_the_journal(store: Store) -> None:
    stored(store, stopped())
    whole, after = journal(store), 0
    pages: list[PublicRow] = []
    while page := journal(store, after=after, limit=7):
        pages.extend(page)
        after = page[-1].sequence
    assert tuple(pages) == whole


# ----------------------------------------------------------------------------------- a simulated table


@dataclass
class WatchedDesk(StoredDesk):
    """After every command all that is told of the table is compared with what was turned so far."""

    down: dict[int, int] = field(default_factory=dict)
    """The cards of this round that lie face down: the place and the event."""
    gone: set[int] = field(default_factory=set)
    """The events of cards of this shoe that were taken away face down."""
    seed: str | None = None
    order: tuple[str, int] | None = None
    """The order of a shoe that was written down, and the event that holds it."""
    while_down: int = 0
    while_gone: int = 0
    """How often it was looked while cards lay face down, or had been taken away so."""

    def send(self, command: Command) -> Reply:
        before = self.state.sequence if self.state else 0
        reply = super().send(command)
        after = self.state.sequence if self.state else 0
        for sequence, event in enumerate(reply.events, start=after - len(reply.events) + 1):
            self._follow(sequence, event)
        if after != before:
            self._check(after)
        return reply

    def _follow(self, sequence: int, event: Event) -> None:
        match event:
            case ShoeCommitted():
                self.seed = event.seed.hex()
            case ShoeScripted():
                self.order = json.dumps([str(card) for card in event.order]), sequence
            case ShoeClosed():
                self.seed, self.order, self.down, self.gone = None, None, {}, set()
            case BettingOpened():
                self.gone |= set(self.down.values())
                self.down = {}
            case CardDealt(face_up=False):
                self.down[event.place] = sequence
            case CardExposed():
                del self.down[event.place]
            case _:
                pass

    def _check(self, head: int) -> None:
        self.while_down += bool(self.down)
        self.while_gone += bool(self.gone)
        secret = self.gone | set(self.down.values())
        with self.store.reading() as reader:
            assert hidden_of(reader, "t1").cards == secret
            rows = public_journal(reader, "t1", after=max(0, head - 30), limit=100)
            told = [round_history(reader, "t1", limit=2), list_shoes(reader, "t1", limit=2)]
        guessable = secret | ({self.order[1]} if self.order else set())
        for row in rows:
            assert (row.hidden == ("card",)) == (row.sequence in secret)
            assert (row.hash is None) == bool(guessable and row.sequence >= min(guessable))
            assert (row.previous is None) == bool(guessable and row.sequence > min(guessable))
        everything = json.dumps([dict(row.event) for row in rows]) + str(told)
        assert self.seed is None or self.seed not in everything
        assert self.order is None or self.order[0] not in everything


@pytest.mark.parametrize(("house", "seed"), [("dragon-midi", 4), ("atlantic-city-mini", 7)])
def test_at_a_simulated_table_nothing_is_told_early(tmp_path: object, house: str, seed: int) -> None:
    with Store.open(f"{tmp_path}/watched.db") as store:
        desk = WatchedDesk(FaultyStore.wrapped(store, fails), random.Random(7))
        Simulation(seed, house, desk=desk, views_every=1000).run(8)
        assert desk.while_down > 10
        assert desk.while_gone > 10
