"""The hash chain of a journal: each event is bound to its content and to everything before it.

    genesis = SHA-256("punto genesis 1" + name of the table in UTF-8)
    hash    = SHA-256("punto journal 1" + the hash before, 32 bytes (the genesis before the first event) + content)

The content is canonical JSON in UTF-8 (keys sorted, no white space, characters unescaped where JSON allows it):

    {"command":"patron:ann/c17","event":{...},"sequence":3,"table":"t1"}

The lines that `punto export` writes hold exactly these four, so that anyone can follow the chain. A chain proves
nothing against somebody who writes the whole of it anew; whoever notes a table's last hash now and then can tell.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

from punto.table import canonical

__all__ = ["content", "genesis", "linked", "sealed_grant", "sealed_receipt", "sealed_snapshot"]

_GENESIS = b"punto genesis 1"
_JOURNAL = b"punto journal 1"
_RECEIPT = b"punto receipt 1"
_SNAPSHOT = b"punto snapshot 1"
_GRANT = b"punto grant 1"


def genesis(table: str) -> str:
    """What stands before the first event of a table, in hex.

    >>> genesis("t1")[:16]
    'a8995c295196d1d0'
    """
    return hashlib.sha256(_GENESIS + table.encode()).hexdigest()


def linked(before: str, *, table: str, sequence: int, command: str, payload: str) -> str:
    """The hash of an event after the hash before it; the payload is the canonical JSON of the event."""
    text = content(table=table, sequence=sequence, command=command, payload=payload)
    return hashlib.sha256(_JOURNAL + bytes.fromhex(before) + text.encode()).hexdigest()


def content(*, table: str, sequence: int, command: str, payload: str) -> str:
    """What the hash is made over: one line of canonical JSON."""
    return f'{{"command":{_text(command)},"event":{payload},"sequence":{sequence},"table":{_text(table)}}}'


def sealed_receipt(at_hash: str, fields: dict[str, object]) -> str:
    """Binds the answer to a command to its content and to the journal as it was after it."""
    return hashlib.sha256(_RECEIPT + bytes.fromhex(at_hash) + _canonical(fields)).hexdigest()


def sealed_snapshot(at_hash: str, state: str) -> str:
    """Binds a snapshot to its content and to the journal that it sums up."""
    return hashlib.sha256(_SNAPSHOT + bytes.fromhex(at_hash) + state.encode()).hexdigest()


def sealed_grant(before: str, fields: dict[str, object]) -> str:
    """Binds a grant to its content and to the seal of the patron's grant before it, which is empty for the first."""
    return hashlib.sha256(_GRANT + bytes.fromhex(before) + _canonical(fields)).hexdigest()


def _canonical(fields: dict[str, object]) -> bytes:
    return canonical(fields)


@lru_cache(maxsize=1024)
def _text(value: str) -> str:
    """Kept, because the events of a command, and all of a table, share theirs."""
    return canonical(value).decode()
