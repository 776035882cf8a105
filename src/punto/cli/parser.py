"""What commands are declared with: the parser, arguments that several commands take, and kinds of numbers."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Sequence
from fractions import Fraction
from math import inf
from typing import NoReturn

from punto.cli.help_formatter import HelpFormatter
from punto.cli.language import OPTION, say
from punto.errors import NotationError, nearest
from punto.words import Text, verbatim

__all__ = [
    "Parser",
    "amount",
    "database_arguments",
    "effects_argument",
    "house_argument",
    "integer",
    "many",
    "port",
    "positive",
    "question_arguments",
    "seen_argument",
    "shoe_arguments",
    "threshold",
    "whole",
]

_INVALID_CHOICE = re.compile(r"invalid choice: (?P<given>.+) \(choose from (?P<known>.+)\)")
_COMPLAINTS = {
    "cli-parser-required": re.compile(r"the following arguments are required: (?P<names>.+)"),
    "cli-parser-unrecognized": re.compile(r"unrecognized arguments: (?P<given>.+)"),
    "cli-parser-ambiguous": re.compile(r"ambiguous option: (?P<given>.+) could match (?P<names>.+)"),
    "cli-parser-expected-one": re.compile(r"expected one argument"),
    "cli-parser-expected-some": re.compile(r"expected at least one argument"),
    "cli-parser-not-with": re.compile(r"not allowed with argument (?P<other>.+)"),
    "cli-parser-invalid": re.compile(r"invalid \w+ value: '(?P<given>.*)'"),
    "cli-parser-takes-none": re.compile(r"ignored explicit argument '(?P<given>.*)'"),
}
"""What argparse complains of, by what it says itself: it hands over nothing but words."""
_LIKE_A_NUMBER = re.compile(r"-\.?\d")
_MOST_DIGITS = 40
_MOST_THRESHOLD = 10_000
_MOST_PORT = 65_535
_MANY = re.compile(r"\d{1,40}(\.\d{1,40})?([eE]\+?\d{1,2})?", re.ASCII)


class Parser(argparse.ArgumentParser):
    """A parser that speaks the reader's language, and whose complaint is one message and where to read more."""

    def __init__(
        self,
        *,
        prog: str,
        description: str,
        epilog: str | None = None,
        formatter_class: type[HelpFormatter] = HelpFormatter,
    ) -> None:
        super().__init__(
            prog=prog, description=description, epilog=epilog, formatter_class=formatter_class, add_help=False
        )
        self._positionals.title = say(Text("cli-parser-positionals"))
        self._optionals.title = say(Text("cli-parser-options"))
        self.add_argument("-h", "--help", action="help", help=say(Text("cli-parser-help")))
        self.add_argument(OPTION, metavar="TAG", help=say(Text("cli-parser-lang")))

    @property
    def actions(self) -> tuple[argparse.Action, ...]:
        """What it takes, in the order in which it was declared."""
        return tuple(self._actions)

    def parse_known_args(  # type: ignore[override]
        self, args: Sequence[str] | None = None, namespace: argparse.Namespace | None = None
    ) -> tuple[argparse.Namespace, list[str]]:
        """Parse; what begins like a negative number is the value of the option before it.

        argparse takes `-1` for a value and `-1,0,0` for an option, so the value is joined to its option.
        """
        return super().parse_known_args(self._joined(sys.argv[1:] if args is None else list(args)), namespace)

    def _joined(self, words: list[str]) -> list[str]:
        found: list[str] = []
        for place, word in enumerate(words):
            if word == "--":
                return found + words[place:]
            if found and _LIKE_A_NUMBER.match(word) and self._takes_one(found[-1]):
                found[-1] += f"={word}"
            else:
                found.append(word)
        return found

    def _takes_one(self, word: str) -> bool:
        """Whether a word is a long option, or the beginning of one, that takes a single value."""
        if not word.startswith("--") or "=" in word:
            return False
        named = {each for option, each in self._option_string_actions.items() if option.startswith(word)}
        exact = self._option_string_actions.get(word)
        chosen = named if exact is None else {exact}
        return len(chosen) == 1 and all(each.nargs is None for each in chosen)

    def error(self, message: str) -> NoReturn:
        """Raise NotationError instead of ending the process."""
        wrong = sys.exc_info()[1]
        if isinstance(wrong, argparse.ArgumentError):
            complaint, is_question = _about_argument(wrong)
        else:
            complaint, is_question = _by_words(message), False
        key = "cli-parser-asks" if is_question else "cli-parser-complains"
        raise NotationError(Text(key, complaint=complaint, prog=self.prog))


def _about_argument(wrong: argparse.ArgumentError) -> tuple[Text, bool]:
    """What is wrong with one argument, and whether that ends in a question."""
    what = wrong.argument_name or ""
    if invalid := _INVALID_CHOICE.fullmatch(wrong.message):
        name, known = invalid["given"].strip("'"), [each.strip("'") for each in invalid["known"].split(", ")]
        near = nearest(name, known)
        key = "cli-parser-no-command" if what == "COMMAND" else "cli-parser-no-choice"
        return Text(key, what=what, given=name, nearest=near), near.key == "nearest-close"
    # A kind of number raises its own text, of which argparse keeps the English words.
    told = wrong.__context__.args[0] if isinstance(wrong.__context__, argparse.ArgumentTypeError) else None
    problem = told if isinstance(told, Text) else _by_words(wrong.message)
    return Text("cli-parser-argument", what=what, problem=problem), False


def _by_words(message: str) -> Text:
    """A complaint of argparse's by its key; one that we do not know as it is."""
    for key, words in _COMPLAINTS.items():
        if known := words.fullmatch(message):
            return Text(key, **known.groupdict())
    return verbatim(message)


def house_argument(command: Parser) -> None:
    """`HOUSE`."""
    command.add_argument("house", metavar="HOUSE", help=say(Text("cli-arguments-house")))


def effects_argument(command: Parser) -> None:
    """`--effects`."""
    command.add_argument("--effects", action="store_true", help=say(Text("cli-arguments-effects")))


def shoe_arguments(command: Parser) -> None:
    """The shoe that is priced: decks, a composition, cards removed."""
    command.add_argument("--decks", type=positive, metavar="N", help=say(Text("cli-arguments-decks")))
    command.add_argument("--composition", metavar="SHOE", help=say(Text("cli-arguments-composition")))
    command.add_argument("--removed", default="", metavar="CARDS", help=say(Text("cli-arguments-removed")))


def seen_argument(command: Parser) -> None:
    """`--seen`."""
    command.add_argument("--seen", default="", metavar="CARDS", help=say(Text("cli-arguments-seen")))


def question_arguments(command: Parser, *, count: int, how_many: Text) -> None:
    """What drills and exams take; `how_many` says what `count` is when nobody says it."""
    house_argument(command)
    command.add_argument(
        "--topic", action="append", default=[], dest="topics", metavar="KIND", help=say(Text("cli-arguments-topic"))
    )
    command.add_argument("--count", type=positive, default=count, metavar="N", help=say(how_many))
    command.add_argument("--seed", metavar="SEED", help=say(Text("cli-arguments-seed-of-questions")))


def database_arguments(command: Parser) -> None:
    """A database, and one of its tables."""
    command.add_argument("database", metavar="DATABASE", help=say(Text("cli-arguments-database")))
    command.add_argument("--table", metavar="TABLE", help=say(Text("cli-arguments-table")))


def whole(text: str) -> int:
    """A whole number of 0 or more."""
    if not _is_whole(text):
        raise argparse.ArgumentTypeError(Text("cli-parser-not-whole", given=_short(text)))
    return int(text)


def integer(text: str) -> int:
    """A whole number with or without a sign; what it may be is for the command to say."""
    digits = text.removeprefix("-")
    if not digits.isdecimal() or len(digits) > _MOST_DIGITS:
        raise argparse.ArgumentTypeError(Text("cli-parser-not-integer", given=_short(text), most=_MOST_DIGITS))
    return int(text)


def many(text: str) -> int:
    """A whole number above 0, which may be written 1e6, 2.5e6 or 1,000,000."""
    match = _MANY.fullmatch(text.replace(",", "").replace("_", ""))
    number = Fraction(0) if match is None else Fraction(match[0])
    if number <= 0 or number.denominator != 1:
        raise argparse.ArgumentTypeError(Text("cli-parser-not-many", given=_short(text)))
    return int(number)


def amount(text: str) -> float:
    """A number of 0 or more."""
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number < 1e9:
        raise argparse.ArgumentTypeError(Text("cli-parser-not-amount", given=_short(text)))
    return number


def threshold(text: str) -> float:
    """A number with or without a sign and decimals."""
    try:
        number = float(text)
    except ValueError:
        number = inf
    if not -_MOST_THRESHOLD <= number <= _MOST_THRESHOLD:  # Not a number is not within them either.
        raise argparse.ArgumentTypeError(
            Text("cli-parser-not-threshold", given=_short(text), most=str(_MOST_THRESHOLD))
        )
    return number


def positive(text: str) -> int:
    """A whole number above 0."""
    if not _is_whole(text) or int(text) == 0:
        raise argparse.ArgumentTypeError(Text("cli-parser-not-positive", given=_short(text)))
    return int(text)


def port(text: str) -> int:
    """A port to listen at; 0 is any that is free."""
    if not _is_whole(text) or int(text) > _MOST_PORT:
        raise argparse.ArgumentTypeError(Text("cli-parser-not-port", given=_short(text), most=str(_MOST_PORT)))
    return int(text)


def _is_whole(text: str) -> bool:
    return text.isdecimal() and len(text) <= _MOST_DIGITS


def _short(text: str) -> str:
    """What was given, as far as a message has room for it."""
    return text if len(text) <= _MOST_DIGITS else f"{text[:_MOST_DIGITS]}..."
