"""The linter of the message catalogues: `python -m harness.words`, part of `make check`.

English is the reference. Said with their places: a key that is missing in a language or unknown to English, a message
whose values differ from English, a `Text("key", ...)` in Python or a `t("key", ...)` of the page whose key is unknown
or whose values the message does not take, a message that nobody uses, a file that Fluent cannot parse, and prose that
stands outside the catalogues (`harness.prose`).
"""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from harness.prose import prose_in_page, prose_in_python

ROOT = Path(__file__).parent.parent
LOCALES = Path("src", "punto", "words", "locales")
ENGLISH = "en"
FORMS = {"amount", "clause", "decimal", "lines", "list", "money", "nothing", "sentence", "title", "verbatim"}
"""Keys that `punto.words.text` works out by rule."""


@dataclass(frozen=True)
class Message:
    """A message as it stands in a file."""

    key: str
    place: str
    values: frozenset[str]
    refers_to: frozenset[str]


class _Places(Visitor):
    def __init__(self) -> None:
        self.values: set[str] = set()
        self.refers_to: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.values.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.refers_to.add(node.id.name)

    def visit_TermReference(self, node: ftl.TermReference) -> None:  # noqa: N802
        self.refers_to.add(f"-{node.id.name}")
        self.generic_visit(node)


def read_language(folder: Path, root: Path, problems: list[str]) -> dict[str, Message]:
    """Every message and term of a language."""
    found: dict[str, Message] = {}
    for file in sorted(folder.glob("*.ftl")):
        source = file.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            place = f"{file.relative_to(root)}:{line}"
            if isinstance(entry, ftl.Junk):
                problems.append(f"{place}: is not Fluent: {entry.annotations[0].message}")
            if not isinstance(entry, ftl.Message | ftl.Term):
                continue
            key = entry.id.name if isinstance(entry, ftl.Message) else f"-{entry.id.name}"
            if key in found:
                problems.append(f"{place}: {key} stands at {found[key].place} already")
            if isinstance(entry, ftl.Message) and not (key == file.stem or key.startswith(f"{file.stem}-")):
                problems.append(f"{place}: {key} must begin with the name of its file, {file.stem}-")
            seen = _Places()
            seen.visit(entry)
            found[key] = Message(key, place, frozenset(seen.values), frozenset(seen.refers_to))
    return found


def compare(english: Mapping[str, Message], other: Mapping[str, Message], language: str) -> Iterator[str]:
    """What a language lacks, has too much, or says with other values."""
    for key, message in english.items():
        if key.startswith("-"):
            continue
        if key not in other:
            yield f"{message.place}: {key} is missing in {language}"
        elif unknown := _values(other, key) - _values(english, key):
            yield f"{other[key].place}: {key} takes {_named(unknown)}, which the English message does not"
    for key, message in other.items():
        if key not in english and not key.startswith("-"):
            yield f"{message.place}: {key} is not in {ENGLISH}"


def _values(messages: Mapping[str, Message], key: str) -> frozenset[str]:
    """The values of a message and of what it refers to."""
    message = messages[key]
    return message.values.union(*(_values(messages, each) for each in message.refers_to if each in messages))


def _named(values: Iterable[str]) -> str:
    return ", ".join(f"${each}" for each in sorted(values))


# ----------------------------------------------------------------------------------------------- uses


@dataclass(frozen=True)
class Use:
    """A place that says a message: by its whole key, or by a pattern of it where a part is worked out."""

    place: str
    key: str
    """A regular expression."""
    exact: bool
    values: frozenset[str] | None
    """The values given there; None when they cannot be told."""
    later: frozenset[str] = frozenset()
    """Values that the same file gives to texts which it has made before."""


_NAMED_IN_TOML = re.compile(r'key = "([a-z0-9-]+)"')
_PART = "[A-Za-z0-9_-]*"
"""What a part of a key that is worked out may be: the marks of roads and cards are capitals."""


def uses_in_python(folder: Path, root: Path) -> Iterator[Use]:
    """Every `Text(...)` and `said_by_key(...)`, and every other string that is a key."""
    for file in sorted(folder.rglob("*.py")):
        tree = ast.parse(file.read_text(encoding="utf-8"))
        later = frozenset(_given_later(tree))
        for node in ast.walk(tree):
            place = f"{file.relative_to(root)}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Text" and node.args:
                given = {keyword.arg for keyword in node.keywords}
                values = None if None in given else frozenset(each for each in given if each)
                yield from (replace(use, later=later) for use in _keys(node.args[0], place, values))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value:
                # Whole, or as a house file within the code names it.
                for key in (node.value, *_NAMED_IN_TOML.findall(node.value)):
                    yield Use(place, re.escape(key), exact=False, values=None)
            elif isinstance(node, ast.JoinedStr):
                yield from _keys(node, place, None, exact=False)


def _given_later(tree: ast.Module) -> Iterator[str]:
    """The values that `text.given(...)` adds."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "given":
            yield from (keyword.arg for keyword in node.keywords if keyword.arg)


def _keys(node: ast.expr, place: str, values: frozenset[str] | None, *, exact: bool = True) -> Iterator[Use]:
    match node:
        case ast.Constant(value=str(key)):
            yield Use(place, re.escape(key), exact=exact, values=values)
        case ast.JoinedStr(values=parts):
            pattern = "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else _PART for part in parts)
            if re.match(r"[a-z]+\\-", pattern):
                yield Use(place, pattern, exact=False, values=None)
        case ast.IfExp(body=one, orelse=other):
            yield from _keys(one, place, None, exact=exact)
            yield from _keys(other, place, None, exact=exact)


_PAGE_KEY = re.compile(r"""["'`]([a-z][a-z0-9]*(?:-(?:[a-z0-9_]+|\$\{[^}`]*\}))+)["'`]""", re.IGNORECASE)


def uses_in_page(folder: Path, root: Path) -> Iterator[Use]:
    """Every key in a string of the page; that its values are right is TypeScript's to say."""
    for file in sorted([*folder.rglob("*.svelte"), *folder.rglob("*.ts")]):
        if "generated" in file.parts:
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            for found in _PAGE_KEY.findall(line):
                pattern = re.sub(r"\\\$\\\{.*?\\\}", _PART, re.escape(found))
                yield Use(f"{file.relative_to(root)}:{number}", pattern, exact=False, values=None)


def uses_in_houses(folder: Path, root: Path) -> Iterator[Use]:
    """Keys that house files name, and the plain names of rows, which have words by their slug."""
    for file in sorted(folder.rglob("*.toml")):
        for value in _strings(tomllib.loads(file.read_text(encoding="utf-8"))):
            place = str(file.relative_to(root))
            yield Use(place, re.escape(value), exact=False, values=None)
            slug = re.sub("[^a-z0-9]+", "-", value.lower()).strip("-")
            yield Use(place, f"rows-{re.escape(slug)}", exact=False, values=None)


def _strings(value: object) -> Iterator[str]:
    match value:
        case str():
            yield value
        case dict():
            for each in value.values():
                yield from _strings(each)
        case list():
            for each in value:
                yield from _strings(each)


def check_uses(english: Mapping[str, Message], uses: Iterable[Use]) -> Iterator[str]:
    """Keys that are unknown, values that do not fit, and messages that nobody says."""
    said: set[str] = {"language-name"}
    patterns: dict[str, Use] = {}
    for use in uses:
        key = use.key.replace("\\", "")
        if key in english:
            said.add(key)
            if use.values is not None and use.exact:
                wanted = _values(english, key)
                if unknown := use.values - wanted:
                    yield f"{use.place}: {key} does not take {_named(unknown)}"
                if missing := wanted - use.values - use.later:
                    yield f"{use.place}: {key} lacks {_named(missing)}"
        elif use.exact and key not in FORMS:
            yield f"{use.place}: there is no message {key}"
        elif "[" in use.key:
            patterns[use.key] = use
    for pattern in patterns:
        said.update(key for key in english if re.fullmatch(pattern, key))
    reached = set(said)
    while new := {each for key in reached if key in english for each in english[key].refers_to} - reached:
        reached |= new
    for key, message in english.items():
        if key not in reached:
            yield f"{message.place}: nobody uses {key}"


def check(root: Path = ROOT) -> list[str]:
    """Every problem of words in a project, each with its place."""
    problems: list[str] = []
    folders = sorted(folder for folder in (root / LOCALES).iterdir() if folder.is_dir())
    languages = {folder.name: read_language(folder, root, problems) for folder in folders}
    english = languages[ENGLISH]
    for name, messages in languages.items():
        if name != ENGLISH:
            problems += compare(english, messages, name)
    source, page = root / "src" / "punto", root / "web" / "src"
    uses = [*uses_in_python(source, root), *uses_in_page(page, root), *uses_in_houses(source, root)]
    problems += check_uses(english, uses)
    problems += prose_in_python(source, root)
    problems += prose_in_page(page, root)
    return problems


def main() -> int:
    """Print every problem with its place; 1 if there is any."""
    problems = check()
    for problem in problems:
        print(problem)
    if problems:
        files = {problem.split(":")[0] for problem in problems}
        print(f"{len(problems)} problems of words in {len(files)} files.", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
