"""The lines of a TOML document: documents written by hand, and a random writer that notes its own lines."""

import re
import tomllib
from collections.abc import Iterator
from datetime import datetime
from typing import Any, NamedTuple, TypeVar

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from punto.house.file_places import places

Path = tuple[str | int, ...]
Names = tuple[str, ...]
Table = dict[str, Any]
T = TypeVar("T")


def paths_of(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every path that indexes a parsed document, except the empty one."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in items:
        yield (*path, key)
        yield from paths_of(child, (*path, key))


# Documents written by hand: each line beside the paths that have it, a path's parts joined by `/`.

DOCUMENTS: dict[str, list[tuple[str, str]]] = {
    "an empty document": [("", "")],
    "comments and blank lines alone": [("", ""), ("# a = 1", ""), ("\t # [b]", "")],
    "a comment after a value": [("a = 1 # b = 2", "a")],
    "tables have the line of their header": [
        ("name = 'x'", "name"),
        ("[shoe]", "shoe"),
        ("  decks=8", "shoe/decks"),
        ("", ""),
        ("\t[ cut . card ] # [no]", "cut cut/card"),
        ("at = 14", "cut/card/at"),
    ],
    "an implicit table has the line of the first header": [("[a.b]", "a a/b"), ("[a.c]", "a/c")],
    "a header counts even after that of a sub-table": [
        ("[a.b]", "a/b"),
        ("[c]", "c"),
        ("[a]", "a"),
        ("x = 1", "a/x"),
    ],
    "dotted keys": [("a.b = 1", "a a/b"), ("c = 2", "c"), ("a . d.e = 3", "a/d a/d/e")],
    "bare keys that look like numbers and dates": [("3.14 = 1", "3 3/14"), ("1979-05-27 = 2", "1979-05-27")],
    "a header below a dotted key": [
        ("[a]", "a"),
        ("b.c = 1", "a/b a/b/c"),
        ("[a.b.d]", "a/b/d"),
        ("e = 2", "a/b/d/e"),
    ],
    "arrays of tables": [
        ("[[bet]]", "bet bet/0"),
        ("id = 1", "bet/0/id"),
        ("[[bet.row]]", "bet/0/row bet/0/row/0"),
        ("[[ bet . row ]]", "bet/0/row/1"),
        ("x = 1", "bet/0/row/1/x"),
        ("[bet.limits]", "bet/0/limits"),
        ("min = 5", "bet/0/limits/min"),
        ("[other]", "other"),
        ("[[bet]]", "bet/1"),
        ("[[bet.row]]", "bet/1/row bet/1/row/0"),
        ("[bet.row.when]", "bet/1/row/0/when"),
        ("winner = 'tie'", "bet/1/row/0/when/winner"),
    ],
    "an array of tables below an implicit table": [
        ("[[a.b]]", "a a/b a/b/0"),
        ("[[a.b]]", "a/b/1"),
        ("[a.b.c.d]", "a/b/1/c a/b/1/c/d"),
    ],
    "an array over several lines": [
        ("chips = [ # [ 1,", "chips"),
        ("  1, 5, # ]", "chips/0 chips/1"),
        ("", ""),
        ("  # 'x", ""),
        ("  25", "chips/2"),
        ('  , # """', ""),
        ("  100,", "chips/3"),
        ("]", ""),
        ("last = 1", "last"),
    ],
    "arrays in arrays": [("a = [[], [", "a a/0 a/1"), ("1], [[", "a/1/0 a/2 a/2/0"), ("]", ""), ("]]", "")],
    "inline tables": [
        (
            "p = { x = 1, y.z = { w = [{}, {v=2}] }, y.t = 3 }",
            "p p/x p/y p/y/z p/y/z/w p/y/z/w/0 p/y/z/w/1 p/y/z/w/1/v p/y/t",
        ),
        ("q = {}", "q"),
    ],
    "an inline table whose values take several lines": [
        ("p = { x = [", "p p/x"),
        ("1,", "p/x/0"),
        ("2 ], y = '''", "p/x/1 p/y"),
        ("''', z = 3 }", "p/z"),
    ],
    "quoted keys": [
        (r""" "a.b".'c#d' = 1""", "a.b a.b/c#d"),
        (r"""'\u0041' = 2""", r"\u0041"),
        (r""""\u0041\"]" = 3""", 'A"]'),
        (r"""[ "[x]" . 'y=' ]""", "[x] [x]/y="),
        (r"""'"' = 4""", '[x]/y=/"'),
        (r"""[["]]"]]""", "]] ]]/0"),
    ],
    "strings on one line": [
        (r'''a = "# \" ' ]\\"''', "a"),
        (r"""b = '# " ] \'""", "b"),
        (r"""c = ["", '', "\\", ",", '#']""", "c c/0 c/1 c/2 c/3 c/4"),
        ("d = 1", "d"),
    ],
    "strings over several lines": [
        ('a = """', "a"),
        ("x = 1 \\", ""),
        (r'''   \""" ""\" \\"""''', ""),
        ("b = '''", "b"),
        (r"[x] \'''", ""),
        ("c = 1", "c"),
    ],
    "quotes beside the closing quotes": [
        ('a = """""""" # "', "a"),
        (r'''b = [""""x""""", """\""""]''', "b b/0 b/1"),
        ("e = [''''x'''', '''''']", "e e/0 e/1"),
        ("c = '''", "c"),
        ("'''''", ""),
        ("d = 1", "d"),
    ],
    "dates and times": [
        ("a = [1979-05-27T07:32:00-08:00, 1979-05-27 07:32:00.5 , 07:32:00,", "a a/0 a/1 a/2"),
        ("1979-05-27]", "a/3"),
        ("b = 1979-05-27 07:32:00Z # 1", "b"),
        ("c = 1979-05-27 # 2", "c"),
    ],
    "numbers and booleans": [
        ("a = [+1_000, 0xDEAD_beef, 0o17, 0b1, -0.0, 6.6e-3,", "a a/0 a/1 a/2 a/3 a/4 a/5"),
        ("1E+2, -inf, +nan, true,false]#x", "a/6 a/7 a/8 a/9 a/10"),
        ("b = true", "b"),
    ],
    "characters that end a line elsewhere": [("a = '\u2028\u0085' # \u2029", "a"), ("b = 1", "b")],
}


@pytest.mark.parametrize("last", ["", "\n"], ids=["open", "closed"])
@pytest.mark.parametrize("newline", ["\n", "\r\n"], ids=["lf", "crlf"])
@pytest.mark.parametrize("document", DOCUMENTS.values(), ids=DOCUMENTS)
def test_a_document_written_by_hand(document: list[tuple[str, str]], newline: str, last: str) -> None:
    text = newline.join(line for line, _ in document) + last.replace("\n", newline)
    expected = {path: number for number, (_, paths) in enumerate(document, start=1) for path in paths.split()}
    assert {"/".join(map(str, path)): line for path, line in places(text).items()} == expected
    assert set(places(text)) == set(paths_of(tomllib.loads(text)))


def test_keys_that_are_empty_or_have_spaces() -> None:
    assert places("''.\"\" = 1\n['a b'.\"\\t\"]") == {("",): 1, ("", ""): 1, ("a b",): 2, ("a b", "\t"): 2}


def test_a_text_that_is_not_toml_is_refused_with_its_line() -> None:
    with pytest.raises(ValueError, match=r"^line 2: '=' was expected"):
        places("a = 1\nb : 2")


# Documents written at random, in every style that TOML has.


class Section(NamedTuple):
    """A header and the pairs below it; `names` is what the header says and `path` what it means."""

    mark: str
    names: Names
    path: Path
    body: list[tuple[Names, Any]]


class Writer:
    """Writes a document in a style drawn piece by piece, and notes the line on which it wrote each path."""

    def __init__(self, draw: st.DrawFn) -> None:
        self.draw = draw
        self.text = ""
        self.lines: dict[Path, int] = {}

    def pick(self, *choices: T) -> T:
        return self.draw(st.sampled_from(choices))

    def shuffled(self, items: list[T]) -> list[T]:
        return self.draw(st.permutations(items)) if len(items) > 1 else items

    @property
    def line(self) -> int:
        return self.text.count("\n") + 1

    def note(self, path: Path) -> None:
        for length in range(1, len(path) + 1):
            self.lines.setdefault(path[:length], self.line)

    # What becomes a header and what becomes a pair.

    def plan(self, table: Table, names: Names, path: Path) -> tuple[list[tuple[Names, Any]], list[list[Section]]]:
        """The pairs of a table, and the blocks of sections that may come after it in any order."""
        body, blocks = [], []
        for key, child in table.items():
            below, there = (*names, key), (*path, key)
            if isinstance(child, dict) and self.pick(True, True, False):
                pairs, inner = self.plan(child, below, there)
                blocks += inner
                if pairs or not inner or self.pick(True, False):
                    blocks.append([Section("[]", below, there, pairs)])
            elif is_array_of_tables(child) and self.pick(True, True, False):
                blocks.append(self.plan_elements(child, below, there))
            else:
                body += self.members({key: child})
        return self.shuffled(body), self.shuffled(blocks)

    def plan_elements(self, tables: list[Table], names: Names, path: Path) -> list[Section]:
        """One block: the sub-tables of an element must come before the header of the next."""
        block = []
        for index, table in enumerate(tables):
            pairs, inner = self.plan(table, names, (*path, index))
            block += [
                Section("[[]]", names, (*path, index), pairs),
                *(section for part in inner for section in part),
            ]
        return block

    def members(self, table: Table, above: Names = ()) -> list[tuple[Names, Any]]:
        """The pairs of a table, some of its sub-tables being written with dotted keys."""
        pairs: list[tuple[Names, Any]] = []
        for key, child in table.items():
            if isinstance(child, dict) and child and self.pick(True, False):
                pairs += self.members(child, (*above, key))
            else:
                pairs.append(((*above, key), child))
        return pairs

    # Writing.

    def document(self, document: Table) -> None:
        body, blocks = self.plan(document, (), ())
        self.pairs((), body)
        for section in (section for block in blocks for section in block):
            self.text += self.pick("", "\n", "# [no]\n", "  ")
            self.note(section.path)
            self.lines[section.path] = self.line
            half = len(section.mark) // 2
            self.text += section.mark[:half] + self.pick("", " ") + self.key(section.names)
            self.text += self.pick("", "\t") + section.mark[half:] + self.pick("\n", " # 'x\n")
            self.pairs(section.path, section.body)

    def pairs(self, path: Path, body: list[tuple[Names, Any]]) -> None:
        for names, value in body:
            self.text += self.pick("", "", "\n", "\t", '# """\n')
            self.pair(path, names, value)
            self.text += self.pick("\n", " \n", "# = 1\n")

    def pair(self, path: Path, names: Names, value: Any) -> None:
        self.note((*path, *names))
        self.text += self.key(names) + self.pick("=", " = ", "\t=")
        self.value(value, (*path, *names))

    def key(self, names: Names) -> str:
        return self.pick(".", " . ", "\t.").join(map(self.name, names))

    def name(self, name: str) -> str:
        bare = [name] if re.fullmatch("[A-Za-z0-9_-]+", name) else []
        return self.pick(*bare, *one_line_strings(name))

    def value(self, value: Any, path: Path) -> None:
        if isinstance(value, list):
            self.array(value, path)
        elif isinstance(value, dict):
            self.inline_table(value, path)
        elif isinstance(value, str):
            self.text += self.pick(*one_line_strings(value), *long_strings(value))
        elif isinstance(value, bool):
            self.text += str(value).lower()
        elif isinstance(value, int):
            self.text += self.pick(f"{value:_}", f"{value:+}", f"0x{abs(value):X}" if value >= 0 else f"{value}")
        elif isinstance(value, datetime):
            self.text += value.isoformat(sep=self.pick("T", " "))
        else:
            self.text += value.isoformat()

    def array(self, value: list[Any], path: Path) -> None:
        self.text += "[" + self.gap()
        for index, child in enumerate(value):
            self.lines[(*path, index)] = self.line
            self.value(child, (*path, index))
            last = index == len(value) - 1
            self.text += self.gap() + (self.pick(",", "") if last else ",") + self.gap()
        self.text += "]"

    def gap(self) -> str:
        return self.pick("", " ", "\n", "\n\n\t", " # ],\n", "\n#'''\n")

    def inline_table(self, value: Table, path: Path) -> None:
        self.text += "{"
        for index, (names, child) in enumerate(self.shuffled(self.members(value))):
            self.text += ("," if index else "") + self.pick("", " ")
            self.pair(path, names, child)
            self.text += self.pick("", "\t")
        self.text += "}"


def is_array_of_tables(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(child, dict) for child in value)


def escaped(value: str, *, raw: str = "", quote: str = r"\"") -> str:
    """A string in the escapes of TOML, except the characters that may stay as they are."""
    value = re.sub(
        r"[\x00-\x1f\x7f]",
        lambda m: m[0] if m[0] in raw else f"\\u{ord(m[0]):04x}",
        value.replace("\\", r"\\"),
    )
    return value.replace('"', quote)


def one_line_strings(value: str) -> list[str]:
    literal = [] if re.search(r"[\x00-\x08\x0a-\x1f\x7f']", value) else [f"'{value}'"]
    return ['"' + escaped(value) + '"', '"' + escaped(value, raw="\t", quote=r"\u0022") + '"', *literal]


def long_strings(value: str) -> list[str]:
    basic = escaped(value, raw="\t\n", quote='"').replace('"""', r'""\"')
    found = [f'"""\n{basic}"""', f"'''\n{value}'''"]
    if not value.startswith("\n"):  # A newline right after the opening quotes would be dropped.
        found += [f'"""{basic}"""', f"'''{value}'''"]
    if not value.startswith((" ", "\t", "\n")):  # After a backslash at the end of a line, all space is dropped.
        found += [f'"""\\\n\n  {basic}"""']
    literal_will_do = not re.search(r"[\x00-\x08\x0b-\x1f\x7f]|'''", value)
    return [string for string in found if literal_will_do or not string.startswith("'")]


marks = st.text(st.sampled_from("\"'\\\n"), max_size=6)  # What begins, ends and breaks a string.
words = st.text(st.sampled_from("ab \t\r#[]{}=,.\x7f\u2028") | st.characters(exclude_categories=["Cs"]), max_size=6)
texts = marks | words | st.builds("".join, st.tuples(words, marks))
keys = st.sampled_from(["a", "b", "c-d", "1", "e_f"]) | texts
numbers = st.integers(-(2**63), 2**63 - 1)
scalars = texts | numbers | st.booleans() | st.dates() | st.datetimes()


def containers(children: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    tables = st.dictionaries(keys, children, max_size=4)
    return tables | st.lists(tables, min_size=1, max_size=3) | st.lists(children, max_size=4)


documents = st.dictionaries(keys, containers(st.recursive(scalars, containers, max_leaves=12)) | scalars, max_size=4)


@st.composite
def written_documents(draw: st.DrawFn) -> tuple[str, Table, dict[Path, int]]:
    """A text, the document that it means, and the line of each path."""
    document = draw(documents)
    writer = Writer(draw)
    writer.document(document)
    text = writer.pick(writer.text, writer.text.removesuffix("\n"))
    return text.replace("\n", writer.pick("\n", "\r\n")), document, writer.lines


@settings(
    max_examples=200,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(written_documents())
def test_the_lines_are_those_on_which_a_writer_wrote(written: tuple[str, Table, dict[Path, int]]) -> None:
    text, document, lines = written
    assert tomllib.loads(text) == document
    assert set(places(text)) == set(paths_of(document))
    assert places(text) == lines
