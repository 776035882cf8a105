"""For operators: open and command tables; read every journal, ledger and account of the database."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query
from pydantic import Field

from punto.ledger.transfers import Kind
from punto.server import commands
from punto.server.api.common import ERRORS, Body, Given, Place, TableName, read_table
from punto.server.protocol import CommandId, OperatorCommandBody, RefusalBody
from punto.server.services import OperatorDep, Services, ServicesDep, require_operator
from punto.server.settings import PaceName, settings_of
from punto.store import Answer
from punto.store.reader import Reader
from punto.store.rows import Head, TransferRow
from punto.store.secrecy import PublicRow, public_journal
from punto.store.shoes import house_of

__all__ = ["router"]

router = APIRouter(tags=["operator"], responses=ERRORS, dependencies=[Depends(require_operator)])

Many = Annotated[int, Query(ge=1, le=500, description="How many at most.")]


class StoredTable(Body):
    """A table of the database, in service or not."""

    table: str
    events: int
    commands: int
    in_service: bool
    out_of_service: bool
    """Whether its records have to be looked at before it can go on."""


class StoredTables(Body):
    """Every table of the database."""

    tables: list[StoredTable]


class NewTable(Given):
    """A table that is to be opened."""

    name: Annotated[str, Field(pattern=r"^[a-z0-9][a-z0-9-]{0,39}$", examples=["high-limit"])]
    """Lower-case letters, digits and hyphens. A name is used once and never again."""
    house: Annotated[str, Field(min_length=1, max_length=100)]
    """The key of a house."""
    pace: PaceName = "normal"


class OpenedTable(Body):
    """A table that was opened."""

    table: str
    house: str
    pace: PaceName


class NewCommand(Given):
    """A command; the same id again gets the same answer."""

    id: CommandId
    command: Annotated[OperatorCommandBody, Field(discriminator="kind")]


class AnswerBody(Body):
    """The answer to a command, as over the socket."""

    id: str
    accepted: bool
    repeated: bool
    sequence: int
    """The number of events of the table after it."""
    refusal: RefusalBody | None

    @classmethod
    def of_answer(cls, given: Answer) -> AnswerBody:
        """The answer as it goes over the wire."""
        refusal = given.refusal
        return cls(
            id=given.receipt.command,
            accepted=refusal is None,
            repeated=given.repeated,
            sequence=given.receipt.sequence,
            refusal=None if refusal is None else RefusalBody.model_validate(refusal, from_attributes=True),
        )


class EventBody(Body):
    """An event of the journal. What is secret while it lies face down is null, and named in `hidden`."""

    sequence: int
    type: str
    at: int
    command: str
    """Who caused it: the sender and the id of the command."""
    event: dict[str, Any]
    hidden: list[str]
    previous: str | None
    hash: str | None
    """Null from the first card on that lies face down, because a hash would give it away."""


class JournalBody(Body):
    """A part of a journal, oldest first."""

    table: str
    events: list[EventBody]
    next_after: int
    """Where the next part begins, now or when more has happened."""
    more: bool
    """Whether there is more now."""


class TransferBody(Body):
    """A movement of money, in minor units."""

    sequence: int
    """The event that it belongs to."""
    id: str
    kind: Kind
    debit: str
    credit: str
    amount: int
    pending: str | None

    @classmethod
    def of_row(cls, row: TransferRow) -> TransferBody:
        """The transfer as it goes over the wire."""
        moved = row.transfer
        return cls(
            sequence=row.sequence,
            id=moved.id,
            kind=moved.kind,
            debit=moved.debit,
            credit=moved.credit,
            amount=moved.amount,
            pending=moved.pending,
        )


class LedgerBody(Body):
    """A part of a ledger, oldest first; it ends with the last transfer of an event."""

    table: str
    currency: str
    decimals: int
    transfers: list[TransferBody]
    next_after: int
    more: bool


class AccountBody(Body):
    """An open account, in minor units."""

    name: str
    balance: int
    held: int
    available: int
    debits_posted: int
    debits_pending: int
    credits_posted: int
    credits_pending: int


class AccountsBody(Body):
    """The open accounts of a table."""

    table: str
    currency: str
    decimals: int
    accounts: list[AccountBody]
    total: int
    """All balances together: always 0."""


@router.get("/api/operator/tables")
async def list_stored_tables(services: ServicesDep) -> StoredTables:
    """Every table of the database, those that are closed for good too."""

    def heads() -> list[Head]:
        with services.store.reading() as reader:
            return reader.heads()

    return StoredTables(tables=[_stored(services, head) for head in await services.in_pool(heads)])


def _stored(services: Services, head: Head) -> StoredTable:
    actor = services.tables.find(head.table)
    broken = actor is not None and actor.broken
    return StoredTable(
        table=head.table,
        events=head.sequence,
        commands=head.commands,
        in_service=actor is not None and not broken,
        out_of_service=broken,
    )


@router.post("/api/operator/tables", status_code=201)
async def open_table(given: NewTable, services: ServicesDep, operator: OperatorDep) -> OpenedTable:
    """Open a table for everybody."""
    house = services.houses.get(given.house)
    await services.tables.open(given.name, house, settings_of(given.pace), by=operator.name)
    return OpenedTable(table=given.name, house=house.key, pace=given.pace)


@router.post("/api/operator/tables/{table}/commands")
async def command_table(
    table: TableName, given: NewCommand, services: ServicesDep, operator: OperatorDep
) -> AnswerBody:
    """Pause, resume, void, close, or change house or pace. A refusal is an answer like any other."""
    actor = services.tables.get(table)
    answer = await commands.of_operator(services, actor, given.command, given=given.id, operator=operator)
    return AnswerBody.of_answer(answer)


@router.get("/api/operator/tables/{table}/journal")
async def read_journal(table: TableName, services: ServicesDep, after: Place = 0, limit: Many = 100) -> JournalBody:
    """The journal of a table after that event, without the seed of the shoe in play and cards that lie face down."""

    def read(reader: Reader) -> tuple[PublicRow, ...]:
        return public_journal(reader, table, after=after, limit=limit + 1)

    rows = await read_table(services, table, read)
    page = [EventBody.of(row) for row in rows[:limit]]
    return JournalBody(
        table=table, events=page, next_after=page[-1].sequence if page else after, more=len(rows) > limit
    )


@router.get("/api/operator/tables/{table}/ledger")
async def read_ledger(table: TableName, services: ServicesDep, after: Place = 0, limit: Many = 100) -> LedgerBody:
    """The ledger of a table after that event. An event's transfers are never parted, so that there may be more."""

    def read(reader: Reader) -> LedgerBody:
        rows: list[TransferRow] = []
        more = False
        for row in reader.transfers(table, after=after):
            if len(rows) >= limit and row.sequence != rows[-1].sequence:
                more = True
                break
            rows.append(row)
        currency = house_of(reader, table).currency
        return LedgerBody(
            table=table,
            currency=currency.code,
            decimals=currency.decimals,
            transfers=[TransferBody.of_row(row) for row in rows],
            next_after=rows[-1].sequence if rows else after,
            more=more,
        )

    return await read_table(services, table, read)


@router.get("/api/operator/tables/{table}/accounts")
async def read_accounts(table: TableName, services: ServicesDep) -> AccountsBody:
    """The open accounts of a table and what they hold."""

    def read(reader: Reader) -> AccountsBody:
        accounts = dict(reader.accounts(table))
        currency = house_of(reader, table).currency
        return AccountsBody(
            table=table,
            currency=currency.code,
            decimals=currency.decimals,
            accounts=[
                AccountBody(
                    name=name,
                    balance=account.balance,
                    held=account.debits_pending,
                    available=account.available,
                    debits_posted=account.debits_posted,
                    debits_pending=account.debits_pending,
                    credits_posted=account.credits_posted,
                    credits_pending=account.credits_pending,
                )
                for name, account in accounts.items()
            ],
            total=sum(account.balance for account in accounts.values()),
        )

    return await read_table(services, table, read)
