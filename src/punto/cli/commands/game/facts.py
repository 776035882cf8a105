"""`punto facts`: list the facts that bets are made of, with their values."""

from __future__ import annotations

from argparse import Namespace

from punto.cli.language import say
from punto.cli.output import by_language, print_json, table, unwrapped
from punto.cli.parser import Parser
from punto.cli.terminal import Terminal
from punto.rules.facts import FACTS, Fact, FactValue, looks_at_suits
from punto.rules.phrases import open_phrase
from punto.words import Text


def arguments(command: Parser) -> None:
    """What it takes."""
    del command


def run(arguments: Namespace) -> int:
    """List every fact with its values and its phrase."""
    if arguments.json:
        print_json({"facts": [_to_json(fact) for fact in FACTS.values()]})
        return 0
    listing = table(unwrapped(Text("cli-table-fact")), Text("cli-table-values"), Text("cli-table-says"))
    for fact in FACTS.values():
        listing.add_row(fact.key, _values(fact.domain), say(open_phrase(fact)))
    terminal = Terminal()
    terminal.print(listing)
    terminal.print(say(Text("cli-facts-more", count=len(FACTS))), style="dim")
    return 0


def _to_json(fact: Fact) -> dict[str, object]:
    return {
        "fact": fact.key,
        "values": list(fact.domain),
        "suits": looks_at_suits(fact),
        "says": by_language(open_phrase(fact)),
    }


def _values(domain: tuple[FactValue, ...]) -> str:
    numbers = [value for value in domain if isinstance(value, int) and not isinstance(value, bool)]
    words = [str(value).lower() if isinstance(value, bool) else str(value) for value in domain if value not in numbers]
    span = (
        [say(Text("range", first=numbers[0], last=numbers[-1]))]
        if len(numbers) > 2
        else [str(number) for number in numbers]
    )
    return ", ".join([*words, *(span if numbers else [])])
