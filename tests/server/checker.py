"""An independent checker of a house: own SQL, own arithmetic, own shuffle, and not one line shared with the server.

It reads the tables of the database as they are and says what is wrong; nothing is the right answer.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import struct
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from typing import Any

import psycopg

Json = dict[str, Any]
_DAY_MS = 24 * 60 * 60 * 1000
_RANKS, _SUITS = "A23456789TJQK", "shdc"


class Checker:
    """The database after a test."""

    def __init__(self, address: str) -> None:
        with psycopg.connect(address, autocommit=True) as connection:
            self._journal: dict[str, list[Json]] = defaultdict(list)
            rows = connection.execute(
                "SELECT table_id, sequence, payload, command, epoch FROM journal ORDER BY table_id, sequence"
            )
            for table, sequence, payload, command, epoch in rows:
                self._journal[table].append(
                    {"n": sequence, "event": json.loads(payload), "command": command, "epoch": epoch}
                )
            self._heads: dict[str, int] = dict(connection.execute("SELECT table_id, sequence FROM tables").fetchall())
            self._tenures = connection.execute("SELECT table_id, epoch, node FROM tenures").fetchall()
            self._receipts = Counter(connection.execute("SELECT table_id, key FROM commands").fetchall())
            self._transfers = connection.execute(
                "SELECT id, kind, debit, credit, amount, pending FROM transfers ORDER BY table_id, sequence, place"
            ).fetchall()
            self._accounts = {
                name: (balance, held)
                for name, balance, held in connection.execute(
                    "SELECT name, credits_posted - debits_posted, debits_pending FROM accounts"
                )
            }

    def problems(
        self,
        *,
        acknowledged: list[tuple[str, str]],
        documents: Mapping[tuple[str, int, str], set[str]],
        loss_limits: Mapping[str, int],
    ) -> Iterator[str]:
        """Everything that is wrong: with the books, with what clients were promised, and with what they were shown."""
        yield from self._one_dealer()
        yield from self._exactly_once(acknowledged)
        for (table, number, audience), digests in documents.items():
            if len(digests) > 1:
                yield f"table {table} at {number}, audience {audience}: {len(digests)} different documents were shown"
        for table, rows in self._journal.items():
            yield from self._cards(table, [row["event"] for row in rows])
        yield from self._money()
        yield from self._limits(loss_limits)

    # --------------------------------------------------------------------------------------- one dealer

    def _one_dealer(self) -> Iterator[str]:
        owners: dict[tuple[str, int], set[int]] = defaultdict(set)
        for table, epoch, node in self._tenures:
            owners[table, epoch].add(node)
        for key, nodes in owners.items():
            if len(nodes) != 1:
                yield f"epoch {key} has the owners {nodes}"
        for table, rows in self._journal.items():
            if [row["n"] for row in rows] != list(range(1, len(rows) + 1)) or self._heads[table] != len(rows):
                yield f"table {table} has gaps, or another head than its last event"
            before = 0
            for row in rows:
                epoch = row["epoch"]
                if epoch is None or epoch < before:
                    yield f"table {table}, event {row['n']}: epoch {epoch} after {before}"
                elif (table, epoch) not in owners:
                    yield f"table {table}, event {row['n']}: nobody owned epoch {epoch}"
                before = epoch or before

    def _exactly_once(self, acknowledged: list[tuple[str, str]]) -> Iterator[str]:
        for table, key in acknowledged:
            if self._receipts[table, key] != 1:
                yield f"table {table}: {key} was acknowledged and has {self._receipts[table, key]} receipts"
        for table, rows in self._journal.items():
            runs = Counter[str]()
            before = None
            for row in rows:
                # The events of one command lie together; a command that stands in two places was done twice.
                if row["command"] != before:
                    runs[row["command"]] += 1
                before = row["command"]
            yield from (f"table {table}: {key} was done {count} times" for key, count in runs.items() if count > 1)

    # -------------------------------------------------------------------------------------------- cards

    def _cards(self, table: str, events: list[Json]) -> Iterator[str]:
        cuts: list[tuple[str, bytes]] = []
        seed, order, used, decks = b"", [""], 0, 8
        for event in events:
            match event["type"]:
                case "ShoeCommitted":
                    seed, cuts = base64.b64decode(event["seed"]), []
                    if hashlib.sha256(b"punto commitment 1" + seed).hexdigest() != event["commitment"]:
                        yield f"table {table}, shoe {event['shoe']}: the seed is not the one that was committed to"
                case "ShoeCut":
                    cuts.append((f"seat {event['seat']}", base64.b64decode(event["entropy"])))
                case "ShoeBurned":
                    order, used = shuffled(seed, cuts, decks), event["burned"]
                case "CardDealt":
                    if order[used] != event["card"]:
                        yield f"table {table}: card {used} of the shoe is {order[used]}, and {event['card']} was dealt"
                    used += 1

    # -------------------------------------------------------------------------------------------- money

    def _money(self) -> Iterator[str]:
        posted: Counter[str] = Counter()
        held: Counter[str] = Counter()
        pending: dict[str, tuple[str, str, int]] = {}
        for name, kind, debit, credit, amount, of in self._transfers:
            if kind == "pending":
                pending[name] = (debit, credit, amount)
                held[debit] += amount
                continue
            payer, payee = debit, credit
            if kind in ("post", "void"):
                payer, payee, whole = pending.pop(of)
                held[payer] -= whole
            if kind != "void":
                posted[payer] -= amount
                posted[payee] += amount
        if sum(posted.values()):
            yield f"all accounts together hold {sum(posted.values())}"
        for name in posted.keys() | self._accounts.keys():
            stored = self._accounts.get(name, (0, 0))
            if (posted[name], held[name]) != stored:
                yield f"account {name} holds {stored}, and by its transfers {(posted[name], held[name])}"
            if "/patron:" in name and posted[name] < held[name]:
                yield f"account {name} is overdrawn"

    def _limits(self, loss_limits: Mapping[str, int]) -> Iterator[str]:
        nets: Counter[tuple[str, int]] = Counter()
        for event in (row["event"] for rows in self._journal.values() for row in rows):
            for slip in event["slips"] if event["type"] == "RoundSettled" else ():
                nets[slip["patron"], event["at"] // _DAY_MS] += sum(bet["net"] for bet in slip["bets"])
        for (patron, _), net in nets.items():
            if patron in loss_limits and net < -loss_limits[patron]:
                yield f"{patron} lost {-net} in a day over all tables, with a limit of {loss_limits[patron]}"


def shuffled(seed: bytes, cuts: list[tuple[str, bytes]], decks: int) -> list[str]:
    """The order of a shoe, worked out anew from the description in the page's verifier."""
    mixed = struct.pack(">I", len(cuts))
    for who, entropy in cuts:
        mixed += struct.pack(">I", len(who.encode())) + who.encode() + struct.pack(">I", len(entropy)) + entropy
    cut = hashlib.sha256(b"punto cut 1" + mixed).digest()
    key = hmac.digest(seed, b"punto shoe 1" + cut, "sha256")
    order = [rank + suit for _ in range(decks) for rank in _RANKS for suit in _SUITS]
    words = _words(key)
    for last in range(len(order) - 1, 0, -1):
        fair = 2**32 - 2**32 % (last + 1)
        other = next(word for word in words if word < fair) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def _words(key: bytes) -> Iterator[int]:
    block = 0
    while True:
        yield from struct.unpack(">8I", hmac.digest(key, b"punto shuffle 1" + struct.pack(">Q", block), "sha256"))
        block += 1
