"""`punto new house`: what is asked of whoever writes a house, and the file that comes of it."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import gcd
from pathlib import Path
from typing import Any, Final

from punto.cli.language import say, spoken
from punto.cli.output import print_json
from punto.cli.terminal import Terminal
from punto.errors import NotationError, UnknownName
from punto.house import house_keys as keys
from punto.house.bet_keys import FROM, INCREMENT, KEY, MAXIMUM, MINIMUM
from punto.house.catalogue import entries
from punto.house.document import Node, SourceText
from punto.house.loader import defaults, load_house_text
from punto.house.reader import ValueReader
from punto.house.shape import Key, WholeForm
from punto.house.template import house_template
from punto.rules.money import CURRENCIES, Currency
from punto.schemas import shipped_schema
from punto.words import Text

__all__ = ["BANKERS", "QUESTIONS", "SIDE_BETS", "run"]

BANKERS: Final[dict[str, dict[str, str]]] = {
    "commission": {KEY.name: "banker"},
    "ez": {KEY.name: "banker", FROM.name: "banker_ez"},
    "no-commission": {KEY.name: "banker", FROM.name: "banker_no_commission"},
}
"""How Banker is paid, and the bet that the file then holds."""
SIDE_BETS: Final = "bets"


@dataclass(frozen=True)
class Question:
    """A key of the house that is asked for."""

    option: str
    key: Key[Any]
    path: tuple[str, ...]
    """Where it stands in the file."""
    usual: Text | None = None
    """What is taken where there is no default."""

    @property
    def default(self) -> str:
        """What holds where nothing is answered."""
        if self.usual is not None:
            return say(self.usual)
        value = defaults().plain()
        for name in self.path:
            value = value[name]
        return str(value)


QUESTIONS: Final = (
    Question("title", keys.TITLE, ("title",), Text("cli-new-title")),
    Question("about", keys.ABOUT, ("about",), Text("cli-new-about-house")),
    Question("source", keys.SOURCE, ("source",), Text("cli-new-source")),
    Question("style", keys.STYLE, ("style",)),
    Question("currency", keys.CURRENCY, ("currency",)),
    Question("decks", keys.DECKS, ("shoe", "decks")),
    Question("minimum", MINIMUM, ("limits", "main", "minimum")),
    Question("maximum", MAXIMUM, ("limits", "main", "maximum")),
)


def run(arguments: Namespace) -> int:
    """Ask for what is not given, write the file, and say where it is."""
    path = None if arguments.file is None else _free(Path(arguments.file))
    text = _template(arguments, asks=sys.stdin.isatty() and sys.stdout.isatty() and not arguments.json)
    load_house_text(text, file=arguments.file or "house.toml")
    if path is not None:
        path.write_text(text, encoding="utf-8")
    if arguments.json:
        print_json({"file": arguments.file, "toml": text})
    elif path is None:
        sys.stdout.write(text)
    else:
        # A path that is to be copied is broken by the window alone.
        Terminal().print(say(Text("cli-new-written", file=arguments.file)), soft_wrap=True)
    return 0


def _free(path: Path) -> Path:
    """The path of a file that is not there yet."""
    if path.suffix != ".toml":
        raise NotationError(Text("cli-new-not-toml", file=str(path)))
    if path.exists():
        raise NotationError(Text("cli-new-exists", file=str(path)))
    return path


def _template(arguments: Namespace, *, asks: bool) -> str:
    chosen: dict[str, Any] = {}
    reader = ValueReader()
    for question in QUESTIONS:
        asked = Asked(say(question.key.about), question.default, partial(_read, reader, question.key))
        value = asked.answer(getattr(arguments, question.option), asks=asks)
        _put(chosen, question.path, value)
        if question.key is keys.CURRENCY:
            reader.currency = CURRENCIES[value]
    banker = Asked(say(Text("cli-new-banker")), "commission", _banker).answer(arguments.banker, asks=asks)
    sides = Asked(say(Text("cli-new-bets")), "", _side_bets).answer(getattr(arguments, SIDE_BETS), asks=asks)
    stakes = chosen["limits"]["main"]
    stakes[INCREMENT.name] = _increment(CURRENCIES[chosen["currency"]], stakes)
    bets = [{KEY.name: "player"}, BANKERS[banker], {KEY.name: "tie"}, *({KEY.name: side} for side in sides)]
    shipped = shipped_schema("house")
    schema = arguments.schema or (None if shipped is None else shipped.as_uri())
    return house_template(chosen, bets, schema=schema, language=spoken())


def _increment(currency: Currency, stakes: dict[str, str]) -> str:
    """The usual increment, or else the largest of which both limits are multiples."""
    usual = currency.parse(defaults().plain()["limits"]["main"][INCREMENT.name])
    limits = [currency.parse(stakes[key.name]) for key in (MINIMUM, MAXIMUM)]
    return currency.format(usual if not any(each % usual for each in limits) else gcd(*limits))


@dataclass(frozen=True)
class Asked:
    """One question at the terminal, asked again until its answer can be read."""

    question: str
    default: str
    read: Callable[[str], Any]

    def answer(self, given: str | None, *, asks: bool) -> Any:
        """What was given as an option, else what is typed, else the default."""
        if given is not None or not asks:
            return self.read(self.default if given is None else given)
        while True:
            try:
                typed = input(f"{self.question} [{self.default}]> ").strip()
            except EOFError:
                return self.read(self.default)
            try:
                return self.read(typed or self.default)
            except (NotationError, UnknownName) as error:
                Terminal().print(f"  {say(error.text)}", style="yellow")


def _read(reader: ValueReader, key: Key[Any], text: str) -> Any:
    """The value as it is written to the file; NotationError with what is wrong."""
    value = int(text) if isinstance(key.form, WholeForm) and text.isdecimal() else text
    reader.problems.clear()
    key.form.read(reader, Node(value, SourceText(key.name, ""), (key.name,)))
    if reader.problems:
        raise NotationError(Text("cli-new-problem", key=key.name, problem=reader.problems[0].message))
    return value


def _banker(text: str) -> str:
    if text not in BANKERS:
        raise UnknownName("bet", text, BANKERS)
    return text


def _side_bets(text: str) -> list[str]:
    found = [each for each in text.replace(",", " ").split() if each]
    for each in found:
        if each not in entries():
            raise UnknownName("bet in the catalogue", each, entries())
    return list(dict.fromkeys(found))


def _put(into: dict[str, Any], path: tuple[str, ...], value: Any) -> None:
    for name in path[:-1]:
        into = into.setdefault(name, {})
    into[path[-1]] = value
