"""The audit: a sound database is found sound, and a change of anything in it is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest
from sqlalchemy import Connection, text

from punto.store import Desk, Store
from punto.store.audit import audit
from punto.store.database.forms import parsed
from punto.store.read.reader import Reader
from punto.store.write import chain
from punto.table import canonical
from tests.store.playing import many_rounds, over_a_shoe_change

Tampering = Callable[[Connection], None]


@pytest.fixture(scope="module")
def played(shared: Store) -> Store:
    """A store with two tables."""
    desk = Desk.open(shared, "t1", snapshot_every=30)
    for command in over_a_shoe_change().commands:
        desk.handle(command)
    Desk.open(shared, "t2").handle_many(many_rounds("t2", 1).commands)
    for amount in (1_000, 2_000, 3_000):
        shared.grant("eve", currency="USD", amount=amount, at=1, reason="first chips")
    return shared


class Changed(Store):
    """A store as one transaction sees it, whose changes are then taken back."""

    def __init__(self, store: Store, connection: Connection) -> None:
        super().__init__(store.engine)
        self._connection = connection

    @contextmanager
    def reading(self) -> Iterator[Reader]:
        reader = Reader(self._connection)
        yield reader
        reader.close()


@contextmanager
def changed(store: Store, change: Tampering) -> Iterator[Changed]:
    """The store after a change, for as long as the block lasts."""
    with store.engine.connect() as connection:
        change(connection)
        yield Changed(store, connection)
        connection.rollback()


def test_a_sound_database_is_sound(played: Store) -> None:
    told: list[tuple[str, int, int]] = []
    found = audit(played, progress=lambda *each: told.append(each))
    assert found.ok, found
    assert found.differences == 0
    script = over_a_shoe_change()
    counts = found.tables[0].counts
    assert counts.events == len(script.events)
    assert counts.rounds == len(script.settles)
    assert counts.shoes == 1
    assert told[-1][0] == "t2"
    assert {check.key for check in found.tables[0].checks} >= {"chain", "replay", "rounds", "shoes", "balances"}


def test_only_the_wanted_table_is_audited(played: Store) -> None:
    assert [each.table for each in audit(played, tables=frozenset({"t2"})).tables] == ["t2"]


def sql(statement: str) -> Tampering:
    """A change by one statement, which must change something."""

    def change(connection: Connection) -> None:
        assert connection.execute(text(statement)).rowcount > 0

    return change


_LAST = "sequence = (SELECT sequence FROM tables WHERE table_id = 't1') AND table_id = 't1'"
_ANSWERED = "table_id = 't1' AND events > 0 AND sequence = (SELECT max(sequence) FROM commands WHERE table_id = 't1')"

TAMPERINGS: dict[str, tuple[str, Tampering]] = {
    "a payload": ("chain", sql("UPDATE journal SET payload = replace(payload, 'ann', 'eve') WHERE sequence = 2")),
    "a payload that is no JSON": ("chain", sql("UPDATE journal SET payload = 'x' WHERE sequence = 9")),
    "a payload of another type": ("chain", sql("UPDATE journal SET payload = '{}' WHERE sequence = 9")),
    "a type": ("chain", sql("UPDATE journal SET type = 'ShoeCut' WHERE sequence = 5")),
    "a moment": ("chain", sql("UPDATE journal SET at = at + 1 WHERE sequence = 5")),
    "a cause": ("chain", sql("UPDATE journal SET command = 'patron:eve/c1' WHERE sequence = 5 AND table_id = 't1'")),
    "a hash": ("chain", sql("UPDATE journal SET hash = previous WHERE sequence = 5")),
    "a hash before": ("chain", sql("UPDATE journal SET previous = hash WHERE sequence = 5")),
    "an event gone": ("chain", sql("DELETE FROM journal WHERE sequence = 6 AND table_id = 't1'")),
    "the first event gone": ("chain", sql("DELETE FROM journal WHERE sequence = 1 AND table_id = 't1'")),
    "the last event gone": ("chain", sql(f"DELETE FROM journal WHERE {_LAST}")),
    "an event more": (
        "chain",
        sql(
            "INSERT INTO journal SELECT table_id, sequence + 1, type, payload, at, command, hash, hash, epoch"
            f" FROM journal WHERE {_LAST}"
        ),
    ),
    "a whole journal gone": ("chain", sql("DELETE FROM journal WHERE table_id = 't1'")),
    "the head": ("chain", sql("UPDATE tables SET sequence = sequence - 1 WHERE table_id = 't1'")),
    "the hash of the head": ("chain", sql("UPDATE tables SET hash = 'ab' WHERE table_id = 't1'")),
    "the head gone": ("tables", sql("DELETE FROM tables WHERE table_id = 't1'")),
    "an amount": ("ledger", sql("UPDATE transfers SET amount = amount + 1 WHERE sequence = 3 AND table_id = 't1'")),
    "who gives": ("ledger", sql("UPDATE transfers SET debit = 't1/bankroll' WHERE sequence = 3 AND table_id = 't1'")),
    "who takes": (
        "ledger",
        sql("UPDATE transfers SET credit = 't1/patron:bob' WHERE id = 't1/buy-in/3'"),
    ),
    "a kind": ("ledger", sql("UPDATE transfers SET kind = 'void' WHERE kind = 'post'")),
    "what is pending": ("ledger", sql("UPDATE transfers SET pending = NULL WHERE kind = 'post'")),
    "the id of a transfer": ("ledger", sql("UPDATE transfers SET id = 'other' WHERE sequence = 3 AND table_id = 't1'")),
    "the place of a transfer": ("ledger", sql("UPDATE transfers SET place = place + 100 WHERE kind = 'post'")),
    "the event of a transfer": ("ledger", sql("UPDATE transfers SET sequence = sequence + 100000 WHERE kind = 'void'")),
    "a transfer gone": ("ledger", sql("DELETE FROM transfers WHERE sequence = 3 AND table_id = 't1'")),
    "the last transfers gone": (
        "ledger",
        sql("DELETE FROM transfers WHERE sequence = (SELECT max(sequence) FROM transfers WHERE table_id = 't1')"),
    ),
    "a transfer more": (
        "ledger",
        sql(
            "INSERT INTO transfers VALUES"
            " ('gift', 'immediate', 't1/bankroll', 't1/patron:bob', 5, NULL, 't1', 10000000, 0)"
        ),
    ),
    "a balance": ("balances", sql("UPDATE accounts SET credits_posted = credits_posted + 1 WHERE name LIKE '%bob'")),
    "both sides of a balance": (
        "balances",
        sql("UPDATE accounts SET credits_posted = credits_posted + 1, debits_posted = debits_posted + 1"),
    ),
    "an account gone": ("balances", sql("DELETE FROM accounts WHERE name LIKE '%bob'")),
    "an account more": ("balances", sql("INSERT INTO accounts VALUES ('t1/patron:eve', 't1', 0, 0, 0, 0)")),
    "an answer": ("answers", sql(f"UPDATE commands SET shoe = shoe + 1 WHERE {_ANSWERED}")),
    "the content of a command": ("answers", sql(f"UPDATE commands SET digest = seal WHERE {_ANSWERED}")),
    "the events of an answer": ("answers", sql(f"UPDATE commands SET events = events + 1 WHERE {_ANSWERED}")),
    "the key of an answer": ("answers", sql(f"UPDATE commands SET key = 'patron:eve/1' WHERE {_ANSWERED}")),
    "an answer gone": ("answers", sql(f"DELETE FROM commands WHERE {_ANSWERED}")),
    "what was pruned": ("answers", sql("UPDATE tables SET pruned_commands = 1")),
    "an answer moved": ("answers", sql(f"UPDATE commands SET sequence = sequence - 1 WHERE {_ANSWERED}")),
    "a snapshot": ("snapshots", sql("UPDATE snapshots SET state = replace(state, 'bob', 'eve')")),
    "the seal of a snapshot": ("snapshots", sql("UPDATE snapshots SET seal = hash")),
    "the place of a snapshot": ("snapshots", sql("UPDATE snapshots SET sequence = sequence + 1")),
    "limits": ("patrons", sql("UPDATE patrons SET limits = NULL WHERE patron = 'cem'")),
    "limits that are no JSON": ("patrons", sql("UPDATE patrons SET limits = 'x' WHERE patron = 'cem'")),
    "an exclusion": ("patrons", sql("UPDATE patrons SET excluded_until = 5")),
    "what is at stake": ("patrons", sql("UPDATE patrons SET staked = 5")),
    "a seat": ("patrons", sql("UPDATE patrons SET seat = 0 WHERE seat > 0")),
    "the result of a day": ("patrons", sql("UPDATE patrons SET day_net = day_net + 1")),
    "a patron gone": ("patrons", sql("DELETE FROM patrons WHERE patron = 'bob'")),
    "what was cashed": ("purses", sql("UPDATE patrons SET cashed = cashed + 1 WHERE patron = 'bob'")),
    "the currency": ("purses", sql("UPDATE patrons SET currency = 'EUR' WHERE patron = 'bob'")),
    "who has cashed": ("purses", sql("DELETE FROM patrons WHERE patron = 'bob' AND table_id = 't1'")),
    "a grant": ("grants", sql("UPDATE grants SET amount = amount + 1 WHERE number = 2")),
    "the last grant": ("grants", sql("UPDATE grants SET amount = amount + 1 WHERE number = 3")),
    "the reason of a grant": ("grants", sql("UPDATE grants SET reason = '' WHERE number = 2")),
    "the moment of a grant": ("grants", sql("UPDATE grants SET at = at + 1 WHERE number = 2")),
    "who was granted": ("grants", sql("UPDATE grants SET patron = 'dora'")),
    "a grant gone": ("grants", sql("DELETE FROM grants WHERE number = 1")),
    "a grant more": (
        "grants",
        sql("INSERT INTO grants SELECT patron, currency, 4, 9, at, reason, seal FROM grants WHERE number = 3"),
    ),
    "a purse overdrawn": ("grants", sql("UPDATE patrons SET patron = 'eve' WHERE patron = 'bob' AND table_id = 't1'")),
}


@pytest.mark.parametrize("name", TAMPERINGS)
def test_tampering_is_found(played: Store, name: str) -> None:
    check, change = TAMPERINGS[name]
    with changed(played, change) as store:
        found = audit(store)
    failed = {each.key: each for table in found.tables for each in table.checks if not each.ok}
    failed |= {each.key: each for each in (found.whole, found.grants) if not each.ok}
    assert not found.ok
    assert check in failed, f"found {failed}"
    assert failed[check].differences


def rewritten(change: Callable[[str], str]) -> Tampering:
    """Somebody who knows the chain changes events and writes every hash anew, in the journal and at the head."""

    def tamper(connection: Connection) -> None:
        last = chain.genesis("t1")
        rows = connection.execute(text("SELECT * FROM journal WHERE table_id = 't1' ORDER BY sequence")).all()
        for row in rows:
            payload = canonical(parsed(change(row.payload))).decode()
            new = chain.linked(last, table="t1", sequence=row.sequence, command=row.command, payload=payload)
            values = {"payload": payload, "previous": last, "hash": new, "sequence": row.sequence}
            connection.execute(
                text(
                    "UPDATE journal SET payload = :payload, previous = :previous, hash = :hash"
                    " WHERE table_id = 't1' AND sequence = :sequence"
                ),
                values,
            )
            last = new
        connection.execute(text("UPDATE tables SET hash = :hash WHERE table_id = 't1'"), {"hash": last})

    return tamper


@pytest.mark.parametrize(
    ("check", "old", "new"),
    [
        ("rounds", '"result":"lose"', '"result":"win"'),
        ("rounds", '"pays":"1:1"', '"pays":"2:1"'),
        ("rounds", '"winner":"banker"', '"winner":"tie"'),
        ("ledger", '"amount":10000,"credit":"t1/escrow', '"amount":20000,"credit":"t1/escrow'),
        ("shoes", '"commitment":"', '"commitment":"00'),
        ("shoes", '"burned":4', '"burned":5'),
        ("replay", '"burned":4', '"burned":500'),
    ],
)
def test_a_forged_chain_does_not_help(played: Store, check: str, old: str, new: str) -> None:
    count = 0

    def change(payload: str) -> str:
        nonlocal count
        count += old in payload
        return payload.replace(old, new)

    with changed(played, rewritten(change)) as store:
        found = audit(store)
    assert count, "nothing was changed"
    failed = {each.key for each in found.tables[0].checks if not each.ok}
    assert check in failed, found
    assert "chain" not in failed
    assert found.tables[1].ok


def test_the_numbers_of_differences_kept_are_few(played: Store) -> None:
    with changed(played, sql("UPDATE journal SET hash = previous WHERE table_id = 't1'")) as store:
        check = next(each for each in audit(store).tables[0].checks if each.key == "chain")
    assert check.count > 100
    assert len(check.differences) == 20
