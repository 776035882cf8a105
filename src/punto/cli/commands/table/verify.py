"""`punto verify`: check the record of a shoe, card by card and payout by payout.

Works out every card and every payout again from the record alone; 0 if all is true, 1 if anything is not.
"""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.output import emphasised, print_json, table, tick, ticked, unwrapped
from punto.cli.parser import Parser
from punto.cli.styled import Styled
from punto.cli.terminal import Terminal
from punto.errors import HouseError
from punto.fairness.record import ShoeRecord
from punto.fairness.record_file import read_record_file
from punto.fairness.verification import report_of
from punto.fairness.verifier import Check, Verification, verify
from punto.house import House
from punto.house.house_writer import read_house_text
from punto.words import Text

DOES_NOT_VERIFY = 1
_MOST_SHOWN = 10


def arguments(command: Parser) -> None:
    """What it takes."""
    command.add_argument("file", metavar="FILE", help=say(Text("cli-arguments-record")))


def run(arguments: Namespace) -> int:
    """Verify one record; 0 when it is true, 1 when it is not."""
    verification = verify(read_record_file(arguments.file))
    if arguments.json:
        print_json(report_of(verification))
    else:
        _print(verification)
    return 0 if verification.ok else DOES_NOT_VERIFY


def house_of(record: ShoeRecord) -> House | None:
    """The house that the record carries; None when its text is no house."""
    try:
        return read_house_text(record.header.house.key, record.header.house.toml)
    except HouseError:
        return None


def plain(text: str) -> str:
    """A text of the record without anything that could command the terminal: a record may be a forgery."""
    return "".join(each if each.isprintable() else "�" for each in text)


def heading(record: ShoeRecord) -> Styled:
    """Which shoe this is, in one line."""
    house, closing = house_of(record), record.closing
    title = plain(say(house.title) if house is not None else record.header.house.key)
    about = Text(
        "cli-verify-heading",
        title=title,
        shoe=plain(record.header.name),
        rounds=Text("cli-things-rounds", count=len(record.rounds)),
        used=closing.cards_used,
        cards=record.header.decks * 52,
        seats=Text("cli-things-seats", count=len(closing.seats)),
    )
    return emphasised(about, title)


def verdict(verification: Verification) -> Styled:
    """Whether the record verifies, in one line."""
    failed = len(verification.failed)
    if not failed:
        return ticked(Text("cli-verify-true"), ok=True)
    return ticked(Text("cli-verify-false", failed=failed, checks=len(verification.checks)), ok=False)


def _print(verification: Verification) -> None:
    terminal = Terminal()
    terminal.print(heading(verification.record))
    listing = table("", unwrapped(Text("cli-table-check")), Text("cli-table-found"))
    for check in verification.checks:
        found = plain(say(check.sentence)) if check.ok else _failures(check)
        listing.add_row(tick(ok=check.ok), say(Text(f"cli-verify-check-{check.key}")), found)
    terminal.print(listing)
    terminal.print(verdict(verification))


def _failures(check: Check) -> str:
    lines = [plain(f"{say(failure.place)}: {say(failure.message)}") for failure in check.failures[:_MOST_SHOWN]]
    if more := len(check.failures) - len(lines):
        lines.append(say(Text("cli-verify-more", more=more)))
    return "\n".join(lines)
