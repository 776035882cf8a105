"""How commands write: tables for people, JSON for programs."""

from __future__ import annotations

import json
import sys
from dataclasses import fields, is_dataclass

from punto.cli.language import say
from punto.cli.listing import Listing, ListingColumn
from punto.cli.styled import Styled
from punto.errors import Problem
from punto.rules.cards import RED, Card
from punto.rules.rounds import Hand
from punto.words import LANGUAGES, Text, decimal

WINNER_STYLES = {"player": "bold blue", "banker": "bold red", "tie": "bold green"}
RESULT_STYLES = {"win": "green", "push": "yellow", "lose": "dim"}
_SUIT_SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣", None: ""}


def print_json(value: object) -> None:
    """Write a value as JSON: a dataclass or a body as an object of its fields, a text as what every language says."""
    from msgspec import to_builtins

    json.dump(to_builtins(plain(value)), sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def plain(value: object) -> object:
    """A value as plain data: objects by their fields, and every text as what it says in every language."""
    match value:
        case Text():
            return by_language(value)
        case dict():
            return {name: plain(each) for name, each in value.items()}
        case list() | tuple():
            return [plain(each) for each in value]
        case _ if is_dataclass(value) and not isinstance(value, type):
            return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
        case _ if names := getattr(type(value), "model_fields", None):
            # A body of the API, without loading what bodies are made with.
            return {name: plain(getattr(value, name)) for name in names}
        case _:
            return value


def problem_json(problem: Problem) -> dict[str, object]:
    """A problem of a file as JSON."""
    return {"file": problem.file, "line": problem.line, "key": problem.key, "message": str(problem.message)}


def by_language(text: Text) -> dict[str, str]:
    """A text as JSON: what it says in every language."""
    return {language: text.in_language(language) for language in LANGUAGES}


def both_names(text: Text) -> str:
    """A name in the reader's language and in English, where they differ."""
    return " · ".join(dict.fromkeys([say(text), str(text)]))


def share(of_one: float, decimals: int = 2) -> Text:
    """A share as a percentage, for a sentence."""
    return Text("percent", of=decimal(f"{100 * of_one:.{decimals}f}"))


# Figures in the cells of a table are plain decimals in every language, so that columns can be compared and copied.


def table(*columns: str | Text | ListingColumn) -> Listing:
    """An empty table in the house style: headings of texts, and columns by `number` and `unwrapped`."""
    return Listing([each if isinstance(each, ListingColumn) else ListingColumn(say(each)) for each in columns])


def number(heading: str | Text) -> ListingColumn:
    """A column of numbers."""
    return ListingColumn(say(heading), right=True)


def unwrapped(heading: str | Text) -> ListingColumn:
    """A column whose cells never wrap."""
    return ListingColumn(say(heading), whole=True)


def emphasised(text: Text, part: Text | str, style: str = "bold") -> Styled:
    """A sentence of which one part stands out."""
    said, wanted = say(text), say(part)
    begins = said.find(wanted)
    if begins < 0:
        return Styled(said)
    ends = begins + len(wanted)
    return Styled.assemble(said[:begins], (said[begins:ends], style), said[ends:])


def ticked(text: Text | str, *, ok: bool) -> Styled:
    """A sentence with a tick, or a cross, before it."""
    return Styled.assemble(tick(ok=ok), f" {say(text)}")


def tick(*, ok: bool) -> Styled:
    """A tick or a cross."""
    return Styled("✓", "green") if ok else Styled("✗", "red")


def cards_text(cards: tuple[Card, ...]) -> Styled:
    """Cards as people write them: 7♥ K♠."""
    parts: list[tuple[str, str]] = []
    for card in cards:
        rank = "10" if card.rank == "T" else card.rank
        parts += [(" ", "")] if parts else []
        parts.append((rank + _SUIT_SYMBOLS[card.suit], "red" if card.suit in RED else ""))
    return Styled.assemble(*parts)


def hand_json(hand: Hand) -> dict[str, object]:
    """A hand as JSON."""
    return {"cards": [str(card) for card in hand.cards], "total": hand.total}
