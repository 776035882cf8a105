"""`punto verify`: whether the record of a shoe is true, card by card and payout by payout."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path

from rich.text import Text

from punto.cli.output import console, print_json, table
from punto.errors import HouseError, NotationError
from punto.fairness.house_text import read_house_text
from punto.fairness.record import ShoeRecord
from punto.fairness.verification import report_json
from punto.fairness.verify import Check, Verification, verify
from punto.house import House

DOES_NOT_VERIFY = 1
_MOST_SHOWN = 10


def run(arguments: Namespace) -> int:
    """Verify one record; 0 when it is true, 1 when it is not."""
    verification = verify(read_record_file(arguments.file))
    if arguments.json:
        print_json(report_json(verification))
    else:
        _print(verification)
    return 0 if verification.ok else DOES_NOT_VERIFY


def read_record_file(file: str) -> ShoeRecord:
    """The record in a file; NotationError with the file and the place when it cannot be read."""
    try:
        return ShoeRecord.parse(Path(file).read_text(encoding="utf-8"))
    except UnicodeDecodeError as error:
        raise NotationError(f"{file}: is not UTF-8 text: byte {error.start} cannot be read") from None
    except NotationError as error:
        raise NotationError(f"{file}: {error}") from None


def house_of(record: ShoeRecord) -> House | None:
    """The house that the record carries; None when its text is no house."""
    try:
        return read_house_text(record.header.house.key, record.header.house.toml)
    except HouseError:
        return None


def plain(text: str) -> str:
    """A text of the record without anything that could command the terminal: a record may be a forgery."""
    return "".join(each if each.isprintable() else "�" for each in text)


def heading(record: ShoeRecord) -> Text:
    """Which shoe this is, in one line."""
    house, closing = house_of(record), record.closing
    title = plain(house.title.en if house is not None else record.header.house.key)
    rounds, seats = _counted(len(record.rounds), "round"), _counted(len(closing.seats), "seat")
    size = f"{rounds}, {closing.cards_used} of {record.header.decks * 52} cards, {seats}"
    return Text.assemble((title, "bold"), f", shoe {record.header.name!r}: {size}")


def _counted(count: int, thing: str) -> str:
    return f"{count} {thing}{'' if count == 1 else 's'}"


def verdict(verification: Verification) -> Text:
    """Whether the record verifies, in one line."""
    failed = len(verification.failed)
    if not failed:
        return Text.assemble(("✓", "green"), " The record verifies.")
    return Text.assemble(
        ("✗", "red"), f" The record does not verify: {failed} of {len(verification.checks)} checks failed."
    )


def _print(verification: Verification) -> None:
    terminal = console()
    terminal.print(heading(verification.record))
    listing = table("", "check", "found", whole=("check",))
    for check in verification.checks:
        tick = Text("✓", style="green") if check.ok else Text("✗", style="red")
        listing.add_row(tick, check.key, plain(check.sentence) if check.ok else _failures(check))
    terminal.print(listing)
    terminal.print(verdict(verification))


def _failures(check: Check) -> str:
    lines = [plain(str(failure)) for failure in check.failures[:_MOST_SHOWN]]
    if more := len(check.failures) - len(lines):
        lines.append(f"and {more} more, which --json lists")
    return "\n".join(lines)
