"""Where a TOML document writes each of its keys.

`tomllib` gives values without lines, and every problem of a house file is reported with its line and key.
This module reads the same text a second time, for the lines only: it follows the grammar of TOML far enough
to know which key it is at, and never interprets a value.

How it is checked: against documents written by hand, and against documents written at random in every style
of TOML by a writer that notes its own lines; the paths must be exactly those of the document parsed.
"""

import string
import tomllib

__all__ = ["places"]

_Path = tuple[str | int, ...]

_SPACE = " \t"
_BLANK = " \t\n"
_BARE_KEY = string.ascii_letters + string.digits + "-_"
_SCALAR = _BARE_KEY + "+.: \t"  # Numbers, booleans and dates, which may have a space in them.


def places(text: str) -> dict[tuple[str | int, ...], int]:
    """The line (from 1) on which each key or array element of a TOML document is written.

    The paths are those that index the parsed document: `("shoe", "decks")`, `("bet", 0, "rows", 1)`. Every
    path of the document is present except the empty one.

    - A key or an array element has the line on which it begins; an array or inline table, that of its key.
    - A table has the line of its header, even if the header comes after those of its sub-tables.
    - A table with no header of its own has the line of the first header or dotted key that makes it.
    - An array of tables has the line of its first `[[header]]`.

    The text must be one that `tomllib.loads` accepts; for any other the answer, if any, means nothing.
    """
    return _Scanner(text).document()


class _Scanner:
    """A recursive-descent reader of one document: each method passes over one thing of the grammar."""

    def __init__(self, text: str) -> None:
        self._text = text.replace("\r\n", "\n") + "\n"  # Now even a comment on the last line has an end.
        self._at = 0
        self._line = 1
        self._tables_so_far: dict[_Path, int] = {}  # In each array of tables.
        self._lines: dict[_Path, int] = {}

    def document(self) -> dict[_Path, int]:
        table: _Path = ()
        self._gap()
        while self._at < len(self._text):
            if self._sees("[["):
                table = self._element_header()
            elif self._sees("["):
                table = self._table_header()
            else:
                self._pair(table)
            self._gap()
        return self._lines

    def _table_header(self) -> _Path:
        """Pass over `[a.b]` and return the path of the table that it opens."""
        self._pass("[")
        path = self._enter((), self._dotted_key())
        self._pass("]")
        self._lines[path] = self._line  # Its sub-tables may have made it already, on an earlier line.
        return path

    def _element_header(self) -> _Path:
        """Pass over `[[a.b]]` and return the path of the element that it adds to the array."""
        self._pass("[[")
        *parents, name = self._dotted_key()
        self._pass("]]")
        array = (*self._enter((), parents), name)
        index = self._tables_so_far.get(array, 0)
        self._tables_so_far[array] = index + 1
        self._lines.setdefault(array, self._line)
        self._lines[(*array, index)] = self._line
        return (*array, index)

    def _enter(self, table: _Path, keys: list[str]) -> _Path:
        """The path of a key in a table, on which the name of an array of tables means its last element."""
        path = table
        for key in keys:
            path = (*path, key)
            self._lines.setdefault(path, self._line)
            if path in self._tables_so_far:
                path = (*path, self._tables_so_far[path] - 1)
        return path

    def _pair(self, table: _Path) -> None:
        """Pass over `a.b = value`, a statement or a member of an inline table."""
        path = self._enter(table, self._dotted_key())
        self._pass("=")
        self._skip(_SPACE)
        self._value(path)

    def _dotted_key(self) -> list[str]:
        keys = [self._key()]
        while self._accept("."):
            keys.append(self._key())
        return keys

    def _key(self) -> str:
        """Pass over one part of a dotted key, with the space on both sides of it, and return its meaning."""
        self._skip(_SPACE)
        start = self._at
        if self._sees('"') or self._sees("'"):
            self._string()
            (key,) = tomllib.loads(self._text[start : self._at] + " = 0")
        else:
            self._skip(_BARE_KEY)
            key = self._text[start : self._at]
        self._skip(_SPACE)
        return key

    def _value(self, path: _Path) -> None:
        if self._sees("["):
            self._array(path)
        elif self._sees("{"):
            self._inline_table(path)
        elif self._sees('"') or self._sees("'"):
            self._string()
        else:
            self._skip(_SCALAR)

    def _array(self, path: _Path) -> None:
        self._pass("[")
        self._gap()
        index = 0
        while not self._sees("]"):
            self._lines[(*path, index)] = self._line
            self._value((*path, index))
            index += 1
            if not self._comma():
                break
        self._pass("]")

    def _inline_table(self, path: _Path) -> None:
        """Pass over `{ a = 1, b.c = 2 }`; newlines between members, which TOML 1.1 permits, do no harm."""
        self._pass("{")
        self._gap()
        while not self._sees("}"):
            self._pair(path)
            if not self._comma():
                break
        self._pass("}")

    def _comma(self) -> bool:
        """Pass over what follows a member of an array or an inline table; whether there was a comma."""
        self._gap()
        found = self._accept(",")
        self._gap()
        return found

    def _string(self) -> None:
        """Pass over a string of any of the four kinds."""
        quote = self._text[self._at]
        mark = quote * 3 if self._sees(quote * 3) else quote
        end = self._at + len(mark)
        while not self._text.startswith(mark, end):
            end += 2 if self._text[end] == "\\" and quote == '"' else 1
        self._move_to(end + len(mark))
        if mark != quote:  # One or two quotes of the string's own may stand before the three that close it.
            self._accept(quote)
            self._accept(quote)

    def _gap(self) -> None:
        """Pass over space, newlines and comments."""
        self._skip(_BLANK)
        while self._sees("#"):
            self._move_to(self._text.index("\n", self._at))
            self._skip(_BLANK)

    def _skip(self, characters: str) -> None:
        end = self._at
        while end < len(self._text) and self._text[end] in characters:
            end += 1
        self._move_to(end)

    def _sees(self, mark: str) -> bool:
        return self._text.startswith(mark, self._at)

    def _accept(self, mark: str) -> bool:
        seen = self._sees(mark)
        if seen:
            self._move_to(self._at + len(mark))
        return seen

    def _pass(self, mark: str) -> None:
        if not self._accept(mark):
            raise ValueError(f"line {self._line}: {mark!r} was expected; is this text that tomllib accepts?")

    def _move_to(self, end: int) -> None:
        self._line += self._text.count("\n", self._at, end)
        self._at = end
