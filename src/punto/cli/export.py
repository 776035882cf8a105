"""`punto export`: the shoes and journals of a database as files."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from punto.cli.output import console, print_json
from punto.cli.progress import counted, progress_of
from punto.store import Store
from punto.store.export import Exported, export


def run(arguments: Namespace) -> int:
    """Write every table of a database, or one, into a folder."""
    with (
        Store.open(arguments.database, must_exist=True) as store,
        progress_of("exporting", shown=not arguments.json) as progress,
    ):
        done = export(store, Path(arguments.to), table=arguments.table, progress=progress)
    if arguments.json:
        print_json({"tables": [_to_json(each) for each in done]})
    else:
        terminal = console()
        for each in done:
            size = f"{counted(each.shoes, 'shoe')}, {counted(each.events, 'event')}"
            terminal.print(f"table {each.table}: {size} in {each.folder}", soft_wrap=True)
    return 0


def _to_json(each: Exported) -> dict[str, object]:
    return {"table": each.table, "folder": str(each.folder), "shoes": each.shoes, "events": each.events}
