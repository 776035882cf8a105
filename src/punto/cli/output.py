"""How commands write: tables for people, JSON for programs."""

from __future__ import annotations

import json
import sys

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table
from rich.text import Text

from punto.errors import Problem
from punto.rules.cards import RED, Card
from punto.rules.rounds import Hand

WINNER_STYLES = {"player": "bold blue", "banker": "bold red", "tie": "bold green"}
RESULT_STYLES = {"win": "green", "push": "yellow", "lose": "dim"}
_SUIT_SYMBOLS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣", None: ""}


def console() -> Console:
    """Where tables go. Text is printed as it is: a house may well have brackets in its title."""
    return Console(highlight=False, markup=False, emoji=False)


def print_json(value: object) -> None:
    """Write a value as JSON."""
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2)
    sys.stdout.write("\n")


def problem_json(problem: Problem) -> dict[str, object]:
    """A problem of a file as JSON."""
    return {"file": problem.file, "line": problem.line, "key": problem.key, "message": problem.message}


def table(*columns: str, right: tuple[str, ...] = (), whole: tuple[str, ...] = ()) -> Table:
    """An empty table in the house style; columns in `right` are numbers, those in `whole` never wrap."""
    made = Table(box=SIMPLE_HEAD, pad_edge=False, collapse_padding=True)
    for column in columns:
        made.add_column(column, justify="right" if column in right else "left", no_wrap=column in whole)
    return made


def cards_text(cards: tuple[Card, ...]) -> Text:
    """Cards as people write them: 7♥ K♠."""
    shown = Text()
    for card in cards:
        if shown:
            shown.append(" ")
        rank = "10" if card.rank == "T" else card.rank
        shown.append(rank + _SUIT_SYMBOLS[card.suit], style="red" if card.suit in RED else "")
    return shown


def hand_json(hand: Hand) -> dict[str, object]:
    """A hand as JSON."""
    return {"cards": [str(card) for card in hand.cards], "total": hand.total}
