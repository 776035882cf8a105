"""`punto audit`: everything that a database holds, worked out again and compared."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from punto.cli.language import say
from punto.cli.output import emphasised, print_json, table, tick, ticked, unwrapped
from punto.cli.progress import progress_of
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.errors import UnknownName
from punto.store import Store
from punto.store.audit import Audit, AuditCheck, TableAudit, audit
from punto.words import Text

DIFFERENCES = 1
_MOST_SHOWN = 5


def run(arguments: Namespace) -> int:
    """Audit one database; 0 when everything agrees, 1 when anything differs."""
    with Store.open(arguments.database, must_exist=True, reads_only=True) as store:
        wanted = _wanted(store, arguments.table)
        with progress_of(Text("cli-audit-doing")) as progress:
            found = audit(store, tables=wanted, progress=progress)
    if arguments.json:
        print_json(_to_json(found))
    else:
        _print(found)
    return 0 if found.ok else DIFFERENCES


def _wanted(store: Store, name: str | None) -> frozenset[str] | None:
    if name is None:
        return None
    with store.reading() as reader:
        known = [head.table for head in reader.heads()]
    if name not in known:
        raise UnknownName("table", name, known)
    return frozenset({name})


def _to_json(found: Audit) -> dict[str, object]:
    return {
        "ok": found.ok,
        "database": found.database,
        "differences": found.differences,
        "whole": _check_json(found.whole),
        "grants": _check_json(found.grants),
        "tables": [
            {
                "table": each.table,
                "ok": each.ok,
                "hash": each.hash,
                "counts": asdict(each.counts),
                "checks": [_check_json(check) for check in each.checks],
            }
            for each in found.tables
        ],
    }


def _check_json(check: AuditCheck) -> dict[str, object]:
    return {
        "check": check.key,
        "ok": check.ok,
        "shown": check.sentence if check.ok else None,
        "differences": check.count,
        "first": check.differences,
    }


def _print(found: Audit) -> None:
    terminal = Terminal()
    heading = Text("cli-audit-heading", database=found.database, tables=len(found.tables))
    terminal.print(emphasised(heading, found.database), soft_wrap=True)
    for check in (found.whole, found.grants):
        if not check.ok:
            terminal.print(ticked(_found(check), ok=False))
    for each in found.tables:
        terminal.print()
        terminal.print(_heading(each), soft_wrap=True)
        listing = table("", unwrapped(Text("cli-table-check")), Text("cli-table-found"))
        for check in each.checks:
            listing.add_row(tick(ok=check.ok), say(Text(f"cli-audit-check-{check.key}")), _found(check))
        terminal.print(listing)
    terminal.print(_verdict(found))


def _heading(each: TableAudit) -> Styled:
    counts = each.counts
    about = Text(
        "cli-audit-table",
        table=each.table,
        events=Text("cli-things-events", count=counts.events),
        rounds=Text("cli-things-rounds", count=counts.rounds),
        shoes=Text("cli-things-shoes", count=counts.shoes),
        hash=each.hash,
    )
    return emphasised(about, each.table)


def _found(check: AuditCheck) -> str:
    if check.ok:
        return say(check.sentence)
    lines = [say(each) for each in check.differences[:_MOST_SHOWN]]
    if more := check.count - len(lines):
        lines.append(say(Text("cli-audit-more", more=more, listed=len(check.differences))))
    return "\n".join(lines)


def _verdict(found: Audit) -> Styled:
    if found.ok:
        return ticked(Text("cli-audit-agrees"), ok=True)
    return ticked(Text("cli-audit-differs", count=found.differences), ok=False)
