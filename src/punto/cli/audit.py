"""`punto audit`: everything that a database holds, worked out again and compared."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict

from rich.text import Text

from punto.cli.output import console, print_json, table
from punto.cli.progress import counted, progress_of
from punto.errors import UnknownName
from punto.store import Store
from punto.store.audit import Audit, Check, TableAudit, audit

DIFFERENCES = 1
_MOST_SHOWN = 5


def run(arguments: Namespace) -> int:
    """Audit one database; 0 when everything agrees, 1 when anything differs."""
    with Store.open(arguments.database, must_exist=True) as store:
        wanted = _wanted(store, arguments.table)
        with progress_of("auditing", shown=not arguments.json) as progress:
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


def _check_json(check: Check) -> dict[str, object]:
    return {
        "check": check.key,
        "ok": check.ok,
        "shown": check.sentence if check.ok else None,
        "differences": check.count,
        "first": list(check.differences),
    }


def _print(found: Audit) -> None:
    terminal = console()
    heading = Text.assemble((found.database, "bold"), f": {counted(len(found.tables), 'table')}")
    terminal.print(heading, soft_wrap=True)
    for check in (found.whole, found.grants):
        if not check.ok:
            terminal.print(Text.assemble(("✗ ", "red"), _found(check)))
    for each in found.tables:
        terminal.print()
        terminal.print(_heading(each), soft_wrap=True)
        listing = table("", "check", "found", whole=("check",))
        for check in each.checks:
            listing.add_row(_tick(ok=check.ok), check.key, _found(check))
        terminal.print(listing)
    terminal.print(_verdict(found))


def _heading(each: TableAudit) -> Text:
    counts = each.counts
    size = f"{counted(counts.events, 'event')}, {counted(counts.rounds, 'round')}, {counted(counts.shoes, 'shoe')}"
    return Text.assemble("table ", (each.table, "bold"), f": {size}; last hash {each.hash}")


def _found(check: Check) -> str:
    if check.ok:
        return check.sentence
    lines = list(check.differences[:_MOST_SHOWN])
    if more := check.count - len(lines):
        lines.append(f"and {more:,} more; --json lists the first {len(check.differences)}")
    return "\n".join(lines)


def _tick(*, ok: bool) -> Text:
    return Text("✓", style="green") if ok else Text("✗", style="red")


def _verdict(found: Audit) -> Text:
    if found.ok:
        return Text.assemble(_tick(ok=True), " Everything agrees.")
    return Text.assemble(_tick(ok=False), f" {counted(found.differences, 'difference')}.")
