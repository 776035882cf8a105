"""Lines of a fixed width for text in which some characters are twice as wide as others."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import reduce
from unicodedata import east_asian_width

_NOT_FIRST = "，。；：！？、）」』”’》%"
"""What must not begin a line."""
_NOT_LAST = "（「『“‘《"
"""What must not end one."""
_BEFORE_AN_AMOUNT = re.compile(r"(?<=\w) (?=[A-Z]{0,3}[$€£¥₩₱฿₫]\d|\d[\d.,]*[.,]\d\d\b)")
_WITHIN_ODDS = re.compile(r"(?<=\d) (to|대|ăn) (?=\d)")
"""Odds as they are said in the languages that put spaces in them; see the message `odds-to`."""
_NO_BREAK = "\u00a0"
# A run of characters that are not broken: a word with its spaces, or one wide character.
_PIECE = re.compile(r"\s+|[\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]|[^\s\u2e80-\u9fff\uf900-\ufaff\uff00-\uffef]+")


def width(text: str) -> int:
    """How many columns a text takes in a terminal or a plain file.

    >>> width("ten 十")
    6
    """
    return sum(2 if east_asian_width(char) in "WF" else 1 for char in text)


def run_in(lead: str, text: str) -> str:
    """A lead and the text that it leads into, with a space between them where the script has spaces."""
    return lead + ("" if not lead or width(lead[-1]) == 2 else " ") + text


def unbroken(text: str) -> str:
    r"""The text with spaces that no line may end at before an amount and within odds.

    >>> unbroken("8 to 1 on $5.00").split(" ")
    ['8\xa0to\xa01', 'on\xa0$5.00']
    """
    return _BEFORE_AN_AMOUNT.sub(_NO_BREAK, _WITHIN_ODDS.sub(rf"{_NO_BREAK}\1{_NO_BREAK}", text))


def joined(sentences: Sequence[str]) -> str:
    """Sentences one after the other, with spaces between them where the script has spaces."""
    return reduce(run_in, sentences)


def wrap(text: str, columns: int) -> list[str]:
    """The text in lines of at most so many columns, broken between words or between wide characters.

    >>> wrap("本说明的所有表格与实例。", 20)
    ['本说明的所有表格与实', '例。']
    """
    lines = [""]
    for piece in _narrow(_unbreakable(text), columns):
        if width(lines[-1] + piece.rstrip()) > columns and lines[-1].strip():
            lines[-1] = lines[-1].rstrip()
            lines.append("")
        lines[-1] += piece if lines[-1] else piece.lstrip()
    return [line.rstrip() for line in lines]


def pad(text: str, columns: int, *, right: bool = False) -> str:
    """The text filled up with spaces."""
    spaces = " " * (columns - width(text))
    return spaces + text if right else text + spaces


def _narrow(pieces: list[str], columns: int) -> Iterator[str]:
    """The pieces, with those cut that no line could hold."""
    for piece in pieces:
        rest = piece
        while width(rest.rstrip()) > columns:
            fits = next(count for count in range(len(rest), 0, -1) if count == 1 or width(rest[:count]) <= columns)
            yield rest[:fits]
            rest = rest[fits:]
        yield rest


def _unbreakable(text: str) -> list[str]:
    """The text in pieces between which a line may end; closing marks stay with what they close."""
    pieces: list[str] = []
    for piece in _PIECE.findall(text):
        if pieces and (piece[0] in _NOT_FIRST or pieces[-1][-1] in _NOT_LAST or piece.isspace()):
            pieces[-1] += piece
        else:
            pieces.append(piece)
    return pieces
