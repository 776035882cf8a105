"""Export: a database as files, the record of every closed shoe and every journal as lines of JSON.

FOLDER/table-t1/shoe-00001.json       for everybody: `punto verify` checks it, `punto replay` shows it
FOLDER/table-t1/journal.jsonl         for the operator: it holds the seed of the shoe that is on the table
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import quote

from punto.errors import UnknownName
from punto.store.audit.run import replayed
from punto.store.database.rows import Head, JournalRow
from punto.store.read.reader import Reader
from punto.store.read.records import ShoeRecorder, corrections_by_shoe
from punto.store.store import Store
from punto.store.write.chain import content
from punto.table.dealer.shoe import ShoeClosed

__all__ = ["Exported", "export", "journal_line"]


@dataclass(frozen=True, slots=True)
class Exported:
    """What was written for one table."""

    table: str
    folder: Path
    shoes: int
    events: int


def export(
    store: Store,
    folder: Path,
    *,
    table: str | None = None,
    progress: Callable[[str, int, int], None] | None = None,
) -> tuple[Exported, ...]:
    """Write every table, or one, into a folder; UnknownName when there is no such table.

    The journal must be sound: BrokenJournal where it cannot be replayed, and then see `punto audit`.
    """
    with store.reading() as reader:
        heads = {head.table: head for head in reader.heads()}
        if table is not None and table not in heads:
            raise UnknownName("table", table, heads)
        wanted = heads.values() if table is None else [heads[table]]
        return tuple(_export_table(reader, head, folder, progress) for head in wanted)


def _export_table(
    reader: Reader, head: Head, folder: Path, progress: Callable[[str, int, int], None] | None
) -> Exported:
    # A table may have any name; quoted and with a word before it, it is the name of a folder and of no other.
    place = folder / f"table-{quote(head.table, safe='')}"
    place.mkdir(parents=True, exist_ok=True)
    recorder, shoes, events = ShoeRecorder(corrections_by_shoe(reader, head.table)), 0, 0
    with (place / "journal.jsonl").open("w", encoding="utf-8", newline="\n") as lines:
        for row, before, event in replayed(reader, head.table):
            lines.write(journal_line(row) + "\n")
            events += 1
            record = recorder.follow(before, event)
            if record is not None and isinstance(event, ShoeClosed):
                (place / f"shoe-{event.shoe:05}.json").write_text(str(record), encoding="utf-8", newline="\n")
                shoes += 1
            if progress is not None and events % 500 == 0:
                progress(head.table, events, head.sequence)
    return Exported(head.table, place, shoes, events)


def journal_line(row: JournalRow) -> str:
    """An event as one line: exactly what its hash is made over, and the hash."""
    said = content(table=row.table, sequence=row.sequence, command=row.command, payload=row.payload)
    return f'{said[:-1]},"hash":"{row.hash}"}}'
