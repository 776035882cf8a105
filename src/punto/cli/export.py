"""`punto export`: the shoes and journals of a database as files."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from punto.cli.language import say
from punto.cli.output import print_json
from punto.cli.progress import progress_of
from punto.cli.terminal import Terminal
from punto.store import Store
from punto.store.read.exporting import Exported, export
from punto.words import Text


def run(arguments: Namespace) -> int:
    """Write every table of a database, or one, into a folder."""
    with (
        Store.open(arguments.database, must_exist=True, reads_only=True) as store,
        progress_of(Text("cli-export-doing")) as progress,
    ):
        done = export(store, Path(arguments.to), table=arguments.table, progress=progress)
    if arguments.json:
        print_json({"tables": [_to_json(each) for each in done]})
    else:
        terminal = Terminal()
        for each in done:
            said = Text(
                "cli-export-table",
                table=each.table,
                shoes=Text("cli-things-shoes", count=each.shoes),
                events=Text("cli-things-events", count=each.events),
                folder=str(each.folder),
            )
            terminal.print(say(said), soft_wrap=True)
    return 0


def _to_json(each: Exported) -> dict[str, object]:
    return {"table": each.table, "folder": str(each.folder), "shoes": each.shoes, "events": each.events}
