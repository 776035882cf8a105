"""Idempotency: each command is answered once, however often it is sent, and its receipt is that answer.

The store keeps the receipt of every accepted command under `receipt_key`, its idempotency key, in the transaction that
stores its events, and for a stated time after it (`store.write.receipts`). A command whose key is known is not decided
again: `repeated` gives the old receipt, or refuses it if the content is another. A refusal changed nothing and is not
kept; a retry is simply decided again, and a command that names its round cannot slip into a later one.
"""

from __future__ import annotations

import hashlib

from msgspec import Struct
from msgspec.structs import replace

from punto.table.codec import canonical
from punto.table.command import Command, OperatorCommand, PatronCommand
from punto.table.refusals import Code, Refusal, refuse
from punto.table.state import State


class Receipt(Struct, frozen=True, kw_only=True):
    """The answer to a command."""

    command: str
    """The id of the command."""
    digest: str
    """What the command said: see `digest_of`."""
    at: int
    shoe: int
    number: int
    """The shoe and the round in which it was decided."""
    sequence: int
    """The number of events of the table after it."""
    refusal: Refusal | None = None
    """Why it was refused; None when it was accepted."""


def receipt_key(command: Command) -> str:
    """Idempotency key: who sent the command, and its id. Nobody can use up another's ids."""
    return f"{sender_of(command)}/{command.id}"


def sender_of(command: Command) -> str:
    """Who sent a command: a patron, an operator, or the server itself."""
    match command:
        case PatronCommand():
            return f"patron:{command.patron}"
        case OperatorCommand():
            return f"operator:{command.by}"
        case _:
            return "server"


def digest_of(command: Command) -> str:
    """Digest (SHA-256, in hex) of a command without its moment, because the server stamps each retry anew."""
    return hashlib.sha256(canonical(replace(command, at=0))).hexdigest()


def receipt(command: Command, state: State | None, refusal: Refusal | None = None) -> Receipt:
    """The receipt of a command that was just decided; `state` is the one after its events."""
    return Receipt(
        command=command.id,
        digest=digest_of(command),
        at=command.at,
        shoe=state.shoes if state else 0,
        number=state.current.number if state and state.current else 0,
        sequence=state.sequence if state else 0,
        refusal=refusal,
    )


def repeated(earlier: Receipt, command: Command) -> Receipt | Refusal:
    """The answer to a command whose key is known: the old receipt, or a refusal if it says something else."""
    if earlier.digest == digest_of(command):
        return earlier
    return refuse(Code.SAME_ID_OTHER_CONTENT, id=command.id)
