"""For operators: open and command tables; read every journal, ledger and account of the database."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Query, Response
from pydantic import Field

from punto.errors import OwnershipLost
from punto.ledger.transfers import TransferKind
from punto.server.api.common import ERRORS, Body, Cursor, Given, TableName
from punto.server.errors import ApiError
from punto.server.live import commands
from punto.server.live.carrying import carry_out
from punto.server.people.visitors import Visitor
from punto.server.protocol import AnswerFrame, CommandFrame, CommandId, OperatorCommandBody
from punto.server.services import OperatorDep, ServicesDep, require_operator
from punto.server.socket.frames import answer_of
from punto.server.workers.apart import Personal
from punto.server.workers.services import WorkerServicesDep
from punto.store.database.rows import Head, TransferRow
from punto.store.read.reader import Reader
from punto.store.read.secrecy import PublicRow, public_journal
from punto.store.read.shoes import house_of
from punto.table.reasons import USUAL_REASONS, reason_said
from punto.table.settings import PaceName
from punto.words import Text

__all__ = ["reading_router", "router"]

router = APIRouter(tags=["operator"], responses=ERRORS, dependencies=[Depends(require_operator)])
reading_router = APIRouter(
    tags=["operator"], responses=ERRORS, dependencies=[Depends(require_operator)], route_class=Personal
)

Many = Annotated[int, Query(ge=1, le=500, description="How many at most.")]


class StoredTable(Body):
    """A table of the database, in service or not."""

    table: str
    events: int
    commands: int
    in_service: bool
    out_of_service: bool
    """Whether somebody has to look at what is wrong before it can go on."""
    trouble: Text | None
    """Why it is out of service."""
    may: list[str]
    """The commands that the table would take from an operator now; none while it is not in service."""


class StoredTables(Body):
    """Every table of the database."""

    tables: list[StoredTable]


class UsualReason(Body):
    """A usual reason for voiding or correcting a round."""

    reason: str
    """As a command says it."""
    said: Text
    """As patrons read it, each in their own language."""


class ReasonsBody(Body):
    """The usual reasons; an operator may also write another."""

    reasons: list[UsualReason]


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
    command: OperatorCommandBody


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
    kind: TransferKind
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


@router.get("/api/operator/reasons")
async def list_reasons() -> ReasonsBody:
    """The usual reasons for voiding or correcting a round."""
    return ReasonsBody(reasons=[UsualReason(reason=each, said=reason_said(each)) for each in USUAL_REASONS])


@router.get("/api/operator/tables")
async def list_stored_tables(services: ServicesDep) -> StoredTables:
    """Every table of the database, those that are closed for good too."""

    def heads() -> list[Head]:
        with services.store.reading() as reader:
            return reader.heads()

    stored = await services.in_pool(heads)
    dealt: dict[str, _Dealt] = {}
    if services.membership is not None:
        # One that just changes hands is in service, and takes no command at this moment.
        dealt = dict.fromkeys(services.membership.directory.tables, _Dealt())
        dealt |= {each.name: _Dealt(each.trouble, each.may) for each in await services.membership.lobby.tables()}
    dealt |= {actor.name: _Dealt(actor.trouble, actor.offered_to_operators()) for actor in services.tables}
    return StoredTables(tables=[_stored(head, dealt.get(head.table)) for head in stored])


@dataclass(frozen=True, slots=True)
class _Dealt:
    """What the server that deals a table says of it."""

    trouble: Text | None = None
    may: Sequence[str] = ()


def _stored(head: Head, dealt: _Dealt | None) -> StoredTable:
    trouble = None if dealt is None else dealt.trouble
    return StoredTable(
        table=head.table,
        events=head.sequence,
        commands=head.commands,
        in_service=dealt is not None and trouble is None,
        out_of_service=trouble is not None,
        trouble=trouble,
        may=[] if dealt is None else list(dealt.may),
    )


@router.post("/api/operator/tables", status_code=201)
async def open_table(given: NewTable, services: ServicesDep, operator: OperatorDep) -> OpenedTable:
    """Open a table for everybody."""
    house = services.houses.get(given.house)
    await services.tables.open(given.name, house, services.settings.table_settings(given.pace), by=operator.name)
    return OpenedTable(table=given.name, house=house.key, pace=given.pace)


@router.post("/api/operator/tables/{table}/service", status_code=204)
async def put_table_back(table: TableName, services: ServicesDep) -> None:
    """Put a table that is out of service back into it, with what the database holds of it now."""
    await services.tables.put_back(table)


@router.post("/api/operator/tables/{table}/commands", response_model=AnswerFrame)
async def command_table(
    table: TableName, given: NewCommand, services: ServicesDep, operator: OperatorDep
) -> AnswerFrame | Response:
    """Pause, resume, void, close, or change house or pace. A refusal is an answer like any other."""
    actor = services.tables.mine(table)
    if actor is not None:
        try:
            answer = await commands.of_operator(services, actor, given.command, given=given.id, operator=operator)
        except OwnershipLost:
            # Another server deals it now, and is asked below.
            actor = None
        else:
            return answer_of(answer)
    await services.tables.get(table)
    frame = CommandFrame(type="command", id=given.id, command=given.command)
    said = await carry_out(services, table, frame, Visitor("operator", operator=operator))
    if said.kind == "error":
        raise ApiError(503, "not_carried_out", Text("server-errors-try-again"), retry_after=1)
    return Response(said.text, media_type="application/json")


@reading_router.get("/api/operator/tables/{table}/journal")
async def read_journal(
    table: TableName, services: WorkerServicesDep, after: Cursor = 0, limit: Many = 100
) -> JournalBody:
    """The journal of a table after that event, without the seed of the shoe in play and cards that lie face down."""

    def read(reader: Reader) -> tuple[PublicRow, ...]:
        return public_journal(reader, table, after=after, limit=limit + 1)

    rows = services.read_table(table, read)
    page = [EventBody.of(row) for row in rows[:limit]]
    return JournalBody(
        table=table, events=page, next_after=page[-1].sequence if page else after, more=len(rows) > limit
    )


@reading_router.get("/api/operator/tables/{table}/ledger")
async def read_ledger(
    table: TableName, services: WorkerServicesDep, after: Cursor = 0, limit: Many = 100
) -> LedgerBody:
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

    return services.read_table(table, read)


@reading_router.get("/api/operator/tables/{table}/accounts")
async def read_accounts(table: TableName, services: WorkerServicesDep) -> AccountsBody:
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

    return services.read_table(table, read)
